"""TC with a vector dot instruction (`TensorCore.is_dot`): columns in lanes, K neighbours in one word.

    reduce(add, a[m, k] * b[k, n], k)                         K = 4, 16 columns
->  reduce(add, shaped_wmma(A[m, k4], B[k4, n, reg], reg), k4)

    A[m, k4]        one 32-bit word: a[m, 4*k4 .. 4*k4 + 3], loaded as it lies in memory
    B[k4, n, reg]   a word per lane: b[4*k4 .. 4*k4 + 3, 16*n + reg]; sixteen columns of four rows are one vector

              b[4*k4 + 0, 16*n ..]   p0 p1 p2 … p15
              b[4*k4 + 1, 16*n ..]   q0 q1 q2 … q15       interleaved:   p0 q0 r0 s0 | p1 q1 r1 s1 | … | p15 q15 r15 s15
              b[4*k4 + 2, 16*n ..]   r0 r1 r2 … r15
              b[4*k4 + 3, 16*n ..]   s0 s1 s2 … s15

A word is a value like any other: `STAGE(o1, r0.b, THREAD)` keeps the interleaved words of a panel in scratch memory. An operand
of the other sign than the unit takes is moved by half its range, and what that adds is taken off again, modulo 2^32:

    sum(a * b)  =  sum(a * (b + 128)) - 128 * sum(a)          b + 128 as uint8 is b with its highest bit flipped

The sum over a row of A depends on no column, so it stands outside their loop; the unit itself computes it, with ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kg.plugin import AxisKind, DType, Op, Opt, TensorCore, UOp, int_like
from kg.plugin.opts import ZERO, Axis, Part, Reduction, add, index, monoid, mul, number, replace_axis, uint32
from kg.plugin.strategy import ScheduleError, closed_ranges, kernel_facts, linear_coefficient, substitute_open

from kg_tiles.matrix_units.matrix_product import MatrixProduct

#: How the names of a unit's operands end, after that of the axis that it sums along.
OPERANDS = (".a", ".b")


def use_dot_instruction(sink: UOp, opt: Opt, core: TensorCore, product: MatrixProduct, cores: Sequence[TensorCore]) -> UOp:
    """The sink with a product on the unit.
    `cores` are all that the renderer has: one of them may add up rows."""
    columns, _, depth = core.dims
    _check_memory(sink, opt, product)
    lane = _lanes(f"{opt.axis}.lane", columns)
    steps = _shortened(product.depth, depth)
    a = _word(product.left, product.depth, steps, core)
    b = _word(product.right, product.depth, steps, core)
    if product.offset:
        b = b ^ _highest_bits(core.dtype_in[1], depth)
    step = _step(core, a, b, lane)
    others = tuple(r for r in closed_ranges(product.reduce) if r is not product.depth)
    total = UOp(Op.REDUCE, core.dtype_out, (step, steps, *others), Reduction(monoid.ADD))
    names = [lane.axis.name]
    if product.offset:
        rows, more = _row_sums(product, a, steps, core, cores)
        half = 1 << (core.dtype_in[1].bits - 1)
        total = total + rows * (half if core.dtype_in[1].is_signed else -half)
        names += more
    sink = sink.substitute({product.reduce: total.cast(product.reduce.type)})
    info = sink.kernel
    sink = sink.replace(arg=replace(info, loop_order=(*info.loop_order, *names)))
    outer = _shortened(product.columns, columns)
    part = Part(add(mul(outer, number(columns)), lane), (outer, lane))
    return replace_axis(sink, product.columns, [part], sink.kernel.loop_order)


def packed_operands(sink: UOp, name: str) -> list[UOp]:
    """The words of an operand of the unit that sums along an axis, as STAGE names them: `r0.a` or `r0.b`."""
    axis, _, which = name.rpartition(".")
    sums = [u for u in sink.find(Op.REDUCE) if axis in {r.axis.name for r in closed_ranges(u)}]
    units = dict.fromkeys(
        u for s in sums for u in s.src[0].toposort() if u.op is Op.SHAPED_WMMA
    )  # in order: names are numbered by it
    words = [u.src[OPERANDS.index(f".{which}")] for u in units]
    return [w.src[0] if w.op is Op.BITCAST else w for w in words]


def _check_memory(sink: UOp, opt: Opt, product: MatrixProduct) -> None:
    if kernel_facts(sink).of(product.columns).fills:
        raise ScheduleError(
            f"{opt}: a value is staged in memory inside axis {product.columns.axis.name}, it can't become lanes"
        )


def _lanes(name: str, count: int) -> UOp:
    return UOp(Op.RANGE, index, (ZERO, number(count)), Axis(name, AxisKind.VECTOR))


def _shortened(axis: UOp, by: int) -> UOp:
    return axis.replace(src=(ZERO, number(int(axis.src[1].value) // by)))


def _step(core: TensorCore, a: UOp, b: UOp, lane: UOp) -> UOp:
    fragments = [w.bitcast(dtype.vec(core.dims[2])) for w, dtype in zip((a, b), core.dtype_in, strict=True)]
    return UOp(Op.SHAPED_WMMA, core.dtype_out, (*fragments, lane), core)


def _word(value: UOp, axis: UOp, steps: UOp, core: TensorCore) -> UOp:
    """K neighbours of an operand along the depth, as the bits of one integer."""
    depth = core.dims[2]
    first = mul(steps, number(depth))
    lanes = value.type.vec(depth)
    word = uint32 if lanes.bits * depth == 32 else int_like(lanes)
    memory = value.src[0] if value.op is Op.CAST else value
    if memory.op is Op.LOAD and memory.gate is None and linear_coefficient(memory.src[0].src[1], axis) == 1:
        together = substitute_open(memory, {axis: first}).replace(dtype=memory.type.vec(depth))
        return together.cast(lanes).bitcast(word)
    elements = tuple(substitute_open(value, {axis: add(first, number(i))}) for i in range(depth))
    return UOp(Op.VECTORIZE, lanes, elements).bitcast(word)


def _highest_bits(dtype: DType, count: int) -> int:
    return sum(1 << (dtype.bits * (i + 1) - 1) for i in range(count))


def _row_sums(
    product: MatrixProduct, a: UOp, steps: UOp, core: TensorCore, cores: Sequence[TensorCore]
) -> tuple[UOp, list[str]]:
    """The sums of the left operand along the depth, in loops of their own, and the names of those."""
    closed = closed_ranges(product.reduce)
    own = {r: r.replace(arg=Axis(f"{r.axis.name}.sum", AxisKind.REDUCE)) for r in closed}
    columns, _, depth = core.dims
    blocks, rest = divmod(int(steps.src[1].value), columns)
    unit = next((c for c in cores if c.is_dot and c.dims == core.dims and c.dtype_in[1] is core.dtype_in[0]), None)
    if unit is None or rest or unit.dtype_out is not core.dtype_out:
        value = substitute_open(product.left.cast(core.dtype_out), own)
        sums = UOp(Op.REDUCE, core.dtype_out, (value, *own.values()), Reduction(monoid.ADD))
        return sums, [r.axis.name for r in own.values()]
    block = own[product.depth].replace(src=(ZERO, number(blocks)))
    lane = _lanes(f"{block.axis.name}.lane", columns)
    others = {r: new for r, new in own.items() if r is not product.depth}
    words = substitute_open(a, {steps: add(mul(block, number(columns)), lane), **others})
    ones = UOp(Op.CONST, uint32, (), sum(1 << (unit.dtype_in[0].bits * i) for i in range(depth)))
    loops = (block, *others.values(), lane)
    sums = UOp(Op.REDUCE, core.dtype_out, (_step(unit, ones, words, lane), *loops), Reduction(monoid.ADD))
    return sums, [r.axis.name for r in loops]
