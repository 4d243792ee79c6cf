"""TILE_INDEX from its layout. The layout of an opaque fragment is arbitrary here, on purpose."""

from __future__ import annotations

from functools import cache

import numpy as np

from kg.errors import SpecError
from kg.ir.layouts.fragment import Coordinates, Fragment, OpaqueFragment, coordinates_of
from kg.ir.layouts.tile import OpaqueTile, TileLayout
from kg.ir.uop import UOp
from kg.semantics.floats import Array
from kg.semantics.interp.threads import Threads


def held(layout: Fragment) -> Coordinates:
    """(row, column) by lane and register; of an opaque fragment in an order that no target has."""
    if not isinstance(layout, OpaqueFragment):
        return coordinates_of(layout)
    count = layout.rows * layout.columns
    numbers = [(count - 1 - n) * 5 % count if count % 5 else count - 1 - n for n in range(count)]
    places = [divmod(n, layout.columns) for n in numbers]
    each = count // layout.lanes
    return tuple(tuple(places[first : first + each]) for first in range(0, count, each))


def tile_index(uop: UOp, place: Array, lane: Array, threads: Threads) -> Array:
    """(threads, registers): a subgroup is so many consecutive work-items of a work-group
    as the tile has lanes."""
    tile = uop.tile
    if threads.items % tile.lanes:
        raise SpecError(f"a tile of {tile.lanes} lanes in a work-group of {threads.items} work-items", node=repr(uop))
    own = np.arange(threads.count) % threads.items % tile.lanes
    if (np.broadcast_to(lane, own.shape) != own).any():
        raise SpecError("a tile's lanes are not neighbouring work-items", node=repr(uop))
    places = np.broadcast_to(place.astype(np.int64), (threads.count,)).reshape(-1, tile.lanes)
    if isinstance(tile, OpaqueTile) or not tile.has_lane_addresses:
        same = places == places[:, :1]
        if not (same if threads.mask is None else same[threads.mask.reshape(-1, tile.lanes)[:, 0]]).all():
            raise SpecError("lanes give a tile different places", node=repr(uop))
    source, changed, further = _moves(tile)
    return ((places[:, source] ^ changed) + further).reshape(threads.count, tile.registers)


@cache
def _moves(tile: TileLayout | OpaqueTile) -> tuple[Array, Array, Array]:
    """Whose place an element's address begins with, and how it differs, by (lane, register)."""
    each = [(lane, register) for lane in range(tile.lanes) for register in range(tile.registers)]
    if isinstance(tile, OpaqueTile):
        at = held(tile.fragment)
        found = [(lane, 0, tile.further(*at[lane][r])) for lane, r in each]
    else:
        found = [(tile.source(r, lane), *tile.move(r, lane)) for lane, r in each]
    columns = np.array(found, np.int64).reshape(tile.lanes, tile.registers, 3)
    return columns[..., 0], columns[..., 1], columns[..., 2]
