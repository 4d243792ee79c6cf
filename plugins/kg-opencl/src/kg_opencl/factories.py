"""Factories that kg_opencl's records name, imported on use."""

from __future__ import annotations

from kg.plugin import Compiler, Renderer, Target


def make_renderer(target: Target) -> Renderer:
    from kg_opencl.c.renderer import OpenCLRenderer, SpirvRenderer
    from kg_opencl.facts import Facts

    kind = SpirvRenderer if target.renderer == SpirvRenderer.suffix else OpenCLRenderer
    if target.index or target.word:  # the probe told of the first device
        from kg_opencl.devices import arch, facts, of_target

        one = of_target(target)
        return kind(facts(one), arch(one))
    return kind(Facts.of_words(target.features), target.arch)


def make_compiler(target: Target) -> Compiler:
    from kg_opencl.compiler import OpenCLCompiler
    from kg_opencl.devices import of_target

    return OpenCLCompiler(of_target(target))


def make_spirv_compiler(target: Target) -> Compiler:
    from kg_opencl.spirv import SpirvCompiler

    return SpirvCompiler()
