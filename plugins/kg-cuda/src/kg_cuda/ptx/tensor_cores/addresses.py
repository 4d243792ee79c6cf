"""Per-thread addresses of a tile's elements in PTX, where TMA can't be used for alignment."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import UOp
from kg.plugin.passes import TileLayout

from kg_cuda.ptx.body import Body
from kg_cuda.ptx.types import bits


def own_places(body: Body, space: str, address: UOp) -> tuple[tuple[str, int], ...]:
    """A register and the bytes beyond it, for each element of a thread:
    (place ^ changed) + further, by the bits of its number."""
    index, itemsize = address.src[1], address.pointer.base.itemsize
    tile, (place, lane) = index.tile, index.src
    assert isinstance(tile, TileLayout)
    thread = body.in_register(body.one(lane), "b32")
    begin = body.in_register(body.one(place), bits(place.type))
    changes, strides = zip(*tile.lane_moves, strict=True)
    changed, further = _by_bits(body, "xor.b32", changes, thread), _by_bits(body, "add.s32", strides, thread)
    known: dict[int, str] = {}
    found: list[tuple[str, int]] = []
    for change, stride in map(tile.move, range(tile.registers)):
        own = change % tile.vector  # in a vector that begins at a multiple: XOR is addition
        if change - own not in known:
            at = begin
            for x in (changed, str(change - own)):
                at = body.emit("b32", "xor.b32", at, x) if x != "0" else at
            known[change - own] = _address(body, space, (at, further), body.bases[address.src[0]], itemsize)
        found.append((known[change - own], (stride + own) * itemsize))
    return tuple(found)


def _address(body: Body, space: str, parts: Sequence[str], base: str, itemsize: int) -> str:
    """base + the sum of the parts, in elements; those of 64 bits are global."""
    for part in parts:
        if part != "0":
            width, instruction = ("b64", "mad.wide.s32") if space == "global" else ("b32", "mad.lo.s32")
            instruction = "mad.lo.s64" if part.startswith("%d") else instruction
            base = body.emit(width, instruction, part, itemsize, base)
    return base


def _by_bits(body: Body, join: str, weights: Sequence[int], number: str) -> str:
    """The weights of the bits that are set, joined: fields of bits that move twice as far each at once."""
    found, first = "0", 0
    while first < len(weights):
        count = 1
        while first + count < len(weights) and weights[first + count] == weights[first] << count:
            count += 1
        if weights[first]:
            field = body.emit("b32", "bfe.u32", number, first, count)
            part = body.emit("b32", "mul.lo.s32", field, weights[first])
            found = part if found == "0" else body.emit("b32", join, found, part)
        first += count
    return found
