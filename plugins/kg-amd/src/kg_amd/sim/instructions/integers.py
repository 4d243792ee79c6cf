"""Integers and bits: vector operations as functions of arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from kg_sim.numbers.types import U32, U64, Array

from kg_amd.sim.instructions.operations import Binary, define, of_three

_U, _I, _W, _L = np.uint32, np.int32, np.uint64, np.int64
FULL: Final = U32.type(0xFFFFFFFF)


def shift_left(a: Array, b: Array) -> Array:
    """a << (b modulo the width)"""
    return a << (b.astype(a.dtype) & a.dtype.type(8 * a.itemsize - 1))


def shift_right(a: Array, b: Array) -> Array:
    return a >> (b.astype(a.dtype) & a.dtype.type(8 * a.itemsize - 1))


def field(a: Array, offset: Array, width: Array) -> Array:
    """v_bfe: `width` bits from `offset` on, with the sign of the type."""
    offset, width = offset & U32.type(31), (width & U32.type(31)).astype(U32)
    wide = (a.view(U32) >> offset).astype(U64) & ((U64.type(1) << width.astype(U64)) - U64.type(1))
    if a.dtype == np.uint32:
        return wide.astype(U32)
    # past the top, the sign fills
    taken = np.minimum(width, U32.type(32) - offset)
    up = (U32.type(32) - taken) & U32.type(31)
    out = (wide.astype(U32) << up).view(np.int32) >> up.view(np.int32)
    return np.where(width == 0, _I(0), out).astype(np.int32)


def low24(a: Array) -> Array:
    """The low 24 bits as a number of 64 bits."""
    if a.dtype == np.uint32:
        return (a & U32.type(0xFFFFFF)).astype(U64)
    return ((a << _I(8)) >> _I(8)).astype(np.int64)


def words(values: Array, high: bool, dtype: Any) -> Array:
    """A half of results of 64 bits."""
    return (values >> values.dtype.type(32) if high else values).astype(dtype)


def permuted(a: Array, b: Array, select: Array) -> Array:
    """v_perm_b32: bytes of {a, b} by number; 8 to 11 signs of halves, 12 zero, 13 and more 0xFF."""
    both = a.astype(U64) << U64.type(32) | b.astype(U64)
    both, select = np.broadcast_arrays(both, select)
    out = np.zeros(len(both), U32)
    for i in range(4):
        n = (select >> U32.type(8 * i) & U32.type(0xFF)).astype(U64)
        byte = both >> (np.minimum(n, U64.type(7)) * U64.type(8)) & U64.type(0xFF)
        sign = (
            both >> ((np.minimum(np.maximum(n, U64.type(8)), U64.type(11)) - U64.type(8)) * U64.type(16) + U64.type(15))
            & U64.type(1)
        ) * U64.type(255)
        byte = np.where(n < 8, byte, np.where(n < 12, sign, np.where(n == 12, U64.type(0), U64.type(255))))
        out |= byte.astype(U32) << U32.type(8 * i)
    return out


def ones(a: Array) -> Array:
    """How many bits are set."""
    return np.bitwise_count(a).astype(U32) if hasattr(np, "bitwise_count") else np.unpackbits(np.ascontiguousarray(a).view(np.uint8).reshape(len(a), -1), axis=1).sum(axis=1, dtype=U32)  # fmt: skip


def reversed_bits(a: Array) -> Array:
    size = a.itemsize
    flat = np.unpackbits(np.ascontiguousarray(a).view(np.uint8).reshape(-1, size), axis=1, bitorder="little")
    return np.packbits(flat[:, ::-1], axis=1, bitorder="little").view(a.dtype).reshape(-1)


def leading(a: Array) -> Array:
    """Zeros before the first one from the top; -1 where there is none."""
    wide = a.astype(U64)
    if a.itemsize == 8:
        high, low = (wide >> U64.type(32)).astype(U32), wide.astype(U32)
        first = leading(high)
        return np.where(high != 0, first, np.where(low != 0, leading(low) + _I(32), _I(-1))).astype(np.int32)
    exponent = np.frexp(wide.astype(np.float64))[1]
    return np.where(a == 0, -1, 32 - exponent).astype(np.int32)


def trailing(a: Array) -> Array:
    """Zeros below the last one; -1 where there is none."""
    lowest = a & (~a + a.dtype.type(1))
    bits = 8 * a.itemsize
    return np.where(a == 0, -1, bits - 1 - leading(lowest)).astype(np.int32)


def signs(a: Array) -> Array:
    """v_cls: the place of the first bit from the top that is not the sign; -1 where all are."""
    unsigned = a.view(np.uint64 if a.itemsize == 8 else U32)
    flipped = np.where(a < 0, ~unsigned, unsigned)
    return leading(flipped.astype(unsigned.dtype))


def saturated(values: Array, dtype: Any) -> Array:
    """Values of 64 bits clamped to a type."""
    info: Any = np.iinfo(dtype)
    return np.clip(values, info.min, info.max).astype(dtype)


def absolute_difference(a: Array, b: Array) -> Array:
    return np.abs(a.astype(np.int64) - b.astype(np.int64))


def bytes_difference(a: Array, b: Array) -> Array:
    """The sum of absolute differences of four bytes."""
    total = np.zeros(max(len(a), len(b)), np.int64)
    for i in range(0, 32, 8):
        total += absolute_difference(a >> U32.type(i) & U32.type(255), b >> U32.type(i) & U32.type(255))
    return total.astype(U32)


def median(a: Array, b: Array, c: Array) -> Array:
    return np.maximum(np.minimum(a, b), np.minimum(np.maximum(a, b), c))


def of_24_bits(dtype: Any, high: bool) -> Binary:
    """Products of the low 24 bits: a half of them."""
    return lambda a, b: words(low24(a) * low24(b), high, dtype)


def of_16_bits(dtype: Any) -> Binary:
    return lambda a, b: a.astype(dtype) * b.astype(dtype)


def added(function: Binary) -> Callable[[Array, Array, Array], Array]:
    """And a third added."""
    return lambda a, b, c: function(a, b) + c


def aligned(a: Array, b: Array, c: Array, unit: int) -> Array:
    """{a, b} shifted right by c units of bits."""
    by = (c & U32.type(32 // unit - 1)).astype(U64) * U64.type(unit)
    return ((a.astype(U64) << U64.type(32) | b.astype(U64)) >> by).astype(U32)


_BINARY: Final[dict[str, Binary]] = {
    "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b, "xnor": lambda a, b: ~(a ^ b),
}  # fmt: skip
for _name, _function in _BINARY.items():
    define(f"v_{_name}_b32", "b32", "b32 b32", _function)
    define(f"v_{_name}_b16", "b16", "b16 b16", _function)
for _bits in (16, 32):
    for _kind in "ui":
        _type = f"{_kind}{_bits}"
        define(f"v_add_nc_{_type}", _type, f"{_type} {_type}", lambda a, b: a + b)
        define(f"v_sub_nc_{_type}", _type, f"{_type} {_type}", lambda a, b: a - b)
        define(f"v_subrev_nc_{_type}", _type, f"{_type} {_type}", lambda a, b: b - a)
        for _name, _function in (("min", np.minimum), ("max", np.maximum)):
            define(f"v_{_name}_{_type}", _type, f"{_type} {_type}", _function)
            define(f"v_{_name}3_{_type}", _type, f"{_type} {_type} {_type}", of_three(_function))
        define(f"v_med3_{_type}", _type, f"{_type} {_type} {_type}", median)
        define(f"v_mad_{_type} v_mad_legacy_{_type}", _type, f"{_type} {_type} {_type}", lambda a, b, c: a * b + c)
        define(f"v_maxmin_{_type}", _type, f"{_type} {_type} {_type}", lambda a, b, c: np.minimum(np.maximum(a, b), c))
        define(f"v_minmax_{_type}", _type, f"{_type} {_type} {_type}", lambda a, b, c: np.maximum(np.minimum(a, b), c))
define("v_mul_lo_u16", "u16", "u16 u16", lambda a, b: a * b)
define("v_mul_lo_u32", "u32", "u32 u32", lambda a, b: a * b)
define("v_mul_hi_u32", "u32", "u32 u32", lambda a, b: words(a.astype(_W) * b.astype(_W), True, _U))
define("v_mul_hi_i32", "i32", "i32 i32", lambda a, b: words(a.astype(_L) * b.astype(_L), True, _I))
for _kind in "ui":
    _type, _dtype = f"{_kind}32", _U if _kind == "u" else _I
    define(f"v_mul_{_type}_{_kind}24", _type, f"{_type} {_type}", of_24_bits(_dtype, False))
    define(f"v_mul_hi_{_type}_{_kind}24", _type, f"{_type} {_type}", of_24_bits(_dtype, True))
    define(
        f"v_mad_{_type}_{_kind}24",
        _type,
        f"{_type} {_type} {_type}",
        added(of_24_bits(_dtype, False)),
    )
    define(
        f"v_mad_{_type}_{_kind}16",
        _type,
        f"{_kind}16 {_kind}16 {_type}",
        added(of_16_bits(_dtype)),
    )
    define(f"v_bfe_{_type}", _type, f"{_type} u32 u32", field)
define("v_lshlrev_b32", "b32", "b32 b32", lambda a, b: shift_left(b, a))
define("v_lshrrev_b32", "b32", "b32 b32", lambda a, b: shift_right(b, a))
define("v_ashrrev_i32", "i32", "b32 i32", lambda a, b: shift_right(b, a))
define("v_lshlrev_b16", "b16", "b16 b16", lambda a, b: shift_left(b, a))
define("v_lshrrev_b16", "b16", "b16 b16", lambda a, b: shift_right(b, a))
define("v_ashrrev_i16", "i16", "b16 i16", lambda a, b: shift_right(b, a))
define("v_lshlrev_b64", "b64", "b32 b64", lambda a, b: shift_left(b, a))
define("v_lshrrev_b64", "b64", "b32 b64", lambda a, b: shift_right(b, a))
define("v_ashrrev_i64", "i64", "b32 i64", lambda a, b: shift_right(b, a))
define("v_lshl_add_u32", "u32", "u32 u32 u32", lambda a, b, c: shift_left(a, b) + c)
define("v_lshl_add_u64", "u64", "u64 u32 u64", lambda a, b, c: (a << (b & U32.type(7)).astype(U64)) + c)
define("v_add_lshl_u32", "u32", "u32 u32 u32", lambda a, b, c: shift_left(a + b, c))
define("v_lshl_or_b32", "u32", "u32 u32 u32", lambda a, b, c: shift_left(a, b) | c)
define("v_and_or_b32", "u32", "u32 u32 u32", lambda a, b, c: a & b | c)
define("v_or3_b32", "u32", "u32 u32 u32", lambda a, b, c: a | b | c)
define("v_xor3_b32", "u32", "u32 u32 u32", lambda a, b, c: a ^ b ^ c)
define("v_xad_u32", "u32", "u32 u32 u32", lambda a, b, c: (a ^ b) + c)
define("v_add3_u32", "u32", "u32 u32 u32", lambda a, b, c: a + b + c)
define("v_bfi_b32", "u32", "u32 u32 u32", lambda a, b, c: (a & b) | (~a & c))
define("v_bfm_b32", "u32", "u32 u32", lambda a, b: shift_left(shift_left(U32.type(1) + a * U32.type(0), a) - U32.type(1), b))
define("v_perm_b32", "u32", "u32 u32 u32", permuted)
define("v_alignbit_b32", "u32", "u32 u32 u32", lambda a, b, c: aligned(a, b, c, 1))
define("v_alignbyte_b32", "u32", "u32 u32 u32", lambda a, b, c: aligned(a, b, c, 8))
define("v_bcnt_u32_b32", "u32", "u32 u32", lambda a, b: ones(a) + b)
define("v_sad_u8", "u32", "u32 u32 u32", lambda a, b, c: bytes_difference(a, b) + c)
define("v_sad_hi_u8", "u32", "u32 u32 u32", lambda a, b, c: (bytes_difference(a, b) << U32.type(16)) + c)
define("v_sad_u32", "u32", "u32 u32 u32", lambda a, b, c: absolute_difference(a, b).astype(_U) + c)
define("v_sad_u16", "u32", "u32 u32 u32", lambda a, b, c: (
    absolute_difference(a & U32.type(0xFFFF), b & U32.type(0xFFFF)) + absolute_difference(a >> U32.type(16), b >> U32.type(16))).astype(_U) + c)  # fmt: skip
define("v_not_b32", "u32", "u32", lambda a: ~a)
define("v_not_b16", "b16", "b16", lambda a: ~a)
define("v_bfrev_b32", "u32", "u32", reversed_bits)
define("v_clz_i32_u32", "i32", "u32", leading)
define("v_ctz_i32_b32", "i32", "u32", trailing)
define("v_cls_i32", "i32", "i32", signs)
define(
    "v_mov_b32 v_mov_b32_b32 v_accvgpr_read_b32 v_accvgpr_write_b32 v_accvgpr_read v_accvgpr_write v_accvgpr_mov_b32",
    "b32",
    "b32",
    lambda a: a.copy(),
)
define("v_mov_b16", "b16", "b16", lambda a: a.copy())
define("v_mov_b64", "b64", "b64", lambda a: a.copy())
define("v_cvt_i32_i16", "i32", "i16", lambda a: a.astype(_I))
define("v_cvt_u32_u16", "u32", "u16", lambda a: a.astype(_U))
define("v_cvt_pk_u16_u32", "u32", "u32 u32", lambda a, b: np.minimum(a, _U(0xFFFF)) | np.minimum(b, _U(0xFFFF)) << U32.type(16))
define("v_cvt_pk_i16_i32", "u32", "i32 i32", lambda a, b: saturated(a, np.int16).view(np.uint16).astype(_U) | saturated(b, np.int16).view(np.uint16).astype(_U) << U32.type(16))  # fmt: skip
define("v_sat_pk_u8_i16", "u16", "u32", lambda a: (
    np.clip(a.astype(np.uint16).view(np.int16), 0, 255).astype(np.uint16) | np.clip((a >> U32.type(16)).astype(np.uint16).view(np.int16), 0, 255).astype(np.uint16) << np.uint16(8)))  # fmt: skip
