"""Phase 2, the last of `apply_schedule`: memory that a work-group shares is filled by its work-items
together, item t taking the elements t, t + items, …

    for o0: for r0: panel[o0*32 + r0] = v(o0, r0)
->  for fill: panel[fill*items + item] = v((fill*items + item) // 32, (fill*items + item) % 32)

Loops of a fill that an Opt has made vectors or straight code of stay each work-item's own.

What is copied from an argument as it is, in vectors, is a copy of tiles, where the target has TILE_INDEX: the places of all work-items are a layout then, from which a
target's pass sees whether an instruction copies them together.

    for fill: panel[tile_index(place, item)] = load x[tile_index(place there, item)]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod

from kg.plugin import AxisKind, LinearLayout, Op, UOp
from kg.plugin.opts import (
    WORK_ITEM_KINDS,
    Axis,
    Context,
    LoopNames,
    MemoryLayout,
    TileLayout,
    add,
    conjunction,
    flatten,
    index,
    is_power_of_two,
    mul,
    number,
    unflatten,
    void,
)
from kg.plugin.strategy import closed_ranges, is_constant, linear_coefficient, substitute_open

from kg_tiles.lane_accesses import tile_address
from kg_tiles.memory.safe_loads import safe
from kg_tiles.memory.staged_layout import lay_out, tile_laid_at


def cooperative_copies(sink: UOp, context: Context) -> UOp:
    """Stays in `ranges`."""
    fills = [s for s in sink.find(Op.STORE) if s.src[0].src[0].op is Op.DEFINE_LOCAL]
    if not fills:
        return sink
    info, names = sink.kernel, {r.axis.name: r for r in sink.find(Op.RANGE)}
    added = LoopNames(list(names))
    items = sorted(
        (r for r in names.values() if r.axis.kind in WORK_ITEM_KINDS), key=lambda r: info.loop_order.index(r.axis.name)
    )
    items.sort(key=lambda r: r.axis.kind is AxisKind.WARP)  # neighbours, as `assign_dims` numbers them
    shared: dict[UOp, UOp] = {}
    for store in fills:  # one that reads what another fills comes after it
        fill = _Fill(store.substitute(shared), items, added)
        copy = fill.of_tiles() if Op.TILE_INDEX in context.renderer.code_for_op else None
        shared[store] = fill.by_elements() if copy is None else copy
    gone = {r.axis.name for store in fills for r in closed_ranges(store) if r not in closed_ranges(shared[store])}
    made = [r.axis.name for store in shared.values() for r in closed_ranges(store) if r.axis.name not in names]
    order = (*(n for n in info.loop_order if n not in gone), *made)
    return lay_out(sink.substitute(shared)).replace(arg=replace(info, loop_order=order))


class _Fill:
    """One STORE to shared memory, and the work-items that run its loops together:
    the loop that is left is counted by `step`."""

    def __init__(self, store: UOp, items: Sequence[UOp], names: LoopNames) -> None:
        self.store, self.memory = store, store.src[0].src[0]
        self.loops = [r for r in closed_ranges(store) if r.axis.kind is AxisKind.LOOP]
        self.sizes = tuple(
            int(r.src[1].value) - int(r.src[0].value) for r in self.loops
        )  # what was peeled begins behind the rest
        counts = tuple(int(r.src[1].value) for r in items)
        self.item, self.count = flatten(items, counts), prod(counts)
        kind = AxisKind.UPCAST if store.access.prefetch_distance else AxisKind.LOOP  # what waits in registers is named
        rounds = number(-(-prod(self.sizes) // self.count))
        self.step = names.fresh(UOp(Op.RANGE, index, (number(0), rounds), Axis(f"{self.memory.name}.fill", kind)))

    def _moved(self, position: UOp) -> dict[UOp, UOp]:
        """The loops in the round in which an element comes."""
        return {r: add(part, r.src[0]) for r, part in zip(self.loops, unflatten(position, self.sizes), strict=True)}

    def by_elements(self) -> UOp:
        """Each work-item's own store, at an index that its number makes."""
        address, value = self.store.src[:2]
        position = add(mul(self.step, number(self.count)), self.item)
        moved = self._moved(position)
        inside = None if prod(self.sizes) % self.count == 0 else position < prod(self.sizes)
        in_order = address.src[1] is flatten(self.loops, self.sizes) and all(is_constant(r.src[0], 0) for r in self.loops)
        place = position if in_order else substitute_open(address.src[1], moved)
        gate = conjunction(inside, *(substitute_open(g, moved) for g in address.src[2:]))
        gates = () if gate is None else (gate,)
        at = UOp(Op.INDEX, address.dtype, (self.memory, place, *gates))
        return self._filled(at, safe(substitute_open(value, moved), inside), self.loops)

    def _filled(self, address: UOp, value: UOp, gone: Sequence[UOp]) -> UOp:
        own = tuple(s for s in self.store.src[2:] if s not in gone)
        return UOp(Op.STORE, void, (address, value, self.step, *own), self.store.arg)

    def of_tiles(self) -> UOp | None:
        """A copy whose elements lie by a layout in both memories; None where it is none,
        or under gates in its vectors, or not of powers of two."""
        address, value = self.store.src[:2]
        vectors = [r for r in closed_ranges(self.store) if r.axis.kind is AxisKind.VECTOR]
        whole = prod(self.sizes) % self.count == 0 and all(map(is_power_of_two, (self.count, *self.sizes[1:])))
        plain = value.op is Op.LOAD and value.src[0].src[0].op is Op.PARAM
        if not (whole and plain) or len(vectors) != 1 or not is_power_of_two(int(vectors[0].src[1].value)):
            return None
        gates = (*address.src[2:], *value.src[0].src[2:])
        if any(vectors[0] in gate.toposort() for gate in gates) or (value.gate is not None and value.src[1].op is not Op.CONST):
            return None
        here, there = (self._tile(a, vectors[0]) for a in (address, value.src[0]))
        if here is None or there is None:
            return None
        layout = self.memory.arg
        if isinstance(layout, MemoryLayout) and tile_laid_at(here.src[1], layout).op is not Op.TILE_INDEX:
            return None
        dtype = value.type.vec(here.src[1].lanes)
        others = () if value.gate is None else (UOp(Op.CONST, dtype, (), value.src[1].value),)
        loaded = value.replace(dtype=dtype, src=(there, *others, *value.order))
        return self._filled(here, loaded, [*self.loops, vectors[0]])

    def _tile(self, address: UOp, vector: UOp) -> UOp | None:
        """The address of the tile that all work-items access in a round:
        their numbers' bits count the last places of the loops."""
        place = address.src[1]
        steps = [linear_coefficient(place, r) for r in (vector, *self.loops)]
        if steps[0] != 1 or None in steps:
            return None
        bits = [_digits(1 << bit, self.sizes) for bit in range(self.count.bit_length() - 1)]
        moved = [sum(s * n for s, n in zip(steps[1:], digits, strict=True) if s) for digits in bits]
        strides = (*(1 << bit for bit in range(int(vector.src[1].value).bit_length() - 1)), *moved)
        inputs = (("register", len(strides) - len(moved)), ("lane", len(moved)))
        tile = TileLayout(LinearLayout(inputs, (("offset", 0),), (0,) * len(strides)), strides)
        first, own = mul(self.step, number(self.count)), add(mul(self.step, number(self.count)), self.item)
        begins = substitute_open(place, self._moved(first) | {vector: number(0)})
        gates = [substitute_open(gate, self._moved(own)) for gate in address.src[2:]]
        return tile_address(address.with_src((address.src[0], begins, *gates)), self.item, tile)


def _digits(position: int, sizes: Sequence[int]) -> list[int]:
    """The indices of the element at a row-major position."""
    found: list[int] = []
    for size in reversed(sizes[1:]):
        position, digit = divmod(position, size)
        found.append(digit)
    return [position, *reversed(found)] if sizes else []
