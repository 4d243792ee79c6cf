"""64-bit integers as pairs of uint32: arithmetic, comparisons, shifts, division, conversions.

For scalars and vectors.
"""

from __future__ import annotations

from typing import NamedTuple

from kg.plugin.lowering import DType, Op, UOp, float32, float64, int32, uint32

from kg_lowering.arithmetic import full_product


class Pair(NamedTuple):
    """The low and the high word."""

    low: UOp
    high: UOp


def constant(value: int, lanes: int) -> Pair:
    word = uint32.vec(lanes)
    return Pair(UOp(Op.CONST, word, (), value & 0xFFFFFFFF), UOp(Op.CONST, word, (), (value >> 32) & 0xFFFFFFFF))


def _bit(condition: UOp) -> UOp:
    return condition.cast(uint32)


def _like(x: Pair, value: int) -> Pair:
    return constant(value, x.low.lanes)


def add(x: Pair, y: Pair) -> Pair:
    low = x.low + y.low
    return Pair(low, x.high + y.high + _bit(low < x.low))


def sub(x: Pair, y: Pair) -> Pair:
    return Pair(x.low - y.low, x.high - y.high - _bit(x.low < y.low))


def mul(x: Pair, y: Pair) -> Pair:
    low, high = full_product(x.low, y.low)
    return Pair(low, high + x.low * y.high + x.high * y.low)


def negate(x: Pair) -> Pair:
    return sub(_like(x, 0), x)


def select(condition: UOp, x: Pair, y: Pair) -> Pair:
    return Pair(condition.where(x.low, y.low), condition.where(x.high, y.high))


def bitwise(op: Op, x: Pair, y: Pair) -> Pair:
    return Pair(x.low.alu(op, y.low), x.high.alu(op, y.high))


def is_negative(x: Pair) -> UOp:
    return x.high > 0x7FFFFFFF


def is_zero(x: Pair) -> UOp:
    return (x.low | x.high).eq(0)


def equal(x: Pair, y: Pair) -> UOp:
    return ((x.low ^ y.low) | (x.high ^ y.high)).eq(0)


def less(x: Pair, y: Pair, signed: bool) -> UOp:
    high = x.high.cast(int32) < y.high.cast(int32) if signed else x.high < y.high
    return high | (x.high.eq(y.high) & (x.low < y.low))


def shift_left(x: Pair, count: Pair) -> Pair:
    """0 from 64 up. A shift of a word by 32 and more gives 0, which the two ranges of counts rely on."""
    if count.low.op is Op.CONST and count.high.op is Op.CONST:
        n = int(count.low.value) | int(count.high.value) << 32
        if n == 0:
            return x
        zero = x.low.const_like(0)
        if n < 32:
            return Pair(x.low << n, (x.high << n) | (x.low >> (32 - n)))
        return Pair(zero, x.low << (n - 32) if n < 64 else zero)
    n = _clamp_count(count)
    short = Pair(x.low << n, (x.high << n) | ((x.low >> 1) >> (31 - (n & 31))))
    long = Pair(x.low.const_like(0), x.low << (n - 32))
    return select(n < 32, short, long)


def shift_right(x: Pair, count: Pair, signed: bool) -> Pair:
    """0, or the sign if signed, from 64 up."""
    high = x.high.cast(int32) if signed else x.high
    fill = (high >> 31).cast(uint32) if signed else x.high.const_like(0)
    if count.low.op is Op.CONST and count.high.op is Op.CONST:
        n = int(count.low.value) | int(count.high.value) << 32
        if n == 0:
            return x
        if n < 32:
            return Pair((x.low >> n) | (x.high << (32 - n)), (high >> n).cast(uint32))
        return Pair((high >> (n - 32)).cast(uint32) if n < 64 else fill, fill)
    n = _clamp_count(count)
    amount = n.cast(int32) if signed else n
    short = Pair((x.low >> n) | ((x.high << 1) << (31 - (n & 31))), (high >> amount).cast(uint32))
    long = Pair((high >> (amount - 32)).cast(uint32), fill)
    return select(n < 32, short, long)


def _clamp_count(count: Pair) -> UOp:
    """The count as a word; 64 for negative and large ones."""
    return (count.high.eq(0) & (count.low < 64)).where(count.low, 64)


# -- division


def divide_unsigned(x: Pair, y: Pair) -> tuple[Pair, Pair]:
    """(quotient, remainder); both 0 for y = 0.

    The quotient is the sum of four estimates in float32. Each is taken low by a factor 1 - 2**-20, which is more than
    the conversions, the division and the product can err upwards, and leaves at most 2**-19 of what was there and one
    divisor; after four at most one divisor is left over.
    """
    scale = to_float_roughly(_like(x, 1)) * (1 - 2.0**-20) / to_float_roughly(y)
    quotient, rest = _like(x, 0), x
    for _ in range(4):
        estimate = from_float_magnitude(to_float_roughly(rest) * scale)
        quotient = add(quotient, estimate)
        rest = sub(rest, mul(estimate, y))
    over = ~less(rest, y, signed=False)
    quotient = select(over, add(quotient, _like(x, 1)), quotient)
    rest = select(over, sub(rest, y), rest)
    zero = is_zero(y)
    return select(zero, _like(x, 0), quotient), select(zero, _like(x, 0), rest)


def divide(op: Op, x: Pair, y: Pair, signed: bool) -> Pair:
    """IDIV, MOD, FLOORDIV or FLOORMOD."""
    wants_quotient = op in (Op.IDIV, Op.FLOORDIV)
    if not signed:
        quotient, rest = divide_unsigned(x, y)
        return quotient if wants_quotient else rest
    x_negative, y_negative = is_negative(x), is_negative(y)
    quotient, rest = divide_unsigned(select(x_negative, negate(x), x), select(y_negative, negate(y), y))
    differ = x_negative ^ y_negative
    steps = differ & ~is_zero(rest) if op in (Op.FLOORDIV, Op.FLOORMOD) else None
    if wants_quotient:
        quotient = select(differ, negate(quotient), quotient)
        return quotient if steps is None else Pair(*sub(quotient, Pair(_bit(steps), x.low.const_like(0))))
    rest = select(x_negative, negate(rest), rest)
    return rest if steps is None else select(steps, add(rest, y), rest)


# -- conversions


def from_word(x: UOp) -> Pair:
    """An integer of at most 32 bits, or a bool."""
    if x.type.is_bool or not x.type.is_signed:
        low = x.cast(uint32)
        return Pair(low, low.const_like(0))
    word = x.cast(int32)
    return Pair(word.cast(uint32), (word >> 31).cast(uint32))


def to_float_roughly(x: Pair) -> UOp:
    """Unsigned, to float32 with an error of at most 2**-22 of the value."""
    return x.high.cast(float32) * 2.0**32 + x.low.cast(float32)


def from_float_magnitude(x: UOp) -> Pair:
    """A float in [0, 2**64) towards zero; NaN is 0."""
    high = (x * 2.0**-32).cast(uint32)
    return Pair((x - high.cast(x.type.scalar) * 2.0**32).cast(uint32), high)


def from_float(x: UOp, signed: bool) -> Pair:
    """Towards zero, saturating; NaN is 0."""
    size = from_float_magnitude(abs(x))
    top = 2.0**63 if signed else 2.0**64
    greatest = constant((1 << 63) - 1 if signed else (1 << 64) - 1, x.lanes)
    least = constant(1 << 63 if signed else 0, x.lanes)
    negative = x < 0.0
    value = select(negative, negate(size) if signed else least, size)
    value = select(x < (-top if signed else 0.0), least, value)
    return select(x < top, value, select(x.ne(x), constant(0, x.lanes), greatest))


def to_float(x: Pair, target: DType, signed: bool) -> UOp:
    """To float32 or float64, rounded once."""
    if target.scalar is float64:
        high = x.high.cast(int32) if signed else x.high
        return high.cast(float64) * 2.0**32 + x.low.cast(float64)
    if not signed:
        return _magnitude_to_float32(x)
    negative = is_negative(x)
    size = _magnitude_to_float32(select(negative, negate(x), x))
    return negative.where(-size, size)


def _magnitude_to_float32(x: Pair) -> UOp:
    """Shifted right until it fits a word, what falls off gathered in the last bit, converted,
    and scaled back."""
    # without the bit below the leading one the conversion can't round up to the next power of two
    field = (x.high & ~(x.high >> 1)).cast(float32).bitcast(x.high.type) >> 23
    count = x.high.eq(0).where(field.const_like(0), field - 126)
    kept = (x.low >> count) | (x.high << (32 - count))
    lost = (x.low << (32 - count)).ne(0)
    return (kept | _bit(lost)).cast(float32) * ((count + 127) << 23).bitcast(float32.vec(count.lanes))
