"""Phase 5: selects `ldmatrix` for tiles in shared memory; `wgmma` operands stay; others become loads.

Lanes then give the addresses of rows. The descriptors of `wgmma` express its layouts.

    load p[tile_index(place, lane)]   ->   load p[tile_index(place + lane % 16 * 40 + lane / 16 * 8, lane) by ldmatrix.x4]

What two fragments have is read at once where they differ by a number.

Example of select_ldmatrix: tests/filetests/passes/select_ldmatrix.kg
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from kg.plugin import Op, UOp
from kg.plugin.passes import Context, TileLayout, simplify_graph
from kg_tiles.lane_accesses import accesses_by_lanes, moved

from kg_cuda.passes.merge_tiles import joined_tile, place_number, place_terms
from kg_cuda.tensor_cores.ldmatrix import Read, read_of
from kg_cuda.tensor_cores.panels import Panel, described, is_warpgroup_unit, panel_operands, refused, unit_of

#: The most words of one instruction.
_WORDS = 4


def select_ldmatrix(sink: UOp, context: Context) -> UOp:
    """At the slot `expanded`."""
    panels, notes = _panels(sink)
    tiles = [u for u in sink.find(Op.LOAD) if _is_tile(u) and u not in panels]
    found: dict[UOp, UOp] = {}
    wanted = [load for load in tiles if isinstance(explained(load), Read)]
    for group in _joined(wanted):
        notes.append(_chosen(group))
        whole = _together(group)
        found |= (
            {load: whole.lane(*range(n * load.lanes, (n + 1) * load.lanes)) for n, load in enumerate(group)}
            if len(group) > 1
            else {group[0]: whole}
        )
    for load in tiles:
        if load not in found:
            notes.append(f"{load.src[0].src[0].name}: single loads, since {explained(load)}")
            found[load] = accesses_by_lanes(load)
    context.notes += (f"{note} ({count} times)" for note, count in Counter(notes).items())
    return simplify_graph(sink.substitute(found), context) if found else sink


def _panels(sink: UOp) -> tuple[dict[UOp, Panel], list[str]]:
    """The operands that units of warpgroups read by descriptors, and why, for people.
    Refuses those that no descriptor says."""
    found: dict[UOp, Panel] = {}
    notes: list[str] = []
    for unit in filter(is_warpgroup_unit, sink.find(Op.WMMA)):
        for which, load in panel_operands(unit):
            panel = described(load)
            if not isinstance(panel, Panel):
                raise refused(unit_of(unit), which, panel)
            found[load] = panel
            lies = "across" if panel.across else "along"
            notes.append(
                f"{load.src[0].src[0].name}: a descriptor of wgmma, since rows of {panel.width} bytes {lies} the sum lie swizzled, eight of them {panel.stride} bytes apart"
            )
    return found, notes


def _is_tile(load: UOp) -> bool:
    memory, index = load.src[0].src[:2]
    in_shared = memory.op is Op.DEFINE_LOCAL and index.op is Op.TILE_INDEX
    return in_shared and isinstance(index.tile, TileLayout) and not index.tile.has_lane_addresses


def explained(load: UOp) -> Read | str:
    """How a tile is read by `ldmatrix`, or why it is not."""
    address, dtype = load.src[0], load.type.scalar
    if load.gate is not None:
        return "it is under a gate"
    index = address.src[1]
    if not index.src[0].bounds.is_multiple_of(16 // dtype.itemsize):
        return f"it does not begin at a multiple of 16 bytes: {index.src[0]!r}"
    assert isinstance(index.tile, TileLayout)
    return read_of(index.tile, dtype)


def _chosen(group: Sequence[UOp]) -> str:
    """Why the tiles of a group are read so, for people."""
    read, size = _read(group), group[0].type.scalar.itemsize
    assert isinstance(read, Read)
    moves = ", ".join("^" * bool(changed) + str(size * (changed or further)) for changed, further in read.moves)
    return f"{group[0].src[0].src[0].name}: {read.form.short} reads {len(group)} at once, since rows of 16 bytes lie whole; a lane's bits move its row by {moves} bytes"


# -- several fragments at once


def _joined(loads: Sequence[UOp]) -> Iterator[list[UOp]]:
    """Those that are read at once: two or four whose places differ by numbers, or one.
    Those side by side in rows first: they need addresses of their own, rows apart don't."""
    alike: dict[tuple[object, ...], list[UOp]] = {}
    for load in loads:
        key = (load.src[0].src[0], load.src[1:], load.dtype, load.src[0].src[1].tile, place_terms(load.src[0].src[1]))
        alike.setdefault(key, []).append(load)
    for group in alike.values():
        most = _WORDS * 4 // (group[0].lanes * group[0].type.scalar.itemsize)
        left = sorted(group, key=lambda load: place_number(load.src[0].src[1]))
        while left:
            count = min(most, 1 << len(left).bit_length() - 1)
            while count > 1 and not isinstance(_read(left[:count]), Read):
                count //= 2
            yield left[:count]
            del left[:count]


def _read(group: Sequence[UOp]) -> Read | str:
    """How the instruction reads all of a group."""
    tile = joined_tile([load.src[0].src[1] for load in group])
    return "the fragments do not lie apart evenly" if tile is None else read_of(tile, group[0].type.scalar)


def _together(group: Sequence[UOp]) -> UOp:
    """One load by the instruction of all tiles of a group."""
    read, load = _read(group), group[0]
    assert isinstance(read, Read)
    address = load.src[0]
    place, lane = address.src[1].src
    dtype = load.type.scalar.vec(load.lanes * len(group))
    index = UOp(Op.TILE_INDEX, place.type.vec(dtype.lanes), (moved(place, lane, read.moves), lane), read.form.tile)
    return load.replace(dtype=dtype, src=(address.replace(src=(address.src[0], index)), *load.src[1:]))
