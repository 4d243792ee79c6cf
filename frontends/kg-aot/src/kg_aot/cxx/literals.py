"""C and C++ types and exact literals of elements."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from kg.plugin import DType

_TYPES = {
    "bool": "bool",
    "int8": "int8_t",
    "int16": "int16_t",
    "int32": "int32_t",
    "int64": "int64_t",
    "uint8": "uint8_t",
    "uint16": "uint16_t",
    "uint32": "uint32_t",
    "uint64": "uint64_t",
    "float32": "float",
    "float64": "double",
    "float16": "uint16_t",
    "bfloat16": "uint16_t",
    "float8_e4m3": "uint8_t",
    "float8_e5m2": "uint8_t",
}


def storage_type(dtype: DType) -> str:
    """The type of an element in memory. Floats that C++17 has no type for are their bits."""
    return _TYPES[dtype.name]


def element(dtype: DType, data: bytes) -> str:
    """One element as a literal, bit for bit but for the sign and payload of a NaN."""
    if dtype.name in ("float32", "float64"):
        (value,) = struct.unpack("<f" if dtype.itemsize == 4 else "<d", data)
        suffix = "f" if dtype.itemsize == 4 else ""
        if value != value:
            return f'__builtin_nan{suffix}("")'
        if value in (float("inf"), float("-inf")):
            return f"{'-' if value < 0 else ''}__builtin_inf{suffix}()"
        return f"{float.hex(value)}{suffix}" if value != int(value) or abs(value) > 1e15 else f"{value!r}{suffix}"
    signed = dtype.is_signed and dtype.is_int
    value = int.from_bytes(data, "little", signed=signed)
    if dtype.is_bool:
        return "1" if value else "0"
    if dtype.bits == 64:
        if signed and value == -(1 << 63):
            return f"(-{(1 << 63) - 1}LL - 1)"
        return f"{value}{'LL' if signed else 'ULL'}"
    if signed and value == -(1 << 31) and dtype.bits == 32:
        return "(-2147483647 - 1)"
    return f"{value}{'U' if dtype.bits == 32 and not signed and dtype.is_int else ''}"


def elements(dtype: DType, data: bytes) -> Iterator[str]:
    """The elements of an array."""
    for at in range(0, len(data), dtype.itemsize):
        yield element(dtype, data[at : at + dtype.itemsize])
