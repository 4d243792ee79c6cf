"""The schedule of a matrix product on a matrix unit of one thread:
what suits its sizes, the renderer's registers, caches and workers. On a dot instruction:

TC(r0, 0) TILE(o1, 32) UPCAST(o0, 8) UPCAST(o1.in, 2) UNROLL(r0, 2) THREAD(o1) STAGE(o1, r0.b, THREAD) SWAP(r0.b_o1.r0, r0.b_o1.o1.in)

o1      blocks of columns, each packed once, tile by tile, into words that stay in the second cache, shared among the workers
o0      tiles of rows; a tile of the left operand stays in the first cache
o1.in   panels of the block: a register tile of 8 rows by 2 vectors of columns
r0      words down the depth

On a unit whose opaque fragments are in registers of their own (AMX):

TILE(o1, 512) STAGE(o1, r0.b, THREAD, r0*4/o1.in) TC(r0, 0) UPCAST(o0, 2) UPCAST(o1.in, 2) THREAD(o1)

On one that multiplies small matrices in vector registers (smmla, 2 x 8 by 8 x 2), packed so that a register is one load:

TILE(o1, 64) STAGE(o1, r0.b, THREAD, r0*8/o1.in) TILE(o0, 8) STAGE(o0, r0.a, THREAD, r0*8/o0.in) TC(r0, 0) UPCAST(o0.in, 4) UPCAST(o1.in, 4) UNROLL(r0, 2)
VECTOR(r0.a_o0.r0, 8) THREAD(o1)

Of several units that take the operands as they are, the one with the fewest cycles for a multiplication by the cost model.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final, TypeAlias

from kg.plugin.strategy import (
    AxisKind,
    Op,
    OpaqueFragment,
    Opt,
    OptOp,
    Renderer,
    ScheduleError,
    TensorCore,
    UOp,
    closed_ranges,
    is_constant,
    linear_coefficient,
)
from kg_tiles import STAGE, TC
from kg_tiles.matrix_units.matrix_product import MatrixProduct, check_product, find_product, is_licensed

from kg_schedules.cost.machine import machine_of, vector_registers

#: Vectors of a register tile, and its rows at most: more were no faster, since eight already hide the latency.
TILE_VECTORS, TILE_ROWS = (2, 3, 1), 8
#: Rows from which on it pays to pack the right operand; of tiles a vector wide, which have twice the rows, more than two of them: 32 x 32 by 32 x 32 in bfloat16 takes 268 ns over a panel and 234 without with AVX-512, 16 x 512 by
#: 512 x 32 in int8 0.94 and 0.76 us, 16 x 256 by 256 x 64, two vectors wide, 0.80 and 0.96 (Zen 5).
PACKED_ROWS = 16
#: Rows and words of depth from which on the unit is worth its preparations.
LEAST_ROWS, LEAST_STEPS = 4, 4
#: Steps of the depth in straight code.
STEPS = (2,)
#: Matrices side by side, and one below the other, of a register tile of a unit that multiplies small ones.
SQUARE_TILE = (6, 4, 3, 2, 1)
#: Multiplications under which one worker is faster than two.
THREAD_PRODUCTS = 1 << 21
#: Cycles of a multiplication, and the Opts; none where the unit does not suit.
Plan: TypeAlias = tuple[float, tuple[Opt, ...]]
NONE: Final[Plan] = (0.0, ())


def core_schedule(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    """The Opts for a kernel whose only reduction is a product that the renderer has a unit
    of one thread for; none for others."""
    units = [c for c in renderer.tensor_cores if c.threads == 1 and is_licensed(sink, c)]
    if not units or not renderer.vectors.alu:
        return ()
    sums = list(sink.find(Op.REDUCE))
    if len(sums) != 1 or not _may_be_narrow(sums[0].src[0]):
        return ()
    bits = min(s.src[0].type.bits for s in sums[0].src[0].src)
    for depth in reversed(closed_ranges(sums[0])):
        found = [(core, product) for core in units if (product := _product_of(sink, depth, core)) is not None]
        plans = [(_is_moved(core, product, bits), *_plan(sink, product, core, renderer)) for core, product in found]
        plans = [plan for plan in plans if plan[2]]
        if plans:
            return min(plans, key=lambda plan: plan[:2])[2]
    return ()


def _is_moved(core: TensorCore, product: MatrixProduct, bits: int) -> bool:
    """Whether the unit does not take both operands as they are:
    one is moved by half its range, or they are widened."""
    return bool(product.offset) or core.dtype_in[0].bits > bits


def _plan(sink: UOp, product: MatrixProduct, core: TensorCore, renderer: Renderer) -> Plan:
    opt = Opt(TC, product.depth.axis.name, core.name)
    make = _tile_opts if core.is_opaque else _opts if core.is_dot else _square_opts
    return make(sink, opt, product, core, renderer)


def _product_of(sink: UOp, depth: UOp, core: TensorCore) -> MatrixProduct | None:
    """The product that is summed along an axis, where the unit takes it."""
    opt = Opt(TC, depth.axis.name, core.name)
    try:
        product = find_product(sink, opt, core)
        check_product(sink, opt, product)
    except ScheduleError:
        return None
    return product


def _may_be_narrow(value: UOp) -> bool:
    """Whether what is summed is a product of operands that were widened for it."""
    return value.op is Op.MUL and all(s.op is Op.CAST and s.src[0].type.bits < s.type.bits for s in value.src)


def _sizes(product: MatrixProduct) -> tuple[int, int, int] | None:
    """Rows, columns and depth, where they are numbers."""
    axes = (product.rows, product.columns, product.depth)
    if any(a.src[1].op is not Op.CONST or not is_constant(a.src[0], 0) for a in axes):
        return None
    rows, columns, depth = (int(a.src[1].value) for a in axes)
    return rows, columns, depth


def _cycles(core: TensorCore, renderer: Renderer, chains: int, loads: float, others: float = 0) -> float:
    """Of one multiplication in a register tile of so many sums,
    whose step takes loads and other instructions of vectors beside them."""
    machine, issued = machine_of(renderer), chains + others
    return machine.busy(issued, loads) * issued / (machine.products * chains * prod(core.dims))


def _opts(sink: UOp, tc: Opt, product: MatrixProduct, core: TensorCore, renderer: Renderer) -> Plan:
    sizes = _sizes(product)
    if sizes is None:
        return NONE
    rows, columns, depth = sizes
    row, column, down = (a.axis.name for a in (product.rows, product.columns, product.depth))
    lanes, _, words = core.dims
    if rows < LEAST_ROWS or columns < lanes or depth < words * LEAST_STEPS:
        return NONE
    wide = lanes if columns % lanes == 0 else lanes * TILE_VECTORS[0]
    vectors, steps = -(-columns // wide) * wide // lanes, -(-depth // words)
    others = _others(sink, product)
    work = rows * columns * depth * max([a.src[1].vmax for a in others], default=1)
    workers = max(1, renderer.workers.count) if work >= THREAD_PRODUCTS else 1
    panel = steps * words * lanes * core.dtype_in[1].itemsize
    block = _block(vectors, panel, 1 if others else workers, renderer)
    across = next(v for v in TILE_VECTORS if block % v == 0)
    tile = _tile_rows(rows, across, renderer)
    opts = [Opt(OptOp.PADTO, column, wide)] if columns % lanes else []
    opts += [Opt(OptOp.PADTO, down, words)] if depth % words else []
    opts += [tc, *_blocks(column, block, vectors, others)]
    opts.append(Opt(OptOp.UPCAST, row, tile, "" if rows % tile == 0 else "peel"))
    opts += [Opt(OptOp.UPCAST, f"{column}.in" if block < vectors else column, across)] if across > 1 else []
    outer = [column] * (block < vectors) + [row] * (rows > tile) + [column] * (vectors > across)
    outer = [max(others, key=lambda a: a.src[1].vmax).axis.name] if others else outer
    opts += [Opt(OptOp.THREAD, name) for name in outer[:1] if workers > 1]
    if block < vectors and rows >= (PACKED_ROWS if across > 1 else 2 * tile + 1):
        opts.append(Opt(STAGE, column, f"{down}.b", scope="THREAD"))
        if (
            block > across and rows % tile == 0
        ):  # tile by tile: rows of all tiles lie so far apart that each would be a line of the same few sets of the first cache
            opts.append(Opt(OptOp.SWAP, f"{down}.b_{column}.{down}", f"{down}.b_{column}.{column}.in"))
        if depth % words or not _in_rows(product.left, product.depth):
            opts.append(Opt(STAGE, row, f"{down}.a", scope="THREAD"))
            if rows % tile == 0 and steps % lanes == 0 and _in_rows(_widened(product.left), product.depth):
                opts.append(Opt(OptOp.VECTOR, f"{down}.a_{row}.{down}", lanes))
    if (
        product.offset
        and steps % lanes
        and depth % words == 0
        and depth >= lanes
        and _in_rows(_widened(product.left), product.depth)
    ):
        opts.append(Opt(OptOp.VECTOR, f"{down}.sum", lanes))  # sums of rows that the unit does not make
    overlapped = 2 * (across + 1) <= vector_registers(renderer) - tile * across  # room for another step's operands
    opts += [Opt(OptOp.UNROLL, down, n) for n in STEPS if overlapped and steps % n == 0 and steps > n][:1]
    return _cycles(core, renderer, tile * across, tile + across), tuple(opts)


def _square_opts(sink: UOp, tc: Opt, product: MatrixProduct, core: TensorCore, renderer: Renderer) -> Plan:
    """Whole matrices of the right operand are packed, each a load.
    Rows of the left one are packed too where enough columns read them; else they are parts of a register, which other
    instructions put together."""
    sizes = _sizes(product)
    if sizes is None or product.offset or _others(sink, product) or not _stored_as_they_are(sink, product, core):
        return NONE
    rows, columns, depth = sizes
    row, column, down = (a.axis.name for a in (product.rows, product.columns, product.depth))
    wide, high, deep = core.dims
    is_whole = rows % high == columns % wide == depth % deep == 0
    is_large = rows >= PACKED_ROWS and columns > wide and depth >= deep * LEAST_STEPS
    if not is_whole or not is_large or not _in_rows(product.left, product.depth):
        return NONE
    workers = max(1, renderer.workers.count) if rows * columns * depth >= THREAD_PRODUCTS else 1
    block = _block(columns // wide, depth * wide * core.dtype_in[1].itemsize, workers, renderer)
    steps = next((n for n in STEPS if depth // deep % n == 0 and depth // deep > n), 1)  # of a row one load
    tiles = [
        (_square_cycles(core, renderer, (n, across), steps, block // across if packed else 0), n, across, packed)
        for across in SQUARE_TILE
        for n in SQUARE_TILE
        for packed in (False, True)
        if block % across == rows // high % n == 0 and n * (across + high) + across <= vector_registers(renderer)
    ]
    if not tiles:
        return NONE
    cycles, copies, across, packed = min(tiles)
    opts = [
        Opt(OptOp.TILE, column, block * wide),
        Opt(STAGE, column, f"{down}.b", scope="THREAD", layout=f"{down}*{deep}/{column}.in"),
        *[Opt(OptOp.TILE, row, copies * high)] * packed,
        *[Opt(STAGE, row, f"{down}.a", scope="THREAD", layout=f"{down}*{deep}/{row}.in")] * packed,
        tc,
        *[
            Opt(OptOp.UPCAST, name, n)
            for name, n in ((f"{row}.in" if packed else row, copies), (f"{column}.in", across))
            if n > 1
        ],
        *[Opt(OptOp.UNROLL, down, steps)] * (steps > 1),
        *[Opt(OptOp.VECTOR, f"{down}.a_{row}.{down}", deep)] * packed,
    ]
    return cycles, (*opts, Opt(OptOp.THREAD, column)) if workers > 1 and block * wide < columns else tuple(opts)


def _square_cycles(core: TensorCore, renderer: Renderer, tile: tuple[int, int], steps: int, readers: int) -> float:
    """Cycles of a multiplication in a tile of so many matrices,
    whose rows are packed for so many tiles of columns; 0: they are not packed."""
    copies, across = tile
    rows = core.dims[1] * copies  # each is loaded and stored once to pack it, else loaded with its neighbours of other steps
    if readers:
        return _cycles(core, renderer, copies * across, copies + across + rows / readers, rows / readers)
    return _cycles(core, renderer, copies * across, rows / steps + across, rows - copies)


def _tile_opts(sink: UOp, tc: Opt, product: MatrixProduct, core: TensorCore, renderer: Renderer) -> Plan:
    """Two tiles of either operand and the four of their sums are eight registers.
    The right operand is packed as the unit reads it; the left is read as it lies, or packed in blocks of rows where it can't
    be."""
    sizes = _sizes(product)
    if sizes is None or product.offset:
        return NONE
    rows, columns, depth = sizes
    row, column, down = (a.axis.name for a in (product.rows, product.columns, product.depth))
    wide, high, deep = core.dims
    group = core.layout_b.group if isinstance(core.layout_b, OpaqueFragment) else 1
    others = _others(sink, product)
    if (
        rows % high
        or columns % wide
        or rows < 2 * high
        or columns < 2 * wide
        or depth < deep
        or others
        or not _stored_as_they_are(sink, product, core)
    ):
        return NONE
    workers = max(1, renderer.workers.count) if rows * columns * depth >= THREAD_PRODUCTS else 1
    block = _block(columns // wide, -(-depth // deep) * deep * wide * core.dtype_in[1].itemsize, workers, renderer) * wide
    packed = depth % deep > 0 or not _in_rows(product.left, product.depth)
    tiles = 2 if not packed or (rows % (2 * high) == 0 and rows > 2 * high) else 1
    opts = [Opt(OptOp.PADTO, down, deep)] if depth % deep else []
    opts += [Opt(OptOp.TILE, row, tiles * high)] if packed else []
    opts += [Opt(OptOp.TILE, column, block)]
    opts += [Opt(STAGE, column, f"{down}.b", scope="THREAD", layout=f"{down}*{group}/{column}.in")]
    opts += [Opt(STAGE, row, f"{down}.a", scope="THREAD", layout=f"{row}.in/{down}")] if packed else []
    opts += [tc]
    if tiles > 1:
        opts.append(Opt(OptOp.UPCAST, f"{row}.in" if packed else row, tiles, "" if rows % (tiles * high) == 0 else "peel"))
    opts += [Opt(OptOp.UPCAST, f"{column}.in", 2)] if block % (2 * wide) == 0 else []
    # no vectors do as much in a cycle
    return 0.0, (*opts, Opt(OptOp.THREAD, column)) if workers > 1 and block < columns else tuple(opts)


def _stored_as_they_are(sink: UOp, product: MatrixProduct, core: TensorCore) -> bool:
    """Whether the sums are the one result, their rows as neighbours in memory."""
    (store, *more) = sink.src
    plain = not more and store.op is Op.STORE and store.gate is None and store.src[1] is product.reduce
    plain = plain and product.reduce.type is core.dtype_out
    return plain and linear_coefficient(store.src[0].src[1], product.columns) == 1


def _others(sink: UOp, product: MatrixProduct) -> list[UOp]:
    """The output axes that both operands are the same product of, outermost first."""
    order = sink.kernel.loop_order
    found = [u for u in sink.find(Op.RANGE) if u.axis.kind is AxisKind.LOOP and u not in (product.rows, product.columns)]
    return sorted(found, key=lambda r: order.index(r.axis.name))


def _blocks(column: str, block: int, vectors: int, others: Sequence[UOp]) -> list[Opt]:
    """The columns in blocks, outside the rows and inside the axes that the operands change with."""
    if block == vectors:
        return []
    swap = [Opt(OptOp.SWAP, column, others[-1].axis.name)] if others else []
    return [Opt(OptOp.TILE, column, block), *swap]


def _tile_rows(rows: int, across: int, renderer: Renderer) -> int:
    """Rows of a register tile: its sums, a row of B and a word of A fit the registers; one that divides,
    if it is large."""
    most = min(rows, TILE_ROWS if across > 1 else 2 * TILE_ROWS, machine_of(renderer).most_rows(across))
    return next((n for n in range(most, most // 2, -1) if rows % n == 0), most)


def _in_rows(value: UOp, axis: UOp) -> bool:
    """Whether neighbours along the axis are neighbours in memory, so that a word is one load."""
    return value.op is Op.LOAD and value.gate is None and linear_coefficient(value.src[0].src[1], axis) == 1


def _widened(value: UOp) -> UOp:
    """What a cast widens."""
    return value.src[0] if value.op is Op.CAST else value


def _block(vectors: int, size: int, workers: int, renderer: Renderer) -> int:
    """Vectors of columns in a block: as many as half the second cache holds,
    and as divide evenly among the workers."""
    room = (renderer.caches.sizes[1:2] or (1 << 20,))[0] // 2
    found = [d for d in range(1, vectors) if vectors % d == 0 and (d * size <= room or d <= TILE_VECTORS[0])]
    return max(found, key=lambda d: (d % 2 == 0, vectors // d >= workers, vectors // d % workers == 0, d), default=vectors)
