"""Phase 5: blocked summation: the error of a long serial float sum grows with depth, not length.

    reduce(add, v(r0), r0)   with r0 in [0, 100000)
->  reduce(add, reduce(add, v(b*512 + r0), r0), b)   with b in [0, 196), r0 in [0, min(512, 100000 - b*512))

Example of split_long_sums:
    %out = param 0 [1] : float32
    %0 = const 0 : index
    %at = index %out %0 : float32
    %4096 = const 4096 : index
    %r0 = range r0 reduce %0 %4096 : index
    %v = cast %r0 : float32
    %sum = reduce add %v %r0 : float32
    %s = store %at %sum
    %k = sink total loop_order(r0) %s
becomes:
    %out = param 0 [1] : float32
    %0 = const 0 : index
    %at = index %out %0 : float32
    %8 = const 8 : index
    %b = range r0.block reduce %0 %8 : index
    %512 = const 512 : index
    %first = mul %b %512 : index
    %r0 = range r0 reduce %0 %512 : index
    %i = add %first %r0 : index
    %v = cast %i : float32
    %block = reduce add %v %r0 : float32
    %sum = reduce add %block %b : float32
    %s = store %at %sum
    %k = sink total loop_order(r0.block, r0) %s
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kg.analysis.scope import closed_ranges
from kg.dtype import float64
from kg.ir.args import Axis, AxisKind, Reduction
from kg.ir.build import with_loop_order
from kg.ir.indexing import add, mul, number
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.context import Context

#: Longest run of additions into one accumulator.
BLOCK = 512


def split_long_sums(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `expanded`."""
    split: dict[tuple[UOp, ...], tuple[UOp, UOp, UOp]] = {}
    order = list(sink.kernel.loop_order)

    def made(node: UOp, src: tuple[UOp, ...]) -> UOp:
        new = node.with_src(src)
        return _blocked(new, order, split) if is_long(node, closed_ranges(node)) else new

    return with_loop_order(sink.map_nodes(made, {Op.REDUCE}), order)


def is_long(node: UOp, ranges: Sequence[UOp]) -> bool:
    """Whether a REDUCE or SCAN over these ranges is a sum of floats whose error its length would show in."""
    if node.reduction.monoid.op != "ADD" or not node.type.is_float or node.type.scalar is float64:
        return False
    length = prod(max(0, r.src[1].vmax - r.src[0].vmin) for r in ranges)
    return node.reduction.steps * length > 2 * BLOCK


def _blocked(node: UOp, order: list[str], known: dict[tuple[UOp, ...], tuple[UOp, UOp, UOp]]) -> UOp:
    """Split the reduction's longest axis in two.
    The sums of the blocks are summed in turn, split again if there are many."""
    ranges = closed_ranges(node)
    axis = max(ranges, key=lambda r: (r.src[1].vmax - r.src[0].vmin, r.axis.name))
    rest = [r for r in ranges if r is not axis]
    length = axis.src[1].vmax - axis.src[0].vmin
    if length <= 2:
        return node
    others = node.reduction.steps
    for r in rest:
        others *= max(1, r.src[1].vmax - r.src[0].vmin)
    block = max(1, min(BLOCK // min(others, BLOCK), length))
    if rest and others > BLOCK:  # the other axes alone fill a block: they become the inner sum
        inner = UOp(Op.REDUCE, node.dtype, (*node.src[: len(node.src) - len(ranges)], *rest), node.arg)
        outer = node.replace(src=(_again(inner, order, known), axis), arg=_plain(node))
        return _again(outer, order, known)
    if ranges not in known:
        known[ranges] = _split(axis, block, order)
    outer_axis, inner_axis, place = known[ranges]
    values = node.src[: len(node.src) - len(ranges)]
    moved = _moved(UOp(Op.SINK, node.dtype, values), axis, place, (outer_axis, inner_axis)).src
    inner = UOp(Op.REDUCE, node.dtype, (*moved, inner_axis, *rest), node.arg)
    return _again(node.replace(src=(inner, outer_axis), arg=_plain(node)), order, known)


def _moved(values: UOp, axis: UOp, place: UOp, loops: tuple[UOp, UOp]) -> UOp:
    """The values at a place of two loops. A BARRIER that named the one loop around it names both."""
    moved = values.substitute({axis: place})
    met = {b: b.replace(src=tuple([r for s in b.src for r in (loops if s is place else (s,))])) for b in moved.find(Op.BARRIER)}
    return moved.substitute({old: new for old, new in met.items() if old is not new})


def _again(node: UOp, order: list[str], known: dict[tuple[UOp, ...], tuple[UOp, UOp, UOp]]) -> UOp:
    return _blocked(node, order, known) if is_long(node, closed_ranges(node)) else node


def _plain(node: UOp) -> Reduction:
    return Reduction(node.reduction.monoid)


def _split(axis: UOp, block: int, order: list[str]) -> tuple[UOp, UOp, UOp]:
    start, stop = axis.src
    name = axis.axis.name
    length = add(stop, mul(start, number(-1)))
    count = number(-(-int(length.value) // block)) if length.op is Op.CONST else (length + (block - 1)) // block
    outer = UOp(Op.RANGE, axis.dtype, (number(0), count), Axis(f"{name}.block", AxisKind.REDUCE))
    exact = length.op is Op.CONST and int(length.value) % block == 0
    room = number(block) if exact else (length - outer * block).minimum(block)
    inner = UOp(Op.RANGE, axis.dtype, (number(0), room), Axis(name, AxisKind.REDUCE))
    at = order.index(name) if name in order else len(order)
    order.insert(at, outer.axis.name)
    return outer, inner, add(add(mul(outer, number(block)), inner), start)
