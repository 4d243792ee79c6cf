"""Powers of integers, by squares over the bits of the exponent. They wrap as products do."""

from __future__ import annotations

from kg.frontend import Op, UOp


def integer_power(x: UOp, y: UOp) -> UOp:
    """x**y; for y < 0 the quotient 1 / x**-y towards zero."""
    if y.op is Op.CONST:
        return _constant_power(x, int(y.value))
    power = x.const_like(1)
    base = x
    for bit in range(y.type.bits - y.type.is_signed):
        power = ((y >> bit) & 1).ne(0).where(power * base, power)
        base = base * base
    if not y.type.is_signed:
        return power
    # the powers of 1 and -1 need the lowest bit only, which -y has too
    return ((y < 0) & x.ne(1) & x.ne(-1)).where(y.const_like(0), power)


def _constant_power(x: UOp, exponent: int) -> UOp:
    if exponent < 0:
        return x.eq(1).where(x, x.eq(-1).where(_constant_power(x, -exponent), 0))
    power, base = None, x
    while exponent:
        if exponent & 1:
            power = base if power is None else power * base
        exponent >>= 1
        base = base * base if exponent else base
    return power if power is not None else x.const_like(1).broadcast_to(*x.shape)
