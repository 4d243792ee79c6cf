"""Phase 5: copies of tiles become TMA box copies where possible, else per-thread copies (`cp.async`).

    panel[tile_index(place, thread)] = load x[tile_index(there, thread)], 4 times   ->   one copy of 4 times the registers

A kernel that reads panels by `wgmma` fetches them so, if it can fetch all that its loops prefetch: one group of copies is awaited in one way. Warps that only copy (STAGE's
`producers`) ask for boxes; where there are none the threads that compute copy, and no others are launched.

What STAGE has a `cluster` for each of its work-groups asks for a part of, for all of them, where such stand beside each other in the grid (`kg_cuda.analysis.clusters`); where not, the schedule is refused.

Example of select_tma_copies: tests/filetests/passes/select_tma_copies.kg
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kg.plugin import Op, UOp
from kg.plugin.passes import Context, TileLayout, dim_max, simplify_graph, size_of
from kg.plugin.strategy import ScheduleError
from kg_tiles.lane_accesses import accesses_by_lanes

from kg_cuda.analysis.clusters import cluster_of
from kg_cuda.analysis.memory_width import WHOLE, alignment
from kg_cuda.analysis.read_only import read_only
from kg_cuda.passes.merge_tiles import joined_tile, place_number, place_terms
from kg_cuda.tensor_cores.panels import begins_in_first_row, is_warpgroup_unit
from kg_cuda.tensor_cores.tma_boxes import PATTERN, Box, box_of, is_copy, is_within_rows


def select_tma_copies(sink: UOp, context: Context) -> UOp:
    """At the slot `expanded`."""
    tiles = [u for u in sink.find(Op.LOAD, Op.STORE) if _is_filled_by(u)]
    asked = any(s.access.producers for s in sink.find(Op.STORE))
    if not tiles and not asked:
        return sink
    notes: list[str] = []
    found = _boxes(sink, [u for u in tiles if u.op is Op.STORE], context, notes)
    if found is None and asked:
        notes.append("no warps that only copy, since what they ask for are boxes")
    context.notes += dict.fromkeys(notes)
    return simplify_graph(_by_threads(sink, frozenset(tiles)) if found is None else found, context)


def _is_filled_by(access: UOp) -> bool:
    """Whether a tile is what fills panels: stored, or loaded from an argument."""
    memory, place = access.src[0].src[:2]
    fills = access.op is Op.STORE or memory.op is not Op.DEFINE_LOCAL
    return fills and place.op is Op.TILE_INDEX and isinstance(place.tile, TileLayout) and not place.tile.has_lane_addresses


def _by_threads(sink: UOp, tiles: frozenset[UOp]) -> UOp:
    def expanded(node: UOp, src: tuple[UOp, ...]) -> UOp:
        new = node.with_src(src)
        new = accesses_by_lanes(new) if node in tiles else new
        return (
            new.replace(arg=replace(new.access, producers=0, cluster=0)) if new.op is Op.STORE and new.access.producers else new
        )

    return sink.map_nodes(expanded, {Op.LOAD, Op.STORE})


def _boxes(sink: UOp, copies: Sequence[UOp], context: Context, notes: list[str]) -> UOp | None:
    """The sink with copies of whole boxes; None where they are none, with the reason."""
    ahead = [s for s in sink.find(Op.STORE) if s.access.prefetch_distance]
    if context.sanitize or not any(map(is_warpgroup_unit, sink.find(Op.WMMA))):
        return None
    for store in dict.fromkeys((*copies, *ahead)):
        why = _fault(store)
        if why:
            notes.append(f"{store.src[0].src[0].name}: no box, since {why}; so threads copy all")
            return None
    unwritten = read_only(list(sink.toposort()))
    found: dict[UOp, UOp] = {}
    for group in _alike(copies):
        whole = _whole(group)
        why = "its rounds do not lie apart evenly" if whole is None else _refusal(whole, unwritten)
        name = group[0].src[0].src[0].name
        if whole is None or why:
            notes.append(f"{name}: no box, since {why}; so threads copy all")
            return None
        notes.append(f"{name}: TMA fetches {_named(whole)}, since rows of the panel are rows of a tensor")
        if whole.access.cluster:
            notes.append(f"{name}: of {whole.access.cluster} work-groups of a cluster each fetches a part for all")
        found |= dict.fromkeys(group, whole)
    cluster = cluster_of(list(sink.toposort()), found.values())
    faults = [why for why in (cluster, *map(_undivided, found.values())) if isinstance(why, str)]
    if faults:
        raise ScheduleError(f"{sink.kernel.name}: {faults[0]}")
    whole_copies = sink.substitute(found)
    return whole_copies.map_nodes(
        lambda u, src: u.with_src(tuple(dict.fromkeys(src))), {Op.BARRIER}
    )  # one copy stands for several


def _fault(store: UOp) -> str:
    """Why a store is no asynchronous copy without a gate; empty where it is one."""
    if not is_copy(store):
        return "what is stored is no copy of tiles"
    if not store.access.prefetch_distance:
        return "its panel has no pipeline stages"
    return "it is under a gate" if store.gate is not None or store.src[1].gate is not None else ""


def _alike(copies: Sequence[UOp]) -> list[list[UOp]]:
    """Copies that one may do: their places differ by numbers, and they are a power of two of them."""
    alike: dict[tuple[object, ...], list[UOp]] = {}
    for copy in copies:
        here, there = (x.src[0].src[1] for x in (copy, copy.src[1]))
        places = (here.tile, there.tile, here.src[1], place_terms(here), place_terms(there))
        key = (copy.src[0].src[0], copy.src[1].src[0].src[0], copy.src[2:], copy.src[1].src[1:], copy.arg, places)
        alike.setdefault(key, []).append(copy)
    found: list[list[UOp]] = []
    for group in alike.values():
        ordered = sorted(group, key=lambda copy: place_number(copy.src[0].src[1]))
        count = len(ordered) & -len(ordered)
        found += [ordered[n : n + count] for n in range(0, len(ordered), count)]
    return found


def _whole(group: Sequence[UOp]) -> UOp | None:
    """One copy in the place of several; None where they do not lie apart evenly."""
    copy, load = group[0], group[0].src[1]
    here, there = joined_tile([x.src[0].src[1] for x in group]), joined_tile([x.src[1].src[0].src[1] for x in group])
    if here is None or there is None:
        return None
    value = load.replace(dtype=load.type.scalar.vec(here.registers), src=(_tiled(load.src[0], there), *load.src[1:]))
    return copy.with_src((_tiled(copy.src[0], here), value, *copy.src[2:]))


def _tiled(address: UOp, tile: TileLayout) -> UOp:
    """The address with another tile."""
    place = address.src[1]
    return address.with_src((address.src[0], place.replace(dtype=place.type.scalar.vec(tile.registers), arg=tile)))


def _refusal(copy: UOp, unwritten: frozenset[UOp]) -> str:
    """Why a copy is no box of a tensor; empty where it is one."""
    panel, argument = copy.src[0].src[0], copy.src[1].src[0].src[0]
    here, there = copy.src[0].src[1], copy.src[1].src[0].src[1]
    itemsize, count = argument.type.itemsize, dim_max(size_of(argument.param.shape))
    box = box_of(here.tile, there.tile, itemsize)
    if box is None:
        return "its rows, swizzled as TMA does, are no rows of a tensor"
    if alignment(panel.pointer.size * itemsize) != WHOLE or not begins_in_first_row(
        here.src[0], itemsize, box.width, whole=True
    ):
        return "it does not begin where a swizzle's pattern does"
    if argument not in unwritten:
        return "the argument may be written meanwhile"
    if not is_within_rows(there.src[0], box, itemsize):
        return "it reaches over the end of the tensor's rows"
    return box.spec(argument.param.slot, count, itemsize).refusal


def _undivided(copy: UOp) -> str | None:
    """Why work-groups of a cluster can't fetch a part of a copy each; None where they can."""
    count = copy.access.cluster
    if not count or _box(copy).shared(count, copy.src[1].type.scalar.itemsize) is not None:
        return None
    return f"{copy.src[0].src[0].name} can't be shared by clusters of {count} work-groups: {_named(copy)} have no {count} parts of {PATTERN} rows"


def _box(copy: UOp) -> Box:
    box = box_of(copy.src[0].src[1].tile, copy.src[1].src[0].src[1].tile, copy.src[1].type.scalar.itemsize)
    assert box is not None
    return box


def _named(copy: UOp) -> str:
    """A box in words."""
    box = _box(copy)
    return f"{len(box.pieces)} box{'es' * (len(box.pieces) > 1)} of {box.rows} rows of {box.width} bytes at once"
