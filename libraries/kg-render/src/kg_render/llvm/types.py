"""Dtypes and constants as LLVM IR spells them."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from functools import cache
from typing import Final

from kg import bfloat16, float8_e4m3, float8_e5m2
from kg.plugin import DType, UnsupportedError
from kg_lowering.numbers import encode_number

_NAMES: Final = {
    **{"void": "void", "bool": "i1", "float16": "half", "bfloat16": "bfloat", "float32": "float", "float64": "double"},
    **{"float8_e4m3": "i8", "float8_e5m2": "i8"},  # codes: LLVM has no such types, conversions are the device's
    **{f"{sign}int{bits}": f"i{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)},
}
_SUFFIXES: Final = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}


@cache
def type_name(dtype: DType) -> str:
    """`<16 x float>`, `i32`, `i1`: the type of a value."""
    return _vector(scalar_name(dtype), dtype.lanes)


@cache
def scalar_name(dtype: DType) -> str:
    """The type of one lane."""
    name = _NAMES.get(dtype.name)
    if name is None:
        raise UnsupportedError(
            f"the LLVM renderer computes nothing in {dtype.name}; kg-lowering decomposes it where supported_dtypes leaves it out"
        )
    return name


@cache
def storage_name(dtype: DType) -> str:
    """The type in memory: a bool is a byte there."""
    return _vector("i8" if dtype.is_bool else scalar_name(dtype), dtype.lanes)


@cache
def suffix(dtype: DType) -> str:
    """`v16f32`, `i32`: how the names of overloaded intrinsics end."""
    scalar = scalar_name(dtype)
    return mangled(_SUFFIXES.get(scalar, scalar), dtype.lanes)


def mangled(scalar: str, lanes: int) -> str:
    return scalar if lanes == 1 else f"v{lanes}{scalar}"


def _vector(scalar: str, lanes: int) -> str:
    return scalar if lanes == 1 else f"<{lanes} x {scalar}>"


def literal(value: int | float | bool, dtype: DType) -> str:
    """A constant in every lane, without its type."""
    text = _scalar_literal(value, dtype)
    if dtype.lanes == 1:
        return text
    return "zeroinitializer" if text in _ZEROS else f"splat ({scalar_name(dtype)} {text})"


_ZEROS: Final = frozenset({"0", "false", "0x0000000000000000", "0xH0000", "0xR0000"})


def vector_literal(values: Sequence[int | float | bool], dtype: DType) -> str:
    """A constant with these lanes."""
    scalar = scalar_name(dtype)
    return f"<{', '.join(f'{scalar} {_scalar_literal(v, dtype)}' for v in values)}>"


def _scalar_literal(value: int | float | bool, dtype: DType) -> str:
    if dtype.is_bool:
        return "true" if value else "false"
    if not dtype.is_float:
        return str(int(value))
    number = math.nan if math.isnan(value) else float(value)
    if dtype.scalar in (bfloat16, float8_e4m3, float8_e5m2):
        code = encode_number(number, dtype.scalar)
        return f"0xR{code:04X}" if dtype.bits == 16 else str(code)
    if dtype.bits == 16:
        return f"0xH{int.from_bytes(_packed('>e', number), 'big'):04X}"
    if dtype.bits == 32:  # spelled as a double, which must be exactly representable
        number = struct.unpack(">f", _packed(">f", number))[0]
    return f"0x{int.from_bytes(struct.pack('>d', number), 'big'):016X}"


def _packed(code: str, number: float) -> bytes:
    """The bits of a number rounded to nearest even; struct raises where that is infinity."""
    try:
        return struct.pack(code, number)
    except OverflowError:
        return struct.pack(code, math.copysign(math.inf, number))
