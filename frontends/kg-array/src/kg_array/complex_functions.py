"""The functions of complex numbers by the names that they have in this namespace. What is not here has no complex form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kg.ir.uop import UOp

from kg_array import complex_arithmetic as arithmetic
from kg_array.pairs import Pair

FUNCTIONS: Final[dict[str, Callable[..., Pair | UOp]]] = {
    "abs": arithmetic.magnitude_of,
    "add": arithmetic.add,
    "conj": arithmetic.conjugate,
    "divide": arithmetic.divide,
    "equal": arithmetic.equal,
    "imag": lambda x: x.im,
    "isfinite": arithmetic.is_finite,
    "isinf": arithmetic.is_infinite,
    "isnan": arithmetic.is_nan,
    "multiply": arithmetic.multiply,
    "negative": arithmetic.negative,
    "not_equal": arithmetic.not_equal,
    "positive": lambda x: x,
    "real": lambda x: x.re,
    "reciprocal": arithmetic.reciprocal,
    "square": arithmetic.square,
    "subtract": arithmetic.subtract,
}
