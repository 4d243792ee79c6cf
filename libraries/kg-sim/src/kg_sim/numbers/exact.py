"""Sums and products with one rounding: fused multiply-add, and rounding toward zero or an infinity."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

import numpy as np

from kg_sim.numbers.types import U64, Array

#: The upper half of a float64's fraction, for exact products.
SPLITTER: Final = np.float64((1 << 27) + 1)


def two_sum(a: Array, b: Array) -> tuple[Array, Array]:
    """The sum and what rounding lost of it, exactly."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def two_product(a: Array, b: Array) -> tuple[Array, Array]:
    """The product and what rounding lost of it, exactly where nothing overflows or underflows."""
    product = a * b
    x, y = a * SPLITTER, b * SPLITTER
    a_high, b_high = x - (x - a), y - (y - b)
    a_low, b_low = a - a_high, b - b_high
    return product, a_low * b_low - (((product - a_high * b_high) - a_low * b_high) - a_high * b_low)


def to_odd(total: Array, error: Array) -> Array:
    """A float64 sum moved to the neighbour whose last bit is one where it is inexact."""
    word = total.view(U64)
    fix = (error != 0) & (word & np.uint64(1) == 0) & np.isfinite(total)
    if not fix.any():
        return total
    out = total.copy()
    up = (error[fix] > 0) == (total[fix] > 0)
    out.view(U64)[fix] = np.where(up, word[fix] + np.uint64(1), word[fix] - np.uint64(1))
    return out


def fma32(a: Array, b: Array, c: Array) -> Array:
    """a * b + c of float32, rounded once.

    The product is exact in float64. Rounding the sum to float32 errs only where the float64 lies in the middle of two float32, or
    where the result is subnormal: there the sum is rounded to odd first.
    """
    product, addend = a.astype(np.float64) * b, c.astype(np.float64)
    total = product + addend
    out = total.astype(np.float32)
    doubtful = ((total.view(U64) & np.uint64(0x1FFFFFFF)) == 0x10000000) | (np.abs(total) < 2.0**-125)
    if doubtful.any():
        product, addend = np.broadcast_arrays(product, addend)
        total, error = two_sum(product[doubtful], addend[doubtful])
        out[doubtful] = to_odd(total, error).astype(np.float32)
    return out


def fma_narrow(a: Array, b: Array, c: Array) -> Array:
    """a * b + c of values of 16 bits, given as float32: a float64 that can be rounded once more."""
    return to_odd(*two_sum(a.astype(np.float64) * b, c.astype(np.float64)))


def fma64(a: Array, b: Array, c: Array) -> Array:
    """a * b + c of float64, rounded once: as Boldo and Melquiond do,
    and with fractions where exponents are extreme."""
    a, b, c = np.broadcast_arrays(a, b, c)
    product, low = two_product(a, b)
    plain = product + c
    high, error_high = two_sum(c, low)
    total, error_low = two_sum(product, high)
    out = total + to_odd(*two_sum(error_low, error_high))
    exponents = [np.frexp(x)[1] for x in (a, b, c)]
    size = np.abs(exponents[0]) + np.abs(exponents[1]) + np.abs(exponents[2])
    finite = np.isfinite(a) & np.isfinite(b) & np.isfinite(c)
    easy = (a == 0) | (b == 0) | ~finite
    out = np.where(easy, plain, out)
    hard = ~easy & (size > 400)
    for i in hard.nonzero()[0]:
        out[i] = _exact_fma(float(a[i]), float(b[i]), float(c[i]))
    return out


def _exact_fma(a: float, b: float, c: float) -> float:
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        return a * b + c if c == 0 else 0.0
    try:
        return float(exact) if exact.denominator != 1 else float(exact.numerator)
    except OverflowError:
        return float("inf") if exact > 0 else float("-inf")


def directed(op: str, mode: str, a: Array, b: Array | None = None, c: Array | None = None) -> Array:
    """add, sub, mul, div, fma, sqrt or rcp of float32 or float64, rounded toward zero (rz),
    down (rm) or up (rp)."""
    if op == "rcp":
        a, b, op = np.ones(1, a.dtype), a, "div"
    if op == "sub" and b is not None:
        b, op = -b, "add"
    arrays = np.broadcast_arrays(*(x for x in (a, b, c) if x is not None))
    result = np.empty(len(arrays[0]), a.dtype)
    for i in range(len(result)):
        result[i] = _rounded(op, mode, [x[i] for x in arrays], a.dtype.type)
    return result


def _rounded(op: str, mode: str, values: list[np.floating[Any]], kind: type[np.floating[Any]]) -> np.floating[Any]:
    """One value, by exact fractions."""
    floats = [float(x) for x in values]
    near = _nearest(op, values, kind)
    if not np.isfinite(floats).all() or (op == "div" and floats[1] == 0) or (op == "sqrt" and floats[0] <= 0):
        return near
    fractions = [Fraction(x) for x in floats]
    if op == "sqrt":
        return _step(mode, near, _compare_root(fractions[0], near), kind)
    exact = {
        "add": lambda: fractions[0] + fractions[1], "mul": lambda: fractions[0] * fractions[1],
        "div": lambda: fractions[0] / fractions[1], "fma": lambda: fractions[0] * fractions[1] + fractions[2],
    }[op]()  # fmt: skip
    if exact == 0 and near == 0:
        signs = {bool(np.signbit(x)) for x in (floats if op == "add" else [floats[0] * floats[1], floats[-1]])}
        if op in ("add", "fma") and len(signs) == 2:
            return kind(-0.0 if mode == "rm" else 0.0)
        return near
    if np.isinf(near):
        return _step(mode, near, -1 if near > 0 else 1, kind)
    found = Fraction(float(near))
    return _step(mode, near, (exact > found) - (exact < found), kind, negative=exact < 0)


def _nearest(op: str, x: list[np.floating[Any]], kind: type[np.floating[Any]]) -> np.floating[Any]:
    if op == "fma":
        arrays = [np.array([v], kind) for v in x]
        return (fma64 if kind is np.float64 else fma32)(*arrays)[0]
    if op == "sqrt":
        return np.sqrt(x[0])
    return kind({"add": np.add, "mul": np.multiply, "div": np.divide}[op](x[0], x[1]))


def _compare_root(exact: Fraction, near: np.floating[Any]) -> int:
    square = Fraction(float(near)) ** 2
    return (exact > square) - (exact < square)


def _step(
    mode: str, near: np.floating[Any], side: int, kind: type[np.floating[Any]], negative: bool = False
) -> np.floating[Any]:
    """The neighbour of `near` where the exact value lies on that side and the mode wants it."""
    down, up = kind(-np.inf), kind(np.inf)
    if near == 0 and side:
        negative = side < 0
    elif near != 0:
        negative = bool(near < 0)
    away = side > 0 if mode == "rp" or (mode == "rz" and negative) else side < 0
    out = kind(np.nextafter(near, up if side > 0 else down)) if away else near
    return kind(-0.0) if out == 0 and negative else out
