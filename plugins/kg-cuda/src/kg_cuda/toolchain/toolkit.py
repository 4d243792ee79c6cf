"""NVIDIA's command line tools, from the toolkit or from its wheels:
none is needed to run, all help to see what was made."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import struct
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kg.plugin import CompileError, DeviceUnavailable, LoadError, settings
from kg_render.tools import compile_file, listing

_ELF: Final = b"\x7fELF"
#: Of a 64-bit ELF file: the machine, where its tables of segments and sections are, and the size and number of their entries.
_HEADER: Final = struct.Struct("<18xH12xQQ6xHHHH2x")
#: Of an entry: the kind of a section, where it begins, its size.
_SECTION: Final = struct.Struct("<4xI16xQQ24x")
_EM_CUDA, _NOBITS = 190, 8
#: For a tool to say its version.
_SECONDS: Final = 20


@cache
def tool(name: str) -> str | None:
    """Where ptxas or nvdisasm is: beside the wheels of this Python, in the toolkit, on the PATH."""
    wheels = [Path(entry) / "nvidia" for entry in sys.path if entry]
    folders = [folder / "bin" for place in wheels if place.is_dir() for folder in sorted(place.iterdir(), reverse=True)]
    homes = [os.environ.get(variable, "") for variable in ("CUDA_HOME", "CUDA_PATH")] + ["/usr/local/cuda"]
    for folder in [*folders, *(Path(home) / "bin" for home in homes if home)]:
        if (folder / name).is_file():
            return str(folder / name)
    return shutil.which(name)


def tool_version(name: str) -> str:
    """What a tool says of itself, as 13.0.88; empty where it is not found or says nothing of the kind."""
    return "".join(_said(r"\bV(\d+\.\d+\.\d+)", name, "--version")[-1:])


def ptxas_arches() -> frozenset[str]:
    """The architectures that the ptxas found makes code for, as sm_90a."""
    return frozenset(_said(r"'(sm_\w+)'", "ptxas", "--help"))


def _said(pattern: str, name: str, option: str) -> list[str]:
    """What of a tool's words fits the pattern."""
    place = tool(name)
    if place is None:
        return []
    done = subprocess.run([place, option], capture_output=True, text=True, check=False, timeout=_SECONDS)
    return re.findall(pattern, done.stdout)


@dataclass(frozen=True, slots=True)
class Assembled:
    """What ptxas made of a kernel."""

    binary: bytes
    registers: int
    spilled: int  #: bytes
    shared: int  #: bytes


def assemble(source: str, arch: str) -> Assembled:
    """PTX to machine code. Raises CompileError where ptxas refuses it."""
    ptxas = _needed("ptxas", "nvidia-cuda-nvcc")
    binary, log = compile_file([ptxas, "-v", f"-arch={arch}"], source, ("kernel.ptx", "kernel.cubin"), who="ptxas")
    return Assembled(binary, *_figures(log))


#: What ptxas has accepted, by hash: the same text is asked about once.
_accepted: set[bytes] = set()


def verify(source: str) -> None:
    """Under KG_ASSEMBLE=1: raises CompileError where ptxas refuses this PTX for the architecture
    that it names."""
    if not settings().assemble:
        return
    digest = hashlib.blake2b(source.encode()).digest()
    if digest in _accepted:
        return
    named = re.search(r"^\s*\.target\s+(\w+)", source, re.MULTILINE)
    if named is None:
        raise CompileError("this PTX names no .target", source=source)
    assemble(source, named[1])
    _accepted.add(digest)


def _figures(log: str) -> tuple[int, int, int]:
    """Registers, bytes spilled, bytes of shared memory, as ptxas -v tells them."""

    def number(pattern: str) -> int:
        found = re.search(pattern, log)
        return int(found[1]) if found else 0

    return number(r"Used (\d+) registers"), number(r"(\d+) bytes spill stores"), number(r"(\d+) bytes smem")


def check_image(image: bytes, name: str) -> None:
    """Raises LoadError for what is neither a text nor whole machine code of NVIDIA's:
    the driver, which is told no length, would read beyond it."""
    if not image.startswith(_ELF):
        try:
            image.decode()
        except UnicodeDecodeError as error:
            raise LoadError(f"{name}: these {len(image)} bytes are neither PTX nor machine code: compile it again") from error
    elif not _is_whole(image):
        raise LoadError(f"{name}: this machine code is cut short, or not of NVIDIA's: compile it again")


def _is_whole(image: bytes) -> bool:
    """Whether the tables of an ELF file, and what they point to, are in it;
    and it is for NVIDIA's machines."""
    if len(image) < _HEADER.size:
        return False
    machine, segments, sections, segment, segment_count, section, section_count = _HEADER.unpack_from(image)
    if machine != _EM_CUDA or max(segments + segment * segment_count, sections + section * section_count) > len(image):
        return False
    parts = [
        _SECTION.unpack_from(image, sections + section * n) for n in range(section_count if section >= _SECTION.size else 0)
    ]
    return all(kind == _NOBITS or offset + size <= len(image) for kind, offset, size in parts)


def ptx_in(image: bytes) -> str:
    """The text of what a card loads; empty where that is machine code."""
    return "" if image.startswith(_ELF) else image.rstrip(b"\0").decode(errors="replace")


def disassemble(image: bytes) -> str:
    """What a card loads, in words of its machine:
    PTX goes through ptxas first, which also says what it uses."""
    if image.startswith(_ELF):
        return _words(image)
    source = ptx_in(image)
    named = re.search(r"^\.target\s+(sm_\w+)", source, re.MULTILINE)
    if named is None:
        raise CompileError("this is neither PTX nor machine code of NVIDIA's", source=source)
    made = assemble(source, named[1])
    facts = f"{made.registers} registers, {made.spilled} bytes spilled, {made.shared} bytes shared"
    return f"// ptxas {tool_version('ptxas')}, {named[1]}: {facts}\n{_words(made.binary)}"


def _words(binary: bytes) -> str:
    """Of the sections with code, by nvdisasm."""
    nvdisasm = _needed("nvdisasm", "nvidia-cuda-nvdisasm")
    return listing([nvdisasm, "-c"], binary, "kernel.cubin", "one as new as what made it can read this")


def _needed(name: str, package: str) -> str:
    """Where a tool is. Raises DeviceUnavailable that says how to get it."""
    found = tool(name)
    if found is None:
        raise DeviceUnavailable(f"{name} was not found. pip install {package}, or install the CUDA toolkit")
    return found
