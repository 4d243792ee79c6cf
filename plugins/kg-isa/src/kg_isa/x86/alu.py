"""ALU ops of x86-64: tables of mnemonics first, then the ops that need a guard. Scalars and vectors alike."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from kg.plugin import DType, Op, UOp
from kg.plugin.rendering import guards, is_register_access
from kg_render.asm import Emitter, Instruction, Register, Selector

from kg_isa.x86.encoding.encode import ZEROING
from kg_isa.x86.encoding.forms import FORMS
from kg_isa.x86.masks import (
    INT32,
    NOT_LESS,
    PREDICATES,
    UNORDERED,
    blend,
    blend_lanes,
    float_mask,
    float_suffix,
    from_mask,
    lane_mask,
    letter,
    select_integer,
    to_mask,
    vector_compare,
)
from kg_isa.x86.operands import Place
from kg_isa.x86.select import X86Selector

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
_IMMEDIATES: Final = {"add": "addi", "sub": "subi", "and": "andi", "or": "ori", "xor": "xori"}


def binary(selector: Selector, uop: UOp) -> None:
    """ADD SUB MUL FDIV AND OR XOR"""
    s, dtype = cast(X86Selector, selector), uop.type
    commutes = uop.op not in _ORDERED
    x, y = s.swapped(uop) if commutes else uop.src
    kind, width = s.bits_of(dtype)
    if kind == "mask":
        s.values[uop] = made = s.mask()
        s.write(_MASK_OPS[uop.op], [made], [s.value(x)], s.value(y))
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


def general_binary(s: X86Selector, name: str, x: UOp, y: UOp, width: int) -> Register:
    """Of general registers; a constant is an immediate."""
    number = _immediate(y, width)
    if name == "add" and (number is not None or y not in s.deferred):  # without a copy
        made = s.general(width)
        place = Place(s.value(x), None, 1, number) if number is not None else Place(s.value(x), s.value(y))
        s.write("lea", [made], [], place, width=width)
        return made
    if number is not None and name in _IMMEDIATES:
        return s.tied(_IMMEDIATES[name], s.value(x), width=width, immediate=number)
    if number is not None and name == "imul":
        return s.times(s.value(x), number, width)
    return s.tied(name, s.value(x), s.operand(y), width=width)


def _immediate(uop: UOp, width: int) -> int | None:
    if uop.op is not Op.CONST:
        return None
    value = int(uop.value)
    if width == 32 and value >= 1 << 31:
        value -= 1 << 32
    return value if -(1 << 31) <= value < 1 << 31 else None


def canonical(s: X86Selector, register: Register, dtype: DType, *, wraps: bool) -> Register:
    """A narrow integer as it is kept: extended to 32 bits."""
    if not wraps or dtype.bits >= 32 or dtype.is_bool:
        return register
    made = s.general(32)
    s.write(f"mov{'sx' if dtype.is_signed else 'zx'}{dtype.bits}", [made], [register], width=32)
    return made


def compare(selector: Selector, uop: UOp) -> None:
    """CMPLT CMPLE CMPEQ CMPNE"""
    s, dtype = cast(X86Selector, selector), uop.src[0].type
    if dtype.is_bool and dtype.lanes > 1 and not s.masks:
        name = "pcmpeqd" if uop.op is Op.CMPEQ else "pxor"
        s.values[uop] = s.vex(name, s.value(uop.src[0]), s.value(uop.src[1]), width=s.width(dtype))
    elif dtype.is_bool and dtype.lanes > 1:
        s.values[uop] = made = s.mask()
        s.write(_MASK_OPS[uop.op], [made], [s.value(uop.src[0])], s.value(uop.src[1]))
    elif dtype.lanes > 1:
        s.values[uop] = vector_compare(s, uop)
    elif dtype.is_float:
        s.values[uop] = from_mask(
            s, float_mask(s, PREDICATES[uop.op][0], s.value(uop.src[0]), s.value(uop.src[1]), dtype), dtype
        )
    else:
        x, y = uop.src
        if y.op is not Op.CONST:
            s.value(y)
        s.value(x)
        made = s.general(32)
        s.emit(Instruction(FORMS["movimm"], [made], immediate=0, width=32))
        s.write(f"set{s.compare(uop)}", [made], [made])
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
    """x < y ? x : y and x < y ? y : x of floats are instructions, which give the second operand where either is NaN or both are zeros."""
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
    x = s.value(uop.src[0])
    kind, width = s.bits_of(dtype)
    if dtype.is_bool:
        s.values[uop] = x
    elif dtype.is_float:
        sign = s.number(-0.0, dtype)
        s.values[uop] = s.vex(_bitwise("xor", dtype), x, sign, width=width, bits=width)
    elif kind == "vec":
        s.values[uop] = s.vex(f"psub{letter(dtype)}", s.number(0, dtype), x, width=width)
    else:
        s.values[uop] = canonical(s, s.tied("neg", x, width=width), dtype, wraps=True)


def _bitwise(name: str, dtype: DType) -> str:
    return f"{name}p{'s' if dtype.scalar.bits == 32 else 'd'}"


def absolute(selector: Selector, uop: UOp) -> None:
    """ABS"""
    s, dtype = cast(X86Selector, selector), uop.type
    x = s.value(uop.src[0])
    kind, width = s.bits_of(dtype)
    if dtype.is_float:
        s.values[uop] = s.vex(_bitwise("andn", dtype), s.number(-0.0, dtype), x, width=width, bits=width)
    elif not dtype.is_signed:
        s.values[uop] = x
    elif kind == "vec":
        s.values[uop] = s.unary(f"pabs{letter(dtype)}", x, width=width)
    else:
        made = s.tied("neg", x, width=width)
        s.write("cmovs", [made], [made], x, width=width)
        s.values[uop] = canonical(s, made, dtype, wraps=True)


def square_root(selector: Selector, uop: UOp) -> None:
    """SQRT"""
    s, dtype = cast(X86Selector, selector), uop.type
    x, width = s.value(uop.src[0]), s.width(uop.type)
    if dtype.lanes > 1:
        s.values[uop] = s.unary(f"sqrt{float_suffix(dtype)}", x, width=width)
    else:
        s.values[uop] = s.vex(f"sqrt{float_suffix(dtype)}", x, x, width=width, bits=width)


def rounded(selector: Selector, uop: UOp) -> None:
    """TRUNC ROUND: towards zero or to even, without an exception for what is inexact"""
    s, dtype = cast(X86Selector, selector), uop.type
    x, width, mode = s.value(uop.src[0]), s.width(uop.type), 11 if uop.op is Op.TRUNC else 8
    if dtype.lanes > 1:
        s.values[uop] = s.unary(f"round{float_suffix(dtype)}", x, width=width, immediate=mode)
    else:
        made = s.vector(width)
        s.write(f"round{float_suffix(dtype)}", [made], [x], x, width=width, immediate=mode)
        s.values[uop] = made


def extreme(selector: Selector, uop: UOp) -> None:
    """MAX MIN: the instruction gives its second operand where either is NaN, so that a NaN in the first is left to be chosen"""
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
            if s.masks or dtype.lanes == 1:
                result = blend(s, float_mask(s, UNORDERED, x, x, dtype), x, result, dtype)
            else:
                result = blend_lanes(s, lane_mask(s, UNORDERED, x, x, dtype), x, result, dtype)
        s.values[uop] = result
    elif kind == "vec":
        sign = "s" if dtype.scalar.is_signed else "u"
        s.values[uop] = s.vex(f"p{name}{sign}{letter(dtype)}", s.value(first), s.value(second), width=width)
    else:
        x, y = s.value(first), s.value(second)
        s.write("cmp", [], [x], y, width=width)
        holds = {("max", True): "l", ("max", False): "b", ("min", True): "g", ("min", False): "a"}[name, dtype.is_signed]
        s.values[uop] = select_integer(s, holds, y, x, width)


def _is_running(uop: UOp, op: Op) -> bool:
    return uop.op is op or (uop.op is Op.LOAD and is_register_access(uop))


def shift(selector: Selector, uop: UOp) -> None:
    """SHL SHR: the machine takes a count modulo the width, so that one out of range is corrected unless it is proven not to be"""
    s, dtype = cast(X86Selector, selector), uop.type
    kind, width = s.bits_of(dtype)
    name = "shl" if uop.op is Op.SHL else "sar" if dtype.scalar.is_signed else "shr"
    x, count = s.value(uop.src[0]), uop.src[1]
    if kind == "vec":
        names = {"shl": "psllv", "sar": "psrav", "shr": "psrlv"}
        if count.op is Op.CONST:
            s.values[uop] = _vector_shift_by(s, name, x, int(count.value), dtype)
        else:  # lanes whose count is out of range become 0, or the sign
            s.values[uop] = s.vex(names[name] + letter(dtype), x, s.value(count), width=width)
        return
    if count.op is Op.CONST:
        number = int(count.value)
        if not 0 <= number < dtype.bits:
            number = -1 if name != "sar" else dtype.bits - 1
        if number < 0:
            s.values[uop] = s.integer(0, width)
        else:
            s.values[uop] = canonical(s, s.tied(f"{name}i", x, width=width, immediate=number), dtype, wraps=name == "shl")
        return
    by = s.value(count)
    exceeds = guards.shift_may_exceed(uop)
    if exceeds and name == "sar":
        most = s.integer(dtype.bits - 1, width)
        s.write("cmpi", [], [by], width=width, immediate=dtype.bits - 1)
        by = select_integer(s, "a", most, by, width)
    shifted = _shifted(s, name, x, by, width)
    if exceeds and name != "sar":
        zero = s.integer(0, width)
        s.write("cmpi", [], [by], width=width, immediate=dtype.bits)
        shifted = select_integer(s, "ae", zero, shifted, width)
    s.values[uop] = canonical(s, shifted, dtype, wraps=name == "shl")


def _shifted(s: X86Selector, name: str, x: Register, by: Register, width: int) -> Register:
    if s.avx:  # BMI2 comes with it
        made = s.general(width)
        s.write(f"{name}x", [made], [x, by], width=width)
        return made
    counter = s.code.physical("gpr", 1)
    made = s.duplicate(x)
    s.copy(counter, by)
    s.write(f"{name}cl", [made], [made, counter], width=width)
    return made


def _vector_shift_by(s: X86Selector, name: str, x: Register, count: int, dtype: DType) -> Register:
    bits = dtype.scalar.bits
    if name == "sar":
        count = min(count, bits - 1) if count >= 0 else bits - 1
    elif not 0 <= count < bits:
        return s.number(0, dtype)
    mnemonic = {"shl": "psll", "sar": "psra", "shr": "psrl"}[name]
    return s.unary(f"{mnemonic}{letter(dtype)}i", x, width=s.width(dtype), immediate=count)


def divide(selector: Selector, uop: UOp) -> None:
    """IDIV MOD: divides by 1 where the division would trap; only x / 0 is left to be corrected then"""
    s, dtype = cast(X86Selector, selector), uop.type
    width = s.width(dtype)
    signed = any(guards.may_be_negative(v) for v in uop.src) and dtype.is_signed
    x, y = (s.value(v) for v in uop.src)
    one, zero = s.integer(1, width), s.integer(0, width)
    divisor = y
    by_zero = guards.divisor_may_be_zero(uop)
    if by_zero:
        s.write("test", [], [y, y], width=width)
        divisor = select_integer(s, "e", one, y, width)
    if guards.division_may_overflow(uop) and dtype.bits >= 32:
        least = s.tied("sub", x, s.integer(int(dtype.min), width), width=width)
        plus = s.tied("addi", y, width=width, immediate=1)
        either = s.tied("or", least, plus, width=width)
        s.write("test", [], [either, either], width=width)
        divisor = select_integer(s, "e", one, divisor, width)
    made = s.general(width)
    ins = s.write("idiv" if signed else "div", [made], [x, divisor], width=width, immediate=int(uop.op is Op.MOD))
    ins.clobbers = [s.code.physical("gpr", 0), s.code.physical("gpr", 2)]
    if by_zero and uop.op is Op.IDIV:
        s.write("test", [], [y, y], width=width)
        made = select_integer(s, "e", zero, made, width)
    s.values[uop] = canonical(s, made, dtype, wraps=True)


def _ends_here(s: X86Selector, operand: UOp) -> bool:
    """Whether nothing else reads it, so that the result may take its register."""
    return s.readers.get(operand) == 1 and operand.op not in (Op.LOAD, Op.CONST)


def multiply_add(selector: Selector, uop: UOp) -> None:
    """MULACC: fused"""
    s, dtype = cast(X86Selector, selector), uop.type
    width, suffix = s.width(dtype), float_suffix(dtype)
    x, y, z = uop.src
    if s.is_in_memory(x):
        x, y = y, x
    stays = z in (x, y) or s.readers.get(z, 0) > 1
    ends = next((v for v in (x, y) if stays and v is not z and _ends_here(s, v)), None)
    if z.op is Op.CONST or s.is_in_memory(z) or (ends is not None and not s.is_in_memory(y)):
        x, y = (y, x) if ends is y else (x, y)
        made = s.duplicate(s.value(x))
        s.write(f"fma213{suffix}", [made], [made, s.value(y)], s.operand(z), width=width)
    else:
        first = s.value(x)
        made = s.duplicate(s.value(z))
        s.write(f"fma231{suffix}", [made], [made, first], s.operand(y), width=width)
    s.values[uop] = made


#: (2**x - 1) / x on [0, 1], lowest degree first, by tools/minimax.py; error 2**-28.81
_EXP2_ABOVE: Final = (
    0.6931470632553101,
    0.24022908508777618,
    0.05548618361353874,
    0.009673774242401123,
    0.001248230691999197,
    0.00021565888891927898,
)
_DOWN: Final = 1
#: Where 2**x is nothing, rounded: such lanes are masked out, as the processor takes some 150 cycles for what is too small.
_VANISHES: Final = -150.0


def exp2(selector: Selector, uop: UOp) -> None:
    """EXP2 of float32 with AVX-512: a polynomial of the fraction, scaled by an instruction that finds the integer by itself; as CPU:LLVM has it"""
    s, dtype = cast(X86Selector, selector), uop.type
    x, width = s.value(uop.src[0]), max(128, s.width(uop.type))
    bits = s.width(dtype)
    fraction = s.unary("reduceps", x, width=width, immediate=_DOWN)
    power = s.number(_EXP2_ABOVE[-1], dtype)
    for c in (*reversed(_EXP2_ABOVE[:-1]), 1.0):
        made = s.duplicate(power)
        s.write("fma213" + float_suffix(dtype), [made], [made, fraction], s.number(c, dtype), width=width)
        power = made
    kept, made = float_mask(s, NOT_LESS, x, s.number(_VANISHES, dtype), dtype), s.vector(bits)
    s.write("scalefps", [made], [power, x, kept], width=width, modifier=ZEROING)
    s.values[uop] = made


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
