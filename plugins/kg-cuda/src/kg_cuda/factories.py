"""Factories that kg_cuda's records name: renderers and compilers for a Target, imported on use."""

from __future__ import annotations

from kg.plugin import Compiler, Renderer, Target


def make_renderer(target: Target) -> Renderer:
    from kg_cuda.toolchain.tools import arch_of, of_card, renderer

    target = of_card(target)
    return renderer(target.renderer, arch_of(target), target.device)


def ptx_compiler(target: Target) -> Compiler:
    from kg_cuda.toolchain.tools import arch_of, compiler, of_card

    target = of_card(target)
    return compiler("PTX", arch_of(target), target.device)


def c_compiler(target: Target) -> Compiler:
    from kg_cuda.toolchain.tools import arch_of, compiler, driver_of, of_card

    target = of_card(target)
    return compiler("C", arch_of(target), target.device, driver_of(target))
