"""Results as the parts that they are joined of:
each is stored by itself, over loops of its own, and no element selects among parts.

    concat(a, b) * c           ->   a * c[:len(a)]  and  b * c[len(a):], one after the other in memory
    reshape(stack(a, b)) - c   ->   reshape(stack(a - part of c, b - part of c)), which a kernel stores part by part

For targets on which a kernel of its own for a part costs no more than a call: `exporting.of_function` asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from kg.frontend import ELEMENTWISE, Dim, Op, UOp, arange

from kg_graph.nodes import order_of

#: Parts of one result at most.
_MOST: Final = 64
_RENAMED: Final = (Op.RESHAPE, Op.PERMUTE)
#: What is done with each part of a stack alone.
_TAKEN_APART: Final = ELEMENTWISE | {*_RENAMED, Op.SHRINK}
#: Nodes that stacks are taken apart into at most: code grows with them.
_NODES: Final = 4096


def split_concat(value: UOp) -> list[UOp]:
    """The value in parts that lie one after another in memory; one that is not joined as itself."""
    if not _is_known(value):
        return [value]
    parts = _joined(value)
    if parts is None or len(parts) > _MOST:
        return [_stacked(value)]
    return [piece for part in parts for piece in split_concat(part)]


def _is_known(value: UOp) -> bool:
    return all(isinstance(d, int) for d in value.shape)


def _sizes(value: UOp) -> tuple[int, ...]:
    return tuple(int(d) for d in value.shape)  # type: ignore[arg-type]


def _joined(value: UOp) -> list[UOp] | None:
    """The parts of a value that is joined along its first axis of more than one element."""
    if value.op is Op.RESHAPE:
        axis = _first(_sizes(value.src[0])) if _is_known(value.src[0]) else None
        parts = _joined(value.src[0]) if axis is not None else None
        return None if parts is None else [p.reshape(prod(_sizes(p))) for p in parts]
    axis = _first(_sizes(value))
    if axis is None:
        return None
    parts = _selected(value, axis)
    if parts is not None:
        return parts
    if value.op not in ELEMENTWISE or value.op is Op.WHERE:
        return None
    for source in value.src:
        parts = _joined(source) if source.shape == value.shape and source.op is not Op.RESHAPE else None
        if parts is not None:
            made: list[UOp] = []
            start = 0
            for part in parts:
                stop = start + _sizes(part)[axis]
                made.append(
                    value.with_src(tuple([part if s is source else _part(s, value, axis, start, stop) for s in value.src]))
                )
                start = stop
            return made
    return None


def _first(shape: Sequence[int]) -> int | None:
    return next((axis for axis, d in enumerate(shape) if d > 1), None)


def _part(source: UOp, value: UOp, axis: int, start: int, stop: int) -> UOp:
    whole = source.broadcast_to(*value.shape)
    return whole.shrink(*((start, stop) if a == axis else (0, d) for a, d in enumerate(_sizes(value))))


def _selected(value: UOp, axis: int) -> list[UOp] | None:
    """What `concat` selects among: where(position < first, those before, pad(the last))."""
    shape = _sizes(value)
    parts: list[UOp] = []
    stop, node = shape[axis], value
    while node.op is Op.WHERE and len(parts) < _MOST:
        condition, node, last = node.src
        found = _padded(last, axis, stop)
        if found is None or condition is not _before(found[0], condition, shape, axis):
            return None
        stop, part = found
        parts.append(part)
    found = _padded(node, axis, stop) if parts else None
    if found is None or found[0] != 0:
        return None
    return [found[1], *reversed(parts)]


def _padded(node: UOp, axis: int, stop: int) -> tuple[int, UOp] | None:
    """Where what is padded with zeros along one axis begins, if it ends here."""
    if node.op is not Op.PAD or node.src[1].op is not Op.CONST or node.src[1].value:
        return None
    margins: tuple[tuple[int, int], ...] = node.arg  # pyright: ignore[reportAssignmentType]
    if any(pair != (0, 0) for a, pair in enumerate(margins) if a != axis):
        return None
    first = margins[axis][0]
    return (first, node.src[0]) if first + _sizes(node.src[0])[axis] == stop else None


def _before(first: int, condition: UOp, shape: tuple[int, ...], axis: int) -> UOp | None:
    if condition.op is not Op.CMPLT:
        return None
    alone = [d if a == axis else 1 for a, d in enumerate(shape)]
    return arange(shape[axis], condition.src[0].type).reshape(*alone).expand(*shape) < first


def _stacked(value: UOp) -> UOp:
    """The value with elementwise nodes of stacks as stacks of elementwise nodes,
    and what is taken out of one as the part that it is."""
    order = order_of([value])
    holds: set[UOp] = set()
    for node in order:
        if node.op is Op.STACK or (node.op in _TAKEN_APART and any(s in holds for s in node.src)):
            holds.add(node)
    if value not in holds:
        return value
    done: dict[UOp, UOp] = {}
    left = _NODES
    for node in order:
        made = node.with_src(tuple([done[s] for s in node.src]))
        if node in holds:
            if made.op is Op.SHRINK:
                made = _picked(made)
            elif made.op in ELEMENTWISE:
                made, spent = _through(made)
                left -= spent
        if left < 0:
            return value
        done[node] = made
    return done[value]


def _through(value: UOp) -> tuple[UOp, int]:
    """An elementwise node of stacks as a stack of elementwise nodes, and how many there are."""
    for source in value.src:
        way, node = _below(source)
        if node.op is Op.STACK and source.shape == value.shape and 1 < len(node.src) <= _MOST and _is_known(node):
            operands = [node if s is source else _undone(s.broadcast_to(*value.shape), way) for s in value.src]
            found = [_through(value.with_src(tuple([_at(o, node, i) for o in operands]))) for i in range(len(node.src))]
            made = UOp(Op.STACK, value.dtype, tuple([part for part, _ in found]), node.arg)
            for moved in reversed(way):
                made = moved.with_src((made,))
            return made, sum(spent for _, spent in found)
    return value, 1


def _picked(value: UOp) -> UOp:
    """A SHRINK that takes one part of a stack: that part."""
    way, node = _below(value.src[0])
    box: tuple[tuple[Dim, Dim], ...] = value.arg  # pyright: ignore[reportAssignmentType]
    if node.op is not Op.STACK or way or not _is_known(node):
        return value
    first, stop = box[node.slot]
    if not isinstance(first, int) or not isinstance(stop, int) or stop - first != 1:
        return value
    part = node.src[first].shrink(*(pair for axis, pair in enumerate(box) if axis != node.slot))
    return part.reshape(*value.shape)


def _below(source: UOp) -> tuple[list[UOp], UOp]:
    """The RESHAPEs and PERMUTEs of a node, outermost first, and what they are of."""
    way: list[UOp] = []
    while source.op in _RENAMED:
        way.append(source)
        source = source.src[0]
    return way, source


def _undone(operand: UOp, way: Sequence[UOp]) -> UOp:
    """The operand in the shape that the stack has below RESHAPEs and PERMUTEs, outermost first."""
    for moved in way:
        if moved.op is Op.RESHAPE:
            operand = operand.reshape(*moved.src[0].shape)
        else:
            order = [int(a) for a in moved.dims]  # type: ignore[arg-type]
            operand = operand.permute(*(order.index(a) for a in range(len(order))))
    return operand


def _at(operand: UOp, stack: UOp, number: int) -> UOp:
    """An operand at one part of the stack."""
    if operand.op is Op.STACK and operand.slot == stack.slot:
        return operand.src[number]
    shape = _sizes(stack)
    part = operand.shrink(*((number, number + 1) if a == stack.slot else (0, d) for a, d in enumerate(shape)))
    return part.reshape(*(d for a, d in enumerate(shape) if a != stack.slot))
