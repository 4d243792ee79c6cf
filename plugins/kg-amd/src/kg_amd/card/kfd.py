"""AMD's GPUs as Linux shows them without ROCm: kfd nodes in sysfs, device file, version."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

#: Where they are; tests have others.
DEVICE = Path("/dev/kfd")
NODES = Path("/sys/class/kfd/kfd/topology/nodes")
MODULE = Path("/sys/module/amdgpu")


@dataclass(frozen=True, slots=True)
class Node:
    """A GPU of the topology."""

    number: int
    arch: str  #: gfx942
    units: int  #: compute units
    waves: int  #: most waves of a SIMD unit
    shared: int  #: bytes of LDS of a compute unit
    memory: int  #: bytes of its own
    name: str


def nodes() -> list[Node]:
    """GPUs in the kernel's order; CPUs are nodes too, and left out."""
    found: list[Node] = []
    for folder in sorted(NODES.glob("[0-9]*"), key=lambda p: int(p.name)):
        values = _properties(folder / "properties")
        if values.get("simd_count", 0):
            found.append(_node(folder, values))
    return found


def _node(folder: Path, values: Mapping[str, int]) -> Node:
    version = values.get("gfx_target_version", 0)
    banks = folder.glob("mem_banks/*/properties")
    memory = sum(b.get("size_in_bytes", 0) for b in map(_properties, banks) if b.get("heap_type") in _OWN)
    try:
        name = (folder / "name").read_text().strip()
    except OSError:
        name = ""
    units = values["simd_count"] // max(1, values.get("simd_per_cu", 1))
    return Node(
        int(folder.name),
        arch_of(version),
        units,
        values.get("max_waves_per_simd", 0),
        values.get("lds_size_in_kb", 0) << 10,
        memory,
        name,
    )


#: Heaps of a GPU's own memory: what the host sees of it, and the rest.
_OWN: Final = (1, 2)


def arch_of(version: int) -> str:
    """The kernel's number of an architecture, major * 10000 + minor * 100 + stepping, in LLVM's words:
    90402 is gfx942."""
    return f"gfx{version // 10000}{version // 100 % 100:x}{version % 100:x}"


def _properties(path: Path) -> dict[str, int]:
    try:
        lines = path.read_text().splitlines()
    except OSError:
        return {}
    pairs = (line.split() for line in lines)
    return {pair[0]: int(pair[1]) for pair in pairs if len(pair) == 2 and pair[1].isdigit()}


def module_version() -> str:
    """Of the kernel's driver: AMD's own release where it is that, else that it is the kernel's own;
    empty where it is not loaded."""
    try:
        return (MODULE / "version").read_text().strip()
    except OSError:
        return "of the kernel" if MODULE.exists() else ""


def why_not() -> str:
    """Why this process can't use a GPU, and what to do; empty where nothing is in the way."""
    if not MODULE.exists():
        return "The kernel's driver amdgpu is not loaded: there is no AMD GPU here, or modprobe amdgpu"
    if not DEVICE.exists():
        return f"There is no {DEVICE}: in a container, start it with --device=/dev/kfd --device=/dev/dri; else the driver was built without HSA"
    if not os.access(DEVICE, os.R_OK | os.W_OK):
        return f"{DEVICE} may not be opened by this user: {_permission()}"
    return ""


def _permission() -> str:
    import grp  # which only Unix has

    owner = DEVICE.stat()
    try:
        group = grp.getgrgid(owner.st_gid).gr_name
    except KeyError:
        group = str(owner.st_gid)
    if owner.st_mode & stat.S_IRGRP and owner.st_mode & stat.S_IWGRP:
        return f"sudo usermod -aG {group} $USER, and log in again (in a container: --group-add {group})"
    return f"its mode is {stat.filemode(owner.st_mode)}: udev's rules of ROCm give it to the group render"
