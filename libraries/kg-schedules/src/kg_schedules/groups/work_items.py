"""How many work-items a work-group has along which axes, and how wide the vectors are that each of them loads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, OptOp, Renderer

#: Work-items of a work-group: at least, where there is so much work, and at most.
LEAST_ITEMS, MOST_ITEMS = 32, 256
#: Sizes that are tried for a work-group, the best first; a size that does not divide an axis leaves work-items without work.
SIZES = (256, 128, 64)
#: Lanes of a vector of 32 bits, and bits of any: what a work-item of a GPU moves at once.
LANES, VECTOR_BITS = 4, 128
#: Items that work is spread over at least where the renderer does not say how many cores there are, before a work-item does more of it.
SPREAD = 1024
#: Items along an axis beside others, so that a work-group is a tile where something runs across.
SIDE = 16
#: Dimensions of a work-group.
DIMENSIONS = 3


def most_items(renderer: Renderer) -> int:
    """The work-items that a work-group may have along one axis."""
    return min(MOST_ITEMS, renderer.work_groups.total, *renderer.local_max[:1])


def spread(renderer: Renderer) -> int:
    """Items that work is spread over at least: a few for each lane of every core."""
    return LEAST_ITEMS * renderer.work_groups.processors if renderer.work_groups.processors > 1 else SPREAD


def outputs(kernel: KernelFacts) -> list[AxisFacts]:
    """The axes whose iterations may be distributed, outermost first."""
    return [a for a in kernel.axes.values() if a.kind is AxisKind.LOOP and kernel.shared(a) and not a.fills and a.extent > 1]


def is_fixed(axis: AxisFacts) -> bool:
    return axis.axis.src[1].op is Op.CONST


def lanes_along(axis: AxisFacts, renderer: Renderer) -> int:
    """Lanes of the vectors in which memory is met along an axis: 1 where it does not lie in a row, or would leave a rest.

    A size that is given at launch leaves one as a rule: there a target has to take vectors of which some lanes are masked."""
    bits = min(renderer.vectors.memory, renderer.vectors.alu or renderer.vectors.memory, VECTOR_BITS)
    lanes = min(bits // axis.bits, renderer.vectors.lanes or bits)
    if lanes < 2:
        return 1  # a target without vectors, or elements that are as wide as its vectors
    whole = axis.extent % lanes == 0 if is_fixed(axis) else renderer.vectors.masked
    fits = whole and axis.free and axis.extent > lanes
    return lanes if fits and axis.contiguous and not axis.strided else 1


def vector(axes: str, axis: AxisFacts, lanes: int) -> list[Opt]:
    """Vectors along the axes of this name, which all have the size of one."""
    tail = "" if is_fixed(axis) else "mask"
    return [Opt(OptOp.VECTOR, axes, lanes, tail)] if lanes > 1 else []


def items_along(rounds: int, most: int) -> int:
    """How many work-items take the iterations of an axis."""
    if rounds <= most:
        return max(1, rounds)
    return next((n for n in SIZES if n <= most and rounds % n == 0), most if rounds >= SIDE * most else min(most, SIZES[-1]))


def fill(axes: Sequence[AxisFacts], taken: Mapping[str, int], most: int, *, tile: bool = False) -> list[Opt]:
    """LOCAL along the axes from the innermost, until a work-group has enough work-items. `taken`: what a work-item does of an axis. Items of a tile
    stand along two axes, so that what one reads its neighbours read too."""
    opts: list[Opt] = []
    items = 1
    for axis in reversed(axes[-DIMENSIONS:]):
        rounds = -(-axis.extent // taken.get(axis.name, 1))
        room = min(SIDE, most // items) if tile else most // items if items == 1 else min(LEAST_ITEMS, most) // items
        size = items_along(rounds, min(room, SIDE if axis is not axes[-1] else room))
        if size > 1:
            opts.append(Opt(OptOp.LOCAL, axis.name, size))
            items *= size
    return opts
