"""ALU ops of floats: packed in pairs where the hardware has it;
quotients and square roots rounded to nearest, as LLVM's sequences are."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

from kg.plugin import DType, Op, UOp
from kg_render import guards

from kg_amd.isa.operands import NEGATED, OP_SEL, OP_SEL_HI, PACKED, Operand, Part, is_vector, words
from kg_amd.isa.ops import wide
from kg_amd.isa.ops.wide import double

if TYPE_CHECKING:
    from kg_amd.isa.select import AMDSelector

#: Instructions of pairs.
PACKED_OPS: Final = frozenset({Op.ADD, Op.SUB, Op.MUL, Op.MULACC})
_NAMES: Final = {Op.ADD: "add", Op.SUB: "sub", Op.MUL: "mul", Op.MAX: "max", Op.MIN: "min"}
_NAN: Final = {16: 0x7E00, 32: 0x7FC00000, 64: 0x7FF8000000000000}
_SECOND: Final = NEGATED << 1
_ROUNDING: Final = {Op.TRUNC: "trunc", Op.ROUND: "rndne"}
_ZERO_OR_INFINITE: Final = 0x260  #: classes: +infinity, -0, +0


def single(x: float) -> int:
    """The bits of a float32."""
    return struct.unpack("<I", struct.pack("<f", x))[0]


def binary(s: AMDSelector, uop: UOp) -> None:
    """ADD SUB MUL MAX MIN FDIV"""
    dtype, op = uop.type, uop.op
    if dtype.lanes == 2:
        _packed(s, uop, f"v_pk_{'add' if op is Op.SUB else _NAMES[op]}_f{dtype.scalar.bits}")
    elif op is Op.FDIV:
        s.put(uop, divide(s, s.operand(uop.src[0]), s.operand(uop.src[1]), dtype.bits))
    elif op in (Op.MAX, Op.MIN):
        _extreme(s, uop)
    else:
        s.put(uop, arithmetic(s, op, dtype, *(s.operand(v) for v in uop.src)))


def arithmetic(s: AMDSelector, op: Op, dtype: DType, x: Operand, y: Operand) -> Part:
    bits, size = dtype.bits, 2 if dtype.bits == 64 else 1
    if bits == 64 and op is Op.SUB:
        if isinstance(y, int):
            return s.made("v_add_f64", 2, x, y ^ 1 << 63)
        return s.made("v_add_f64", 2, x, y, modifier=_SECOND)
    return s.made(f"v_{_NAMES[op]}_f{bits}", size, x, y)


def _packed(s: AMDSelector, uop: UOp, name: str) -> None:
    modifier = PACKED
    if uop.op is Op.SUB:
        modifier |= 2 * NEGATED | 2 << 3  # both halves
    operands: list[Operand] = []
    for n, v in enumerate(uop.src):
        if v in s.deferred and v not in s.values and v.op is Op.VECTORIZE:  # one number twice
            x, half = _twice(s, v.src[0])
            modifier = modifier & ~(OP_SEL_HI << n) | half * (OP_SEL | OP_SEL_HI) << n
            operands.append(x)
        else:
            operands.append(s.vector(v))
    s.put(uop, s.made(name, wide_of(uop), *operands, modifier=modifier))


def _twice(s: AMDSelector, number: UOp) -> tuple[Part, int]:
    """A number as an operand of which both halves are taken from one: the operand, and from which."""
    x = s.in_vector(s.operand(number))
    if number.type.bits == 16:
        return x, 0
    first = x.first & ~1
    if first + 2 <= words(x.register):
        return Part(x.register, first, 2), x.first - first
    made = s.tuple_of(2)
    s.op("v_mov_b32", [made.word(0)], [x])
    return made, 0


def wide_of(uop: UOp) -> int:
    """Words of a pair."""
    return 2 if uop.type.scalar.bits == 32 else 1


def _extreme(s: AMDSelector, uop: UOp) -> None:
    """MAX MIN: NaN wins, which the instruction gives way to a number."""
    dtype = uop.type
    x, y = (s.operand(v) for v in uop.src)
    made = arithmetic(s, uop.op, dtype, x, y)
    if any(guards.may_be_nan(v) for v in uop.src):
        unordered = s.mask(f"v_cmp_u_f{dtype.bits}", x, y)
        made = wide.chosen(s, unordered, _NAN[dtype.bits], made, made.size)
    s.put(uop, made)


def multiply_add(s: AMDSelector, uop: UOp) -> None:
    """MULACC, fused."""
    dtype = uop.type
    if dtype.lanes == 2:
        _packed(s, uop, f"v_pk_fma_f{dtype.scalar.bits}")
        return
    a, b, c = (s.operand(v) for v in uop.src)
    if (
        dtype.bits == 32
        and is_vector(c)
        and isinstance(c, Part)
        and uop.src[2] in s.places.read_once
        and words(c.register) == 1
    ):
        made = s.copied(c)  # added to in its place
        s.op("v_fma_f32", [made], [a, b, made])
        s.put(uop, made)
    else:
        s.put(uop, s.made(f"v_fma_f{dtype.bits}", 2 if dtype.bits == 64 else 1, a, b, c))


def sign(s: AMDSelector, uop: UOp, name: str) -> None:
    """NEG and ABS, of NaN too: the sign's bit alone."""
    dtype = uop.type
    bits = dtype.scalar.bits
    flip = name == "v_xor_b32"
    if bits == 64:
        made, (low, high) = s.tuple_of(2), wide.pair(s.operand(uop.src[0]))
        s.op("v_mov_b32", [made.word(0)], [low])
        s.op(name, [made.word(1)], [0x80000000 if flip else 0x7FFFFFFF, high])
        s.put(uop, made)
        return
    word = 1 << bits - 1 if flip else (1 << bits - 1) - 1
    if dtype.lanes == 2 and bits == 16:
        word |= word << 16
    x = s.operand(uop.src[0])
    if dtype.lanes == 2 and bits == 32:
        made, pair = s.tuple_of(2), wide.pair(x)
        for n in range(2):
            s.op(name, [made.word(n)], [word, pair[n]])
        s.put(uop, made)
        return
    s.put(uop, s.made(name, 1, word, x))


def divide(s: AMDSelector, x: Operand, y: Operand, bits: int) -> Part:
    """x / y: scaled, a reciprocal, Newton's steps with fused sums,
    and what overflows on the way put right."""
    size, f = bits // 32, f"f{bits}"
    x, y = s.in_vector(x, size), s.in_vector(y, size)
    one = double(1.0) if bits == 64 else single(1.0)
    unused = s.new_mask()
    d, n = s.new("v", size), s.new("v", size)
    s.op(f"v_div_scale_{f}", [d, unused], [y, y, x])
    r = s.made(f"v_rcp_{f}", size, d)
    for _ in range(2 if bits == 64 else 1):
        e = s.made(f"v_fma_{f}", size, d, r, one, modifier=NEGATED)
        r = s.made(f"v_fma_{f}", size, e, r, r)
    s.op(f"v_div_scale_{f}", [n, s.vcc], [x, y, x])
    q = s.made(f"v_mul_{f}", size, n, r)
    e = s.made(f"v_fma_{f}", size, d, q, n, modifier=NEGATED)
    if bits == 32:
        q = s.made("v_fma_f32", 1, e, r, q)
        e = s.made("v_fma_f32", 1, d, q, n, modifier=NEGATED)
    q = s.made(f"v_div_fmas_{f}", size, e, r, q)
    return s.made(f"v_div_fixup_{f}", size, q, y, x)


def reciprocal(s: AMDSelector, uop: UOp) -> None:
    """RECIPROCAL"""
    bits = uop.type.bits
    one = double(1.0) if bits == 64 else single(1.0)
    s.put(uop, divide(s, one, s.operand(uop.src[0]), bits))


def root(s: AMDSelector, uop: UOp) -> None:
    """SQRT"""
    x = s.vector(uop.src[0])
    s.put(uop, _root_double(s, x) if uop.type.bits == 64 else _root_single(s, x))


def _root_single(s: AMDSelector, x: Part) -> Part:
    """The nearest of an estimate and its neighbours, of a number that is no subnormal."""
    small = s.mask("v_cmp_gt_f32", single(2.0**-96), x)
    y = s.made("v_cndmask_b32", 1, x, s.made("v_mul_f32", 1, single(2.0**32), x), small)
    r = s.made("v_sqrt_f32", 1, y)
    below, above = s.made("v_add_nc_u32", 1, 0xFFFFFFFF, r), s.made("v_add_nc_u32", 1, 1, r)
    low = s.made("v_fma_f32", 1, below, r, y, modifier=NEGATED)
    high = s.made("v_fma_f32", 1, above, r, y, modifier=NEGATED)
    r = s.made("v_cndmask_b32", 1, r, below, s.mask("v_cmp_ge_f32", 0, low))
    r = s.made("v_cndmask_b32", 1, r, above, s.mask("v_cmp_lt_f32", 0, high))
    r = s.made("v_cndmask_b32", 1, r, s.made("v_mul_f32", 1, single(2.0**-16), r), small)
    return s.made("v_cndmask_b32", 1, r, y, s.mask("v_cmp_class_f32", y, _ZERO_OR_INFINITE))


def _root_double(s: AMDSelector, x: Part) -> Part:
    """Goldschmidt's steps from the estimate of 1/sqrt(x), of x scaled by a power of four."""
    small = s.mask("v_cmp_gt_f64", s.in_vector(double(2.0**-767), 2), x)
    y = s.made("v_ldexp_f64", 2, x, s.made("v_cndmask_b32", 1, 0, 256, small))
    r = s.made("v_rsq_f64", 2, y)
    g, h = s.made("v_mul_f64", 2, y, r), s.made("v_mul_f64", 2, r, double(0.5))
    e = s.made("v_fma_f64", 2, h, g, double(0.5), modifier=NEGATED)
    g, h = s.made("v_fma_f64", 2, g, e, g), s.made("v_fma_f64", 2, h, e, h)
    for _ in range(2):
        d = s.made("v_fma_f64", 2, g, g, y, modifier=NEGATED)
        g = s.made("v_fma_f64", 2, d, h, g)
    g = s.made("v_ldexp_f64", 2, g, s.made("v_cndmask_b32", 1, 0, 0xFFFFFF80, small))
    special = s.mask("v_cmp_class_f64", y, _ZERO_OR_INFINITE)
    return wide.chosen(s, special, y, g)


def rounded(s: AMDSelector, uop: UOp) -> None:
    """TRUNC ROUND"""
    bits = uop.type.bits
    s.put(uop, s.made(f"v_{_ROUNDING[uop.op]}_f{bits}", 2 if bits == 64 else 1, s.operand(uop.src[0])))
