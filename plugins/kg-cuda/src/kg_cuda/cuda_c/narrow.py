"""CAST of 8- and 16-bit floats in CUDA C: structs of bits, converted by inline PTX."""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, Op, UOp
from kg_render.cstyle import RULES as C_RULES
from kg_render.cstyle import Text, Writer, convert_float_to_int

from kg_cuda.cuda_c.renderer import HALF, STRUCTS
from kg_cuda.ptx.narrow import SINGLE
from kg_cuda.ptx.types import exact, kind, number

#: What inline PTX calls an operand, by bits: of integers, of floats.
_OPERANDS: Final = {64: ("l", "d"), 32: ("r", "f")}
#: format -> how a float is made of `a.bits`.
_WIDENED: Final = {
    "float16": ['asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"(a.bits));'],
    "bfloat16": ["r = __uint_as_float((unsigned int)a.bits << 16);"],
    "float8_e4m3": [
        "unsigned int pair;",
        'asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(pair) : "h"((unsigned short)a.bits));',
        'asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"((unsigned short)pair));',
    ],
    "float8_e5m2": ['asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"((unsigned short)(a.bits << 8)));'],
}
#: format of 8 bits -> where a magnitude rounds to no number any more (see `kg_cuda.ptx.narrow`).
_BEYOND: Final = {"float8_e4m3": "> 464.0f", "float8_e5m2": ">= 61440.0f"}


def cast(w: Writer, u: UOp) -> Text | None:
    """CAST: of structs, by way of float32."""
    source, target = u.src[0], u.type
    of = source.type
    if of is target or (of not in STRUCTS and target not in STRUCTS):
        return C_RULES[Op.CAST](w, u)
    if of.is_bool:
        one, zero = (f"{w.type(target)}{{{number(x, target)}}}" for x in (1.0, 0.0))
        return Text(f"{w.arg(source, 4)} ? {one} : {zero}", 3)
    if of not in STRUCTS:
        return Text(_to_half(w, source) if target is HALF else _narrowed(w, target, _as_single(w, source)))
    wide = _widened(w, of, w.arg(source))
    if target in STRUCTS:
        return Text(_narrowed(w, target, wide))
    if target is SINGLE:
        return Text(wide)
    if target.is_bool:
        return Text(f"{wide} != 0.0f", 9)
    if target.is_int:
        return Text(convert_float_to_int(w, SINGLE, target, wide))
    return Text(f"({w.type(target)}){wide}", 14)


def _as_single(w: Writer, source: UOp) -> str:
    return w.arg(source) if source.type is SINGLE else f"(float){w.arg(source, 14)}"


def _widened(w: Writer, of: DType, code: str) -> str:
    name = f"of_{STRUCTS[of].removesuffix('_bits')}"
    return f"{w.helper(name, SINGLE, [(w.type(of), 'a')], ['float r;', *_WIDENED[of.name], 'return r;'])}({code})"


def _to_half(w: Writer, source: UOp) -> str:
    """Rounded once, from whatever it is."""
    of = source.type
    letter = _OPERANDS[max(32, of.bits)][of.is_float]
    given = "(int)a" if of.bits < 32 else "a"
    name = kind(of) if of.bits < 32 else exact(of)
    body = ["half_bits r;", f'asm("cvt.rn.f16.{name} %0, %1;" : "=h"(r.bits) : "{letter}"({given}));', "return r;"]
    return f"{w.helper(f'from_{of}_to', HALF, [(w.type(of), 'a')], body)}({w.arg(source)})"


def _narrowed(w: Writer, target: DType, code: str) -> str:
    """A float, rounded."""
    if target.bits == 16:
        lines = [f'asm("cvt.rn.{kind(target)}.f32 %0, %1;" : "=h"(r.bits) : "f"(a));']
    else:
        lines = [
            "unsigned short pair;",
            f'asm("cvt.rn.satfinite.{kind(target)}x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(0.0f), "f"(a));',
            f"r.bits = pair + (fabsf(a) {_BEYOND[target.name]});",
        ]
    body = [f"{w.type(target)} r;", *lines, "return r;"]
    return f"{w.helper('from_float32_to', target, [(w.type(SINGLE), 'a')], body)}({code})"
