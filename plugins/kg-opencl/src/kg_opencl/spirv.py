"""Compiles OpenCL C to SPIR-V by clang and llvm-spirv, without a device or driver.

Every device with cl_khr_il_program loads it. Nothing is optimised here: the driver does that, as with the text. LLVM's own backend of SPIR-V
(20 to 22) is not used: what it makes of float16 vectors stores nothing on Intel's runtime, and other modules end the process that builds them.
"""

from __future__ import annotations

import re
import shlex
import shutil
from functools import cache
from typing import Final

from kg.plugin import Compiler, DeviceUnavailable
from kg_render.tools import run_compiler, version_of

from kg_opencl.compiler import IL, IMAGES

_CLANG: Final = (
    *("-x", "cl", "-cl-std=CL1.2", "-Xclang", "-finclude-default-header", "-target", "spir64-unknown-unknown"),
    *("-O1", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", "-", "-o", "-"),
)
_TRANSLATOR: Final = ("--spirv-max-version=1.2", "--spirv-fp-contract=off", "-", "-o", "-")
#: LLVM's versions, by which distributions name both; a translator reads what a clang of its version or an older one writes.
_VERSIONS: Final = range(22, 13, -1)
_INSTALL: Final = "install both (Debian and Ubuntu: apt-get install clang llvm-spirv-15), or use OPENCL:C"


class SpirvCompiler(Compiler):
    """For any device that takes SPIR-V."""

    def __init__(self) -> None:
        self._clang, self._translator, self._versions = _tools()

    def key(self) -> str:
        return "\n".join(["opencl-spirv 2", self._clang, self._translator, *self._versions, *_CLANG, *_TRANSLATOR])

    def compile(self, source: str) -> bytes:
        commands, data = ([self._clang, *_CLANG], [self._translator, *_TRANSLATOR]), source.encode()
        shown = f"{shlex.join(commands[0])} < kernel.cl | {shlex.join(commands[1])} > kernel.spv"
        for command in commands:
            data, _ = run_compiler(command, data, who=command[0], source=source, shown=shown)
        return IMAGES.sealed(data, IL)


@cache
def _tools() -> tuple[str, str, tuple[str, ...]]:
    """Clang and a translator as new as it, and what both say of their versions. Raises DeviceUnavailable."""
    clangs, translators = (_found(name) for name in ("clang", "llvm-spirv"))
    pairs = [(c, t) for t in sorted(translators, reverse=True) for c in sorted(clangs, reverse=True) if c[0] <= t[0]]
    if not pairs:
        there = ", ".join(place for _, place, _ in (*clangs, *translators)) or "neither"
        raise DeviceUnavailable(f"OPENCL:SPIRV: clang and an llvm-spirv as new as it are needed, {there} is here: {_INSTALL}")
    (_, clang, version), (_, translator, other) = pairs[0]
    return clang, translator, (version, other)


def _found(name: str) -> list[tuple[int, str, str]]:
    """LLVM's version, place and full version of each that PATH has of a tool."""
    found: list[tuple[int, str, str]] = []
    for place in filter(None, (shutil.which(one) for one in (name, *(f"{name}-{n}" for n in _VERSIONS)))):
        said = version_of(place)
        version = re.search(r"version (\d+)[^\s]*", said)
        if version:
            found.append((int(version[1]), place, said[version.start() :].partition("\n")[0]))
    return found
