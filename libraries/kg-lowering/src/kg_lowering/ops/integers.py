"""Decompositions of integer ops: the four divisions, shifts for powers of two, sign operations."""

from __future__ import annotations

from typing import Final

from kg.plugin.lowering import Op, Target, UOp, float32, int32, int_like, operand_dtype, uint16, uint32

_OTHER: Final = {Op.IDIV: Op.FLOORDIV, Op.FLOORDIV: Op.IDIV, Op.MOD: Op.FLOORMOD, Op.FLOORMOD: Op.MOD}
_QUOTIENT: Final = {Op.MOD: Op.IDIV, Op.FLOORMOD: Op.FLOORDIV}


def is_nonnegative(x: UOp) -> bool:
    return not x.type.is_signed or x.bounds.min >= 0


def by_power_of_two(node: UOp, target: Target) -> UOp | None:
    """x // 2**k -> x >> k, x % 2**k -> x & (2**k - 1):
    exact for floor; for the truncating pair if x is not negative."""
    x, y = node.src
    if y.op is not Op.CONST:
        return None
    divisor = int(y.value)
    if divisor <= 0 or divisor & (divisor - 1) or not (target.can(Op.SHR, node.type) and target.can(Op.AND, node.type)):
        return None
    if node.op in (Op.IDIV, Op.MOD) and not is_nonnegative(x):
        return None
    if node.op in (Op.FLOORDIV, Op.IDIV):
        return x if divisor == 1 else x >> (divisor.bit_length() - 1)
    return x & (divisor - 1)


def lower_division(node: UOp, target: Target) -> UOp | None:
    """One of the four divisions by the others; None if the target has none."""
    x, y = node.src
    other = _OTHER[node.op]
    if is_nonnegative(x) and is_nonnegative(y) and target.can(other, node.type):
        return x.alu(other, y)
    if (floored := _floor_by_constant(node, target)) is not None:
        return floored
    if node.op in (Op.FLOORDIV, Op.IDIV):
        return _quotient_from_other(node) if target.can(other, node.type) else None
    if target.can(other, node.type):
        return _remainder_from_other(node)
    quotient = _QUOTIENT[node.op]
    if not (target.can(quotient, node.type) or target.can(_OTHER[quotient], node.type)):
        return None
    return _unless_zero(y, x - x.alu(quotient, y) * y)


def _floor_by_constant(node: UOp, target: Target) -> UOp | None:
    """x // c -> (x ^ s) / c ^ s, where s is -1 for a negative x and 0 for others:
    the floor is the quotient of -1 - x turned round. A target divides by a constant by one product; the remainder, which tells
    where a truncated quotient is not the floor, would be another. 8 bits have none of their own on most: they are divided in
    16."""
    x, y = node.src
    signed, bits = node.type.is_signed, node.type.bits
    unsigned = (uint16 if bits < 16 else int_like(node.type).scalar).vec(node.type.lanes)
    if node.op not in (Op.FLOORDIV, Op.FLOORMOD) or y.op is not Op.CONST or y.value <= 0 or not (signed or bits < 32):
        return None
    if not (target.can(Op.IDIV, unsigned) and all(target.can(op, node.type) for op in (Op.SHR, Op.XOR, Op.MUL, Op.SUB))):
        return None
    sign = x >> (bits - 1) if signed else None
    whole = (x if sign is None else x ^ sign).cast(unsigned.scalar).alu(Op.IDIV, y.cast(unsigned.scalar)).cast(node.type.scalar)
    quotient = whole if sign is None else whole ^ sign
    return quotient if node.op is Op.FLOORDIV else x - quotient * y


def _quotient_from_other(node: UOp) -> UOp:
    x, y = node.src
    quotient = x.alu(_OTHER[node.op], y)
    remainder = x - quotient * y
    # inexact quotients differ by one where the signs do; remainder has that of x (after IDIV) or of y (after FLOORDIV)
    differ = (remainder ^ y) < 0 if node.op is Op.FLOORDIV else (x ^ y) < 0
    inexact = remainder.ne(0) & differ
    if not y.bounds.excludes_zero:
        inexact = inexact & y.ne(0)
    step = quotient - 1 if node.op is Op.FLOORDIV else quotient + 1
    return inexact.where(step, quotient)


def _remainder_from_other(node: UOp) -> UOp:
    x, y = node.src
    remainder = x.alu(_OTHER[node.op], y)
    if node.op is Op.FLOORMOD:
        return (remainder.ne(0) & ((remainder ^ y) < 0)).where(remainder + y, remainder)
    return (remainder.ne(0) & ((remainder ^ x) < 0)).where(remainder - y, remainder)


def _unless_zero(y: UOp, value: UOp) -> UOp:
    return value if y.bounds.excludes_zero else y.ne(0).where(value, 0)


def lower_sign(node: UOp, target: Target) -> UOp:
    """NEG and ABS of integers: wrapping."""
    x = node.src[0]
    if node.op is Op.NEG:
        return 0 - x if target.can(Op.SUB, x.type) else x * (-1 if x.type.is_signed else x.type.max)
    return (x < 0).where(0 - x, x) if x.type.is_signed else x


def as_unsigned(node: UOp, target: Target) -> UOp | None:
    """An op that does not look at the sign, in the unsigned dtype of the same width."""
    unsigned = int_like(node.type)
    if not node.type.is_signed or not target.can(node.op, unsigned):
        return None
    return UOp(node.op, unsigned, tuple([s.cast(unsigned) for s in node.src])).cast(node.type)


def lower_shift(node: UOp, target: Target) -> UOp | None:
    """SHL and SHR by a constant as a product and a quotient."""
    x, count = node.src
    if node.op is Op.SHL and (unsigned := as_unsigned(node, target)) is not None:
        return unsigned
    if count.op is not Op.CONST or not 0 <= count.value < x.type.bits - 1:
        return None
    factor = 1 << int(count.value)
    return x * factor if node.op is Op.SHL else x // factor


def lower_bitwise(node: UOp, target: Target) -> UOp | None:
    """OR and XOR by AND and sums: the bits that both have are counted twice."""
    unsigned = as_unsigned(node, target)
    if unsigned is not None or not target.can(Op.AND, node.type):
        return unsigned
    x, y = node.src
    both = x & y
    return x + (y - both) if node.op is Op.OR else (x - both) + (y - both)


def lower_complement(node: UOp, target: Target) -> UOp:
    """SUB by NEG."""
    return node.src[0] + -node.src[1]


def lower_narrow_division(node: UOp, target: Target) -> UOp:
    """A division of 8- or 16-bit integers, in their own lanes where its divisor is a constant."""
    floored = _floor_by_constant(node, target)
    return widen(node, target) if floored is None else floored


def widen(node: UOp, target: Target) -> UOp:
    """An op on an 8- or 16-bit integer, or a narrow float, in 32 bits; the cast back wraps or rounds."""
    narrow = operand_dtype(node)
    wide = float32 if narrow.is_float else int32 if narrow.is_signed else uint32
    src = tuple(s.cast(wide) if s.dtype is narrow else s for s in node.src)
    result = src[-1].type if node.dtype is narrow else node.type
    return UOp(node.op, result, src, node.arg).cast(node.type.scalar)
