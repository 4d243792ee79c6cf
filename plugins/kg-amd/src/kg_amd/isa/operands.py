"""Operands of AMD's instructions: registers and parts of them, constants; and the instruction record."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kg.plugin import DType
from kg_lowering.numbers import encode_number
from kg_render.asm import Instruction, Label, Register

from kg_amd.isa.encoding.forms import AMDForm

#: A mask of all lanes.
ALL: Final = (1 << 64) - 1
Registers: TypeAlias = "list[Register]"


@dataclass(slots=True)  # made for each operand: to freeze it takes longer than to make it
class Part:
    """Words of a value while instructions are selected."""

    register: Register
    first: int = 0
    size: int = 0

    @property
    def kind(self) -> str:
        return self.register.kind

    def word(self, n: int) -> Part:
        """One of its words."""
        return Part(self.register, self.first + n, 1)

    def words(self, n: int, size: int) -> Part:
        """Some of its words."""
        return Part(self.register, self.first + n, size)


@dataclass(slots=True)
class Place:
    """Words of the register at a place of an instruction's `defs` or `uses`, which allocation replaces."""

    place: int
    first: int
    size: int


@dataclass(frozen=True, slots=True)
class Special:
    """A register of the hardware by its code."""

    name: str
    code: int
    size: int = 1


#: An operand as it is selected: an int is the bits of a constant.
Operand: TypeAlias = "Part | Special | int"
#: The same in an instruction.
Source: TypeAlias = "Place | Special | int"

#: `Instruction.modifier`: operand n negated, its magnitude taken, halves chosen (op_sel, op_sel_hi of packed instructions).
NEGATED: Final = 1
MAGNITUDE: Final = 1 << 3
OP_SEL: Final = 1 << 6
OP_SEL_HI: Final = 1 << 10
DPP: Final = 1 << 13  #: `immediate` is a DPP control
CLAMP: Final = 1 << 14
PACKED: Final = 7 * OP_SEL_HI  #: halves by halves


class AMDInstruction(Instruction):
    """An instruction with its operands in the order of the manual."""

    __slots__ = ("read", "results", "sources", "written")

    def __init__(
        self,
        form: AMDForm,
        results: Sequence[Operand] = (),
        sources: Sequence[Operand] = (),
        *,
        immediate: int | None = None,
        modifier: int = 0,
        target: Label | None = None,
    ) -> None:
        defs: list[Register] = []
        uses: list[Register] = []
        written = tuple([_placed(x, defs) for x in results])
        read = tuple([_placed(x, uses) for x in sources])
        for x in results:  # the other words of the register stay
            if isinstance(x, Part) and x.size < words(x.register) and x.register not in uses:
                uses.append(x.register)
        super().__init__(form, defs, uses, immediate=immediate, modifier=modifier, target=target)
        self.results: tuple[Source, ...] = written
        self.sources: tuple[Source, ...] = read
        self.read: frozenset[tuple[str, int]] | None = None  #: registers, once they are known
        self.written: frozenset[tuple[str, int]] | None = None

    @property
    def operands(self) -> tuple[object, ...]:
        return (*super().operands, self.results, self.sources)

    def result(self, n: int = 0) -> tuple[str, int, int]:
        """Class, number and words of a result."""
        return _physical(self.results[n], self.defs)

    def source(self, n: int) -> tuple[str, int, int]:
        """The same of an operand that is no constant."""
        return _physical(self.sources[n], self.uses)


def _placed(operand: Operand, registers: Registers) -> Source:
    if not isinstance(operand, Part):
        return operand
    if operand.register not in registers:
        registers.append(operand.register)
    return Place(registers.index(operand.register), operand.first, operand.size)


def _physical(source: Source, registers: Registers) -> tuple[str, int, int]:
    if isinstance(source, Place):
        register = registers[source.place]
        return register.kind, register.home + source.first, source.size
    assert isinstance(source, Special)
    return "s", source.code, source.size


def words(register: Register) -> int:
    """Registers of 32 bits that a value takes."""
    return -(-register.bits // 32)


def whole(register: Register) -> Part:
    """All of a register."""
    return Part(register, 0, words(register))


def is_vector(x: Operand) -> bool:
    return isinstance(x, Part) and x.kind == "v"


def bus_key(x: Operand) -> object:
    return (id(x.register), x.first, x.size) if isinstance(x, Part) else x


def size_of(dtype: DType) -> int:
    """Words of a value in vector registers: lanes of a vector lie side by side, bools as bytes."""
    return max(1, -(-dtype.lanes * max(8, dtype.scalar.bits) // 32))


def constant_bits(value: object, dtype: DType) -> int:
    """A constant as registers hold it: narrow integers extended to 32 bits; in all lanes of a vector."""
    scalar = dtype.scalar
    if scalar.is_bool and dtype.lanes == 1:
        return ALL if value else 0
    if dtype.lanes == 1 and not scalar.is_float:
        return int(value) & ((1 << max(32, scalar.bits)) - 1)  # pyright: ignore[reportArgumentType]
    width = max(8, scalar.bits)
    if scalar.is_float and scalar.bits >= 16:
        data = struct.pack({16: "<e", 32: "<f", 64: "<d"}[scalar.bits], value)
        bits = int.from_bytes(data, "little")
    elif scalar.is_float:
        bits = encode_number(value, scalar)  # pyright: ignore[reportArgumentType]
    else:
        bits = int(value) & ((1 << width) - 1)  # pyright: ignore[reportArgumentType]
    return sum(bits << width * n for n in range(dtype.lanes))
