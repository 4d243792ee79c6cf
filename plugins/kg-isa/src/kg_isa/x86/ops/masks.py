"""Comparisons and selects on x86-64: scalars, AVX-512 mask registers, and vectors without them.

Those are held in lanes as wide as the ones that were compared, all of whose bits are set or not; who reads them as a value gets lanes of 32 bits.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from kg.plugin import DType, Op, UOp
from kg_render.asm import Constant, Register

from kg_isa.x86.operands import INT32, narrowed

if TYPE_CHECKING:
    from kg_isa.x86.select import X86Selector

#: Comparison -> predicate of cmpps and vpcmp, which have the opposite of each.
PREDICATES: Final = {Op.CMPLT: 1, Op.CMPLE: 2, Op.CMPEQ: 0, Op.CMPNE: 4}
_OPPOSITE: Final = 4
UNORDERED, NOT_LESS, ORDERED, GREATER_OR_EQUAL = 3, 5, 7, 13
_LETTERS: Final = {8: "b", 16: "w", 32: "d", 64: "q"}
_FLOATS: Final = {16: "h", 32: "s", 64: "d"}


@cache
def float_suffix(dtype: DType) -> str:
    """ss sd sh ps pd ph"""
    return ("p" if dtype.lanes > 1 else "s") + _FLOATS[dtype.scalar.bits]


def bitwise(name: str, dtype: DType) -> str:
    """andps andpd pand"""
    bits = dtype.scalar.bits if dtype.is_float else 0
    return {32: f"{name}ps", 64: f"{name}pd"}.get(bits, f"p{name}")


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
    return s.vex(f"cmp{suffix}", x, y, width=width, bits=width, immediate=predicate)


def lane_bits(dtype: DType) -> int:
    """How wide the lanes of a mask for values of this dtype are; those of bools, 32 bits."""
    return 32 if dtype.is_bool else dtype.scalar.bits


def resized_lanes(s: X86Selector, mask: Register, lanes: int, bits: int, to: int) -> Register:
    """A mask whose lanes have `bits`, in lanes of another width.
    A mask register stays, as a scalar's does."""
    if mask.kind == "mask" or lanes == 1 or bits == to:
        return mask
    if bits < to:
        return s.unary(f"pmovsx{_LETTERS[bits]}{_LETTERS[to]}", mask, width=max(128, lanes * to))
    return narrowed(s, mask, bits, to, lanes)


def hold_lanes(s: X86Selector, uop: UOp, mask: Register, bits: int) -> None:
    """Sets the value of a vector of bools to a mask whose lanes have so many bits."""
    if mask.kind == "mask" or bits == 32:
        s.values[uop] = mask
    else:
        s.wide_bools[uop] = mask, bits


def bits_held(s: X86Selector, uop: UOp) -> int:
    """How wide the lanes are in which a vector of bools is held."""
    return s.wide_bools[uop][1] if uop in s.wide_bools else 32


def lanes_for(s: X86Selector, uop: UOp, bits: int) -> Register:
    """A vector of bools as lanes of so many bits, without mask registers."""
    if uop.op is Op.CONST:
        return s.number(-int(bool(uop.value)), INT32.vec(max(128, uop.type.lanes * bits) // 32))
    mask, held = s.wide_bools.get(uop) or (s.value(uop), 32)
    if held == bits:
        return mask
    return s.once(("lanes", uop, bits), lambda: resized_lanes(s, mask, uop.type.lanes, held, bits))


def of_bools(s: X86Selector, uop: UOp, name: str) -> None:
    """AND OR XOR CMPNE CMPEQ of vectors of bools without mask registers,
    in the lanes in which all operands are held."""
    first, *others = {bits_held(s, v) for v in uop.src if v.op is not Op.CONST} or {32}
    bits = 32 if others else first
    x, y = (lanes_for(s, v, bits) for v in uop.src)
    width = max(128, uop.type.lanes * bits)
    hold_lanes(s, uop, s.vex(name, x, y, width=width), bits)


def compare_lanes(s: X86Selector, uop: UOp, *, negated: bool) -> Register:
    """A comparison per lane, or its opposite: a mask register, or lanes as wide as those of the operands."""
    x, y = (s.value(v) for v in uop.src)
    dtype = uop.src[0].type
    if dtype.is_float:
        return float_mask(s, predicate_of(uop, negated=negated), x, y, dtype)
    top = dtype.scalar.bits - 1
    is_signed = dtype.scalar.is_signed or all(v.bounds.max >> top == 0 for v in uop.src)
    return integer_mask(s, predicate_of(uop, negated=negated), x, y, dtype, is_signed=is_signed)


def predicate_of(uop: UOp, *, negated: bool) -> int:
    """The number of a comparison, or that of its opposite, which holds where an operand is NaN."""
    return PREDICATES[uop.op] ^ (_OPPOSITE if negated else 0)


def integer_mask(s: X86Selector, predicate: int, x: Register, y: Register, dtype: DType, *, is_signed: bool) -> Register:
    """vpcmp. Unsigned integers whose top bits are 0 may be compared as signed ones."""
    if not s.masks:
        return integer_lanes(s, predicate, x, y, dtype, is_signed=is_signed)
    made = s.mask()
    name = f"kpcmp{'' if is_signed else 'u'}{letter(dtype)}"
    s.write(name, [made], [x], y, width=s.width(dtype), immediate=predicate)
    return made


def integer_lanes(s: X86Selector, predicate: int, x: Register, y: Register, dtype: DType, *, is_signed: bool) -> Register:
    """AVX2 compares for equal and for greater, with signs.
    The others are negated, exchanged, or have their top bits flipped."""
    width, t = s.width(dtype), letter(dtype)
    if predicate in (0, 4):
        found = s.vex(f"pcmpeq{t}", x, y, width=width)
    else:
        if not is_signed:
            top = s.number(1 << (dtype.scalar.bits - 1), dtype)
            x, y = (s.vex("pxor", v, top, width=width) for v in (x, y))
        found = s.vex(f"pcmpgt{t}", *((y, x) if predicate in (1, 5) else (x, y)), width=width)
    if predicate in (0, 1, 6):
        return found
    return s.vex("pxor", found, s.number(-1, dtype), width=width)


def from_mask(s: X86Selector, mask: Register) -> Register:
    """A scalar comparison's mask as 0 or 1."""
    made = s.general(32)
    if mask.kind == "mask":
        s.write("kmovwgr", [made], [mask])
        return made
    s.write("movdst", [made], [mask])
    return s.tied("andi", made, width=32, immediate=1)


def to_mask(s: X86Selector, condition: UOp, dtype: DType) -> Register:
    """A bool as a mask for values of this dtype."""
    if condition.type.lanes > 1:
        return s.value(condition) if s.masks else lanes_for(s, condition, lane_bits(dtype))
    register = s.value(condition)
    if s.masks:
        made = s.mask()
        if dtype.lanes > 1:
            register = s.tied("neg", register, width=64)
            s.write("kmovq", [made], [register], width=64)
        else:
            s.write("kmovwg", [made], [register])
        return made
    if dtype.lanes > 1:
        bits, name = (64, "q") if lane_bits(dtype) == 64 else (32, "d")
        one, made = s.vector(bits), s.vector(max(128, lane_bits(dtype) * dtype.lanes))
        s.write(f"mov{name}", [one], [s.tied("neg", register, width=bits)], width=bits)
        s.write(f"pbroadcast{name}", [made], [one], width=made.bits)
        return made
    bits = s.width(dtype)
    made = s.vector(bits)
    s.write("movd" if bits == 32 else "movq", [made], [s.tied("neg", register, width=bits)], width=bits)
    return made


def blend(s: X86Selector, mask: Register, then: Register, otherwise: Register, dtype: DType) -> Register:
    """The choice per lane, by a mask whose lanes are as wide."""
    width = s.width(dtype)
    if mask.kind == "mask":
        made = s.vector(width)
        s.write(f"pblendm{letter(dtype)}", [made], [otherwise, then, mask], width=max(128, width))
        return made
    if dtype.lanes > 1 or _is_zero(then) or _is_zero(otherwise):
        return blend_lanes(s, mask, then, otherwise, dtype)
    if s.avx:
        made = s.vector(width)
        s.write("blendvpd" if dtype.scalar.bits == 64 else "blendvps", [made], [otherwise, then, mask], width=max(128, width))
        return made
    chosen = s.vex("andps", mask, then, width=width, bits=width)
    other = s.vex("andnps", mask, otherwise, width=width, bits=width)
    return s.vex("orps", chosen, other, width=width, bits=width)


def _is_zero(register: Register) -> bool:
    """Whether it holds a constant all of whose bits are 0."""
    made = register.constant
    symbol = made.memory.symbol if made is not None and made.memory is not None else None
    return isinstance(symbol, Constant) and not any(symbol.data)


def blend_lanes(s: X86Selector, mask: Register, then: Register, otherwise: Register, dtype: DType) -> Register:
    """The choice by all bits of each lane.
    What is 0 is masked out: a blend takes three operations of the processor, that one."""
    width = s.width(dtype)
    if _is_zero(then):
        return s.vex(bitwise("andn", dtype), mask, otherwise, width=width, bits=width)
    if _is_zero(otherwise):
        return s.vex(bitwise("and", dtype), mask, then, width=width, bits=width)
    made = s.vector(width)
    name = {32: "blendvps", 64: "blendvpd"}.get(dtype.scalar.bits, "pblendvb")
    s.write(name, [made], [otherwise, then, mask], width=width)
    return made


def select_integer(s: X86Selector, holds: str, then: Register, otherwise: Register, width: int) -> Register:
    """cmov, right after the flags were set. A copy changes none."""
    made = s.duplicate(otherwise)
    s.write(f"cmov{holds}", [made], [made], then, width=width)
    return made
