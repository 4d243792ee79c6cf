"""Addresses of a tile's elements as arithmetic, where the target has no instruction for the layout.

load p[tile_index(place, lane)]   ->   load p[(place ^ changed(lane)) + further(lane)]         where a lane's registers lie in a row, else
                                       vectorize(load p[(place ^ changed(lane, 0)) + further(lane, 0)], ... for each register)
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence

from kg.plugin import AddrSpace, Op, OpaqueTile, PtrDType, Tile, UOp
from kg.plugin.opts import ZERO, TileLayout, add, mul, number, vectorize
from kg.plugin.passes import Affine, Move, affine, build


def moved(place: UOp, bits: UOp, moves: Sequence[Move], start: Move = (0, 0)) -> UOp:
    """A place that differs by the bits of a number. What XOR can't change is added last."""
    changes, strides = [change for change, _ in moves], [stride for _, stride in moves]
    changed, further = xor_of_bits(changes, bits, start[0]), sum_of_bits(strides, bits, start[1])
    span = 1 << max([start[0].bit_length(), *(c.bit_length() for c in changes)])
    if span == 1:
        return add(place, further)
    parts = affine(place)
    high = {t: c for t, c in parts.terms.items() if t.bounds.divisor * c % span == 0}
    low = Affine({t: c for t, c in parts.terms.items() if t not in high}, parts.constant % span)
    within, beyond = build(low, place.type), build(Affine(high, parts.constant // span * span), place.type)
    if within is None or beyond is None:
        return add(place ^ changed, further)
    return add(add(beyond, changed if within.op is Op.CONST and not within.value else within ^ changed), further)


def space_at(address: UOp) -> AddrSpace:
    """Of what an INDEX is into: arguments are shaped until they are bound."""
    return address.dtype.space if isinstance(address.dtype, PtrDType) else AddrSpace.GLOBAL


def tile_address(address: UOp, lane: UOp, tile: Tile) -> UOp:
    """The addresses of a tile's elements, of which the first is at this one."""
    place = address.src[1]
    places = UOp(Op.TILE_INDEX, place.type.scalar.vec(tile.registers), (place, lane), tile)
    return address.with_src((address.src[0], places, *address.src[2:]))


def accesses_by_lanes(access: UOp) -> UOp:
    """A LOAD or STORE at a TILE_INDEX as what each lane does by itself:
    one access to a vector, or to one element each."""
    parts = list(_vectors(access))
    if len(parts) == 1:
        return _at(access, parts[0][1])
    if access.op is Op.STORE:
        return _at(access, vectorize(*(add(place, number(n)) for lanes, place in parts for n in range(len(lanes)))))
    return vectorize(*(_at(_part(access, lanes), place) for lanes, place in parts))


def stores_by_lanes(store: UOp) -> list[UOp]:
    """A STORE at a TILE_INDEX as several, each of what lies in a row."""
    address, value, *order = store.src
    return [_at(store.with_src((address, value.lane(*lanes), *order)), place) for lanes, place in _vectors(store)]


def with_statements(sink: UOp, several: Callable[[UOp], Sequence[UOp]], wanted: Container[UOp]) -> UOp:
    """The sink with several statements in the place of each that is wanted:
    those that `several` gives for it."""
    made: dict[UOp, Sequence[UOp]] = {}
    for node in sink.toposort():
        if node in wanted or not made.keys().isdisjoint(node.src):
            new = node.with_src(tuple([one for s in node.src for one in made.get(s, (s,))]))
            made[node] = several(new) if node in wanted else (new,)
    return made.get(sink, (sink,))[0]


def _at(access: UOp, index: UOp) -> UOp:
    address = access.src[0]
    return access.with_src((address.with_src((address.src[0], index, *address.src[2:])), *access.src[1:]))


def _part(load: UOp, lanes: range) -> UOp:
    others = () if load.gate is None else (load.src[1].lane(*lanes),)
    return load.replace(dtype=load.type.scalar.vec(len(lanes)), src=(load.src[0], *others, *load.order))


def _vectors(access: UOp) -> Iterator[tuple[range, UOp]]:
    """The registers that lie in a row, and where."""
    index = access.src[0].src[1]
    tile, (place, lane) = index.tile, index.src
    if isinstance(tile, OpaqueTile) or tile.has_lane_addresses:
        raise ValueError(f"the target says where the elements of {tile} are")
    own = tile.moves[: len(tile.moves) - len(tile.lane_moves)]
    in_order = all(move == (0, 1 << bit) for bit, move in enumerate(own))
    width = tile.registers if in_order else tile.vector if place.bounds.is_multiple_of(tile.vector) else 1
    for first in range(0, tile.registers, width):
        yield range(first, first + width), moved(place, lane, tile.lane_moves, tile.move(first))


def element_places(tile: TileLayout, place: UOp, lane: UOp) -> list[UOp]:
    """The index of the element in each register."""
    return [moved(place, lane, tile.lane_moves, tile.move(register)) for register in range(tile.registers)]


# -- bits of a number that move an index


def sum_of_bits(weights: Sequence[int], of: UOp, start: int = 0) -> UOp:
    """start + the sum of the weights of the bits that are set:
    fields of bits that move twice as far each are shifted together."""
    result = number(start)
    for field in _bit_fields(weights, of):
        result = add(result, field)
    return result


def xor_of_bits(weights: Sequence[int], of: UOp, start: int = 0) -> UOp:
    """start ^ (the XOR of the weights of the bits that are set): a sum where no two change the same bits."""
    if are_apart([*weights, start]):
        return sum_of_bits(weights, of, start)
    result: UOp | None = number(start) if start else None
    for field in _bit_fields(weights, of, apart=True):
        result = field if result is None else result ^ field
    return ZERO if result is None else result


def are_apart(weights: Sequence[int]) -> bool:
    """Whether no two of them have a bit in common: then XOR is addition."""
    together = 0
    for weight in weights:
        together |= weight
    return sum(weights) == together


def _bit_fields(weights: Sequence[int], of: UOp, *, apart: bool = False) -> Iterator[UOp]:
    """What fields of bits that move twice as far each add; `apart`:
    only of those that have no bit in common."""
    first = 0
    while first < len(weights):
        count = 1
        while first + count < len(weights) and weights[first + count] == weights[first] << count:
            if apart and not are_apart(weights[first : first + count + 1]):
                break
            count += 1
        if weights[first]:
            part = of if first == 0 else of // (1 << first)
            part = part if first + count == len(weights) else part % (1 << count)
            yield mul(part, number(weights[first]))
        first += count
