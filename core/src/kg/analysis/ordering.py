"""Ordering sources: which nodes may be one (effects), and the LOADs that a pass replaced."""

from __future__ import annotations

from collections.abc import Iterable

from kg.ir.op import Op
from kg.ir.uop import UOp

#: An unrolled axis, or one that became a launch number, is no loop any more, and so no order.
ORDERING = frozenset({Op.RANGE, Op.STORE, Op.LOAD, Op.BARRIER, Op.COMMIT, Op.WAIT, Op.END})


def as_order(nodes: Iterable[UOp]) -> tuple[UOp, ...]:
    """The nodes that happen, each once; of a value, the loads it was made from."""
    found: dict[UOp, None] = {}
    stack = list(nodes)[::-1]
    seen: set[UOp] = set()
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        if node.op in ORDERING:
            found[node] = None
        else:
            stack.extend(reversed(node.src))
    return tuple(found)
