"""Machine code for the CPU without a compiler, and other processors emulated by qemu-user.

The plugin's declarations; implementations are imported on use.
"""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from kg.plugin import CompilerSpec, DeviceSpec, Probe, Profile, RendererSpec, hookimpl

from kg_isa.profile import PROFILES

if TYPE_CHECKING:
    from kg.plugin import Commands

KG_API = 1


def _is_arm() -> bool:
    """Whether this machine runs AArch64 by itself; elsewhere CPU:A64 is the emulated one."""
    return platform.machine().lower() in ("aarch64", "arm64")


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [
        DeviceSpec(
            "QEMUA64",
            "kg_isa.emulated.device:open_a64",
            "kg_isa:probe_a64",
            renderers=("A64", "LLVM"),
            priority=-7,
            aliases=() if _is_arm() else ("CPU:A64",),
        ),
        DeviceSpec(
            "QEMURV64",
            "kg_isa.emulated.device:open_rv64",
            "kg_isa:probe_rv64",
            renderers=("RV64",),
            priority=-8,
            aliases=("CPU:RV64",),
        ),
    ]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    native = "CPU:A64" if _is_arm() else "CPU:X86"
    factory, language = ("a64", "aarch64") if _is_arm() else ("x86", "x86-64")
    return [
        RendererSpec(native, f"kg_isa.factories:{factory}_renderer", language),
        RendererSpec("QEMUA64:A64", "kg_isa.factories:a64_renderer", "aarch64"),
        RendererSpec("QEMUA64:LLVM", "kg_isa.factories:emulated_llvm", "llvm", "kg_cpu:probe_llvm"),
        RendererSpec("QEMURV64:RV64", "kg_isa.factories:rv64_renderer", "riscv64"),
    ]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    """kg-cpu's for the device that it doesn't know."""
    return [CompilerSpec("llvmlite-qemu", "kg_cpu.factories:llvm_compiler", "llvm", ("QEMUA64",))]


@hookimpl
def kg_commands(subparsers: Commands) -> None:
    from kg_isa.emit.command import add

    add(subparsers)


@hookimpl
def kg_profiles() -> tuple[Profile, ...]:
    return PROFILES


def probe_a64() -> Probe:
    """Whether qemu-user for AArch64 is installed."""
    return _probe(183)


def probe_rv64() -> Probe:
    """Whether qemu-user for RISC-V is installed."""
    return _probe(243)


def _probe(machine: int) -> Probe:
    from kg_isa.emulated.worker import WORKERS, emulator_of

    name = WORKERS[machine][0]
    found = emulator_of(machine)
    return Probe(
        found is not None, "" if found else f"{name} was not found. Install qemu-user (Debian: apt-get install qemu-user)"
    )
