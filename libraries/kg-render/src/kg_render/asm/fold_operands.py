"""Operand folding: nodes that their only user takes as a memory operand, an immediate or a condition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import chain

from kg.plugin import Op, UOp
from kg.plugin.rendering import is_splat

#: Nodes that are nothing by themselves: what they stand for is written where they are used.
SILENT = frozenset({Op.CONST, Op.DEFINE_REG, Op.DEFINE_GLOBAL, Op.DEFINE_VAR, Op.DEFINE_SCRATCH, Op.SPECIAL, Op.INDEX})
#: Nodes whose user does not compute them.
_STAYING = SILENT | {Op.STORE, Op.END, Op.IF, Op.ENDIF, Op.RANGE, Op.BARRIER, Op.CUSTOM, Op.PREFETCH, Op.SINK}
_CLOSING = frozenset({Op.END, Op.ENDIF})
_WRITES = frozenset({Op.STORE, Op.BARRIER, Op.END, Op.IF, Op.ENDIF, Op.RANGE, Op.CUSTOM})


def deferred(
    uops: Sequence[UOp], stores: Collection[UOp], may_defer: Callable[[UOp, UOp], bool]
) -> tuple[set[UOp], dict[UOp, int]]:
    """Nodes that their only user computes, and how many nodes have each among their sources.
    `stores`: those to registers, which write nothing."""
    where: dict[UOp, tuple[int, int]] = {}  # the block and how many effects came before
    readers = Counter(chain.from_iterable([dict.fromkeys(u.src) for u in uops]))
    user_of = {s: u for u in uops for s in u.src}  # the last one
    blocks, effects = [0], 0
    here = 0, 0
    for number, u in enumerate(uops, 1):
        op = u.op
        if op in _CLOSING:
            blocks.pop()
            here = blocks[-1], effects
        where[u] = here
        if op in _WRITES:  # an address is written by whoever uses it
            if op is Op.RANGE or op is Op.IF:
                blocks.append(number)
            effects += op is not Op.STORE or u not in stores
            here = blocks[-1], effects
    found: set[UOp] = set()
    load, index = Op.LOAD, Op.INDEX
    for u in reversed(uops):
        op = u.op
        if op in _STAYING or readers.get(u) != 1:
            continue
        user = user_of[u]
        if user.op is index or user in found or where[u][0] != where[user][0]:
            continue
        if (op is load and where[u] != where[user]) or not may_defer(u, user):
            continue
        if user.src.count(u) == 1 or is_splat(user):
            found.add(u)
    return found, readers
