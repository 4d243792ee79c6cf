"""The standard's functions of dtypes: casts, what promotes to what, limits and kinds."""

from __future__ import annotations

from kg.frontend import Device, DType
from kg.records import dataclass

from kg_array.array import Array
from kg_array.functions.creation import cast, on_device
from kg_array.operands.arguments import require_array
from kg_array.operands.dtypes import (
    KINDS,
    NUMBERS,
    DTypeLike,
    PromotionError,
    Scalar,
    asked,
    of_scalar,
    part_of,
    promote,
    promote_all,
)
from kg_array.running.steps import single

Kind = str | DType


@dataclass(frozen=True, slots=True)
class FloatLimits:
    """What `finfo` gives."""

    bits: int
    eps: float
    max: float
    min: float
    smallest_normal: float
    dtype: DType


@dataclass(frozen=True, slots=True)
class IntegerLimits:
    """What `iinfo` gives."""

    bits: int
    max: int
    min: int
    dtype: DType


def astype(x: Array, dtype: DTypeLike, /, *, copy: bool = True, device: Device | str | None = None) -> Array:
    """The values as another dtype.
    Floats become integers towards zero, within the range of those; NaN becomes 0."""
    require_array("astype", x)
    dtype = asked("astype", dtype)
    moved = x if device is None else on_device(x, device)
    return x if not copy and moved is x and dtype is x.dtype else single(("astype", dtype), moved, lambda x: cast(x, dtype))


def can_cast(from_: DTypeLike | Array, to: DTypeLike, /) -> bool:
    """Whether the promotion of both is `to`."""
    given, wanted = _dtype_of("can_cast", from_), asked("can_cast", to)
    try:
        return promote("can_cast", given, wanted) is wanted
    except PromotionError:
        return False


def finfo(type: DTypeLike | Array, /) -> FloatLimits:
    """Limits of a dtype of floats, or of that of an array; of a complex one those of its parts."""
    dtype = part_of(_dtype_of("finfo", type))
    if not dtype.is_float:
        raise TypeError(f"finfo is of floats, not of {dtype}; see iinfo")
    bias = (1 << (dtype.exponent_bits - 1)) - 1
    greatest = dtype.max_finite
    return FloatLimits(dtype.bits, 2.0**-dtype.mantissa_bits, greatest, -greatest, 2.0 ** (1 - bias), dtype)


def iinfo(type: DTypeLike | Array, /) -> IntegerLimits:
    """Limits of a dtype of integers, or of that of an array."""
    dtype = _dtype_of("iinfo", type)
    if not dtype.is_int:
        raise TypeError(f"iinfo is of integers, not of {dtype}; see finfo")
    return IntegerLimits(dtype.bits, int(dtype.max), int(dtype.min), dtype)


def isdtype(dtype: DType, kind: Kind | tuple[Kind, ...]) -> bool:
    """Whether the dtype is, or is of, one of the kinds: dtypes, or names such as "real floating"."""
    chosen = asked("isdtype", dtype)
    return any(_is_kind(chosen, k) for k in (kind if isinstance(kind, tuple) else (kind,)))


def result_type(*arrays_and_dtypes: Array | DType | Scalar) -> DType:
    """The dtype of a combination of these."""
    numbers = [x for x in arrays_and_dtypes if isinstance(x, NUMBERS)]
    dtypes = [_dtype_of("result_type", x) for x in arrays_and_dtypes if not isinstance(x, NUMBERS)]
    if not dtypes:
        raise TypeError("result_type needs at least one array or dtype")
    result = promote_all("result_type", tuple(dtypes), numbers)
    for number in numbers:
        of_scalar("result_type", number, result)
    return result


def _dtype_of(name: str, x: DTypeLike | Array) -> DType:
    return x.dtype if isinstance(x, Array) else asked(name, x)


def _is_kind(dtype: DType, kind: Kind) -> bool:
    if isinstance(kind, DType):
        return dtype is kind
    dtypes = KINDS.get(kind) if isinstance(kind, str) else None
    if dtypes is None:
        raise ValueError(f"isdtype: there is no kind {kind!r} of dtypes; there are {', '.join(KINDS)}, and dtypes themselves")
    return dtype in dtypes
