"""Arithmetic.
Integers wrap; + - * / and sqrt are rounded once, float pow is within 1 ULP where the device's POW is, hypot within 2.

`//` of floats is the floor of the quotient, infinite or NaN where that is; `%` has the sign of the divisor, as Python's. Neither is changed by
the rounding of the quotient. Of integers, division by 0 is 0.
"""

from __future__ import annotations

import math

from kg.frontend import UOp, float64

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray
from kg_array.elementwise.division import floor_quotient, remainder_of
from kg_array.elementwise.powers import integer_power
from kg_array.operands.unify import NumberArgument, Operand, elementwise, is_weak, of_floats

_NUMERIC, _FLOATS = ("numeric",), ("real floating",)


def add(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("add", lambda a, b: a + b, x1, x2, kinds=_NUMERIC)


def subtract(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("subtract", lambda a, b: a - b, x1, x2, kinds=_NUMERIC)


def multiply(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("multiply", lambda a, b: a * b, x1, x2, kinds=_NUMERIC)


def divide(x1: Operand, x2: Operand, /) -> Array:
    """Of floats; `floor_divide` is of integers too."""
    return elementwise("divide", lambda a, b: a / b, _true_number(x1, x2), x2, kinds=_FLOATS)


def _true_number(x1: Operand, x2: Operand) -> Operand:
    """x1, as a float where both are Python numbers that a traced function was called with:
    of two integers too `/` is the true quotient."""
    if isinstance(x1, (complex, ComplexArray)) or not (is_weak(x1) and is_weak(x2)):
        return x1
    return NumberArgument(x1.node.cast(float64), x1.device) if isinstance(x1, Array) else float(x1)


def floor_divide(x1: Operand, x2: Operand, /) -> Array:
    """The greatest integer that is not above x1/x2."""
    return _of_both("floor_divide", x1, x2)


def remainder(x1: Operand, x2: Operand, /) -> Array:
    """x1 - x2 * floor(x1/x2); of floats exactly, however long the quotient is."""
    return _of_both("remainder", x1, x2)


def _of_both(name: str, x1: Operand, x2: Operand) -> Array:
    floats, integers = _DIVISIONS[name]
    dtypes = [x.dtype for x in (x1, x2) if isinstance(x, Array)]
    if any(d.is_float for d in dtypes):
        return of_floats(name, floats, x1, x2)
    return elementwise(name, integers, x1, x2, kinds=_NUMERIC)


_DIVISIONS = {
    "floor_divide": (floor_quotient, UOp.__floordiv__),
    "remainder": (remainder_of, UOp.__mod__),
}


def pow(x1: Operand, x2: Operand, /) -> Array:
    """x1 to the power of x2.
    Of integers a negative power is the quotient towards zero: 0, but of 1 and -1."""

    def make(a: UOp, b: UOp) -> UOp:
        return a.pow(b) if a.type.is_float else integer_power(a, b)

    return elementwise("pow", make, x1, x2, kinds=_NUMERIC)


def abs(x: Array, /) -> Array:
    return elementwise("abs", UOp.__abs__, x, kinds=_NUMERIC)


def negative(x: Array, /) -> Array:
    return elementwise("negative", UOp.__neg__, x, kinds=_NUMERIC)


def positive(x: Array, /) -> Array:
    return elementwise("positive", lambda a: a, x, kinds=_NUMERIC)


def conj(x: Array, /) -> Array:
    """The same with the opposite imaginary part; of real numbers the array itself."""
    return elementwise("conj", lambda a: a, x, kinds=_NUMERIC)


def real(x: Array, /) -> Array:
    """The real part; of real numbers the array itself."""
    return elementwise("real", lambda a: a, x, kinds=_NUMERIC)


def imag(x: Array, /) -> Array:
    """The imaginary part. The standard has it of complex arrays only."""
    return elementwise("imag", lambda a: a, x, kinds=("complex floating",))


def reciprocal(x: Array, /) -> Array:
    return elementwise("reciprocal", lambda a: a.const_like(1.0) / a, x, kinds=_FLOATS)


def sqrt(x: Array, /) -> Array:
    return elementwise("sqrt", UOp.sqrt, x, kinds=_FLOATS)


def square(x: Array, /) -> Array:
    return elementwise("square", lambda a: a * a, x, kinds=_NUMERIC)


def sign(x: Array, /) -> Array:
    """-1, 0 or 1; NaN of NaN."""
    return elementwise("sign", _sign, x, kinds=_NUMERIC)


def hypot(x1: Operand, x2: Operand, /) -> Array:
    """sqrt(x1*x1 + x2*x2), where the squares may be out of range; infinite where either is."""
    return of_floats("hypot", hypot_of, x1, x2)


def _sign(x: UOp) -> UOp:
    if not x.type.is_signed:
        return x.ne(0).where(x.const_like(1), 0)
    rest = (x < 0).where(x.const_like(-1), 0)
    rest = x.eq(x).where(rest, x) if x.type.is_float else rest
    return (x > 0).where(x.const_like(1), rest)


def hypot_of(x: UOp, y: UOp) -> UOp:
    """The greater times sqrt(1 + q*q) with q the quotient."""
    x, y = UOp.__abs__(x), UOp.__abs__(y)
    greater = x.maximum(y)
    quotient = greater.eq(0.0).where(x.const_like(0.0), x.minimum(y) / greater)
    length = greater * (quotient * quotient + 1.0).sqrt()
    infinite = x.eq(math.inf) | y.eq(math.inf)
    return infinite.where(x.const_like(math.inf), length)
