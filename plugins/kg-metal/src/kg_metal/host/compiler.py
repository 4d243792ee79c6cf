"""MSL to a shared library of this machine, through C++; and the machine that such libraries run on, built once."""

from __future__ import annotations

import hashlib
import shlex
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kg.plugin import CompileError, Compiler, DeviceUnavailable, LoadError, remembered

from kg_metal.host.translate import translated
from kg_metal.msl.lint import check
from kg_metal.msl.words import kernel_of

#: What kernels are said to be for.
ARCH: Final = "host"
SHIM: Final = Path(__file__).parent / "shim"
CANDIDATES: Final = ("g++", "clang++", "c++")
#: No contraction and no reassociation, as the text asks; functions that are not there are found when the library is loaded.
FLAGS: Final = (
    *("-x", "c++", "-std=c++17", "-O1", "-w", "-fPIC", "-shared", "-ffp-contract=off", "-fno-math-errno", "-fno-exceptions"),
    *("-fno-rtti", "-fno-strict-aliasing", "-fno-stack-protector", "-fno-asynchronous-unwind-tables", "-fno-ident"),
)
_LIMIT: Final = 120  # seconds
_MAGIC: Final = b"kg-metal-host\n"
_DIGEST: Final = 32


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
        program = Path(path).resolve()
        found = program.stat()
        identity = f"{program}:{found.st_size}:{found.st_mtime_ns}"
        version = remembered(f"{path} {identity}", lambda path=path: _version(path)).decode(errors="replace")
        if version:
            return Toolchain(path, f"{version.partition(chr(10))[0]} {identity}")
    raise DeviceUnavailable("METAL:HOST: no C++ compiler was found. Install g++ or clang++ (Debian: apt-get install g++)")


def _version(path: str) -> bytes:
    done = subprocess.run([path, "--version"], capture_output=True, timeout=20, check=False)
    return b"" if done.returncode else done.stdout


class HostCompiler(Compiler):
    """MSL in, a library with a checksum out."""

    def key(self) -> str:
        return f"metal-host:{toolchain().version}:{shlex.join(FLAGS)}:{_shim_digest()}"

    def compile(self, source: str) -> bytes:
        check(source)
        return sealed(_built(kernel_of(source), translated(source), source, ("-include", str(SHIM / "kernel.h"))))

    def disassemble(self, binary: bytes) -> str:
        """By objdump or llvm-objdump."""
        tool = shutil.which("objdump") or shutil.which("llvm-objdump")
        if tool is None:
            raise DeviceUnavailable(
                "METAL:HOST: disassembly needs objdump. Install binutils (apt-get install binutils) or llvm."
            )
        with tempfile.TemporaryDirectory(prefix="kg-") as folder:
            path = Path(folder) / "kernel.so"
            path.write_bytes(opened(binary, "a kernel"))
            return subprocess.run([tool, "-d", str(path)], capture_output=True, text=True, timeout=60, check=True).stdout


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
    with tempfile.TemporaryDirectory(prefix="kg-") as folder:
        output = Path(folder) / "kernel.so"
        command = [path, *FLAGS, *further, "-", "-o", str(output)]
        again = shlex.join([path, *FLAGS, *further, "kernel.cpp", "-o", "kernel.so"])
        try:
            done = subprocess.run(
                command, input=text, capture_output=True, text=True, errors="replace", timeout=_LIMIT, check=False
            )
        except subprocess.TimeoutExpired as error:
            raise CompileError(f"{name}: {path} took more than {_LIMIT} s", source=source, command=again) from error
        if done.returncode:
            raise CompileError(
                f"{name}: {path} failed with status {done.returncode}", source=source, log=done.stderr, command=again
            )
        return output.read_bytes()


def sealed(library: bytes) -> bytes:
    """With what tells a whole library from others."""
    return _MAGIC + hashlib.sha256(library).digest() + library


def opened(binary: bytes, name: str) -> bytes:
    """The library. Raises LoadError where the bytes are not all there."""
    start = len(_MAGIC) + _DIGEST
    if not binary.startswith(_MAGIC) or hashlib.sha256(binary[start:]).digest() != binary[len(_MAGIC) : start]:
        raise LoadError(f"{name}: these {len(binary)} bytes are no whole program of METAL:HOST: compile it again")
    return binary[start:]
