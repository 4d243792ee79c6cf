"""The value of a CONST: a number rounded and wrapped as its dtype holds it."""

from __future__ import annotations

import math
import struct
from typing import Final

from kg.checks import shown
from kg.dtype import INTS, AnyDType, DType, index
from kg.errors import RangeError

_NAN: Final = math.nan
#: What the integers hold, as Python's ints, which compare quicker than what DType computes.
_WHOLE: Final = {d: (int(d.min), int(d.max)) for d in (*INTS, index)}


def canonical_constant(value: object, dtype: AnyDType) -> tuple[int | float | bool, object]:
    """The Python value of a CONST in its dtype, and a key that tells -0.0 from 0.0
    and finds every NaN equal."""
    if type(value) is int and type(dtype) is DType and dtype in _WHOLE:  # by far the most common: indices and their parts
        least, greatest = _WHOLE[dtype]
        if least <= value <= greatest:
            return value, value
    if not isinstance(dtype, DType) or not isinstance(value, (int, float)):
        raise TypeError(f"a CONST needs a number and a value dtype, not {shown(value)} of {shown(dtype)}")
    if dtype.is_float:
        try:
            number = float(value)
        except OverflowError:
            raise RangeError(f"{shown(value)} is out of range for {dtype}") from None
        return (_NAN, "nan") if number != number else (number, struct.pack("<d", number))
    if dtype.is_bool:
        return bool(value), bool(value)
    if isinstance(value, float) and not value.is_integer():
        raise TypeError(f"a CONST of {dtype} can't be {value!r}")
    if not dtype.min <= value <= dtype.max:
        raise RangeError(f"{shown(int(value))} is out of range for {dtype} ({dtype.min} to {dtype.max})")
    return int(value), int(value)
