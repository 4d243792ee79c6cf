"""Conversions between types: saturating ones to integers, roundings to narrow floats, packed results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from kg_sim.numbers.formats import to_f16
from kg_sim.numbers.types import U32, Array

from kg_amd.sim.instructions.operations import define

_TO: Final = {"i16": np.int16, "u16": np.uint16, "i32": np.int32, "u32": np.uint32}


def to_integer(dtype: Any, rounded: Callable[[Array], Array] = np.trunc) -> Callable[[Array], Array]:
    """Saturates; NaN is 0."""
    info: Any = np.iinfo(dtype)

    def convert(x: Array) -> Array:
        wide = rounded(x.astype(np.float64))
        return np.where(x != x, 0.0, np.clip(wide, float(info.min), float(info.max))).astype(np.int64).astype(dtype)

    return convert


def toward_zero(x: Array) -> Array:
    """float32 cut to float16."""
    near = x.astype(np.float16)
    back = near.astype(np.float32)
    bits = near.view(np.uint16).copy()
    over = np.abs(back) > np.abs(x)
    bits[over] -= np.uint16(1)
    return bits.view(np.float16)


def packed(low: Array, high: Array) -> Array:
    """Two of 16 bits in a word."""
    return low.view(np.uint16).astype(U32) | high.view(np.uint16).astype(U32) << U32.type(16)


def normalised(dtype: Any, most: float) -> Callable[[Array], Array]:
    least = -1.0 if dtype is np.int16 else 0.0
    return lambda x: np.where(x != x, 0.0, np.rint(np.clip(x.astype(np.float64), least, 1.0) * most)).astype(dtype)


def both(convert: Callable[[Array], Array]) -> Callable[[Array, Array], Array]:
    """Of two values, packed."""
    return lambda a, b: packed(*np.broadcast_arrays(convert(a), convert(b)))


def byte_of(n: int) -> Callable[[Array], Array]:
    return lambda x: (x >> U32.type(8 * n) & U32.type(255)).astype(np.float32)


define("v_cvt_f32_i32", "f32", "i32", lambda x: x.astype(np.float32), arithmetic="cvt")
define("v_cvt_f32_u32", "f32", "u32", lambda x: x.astype(np.float32), arithmetic="cvt")
define("v_cvt_f64_i32", "f64", "i32", lambda x: x.astype(np.float64))
define("v_cvt_f64_u32", "f64", "u32", lambda x: x.astype(np.float64))
define("v_cvt_f16_i16", "f16", "i16", lambda x: x.astype(np.float16))
define("v_cvt_f16_u16", "f16", "u16", lambda x: x.astype(np.float64).astype(np.float16))
for _name in ("i32", "u32"):
    for _from in ("f32", "f64"):
        define(f"v_cvt_{_name}_{_from}", _name, _from, to_integer(_TO[_name]))
for _name in ("i16", "u16"):
    define(f"v_cvt_{_name}_f16", _name, "f16", to_integer(_TO[_name]))
define("v_cvt_nearest_i32_f32 v_cvt_rpi_i32_f32", "i32", "f32", to_integer(np.int32, lambda x: np.floor(x + 0.5)))
define("v_cvt_floor_i32_f32 v_cvt_flr_i32_f32", "i32", "f32", to_integer(np.int32, np.floor))
define("v_cvt_f16_f32", "f16", "f32", lambda x: to_f16(x, 0x7E00).view(np.float16), arithmetic="cvt")
define("v_cvt_f32_f16", "f32", "f16", lambda x: x.astype(np.float32))
define("v_cvt_f32_f64", "f32", "f64", lambda x: x.astype(np.float32), arithmetic="cvt")
define("v_cvt_f64_f32", "f64", "f32", lambda x: x.astype(np.float64))
for _n in range(4):
    define(f"v_cvt_f32_ubyte{_n}", "f32", "u32", byte_of(_n))
define("v_cvt_pk_rtz_f16_f32", "u32", "f32 f32", lambda a, b: packed(*np.broadcast_arrays(toward_zero(a), toward_zero(b))))
define("v_pack_b32_f16", "u32", "b16 b16", packed)
for _name, _dtype, _most in (("i16", np.int16, 32767.0), ("u16", np.uint16, 65535.0)):
    _norm, _whole = normalised(_dtype, _most), to_integer(_dtype)
    for _from in ("f32", "f16"):
        define(f"v_cvt_pk_norm_{_name}_{_from} v_cvt_pknorm_{_name}_{_from}", "u32", f"{_from} {_from}", both(_norm))
    define(f"v_cvt_norm_{_name}_f16", _name, "f16", _norm)
    define(f"v_cvt_pk_{_name}_f32", "u32", "f32 f32", both(_whole))
define("v_cvt_pk_u8_f32", "u32", "f32 u32 u32", lambda a, n, c: (
    (c & ~(U32.type(255) << ((n & U32.type(3)) * U32.type(8)))) | to_integer(np.uint8)(a).astype(U32) << ((n & U32.type(3)) * U32.type(8))))  # fmt: skip
define(
    "v_cvt_off_f32_i4",
    "f32",
    "u32",
    lambda x: (((x & U32.type(15)) ^ U32.type(8)).astype(np.float32) - np.float32(8)) / np.float32(16),
)
