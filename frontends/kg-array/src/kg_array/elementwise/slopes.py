"""Functions of one element whose derivative is written down beside them.

What a function is computed by has derivatives too, yet products of those lose digits, and are 0 * inf = NaN where neither the function nor its
derivative is anything unusual: 1 / (1 + exp(-x)) far below 0. While a derivative is asked for, the function is one call with a rule (custom_calls.py); else
it is what it is computed by.
"""

from __future__ import annotations

from collections.abc import Callable

from kg.frontend import Op, UOp

from kg_array.running.memory import differentiating, placeholder
from kg_array.transforms.derivatives.custom_calls import Elementwise, call
from kg_array.transforms.derivatives.factors import Factor

Value = Callable[[UOp], UOp]
Slope = Callable[[UOp, UOp], Factor]


def with_slope(x: UOp, value: Value, slope: Slope) -> UOp:
    """value(x), for each element, whose derivative is slope(x, value(x))."""
    if not differentiating.get() or x.op is Op.CONST:
        return value(x)
    stand_in = placeholder(x.shape, x.type)  # type: ignore[arg-type]
    token = differentiating.set(False)
    try:
        made = value(stand_in)
    finally:
        differentiating.reset(token)
    return call([stand_in], [x], [made], Elementwise(slope))[0]


def root_of(x: UOp, order: float = 2.0) -> UOp:
    """The root of a sum of powers that are not negative, which at 0 does not change with them:
    norms have a least value there."""

    def slope(x: UOp, root: UOp) -> Factor:
        zero = x.eq(0.0)
        return Factor(zero.where(0.0, root / (zero.where(1.0, x) * order)))

    return with_slope(x, UOp.sqrt if order == 2.0 else lambda x: x.pow(1.0 / order), slope)
