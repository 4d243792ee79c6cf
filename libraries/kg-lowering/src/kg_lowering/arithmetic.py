"""Building blocks of decompositions: fused multiply-adds, Horner's rule, rare branches, wide products."""

from __future__ import annotations

from typing import Final

from kg.plugin.lowering import RARE, Op, UOp, float64

#: Terms from which on a polynomial of float64 is taken in two parts. 10,000 powers, exponentials and expm1 take 28.7, 5.0, 9.0 us with AVX-512 as one and 26.0, 4.8, 8.3 as two, 58.1, 10.2, 17.8 and 52.2, 9.3, 16.7 with AVX2 (Zen 5).
LONG: Final = 7


def full_product(x: UOp, y: UOp) -> tuple[UOp, UOp]:
    """(low, high) of the product of two uint32, through products of 16-bit halves."""
    x0, x1, y0, y1 = x & 0xFFFF, x >> 16, y & 0xFFFF, y >> 16
    low = x0 * y0
    middle = x1 * y0 + (low >> 16)
    cross = x0 * y1 + (middle & 0xFFFF)
    return x * y, x1 * y1 + (middle >> 16) + (cross >> 16)


def high_product(x: UOp, y: UOp) -> UOp:
    """The upper word of the product of two uint32."""
    return full_product(x, y)[1]


def mulacc(x: UOp, y: UOp, z: UOp | float) -> UOp:
    """x*y + z, fused or not."""
    return x.alu(Op.MULACC, y, x.const_like(z) if isinstance(z, (int, float)) else z)


def horner(x: UOp, coefficients: tuple[float, ...]) -> UOp:
    """The polynomial with these coefficients, lowest degree first.
    Long ones of float64 by even and odd powers, two chains of steps that each wait for the one before."""
    if x.type.scalar is float64 and len(coefficients) >= LONG:
        square = x * x
        return mulacc(horner(square, coefficients[1::2]), x, horner(square, coefficients[::2]))
    result = x.const_like(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        result = mulacc(result, x, c)
    return result


def rarely(condition: UOp, rare: UOp, usual: UOp) -> UOp:
    """condition ? rare : usual, of which the rare branch is worth skipping where no lane needs it."""
    return UOp(Op.WHERE, usual.dtype, (condition, rare, usual), RARE)
