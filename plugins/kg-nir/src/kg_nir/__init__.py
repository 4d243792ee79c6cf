"""Mesa's NIR as a renderer for CPU (llvmpipe), CUDA (NAK) and ADRENO (ir3, compile only).

The plugin's declarations; implementations are imported on use.
"""

from __future__ import annotations

from kg.plugin import Check, CompilerSpec, DeviceSpec, PassSpec, Probe, Profile, RendererSpec, hookimpl

from kg_nir.profile import PROFILES

KG_API = 1
ONLY_COMPILES = "ADRENO compiles only: no runtime here talks to Qualcomm's GPUs. kg explain --device ADRENO shows the code"


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [DeviceSpec("ADRENO", "kg_nir.factories:open_adreno", "kg_nir:probe_adreno", ("IR3",), priority=-20)]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [
        RendererSpec("CPU:NIR", "kg_nir.factories:llvmpipe_renderer", "nir", "kg_nir:probe_llvmpipe"),
        RendererSpec("CUDA:NAK", "kg_nir.factories:nak_renderer", "nir", "kg_nir:probe_mesa"),
        RendererSpec("ADRENO:IR3", "kg_nir.factories:ir3_renderer", "nir", "kg_nir:probe_mesa"),
    ]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [
        CompilerSpec("llvmpipe", "kg_nir.factories:llvmpipe_compiler", "nir", ("CPU",)),
        CompilerSpec("nak", "kg_nir.factories:nak_compiler", "nir", ("CUDA",)),
        CompilerSpec("ir3", "kg_nir.factories:ir3_compiler", "nir", ("ADRENO",)),
    ]


@hookimpl
def kg_passes() -> tuple[PassSpec, ...]:
    return (PassSpec("share_work_groups", "CPU:NIR", "lowered", "kg_nir.shader.share_work_groups:share_work_groups"),)


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


def probe_mesa() -> Probe:
    """Whether Mesa is there, of the release that is known."""
    from kg_nir.checks import reason_against_mesa

    reason = reason_against_mesa()
    return Probe(not reason, reason)


def probe_adreno() -> Probe:
    """Never: what ir3 makes is looked at, not run."""
    return Probe(False, ONLY_COMPILES)
