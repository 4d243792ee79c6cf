"""Selection for RV64GC: scalars. There are no flags and no conditional moves: a bool is 0 or 1, a choice is a branch.

Integers of 32 bits, unsigned ones too, are kept extended by their top bit; narrower ones by their sign, or by zeros.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import ClassVar, Final, cast

from kg.plugin import DType, Op, UOp, parse_dtype
from kg.plugin.assembly import (
    Code,
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

from kg_isa.rv64.encode import encode
from kg_isa.rv64.forms import FORMS

_EM_RISCV, _DOUBLE_ABI = 243, 0x5
_CALLEE_SAVED: Final = (8, 9, *range(18, 28))
_REGISTERS: Final = {
    "gpr": (*range(10, 18), 5, 6, 7, 28, 29, 30, 1, *_CALLEE_SAVED),
    "vec": (*range(10, 18), *range(8), *range(28, 32)),
}
_ZERO, _LINK, _POINTER = 0, 1, 2
_INT64, _INT32, _BOOL = map(parse_dtype, ("int64", "int32", "bool"))
_BINARY: Final = {
    Op.ADD: ("fadd", "add"),
    Op.SUB: ("fsub", "sub"),
    Op.MUL: ("fmul", "mul"),
    Op.FDIV: ("fdiv", ""),
    Op.AND: ("", "and"),
    Op.OR: ("", "or"),
    Op.XOR: ("", "xor"),
}
_COMPARISONS: Final = (Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE)


def _letters(register: Register) -> tuple[str, str]:
    if register.kind == "vec":
        return ("flw", "fsw") if register.bits == 32 else ("fld", "fsd")
    return "ld", "sd"


def show(ins: Instruction) -> str:
    """The instruction, nearly as the manual writes it: for people."""
    names = [f"{'x' if r.kind == 'gpr' else 'f'}{r.home}" for r in (*ins.defs, *ins.uses)]
    if ins.memory is not None:
        names.append(f"[{ins.memory.symbol or ''} + {ins.memory.offset}]")
    if ins.immediate is not None:
        names.append(str(ins.immediate))
    return f"{ins.form.name} {', '.join(names)}".rstrip()


MACHINE: Final = Machine(
    registers=_REGISTERS,
    copy=lambda target, source: Instruction(FORMS["copygpr" if target.kind == "gpr" else "copyvec"], [target], [source]),
    store=lambda register, slot: Instruction(FORMS[_letters(register)[1]], [], [register], memory=Memory(symbol=slot)),
    load=lambda register, slot: Instruction(FORMS[_letters(register)[0]], [register], [], memory=Memory(symbol=slot)),
    encode=encode,
    show=show,
    elf_machine=_EM_RISCV,
    elf_flags=_DOUBLE_ABI,
)


def add_frame(code: Code, size: int) -> None:
    """The frame, with the caller's registers above the spilled values."""
    used = {r.home for i in code.instructions for r in i.defs if r.kind == "gpr"}
    saved = [n for n in (_LINK, *_CALLEE_SAVED) if n in used]
    total = -(-(size + 8 * len(saved)) // 16) * 16
    if not total:
        return
    pointer, temporary = code.physical("gpr", _POINTER), code.physical("gpr", 31)
    slots = [(code.physical("gpr", n), Slot(8, size + 8 * i)) for i, n in enumerate(saved)]

    def move(distance: int) -> list[Instruction]:
        far = Instruction(FORMS["li"], [temporary], [], immediate=distance)
        return [far, Instruction(FORMS["add"], [pointer], [pointer, temporary])]

    code.instructions[:0] = move(-total) + [MACHINE.store(r, s) for r, s in slots]
    code.instructions[-1:-1] = [*[MACHINE.load(r, s) for r, s in slots], *move(total)]


class RV64Selector(Selector):
    """The instructions of one kernel."""

    machine: Machine = MACHINE
    table: ClassVar[Mapping[Op, Emitter]] = {}

    def made(self, name: str, dtype: DType, *uses: Register, immediate: int | None = None) -> Register:
        """An instruction's result, of this dtype."""
        target = self.fresh(dtype)
        self.emit(Instruction(FORMS[name], [target], uses, immediate=immediate))
        return target

    def bits_of(self, dtype: DType) -> tuple[str, int]:
        return ("vec", dtype.bits) if dtype.is_float else ("gpr", max(32, dtype.bits))

    @property
    def zero(self) -> Register:
        """x0"""
        return self.code.physical("gpr", _ZERO)

    def constant(self, uop: UOp) -> Register:
        return self.number(uop.value, uop.type)

    def number(self, value: object, dtype: DType) -> Register:
        """A constant in a register."""
        kind, bits = self.bits_of(dtype)
        if kind == "gpr":
            number = int(value)  # pyright: ignore[reportArgumentType]
            if not (dtype.bits < 32 and not dtype.is_signed):
                number = (number + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))
            return self.entry_constant((number, bits), lambda: Instruction(FORMS["li"], [self.fresh(dtype)], immediate=number))
        data = self.code.constant(struct.pack("<f" if bits == 32 else "<d", value))
        name = "flw" if bits == 32 else "fld"
        return self.entry_constant(data, lambda: Instruction(FORMS[name], [self.fresh(dtype)], memory=Memory(symbol=data)))

    def argument(self, uop: UOp, number: int) -> Register:
        given = self.once("arguments", lambda: self.duplicate(self.code.physical("gpr", 10)))
        target = self.code.register("gpr", 64)
        self.emit(Instruction(FORMS["ld"], [target], [given], memory=Memory(base=0, offset=8 * number)))
        return target

    def special(self, uop: UOp) -> Register:
        return self.duplicate(self.code.physical("gpr", {"start": 11, "stop": 12}[uop.name]))

    def scratch(self, uop: UOp) -> Register:
        given = self.once("scratch", lambda: self.duplicate(self.code.physical("gpr", 13)))
        return self.made("add", _INT64, given, self.number(uop.scratch[1], _INT64))

    def finish(self) -> None:
        self.emit(Instruction(FORMS["ret"]))

    def may_defer(self, uop: UOp, user: UOp) -> bool:
        compares = uop.op in _COMPARISONS and not uop.src[0].type.is_float
        return compares and user.op in (Op.WHERE, Op.IF) and user.src[0] is uop

    # -- branches

    def branch(self, name: str, x: Register, y: Register, label: Label) -> None:
        """A branch forward."""
        self.emit(Instruction(FORMS[name], [], [x, y], target=label))

    def branch_unless(self, condition: UOp, label: Label) -> None:
        if condition not in self.deferred or condition in self.values:
            self.branch("beq", self.value(condition), self.zero, label)
            return
        x, y = (self.value(v) for v in condition.src)
        unsigned = "" if condition.src[0].type.is_signed else "u"
        match condition.op:
            case Op.CMPLT:
                self.branch("bge" + unsigned, x, y, label)
            case Op.CMPLE:
                self.branch("blt" + unsigned, y, x, label)
            case _:
                self.branch("bne" if condition.op is Op.CMPEQ else "beq", x, y, label)

    def branch_if_empty(self, loop: UOp, label: Label) -> None:
        start, stop = (self.value(v) for v in loop.src)
        self.branch("bge" if loop.type.is_signed else "bgeu", start, stop, label)

    def again(self, loop: UOp, counter: Register, label: Label) -> Instruction:
        self.emit(Instruction(FORMS["addi"], [counter], [counter], immediate=1))
        stop = self.value(loop.src[1])
        return self.emit(
            Instruction(FORMS["again" if loop.type.is_signed else "again_below"], [], [counter, stop], target=label)
        )

    # -- memory

    def address(self, access: UOp, size: int) -> tuple[Register, int]:
        """The base and what is added to it."""
        where = access.src[0]
        if where.op is not Op.INDEX:
            return self.value(where), 0
        pointer, position = where.src[:2]
        base, offset = self.value(pointer), 0
        while position.op is Op.ADD and position.src[1].op is Op.CONST and not guards.may_wrap(position):
            offset += int(position.src[1].value) * size
            position = position.src[0]
        if position.op is Op.CONST:
            offset += int(position.value) * size
        else:
            base = self.once(("address", pointer, position), lambda: self._element(base, self.value(position), size))
        if not -(1 << 30) < offset < 1 << 30:
            base, offset = self.made("add", _INT64, base, self.number(offset, _INT64)), 0
        return base, offset

    def _element(self, base: Register, index: Register, size: int) -> Register:
        if size > 1:
            index = self.made("slli", _INT64, index, immediate=size.bit_length() - 1)
        return self.made("add", _INT64, base, index)

    def load(self, uop: UOp, target: Register) -> None:
        dtype = uop.type
        base, offset = self.address(uop, max(1, dtype.itemsize))
        name = {"flw": "flw", "fld": "fld"}.get(_access(dtype), "l" + _access(dtype))
        if dtype.bits < 32 and not dtype.is_signed:
            name += "u"
        self.emit(Instruction(FORMS[name], [target], [base], memory=Memory(base=0, offset=offset)))
        if dtype.is_bool:
            self.emit(Instruction(FORMS["sltu"], [target], [self.zero, target]))

    def store(self, uop: UOp) -> None:
        value = uop.src[1]
        register = self.value(value)
        base, offset = self.address(uop, max(1, value.type.itemsize))
        name = {"flw": "fsw", "fld": "fsd"}.get(_access(value.type), "s" + _access(value.type))
        self.emit(Instruction(FORMS[name], [], [register, base], memory=Memory(base=1, offset=offset)))


def _access(dtype: DType) -> str:
    if dtype.is_float:
        return "flw" if dtype.bits == 32 else "fld"
    return {8: "b", 16: "h", 32: "w", 64: "d"}[max(8, dtype.bits)]


def _dot(dtype: DType) -> str:
    return ".s" if dtype.bits == 32 else ".d"


def canonical(s: RV64Selector, register: Register, dtype: DType) -> Register:
    """A narrow integer as it is kept."""
    if dtype.bits >= 32 or dtype.is_bool:
        return register
    if dtype.bits == 8 and not dtype.is_signed:
        return s.made("andi", dtype, register, immediate=255)
    shifted = s.made("slli", dtype, register, immediate=64 - dtype.bits)
    return s.made("srai" if dtype.is_signed else "srli", dtype, shifted, immediate=64 - dtype.bits)


def binary(selector: Selector, uop: UOp) -> None:
    """ADD SUB MUL FDIV AND OR XOR"""
    s, dtype = cast(RV64Selector, selector), uop.type
    of_float, general = _BINARY[uop.op]
    x, y = (s.value(v) for v in uop.src)
    if dtype.is_float:
        s.values[uop] = s.made(of_float + _dot(dtype), dtype, x, y)
        return
    word = "w" if dtype.bits <= 32 and general in ("add", "sub", "mul") else ""
    s.values[uop] = canonical(s, s.made(general + word, dtype, x, y), dtype)


def unary(selector: Selector, uop: UOp) -> None:
    """NEG ABS SQRT of floats"""
    s, dtype = cast(RV64Selector, selector), uop.type
    x = s.value(uop.src[0])
    if uop.op is Op.SQRT:
        s.values[uop] = s.made("fsqrt" + _dot(dtype), dtype, x)
    else:
        s.values[uop] = s.made(("fsgnjn" if uop.op is Op.NEG else "fsgnjx") + _dot(dtype), dtype, x, x)


def compare(selector: Selector, uop: UOp) -> None:
    """CMPLT CMPLE CMPEQ CMPNE"""
    s, dtype = cast(RV64Selector, selector), uop.src[0].type
    x, y = (s.value(v) for v in uop.src)
    if dtype.is_float:
        name = {Op.CMPLT: "flt", Op.CMPLE: "fle"}.get(uop.op, "feq")
        found = s.made(name + _dot(dtype), _BOOL, x, y)
        s.values[uop] = s.made("xori", _BOOL, found, immediate=1) if uop.op is Op.CMPNE else found
        return
    less = "slt" if dtype.is_signed else "sltu"
    if uop.op is Op.CMPLT:
        s.values[uop] = s.made(less, _BOOL, x, y)
    elif uop.op is Op.CMPLE:
        s.values[uop] = s.made("xori", _BOOL, s.made(less, _BOOL, y, x), immediate=1)
    else:
        differ = s.made("xor", _INT64, x, y)
        equal = uop.op is Op.CMPEQ
        s.values[uop] = s.made("sltiu", _BOOL, differ, immediate=1) if equal else s.made("sltu", _BOOL, s.zero, differ)


def where(selector: Selector, uop: UOp) -> None:
    """WHERE"""
    s = cast(RV64Selector, selector)
    x, y = s.value(uop.src[1]), s.value(uop.src[2])
    made, label = s.duplicate(y), s.label("chosen")
    s.branch_unless(uop.src[0], label)
    s.copy(made, x)
    s.place(label)
    s.values[uop] = made


def extreme(selector: Selector, uop: UOp) -> None:
    """MAX MIN: of floats a sum brings out NaN, which the instruction passes over"""
    s, dtype = cast(RV64Selector, selector), uop.type
    x, y = (s.value(v) for v in uop.src)
    label = s.label("chosen")
    if dtype.is_float:
        made = s.duplicate(s.made(("fmax" if uop.op is Op.MAX else "fmin") + _dot(dtype), dtype, x, y))
        numbers = s.made("and", _BOOL, *(s.made("feq" + _dot(dtype), _BOOL, v, v) for v in (x, y)))
        s.branch("bne", numbers, s.zero, label)
        s.copy(made, s.made("fadd" + _dot(dtype), dtype, x, y))
    else:
        made = s.duplicate(x)
        first, second = (x, y) if uop.op is Op.MAX else (y, x)
        s.branch("bge" if dtype.is_signed else "bgeu", first, second, label)
        s.copy(made, y)
    s.place(label)
    s.values[uop] = made


def _unless(s: RV64Selector, register: Register, keep: Register, dtype: DType) -> Register:
    """The value where the bool `keep` is true, else 0."""
    return s.made("and", dtype, register, s.made("sub", _INT64, s.zero, keep))


def divide(selector: Selector, uop: UOp) -> None:
    """IDIV MOD: nothing traps, and INT_MIN / -1 is INT_MIN; by 0 the result is made 0"""
    s, dtype = cast(RV64Selector, selector), uop.type
    x, y = (s.value(v) for v in uop.src)
    name = ("div" if uop.op is Op.IDIV else "rem") + ("" if dtype.is_signed else "u") + ("w" if dtype.bits <= 32 else "")
    result = s.made(name, dtype, x, y)
    if guards.divisor_may_be_zero(uop):
        result = _unless(s, result, s.made("sltu", _BOOL, s.zero, y), dtype)
    s.values[uop] = canonical(s, result, dtype)


def shift(selector: Selector, uop: UOp) -> None:
    """SHL SHR: the processor takes the count modulo the width"""
    s, dtype = cast(RV64Selector, selector), uop.type
    name = ("sll" if uop.op is Op.SHL else "sra" if dtype.is_signed else "srl") + ("w" if dtype.bits <= 32 else "")
    x, by = s.value(uop.src[0]), s.value(uop.src[1])
    if not guards.shift_may_exceed(uop):
        s.values[uop] = canonical(s, s.made(name, dtype, x, by), dtype)
        return
    fits = s.made("sltiu", _BOOL, by, immediate=dtype.bits)
    if name.startswith("sra"):  # all bits of the count set: the greatest one
        by = s.made("or", dtype, by, s.made("addi", _INT64, fits, immediate=-1))
        s.values[uop] = s.made(name, dtype, x, by)
    else:
        s.values[uop] = canonical(s, _unless(s, s.made(name, dtype, x, by), fits, dtype), dtype)


def multiply_add(selector: Selector, uop: UOp) -> None:
    """MULACC: fused"""
    s = cast(RV64Selector, selector)
    s.values[uop] = s.made("fmadd" + _dot(uop.type), uop.type, *(s.value(v) for v in uop.src))


def convert(selector: Selector, uop: UOp) -> None:
    """CAST"""
    s, source, target = cast(RV64Selector, selector), uop.src[0].type, uop.type
    x = s.value(uop.src[0])
    if source is target:
        s.values[uop] = x
    elif target.is_bool:
        if source.is_float:
            equal = s.made("feq" + _dot(source), _BOOL, x, s.number(0.0, source))
            s.values[uop] = s.made("xori", _BOOL, equal, immediate=1)
        else:
            s.values[uop] = s.made("sltu", _BOOL, s.zero, x)
    elif source.is_float and target.is_float:
        s.values[uop] = s.made("fcvt.d.s" if target.bits == 64 else "fcvt.s.d", target, x)
    elif source.is_float:
        s.values[uop] = _to_integer(s, x, source, target)
    elif target.is_float:
        word = ("w" if source.bits <= 32 else "l") + ("" if source.is_signed or source.is_bool else "u")
        s.values[uop] = s.made(f"fcvt{_dot(target)}.{word}", target, x)
    elif target.bits == 64 and source.bits == 32 and not source.is_signed:
        s.values[uop] = s.made("srli", target, s.made("slli", target, x, immediate=32), immediate=32)
    elif target.bits == 32 and source.bits == 64:
        s.values[uop] = s.made("addiw", target, x, immediate=0)
    else:
        s.values[uop] = canonical(s, x, target)


def _to_integer(s: RV64Selector, x: Register, source: DType, target: DType) -> Register:
    """The processor saturates at 32 and 64 bits, and makes the greatest number of NaN."""
    word = ("w" if target.bits <= 32 else "l") + ("" if target.is_signed else "u")
    result = s.made(f"fcvt.{word}{_dot(source)}", target, x)
    result = _unless(s, result, s.made("feq" + _dot(source), _BOOL, x, x), target)
    if target.bits < 32:
        limits = [(target.max, "bge"), *([(target.min, "blt")] if target.is_signed else [])]
        for limit, kept in limits:
            bound, made, label = s.number(int(limit), _INT32), s.duplicate(result), s.label("fits")
            s.branch("bgeu" if not target.is_signed else "bge", *((bound, made) if kept == "bge" else (made, bound)), label)
            s.copy(made, bound)
            s.place(label)
            result = made
    return result


def reinterpret(selector: Selector, uop: UOp) -> None:
    """BITCAST"""
    s, source, target = cast(RV64Selector, selector), uop.src[0].type, uop.type
    x = s.value(uop.src[0])
    if source.is_float is target.is_float:
        s.values[uop] = canonical(s, x, target) if not target.is_float else x
    elif target.is_float:
        s.values[uop] = s.made("fmv.d.x" if target.bits == 64 else "fmv.w.x", target, x)
    else:
        s.values[uop] = s.made("fmv.x.d" if target.bits == 64 else "fmv.x.w", target, x)


TABLE: Final[dict[Op, Emitter]] = {
    **dict.fromkeys(_BINARY, binary),
    **dict.fromkeys(_COMPARISONS, compare),
    **dict.fromkeys((Op.NEG, Op.ABS, Op.SQRT), unary),
    **dict.fromkeys((Op.MAX, Op.MIN), extreme),
    **dict.fromkeys((Op.IDIV, Op.MOD), divide),
    **dict.fromkeys((Op.SHL, Op.SHR), shift),
    Op.WHERE: where,
    Op.MULACC: multiply_add,
    Op.CAST: convert,
    Op.BITCAST: reinterpret,
}
RV64Selector.table = TABLE
