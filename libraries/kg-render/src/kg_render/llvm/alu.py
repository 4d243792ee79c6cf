"""ALU ops as LLVM instructions: opcode tables, then ops that need guards. No poison, trap or libcall."""

from __future__ import annotations

import math
from typing import Final

from kg import bool_, float16, float32
from kg.plugin import DType, Op, UOp

from kg_render import guards
from kg_render.carried import is_register_access
from kg_render.llvm.body import Body, Emitter
from kg_render.llvm.types import literal, suffix, type_name

#: op -> the instruction for floats, integers and bools; "" where the op has no meaning.
_BINARY: Final[dict[Op, tuple[str, str, str]]] = {
    Op.ADD: ("fadd", "add", "or"),
    Op.SUB: ("fsub", "sub", "xor"),
    Op.MUL: ("fmul", "mul", "and"),
    Op.FDIV: ("fdiv", "", ""),
    Op.AND: ("", "and", "and"),
    Op.OR: ("", "or", "or"),
    Op.XOR: ("", "xor", "xor"),
}
#: op -> the condition for floats (ordered, but for !=), signed and unsigned integers; bools are unsigned.
_CONDITIONS: Final[dict[Op, tuple[str, str, str]]] = {
    Op.CMPLT: ("olt", "slt", "ult"),
    Op.CMPLE: ("ole", "sle", "ule"),
    Op.CMPEQ: ("oeq", "eq", "eq"),
    Op.CMPNE: ("une", "ne", "ne"),
}
#: op -> the intrinsic for NaN-propagating targets, the condition elsewhere, the intrinsics of integers, that of bools.
_EXTREMES: Final[dict[Op, tuple[str, str, str, str, str]]] = {
    Op.MAX: ("maximum", "ogt", "smax", "umax", "or"),
    Op.MIN: ("minimum", "olt", "smin", "umin", "and"),
}
#: Values whose NaN a part of a tree of maxima may leave to the root to test for; a part with as many chooses by itself.
MOST_LOST: Final = 8
_FLOAT_INTRINSICS: Final = {Op.SQRT: "sqrt", Op.TRUNC: "trunc", Op.ROUND: "roundeven"}


def call(name: str, dtype: DType, *operands: str) -> str:
    """A call of an intrinsic whose operands and result have one type."""
    text = type_name(dtype)
    return f"call {text} @llvm.{name}.{suffix(dtype)}({', '.join(f'{text} {o}' for o in operands)})"


def binary(body: Body, uop: UOp) -> None:
    """ADD SUB MUL FDIV AND OR XOR"""
    dtype = uop.type
    of_float, of_int, of_bool = _BINARY[uop.op]
    if dtype.is_float:
        opcode = of_float
    elif dtype.is_bool:
        opcode = of_bool
    else:
        opcode = of_int
        # scalar integers become addresses: knowing that they don't wrap, LLVM folds them into addressing modes
        if dtype.lanes == 1 and dtype.is_signed and of_float and not guards.may_wrap(uop):
            opcode += " nsw"
    x, y = uop.src
    body.let(uop, f"{opcode} {type_name(dtype)} {body.values[x]}, {body.values[y]}")


def compare(body: Body, uop: UOp) -> None:
    """CMPLT CMPLE CMPEQ CMPNE"""
    x, y = uop.src
    dtype = x.type
    of_float, signed, unsigned = _CONDITIONS[uop.op]
    condition = f"fcmp {of_float}" if dtype.is_float else f"icmp {signed if dtype.is_signed else unsigned}"
    body.let(uop, f"{condition} {type_name(dtype)} {body.values[x]}, {body.values[y]}")


def where(body: Body, uop: UOp) -> None:
    """WHERE"""
    condition, then, otherwise = uop.src
    body.let(uop, _select(body.values[condition], condition.type, body.values[then], body.values[otherwise], uop.type))


def _select(condition: str, condition_dtype: DType, then: str, otherwise: str, dtype: DType) -> str:
    text = type_name(dtype)
    return f"select {type_name(condition_dtype)} {condition}, {text} {then}, {text} {otherwise}"


def select(condition: str, then: str, otherwise: str, dtype: DType) -> str:
    """The choice per lane."""
    return _select(condition, bool_.vec(dtype.lanes), then, otherwise, dtype)


def negate(body: Body, uop: UOp) -> None:
    """NEG"""
    dtype, x = uop.type, body.values[uop.src[0]]
    if dtype.is_float:
        body.let(uop, f"fneg {type_name(dtype)} {x}")
    elif dtype.is_bool:
        body.values[uop] = x  # 0 - x, and SUB of bools is xor
    else:
        body.let(uop, f"sub {type_name(dtype)} {literal(0, dtype)}, {x}")


def absolute(body: Body, uop: UOp) -> None:
    """ABS"""
    dtype, x = uop.type, body.values[uop.src[0]]
    if dtype.is_float:
        body.let(uop, call("fabs", dtype, x))
    elif dtype.is_signed:
        text = type_name(dtype)
        body.let(uop, f"call {text} @llvm.abs.{suffix(dtype)}({text} {x}, i1 false)")
    else:
        body.values[uop] = x


def float_intrinsic(body: Body, uop: UOp) -> None:
    """SQRT TRUNC ROUND"""
    _float_call(body, uop, _FLOAT_INTRINSICS[uop.op])


def _float_call(body: Body, uop: UOp, name: str) -> None:
    """An intrinsic of the operands: float16 that is only converted by float32,
    where LLVM would take elements one by one, or double and a libcall.

    A root of float32 has digits enough that rounding it again gives what rounding once does; a multiply-add may be rounded twice.
    """
    dtype, operands = uop.type, [body.values[s] for s in uop.src]
    if dtype.scalar is not float16 or float16 in body.target.fma or float32 not in body.target.fma:
        body.let(uop, call(name, dtype, *operands))
        return
    wide = float32.vec(dtype.lanes)
    widened = [body.emit(f"fpext {type_name(dtype)} {v} to {type_name(wide)}") for v in operands]
    body.let(uop, f"fptrunc {type_name(wide)} {body.emit(call(name, wide, *widened))} to {type_name(dtype)}")


def reciprocal(body: Body, uop: UOp) -> None:
    """RECIPROCAL"""
    dtype = uop.type
    body.let(uop, f"fdiv {type_name(dtype)} {literal(1.0, dtype)}, {body.values[uop.src[0]]}")


def extreme(body: Body, uop: UOp) -> None:
    """MAX MIN"""
    dtype = uop.type
    intrinsic, _, signed, unsigned, of_bool = _EXTREMES[uop.op]
    x, y = (body.values[s] for s in uop.src)
    if dtype.is_float and body.target.nan_maximum:
        body.let(uop, call(intrinsic, dtype, x, y))
    elif dtype.is_float:
        _float_extreme(body, uop)
    elif dtype.is_bool:
        body.let(uop, f"{of_bool} {type_name(dtype)} {x}, {y}")
    else:
        body.let(uop, call(signed if dtype.is_signed else unsigned, dtype, x, y))


def _float_extreme(body: Body, uop: UOp) -> None:
    """x > y ? x : y gives y where either is NaN (and is one x86 instruction):
    only a NaN in x is left to be chosen.

    A running maximum is therefore the y: the tests of others are not on the chain from one iteration to the next. In a tree of
    maxima one choice at its root stands for all of them, over values tested by twos; those below are dead where nothing else reads them.
    """
    dtype, condition = uop.type, _EXTREMES[uop.op][1]
    first, second = uop.src
    if guards.may_be_nan(first) and (not guards.may_be_nan(second) or _is_running(first, uop.op)):
        first, second = second, first
    (x, lost), (y, more), text = _unchosen(body, first, uop.op), _unchosen(body, second, uop.op), type_name(dtype)
    lost = (*lost, *more, *([x] if guards.may_be_nan(first) else ()))
    result = body.emit(select(body.emit(f"fcmp {condition} {text} {x}, {y}"), x, y, dtype))
    body.unchosen[uop] = result, lost
    if lost:
        pairs = zip(lost[::2], (*lost[1::2], lost[-1]), strict=False)
        is_nan, *others = [body.emit(f"fcmp uno {text} {a}, {b}") for a, b in pairs]
        for other in others:
            is_nan = _or(body, is_nan, other, dtype)
        nan = lost[0] if len(lost) == 1 else literal(math.nan, dtype)
        result = body.emit(select(is_nan, nan, result, dtype))
    body.values[uop] = result


def _unchosen(body: Body, uop: UOp, op: Op) -> tuple[str, tuple[str, ...]]:
    """An operand before its NaNs are chosen, and those values whose NaN it lost; a few of them at most."""
    raw, lost = body.unchosen.get(uop, ("", ())) if uop.op is op else ("", ())
    return (raw, lost) if 0 < len(lost) < MOST_LOST else (body.values[uop], ())


def _is_running(uop: UOp, op: Op) -> bool:
    return uop.op is op or (uop.op is Op.LOAD and is_register_access(uop))


def divide(body: Body, uop: UOp) -> None:
    """IDIV MOD: divide by 1 where the division would trap; x % 1 is 0 and least / 1 is least, as pinned,
    so that only x / 0 is left to be corrected. What can't be negative divides as unsigned, with fewer instructions."""
    dtype, text = uop.type, type_name(uop.type)
    x, y = (body.values[s] for s in uop.src)
    sign = "s" if any(guards.may_be_negative(s) for s in uop.src) else "u"
    zero, bad = "", ""
    if guards.divisor_may_be_zero(uop):
        zero = bad = body.emit(f"icmp eq {text} {y}, {literal(0, dtype)}")
    if guards.division_may_overflow(uop):
        bad = _or(body, bad, _overflows(body, x, y, dtype), dtype)
    if bad:
        y = body.emit(select(bad, literal(1, dtype), y, dtype))
    if uop.op is Op.MOD or not zero:
        body.let(uop, f"{sign}{'rem' if uop.op is Op.MOD else 'div'} {text} {x}, {y}")
    else:
        quotient = body.emit(f"{sign}div {text} {x}, {y}")
        body.let(uop, select(zero, literal(0, dtype), quotient, dtype))


def _overflows(body: Body, x: str, y: str, dtype: DType) -> str:
    text = type_name(dtype)
    least = body.emit(f"icmp eq {text} {x}, {literal(dtype.min, dtype)}")
    minus_one = body.emit(f"icmp eq {text} {y}, {literal(-1, dtype)}")
    return body.emit(f"and {type_name(bool_.vec(dtype.lanes))} {least}, {minus_one}")


def _or(body: Body, x: str, y: str, dtype: DType) -> str:
    return body.emit(f"or {type_name(bool_.vec(dtype.lanes))} {x}, {y}") if x else y


def shift(body: Body, uop: UOp) -> None:
    """SHL SHR: a count out of range is poison in LLVM, and so never reaches the result.
    As unsigned, a negative one is a large one."""
    dtype, text = uop.type, type_name(uop.type)
    x, count = (body.values[s] for s in uop.src)
    may_exceed = guards.shift_may_exceed(uop)
    if uop.op is Op.SHR and dtype.is_signed:
        if may_exceed:
            count = body.emit(call("umin", dtype, count, literal(dtype.bits - 1, dtype)))
        body.let(uop, f"ashr {text} {x}, {count}")
        return
    shifted = f"{'shl' if uop.op is Op.SHL else 'lshr'} {text} {x}, {count}"
    if not may_exceed:
        body.let(uop, shifted)
        return
    value = body.emit(shifted)
    fits = body.emit(f"icmp ult {text} {count}, {literal(dtype.bits, dtype)}")
    body.let(uop, select(fits, value, literal(0, dtype), dtype))


def multiply_add(body: Body, uop: UOp) -> None:
    """MULACC: fused where that is an instruction"""
    dtype, text = uop.type, type_name(uop.type)
    if dtype.scalar in body.target.fma or (dtype.scalar is float16 and float32 in body.target.fma):
        _float_call(body, uop, "fma")
        return
    x, y, z = (body.values[s] for s in uop.src)
    kind = 0 if dtype.is_float else 2 if dtype.is_bool else 1
    product = body.emit(f"{_BINARY[Op.MUL][kind]} {text} {x}, {y}")
    body.let(uop, f"{_BINARY[Op.ADD][kind]} {text} {product}, {z}")


#: Every ALU op of the renderer.
ALU_EMITTERS: Final[dict[Op, Emitter]] = {
    **dict.fromkeys(_BINARY, binary),
    **dict.fromkeys(_CONDITIONS, compare),
    **dict.fromkeys(_EXTREMES, extreme),
    **dict.fromkeys(_FLOAT_INTRINSICS, float_intrinsic),
    **dict.fromkeys((Op.IDIV, Op.MOD), divide),
    **dict.fromkeys((Op.SHL, Op.SHR), shift),
    Op.NEG: negate,
    Op.ABS: absolute,
    Op.RECIPROCAL: reciprocal,
    Op.WHERE: where,
    Op.MULACC: multiply_add,
}
