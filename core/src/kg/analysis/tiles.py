"""The addresses of a tile's elements as arithmetic: for targets, and layouts, that have no instruction for it.

load p[tile_index(place, lane)]   ->   vectorize(load p[(place ^ changed(lane)) + further(lane)], ... for each register)
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.dtype import AddrSpace, PtrDType
from kg.ir.build import vectorize
from kg.ir.indexing import add, sum_of_bits, xor_of_bits
from kg.ir.layouts.tile import Move, OpaqueTile, TileLayout
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rules.algebra.affine import Affine, affine, build


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


def single_accesses(access: UOp) -> UOp:
    """A LOAD at a TILE_INDEX as loads of one element each, as a vector; a STORE is not one any more, and stays."""
    address = access.src[0]
    index = address.src[1]
    tile, (place, lane) = index.tile, index.src
    if isinstance(tile, OpaqueTile) or tile.is_shared_out:
        raise ValueError(f"the target says where the elements of {tile} are")
    loads = [
        access.replace(dtype=access.type.scalar, src=(address.replace(src=(address.src[0], at)), *access.src[1:]))
        for at in element_places(tile, place, lane)
    ]
    return vectorize(*loads)


def element_places(tile: TileLayout, place: UOp, lane: UOp) -> list[UOp]:
    """The index of the element in each register."""
    return [moved(place, lane, tile.lane_moves, tile.move(register)) for register in range(tile.registers)]
