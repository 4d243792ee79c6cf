"""32-bit arithmetic on unsigned words that gives 64-bit results: what pairs and fixed-point reductions are built on."""

from __future__ import annotations

from kg.ir.uop import UOp


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
