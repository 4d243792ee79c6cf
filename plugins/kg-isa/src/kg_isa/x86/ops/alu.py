"""ALU ops of x86-64: tables of mnemonics first, then the ops that need a guard.
Scalars and vectors alike."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from kg.plugin import DType, Op, UOp
from kg_render import guards
from kg_render.asm import Emitter, Instruction, Selector
from kg_render.carried import is_register_access

from kg_isa.x86.encoding.forms import FORMS
from kg_isa.x86.operands import INT32
from kg_isa.x86.ops import int64_lanes
from kg_isa.x86.ops.floats import exp2, multiply_add, rounded, square_root
from kg_isa.x86.ops.integers import (
    canonical,
    divide,
    general_binary,
    shift,
)
from kg_isa.x86.ops.masks import (
    PREDICATES,
    UNORDERED,
    bitwise,
    blend,
    blend_lanes,
    compare_lanes,
    float_mask,
    float_suffix,
    from_mask,
    hold_lanes,
    letter,
    of_bools,
    predicate_of,
    select_integer,
    to_mask,
)
from kg_isa.x86.select import NEGATED, X86Selector, is_negation

#: op -> mnemonics for floats (before ss, sd, ps, pd), general registers, vectors of integers (before b, w, d, q).
_BINARY: Final = {
    Op.ADD: ("add", "add", "padd"),
    Op.SUB: ("sub", "sub", "psub"),
    Op.MUL: ("mul", "imul", "pmull"),
    Op.FDIV: ("div", "", ""),
    Op.AND: ("", "and", "pand"),
    Op.OR: ("", "or", "por"),
    Op.XOR: ("", "xor", "pxor"),
}
_ORDERED: Final = frozenset((Op.SUB, Op.FDIV))
_WHOLE: Final = frozenset(("pand", "por", "pxor"))
_MASK_OPS: Final = {Op.AND: "kandq", Op.OR: "korq", Op.XOR: "kxorq", Op.CMPNE: "kxorq", Op.CMPEQ: "kxnorq"}
_WRAPPING: Final = frozenset((Op.ADD, Op.SUB, Op.MUL))


def binary(selector: Selector, uop: UOp) -> None:
    """ADD SUB MUL FDIV AND OR XOR"""
    s, dtype = cast(X86Selector, selector), uop.type
    if dtype.is_bool and _is_opposite(s, uop):
        _compared(s, uop, uop.src[0], negated=True)
        return
    commutes = uop.op not in _ORDERED
    x, y = s.swapped(uop) if commutes else uop.src
    kind, width = s.bits_of(dtype)
    if kind == "mask":
        s.values[uop] = made = s.mask()
        s.write(_MASK_OPS[uop.op], [made], [s.value(x)], s.value(y))
    elif kind == "vec" and dtype.is_bool:
        of_bools(s, uop, _BINARY[uop.op][2])
    elif uop.op is Op.MUL and not dtype.is_float and int64_lanes.is_wide_without_masks(s, dtype):
        s.values[uop] = int64_lanes.product(s, s.value(x), s.value(y), dtype)
    elif kind == "vec":
        first = s.value(x)
        s.values[uop] = s.vex(_vector_name(uop.op, dtype), first, s.operand(y), width=width, bits=width)
    else:
        if commutes and x.op is Op.CONST:
            x, y = y, x
        made = general_binary(s, _BINARY[uop.op][1], x, y, width)
        s.values[uop] = canonical(s, made, dtype, wraps=uop.op in _WRAPPING)


@cache
def _vector_name(op: Op, dtype: DType) -> str:
    of_float, _, of_vector = _BINARY[op]
    return of_float + float_suffix(dtype) if dtype.is_float else of_vector + ("" if of_vector in _WHOLE else letter(dtype))


def compare(selector: Selector, uop: UOp) -> None:
    """CMPLT CMPLE CMPEQ CMPNE"""
    s, dtype = cast(X86Selector, selector), uop.src[0].type
    if dtype.is_bool and _is_opposite(s, uop):
        _compared(s, uop, uop.src[0], negated=True)
    elif dtype.is_bool and dtype.lanes > 1 and not s.masks:
        of_bools(s, uop, "pcmpeqd" if uop.op is Op.CMPEQ else "pxor")
    elif dtype.is_bool and dtype.lanes > 1:
        s.values[uop] = made = s.mask()
        s.write(_MASK_OPS[uop.op], [made], [s.value(uop.src[0])], s.value(uop.src[1]))
    else:
        _compared(s, uop, uop, negated=False)


def _is_opposite(s: X86Selector, uop: UOp) -> bool:
    """Whether it is the opposite of a comparison that is left to it."""
    return uop.src[0] in s.deferred and uop.src[0].op in PREDICATES and is_negation(uop)


def _compared(s: X86Selector, uop: UOp, comparison: UOp, *, negated: bool) -> None:
    """The value of a node that is a comparison, or its opposite."""
    x, y = comparison.src
    dtype = x.type
    if dtype.lanes > 1:
        hold_lanes(s, uop, compare_lanes(s, comparison, negated=negated), dtype.scalar.bits)
    elif dtype.is_float:
        mask = float_mask(s, predicate_of(comparison, negated=negated), s.value(x), s.value(y), dtype)
        s.values[uop] = from_mask(s, mask)
    else:
        if y.op is not Op.CONST:
            s.value(y)
        s.value(x)
        made = s.general(32)
        s.emit(Instruction(FORMS["movimm"], [made], immediate=0, width=32))
        holds = s.compare(comparison)
        s.write(f"set{NEGATED[holds] if negated else holds}", [made], [made])
        s.values[uop] = made


def where(selector: Selector, uop: UOp) -> None:
    """WHERE"""
    s, dtype = cast(X86Selector, selector), uop.type
    condition, then, otherwise = uop.src
    if dtype.lanes > 1 and dtype.is_bool and not s.masks:
        same = INT32.vec(dtype.lanes)
        s.values[uop] = blend_lanes(s, to_mask(s, condition, same), s.value(then), s.value(otherwise), same)
    elif dtype.lanes > 1 and dtype.is_bool:
        mask, x, y = to_mask(s, condition, dtype), s.value(then), s.value(otherwise)
        chosen, other, made = s.mask(), s.mask(), s.mask()
        s.write("kandq", [chosen], [mask], x)
        s.write("kandnq", [other], [mask], y)
        s.write("korq", [made], [chosen], other)
        s.values[uop] = made
    elif (found := _extreme_of(uop)) is not None:
        name, first, second = found
        s.values[uop] = s.vex(name + float_suffix(dtype), s.value(first), s.value(second), width=s.width(dtype))
    elif s.bits_of(dtype)[0] == "vec":
        s.values[uop] = blend(s, to_mask(s, condition, dtype), s.value(then), s.value(otherwise), dtype)
    else:
        x, y = s.value(then), s.value(otherwise)
        if condition in s.deferred and condition not in s.values:
            for source in condition.src:
                s.value(source)
        else:
            s.value(condition)
        made = s.duplicate(y)
        holds = s.condition(condition)
        s.write(f"cmov{holds}", [made], [made], x, width=s.width(dtype))
        s.values[uop] = made


def _extreme_of(uop: UOp) -> tuple[str, UOp, UOp] | None:
    """x < y ? x : y and x < y ? y : x of floats are instructions,
    which give the second operand where either is NaN or both are zeros."""
    condition, then, otherwise = uop.src
    if condition.op is not Op.CMPLT or not uop.type.is_float or condition.src[0].type is not uop.type:
        return None
    x, y = condition.src
    if (then, otherwise) == (x, y):
        return "min", x, y
    return ("max", y, x) if (then, otherwise) == (y, x) else None


def negate(selector: Selector, uop: UOp) -> None:
    """NEG"""
    s, dtype = cast(X86Selector, selector), uop.type
    kind, width = s.bits_of(dtype)
    if dtype.is_float:
        sign = s.number(-0.0, dtype)
        s.values[uop] = s.vex(bitwise("xor", dtype), sign, s.operand(uop.src[0]), width=width, bits=width)
        return
    x = s.value(uop.src[0])
    if dtype.is_bool:
        s.values[uop] = x
    elif kind == "vec":
        s.values[uop] = s.vex(f"psub{letter(dtype)}", s.number(0, dtype), x, width=width)
    else:
        s.values[uop] = canonical(s, s.tied("neg", x, width=width), dtype, wraps=True)


def absolute(selector: Selector, uop: UOp) -> None:
    """ABS"""
    s, dtype = cast(X86Selector, selector), uop.type
    kind, width = s.bits_of(dtype)
    if dtype.is_float:
        x = s.operand(uop.src[0])
        s.values[uop] = s.vex(bitwise("andn", dtype), s.number(-0.0, dtype), x, width=width, bits=width)
        return
    x = s.value(uop.src[0])
    if not dtype.is_signed:
        s.values[uop] = x
    elif kind == "vec":
        is_wide = int64_lanes.is_wide_without_masks(s, dtype)
        s.values[uop] = int64_lanes.absolute(s, x, dtype) if is_wide else s.unary(f"pabs{letter(dtype)}", x, width=width)
    else:
        made = s.tied("neg", x, width=width)
        s.write("cmovs", [made], [made], x, width=width)
        s.values[uop] = canonical(s, made, dtype, wraps=True)


def extreme(selector: Selector, uop: UOp) -> None:
    """MAX MIN: the instruction gives its second operand where either is NaN,
    so that a NaN in the first is left to be chosen"""
    s, dtype = cast(X86Selector, selector), uop.type
    name = "max" if uop.op is Op.MAX else "min"
    kind, width = s.bits_of(dtype)
    first, second = uop.src
    if kind == "mask" or dtype.is_bool:
        raise AssertionError("MAX and MIN of bools are OR and AND")
    if dtype.is_float:
        if guards.may_be_nan(first) and (not guards.may_be_nan(second) or _is_running(first, uop.op)):
            first, second = second, first  # the test of the other is not on the way from one iteration to the next
        x, y = s.value(first), s.value(second)
        result = s.vex(name + float_suffix(dtype), x, y, width=width, bits=width)
        if guards.may_be_nan(first):
            result = blend(s, float_mask(s, UNORDERED, x, x, dtype), x, result, dtype)
        s.values[uop] = result
    elif kind == "vec":
        if int64_lanes.is_wide_without_masks(s, dtype):
            s.values[uop] = int64_lanes.extreme(s, name, s.value(first), s.value(second), dtype)
            return
        sign = "s" if dtype.scalar.is_signed else "u"
        s.values[uop] = s.vex(f"p{name}{sign}{letter(dtype)}", s.value(first), s.value(second), width=width)
    else:
        x, y = s.value(first), s.value(second)
        s.write("cmp", [], [x], y, width=width)
        holds = {("max", True): "l", ("max", False): "b", ("min", True): "g", ("min", False): "a"}[name, dtype.is_signed]
        s.values[uop] = select_integer(s, holds, y, x, width)


def _is_running(uop: UOp, op: Op) -> bool:
    return uop.op is op or (uop.op is Op.LOAD and is_register_access(uop))


ALU: Final[dict[Op, Emitter]] = {
    **dict.fromkeys(_BINARY, binary),
    **dict.fromkeys(PREDICATES, compare),
    Op.MAX: extreme,
    Op.MIN: extreme,
    Op.WHERE: where,
    Op.NEG: negate,
    Op.ABS: absolute,
    Op.SQRT: square_root,
    Op.TRUNC: rounded,
    Op.ROUND: rounded,
    Op.SHL: shift,
    Op.SHR: shift,
    Op.IDIV: divide,
    Op.MOD: divide,
    Op.MULACC: multiply_add,
    Op.EXP2: exp2,
}
