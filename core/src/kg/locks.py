"""Locks that a forked child can use: the forking thread acquires all of them around a fork.

Python's locks of modules that are being imported can't be held: a fork waits until no other thread imports on behalf of kg.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final, Generic, Protocol, Self, TypeVar, overload

#: How long one lock is waited for while others are held, in seconds.
_TRY: Final = 0.05
#: How long a fork waits for imports at most, in seconds, and how often it looks.
_IMPORTS, _LOOK = 10.0, 0.001
_IMPORTER: Final = "<frozen importlib._bootstrap>"


_T = TypeVar("_T")


def at_fork(
    *,
    before: Callable[[], object] | None = None,
    after_in_parent: Callable[[], object] | None = None,
    after_in_child: Callable[[], object] | None = None,
) -> None:
    """Have these called around every fork of this process, for the rest of its life.
    Windows has no fork: there it does nothing."""
    given = {"before": before, "after_in_parent": after_in_parent, "after_in_child": after_in_child}
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(**{when: call for when, call in given.items() if call is not None})


class cached_property(Generic[_T]):
    """functools.cached_property of Python 3.12:
    that of 3.11 has one lock for all objects of a class, which a forked child may find taken.

    Two threads may compute a value at the same time; all see the one that was kept first.
    """

    def __init__(self, compute: Callable[..., _T]) -> None:
        self._compute, self._name, self.__doc__ = compute, compute.__name__, compute.__doc__

    @overload
    def __get__(self, instance: None, owner: type[object] | None = None) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: type[object] | None = None) -> _T: ...

    def __get__(self, instance: object | None, owner: type[object] | None = None) -> Self | _T:
        if instance is None:
            return self
        kept: dict[str, _T] = instance.__dict__  # which is asked before this is, so that this runs once
        return kept[self._name] if self._name in kept else kept.setdefault(self._name, self._compute(instance))


class Lock(Protocol):
    """An RLock, or what is used as one: the forking thread may hold it already."""

    def acquire(self, blocking: bool = True, timeout: float = -1) -> bool: ...

    def release(self) -> None: ...


#: The first is for the list itself: no lock is added while a thread forks.
_held: Final[list[Lock]] = [threading.RLock()]


def fork_safe_lock() -> threading.RLock:
    """A reentrant lock for the life of the process. Only for modules: it is never forgotten."""
    lock = threading.RLock()
    hold_across_forks(lock)
    return lock


def hold_across_forks(lock: Lock) -> None:
    """Likewise for a reentrant lock of another library, that is held while its code runs without the
    interpreter's lock. Who makes another library known so, and uses it for the first time, holds a lock of `fork_safe_lock`
    meanwhile: a fork may have begun before."""
    _held[0].acquire()
    try:
        if not any(lock is known for known in _held):
            _held.append(lock)
    finally:
        _held[0].release()


def _acquire_all() -> None:
    """Threads take these locks within each other in any order (garbage is collected within any of them):
    none is held for long while another is waited for, and the one that was busy is the first to be taken then."""
    order, end = list(_held), time.monotonic() + _IMPORTS
    while True:
        taken: list[Lock] = []
        try:
            while len(taken) < len(order) and order[len(taken)].acquire(timeout=_TRY if taken else -1):
                taken.append(order[len(taken)])
        except BaseException:
            _release(taken)
            raise
        if len(taken) < len(order):
            _release(taken)
            order.insert(0, order.pop(len(taken)))
        elif len(order) < len(_held):  # one was added before the first was taken
            _release(taken)
            order = list(_held)
        elif _imports_elsewhere() and time.monotonic() < end:
            _release(taken)
            time.sleep(_LOOK)
        else:
            _taken.extend(taken)
            return


def _imports_elsewhere() -> bool:
    """Whether another thread is importing something that kg's code asked for.
    What is imported before kg is called may run for ever."""
    frames = sys._current_frames()  # pyright: ignore[reportPrivateUsage] -- documented, whatever its name
    return any(_imports_for_kg(frame) for thread, frame in frames.items() if thread != threading.get_ident())


def _imports_for_kg(frame: FrameType | None) -> bool:
    within_import = False
    while frame is not None:
        if frame.f_code.co_filename == _IMPORTER:
            within_import = True
        elif within_import and str(frame.f_globals.get("__name__")).startswith(("kg.", "kg_")):
            return True
        frame = frame.f_back
    return False


def _release_all() -> None:
    taken = _taken.copy()
    _taken.clear()  # before another thread that forks can have the locks
    _release(taken)


def _release(taken: list[Lock]) -> None:
    for lock in reversed(taken):
        lock.release()


#: Those that the forking thread has; one more may be made meanwhile.
_taken: Final[list[Lock]] = []
at_fork(before=_acquire_all, after_in_parent=_release_all, after_in_child=_release_all)
