"""Scalar, vector and pointer types.
Everything above and below speaks of values in these terms; imports nothing of kg but checks."""

from __future__ import annotations

import math
import re
from dataclasses import field
from enum import Enum, StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from kg.checks import shown
from kg.records import dataclass

if TYPE_CHECKING:
    import numpy as np


#: More lanes than any vector has.
MOST_LANES: Final = 1 << 20


class Kind(StrEnum):
    """What family of values a dtype holds: the letter that numpy has as `dtype.kind`,
    and that others test by `kind in "iuf"`."""

    VOID = "V"
    BOOL = "b"
    INT = "i"
    UINT = "u"
    FLOAT = "f"
    COMPLEX = "c"  #: of dtypes that a front end adds: no value of a kernel is complex
    INDEX = "p"  #: numpy's character for integers as wide as a pointer; none of its kinds


class AddrSpace(Enum):
    """Where a pointer points: device memory, work-group memory, registers, or per-worker scratch."""

    GLOBAL = "global"
    LOCAL = "local"
    REG = "reg"
    SCRATCH = "scratch"

    __hash__ = object.__hash__  # as of Op: pointers are hashed with every address that is made


@dataclass(frozen=True, slots=True, eq=False)
class DType:
    """A value type: `lanes` scalars of one kind. Interned, so identity is equality."""

    name: str
    kind: Kind
    bits: int
    lanes: int = 1
    exponent_bits: int = 0
    mantissa_bits: int = 0
    # of `kind`, kept because renderers ask for them at every node
    is_float: bool = field(init=False)
    is_int: bool = field(init=False)  #: any integer: signed, unsigned or the index type. Not bool.
    is_signed: bool = field(init=False)
    is_bool: bool = field(init=False)
    itemsize: int = field(init=False)  #: bytes in memory of the whole value; a bool takes one byte

    def __post_init__(self) -> None:
        kind, set_field = self.kind, object.__setattr__
        set_field(self, "is_float", kind is Kind.FLOAT)
        set_field(self, "is_int", kind in (Kind.INT, Kind.UINT, Kind.INDEX))
        set_field(self, "is_signed", kind in (Kind.INT, Kind.FLOAT, Kind.INDEX))
        set_field(self, "is_bool", kind is Kind.BOOL)
        set_field(self, "itemsize", self.lanes * max(1, self.bits // 8))

    def __repr__(self) -> str:
        return self.name if self.lanes == 1 else f"{self.name}x{self.lanes}"

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return _restore, (self.name, self.lanes)

    def vec(self, lanes: int) -> DType:
        """The vector of `lanes` of this scalar; one lane is the scalar itself."""
        return _vector(self.scalar, lanes)

    @property
    def scalar(self) -> DType:
        return self if self.lanes == 1 else SCALARS[self.name]

    @property
    def __numpy_dtype__(self) -> np.dtype[np.generic]:
        """For `np.dtype(float32)`, since NumPy 2.4; those that NumPy lacks are refused there."""
        import numpy as np

        if self.lanes > 1 or self.name not in _IN_NUMPY:
            raise AttributeError(f"NumPy has no dtype for {self}")
        return np.dtype(self.name)

    @property
    def min(self) -> int | float | bool:
        """The least value: -inf for floats."""
        match self.kind:
            case Kind.BOOL:
                return False
            case Kind.FLOAT:
                return -math.inf if self.has_inf else -self.max_finite
            case Kind.INT | Kind.INDEX:
                return -(1 << (self.bits - 1))
            case _:
                return 0

    @property
    def max(self) -> int | float | bool:
        """The greatest value: inf for floats that have it."""
        match self.kind:
            case Kind.BOOL:
                return True
            case Kind.FLOAT:
                return math.inf if self.has_inf else self.max_finite
            case Kind.INT | Kind.INDEX:
                return (1 << (self.bits - 1)) - 1
            case _:
                return (1 << self.bits) - 1

    @property
    def has_inf(self) -> bool:
        """float8_e4m3 (the OCP "fn" encoding) has NaN but no infinity."""
        return self.is_float and self.name != "float8_e4m3"

    @property
    def max_finite(self) -> float:
        """The greatest finite value of a float type."""
        if not self.is_float:
            raise TypeError(f"{self} is not a float type")
        bias = (1 << (self.exponent_bits - 1)) - 1
        if not self.has_inf:  # the all-ones exponent is used for numbers, all-ones mantissa is NaN
            return (2 - 2.0 ** (1 - self.mantissa_bits)) * 2.0 ** ((1 << self.exponent_bits) - 1 - bias)
        return (2 - 2.0**-self.mantissa_bits) * 2.0**bias


@dataclass(frozen=True, slots=True)
class PtrDType:
    """A pointer to `size` values of `base` in an address space; size -1 is unknown."""

    base: DType
    space: AddrSpace
    size: int = -1

    def __repr__(self) -> str:
        size = "" if self.size < 0 else f", {self.size}"
        return f"ptr<{self.base}, {self.space.value}{size}>"

    @property
    def lanes(self) -> int:
        return 1

    @property
    def scalar(self) -> PtrDType:
        return self


AnyDType = DType | PtrDType

void = DType("void", Kind.VOID, 0)
bool_ = DType("bool", Kind.BOOL, 1)
int8 = DType("int8", Kind.INT, 8)
int16 = DType("int16", Kind.INT, 16)
int32 = DType("int32", Kind.INT, 32)
int64 = DType("int64", Kind.INT, 64)
uint8 = DType("uint8", Kind.UINT, 8)
uint16 = DType("uint16", Kind.UINT, 16)
uint32 = DType("uint32", Kind.UINT, 32)
uint64 = DType("uint64", Kind.UINT, 64)
float16 = DType("float16", Kind.FLOAT, 16, 1, 5, 10)
bfloat16 = DType("bfloat16", Kind.FLOAT, 16, 1, 8, 7)
float32 = DType("float32", Kind.FLOAT, 32, 1, 8, 23)
float64 = DType("float64", Kind.FLOAT, 64, 1, 11, 52)
float8_e4m3 = DType("float8_e4m3", Kind.FLOAT, 8, 1, 4, 3)
float8_e5m2 = DType("float8_e5m2", Kind.FLOAT, 8, 1, 5, 2)
#: Loop counters and addresses before lowering: a mathematical integer that never wraps. The pipeline replaces it by
#: int32 where bounds prove that enough, else int64; no renderer meets it.
index = DType("index", Kind.INDEX, 64)

SCALARS: dict[str, DType] = {
    d.name: d
    for d in (
        *(void, bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64),
        *(float8_e4m3, float8_e5m2, float16, bfloat16, float32, float64, index),
    )
}
_IN_NUMPY: frozenset[str] = frozenset(SCALARS) - {"void", "index", "bfloat16", "float8_e4m3", "float8_e5m2"}
#: Every dtype that a buffer may hold.
STORABLE: tuple[DType, ...] = tuple(d for d in SCALARS.values() if d not in (void, index))
FLOATS: tuple[DType, ...] = tuple(d for d in STORABLE if d.is_float)
INTS: tuple[DType, ...] = tuple(d for d in STORABLE if d.is_int)
#: What the registers of every processor hold and compute with: integers, bools, float32 and float64.
MACHINE_DTYPES: frozenset[DType] = frozenset(d for d in STORABLE if not d.is_float or d.bits >= 32)


@cache
def _vector(scalar: DType, lanes: int) -> DType:
    if lanes == 1:
        return scalar
    if not 1 <= lanes <= MOST_LANES or scalar is void:
        raise ValueError(f"no vector of {shown(lanes)} lanes of {scalar}")
    return DType(scalar.name, scalar.kind, scalar.bits, lanes, scalar.exponent_bits, scalar.mantissa_bits)


def _restore(name: str, lanes: int) -> DType:
    return SCALARS[name].vec(lanes)


def parse_dtype(text: str) -> DType:
    """`float32`, `float32x8`, `bool` -> the dtype. Raises ValueError that lists what exists."""
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"a dtype is parsed from text, not {shown(text)}")
    if text in SCALARS:
        return SCALARS[text]
    name, _, lanes = text.rpartition("x")
    if name in SCALARS and re.fullmatch(r"[1-9]\d{0,6}", lanes, re.ASCII) and 1 < int(lanes) <= MOST_LANES:
        return SCALARS[name].vec(int(lanes))
    raise ValueError(f"unknown dtype {shown(text)}; there are {', '.join(SCALARS)}, and vectors such as float32x8")


def int_like(dtype: DType, *, signed: bool = False) -> DType:
    """The integer dtype as wide as `dtype`, with its lanes: what its bits are called."""
    return SCALARS[f"{'' if signed else 'u'}int{max(8, dtype.bits)}"].vec(dtype.lanes)


def accumulator(dtype: DType) -> DType:
    """The dtype in which sums and products of `dtype` are accumulated."""
    scalar = dtype.scalar
    if scalar.is_float and scalar.bits < 32:
        return float32.vec(dtype.lanes)
    if scalar in (int8, int16):
        return int32.vec(dtype.lanes)
    if scalar in (uint8, uint16):
        return uint32.vec(dtype.lanes)
    return dtype
