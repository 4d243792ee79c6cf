"""Deferred release of modules, graphs and external memory, until no launched work can use them."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from itertools import count

Release = Callable[[], object]


class Retired:
    """In the order of one stream: who waits for all that was launched has waited for the last use
    of what was added before."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[int, Release]] = deque()
        self._numbers = count()
        self._lock = threading.RLock()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, release: Release) -> None:
        """May be called while garbage is collected, at any place: it calls nothing, and waits for nobody."""
        self._waiting.append((next(self._numbers), release))

    def waited(self, wait: Callable[[], object]) -> None:
        """Wait for all that was launched, and give back what was added before that."""
        last = next(self._numbers)
        wait()
        with self._lock:
            while self._waiting and self._waiting[0][0] < last:
                self._waiting.popleft()[1]()
