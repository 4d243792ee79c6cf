"""Instruction selection for RV64GCV beyond the shared part: no flags, no conditional moves.

A bool is 0 or 1, a select is a branch.

Integers of 32 bits, unsigned ones too, are kept extended by their top bit; narrower ones by their sign, or by zeros. A vector has two registers of 128 bits at most,
whatever their true size is; a vector of bools is a mask. The mask that an instruction reads is v0's. `types` sets the vector type.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from kg.plugin import DType, Op, UOp, is_power_of_two, parse_dtype
from kg_render.asm import Code, Instruction, Label, Machine, Memory, Register, Slot

from kg_isa.addresses import Address
from kg_isa.risc.machine import InstructionSet, fill, spill
from kg_isa.risc.select import BOOL, INT64, RiscSelector, is_added, is_splat, number_bytes
from kg_isa.rv64.encode import encode
from kg_isa.rv64.forms import FORMS, RVForm
from kg_isa.rv64.show import show

_EM_RISCV, _DOUBLE_ABI = 243, 0x5
_CALLEE_SAVED: Final = (1, 8, 9, *range(18, 28))
_SAVED_FLOATS: Final = (8, 9, *range(18, 28))
_ZERO, _POINTER = 0, 2
COMPARISONS: Final = (Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE)
#: Whose second operand may be a scalar.
SCALAR_SECOND: Final = frozenset((Op.ADD, Op.SUB, Op.MUL, Op.FDIV, Op.AND, Op.OR, Op.XOR, Op.MAX, Op.MIN))
OCTETS: Final = parse_dtype("uint8")


def _copy(target: Register, source: Register) -> Instruction:
    key = {"gpr": "copygpr", "fpr": "copyfpr"}.get(target.kind) or ("copyv2" if source.bits > 128 else "copyv1")
    return Instruction(FORMS[key], [target], [source], width=64, modifier=64)


def _spill(register: Register, slot: Slot) -> Instruction:
    return _vector_move("vse", register, slot) if register.kind == "v" else spill(FORMS, register, slot)


def _fill(register: Register, slot: Slot) -> Instruction:
    return _vector_move("vle", register, slot) if register.kind == "v" else fill(FORMS, register, slot)


def _vector_move(key: str, register: Register, slot: Slot) -> Instruction:
    lane = min(64, register.bits)
    defs, uses = ([register], []) if key == "vle" else ([], [register])
    return Instruction(FORMS[f"{key}{lane}"], defs, uses, memory=Memory(symbol=slot), width=register.bits, modifier=lane)


MACHINE: Final = Machine(
    registers={
        "gpr": (*range(10, 18), 5, 6, 7, 28, 29, 30, *_CALLEE_SAVED),
        "fpr": (*range(10, 18), *range(8), *range(28, 32), *_SAVED_FLOATS),
        "v": (*range(2, 32, 2), 0),
    },
    copy=_copy,
    store=_spill,
    load=_fill,
    encode=encode,
    show=show,
    elf_machine=_EM_RISCV,
    elf_flags=_DOUBLE_ABI,
)


def _move_pointer(code: Code, distance: int) -> list[Instruction]:
    pointer, temporary = code.physical("gpr", _POINTER), code.physical("gpr", 31)
    if -2048 <= distance < 2048:
        return [Instruction(FORMS["addi"], [pointer], [pointer], immediate=distance, width=64)]
    far = Instruction(FORMS["movimm"], [temporary], [], immediate=distance)
    return [far, Instruction(FORMS["add"], [pointer], [pointer, temporary], width=64)]


class RV64Selector(RiscSelector):
    """The instructions of one kernel."""

    isa: ClassVar[InstructionSet] = InstructionSet(
        MACHINE, FORMS, 10, _POINTER, {"gpr": _CALLEE_SAVED, "fpr": _SAVED_FLOATS}, "fpr", _move_pointer
    )

    vector_registers = 16

    @property
    def zero(self) -> Register:
        """x0"""
        return self.code.physical("gpr", _ZERO)

    def vector_bits(self, dtype: DType) -> tuple[str, int]:
        return "v", 16 if dtype.is_bool else dtype.lanes * dtype.scalar.bits

    def kept_number(self, value: int, dtype: DType) -> int:
        if dtype.bits < 32 and not dtype.is_signed:
            return value
        half = 1 << (max(32, dtype.bits) - 1)
        return (value + half) % (2 * half) - half

    def splat_constant(self, value: object, dtype: DType) -> Register:
        if dtype.is_bool:
            return self.table_constant(bytes([255 * bool(value)]) * 2, dtype)
        return self.table_constant(number_bytes(value, dtype.scalar) * dtype.lanes, dtype)

    def table_constant(self, data: bytes, dtype: DType) -> Register:
        """A vector constant, lane by lane."""
        bits = len(data) * 8
        lane = min(64, bits) if dtype.is_bool else dtype.scalar.bits
        symbol = self.code.constant(data)
        load = lambda: Instruction(  # noqa: E731
            FORMS[f"vle{lane}"], [self.code.register("v", bits)], memory=Memory(symbol=symbol), width=bits, modifier=lane
        )
        return self.entry_constant(("vector", data, lane), load)

    def canonical(self, register: Register, dtype: DType) -> Register:
        if dtype.bits >= 32 or dtype.is_bool:
            return register
        if dtype.bits == 8 and not dtype.is_signed:
            return self.made("andi", dtype, register, immediate=255)
        shifted = self.made("slli", dtype, register, immediate=64 - dtype.bits, width=64)
        return self.made("srai" if dtype.is_signed else "srli", dtype, shifted, immediate=64 - dtype.bits, width=64)

    def with_immediate(self, key: str, x: Register, number: int, dtype: DType) -> Register | None:
        if key in ("add", "sub"):
            number = number if key == "add" else -number
            return self.made("addi", dtype, x, immediate=number) if -2048 <= number < 2048 else None
        number = self.kept_number(number, dtype)
        if key in ("and", "or", "xor") and -2048 <= number < 2048:
            return self.made(key + "i", dtype, x, immediate=number)
        if key == "mul" and is_power_of_two(number):
            return self.made("slli", dtype, x, immediate=number.bit_length() - 1)
        return None

    def is_not_zero(self, x: Register, dtype: DType) -> Register:
        return self.made("sltu", BOOL, self.zero, x)

    def may_defer(self, uop: UOp, user: UOp) -> bool:
        if uop.op not in COMPARISONS or user.op not in (Op.WHERE, Op.IF) or user.src[0] is not uop:
            return super().may_defer(uop, user)
        kind = uop.src[0].type
        return not kind.is_float and kind.lanes == 1 and (user.op is Op.IF or user.type.lanes == 1)

    def takes_scalar(self, user: UOp, place: int) -> bool:
        """The second operand, or the first of what may change places; the first of a product."""
        if user.op is Op.MULACC:
            return place < 2 and user.type.is_float and not is_splat(user.src[1 - place])
        if user.op in COMPARISONS:
            return user.src[0].type.is_float and not is_splat(user.src[1 - place])
        if user.op not in SCALAR_SECOND or is_splat(user.src[1 - place]) or is_added(user.src[1 - place], user):
            return False
        return place == 1 or user.op not in (Op.SUB, Op.FDIV)

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
        start, stop = (self.value(v) for v in loop.src[:2])
        self.branch("bge" if loop.type.is_signed else "bgeu", start, stop, label)

    def again(self, loop: UOp, counter: Register, label: Label) -> Instruction:
        self.write("addi", [counter], [counter], immediate=1, width=self.width(loop.type))
        stop = self.value(loop.src[1])
        return self.emit(
            Instruction(FORMS["again" if loop.type.is_signed else "again_below"], [], [counter, stop], target=label)
        )

    def again_before(self, cursor: Register, end: Register, label: Label) -> Instruction:
        return self.emit(Instruction(FORMS["again_unequal"], [], [cursor, end], target=label))

    # -- memory

    def reaches(self, offset: int, size: int) -> bool:
        return -(1 << 30) < offset < 1 << 30

    def summed(self, base: Register, index: UOp, step: int) -> Register:
        register = self.value(index)
        return self.made("add", INT64, base, self.times(register, step) if step != 1 else register)

    # -- vectors

    def vector(self, bits: int) -> Register:
        """A new vector."""
        return self.code.register("v", bits)

    def lanes_made(self, key: str, bits: int, lane: int, lanes: int, *uses: Register, immediate: int | None = None) -> Register:
        """An instruction on so many lanes of so many bits; the result has `bits` in all.
        Where it is written before all is read it is none of the operands.

        Three lanes are done as four: vector types are powers of two, and nobody reads the last.
        """
        made, form = self.vector(bits), FORMS[key]
        if "early" in form.flags:
            self.emit(Instruction(FORMS["undefined"], [made]))
            uses = (made, *uses)
        width = lane << (lanes - 1).bit_length()
        self.reads_mask(self.write(key, [made], uses, width=width, modifier=lane, immediate=immediate))
        return made

    def reads_mask(self, ins: Instruction) -> None:
        """What an instruction that reads v0 writes is not v0."""
        if "0" in cast(RVForm, ins.form).flags:
            ins.clobbers = [self.code.physical("v", 0)]

    def mask_of(self, bools: Register) -> Register:
        """v0, which then holds this mask."""
        mask = self.code.physical("v", 0)
        self.copy(mask, bools)
        return mask

    def merged(self, bools: Register, x: Register, y: Register, dtype: DType) -> Register:
        """x where the mask is set, else y."""
        lane, lanes = dtype.scalar.bits, dtype.lanes
        key = {"v": "vmerge", "gpr": "vmergex", "fpr": "vfmergex"}[x.kind]
        return self.lanes_made(key, lane * lanes, lane, lanes, y, x, self.mask_of(bools))

    def zero_or_one(self, bools: Register, bits: int, lanes: int) -> Register:
        """A mask as lanes of integers."""
        blank = self.lanes_made("vmvi", bits * lanes, bits, lanes, immediate=0)
        return self.lanes_made("vmergei", bits * lanes, bits, lanes, blank, self.mask_of(bools), immediate=1)

    def load_vector(self, address: Address, dtype: DType, target: Register) -> None:
        lanes, lane = dtype.lanes, max(8, dtype.scalar.bits)
        loaded = self.vector(8 * lanes) if dtype.is_bool else target
        made = self.access(f"vle{lane}", address, [loaded])
        made.width, made.modifier = lane * lanes, lane
        if dtype.is_bool:
            self.write("vmsnei", [target], [loaded], width=8 * lanes, modifier=8, immediate=0)

    def store_vector(self, address: Address, register: Register, dtype: DType) -> None:
        lanes, lane = dtype.lanes, max(8, dtype.scalar.bits)
        if dtype.is_bool:
            register = self.zero_or_one(register, 8, lanes)
        made = self.access(f"vse{lane}", address, [], [register])
        made.width, made.modifier = lane * lanes, lane

    def masked(self, uop: UOp) -> None:
        """A LOAD or STORE with a gate for each lane: lanes that are off touch nothing."""
        assert uop.gate is not None
        bools, is_load = self.value(uop.gate), uop.op is Op.LOAD
        value = uop if is_load else uop.src[1]
        dtype = value.type
        lanes, lane = dtype.lanes, max(8, dtype.scalar.bits)
        address = self.address(uop, lane // 8 * lanes)
        given = self.value(uop.src[1])
        if dtype.is_bool:
            given = self.zero_or_one(given, 8, lanes)
        if is_load:
            loaded = self.duplicate(given)
            made = self.access(f"vle{lane}m", address, [loaded], [loaded, self.mask_of(bools)])
        else:
            loaded = given
            made = self.access(f"vse{lane}m", address, [], [given, self.mask_of(bools)])
        made.width, made.modifier = lane * lanes, lane
        self.reads_mask(made)
        if is_load:
            bits = dtype.is_bool
            self.values[uop] = self.lanes_made("vmsnei", 16, 8, lanes, loaded, immediate=0) if bits else loaded
