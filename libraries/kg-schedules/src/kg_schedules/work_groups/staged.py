"""Tilings whose operands lie in shared memory:
products of which a work-group makes a block from panels, software pipelined, and transposes by square tiles, of which both
sides are whole lines.

    TILE(o0, 128) TILE(o1, 128) TILE(r0, 16) STAGE(r0, r0.a, LOCAL, o0.in/r0.in^4, stages=3) STAGE(r0, r0.b, LOCAL, r0.in/o1.in, stages=3)
    UPCAST(o0.in, 8) VECTOR(o1.in, 4) LOCAL(o0.in, 16) LOCAL(o1.in, 16) UPCAST(o1.in, 2) UNROLL(r0.in, 8) …

For 8 steps of the sum a work-item reads 16 vectors of its rows and 16 of its columns, and multiplies 512 times: 9 KiB of code, which the nearest cache of instructions holds. Neighbours read neighbouring vectors of columns; a row is the
same for 16 of them. Blocks are rasterised in bands (`rasterization`).

    TILE(o0, 32) TILE(o1, 32) STAGE(o0, p1, LOCAL, o1.in/o0.in+1) VECTOR(o1.in, 4) LOCAL(o0.in, 32) LOCAL(o1.in, 8) VECTOR(p1_o0.o0.in, 4)
"""

from __future__ import annotations

from collections.abc import Iterator

from kg.plugin.strategy import AxisFacts, Op, Opt, OptOp, UOp
from kg_tiles import STAGE, counts

from kg_schedules.contraction import Product, is_fixed
from kg_schedules.cost.launch import Panel, Share
from kg_schedules.work_groups.problem import LANES, VECTOR_BITS, GroupTiling, Problem
from kg_schedules.work_groups.rasterization import TiledSide, tile_opts

#: Work-items along rows and columns, rows and vectors of columns of each, the best first among equals.
BLOCKS = (
    (16, 16, 8, 2),
    (16, 16, 4, 1),
    (16, 16, 4, 2),
    (16, 16, 8, 1),
    (8, 16, 8, 2),
    (8, 16, 8, 1),
    (8, 16, 4, 1),
    (8, 8, 4, 1),
)
#: Steps of a panel, vectors of sums that are written out for some of them, pipeline stages where asynchronous copies need no registers and where they do.
STEPS, WRITTEN, STAGES, THROUGH_REGISTERS = 16, 128, 3, 2
#: Padding may add so much of a side.
WASTE = 1.25
#: Bytes by which the rows of a panel that is transposed are padded, and that are swizzled at once.
PIECE = 16
#: Work-items that read, or write, one line of a square tile: with vectors of 16 bytes a line is 128 bytes.
ACROSS = 8


def staged(problem: Problem) -> Iterator[GroupTiling]:
    """Those of a product, or of a transpose; none where shared memory is no quicker than other."""
    if problem.renderer.has_shared and not problem.renderer.shared_memory.slow:
        yield from _blocks(problem) if problem.product is not None else _square_tiles(problem)


# -- products


def _blocks(problem: Problem) -> Iterator[GroupTiling]:
    product, renderer = problem.product, problem.renderer
    assert product is not None
    if len(problem.reductions) != 1 or not _can_be_staged(product):
        return
    (left,), (right,), (depth,) = product.left, product.right, product.depth
    plain = product.reduce.src[0].src == (left, right)  # what is widened takes registers twice
    vectors = renderer.vectors.memory >= VECTOR_BITS and (renderer.vectors.alu or VECTOR_BITS) >= VECTOR_BITS
    lanes, size = LANES if vectors else 1, left.type.itemsize + right.type.itemsize
    for down, across, copies, beside in BLOCKS:
        height, width = down * copies, across * beside * LANES
        waste = any(-(-a.extent // n) * n > WASTE * a.extent for a, n in ((product.rows, height), (product.columns, width)))
        if waste or down * across > problem.most_items:
            continue
        for stages in (STAGES,) if renderer.shared_memory.copies else (THROUGH_REGISTERS, 1):
            panels = height * left.type.itemsize + width * right.type.itemsize + (PIECE if depth.loads.get(right) == 1 else 0)
            if stages * STEPS * panels > renderer.shared_max or size < 2:
                continue
            shares = {
                product.rows.name: Share(copies=copies, items=down),
                product.columns.name: Share(lanes, 1, across, beside * LANES // lanes),
                depth.name: Share(steps=min(STEPS, WRITTEN // (copies * beside * (1 if plain else 2)))),
            }
            panel = Panel(frozenset((left, right)), -(-depth.extent // STEPS), stages, bool(renderer.shared_memory.copies))
            cost = problem.work.cost(shares, panel=panel)
            yield GroupTiling(cost, lambda shares=shares, stages=stages: _product_opts(problem, product, shares, stages))


def _can_be_staged(product: Product) -> bool:
    """Whether each operand is one array, another than the other and than what is stored,
    read in rows along its side or the depth."""
    if len(product.depth) != 1 or len(product.left) != 1 or len(product.right) != 1 or product.reduce.src[0].op is not Op.MUL:
        return False
    (depth,), loads = product.depth, (*product.left, *product.right)
    memories = [u.src[0].src[0] for u in (*loads, *product.kernel.sink.src)]
    apart = (
        len(set(memories)) == len(memories) and all(m.op is Op.PARAM for m in memories) and all(u.gate is None for u in loads)
    )
    sides = zip(loads, (product.rows, product.columns), strict=True)
    in_rows = all(1 in (depth.loads.get(u), side.loads.get(u)) for u, side in sides)
    fixed = all(a.free and is_fixed(a) for a in (product.rows, product.columns, depth))
    return apart and in_rows and fixed and depth.extent > STEPS


def _product_opts(problem: Problem, product: Product, shares: dict[str, Share], stages: int) -> list[Opt]:
    rows, columns, (depth,), renderer = product.rows, product.columns, product.depth, problem.renderer
    sizes = {a.name: shares[a.name].each * shares[a.name].items for a in (rows, columns)} | {depth.name: STEPS}
    opts = [Opt(OptOp.PADTO, a.name, sizes[a.name]) for a in (rows, columns, depth) if a.extent % sizes[a.name]]
    loads = (*product.left, *product.right)
    sides = [
        TiledSide(a.name, sizes[a.name], -(-a.extent // sizes[a.name]), sizes[a.name] * u.type.itemsize)
        for a, u in zip((rows, columns), loads, strict=True)
    ]
    opts += [*tile_opts(sides[0], sides[1], problem.sizes, renderer), Opt(OptOp.TILE, depth.name, STEPS)]
    row, column, down = (f"{a.name}.in" if a.extent > sizes[a.name] else a.name for a in (rows, columns, depth))
    plain, at, fills = product.reduce.src[0].src == loads, depth.name, list[Opt]()
    for which, load, axis, side in (("a", loads[0], rows, row), ("b", loads[1], columns, column)):
        along, number = depth.loads.get(load) == 1, load.src[0].src[0].slot
        value, lump = f"{at}.{which}" if plain else f"p{number}", PIECE // load.type.itemsize
        layout = f"{down}/{side}{f'+{lump}' if along else ''}" if which == "b" or not along else f"{side}/{down}^{lump}"
        opts.append(Opt(STAGE, at, value, scope="LOCAL", layout=layout, counts=counts(stages)))
        inner, extent = (down, depth.extent) if along else (side, axis.extent)
        most = min(renderer.vectors.memory // (8 * load.type.itemsize), lump, extent & -extent)
        fills += [Opt(OptOp.VECTOR, f"{value}_{at}.{inner}", most)] if most > 1 else []
    own, beside = shares[rows.name], shares[columns.name]
    opts += [Opt(OptOp.UPCAST, row, own.copies)] + ([Opt(OptOp.VECTOR, column, beside.lanes)] if beside.lanes > 1 else [])
    opts += [Opt(OptOp.LOCAL, row, own.items), Opt(OptOp.LOCAL, column, beside.items)]
    opts += [Opt(OptOp.UPCAST, column, beside.steps)] if beside.steps > 1 else []
    return [*opts, Opt(OptOp.UNROLL, down, shares[depth.name].steps), *fills]


# -- transposes


def _square_tiles(problem: Problem) -> Iterator[GroupTiling]:
    """An elementwise kernel with one load that runs across its store."""
    kernel, renderer, found = problem.kernel, problem.renderer, problem.outputs
    if len(kernel.sink.src) != 1 or len(found) < 2 or any(node.op in (Op.REDUCE, Op.SCAN) for node in kernel.scope):
        return
    inner = found[-1]
    load, along = _load_across(found, inner)
    if load is None or along is None or renderer.vectors.memory < VECTOR_BITS:
        return
    lanes = VECTOR_BITS // inner.bits
    while lanes * ACROSS * (lanes * ACROSS + 1) * load.type.itemsize > renderer.shared_max and lanes > 1:
        lanes //= 2  # 128 x 129 bytes are more than WebGPU's 16 KiB
    side = ACROSS * lanes
    if not all(is_fixed(a) and a.extent % side == 0 and a.extent > side for a in (inner, along)):
        return
    others = [a for a in kernel.axes.values() if a not in (inner, along)]
    at, value = (others[-1] if others else along).name, f"p{load.src[0].src[0].slot}"
    rows = min(side, problem.most_items // ACROSS)
    shares = {along.name: Share(1, 1, rows, side // rows), inner.name: Share(lanes, 1, ACROSS)}
    opts = [
        Opt(OptOp.TILE, along.name, side),
        Opt(OptOp.TILE, inner.name, side),
        Opt(STAGE, at, value, scope="LOCAL", layout=f"{inner.name}.in/{along.name}.in+1"),
        Opt(OptOp.VECTOR, f"{inner.name}.in", lanes),
        Opt(OptOp.LOCAL, f"{along.name}.in", rows),
        Opt(OptOp.LOCAL, f"{inner.name}.in", ACROSS),
        Opt(OptOp.VECTOR, f"{value}_{at}.{along.name}.in", lanes),
    ]
    yield GroupTiling(problem.work.cost(shares, panel=Panel(frozenset((load,)))), lambda: opts)


def _load_across(found: list[AxisFacts], inner: AxisFacts) -> tuple[UOp | None, AxisFacts | None]:
    """The one load whose neighbours are neighbours along another axis than the store's, and that axis."""
    if any(stride != 1 for stride in inner.stores.values()):
        return None, None
    across = [load for load, stride in inner.loads.items() if stride not in (0, 1)]
    if len(across) != 1:
        return None, None
    (load,) = across
    memory = load.src[0].src[0]
    if memory.op is not Op.PARAM or load.gate is not None or sum(m.src[0].src[0] is memory for m in inner.loads) > 1:
        return None, None
    along = [a for a in found if a is not inner and a.loads.get(load) == 1]
    return (load, along[0]) if len(along) == 1 else (None, None)
