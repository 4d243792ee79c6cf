"""Core's own devices as a plugin declares them: the reference interpreter REF, and NULL."""

from __future__ import annotations

from typing import Final

from kg.plugin.api import DeviceSpec, Profile, RendererSpec
from kg.plugin.markers import hookimpl

KG_API = 1
#: REF is claimed to have everything, without an expectation, NULL to compile and refuse, for it computes nothing.
OWN_PROFILES: Final = (
    Profile(
        "REF",
        claims=(
            "-compiler",
            *("dtype.*", "schedule.LOCAL", "schedule.GROUP", "schedule.TC", "vectors", "local", "shared", "barrier"),
            *("dlpack", "two_devices", "sanitize", "tensor_cores"),
        ),
    ),
    Profile(
        "NULL", claims=("-compiler", "-memory", "-results", "dtype.*", "vectors", "local", "shared", "barrier", "two_devices")
    ),
)


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
