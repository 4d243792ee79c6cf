"""Writes a linear program as nir_builder calls: structured control flow, loop-carried NIR registers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, TypeAlias, cast

from kg.plugin import AddrSpace, DType, Op, UnsupportedError, UOp
from kg.plugin.rendering import arguments
from kg_lowering.numbers import encode_number
from kg_render import guards
from kg_render.carried import LoopResult, Phi, Value, carried, is_register_access

from kg_nir.shader.calls import Calls

#: Writes the calls of a node and gives its value, or those of its lanes.
Emitter: TypeAlias = "Callable[[Writer, UOp], int | Lanes]"
#: A value for each lane: vectors are vectors of NIR in memory alone, as its backends compute on scalars.
Lanes: TypeAlias = "tuple[int, ...]"
_SILENT: Final = frozenset(
    {
        Op.CONST,
        Op.DEFINE_REG,
        Op.DEFINE_GLOBAL,
        Op.DEFINE_VAR,
        Op.DEFINE_SCRATCH,
        Op.SPECIAL,
        Op.INDEX,
        Op.PREFETCH,
        Op.DEFINE_LOCAL,
    }
)


#: What lies in shared memory, whose addresses have 32 bits.
_NEAR: Final = frozenset({AddrSpace.LOCAL, AddrSpace.SCRATCH})
#: Bytes at whose multiples arrays of a kernel's own begin, and the most that memory moves at once.
ALIGNED: Final = 16


def bits_of(dtype: DType) -> int:
    """Of a value in NIR."""
    return 1 if dtype.is_bool else dtype.bits


def bits_of_constant(uop: UOp) -> int:
    """Of a CONST."""
    return _encoded(uop.value, uop.type.scalar)


def _encoded(value: object, dtype: DType) -> int:
    number = cast("float", value)
    return encode_number(number, dtype) if dtype.is_float else int(number) & (1 << bits_of(dtype)) - 1


class Writer:
    """One program, node by node. A target says where arguments are and what memory it has."""

    aligned: ClassVar[int] = 1  #: bytes at whose multiples buffers begin; 1: at those of their elements
    subgroup: ClassVar[int] = 1  #: work-items of a subgroup

    table: ClassVar[Mapping[Op, Emitter]] = {}

    def __init__(self, uops: Sequence[UOp], calls: Calls) -> None:
        self.uops, self.calls, self.carried = uops, calls, carried(uops)
        self.values: dict[UOp, Lanes] = {}
        self.registers: dict[Phi, Lanes] = {}  #: what a loop carries
        self.results: dict[Phi, Lanes] = {}  #: the same after the loop
        self.counters: dict[UOp, tuple[int, bool]] = {}  #: an open RANGE -> its register, whether it runs once at most

    # -- what a target says

    def argument(self, uop: UOp, number: int) -> int:
        """A pointer or variable, of that place among the arguments."""
        raise NotImplementedError

    def special(self, uop: UOp) -> int:
        """SPECIAL"""
        raise NotImplementedError

    def scratch(self, uop: UOp) -> int:
        """DEFINE_SCRATCH"""
        raise NotImplementedError

    def item(self) -> int:
        """The number of the work-item in its group."""
        raise NotImplementedError

    def barrier(self) -> None:
        """All work-items of the group meet, and see what the others wrote."""
        self.calls.do("barrier", "mem_shared", "mem_global")

    def begin(self) -> None:
        """What comes before all else."""

    def end(self) -> None:
        """What comes last."""

    # -- what emitters use

    def value(self, uop: UOp) -> int:
        """The value of a scalar operand."""
        return self.lanes(uop)[0]

    def lanes(self, uop: UOp) -> Lanes:
        """The values of an operand's lanes. Constants are written where they are used."""
        if uop.op is Op.CONST:
            return (self.calls.constant(bits_of(uop.type.scalar), bits_of_constant(uop)),) * uop.lanes
        found = self.carried.value_of.get(uop)
        return self.values[uop] if found is None else self._held(found)

    def number(self, value: object, dtype: DType) -> int:
        """A constant."""
        return self.calls.constant(bits_of(dtype), _encoded(value, dtype))

    def addend(self, uop: UOp) -> int:
        """An operand of an addition of floats.
        Replaced where a constant zero is taken for one that does nothing: 0 + -0 is 0."""
        return self.value(uop)

    def _held(self, value: Value) -> Lanes:
        if isinstance(value, LoopResult):
            return self.results[value.phi]
        return self.results[value] if isinstance(value, Phi) else self.lanes(value)

    # -- the walk

    def run(self) -> Calls:
        """All calls."""
        pointers, variables = arguments(self.uops)
        for number, u in enumerate([*pointers, *variables]):
            self.values[u] = (self.argument(u, number),)
        self.begin()
        for u in self.uops:
            if u.op is Op.SPECIAL:
                self.values[u] = (self.special(u),)
            elif u.op is Op.DEFINE_SCRATCH:
                self.values[u] = (self.scratch(u),)
        for u in self.uops:
            if u.op not in _SILENT and not is_register_access(u):
                self.write(u)
        self.end()
        return self.calls

    def write(self, uop: UOp) -> None:
        """The calls of a node, and its value."""
        steer = _STEERING.get(uop.op)
        if steer is not None:
            steer(self, uop)
            return
        write = self.table.get(uop.op)
        if write is None:
            raise UnsupportedError(f"{uop.op.name} is no instruction of NIR here: kg-lowering decomposes it for this renderer")
        found = write(self, uop)
        self.values[uop] = found if isinstance(found, tuple) else (found,)

    def _address(self, access: UOp, size: int, lane: int) -> int:
        where = access.src[0]
        if where.op is not Op.INDEX:
            return self.value(where)
        pointer, position = where.src[:2]
        index = self.value(position)
        if pointer.pointer.space in _NEAR:
            index = self.calls.alu("u2u32", index) if position.type.bits == 64 else index
        elif position.type.bits < 64:
            index = self.calls.alu("i2i64" if guards.may_be_negative(position) else "u2u64", index)
        if size > 1:
            index = self.calls.alu("ishl", index, self.calls.constant(32, size.bit_length() - 1))
        at = self.calls.alu("iadd", self.value(pointer), index)
        wide = 32 if pointer.pointer.space in _NEAR else 64
        return self.calls.alu("iadd", at, self.calls.constant(wide, lane * size)) if lane else at

    def _alignment(self, access: UOp, size: int) -> int:
        """Bytes at a multiple of which an access surely begins: of its size, or of more where that is known."""
        where = access.src[0]
        if where.op is not Op.INDEX:
            return size
        begins = self.aligned if where.src[0].op is Op.DEFINE_GLOBAL else ALIGNED
        known = (n for n in (16, 8, 4, 2) if n > size and n <= begins and where.src[1].bounds.is_multiple_of(n // size))
        return max(next(known, size), access.access.align)

    def _load(self, uop: UOp) -> None:
        dtype, gate, count = uop.type.scalar, uop.gate, uop.lanes
        if gate is None:
            self.values[uop] = self._loaded(uop, dtype, count)
            return
        others = self.lanes(uop.src[1])
        registers = tuple(self.calls.register(bits_of(dtype)) for _ in range(count))
        for register, other in zip(registers, others, strict=True):
            self.calls.set(register, other)
        self.calls.do("if", self.value(gate))
        for register, found in zip(registers, self._loaded(uop, dtype, count), strict=True):
            self.calls.set(register, found)
        self.calls.do("end_if")
        self.values[uop] = tuple(map(self.calls.get, registers))

    def _loaded(self, uop: UOp, dtype: DType, count: int) -> Lanes:
        bits = max(8, dtype.bits)
        size, align = bits // 8, self._alignment(uop, bits // 8)
        found: list[int] = []
        for first, several in _pieces(count, size):
            whole = self.calls.load(_space(uop), bits, self._address(uop, size, first), several, _divisor(align, first * size))
            found += [whole] if several == 1 else [self.calls.do("component", whole, n) for n in range(several)]
        if not dtype.is_bool:
            return tuple(found)
        return tuple(self.calls.alu("ine", x, self.calls.constant(8, 0)) for x in found)

    def _store(self, uop: UOp) -> None:
        dtype, gate = uop.src[1].type.scalar, uop.gate
        bits, stored = max(8, dtype.bits), self.lanes(uop.src[1])
        size, align = bits // 8, self._alignment(uop, bits // 8)
        if gate is not None:
            self.calls.do("if", self.value(gate))
        if dtype.is_bool:
            stored = tuple(self.calls.alu("b2i8", x) for x in stored)
        for first, several in _pieces(len(stored), size):
            value = stored[first] if several == 1 else self.calls.do("vector", *stored[first : first + several])
            at = self._address(uop, size, first)
            self.calls.store(_space(uop), value, at, bits, several, _divisor(align, first * size))
        if gate is not None:
            self.calls.do("end_if")

    def _vectorize(self, uop: UOp) -> None:
        self.values[uop] = tuple(lane for s in uop.src for lane in self.lanes(s))

    def _pick(self, uop: UOp) -> None:
        """GEP"""
        lanes = self.lanes(uop.src[0])
        self.values[uop] = tuple(lanes[n] for n in uop.picked)

    def _begin_loop(self, uop: UOp) -> None:
        """RANGE: tested before each iteration."""
        phis = self.carried.phis[uop]
        for phi in phis:
            self.registers[phi] = tuple(self.calls.register(bits_of(phi.dtype.scalar)) for _ in range(phi.dtype.lanes))
            self._write_registers(phi, self._held(phi.initial))
        once, bits = guards.loop_is_a_branch(uop), uop.type.bits
        less = "ilt" if uop.type.is_signed else "ult"
        start, stop = (self.value(s) for s in uop.src)
        counter = self.calls.register(bits)
        self.counters[uop] = counter, once
        if once:
            self.calls.do("if", self.calls.alu(less, start, stop))
            self.values[uop] = (start,)
        else:
            self.calls.set(counter, start)
            self.calls.do("loop")
            now = self.calls.get(counter)
            self.values[uop] = (now,)
            self.calls.do("if", self.calls.alu("inot", self.calls.alu(less, now, stop)))
            self.calls.do("break")
            self.calls.do("end_if")
        for phi in phis:
            self.results[phi] = tuple(map(self.calls.get, self.registers[phi]))

    def _end_loop(self, uop: UOp) -> None:
        """END: hands the carried values to the next iteration."""
        loop = uop.src[0]
        counter, once = self.counters.pop(loop)
        phis = self.carried.phis[loop]
        following = [self._held(phi.next) for phi in phis]
        for phi, values in zip(phis, following, strict=True):
            self._write_registers(phi, values)
        if not once:
            one = self.calls.constant(loop.type.bits, 1)
            self.calls.set(counter, self.calls.alu("iadd", self.value(loop), one))
        self.calls.do("end_if" if once else "end_loop")
        for phi in phis:
            self.results[phi] = tuple(map(self.calls.get, self.registers[phi]))

    def _write_registers(self, phi: Phi, values: Lanes) -> None:
        for register, value in zip(self.registers[phi], values, strict=True):
            self.calls.set(register, value)

    def _begin_if(self, uop: UOp) -> None:
        self.calls.do("if", self.value(uop.src[0]))

    def _end_if(self, uop: UOp) -> None:
        self.calls.do("end_if")

    def _barrier(self, uop: UOp) -> None:
        self.barrier()

    def _nothing(self, uop: UOp) -> None:
        """SINK"""


def _pieces(count: int, size: int) -> list[tuple[int, int]]:
    """So many elements as vectors that NIR has and memory moves at once: the first of each, and how many."""
    pieces: list[tuple[int, int]] = []
    first = 0
    while first < count:
        several = next(n for n in (16, 8, 4, 2, 1) if n <= count - first and (n == 1 or n * size <= ALIGNED))
        pieces.append((first, several))
        first += several
    return pieces


def _divisor(align: int, offset: int) -> int:
    """What both are multiples of, of powers of two."""
    return align if not offset else min(align, offset & -offset)


def _space(access: UOp) -> str:
    return "shared" if access.src[0].pointer.space in _NEAR else "global"


_STEERING: Final[Mapping[Op, Callable[[Writer, UOp], None]]] = {
    Op.LOAD: Writer._load,
    Op.STORE: Writer._store,
    Op.VECTORIZE: Writer._vectorize,
    Op.GEP: Writer._pick,
    Op.RANGE: Writer._begin_loop,
    Op.END: Writer._end_loop,
    Op.IF: Writer._begin_if,
    Op.ENDIF: Writer._end_if,
    Op.BARRIER: Writer._barrier,
    Op.SINK: Writer._nothing,
}
