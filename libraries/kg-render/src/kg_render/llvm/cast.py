"""CAST and BITCAST in LLVM IR: saturating to integers, correctly rounded to floats, != 0 to bool."""

from __future__ import annotations

from typing import Final

from kg import bool_, float32, float64, int32
from kg.plugin import DType, UOp

from kg_render.llvm.alu import call, select
from kg_render.llvm.body import Body
from kg_render.llvm.types import literal, suffix, type_name


def cast(body: Body, uop: UOp) -> None:
    """CAST"""
    source = uop.src[0]
    body.values[uop] = convert(body, body.values[source], source.type, uop.type)


def bitcast(body: Body, uop: UOp) -> None:
    """BITCAST"""
    source, target = type_name(uop.src[0].type), type_name(uop.type)
    x = body.values[uop.src[0]]
    if source == target:
        body.values[uop] = x
    else:
        body.let(uop, f"bitcast {source} {x} to {target}")


def convert(body: Body, x: str, source: DType, target: DType) -> str:
    """The value as another dtype has it."""
    if source is target:
        return x
    if target.is_bool:
        compared = "fcmp une" if source.is_float else "icmp ne"
        return body.emit(f"{compared} {type_name(source)} {x}, {literal(0, source)}")
    if source.is_bool:
        return body.emit(select(x, literal(1, target), literal(0, target), target))
    if source.is_float:
        return _float_to_float(body, x, source, target) if target.is_float else _float_to_int(body, x, source, target)
    return _int_to_float(body, x, source, target) if target.is_float else int_to_int(body, x, source, target)


def _convert(body: Body, opcode: str, x: str, source: DType, target: DType) -> str:
    return body.emit(f"{opcode} {type_name(source)} {x} to {type_name(target)}")


def int_to_int(body: Body, x: str, source: DType, target: DType) -> str:
    """Its low bits, or extended by the sign that the source has."""
    if source.bits == target.bits:
        return x
    opcode = "trunc" if source.bits > target.bits else "sext" if source.is_signed else "zext"
    return _convert(body, opcode, x, source, target)


def _int_to_float(body: Body, x: str, source: DType, target: DType) -> str:
    opcode = "sitofp" if source.is_signed else "uitofp"
    if target.bits >= 32:
        return _convert(body, opcode, x, source, target)
    # Rounding twice is harmless to float16: what float32 can't hold exactly, above 2**24, is infinite there. To bfloat16 core rounds to odd first.
    middle = float32.vec(target.lanes)
    return _convert(body, "fptrunc", _convert(body, opcode, x, source, middle), middle, target)


def _float_to_float(body: Body, x: str, source: DType, target: DType) -> str:
    if source.bits == target.bits:  # float16 and bfloat16, of which float32 holds all
        middle = float32.vec(target.lanes)
        return _convert(body, "fptrunc", _convert(body, "fpext", x, source, middle), middle, target)
    if source.bits < target.bits:
        return _convert(body, "fpext", x, source, target)
    if source.bits == 64 and target.bits == 16:
        middle = float32.vec(target.lanes)
        return _convert(body, "fptrunc", _double_to_odd_float(body, x, target.lanes), middle, target)
    return _convert(body, "fptrunc", x, source, target)


def _double_to_odd_float(body: Body, x: str, lanes: int) -> str:
    """float64 -> float32 rounded to odd, so that rounding on to float16 is right (Boldo and Melquiond,
    2008): LLVM would call __truncdfhf2. Where the nearest float32 is inexact and even, it is the odd neighbour towards x."""
    double, single, bits = float64.vec(lanes), float32.vec(lanes), int32.vec(lanes)
    nearest = _convert(body, "fptrunc", x, double, single)
    back = _convert(body, "fpext", nearest, single, double)
    inexact = body.emit(f"fcmp one {type_name(double)} {back}, {x}")  # false for NaN
    magnitudes = [body.emit(call("fabs", double, v)) for v in (back, x)]
    above = body.emit(f"fcmp ogt {type_name(double)} {magnitudes[0]}, {magnitudes[1]}")
    raw = body.emit(f"bitcast {type_name(single)} {nearest} to {type_name(bits)}")
    step = body.emit(select(above, literal(-1, bits), literal(1, bits), bits))
    neighbour = body.emit(f"add {type_name(bits)} {raw}, {step}")
    last_bit = body.emit(f"and {type_name(bits)} {raw}, {literal(1, bits)}")
    even = body.emit(f"icmp eq {type_name(bits)} {last_bit}, {literal(0, bits)}")
    moves = body.emit(f"and {type_name(bool_.vec(lanes))} {inexact}, {even}")
    odd = body.emit(select(moves, neighbour, raw, bits))
    return body.emit(f"bitcast {type_name(bits)} {odd} to {type_name(single)}")


def _float_to_int(body: Body, x: str, source: DType, target: DType) -> str:
    if source.bits == 16:
        wide = float32.vec(source.lanes)
        return _float_to_int(body, _convert(body, "fpext", x, source, wide), wide, target)
    if source.lanes == 1 or body.target.saturating_casts:
        sign = "s" if target.is_signed else "u"
        intrinsic = f"@llvm.fpto{sign}i.sat.{suffix(target)}.{suffix(source)}"
        return body.emit(f"call {type_name(target)} {intrinsic}({type_name(source)} {x})")
    return _saturated(body, x, source, target)


_MANTISSA: Final = {32: 24, 64: 53}


def _saturated(body: Body, x: str, source: DType, target: DType) -> str:
    """Clamp, convert, correct: LLVM takes the saturating intrinsic apart into scalars on x86."""
    floats = type_name(source)
    greatest = int(target.max) + 1
    lost = max(0, greatest.bit_length() - 1 - _MANTISSA[source.bits])
    high = literal(float(greatest - (1 << lost)), source)  # the greatest float that fits
    low = literal(float(target.min), source)
    above_low = body.emit(f"fcmp ogt {floats} {x}, {low}")  # NaN becomes low
    clamped = body.emit(select(above_low, x, low, source))
    below_high = body.emit(f"fcmp olt {floats} {clamped}, {high}")
    clamped = body.emit(select(below_high, clamped, high, source))
    result = _clamped_to_int(body, clamped, source, target)
    if lost:
        over = body.emit(f"fcmp ogt {floats} {x}, {high}")
        result = body.emit(select(over, literal(target.max, target), result, target))
    if target.is_signed:
        unordered = body.emit(f"fcmp uno {floats} {x}, {x}")
        result = body.emit(select(unordered, literal(0, target), result, target))
    return result


def _clamped_to_int(body: Body, x: str, source: DType, target: DType) -> str:
    """Through 32 bits where the target is narrower: that is what machines convert to."""
    middle = target if target.bits >= 32 else int32.vec(target.lanes)
    converted = _convert(body, "fptosi" if middle.is_signed else "fptoui", x, source, middle)
    return int_to_int(body, converted, middle, target)
