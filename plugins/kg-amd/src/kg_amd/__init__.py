"""kg on AMD GPUs. Says what it brings; what does the work is imported when it is used."""

from __future__ import annotations

from kg.plugin import CompilerSpec, DeviceSpec, Profile, RendererSpec, hookimpl

from kg_amd.profile import PROFILES

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [DeviceSpec("AMD", "kg_amd.runtime.device:open_card", "kg_amd.probe:probe", ("LLVM",), priority=7)]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [RendererSpec("AMD:LLVM", "kg_amd.factories:llvm_renderer", "llvm")]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [CompilerSpec("amdgpu-llvmlite", "kg_amd.factories:llvm_compiler", "llvm", ("AMD",))]


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES
