"""Block reads of Intel's in OpenCL C: the fragments of matrix units that a subgroup reads
from shared memory together (cl_intel_subgroup_local_block_io).

    intel_sub_group_block_read_us4(p)     (register, lane) -> offset register * W + lane, in words of 16 bits

A fragment is read so if its lanes are words side by side; each run of words is a read, which begins at a multiple of 16 bytes. Others are read by each lane.
The pass `read_blocks` looks at where they begin. Arguments are not read so, nor stored: they begin anywhere, and block writes ask for multiples of 16 bytes, two-dimensional
blocks of 64.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg.plugin import AddrSpace, DType, Op, UOp
from kg.plugin.passes import Context, Tile, TileLayout, simplify_graph
from kg_render.cstyle import Text, Writer
from kg_tiles.lane_accesses import accesses_by_lanes

#: Bytes of a word -> its type, and how the functions' names end; most words of a lane in one read.
_KINDS: Final = {1: ("uchar", "_uc"), 2: ("ushort", "_us"), 4: ("uint", "_ui")}
_MOST: Final = 8
#: Bytes at whose multiples a block of shared memory begins.
ALIGNED: Final = 16
#: Lanes of OpenCL's widest vector.
_WIDEST: Final = 16


@dataclass(frozen=True, slots=True)
class Blocks:
    """How a fragment is read: words of so many bytes, reads of so many of them for a lane,
    and how many elements further one is by the bits of its number."""

    word: int
    count: int
    moves: tuple[int, ...]

    @property
    def places(self) -> list[int]:
        return [sum(move for bit, move in enumerate(self.moves) if n >> bit & 1) for n in range(1 << len(self.moves))]


def blocks_of(tile: Tile, dtype: DType, width: int) -> Blocks | None:
    """The reads that give a fragment's registers in their order;
    None where lanes have to read by themselves."""
    if not isinstance(tile, TileLayout) or tile.lanes != width or tile.has_lane_addresses:
        return None
    moves = [further for changed, further in tile.moves if not changed]
    if len(moves) != len(tile.moves):
        return None  # swizzled
    registers = moves[: tile.layout.input_bits("register")]
    lanes = moves[len(registers) :]
    each = lanes[0]  # elements of a word
    within = each.bit_length() - 1
    whole = each == 1 << within and registers[:within] == [1 << n for n in range(within)]
    if not whole or lanes != [each << n for n in range(len(lanes))] or each * dtype.itemsize not in _KINDS:
        return None
    rest, count = registers[within:], 1
    while rest and rest[0] == each * width * count and count < _MOST:
        rest, count = rest[1:], 2 * count
    aligned = all(move * dtype.itemsize % ALIGNED == 0 for move in rest)
    return Blocks(each * dtype.itemsize, count, tuple(rest)) if aligned else None


def read_blocks(sink: UOp, context: Context) -> UOp:
    """At the slot `expanded`: fragments that begin at no multiple of 16 bytes are read by each lane.
    Stays in `expanded`."""
    found: dict[UOp, UOp] = {}
    for load in sink.find(Op.LOAD):
        memory, index = load.src[0].src[:2]
        if index.op is not Op.TILE_INDEX or memory.op is not Op.DEFINE_LOCAL:
            continue
        read = blocks_of(index.tile, load.type.scalar, context.renderer.subgroups.width)
        begins = index.src[0].bounds.is_multiple_of(ALIGNED // load.type.scalar.itemsize)
        if read is None:
            told = "single loads, since its lanes are no words side by side that begin at multiples of 16 bytes"
        elif not begins or load.gate is not None:
            told = "single loads, since it begins at no multiple of 16 bytes, or is under a gate"
            found[load] = accesses_by_lanes(load)
        else:
            told = f"{len(read.places)} block reads, each of {read.count} word{'s' * (read.count > 1)} of {read.word} bytes"
        context.notes.append(f"{memory.name}: {told}")
    return simplify_graph(sink.substitute(found), context) if found else sink


def tile_index(w: Writer, u: UOp) -> None:
    """TILE_INDEX: where the fragment begins."""
    w.text[u] = Text(w.atom(u.src[0]))


def load_blocks(w: Writer, u: UOp) -> None:
    """LOAD at a TILE_INDEX. It is named where it is read: all of a subgroup take part."""
    memory, index = u.src[0].src[:2]
    dtype = u.type.scalar
    read = blocks_of(index.tile, dtype, w.language.subgroups.width)
    assert read is not None, "takes_tile said so"
    kind, ends = _KINDS[read.word]
    count = f"{read.count}" if read.count > 1 else ""
    words = [f"intel_sub_group_block_read{ends}{count}((local const {kind} *)(p + {place}))" for place in read.places]
    vectors = _joined(words, kind, read.count)
    stored = w.type(dtype)
    body = [f"return {w.language.reinterpret_vector(vectors[0], u.type)};"]
    if len(vectors) > 1:  # more than the widest vector holds
        held = u.type.scalar.vec(u.lanes // 2)
        low, high = (f"as_{w.language.vector_type(held)}({x})" for x in vectors)
        body = [f"return {w.language.shuffle(u.type, low, high, range(u.lanes), held.lanes)};"]
    name = "_".join(["blocks", f"{read.count}x{kind}", *map(str, read.moves)])
    function = w.helper(name, u.type, [(w.language.pointer_type(stored, AddrSpace.LOCAL, written=False), "p")], body)
    w.declare(u, Text(f"{function}({w.text[memory].code} + {w.arg(index, 12)})"))


def _joined(words: list[str], kind: str, count: int) -> list[str]:
    """Words as vectors, of 16 lanes at most."""
    each = max(1, _WIDEST // count)
    parts = [words[n : n + each] for n in range(0, len(words), each)]
    return [p[0] if len(p) == 1 else f"({kind}{len(p) * count})({', '.join(p)})" for p in parts]
