"""Runs Python's cyclic garbage collector less often while many long-lived nodes are made.

Each collection would walk all of them again. Not switched off: what runs meanwhile may be a person's function, whose garbage may be large. On
the way to a first result one collection in 300,000 objects costs as little as none; `gc.freeze` saves half of that, and to undo it would undo
a person's own.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from kg.locks import at_fork, fork_safe_lock

#: How many more objects there are than before when the collector looks at the new ones.
SELDOM: Final = 300_000
_lock: Final = fork_safe_lock()
#: The threads within, one as often as it is.
_within: Final[list[int]] = []
#: The thresholds that are to be there again, while they are raised.
_before: Final[list[tuple[int, int, int]]] = []


@contextmanager
def infrequent_collection() -> Generator[None, None, None]:
    """Within, in any number of threads, the collector starts at SELDOM new objects if it would earlier.
    The last one to leave sets back what the first one found, unless somebody else has set it meanwhile; whether the collector
    is on is nobody's business here."""
    thread = threading.get_ident()
    with _lock:
        if not _within:
            _raise()
        _within.append(thread)
    try:
        yield
    finally:
        with _lock:
            _within.remove(thread)
            if not _within:
                _set_back()


def _raise() -> None:
    first, *others = found = gc.get_threshold()
    if 0 < first < SELDOM:  # 0: never
        gc.set_threshold(SELDOM, *others)
        _before.append(found)


def _set_back() -> None:
    while _before:
        found = _before.pop()
        if gc.get_threshold() == (SELDOM, *found[1:]):
            gc.set_threshold(*found)


def _forget_other_threads() -> None:
    """A forked child has only the thread that forked."""
    _within[:] = [t for t in _within if t == threading.get_ident()]
    if not _within:
        _set_back()


at_fork(after_in_child=_forget_other_threads)
