"""The functions of complex numbers by the names that they have in this namespace.
What is not here has no complex form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kg.frontend import UOp

from kg_array.complex_numbers import arithmetic, exponential, trigonometry
from kg_array.complex_numbers.pairs import Pair

FUNCTIONS: Final[dict[str, Callable[..., Pair | UOp]]] = {
    "abs": arithmetic.magnitude_of,
    "acos": trigonometry.acos,
    "acosh": trigonometry.acosh,
    "add": arithmetic.add,
    "asin": trigonometry.asin,
    "asinh": trigonometry.asinh,
    "atan": trigonometry.atan,
    "atanh": trigonometry.atanh,
    "conj": arithmetic.conjugate,
    "cos": trigonometry.cos,
    "cosh": trigonometry.cosh,
    "divide": arithmetic.divide,
    "equal": arithmetic.equal,
    "exp": exponential.exp,
    "expm1": exponential.expm1,
    "imag": lambda x: x.im,
    "isfinite": arithmetic.is_finite,
    "isinf": arithmetic.is_infinite,
    "isnan": arithmetic.is_nan,
    "log": exponential.log,
    "log10": exponential.log10,
    "log1p": exponential.log1p,
    "log2": exponential.log2,
    "multiply": arithmetic.multiply,
    "negative": arithmetic.negative,
    "not_equal": arithmetic.not_equal,
    "positive": lambda x: x,
    "pow": exponential.power,
    "real": lambda x: x.re,
    "reciprocal": arithmetic.reciprocal,
    "round": lambda x: Pair(x.re.round(), x.im.round()),
    "sign": exponential.sign,
    "sin": trigonometry.sin,
    "sinh": trigonometry.sinh,
    "sqrt": exponential.sqrt,
    "square": arithmetic.square,
    "subtract": arithmetic.subtract,
    "tan": trigonometry.tan,
    "tanh": trigonometry.tanh,
}
