"""Mesa's NIR as a path to devices of other packages: CPU:NIR by llvmpipe, CUDA:NAK by NAK. Says what it brings; what does the work is imported when it is used."""

from __future__ import annotations

from kg.plugin import Check, CompilerSpec, Probe, Profile, RendererSpec, hookimpl

from kg_nir.profile import PROFILES

KG_API = 1


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [
        RendererSpec("CPU:NIR", "kg_nir.factories:llvmpipe_renderer", "nir", "kg_nir:probe_llvmpipe"),
        RendererSpec("CUDA:NAK", "kg_nir.factories:nak_renderer", "nir", "kg_nir:probe_nak"),
    ]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [
        CompilerSpec("llvmpipe", "kg_nir.factories:llvmpipe_compiler", "nir", ("CPU",)),
        CompilerSpec("nak", "kg_nir.factories:nak_compiler", "nir", ("CUDA",)),
    ]


@hookimpl
def kg_checks() -> tuple[Check, ...]:
    return (Check("nir", "kg_nir.checks:findings"),)


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES


def probe_llvmpipe() -> Probe:
    """Whether Mesa and an LLVM for it are there, and the processor is one that this code is for."""
    from kg_nir.checks import reason_against_llvmpipe

    reason = reason_against_llvmpipe()
    return Probe(not reason, reason)


def probe_nak() -> Probe:
    """Never: what NAK makes is looked at, not run."""
    return Probe(False, "NAK compiles only: NVIDIA's driver loads cubins, and of those this makes the code alone. Use CUDA:PTX")
