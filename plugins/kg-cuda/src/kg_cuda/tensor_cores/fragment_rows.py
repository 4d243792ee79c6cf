"""Where the rows begin that `ldmatrix` reads, as an address of each lane: lane l gives that of row l % 8 of matrix l / 8.

As a rule each bit of l changes some bits of it, or moves it by a number: then fragments differ by little more than numbers, which stand in the access.

    rows of 128 elements, padded by 8            (l & 31) * 136
    rows of 128, blocks of 8 swizzled, block 2    (l & 31) << 7 ^ (l & 7) << 3 ^ 16
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

import numpy as np
from kg.plugin import Op, UOp
from kg.plugin.assembly import simplify

from kg_cuda.analysis.positions import Array

LANES: Final = 32
#: Rows of a matrix.
ROWS: Final = 8


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of some matrices: so many elements behind `base`, whatever warps and loops do."""

    base: UOp
    offsets: tuple[int, ...]  #: eight for each matrix

    def joined(self, other: Rows) -> Rows | None:
        """These, and those of other matrices behind the same place."""
        return Rows(self.base, (*self.offsets, *other.offsets)) if self.base is other.base else None

    def address(self, lane: UOp) -> UOp | None:
        """Where the row of a lane begins, if each bit of the lane's number changes some bits of it, or moves it by a number."""
        swizzled = self._swizzled(lane)
        return self._moved(lane) if swizzled is None else swizzled

    def _swizzled(self, lane: UOp) -> UOp | None:
        first, changes = self.offsets[0], [x ^ self.offsets[0] for x in self._of_bits]
        touched = reduce(lambda x, y: x | y, changes, 0)
        fixed, start = first & ~touched, first & touched
        if first < 0 or any(x != fixed + (start ^ _all_changes(picked)) for x, picked in self._picked(changes)):
            return None
        shifts = sorted({p - b for b, change in enumerate(changes) for p in _bits(change)}, reverse=True)
        parts: list[UOp] = []
        for shift in shifts:  # bits of the lane's number that change bits so far above them
            own = lane & sum(1 << b for b, change in enumerate(changes) if b + shift >= 0 and change >> (b + shift) & 1)
            parts.append(own << shift if shift > 0 else own >> -shift)
        if start:
            parts.append(lane.const_like(start))
        return self._behind(reduce(lambda x, y: x ^ y, parts), fixed)

    def _moved(self, lane: UOp) -> UOp | None:
        first, moves = self.offsets[0], [x - self.offsets[0] for x in self._of_bits]
        if any(x != first + sum(picked) for x, picked in self._picked(moves)):
            return None
        parts = [
            (lane & (1 << b)) * (move >> b) if move % (1 << b) == 0 else (lane >> b & 1) * move for b, move in enumerate(moves)
        ]
        return self._behind(reduce(lambda x, y: x + y, parts), first)

    @property
    def _of_bits(self) -> list[int]:
        """Of the rows whose number is one bit."""
        return [self.offsets[1 << b] for b in range(len(self.offsets).bit_length() - 1)]

    def _picked(self, of_bits: Sequence[int]) -> Iterator[tuple[int, list[int]]]:
        """Each offset, and what the bits of its row's number stand for."""
        for n, x in enumerate(self.offsets):
            yield x, [of_bits[b] for b in _bits(n)]

    def _behind(self, own: UOp, number: int) -> UOp:
        place = simplify(self.base + own)
        return place + number if number else place


def _all_changes(changes: Sequence[int]) -> int:
    return reduce(lambda x, y: x ^ y, changes, 0)


def _bits(number: int) -> list[int]:
    return [b for b in range(number.bit_length()) if number >> b & 1]


def rows_of(places: Sequence[UOp], values: Sequence[Array], per: int, lane: UOp, *, transposed: bool) -> Rows | None:
    """Those of a fragment, `per` of whose elements are a word: where each is, and that by (group of 32, g, t, loops). None where rows
    are not as far from each other in all warps and rounds."""
    group = lane & ~(LANES - 1) if int(lane.src[0].value) > LANES else lane.const_like(0)
    found: list[Rows] = []
    for n in range(0, len(places), per):
        starts = [values[n + (j & 1)][:, 0, j >> 1] if transposed else values[n][:, j, 0] for j in range(ROWS)]
        apart = [np.unique(s - starts[0]) for s in starts]
        if any(len(a) > 1 for a in apart):
            return None
        base, beyond = split(simplify(places[n].substitute({lane: group})))
        found.append(Rows(lane.const_like(0) if base is None else base, tuple([beyond + int(a[0]) for a in apart])))
    rows: Rows | None = found[0]
    for other in found[1:]:
        rows = rows and rows.joined(other)
    return rows


# -- where bits of a lane's number do more than move


def chosen_row(places: Sequence[UOp], per: int, lane: UOp, transposed: bool) -> UOp:
    """Where the row begins whose address a lane gives: that of another thread's element, which begins there."""
    bits = [lane & 8, lane & 16][: (len(places) // per).bit_length() - 1]
    chosen = [_at_row(p, lane, transposed) for p in places]
    even, odd = chosen[::per], chosen[1::per]
    if not transposed:
        return choose(even, bits)
    apart = {_distance(x, y) for x, y in zip(even, odd, strict=True)}
    (step,) = apart if len(apart) == 1 else (None,)
    if step is not None:  # one number for all fragments, as a rule
        return choose(even, bits) + (lane & 1) * step
    return choose([choose([x, y], [lane & 1]) for x, y in zip(even, odd, strict=True)], bits)


def _distance(x: UOp, y: UOp) -> int | None:
    """How far the second is behind the first, if that is a number."""
    (first, a), (second, b) = split(x), split(y)
    return b - a if first is second else None


def _at_row(place: UOp, lane: UOp, transposed: bool) -> UOp:
    """A position in the thread whose element begins row l % 8: 4 (l % 8), or half of that number where two rows are its."""
    own = lane & 7
    other = own >> 1 if transposed else own << 2
    if int(lane.src[0].value) > LANES:
        return simplify(place.substitute({lane: other + (lane & ~(LANES - 1))}))
    known = {lane: other}
    for u in () if transposed else place.toposort():  # g and t, which are l % 8 and 0 there
        if u.op in (Op.SHR, Op.AND) and u.src[0] is lane and u.src[1].op is Op.CONST:
            count = int(u.src[1].value)
            if u.op is Op.SHR and count >= 2:
                known[u] = own >> (count - 2)
            elif u.op is Op.AND and count == 3:
                known[u] = u.const_like(0)
    return simplify(place.substitute(known))


def choose(options: list[UOp], bits: list[UOp]) -> UOp:
    """The option whose number has these bits, the lowest first. What they share is computed once."""
    if len(options) == 1:
        return options[0]
    parts = [split(x) for x in options]
    if parts[0][0] is not None and all(p is parts[0][0] for p, _ in parts):
        return parts[0][0] + choose([options[0].const_like(c) for _, c in parts], bits)
    if all(x is options[0] for x in options):
        return options[0]
    half = len(options) // 2
    return bits[-1].ne(0).where(choose(options[half:], bits[:-1]), choose(options[:half], bits[:-1]))


def split(position: UOp) -> tuple[UOp | None, int]:
    """A position as something and a number beyond it."""
    if position.op is Op.CONST:
        return None, int(position.value)
    if position.op is Op.ADD and position.src[1].op is Op.CONST:
        return position.src[0], int(position.src[1].value)
    return position, 0
