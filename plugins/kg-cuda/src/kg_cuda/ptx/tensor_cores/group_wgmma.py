"""Groups independent `wgmma` steps: operands are computed before the first, steps are adjacent.

    a; step(a); b; step(b); read sums      ->      a; b; step(a); step(b); read sums

ptxas awaits steps one by one where something between them writes registers that one of them uses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.plugin import Op, UOp

from kg_cuda.tensor_cores.panels import is_warpgroup_unit

#: What nothing moves across.
STEERING: Final = frozenset({Op.BARRIER, Op.RANGE, Op.END, Op.IF, Op.ENDIF, Op.COMMIT, Op.WAIT, Op.SINK})


def gathered(uops: Sequence[UOp]) -> Sequence[UOp]:
    """A linear program in another order; the same where it has no such steps."""
    if not any(map(is_warpgroup_unit, uops)):
        return uops
    found: list[UOp] = []
    straight: list[UOp] = []
    for u in uops:
        if u.op in STEERING:
            found += (*_straight(straight), u)
            straight = []
        else:
            straight.append(u)
    return found + _straight(straight)


def _straight(nodes: list[UOp]) -> list[UOp]:
    """Nodes between two places where control goes on elsewhere."""
    found: list[UOp] = []
    while (begin := next((n for n, u in enumerate(nodes) if is_warpgroup_unit(u)), None)) is not None:
        group = _group(nodes[begin:])
        needed = _needed(nodes, group)
        before = [u for n, u in enumerate(nodes) if u not in group and (n < begin or u in needed)]
        found += (*before, *group)
        done = {*before, *group}
        nodes = [u for u in nodes if u not in done]
    return found + nodes


def _group(nodes: Sequence[UOp]) -> dict[UOp, None]:
    """The first node, a step, and all steps after it that need no sums but what they add to."""
    group = {nodes[0]: None}
    late = {nodes[0]}  #: what needs a sum of the group
    for u in nodes[1:]:
        if late.isdisjoint(u.src):
            group |= {u: None} if is_warpgroup_unit(u) else {}
        elif is_warpgroup_unit(u) and u.src[2] in group and late.isdisjoint(u.src[:2]):
            group[u] = None
        late |= {u} if u in group or not late.isdisjoint(u.src) else set[UOp]()
    return group


def _needed(nodes: Sequence[UOp], group: dict[UOp, None]) -> set[UOp]:
    """What the steps of a group are made of."""
    needed = set(group)
    for u in reversed(nodes):
        if u in needed:
            needed.update(u.src)
    return needed
