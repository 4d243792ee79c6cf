"""bfloat16 and 8-bit floats in PTX: stored and converted to and from float32 only.

What core computes in them is computed in float32 and rounded, as semantics.md has it. Conversions round to nearest even with subnormals kept, as pinned,
but those to 8 bits give the largest number for what is beyond it. The codes above it are infinity (e5m2) and NaN (e4m3), each the next one, so that one is
added where the number rounds to none:

    cvt.rn.satfinite.e4m3x2.f32 %h, 0, %x       |%x| > 464, half way to what would follow 448: code + 1
"""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, parse_dtype

from kg_cuda.arch import Arch
from kg_cuda.ptx.body import Body
from kg_cuda.ptx.types import kind

SINGLE: Final = parse_dtype("float32")
_BRAIN, _E4M3, _E5M2 = map(parse_dtype, ("bfloat16", "float8_e4m3", "float8_e5m2"))
CONVERTED: Final = frozenset({_BRAIN, _E4M3, _E5M2})
_SINCE: Final = "8.1"
#: The comparison with a magnitude that says that it rounds to no number. 448 is even, as 57344 is not: the tie goes to the even side.
_BEYOND: Final = {_E4M3: ("gt", "0f43E80000"), _E5M2: ("ge", "0f47700000")}


def held(target: Arch) -> frozenset[DType]:
    """The formats that an architecture converts by itself; core does it with integers elsewhere."""
    eight = (_E4M3, _E5M2) if target.has_eight_bit_floats else ()
    return frozenset((_BRAIN, *eight) if target.number >= 80 else ())


def widened(body: Body, x: str, dtype: DType) -> str:
    """As float32: exact. bfloat16 is its upper half, e5m2 the upper half of float16."""
    if dtype is _BRAIN:
        return body.emit("b32", "mov.b32", f"{{{body.in_register('0', 'b16')}, {x}}}")
    if dtype is _E4M3:
        body.need(_SINCE)
        pair = body.emit("b32", "cvt.rn.f16x2.e4m3x2", body.emit("b16", "cvt.u16.u32", x))
        half = body.emit("b16", "cvt.u16.u32", pair)
    else:
        half = body.emit("b16", "cvt.u16.u32", body.emit("b32", "shl.b32", x, 8))
    return body.emit("b32", "cvt.f32.f16", half)


def narrowed(body: Body, x: str, dtype: DType) -> str:
    """A float32 rounded."""
    if dtype is _BRAIN:
        return rounded(body, x, dtype)
    body.need(_SINCE)
    pair = body.emit("b16", f"cvt.rn.satfinite.{kind(dtype)}x2.f32", body.in_register("0f00000000", "b32"), x)
    code = body.emit("b32", "cvt.u32.u16", pair)
    comparison, least = _BEYOND[dtype]
    beyond = body.emit("pred", f"setp.{comparison}.f32", body.emit("b32", "abs.f32", x), least)
    return body.emit("b32", "add.s32", code, body.emit("b32", "selp.b32", 1, 0, beyond))


def rounded(body: Body, x: str, dtype: DType) -> str:
    """A float32 as a float of 16 bits. Where two are put into a word, they are rounded at once."""
    found = body.emit("b16", f"cvt.rn.{kind(dtype)}.f32", x)
    body.rounded[found] = x
    return found
