"""Addresses whose terms are bit fields of one axis, after MERGE of two axes of 2^n sizes.

place 56 * (o0 // 8) + o0 % 8, o0 in [0, 64)   ->   1, 2, 4, 56, 112, 224
"""

from __future__ import annotations

from collections.abc import Callable

from kg.ir.indexing import is_power_of_two
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rules.algebra.affine import affine


def bit_distances(place: UOp, axis: UOp, size: int) -> tuple[int, ...] | None:
    """How far each bit of an axis, which counts from 0 to less than a size, moves a place.
    None where one moves it by another way when others are set."""
    fields = _fields(place, axis)
    if fields is None:
        return None
    return tuple([sum(n * _value(term, axis, bit) for term, n in fields.items()) for bit in _bits(size)])


def meets_no_place_again(place: UOp, axis: UOp, greatest: Callable[[UOp], int]) -> bool:
    """Whether the iterations of an axis of fixed size lead to places of their own:
    each field of its bits moves them further than all nearer ones reach. `greatest`: that a field may be.

    64 * (o0 // 8) + o0 % 8;   56 * (o0 // 64) + o0 % 64 where o0 % 64 is at most 55
    """
    fields = _fields(place, axis)
    if not fields or axis.src[1].op is not Op.CONST:
        return False
    reach = 0
    for term, n in sorted(fields.items(), key=lambda field: abs(field[1])):
        if abs(n) <= reach:
            return False
        reach += abs(n) * greatest(term)
    return all(any(_value(term, axis, bit) for term in fields) for bit in _bits(axis.src[1].vmax))


def _bits(size: int) -> list[int]:
    return [1 << bit for bit in range((size - 1).bit_length())]


def _fields(place: UOp, axis: UOp) -> dict[UOp, int] | None:
    """What moves a place with an axis, and by how much, if all that is some of its bits, side by side:
    axis, axis // 8, axis % 8, axis // 8 % 4."""
    fields = {term: n for term, n in affine(place).terms.items() if axis in term.toposort()}
    return fields if all(_is_field(term, axis) for term in fields) else None


def _is_field(term: UOp, of: UOp) -> bool:
    while term.op in (Op.FLOORDIV, Op.FLOORMOD) and term.src[1].op is Op.CONST and is_power_of_two(int(term.src[1].value)):
        term = term.src[0]
    return term is of and of.vmin >= 0


def _value(term: UOp, of: UOp, at: int) -> int:
    """A field of a number that is known."""
    if term is of:
        return at
    inner, by = _value(term.src[0], of, at), int(term.src[1].value)
    return inner // by if term.op is Op.FLOORDIV else inner % by
