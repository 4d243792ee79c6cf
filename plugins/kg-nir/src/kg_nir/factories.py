"""Factories that kg_nir's records name, imported on use."""

from __future__ import annotations

from kg.plugin import Compiler, DeviceUnavailable, Renderer, Runtime, Target

from kg_nir import ONLY_COMPILES


def llvmpipe_renderer(target: Target) -> Renderer:
    from kg_nir.targets.llvmpipe import LLVMpipeRenderer

    return LLVMpipeRenderer()


def nak_renderer(target: Target) -> Renderer:
    from kg_nir.targets.nvidia import NVIDIARenderer

    return NVIDIARenderer(target.arch or "sm_90")


def llvmpipe_compiler(target: Target) -> Compiler:
    from kg_nir.checks import reason_against_llvmpipe
    from kg_nir.compilers.compiler import LLVMpipeCompiler

    if reason := reason_against_llvmpipe():
        raise DeviceUnavailable(reason)

    return LLVMpipeCompiler()


def nak_compiler(target: Target) -> Compiler:
    from kg_nir.compilers.compiler import NAKCompiler

    return NAKCompiler()


def ir3_renderer(target: Target) -> Renderer:
    from kg_nir.targets.adreno import AdrenoRenderer

    return AdrenoRenderer(target.arch or "a730")


def ir3_compiler(target: Target) -> Compiler:
    from kg_nir.compilers.compiler import IR3Compiler

    return IR3Compiler()


def open_adreno(target: Target) -> Runtime:
    raise DeviceUnavailable(ONLY_COMPILES)
