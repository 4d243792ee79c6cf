"""CAST and BITCAST: saturating to integers, rounded once to floats, != 0 to bool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kg.plugin import DType, UOp

from kg_amd.isa.operands import MAGNITUDE, Operand, Part
from kg_amd.isa.ops import wide
from kg_amd.isa.ops.alu import canonical, magnitude
from kg_amd.isa.ops.floats import single
from kg_amd.isa.ops.wide import double

if TYPE_CHECKING:
    from kg_amd.isa.select import AMDSelector

_ONES: Final = {16: 0x3C00, 32: single(1.0), 64: double(1.0)}


def bitcast(s: AMDSelector, uop: UOp) -> None:
    """BITCAST"""
    source, target = uop.src[0].type, uop.type
    x = s.operand(uop.src[0])
    if not target.is_float and target.lanes == 1 and target.bits < 32:
        part = s.in_vector(x) if isinstance(x, int) else x
        assert isinstance(part, Part)
        s.put(uop, canonical(s, part, target))
    else:
        s.put(uop, s.constant_part(x, size(source), "v") if isinstance(x, int) else x)


def size(dtype: DType) -> int:
    return max(1, dtype.lanes * dtype.scalar.bits // 32)


def cast(s: AMDSelector, uop: UOp) -> None:
    """CAST"""
    source, target = uop.src[0].type, uop.type
    x = s.operand(uop.src[0])
    if source is target:
        s.put(uop, x)
    elif target.is_bool:
        s.put(uop, _to_bool(s, uop, x, source))
    elif source.is_bool:
        s.put(uop, _from_bool(s, uop, x, target))
    elif source.is_float:
        s.put(uop, _float_to_float(s, x, source, target) if target.is_float else _float_to_int(s, x, source, target))
    elif target.is_float:
        s.put(uop, _int_to_float(s, x, source, target))
    else:
        s.put(uop, int_to_int(s, x, source, target))


def _to_bool(s: AMDSelector, uop: UOp, x: Operand, source: DType) -> Part:
    if source.is_float:
        return s.mask(f"v_cmp_neq_f{source.bits}", 0, x)
    if uop in s.scalar:
        s.op("s_cmp_lg_u64" if source.bits == 64 else "s_cmp_lg_u32", [], [x, 0])
        return s.on_masks("s_cselect", (1 << 64) - 1, 0)
    return s.mask("v_cmp_ne_u64" if source.bits == 64 else "v_cmp_ne_u32", 0, x)


def _from_bool(s: AMDSelector, uop: UOp, x: Operand, target: DType) -> Part:
    one = _ONES[target.bits] if target.is_float else 1
    size = 2 if target.bits == 64 else 1
    if uop in s.scalar:
        s.op(f"s_cmp_lg_u{s.wave}", [], [x, 0])
        return s.made(f"s_cselect_b{32 * size}", size, 1, 0)
    return wide.chosen(s, x, one, 0, size)


def int_to_int(s: AMDSelector, x: Operand, source: DType, target: DType) -> Operand:
    """Its low bits, or extended by the sign that the source has."""
    if isinstance(x, int):
        x = s.constant_part(x, size(source), "s")
    assert isinstance(x, Part)
    if target.bits < 64:
        low = x.word(0) if source.bits == 64 else x
        fits = target.bits >= 32 or (source.bits <= target.bits and source.is_signed == target.is_signed)
        fits = fits or (source.bits < target.bits and not source.is_signed)
        return low if fits else canonical(s, low, target)
    if source.bits == 64:
        return x
    kind, made = x.kind, s.tuple_of(2, x.kind)
    s.op(f"{kind}_mov_b32", [made.word(0)], [x])
    if not source.is_signed:
        s.op(f"{kind}_mov_b32", [made.word(1)], [0])
    elif kind == "s":
        s.op("s_ashr_i32", [made.word(1)], [x, 31])
    else:
        s.op("v_ashrrev_i32", [made.word(1)], [31, x])
    return made


def _int_to_float(s: AMDSelector, x: Operand, source: DType, target: DType) -> Part:
    sign = "i" if source.is_signed else "u"
    if target.bits == 64:
        if source.bits < 64:
            return s.made(f"v_cvt_f64_{sign}32", 2, x)
        return wide.to_double(s, wide.pair(x), signed=source.is_signed)
    made = (
        s.made(f"v_cvt_f32_{sign}32", 1, x) if source.bits < 64 else _wide_to_single(s, wide.pair(x), signed=source.is_signed)
    )
    return s.made("v_cvt_f16_f32", 1, made) if target.bits == 16 else made


def _wide_to_single(s: AMDSelector, x: wide.Pair, *, signed: bool) -> Part:
    """The leading 32 bits, with what is lost as their last one, converted and scaled."""
    given = x
    if signed:
        x = wide.pair(magnitude(s, x))
    shift = s.made("v_min_u32", 1, 32, s.made("v_clz_i32_u32", 1, x[1]))
    low, high = wide.pair(s.made("v_lshlrev_b64", 2, shift, wide.joined(s, x)))
    lost = s.made("v_cndmask_b32", 1, 0, 1, s.mask("v_cmp_ne_u32", 0, low))
    made = s.made("v_cvt_f32_u32", 1, s.made("v_or_b32", 1, high, lost))
    made = s.made("v_ldexp_f32", 1, made, s.made("v_sub_nc_u32", 1, 32, shift))
    if not signed:
        return made
    return s.made("v_or_b32", 1, made, s.made("v_and_b32", 1, 0x80000000, given[1]))


def _float_to_float(s: AMDSelector, x: Operand, source: DType, target: DType) -> Part:
    a, b = source.bits, target.bits
    if (a, b) == (64, 16):
        return s.made("v_cvt_f16_f32", 1, _odd(s, s.in_vector(x, 2)))
    if (a, b) == (16, 64):
        return s.made("v_cvt_f64_f32", 2, s.made("v_cvt_f32_f16", 1, x))
    return s.made(f"v_cvt_f{b}_f{a}", b // 32 or 1, x)


def _odd(s: AMDSelector, x: Part) -> Part:
    """float64 -> float32 rounded to odd, so that rounding on to float16 is right (Boldo and Melquiond,
    2008)."""
    nearest = s.made("v_cvt_f32_f64", 1, x)
    back = s.made("v_cvt_f64_f32", 2, nearest)
    both = MAGNITUDE | MAGNITUDE << 1
    above, below = s.new_mask(), s.new_mask()
    s.op("v_cmp_gt_f64", [above], [back, x], modifier=both)
    s.op("v_cmp_lt_f64", [below], [back, x], modifier=both)
    even = s.mask("v_cmp_eq_u32", 0, s.made("v_and_b32", 1, 1, nearest))
    step = s.made("v_cndmask_b32", 1, 1, 0xFFFFFFFF, above)
    moves = s.on_masks("s_and", even, s.on_masks("s_or", above, below))
    return s.made("v_cndmask_b32", 1, nearest, s.made("v_add_nc_u32", 1, nearest, step), moves)


def _float_to_int(s: AMDSelector, x: Operand, source: DType, target: DType) -> Part:
    if source.bits == 16:
        x = s.made("v_cvt_f32_f16", 1, x)
    bits = 64 if source.bits == 64 else 32
    if target.bits == 64:
        wider = x if bits == 64 else s.made("v_cvt_f64_f32", 2, x)
        return _double_to_wide(s, s.in_vector(wider, 2), signed=target.is_signed)
    made = s.made(f"v_cvt_{'i' if target.is_signed else 'u'}32_f{bits}", 1, x)
    if target.bits == 32:
        return made
    if not target.is_signed:
        return s.made("v_min_u32", 1, int(target.max), made)
    return s.made("v_max_i32", 1, int(target.min) & 0xFFFFFFFF, s.made("v_min_i32", 1, int(target.max), made))


def _double_to_wide(s: AMDSelector, x: Part, *, signed: bool) -> Part:
    """The words of its whole part; beyond either end the low word of that end."""
    low, high = wide.from_whole_double(s, s.made("v_trunc_f64", 2, x), signed=signed)
    end, begin = (2.0**63, -(2.0**63)) if signed else (2.0**64, 0.0)
    made = s.tuple_of(2)
    s.op("v_mov_b32", [made.word(1)], [high])
    low = s.made("v_cndmask_b32", 1, low, 0xFFFFFFFF, s.mask("v_cmp_le_f64", double(end), x))
    s.op("v_cndmask_b32", [made.word(0)], [low, 0, s.mask("v_cmp_gt_f64", double(begin), x)])
    return made
