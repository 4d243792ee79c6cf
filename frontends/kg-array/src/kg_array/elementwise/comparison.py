"""Comparisons, extremes of two, and tests of floats.
A comparison with NaN is false, != is true; an extreme of a NaN is NaN."""

from __future__ import annotations

import math
from collections.abc import Callable

from kg.frontend import Op, UOp, bool_, const

from kg_array.array import Array
from kg_array.elementwise.floats import is_finite
from kg_array.operands.dtypes import PromotionError, promote
from kg_array.operands.unify import Operand, elementwise

_NUMERIC = ("numeric",)


def equal(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("equal", UOp.eq, x1, x2)


def not_equal(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("not_equal", UOp.ne, x1, x2)


def less(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("less", lambda a, b: a < b, x1, x2, kinds=_NUMERIC)


def less_equal(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("less_equal", lambda a, b: a <= b, x1, x2, kinds=_NUMERIC)


def greater(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("greater", lambda a, b: a > b, x1, x2, kinds=_NUMERIC)


def greater_equal(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("greater_equal", lambda a, b: a >= b, x1, x2, kinds=_NUMERIC)


def maximum(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("maximum", UOp.maximum, x1, x2, kinds=_NUMERIC)


def minimum(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("minimum", UOp.minimum, x1, x2, kinds=_NUMERIC)


def clip(x: Array, /, min: Operand | None = None, max: Operand | None = None) -> Array:
    """x within [min, max], which are broadcast with it; the dtype is x's.
    `max` wins where it is below `min`."""
    if not isinstance(x, Array):
        raise TypeError(f"clip takes an array, not {type(x).__name__}; see asarray")
    for name, bound in (("min", min), ("max", max)):
        if isinstance(bound, Array) and promote(f"clip: {name}", x.dtype, bound.dtype) is not x.dtype:
            raise PromotionError(f"clip: {name} is {bound.dtype}, which {x.dtype} can't hold: cast one with astype")
    if min is None and max is None:
        return elementwise("clip", lambda n: n, x, kinds=_NUMERIC)
    if min is not None:
        x = elementwise("clip", UOp.maximum, x, min, kinds=_NUMERIC, step="maximum")
    return x if max is None else elementwise("clip", UOp.minimum, x, max, kinds=_NUMERIC, step="minimum")


def isfinite(x: Array, /) -> Array:
    return _tested("isfinite", is_finite, x, integers=True)


def isinf(x: Array, /) -> Array:
    return _tested("isinf", lambda n: abs(n).eq(math.inf), x, integers=False)


def isnan(x: Array, /) -> Array:
    return _tested("isnan", lambda n: n.alu(Op.CMPNE, n), x, integers=False)


def _tested(name: str, test: Callable[[UOp], UOp], x: Array, *, integers: bool) -> Array:
    """A test of floats; the answer for integers is known."""

    def make(n: UOp) -> UOp:
        return test(n) if n.type.is_float else const(integers, bool_).broadcast_to(*n.shape)

    return elementwise(name, make, x, kinds=_NUMERIC)
