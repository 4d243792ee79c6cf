"""Networks of two-input shuffles that reorder the elements of several vectors:
used by passes that turn strided accesses into contiguous ones.

A block is m vectors of n lanes. *Flat*: element i*m + k of the block lies in vector (i*m + k) // n at lane (i*m + k) % n.
*Split*: vector k holds the elements i*m + k, for i = 0, 1, ..., n - 1. For m = n that is a transpose.
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import UOp, is_power_of_two
from kg.plugin.passes import pick, shuffle
from kg.records import dataclass


def split(vectors: Sequence[UOp], piece: int) -> list[UOp]:
    """From flat to split.
    Lanes move cheapest within aligned groups of `piece` lanes, then as whole groups."""
    m, n = len(vectors), vectors[0].lanes
    if not is_power_of_two(m) or not is_power_of_two(n) or m > n:
        return [pick(vectors, range(k, m * n, m), shuffles=True) for k in range(m)]
    block = _flat(vectors)
    if m < n:
        for bit in range(m.bit_length() - 1):
            block = _unzip(block, n.bit_length() - 1 + bit, 1)
    else:
        block = _square(block, min(piece, n))
    return block.in_order()


def join(vectors: Sequence[UOp], piece: int) -> list[UOp]:
    """From split to flat."""
    m, n = len(vectors), vectors[0].lanes
    if not is_power_of_two(m) or not is_power_of_two(n) or m > n:
        return [pick(vectors, [f % m * n + f // m for f in range(v * n, v * n + n)], shuffles=True) for v in range(m)]
    if m == n:
        return _square(_flat(vectors), min(piece, n)).in_order()
    few, many = m.bit_length() - 1, n.bit_length() - 1
    block = _Block(tuple(vectors), tuple(range(few)), tuple(range(few, few + many)))
    for bit in reversed(range(few)):
        block = _zip(block, bit, n)
    return block.in_order()


@dataclass(frozen=True, slots=True)
class _Block:
    """Vectors, and which bit of an element's flat position each bit of a vector's number and
    of a lane's number holds."""

    vectors: tuple[UOp, ...]
    numbers: tuple[int, ...]  # lowest bit first
    lanes: tuple[int, ...]

    def in_order(self) -> list[UOp]:
        """The vectors by the positions that their numbers stand for."""
        placed = {sum(((v >> j) & 1) << bit for j, bit in enumerate(self.numbers)): x for v, x in enumerate(self.vectors)}
        return [placed[key] for key in sorted(placed)]


def _flat(vectors: Sequence[UOp]) -> _Block:
    many, few = vectors[0].lanes.bit_length() - 1, len(vectors).bit_length() - 1
    return _Block(tuple(vectors), tuple(range(many, many + few)), tuple(range(many)))


def _square(block: _Block, piece: int) -> _Block:
    """A transpose: as many steps as an index has bits, each bringing one bit
    of the vector's number into the lanes."""
    bits = len(block.lanes)
    inside = piece.bit_length() - 1
    for bit in reversed(range(inside)):
        block = _zip(block, bits + bit, piece)
    for bit in range(inside, bits):
        block = _unzip(block, bits + bit, piece)
    return block


def _zip(block: _Block, bit: int, span: int) -> _Block:
    """Pairs of vectors that differ in a bit interleaved within groups of `span` lanes: a0 b0 a1 b1 ..."""
    n, half = block.vectors[0].lanes, span // 2
    low = [lane for first in range(0, n, span) for i in range(first, first + half) for lane in (i, n + i)]
    inside = span.bit_length() - 1
    lanes = block.lanes
    kept = (bit, *lanes[: inside - 1], *lanes[inside:])
    return _exchange(block, bit, low, [lane + half for lane in low], kept, lanes[inside - 1])


def _unzip(block: _Block, bit: int, unit: int) -> _Block:
    """Pairs of vectors that differ in a bit taken apart into their even and their odd units
    of `unit` lanes."""
    n = block.vectors[0].lanes
    even = [lane for first in range(0, 2 * n, 2 * unit) for lane in range(first, first + unit)]
    low = unit.bit_length() - 1
    lanes = block.lanes
    return _exchange(block, bit, even, [lane + unit for lane in even], (*lanes[:low], *lanes[low + 1 :], bit), lanes[low])


def _exchange(block: _Block, bit: int, low: list[int], high: list[int], lanes: tuple[int, ...], left: int) -> _Block:
    """Every pair replaced by its two shuffles.
    The bit that told them apart is in the lanes then, `left` tells them apart."""
    at = block.numbers.index(bit)
    vectors = list(block.vectors)
    for v, a in enumerate(block.vectors):
        if not (v >> at) & 1:
            b = block.vectors[v | 1 << at]
            vectors[v], vectors[v | 1 << at] = shuffle(a, b, low), shuffle(a, b, high)
    numbers = tuple([left if n == bit else n for n in block.numbers])
    return _Block(tuple(vectors), numbers, lanes)
