"""Instructions of x86-64 over virtual registers: what writes one in either encoding, and constants in registers."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import DType, UOp
from kg_render.asm import Constant, Instruction, Machine, Memory, Register, Selector

from kg_isa.x86 import tiles
from kg_isa.x86.encoding.encode import VEX
from kg_isa.x86.encoding.forms import FORMS
from kg_isa.x86.machine import MACHINE, SYSTEM_V, CallingConvention
from kg_isa.x86.operands import Operand, number_bytes


def _class_of(dtype: DType, *, masks: bool) -> tuple[str, int]:
    """The register class of a value, and how many bits it has when it is spilled."""
    scalar = dtype.scalar
    if dtype.lanes > 1:
        if tiles.is_tile(dtype):
            return "tile", dtype.lanes * scalar.bits
        if scalar.is_bool:
            return ("mask", 64) if masks else ("vec", max(128, dtype.lanes * 32))
        return "vec", max(128, dtype.lanes * scalar.bits)
    return ("vec", max(32, scalar.bits)) if scalar.is_float else ("gpr", max(32, scalar.bits))


class X86Writer(Selector):
    """What writes an instruction, and makes a constant."""

    machine: Machine = MACHINE
    convention: CallingConvention = SYSTEM_V

    def __init__(self, uops: Sequence[UOp], features: frozenset[str]) -> None:
        self.features = features
        self.avx = "avx2" in features  #: VEX encodings, with three operands
        self.masks = "avx512vl" in features  #: AVX-512: mask registers, EVEX encodings
        self.flags = VEX if self.avx else 0
        self.has_tiles = False  #: whether registers of AMX are used
        self.classes: dict[DType, tuple[str, int]] = {}  #: what `bits_of` found
        super().__init__(uops)

    # -- instructions

    def write(
        self,
        name: str,
        defs: Sequence[Register],
        uses: Sequence[Register],
        operand: Operand | None = None,
        *,
        width: int = 0,
        immediate: int | None = None,
        modifier: int = 0,
    ) -> Instruction:
        """An instruction; the operand comes last and may be memory."""
        form = FORMS[name]
        registers, in_memory = list(uses), None
        if isinstance(operand, Register):
            registers.append(operand)
        elif operand is not None:
            base = index = -1
            if operand.base is not None:
                base = len(registers)
                registers.append(operand.base)
            if operand.index is not None:
                index = len(registers)
                registers.append(operand.index)
            in_memory = Memory(base, index, operand.scale, operand.offset, operand.symbol)
        if form.is_vector:
            modifier |= self.flags
        return self.emit(
            Instruction(form, defs, registers, immediate=immediate, memory=in_memory, width=width, modifier=modifier)
        )

    def general(self, bits: int) -> Register:
        """A new general register."""
        return self.code.register("gpr", max(32, bits))

    def vector(self, bits: int) -> Register:
        """A new vector register."""
        return self.code.register("vec", bits)

    def mask(self) -> Register:
        """A new mask register."""
        return self.code.register("mask", 64)

    def tied(
        self, name: str, first: Register, operand: Operand | None = None, *, width: int, immediate: int | None = None
    ) -> Register:
        """A two-operand instruction of general registers, on a copy of the first."""
        made = self.duplicate(first)
        self.write(name, [made], [made], operand, width=width, immediate=immediate)
        return made

    def vex(
        self,
        name: str,
        first: Register,
        operand: Operand,
        *,
        width: int,
        bits: int = 0,
        immediate: int | None = None,
        modifier: int = 0,
    ) -> Register:
        """A vector instruction of two sources: of three operands where there is VEX, else on a copy of the first."""
        if self.avx:
            made = self.vector(bits or width)
            self.write(name, [made], [first], operand, width=width, immediate=immediate, modifier=modifier)
        else:
            made = self.vector(max(first.bits, bits or width))
            self.copy(made, first)
            self.write(name, [made], [made], operand, width=width, immediate=immediate)
        return made

    def unary(self, name: str, operand: Operand, *, width: int, bits: int = 0, immediate: int | None = None) -> Register:
        """A vector instruction of one source."""
        made = self.vector(bits or width)
        self.write(name, [made], [], operand, width=width, immediate=immediate)
        return made

    # -- values

    def bits_of(self, dtype: DType) -> tuple[str, int]:
        found = self.classes.get(dtype)
        if found is None:
            found = self.classes[dtype] = _class_of(dtype, masks=self.masks)
        return found

    def width(self, dtype: DType) -> int:
        """Of the operation: 32 or 64 for general registers, the vector's length for vectors."""
        return self.bits_of(dtype)[1]

    def constant(self, uop: UOp) -> Register:
        return self.number(uop.value, uop.type)

    def number(self, value: object, dtype: DType) -> Register:
        """A constant in a register."""
        scalar = dtype.scalar
        kind, bits = self.bits_of(dtype)
        if kind == "gpr":
            return self.integer(int(value), bits)  # pyright: ignore[reportArgumentType]
        if kind == "tile":
            return tiles.zero(self)
        if kind == "mask":
            wanted = -1 if value else 0
            return self.entry_constant(
                ("mask", wanted), lambda: self._made("kxnorq" if wanted else "kxorq", self.mask(), symbol=None, width=0)
            )
        data = bytes([255 if value else 0]) * 4 if scalar.is_bool else number_bytes(value, scalar)
        if dtype.lanes == 1:
            data = data.ljust(4, b"\0")
        return self.entry_constant((data, bits), lambda: self._vector_constant(data, bits, dtype.lanes))

    def integer(self, value: int, bits: int) -> Register:
        """An integer constant in a general register."""
        value = value if -(1 << 63) <= value < 1 << 63 else value - (1 << 64)
        if bits == 32:
            value &= 0xFFFFFFFF
        make = lambda: Instruction(FORMS["movimm"], [self.general(bits)], immediate=value, width=bits)  # noqa: E731
        return self.entry_constant(("integer", value, bits), make)

    def table_constant(self, data: bytes) -> Register:
        """A vector constant, lane by lane."""
        bits = len(data) * 8
        return self.entry_constant(
            ("table", data), lambda: self._made("movups", self.vector(bits), self.code.constant(data), bits)
        )

    def _vector_constant(self, data: bytes, bits: int, lanes: int) -> Instruction:
        if lanes == 1:
            return self._made("movss" if len(data) == 4 else "movsd", self.vector(bits), self.code.constant(data), bits)
        if not self.avx:
            return self._made("movups", self.vector(bits), self.code.constant(data * (bits // 8 // len(data))), bits)
        name = {1: "pbroadcastb", 2: "pbroadcastw", 4: "pbroadcastd", 8: "pbroadcastq"}[len(data)]
        return self._made(name, self.vector(bits), self.code.constant(data), bits)

    def _made(self, name: str, target: Register, symbol: Constant | None, width: int) -> Instruction:
        where = None if symbol is None else Memory(symbol=symbol)
        uses: list[Register] = []
        return Instruction(FORMS[name], [target], uses, memory=where, width=width, modifier=self.flags)
