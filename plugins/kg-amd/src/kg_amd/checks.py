"""`kg doctor` for AMD: kernel driver, device file, cards in sysfs, libraries, tools. Needs no GPU."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from kg.plugin import DeviceUnavailable, Finding, KgError

from kg_amd.card import kfd
from kg_amd.card.hip import api
from kg_amd.card.hsa.agents import gpus
from kg_amd.card.hsa.api import version as hsa_version
from kg_amd.object.disassembler import objdump
from kg_amd.targets import TARGETS

_ROCM: Final = "install ROCm's runtime (hip-runtime-amd, rocm-hip-runtime); kernels are compiled without it"


def findings() -> list[Finding]:
    """Driver, cards, libraries, compilers."""
    return [_driver(), *_cards(), _hip(), _hsa(), _llvm(), _objdump()]


def _driver() -> Finding:
    reason = kfd.why_not()
    module = kfd.module_version()
    if reason:
        what, _, how = reason.partition(": ")
        return Finding("driver", what, "missing" if not module else "broken", how or "see dmesg")
    return Finding("driver", f"amdgpu {module}, {kfd.DEVICE} may be used")


def _cards() -> Iterator[Finding]:
    for number, node in enumerate(kfd.nodes()):
        what = ", ".join(filter(None, [node.name, node.arch, f"{node.units} compute units", f"{node.memory / 2**30:.1f} GiB"]))
        if node.arch in TARGETS:
            yield Finding(f"AMD:{number}", what)
        else:
            yield Finding(f"AMD:{number}", f"{what}: kg writes kernels for {', '.join(TARGETS)}", "missing")


def _hip() -> Finding:
    try:
        count = api.count()
        return Finding("HIP", f"{api.version()}, {count} GPU{'s' * (count != 1)}")
    except DeviceUnavailable as error:
        return Finding("HIP", str(error).removeprefix("AMD: ").partition(". ")[0], "missing", _ROCM)
    except KgError as error:
        return Finding("HIP", str(error), "broken", _ROCM)


def _hsa() -> Finding:
    """Enough by itself: HIP is chosen where both are there."""
    try:
        count = len(gpus())
        return Finding("HSA", f"{hsa_version()}, {count} GPU{'s' * (count != 1)}")
    except DeviceUnavailable as error:
        return Finding("HSA", str(error).removeprefix("AMD: ").partition(". ")[0], "missing", _ROCM)
    except KgError as error:
        return Finding("HSA", str(error), "broken", _ROCM)


def _llvm() -> Finding:
    try:
        return Finding("llvmlite", f"{version('llvmlite')}, compiles for AMD:LLVM")
    except PackageNotFoundError:
        return Finding("llvmlite", "not installed; it compiles for AMD:LLVM", "missing", "pip install llvmlite")


def _objdump() -> Finding:
    if not objdump():
        return Finding("llvm-objdump", "not found; it shows machine code", "missing", "apt-get install llvm-19, or ROCm's")
    return Finding("llvm-objdump", objdump())
