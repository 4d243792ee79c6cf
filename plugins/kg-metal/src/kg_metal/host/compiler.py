"""Compiles MSL to a shared library of the host through C++, with a support library built once."""

from __future__ import annotations

import hashlib
import shlex
import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kg.plugin import Compiler, DeviceUnavailable
from kg_gpu.images import Images
from kg_render.tools import compile_file, identity_of, listing, version_of

from kg_metal.host.translate import translated
from kg_metal.msl.keywords import kernel_of
from kg_metal.msl.lint import check

#: What kernels are said to be for.
ARCH: Final = "host"
SHIM: Final = Path(__file__).parent / "shim"
CANDIDATES: Final = ("g++", "clang++", "c++")
#: No contraction and no reassociation, as the text asks; functions that are not there are found when the library is loaded.
FLAGS: Final = (
    *("-x", "c++", "-std=c++17", "-O1", "-w", "-fPIC", "-shared", "-ffp-contract=off", "-fno-math-errno", "-fno-exceptions"),
    *("-fno-rtti", "-fno-strict-aliasing", "-fno-stack-protector", "-fno-asynchronous-unwind-tables", "-fno-ident"),
)
#: A library, as it is kept.
IMAGES: Final = Images("METAL:HOST", b"kg-metal-host\n")


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A C++ compiler: its path, and what it says that it is."""

    path: str
    version: str


@cache
def toolchain() -> Toolchain:
    """The first that works. Raises DeviceUnavailable."""
    for name in CANDIDATES:
        path = shutil.which(name)
        if path is None:
            continue
        if version := version_of(path):
            return Toolchain(path, f"{version.partition(chr(10))[0]} {identity_of(path)}")
    raise DeviceUnavailable("METAL:HOST: no C++ compiler was found. Install g++ or clang++ (Debian: apt-get install g++)")


class HostCompiler(Compiler):
    """MSL in, a library with a checksum out."""

    def key(self) -> str:
        return f"metal-host:{toolchain().version}:{shlex.join(FLAGS)}:{_shim_digest()}"

    def compile(self, source: str) -> bytes:
        check(source)
        return IMAGES.sealed(_built(kernel_of(source), translated(source), source, ("-include", str(SHIM / "kernel.h"))))

    def disassemble(self, binary: bytes) -> str:
        """By objdump or llvm-objdump."""
        tool = shutil.which("objdump") or shutil.which("llvm-objdump")
        if tool is None:
            raise DeviceUnavailable(
                "METAL:HOST: disassembly needs objdump. Install binutils (apt-get install binutils) or llvm."
            )
        _, library = IMAGES.opened(binary, "a kernel")
        return listing([tool, "-d"], library, "kernel.so")


class MachineCompiler(Compiler):
    """shim/machine.cpp, which every kernel's library is loaded beside."""

    def key(self) -> str:
        return f"metal-host-machine:{toolchain().version}:{shlex.join(FLAGS)}:{_shim_digest()}"

    def compile(self, source: str) -> bytes:
        return _built("the machine of METAL:HOST", source, source, ())


@cache
def _shim_digest() -> str:
    files = [SHIM / "kernel.h", SHIM / "machine.cpp", *sorted(Path(__file__).parent.glob("*.py"))]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def _built(name: str, text: str, source: str, further: tuple[str, ...]) -> bytes:
    path = toolchain().path
    library, _ = compile_file([path, *FLAGS, *further], text, ("kernel.cpp", "kernel.so"), who=f"{name}: {path}", source=source)
    return library
