"""Integers in the order of elements of any type."""

from __future__ import annotations

from typing import Final

from kg.frontend import UOp, int32, int64, int_like

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


def with_sign(key: UOp, *, signed: bool) -> UOp:
    """The same order in integers with a sign, or without one."""
    if key.type.is_signed == signed:
        return key
    bits = key.bitcast(int_like(key.type, signed=False))
    return (bits ^ bits.const_like(1 << (bits.type.bits - 1))).bitcast(int_like(key.type, signed=signed))


def words_of(key: UOp, positions: UOp) -> UOp:
    """Keys before positions, in one integer each, in their order."""
    return with_sign(key, signed=True).cast(int64) * (1 << 32) + positions
