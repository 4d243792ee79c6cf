"""GPU timing: timestamps in the stream around launches and copies, read when all have ended."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

from kg.plugin import Timed

from kg_gpu.card import Card

_T = TypeVar("_T")
#: What it was, its name, and the stamps before and after.
_Span = tuple[str, str, object, object]


class Stamp:
    """A driver's event that is timed, used again when nobody asks for its time any more: `free` has those."""

    __slots__ = ("_free", "event")

    def __init__(self, event: Any, free: list[Any]) -> None:
        self.event, self._free = event, free

    def __del__(self) -> None:
        if hasattr(self, "event"):
            self._free.append(self.event)


class Clock:
    """One thread's work is timed at a time; who else wants that waits."""

    def __init__(self, card: Card) -> None:
        self._card = card
        self._spans: list[_Span] = []
        self._lock = threading.RLock()
        #: Whose work is timed; 0 is nobody's. Asked at every launch.
        self.thread = 0

    def run(self, kind: str, name: str, call: Callable[..., _T], *arguments: object) -> _T:
        """A launch or a copy, timed where it is this thread's turn."""
        if threading.get_ident() != self.thread:
            return call(*arguments)
        first = self._card.stamp()
        result = call(*arguments)
        self._spans.append((kind, name, first, self._card.stamp()))
        return result

    def timed(self, call: Callable[[], object], wait: Callable[[], object]) -> list[Timed]:
        """What a call asks for, in order. Within another such call it is a part of that one, too."""
        with self._lock:
            outer, around = self.thread, self._spans
            self.thread, self._spans = threading.get_ident(), []
            try:
                begin = self._card.stamp()
                call()
                spans = self._spans
            finally:
                around += self._spans
                self.thread, self._spans = outer, around if outer else []
            wait()
            return [self._read(begin, *span) for span in spans]

    def _read(self, begin: object, kind: str, name: str, first: object, last: object) -> Timed:
        start = self._card.seconds(begin, first)
        return Timed(kind, name, start, start + self._card.seconds(first, last))
