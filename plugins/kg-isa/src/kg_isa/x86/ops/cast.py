"""CAST and BITCAST on x86-64, by the pinned rules:
saturating to integers, rounded once to floats, != 0 to bool."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from kg.plugin import DType, UOp, parse_dtype
from kg_render.asm import Register, Selector

from kg_isa.addresses import Address
from kg_isa.x86.operands import HALF, INT32, Operand, narrowed
from kg_isa.x86.ops import int64_lanes
from kg_isa.x86.ops.integers import canonical
from kg_isa.x86.ops.masks import (
    GREATER_OR_EQUAL,
    ORDERED,
    blend,
    float_mask,
    float_suffix,
    from_mask,
    hold_lanes,
    integer_mask,
    letter,
    select_integer,
    to_mask,
)
from kg_isa.x86.select import X86Selector

_INT16, _UINT32, _INT64, FLOAT32, _FLOAT64 = map(parse_dtype, ("int16", "uint32", "int64", "float32", "float64"))
#: What vectors of float16 are converted to and from without float32 between, where AVX512-FP16 is.
_BESIDE_HALVES: Final = frozenset(map(parse_dtype, ("bool", "int8", "uint8", "int16", "uint16")))
#: Bits of a float and of an integer -> how conversions call them.
_FLOAT_LANES: Final = {16: "ph", 32: "ps", 64: "pd"}
_INTEGER_LANES: Final = {16: "w", 32: "dq", 64: "qq"}
_NOT_EQUAL: Final = 4
TO_EVEN: Final = 0
_TO_ZERO: Final = 11


def convert(selector: Selector, uop: UOp) -> None:
    """CAST"""
    s = cast(X86Selector, selector)
    source, target = uop.src[0].type, uop.type
    if source.is_bool and target.lanes > 1 and source is not target:
        x = to_mask(s, uop.src[0], _between_type(s, source, target) if target.scalar is HALF else target)
    else:
        x = s.value(uop.src[0])
    convert_from(s, uop, x)


def convert_from(s: X86Selector, uop: UOp, x: Operand) -> None:
    """CAST of what is in a register, or where `takes_memory` says so in memory."""
    source, target = uop.src[0].type, uop.type
    between = _between_type(s, source, target)
    if source.scalar is HALF and source is not target and between.scalar is FLOAT32:
        width = max(128, 32 * source.lanes)
        x, source = s.unary("cvtph2ps", x, width=width, bits=s.width(between)), between
    if target.is_bool and target.lanes > 1 and source is not target:
        hold_lanes(s, uop, _between(s, x, source, target), source.scalar.bits)
    elif target.scalar is not HALF or source is target or between is target:
        s.values[uop] = _between(s, x, source, target)
    else:
        x = _between(s, x, source, between)
        s.values[uop] = made = s.vector(s.width(target))
        s.write("cvtps2ph", [made], [x], width=max(128, 32 * target.lanes), immediate=TO_EVEN)


def _between_type(s: X86Selector, source: DType, target: DType) -> DType:
    """What float16 is converted through: float32, or nothing but itself."""
    if s.halves and target.lanes > 1 and {source.scalar, target.scalar} & _BESIDE_HALVES:
        return HALF.vec(target.lanes)
    return FLOAT32.vec(target.lanes) if target.lanes > 1 else FLOAT32


def takes_memory(s: X86Selector, source: DType, target: DType) -> bool:
    """Whether what a conversion of vectors reads may be in memory:
    its first instruction, and none after it, reads that, or each half is read once."""
    a, b = source.scalar, target.scalar
    if a is b or a.is_bool or b.is_bool:
        return False
    if a is HALF:
        return _between_type(s, source, target).scalar is FLOAT32
    if a.is_float:
        return b.is_float and b is not HALF
    if b.is_float:
        return s.masks or a.bits < 32 or (a.bits == 32 and a.is_signed)
    return a.bits < b.bits or (a.bits == 64 > b.bits and not s.masks and source.lanes == 4)


def _between(s: X86Selector, x: Operand, source: DType, target: DType) -> Register:
    if target.lanes > 1:
        return _vector(s, x, source, target)
    return _scalar(s, _register(x), source, target)


def _register(x: Operand) -> Register:
    if not isinstance(x, Register):
        raise AssertionError("it is read more than once, or by an instruction whose operand is no memory")
    return x


def reinterpret(selector: Selector, uop: UOp) -> None:
    """BITCAST"""
    s = cast(X86Selector, selector)
    source, target, x = uop.src[0].type, uop.type, s.value(uop.src[0])
    from_kind, to_kind = s.bits_of(source)[0], s.bits_of(target)[0]
    bits = source.lanes * source.scalar.bits
    if uop in s.words:
        s.values[uop] = x if uop.src[0] in s.words else s.unary("pbroadcastd", _in_vector(s, x, bits), width=s.words[uop])
    elif from_kind == "gpr" and to_kind == "gpr":
        s.values[uop] = canonical(s, x, target, wraps=source.is_signed is not target.is_signed)
    elif from_kind == to_kind:
        s.values[uop] = x
    elif to_kind == "gpr":
        made = s.general(bits)
        s.write("movqst" if bits == 64 else "movdst", [made], [x], width=max(32, bits))
        s.values[uop] = canonical(s, made, target, wraps=True)
    else:
        s.values[uop] = _in_vector(s, x, bits)


def _in_vector(s: X86Selector, x: Register, bits: int) -> Register:
    if x.kind == "vec":
        return x
    made = s.vector(max(32, bits))
    s.write("movq" if bits == 64 else "movd", [made], [x], width=max(32, bits))
    return made


# -- scalars


def _scalar(s: X86Selector, x: Register, source: DType, target: DType) -> Register:
    if source is target:
        return x
    if target.is_bool:
        if source.is_float:
            return from_mask(s, float_mask(s, _NOT_EQUAL, x, s.number(0.0, source), source))
        return s.set_if_not_equal(lambda: s.write("test", [], [x, x], width=s.width(source)))
    if source.is_float:
        return _float_to_float(s, x, target) if target.is_float else _float_to_int(s, x, source, target)
    if target.is_float:
        return _int_to_float(s, x, source, target)
    return _int_to_int(s, x, source, target)


def _int_to_int(s: X86Selector, x: Register, source: DType, target: DType) -> Register:
    if target.bits < 32:
        fits = source.bits < target.bits and (target.is_signed or not source.is_signed)
        return x if fits or source.is_bool else canonical(s, x, target, wraps=True)
    if target.bits == 32 and source.bits == 64:  # addresses count on zeros above
        low = s.general(32)
        s.write("mov", [low], [x], width=32)
        return low
    if target.bits == 32 or source.bits == 64:
        return x
    made = s.general(64)
    if source.is_signed:
        s.write("movsxd", [made], [x], width=64)
    else:
        s.write("mov", [made], [x], width=32)
    return made


def _int_to_float(s: X86Selector, x: Register, source: DType, target: DType) -> Register:
    name = "cvtsi2ss" if target.bits == 32 else "cvtsi2sd"
    if source.bits == 64 and not source.is_signed:
        return _unsigned_to_float(s, x, target, name)
    wide = 64 if source.bits == 64 or (source.bits == 32 and not source.is_signed) else 32
    if source.bits == 32 and not source.is_signed:
        x = _int_to_int(s, x, source, _INT64)
    return _converted(s, name, x, target, wide)


def _converted(s: X86Selector, name: str, x: Register, target: DType, wide: int) -> Register:
    """The rest of the register is that of a constant, so that no old value is waited for."""
    zero = s.number(0.0, target)
    return s.vex(name, zero, x, width=wide, bits=target.bits)


def _unsigned_to_float(s: X86Selector, x: Register, target: DType, name: str) -> Register:
    """Halved, with the last bit kept for rounding, and doubled, where the top bit is set."""
    half = s.tied("shri", x, width=64, immediate=1)
    last = s.tied("andi", x, width=64, immediate=1)
    half = s.tied("or", half, last, width=64)
    s.write("test", [], [x, x], width=64)
    chosen = select_integer(s, "ns", x, half, 64)
    value = _converted(s, name, chosen, target, 64)
    suffix = float_suffix(target)
    double = s.vex(f"add{suffix}", value, value, width=target.bits, bits=target.bits)
    sign = s.tied("shri", x, width=64, immediate=63)
    if s.masks:
        mask = s.mask()
        s.write("kmovwg", [mask], [sign])
    else:
        mask = s.vector(target.bits)
        s.write("movd" if target.bits == 32 else "movq", [mask], [s.tied("neg", sign, width=64)], width=target.bits)
    return blend(s, mask, double, value, target)


def _float_to_float(s: X86Selector, x: Register, target: DType) -> Register:
    name = "cvtss2sd" if target.bits == 64 else "cvtsd2ss"
    return s.vex(name, x, x, width=target.bits, bits=target.bits)


def _float_to_int(s: X86Selector, x: Register, source: DType, target: DType) -> Register:
    if target.bits < 64:  # exact in float64, and in 64 bits
        if source.bits == 32:
            x = _float_to_float(s, x, _FLOAT64)
        return _narrow_to_int(s, x, target)
    if target.is_signed:
        return _to_int64(s, x, source)
    return _to_uint64(s, x, source)


def _truncated(s: X86Selector, x: Register, source: DType) -> Register:
    made = s.general(64)
    s.write("cvttss2si" if source.bits == 32 else "cvttsd2si", [made], [x], width=64)
    return made


def _narrow_to_int(s: X86Selector, x: Register, target: DType) -> Register:
    low, high = s.number(float(target.min), _FLOAT64), s.number(float(target.max), _FLOAT64)
    clamped = s.vex("maxsd", x, low, width=64)  # NaN becomes the second operand
    clamped = s.vex("minsd", clamped, high, width=64)
    result = _truncated(s, clamped, _FLOAT64)
    if not target.is_signed:
        return result
    zero = s.integer(0, 64)
    s.write("ucomisd", [], [x], x)
    return select_integer(s, "p", zero, result, 64)


def _to_int64(s: X86Selector, x: Register, source: DType) -> Register:
    """What is out of range becomes the least number, which is right below; above and NaN are corrected."""
    result = _truncated(s, x, source)
    most, zero, above = s.integer((1 << 63) - 1, 64), s.integer(0, 64), s.number(2.0**63, source)
    s.write(f"ucomi{float_suffix(source)}", [], [x], above)
    result = select_integer(s, "ae", most, result, 64)
    s.write(f"ucomi{float_suffix(source)}", [], [x], x)
    return select_integer(s, "p", zero, result, 64)


def _to_uint64(s: X86Selector, x: Register, source: DType) -> Register:
    suffix, bits = float_suffix(source), source.bits
    half, whole = s.number(2.0**63, source), s.number(2.0**64, source)
    x = s.vex(f"max{suffix}", x, s.number(0.0, source), width=bits, bits=bits)  # NaN becomes 0
    low = _truncated(s, x, source)
    high = _truncated(s, s.vex(f"sub{suffix}", x, half, width=bits, bits=bits), source)
    high = s.tied("xor", high, s.integer(-(1 << 63), 64), width=64)
    every = s.integer(-1, 64)
    s.write(f"ucomi{suffix}", [], [x], half)
    result = select_integer(s, "ae", high, low, 64)
    s.write(f"ucomi{suffix}", [], [x], whole)
    return select_integer(s, "ae", every, result, 64)


# -- vectors


def _vector(s: X86Selector, x: Operand, source: DType, target: DType) -> Register:
    if target.scalar.is_float and not source.scalar.is_bool and source is not target:
        return (_vector_floats if source.scalar.is_float else _vector_int_to_float)(s, x, source, target)
    if source.scalar.is_int and target.scalar.is_int:
        return resized(s, x, source, target)
    x = _register(x)
    if source is target:
        return x
    if target.scalar.is_bool:
        if source.scalar.is_float:
            return float_mask(s, _NOT_EQUAL, x, s.number(0.0, source), source)
        return integer_mask(s, _NOT_EQUAL, x, s.number(0, source), source, is_signed=True)
    if source.scalar.is_bool:
        return blend(s, x, s.number(1, target), s.number(0, target), target)
    return _vector_float_to_int(s, x, source, target)


def _lane_width(lanes: int, bits: int) -> int:
    return max(128, lanes * bits)


def resized(s: X86Selector, x: Operand, source: DType, target: DType) -> Register:
    """Low bits, or extended by the sign that the source has."""
    a, b, lanes = source.scalar.bits, target.scalar.bits, target.lanes
    if a == b:
        return _register(x)
    if a < b:
        name = f"pmov{'sx' if source.scalar.is_signed else 'zx'}{letter(source)}{letter(target)}"
        return s.unary(name, x, width=_lane_width(lanes, b))
    if isinstance(x, Address):
        high = replace(x, offset=x.offset + 16)
        low = s.vex("shufps", s.unary("movups", x, width=128), high, width=128, immediate=0b10001000)
        return low if b == 32 else narrowed(s, low, 32, b, lanes)
    if not s.masks:
        return narrowed(s, x, a, b, lanes)
    made = s.vector(_lane_width(lanes, b))
    s.write(f"pmov{letter(source)}{letter(target)}", [made], [x], width=_lane_width(lanes, a))
    return made


def _vector_floats(s: X86Selector, x: Operand, source: DType, target: DType) -> Register:
    lanes = target.lanes
    name = "cvtps2pd" if target.scalar.bits == 64 else "cvtpd2ps"
    return s.unary(name, x, width=_lane_width(lanes, 64), bits=_lane_width(lanes, target.scalar.bits))


def _vector_int_to_float(s: X86Selector, x: Operand, source: DType, target: DType) -> Register:
    lanes = target.lanes
    if int64_lanes.is_wide_without_masks(s, source):
        return int64_lanes.to_float(s, _register(x), source, target)
    middle = (_INT16 if target.scalar.bits == 16 else INT32).vec(lanes)
    if source.scalar.bits < middle.scalar.bits:
        x, source = resized(s, x, source, middle), middle
    if not s.masks and not source.scalar.is_signed:
        return _unsigned_lanes_to_float(s, _register(x), target)
    integers = ("" if source.scalar.is_signed else "u") + _INTEGER_LANES[source.scalar.bits]
    name = f"cvt{integers}2{_FLOAT_LANES[target.scalar.bits]}"
    width = _lane_width(lanes, max(source.scalar.bits, target.scalar.bits))
    return s.unary(name, x, width=width, bits=_lane_width(lanes, target.scalar.bits))


def _unsigned_lanes_to_float(s: X86Selector, x: Register, target: DType) -> Register:
    """uint32 without AVX-512: both halves are exact, so that only their sum is rounded;
    in float64 the sum is exact too."""
    lanes, width = target.lanes, s.width(target)
    whole = _lane_width(lanes, 32)
    high = s.unary("psrldi", x, width=whole, immediate=16)
    low = s.vex("pand", x, s.number(0xFFFF, _UINT32.vec(lanes)), width=whole)
    name, suffix = ("cvtdq2ps" if target.scalar.bits == 32 else "cvtdq2pd"), float_suffix(target)
    upper = s.unary(name, high, width=width, bits=width)
    upper = s.vex(f"mul{suffix}", upper, s.number(65536.0, target), width=width)
    return s.vex(f"add{suffix}", upper, s.unary(name, low, width=width, bits=width), width=width)


def _float_lanes_to_uint32(s: X86Selector, x: Register, source: DType, target: DType) -> Register:
    """float32 without AVX-512: as signed, where what is above becomes the top bit alone and is joined
    with how much it is above."""
    width, signed = s.width(source), INT32.vec(target.lanes)
    x = s.vex("maxps", x, s.number(0.0, source), width=width)  # NaN becomes 0
    low = _truncate_lanes(s, x, source, signed)
    high = _truncate_lanes(s, s.vex("subps", x, s.number(2.0**31, source), width=width), source, signed)
    high = s.vex("pand", high, s.unary("psradi", low, width=width, immediate=31), width=width)
    result = s.vex("por", low, high, width=width)
    return s.vex("por", result, float_mask(s, GREATER_OR_EQUAL, x, s.number(2.0**32, source), source), width=width)


def _clamped_to_int(s: X86Selector, x: Register, source: DType, target: DType) -> Register:
    """Floats that hold the limits exactly: what is beyond becomes one of them, NaN 0."""
    scalar, lanes, width, suffix = target.scalar, target.lanes, s.width(source), float_suffix(source)
    if scalar.is_signed:
        x = blend(s, float_mask(s, ORDERED, x, x, source), x, s.number(0.0, source), source)
    x = s.vex(f"max{suffix}", x, s.number(float(scalar.min), source), width=width)  # a NaN that is left becomes 0
    x = s.vex(f"min{suffix}", x, s.number(float(scalar.max), source), width=width)
    if scalar.bits == 32 and not scalar.is_signed:
        return narrowed(
            s, int64_lanes.low_bits(s, s.unary("roundpd", x, width=width, immediate=_TO_ZERO), source), 64, 32, lanes
        )
    middle = (_INT16 if source.scalar.bits == 16 else INT32).vec(lanes)
    return resized(s, _truncate_lanes(s, x, source, middle), middle, target)


def _vector_float_to_int(s: X86Selector, x: Register, source: DType, target: DType) -> Register:
    scalar, width = target.scalar, s.width(source)
    suffix = float_suffix(source)
    if int64_lanes.is_wide_without_masks(s, target):
        return int64_lanes.from_float(s, x, source, target)
    if scalar.bits < min(32, source.scalar.bits) or (scalar.bits < source.scalar.bits and (scalar.is_signed or not s.masks)):
        return _clamped_to_int(s, x, source, target)
    if not scalar.is_signed and not s.masks:
        return _float_lanes_to_uint32(s, x, source, target)
    if not scalar.is_signed:  # what is too great has all bits set
        positive = s.vex(f"max{suffix}", x, s.number(0.0, source), width=width)
        return _truncate_lanes(s, positive, source, target)
    result = _truncate_lanes(s, x, source, target)
    above = float_mask(s, GREATER_OR_EQUAL, x, s.number(float(int(scalar.max) + 1), source), source)
    result = blend(s, above, s.number(int(scalar.max), target), result, target)
    return blend(s, float_mask(s, ORDERED, x, x, source), result, s.number(0, target), target)


def _truncate_lanes(s: X86Selector, x: Register, source: DType, target: DType) -> Register:
    integers = ("" if target.scalar.is_signed else "u") + _INTEGER_LANES[target.scalar.bits]
    name = f"cvtt{_FLOAT_LANES[source.scalar.bits]}2{integers}"
    width = _lane_width(target.lanes, max(source.scalar.bits, target.scalar.bits))
    return s.unary(name, x, width=width, bits=_lane_width(target.lanes, target.scalar.bits))
