"""Bits of integers, bools, and of floats as the formats have them.
A shift by the width or more leaves 0, or the sign."""

from __future__ import annotations

from kg.frontend import UOp, int_like

from kg_array.array import Array
from kg_array.elementwise.floats import has_sign, sign_bit, with_sign
from kg_array.operands.unify import Operand, elementwise

_BITS, _INTEGRAL, _BOOL, _FLOATS = ("integral", "bool"), ("integral",), ("bool",), ("real floating",)


def bitwise_and(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("bitwise_and", lambda a, b: a & b, x1, x2, kinds=_BITS)


def bitwise_or(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("bitwise_or", lambda a, b: a | b, x1, x2, kinds=_BITS)


def bitwise_xor(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("bitwise_xor", lambda a, b: a ^ b, x1, x2, kinds=_BITS)


def bitwise_invert(x: Array, /) -> Array:
    return elementwise("bitwise_invert", lambda a: ~a, x, kinds=_BITS)


def bitwise_left_shift(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("bitwise_left_shift", lambda a, b: a << b, x1, x2, kinds=_INTEGRAL)


def bitwise_right_shift(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("bitwise_right_shift", lambda a, b: a >> b, x1, x2, kinds=_INTEGRAL)


def logical_and(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("logical_and", lambda a, b: a & b, x1, x2, kinds=_BOOL)


def logical_or(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("logical_or", lambda a, b: a | b, x1, x2, kinds=_BOOL)


def logical_xor(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("logical_xor", lambda a, b: a ^ b, x1, x2, kinds=_BOOL)


def logical_not(x: Array, /) -> Array:
    return elementwise("logical_not", lambda a: ~a, x, kinds=_BOOL)


def signbit(x: Array, /) -> Array:
    """Whether a float is negative: -0 is, and a NaN may be."""
    return elementwise("signbit", has_sign, x, kinds=_FLOATS)


def copysign(x1: Operand, x2: Operand, /) -> Array:
    """The magnitude of x1 with the sign of x2."""
    return elementwise("copysign", with_sign, x1, x2, kinds=_FLOATS)


def nextafter(x1: Operand, x2: Operand, /) -> Array:
    """The next float of the dtype after x1 on the way to x2; x2 where they are equal."""
    return elementwise("nextafter", _next_after, x1, x2, kinds=_FLOATS)


def _next_after(x: UOp, y: UOp) -> UOp:
    """Codes of one sign are consecutive: away from zero is one more."""
    bits = int_like(x.type)
    code = x.bitcast(bits)
    away = (x < y) ^ (x < 0.0)
    step = away.where(code + 1, code - 1)
    least = (y.bitcast(bits) & sign_bit(x.type)) | 1
    moved = x.eq(0.0).where(least, step).bitcast(x.type)
    moved = x.eq(y).where(y, moved)
    ordered = x.eq(x) & y.eq(y)
    return ordered.where(moved, x + y)
