"""Places that the bits of an axis move each for itself, as those of two axes of powers of two that are one by MERGE.

place 56 * (o0 // 8) + o0 % 8, o0 in [0, 64)   ->   1, 2, 4, 56, 112, 224
"""

from __future__ import annotations

from kg.ir.indexing import is_power_of_two
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rules.algebra.affine import affine


def bit_distances(place: UOp, axis: UOp, size: int) -> tuple[int, ...] | None:
    """How far each bit of an axis, which counts from 0 to less than a size, moves a place. None where one moves it by another way when others are set."""
    terms = {term: n for term, n in affine(place).terms.items() if axis in term.toposort()}
    if not all(_is_bit_field(term, axis) for term in terms):
        return None
    bits = range((size - 1).bit_length())
    return tuple([sum(n * _value(term, axis, 1 << bit) for term, n in terms.items()) for bit in bits])


def meets_no_place_again(distances: tuple[int, ...]) -> bool:
    """Whether no two numbers lead to one place: each bit moves it further than all nearer ones together."""
    nearer = 0
    for distance in sorted(map(abs, distances)):
        if distance <= nearer:
            return False
        nearer += distance
    return True


def _is_bit_field(term: UOp, of: UOp) -> bool:
    """Whether a term is some bits, side by side, of a number: of, of // 8, of % 8, of // 8 % 4."""
    while term.op in (Op.FLOORDIV, Op.FLOORMOD) and term.src[1].op is Op.CONST and is_power_of_two(int(term.src[1].value)):
        term = term.src[0]
    return term is of and of.vmin >= 0


def _value(term: UOp, of: UOp, at: int) -> int:
    """A field of bits of a number that is known."""
    if term is of:
        return at
    inner, by = _value(term.src[0], of, at), int(term.src[1].value)
    return inner // by if term.op is Op.FLOORDIV else inner % by
