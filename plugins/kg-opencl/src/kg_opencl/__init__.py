"""kg on OpenCL: the plugin's declarations. Implementations are imported on use."""

from __future__ import annotations

from kg.plugin import Check, CompilerSpec, DeviceSpec, Profile, RendererSpec, hookimpl

from kg_opencl.profile import PROFILES

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [
        DeviceSpec(
            "OPENCL",
            "kg_opencl.runtime.device:open_runtime",
            "kg_opencl.devices:probe",
            ("C", "SPIRV"),
            priority=4,
            by_name=True,
        )
    ]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [
        RendererSpec("OPENCL:C", "kg_opencl.factories:make_renderer", "opencl-c"),
        RendererSpec("OPENCL:SPIRV", "kg_opencl.factories:make_renderer", "opencl-c-1.2", "kg_opencl.devices:probe_spirv"),
    ]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [
        CompilerSpec("opencl-driver", "kg_opencl.factories:make_compiler", "opencl-c", ("OPENCL",)),
        CompilerSpec("opencl-spirv", "kg_opencl.factories:make_spirv_compiler", "opencl-c-1.2", ("OPENCL",)),
    ]


@hookimpl
def kg_checks() -> tuple[Check, ...]:
    return (Check("opencl", "kg_opencl.checks:findings"),)


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES
