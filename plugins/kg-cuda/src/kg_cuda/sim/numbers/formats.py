"""PTX's floating-point types: unpacking to what numpy computes with, and rounding back;
every NaN is the one that PTX gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from kg_sim.numbers.formats import Format, bf16_value, flushed, halves, joined, narrow_odd, to_bf16, to_f16
from kg_sim.numbers.types import U32, WORDS, Array

FLOATS: Final = {"f32", "f64", "f16", "bf16", "f16x2", "bf16x2"}
#: The NaN that instructions of these types give.
CANONICAL: Final = {"f32": 0x7FFFFFFF, "f16": 0x7FFF, "bf16": 0x7FFF}
U16: Final = WORDS[2]


def bf16_bits(x: Array) -> Array:
    """float32 rounded to bfloat16 bits, to nearest even."""
    return to_bf16(x, CANONICAL["bf16"])


def f16_bits(x: Array) -> Array:
    """float32 or float64 rounded to float16 bits, to nearest even."""
    return to_f16(x, CANONICAL["f16"])


def canonical(x: Array) -> Array:
    """float32 results with PTX's NaN for every NaN. Changes `x`, which must be fresh."""
    nan = x != x
    if np.count_nonzero(nan):
        x.view(U32)[nan] = 0x7FFFFFFF
    return x


def unpack(kind: str, flush: bool = False) -> Callable[[Array], Array]:
    """What makes values of a PTX type numbers: float64 for f64, else float32; packed ones (n, 2)."""
    table: dict[str, Callable[[Array], Array]] = {
        "f32": flushed if flush else lambda x: x,
        "f64": lambda x: x,
        "f16": lambda x: x.astype(np.float32),
        "bf16": bf16_value,
        "f16x2": lambda x: halves(x).view(np.float16).astype(np.float32),
        "bf16x2": lambda x: bf16_value(halves(x)),
    }
    if flush and kind in ("f16", "f16x2"):
        plain = table[kind]

        def read(x: Array) -> Array:
            out = plain(x)
            return np.where(np.abs(out) < np.float32(2.0**-14), np.copysign(np.float32(0), out), out)

        return read
    return table[kind]


def pack(kind: str, flush: bool = False) -> Callable[[Array], Array]:
    """The way back: rounds to nearest even, NaN made canonical.
    Float64 results of narrow types are rounded once."""
    table: dict[str, Callable[[Array], Array]] = {
        "f32": lambda x: canonical(x if x.dtype == np.float32 else x.astype(np.float32)),
        "f64": lambda x: x,
        "f16": f16_bits,
        "bf16": lambda x: bf16_bits(narrow_odd(x)),
        "f16x2": lambda x: joined(f16_bits(x)),
        "bf16x2": lambda x: joined(bf16_bits(narrow_odd(x))),
    }
    if flush and kind == "f32":
        return lambda x: canonical(flushed(x if x.dtype == np.float32 else x.astype(np.float32)))
    if flush and kind in ("f16", "f16x2"):
        plain = table[kind]

        def write(x: Array) -> Array:
            out = plain(x)
            parts = out.view(U16)
            small = (parts & U16.type(0x7C00)) == 0
            parts[small] &= U16.type(0x8000)
            return out

        return write
    return table[kind]


FORMATS: Final = {
    "f32": Format(23, 127, float.fromhex("0x1.fffffep127"), 0x7FFFFFFF, 0x7F800000),
    "f16": Format(10, 15, 65504.0, 0x7FFF, 0x7C00),
    "bf16": Format(7, 127, float.fromhex("0x1.fep127"), 0x7FFF, 0x7F80),
    "e4m3": Format(3, 7, 448.0, 0x7F, None),
    "e5m2": Format(2, 15, 57344.0, 0x7F, 0x7C),
}
