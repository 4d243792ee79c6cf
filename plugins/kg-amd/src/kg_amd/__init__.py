"""kg on AMD GPUs: the plugin's declarations. Implementations are imported on use."""

from __future__ import annotations

from typing import Final

from kg.plugin import Check, CompilerSpec, DeviceSpec, Profile, RendererSpec, hookimpl

from kg_amd.profile import PROFILES

KG_API = 1
_DEVICES: Final = ("AMD", "AMDSIM", "AMDSIM942")


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    simulated, renderers = "kg_amd.runtime.device:open_simulator", ("LLVM", "HIP", "ISA")
    return [
        DeviceSpec("AMD", "kg_amd.runtime.device:open_card", "kg_amd.probe:probe", renderers, priority=7),
        DeviceSpec("AMDSIM", simulated, "kg_amd.probe:probe_simulator", renderers, -7, ("AMD:SIM",)),
        DeviceSpec("AMDSIM942", simulated, "kg_amd.probe:probe_simulator_of_cdna", renderers, -8, ("AMD:SIM942",)),
    ]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [
        RendererSpec(f"{device}:{suffix}", f"kg_amd.factories:{suffix.lower()}_renderer", language)
        for device in _DEVICES
        for suffix, language in (("LLVM", "llvm"), ("HIP", "hip-c"), ("ISA", "amdgcn"))
    ]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [
        CompilerSpec("amdgpu-llvmlite", "kg_amd.factories:llvm_compiler", "llvm", _DEVICES),
        CompilerSpec("hipcc", "kg_amd.factories:hip_compiler", "hip-c", _DEVICES),
    ]


@hookimpl
def kg_checks() -> tuple[Check, ...]:
    return (Check("amd", "kg_amd.checks:findings"),)


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES
