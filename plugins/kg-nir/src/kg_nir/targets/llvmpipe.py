"""CPU:NIR: kernels for the device of kg-cpu as NIR, which llvmpipe's code generator compiles. kg-cpu
does not know this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial, reduce
from math import prod
from typing import ClassVar, Final, NamedTuple

from kg.plugin import (
    MACHINE_DTYPES,
    Caches,
    DType,
    Op,
    SharedMemory,
    Subgroups,
    UnsupportedError,
    UOp,
    Vectors,
    Workers,
    WorkGroups,
    cached_property,
)
from kg.plugin.rendering import work_group
from kg_cpu.host import LINE, Host, host

from kg_nir.shader.calls import Calls
from kg_nir.shader.groups import TOGETHER
from kg_nir.shader.ops import TABLE
from kg_nir.shader.writer import ALIGNED, Emitter, Writer, bits_of_constant
from kg_nir.targets.renderer import HALF, NIRRenderer

LANES: Final = 8  #: of llvmpipe's vectors: work-items of a group
_STACK: Final = 4 << 20  #: bytes of what lies on the stack: half of what Linux gives a thread
_SHARED: Final = 32 << 10  #: bytes of a group's memory, which lies on the stack


class _Group(NamedTuple):
    """A coordinate of work-groups: its extent, the register that counts."""

    uop: UOp
    extent: int
    counter: int


class LLVMpipeWriter(Writer):
    """A program of a CPU: the four arguments of its function are the words of constant buffer 0.
    Its work-groups run one after another, in a loop; workers share them.

    The work-items of a group are the lanes of llvmpipe's vectors: they do each instruction together, so that barriers do nothing. It runs both sides of a
    branch and empty loops under masks, and accesses what is the same for all lanes without one. Addresses go through a register, which counts as divergent, so that
    every access is masked.
    """

    table: ClassVar[Mapping[Op, Emitter]] = {**TABLE, **TOGETHER}
    subgroup = LANES

    def __init__(self, uops: Sequence[UOp], calls: Calls) -> None:
        super().__init__(uops, calls)
        calls.work_group = work_group(uops)
        self._lanes = prod(calls.work_group)
        self._groups: list[_Group] = []

    def begin(self) -> None:
        calls = self.calls
        _ = self._arguments
        for array in (u for u in self.uops if u.op is Op.DEFINE_LOCAL):
            self.values[array] = (self._memory(array.pointer.size * array.pointer.base.itemsize),)
        self._begin_groups()
        if self._lanes < LANES:
            calls.do("if", calls.alu("ult", self.item(), calls.constant(32, self._lanes)))

    def end(self) -> None:
        calls = self.calls
        if calls.shared > _STACK:
            raise UnsupportedError(
                f"{calls.name}: the arrays of its work-items take {calls.shared} bytes, and {_STACK} at most lie on the stack: have a kernel before this"
                " one compute what they hold, as a scan that another loop reads"
            )
        if self._lanes < LANES:
            calls.do("end_if")
        self._end_groups()

    def _begin_groups(self) -> None:
        """One loop over the work-groups numbered [start, stop), or over all where these bound a THREAD axis.
        Their coordinates are divided out once, then counted."""
        calls = self.calls
        groups = sorted((u for u in self.uops if u.op is Op.SPECIAL and u.name[0] == "g"), key=lambda u: u.name)
        if not groups:
            return
        extents = [self._before(u.src[0]) for u in groups]
        wide = [e if u.type.bits == 64 else calls.alu("u2u64", e) for u, e in zip(groups, extents, strict=True)]
        one, self._number = calls.constant(64, 1), calls.register(64)
        if any(u.op is Op.SPECIAL and u.name == "start" for u in self.uops):
            first, stop = calls.constant(64, 0), reduce(partial(calls.alu, "imul"), wide)
        else:
            first, stop = (calls.do("argument", 64, at) for at in (8, 16))
        calls.set(self._number, first)
        for u, extent in zip(groups, wide, strict=True):
            divisor = calls.alu("umax", extent, one)
            here = first if u is groups[-1] else calls.alu("umod", first, divisor)
            first = calls.alu("udiv", first, divisor)
            counter = calls.register(u.type.bits)
            calls.set(counter, here if u.type.bits == 64 else calls.alu("u2u32", here))
            self._groups.append(_Group(u, extents[len(self._groups)], counter))
        calls.do("loop")
        calls.do("if", calls.alu("uge", calls.get(self._number), stop))
        calls.do("break")
        calls.do("end_if")
        for group in self._groups:
            self.values[group.uop] = (calls.get(group.counter),)

    def _end_groups(self) -> None:
        """The next work-group: a coordinate that reaches its extent begins again,
        and the one after it goes on."""
        calls = self.calls
        if not self._groups:
            return
        step: int | None = None
        for group in self._groups:
            bits = group.uop.type.bits
            by = calls.constant(bits, 1) if step is None else calls.alu(f"b2i{bits}", step)
            following = calls.alu("iadd", self.values[group.uop][0], by)
            if group is not self._groups[-1]:
                step = calls.alu("uge", following, group.extent)
                following = calls.alu("bcsel", step, calls.constant(bits, 0), following)
            calls.set(group.counter, following)
        calls.set(self._number, calls.alu("iadd", calls.get(self._number), calls.constant(64, 1)))
        calls.do("end_loop")

    def _before(self, uop: UOp) -> int:
        """The value of what depends on launch variables alone, where the program itself computes it later."""
        for u in uop.toposort():
            if u.op is not Op.CONST and u not in self.values:
                self.write(u)
        return self.value(uop)

    def _memory(self, nbytes: int) -> int:
        """The address of so much memory of the group's own."""
        register = self.calls.register(32, self.calls.shared)
        self.calls.shared += -(-nbytes // ALIGNED) * ALIGNED
        return self.calls.get(register)

    def barrier(self) -> None:
        """They are never apart."""

    def item(self) -> int:
        return self.calls.do("lane")

    def addend(self, uop: UOp) -> int:
        if uop.op is Op.CONST and not uop.value:  # llvmpipe's code generator would leave the addition away
            return self.calls.get(self.calls.register(uop.type.bits, bits_of_constant(uop)))
        return self.value(uop)

    @cached_property
    def _arguments(self) -> int:
        """The first of the four arguments, a pointer, as one that counts as divergent."""
        register = self.calls.register(64)
        self.calls.set(register, self.calls.do("argument", 64, 0))
        return self.calls.get(register)

    def argument(self, uop: UOp, number: int) -> int:
        at = self.calls.alu("iadd", self._arguments, self.calls.constant(64, 8 * number))
        value = self.calls.load("global", 64, at)
        narrow = uop.op is Op.DEFINE_VAR and uop.type.bits == 32
        return self.calls.alu("u2u32", value) if narrow else value

    def special(self, uop: UOp) -> int:
        calls, name = self.calls, uop.name
        if name[0] == "g":
            return self.value(uop)
        if name[0] == "l":
            width, height, depth = calls.work_group
            before, extent = {"l0": (1, width), "l1": (width, height), "l2": (width * height, depth)}[name]
            item = calls.alu("udiv", self.item(), calls.constant(32, before)) if before > 1 else self.item()
            value = calls.alu("umod", item, calls.constant(32, extent)) if before * extent < self._lanes else item
            return value if uop.type.bits == 32 else calls.alu("u2u64", value)
        value = calls.do("argument", 64, {"start": 8, "stop": 16}[name])
        return calls.alu("u2u32", value) if uop.type.bits == 32 else value

    def scratch(self, uop: UOp) -> int:
        """Memory of each work-item's own lies beside that of its group."""
        nbytes = -(-uop.pointer.size * uop.pointer.base.itemsize // ALIGNED) * ALIGNED
        base, calls = self._memory(nbytes * self._lanes), self.calls
        return calls.alu("iadd", base, calls.alu("imul", self.item(), calls.constant(32, nbytes)))


class LLVMpipeRenderer(NIRRenderer):
    """CPU:NIR"""

    device = "CPU"
    suffix = "NIR"
    target = "llvmpipe"
    code_for_op: ClassVar[dict[Op, object]] = {**NIRRenderer.code_for_op, **TOGETHER}
    vectors = Vectors(memory=8 * ALIGNED)
    subgroups = Subgroups(LANES, reduce_group=True, reduce_row=True)
    shared_memory = SharedMemory(_SHARED, slow=True)

    def __init__(self, machine: Host | None = None) -> None:
        machine = machine or host()
        self.workers, self.caches = Workers(machine.cores), Caches(machine.cache_sizes, LINE)
        self.work_groups = WorkGroups(LANES, processors=machine.cores)
        if not machine.has("f16c"):
            self.supported_dtypes = MACHINE_DTYPES

    def writer(self, uops: Sequence[UOp], calls: Calls) -> Writer:
        return LLVMpipeWriter(uops, calls)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        # LLVM fuses products and sums of float16 in float32 and rounds again
        return not (op is Op.MULACC and dtype is HALF) and super().supports(op, dtype, lanes)
