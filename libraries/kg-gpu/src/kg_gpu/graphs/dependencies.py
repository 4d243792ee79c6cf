"""Dependencies among commands of a graph, and an order that exposes missing ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from typing import Final

from kg_gpu.card import KernelNode, Node

#: Kernels of a graph that errors name.
_NAMED: Final = 8


@dataclass(frozen=True, slots=True)
class Access:
    """What a command does with memory: bytes `start` to `start + nbytes` of memory number `memory`;
    two numbers are two memories."""

    memory: int
    start: int
    nbytes: int
    written: bool


def dependencies(steps: Sequence[Sequence[Access]]) -> list[tuple[int, ...]]:
    """For each step those that must have ended before:
    what it reads was written by them, what it writes was read or written. Those that follow from others are left out."""
    touched: dict[int, list[tuple[int, Access]]] = {}
    before: list[int] = []  # of each step all steps that come before it, as bits
    found: list[tuple[int, ...]] = []
    for number, accesses in enumerate(steps):
        meets = {
            other
            for access in accesses
            for other, earlier in touched.get(access.memory, ())
            if (access.written or earlier.written) and _overlap(access, earlier)
        }
        bits, direct = 0, list[int]()
        for other in sorted(meets, reverse=True):
            if not bits >> other & 1:
                direct.append(other)
                bits |= before[other] | 1 << other
        before.append(bits)
        found.append(tuple(sorted(direct)))
        for access in accesses:
            entries = touched.setdefault(access.memory, [])
            if access.written:  # who meets what lies within it meets this step
                entries[:] = [e for e in entries if not _within(e[1], access)]
            entries.append((number, access))
    return found


def _overlap(one: Access, other: Access) -> bool:
    return one.start < other.start + other.nbytes and other.start < one.start + one.nbytes


def _within(one: Access, other: Access) -> bool:
    return other.start <= one.start and one.start + one.nbytes <= other.start + other.nbytes


def graph_name(name: str, nodes: Sequence[Node]) -> str:
    """What errors call a graph, by its first kernels."""
    kernels = dict.fromkeys(node.kernel.name for node in nodes if isinstance(node, KernelNode))
    more = ", ..." if len(kernels) > _NAMED else ""
    return f"{name} (a graph of {', '.join(list(kernels)[:_NAMED])}{more})"


def late_order(after: Sequence[Sequence[int]]) -> list[int]:
    """Numbers in an order that dependencies allow:
    always the greatest that may come, so that one that is missing gives wrong results."""
    users: list[list[int]] = [[] for _ in after]
    missing = [len(first) for first in after]
    for number, first in enumerate(after):
        for other in first:
            users[other].append(number)
    ready = [-number for number, count in enumerate(missing) if not count]
    heapify(ready)
    found: list[int] = []
    while ready:
        number = -heappop(ready)
        found.append(number)
        for user in users[number]:
            missing[user] -= 1
            if not missing[user]:
                heappush(ready, -user)
    return found
