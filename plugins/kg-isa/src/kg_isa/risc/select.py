"""Instruction selection for load/store instruction sets: arguments, constants, addresses, splats.

Narrow integers are kept extended to 32 bits, a bool is 0 or 1; how a vector of bools is kept is the instruction set's choice.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from kg.plugin import DType, Op, UOp, parse_dtype
from kg_render import guards
from kg_render.asm import (
    Constant,
    Emitter,
    InductionPointer,
    Instruction,
    Memory,
    Register,
    Selector,
    is_held,
    order_for_registers,
)

from kg_isa.addresses import Address
from kg_isa.risc.machine import InstructionSet

INT32, INT64, BOOL, FLOAT32, FLOAT64 = map(parse_dtype, ("int32", "int64", "bool", "float32", "float64"))
_FLOATS = {16: "h", 32: "s", 64: "d", 128: "q"}
_INTEGERS = {8: "b", 16: "h", 32: "w", 64: "x"}


class RiscSelector(Selector):
    """The instructions of one kernel."""

    isa: ClassVar[InstructionSet]
    table: ClassVar[Mapping[Op, Emitter]] = {}
    stream_limit = 10
    vector_registers: ClassVar[int] = 32  #: how many vectors a block may hold

    def __init__(self, uops: Sequence[UOp]) -> None:
        self.machine = self.isa.machine
        users: dict[UOp, list[UOp]] = {}
        self.sharing = Counter[tuple[UOp, UOp]]()  #: how many accesses add a constant to this position
        for u in uops:
            for s in u.src:
                users.setdefault(s, []).append(u)
            if u.op in (Op.LOAD, Op.STORE) and u.src[0].op is Op.INDEX:
                self.sharing[u.src[0].src[0], split(u.src[0].src[1])[0]] += 1
        self.scalars = {u for u in uops if self._is_scalar(u, users.get(u, ()))}  #: splats that no register holds
        super().__init__(uops)

    def ordered(self, uops: Sequence[UOp]) -> Sequence[UOp]:
        return order_for_registers(uops, self.carried, is_held, self.vector_registers, is_added)

    def _is_scalar(self, uop: UOp, users: Sequence[UOp]) -> bool:
        """Whether a splat of a number of 32 or 64 bits is read by instructions alone that take a scalar."""
        if uop.op is not Op.VECTORIZE or not is_splat(uop) or uop.src[0].op is Op.CONST or uop.type.scalar.bits < 32:
            return False
        return all(u.src.count(uop) == 1 and not uop.type.is_bool and self.takes_scalar(u, u.src.index(uop)) for u in users)

    def may_defer(self, uop: UOp, user: UOp) -> bool:
        return is_added(uop, user)

    def takes_scalar(self, user: UOp, place: int) -> bool:
        """Whether this operand of a vector instruction may be a scalar, the others as they are."""
        return False

    def operand(self, uop: UOp) -> tuple[Register, str]:
        """An operand of a vector instruction, and what is put behind the instruction's key:
        `x` where it is a scalar."""
        if uop in self.scalars:
            return self.value(uop), "x"
        if uop.op is Op.CONST and "vaddx" in self.isa.forms and not uop.type.is_bool:
            return self.number(uop.value, uop.type.scalar), "x"
        return self.value(uop), ""

    # -- instructions

    def write(
        self,
        key: str,
        defs: Sequence[Register],
        uses: Sequence[Register],
        *,
        width: int = 32,
        modifier: int = 0,
        immediate: int | None = None,
    ) -> Instruction:
        """An instruction.
        `width` is that of general registers or of the whole vector, `modifier` that of floats or lanes."""
        made = Instruction(self.isa.forms[key], defs, uses, width=width, modifier=modifier or width, immediate=immediate)
        return self.emit(made)

    def made(
        self, key: str, dtype: DType, *uses: Register, width: int = 0, modifier: int = 0, immediate: int | None = None
    ) -> Register:
        """An instruction's result, of this dtype."""
        target, bits = self.fresh(dtype), self.width(dtype)
        lane = dtype.scalar.bits if dtype.lanes > 1 or dtype.is_float else bits
        self.write(key, [target], uses, width=width or bits, modifier=modifier or lane, immediate=immediate)
        return target

    def width(self, dtype: DType) -> int:
        """Of instructions on this dtype."""
        return self.bits_of(dtype)[1]

    def tied(self, key: str, dtype: DType, first: Register, *uses: Register, immediate: int | None = None) -> Register:
        """An instruction that overwrites its first operand, on a copy."""
        made = self.duplicate(first)
        self.write(key, [made], [made, *uses], width=self.width(dtype), modifier=dtype.scalar.bits, immediate=immediate)
        return made

    def general(self, bits: int = 64) -> Register:
        """A new general register."""
        return self.code.register("gpr", bits)

    def finish(self) -> None:
        self.emit(Instruction(self.isa.forms["ret"]))

    # -- values

    def bits_of(self, dtype: DType) -> tuple[str, int]:
        scalar = dtype.scalar
        if dtype.lanes > 1:
            return self.vector_bits(dtype)
        return (self.isa.scalar, scalar.bits) if scalar.is_float else ("gpr", max(32, scalar.bits))

    def vector_bits(self, dtype: DType) -> tuple[str, int]:
        """The same of a vector."""
        raise NotImplementedError

    def constant(self, uop: UOp) -> Register:
        return self.number(uop.value, uop.type)

    def number(self, value: object, dtype: DType) -> Register:
        """A constant in a register, in all lanes."""
        if dtype.lanes > 1:
            return self.splat_constant(value, dtype)
        if dtype.is_float:
            symbol = self.code.constant(number_bytes(value, dtype).ljust(4, b"\0"))
            key = "ldrf" + _FLOATS[max(32, dtype.bits)]
            return self.entry_constant(
                symbol, lambda: self._loaded(key, self.code.register(self.isa.scalar, max(32, dtype.bits)), symbol)
            )
        number, bits = self.kept_number(int(value), dtype), self.width(dtype)  # pyright: ignore[reportArgumentType]
        return self.entry_constant(
            (number, bits), lambda: Instruction(self.isa.forms["movimm"], [self.fresh(dtype)], immediate=number)
        )

    def kept_number(self, value: int, dtype: DType) -> int:
        """An integer constant as a general register keeps it."""
        raise NotImplementedError

    def splat_constant(self, value: object, dtype: DType) -> Register:
        """A constant in all lanes."""
        raise NotImplementedError

    def _loaded(self, key: str, target: Register, symbol: Constant) -> Instruction:
        return Instruction(self.isa.forms[key], [target], memory=Memory(symbol=symbol))

    def with_immediate(self, key: str, x: Register, number: int, dtype: DType) -> Register | None:
        """An operation of a general register and a constant, if one instruction has it."""
        return None

    def canonical(self, register: Register, dtype: DType) -> Register:
        """A narrow integer as it is kept."""
        raise NotImplementedError

    # -- arguments

    def argument(self, uop: UOp, number: int) -> Register:
        given = self.once("arguments", lambda: self.duplicate(self.code.physical("gpr", self.isa.argument)))
        made = self.general()
        narrow = uop.op is Op.DEFINE_VAR and uop.type.bits <= 32
        self.access("ldrw" if narrow else "ldrx", Address(given, offset=8 * number), [made])
        return made

    def special(self, uop: UOp) -> Register:
        place = {"start": 1, "stop": 2}[uop.name]
        return self.duplicate(self.code.physical("gpr", self.isa.argument + place))

    def scratch(self, uop: UOp) -> Register:
        given = self.once("scratch", lambda: self.duplicate(self.code.physical("gpr", self.isa.argument + 3)))
        return self.moved(given, uop.scratch[1])

    # -- memory

    def access(self, key: str, address: Address, defs: Sequence[Register], values: Sequence[Register] = ()) -> Instruction:
        """A load into `defs` or a store of `values`."""
        uses = list(values)
        memory = address.operand(uses)
        width = 32 if address.is_word else 64
        return self.emit(Instruction(self.isa.forms[key], defs, uses, memory=memory, width=width))

    def moved(self, base: Register, offset: int) -> Register:
        """An address, further by so many bytes."""
        found = self.with_immediate("add", base, offset, INT64)
        return found or self.made("add", INT64, base, self.number(offset, INT64))

    def address(self, access: UOp, size: int) -> Address:
        """The address of a LOAD or STORE of so many bytes."""
        where = access.src[0]
        if where.op is not Op.INDEX:
            return Address(self.value(where))
        pointer, position = where.src[:2]
        found = self.induction_pointers.of_place.get(where)
        if found is not None and found[0] in self.cursors:
            stream, offset = found
            return self.streamed(stream, self.cursors[stream], offset, size)
        index, constant = split(position)
        element = max(1, where.pointer.base.itemsize)
        base = self.value(pointer)
        if index.op is Op.CONST:
            return self.near(base, constant * element, size)
        if not constant and self.sharing[pointer, index] == 1:
            return self.indexed(base, index, element, size)
        base = self.once(("address", pointer, index), lambda: self.summed(base, index, element))
        return self.near(base, constant * element, size)

    def cursor(self, stream: InductionPointer) -> Register:
        terms, start = stream.terms, stream.loop.src[0]
        if not self.is_counted(stream) and not (start.op is Op.CONST and start.value == 0):
            terms = (*terms, (start, stream.step))
        base = self.value(stream.pointer)
        for node, step in terms:
            base = self.summed(base, node, step)
        return base if terms or self.is_counted(stream) else self.duplicate(base)

    def advance(self, stream: InductionPointer, cursor: Register) -> bool:
        if self.is_counted(stream):
            return False
        self.copy(cursor, self.moved(cursor, stream.step))
        return True

    def end_of(self, cursor: Register, distance: int) -> Register | None:
        return self.moved(cursor, distance)

    def streamed(self, stream: InductionPointer, cursor: Register, offset: int, size: int) -> Address:
        """The address of an access of a stream."""
        return self.near(cursor, offset, size)

    def near(self, base: Register, offset: int, size: int) -> Address:
        """The base and an offset that an access of so many bytes can have."""
        return Address(base, offset=offset) if self.reaches(offset, size) else Address(self.moved(base, offset))

    def reaches(self, offset: int, size: int) -> bool:
        """Whether an access of so many bytes has room for this offset."""
        raise NotImplementedError

    def indexed(self, base: Register, index: UOp, element: int, size: int) -> Address:
        """The address of an element: with an index register, where there are such."""
        return Address(self.summed(base, index, element))

    def summed(self, base: Register, index: UOp, step: int) -> Register:
        """base + index * step"""
        raise NotImplementedError

    def times(self, x: Register, number: int) -> Register:
        """A product of 64 bits with a constant."""
        found = self.with_immediate("mul", x, number, INT64)
        return found or self.made("mul", INT64, x, self.number(number, INT64))

    def load(self, uop: UOp, target: Register) -> None:
        dtype = uop.type
        self.load_from(self.address(uop, max(1, dtype.scalar.itemsize * dtype.lanes)), dtype, target)

    def load_from(self, address: Address, dtype: DType, target: Register) -> None:
        """A value as memory holds it."""
        if dtype.lanes > 1:
            self.load_vector(address, dtype, target)
        elif dtype.is_float:
            self.access("ldrf" + _FLOATS[dtype.bits], address, [target])
        elif dtype.is_bool:
            byte = self.general(32)
            self.access("ldrub", address, [byte])
            self.copy(target, self.is_not_zero(byte, INT32))
        else:
            sign = ("s" if dtype.is_signed else "u") if dtype.bits < 32 else ""
            self.access("ldr" + sign + _INTEGERS[dtype.bits], address, [target])

    def store(self, uop: UOp) -> None:
        value = uop.src[1]
        dtype, register = value.type, self.value(value)
        self.store_to(self.address(uop, max(1, dtype.scalar.itemsize * dtype.lanes)), register, dtype)

    def store_to(self, address: Address, register: Register, dtype: DType) -> None:
        """A value as memory holds it."""
        if dtype.lanes > 1:
            self.store_vector(address, register, dtype)
        else:
            suffix = "f" + _FLOATS[dtype.bits] if dtype.is_float else _INTEGERS[max(8, dtype.bits)]
            self.access("str" + suffix, address, [], [register])

    def is_not_zero(self, x: Register, dtype: DType) -> Register:
        """An integer's bool."""
        raise NotImplementedError

    def load_vector(self, address: Address, dtype: DType, target: Register) -> None:
        """Lanes from memory."""
        raise NotImplementedError

    def store_vector(self, address: Address, register: Register, dtype: DType) -> None:
        """Lanes to memory."""
        raise NotImplementedError


def is_added(uop: UOp, user: UOp) -> bool:
    """Whether a product of lanes of integers and the sum that it is added to are one instruction."""
    return uop.op is Op.MUL and user.op is Op.ADD and uop.type.lanes > 1 and uop.type.is_int


def split(position: UOp) -> tuple[UOp, int]:
    """A position without the constant that is added to it, and the constant."""
    offset = 0
    while position.op is Op.ADD and position.src[1].op is Op.CONST and not guards.may_wrap(position):
        offset += int(position.src[1].value)
        position = position.src[0]
    return (position, offset + int(position.value)) if position.op is Op.CONST else (position, offset)


def multiple(position: UOp) -> tuple[UOp, int]:
    """A position as a value times a constant, in which nothing wraps."""
    if position.op is Op.MUL and position.src[1].op is Op.CONST and not guards.may_wrap(position):
        return position.src[0], int(position.src[1].value)
    if position.op is Op.SHL and position.src[1].op is Op.CONST:
        bounds, count = position.src[0].bounds, int(position.src[1].value)
        if position.type.min <= bounds.min << count and bounds.max << count <= position.type.max:
            return position.src[0], 1 << count
    return position, 1


def is_splat(uop: UOp) -> bool:
    """Whether all lanes are one number or one register."""
    return uop.op is Op.CONST or (uop.op is Op.VECTORIZE and len(set(uop.src)) == 1 and uop.src[0].type.lanes == 1)


def number_bytes(value: object, dtype: DType) -> bytes:
    """A number as memory holds it."""
    if dtype.is_float:
        return struct.pack({16: "<e", 32: "<f", 64: "<d"}[dtype.bits], value)
    return (int(value) % (1 << dtype.bits)).to_bytes(dtype.bits // 8, "little")  # pyright: ignore[reportArgumentType]
