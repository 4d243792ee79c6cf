"""Instruction scheduling for register pressure: reorders blocks that need too many.

Each step takes, of the nodes whose users are all placed, the one that opens the fewest live values less those that it closes: a matrix multiply walks
over all its accumulators with one column of loads, instead of loading all columns for one accumulator. Loads and stores of memory keep their order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from heapq import heapify, heappop, heappush

from kg.plugin import DType, Op, UOp

from kg_render.carried import Carried

_ACCESSES = frozenset({Op.LOAD, Op.STORE, Op.PREFETCH})
#: What begins or ends a block, or must stay where it is.
_FIXED = frozenset({Op.RANGE, Op.END, Op.IF, Op.ENDIF, Op.SINK, Op.BARRIER, Op.CUSTOM})


def is_held(uop: UOp) -> bool:
    """Whether a value takes a register until it is used, as scalar integers,
    which become part of addresses, hardly do."""
    return _is_held(uop.dtype)


@cache
def _is_held(dtype: object) -> bool:
    return isinstance(dtype, DType) and dtype.name != "void" and (dtype.is_bool or dtype.lanes > 1 or dtype.is_float)


def order_for_registers(
    uops: Sequence[UOp],
    carried: Carried,
    is_counted: Callable[[UOp], bool],
    limit: int,
    joins: Callable[[UOp, UOp], bool] | None = None,
) -> list[UOp]:
    """The program with its blocks ordered.
    `is_counted`: whether a node's value takes one of the `limit` registers. `joins`: whether a node is part of the instruction
    of its user, as a product of the sum that it is added to."""
    found: list[UOp] = []
    block: list[UOp] = []
    for uop in uops:
        if uop.op in _FIXED:
            found += _ordered(block, carried, is_counted, limit, joins)
            found.append(uop)
            block = []
        else:
            block.append(uop)
    return found + block


def _ordered(
    block: list[UOp],
    carried: Carried,
    is_counted: Callable[[UOp], bool],
    limit: int,
    joins: Callable[[UOp, UOp], bool] | None,
) -> list[UOp]:
    if len(block) <= limit:
        return block
    value_of, stores = carried.value_of, carried.stores
    counted = [u not in stores and is_counted(u) for u in block]
    brought = [False] * len(block)  # live when the block begins
    for n, u in enumerate(block):
        if u in value_of:
            brought[n] = not isinstance(value_of[u], UOp)
            counted[n] = counted[n] and brought[n]
    if sum(counted) <= limit // 2:
        return block
    operands, before = _sources(block, carried)
    if joins is not None:
        for n, u in enumerate(block):
            for o in operands[n]:
                if counted[o] and joins(block[o], u):
                    operands[n] = list(dict.fromkeys([p for p in operands[n] if p != o] + operands[o]))
                    operands[o], counted[o] = [], False
    operands = [[o for o in mine if counted[o]] if mine else mine for mine in operands]
    kept = {o for n, u in enumerate(block) if u in stores for o in operands[n]} if stores else set[int]()
    if _pressure(operands, brought, kept) <= limit // 2:
        return block
    _keep_memory_order(block, carried, before)
    users = [0] * len(block)
    for mine in before:
        for n in mine:
            users[n] += 1
    readers: list[list[int]] = [[] for _ in block]
    for n, mine in enumerate(operands):
        for o in mine:
            readers[o].append(n)
    opened = [len(mine) for mine in operands]  # values that are not live yet: they only get fewer
    live = [False] * len(block)
    placed: list[int] = []
    is_ready, is_placed = [not count for count in users], [False] * len(block)
    size = len(block)

    # those that the block begins with come last, then what opens the fewest, then the last: this, and `size` for each value that is opened
    keys = [((begins << 20) + 1) * size + size - 1 - n for n, begins in enumerate(brought)]
    ready = [keys[n] + opened[n] * size for n, count in enumerate(users) if not count]
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
                keys[o] -= size
                for n in readers[o]:
                    opened[n] -= 1
                    if is_ready[n] and not is_placed[n]:
                        heappush(ready, keys[n] + opened[n] * size)
        for n in before[best]:
            users[n] -= 1
            if not users[n]:
                is_ready[n] = True
                heappush(ready, keys[n] + opened[n] * size)
    return [block[n] for n in reversed(placed)]


def _sources(block: Sequence[UOp], carried: Carried) -> tuple[list[list[int]], list[list[int]]]:
    """Of each node those of the block whose values it reads, and those that must come before it.
    Of a register's LOAD what it sees."""
    value_of = carried.value_of
    load, store = Op.LOAD, Op.STORE
    inside = {u: n for n, u in enumerate(block)}
    number_of = inside.get
    operands: list[list[int]] = []
    before: list[list[int]] = []
    for u in block:
        src, op = u.src, u.op
        if u in value_of:
            seen = value_of[u]
            src = (seen,) if isinstance(seen, UOp) else ()
        found: list[int] = []
        for s in src:
            n = number_of(s)
            if n is not None and n not in found:
                found.append(n)
        before.append(found)
        if (op is load and len(src) > 1) or (op is store and len(src) > 2):
            order = u.order
            found = [n for n in found if block[n] not in order]
        operands.append(found)
    return operands, before


def _pressure(operands: Sequence[Sequence[int]], brought: Sequence[bool], kept: set[int]) -> int:
    """The most values of the block that are live at once, in its order:
    `brought` ones from its beginning, `kept` ones to its end."""
    live = [n in kept for n in range(len(operands))]
    now = most = len(kept)
    for n in range(len(operands) - 1, -1, -1):
        if live[n] and not brought[n]:
            live[n] = False
            now -= 1
        for o in operands[n]:
            if not live[o]:
                live[o] = True
                now += 1
        most = max(most, now)
    return most


def _keep_memory_order(block: Sequence[UOp], carried: Carried, before: list[list[int]]) -> None:
    """To what must come `before` each node is added, for an access of memory, the store before it,
    for a store the loads before it too."""
    value_of, stores = carried.value_of, carried.stores
    last, loads = -1, list[int]()
    for n, u in enumerate(block):
        op = u.op
        if op in _ACCESSES and u not in value_of and u not in stores:
            more = [last] if last >= 0 else []
            if op is Op.STORE:
                more += loads
                last, loads = n, []
            else:
                loads.append(n)
            before[n] = before[n] + more
