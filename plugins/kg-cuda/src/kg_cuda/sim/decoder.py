"""Operands of instructions as Python functions:
what reads a register, an immediate or an address, and what writes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from kg_sim.instructions.registers import constant, read, read_low, read_predicate, write
from kg_sim.memory.allocations import ARGUMENTS_WINDOW
from kg_sim.numbers.types import BOOL, WORDS, Array, DType
from kg_sim.program import Get, Put
from kg_sim.work_items import POISON, Step, WorkItems

from kg_cuda.sim.errors import PtxError
from kg_cuda.sim.numbers.types import NUMPY, SIZES
from kg_cuda.sim.special import special
from kg_cuda.sim.text.statements import SPECIAL
from kg_cuda.sim.text.syntax import Address, Function, Group, Instruction, Name, Number, Operand, Pair
from kg_cuda.sim.uses import Uses

U32_MAX: Final = (1 << 32) - 1


def width(kind: str) -> int:
    """Bytes of a PTX type."""
    return SIZES[kind]


def storage(kind: str) -> DType:
    """What a register of a PTX type is kept as."""
    return BOOL if kind == "pred" else WORDS[SIZES[kind]]


@dataclass(slots=True)
class Decoder:
    """What decoding of one kernel knows: a slot for each register, where variables lie,
    and the instruction at hand."""

    function: Function
    slots: dict[str, int] = field(default_factory=dict[str, int])
    kinds: dict[str, str] = field(default_factory=dict[str, str])
    shared: dict[str, int] = field(default_factory=dict[str, int])
    local: dict[str, int] = field(default_factory=dict[str, int])
    frame: dict[str, int] = field(default_factory=dict[str, int])
    globals: dict[str, str] = field(default_factory=dict[str, str])
    labels: dict[str, int] = field(default_factory=dict[str, int])
    at: Instruction | None = None
    uses: Uses = field(default_factory=lambda: Uses([]))
    #: Registers whose readers and writers are told of: how a reader, and a writer, becomes one that tells.
    watched: frozenset[str] = frozenset()
    watch_get: Callable[[Get, int, str], Get] | None = None
    watch_put: Callable[[Put, int, str], Put] | None = None

    def fail(self, message: str) -> PtxError:
        at = self.at
        return PtxError(message, at.line if at else 0, at.text if at else "")

    def unknown(self) -> PtxError:
        return self.fail(f"{'.'.join(self.at.opcode) if self.at else ''} is not supported by the simulator")

    def slot(self, name: str) -> int:
        found = self.slots.get(name)
        if found is None:
            found = self.slots[name] = len(self.slots)
        return found

    # -- sources

    def source(self, operand: Operand, kind: str) -> Get:
        """What reads `operand` as a value of the PTX type `kind`."""
        dtype = NUMPY[kind]
        if isinstance(operand, Number):
            return constant(self.immediate(operand, kind))
        if isinstance(operand, Name):
            if operand.name in self.kinds:
                return self._register(operand, dtype)
            if SPECIAL.match(operand.name):
                if self.at is not None and self.at.opcode[0] not in ("mov", "cvt"):
                    raise self.fail("a special register can be read by mov only")
                return _special(operand.name, dtype)
            return self._symbol(operand, dtype)
        raise self.fail("expected a register or a number")

    def moved(self, operand: Operand, kind: str) -> Get:
        """The same for what only moves values.
        A register that nothing in the kernel writes, which is how compilers name what they leave undefined, reads as poison."""
        if (
            isinstance(operand, Name)
            and operand.name in self.kinds
            and operand.name not in self.slots
            and self.uses.undefined(operand)
        ):
            dtype = NUMPY[kind]
            return constant(np.array([POISON & ((1 << 8 * dtype.itemsize) - 1)], WORDS[dtype.itemsize]).view(dtype))
        return self.source(operand, kind)

    def immediate(self, operand: Number, kind: str) -> Array:
        """An immediate as an array of one element."""
        dtype = NUMPY[kind]
        value = operand.value
        if operand.bits:
            exact = np.array([value], WORDS[operand.bits // 8]).view(np.float32 if operand.bits == 32 else np.float64)
            if dtype.kind == "f":
                return exact.astype(dtype)
            if operand.bits == 8 * dtype.itemsize:
                return exact.view(dtype)
            raise self.fail("a floating-point number is no value of this type")
        if kind == "pred":
            return np.array([bool(value)])
        if isinstance(value, float):
            if dtype.kind != "f":
                raise self.fail("a floating-point number is no value of this type")
            return np.array([value], dtype)
        if kind in ("f32", "f64"):
            raise self.fail("an integer is no value of this type")
        bits = 8 * dtype.itemsize
        return np.array([value & ((1 << bits) - 1)], WORDS[dtype.itemsize]).view(dtype)

    def _register(self, operand: Name, dtype: DType) -> Get:
        have, slot, name = storage(self.kinds[operand.name]), self.slot(operand.name), operand.name
        if have == BOOL or dtype == BOOL:
            if have != dtype:
                raise self.fail(f"{name} is {'a' if have == BOOL else 'no'} predicate")
            return read_predicate(slot, operand.negated, name.partition("#")[0])
        if operand.negated or operand.offset:
            raise self.fail(f"{name} can't be negated or offset here")
        if have.itemsize < dtype.itemsize:
            raise self.fail(f"{name} is narrower than what the instruction reads")
        narrowed = have.itemsize > dtype.itemsize
        told = name.partition("#")[0]
        get = read_low(slot, WORDS[dtype.itemsize], dtype, told) if narrowed else read(slot, dtype, told)
        return self.watch_get(get, slot, name) if self.watch_get and name in self.watched else get

    def _symbol(self, operand: Name, dtype: DType) -> Get:
        name = operand.name
        if name in self.shared or name in self.local or name in self.frame:
            offset = (self.shared.get(name) or self.local.get(name) or 0) + operand.offset
            if name in self.frame:
                raise self.fail(f"the address of {name} can't be taken")
            return constant(np.array([offset], WORDS[dtype.itemsize]).view(dtype))
        if name in self.function.offsets:
            return constant(np.array([ARGUMENTS_WINDOW + self.function.offsets[name] + operand.offset], np.uint64).view(dtype))
        if name in self.globals and dtype.itemsize == 8:
            offset = operand.offset
            return lambda t: np.array([t.launch.symbols[name] + offset], np.uint64).view(dtype)
        raise self.fail(f"{name} is no variable that has an address here")

    def raw_source(self, operand: Operand, kind: str) -> Get:
        """`source`, for the instruction that `watched` is about."""
        watched, self.watched = self.watched, frozenset()
        try:
            return self.source(operand, kind)
        finally:
            self.watched = watched

    def raw_target(self, operand: Operand, kind: str) -> Put:
        """`target`, for the instruction that `watched` is about."""
        watched, self.watched = self.watched, frozenset()
        try:
            return self.target(operand, kind)
        finally:
            self.watched = watched

    def slots_of(self, operands: tuple[Operand, ...]) -> list[int]:
        return [self.slot(x.name) for x in operands if isinstance(x, Name)]

    def predicate(self, operand: Operand) -> Get:
        return self.source(operand, "pred")

    # -- targets

    def target(self, operand: Operand, kind: str, *, wider: bool = False) -> Put:
        """What writes values of the PTX type `kind` to a register,
        extended where it is wider and that is allowed."""
        if not isinstance(operand, Name):
            raise self.fail("expected a register to write")
        if operand.name == "_":
            return lambda t, values: None
        if operand.name not in self.kinds:
            raise self.fail(f"{operand.name} is no register")
        have, dtype, slot = storage(self.kinds[operand.name]), NUMPY[kind], self.slot(operand.name)
        if (
            (have == BOOL) != (dtype == BOOL)
            or have.itemsize < dtype.itemsize
            or (have.itemsize > dtype.itemsize and not wider)
        ):
            raise self.fail(f"{operand.name} is a register of type {self.kinds[operand.name]}, not of {kind}")
        between = np.dtype(f"i{have.itemsize}") if dtype.kind == "i" else have
        put = write(slot, have) if have.itemsize == dtype.itemsize else _put_wider(slot, dtype, between, have)
        return self.watch_put(put, slot, operand.name) if self.watch_put and operand.name in self.watched else put

    # -- addresses

    def address(self, operand: Operand) -> tuple[Get, str]:
        """What computes the bytes' addresses (int64), and the state space that a variable's name tells,
        if one does."""
        if not isinstance(operand, Address):
            raise self.fail("expected an address in brackets")
        base, offset = operand.base, operand.offset
        if not base:
            return constant(np.array([offset], np.int64)), ""
        if base in self.kinds:
            kind = self.kinds[base]
            if width(kind) not in (4, 8):
                raise self.fail(f"{base} holds no address")
            return _based(self.source(Name(base), "u64" if width(kind) == 8 else "u32"), offset, width(kind) == 8), ""
        for space, table in (("shared", self.shared), ("local", self.local)):
            if base in table:
                return constant(np.array([table[base] + offset], np.int64)), space
        if base in self.globals:
            return (lambda t: np.array([t.launch.symbols[base] + offset], np.int64)), self.globals[base]
        raise self.fail(f"{base} is no variable that can be accessed here")

    def group(self, operand: Operand) -> tuple[Operand, ...]:
        """The elements of a vector; a single operand is a vector of one."""
        return operand.items if isinstance(operand, Group) else (operand,)

    def pair(self, operand: Operand) -> tuple[Operand, Operand | None]:
        """Two results, `p|q`; the second may be missing."""
        return (operand.first, operand.second) if isinstance(operand, Pair) else (operand, None)


Decode = Callable[[Decoder, Instruction], Step]


def _special(name: str, dtype: DType) -> Get:
    def get(t: WorkItems) -> Array:
        row = special(t, name)
        idx = t.idx
        if idx is not None and len(row) != 1:
            row = row[idx]
        return row.view(dtype) if row.itemsize == dtype.itemsize else row.astype(dtype)

    return get


def _put_wider(slot: int, dtype: DType, between: DType, have: DType) -> Put:
    word = WORDS[dtype.itemsize]

    def put(t: WorkItems, values: Array) -> None:
        exact = values if dtype.kind == "i" else values.view(word)
        t.put(slot, exact.astype(between).view(have))

    return put


def _based(get: Get, offset: int, wide: bool) -> Get:
    if not wide:
        beyond = np.uint32(offset & U32_MAX)
        return lambda t: (get(t) + beyond).astype(np.int64)
    far = np.int64(offset)
    return lambda t: get(t).view(np.int64) + far if offset else get(t).view(np.int64)
