"""Comparisons and choices on x86-64: masks of scalars, mask registers of AVX-512, and vectors of bools without them, which have lanes of 32 bits."""

from __future__ import annotations

from functools import cache
from typing import Final

from kg.plugin import DType, Op, UOp, parse_dtype
from kg_render.asm import Register

from kg_isa.x86.operands import narrowed
from kg_isa.x86.select import X86Selector

INT32, INT64, UINT32 = map(parse_dtype, ("int32", "int64", "uint32"))
#: Comparison -> predicate of floats, of integers (vpcmp).
PREDICATES: Final = {Op.CMPLT: (1, 1), Op.CMPLE: (2, 2), Op.CMPEQ: (0, 0), Op.CMPNE: (4, 4)}
UNORDERED, NOT_LESS, ORDERED, GREATER_OR_EQUAL = 3, 5, 7, 13
_LETTERS: Final = {8: "b", 16: "w", 32: "d", 64: "q"}


@cache
def float_suffix(dtype: DType) -> str:
    """ss sd ps pd"""
    return ("p" if dtype.lanes > 1 else "s") + ("s" if dtype.scalar.bits == 32 else "d")


@cache
def letter(dtype: DType) -> str:
    """b w d q"""
    return _LETTERS[dtype.scalar.bits]


def float_mask(s: X86Selector, predicate: int, x: Register, y: Register, dtype: DType) -> Register:
    """A comparison of floats as a mask: a mask register with AVX-512, else all bits of the lane."""
    suffix, width = float_suffix(dtype), s.width(dtype)
    if s.masks:
        made = s.mask()
        s.write(f"kcmp{suffix}", [made], [x], y, width=width, immediate=predicate)
        return made
    return bools_of(s, lane_mask(s, predicate, x, y, dtype), dtype)


def lane_mask(s: X86Selector, predicate: int, x: Register, y: Register, dtype: DType) -> Register:
    """The same as all bits of each lane, as wide as the lane is."""
    width = s.width(dtype)
    return s.vex(f"cmp{float_suffix(dtype)}", x, y, width=width, bits=width, immediate=predicate)


def bools_of(s: X86Selector, mask: Register, dtype: DType) -> Register:
    """Lanes of all bits as a vector of bools: without mask registers that has lanes of 32 bits. A scalar's stays."""
    bits, lanes = dtype.scalar.bits, dtype.lanes
    if lanes == 1 or bits == 32:
        return mask
    if bits == 64:
        return narrowed(s, mask, 64, 32, lanes)
    return s.unary("pmovsxbd" if bits == 8 else "pmovsxwd", mask, width=max(128, lanes * 32))


def lanes_of(s: X86Selector, bools: Register, dtype: DType) -> Register:
    """A vector of bools as lanes of this dtype's width."""
    bits, lanes = dtype.scalar.bits, dtype.lanes
    if bits == 32:
        return bools
    if bits == 64:
        return s.unary("pmovsxdq", bools, width=max(128, lanes * 64))
    return narrowed(s, bools, 32, bits, lanes)


def vector_compare(s: X86Selector, uop: UOp) -> Register:
    """A comparison per lane, into a mask register."""
    x, y = (s.value(v) for v in uop.src)
    dtype = uop.src[0].type
    if dtype.is_float:
        return float_mask(s, PREDICATES[uop.op][0], x, y, dtype)
    top = dtype.scalar.bits - 1
    is_signed = dtype.scalar.is_signed or all(v.bounds.max >> top == 0 for v in uop.src)
    return integer_mask(s, PREDICATES[uop.op][1], x, y, dtype, is_signed=is_signed)


def integer_mask(s: X86Selector, predicate: int, x: Register, y: Register, dtype: DType, *, is_signed: bool) -> Register:
    """vpcmp. Unsigned integers whose top bits are 0 may be compared as signed ones."""
    if not s.masks:
        return bools_of(s, _integer_lanes(s, predicate, x, y, dtype, is_signed=is_signed), dtype)
    made = s.mask()
    name = f"kpcmp{'' if is_signed else 'u'}{letter(dtype)}"
    s.write(name, [made], [x], y, width=s.width(dtype), immediate=predicate)
    return made


def _integer_lanes(s: X86Selector, predicate: int, x: Register, y: Register, dtype: DType, *, is_signed: bool) -> Register:
    """AVX2 compares for equal and for greater, with signs; the others are negated, exchanged, or have their top bits flipped."""
    width, t = s.width(dtype), letter(dtype)
    if predicate in (0, 4):
        found = s.vex(f"pcmpeq{t}", x, y, width=width)
    else:
        if not is_signed:
            top = s.number(1 << (dtype.scalar.bits - 1), dtype)
            x, y = (s.vex("pxor", v, top, width=width) for v in (x, y))
        found = s.vex(f"pcmpgt{t}", *((y, x) if predicate == 1 else (x, y)), width=width)
    if predicate in (0, 1):
        return found
    return s.vex("pxor", found, s.number(-1, dtype), width=width)


def from_mask(s: X86Selector, mask: Register, dtype: DType) -> Register:
    """A scalar comparison's mask as 0 or 1."""
    made = s.general(32)
    if mask.kind == "mask":
        s.write("kmovwgr", [made], [mask])
        return made
    s.write("movdst", [made], [mask])
    return s.tied("andi", made, width=32, immediate=1)


def to_mask(s: X86Selector, condition: UOp, dtype: DType) -> Register:
    """A bool as a mask for values of this dtype."""
    register = s.value(condition)
    if condition.type.lanes > 1:
        return register
    if s.masks:
        made = s.mask()
        if dtype.lanes > 1:
            register = s.tied("neg", register, width=64)
            s.write("kmovq", [made], [register], width=64)
        else:
            s.write("kmovwg", [made], [register])
        return made
    if dtype.lanes > 1:
        one, made = s.vector(32), s.vector(max(128, 32 * dtype.lanes))
        s.write("movd", [one], [s.tied("neg", register, width=32)], width=32)
        s.write("pbroadcastd", [made], [one], width=made.bits)
        return made
    bits = s.width(dtype)
    made = s.vector(bits)
    s.write("movd" if bits == 32 else "movq", [made], [s.tied("neg", register, width=bits)], width=bits)
    return made


def blend(s: X86Selector, mask: Register, then: Register, otherwise: Register, dtype: DType) -> Register:
    """The choice per lane."""
    width = s.width(dtype)
    if mask.kind == "mask":
        made = s.vector(width)
        s.write(f"pblendm{letter(dtype)}", [made], [otherwise, then, mask], width=max(128, width))
        return made
    if dtype.lanes > 1:
        return blend_lanes(s, lanes_of(s, mask, dtype), then, otherwise, dtype)
    if s.avx:
        made = s.vector(width)
        s.write("blendvpd" if dtype.scalar.bits == 64 else "blendvps", [made], [otherwise, then, mask], width=max(128, width))
        return made
    chosen = s.vex("andps", mask, then, width=width, bits=width)
    other = s.vex("andnps", mask, otherwise, width=width, bits=width)
    return s.vex("orps", chosen, other, width=width, bits=width)


def blend_lanes(s: X86Selector, mask: Register, then: Register, otherwise: Register, dtype: DType) -> Register:
    """The choice by all bits of each lane."""
    made = s.vector(s.width(dtype))
    name = {32: "blendvps", 64: "blendvpd"}.get(dtype.scalar.bits, "pblendvb")
    s.write(name, [made], [otherwise, then, mask], width=s.width(dtype))
    return made


def select_integer(s: X86Selector, holds: str, then: Register, otherwise: Register, width: int) -> Register:
    """cmov, right after the flags were set. A copy changes none."""
    made = s.duplicate(otherwise)
    s.write(f"cmov{holds}", [made], [made], then, width=width)
    return made
