"""Scalar ops of RV64 beyond the shared ones: comparisons into registers, selects by branches."""

from __future__ import annotations

from kg.plugin import DType, Op, UOp
from kg_render import guards
from kg_render.asm import Register

from kg_isa.risc.select import BOOL, INT32, INT64
from kg_isa.rv64.select import RV64Selector


def compare(s: RV64Selector, uop: UOp) -> Register:
    """CMPLT CMPLE CMPEQ CMPNE"""
    dtype = uop.src[0].type
    x, y = (s.value(v) for v in uop.src)
    if dtype.is_float:
        key = {Op.CMPLT: "flt", Op.CMPLE: "fle"}.get(uop.op, "feq")
        found = s.made(key, BOOL, x, y, modifier=dtype.bits)
        return s.made("xori", BOOL, found, immediate=1) if uop.op is Op.CMPNE else found
    less = "slt" if dtype.is_signed else "sltu"
    if uop.op is Op.CMPLT:
        return s.made(less, BOOL, x, y)
    if uop.op is Op.CMPLE:
        return s.made("xori", BOOL, s.made(less, BOOL, y, x), immediate=1)
    differ = s.made("xor", INT64, x, y)
    return s.made("sltiu", BOOL, differ, immediate=1) if uop.op is Op.CMPEQ else s.made("sltu", BOOL, s.zero, differ)


def where(s: RV64Selector, uop: UOp) -> Register:
    """WHERE"""
    x, y = s.value(uop.src[1]), s.value(uop.src[2])
    made, label = s.duplicate(y), s.label("chosen")
    s.branch_unless(uop.src[0], label)
    s.copy(made, x)
    s.place(label)
    return made


def extreme(s: RV64Selector, uop: UOp) -> Register:
    """MAX MIN: of floats a sum brings out NaN, which the instruction passes over"""
    dtype = uop.type
    x, y = (s.value(v) for v in uop.src)
    label = s.label("chosen")
    if dtype.is_float:
        made = s.duplicate(s.made("fmax" if uop.op is Op.MAX else "fmin", dtype, x, y))
        numbers = s.made("and", BOOL, *(s.made("feq", BOOL, v, v, modifier=dtype.bits) for v in (x, y)))
        s.branch("bne", numbers, s.zero, label)
        s.copy(made, s.made("fadd", dtype, x, y))
    else:
        made = s.duplicate(x)
        first, second = (x, y) if uop.op is Op.MAX else (y, x)
        s.branch("bge" if dtype.is_signed else "bgeu", first, second, label)
        s.copy(made, y)
    s.place(label)
    return made


def _unless(s: RV64Selector, register: Register, keep: Register, dtype: DType) -> Register:
    """The value where the bool `keep` is true, else 0."""
    return s.made("and", dtype, register, s.made("sub", INT64, s.zero, keep))


def divide(s: RV64Selector, uop: UOp) -> Register:
    """IDIV MOD: nothing traps, and INT_MIN / -1 is INT_MIN; by 0 the result is made 0"""
    dtype = uop.type
    x, y = (s.value(v) for v in uop.src)
    result = s.made(("div" if uop.op is Op.IDIV else "rem") + ("" if dtype.is_signed else "u"), dtype, x, y)
    if guards.divisor_may_be_zero(uop):
        result = _unless(s, result, s.made("sltu", BOOL, s.zero, y), dtype)
    return s.canonical(result, dtype)


def shift(s: RV64Selector, uop: UOp) -> Register:
    """SHL SHR: the processor takes the count modulo the width"""
    dtype, count = uop.type, uop.src[1]
    key, x = "sll" if uop.op is Op.SHL else "sra" if dtype.is_signed else "srl", s.value(uop.src[0])
    if count.op is Op.CONST and 0 <= int(count.value) < dtype.bits:
        return s.canonical(s.made(key + "i", dtype, x, immediate=int(count.value)), dtype)
    by = s.value(count)
    if not guards.shift_may_exceed(uop):
        return s.canonical(s.made(key, dtype, x, by), dtype)
    fits = s.made("sltiu", BOOL, by, immediate=dtype.bits)
    if key == "sra":  # all bits of the count set: the greatest one
        return s.made(key, dtype, x, s.made("or", dtype, by, s.made("addi", INT64, fits, immediate=-1)))
    return s.canonical(_unless(s, s.made(key, dtype, x, by), fits, dtype), dtype)


def convert(s: RV64Selector, x: Register, source: DType, target: DType) -> Register:
    """CAST"""
    if source is target:
        return x
    if target.is_bool:
        if not source.is_float:
            return s.is_not_zero(x, source)
        equal = s.made("feq", BOOL, x, s.number(0.0, source), modifier=source.bits)
        return s.made("xori", BOOL, equal, immediate=1)
    if source.is_float and target.is_float:
        return s.made("fcvtds" if target.bits == 64 else "fcvtsd", target, x)
    if source.is_float:
        return _to_integer(s, x, source, target)
    if target.is_float:
        word = ("w" if source.bits <= 32 else "l") + ("" if source.is_signed or source.is_bool else "u")
        return s.made(f"fcvtf{word}", target, x)
    if target.bits == 64 and source.bits == 32 and not source.is_signed:
        return s.made("srli", target, s.made("slli", target, x, immediate=32), immediate=32)
    if target.bits == 32 and source.bits == 64:
        return s.made("addi", target, x, immediate=0)
    return s.canonical(x, target)


def _to_integer(s: RV64Selector, x: Register, source: DType, target: DType) -> Register:
    """The processor saturates at 32 and 64 bits, and makes the greatest number of NaN."""
    word = ("w" if target.bits <= 32 else "l") + ("" if target.is_signed else "u")
    result = s.made(f"fcvt{word}", target, x, modifier=source.bits)
    result = _unless(s, result, s.made("feq", BOOL, x, x, modifier=source.bits), target)
    if target.bits < 32:
        limits = [(target.max, "bge"), *([(target.min, "blt")] if target.is_signed else [])]
        for limit, kept in limits:
            bound, made, label = s.number(int(limit), INT32), s.duplicate(result), s.label("fits")
            s.branch("bgeu" if not target.is_signed else "bge", *((bound, made) if kept == "bge" else (made, bound)), label)
            s.copy(made, bound)
            s.place(label)
            result = made
    return result
