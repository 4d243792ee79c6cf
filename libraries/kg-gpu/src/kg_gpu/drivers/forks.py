"""Fork handling: in a forked child the parent's driver state is dead, and the child exits without it."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Final
from weakref import WeakSet

from kg.plugin import DeviceUnavailable, at_fork

from kg_gpu.card import Card


class Forks:
    """Of one device's drivers.
    `used` is set by who initialises one in this process; `cards` are those that were opened."""

    def __init__(self, device: str) -> None:
        self._device, self._reason = device, ""
        self.used = False
        self.cards: Final[WeakSet[Card]] = WeakSet()
        at_fork(after_in_child=self._abandon)

    def refuse(self) -> None:
        """Raises DeviceUnavailable in a process that was forked off one that used the driver."""
        if self._reason:
            raise DeviceUnavailable(f"{self._device}: {self._reason}")

    def _abandon(self) -> None:
        if self.used:
            self._reason = (
                f"this process was forked off one that used {self._device}, whose driver does not come along: "
                f"use {self._device} after the fork, or start processes by spawn"
            )
            for card in list(self.cards):
                card.forked(self._reason)


@cache
def skip_exit_handlers() -> None:
    """Called once a driver is there whose exit handlers wait, in processes that are forked off,
    for threads that are not there: those of Mesa 22.3 (`util_queue`) crash, those of Intel's OpenCL runtime 2026.22 hang now
    and then. From now on such processes end before them."""
    at_fork(after_in_child=_end_before_the_driver)


def _end_before_the_driver() -> None:
    """What the C library does at the exit of a process goes from the last that was asked for to the first:
    all that this process asks for itself, then to write out its files, then to end with its status, as os._exit does. Those
    that the driver asked for do not come."""
    library = ctypes.CDLL(None)
    if not hasattr(library, "on_exit"):  # another C library than GNU's
        return
    library.on_exit(ctypes.cast(library._exit, ctypes.c_void_p), None)
    library.__cxa_atexit(ctypes.cast(library.fflush, ctypes.c_void_p), None, None)
