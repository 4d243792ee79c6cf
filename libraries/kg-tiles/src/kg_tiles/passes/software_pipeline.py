"""Phase 5: software pipelining: a STAGE with several stages gets a slot for each, one barrier a round.

    for r: barrier; panel = v(r); barrier; use(panel)                  n stages
->  slot 0 = v(0); … slot n-2 = v(n-2)
    for r: wait; barrier; slot (r+n-1) % n = v(r+n-1); use(slot r % n)

Where the target copies by itself (`SharedMemory.copies`), what a LOAD of an argument fills is stored asynchronously, a COMMIT after each round, and a WAIT
for all rounds but the last n-2 says that this one's have come. Elsewhere, and for values that are computed, the loads stand before the
round's use of memory and the stores after it, so that the values cross it in registers. A unit that goes on reading (`TensorCore.asynchronous`) has a slot of its own
for that: the prefetch distance is one less.

Copies that `producers` may make stay such: a renderer that has them divides the ordered program by `kg_render.warp_specialization`, where a BARRIER is what producers wait for and others pass.

Example of software_pipeline: tests/filetests/passes/software_pipeline.kg
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kg.plugin import Op, PtrDType, TensorCore, UOp
from kg.plugin.opts import add, conjunction, mul, number
from kg.plugin.passes import Context, simplify_graph, void
from kg.plugin.strategy import Access, ScheduleError, is_constant
from kg.records import dataclass

from kg_tiles import MMA_IN_FLIGHT
from kg_tiles.memory.safe_loads import safe


def software_pipeline(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `looped`; afterwards no STORE has a `prefetch_distance`."""
    loops: dict[UOp, list[UOp]] = {}
    for store in sink.find(Op.STORE):
        if store.access.prefetch_distance:
            loops.setdefault(_loop_of(sink, store), []).append(store)
    for loop, stores in loops.items():
        sink = _Loop(sink, loop, stores, context).rewritten()
    return simplify_graph(sink, context) if loops else sink


def _loop_of(sink: UOp, store: UOp) -> UOp:
    """The innermost loop that fills: the barrier before a fill names all around it."""
    around = [s for barrier in _barriers(store) for s in barrier.src if s.op is Op.RANGE]
    if not around:
        raise ScheduleError(
            f"{_memory(store).name}: its stages are filled by the iterations of a loop, and none is left around it"
        )
    order = {name: i for i, name in enumerate(sink.kernel.loop_order)}
    return max(around, key=lambda r: order.get(r.axis.name, -1))


def _barriers(store: UOp) -> list[UOp]:
    return [s for s in store.order if s.op is Op.BARRIER]


def _memory(access: UOp) -> UOp:
    return access.src[0].src[0]


@dataclass(frozen=True, slots=True)
class _Round:
    """A round of the loop: its number, and the slot that it fills or reads."""

    place: UOp
    slot: UOp


@dataclass(slots=True)
class _Loop:
    """One loop, and the stores of its rounds."""

    sink: UOp
    loop: UOp
    stores: Sequence[UOp]
    context: Context

    @property
    def stages(self) -> int:
        found = {(s.access.prefetch_distance, s.access.producers) for s in self.stores}
        if len(found) > 1:
            names = ", ".join(sorted({_memory(s).name for s in self.stores}))
            raise ScheduleError(f"{names} are filled in one loop: they need one number of stages, and of producers")
        return found.pop()[0] + 1

    @property
    def distance(self) -> int:
        """The prefetch distance in iterations: all stages but the one that is read,
        and those that units still read."""
        filled = {_memory(s) for s in self.stores}
        units = (u for u in self.sink.find(Op.WMMA) if isinstance(u.arg, TensorCore) and u.arg.asynchronous)
        asynchronous = any(_memory(load) in filled for u in units for s in u.src[:2] for load in s.find(Op.LOAD))
        return self.stages - 1 - (MMA_IN_FLIGHT if asynchronous else 0)

    def rewritten(self) -> UOp:
        stages, distance, loop = self.stages, self.distance, self.loop
        start = loop.src[0]
        barriers = [b for store in self.stores for b in _barriers(store)]
        around = tuple(dict.fromkeys(s for b in barriers for s in b.src if s.op is Op.RANGE and s is not loop))
        done: tuple[UOp, ...] = ()
        for _ in range(stages - distance if around else 0):
            done = (UOp(Op.BARRIER, void, (*around, *done)),)
        rounds = loop.src[1].vmax - start.vmin
        for k in range(min(distance, rounds)):
            done = self._issued(_Round(add(start, number(k)), number(k)), done, self.stores)
        own = [s for s in self.stores if not self._is_copied(s)]
        if own and own[0].access.producers:
            raise ScheduleError(f"{_memory(own[0]).name}: producers only copy, and this is computed or loaded on its way")
        copied = [s for s in self.stores if s not in own]
        more = rounds > distance  # else all rounds are filled before the first
        arrived = (UOp(Op.WAIT, void, (loop, *done), distance - 1 if more else 0),) if copied else done
        ready = UOp(Op.BARRIER, void, (loop, *arrived))
        this = add(loop, mul(start, number(-1)))
        next_one = _Round(add(loop, number(distance)), add(this, number(distance)) % stages)
        issued = self._issued(next_one, (ready,), copied) if copied and more else (ready,)
        later = self._simplified([self._filled(s, next_one, ()) for s in own]) if more else []
        loads = dict.fromkeys(u for s in later for u in s.src[1].find(Op.LOAD))
        sink = self.sink.substitute(self._reads(_Round(loop, this % stages), (*issued, *loads)))
        return _at_the_end(sink, loop, later) if later else sink

    def _issued(self, fill: _Round, order: tuple[UOp, ...], stores: Sequence[UOp]) -> tuple[UOp, ...]:
        """What stands for the fills of one round once they are under way."""
        made = tuple([self._filled(s, fill, order) for s in stores])
        return (UOp(Op.COMMIT, void, (*made, *order)),) if any(s.access.asynchronous for s in made) else made

    def _simplified(self, stores: Sequence[UOp]) -> list[UOp]:
        """The stores with loads that are there for sure:
        what is beyond the end of an axis in every further round is a number."""
        whole = simplify_graph(UOp(Op.SINK, void, tuple(stores), self.sink.arg), self.context)
        return [s for s in whole.src if s.op is Op.STORE]

    def _is_copied(self, store: UOp) -> bool:
        """Whether the target copies by itself what is stored:
        an argument's elements as they are, zero where there are none."""
        value, sizes = store.src[1], self.context.renderer.shared_memory.copies
        if value.op is not Op.LOAD or _memory(value).op is not Op.PARAM or not sizes:
            return False
        places = store.src[0].src[1], value.src[0].src[1]
        tiles = all(place.op is Op.TILE_INDEX for place in places)  # the target has taken them
        in_a_row = all(place.lanes == 1 for place in places) and value.lanes * value.type.scalar.itemsize in sizes
        zeros = value.gate is None or (value.gate.lanes == 1 and is_constant(value.src[1], 0))
        return (tiles or in_a_row) and zeros

    def _filled(self, store: UOp, fill: _Round, order: tuple[UOp, ...]) -> UOp:
        """The store of a round into its slot."""
        stop = self.loop.src[1]
        inside = None if fill.place.vmax < stop.vmin else fill.place < stop
        moved = {self.loop: fill.place}
        address, value = store.src[0].substitute(moved), safe(store.src[1].substitute(moved), inside)
        access = replace(store.access, prefetch_distance=0, asynchronous=self._is_copied(store))
        src = (self._in_slot(address, fill, inside), value, *order)
        return UOp(Op.STORE, void, src, None if access == Access() else access)

    def _in_slot(self, address: UOp, fill: _Round, inside: UOp | None = None) -> UOp:
        """An address in memory of one stage, in the memory of all of them."""
        memory, place, *gates = address.src
        pointer = memory.pointer
        wide = PtrDType(pointer.base, pointer.space, pointer.size * self.stages)
        lanes = gates[0].lanes if gates else 1
        gate = conjunction(None if inside is None else inside.broadcast(lanes), *gates)
        slot = mul(fill.slot, number(pointer.size))
        if place.op is Op.TILE_INDEX:
            moved = place.replace(src=(add(place.src[0], slot), place.src[1]))
        else:
            moved = add(place, slot.broadcast(place.lanes))
        return UOp(Op.INDEX, wide, (memory.replace(dtype=wide), moved, *(() if gate is None else (gate,))))

    def _reads(self, fill: _Round, order: tuple[UOp, ...]) -> dict[UOp, UOp]:
        """The loads of what is filled, from the slot of the round, and after what the order says."""
        filled, stores = {_memory(s) for s in self.stores}, set(self.stores)
        found: dict[UOp, UOp] = {}
        for load in self.sink.find(Op.LOAD):
            if _memory(load) in filled:
                others = tuple(s for s in load.order if s.op is not Op.BARRIER or stores.isdisjoint(s.src))
                values = load.src[1 : len(load.src) - len(load.order)]
                found[load] = load.replace(src=(self._in_slot(load.src[0], fill), *values, *others, *order))
        return found


def _at_the_end(sink: UOp, loop: UOp, stores: Sequence[UOp]) -> UOp:
    """The sink with these stores after all else that a round of the loop does."""
    (end,) = (u for u in sink.find(Op.END) if u.src[0] is loop)
    body = end.src[1:]
    return sink.substitute({end: end.replace(src=(*end.src, *(s.replace(src=(*s.src, *body)) for s in stores)))})
