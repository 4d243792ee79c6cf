"""A linear program -> the calls that build its NIR shader. Structured control flow stays what it is; what loops carry are NIR's registers, of which Mesa makes SSA."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, TypeAlias, cast

from kg.plugin import AddrSpace, DType, Op, UnsupportedError, UOp
from kg.plugin.rendering import LoopResult, Phi, Value, arguments, carried, encode_number, guards, is_register_access

from kg_nir.calls import Calls

#: Writes the calls of a node and gives its value.
Emitter: TypeAlias = "Callable[[Writer, UOp], int]"
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


def bits_of(dtype: DType) -> int:
    """Of a value in NIR."""
    return 1 if dtype.is_bool else dtype.bits


def bits_of_constant(uop: UOp) -> int:
    """Of a CONST."""
    return _encoded(uop.value, uop.type)


def _encoded(value: object, dtype: DType) -> int:
    number = cast("float", value)
    return encode_number(number, dtype) if dtype.is_float else int(number) & (1 << bits_of(dtype)) - 1


class Writer:
    """One program, node by node. A target says where arguments are and what memory it has."""

    table: ClassVar[Mapping[Op, Emitter]] = {}

    def __init__(self, uops: Sequence[UOp], calls: Calls) -> None:
        self.uops, self.calls, self.carried = uops, calls, carried(uops)
        self.values: dict[UOp, int] = {}
        self.registers: dict[Phi, int] = {}  #: what a loop carries
        self.results: dict[Phi, int] = {}  #: the same after the loop
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
        raise UnsupportedError(f"{type(self).__name__} has no scratch memory")

    # -- what emitters use

    def value(self, uop: UOp) -> int:
        """The value of an operand. Constants are written where they are used."""
        if uop.op is Op.CONST:
            return self.calls.constant(bits_of(uop.type), bits_of_constant(uop))
        found = self.carried.value_of.get(uop)
        return self.values[uop] if found is None else self._held(found)

    def number(self, value: object, dtype: DType) -> int:
        """A constant."""
        return self.calls.constant(bits_of(dtype), _encoded(value, dtype))

    def addend(self, uop: UOp) -> int:
        """An operand of an addition of floats. Replaced where a constant zero is taken for one that does nothing: 0 + -0 is 0."""
        return self.value(uop)

    def _held(self, value: Value) -> int:
        if isinstance(value, LoopResult):
            return self.results[value.phi]
        return self.results[value] if isinstance(value, Phi) else self.value(value)

    # -- the walk

    def run(self) -> Calls:
        """All calls."""
        pointers, variables = arguments(self.uops)
        for number, u in enumerate([*pointers, *variables]):
            self.values[u] = self.argument(u, number)
        for u in self.uops:
            if u.op is Op.SPECIAL:
                self.values[u] = self.special(u)
            elif u.op is Op.DEFINE_SCRATCH:
                self.values[u] = self.scratch(u)
        for u in self.uops:
            if u.op not in _SILENT and not is_register_access(u):
                self._write(u)
        return self.calls

    def _write(self, uop: UOp) -> None:
        steer = _STEERING.get(uop.op)
        if steer is not None:
            steer(self, uop)
            return
        write = self.table.get(uop.op)
        if write is None:
            raise UnsupportedError(f"{uop.op.name} is no instruction of NIR here: core decomposes it for this renderer")
        self.values[uop] = write(self, uop)

    def _address(self, access: UOp, size: int) -> int:
        where = access.src[0]
        if where.op is not Op.INDEX:
            return self.value(where)
        pointer, position = where.src[:2]
        index = self.value(position)
        if pointer.pointer.space is AddrSpace.LOCAL:  # shared memory has addresses of 32 bits
            index = self.calls.alu("u2u32", index) if position.type.bits == 64 else index
        elif position.type.bits < 64:
            index = self.calls.alu("i2i64" if guards.may_be_negative(position) else "u2u64", index)
        if size > 1:
            index = self.calls.alu("ishl", index, self.calls.constant(32, size.bit_length() - 1))
        return self.calls.alu("iadd", self.value(pointer), index)

    def _load(self, uop: UOp) -> None:
        dtype, space = uop.type, _space(uop)
        gate = uop.gate
        if gate is None:
            self.values[uop] = self._loaded(uop, dtype, space)
            return
        register = self.calls.register(bits_of(dtype))
        self.calls.set(register, self.value(uop.src[1]))
        self.calls.do("if", self.value(gate))
        self.calls.set(register, self._loaded(uop, dtype, space))
        self.calls.do("end_if")
        self.values[uop] = self.calls.get(register)

    def _loaded(self, uop: UOp, dtype: DType, space: str) -> int:
        bits = max(8, dtype.bits)
        found = self.calls.load(space, bits, self._address(uop, bits // 8))
        return self.calls.alu("ine", found, self.calls.constant(8, 0)) if dtype.is_bool else found

    def _store(self, uop: UOp) -> None:
        dtype, gate = uop.src[1].type, uop.gate
        bits, stored = max(8, dtype.bits), self.value(uop.src[1])
        if gate is not None:
            self.calls.do("if", self.value(gate))
        if dtype.is_bool:
            stored = self.calls.alu("b2i8", stored)
        self.calls.store(_space(uop), stored, self._address(uop, bits // 8), bits)
        if gate is not None:
            self.calls.do("end_if")

    def _begin_loop(self, uop: UOp) -> None:
        """RANGE: tested before each iteration."""
        for phi in self.carried.phis[uop]:
            self.registers[phi] = self.calls.register(bits_of(phi.dtype))
            self.calls.set(self.registers[phi], self._held(phi.initial))
        once, bits = guards.loop_is_a_branch(uop), uop.type.bits
        less = "ilt" if uop.type.is_signed else "ult"
        start, stop = (self.value(s) for s in uop.src)
        counter = self.calls.register(bits)
        self.counters[uop] = counter, once
        if once:
            self.calls.do("if", self.calls.alu(less, start, stop))
            self.values[uop] = start
        else:
            self.calls.set(counter, start)
            self.calls.do("loop")
            self.values[uop] = self.calls.get(counter)
            more = self.calls.alu(less, self.values[uop], stop)
            self.calls.do("if", self.calls.alu("inot", more))
            self.calls.do("break")
            self.calls.do("end_if")
        for phi in self.carried.phis[uop]:
            self.results[phi] = self.calls.get(self.registers[phi])

    def _end_loop(self, uop: UOp) -> None:
        """END: hands the carried values to the next iteration."""
        loop = uop.src[0]
        counter, once = self.counters.pop(loop)
        phis = self.carried.phis[loop]
        following = [self._held(phi.next) for phi in phis]
        for phi, value in zip(phis, following, strict=True):
            self.calls.set(self.registers[phi], value)
        if not once:
            one = self.calls.constant(loop.type.bits, 1)
            self.calls.set(counter, self.calls.alu("iadd", self.values[loop], one))
        self.calls.do("end_if" if once else "end_loop")
        for phi in phis:
            self.results[phi] = self.calls.get(self.registers[phi])

    def _begin_if(self, uop: UOp) -> None:
        self.calls.do("if", self.value(uop.src[0]))

    def _end_if(self, uop: UOp) -> None:
        self.calls.do("end_if")

    def _barrier(self, uop: UOp) -> None:
        self.calls.do("barrier")

    def _nothing(self, uop: UOp) -> None:
        """SINK"""


def _space(access: UOp) -> str:
    return "shared" if access.src[0].pointer.space is AddrSpace.LOCAL else "global"


_STEERING: Final[Mapping[Op, Callable[[Writer, UOp], None]]] = {
    Op.LOAD: Writer._load,  # pyright: ignore[reportPrivateUsage]
    Op.STORE: Writer._store,  # pyright: ignore[reportPrivateUsage]
    Op.RANGE: Writer._begin_loop,  # pyright: ignore[reportPrivateUsage]
    Op.END: Writer._end_loop,  # pyright: ignore[reportPrivateUsage]
    Op.IF: Writer._begin_if,  # pyright: ignore[reportPrivateUsage]
    Op.ENDIF: Writer._end_if,  # pyright: ignore[reportPrivateUsage]
    Op.BARRIER: Writer._barrier,  # pyright: ignore[reportPrivateUsage]
    Op.SINK: Writer._nothing,  # pyright: ignore[reportPrivateUsage]
}
