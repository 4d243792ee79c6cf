"""kg on the CPU. Says what it brings; what does the work is imported when it is used."""

from __future__ import annotations

from kg.plugin import CompilerSpec, DeviceSpec, Probe, Profile, RendererSpec, hookimpl

from kg_cpu.profile import PROFILES

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [DeviceSpec("CPU", "kg_cpu.runtime.device:open_runtime", "kg_cpu:probe", renderers=("LLVM", "C"), priority=10)]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [
        RendererSpec("CPU:LLVM", "kg_cpu.factories:llvm_renderer", "llvm"),
        RendererSpec("CPU:C", "kg_cpu.factories:c_renderer", "c"),
    ]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [
        CompilerSpec("llvmlite", "kg_cpu.factories:llvm_compiler", "llvm", ("CPU",)),
        CompilerSpec("cc", "kg_cpu.factories:c_compiler", "c", ("CPU",)),
    ]


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES


def probe() -> Probe:
    """Whether kernels can run on this machine."""
    from kg_cpu.system import reason_unavailable

    reason = reason_unavailable()
    return Probe(not reason, reason)
