"""Driver errors as kg's errors: the request, recent launches, and whether the device is lost."""

from __future__ import annotations

from collections import deque
from typing import Final

from kg.plugin import KgError, LaunchError, OutOfMemoryError

#: Names of launches that are kept.
_NAMED: Final = 8


class CardError(KgError):
    """What the driver refused, in its words, and what it was asked for."""


class Failures:
    """Of one card, whose name errors say.
    What a launch did wrong is told by a later call, so that the names of launches are kept until a wait.

    `kind`: the class of what is neither fatal nor out of memory; `hint`: what to do where one of several launches has failed.
    """

    def __init__(self, name: str, kind: type[KgError] = CardError, hint: str = "") -> None:
        self._name, self._kind, self._hint = name, kind, hint
        self.launched: deque[str] = deque(maxlen=_NAMED)
        self.dead = ""  #: why nothing works any more

    def error(self, what: str, said: str, *, fatal: bool = False, memory: bool = False) -> KgError:
        """The error to raise.
        `fatal`: nothing works in this process's context any more; `memory`: there is none left."""
        names = list(dict.fromkeys(self.launched))
        kernels = f"; launched since the last wait: {', '.join(names)}" if names else ""
        if fatal:
            which = self._hint if len(names) > 1 else ""
            self.dead = f"{self._name}: {said}{kernels}. The context is lost: start a new process{which}"
            return LaunchError(self.dead)
        if memory:
            return OutOfMemoryError(f"{what}: {self._name} has no memory left: {said}")
        return self._kind(f"{what} failed on {self._name}: {said}{kernels}")
