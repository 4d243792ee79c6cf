"""numpy's dtypes for our arrays, and numpy's promotion:
the dtypes of this namespace are numpy's own, and numpy says what promotes to what."""

from __future__ import annotations

import math
from functools import cache
from typing import Any, Final

import numpy
from kg.frontend import DType, shown

from kg_array.array import Array
from kg_array.elementwise.arithmetic import imag, real
from kg_array.elementwise.bitwise import logical_or
from kg_array.elementwise.comparison import not_equal
from kg_array.functions.data_types import astype
from kg_array.operands.dtypes import ALL, is_complex
from kg_array.operands.unify import is_weak

#: numpy's dtypes that our arrays have, by name; bfloat16 is not among numpy's.
_OURS: Final = {d.name: d for d in ALL if d.name != "bfloat16"}
#: What stands for a number of no dtype in numpy's resolution of dtypes.
_WEAK: Final = (int, float, complex)
#: What numbers without a dtype, and integers where floats are needed, become.
FLOAT: Final = numpy.dtype(float)
Mark = numpy.dtype[Any] | type


@cache
def kg_dtype(dtype: numpy.dtype[Any]) -> DType:
    """The dtype of our arrays that is this one of numpy's."""
    found = _OURS.get(dtype.name)
    if found is None:
        raise TypeError(f"kg_array.numpy: arrays of {dtype} are not here; there are {', '.join(_OURS)}")
    return found


@cache
def numpy_dtype(dtype: DType) -> numpy.dtype[Any]:
    """numpy's dtype for one of our arrays."""
    if dtype.name not in _OURS:
        raise TypeError(
            f"kg_array.numpy: numpy has no {dtype}: cast the array with kg_array.astype, or use kg_array's functions"
        )
    return numpy.dtype(dtype.name)


def asked(given: object) -> numpy.dtype[Any]:
    """The dtype that somebody asks for, in any of numpy's ways or by one of kg_array's dtypes."""
    if isinstance(given, DType):
        return numpy_dtype(given)
    try:
        dtype = numpy.dtype(given)  # type: ignore[call-overload]
    except TypeError:
        raise TypeError(f"kg_array.numpy: {shown(given)} is no dtype of numpy's") from None
    kg_dtype(dtype)
    return dtype


def cast(x: Array, dtype: numpy.dtype[Any]) -> Array:
    """The values as another dtype, as numpy's astype casts them:
    of complex numbers the real part becomes real, and those that are not 0 are true."""
    wanted = kg_dtype(dtype)
    if x.dtype is wanted and not x.is_number:
        return x
    if is_complex(x.dtype) and wanted.is_bool:
        return logical_or(not_equal(real(x), 0.0), not_equal(imag(x), 0.0))
    if is_complex(x.dtype) and not is_complex(wanted):
        x = real(x)
    return astype(x, wanted, copy=False)


def mark(x: object) -> Mark:
    """What promotion asks of an operand: its dtype, or the type of a Python number, which has none."""
    if isinstance(x, Array):
        dtype = numpy_dtype(x.dtype)
        return {"i": int, "u": int, "f": float, "c": complex}.get(dtype.kind, dtype) if is_weak(x) else dtype
    if isinstance(x, numpy.generic):
        return x.dtype
    return next((kind for kind in _WEAK if type(x) is kind), numpy.dtype(type(x)))


@cache
def resolved(name: str, marks: tuple[Mark, ...]) -> tuple[numpy.dtype[Any], ...]:
    """The dtypes in which numpy's ufunc of this name computes operands of these, and those of its results."""
    function = getattr(numpy, name)
    return tuple(function.resolve_dtypes((*marks, *[None] * function.nout)))


def common(*operands: object) -> numpy.dtype[Any]:
    """The dtype that arrays and numbers have together, as numpy.concatenate and numpy.where find it."""
    weak = {int: 0, float: 0.0, complex: 0j}
    return numpy.result_type(*[weak.get(m, m) if isinstance(m, type) else m for m in map(mark, operands)])


def has(dtype: DType, x: object) -> bool:
    """Whether a Python number is one of a dtype as it is."""
    if type(x) is float:
        return dtype.is_float and (abs(x) <= dtype.max_finite or not math.isfinite(x))
    if type(x) is not int or not (dtype.is_int or dtype.is_float):
        return False
    return dtype.min <= x <= dtype.max if dtype.is_int else abs(x) < 1 << 53 and abs(x) <= dtype.max_finite
