"""Of pyobjc's core what kg-metal asks for: the pool within which Metal's objects are returned,
and objects by their pointers."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

_open = threading.local()
#: What is at a pointer, while it lives.
objects: WeakValueDictionary[int, object] = WeakValueDictionary()


def objc_object(*, c_void_p: ctypes.c_void_p) -> object:
    """The object at a pointer, retained."""
    return objects[c_void_p.value or 0]


@contextmanager
def autorelease_pool() -> Iterator[None]:
    _open.pools = pools() + 1
    try:
        yield
    finally:
        _open.pools -= 1


def pools() -> int:
    """How many this thread has open."""
    return getattr(_open, "pools", 0)
