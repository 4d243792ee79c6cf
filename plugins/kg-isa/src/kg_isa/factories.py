"""What the records of kg_isa refer to. Each import happens when one is asked for."""

from __future__ import annotations

from kg.plugin import Renderer, Target


def x86_renderer(target: Target) -> Renderer:
    from kg_isa.x86.renderer import X86Renderer

    return X86Renderer()


def a64_renderer(target: Target) -> Renderer:
    from kg_isa.a64.renderer import A64Renderer

    if target.device == "CPU":
        return A64Renderer("CPU")
    from dataclasses import replace

    from kg_cpu.host import host

    emulated = replace(host(), architecture="aarch64", cpu="generic", features=("dotprod", "fullfp16"))
    return A64Renderer(target.device, emulated)


def rv64_renderer(target: Target) -> Renderer:
    from kg_isa.rv64.renderer import RV64Renderer

    return RV64Renderer(target.device)
