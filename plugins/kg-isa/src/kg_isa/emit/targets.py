"""Target processors of `kg emit`: renderers and instruction sets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kg.plugin import KgError, Workers
from kg_render.asm import AsmRenderer

if TYPE_CHECKING:
    from kg_cpu.host import Host


@dataclass(frozen=True, slots=True)
class EmitTarget:
    """A processor: what it must have switched on before a kernel is called, for the header."""

    renderer: Callable[[], AsmRenderer]
    needs: str
    is_windows: bool = False  #: its calling convention and object files


def _machine(architecture: str, cpu: str, vector_bits: int) -> Host:
    """A processor with typical caches: what is written does not depend on the machine that writes it."""
    from kg_cpu.host import Host

    return Host(architecture, "linux", cpu, (), "", vector_bits, (32 << 10, 1 << 20), 1)


def _a64() -> AsmRenderer:
    from kg_isa.a64.renderer import A64Renderer

    return A64Renderer("QEMUA64", _machine("aarch64", "generic", 128))


def _rv64(*, vectors: bool) -> AsmRenderer:
    from kg_isa.rv64.renderer import RV64Renderer

    return RV64Renderer("QEMURV64", _machine("riscv64", "generic-rv64", 256), vectors=vectors)


def _x86(level: str, *, is_windows: bool = False) -> AsmRenderer:
    from kg_isa.x86.machine import SYSTEM_V, WINDOWS
    from kg_isa.x86.renderer import X86Renderer

    machine = _machine("x86_64", level, {"x86-64": 128, "x86-64-v3": 256}[level])
    return X86Renderer(machine, WINDOWS if is_windows else SYSTEM_V)


TARGETS: Final = {
    "a64-none": EmitTarget(_a64, "AArch64 with NEON: floating point must not trap (CPACR_EL1.FPEN = 3)"),
    "rv64-none": EmitTarget(lambda: _rv64(vectors=False), "RV64GC: mstatus.FS must not be 0"),
    "rv64v-none": EmitTarget(
        lambda: _rv64(vectors=True), "RV64GCV, vector registers of 128 bits or more: mstatus.FS and mstatus.VS must not be 0"
    ),
    "x86-none": EmitTarget(lambda: _x86("x86-64"), "x86-64 with SSE2: CR4.OSFXSR must be set; System V calling convention"),
    "x86-v3-none": EmitTarget(
        lambda: _x86("x86-64-v3"), "x86-64 with AVX2, FMA and BMI2: XCR0 must have bits 0 to 2 set; System V calling convention"
    ),
    "x86-windows": EmitTarget(
        lambda: _x86("x86-64", is_windows=True), "x86-64 with SSE2; Windows' x64 calling convention", is_windows=True
    ),
    "x86-v3-windows": EmitTarget(
        lambda: _x86("x86-64-v3", is_windows=True),
        "x86-64 with AVX2, FMA and BMI2; Windows' x64 calling convention",
        is_windows=True,
    ),
}


def emit_renderer(name: str) -> AsmRenderer:
    """The renderer of a target, for one processor. Raises KgError for a name that is none."""
    target = TARGETS.get(name)
    if target is None:
        raise KgError(f"there is no target {name[:60]!r}. Take one of {', '.join(TARGETS)}.")
    renderer = target.renderer()
    renderer.workers = Workers(1)
    return renderer
