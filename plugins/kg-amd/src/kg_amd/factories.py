"""Factories that kg_amd's records name: renderers and compilers for a Target, imported on use."""

from __future__ import annotations

from typing import Final

from kg.plugin import Compiler, KgError, Renderer, Target

from kg_amd.targets import USUAL, AMDTarget, target

_UNITS: Final = "units="


def target_of(given: Target) -> AMDTarget:
    """Of the card that the probe found, or the usual one.
    Of another one that is here, what the driver says of that."""
    from kg_amd.card.drivers import driver

    if given.device == "AMD" and given.index:
        try:
            facts = driver().facts(given.index)
            return target(facts.arch, facts.units)
        except KgError:
            pass  # to compile for, elsewhere
    units = next((f.removeprefix(_UNITS) for f in given.features if f.startswith(_UNITS)), "0")
    return target(given.arch or USUAL, int(units))


def llvm_renderer(given: Target) -> Renderer:
    from kg_amd.llvm.renderer import AMDLLVMRenderer

    made = AMDLLVMRenderer(target_of(given))
    made.device = given.device
    return made


def llvm_compiler(given: Target) -> Compiler:
    from kg_amd.llvm.compiler import LLVMCompiler

    return LLVMCompiler()


def hip_renderer(given: Target) -> Renderer:
    from kg_amd.hip_c.renderer import HIPRenderer

    made = HIPRenderer(target_of(given))
    made.device = given.device
    return made


def hip_compiler(given: Target) -> Compiler:
    from kg_amd.hip_c.compiler import compiler

    return compiler(target_of(given).name)


def isa_renderer(given: Target) -> Renderer:
    from kg_amd.isa.renderer import ISARenderer

    made = ISARenderer(target_of(given))
    made.device = given.device
    return made
