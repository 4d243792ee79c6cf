"""kg on AMD GPUs. Says what it brings; what does the work is imported when it is used."""

from __future__ import annotations

from kg.plugin import CompilerSpec, DeviceSpec, Profile, RendererSpec, hookimpl

from kg_amd.profile import PROFILES

KG_API = 1
#: The GPU, and the simulator as one of RDNA 3 (gfx1100) and one of CDNA 3 (gfx942).
DEVICES = ("AMD", "AMDSIM", "AMDSIM942")


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    simulated = "kg_amd.runtime.device:open_simulator"
    return [
        DeviceSpec("AMD", "kg_amd.runtime.device:open_card", "kg_amd.probe:probe", ("LLVM",), priority=7),
        DeviceSpec("AMDSIM", simulated, "kg_amd.probe:probe_simulator", ("LLVM",), -7, ("AMD:SIM",)),
        DeviceSpec("AMDSIM942", simulated, "kg_amd.probe:probe_simulator_of_cdna", ("LLVM",), -8, ("AMD:SIM942",)),
    ]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [RendererSpec(f"{device}:LLVM", "kg_amd.factories:llvm_renderer", "llvm") for device in DEVICES]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [CompilerSpec("amdgpu-llvmlite", "kg_amd.factories:llvm_compiler", "llvm", DEVICES)]


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES
