"""CPU:NIR: kernels for the device of kg-cpu as NIR, which llvmpipe's code generator compiles. kg-cpu does not know this package."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import Caches, Op, UOp, Workers, cached_property
from kg_cpu.host import LINE, Host, host

from kg_nir.calls import Calls
from kg_nir.ops import TABLE
from kg_nir.renderer import NIRRenderer
from kg_nir.writer import Writer, bits_of_constant


class LLVMpipeWriter(Writer):
    """A program of a CPU: the four arguments of its function are the words of constant buffer 0.

    llvmpipe runs both sides of a branch and empty loops under masks, and what is the same for all lanes without one. Pointers go through a register,
    which counts as divergent, so that every access is masked.
    """

    table = TABLE

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
        value = self.calls.do("argument", 64, {"start": 8, "stop": 16}[uop.name])
        return self.calls.alu("u2u32", value) if uop.type.bits == 32 else value

    def scratch(self, uop: UOp) -> int:
        return self.calls.alu("iadd", self._pointer(24), self.calls.constant(64, uop.scratch[1]))


class LLVMpipeRenderer(NIRRenderer):
    """CPU:NIR"""

    device = "CPU"
    suffix = "NIR"
    target = "llvmpipe"

    def __init__(self, machine: Host | None = None) -> None:
        machine = machine or host()
        self.workers, self.caches = Workers(machine.cores), Caches(machine.cache_sizes, LINE)

    def writer(self, uops: Sequence[UOp], calls: Calls) -> Writer:
        return LLVMpipeWriter(uops, calls)
