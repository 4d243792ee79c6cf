"""What the records of kg_cpu refer to: renderers and compilers for a Target.
Each import happens when one is asked for."""

from __future__ import annotations

from kg.plugin import Compiler, Renderer, Target


def llvm_renderer(target: Target) -> Renderer:
    from kg_cpu.llvm.renderer import CPULLVMRenderer

    return CPULLVMRenderer()


def c_renderer(target: Target) -> Renderer:
    from kg_cpu.c.renderer import CPUCRenderer

    return CPUCRenderer()


def llvm_compiler(target: Target) -> Compiler:
    from kg_cpu.llvm.compiler import LLVMCompiler

    return LLVMCompiler()


def c_compiler(target: Target) -> Compiler:
    from kg_cpu.c.compiler import CCompiler

    return CCompiler()
