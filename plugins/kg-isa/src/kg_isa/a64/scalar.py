"""Scalar ops of AArch64 beyond the shared ones: flags, divisions, shifts, conversions."""

from __future__ import annotations

from kg.plugin import DType, Op, UOp
from kg_render import guards
from kg_render.asm import Register

from kg_isa.a64.encode import condition
from kg_isa.a64.select import A64Selector, holds
from kg_isa.risc.select import FLOAT32, FLOAT64, INT32

_LETTERS = {16: "h", 32: "s", 64: "d"}


def compare(s: A64Selector, uop: UOp) -> Register:
    """CMPLT CMPLE CMPEQ CMPNE"""
    s.compare_values(*uop.src)
    return s.made("cset", uop.type, immediate=condition(holds(uop)))


def where(s: A64Selector, uop: UOp) -> Register:
    """WHERE"""
    x, y = s.value(uop.src[1]), s.value(uop.src[2])
    if uop.src[0] in s.deferred and uop.src[0] not in s.values:
        for source in uop.src[0].src:
            s.value(source)
    else:
        s.value(uop.src[0])
    number = condition(s.condition(uop.src[0]))
    bits = max(32, uop.type.bits)  # of float16 the low half is chosen with the rest
    return s.made("fcsel" if uop.type.is_float else "csel", uop.type, x, y, immediate=number, modifier=bits)


def extreme(s: A64Selector, uop: UOp) -> Register:
    """MAX MIN: NaN wins"""
    dtype = uop.type
    x, y = (s.value(v) for v in uop.src)
    if dtype.is_float:
        return s.made("fmax" if uop.op is Op.MAX else "fmin", dtype, x, y)
    s.write("cmp", [], [x, y], width=s.width(dtype))
    name = {(Op.MAX, True): "gt", (Op.MAX, False): "hi", (Op.MIN, True): "lt", (Op.MIN, False): "lo"}[uop.op, dtype.is_signed]
    return s.made("csel", dtype, x, y, immediate=condition(name))


def multiply_sum(s: A64Selector, uop: UOp) -> Register | None:
    """ADD of a product: madd"""
    for product, other in (uop.src, reversed(uop.src)):
        if product in s.deferred and product.op is Op.MUL and product not in s.values:
            return s.made("madd", uop.type, *(s.value(v) for v in (*product.src, other)))
    return None


def divide(s: A64Selector, uop: UOp) -> Register:
    """IDIV MOD: x / 0 is 0 and INT_MIN / -1 is INT_MIN here; x % 0 is corrected"""
    dtype = uop.type
    x, y = (s.value(v) for v in uop.src)
    quotient = s.made("sdiv" if dtype.is_signed else "udiv", dtype, x, y)
    if uop.op is Op.IDIV:
        return s.canonical(quotient, dtype)
    remainder = s.made("msub", dtype, quotient, y, x)
    if guards.divisor_may_be_zero(uop):
        zero = s.number(0, dtype)
        s.write("cmpi", [], [y], width=s.width(dtype), immediate=0)
        remainder = s.made("csel", dtype, zero, remainder, immediate=condition("eq"))
    return s.canonical(remainder, dtype)


def shift(s: A64Selector, uop: UOp) -> Register:
    """SHL SHR: the processor takes the count modulo the width"""
    dtype, count = uop.type, uop.src[1]
    name = "lsl" if uop.op is Op.SHL else "asr" if dtype.is_signed else "lsr"
    x, bits = s.value(uop.src[0]), s.width(dtype)
    if count.op is Op.CONST:
        number = int(count.value)
        if not 0 <= number < dtype.bits:
            if name != "asr":
                return s.number(0, dtype)
            number = dtype.bits - 1
        shifted = s.made(name + "i", dtype, x, immediate=number)
        return s.canonical(shifted, dtype) if uop.op is Op.SHL else shifted
    by, exceeds = s.value(count), guards.shift_may_exceed(uop)
    most = s.number(dtype.bits - 1 if name == "asr" else 0, dtype) if exceeds else by
    if exceeds:
        s.write("cmpi", [], [by], width=bits, immediate=dtype.bits - 1)
        if name == "asr":
            by = s.made("csel", dtype, most, by, immediate=condition("hi"))
    shifted = s.made(name + "v", dtype, x, by)
    if exceeds and name != "asr":
        shifted = s.made("csel", dtype, most, shifted, immediate=condition("hi"))
    return s.canonical(shifted, dtype) if uop.op is Op.SHL else shifted


def convert(s: A64Selector, x: Register, source: DType, target: DType) -> Register:
    """CAST: to integers the processor saturates at 32 and 64 bits and makes 0 of NaN"""
    if source is target:
        return x
    if source.is_float and source.bits == 16 and not target.is_float:
        x, source = convert(s, x, source, FLOAT32), FLOAT32
    if target.is_float and target.bits == 16 and not source.is_float:  # rounded once: integers that float64 rounds are infinite
        x, source = convert(s, x, source, FLOAT64), FLOAT64
    from_bits, to_bits = s.width(source), s.width(target)
    if target.is_bool:
        if not source.is_float:
            return s.is_not_zero(x, source)
        s.write("fcmp", [], [x, s.number(0.0, source)], modifier=from_bits)
        return s.made("cset", target, immediate=condition("ne"))
    if source.is_float and target.is_float:
        return s.made(f"fcvt{_LETTERS[to_bits]}{_LETTERS[from_bits]}", target, x)
    if source.is_float:
        return _to_integer(s, x, source, target)
    if target.is_float:
        return s.made("scvtf" if source.is_signed else "ucvtf", target, x, width=from_bits)
    if to_bits == 64 and from_bits == 32:
        return s.made("sxtw" if source.is_signed else "uxtw", target, x)
    return s.canonical(x, target)


def _to_integer(s: A64Selector, x: Register, source: DType, target: DType) -> Register:
    result = s.made("fcvtzs" if target.is_signed else "fcvtzu", target, x, modifier=source.bits)
    if target.bits < 32:
        for limit, name in (
            (target.max, "gt" if target.is_signed else "hi"),
            *([(target.min, "lt")] if target.is_signed else []),
        ):
            bound = s.number(int(limit), INT32)
            s.write("cmp", [], [result, bound])
            result = s.made("csel", target, bound, result, immediate=condition(name))
    return result
