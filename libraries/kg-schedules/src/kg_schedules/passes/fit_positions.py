"""An argmax of vectors holds positions as wide as its values, so that one mask chooses both.

    argmax<int8, int32>(x[64*i + lane], 64*i + lane) over i < 1562 and the lanes
->  argmax<int8, int32>(best, 64*(256*b + step) + lane) over b < 7 and the lanes, where
    best, step = argmax<int8, uint8>(x[64*(256*b + i) + lane], i) over i < min(256, 1562 - 256*b)

    argmax<int64, int32>(x[i], i)   ->   argmax<int64, int64>(x[i], i), whose position is cast to int32

Of narrow values the iterations of a block are counted, as many as the counter tells apart; positions are made of them after the block. The results are the same.

Example of fit_positions: tests/filetests/passes/fit_positions.kg
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from kg.plugin import AxisKind, DType, Op, UOp, int_like
from kg.plugin.opts import ZERO, Axis, Reduction, add, index, monoid, mul, number, with_states
from kg.plugin.passes import Context, linear_coefficient, scopes
from kg.plugin.strategy import closed_ranges


def fit_positions(sink: UOp, context: Context) -> UOp:
    """At the slot `scheduled`."""
    if not any(_is_unfit(node) for node in sink.find(Op.REDUCE)):
        return sink
    scope, order = scopes(sink), list(sink.kernel.loop_order)

    def fitted(node: UOp, src: tuple[UOp, ...]) -> UOp:
        new = node.with_src(src)
        if not any(r.axis.kind is AxisKind.VECTOR for r in (*closed_ranges(node), *scope[node])):
            return new
        return _counted(new, order) if _is_narrow(node) else _with_positions(new)

    new = _rewritten(sink, fitted)
    return new.replace(arg=replace(new.kernel, loop_order=tuple(order)))


def as_fitted(sink: UOp) -> UOp:
    """A kernel as its schedule sees it: with positions that `fit_positions` will make as wide as values."""
    if not any(_is_unfit(node) for node in sink.find(Op.REDUCE)):
        return sink
    return _rewritten(sink, lambda node, src: _with_positions(node.with_src(src)))


def _rewritten(sink: UOp, fitted: Callable[[UOp, tuple[UOp, ...]], UOp]) -> UOp:
    """Each unfit REDUCE as what `fitted` makes of it; what reads its positions casts them back."""

    def made(node: UOp, src: tuple[UOp, ...]) -> UOp:
        if node.op is Op.STATE:
            dtype = src[0].src[node.slot].type
            return node.with_src(src) if dtype is node.type else node.replace(dtype=dtype, src=src).cast(node.type)
        return fitted(node, src) if _is_unfit(node) else node.with_src(src)

    return sink.map_nodes(made, {Op.REDUCE, Op.STATE})


def _is_unfit(node: UOp) -> bool:
    """Whether a REDUCE is an argmax whose positions, computed from loops, are not as wide as its values.

    Of one step. Of narrow values only whole numbers: halves are compared as words.
    """
    reduction = node.reduction
    if reduction.monoid.states != 2 or not reduction.monoid.ordered or reduction.steps != 1:
        return False
    value, position = node.src[:2]
    computed = position.op is Op.CAST and position.src[0].type is index
    return computed and (value.type.bits > position.type.bits or _is_narrow(node))


def _is_narrow(node: UOp) -> bool:
    return node.src[0].type.bits < node.src[1].type.bits and node.src[0].type.is_int


def _argmax(node: UOp, positions: DType) -> Reduction:
    """The reduction of an argmax with other positions."""
    least = monoid.picks_least(node.reduction.monoid)
    return Reduction(monoid.argmax(node.src[0].type, positions, least=least))


def _with_positions(node: UOp) -> UOp:
    """An argmax with positions as wide as its values."""
    value, position, *loops = node.src
    dtype = int_like(value.type, signed=True)
    return node.replace(src=(value, position.src[0].cast(dtype), *loops), arg=_argmax(node, dtype))


def _counted(node: UOp, order: list[str]) -> UOp:
    """An argmax whose loop counts its iterations in integers as wide as the values.

    Itself where a later iteration's positions may lie before an earlier one's.
    """
    value, position, *loops = node.src
    serial = [r for r in loops if r.axis.kind is AxisKind.REDUCE]
    if len(serial) != 1:
        return node
    (loop,) = serial
    first, last = loop.src
    if first is not ZERO or last.op is not Op.CONST or (linear_coefficient(position.src[0], loop) or 0) <= 0:
        return node
    counter, outside, begin, inner = int_like(value.type), [r for r in loops if r is not loop], ZERO, loop
    block = int(counter.max) + 1
    if last.value > block:
        axis = Axis(f"{loop.axis.name}.block{counter.bits}", AxisKind.REDUCE)
        if axis.name not in order:
            order.insert(order.index(loop.axis.name), axis.name)
        blocks = loop.replace(src=(ZERO, number(-(-int(last.value) // block))), arg=axis)
        begin, outside = mul(blocks, number(block)), [blocks, *outside]
        inner = loop.replace(src=(ZERO, add(last, mul(begin, number(-1))).minimum(block)))
        value = value.substitute({loop: add(begin, inner)})
    best, step = with_states(Op.REDUCE, (value, inner.cast(counter)), (inner,), _argmax(node, counter))
    place = position.src[0].substitute({loop: add(begin, step.cast(index))})
    return node.replace(src=(best, place.cast(position.type), *outside))
