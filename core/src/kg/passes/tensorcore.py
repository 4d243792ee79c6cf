"""Phase 2: TC(axis, number) turns a matrix product into steps of the renderer's tensor core, from its layouts alone.

    reduce(add, a[m, k] * b[k, n], k)
->  reduce(add, shaped_wmma(fragment of a, fragment of b, register), k / K),   m and n functions of (lane, register)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kg.dtype import index
from kg.errors import ScheduleError
from kg.ir.args import Axis, AxisKind, Reduction
from kg.ir.indexing import ZERO, add, is_constant, mul, number
from kg.ir.op import Op
from kg.ir.tensorcore import Layout, TensorCore
from kg.ir.uop import UOp
from kg.passes.context import Context
from kg.passes.legality import check_serial, find_axis, is_reduction
from kg.passes.replace_axis import Part, replace_axis
from kg.passes.scope import closed_ranges, scopes
from kg.schedule.opts import Opt


@dataclass(frozen=True, slots=True)
class _Product:
    """A matrix product found in a kernel."""

    reduce: UOp
    left: UOp
    right: UOp
    rows: UOp
    columns: UOp
    depth: UOp


def use_tensor_core(sink: UOp, opt: Opt, context: Context) -> UOp:
    """The sink with the reduction over `opt.axis` on tensor core number `opt.arg` of the renderer."""
    core = _core(opt, context)
    product = _find(sink, opt, core)
    n, m, k = core.dims
    for axis, size in ((product.rows, m), (product.columns, n), (product.depth, k)):
        _check_size(opt, axis, size, core)
    if (core.numerics.input_rounding != "none" or core.numerics.flushes_denormals) and not sink.kernel.fast_math:
        raise ScheduleError(
            f"{opt}: {core.name} rounds its inputs or flushes denormals; the kernel needs fast_math=True for that"
        )
    lane = _lane(opt, core)
    register = UOp(Op.RANGE, index, (ZERO, number(core.layout_c.registers)), Axis(f"{opt.axis}.reg", AxisKind.UPCAST))
    rows, columns, depth = (
        axis.replace(src=(ZERO, number(int(axis.src[1].value) // size)))
        for axis, size in ((product.rows, m), (product.columns, n), (product.depth, k))
    )
    reduced = _steps(product, core, (rows, columns, depth), lane, register)
    sink = sink.substitute({product.reduce: reduced})
    row, column = (_coordinate(core.layout_c, which, lane, register) for which in (0, 1))
    own = (register,) if lane.op is Op.CONST else (lane, register)
    order = sink.kernel.order
    names = tuple(r.axis.name for r in own)
    sink = replace_axis(sink, product.rows, [Part(add(mul(rows, number(m)), row), (rows, *own))], (*order, *names))
    return replace_axis(sink, product.columns, [Part(add(mul(columns, number(n)), column), (columns,))], (*order, *names))


def _core(opt: Opt, context: Context) -> TensorCore:
    cores = context.renderer.tensor_cores
    if not isinstance(opt.arg, int) or not 0 <= opt.arg < len(cores):
        listed = ", ".join(f"{i}: {c.name}" for i, c in enumerate(cores)) or "none"
        raise ScheduleError(f"{opt}: {context.renderer.device}:{context.renderer.suffix} has tensor cores {listed}")
    problems = cores[opt.arg].check()
    if problems:
        raise ScheduleError(f"{opt}: the record of {cores[opt.arg].name} is wrong: {'; '.join(problems)}")
    return cores[opt.arg]


def _lane(opt: Opt, core: TensorCore) -> UOp:
    if core.threads == 1:
        return ZERO
    return UOp(Op.RANGE, index, (ZERO, number(core.threads)), Axis(f"{opt.axis}.lane", AxisKind.WARP))


def _check_size(opt: Opt, axis: UOp, size: int, core: TensorCore) -> None:
    if axis.src[1].op is not Op.CONST or not is_constant(axis.src[0], 0) or int(axis.src[1].value) % size:
        name = axis.axis.name
        raise ScheduleError(
            f"{opt}: {core.name} takes {size} along {name}, which has {axis.src[1].vmax}; PADTO({name}, {size}) first"
        )


def _find(sink: UOp, opt: Opt, core: TensorCore) -> _Product:
    depth = find_axis(sink, opt)
    check_serial(opt, depth)
    found = [u for u in sink.find(Op.REDUCE) if depth in closed_ranges(u)]
    if not is_reduction(depth) or len(found) != 1:
        raise ScheduleError(f"{opt}: axis {opt.axis} is not that of one reduction")
    node = found[0]
    if node.reduction.monoid.op != "ADD" or node.type is not core.dtype_out:
        raise ScheduleError(
            f"{opt}: {core.name} makes sums of {core.dtype_out}, not {node.reduction.monoid.name} of {node.dtype}"
        )
    product, gate = _without_padding(node.src[0])
    if product.op is not Op.MUL:
        raise ScheduleError(f"{opt}: the reduction is not over a product of two values")
    operands = [_operand(opt, x, core, i) for i, x in enumerate(product.src)]
    scope = scopes(sink)
    outputs = [r for r in scope[node] if r.axis.kind is AxisKind.LOOP and all(r in closed_ranges(s) for s in sink.src)]
    order = sink.kernel.order
    outputs.sort(key=lambda r: order.index(r.axis.name), reverse=True)
    for left, right in (operands, operands[::-1]):
        rows = next((r for r in outputs if r in scope[left] and r not in scope[right]), None)
        columns = next((r for r in outputs if r in scope[right] and r not in scope[left]), None)
        if rows is not None and columns is not None and order.index(rows.axis.name) < order.index(columns.axis.name):
            return _Product(node, _masked(left, gate), _masked(right, gate), rows, columns, depth)
    raise ScheduleError(f"{opt}: no two output axes belong to one operand each")


def _without_padding(value: UOp) -> tuple[UOp, UOp | None]:
    """What is summed, and the gate that PADTO of the reduced axis put around it."""
    if value.op is Op.WHERE and value.src[2].op is Op.CONST and value.src[2].value == 0:
        return value.src[1], value.src[0]
    return value, None


def _masked(operand: UOp, gate: UOp | None) -> UOp:
    """Both operands are zero where the padding is, so that nothing of it, NaN included, reaches the sum."""
    return operand if gate is None else gate.where(operand, operand.const_like(0))


def _operand(opt: Opt, value: UOp, core: TensorCore, which: int) -> UOp:
    """The operand before it was widened to the accumulator's dtype."""
    wanted = core.dtype_in[which]
    if value.op is Op.CAST and value.src[0].dtype is wanted:
        return value.src[0]
    if value.dtype is wanted:
        return value
    raise ScheduleError(f"{opt}: {core.name} multiplies {wanted}, not {value.dtype}")


def _steps(product: _Product, core: TensorCore, outer: Sequence[UOp], lane: UOp, register: UOp) -> UOp:
    """The reduction over blocks of depth, each one step of the unit."""
    rows, columns, depth = outer
    n, m, k = core.dims
    a = _fragment(product.left, core.layout_a, lane, ((product.rows, rows, m), (product.depth, depth, k)))
    b = _fragment(product.right, core.layout_b, lane, ((product.depth, depth, k), (product.columns, columns, n)))
    step = UOp(Op.SHAPED_WMMA, core.dtype_out, (a, b, register), core)
    rest = tuple(depth if r is product.depth else r for r in closed_ranges(product.reduce))
    return UOp(Op.REDUCE, core.dtype_out, (step, *rest), Reduction(product.reduce.reduction.monoid))


def _fragment(value: UOp, layout: Layout, lane: UOp, axes: Sequence[tuple[UOp, UOp, int]]) -> UOp:
    """The elements that a lane holds of an operand, register by register."""
    elements: list[UOp] = []
    for i in range(layout.registers):
        places = {
            axis: add(mul(outer, number(size)), table([c[i][which] for c in layout.coordinates], lane))
            for which, (axis, outer, size) in enumerate(axes)
        }
        elements.append(value.substitute(places))
    if len(elements) == 1:
        return elements[0]
    return UOp(Op.VECTORIZE, value.type.vec(len(elements)), tuple(elements))


def _coordinate(layout: Layout, which: int, lane: UOp, register: UOp) -> UOp:
    """A coordinate of the element in (lane, register); the register is a number once its axis is unrolled."""
    result: UOp | None = None
    for i in reversed(range(layout.registers)):
        here = table([c[i][which] for c in layout.coordinates], lane)
        result = here if result is None else register.eq(i).where(here, result)
    assert result is not None
    return result


def table(values: Sequence[int], of: UOp) -> UOp:
    """values[of] as an index expression: a sum of shifted bit fields where the map is linear in the bits, else a chain."""
    if len(set(values)) == 1:
        return number(values[0])
    fields = _bit_fields(values)
    if fields is None:
        result = number(values[-1])
        for i in reversed(range(len(values) - 1)):
            result = of.eq(i).where(number(values[i]), result)
        return result
    total = number(values[0])
    for first, count, weight in fields:
        part = of if first == 0 else of // (1 << first)
        part = part if 1 << (first + count) == len(values) else part % (1 << count)
        total = add(total, mul(part, number(weight)))
    return total


def _bit_fields(values: Sequence[int]) -> list[tuple[int, int, int]] | None:
    """(first bit, bits, weight of the first) for a map that is linear in the bits of its argument, else None."""
    bits = (len(values) - 1).bit_length()
    if len(values) != 1 << bits:
        return None
    weights = [values[1 << b] - values[0] for b in range(bits)]
    if any(v != values[0] + sum(w for b, w in enumerate(weights) if i >> b & 1) for i, v in enumerate(values)):
        return None
    fields: list[tuple[int, int, int]] = []
    for bit, weight in enumerate(weights):
        if fields and fields[-1][0] + fields[-1][1] == bit and weight == fields[-1][2] << fields[-1][1] and weight:
            first, count, start = fields.pop()
            fields.append((first, count + 1, start))
        elif weight:
            fields.append((bit, 1, weight))
    return fields
