"""Machine code without a compiler for the device of kg-cpu. Says what it brings; what does the work is imported when it is used."""

from __future__ import annotations

from kg.plugin import Profile, RendererSpec, hookimpl

from kg_isa.profile import PROFILES

KG_API = 1


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [RendererSpec("CPU:X86", "kg_isa.factories:x86_renderer", "x86-64")]


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES
