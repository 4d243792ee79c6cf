"""Phase 5: tiles that the target has no instruction for become loads of one element each.

    load p[tile_index(place, lane)]   ->   vectorize(load p[(place ^ changed(lane)) + further(lane)], ... for each register)

Stays in `expanded`, after what the target's own passes have taken (the slot `expanded`).

Example of expand_tiles: tests/filetests/passes/expand_tiles.kg
"""

from __future__ import annotations

from kg.analysis.tiles import single_accesses, space_at
from kg.ir.layouts.tile import TileLayout
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.simplify import simplify_graph
from kg.schedule.context import Context


def expand_tiles(sink: UOp, context: Context) -> UOp:
    """Stays in `expanded`."""

    def taken(access: UOp) -> bool:
        tile = access.src[0].src[1].tile
        if not isinstance(tile, TileLayout):
            return True  # nobody else knows where its elements are
        return not context.sanitize and context.renderer.takes_tile(tile, access.type.scalar, space_at(access.src[0]))

    tiles = [u for u in sink.find(Op.LOAD) if u.src[0].src[1].op is Op.TILE_INDEX and not taken(u)]
    if not tiles:
        return sink
    wanted = set(tiles)

    def expanded(node: UOp, src: tuple[UOp, ...]) -> UOp:
        new = node.with_src(src)
        return single_accesses(new) if node in wanted else new

    return simplify_graph(sink.map_nodes(expanded, {Op.LOAD}), context)
