"""Integers on x86-64: sums with immediates, shifts and division."""

from __future__ import annotations

from typing import Final, cast

from kg.plugin import DType, Op, UOp
from kg_render import guards
from kg_render.asm import Register, Selector

from kg_isa.addresses import Address
from kg_isa.x86.ops import int64_lanes
from kg_isa.x86.ops.masks import letter, select_integer
from kg_isa.x86.select import X86Selector

_IMMEDIATES: Final = {"add": "addi", "sub": "subi", "and": "andi", "or": "ori", "xor": "xori"}


def general_binary(s: X86Selector, name: str, x: UOp, y: UOp, width: int) -> Register:
    """Of general registers; a constant is an immediate."""
    number = _immediate(y, width)
    if name == "add" and (number is not None or y not in s.deferred):  # without a copy
        made = s.general(width)
        place = Address(s.value(x), None, 1, number) if number is not None else Address(s.value(x), s.value(y))
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


def shift(selector: Selector, uop: UOp) -> None:
    """SHL SHR: the machine takes a count modulo the width, so that one out
    of range is corrected unless it is proven not to be"""
    s, dtype = cast(X86Selector, selector), uop.type
    kind, width = s.bits_of(dtype)
    name = "shl" if uop.op is Op.SHL else "sar" if dtype.scalar.is_signed else "shr"
    x, count = s.value(uop.src[0]), uop.src[1]
    if kind == "vec":
        names = {"shl": "psllv", "sar": "psrav", "shr": "psrlv"}
        if count.op is Op.CONST:
            s.values[uop] = _vector_shift_by(s, name, x, int(count.value), dtype)
        elif name == "sar" and int64_lanes.is_wide_without_masks(s, dtype):
            by = s.value(count)
            s.values[uop] = int64_lanes.shifted_with_sign(s, x, dtype, lambda v: s.vex("psrlvq", v, by, width=width))
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
    if name == "sar" and int64_lanes.is_wide_without_masks(s, dtype):
        if count == bits - 1:
            return int64_lanes.sign_lanes(s, x, dtype)
        return int64_lanes.shifted_with_sign(s, x, dtype, lambda v: s.unary("psrlqi", v, width=s.width(dtype), immediate=count))
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
