"""Finds the matrix multiply that a tensor core can compute: its operands, and the axes of each.

reduce(add, cast(a[m, k]) * cast(b[k, n]), k)   ->   left a, right b, rows m, columns n, depth k
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from kg.plugin import AxisKind, DType, Op, Opt, TensorCore, UOp, int_like
from kg.plugin.opts import check_not_loop_carried, check_serial, conjunction, conjuncts, find_axis, is_reduction, is_widened
from kg.plugin.strategy import ScheduleError, Scope, closed_ranges, is_constant, kernel_facts, scopes
from kg.records import dataclass


@dataclass(frozen=True, slots=True)
class MatrixProduct:
    """A matrix product found in a kernel."""

    reduce: UOp
    left: UOp
    right: UOp
    rows: UOp
    columns: UOp
    depth: UOp
    offset: bool  # the right operand is of the other sign than the unit takes


def find_product(sink: UOp, opt: Opt, core: TensorCore) -> MatrixProduct:
    """The product of two values, each along an output axis of its own,
    that the reduction over `opt.axis` sums."""
    depth = find_axis(sink, opt)
    check_serial(opt, depth)
    found = [u for u in sink.find(Op.REDUCE) if depth in closed_ranges(u)]
    if not is_reduction(depth) or len(found) != 1:
        raise ScheduleError(f"{opt}: axis {opt.axis} is not that of one reduction")
    node = found[0]
    if node.reduction.monoid.op != "ADD" or not _is_sum_of(node.type, core.dtype_out):
        raise ScheduleError(
            f"{opt}: {core.name} makes sums of {core.dtype_out}, not {node.reduction.monoid.name} of {node.dtype}"
        )
    product, gate = without_padding(node.src[0])
    if product.op is not Op.MUL:
        raise ScheduleError(f"{opt}: the reduction is not over a product of two values")
    scope = scopes(sink)
    outputs = [r for r in scope[node] if r.axis.kind is AxisKind.LOOP and all(r in closed_ranges(s) for s in sink.src)]
    order = sink.kernel.loop_order
    outputs.sort(key=lambda r: order.index(r.axis.name), reverse=True)
    refused = ""
    for left, right in (product.src, product.src[::-1]):
        rows = next((r for r in outputs if r in scope[left] and r not in scope[right]), None)
        columns = next((r for r in outputs if r in scope[right] and r not in scope[left]), None)
        if rows is None or columns is None or order.index(rows.axis.name) > order.index(columns.axis.name):
            continue
        a, b = operand_as(left, core.dtype_in[0]), operand_as(right, core.dtype_in[1])
        offset = b is None and core.dtype_out.is_int
        b = operand_as(right, other_sign(core.dtype_in[1])) if offset else b
        if a is not None and b is not None:
            sides = checked_masks(sink, opt, masks_of(gate, left, right, scope), node.type)
            return MatrixProduct(node, masked(a, sides[0]), masked(b, sides[1]), rows, columns, depth, offset)
        given = " by ".join(str(_narrowed(x).dtype) for x in (left, right))
        refused = f"{opt}: {core.name} multiplies {core.dtype_in[0]} by {core.dtype_in[1]}, not {given}"
    raise ScheduleError(refused or f"{opt}: no two output axes belong to one operand each")


def operand_of(sink: UOp, opt: Opt, axis: str, which: str) -> tuple[UOp, UOp]:
    """The left (`a`) or right (`b`) operand of the one product that is summed over an axis,
    before it is widened, and the sink in which it has what masks the product: where PADTO has made room, both operands are
    zero."""
    kernel = kernel_facts(sink)
    found = [] if axis not in kernel.axes else [u for u in kernel.axes[axis].reductions if u.op is Op.REDUCE]
    products = [u for u in found if u.reduction.monoid.op == "ADD" and without_padding(u.src[0])[0].op is Op.MUL]
    found = products if len(found) > 1 else found
    if len(found) != 1 or found[0].reduction.monoid.op != "ADD":
        raise ScheduleError(f"{opt}: axis {axis} is not that of one sum")
    (node,) = found
    product, gate = without_padding(node.src[0])
    if product.op is not Op.MUL:
        raise ScheduleError(f"{opt}: the sum over {axis} is not over a product of two values")
    left, right = product.src
    sides = checked_masks(sink, opt, masks_of(gate, left, right, kernel.scope), node.type)
    both = {x: masked(_narrowed(x), mask) for x, mask in zip(product.src, sides, strict=True)}
    if gate is not None or any(x.op is Op.WHERE and both[x] is not x for x in product.src):
        whole = product.replace(src=tuple([both[x] if both[x].type is x.type else both[x].cast(x.type) for x in product.src]))
        sink = sink.substitute({node: node.replace(src=(whole, *node.src[1:]))})
    order = {name: i for i, name in enumerate(kernel.axes)}
    outer = kernel.scope[node]

    def first_own(operand: UOp, other: UOp) -> int:
        """The innermost output axis that only this operand has: rows come before columns."""
        own = (kernel.scope[operand] - kernel.scope[other]) & outer
        return max((order[r.axis.name] for r in own), default=-1)

    first, second = sorted(product.src, key=lambda x: first_own(x, product.src[x is product.src[0]]))
    return sink, both[first if which == "a" else second]


def is_licensed(sink: UOp, core: TensorCore) -> bool:
    """Whether the kernel allows what the unit does to numbers beyond the ordinary ops."""
    return core.numerics.is_plain or sink.kernel.fast_math


def _is_sum_of(dtype: DType, made: DType) -> bool:
    """Whether sums of one dtype are those of another: integers of one width wrap to the same bits."""
    return dtype is made or (dtype.is_int and made.is_int and dtype.bits == made.bits)


def other_sign(dtype: DType) -> DType:
    """The integer dtype of the same width with or without a sign."""
    return int_like(dtype, signed=not dtype.is_signed)


def check_product(sink: UOp, opt: Opt, product: MatrixProduct) -> None:
    """The output axes run in any order, and none of them in vectors of something else."""
    kernel = kernel_facts(sink)
    for axis in map(kernel.of, (product.rows, product.columns)):
        check_not_loop_carried(opt, axis)
        other = next((o for o in axis.meets if o.axis.kind is AxisKind.VECTOR), None)
        if other is not None:
            raise ScheduleError(f"{opt}: what depends on axis {axis.name} is in vectors along {other.axis.name} already")


def without_padding(value: UOp) -> tuple[UOp, UOp | None]:
    """What is summed, and under which gate: what PADTO of the reduced axis put around it,
    and masks of the kernel's own."""
    gates: list[UOp] = []
    while value.op is Op.WHERE and value.src[2].op is Op.CONST and value.src[2].value == 0:
        gates.append(value.src[0])
        value = value.src[1]
    return value, conjunction(*gates)


#: Masks of a left and a right operand. None in their place: no masks of operands say the same as that of the product.
Masks: TypeAlias = tuple[UOp | None, UOp | None]


def masks_of(gate: UOp | None, left: UOp, right: UOp, scope: Mapping[UOp, Scope]) -> Masks | None:
    """What masks each operand of a masked product:
    both, but for conditions on an axis that only one of them has, as a causal mask's on rows.

    m < 7 and k <= m ? a[m, k] * b[k, n] : 0   ->   the left one by all of that, the right one by nothing
    """
    sides: tuple[list[UOp], list[UOp]] = [], []
    own = scope[left] - scope[right], scope[right] - scope[left]
    for condition in () if gate is None else conjuncts(gate):
        on_left, on_right = (not axes.isdisjoint(scope[condition]) for axes in own)
        if on_left and on_right:
            return None
        for side, other in zip(sides, (on_right, on_left), strict=True):
            if not other:
                side.append(condition)
    return conjunction(*sides[0]), conjunction(*sides[1])


def is_exact(sink: UOp, masks: Masks, dtype: DType) -> bool:
    """Whether masks of operands say what that of the product says.
    Where one operand is 0 and the other NaN or infinite, a unit makes NaN: floats need the licence that x * 0 is 0."""
    return masks[0] is masks[1] or dtype.is_int or sink.kernel.fast_math


def checked_masks(sink: UOp, opt: Opt, masks: Masks | None, dtype: DType) -> Masks:
    """The masks of operands. Raises ScheduleError where a unit can't have them, or may not."""
    if masks is None:
        raise ScheduleError(f"{opt}: the product is masked by its rows and columns together, and a unit masks operands")
    if not is_exact(sink, masks, dtype):
        raise ScheduleError(
            f"{opt}: a mask on one operand's own axis is 0 times the other in a matrix unit, NaN where that is not finite; the kernel needs fast_math=True for that"
        )
    return masks


def masked(operand: UOp, gate: UOp | None) -> UOp:
    """An operand that is zero where its mask is not, so that nothing of padding, NaN included,
    reaches the sum."""
    if gate is None or (operand.op is Op.LOAD and gate in _gates(operand) and is_constant(operand.src[1], 0)):
        return operand
    return gate.where(operand, operand.const_like(0))


def _gates(load: UOp) -> list[UOp]:
    return [] if load.gate is None else conjuncts(load.gate)


def _narrowed(value: UOp) -> UOp:
    """An operand before it was widened.
    What is 0 outside of memory, as the margins of a convolution, is loaded as 0 there."""
    if value.op is Op.WHERE and value.src[1].op is Op.CAST and is_constant(value.src[2], 0):
        gate, load = value.src[0], value.src[1].src[0]
        if load.op is Op.LOAD and is_constant(load.src[1], 0) and set(conjuncts(gate)) <= set(_gates(load)):
            return load
    return value.src[0] if value.op is Op.CAST else value


def operand_as(value: UOp, wanted: DType) -> UOp | None:
    """The operand in the dtype that the unit takes:
    before it was widened to the accumulator's, or as it is; a narrower integer becomes wider."""
    narrow = _narrowed(value)
    found = next((x for x in (narrow, value) if x.dtype is wanted), None)
    if found is None and is_widened(narrow.type, wanted):
        return narrow.cast(wanted)
    return found
