"""Merges tiles of one layout at constant distances into one tile of more registers."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from kg.plugin import LinearLayout, UOp
from kg.plugin.passes import Move, TileLayout, affine


def place_number(index: UOp) -> int:
    """The number in the place of a TILE_INDEX."""
    return affine(index.src[0]).constant


def place_terms(index: UOp) -> frozenset[tuple[UOp, int]]:
    """What the place of a TILE_INDEX has beside a number."""
    return frozenset(affine(index.src[0]).terms.items())


def joined_tile(indices: Sequence[UOp]) -> TileLayout | None:
    """The tile of a power of two of indices, whose places differ by numbers alone;
    None where they do not lie apart evenly."""
    assert isinstance(indices[0].tile, TileLayout)
    tile = indices[0].tile
    for bit in range(len(indices).bit_length() - 1):
        move = _apart(indices[0], indices[1 << bit])
        if move is None or any(
            _apart(indices[n], indices[n | 1 << bit]) != move for n in range(len(indices)) if not n >> bit & 1
        ):
            return None
        tile = _with_register(tile, move)
    return tile


def _apart(first: UOp, second: UOp) -> Move | None:
    """By what the second tile's place differs from the first's:
    by XOR below the span of the swizzle, and by a number."""
    assert isinstance(first.tile, TileLayout)
    span, parts = first.tile.span, affine(first.src[0])
    x, y = parts.constant, place_number(second)
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
