"""PTX types and literals. A value is one register per lane: a predicate, or 16, 32 or 64 untyped bits.

Integers of 8 and 16 bits lie in 32-bit registers, extended by their sign: PTX computes with no less than 16 bits, GPUs with 32.
Floats of 8 bits lie there as their codes.
"""

from __future__ import annotations

import struct
from typing import Final

from kg.plugin import DType, UnsupportedError
from kg_lowering.numbers import encode_number

#: dtype -> the type in arithmetic, the bits in registers, the type in memory
_TYPES: Final[dict[str, tuple[str, str, str]]] = {
    "bool": ("pred", "pred", "u8"),
    "int8": ("s32", "b32", "s8"),
    "int16": ("s32", "b32", "s16"),
    "int32": ("s32", "b32", "b32"),
    "int64": ("s64", "b64", "b64"),
    "uint8": ("u32", "b32", "u8"),
    "uint16": ("u32", "b32", "u16"),
    "uint32": ("u32", "b32", "b32"),
    "uint64": ("u64", "b64", "b64"),
    "float16": ("f16", "b16", "b16"),
    "bfloat16": ("bf16", "b16", "b16"),
    "float8_e4m3": ("e4m3", "b32", "u8"),
    "float8_e5m2": ("e5m2", "b32", "u8"),
    "float32": ("f32", "b32", "b32"),
    "float64": ("f64", "b64", "b64"),
}
#: bits of a register -> the letter of its name
LETTERS: Final = {"pred": "p", "b16": "h", "b32": "r", "b64": "d"}


def _row(dtype: DType) -> tuple[str, str, str]:
    found = _TYPES.get(dtype.scalar.name)
    if found is None:
        raise UnsupportedError(f"CUDA:PTX has no type for {dtype}: kg-lowering decomposes it")
    return found


def kind(dtype: DType) -> str:
    """The type that an instruction computes with: f32, s64."""
    return _row(dtype)[0]


def bits(dtype: DType) -> str:
    """The type of its register: b32."""
    return _row(dtype)[1]


def stored(dtype: DType) -> str:
    """The type in memory: s8."""
    return _row(dtype)[2]


def exact(dtype: DType) -> str:
    """The type with its own width, as conversions name it: s8, f16."""
    return kind(dtype) if dtype.is_float else f"{'s' if dtype.is_signed else 'u'}{dtype.bits}"


def number(value: float | bool, dtype: DType) -> str:
    """A constant's text: for a float of 8 or 16 bits, and in a register for a bool, its bits."""
    match dtype.scalar.name:
        case "bfloat16" | "float8_e4m3" | "float8_e5m2":
            return f"0x{encode_number(float(value), dtype.scalar):0{dtype.scalar.itemsize * 2}X}"
        case "float16":
            return f"0x{int.from_bytes(_half(float(value)), 'little'):04X}"
        case "float32":
            return f"0f{int.from_bytes(_single(float(value)), 'little'):08X}"
        case "float64":
            return f"0d{int.from_bytes(struct.pack('<d', float(value)), 'little'):016X}"
        case _:
            return str(int(value))


def _single(value: float) -> bytes:
    import numpy as np

    with np.errstate(over="ignore"):
        return np.float32(value).tobytes()


def _half(value: float) -> bytes:
    import numpy as np

    with np.errstate(over="ignore"):
        return np.float16(value).tobytes()
