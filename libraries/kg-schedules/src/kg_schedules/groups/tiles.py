"""Large matrix products without tensor cores: a work-group makes 128 x 128, a work-item 8 x 8 of it in its registers, from panels in shared memory, software pipelined.

    TILE(o0, 128) TILE(o1, 128) TILE(r0, 16) STAGE(r0, r0.a, LOCAL, o0.in/r0.in^4, stages=3) STAGE(r0, r0.b, LOCAL, r0.in/o1.in, stages=3)
    UPCAST(o0.in, 8) VECTOR(o1.in, 4) LOCAL(o0.in, 16) LOCAL(o1.in, 16) UPCAST(o1.in, 2) UNROLL(r0.in, 8) …

For 8 steps of the sum a work-item reads 16 vectors of its rows and 16 of its columns, and multiplies 512 times: 9 KiB of code, which the nearest cache of instructions
holds. Neighbours read neighbouring vectors of columns; a row is the same for 16 of them. Tiles are rasterised in bands (`rasterization`). The fields that are asked: `registers`, `work_groups`, `shared_memory`.
"""

from __future__ import annotations

from math import prod
from typing import Final

from kg.plugin.strategy import (
    AxisFacts,
    AxisKind,
    KernelFacts,
    Op,
    Opt,
    OptOp,
    Renderer,
    UOp,
    closed_ranges,
    linear_coefficient,
)

from kg_schedules.contraction import Product, is_fixed, only_product
from kg_schedules.groups.rasterization import TiledSide, tile_opts

#: Sides of a work-group's tile, rows and columns of a work-item's, steps of a panel, lanes of vectors, steps that are written out.
SIDE, EACH, STEPS, LANES, WRITTEN = 128, 8, 16, 4, 8
#: Registers of a work-item: sums, those of a long sum's blocks, two operands, addresses.
REGISTERS: Final = 192
#: Pipeline stages of panels where asynchronous copies need no registers, and where they do.
STAGES, THROUGH_REGISTERS = 3, 2
#: Padding may add so much of a side.
WASTE: Final = 1.25


def group_tiles(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """The Opts of a kernel that is one large product of values of 32 bits; none for others."""
    product = only_product(kernel) if renderer.has_shared and not renderer.shared_memory.slow else None
    if product is None or renderer.registers.scalar < REGISTERS or not _suits(product, renderer):
        return []
    rows, columns, (depth,) = product.rows, product.columns, product.depth
    left, _ = product.reduce.src[0].src
    stages = STAGES if renderer.shared_memory.copies else THROUGH_REGISTERS
    while stages > 1 and stages * 2 * SIDE * STEPS * 4 > renderer.shared_max:
        stages -= 1
    opts = [Opt(OptOp.PADTO, a.name, n) for a, n in ((rows, SIDE), (columns, SIDE), (depth, STEPS)) if a.extent % n]
    sides = [TiledSide(a.name, SIDE, -(-a.extent // SIDE), SIDE * 4) for a in (rows, columns)]
    opts += tile_opts(sides[0], sides[1], {a.name: max(1, a.extent) for a in _others(product)}, renderer)
    opts += [Opt(OptOp.TILE, depth.name, STEPS)]
    row, column = (f"{a.name}.in" if a.extent > SIDE else a.name for a in (rows, columns))
    down = f"{depth.name}.in"
    along = _is_along(left, depth.axis)
    layouts = {"a": f"{row}/{down}^{LANES}" if along else f"{down}/{row}", "b": f"{down}/{column}"}
    opts += [
        Opt(OptOp.STAGE, depth.name, f"{depth.name}.{which}", scope="LOCAL", layout=layout, stages=stages)
        for which, layout in layouts.items()
    ]
    opts += [Opt(OptOp.UPCAST, row, EACH), Opt(OptOp.VECTOR, column, LANES)]
    opts += [
        Opt(OptOp.LOCAL, row, SIDE // EACH),
        Opt(OptOp.LOCAL, column, SIDE // EACH),
        Opt(OptOp.UPCAST, column, EACH // LANES),
    ]
    opts.append(Opt(OptOp.UNROLL, down, WRITTEN))
    inner = (("a", down if along else row, depth if along else rows), ("b", column, columns))
    return opts + [
        Opt(OptOp.VECTOR, f"{depth.name}.{which}_{depth.name}.{name}", LANES)
        for which, name, a in inner
        if a.extent % LANES == 0
    ]


def _suits(product: Product, renderer: Renderer) -> bool:
    """Whether tiles of this size keep all cores busy and waste little, and both operands lie so that they are read by vectors."""
    rows, columns, value = product.rows, product.columns, product.reduce.src[0]
    if len(closed_ranges(product.reduce)) != 1 or value.op is not Op.MUL or value.type.itemsize != 4:
        return False
    (depth,) = product.depth
    sides = (rows, columns)
    if not all(a.free and is_fixed(a) for a in (*sides, depth)) or depth.extent <= STEPS:
        return False
    blocks = prod(-(-a.extent // SIDE) for a in sides) * prod(max(1, a.extent) for a in _others(product))
    waste = any(-(-a.extent // SIDE) * SIDE > WASTE * a.extent for a in sides)
    left, right = value.src
    plain = all(x.op is Op.LOAD for x in value.src) and columns.axis not in product.kernel.scope[left]
    return (
        plain
        and blocks >= renderer.work_groups.processors
        and not waste
        and linear_coefficient(right.src[0].src[1], columns.axis) == 1
        and (_is_along(left, depth.axis) or _is_along(left, rows.axis))
    )


def _others(product: Product) -> list[AxisFacts]:
    """The axes of a batch."""
    sides = (product.rows, product.columns)
    return [a for a in product.kernel.axes.values() if a.kind is AxisKind.LOOP and a not in sides]


def _is_along(load: UOp, axis: UOp) -> bool:
    return linear_coefficient(load.src[0].src[1], axis) == 1
