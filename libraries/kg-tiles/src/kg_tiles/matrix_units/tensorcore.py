"""Phase 2: TC(axis, name) turns a matrix product into steps of the renderer's tensor core,
from its layouts alone.

    reduce(add, a[m, k] * b[k, n], k)
->  reduce(add, shaped_wmma(fragment of a, fragment of b, register), k / K),   m and n functions of (lane, register)
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import AxisKind, Op, Opt, Renderer, TensorCore, UOp
from kg.plugin.opts import ZERO, Axis, Context, Part, Reduction, add, index, mul, number, registers_of, replace_axis, simplify
from kg.plugin.strategy import ScheduleError, closed_ranges, is_constant, kernel_facts

from kg_tiles import MMA_IN_FLIGHT
from kg_tiles.matrix_units.dot_instructions import use_dot_instruction
from kg_tiles.matrix_units.matrix_product import MatrixProduct, check_product, find_product, is_licensed
from kg_tiles.matrix_units.operands import Read, coordinate, fragments, is_divided
from kg_tiles.matrix_units.results import check_results, stored_as_tiles
from kg_tiles.matrix_units.split_operands import check_split, is_split, products, unit_of


def use_tensor_core(sink: UOp, opt: Opt, context: Context) -> UOp:
    """The sink with the reduction over `opt.axis` on the renderer's matrix unit named `opt.arg`."""
    core = core_of(opt, context)
    product = find_product(sink, opt, core)
    n, m, k = core.dims
    for axis, size in ((product.rows, m), (product.columns, n), (product.depth, k)):
        check_size(opt, axis, size, core)
    check_product(sink, opt, product)
    _check_memory(sink, opt, product)
    check_operands(opt, product, core)
    check_split(opt, core)
    check_results(sink, opt, product, core, context.renderer)
    if not is_licensed(sink, core):
        raise ScheduleError(
            f"{opt}: {core.name} rounds its inputs, flushes denormals or keeps fewer bits of sums; the kernel needs fast_math=True for that"
        )
    if core.is_dot and context.renderer.vectors.alu:
        return use_dot_instruction(sink, opt, core, product, context.renderer.tensor_cores)
    if product.offset:
        raise ScheduleError(f"{opt}: {core.name} multiplies {core.dtype_in[1]}, not {product.right.dtype}")
    lane = lane_of(opt, core)
    kind = AxisKind.VECTOR if core.is_opaque else AxisKind.UPCAST  # an opaque fragment is one value
    register = UOp(Op.RANGE, index, (ZERO, number(registers_of(core.layout_c))), Axis(f"{opt.axis}.reg", kind))
    rows, columns, depth = (
        axis.replace(src=(ZERO, number(int(axis.src[1].value) // size)))
        for axis, size in ((product.rows, m), (product.columns, n), (product.depth, k))
    )
    reduced = _steps(product, core, (rows, columns, depth), lane, register, fragments(context.renderer), split=is_split(opt))
    sink = sink.substitute({product.reduce: reduced.cast(product.reduce.type)})
    row, column = ZERO, ZERO
    if core.is_opaque or (Op.TILE_INDEX in context.renderer.code_for_op and lane.op is Op.RANGE):
        axes = ((product.rows, rows, m), (product.columns, columns, n))
        sink = stored_as_tiles(sink, reduced, core.layout_c, lane, axes)
    if not core.is_opaque:
        row, column = (coordinate(core.layout_c, which, lane, register) for which in (0, 1))
    own = (register,) if lane.op is Op.CONST else (lane, register)
    order = sink.kernel.loop_order
    names = tuple(r.axis.name for r in own)
    in_fields = is_divided(sink, (product.rows, product.columns))
    sink = replace_axis(sink, product.rows, [Part(add(mul(rows, number(m)), row), (rows, *own))], (*order, *names))
    sink = replace_axis(sink, product.columns, [Part(add(mul(columns, number(n)), column), (columns,))], (*order, *names))
    return simplify(sink) if in_fields else sink


def check_unit(opt: Opt, renderer: Renderer) -> None:
    """The target has the unit that is named."""
    if not any(core.name == unit_of(opt) for core in renderer.tensor_cores):
        listed = ", ".join(core.name for core in renderer.tensor_cores) or "none"
        target = f"{renderer.device}:{renderer.suffix}"
        raise ScheduleError(f"{opt}: names none of the matrix units of {target}, which are {listed}")


def core_of(opt: Opt, context: Context) -> TensorCore:
    core = next(core for core in context.renderer.tensor_cores if core.name == unit_of(opt))
    problems = core.check()
    if problems:
        raise ScheduleError(f"{opt}: the record of {core.name} is wrong: {'; '.join(problems)}")
    return core


def lane_of(opt: Opt, core: TensorCore) -> UOp:
    if core.threads == 1:
        return ZERO
    return UOp(Op.RANGE, index, (ZERO, number(core.threads)), Axis(f"{opt.axis}.lane", AxisKind.WARP))


def check_size(opt: Opt, axis: UOp, size: int, core: TensorCore) -> None:
    if axis.src[1].op is not Op.CONST or not is_constant(axis.src[0], 0) or int(axis.src[1].value) % size:
        name = axis.axis.name
        raise ScheduleError(
            f"{opt}: {core.name} takes {size} along {name}, which has {axis.src[1].vmax}; PADTO({name}, {size}) first"
        )


def _check_memory(sink: UOp, opt: Opt, product: MatrixProduct) -> None:
    """What is staged does not change along the axes of the unit but by where it is read."""
    kernel = kernel_facts(sink)
    filled = next((a.axis.name for a in (product.rows, product.columns, product.depth) if kernel.of(a).fills), "")
    if filled:
        raise ScheduleError(
            f"{opt}: memory is staged inside axis {filled}; TILE it, stage in the loop over blocks, and take {filled}.in"
        )


def check_operands(opt: Opt, product: MatrixProduct, core: TensorCore) -> None:
    """Operands that a unit reads from shared memory are staged there,
    in as many pipeline stages as MMA in flight take."""
    for operand, which, shared_operands in zip(
        (product.left, product.right), ("left", "right"), core.shared_operands, strict=True
    ):
        if not shared_operands:
            continue
        stores = [u for u in operand.find(Op.STORE) if u.src[0].src[0].op is Op.DEFINE_LOCAL]
        if operand.op is not Op.LOAD or len(stores) != 1:
            raise ScheduleError(
                f"{opt}: {core.name} reads operands from shared memory; STAGE the {which} one of the product over {product.depth.axis.name} there first"
            )
        if core.asynchronous and stores[0].access.prefetch_distance < MMA_IN_FLIGHT + 1:
            raise ScheduleError(
                f"{opt}: {core.name} still reads a panel while the next round runs; STAGE it with stages={MMA_IN_FLIGHT + 2} or more"
            )


def _steps(
    product: MatrixProduct, core: TensorCore, outer: Sequence[UOp], lane: UOp, register: UOp, read: Read, *, split: bool
) -> UOp:
    """The reduction over blocks of depth, each one step of the unit, or three."""
    rows, columns, depth = outer
    n, m, k = core.dims
    a = read(product.left, core.layout_a, lane, ((product.rows, rows, m), (product.depth, depth, k)))
    b = read(product.right, core.layout_b, lane, ((product.depth, depth, k), (product.columns, columns, n)))
    steps = products(a, b, register, core, split=split)
    rest = tuple(depth if r is product.depth else r for r in closed_ranges(product.reduce))
    return UOp(Op.REDUCE, core.dtype_out, (*steps, *rest), Reduction(product.reduce.reduction.monoid, (), len(steps)))
