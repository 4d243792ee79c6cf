"""Instruction selection for AArch64 beyond the shared part: flags, indexed addresses.

The processor divides, shifts, saturates and rounds as kg's ops mean it, but for a few corrections. A vector of bools is lanes of all bits that fill 128 bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kg.plugin import DType, Op, UOp, is_power_of_two, parse_dtype
from kg_render import guards
from kg_render.asm import Code, InductionPointer, Instruction, Label, Machine, Memory, Register

from kg_isa.a64.encode import condition, encode, logical_immediate
from kg_isa.a64.forms import FORMS
from kg_isa.a64.show import show
from kg_isa.addresses import Address
from kg_isa.risc.machine import InstructionSet, fill, spill
from kg_isa.risc.select import INT32, INT64, RiscSelector, is_splat, multiple, number_bytes

_EM_AARCH64: Final = 183
OCTETS: Final = parse_dtype("uint8")
#: x16 and x17 are the linker's, x18 the system's; of v8 to v15 the low halves belong to the caller.
_CALLEE_SAVED: Final = tuple(range(19, 29))
_SAVED_FLOATS: Final = tuple(range(8, 16))
CONDITIONS: Final = {Op.CMPLT: ("lt", "lo"), Op.CMPLE: ("le", "ls"), Op.CMPEQ: ("eq", "eq"), Op.CMPNE: ("ne", "ne")}
#: Of floats: false where either is NaN, but for !=.
_FLOAT_CONDITIONS: Final = {Op.CMPLT: "mi", Op.CMPLE: "ls", Op.CMPEQ: "eq", Op.CMPNE: "ne"}
_OPPOSITE: Final = {"lt": "ge", "lo": "hs", "le": "gt", "ls": "hi", "eq": "ne", "ne": "eq", "mi": "pl"}
_VECTOR_LOADS: Final = {16: "fh", 32: "fs", 64: "fd", 128: "fq"}

MACHINE: Final = Machine(
    registers={"gpr": (*range(16), *_CALLEE_SAVED), "vec": (*range(8), *range(16, 32), *_SAVED_FLOATS)},
    copy=lambda target, source: Instruction(
        FORMS["copygpr" if target.kind == "gpr" else "copyvec"], [target], [source], width=64 if target.kind == "gpr" else 128
    ),
    store=lambda register, slot: spill(FORMS, register, slot),
    load=lambda register, slot: fill(FORMS, register, slot),
    encode=encode,
    show=show,
    elf_machine=_EM_AARCH64,
)


def _move_pointer(code: Code, distance: int) -> list[Instruction]:
    pointer, size = code.physical("gpr", 31), abs(distance)
    parts = [part for part in (size & 0xFFF, size & ~0xFFF) if part]
    return [Instruction(FORMS["subi" if distance < 0 else "addi"], [pointer], [pointer], immediate=n, width=64) for n in parts]


class A64Selector(RiscSelector):
    """The instructions of one kernel."""

    isa: ClassVar[InstructionSet] = InstructionSet(
        MACHINE, FORMS, 0, 31, {"gpr": _CALLEE_SAVED, "vec": _SAVED_FLOATS}, "vec", _move_pointer
    )

    def __init__(self, uops: Sequence[UOp]) -> None:
        self.counted: dict[InductionPointer, bool] = {}
        super().__init__(uops)

    def vector_bits(self, dtype: DType) -> tuple[str, int]:
        return "vec", 128 if dtype.is_bool else max(16, dtype.lanes * dtype.scalar.bits)

    def kept_number(self, value: int, dtype: DType) -> int:
        return value & ((1 << max(32, dtype.bits)) - 1)

    def splat_constant(self, value: object, dtype: DType) -> Register:
        lanes, scalar = dtype.lanes, dtype.scalar
        data = bytes([255 * bool(value)]) * 16 if scalar.is_bool else (number_bytes(value, scalar) * lanes)
        return self.table_constant(data.ljust(16, data[:1] if scalar.is_bool else b"\0"), dtype)

    def table_constant(self, data: bytes, dtype: DType) -> Register:
        """A vector constant, lane by lane."""
        symbol = self.code.constant(data.ljust(16, b"\0"))
        load = lambda: Instruction(FORMS["ldrfq"], [self.code.register("vec", 128)], memory=Memory(symbol=symbol))  # noqa: E731
        return self.entry_constant(symbol, load)

    def canonical(self, register: Register, dtype: DType) -> Register:
        if dtype.bits >= 32 or dtype.is_bool:
            return register
        return self.made(f"{'s' if dtype.is_signed else 'u'}xt{'b' if dtype.bits == 8 else 'h'}", dtype, register)

    def with_immediate(self, key: str, x: Register, number: int, dtype: DType) -> Register | None:
        bits = self.width(dtype)
        if key in ("add", "sub"):
            if number < 0:
                key, number = "sub" if key == "add" else "add", -number
            fits = 0 <= number < 4096 or (number % 4096 == 0 and number < 1 << 24)
            return self.made(key + "i", dtype, x, immediate=number) if fits else None
        if key in ("and", "or", "xor") and logical_immediate(number, bits) is not None:
            return self.made(key + "i", dtype, x, immediate=number & ((1 << bits) - 1))
        if key == "mul" and is_power_of_two(number):
            return self.made("lsli", dtype, x, immediate=number.bit_length() - 1)
        return None

    def is_not_zero(self, x: Register, dtype: DType) -> Register:
        self.write("cmpi", [], [x], width=self.width(dtype), immediate=0)
        return self.made("cset", INT32, immediate=condition("ne"))

    def may_defer(self, uop: UOp, user: UOp) -> bool:
        if uop.op is Op.MUL and (uop.type.lanes > 1 or uop.type.is_float or uop.type.bits < 32):
            return super().may_defer(uop, user)
        if uop.op is Op.MUL:  # madd
            return user.op is Op.ADD and multiple(uop)[1] == 1 and uop.src[1].op is not Op.CONST
        if uop.op not in CONDITIONS or user.op not in (Op.WHERE, Op.IF) or user.src[0] is not uop:
            return False
        return uop.type.lanes == 1 and (user.op is Op.IF or user.type.lanes == 1)

    def takes_scalar(self, user: UOp, place: int) -> bool:
        """The element of a product."""
        if user.op not in (Op.MUL, Op.MULACC) or not user.type.is_float:
            return False
        return place < 2 and not is_splat(user.src[1 - place])

    # -- conditions

    def compare_values(self, x: UOp, y: UOp) -> None:
        """cmp x, y"""
        bits = self.width(x.type)
        if x.type.is_float:
            self.write("fcmp", [], [self.value(x), self.value(y)], modifier=bits)
        elif y.op is Op.CONST and -4096 < int(y.value) < 4096:
            number, first = int(y.value), self.value(x)
            self.write("cmpi" if number >= 0 else "cmni", [], [first], width=bits, immediate=abs(number))
        else:
            first, second = self.value(x), self.value(y)
            self.write("cmp", [], [first, second], width=bits)

    def condition(self, uop: UOp) -> str:
        """Sets the flags by a bool; the condition that then holds.
        Nothing that changes flags may come before its user."""
        if uop in self.deferred and uop not in self.values:
            self.compare_values(*uop.src)
            return holds(uop)
        self.write("cmpi", [], [self.value(uop)], immediate=0)
        return "ne"

    def branch_unless(self, condition: UOp, label: Label) -> None:
        self.emit(Instruction(FORMS[f"b{_OPPOSITE[self.condition(condition)]}"], target=label))

    def branch_if_empty(self, loop: UOp, label: Label) -> None:
        self.compare_values(*loop.src[:2])
        self.emit(Instruction(FORMS["bge" if loop.type.is_signed else "bhs"], target=label))

    def again(self, loop: UOp, counter: Register, label: Label) -> Instruction:
        bits, stop = self.width(loop.type), loop.src[1]
        self.write("addi", [counter], [counter], width=bits, immediate=1)
        if stop.op is Op.CONST and 0 <= int(stop.value) < 4096:
            self.write("cmpi", [], [counter], width=bits, immediate=int(stop.value))
        else:
            self.write("cmp", [], [counter, self.value(stop)], width=bits)
        return self.emit(Instruction(FORMS["again" if loop.type.is_signed else "again_below"], target=label))

    def again_before(self, cursor: Register, end: Register, label: Label) -> Instruction:
        self.write("cmp", [], [cursor, end], width=64)
        return self.emit(Instruction(FORMS["again_unequal"], target=label))

    # -- memory

    def reaches(self, offset: int, size: int) -> bool:
        return offset % size == 0 and 0 <= offset // size < 4096

    def indexed(self, base: Register, index: UOp, element: int, size: int) -> Address:
        counted, factor = multiple(index)
        step = factor * element
        if step not in (1, size):
            counted, step = index, element
        if step not in (1, size):
            return Address(self.summed(base, index, element))
        is_word = counted.type.bits == 32 and guards.may_be_negative(counted)
        return Address(base, self.value(counted), step, is_word=is_word)

    def summed(self, base: Register, index: UOp, step: int) -> Register:
        counted, factor = multiple(index)
        counted, step = (
            (counted, factor * step) if is_power_of_two(factor * step) or not is_power_of_two(step) else (index, step)
        )
        register, made = self.value(counted), self.general()
        is_word = counted.type.bits == 32 and guards.may_be_negative(counted)
        if is_word and (not is_power_of_two(step) or step > 16):
            register, is_word = self.made("sxtw", INT64, register), False
        if not is_power_of_two(step):
            self.write("madd", [made], [register, self.number(step, INT64), base], width=64)
            return made
        self.write("addsxtw" if is_word else "addshift", [made], [base, register], width=64, immediate=step.bit_length() - 1)
        return made

    def is_counted(self, stream: InductionPointer) -> bool:
        if not self.counted:
            for u in self.uops:
                if u.op in (Op.LOAD, Op.STORE) and u.src[0] in self.induction_pointers.of_place:
                    mine, offset = self.induction_pointers.of_place[u.src[0]]
                    suits = not offset and mine.step in (1, bytes_of(u))
                    self.counted[mine] = self.counted.get(mine, True) and suits
        return self.counted.get(stream, False)

    def streamed(self, stream: InductionPointer, cursor: Register, offset: int, size: int) -> Address:
        if not self.is_counted(stream):
            return self.near(cursor, offset, size)
        is_word = stream.loop.type.bits == 32 and guards.may_be_negative(stream.loop)
        return Address(cursor, self.values[stream.loop], stream.step, is_word=is_word)

    # -- vectors

    def load_vector(self, address: Address, dtype: DType, target: Register) -> None:
        lanes = dtype.lanes
        if not dtype.is_bool:
            self.access("ldr" + _VECTOR_LOADS[lanes * dtype.scalar.bits], address, [target])
            return
        octets = self.code.register("vec", 8 * lanes)
        self.access("ldr" + _VECTOR_LOADS[8 * lanes], address, [octets])
        found = self.code.register("vec", 8 * lanes)
        zero = self.splat_constant(0, OCTETS.vec(lanes))
        self.write("vcmeq", [found], [octets, zero], width=max(64, 8 * lanes), modifier=8)
        self.write("vnot", [target], [self.filled(found, 8, lanes)], width=128)

    def store_vector(self, address: Address, register: Register, dtype: DType) -> None:
        lanes = dtype.lanes
        if not dtype.is_bool:
            self.access("str" + _VECTOR_LOADS[lanes * dtype.scalar.bits], address, [], [register])
            return
        octets = OCTETS.vec(lanes)
        found = self.made("vand", octets, self.lane_mask(register, 8, lanes), self.splat_constant(1, octets))
        self.access("str" + _VECTOR_LOADS[8 * lanes], address, [], [found])

    def resized(self, x: Register, bits: int, to: int, lanes: int, *, signed: bool) -> Register:
        """Integer lanes made wider or narrower, step by step."""
        while bits != to:
            narrower = min(bits, 2 * bits if to > bits else bits // 2)
            made = self.code.register("vec", lanes * (2 * bits if to > bits else bits // 2))
            key = "vxtn" if to < bits else "vsxtl" if signed else "vuxtl"
            self.write(key, [made], [x], width=64, modifier=narrower, immediate=None if to < bits else 0)
            x, bits = made, 2 * bits if to > bits else bits // 2
        return x

    def filled(self, mask: Register, bits: int, lanes: int) -> Register:
        """Lanes of all bits as a vector of bools."""
        return self.resized(mask, bits, 128 // lanes, lanes, signed=True)

    def lane_mask(self, bools: Register, bits: int, lanes: int) -> Register:
        """A vector of bools as lanes of so many bits."""
        return self.resized(bools, 128 // lanes, bits, lanes, signed=True)


def bytes_of(access: UOp) -> int:
    """What a LOAD or STORE moves."""
    dtype = (access if access.op is Op.LOAD else access.src[1]).type
    return max(1, dtype.scalar.itemsize * dtype.lanes)


def holds(uop: UOp) -> str:
    """The condition after a comparison's values were compared."""
    kind = uop.src[0].type
    return _FLOAT_CONDITIONS[uop.op] if kind.is_float else CONDITIONS[uop.op][0 if kind.is_signed else 1]
