"""Ops as NIR's ALU instructions, with the selects that kg's semantics want beside them:
NIR leaves division by zero, long shifts and casts out of range open."""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, Op, UOp, parse_dtype
from kg_render import guards

from kg_nir.shader.writer import Emitter, Writer, bits_of, bits_of_constant

#: op -> its instruction on floats, integers, bools
_BINARY: Final = {
    Op.ADD: ("fadd", "iadd", "ixor"),
    Op.SUB: ("", "isub", "ixor"),
    Op.MUL: ("fmul", "imul", "iand"),
    Op.FDIV: ("fdiv", "", ""),
    Op.AND: ("", "iand", "iand"),
    Op.OR: ("", "ior", "ior"),
    Op.XOR: ("", "ixor", "ixor"),
}
_UNARY: Final = {Op.SQRT: "fsqrt", Op.TRUNC: "ftrunc", Op.ROUND: "fround_even"}
#: op -> its instruction on floats, signed and unsigned integers, and whether the operands change places
_CONDITIONS: Final = {
    Op.CMPLT: ("flt", "ilt", "ult", False),
    Op.CMPLE: ("fge", "ige", "uge", True),
    Op.CMPEQ: ("feq", "ieq", "ieq", False),
    Op.CMPNE: ("fneu", "ine", "ine", False),
}


_SINGLE: Final = parse_dtype("float32")


def _kind(dtype: DType) -> int:
    return 0 if dtype.is_float else 2 if dtype.is_bool else 1


def combined(w: Writer, op: Op, dtype: DType, x: int, y: int) -> int:
    """ADD MUL MAX MIN of values that may be anything"""
    if op in (Op.MAX, Op.MIN):
        return _extreme(w, op, dtype, x, y, first_may_be_nan=True)
    return w.calls.alu(_BINARY[op][_kind(dtype)], x, y)


def binary(w: Writer, uop: UOp) -> int:
    """ADD SUB MUL FDIV AND OR XOR"""
    if uop.op in (Op.ADD, Op.SUB) and uop.type.is_float:  # llvmpipe has no fsub; x + -y has the same bits
        x, y = (w.addend(s) for s in uop.src)
        return w.calls.alu("fadd", x, _negated(w, y, uop.type) if uop.op is Op.SUB else y)
    return w.calls.alu(_BINARY[uop.op][_kind(uop.type)], *(w.value(s) for s in uop.src))


def unary(w: Writer, uop: UOp) -> int:
    """SQRT TRUNC ROUND"""
    return w.calls.alu(_UNARY[uop.op], w.value(uop.src[0]))


def _negated(w: Writer, x: int, dtype: DType) -> int:
    return w.calls.alu("ixor", x, w.calls.constant(dtype.bits, 1 << dtype.bits - 1))


def negate(w: Writer, uop: UOp) -> int:
    """NEG: the sign of a float alone, NaN's too"""
    x, dtype = w.value(uop.src[0]), uop.type
    if dtype.is_float:
        return _negated(w, x, dtype)
    return x if dtype.is_bool else w.calls.alu("ineg", x)


def absolute(w: Writer, uop: UOp) -> int:
    """ABS"""
    x, dtype = w.value(uop.src[0]), uop.type
    if dtype.is_float:
        return w.calls.alu("iand", x, w.calls.constant(dtype.bits, (1 << dtype.bits - 1) - 1))
    return w.calls.alu("iabs", x) if dtype.is_signed else x


def compare(w: Writer, uop: UOp) -> int:
    """CMPLT CMPLE CMPEQ CMPNE"""
    of_float, signed, unsigned, swapped = _CONDITIONS[uop.op]
    dtype = uop.src[0].type
    x, y = (w.value(s) for s in uop.src)
    name = of_float if dtype.is_float else signed if dtype.is_signed else unsigned
    if dtype.is_bool and uop.op in (Op.CMPLT, Op.CMPLE):  # NIR orders no bits: x < y is !x & y
        negated = w.calls.alu("inot", x)
        return w.calls.alu("iand" if uop.op is Op.CMPLT else "ior", negated, y)
    return w.calls.alu(name, *((y, x) if swapped else (x, y)))


def where(w: Writer, uop: UOp) -> int:
    """WHERE.
    A choice of constants is made of their bits: NIR takes one of what are -1.0 and 0.0 as floats for -1.0 and -0.0, finding
    both zeros equal."""
    condition, x, y = uop.src
    calls, dtype = w.calls, uop.type
    if x.op is y.op is Op.CONST and not dtype.is_bool:
        first, second = bits_of_constant(x), bits_of_constant(y)
        one = calls.alu(f"b2i{dtype.bits}", w.value(condition))
        differs = calls.alu("imul", one, calls.constant(dtype.bits, first ^ second))
        return calls.alu("ixor", differs, calls.constant(dtype.bits, second))
    return calls.alu("bcsel", *(w.value(s) for s in uop.src))


def extreme(w: Writer, uop: UOp) -> int:
    """MAX MIN"""
    x, y = (w.value(s) for s in uop.src)
    return _extreme(w, uop.op, uop.type, x, y, first_may_be_nan=guards.may_be_nan(uop.src[0]))


def _extreme(w: Writer, op: Op, dtype: DType, x: int, y: int, *, first_may_be_nan: bool) -> int:
    """NaN wins, as NIR's own instructions don't have it."""
    is_max = op is Op.MAX
    if not dtype.is_float:
        name = (
            ("ior" if is_max else "iand") if dtype.is_bool else ("i" if dtype.is_signed else "u") + ("max" if is_max else "min")
        )
        return w.calls.alu(name, x, y)
    better = w.calls.alu("flt", *((y, x) if is_max else (x, y)))  # false where either is NaN: then y, which may be it
    chosen = w.calls.alu("bcsel", better, x, y)
    if first_may_be_nan:
        chosen = w.calls.alu("bcsel", w.calls.alu("fneu", x, x), x, chosen)
    return chosen


def divide(w: Writer, uop: UOp) -> int:
    """IDIV MOD: by 1 where the division would trap; then only x / 0 is left to be corrected,
    as x % 1 is 0 and least / 1 is least."""
    dtype, calls = uop.type, w.calls
    x, y = (w.value(s) for s in uop.src)
    zero = bad = None
    if guards.divisor_may_be_zero(uop):
        zero = bad = calls.alu("ieq", y, w.number(0, dtype))
    if guards.division_may_overflow(uop):
        least, minus = calls.alu("ieq", x, w.number(dtype.min, dtype)), calls.alu("ieq", y, w.number(-1, dtype))
        over = calls.alu("iand", least, minus)
        bad = over if bad is None else calls.alu("ior", bad, over)
    if bad is not None:
        y = calls.alu("bcsel", bad, w.number(1, dtype), y)
    names = ("irem", "idiv") if dtype.is_signed else ("umod", "udiv")
    result = calls.alu(names[uop.op is Op.IDIV], x, y)
    if zero is not None and uop.op is Op.IDIV:
        result = calls.alu("bcsel", zero, w.number(0, dtype), result)
    return result


def shift(w: Writer, uop: UOp) -> int:
    """SHL SHR: NIR takes the count, of 32 bits, modulo the width"""
    dtype, calls = uop.type, w.calls
    x, count = (w.value(s) for s in uop.src)
    arithmetic = uop.op is Op.SHR and dtype.is_signed
    exceeds = guards.shift_may_exceed(uop)
    if exceeds and arithmetic:
        count = calls.alu("umin", count, w.number(dtype.bits - 1, dtype))
    by = count if dtype.bits == 32 else calls.alu("u2u32", count)
    result = calls.alu("ishl" if uop.op is Op.SHL else "ishr" if arithmetic else "ushr", x, by)
    if exceeds and not arithmetic:
        fits = calls.alu("ult", count, w.number(dtype.bits, dtype))
        result = calls.alu("bcsel", fits, result, w.number(0, dtype))
    return result


def multiply_add(w: Writer, uop: UOp) -> int:
    """MULACC"""
    return w.calls.alu("ffma", *(w.value(s) for s in uop.src))


def convert(w: Writer, uop: UOp) -> int:
    """CAST"""
    source, target, calls = uop.src[0].type, uop.type, w.calls
    x = w.value(uop.src[0])
    if source == target:
        return x
    if target.is_bool:
        return calls.alu("fneu" if source.is_float else "ine", x, w.number(0, source))
    if source.is_bool:
        return calls.alu(f"b2{'f' if target.is_float else 'i'}{target.bits}", x)
    if source.is_float and target.is_float:
        x = _to_odd_float(w, x) if (source.bits, target.bits) == (64, 16) else x
        return calls.alu("f2f16_rtne" if target.bits == 16 else f"f2f{target.bits}", x)
    if target.is_float:
        return calls.alu(f"{'i' if source.is_signed else 'u'}2f{target.bits}", x)
    if source.is_float:
        return _to_integer(w, x, source, target)
    if source.bits == target.bits:
        return x
    return calls.alu(f"i2i{target.bits}" if source.is_signed else f"u2u{target.bits}", x)


def _to_odd_float(w: Writer, x: int) -> int:
    """float64 -> float32 rounded to odd, so that rounding on to float16 is right (Boldo and Melquiond,
    2008): where the nearest is inexact and even, it is the neighbour towards x."""
    calls = w.calls
    nearest = calls.alu("f2f32", x)
    back = calls.alu("f2f64", nearest)
    above = calls.alu("flt", *(calls.alu("iand", v, calls.constant(64, (1 << 63) - 1)) for v in (x, back)))
    neighbour = calls.alu("iadd", nearest, calls.alu("bcsel", above, calls.constant(32, -1), calls.constant(32, 1)))
    even = calls.alu("ieq", calls.alu("iand", nearest, calls.constant(32, 1)), calls.constant(32, 0))
    return calls.alu("bcsel", calls.alu("iand", calls.alu("fneu", back, x), even), neighbour, nearest)


def _to_integer(w: Writer, x: int, source: DType, target: DType) -> int:
    """Saturates, NaN gives 0.
    What fits is converted; the rest is chosen by comparisons. Narrow integers and float16 go through 32 bits."""
    calls = w.calls
    if source.bits == 16:
        return _to_integer(w, calls.alu("f2f32", x), _SINGLE, target)
    wide = max(32, target.bits)
    result = calls.alu(f"{'f2i' if target.is_signed else 'f2u'}{wide}", x)
    if target.bits < wide:
        result = calls.alu(f"{'i2i' if target.is_signed else 'u2u'}{target.bits}", result)
    low, high = float(target.min), float(target.max + 1)  # powers of two: exact
    below = calls.alu("flt", x, w.number(low, source))
    result = calls.alu("bcsel", below, w.number(target.min, target), result)
    above = calls.alu("fge", x, w.number(high, source))
    result = calls.alu("bcsel", above, w.number(target.max, target), result)
    return calls.alu("bcsel", calls.alu("fneu", x, x), w.number(0, target), result)


def reinterpret(w: Writer, uop: UOp) -> int:
    """BITCAST: values of NIR have no type"""
    if bits_of(uop.src[0].type) == bits_of(uop.type):
        return w.value(uop.src[0])
    x = w.value(uop.src[0])  # bool <-> 8 bits
    return w.calls.alu("b2i8", x) if uop.src[0].type.is_bool else w.calls.alu("ine", x, w.calls.constant(8, 0))


TABLE: Final[dict[Op, Emitter]] = {
    **dict.fromkeys(_BINARY, binary),
    **dict.fromkeys(_CONDITIONS, compare),
    **dict.fromkeys(_UNARY, unary),
    **dict.fromkeys((Op.MAX, Op.MIN), extreme),
    **dict.fromkeys((Op.IDIV, Op.MOD), divide),
    **dict.fromkeys((Op.SHL, Op.SHR), shift),
    Op.NEG: negate,
    Op.ABS: absolute,
    Op.WHERE: where,
    Op.MULACC: multiply_add,
    Op.CAST: convert,
    Op.BITCAST: reinterpret,
}
