"""How values of each dtype are held in numpy:
raw storage arrays (memory) and value arrays (computation).

bfloat16 and the two float8 types, which numpy lacks, are stored as unsigned integers and computed with as float32 arrays
that hold exactly representable values. bool is stored as uint8. Used by the evaluator, the interpreter and constant folding.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from kg.dtype import DType, Kind, bfloat16, bool_, float8_e4m3, float8_e5m2

#: An array whose element type follows from a DType at run time, which numpy's static types can't say.
Array: TypeAlias = npt.NDArray[Any]

#: The formats that numpy has no type for.
FOREIGN = frozenset({bfloat16, float8_e4m3, float8_e5m2})


@cache
def numpy_storage_dtype(dtype: DType) -> np.dtype[Any]:
    """The numpy type of this dtype's scalar in memory."""
    scalar = dtype.scalar
    if scalar in FOREIGN:
        return np.dtype(f"uint{scalar.bits}")
    if scalar is bool_:
        return np.dtype(np.uint8)
    return numpy_value_dtype(scalar)


@cache
def numpy_value_dtype(dtype: DType) -> np.dtype[Any]:
    """The numpy type in which this dtype's scalar is computed with. `index` is int64."""
    scalar = dtype.scalar
    if scalar in FOREIGN:
        return np.dtype(np.float32)
    if scalar.kind is Kind.INDEX:
        return np.dtype(np.int64)
    if scalar.kind is Kind.VOID:
        raise TypeError("void has no values")
    return np.dtype(scalar.name)


def to_storage(values: Array, dtype: DType) -> Array:
    """The raw array of `values`, rounded to nearest even (once, also from float64).
    Out of range is inf, or NaN without inf."""
    scalar = dtype.scalar
    values = np.asarray(values)
    if scalar in FOREIGN:
        if scalar is bfloat16 and values.dtype == np.float32:
            return _encode_bfloat16(values)
        return _encode(values, scalar)
    if scalar is bool_:
        return (values != 0).astype(np.uint8)
    with np.errstate(all="ignore"):
        return values.astype(numpy_storage_dtype(scalar), copy=False)


def from_storage(raw: Array, dtype: DType) -> Array:
    """The values of a raw array. Any non-zero byte is True."""
    scalar = dtype.scalar
    raw = np.asarray(raw)
    if scalar is bool_:
        return raw != 0
    if scalar is bfloat16:
        return (raw.astype(np.uint32) << 16).view(np.float32)
    if scalar in FOREIGN:
        return _decoded(scalar)[raw]
    return raw


def round_values(values: Array, dtype: DType) -> Array:
    """Computed floats (float32 or float64, any range) rounded once to `dtype`, as a value array."""
    if dtype.scalar in FOREIGN:
        return from_storage(to_storage(values, dtype), dtype)
    target = numpy_value_dtype(dtype)
    if values.dtype == target:
        return values
    with np.errstate(all="ignore"):
        return np.asarray(values).astype(target, copy=False)


def _encode_bfloat16(values: Array) -> Array:
    """float32 -> bfloat16 by adding half of the dropped bits (less one for an even result)."""
    bits = np.ascontiguousarray(values).view(np.uint32).reshape(values.shape)
    high = bits >> 16
    rounded = (bits + (np.uint32(0x7FFF) + (high & 1))) >> 16
    # a NaN keeps its payload; one whose payload is all in the dropped half would become inf
    quiet = np.where((high & 0x7F) == 0, high | 0x40, high)
    return np.where(np.isnan(values), quiet, rounded).astype(np.uint16)


def _encode(values: Array, dtype: DType) -> Array:
    """float16/32/64 -> raw code.
    The magnitude is scaled by a power of two so that rint() rounds at the last place kept."""
    mantissa_bits = dtype.mantissa_bits
    least_exponent = 2 - (1 << (dtype.exponent_bits - 1))  # of a normal number
    nan = np.isnan(values)
    magnitude = np.where(nan, 0.0, np.abs(values)).astype(np.float64)
    capped = np.minimum(magnitude, 2.0 * dtype.max_finite)
    _, exponent = np.frexp(capped)
    exponent = np.where(capped == 0, least_exponent, np.maximum(exponent - 1, least_exponent))
    steps = np.rint(np.ldexp(capped, mantissa_bits - exponent)).astype(np.int64)
    # codes of one sign are consecutive: each binade has 2**mantissa_bits of them, and carries run into the exponent
    code = ((exponent - least_exponent).astype(np.int64) << mantissa_bits) + steps
    all_ones = (1 << (dtype.exponent_bits + mantissa_bits)) - 1
    overflow = all_ones & ~((1 << mantissa_bits) - 1) if dtype.has_inf else all_ones
    code = np.where(nan, _nan_code(values, dtype), np.minimum(code, overflow))
    sign = np.signbit(values).astype(np.int64) << (dtype.bits - 1)
    return (code | sign).astype(numpy_storage_dtype(dtype))


def _nan_code(values: Array, dtype: DType) -> Array:
    """The code without sign that a NaN takes: the upper bits of its payload,
    the quiet bit if those are zero."""
    all_ones = (1 << (dtype.exponent_bits + dtype.mantissa_bits)) - 1
    if not dtype.has_inf:
        return np.full(values.shape, all_ones, np.int64)
    with np.errstate(all="ignore"):
        bits = np.ascontiguousarray(values.astype(np.float32)).view(np.uint32).reshape(values.shape)
    payload = (bits.astype(np.int64) >> (23 - dtype.mantissa_bits)) & ((1 << dtype.mantissa_bits) - 1)
    payload = np.where(payload == 0, 1 << (dtype.mantissa_bits - 1), payload)
    return (all_ones & ~((1 << dtype.mantissa_bits) - 1)) | payload


@cache
def _decoded(dtype: DType) -> Array:
    """The float32 value of each of the 256 codes of a float8 type."""
    codes = np.arange(256, dtype=np.int64)
    fraction = codes & ((1 << dtype.mantissa_bits) - 1)
    field = (codes >> dtype.mantissa_bits) & ((1 << dtype.exponent_bits) - 1)
    bias = (1 << (dtype.exponent_bits - 1)) - 1
    significand = np.where(field == 0, fraction, fraction + (1 << dtype.mantissa_bits))
    magnitude = np.ldexp(significand.astype(np.float64), np.maximum(field, 1) - bias - dtype.mantissa_bits)
    bits = magnitude.astype(np.float32).view(np.uint32)
    top = field == (1 << dtype.exponent_bits) - 1
    payload = (fraction << (23 - dtype.mantissa_bits)).astype(np.uint32)
    special = top if dtype.has_inf else top & (fraction == (1 << dtype.mantissa_bits) - 1)
    bits = np.where(special, np.uint32(0x7F800000) | payload, bits)
    return (bits | ((codes >> 7) << 31).astype(np.uint32)).astype(np.uint32).view(np.float32)
