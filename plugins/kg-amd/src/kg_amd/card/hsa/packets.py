"""AQL packets of 64 bytes, without their headers, and the headers by
which a queue's processor orders them (HSA Platform System Architecture, 2.9)."""

from __future__ import annotations

import struct
from typing import Final

from kg_gpu import Grid

BYTES: Final = 64
#: Behind the header: setup or nothing, then what the kind of packet has.
_DISPATCH: Final = struct.Struct("<HHHHHIIIIIQQQQ")
_BARRIER: Final = struct.Struct("<HI5QQQ")
_DIMENSIONS: Final = 3
_KERNEL, _BARRIER_AND = 2, 3
_IN_TURN: Final = 1 << 8  #: after all packets before it have ended
_ACQUIRE, _RELEASE = 9, 11
_AGENT, _SYSTEM = 1, 2


def _header(kind: int, scope: int, in_turn: int = _IN_TURN) -> int:
    return kind | in_turn | scope << _ACQUIRE | scope << _RELEASE


#: A kernel sees what kernels before it wrote, and starts after them, or beside those that it does not depend on.
LAUNCH: Final = _header(_KERNEL, _AGENT)
BESIDE: Final = _header(_KERNEL, _AGENT, 0)
#: Between a queue and what is outside of it: what kernels wrote is in memory, what others wrote is seen.
BARRIER: Final = _header(_BARRIER_AND, _SYSTEM)
#: Nothing.
SKIP: Final = _header(_BARRIER_AND, 0)
SKIP_BESIDE: Final = _header(_BARRIER_AND, 0, 0)


def dispatch(block: Grid, grid: Grid, private: int, shared: int, kernel: int, arguments: int, signal: int = 0) -> bytes:
    """A kernel on so many work-groups."""
    items = [groups * size for groups, size in zip(grid, block, strict=True)]
    return _DISPATCH.pack(_DIMENSIONS, *block, 0, *items, private, shared, kernel, arguments, 0, signal)


def barrier(signal: int = 0, after: int = 0) -> bytes:
    """Waits until `after` is 0; then `signal` counts down."""
    return _BARRIER.pack(0, 0, after, 0, 0, 0, 0, 0, signal)


#: Where the arguments' address stands in what `dispatch` gives.
ARGUMENTS: Final = 38
