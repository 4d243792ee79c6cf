"""Emits x86-64 instructions over virtual registers: either encoding, moves, constants."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kg.plugin import DType, UOp
from kg_render.asm import Constant, Instruction, Machine, Memory, Register, Selector

from kg_isa.addresses import Address
from kg_isa.x86 import tiles
from kg_isa.x86.encoding.encode import VEX
from kg_isa.x86.encoding.forms import FORMS
from kg_isa.x86.machine import MACHINE, SYSTEM_V, CallingConvention
from kg_isa.x86.operands import HALF, INT32, OCTET, Operand, narrowed, number_bytes


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
        self.halves = self.masks and "avx512fp16" in features  #: float16 is computed with
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
            in_memory = operand.operand(registers)
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
        """A vector instruction of two sources: of three operands where there is VEX,
        else on a copy of the first."""
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

    # -- memory

    def load_from(self, place: Address, dtype: DType, target: Register) -> None:
        """A value as memory holds it."""
        scalar = dtype.scalar
        if dtype.lanes > 1 and scalar.is_bool:
            octets = self.fresh(OCTET.vec(dtype.lanes))
            self.load_from(place, OCTET.vec(dtype.lanes), octets)
            zero = self.number(0, OCTET.vec(dtype.lanes))
            if self.masks:
                self.write("kpcmpub", [target], [octets], zero, width=octets.bits, immediate=4)
            else:
                self._bools_of(octets, target)
        elif dtype.lanes > 1 and dtype.lanes * scalar.bits > 16:
            bits = dtype.lanes * scalar.bits
            self.write({32: "movss", 64: "movsd"}.get(bits, "movups"), [target], [], place, width=max(128, bits))
        elif dtype is HALF and self.halves:
            self.write("movsh", [target], [], place)
        elif dtype.lanes > 1 or dtype is HALF:
            code = self.general(32)
            self.write("movzx16", [code], [], place, width=32)
            self.write("movd", [target], [code], width=32)
        elif scalar.is_float:
            self.write("movss" if scalar.bits == 32 else "movsd", [target], [], place)
        elif scalar.bits >= 32:
            self.write("mov", [target], [], place, width=scalar.bits)
        elif scalar.is_bool:
            byte = self.general(32)
            self.write("movzx8", [byte], [], place, width=32)
            self.copy(target, self.set_if_not_equal(lambda: self.write("test", [], [byte, byte], width=32)))
        else:
            self.write(f"mov{'sx' if scalar.is_signed else 'zx'}{scalar.bits}", [target], [], place, width=32)

    def _bools_of(self, octets: Register, target: Register) -> None:
        """Bytes that are not 0, as lanes of 32 bits."""
        wide = self.unary("pmovzxbd", octets, width=target.bits)
        zero, ones = (self.number(n, INT32.vec(target.bits // 32)) for n in (0, -1))
        self.write("pxor", [target], [self.vex("pcmpeqd", wide, zero, width=target.bits)], ones, width=target.bits)

    def set_if_not_equal(self, compare: Callable[[], object]) -> Register:
        """1 where what is compared differs, or the bits that are tested are not all 0; else 0."""
        made = self.general(32)
        self.emit(Instruction(FORMS["movimm"], [made], immediate=0, width=32))
        compare()
        self.write("setne", [made], [made])
        return made

    def store_to(self, place: Address, register: Register, dtype: DType) -> None:
        """A value as memory holds it."""
        scalar = dtype.scalar
        if dtype.lanes > 1 and scalar.is_bool:
            octets = self.fresh(OCTET.vec(dtype.lanes))
            one, zero = (self.number(n, OCTET.vec(dtype.lanes)) for n in (1, 0))
            if self.masks:
                self.write("pblendmb", [octets], [zero, one, register], width=octets.bits)
            else:
                self.write("pand", [octets], [narrowed(self, register, 32, 8, dtype.lanes)], one, width=128)
            self.store_to(place, octets, OCTET.vec(dtype.lanes))
        elif dtype.lanes > 1 and dtype.lanes * scalar.bits > 16:
            bits = dtype.lanes * scalar.bits
            self.write({32: "movssst", 64: "movsdst"}.get(bits, "movupsst"), [], [register], place, width=max(128, bits))
        elif dtype is HALF and self.halves:
            self.write("movshst", [], [register], place)
        elif dtype.lanes > 1 or dtype is HALF:
            code = self.general(32)
            self.write("movdst", [code], [register], width=32)
            self.write("store", [], [code], place, width=16)
        elif scalar.is_float:
            self.write("movssst" if scalar.bits == 32 else "movsdst", [], [register], place)
        elif scalar.bits <= 8:
            self.write("store8", [], [register], place, width=32)
        else:
            self.write("store", [], [register], place, width=scalar.bits)

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
