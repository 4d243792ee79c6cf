"""kg on Metal: the plugin's declarations. Implementations are imported on use."""

from __future__ import annotations

from kg.plugin import CompilerSpec, DeviceSpec, Profile, RendererSpec, hookimpl

from kg_metal.profile import PROFILES

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [
        DeviceSpec(
            "METAL", "kg_metal.runtime:open_gpu", "kg_metal.probe:probe", ("MSL",), priority=4
        ),  # behind the others until it has run on one
        DeviceSpec("METALHOST", "kg_metal.runtime:open_host", "kg_metal.probe:probe_host", ("MSL",), -7, ("METAL:HOST",)),
    ]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [RendererSpec(f"{device}:MSL", "kg_metal.factories:make_renderer", "msl") for device in ("METAL", "METALHOST")]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [
        CompilerSpec("metal", "kg_metal.factories:metal_compiler", "msl", ("METAL",)),
        CompilerSpec("metal-host", "kg_metal.factories:host_compiler", "msl", ("METALHOST",)),
    ]


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES
