"""`kg doctor` for CUDA: driver, cards, parts of the toolkit, remedies. Needs no GPU."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from kg.plugin import DeviceUnavailable, Finding, KgError

from kg_cuda.arch import arch
from kg_cuda.card import bindings
from kg_cuda.toolchain import nvrtc, toolkit

#: Where the kernel's part of the driver tells its version, on Linux.
MODULE: Final = Path("/proc/driver/nvidia/version")
_TOOLS: Final = {
    "ptxas": ("checks kernels and counts their registers", "nvidia-cuda-nvcc"),
    "nvdisasm": ("shows machine code", "nvidia-cuda-nvdisasm"),
}
_PACKAGES: Final = {
    "cuda-bindings": ("calls the driver", "pip install cuda-bindings"),
    "pycuda": ("calls the driver as PyCUDA does", 'pip install "kg-cuda[pycuda]"'),
}
_UPDATE: Final = "update NVIDIA's driver"


@dataclass(frozen=True, slots=True)
class Compilers:
    """What was found beside the driver: how new, where, for which architectures."""

    nvrtc: Finding
    nvrtc_arches: frozenset[str]
    ptxas_arches: frozenset[str]


def findings() -> list[Finding]:
    """Driver, cards, parts of the toolkit, packages."""
    cuda = _cuda_version()
    found = _compilers(cuda)
    packages = (_package(name, cuda) for name in _PACKAGES)
    return [_driver(cuda), *_cards(found), found.nvrtc, *map(_tool, _TOOLS), *packages]


def _compilers(cuda: tuple[int, int] | DeviceUnavailable) -> Compilers:
    """An nvrtc that is newer than the driver is none: CUDA:C does not take it either."""
    newest = () if isinstance(cuda, DeviceUnavailable) else (cuda[0],)
    ptxas = toolkit.ptxas_arches()
    try:
        version = ".".join(map(str, nvrtc.version(*newest)))
        return Compilers(Finding("nvrtc", f"{version}, {nvrtc.library(*newest)._name}"), nvrtc.arches(*newest), ptxas)
    except DeviceUnavailable:
        text = f"not found{f' for CUDA {newest[0]}' if newest else ''}; it compiles for CUDA:C and CUDASIM:C"
        return Compilers(Finding("nvrtc", text, "missing", nvrtc.how_to_get(*newest)), frozenset(), ptxas)


def _cuda_version() -> tuple[int, int] | DeviceUnavailable:
    """The CUDA that the driver speaks, or why there is none."""
    try:
        return bindings.cuda_version()
    except DeviceUnavailable as error:
        return error


def module_version() -> str:
    """Of the kernel's part of the driver, as 580.65.06; empty where it is not loaded or does not say."""
    try:
        found = re.search(r"\b\d{3,}\.\d+(\.\d+)?\b", MODULE.read_text())
    except OSError:
        return ""
    return found[0] if found else ""


def _driver(cuda: tuple[int, int] | DeviceUnavailable) -> Finding:
    module = module_version()
    if not isinstance(cuda, DeviceUnavailable):
        return Finding("driver", ", ".join(filter(None, [module, f"CUDA {cuda[0]}.{cuda[1]}"])))
    reason = str(cuda).removeprefix("CUDA: ")
    if not module:
        return Finding("driver", reason, "missing")
    # the machine has a driver, and this process can't get at it
    remedy = "in a container, start it with --gpus all; after an update of the driver, restart the machine"
    return Finding("driver", f"the kernel module {module} is loaded, yet {reason.partition('. ')[0]}", "missing", remedy)


def _cards(found: Compilers) -> Iterator[Finding]:
    try:
        count = bindings.count()
    except (DeviceUnavailable, KgError):
        return  # the driver's line says why
    if not count:
        yield Finding(
            "cards", "the driver knows of none", "missing", "see what nvidia-smi lists, and CUDA_VISIBLE_DEVICES leaves"
        )
    for number in range(count):
        yield _card(number, found)


def _card(number: int, found: Compilers) -> Finding:
    name = f"CUDA:{number}"
    try:
        facts = bindings.facts(number)
    except KgError as error:
        return Finding(name, str(error), "broken", _UPDATE)
    what = f"{facts.name}, {facts.arch}, {facts.multiprocessors} multiprocessors, {facts.memory / 2**30:.1f} GiB"
    try:
        arch(facts.arch)
    except DeviceUnavailable:
        return Finding(name, f"{what}: kg writes PTX for sm_75 and newer", "missing")
    known = {"ptxas": found.ptxas_arches, "nvrtc": found.nvrtc_arches}
    strangers = [tool for tool, arches in known.items() if arches and facts.arch not in arches]
    if strangers:
        text = f"{what}; not known to the {' and '.join(strangers)} found"
        return Finding(name, text, remedy="install newer ones; CUDA:PTX needs neither")
    return Finding(name, what)


def _tool(name: str) -> Finding:
    purpose, package = _TOOLS[name]
    place = toolkit.tool(name)
    if place is None:
        return Finding(name, f"not found; it {purpose}", "missing", f"pip install {package}, or install the CUDA toolkit")
    return Finding(name, ", ".join(filter(None, [toolkit.tool_version(name), place])))


def _package(name: str, cuda: tuple[int, int] | DeviceUnavailable) -> Finding:
    purpose, how = _PACKAGES[name]
    try:
        found = version(name)
    except PackageNotFoundError:
        return Finding(name, f"not installed; it {purpose}", "missing", how)
    if name == "cuda-bindings" and not isinstance(cuda, DeviceUnavailable) and int(found.partition(".")[0]) > cuda[0]:
        text = f"{found}, made for newer drivers than this one of CUDA {cuda[0]}.{cuda[1]}"
        return Finding(name, text, remedy=f'if calls fail, pip install "cuda-bindings<{cuda[0] + 1}"')
    return Finding(name, found)
