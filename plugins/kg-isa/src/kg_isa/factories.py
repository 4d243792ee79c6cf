"""Factories that kg_isa's records name, imported on use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.plugin import Renderer, Target

if TYPE_CHECKING:
    from kg_cpu.host import Host

    from kg_isa.a64.renderer import A64Renderer


def x86_renderer(target: Target) -> Renderer:
    from kg_isa.x86.renderer import X86Renderer

    return X86Renderer()


def a64_renderer(target: Target) -> Renderer:
    from kg_isa.a64.renderer import A64Renderer

    return A64Renderer("CPU") if target.device == "CPU" else emulated_a64(target.device)


def emulated_a64(device: str) -> A64Renderer:
    """For the processor that qemu-user is."""
    from kg_isa.a64.renderer import A64Renderer

    return A64Renderer(device, _emulated_host())


def emulated_llvm(target: Target) -> Renderer:
    """kg-cpu's LLVM IR for the same processor: what CPU:LLVM makes on AArch64 runs on machines
    that are none."""
    from kg_cpu.llvm.renderer import CPULLVMRenderer

    made = CPULLVMRenderer(_emulated_host())
    made.device = target.device
    return made


def _emulated_host() -> Host:
    """It has every feature."""
    from dataclasses import replace

    from kg_cpu.host import host

    from kg_isa.a64.renderer import FEATURES

    return replace(host(), architecture="aarch64", cpu="generic", features=FEATURES, tune="", vector_bits=128)


def rv64_renderer(target: Target) -> Renderer:
    from kg_isa.rv64.renderer import RV64Renderer

    return RV64Renderer(target.device)
