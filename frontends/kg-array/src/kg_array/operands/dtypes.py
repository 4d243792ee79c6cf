"""dtypes as the array API has them: what promotes to what, what kinds there are,
the dtype of a Python number beside an array."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, TypeGuard, Union

from kg.frontend import (
    DType,
    Kind,
    RangeError,
    bfloat16,
    bool_,
    float8_e4m3,
    float8_e5m2,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    parse_dtype,
    shown,
    uint8,
    uint16,
    uint32,
    uint64,
)
from kg.records import dataclass

if TYPE_CHECKING:
    import numpy as np

#: What names a dtype: one of this namespace, its name, numpy's dtype or type, or a Python type, which means the default dtype of its kind.
DTypeLike = Union[DType, str, type, "np.dtype[Any]"]
Real = bool | int | float
Scalar = Real | complex
#: The types of Python numbers, for isinstance.
NUMBERS: Final = (bool, int, float, complex)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ComplexType(DType):
    """A dtype of pairs of floats of dtype `part`. The compiler never meets one: see complex_array.py."""

    part: DType = float32

    def __reduce__(self) -> tuple[object, tuple[DType]]:  # type: ignore[override]
        return complex_of, (self.part,)

    @property
    def __numpy_dtype__(self) -> np.dtype[np.generic]:
        import numpy as np

        return np.dtype(self.name)


complex64 = ComplexType("complex64", Kind.COMPLEX, 64, part=float32)
complex128 = ComplexType("complex128", Kind.COMPLEX, 128, part=float64)

SIGNED: Final = (int8, int16, int32, int64)
UNSIGNED: Final = (uint8, uint16, uint32, uint64)
INTEGERS: Final = SIGNED + UNSIGNED
#: Real floating-point dtypes of the standard, and the two half types that it doesn't have.
FLOATS: Final = (float16, bfloat16, float32, float64)
COMPLEX: Final = (complex64, complex128)
ALL: Final = (bool_, *INTEGERS, *FLOATS, *COMPLEX)
#: The standard's kinds of dtypes.
KINDS: Final[dict[str, tuple[DType, ...]]] = {
    "bool": (bool_,),
    "signed integer": SIGNED,
    "unsigned integer": UNSIGNED,
    "integral": INTEGERS,
    "real floating": FLOATS,
    "complex floating": COMPLEX,
    "numeric": INTEGERS + FLOATS + COMPLEX,
}
#: What functions make where nobody says: of floats, complex numbers, integers, and positions.
DEFAULT_FLOAT, DEFAULT_COMPLEX, DEFAULT_INT, POSITION = float32, complex64, int64, int64


#: The greatest integer that is a float of Python.
_GREATEST: Final = int(sys.float_info.max)
_NAMED: Final = {d.name: d for d in (*ALL, float8_e4m3, float8_e5m2)}
_OF_PYTHON: Final[dict[object, DType]] = {bool: bool_, int: DEFAULT_INT, float: DEFAULT_FLOAT, complex: DEFAULT_COMPLEX}


def is_complex(dtype: DType) -> TypeGuard[ComplexType]:
    return isinstance(dtype, ComplexType)


def dtype_named(name: str) -> DType:
    """The dtype of this name, complex ones too."""
    return _NAMED.get(name) or parse_dtype(name)


def part_of(dtype: DType) -> DType:
    """The dtype of the real part: of what is not complex the dtype itself."""
    return dtype.part if is_complex(dtype) else dtype


def complex_of(dtype: DType) -> ComplexType:
    """The complex dtype for parts of this dtype, or of wider ones where there is none of them."""
    return complex128 if dtype is float64 else complex64


class PromotionError(TypeError):
    """Dtypes that the standard does not combine."""


def asked(name: str, given: DTypeLike | None, otherwise: DType | None = None) -> DType:
    """The dtype that the caller of a function asks for:
    one of this namespace, by its name, or by numpy's or Python's type; None: the other."""
    if isinstance(given, DType):
        return given
    if given is None and otherwise is not None:
        return otherwise
    if isinstance(given, type) and given in _OF_PYTHON:
        return _OF_PYTHON[given]
    called = given if isinstance(given, str) else getattr(given, "name", None) or getattr(given, "__name__", None)
    found = _NAMED.get(called) if isinstance(called, str) else None
    if found is None:
        what = repr(given) if isinstance(given, (str, type)) or given is None else f"a {type(given).__name__}"
        raise TypeError(
            f"{name}: {what} is no dtype; there are {', '.join(_NAMED)}, as kg_array.float32, by name, or as numpy's"
        )
    return found


def require_kind(name: str, dtype: DType, *kinds: str) -> None:
    """Raise unless the dtype is of one of these kinds."""
    if not any(dtype in KINDS[kind] for kind in kinds):
        raise TypeError(f"{name} takes arrays of {' or '.join(kinds)} dtypes, not {dtype}: cast with astype")


def promote(name: str, a: DType, b: DType) -> DType:
    """The dtype of a combination of two arrays in the function of this name.
    Integers and floats, and bool and numbers, don't mix: cast one."""
    if a is b:
        return a
    if is_complex(a) or is_complex(b):
        parts = part_of(a), part_of(b)
        if all(p.is_float for p in parts):
            return complex_of(promote(name, *parts))
    if a.is_float and b.is_float:
        if {a, b} == {float16, bfloat16}:
            return float32
        return a if a.bits > b.bits else b
    if a.kind is b.kind and a.is_int:
        return a if a.bits > b.bits else b
    if a.is_int and b.is_int:
        signed, unsigned = (a, b) if a.kind is Kind.INT else (b, a)
        bits = max(signed.bits, 2 * unsigned.bits)
        if bits > 64:
            raise PromotionError(f"{name}: {a} and {b} have no common dtype: cast one with astype")
        return {d.bits: d for d in SIGNED}[bits]
    raise PromotionError(f"{name}: {a} and {b} don't mix: cast one with astype")


def promote_all(name: str, dtypes: tuple[DType, ...], numbers: Iterable[Scalar] = ()) -> DType:
    """The dtype of a combination of arrays of these dtypes with Python numbers,
    of which only complex ones beside floats change anything."""
    first, *rest = dtypes
    for other in rest:
        first = promote(name, first, other)
    for number in numbers:
        if isinstance(number, complex):
            first = complex_of(first) if first.is_float else of_scalar(name, number, first)
    return first


def of_scalar(name: str, value: Scalar, beside: DType) -> DType:
    """The dtype of a Python number beside an array in the function of this name:
    the array's, where it can hold that kind of number."""
    match value:
        case bool():
            if beside.is_bool:
                return beside
        case int():
            if beside.is_int and not beside.min <= value <= beside.max:
                raise RangeError(f"{name}: {shown(value)} does not fit {beside}")
            if part_of(beside).is_float and abs(value) > _GREATEST:
                raise RangeError(f"{name}: an integer of {value.bit_length()} bits is no float")
            if beside.is_int or part_of(beside).is_float:
                return beside
        case float():
            if part_of(beside).is_float:
                return beside
        case complex():
            if is_complex(beside):
                return beside
    raise PromotionError(
        f"{name}: {shown(value)} ({type(value).__name__}) does not mix with an array of {beside}: cast the array with astype"
    )


def default_of(value: Scalar) -> DType:
    """The dtype of an array made of a Python number."""
    if isinstance(value, bool):
        return bool_
    if isinstance(value, complex):
        return DEFAULT_COMPLEX
    return DEFAULT_INT if isinstance(value, int) else DEFAULT_FLOAT
