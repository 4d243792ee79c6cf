"""Processes that are forked off from one with a driver in it, whose threads they lack: how they come to an end."""

from __future__ import annotations

import ctypes
from functools import cache

from kg.plugin import at_fork


@cache
def watch() -> None:
    """Called once the driver is there: from now on processes that are forked off end before Mesa's exit handlers, which wait in them for
    threads that are not there, and crash (`util_queue`'s, seen in 22.3)."""
    at_fork(after_in_child=_end_before_the_driver)


def _end_before_the_driver() -> None:
    """What the C library does at the exit of a process goes from the last that was asked for to the first: all that this process asks for
    itself, then to write out its files, then to end with its status, as os._exit does. Those that the driver asked for do not come."""
    library = ctypes.CDLL(None)
    if not hasattr(library, "on_exit"):  # another C library than GNU's
        return
    library.on_exit(ctypes.cast(library._exit, ctypes.c_void_p), None)
    library.__cxa_atexit(ctypes.cast(library.fflush, ctypes.c_void_p), None, None)
