"""Factories that kg_metal's records name: renderers and compilers for a Target, imported on use."""

from __future__ import annotations

from kg.plugin import Compiler, Renderer, Target


def make_renderer(target: Target) -> Renderer:
    from kg_metal.msl.limits import BFLOAT
    from kg_metal.msl.renderer import MSLRenderer

    made = MSLRenderer(target.arch, bfloat=BFLOAT in target.features)
    made.device = target.device
    return made


def metal_compiler(target: Target) -> Compiler:
    from kg_metal.toolchain.compilers import compiler

    return compiler(target.arch)


def host_compiler(target: Target) -> Compiler:
    from kg_metal.host.compiler import HostCompiler

    return HostCompiler()
