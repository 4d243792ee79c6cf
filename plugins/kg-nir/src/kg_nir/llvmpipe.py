"""CPU:NIR: kernels for the device of kg-cpu as NIR, which llvmpipe's code generator compiles. kg-cpu does not know this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import ClassVar, Final

from kg.plugin import (
    MACHINE_DTYPES,
    Caches,
    DType,
    Op,
    SharedMemory,
    Subgroups,
    UOp,
    Vectors,
    Workers,
    WorkGroups,
    cached_property,
)
from kg.plugin.rendering import work_group
from kg_cpu.host import LINE, Host, host

from kg_nir.calls import Calls
from kg_nir.groups import TOGETHER
from kg_nir.ops import TABLE
from kg_nir.renderer import HALF, NIRRenderer
from kg_nir.writer import ALIGNED, Emitter, Writer, bits_of_constant

LANES: Final = 8  #: of llvmpipe's vectors: work-items of a group
_SHARED: Final = 32 << 10  #: bytes of a group's memory, which lies on the stack


class LLVMpipeWriter(Writer):
    """A program of a CPU: the four arguments of its function are the words of constant buffer 0. Its work-groups run one after another, in loops.

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
        self._groups: dict[UOp, tuple[int, int]] = {}  #: g0, g1, g2 -> the register that counts, its value in the loop

    def begin(self) -> None:
        calls = self.calls
        _ = self._arguments
        for array in (u for u in self.uops if u.op is Op.DEFINE_LOCAL):
            self.values[array] = (self._memory(array.pointer.size * array.pointer.base.itemsize),)
        for group in sorted((u for u in self.uops if u.op is Op.SPECIAL and u.name[0] == "g"), key=lambda u: u.name):
            bits = group.type.bits
            extent, counter = self._before(group.src[0]), calls.register(bits)
            calls.set(counter, calls.constant(bits, 0))
            calls.do("loop")
            now = calls.get(counter)
            self._groups[group] = counter, now
            calls.do("if", calls.alu("uge", now, extent))
            calls.do("break")
            calls.do("end_if")
        if self._lanes < LANES:
            calls.do("if", calls.alu("ult", self.item(), calls.constant(32, self._lanes)))

    def end(self) -> None:
        calls = self.calls
        if self._lanes < LANES:
            calls.do("end_if")
        for group, (counter, now) in reversed(self._groups.items()):
            calls.set(counter, calls.alu("iadd", now, calls.constant(group.type.bits, 1)))
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

    def _pointer(self, at: int) -> int:
        """A pointer among the four arguments, as one that counts as divergent."""
        register = self.calls.register(64)
        self.calls.set(register, self.calls.do("argument", 64, at))
        return self.calls.get(register)

    @cached_property
    def _arguments(self) -> int:
        return self._pointer(0)

    def argument(self, uop: UOp, number: int) -> int:
        at = self.calls.alu("iadd", self._arguments, self.calls.constant(64, 8 * number))
        value = self.calls.load("global", 64, at)
        narrow = uop.op is Op.DEFINE_VAR and uop.type.bits == 32
        return self.calls.alu("u2u32", value) if narrow else value

    def special(self, uop: UOp) -> int:
        calls, name = self.calls, uop.name
        if name[0] == "g":
            return self._groups[uop][1]
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
    work_groups = WorkGroups(LANES)
    subgroups = Subgroups(LANES, reduce_group=True, reduce_row=True)
    shared_memory = SharedMemory(_SHARED, slow=True)

    def __init__(self, machine: Host | None = None) -> None:
        machine = machine or host()
        self.workers, self.caches = Workers(machine.cores), Caches(machine.cache_sizes, LINE)
        if not machine.has("f16c"):
            self.supported_dtypes = MACHINE_DTYPES

    def writer(self, uops: Sequence[UOp], calls: Calls) -> Writer:
        return LLVMpipeWriter(uops, calls)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        # LLVM fuses products and sums of float16 in float32 and rounds again
        return not (op is Op.MULACC and dtype is HALF) and super().supports(op, dtype, lanes)
