"""kg on WebGPU. Says what it brings; what does the work is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.plugin import DeviceSpec, Profile, RendererSpec, hookimpl

from kg_webgpu.profile import PROFILES

if TYPE_CHECKING:
    from kg.plugin import Commands

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [
        DeviceSpec(
            "WEBGPU", "kg_webgpu.runtime.device:open_runtime", "kg_webgpu.adapters:probe", renderers=("WGSL",), priority=5
        )
    ]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [RendererSpec("WEBGPU:WGSL", "kg_webgpu.factories:make_renderer", "wgsl")]


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES


@hookimpl
def kg_commands(subparsers: Commands) -> None:
    from kg_webgpu.commands import add

    add(subparsers)
