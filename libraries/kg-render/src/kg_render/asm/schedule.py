"""The order of nodes within a block, for registers: a block whose values need more than there are is ordered anew, from its end to its start.

Each step takes, of the nodes whose users are all placed, the one that opens the fewest live values less those that it closes: a matrix multiply walks
over all its accumulators with one column of loads, instead of loading all columns for one accumulator. Loads and stores of memory keep their order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heapify, heappop, heappush

from kg.plugin import Op, UOp
from kg.plugin.rendering import Carried, is_register_access

#: What begins or ends a block, or must stay where it is.
_FIXED = frozenset({Op.RANGE, Op.END, Op.IF, Op.ENDIF, Op.SINK, Op.BARRIER, Op.CUSTOM})


def order_for_registers(uops: Sequence[UOp], carried: Carried, is_counted: Callable[[UOp], bool], limit: int) -> list[UOp]:
    """The program with its blocks ordered. `is_counted`: whether a node's value takes one of the `limit` registers."""
    found: list[UOp] = []
    block: list[UOp] = []
    for uop in uops:
        if uop.op in _FIXED:
            found += _ordered(block, carried, is_counted, limit)
            found.append(uop)
            block = []
        else:
            block.append(uop)
    return found + block


def _operands(uop: UOp, carried: Carried) -> list[UOp]:
    """The nodes that must come before: of a register's LOAD what it sees."""
    if uop in carried.value_of:
        seen = carried.value_of[uop]
        return [seen] if isinstance(seen, UOp) else []
    return list(dict.fromkeys(uop.src))


def _values(uop: UOp, carried: Carried) -> Sequence[UOp]:
    """The nodes whose values it reads: not those that only come before."""
    reads = _operands(uop, carried)
    if uop in carried.value_of or uop.op not in (Op.LOAD, Op.STORE):
        return reads
    order = set(uop.order)
    return [s for s in reads if s not in order]


def _ordered(block: list[UOp], carried: Carried, is_counted: Callable[[UOp], bool], limit: int) -> list[UOp]:
    if len(block) <= limit:
        return block
    inside = {u: n for n, u in enumerate(block)}
    needed = [[inside[s] for s in _operands(u, carried) if s in inside] for u in block]
    operands = [[inside[s] for s in _values(u, carried) if s in inside] for u in block]
    brought = [u in carried.value_of and not isinstance(carried.value_of[u], UOp) for u in block]  # live when the block begins
    counted = [is_counted(u) and (of or not is_register_access(u)) for u, of in zip(block, brought, strict=True)]
    kept = {
        o for u, of in zip(block, operands, strict=True) if u.op is Op.STORE and is_register_access(u) for o in of if counted[o]
    }
    if _pressure(operands, counted, brought, kept) <= limit // 2:
        return block
    before = _memory_order(block, needed)
    users = [0] * len(block)
    for mine in before:
        for n in mine:
            users[n] += 1
    readers: list[list[int]] = [[] for _ in block]
    for n, mine in enumerate(operands):
        for o in mine:
            readers[o].append(n)
    opened = [sum(counted[o] for o in mine) for mine in operands]  # values that are not live yet: they only get fewer
    live: set[int] = set()
    placed: list[int] = []
    is_ready, is_placed = [not count for count in users], [False] * len(block)
    key: Callable[[int], tuple[bool, int, int]] = lambda n: (brought[n], opened[n] - (n in live), -n)  # noqa: E731
    ready = [key(n) for n, count in enumerate(users) if not count]
    heapify(ready)
    while ready:
        best = -heappop(ready)[2]
        if is_placed[best]:  # an older, worse key of it
            continue
        is_placed[best] = True
        live.discard(best)
        placed.append(best)
        for o in operands[best]:
            if counted[o] and o not in live:
                live.add(o)
                for n in readers[o]:
                    opened[n] -= 1
                    if is_ready[n] and not is_placed[n]:
                        heappush(ready, key(n))
        for n in before[best]:
            users[n] -= 1
            if not users[n]:
                is_ready[n] = True
                heappush(ready, key(n))
    return [block[n] for n in reversed(placed)]


def _pressure(operands: Sequence[Sequence[int]], counted: Sequence[bool], brought: Sequence[bool], kept: set[int]) -> int:
    """The most values of the block that are live at once, in its order: `brought` ones from its beginning, `kept` ones to its end."""
    live = set(kept)
    most = 0
    for n in range(len(operands) - 1, -1, -1):
        if not brought[n]:
            live.discard(n)
        live.update(o for o in operands[n] if counted[o])
        most = max(most, len(live))
    return most


def _memory_order(block: Sequence[UOp], operands: Sequence[Sequence[int]]) -> list[list[int]]:
    """The operands, and of each access of memory the store before it, of a store the loads before it too."""
    before = [list(mine) for mine in operands]
    last, loads = -1, list[int]()
    for n, u in enumerate(block):
        if u.op in (Op.STORE, Op.LOAD, Op.PREFETCH) and not is_register_access(u):
            if last >= 0:
                before[n].append(last)
            if u.op is Op.STORE:
                before[n] += loads
                last, loads = n, []
            else:
                loads.append(n)
    return before
