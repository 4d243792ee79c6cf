"""kg on the CPU. Says what it brings; what does the work is imported when it is used."""

from __future__ import annotations

from kg.plugin import CompilerSpec, DeviceSpec, Probe, Profile, RendererSpec, hookimpl

from kg_cpu.profile import PROFILES

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    # what needs no compiler comes before one that takes long; X86 is kg-isa's
    return [
        DeviceSpec("CPU", "kg_cpu.runtime.device:open_runtime", "kg_cpu:probe", renderers=("LLVM", "X86", "C"), priority=10)
    ]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [
        RendererSpec("CPU:LLVM", "kg_cpu.factories:llvm_renderer", "llvm", "kg_cpu:probe_llvm"),
        RendererSpec("CPU:C", "kg_cpu.factories:c_renderer", "c", "kg_cpu:probe_c"),
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


def probe_llvm() -> Probe:
    """Whether llvmlite is installed, without importing it."""
    from importlib.util import find_spec

    found = find_spec("llvmlite") is not None
    return Probe(
        found,
        "" if found else "llvmlite is not installed. Run: pip install 'kg-cpu[llvm]', or pip install kg-isa, which needs none",
    )


def probe_c() -> Probe:
    """Whether a C compiler is found."""
    from kg.plugin import DeviceUnavailable, settings

    from kg_cpu.c.compiler import find_toolchain

    try:
        find_toolchain(settings().cc)
    except DeviceUnavailable as error:
        return Probe(False, str(error).removeprefix("CPU:C: "))
    return Probe(True)
