"""Instruction selection for x86-64: operands, addresses, conditions, loops. The ops are in `ops`.

Narrow integers are kept extended to 32 bits by their sign, a bool is 0 or 1 in a general register; a vector of bools is a mask register (AVX-512).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from kg.plugin import Op, UOp, is_power_of_two
from kg_render import guards
from kg_render.asm import Emitter, InductionPointer, Instruction, Label, Register, is_held, order_for_registers

from kg_isa.addresses import Address
from kg_isa.x86 import memory, tiles
from kg_isa.x86.encoding.forms import FORMS
from kg_isa.x86.operands import Operand, signed
from kg_isa.x86.ops import masks
from kg_isa.x86.writing import X86Writer

#: Comparison -> condition of signed and of unsigned integers.
_CONDITIONS: dict[Op, tuple[str, str]] = {
    Op.CMPLT: ("l", "b"),
    Op.CMPLE: ("le", "be"),
    Op.CMPEQ: ("e", "e"),
    Op.CMPNE: ("ne", "ne"),
}
#: What may be left to its user.
_DEFERRED = frozenset({Op.LOAD, Op.VECTORIZE, Op.CAST, *_CONDITIONS})
#: What is the opposite of a bool where the other operand is true.
_NEGATIONS = frozenset((Op.XOR, Op.CMPNE))
#: Condition -> the opposite one.
NEGATED = {"l": "ge", "b": "ae", "le": "g", "be": "a", "e": "ne", "ne": "e"}
#: Whose last operand may be memory: op -> whether the operands may change places.
_FOLDS: dict[Op, bool] = {
    **dict.fromkeys((Op.ADD, Op.MUL, Op.AND, Op.OR, Op.XOR), True),
    **dict.fromkeys((Op.SUB, Op.FDIV, Op.MULACC), False),
}
#: Whose operand may be memory where it is a vector of floats.
_UNARY = frozenset((Op.NEG, Op.ABS, Op.SQRT, Op.TRUNC, Op.ROUND))
#: What streaming stores are not delayed past; a STORE decides by itself.
_TOUCHING = frozenset({Op.LOAD, Op.PREFETCH, Op.RANGE, Op.END, Op.IF, Op.ENDIF, Op.BARRIER, Op.SINK})
#: What an index is multiplied by in an address.
_SCALES = (1, 2, 4, 8)


class X86Selector(X86Writer):
    """The instructions of one kernel."""

    stream_limit = 8
    table: ClassVar[Mapping[Op, Emitter]] = {}  # set by the renderer's module: it is made of what imports this

    def __init__(self, uops: Sequence[UOp], features: frozenset[str]) -> None:
        self.due: memory.Due | None = None  #: streaming stores that are not written yet
        self.has_streamed = False
        #: vectors of bools whose lanes are not of 32 bits -> the mask, and how many bits they have (`masks`)
        self.wide_bools: dict[UOp, tuple[Register, int]] = {}
        self.words: dict[
            UOp, int
        ] = {}  #: a load that fills every lane of a vector of so many bits, and whose first lane may be used alone
        super().__init__(uops, features)
        #: loads of vectors -> what converts them, and at which lane
        self.converted = self.conversions() if self.avx else {}

    def conversions(self) -> dict[UOp, list[tuple[UOp, int]]]:
        """Loads that are only converted."""
        raise NotImplementedError

    def load_converted(self, parts: Sequence[tuple[UOp, int]], place: Address) -> None:
        """Such a load."""
        raise NotImplementedError

    def narrows(self, uop: UOp) -> bool:
        """Whether a CAST is an instruction that may write memory."""
        raise NotImplementedError

    def store_narrowed(self, uop: UOp, place: Address) -> None:
        """A STORE of such a CAST, which is left to it."""
        raise NotImplementedError

    def ordered(self, uops: Sequence[UOp]) -> Sequence[UOp]:
        return order_for_registers(uops, self.carried, is_held, 32 if self.masks else 16)

    def finish(self) -> None:
        memory.finish(self)
        tiles.configure(self)
        if self.avx:
            self.emit(Instruction(FORMS["vzeroupper"]))
        self.emit(Instruction(FORMS["ret"]))

    def _write(self, uop: UOp) -> None:
        if self.due is not None and uop.op in _TOUCHING:
            memory.flush(self)
        if uop in self.words and uop.op is Op.LOAD:
            self.node = uop
            name = "pbroadcastq" if uop.type.bits * uop.type.lanes == 64 else "pbroadcastd"
            self.values[uop] = self.unary(name, self.address(uop), width=self.words[uop])
        else:
            super()._write(uop)
            if uop in self.converted:  # the load itself is dead code where nothing else reads it
                self.load_converted(self.converted[uop], self.address(uop))

    def missing(self, uop: UOp) -> Register:
        return masks.lanes_for(self, uop, 32) if uop in self.wide_bools else super().missing(uop)

    def operand(self, uop: UOp) -> Operand:
        """A value, in memory if that is where it is and nobody else wants it."""
        if self.is_in_memory(uop):
            memory.flush(self)
            return self.address(uop)
        return self.value(uop)

    def is_in_memory(self, uop: UOp) -> bool:
        """Whether a value is a LOAD that its only user may read where it is."""
        return uop in self.deferred and uop not in self.values and uop.op is Op.LOAD

    def may_defer(self, uop: UOp, user: UOp) -> bool:
        if uop.op not in _DEFERRED:
            return False
        if uop.op is Op.CAST or uop.op is Op.VECTORIZE:
            is_store = user.op is Op.STORE and user.gate is None and not memory.is_streaming(user)
            return is_store and (self.narrows(uop) if uop.op is Op.CAST else _joins_halves(uop))
        if uop.op is not Op.LOAD:
            kind = uop.src[0].type
            if is_negation(user):
                return not kind.is_bool
            return not kind.is_float and kind.lanes == 1 and user.op in (Op.WHERE, Op.IF) and user.src[0] is uop
        if user.op is Op.VECTORIZE:  # a splat: the broadcast reads memory
            scalar = uop.gate is None and uop.type.lanes == 1 and not uop.type.is_bool
            return self.avx and scalar and uop not in self.carried.value_of and len(set(user.src)) == 1
        if (user.op not in _FOLDS and user.op not in _UNARY) or uop.gate is not None or not self._folds(uop, user):
            return False
        return (uop.type.bits >= 32 or uop.type.is_float) and uop not in self.carried.value_of and uop.src[0].src[1].lanes == 1

    def _folds(self, uop: UOp, user: UOp) -> bool:
        """Whether the load is the operand that may be memory; of two such, one."""
        dtype = uop.type
        if dtype.lanes > 1 and dtype.lanes * dtype.scalar.bits < 128:
            return False
        if not self.avx and dtype.lanes > 1:
            return False
        if user.op in _UNARY:
            return dtype.lanes > 1 and dtype.is_float
        if user.op is Op.MULACC:
            seen = self.carried.value_of
            first = next((s for s in user.src if s.op is Op.LOAD and s not in seen and s.gate is None), None)
            return dtype.is_float and first is uop and (user.src[2] is uop or user.src[2].op is not Op.CONST)
        if dtype.is_bool or (user.op is Op.MUL and not dtype.is_float and dtype.lanes > 1 and dtype.scalar.bits != 32):
            return False
        other = user.src[1] if user.src[0] is uop else user.src[0]
        if user.src[1] is uop:
            return other.op is not Op.CONST or dtype.is_float
        in_register = other.op is not Op.LOAD and (other.op is not Op.CONST or dtype.is_float)
        return _FOLDS[user.op] and in_register

    def swapped(self, uop: UOp) -> tuple[UOp, UOp]:
        """The operands, that in memory last."""
        x, y = uop.src[:2]
        return (y, x) if self.is_in_memory(x) else (x, y)

    # -- addresses

    def address(self, access: UOp) -> Address:
        """The address of a LOAD or STORE."""
        where = access.src[0]
        if where.op is not Op.INDEX:
            return Address(self.value(where))
        pointer, position = where.src[:2]
        position = position.src[0] if position.op is Op.TILE_INDEX else position
        found = self.induction_pointers.of_place.get(where)
        if found is not None and found[0] in self.cursors:
            stream, offset = found
            index = self.values[stream.loop] if self.is_counted(stream) else None
            return self._near(self.cursors[stream], index, stream.step if index is not None else 1, offset)
        return self.element(pointer, position, max(1, where.pointer.base.itemsize))

    def element(self, pointer: UOp, position: UOp, size: int) -> Address:
        """Element `position` of an array."""
        offset, base = 0, self.value(pointer)
        while position.op is Op.ADD and position.src[1].op is Op.CONST and not guards.may_wrap(position):
            offset += int(position.src[1].value) * size
            position = position.src[0]
        if position.op is Op.CONST:
            offset += int(position.value) * size
            return self._near(base, None, 1, offset)
        index = self.wide(position)
        if size in _SCALES:
            return self._near(base, index, size, offset)
        scaled = self.once(("scaled", position, size), lambda: self._scaled(index, size))
        return self._near(base, scaled, 1, offset)

    def _scaled(self, index: Register, size: int) -> Register:
        return self.times(index, size, 64)

    def times(self, x: Register, number: int, width: int) -> Register:
        """A product with a constant."""
        if is_power_of_two(number):
            return self.tied("shli", x, width=width, immediate=number.bit_length() - 1)
        made = self.general(width)
        self.write("imul3", [made], [x], width=width, immediate=number)
        return made

    def cursor(self, stream: InductionPointer) -> Register:
        terms, start = stream.terms, stream.loop.src[0]
        if not self.is_counted(stream) and not (start.op is Op.CONST and start.value == 0):
            terms = (*terms, (start, stream.step))
        base = self.value(stream.pointer)
        for node, size in terms:
            index, scale = self.wide(node), size
            if size not in _SCALES:
                index, scale = self.once(("scaled", node, size), lambda i=index, n=size: self._scaled(i, n)), 1
            made = self.general(64)
            self.write("lea", [made], [], Address(base, index, scale), width=64)
            base = made
        return base if terms or self.is_counted(stream) else self.duplicate(base)

    def is_counted(self, stream: InductionPointer) -> bool:
        return stream.step in _SCALES

    def advance(self, stream: InductionPointer, cursor: Register) -> bool:
        if self.is_counted(stream):
            return False
        self.write("addi", [cursor], [cursor], width=64, immediate=stream.step)
        return True

    def _near(self, base: Register, index: Register | None, scale: int, offset: int) -> Address:
        if not -(1 << 31) <= offset < 1 << 31:
            base = self.tied("add", base, self.integer(offset, 64), width=64)
            offset = 0
        return Address(base, index, scale, offset)

    def wide(self, position: UOp) -> Register:
        """An index in 64 bits."""
        register = self.value(position)
        if position.type.bits == 64 or not guards.may_be_negative(position):
            return register
        return self.once(("wide", position), lambda: self._extended(register))

    def _extended(self, register: Register) -> Register:
        made = self.general(64)
        self.write("movsxd", [made], [register], width=64)
        return made

    # -- arguments

    def argument(self, uop: UOp, number: int) -> Register:
        given = self.once("arguments", lambda: self.duplicate(self.code.physical("gpr", self.convention.arguments[0])))
        made = self.general(64)
        bits = 64 if uop.op is Op.DEFINE_GLOBAL else max(32, uop.type.bits)
        self.write("mov", [made], [], Address(given, offset=8 * number), width=bits)
        return made

    def special(self, uop: UOp) -> Register:
        return self.duplicate(self.code.physical("gpr", self.convention.arguments[{"start": 1, "stop": 2}[uop.name]]))

    def scratch(self, uop: UOp) -> Register:
        given = self.once("scratch", lambda: self.duplicate(self.code.physical("gpr", self.convention.arguments[3])))
        made = self.general(64)
        self.write("lea", [made], [], Address(given, offset=uop.scratch[1]), width=64)
        return made

    # -- conditions

    def condition(self, uop: UOp) -> str:
        """Sets the flags by a bool; the condition under which it holds.
        Nothing that changes flags may come before its user."""
        if uop in self.deferred and uop not in self.values:
            return self.compare(uop)
        register = self.value(uop)
        self.write("test", [], [register, register], width=32)
        return "ne"

    def compare(self, uop: UOp) -> str:
        """Compares two integers."""
        x, y = uop.src
        self.compare_values(x, y)
        return _CONDITIONS[uop.op][0 if x.type.is_signed else 1]

    def compare_values(self, x: UOp, y: UOp) -> None:
        """cmp x, y"""
        width = self.width(x.type)
        if y.op is Op.CONST and -(1 << 31) <= int(y.value) < 1 << 31:
            self.write("cmpi", [], [self.value(x)], width=width, immediate=int(y.value))
        elif y.op is Op.CONST and width == 32:
            self.write("cmpi", [], [self.value(x)], width=width, immediate=signed(int(y.value), 32))
        else:
            self.write("cmp", [], [self.value(x)], self.value(y), width=width)

    def jump(self, condition: str, label: Label) -> None:
        """A branch forward; without a condition always."""
        self.emit(Instruction(FORMS[f"j{condition}" if condition else "jmp"], target=label))

    def branch_unless(self, condition: UOp, label: Label) -> None:
        holds = self.condition(condition)
        self.jump(NEGATED[holds], label)

    def branch_if_empty(self, loop: UOp, label: Label) -> None:
        start, stop = loop.src
        self.compare_values(start, stop)
        self.jump("ge" if loop.type.is_signed else "ae", label)

    def again(self, loop: UOp, counter: Register, label: Label) -> Instruction:
        width, stop = self.width(loop.type), loop.src[1]
        self.write("addi", [counter], [counter], width=width, immediate=1)
        if stop.op is Op.CONST and -(1 << 31) <= int(stop.value) < 1 << 31:
            self.write("cmpi", [], [counter], width=width, immediate=int(stop.value))
        else:
            self.write("cmp", [], [counter], self.value(stop), width=width)
        return self.emit(Instruction(FORMS["again" if loop.type.is_signed else "again_below"], target=label))

    def end_of(self, cursor: Register, distance: int) -> Register | None:
        if not -(1 << 31) <= distance < 1 << 31:
            return None
        made = self.general(64)
        self.write("lea", [made], [], Address(cursor, offset=distance), width=64)
        return made

    def again_before(self, cursor: Register, end: Register, label: Label) -> Instruction:
        self.write("cmp", [], [cursor], end, width=64)
        return self.emit(Instruction(FORMS["again_unequal"], target=label))

    # -- memory

    def load(self, uop: UOp, target: Register) -> None:
        if target.kind == "tile":
            tiles.load(self, uop, target)
            return
        if uop.src[0].src[1:] and uop.src[0].src[1].lanes > 1:
            raise AssertionError("a gather has a gate for each lane")
        self.load_from(self.address(uop), uop.type, target)

    def store(self, uop: UOp) -> None:
        value = uop.src[1]
        if memory.is_streaming(uop):
            memory.stream(self, uop)
            return
        memory.flush(self)
        if tiles.is_tile(value.type):
            tiles.store(self, uop)
            return
        place = self.address(uop)
        dtype = value.type
        if value in self.deferred and value.op is Op.CAST and value not in self.values:
            self.store_narrowed(value, place)
            return
        if value in self.deferred and value.op is Op.VECTORIZE:
            for n, part in enumerate(value.src):
                at = place.offset + n * part.type.lanes * dtype.scalar.itemsize
                self.store_to(replace(place, offset=at), self.value(part), part.type)
            return
        if value.op is Op.CONST and dtype.lanes == 1 and not dtype.is_float and dtype.bits in (32, 64):
            number = signed(int(value.value), dtype.bits)
            if -(1 << 31) <= number < 1 << 31:
                self.write("storei", [], [], place, width=dtype.bits, immediate=number)
                return
        self.store_to(place, self.value(value), dtype)


def _joins_halves(uop: UOp) -> bool:
    """Whether a VECTORIZE is of two vectors that fill registers: each is stored where it belongs."""
    part = uop.src[0].type
    return len(uop.src) == 2 and not part.is_bool and part.lanes * part.scalar.bits >= 128


def is_negation(uop: UOp) -> bool:
    """Whether it is the opposite of its first operand, a bool."""
    return uop.op in _NEGATIONS and uop.type.is_bool and uop.src[1].op is Op.CONST and bool(uop.src[1].value)


def broadcasts(uops: Sequence[UOp]) -> dict[UOp, int]:
    """Loads of floats that are used as they are and in every lane of a vector -> its bits:
    one instruction that reads memory does both."""
    found: dict[UOp, int] = {}
    vectorize = Op.VECTORIZE
    for u in uops:
        if u.op is vectorize and len(set(u.src)) == 1:
            load = u.src[0]
            is_plain = load.op is Op.LOAD and load.gate is None and load.type.is_float and load.type.lanes == 1
            if is_plain and load.type.bits >= 32 and load.src[0].pointer.space.name != "REG":
                found[load] = max(found.get(load, 0), 128, u.type.lanes * load.type.bits)
    return found
