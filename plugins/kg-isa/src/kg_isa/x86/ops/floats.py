"""Floats on x86-64: roots, rounding, fused multiply-add, 2**x."""

from __future__ import annotations

from typing import Final, cast

from kg.plugin import Op, UOp
from kg_cpu.coefficients import EXP2_ABOVE_32, VANISHES_32
from kg_render.asm import Selector

from kg_isa.x86.encoding.encode import ZEROING
from kg_isa.x86.ops.masks import NOT_LESS, float_mask, float_suffix
from kg_isa.x86.select import X86Selector


def square_root(selector: Selector, uop: UOp) -> None:
    """SQRT"""
    s, dtype = cast(X86Selector, selector), uop.type
    width = s.width(dtype)
    if dtype.lanes > 1:
        s.values[uop] = s.unary(f"sqrt{float_suffix(dtype)}", s.operand(uop.src[0]), width=width)
    else:
        x = s.value(uop.src[0])
        s.values[uop] = s.vex(f"sqrt{float_suffix(dtype)}", x, x, width=width, bits=width)


def rounded(selector: Selector, uop: UOp) -> None:
    """TRUNC ROUND: towards zero or to even, without an exception for what is inexact"""
    s, dtype = cast(X86Selector, selector), uop.type
    width, mode = s.width(uop.type), 11 if uop.op is Op.TRUNC else 8
    if dtype.lanes > 1:
        s.values[uop] = s.unary(f"round{float_suffix(dtype)}", s.operand(uop.src[0]), width=width, immediate=mode)
    else:
        x, made = s.value(uop.src[0]), s.vector(width)
        s.write(f"round{float_suffix(dtype)}", [made], [x], x, width=width, immediate=mode)
        s.values[uop] = made


def _ends_here(s: X86Selector, operand: UOp) -> bool:
    """Whether nothing else reads it, so that the result may take its register."""
    return s.readers.get(operand) == 1 and operand.op not in (Op.LOAD, Op.CONST)


def multiply_add(selector: Selector, uop: UOp) -> None:
    """MULACC: fused"""
    s, dtype = cast(X86Selector, selector), uop.type
    width, suffix = s.width(dtype), float_suffix(dtype)
    x, y, z = uop.src
    if s.is_in_memory(x):
        x, y = y, x
    stays = z in (x, y) or s.readers.get(z, 0) > 1
    ends = next((v for v in (x, y) if stays and v is not z and _ends_here(s, v)), None)
    if z.op is Op.CONST or s.is_in_memory(z) or (ends is not None and not s.is_in_memory(y)):
        x, y = (y, x) if ends is y else (x, y)
        made = s.overwritable(x)
        s.write(f"fma213{suffix}", [made], [made, s.value(y)], s.operand(z), width=width)
    else:
        first = s.value(x)
        made = s.overwritable(z)
        s.write(f"fma231{suffix}", [made], [made, first], s.operand(y), width=width)
    s.values[uop] = made


_DOWN: Final = 1


def exp2(selector: Selector, uop: UOp) -> None:
    """EXP2 of float32 with AVX-512: a polynomial of the fraction,
    scaled by an instruction that finds the integer by itself"""
    s, dtype = cast(X86Selector, selector), uop.type
    x, width = s.value(uop.src[0]), max(128, s.width(uop.type))
    bits = s.width(dtype)
    fraction = s.unary("reduceps", x, width=width, immediate=_DOWN)
    power = s.number(EXP2_ABOVE_32[-1], dtype)
    for c in (*reversed(EXP2_ABOVE_32[:-1]), 1.0):
        made = s.duplicate(power)
        s.write("fma213" + float_suffix(dtype), [made], [made, fraction], s.number(c, dtype), width=width)
        power = made
    kept, made = float_mask(s, NOT_LESS, x, s.number(VANISHES_32, dtype), dtype), s.vector(bits)
    s.write("scalefps", [made], [power, x, kept], width=width, modifier=ZEROING)
    s.values[uop] = made
