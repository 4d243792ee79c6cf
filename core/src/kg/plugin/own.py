"""What core itself brings, said like any plugin says it: the reference interpreter REF, and NULL, which runs nothing."""

from __future__ import annotations

from kg.plugin.api import DeviceSpec, Profile, RendererSpec
from kg.plugin.markers import hookimpl
from kg.plugin.profiles import OWN_PROFILES

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [
        DeviceSpec("REF", "kg.runtime.devices.ref:open_runtime", renderers=("TEXT",), priority=-10),
        DeviceSpec("NULL", "kg.runtime.devices.null:open_runtime", renderers=("TEXT",), priority=-20),
    ]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [
        RendererSpec("REF:TEXT", "kg.runtime.devices.ref:make_renderer", "kg"),
        RendererSpec("NULL:TEXT", "kg.runtime.devices.null:make_renderer", "kg"),
    ]


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return OWN_PROFILES
