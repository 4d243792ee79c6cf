"""Builds the nodes of a layout conversion that `kg_tiles.conversions.layouts` planned.

values, one for each register that a lane holds   ->   one for each that it wants
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import LinearLayout, Op, UOp
from kg.plugin.opts import TileLayout, number, vectorize, void

from kg_tiles.conversions.layouts import Shuffles, ThroughMemory, registers_for, shuffles_for, source_of
from kg_tiles.lane_accesses import tile_address, xor_of_bits


def converted(values: Sequence[UOp], held: LinearLayout, wanted: LinearLayout, lane: UOp) -> list[UOp] | None:
    """The scalars that a lane wants, by moves of registers, or by shuffles;
    None where `held` lacks some of what is wanted."""
    moved = registers_for(wanted, held)
    if moved is not None:
        return [values[n] for n in moved]
    plan = shuffles_for(wanted, held)
    if plan is not None:
        return _shuffled(values, plan, lane)
    source = source_of(held, wanted)
    return None if source is None else _gathered(values, source, lane)


def through_memory(
    values: Sequence[UOp],
    plan: ThroughMemory,
    address: UOp,
    lane: UOp,
    after: Sequence[UOp] = (),
    before: Sequence[UOp] = (),
) -> tuple[list[UOp], UOp]:
    """The scalars that a lane wants: stored from where an address into shared memory begins,
    after some statements, and loaded again behind a barrier, which stands behind others, too; and that barrier."""
    stored, loaded = (TileLayout(layout, (0,) * len(layout.columns)) for layout in (plan.stored, plan.loaded))
    value = vectorize(*(values[n] for n in plan.store_order))
    store = UOp(Op.STORE, void, (tile_address(address, lane, stored), value, *after))
    barrier = UOp(Op.BARRIER, void, (store, *before))
    load = UOp(Op.LOAD, value.type.scalar.vec(loaded.registers), (tile_address(address, lane, loaded), barrier))
    return [load.lane(plan.load_order.index(n)) for n in range(loaded.registers)], barrier


def _shuffled(values: Sequence[UOp], plan: Shuffles, lane: UOp) -> list[UOp]:
    """Each register goes once."""
    values = _exchanged(values, plan.before, lane)
    if plan.stays:
        taken = [values[given] for given in plan.given]
    else:
        taken = [_of_lane(values[given], plan.lanes, start, lane) for given, start in zip(plan.given, plan.start, strict=True)]
    return _exchanged(taken, plan.after, lane)


def _exchanged(values: Sequence[UOp], by: Sequence[int], lane: UOp) -> list[UOp]:
    """Register n ^ (the numbers of the bits of the lane that are set), for each n."""
    found = list(values)
    for bit, distance in enumerate(by):
        if distance:
            is_set = _bit(lane, bit)
            found = [is_set.where(found[n ^ distance], found[n]) for n in range(len(found))]
    return found


def _gathered(values: Sequence[UOp], source: LinearLayout, lane: UOp) -> list[UOp]:
    """For each register that is wanted all that any lane wants there:
    what is held, or wanted, more than once."""
    images = [source.at(lane=1 << bit) for bit in range(source.input_bits("lane"))]

    def chosen(register: int, start: int, bit: int) -> UOp:
        if bit == len(images):
            return _of_lane(values[register], [at["lane"] for at in images], start, lane)
        other = images[bit]["register"]
        own = chosen(register, start, bit + 1)
        return _bit(lane, bit).where(chosen(register ^ other, start, bit + 1), own) if other else own

    wanted = [source.at(register=register) for register in range(1 << source.input_bits("register"))]
    return [chosen(at["register"], at["lane"], 0) for at in wanted]


def _of_lane(value: UOp, lanes: Sequence[int], start: int, lane: UOp) -> UOp:
    """A value of lane `start` ^ (the images of the bits of this one's number)."""
    return UOp(Op.SUBGROUP_SHUFFLE, value.dtype, (value, xor_of_bits(lanes, lane, start)), 1 << len(lanes))


def _bit(lane: UOp, bit: int) -> UOp:
    return (lane // number(1 << bit) % number(2)).ne(number(0))
