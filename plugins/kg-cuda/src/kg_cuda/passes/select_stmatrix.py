"""Phase 5: results of tensor cores are stored by whole sectors, through `stmatrix` or shuffles.

Where lanes have less than a sector of a row side by side, they exchange what they hold, so that each stores 16 bytes.

    store out[tile_index(place, lane)], x   ->   store p[tile_index(lane) by stmatrix], x;   barrier;   store out[place + ...], load p[...]

Through shared memory, by `stmatrix` where the target has it; by shuffles where there is no room. Other results are stored by each lane as they are held.

Example of select_stmatrix: tests/filetests/passes/select_stmatrix.kg
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from kg.plugin import AddrSpace, Op, PtrDType, UOp
from kg.plugin.passes import Context, LinearLayout, TileLayout, simplify_graph, vectorize, void
from kg_tiles.conversions.layouts import memory_for
from kg_tiles.conversions.nodes import converted, through_memory
from kg_tiles.lane_accesses import accesses_by_lanes, stores_by_lanes, tile_address, with_statements

from kg_cuda.analysis.memory_width import WHOLE
from kg_cuda.analysis.warps import WARP
from kg_cuda.arch import arch
from kg_cuda.passes.merge_tiles import joined_tile, place_number, place_terms
from kg_cuda.tensor_cores.stmatrix import ELEMENT, stored_by_matrices

#: Bytes that global memory moves at once; that an instruction of a thread stores; that banks give at once.
_SECTOR: Final = 32
_WIDEST: Final = 16
_LINE: Final = 128
#: Places in shared memory that are used in turns, so that one barrier does for each.
_BUFFERS: Final = 2


def select_stmatrix(sink: UOp, context: Context) -> UOp:
    """At the slot `expanded`."""
    parts = {s: _parts(s) for s in sink.src if s.op is Op.STORE and _is_result(s)}
    if not parts:
        return sink
    exchanges, notes, made = _Exchanges(sink, context), list[str](), list[UOp]()
    for group in _in_lines([part for several in parts.values() for part in several]):
        found = exchanges.stored(group)
        notes.append(f"{_name(group[0])}: {found if isinstance(found, str) else exchanges.how}")
        made += [one for store in group for one in stores_by_lanes(store)] if isinstance(found, str) else found
    context.notes += (f"{note} ({count} times)" for note, count in Counter(notes).items())
    first, others = next(n for n, s in enumerate(sink.src) if s in parts), [s for s in sink.src if s not in parts]
    sink = sink.replace(src=(*others[:first], *made, *others[first:]))  # one exchange after the other
    return simplify_graph(exchanges.with_instructions(sink), context)


def _is_result(store: UOp) -> bool:
    memory, place = store.src[0].src[:2]
    return place.op is Op.TILE_INDEX and isinstance(place.arg, TileLayout) and memory.op is not Op.DEFINE_LOCAL


def _name(store: UOp) -> str:
    return f"argument {store.src[0].src[0].param.slot}"


# -- what lies in a row


def _parts(store: UOp) -> list[UOp]:
    """A STORE of several lines' columns as one of each line's."""
    address, value, *order = store.src
    index = address.src[1]
    tile, (place, lane), itemsize = index.tile, index.src, value.type.scalar.itemsize
    assert isinstance(tile, TileLayout)
    row, count = _row(tile) * itemsize, tile.layout.input_bits("register")
    apart = [bit for bit in range(count) if _LINE <= tile.strides[bit] * itemsize < row]
    if not apart:
        return [store]
    kept = [bit for bit in range(len(tile.moves)) if bit not in apart]
    inputs = (("register", count - len(apart)), tile.layout.inputs[1])
    columns, strides = tuple(tile.layout.columns[bit] for bit in kept), tuple(tile.strides[bit] for bit in kept)
    part, made = TileLayout(LinearLayout(inputs, tile.layout.outputs, columns), strides), list[UOp]()
    for number in range(1 << len(apart)):
        first = sum(1 << bit for n, bit in enumerate(apart) if number >> n & 1)
        further = sum(tile.strides[bit] for n, bit in enumerate(apart) if number >> n & 1)
        registers = [n for n in range(1 << count) if all((n ^ first) >> bit & 1 == 0 for bit in apart)]
        at = tile_address(address.with_src((address.src[0], place + further, *address.src[2:])), lane, part)
        made.append(store.with_src((at, value.lane(*registers), *order)))
    return made


def _in_lines(stores: Sequence[UOp]) -> Iterator[list[UOp]]:
    """Stores that lie beside each other in lines of memory:
    as many as make its rows longer, a power of two of them, whose places differ by numbers."""
    alike: dict[tuple[object, ...], list[UOp]] = {}
    for store in stores:
        index = store.src[0].src[1]
        key = (store.src[0].src[0], store.src[2:], store.src[1].dtype, index.tile, index.src[1], place_terms(index))
        alike.setdefault(key, []).append(store)
    for group in alike.values():
        left = sorted(group, key=lambda store: place_number(store.src[0].src[1]))
        itemsize = group[0].src[1].type.scalar.itemsize
        while left:
            count, length = 1, _row(_whole(left[:1])) * itemsize
            while length < _LINE and 2 * count <= len(left) and (more := _row(_whole(left[: 2 * count])) * itemsize) > length:
                count, length = 2 * count, more
            yield left[:count]
            del left[:count]


def _whole(stores: Sequence[UOp]) -> TileLayout | None:
    return joined_tile([store.src[0].src[1] for store in stores])


def _row(tile: TileLayout | None) -> int:
    """How many elements follow each other in memory, whoever holds them."""
    strides = {further for changed, further in tile.moves if not changed} if tile is not None else set[int]()
    count = 1
    while count in strides:
        count *= 2
    return count


def _at_once(tile: TileLayout, itemsize: int) -> int:
    """How many of them one instruction stores, if each lane stores what it holds."""
    registers = tile.layout.input_bits("register")
    bit_of = {further: bit for bit, (changed, further) in enumerate(tile.moves) if not changed}
    count = 1
    while count * itemsize < _WIDEST and bit_of.get(count, registers) < registers:
        count *= 2
    while bit_of.get(count, -1) >= registers:
        count *= 2
    return count


# -- exchanges


@dataclass(slots=True)
class _Exchanges:
    """Those of one kernel, one after the other:
    one fills its place in shared memory when all threads have stored the results of the last but one, which were there."""

    sink: UOp
    context: Context
    how: str = ""  #: the last one, for people
    count: int = 0
    _barrier: UOp | None = None  #: of the last one
    _results: tuple[UOp, ...] = ()
    _last: UOp | None = None  #: where it was
    _memory: dict[str, UOp] = field(default_factory=dict[str, UOp])

    def stored(self, group: Sequence[UOp]) -> list[UOp] | str:
        """The stores of a group by rows of 16 bytes; or why each lane stores what it holds."""
        tile, store = _whole(group), group[0]
        address, value = store.src[:2]
        index, itemsize = address.src[1], value.type.scalar.itemsize
        assert tile is not None
        row, own = _row(tile), _at_once(tile, itemsize)
        if own * itemsize >= _SECTOR or row <= own:
            return f"each lane stores what it holds, {own * itemsize} of {row * itemsize} bytes of a row at once"
        if store.order:
            return "each lane stores what it holds, since that is in a loop"
        width = min(row, _WIDEST // itemsize)
        rest = [part for move in tile.moves for part in move if part >= width]
        if not index.src[0].bounds.is_multiple_of(width) or any(part % width for part in rest):
            return f"each lane stores what it holds, since rows begin at no multiple of {width * itemsize} bytes"
        held, wanted, rows = _by_rows(tile, width)
        values = [one.src[1].lane(n) for one in group for n in range(one.src[1].lanes)]
        found = self._exchanged(values, held, wanted, index.src[1], itemsize)
        if isinstance(found, str):
            return found
        at = address.with_src((address.src[0], index.src[0], *address.src[2:]))
        made = stores_by_lanes(UOp(Op.STORE, void, (tile_address(at, index.src[1], rows), vectorize(*found)), store.arg))
        self._results = tuple(made)
        self.how += (
            f": lanes hold {own * itemsize} bytes of a row of {row * itemsize} side by side, and store {width * itemsize} each"
        )
        return made

    def _exchanged(
        self, values: Sequence[UOp], held: LinearLayout, wanted: LinearLayout, lane: UOp, itemsize: int
    ) -> list[UOp] | str:
        rows = _WIDEST // itemsize if itemsize == ELEMENT and arch(self.context.renderer.arch).has_stmatrix else 0
        plan = memory_for(wanted, held, itemsize, line=_LINE, together=rows)
        subgroup = self._subgroup(lane, 1 << held.input_bits("lane"))
        memory = None if plan is None or subgroup is None else self._place(values[0], plan.elements * subgroup[1])
        if plan is None or subgroup is None or memory is None:
            if 1 << held.input_bits("lane") != WARP:
                return "each lane stores what it holds, since there is no shared memory left"
            self.how = "shuffles, since there is no shared memory left"
            found = converted(values, held, wanted, lane)
            assert found is not None, "all that is wanted is held"
            return found
        address = UOp(Op.INDEX, memory.dtype, (memory, subgroup[0] * plan.elements))
        after = (self._barrier,) if self._barrier is not None else ()
        if memory is self._last:
            after = (UOp(Op.BARRIER, void, self._results),)
        self._last = memory
        found, self._barrier = through_memory(values, plan, address, lane, after, self._results)
        self.how = "through shared memory"
        self.count += 1
        return found

    def with_instructions(self, sink: UOp) -> UOp:
        """The sink with instructions for what goes through shared memory."""
        memory = frozenset(self._memory.values())
        tiles = {u for u in sink.find(Op.LOAD, Op.STORE) if u.src[0].src[0] in memory}
        stored = stored_by_matrices if arch(self.context.renderer.arch).has_stmatrix else stores_by_lanes

        def made(access: UOp) -> Sequence[UOp]:
            return stored(access) if access.op is Op.STORE else [accesses_by_lanes(access)]

        return with_statements(sink, made, tiles)

    def _subgroup(self, lane: UOp, lanes: int) -> tuple[UOp, int] | None:
        """The number of a subgroup in its block, and how many there are;
        None where its lanes are not all along x."""
        sizes = {u.name: u for u in self.sink.find(Op.SPECIAL) if u.name[0] == "l"}
        if lane.op is not Op.SPECIAL or lane.name != "l0" or lane.src[0].vmax != lanes:
            return None
        number, count = lane.const_like(0), 1
        for name in ("l1", "l2"):
            if name in sizes:
                number, count = number + sizes[name] * count, count * int(sizes[name].src[0].value)
        return number, count

    def _place(self, value: UOp, elements: int) -> UOp | None:
        """Shared memory for so many elements: another than the last exchange had,
        or where there is no room for two, the same; None where there is none."""
        dtype = value.type.scalar
        names = [f"results.{(self.count + n) % _BUFFERS}.{dtype}.{elements}" for n in range(_BUFFERS)]
        if names[0] not in self._memory:
            taken = sum(map(_whole_kib, self._memory.values())) + _taken(self.sink)
            memory = UOp(Op.DEFINE_LOCAL, PtrDType(dtype, AddrSpace.LOCAL, elements), (), names[0])
            if taken + _whole_kib(memory) > self.context.renderer.shared_memory.bytes:
                return self._memory.get(names[1])
            self._memory[names[0]] = memory
        return self._memory[names[0]]


def _taken(sink: UOp) -> int:
    """Bytes of shared memory that a kernel takes when its panels have their pipeline stages,
    and a KiB for what threads reduce in and wait at."""
    stages = {s.src[0].src[0]: s.access.prefetch_distance + 1 for s in sink.find(Op.STORE)}
    return WHOLE + sum(_whole_kib(u) * stages.get(u, 1) for u in sink.find(Op.DEFINE_LOCAL))


def _whole_kib(memory: UOp) -> int:
    """The bytes of an array that begins, and ends, at whole KiB."""
    return -(-memory.pointer.size * memory.pointer.base.itemsize // WHOLE) * WHOLE


def _by_rows(tile: TileLayout, width: int) -> tuple[LinearLayout, LinearLayout, TileLayout]:
    """What lanes hold of a tile, what they hold if each has `width` elements of a row,
    and the next lane what follows, and the tile that this is."""
    order = sorted(range(len(tile.moves)), key=lambda bit: sum(tile.moves[bit]))
    lanes, first = tile.layout.input_bits("lane"), width.bit_length() - 1
    bits = (*order[:first], *order[first + lanes :], *order[first : first + lanes])
    inputs, elements = tile.layout.inputs, (("element", len(order)),)
    held = LinearLayout(inputs, elements, tuple(1 << bit for bit in range(len(order))))
    wanted = LinearLayout(inputs, elements, tuple(1 << bit for bit in bits))
    columns = tuple(tile.layout.columns[bit] for bit in bits)
    return (
        held,
        wanted,
        TileLayout(LinearLayout(inputs, tile.layout.outputs, columns), tuple(tile.strides[bit] for bit in bits)),
    )
