"""dtypes as the array API has them: what promotes to what, what kinds there are, the dtype of a Python number beside an array."""

from __future__ import annotations

from typing import Final

from kg.dtype import (
    DType,
    Kind,
    bfloat16,
    bool_,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)

Scalar = bool | int | float

SIGNED: Final = (int8, int16, int32, int64)
UNSIGNED: Final = (uint8, uint16, uint32, uint64)
INTEGERS: Final = SIGNED + UNSIGNED
#: Real floating-point dtypes of the standard, and the two half types that it doesn't have.
FLOATS: Final = (float16, bfloat16, float32, float64)
ALL: Final = (bool_, *INTEGERS, *FLOATS)
#: The standard's kinds of dtypes. There is nothing complex yet.
KINDS: Final[dict[str, tuple[DType, ...]]] = {
    "bool": (bool_,),
    "signed integer": SIGNED,
    "unsigned integer": UNSIGNED,
    "integral": INTEGERS,
    "real floating": FLOATS,
    "complex floating": (),
    "numeric": INTEGERS + FLOATS,
}
#: What functions make where nobody says: of floats, integers, and positions.
DEFAULT_FLOAT, DEFAULT_INT, POSITION = float32, int64, int64


class PromotionError(TypeError):
    """Dtypes that the standard does not combine."""


def require_kind(name: str, dtype: DType, *kinds: str) -> None:
    """Raise unless the dtype is of one of these kinds."""
    if not any(dtype in KINDS[kind] for kind in kinds):
        raise TypeError(f"{name} takes arrays of {' or '.join(kinds)} dtypes, not {dtype}: cast with astype")


def promote(a: DType, b: DType) -> DType:
    """The dtype of a combination of two arrays. Integers and floats, and bool and numbers, don't mix: cast one."""
    if a is b:
        return a
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
            raise PromotionError(f"{a} and {b} have no common dtype: cast one with astype")
        return next(d for d in SIGNED if d.bits == bits)
    raise PromotionError(f"{a} and {b} don't mix: cast one with astype")


def promote_all(dtypes: tuple[DType, ...]) -> DType:
    first, *rest = dtypes
    for other in rest:
        first = promote(first, other)
    return first


def of_scalar(value: Scalar, beside: DType) -> DType:
    """The dtype of a Python number beside an array: the array's, where it can hold that kind of number."""
    match value:
        case bool():
            if beside.is_bool:
                return beside
        case int():
            if beside.is_int and not beside.min <= value <= beside.max:
                raise OverflowError(f"{value} does not fit {beside}")
            if beside.is_int or beside.is_float:
                return beside
        case float():
            if beside.is_float:
                return beside
    raise PromotionError(
        f"{value!r} ({type(value).__name__}) does not mix with an array of {beside}: cast the array with astype"
    )


def default_of(value: Scalar) -> DType:
    """The dtype of an array made of a Python number."""
    if isinstance(value, bool):
        return bool_
    return DEFAULT_INT if isinstance(value, int) else DEFAULT_FLOAT
