"""Legality of programs with work-groups: barriers and group ops are reached by all work-items."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kg.dtype import AddrSpace, PtrDType
from kg.ir.op import Op
from kg.ir.uop import UOp

_TOGETHER: Final = frozenset({Op.GROUP_REDUCE, Op.SUBGROUP_SHUFFLE})


def items_reduce_together(nodes: Sequence[UOp]) -> Iterator[tuple[UOp, str]]:
    """No GROUP_REDUCE or SUBGROUP_SHUFFLE stands in a loop that is longer for some work-items than
    for others, or in a branch that only some take."""
    if not any(node.op in _TOGETHER for node in nodes):
        return
    differing = _differing(nodes)
    blocks: list[UOp] = []
    for node in nodes:
        if node.op in (Op.END, Op.ENDIF):
            blocks.pop()
        elif node.op in (Op.RANGE, Op.IF):
            blocks.append(node)
        elif node.op in _TOGETHER:
            uneven = next((b for b in blocks if any(s in differing for s in (b.src if b.op is Op.RANGE else b.src[:1]))), None)
            if uneven is not None:
                where = f"the loop {uneven.axis.name}" if uneven.op is Op.RANGE else "an if"
                yield node, f"it stands in {where}, which depends on the work-item: all of them must reach it"
                return


def _differing(nodes: Sequence[UOp]) -> set[UOp]:
    """What may be different for the work-items of a work-group:
    what their numbers, or memory other than the parameters, decide."""
    found: set[UOp] = set()
    for node in nodes:
        own = (node.op is Op.SPECIAL and node.name[0] == "l") or (node.op is Op.LOAD and not _of_parameter(node))
        if own or any(s in found for s in node.src):
            found.add(node)
    return found


def _of_parameter(load: UOp) -> bool:
    pointer = load.src[0].dtype
    return isinstance(pointer, PtrDType) and pointer.space is AddrSpace.GLOBAL
