"""Mesa's NIR as a path to devices of other packages: CPU:NIR by llvmpipe. Says what it brings; what does the work is imported when it is used."""

from __future__ import annotations

from kg.plugin import CompilerSpec, Profile, RendererSpec, hookimpl

from kg_nir.profile import PROFILES

KG_API = 1


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [RendererSpec("CPU:NIR", "kg_nir.factories:llvmpipe_renderer", "nir")]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [CompilerSpec("tinymesa", "kg_nir.factories:compiler", "nir", ("CPU",))]


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES
