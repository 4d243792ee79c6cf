"""kg on CUDA: the plugin's declarations. Implementations are imported on use."""

from __future__ import annotations

from kg.plugin import Check, CompilerSpec, DeviceSpec, Profile, RendererSpec, hookimpl

from kg_cuda.profile import PROFILES

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    renderers = ("PTX", "C")
    return [
        DeviceSpec(
            "CUDA", "kg_cuda.runtime.device:open_card", "kg_cuda.probe:probe", renderers, priority=8
        ),  # behind the CPU until it has run on one
        DeviceSpec(
            "CUDASIM", "kg_cuda.runtime.device:open_simulator", "kg_cuda.probe:probe_simulator", renderers, -6, ("CUDA:SIM",)
        ),
    ]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    make = "kg_cuda.factories:make_renderer"
    return [
        RendererSpec(f"{device}:{suffix}", make, language)
        for device in ("CUDA", "CUDASIM")
        for suffix, language in (("PTX", "ptx"), ("C", "cuda-c"))
    ]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    devices = ("CUDA", "CUDASIM")
    return [
        CompilerSpec("ptx-text", "kg_cuda.factories:ptx_compiler", "ptx", devices),
        CompilerSpec("nvrtc", "kg_cuda.factories:c_compiler", "cuda-c", devices),
    ]


@hookimpl
def kg_checks() -> tuple[Check, ...]:
    return (Check("cuda", "kg_cuda.checks:findings"),)


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES
