"""Operands of x86-64: addresses, constant bytes, vectors narrowed by shuffles."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kg.plugin import DType, parse_dtype
from kg_render.asm import Register

from kg_isa.addresses import Address

if TYPE_CHECKING:
    from kg_isa.x86.writing import X86Writer


Operand = Register | Address
HALF, INT32 = map(parse_dtype, ("float16", "int32"))
#: What memory holds of a bool.
OCTET = parse_dtype("uint8")


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def number_bytes(value: object, dtype: DType) -> bytes:
    """A number as memory holds it."""
    if dtype.is_float:
        return struct.pack({16: "<e", 32: "<f", 64: "<d"}[dtype.bits], value)
    return (int(value) % (1 << dtype.bits)).to_bytes(dtype.bits // 8, "little")  # pyright: ignore[reportArgumentType]


def packed(values: Sequence[int], size: int) -> bytes:
    """Integers as the lanes of a vector."""
    return struct.pack(f"<{len(values)}{ {1: 'B', 2: 'H', 4: 'I', 8: 'Q'}[size] }", *values)


#: Bytes of a 128-bit part that stay when lanes get narrower: (from, to) -> their places.
_KEPT = {(a, b): [n * a // 8 + k for n in range(128 // a) for k in range(b // 8)] for a in (16, 32) for b in (8, 16) if b < a}


def narrowed(s: X86Writer, x: Register, bits: int, to: int, lanes: int) -> Register:
    """The low bits of each lane, side by side: AVX2 shuffles the bytes of each half,
    then brings the halves together."""
    if bits == 64:
        high = s.vector(128) if lanes * bits > 128 else x
        if high is not x:
            s.write("extractf128", [high], [x], width=256, immediate=1)
        low = s.vex("shufps", x, high, width=128, immediate=0b10001000)  # two lanes of each half
        return low if to == 32 else narrowed(s, low, 32, to, lanes)
    kept = _KEPT[bits, to]
    table = bytes(kept).ljust(16, b"\x80")
    if lanes * bits <= 128:
        return s.vex("pshufb", x, s.table_constant(table), width=128)
    shuffled = s.vex("pshufb", x, s.table_constant(table * 2), width=256)
    words = len(kept) // 4
    order = [*range(words), *range(4, 4 + words)]
    index = s.table_constant(packed(order + [0] * (8 - len(order)), 4))
    made = s.vector(max(128, lanes * to))
    s.write("permd", [made], [index], shuffled, width=256)
    return made
