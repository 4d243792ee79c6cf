"""Phase 5: tiles without a target instruction become per-lane accesses, vectors where contiguous.

    load p[tile_index(place, lane)]   ->   vectorize(load p[(place ^ changed(lane)) + further(lane)], ... for each register)

Stays in `expanded`, after what the target's own passes have taken (the slot `expanded`).

Example of expand_tiles: tests/filetests/passes/expand_tiles.kg
"""

from __future__ import annotations

from kg.plugin import AddrSpace, Op, UOp
from kg.plugin.passes import Context, TileLayout, simplify_graph

from kg_tiles.lane_accesses import accesses_by_lanes, space_at, stores_by_lanes, with_statements


def expand_tiles(sink: UOp, context: Context) -> UOp:
    """Stays in `expanded`."""

    def taken(access: UOp) -> bool:
        tile = access.src[0].src[1].tile
        if not isinstance(tile, TileLayout):
            return True  # nobody else knows where its elements are
        space = space_at(access.src[0])
        checked = context.sanitize and space is AddrSpace.GLOBAL
        value = access if access.op is Op.LOAD else access.src[1]
        return not checked and context.renderer.takes_tile(tile, value.type.scalar, space)

    wanted = {u for u in sink.find(Op.LOAD, Op.STORE) if u.src[0].src[1].op is Op.TILE_INDEX and not taken(u)}
    if not wanted:
        return sink

    def expanded(access: UOp) -> list[UOp]:
        return stores_by_lanes(access) if access.op is Op.STORE else [accesses_by_lanes(access)]

    return simplify_graph(with_statements(sink, expanded, wanted), context)
