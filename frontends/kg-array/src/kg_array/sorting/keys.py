"""Integers in the order of elements of any type."""

from __future__ import annotations

from typing import Final

from kg.frontend import DType, UOp, int32, int64, int_like, uint8

#: The bits of a word that say where.
POSITION: Final = (1 << 32) - 1


def key_of(x: UOp, descending: bool) -> UOp:
    """Integers in the order of the elements. Both zeros are one, and NaN greatest either way."""
    if x.type.is_bool:
        x = x.cast(int32)
    if not x.type.is_float:
        return ~x if descending else x
    bits = (x + 0.0).bitcast(int_like(x.type, signed=True))
    greatest = int(bits.type.max)
    ordered = (bits < 0).where(bits ^ greatest, bits)
    return x.ne(x).where(bits.const_like(greatest), ~ordered if descending else ordered)


def word_of(x: UOp, descending: bool) -> UOp:
    """Unsigned integers in the order of the elements, one for each value (`value_of`):
    those of both zeros differ in the lowest bit alone, which `without_sign_of_zero` clears; NaN are the greatest, each in a
    place of its own."""
    if x.type.is_bool:
        x = x.cast(uint8)
    if not x.type.is_float:
        word = with_sign(x, signed=False)
        return ~word if descending else word
    bits = _ordered_bits(x.bitcast(int_like(x.type, signed=True))).bitcast(int_like(x.type, signed=False))
    return (~bits if descending else bits) + (_sign(x.type) - _negative_nans(x.type))


def value_of(word: UOp, dtype: DType, descending: bool) -> UOp:
    """The element of a word."""
    if not dtype.is_float:
        word = ~word if descending else word
        return word.ne(0) if dtype.is_bool else with_sign(word, signed=dtype.is_signed)
    bits = word + (_sign(dtype) + _negative_nans(dtype))
    return _ordered_bits((~bits if descending else bits).bitcast(int_like(dtype, signed=True))).bitcast(dtype)


def _ordered_bits(bits: UOp) -> UOp:
    """Bits of floats as integers in their order; and back, for it is its own inverse."""
    return bits ^ ((bits >> (bits.type.bits - 1)) & bits.type.max)


def _sign(dtype: DType) -> int:
    """The bit of the sign."""
    return 1 << (dtype.bits - 1)


def without_sign_of_zero(word: UOp, dtype: DType) -> UOp:
    """Words of elements of this dtype, the same for both zeros."""
    if not dtype.is_float:
        return word
    first = _sign(dtype) - 1 - _negative_nans(dtype)
    return word - word.eq(first + 1).cast(word.type)


def _negative_nans(dtype: DType) -> int:
    """How many patterns of bits are NaN with a sign: they come before all others in the order of bits."""
    return (1 << dtype.mantissa_bits) - 1 if dtype.has_inf else 1


def with_sign(key: UOp, *, signed: bool) -> UOp:
    """The same order in integers with a sign, or without one."""
    if key.type.is_signed == signed:
        return key
    bits = key.bitcast(int_like(key.type, signed=False))
    return (bits ^ bits.const_like(1 << (bits.type.bits - 1))).bitcast(int_like(key.type, signed=signed))


def words_of(key: UOp, positions: UOp) -> UOp:
    """Keys before positions, in one integer each, in their order."""
    return with_sign(key, signed=True).cast(int64) * (1 << 32) + positions
