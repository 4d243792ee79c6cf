"""The order of nodes within a block, for registers: a block whose values need more than there are is ordered anew, from its end to its start.

Each step takes, of the nodes whose users are all placed, the one that opens the fewest live values less those that it closes: a matrix multiply walks
over all its accumulators with one column of loads, instead of loading all columns for one accumulator. Loads and stores of memory keep their order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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


def _operands(uop: UOp, carried: Carried) -> Sequence[UOp]:
    """The nodes that must come before: of a register's LOAD what it sees."""
    seen = carried.value_of.get(uop)
    if seen is not None:
        return [seen] if isinstance(seen, UOp) else ()
    return uop.src


def _values(uop: UOp, reads: Sequence[UOp]) -> Sequence[UOp]:
    """The nodes whose values it reads, of those that must come before."""
    least = 1 if uop.op is Op.LOAD else 2 if uop.op is Op.STORE else len(reads)
    if reads is not uop.src or len(reads) <= least:
        return reads
    order = uop.order
    return [s for s in reads if s not in order]


def _places(nodes: Sequence[UOp], inside: Mapping[UOp, int]) -> list[int]:
    found = [inside[s] for s in nodes if s in inside]
    return list(dict.fromkeys(found)) if len(found) > 1 else found


def _ordered(block: list[UOp], carried: Carried, is_counted: Callable[[UOp], bool], limit: int) -> list[UOp]:
    if len(block) <= limit:
        return block
    value_of = carried.value_of
    brought = [u in value_of and not isinstance(value_of[u], UOp) for u in block]  # live when the block begins
    registers = [is_register_access(u) for u in block]
    counted = [(of or not own) and is_counted(u) for u, of, own in zip(block, brought, registers, strict=True)]
    if sum(counted) <= limit // 2:
        return block
    inside = {u: n for n, u in enumerate(block)}
    reads = [_operands(u, carried) for u in block]
    operands = [_places(_values(u, mine), inside) for u, mine in zip(block, reads, strict=True)]
    kept = {o for n, own in enumerate(registers) if own and block[n].op is Op.STORE for o in operands[n] if counted[o]}
    if _pressure(operands, counted, brought, kept) <= limit // 2:
        return block
    before = _memory_order(block, registers, [_places(mine, inside) for mine in reads])
    users = [0] * len(block)
    for mine in before:
        for n in mine:
            users[n] += 1
    readers: list[list[int]] = [[] for _ in block]
    for n, mine in enumerate(operands):
        for o in mine:
            readers[o].append(n)
    operands = [[o for o in mine if counted[o]] for mine in operands]
    opened = [len(mine) for mine in operands]  # values that are not live yet: they only get fewer
    live = [False] * len(block)
    placed: list[int] = []
    is_ready, is_placed = [not count for count in users], [False] * len(block)
    size = len(block)

    def key(n: int) -> int:  # those that the block begins with last, then what opens the fewest, then the last
        return (brought[n] << 20 | opened[n] + 1 - live[n]) * size + size - 1 - n

    ready = [key(n) for n, count in enumerate(users) if not count]
    heapify(ready)
    while ready:
        best = size - 1 - heappop(ready) % size
        if is_placed[best]:  # an older, worse key of it
            continue
        is_placed[best] = True
        live[best] = False
        placed.append(best)
        for o in operands[best]:
            if not live[o]:
                live[o] = True
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


def _memory_order(block: Sequence[UOp], registers: Sequence[bool], before: list[list[int]]) -> list[list[int]]:
    """To what must come `before` each node is added, for an access of memory, the store before it, for a store the loads before it too."""
    last, loads = -1, list[int]()
    for n, u in enumerate(block):
        op = u.op
        if (op is Op.LOAD or op is Op.STORE or op is Op.PREFETCH) and not registers[n]:
            if last >= 0:
                before[n].append(last)
            if op is Op.STORE:
                before[n] += loads
                last, loads = n, []
            else:
                loads.append(n)
    return before
