"""Of pyobjc's core what kg-metal asks for: the pool within which Metal's objects are returned."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

_open = threading.local()


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
