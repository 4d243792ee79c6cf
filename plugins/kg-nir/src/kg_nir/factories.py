"""What the records of kg_nir refer to. Each import happens when one is asked for."""

from __future__ import annotations

from kg.plugin import Compiler, Renderer, Target


def llvmpipe_renderer(target: Target) -> Renderer:
    from kg_nir.renderer import LLVMpipeRenderer

    return LLVMpipeRenderer()


def compiler(target: Target) -> Compiler:
    from kg_nir.compiler import NIRCompiler

    return NIRCompiler()
