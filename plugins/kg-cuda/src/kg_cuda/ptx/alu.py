"""ALU ops as PTX instructions on one lane: tables, then ops that need guards. Roundings are explicit."""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, Op, UOp
from kg_render import guards

from kg_cuda.ptx.body import Body, Emitter
from kg_cuda.ptx.types import bits, kind, number

#: op -> the instruction on floats, integers and bools; "" where kg-lowering builds the op from others
_BINARY: Final[dict[Op, tuple[str, str, str]]] = {
    Op.ADD: ("add.rn", "add", "or"),
    Op.SUB: ("sub.rn", "sub", "xor"),
    Op.MUL: ("mul.rn", "mul.lo", "and"),
    Op.FDIV: ("div.rn", "", ""),
}
_BITWISE: Final = {Op.AND: "and", Op.OR: "or", Op.XOR: "xor"}
#: op -> the comparison of numbers: ordered, but for !=
_COMPARISONS: Final = {Op.CMPLT: "lt", Op.CMPLE: "le", Op.CMPEQ: "eq", Op.CMPNE: "ne"}
#: As PTX writes numbers: the exponent of the least normal float32; what smaller ones are raised by, and what lowers their results again.
LEAST_NORMAL, RAISE, LOWER = "0fC2FC0000", "0f41C00000", "0f33800000"
_ROUNDINGS: Final = {Op.TRUNC: "cvt.rzi", Op.ROUND: "cvt.rni"}


def binary(body: Body, uop: UOp) -> None:
    """ADD SUB MUL FDIV"""
    body.values[uop] = (arithmetic(body, uop.op, uop.type, *map(body.one, uop.src)),)


def arithmetic(body: Body, op: Op, dtype: DType, x: str, y: str) -> str:
    """ADD, SUB, MUL or FDIV of two operands; of narrow integers not yet wrapped."""
    of_float, of_int, of_bool = _BINARY[op]
    if dtype.is_bool:
        return body.emit("pred", f"{of_bool}.pred", x, y)
    name = of_float if dtype.is_float else of_int
    return body.emit(bits(dtype), f"{name}.{kind(dtype)}", body.in_register(x, bits(dtype)), y)


def bitwise(body: Body, uop: UOp) -> None:
    """AND OR XOR"""
    x, y = map(body.one, uop.src)
    body.let(uop, f"{_BITWISE[uop.op]}.{bits(uop.type)}", body.in_register(x, bits(uop.type)), y)


def compare(body: Body, uop: UOp) -> None:
    """CMPLT CMPLE CMPEQ CMPNE"""
    first = uop.src[0].type
    x, y = map(body.one, uop.src)
    if first.is_bool:  # of these core leaves equality alone
        different = body.emit("pred", "xor.pred", x, y)
        body.values[uop] = (different if uop.op is Op.CMPNE else body.emit("pred", "not.pred", different),)
        return
    name = _COMPARISONS[uop.op] + ("u" if first.is_float and uop.op is Op.CMPNE else "")
    body.let(uop, f"setp.{name}.{kind(first)}", body.in_register(x, bits(first)), y)


def where(body: Body, uop: UOp) -> None:
    """WHERE"""
    condition, x, y = map(body.one, uop.src)
    if uop.type.is_bool:
        chosen = body.emit("pred", "and.pred", condition, x)
        other = body.emit("pred", "not.pred", condition)
        other = body.emit("pred", "and.pred", other, y)
        body.let(uop, "or.pred", chosen, other)
    else:
        body.let(uop, f"selp.{bits(uop.type)}", x, y, condition)


def negate(body: Body, uop: UOp) -> None:
    """NEG"""
    dtype, x = uop.type, body.one(uop.src[0])
    if dtype.is_bool:
        body.values[uop] = (x,)  # 0 - x, and SUB of bools is xor
    elif dtype.is_float or dtype.is_signed:
        body.let(uop, f"neg.{kind(dtype)}", x)
    else:
        body.let(uop, f"sub.{kind(dtype)}", body.in_register("0", bits(dtype)), x)


def absolute(body: Body, uop: UOp) -> None:
    """ABS"""
    dtype, x = uop.type, body.one(uop.src[0])
    if dtype.is_signed:
        body.let(uop, f"abs.{kind(dtype)}", x)
    else:
        body.values[uop] = (x,)


def square_root(body: Body, uop: UOp) -> None:
    """SQRT"""
    body.let(uop, f"sqrt.rn.{kind(uop.type)}", body.one(uop.src[0]))


def reciprocal(body: Body, uop: UOp) -> None:
    """RECIPROCAL"""
    body.let(uop, f"rcp.rn.{kind(uop.type)}", body.one(uop.src[0]))


def exp2(body: Body, uop: UOp) -> None:
    """EXP2 of float32, by the machine's unit: 2 ulp, exact at integers (CUDA's table of maximum errors),
    of normal results alone. Those below come from 2^24 further up and are rounded once on their way down; `ex2.approx.f32`
    squares the root there, and is not exact at -127."""
    x, result = body.one(uop.src[0]), body.register("b32")
    small = body.emit("pred", "setp.lt.f32", body.in_register(x, "b32"), LEAST_NORMAL)
    raised = body.emit("b32", "mov.b32", x)
    body.do("add.rn.f32", raised, raised, RAISE, when=small)
    body.do("ex2.approx.ftz.f32", result, raised)
    body.do("mul.rn.f32", result, result, LOWER, when=small)
    body.values[uop] = (result,)


def flushed_exp2(body: Body, uop: UOp, power: UOp) -> None:
    """EXP2 that is 0 below the least normal number, as the unit has it."""
    body.let(uop, "ex2.approx.ftz.f32", body.one(power.src[0]))


def rounding(body: Body, uop: UOp) -> None:
    """TRUNC ROUND"""
    name = kind(uop.type)
    body.let(uop, f"{_ROUNDINGS[uop.op]}.{name}.{name}", body.in_register(body.one(uop.src[0]), bits(uop.type)))


def extreme(body: Body, uop: UOp) -> None:
    """MAX MIN"""
    body.values[uop] = (extreme_of(body, uop.op, uop.type, *map(body.one, uop.src)),)


def extreme_of(body: Body, op: Op, dtype: DType, x: str, y: str) -> str:
    """MAX or MIN of two operands. NaN wins: by a comparison where the machine has no such instruction."""
    name, width = "max" if op is Op.MAX else "min", bits(dtype)
    if dtype.is_bool:
        return body.emit("pred", f"{'or' if op is Op.MAX else 'and'}.pred", x, y)
    x = body.in_register(x, width)
    if not dtype.is_float:
        return body.emit(width, f"{name}.{kind(dtype)}", x, y)
    if dtype.bits < 64 and body.arch.has_nan_extremes:
        return body.emit(width, f"{name}.NaN.{kind(dtype)}", x, y)
    is_nan = body.emit("pred", f"setp.nan.{kind(dtype)}", x, x)
    first = body.emit("pred", f"setp.{'gt' if op is Op.MAX else 'lt'}.or.{kind(dtype)}", x, y, is_nan)
    return body.emit(width, f"selp.{width}", x, y, first)


def divide(body: Body, uop: UOp) -> None:
    """IDIV MOD: what PTX leaves open is by 0, and the least value by -1.
    Both divide by 1 instead: x % 1 is 0 and least / 1 is least, as pinned, so that only x / 0 is left to be corrected. What
    can't be negative divides as unsigned."""
    dtype, (x, y) = uop.type, map(body.one, uop.src)
    width = bits(dtype)
    x = body.in_register(x, width)
    sign = "s" if any(guards.may_be_negative(s) for s in uop.src) else "u"
    zero = bad = ""
    if guards.divisor_may_be_zero(uop):
        zero = bad = body.emit("pred", f"setp.eq.{kind(dtype)}", body.in_register(y, width), 0)
    if guards.division_may_overflow(uop):
        overflows = _overflows(body, x, body.in_register(y, width), dtype)
        bad = body.emit("pred", "or.pred", bad, overflows) if bad else overflows
    if bad:
        y = body.emit(width, f"selp.{width}", 1, y, bad)
    name = f"{'rem' if uop.op is Op.MOD else 'div'}.{sign}{width[1:]}"
    if uop.op is Op.MOD or not zero:
        body.let(uop, name, x, y)
    else:
        body.let(uop, f"selp.{width}", 0, body.emit(width, name, x, y), zero)


def _overflows(body: Body, x: str, y: str, dtype: DType) -> str:
    least = body.emit("pred", f"setp.eq.{kind(dtype)}", x, number(int(dtype.min), dtype))
    minus_one = body.emit("pred", f"setp.eq.{kind(dtype)}", y, -1)
    return body.emit("pred", "and.pred", least, minus_one)


def shift(body: Body, uop: UOp) -> None:
    """SHL SHR: counts above the width are clamped by the machine, as pinned; as unsigned,
    a negative one is a large one."""
    dtype, (x, count) = uop.type, map(body.one, uop.src)
    width = bits(dtype)
    if width == "b64" and count.startswith("%"):
        if guards.shift_may_exceed(uop):
            count = body.emit("b64", "min.u64", count, 64)
        count = body.emit("b32", "cvt.u32.u64", count)
    elif not count.startswith("%"):
        count = str(min(int(count) % (1 << dtype.bits), dtype.bits))
    name = f"shl.{width}" if uop.op is Op.SHL else f"shr.{kind(dtype)}"
    body.let(uop, name, body.in_register(x, width), count)


def multiply_add(body: Body, uop: UOp) -> None:
    """MULACC: one rounding"""
    dtype, (x, y, z) = uop.type, map(body.one, uop.src)
    if dtype.is_bool:
        body.let(uop, "or.pred", body.emit("pred", "and.pred", x, y), z)
    else:
        x = body.in_register(x, bits(dtype))
        body.let(uop, f"{'fma.rn' if dtype.is_float else 'mad.lo'}.{kind(dtype)}", x, y, z)


#: Every ALU op of the renderer but conversions.
ALU_EMITTERS: Final[dict[Op, Emitter]] = {
    **dict.fromkeys(_BINARY, binary),
    **dict.fromkeys(_BITWISE, bitwise),
    **dict.fromkeys(_COMPARISONS, compare),
    **dict.fromkeys(_ROUNDINGS, rounding),
    **dict.fromkeys((Op.MAX, Op.MIN), extreme),
    **dict.fromkeys((Op.IDIV, Op.MOD), divide),
    **dict.fromkeys((Op.SHL, Op.SHR), shift),
    Op.WHERE: where,
    Op.NEG: negate,
    Op.ABS: absolute,
    Op.SQRT: square_root,
    Op.RECIPROCAL: reciprocal,
    Op.EXP2: exp2,
    Op.MULACC: multiply_add,
}
