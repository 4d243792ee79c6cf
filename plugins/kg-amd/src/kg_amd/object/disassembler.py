"""Disassembles machine code by llvm-objdump, where there is one."""

from __future__ import annotations

import re
import shutil
from functools import cache
from typing import Final

from kg.plugin import UnsupportedError
from kg_render.tools import listing, version_of

#: Where ROCm has its own, which knows the newest architectures.
_ROCM: Final = "/opt/rocm/llvm/bin/llvm-objdump"
_NAMES: Final = (_ROCM, *(f"llvm-objdump-{n}" for n in range(25, 18, -1)), "llvm-objdump")
#: The oldest LLVM that knows the architectures of `targets`, but for gfx950.
_OLDEST: Final = 19


@cache
def objdump() -> str:
    """Its path; empty where there is none that is new enough."""
    return next(filter(_is_new, filter(None, map(shutil.which, _NAMES))), "")


def _is_new(path: str) -> bool:
    said = version_of(path)
    found = re.search(r"version (\d+)", said)
    return found is not None and int(found[1]) >= _OLDEST and "amdgcn" in said


def disassemble(binary: bytes) -> str:
    """The instructions of a code object."""
    if not objdump():
        raise UnsupportedError("no llvm-objdump was found, which knows AMD's instructions: apt-get install llvm-19, or ROCm's")
    return listing([objdump(), "-d"], binary, "kernel.hsaco").partition("Disassembly of section .text:")[2].lstrip()
