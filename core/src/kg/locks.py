"""Locks that a forked child can use: held by the forking thread across a fork, so that no other thread holds them then."""

from __future__ import annotations

import os
import threading


def fork_safe_lock() -> threading.RLock:
    """A reentrant lock for the life of the process. Only for modules: it is never forgotten."""
    lock = threading.RLock()
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release)
    return lock
