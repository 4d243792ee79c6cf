"""The least time of one of many calls."""

from __future__ import annotations

import time
from collections.abc import Callable


def least(call: Callable[[], object], rounds: int, seconds: float) -> float:
    """Seconds that a call takes: the least of the means of several rounds,
    which together last about so long."""
    call()
    start = time.perf_counter()
    call()
    calls = max(1, int(seconds / (time.perf_counter() - start) / rounds))
    found = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(calls):
            call()
        found = min(found, (time.perf_counter() - start) / calls)
    return found
