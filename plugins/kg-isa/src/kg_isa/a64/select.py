"""Selection for AArch64: scalars. The processor divides, shifts, saturates and rounds as kg's ops mean it, but for a few corrections.

Narrow integers are kept extended to 32 bits by their sign, a bool is 0 or 1.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final, cast

from kg.plugin import DType, Op, UOp, parse_dtype
from kg.plugin.assembly import (
    Code,
    Constant,
    Emitter,
    Instruction,
    Label,
    Machine,
    Memory,
    Register,
    Selector,
    Slot,
    guards,
)

from kg_isa.a64.encode import condition, encode
from kg_isa.a64.forms import FORMS, A64Form

_EM_AARCH64: Final = 183
#: x16 and x17 are the linker's, x18 the system's; of v8 to v15 the low halves belong to the caller.
_CALLEE_SAVED: Final = tuple(range(19, 29))
_REGISTERS: Final = {"gpr": (*range(16), *_CALLEE_SAVED), "vec": (*range(8), *range(16, 32))}
_CONDITIONS: Final = {Op.CMPLT: ("lt", "lo"), Op.CMPLE: ("le", "ls"), Op.CMPEQ: ("eq", "eq"), Op.CMPNE: ("ne", "ne")}
#: Of floats: false where either is NaN, but for !=.
_FLOAT_CONDITIONS: Final = {Op.CMPLT: "mi", Op.CMPLE: "ls", Op.CMPEQ: "eq", Op.CMPNE: "ne"}
_BINARY: Final = {
    Op.ADD: ("fadd", "add"),
    Op.SUB: ("fsub", "sub"),
    Op.MUL: ("fmul", "mul"),
    Op.FDIV: ("fdiv", ""),
    Op.AND: ("", "and"),
    Op.OR: ("", "orr"),
    Op.XOR: ("", "eor"),
}
_UNARY: Final = {Op.NEG: "fneg", Op.ABS: "fabs", Op.SQRT: "fsqrt", Op.TRUNC: "frintz", Op.ROUND: "frintn"}
_FLOAT64 = parse_dtype("float64")


def _memory(register: Register, slot: Slot) -> str:
    return (
        "w"
        if register.bits == 32 and register.kind == "gpr"
        else "x"
        if register.kind == "gpr"
        else "s"
        if register.bits == 32
        else "d"
    )


def show(ins: Instruction) -> str:
    """The instruction, nearly as the manual writes it: for people."""
    form = cast(A64Form, ins.form)
    names = [
        f"{'x' if ins.width == 64 else 'w'}{r.home}" if r.kind == "gpr" else f"{'d' if r.bits == 64 else 's'}{r.home}"
        for r in (*ins.defs, *ins.uses)
    ]
    if ins.memory is not None:
        names.append(f"[{ins.memory.symbol or ''} + {ins.memory.offset}]")
    if ins.immediate is not None:
        names.append(f"#{ins.immediate}")
    return f"{form.name} {', '.join(names)}".rstrip()


def _copy(target: Register, source: Register) -> Instruction:
    return Instruction(FORMS["copygpr" if target.kind == "gpr" else "copyvec"], [target], [source], width=64)


MACHINE: Final = Machine(
    registers=_REGISTERS,
    copy=_copy,
    store=lambda register, slot: Instruction(
        FORMS["str" + _memory(register, slot)], [], [register], memory=Memory(symbol=slot)
    ),
    load=lambda register, slot: Instruction(FORMS["ldr" + _memory(register, slot)], [register], [], memory=Memory(symbol=slot)),
    encode=encode,
    show=show,
    elf_machine=_EM_AARCH64,
)


def add_frame(code: Code, size: int) -> None:
    """The frame, with the caller's registers above the spilled values."""
    used = {r.home for i in code.instructions for r in i.defs if r.kind == "gpr"}
    saved = [n for n in _CALLEE_SAVED if n in used]
    total = -(-(size + 8 * len(saved)) // 16) * 16
    if not total:
        return
    pointer = code.physical("gpr", 31)
    slots = [(code.physical("gpr", n), Slot(8, size + 8 * i)) for i, n in enumerate(saved)]

    def move(name: str) -> list[Instruction]:
        parts = [part for part in (total & 0xFFF, total & ~0xFFF) if part]
        return [Instruction(FORMS[name], [pointer], [pointer], immediate=part, width=64) for part in parts]

    code.instructions[:0] = move("subi") + [MACHINE.store(r, s) for r, s in slots]
    code.instructions[-1:-1] = [*[MACHINE.load(r, s) for r, s in slots], *move("addi")]


class A64Selector(Selector):
    """The instructions of one kernel."""

    machine: Machine = MACHINE
    table: ClassVar[Mapping[Op, Emitter]] = {}

    def write(
        self,
        name: str,
        defs: Sequence[Register],
        uses: Sequence[Register],
        *,
        width: int = 32,
        modifier: int = 0,
        immediate: int | None = None,
    ) -> None:
        """An instruction."""
        self.emit(Instruction(FORMS[name], defs, uses, width=width, modifier=modifier, immediate=immediate))

    def made(
        self, name: str, dtype: DType, *uses: Register, width: int = 0, modifier: int = 0, immediate: int | None = None
    ) -> Register:
        """An instruction's result, of this dtype. `width` is that of general registers, `modifier` that of floats."""
        target = self.fresh(dtype)
        bits = self.bits_of(dtype)[1]
        self.write(name, [target], uses, width=width or bits, modifier=modifier or bits, immediate=immediate)
        return target

    def bits_of(self, dtype: DType) -> tuple[str, int]:
        return ("vec", dtype.bits) if dtype.is_float else ("gpr", max(32, dtype.bits))

    def constant(self, uop: UOp) -> Register:
        return self.number(uop.value, uop.type)

    def number(self, value: object, dtype: DType) -> Register:
        """A constant in a register."""
        kind, bits = self.bits_of(dtype)
        if kind == "gpr":
            number = int(value) & ((1 << bits) - 1)  # pyright: ignore[reportArgumentType]
            return self.entry_constant(
                (number, bits), lambda: Instruction(FORMS["movimm"], [self.fresh(dtype)], immediate=number)
            )
        data = self.code.constant(struct.pack("<f" if bits == 32 else "<d", value))
        name = "ldrs" if bits == 32 else "ldrd"
        return self.entry_constant(data, lambda: Instruction(FORMS[name], [self.fresh(dtype)], memory=Memory(symbol=data)))

    def argument(self, uop: UOp, number: int) -> Register:
        given = self.once("arguments", lambda: self.duplicate(self.code.physical("gpr", 0)))
        target = self.code.register("gpr", 64)
        narrow = uop.op is Op.DEFINE_VAR and uop.type.bits <= 32
        memory = Memory(base=0, offset=8 * number)
        self.emit(Instruction(FORMS["ldrw" if narrow else "ldrx"], [target], [given], memory=memory))
        return target

    def special(self, uop: UOp) -> Register:
        return self.duplicate(self.code.physical("gpr", {"start": 1, "stop": 2}[uop.name]))

    def scratch(self, uop: UOp) -> Register:
        given = self.once("scratch", lambda: self.duplicate(self.code.physical("gpr", 3)))
        return self._moved(given, uop.scratch[1])

    def _moved(self, base: Register, offset: int) -> Register:
        target = self.code.register("gpr", 64)
        if 0 <= offset < 4096:
            self.write("addi", [target], [base], width=64, immediate=offset)
        else:
            self.write("add", [target], [base, self.number(offset, parse_dtype("int64"))], width=64)
        return target

    def finish(self) -> None:
        self.emit(Instruction(FORMS["ret"]))

    def may_defer(self, uop: UOp, user: UOp) -> bool:
        return uop.op in _CONDITIONS and user.op in (Op.WHERE, Op.IF) and user.src[0] is uop

    # -- conditions

    def compare(self, uop: UOp) -> str:
        """Compares; the condition that then holds."""
        x, y = uop.src
        first, second = self.value(x), self.value(y)
        bits = self.bits_of(x.type)[1]
        if x.type.is_float:
            self.write("fcmp", [], [first, second], modifier=bits)
            return _FLOAT_CONDITIONS[uop.op]
        self.write("cmp", [], [first, second], width=bits)
        return _CONDITIONS[uop.op][0 if x.type.is_signed else 1]

    def condition(self, uop: UOp) -> str:
        """Sets the flags by a bool."""
        if uop in self.deferred and uop not in self.values:
            return self.compare(uop)
        self.write("cmpi", [], [self.value(uop)], immediate=0)
        return "ne"

    def branch_unless(self, condition: UOp, label: Label) -> None:
        opposite = {"lt": "ge", "lo": "hs", "le": "gt", "ls": "hi", "eq": "ne", "ne": "eq", "mi": "pl"}
        holds = self.condition(condition)
        self.emit(Instruction(FORMS[f"b{opposite[holds]}"], target=label))

    def branch_if_empty(self, loop: UOp, label: Label) -> None:
        start, stop = loop.src
        self.write("cmp", [], [self.value(start), self.value(stop)], width=self.bits_of(loop.type)[1])
        self.emit(Instruction(FORMS["bge" if loop.type.is_signed else "bhs"], target=label))

    def again(self, loop: UOp, counter: Register, label: Label) -> Instruction:
        bits = self.bits_of(loop.type)[1]
        self.write("addi", [counter], [counter], width=bits, immediate=1)
        self.write("cmp", [], [counter, self.value(loop.src[1])], width=bits)
        return self.emit(Instruction(FORMS["again" if loop.type.is_signed else "again_below"], target=label))

    # -- memory

    def address(self, access: UOp, size: int) -> tuple[list[Register], Memory]:
        """Registers and the memory operand, whose base is the last but its index."""
        where = access.src[0]
        if where.op is not Op.INDEX:
            return [self.value(where)], Memory(base=0)
        pointer, position = where.src[:2]
        base, offset = self.value(pointer), 0
        while position.op is Op.ADD and position.src[1].op is Op.CONST and not guards.may_wrap(position):
            offset += int(position.src[1].value) * size
            position = position.src[0]
        if position.op is Op.CONST:
            offset += int(position.value) * size
        else:
            index = self.value(position)
            if position.type.bits == 32 and guards.may_be_negative(position):
                index = self.once(("wide", position), lambda: self.made("sxtw", parse_dtype("int64"), index))
            if offset == 0:
                return [base, index], Memory(base=0, index=1, scale=size)
            scale = size.bit_length() - 1
            scaled = self.made("lsli", parse_dtype("int64"), index, immediate=scale) if scale else index
            total = self.code.register("gpr", 64)
            self.write("add", [total], [base, scaled], width=64)
            base = total
        if offset % size or not 0 <= offset // size < 4096:
            base, offset = self._moved(base, offset), 0
        return [base], Memory(base=0, offset=offset)

    def load(self, uop: UOp, target: Register) -> None:
        registers, memory = self.address(uop, max(1, uop.type.itemsize))
        self.emit(Instruction(FORMS["ldr" + _suffix(uop.type, signed=True)], [target], registers, memory=memory))
        if uop.type.is_bool:
            self.write("cmpi", [], [target], immediate=0)
            self.write("cset", [target], [], immediate=condition("ne"))

    def store(self, uop: UOp) -> None:
        value = uop.src[1]
        register = self.value(value)
        registers, memory = self.address(uop, max(1, value.type.itemsize))
        moved = replace(memory, base=1, index=2 if memory.index >= 0 else -1)
        name = "str" + _suffix(value.type, signed=False)
        self.emit(Instruction(FORMS[name], [], [register, *registers], memory=moved))


def _suffix(dtype: DType, *, signed: bool) -> str:
    if dtype.is_float:
        return "s" if dtype.bits == 32 else "d"
    sign = "s" if signed and dtype.is_signed and dtype.bits < 32 else ""
    return sign + {1: "b", 8: "b", 16: "h", 32: "w", 64: "x"}[dtype.bits if not dtype.is_bool else 8]


def canonical(s: A64Selector, register: Register, dtype: DType) -> Register:
    """A narrow integer as it is kept."""
    if dtype.bits >= 32 or dtype.is_bool:
        return register
    return s.made(f"{'s' if dtype.is_signed else 'u'}xt{'b' if dtype.bits == 8 else 'h'}", dtype, register)


def binary(selector: Selector, uop: UOp) -> None:
    """ADD SUB MUL FDIV AND OR XOR"""
    s, dtype = cast(A64Selector, selector), uop.type
    name = _BINARY[uop.op][0 if dtype.is_float else 1]
    x, y = (s.value(v) for v in uop.src)
    s.values[uop] = canonical(s, s.made(name, dtype, x, y), dtype)


def unary(selector: Selector, uop: UOp) -> None:
    """NEG ABS SQRT TRUNC ROUND of floats"""
    s = cast(A64Selector, selector)
    s.values[uop] = s.made(_UNARY[uop.op], uop.type, s.value(uop.src[0]))


def compare(selector: Selector, uop: UOp) -> None:
    """CMPLT CMPLE CMPEQ CMPNE"""
    s = cast(A64Selector, selector)
    holds = condition(s.compare(uop))
    s.values[uop] = s.made("cset", uop.type, immediate=holds)


def where(selector: Selector, uop: UOp) -> None:
    """WHERE"""
    s = cast(A64Selector, selector)
    x, y = s.value(uop.src[1]), s.value(uop.src[2])
    holds = condition(s.condition(uop.src[0]))
    s.values[uop] = s.made("fcsel" if uop.type.is_float else "csel", uop.type, x, y, immediate=holds)


def extreme(selector: Selector, uop: UOp) -> None:
    """MAX MIN: NaN wins"""
    s, dtype = cast(A64Selector, selector), uop.type
    x, y = (s.value(v) for v in uop.src)
    if dtype.is_float:
        s.values[uop] = s.made("fmax" if uop.op is Op.MAX else "fmin", dtype, x, y)
        return
    s.write("cmp", [], [x, y], width=s.bits_of(dtype)[1])
    holds = {(Op.MAX, True): "gt", (Op.MAX, False): "hi", (Op.MIN, True): "lt", (Op.MIN, False): "lo"}[uop.op, dtype.is_signed]
    s.values[uop] = s.made("csel", dtype, x, y, immediate=condition(holds))


def divide(selector: Selector, uop: UOp) -> None:
    """IDIV MOD: x / 0 is 0 and INT_MIN / -1 is INT_MIN here; x % 0 is corrected"""
    s, dtype = cast(A64Selector, selector), uop.type
    x, y = (s.value(v) for v in uop.src)
    quotient = s.made("sdiv" if dtype.is_signed else "udiv", dtype, x, y)
    if uop.op is Op.IDIV:
        s.values[uop] = canonical(s, quotient, dtype)
        return
    rest = s.made("msub", dtype, quotient, y, x)
    if guards.divisor_may_be_zero(uop):
        zero = s.number(0, dtype)
        s.write("cmpi", [], [y], width=s.bits_of(dtype)[1], immediate=0)
        rest = s.made("csel", dtype, zero, rest, immediate=condition("eq"))
    s.values[uop] = canonical(s, rest, dtype)


def shift(selector: Selector, uop: UOp) -> None:
    """SHL SHR: the processor takes the count modulo the width"""
    s, dtype = cast(A64Selector, selector), uop.type
    name = "lslv" if uop.op is Op.SHL else "asrv" if dtype.is_signed else "lsrv"
    x, by, bits = s.value(uop.src[0]), s.value(uop.src[1]), s.bits_of(dtype)[1]
    exceeds = guards.shift_may_exceed(uop)
    if exceeds:
        s.write("cmpi", [], [by], width=bits, immediate=dtype.bits - 1)
        if name == "asrv":
            most = s.number(dtype.bits - 1, dtype)
            by = s.made("csel", dtype, most, by, immediate=condition("hi"))
    shifted = s.made(name, dtype, x, by)
    if exceeds and name != "asrv":
        shifted = s.made("csel", dtype, s.number(0, dtype), shifted, immediate=condition("hi"))
    s.values[uop] = canonical(s, shifted, dtype) if uop.op is Op.SHL else shifted


def multiply_add(selector: Selector, uop: UOp) -> None:
    """MULACC: fused"""
    s = cast(A64Selector, selector)
    s.values[uop] = s.made("fmadd", uop.type, *(s.value(v) for v in uop.src))


def convert(selector: Selector, uop: UOp) -> None:
    """CAST: to integers the processor saturates at 32 and 64 bits and makes 0 of NaN"""
    s, source, target = cast(A64Selector, selector), uop.src[0].type, uop.type
    x = s.value(uop.src[0])
    from_bits, to_bits = s.bits_of(source)[1], s.bits_of(target)[1]
    if source is target:
        s.values[uop] = x
    elif target.is_bool:
        if source.is_float:
            s.write("fcmp", [], [x, s.number(0.0, source)], modifier=from_bits)
        else:
            s.write("cmpi", [], [x], width=from_bits, immediate=0)
        s.values[uop] = s.made("cset", target, immediate=condition("ne"))
    elif source.is_float and target.is_float:
        s.values[uop] = s.made("fcvtds" if to_bits == 64 else "fcvtsd", target, x)
    elif source.is_float:
        s.values[uop] = _to_integer(s, x, source, target)
    elif target.is_float:
        name = "scvtf" if source.is_signed else "ucvtf"
        s.values[uop] = s.made(name, target, x, width=from_bits)
    elif to_bits == 64 and from_bits == 32:
        s.values[uop] = s.made("sxtw", target, x) if source.is_signed else _zero_extended(s, x, target)
    else:
        s.values[uop] = canonical(s, x, target)


def _zero_extended(s: A64Selector, x: Register, target: DType) -> Register:
    """A write of 32 bits clears the others."""
    made = s.fresh(target)
    s.write("addi", [made], [x], width=32, immediate=0)
    return made


def _to_integer(s: A64Selector, x: Register, source: DType, target: DType) -> Register:
    wide = s.bits_of(target)[1]
    result = s.made("fcvtzs" if target.is_signed else "fcvtzu", target, x, width=wide, modifier=source.bits)
    if target.bits < 32:
        for limit, holds in (
            (target.max, "gt" if target.is_signed else "hi"),
            *([(target.min, "lt")] if target.is_signed else []),
        ):
            bound = s.number(int(limit), parse_dtype("int32"))
            s.write("cmp", [], [result, bound])
            result = s.made("csel", target, bound, result, immediate=condition(holds))
    return result


def reinterpret(selector: Selector, uop: UOp) -> None:
    """BITCAST"""
    s, source, target = cast(A64Selector, selector), uop.src[0].type, uop.type
    x = s.value(uop.src[0])
    if source.is_float is target.is_float:
        s.values[uop] = canonical(s, x, target) if not target.is_float else x
    else:
        name = (
            "fmovg" + ("x" if target.bits == 64 else "w") if target.is_float else "fmov" + ("xg" if target.bits == 64 else "wg")
        )
        s.values[uop] = s.made(name, target, x)


TABLE: Final[dict[Op, Emitter]] = {
    **dict.fromkeys(_BINARY, binary),
    **dict.fromkeys(_CONDITIONS, compare),
    **dict.fromkeys(_UNARY, unary),
    **dict.fromkeys((Op.MAX, Op.MIN), extreme),
    **dict.fromkeys((Op.IDIV, Op.MOD), divide),
    **dict.fromkeys((Op.SHL, Op.SHR), shift),
    Op.WHERE: where,
    Op.MULACC: multiply_add,
    Op.CAST: convert,
    Op.BITCAST: reinterpret,
}
A64Selector.table = TABLE
__all__ = ["TABLE", "A64Selector", "Constant", "add_frame"]
