"""Phase 5, with the setting sanitize: bounds checks before every access not proved in bounds.

load p[i]   ->   store faults[...] where not 0 <= i < size;   load p[i] where 0 <= i < size

Example of sanitize: tests/filetests/passes/sanitize.kg
"""

from __future__ import annotations

from kg.dtype import int64, void
from kg.ir.args import Param
from kg.ir.indexing import conjunction, number
from kg.ir.op import Op
from kg.ir.shapes.shape import dim_uop, size_of
from kg.ir.uop import UOp
from kg.schedule.context import Context

#: Words of the fault record: a flag, the parameter, the index, the size.
FAULT_WORDS = 8


def sanitize(sink: UOp, context: Context) -> UOp:
    """Adds a parameter that receives the first fault found, as the launch reads it back."""
    if not context.sanitize or context.renderer.arguments.trapped:
        return sink
    slot = max((u.slot for u in sink.find(Op.PARAM)), default=-1) + 1
    record = UOp(Op.PARAM, int64, (), Param(slot, (FAULT_WORDS,)))

    def checked(node: UOp, src: tuple[UOp, ...]) -> UOp:
        new = node.with_src(src)
        return _checked(new, record) if node.src[0].src[0].op is Op.PARAM else new

    result = sink.map_nodes(checked, {Op.LOAD, Op.STORE})
    if result is not sink:
        context.launch.sanitize_slot = slot
    return result


def _checked(node: UOp, record: UOp) -> UOp:
    address = node.src[0]
    buffer, place = address.src[:2]
    lanes = node.lanes if node.op is Op.LOAD else node.src[1].lanes
    size = dim_uop(size_of(buffer.param.shape))
    last = place.vmax + (lanes - 1 if place.lanes == 1 else 0)
    if place.vmin >= 0 and last < size.vmin:
        return node
    if place.lanes == 1 and lanes > 1:
        steps = tuple(place + i if i else place for i in range(lanes))
    else:
        steps = tuple(place.lane(i) for i in range(lanes)) if lanes > 1 else (place,)
    faults: list[UOp] = []
    oks: list[UOp] = []
    for lane, at in enumerate(steps):
        enabled = node.gate
        if enabled is not None and enabled.lanes > 1:
            enabled = enabled.lane(lane)
        ok = (at.const_like(0) <= at) & (at < size)
        wrong = conjunction(enabled, ~ok)
        assert wrong is not None
        faults += _report(record, wrong, buffer.slot, at, size)
        oks.append(ok if enabled is None else enabled & ok)
    gate = oks[0] if lanes == 1 else UOp(Op.VECTORIZE, oks[0].type.vec(lanes), tuple(oks))
    checked = UOp(Op.INDEX, address.dtype, (buffer, place, gate))
    if node.op is Op.STORE:
        return UOp(Op.STORE, void, (checked, *node.src[1:], *faults), node.arg)
    alternative = node.src[1] if node.gate is not None else node.const_like(0)
    return UOp(Op.LOAD, node.dtype, (checked, alternative, *node.order, *faults), node.arg)


def _report(record: UOp, wrong: UOp, slot: int, at: UOp, size: UOp) -> list[UOp]:
    values = (number(1), number(slot), at, size)
    return [
        UOp(Op.STORE, void, (UOp(Op.INDEX, int64, (record, number(word), wrong)), value.cast(int64)))
        for word, value in enumerate(values)
    ]
