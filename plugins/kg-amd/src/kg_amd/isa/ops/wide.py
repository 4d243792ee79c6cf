"""64-bit integers from 32-bit words in vector registers; products in scalar ones."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, TypeAlias

from kg_amd.isa.operands import NEGATED, Operand, Part

if TYPE_CHECKING:
    from kg_amd.isa.select import AMDSelector

#: Low and high word.
Pair: TypeAlias = "tuple[Operand, Operand]"


def pair(x: Operand | Pair) -> Pair:
    """An operand's words."""
    if isinstance(x, tuple):
        return x
    return (x & 0xFFFFFFFF, x >> 32 & 0xFFFFFFFF) if isinstance(x, int) else (_part(x).word(0), _part(x).word(1))


def _part(x: Operand) -> Part:
    assert isinstance(x, Part)
    return x


def joined(s: AMDSelector, x: Pair) -> Part:
    """Two words as one value, in vector registers."""
    low, high = x
    if (
        isinstance(low, Part)
        and isinstance(high, Part)
        and low.register is high.register
        and low.kind == "v"
        and high.first == low.first + 1
    ) and (not s.files.even or low.first % 2 == 0):
        return Part(low.register, low.first, 2)
    made = s.tuple_of(2)
    s.op("v_mov_b32", [made.word(0)], [low])
    s.op("v_mov_b32", [made.word(1)], [high])
    return made


def add(s: AMDSelector, x: Pair, y: Pair, what: str = "add") -> Part:
    """x + y or x - y"""
    made = s.tuple_of(2)
    s.op(f"v_{what}_co_u32", [made.word(0), s.vcc], [x[0], y[0]])
    s.op(f"v_{what}_co_ci_u32", [made.word(1), s.vcc], [s.in_vector(x[1]), s.in_vector(y[1]), s.vcc])
    return made


def subtract(s: AMDSelector, x: Pair, y: Pair) -> Part:
    return add(s, x, y, "sub")


def multiply(s: AMDSelector, x: Pair, y: Pair) -> Part:
    """The low 64 bits of a product."""
    made = s.tuple_of(2)
    high: Operand = s.made("v_mul_hi_u32", 1, x[0], y[0])
    crossed = [(a, b) for a, b in ((x[0], y[1]), (x[1], y[0])) if a != 0 and b != 0]
    parts = [s.made("v_mul_lo_u32", 1, a, b) for a, b in crossed]
    if len(parts) == 2:
        s.op("v_add3_u32", [made.word(1)], [high, *parts])
    elif parts:
        s.op("v_add_nc_u32", [made.word(1)], [high, parts[0]])
    else:
        s.op("v_mov_b32", [made.word(1)], [high])
    s.op("v_mul_lo_u32", [made.word(0)], [x[0], y[0]])
    return made


def scalar_multiply(s: AMDSelector, x0: Operand, x1: Operand, y0: Operand, y1: Operand) -> Part:
    """The same in scalar registers."""
    made = s.tuple_of(2, "s")
    high = s.made("s_mul_hi_u32", 1, x0, y0)
    for a, b in ((x0, y1), (x1, y0)):
        if a != 0 and b != 0:
            high = s.made("s_add_u32", 1, high, s.made("s_mul_i32", 1, a, b))
    s.op("s_mov_b32", [made.word(1)], [high])
    s.op("s_mul_i32", [made.word(0)], [x0, y0])
    return made


def chosen(s: AMDSelector, mask: Operand, x: Operand | Pair, y: Operand | Pair, size: int = 2) -> Part:
    """x where the mask is set, else y; of one word or two."""
    if size == 1:
        assert not isinstance(x, tuple) and not isinstance(y, tuple)
        return s.made("v_cndmask_b32", 1, y, x, mask)
    made = s.tuple_of(2)
    for n, (a, b) in enumerate(zip(pair(x), pair(y), strict=True)):
        s.op("v_cndmask_b32", [made.word(n)], [b, a, mask])
    return made


def double(x: float) -> int:
    """The bits of a float64."""
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def to_double(s: AMDSelector, x: Pair, *, signed: bool) -> Part:
    """A float64, rounded once."""
    high = s.made("v_cvt_f64_i32" if signed else "v_cvt_f64_u32", 2, x[1])
    high = s.made("v_ldexp_f64", 2, high, 32)
    return s.made("v_add_f64", 2, high, s.made("v_cvt_f64_u32", 2, x[0]))


def from_whole_double(s: AMDSelector, x: Part, *, signed: bool) -> Pair:
    """The words of a float64 without a fraction; its high word saturates."""
    high = s.made("v_floor_f64", 2, s.made("v_mul_f64", 2, x, double(2.0**-32)))
    low = s.made("v_fma_f64", 2, high, double(-(2.0**32)), x)
    return s.made("v_cvt_u32_f64", 1, low), s.made("v_cvt_i32_f64" if signed else "v_cvt_u32_f64", 1, high)


def divide(s: AMDSelector, x: Pair, y: Pair) -> tuple[Part, Part]:
    """Quotient and remainder of numbers without a sign.
    Two estimates by a reciprocal that is a little too small leave a remainder below 2y."""
    divisor = to_double(s, y, signed=False)
    r = s.made("v_rcp_f64", 2, divisor)
    for _ in range(2):
        e = s.made("v_fma_f64", 2, divisor, r, double(1.0), modifier=NEGATED)
        r = s.made("v_fma_f64", 2, e, r, r)
    r = s.made("v_mul_f64", 2, r, double(1 - 2.0**-50))
    quotient, rest = (0, 0), x
    for _ in range(2):
        estimate = s.made("v_trunc_f64", 2, s.made("v_mul_f64", 2, to_double(s, rest, signed=False), r))
        q = from_whole_double(s, estimate, signed=False)
        quotient = pair(add(s, quotient, q))
        rest = pair(subtract(s, rest, pair(multiply(s, q, y))))
    over = s.mask("v_cmp_le_u64", joined(s, y), joined(s, rest))
    q = chosen(s, over, add(s, quotient, (1, 0)), quotient)
    return q, chosen(s, over, subtract(s, rest, y), rest)
