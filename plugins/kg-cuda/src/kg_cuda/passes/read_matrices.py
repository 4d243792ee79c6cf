"""Phase 5: tiles in shared memory that `ldmatrix` reads get the instruction's own layout, whose lanes give the places of rows; those that `wgmma` reads stay, since
its descriptors say such layouts; others become single loads.

    load p[tile_index(place, lane)]   ->   load p[tile_index(place + lane % 16 * 40 + lane / 16 * 8, lane) by ldmatrix.x4]

What two fragments have is read at once where they differ by a number.

Example of read_matrices: tests/filetests/passes/read_matrices.kg
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import gcd

from kg.plugin import AddrSpace, Op, UOp
from kg.plugin.passes import Context, LinearLayout, Move, TileLayout, affine, moved, simplify_graph, single_accesses

from kg_cuda.tensor_cores.ldmatrix import Read, read_of
from kg_cuda.tensor_cores.panels import Panel, described, is_warpgroup_unit, refused, unit_of

#: The most words of one instruction.
_WORDS = 4


def read_matrices(sink: UOp, context: Context) -> UOp:
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
            found[load] = single_accesses(load)
    context.notes += (f"{note} ({count} times)" for note, count in Counter(notes).items())
    return simplify_graph(sink.substitute(found), context) if found else sink


def _panels(sink: UOp) -> tuple[dict[UOp, Panel], list[str]]:
    """The operands that units of warpgroups read by descriptors, and why, for people. Refuses those that no descriptor says."""
    found: dict[UOp, Panel] = {}
    notes: list[str] = []
    for unit in filter(is_warpgroup_unit, sink.find(Op.WMMA)):
        for which, load in enumerate(unit.src[:2]):
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
    index = load.src[0].src[1]
    return index.op is Op.TILE_INDEX and isinstance(index.tile, TileLayout) and not index.tile.is_shared_out


def explained(load: UOp) -> Read | str:
    """How a tile is read by `ldmatrix`, or why it is not."""
    address, dtype = load.src[0], load.type.scalar
    if address.pointer.space is not AddrSpace.LOCAL or load.gate is not None:
        return "it is not in shared memory, or under a gate"
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
    """Those that are read at once: two or four whose places differ by numbers, or one. Those side by side in rows first: they need addresses of their own, rows apart don't."""
    alike: dict[tuple[object, ...], list[UOp]] = {}
    for load in loads:
        key = (load.src[0].src[0], load.src[1:], load.dtype, load.src[0].src[1].tile, _variable(load))
        alike.setdefault(key, []).append(load)
    for group in alike.values():
        most = _WORDS * 4 // (group[0].lanes * group[0].type.scalar.itemsize)
        left = sorted(group, key=_number)
        while left:
            count = min(most, 1 << len(left).bit_length() - 1)
            while count > 1 and not isinstance(_read(left[:count]), Read):
                count //= 2
            yield left[:count]
            del left[:count]


def _number(load: UOp) -> int:
    """The number in the place of a tile."""
    return affine(load.src[0].src[1].src[0]).constant


def _variable(load: UOp) -> frozenset[tuple[UOp, int]]:
    """What the place of a tile has beside a number."""
    return frozenset(affine(load.src[0].src[1].src[0]).terms.items())


def _read(group: Sequence[UOp]) -> Read | str:
    """How the instruction reads all of a group."""
    index, dtype = group[0].src[0].src[1], group[0].type.scalar
    assert isinstance(index.tile, TileLayout)
    tile = index.tile
    for bit in range(len(group).bit_length() - 1):
        move = _apart(group[0], group[1 << bit])
        if move is None or any(_apart(group[n], group[n | 1 << bit]) != move for n in range(len(group)) if not n >> bit & 1):
            return "the fragments do not lie apart evenly"
        tile = _with_register(tile, move)
    return read_of(tile, dtype)


def _apart(first: UOp, second: UOp) -> Move | None:
    """By what the second tile's place differs from the first's: by XOR below the span of the swizzle, and by a number."""
    index = first.src[0].src[1]
    assert isinstance(index.tile, TileLayout)
    span, parts = index.tile.span, affine(index.src[0])
    x, y = parts.constant, _number(second)
    common = gcd(span, *(term.bounds.divisor * count for term, count in parts.terms.items()))  # a power of two
    if x % span != y % span and max(x % span, y % span) >= common:
        return None
    return (x ^ y) % span, y // span * span - x // span * span


def _with_register(tile: TileLayout, move: Move) -> TileLayout:
    """A tile of twice the registers, the second half of which lie so far from the first."""
    (_, registers), lanes = tile.layout.inputs
    layout, bits = tile.layout, max(tile.layout.output_bits("offset"), move[0].bit_length())
    columns = (*layout.columns[:registers], move[0], *layout.columns[registers:])
    strides = (*tile.strides[:registers], move[1], *tile.strides[registers:])
    return TileLayout(LinearLayout((("register", registers + 1), lanes), (("offset", bits),), columns), strides)


def _together(group: Sequence[UOp]) -> UOp:
    """One load by the instruction of all tiles of a group."""
    read, load = _read(group), group[0]
    assert isinstance(read, Read)
    address = load.src[0]
    place, lane = address.src[1].src
    dtype = load.type.scalar.vec(load.lanes * len(group))
    index = UOp(Op.TILE_INDEX, place.type.vec(dtype.lanes), (moved(place, lane, read.moves), lane), read.form.tile)
    return load.replace(dtype=dtype, src=(address.replace(src=(address.src[0], index)), *load.src[1:]))
