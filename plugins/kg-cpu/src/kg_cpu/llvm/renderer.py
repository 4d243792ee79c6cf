"""LLVM IR for a CPU: the renderer of core with what the host's features allow."""

from __future__ import annotations

from dataclasses import replace

from kg.plugin import Caches, RegisterFile, TensorCore, UOp, Workers
from kg.plugin.llvm import Body, LLVMRenderer, LLVMTarget, UnitCall, call_unit

from kg_cpu.host import LINE, Host, host
from kg_cpu.passes import passes_for
from kg_cpu.tensor_cores import units


class CPULLVMRenderer(LLVMRenderer):
    """CPU:LLVM. For this machine, or for any other that is given."""

    device = "CPU"
    suffix = "LLVM"
    strategy = "kg_schedules:default_schedule"

    def __init__(self, machine: Host | None = None) -> None:
        machine = machine or host()
        super().__init__(llvm_target(machine))
        is_x86 = machine.architecture == "x86_64"
        lanes_differ = is_x86 and machine.has("avx2")
        self.vectors = replace(self.vectors, masked=lanes_differ, gather=lanes_differ)
        self.passes = passes_for(machine)
        wide = not is_x86 or machine.vector_bits == 512
        self.registers = RegisterFile(vector=32 if wide else 16)
        self.workers, self.caches = Workers(machine.cores), Caches(machine.cache_sizes, LINE)
        self._units = units(machine)
        self.tensor_cores = tuple(self._units)

    def wmma(self, body: Body, uop: UOp) -> None:
        """One instruction; a word of A is broadcast by the load."""
        core = uop.arg
        found = self._units.get(core) if isinstance(core, TensorCore) else None
        if found is None:
            super().wmma(body, uop)
        else:
            call_unit(body, uop, UnitCall(found.intrinsic, found.operand, found.swapped, found.adds))


def llvm_target(machine: Host) -> LLVMTarget:
    """The machine in the renderer's words."""
    shared = (_triple(machine), machine.cpu, machine.feature_text, machine.tune, machine.vector_bits)
    if machine.architecture == "x86_64":
        return LLVMTarget(
            *shared,
            fma=machine.has("fma"),
            rounding=machine.has("sse4.1"),
            scaling=machine.has("avx512dq") and machine.has("avx512vl") and machine.has("fma"),
            half=machine.has("f16c"),
            streaming_fence="call void @llvm.x86.sse.sfence()",
        )
    if machine.architecture == "aarch64":
        return LLVMTarget(*shared, fma=True, rounding=True, half=True, nan_maximum=True, saturating_casts=True)
    return LLVMTarget(*shared)


def _triple(machine: Host) -> str:
    """Always ELF, which kg's loader reads; the system only decides how functions are called."""
    if machine.system == "win32":
        return f"{machine.architecture}-pc-windows-msvc-elf"
    return f"{machine.architecture}-unknown-linux-gnu"
