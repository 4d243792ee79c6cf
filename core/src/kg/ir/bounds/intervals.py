"""Interval arithmetic with divisibility: what the integer ops make of the bounds of their operands.
Used by bounds.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd
from typing import Final, NamedTuple

from kg.dtype import Kind
from kg.ir.op import Op
from kg.ir.uop import UOp


class Bounds(NamedTuple):
    """min <= value <= max, and `divisor` divides the value.
    It is 0 for the constant 0, which everything divides."""

    min: int
    max: int
    divisor: int = 1

    @property
    def is_single(self) -> bool:
        """Whether there is just one value."""
        return self.min == self.max

    @property
    def excludes_zero(self) -> bool:
        return self.min > 0 or self.max < 0

    def is_multiple_of(self, number: int) -> bool:
        """Whether `number`, not 0, is known to divide the value."""
        return self.divisor % number == 0


Rule = Callable[[UOp, Sequence[Bounds]], "Bounds | None"]


# -- arithmetic


def _add(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    return Bounds(a.min + b.min, a.max + b.max, gcd(a.divisor, b.divisor))


def _sub(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    return Bounds(a.min - b.max, a.max - b.min, gcd(a.divisor, b.divisor))


def _mul(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    corners = (a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max)
    return Bounds(min(corners), max(corners), a.divisor * b.divisor)


def _mulacc(node: UOp, src: Sequence[Bounds]) -> Bounds | None:
    product, dtype = _mul(node, src[:2]), node.type
    if dtype.kind is not Kind.INDEX and (product.min < dtype.min or product.max > dtype.max):
        return None
    return _add(node, (product, src[2]))


def _neg(_: UOp, src: Sequence[Bounds]) -> Bounds:
    return Bounds(-src[0].max, -src[0].min, src[0].divisor)


def _abs(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a = src[0]
    least = 0 if a.min <= 0 <= a.max else min(abs(a.min), abs(a.max))
    return Bounds(least, max(abs(a.min), abs(a.max)), a.divisor)


def _maximum(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    if a.min >= b.max:
        return a
    return b if b.min >= a.max else Bounds(max(a.min, b.min), max(a.max, b.max), gcd(a.divisor, b.divisor))


def _minimum(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    if a.max <= b.min:
        return a
    return b if b.max <= a.min else Bounds(min(a.min, b.min), min(a.max, b.max), gcd(a.divisor, b.divisor))


# -- division: by 0 gives 0


def truncated(a: int, b: int) -> int:
    """a / b towards zero; 0 for b = 0."""
    if b == 0:
        return 0
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _extreme_divisors(b: Bounds) -> list[int]:
    """Where a quotient takes its extremes: the ends of the divisor and what is next to 0."""
    return [d for d in {b.min, b.max, -1, 1} if b.min <= d <= b.max and d]


def _quotient(a: Bounds, b: Bounds, divide: Callable[[int, int], int]) -> Bounds:
    corners = [divide(x, d) for x in (a.min, a.max) for d in _extreme_divisors(b)]
    if b.min <= 0 <= b.max:
        corners.append(0)
    exact = b.min == b.max and b.min != 0 and a.divisor % b.min == 0
    return Bounds(min(corners), max(corners), a.divisor // abs(b.min) if exact else 1)


def _open(node: UOp, src: Sequence[Bounds], found: Bounds) -> Bounds:
    """Loop counters divided by a size that may be 0 are never a constant:
    the loops run zero times then, and what stands in them must not move out of them."""
    dividend, divisor = src
    sure = not found.is_single or dividend.is_single or not divisor.min <= 0 <= divisor.max
    return found if sure or next(iter(node.src[0].find(Op.RANGE)), None) is None else Bounds(found.min, found.max + 1)


def _floordiv(node: UOp, src: Sequence[Bounds]) -> Bounds:
    return _open(node, src, _quotient(src[0], src[1], int.__floordiv__))


def _idiv(node: UOp, src: Sequence[Bounds]) -> Bounds:
    return _open(node, src, _quotient(src[0], src[1], truncated))


def _floormod(node: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    if b.min == b.max and b.min and a.min // b.min == a.max // b.min:
        low, high = sorted((a.min % b.min, a.max % b.min))
    elif b.min > 0:
        if a.min >= 0 and a.max < b.min:
            return a
        low, high = 0, min(a.max, b.max - 1) if a.min >= 0 else b.max - 1
    else:
        low, high = min(0, b.min + 1), max(0, b.max - 1)
    return _open(node, src, Bounds(low, high, gcd(a.divisor, b.divisor)))


def _mod(node: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    if a.min >= 0 and b.min > a.max:
        return a
    most = max(0, abs(b.min) - 1, abs(b.max) - 1)
    return _open(node, src, Bounds(max(-most, min(0, a.min)), min(most, max(0, a.max)), gcd(a.divisor, b.divisor)))


# -- bits


def _low_zeros(number: int) -> int:
    """The greatest power of two that divides the number; 0 for 0."""
    return number & -number


def _bit_span(*bounds: Bounds) -> Bounds:
    """What the bits of all these values can spell."""
    width = max(max(b.min, b.max, ~b.min, ~b.max).bit_length() for b in bounds)
    least = 0 if all(b.min >= 0 for b in bounds) else -(1 << width)
    return Bounds(least, (1 << width) - 1)


def _and(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    divisor = max(_low_zeros(a.divisor), _low_zeros(b.divisor)) if a.divisor and b.divisor else 0
    positive = [x.max for x in src if x.min >= 0]
    if positive:
        return Bounds(0, min(positive), divisor)
    span = _bit_span(a, b)
    return Bounds(span.min, min(span.max, max(a.max, b.max)), divisor)


def _or(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    span = _bit_span(a, b)
    divisor = _low_zeros(gcd(_low_zeros(a.divisor), _low_zeros(b.divisor)))
    return Bounds(max(a.min, b.min) if span.min == 0 else span.min, span.max, divisor)


def _xor(_: UOp, src: Sequence[Bounds]) -> Bounds:
    a, b = src
    if a.is_single and b.is_single:
        return Bounds(a.min ^ b.min, a.min ^ b.min)
    span = _bit_span(a, b)
    return Bounds(span.min, span.max, _low_zeros(gcd(_low_zeros(a.divisor), _low_zeros(b.divisor))))


def _shl(node: UOp, src: Sequence[Bounds]) -> Bounds | None:
    a, count = src
    bits = node.type.bits
    if count.max < 0 or count.min >= bits:
        return Bounds(0, 0, 0)
    low, high = max(0, count.min), min(bits - 1, count.max)
    corners = [x << n for x in (a.min, a.max) for n in (low, high)]
    if count.min < 0 or count.max >= bits:
        corners.append(0)
    return Bounds(min(corners), max(corners), a.divisor << low)


def _shr(node: UOp, src: Sequence[Bounds]) -> Bounds:
    a, count = src
    bits = node.type.bits
    low, high = max(0, min(count.min, bits - 1)), max(0, min(count.max, bits - 1))
    corners = [x >> n for x in (a.min, a.max) for n in (low, high)]
    if count.min < 0 or count.max >= bits:
        corners += [a.min >> bits, 0 if a.max >= 0 else -1]
    exact = 0 <= count.min == count.max < bits and a.divisor % (1 << low) == 0
    return Bounds(min(corners), max(corners), a.divisor >> low if exact else 1)


ARITHMETIC: Final[dict[Op, Rule]] = {
    Op.ADD: _add,
    Op.SUB: _sub,
    Op.MUL: _mul,
    Op.MULACC: _mulacc,
    Op.NEG: _neg,
    Op.ABS: _abs,
    Op.MAX: _maximum,
    Op.MIN: _minimum,
    Op.FLOORDIV: _floordiv,
    Op.FLOORMOD: _floormod,
    Op.IDIV: _idiv,
    Op.MOD: _mod,
    Op.AND: _and,
    Op.OR: _or,
    Op.XOR: _xor,
    Op.SHL: _shl,
    Op.SHR: _shr,
}
