"""Machine code in words, by LLVM's objdump where there is one."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from kg.plugin import UnsupportedError

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
    done = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    found = re.search(r"version (\d+)", done.stdout)
    return found is not None and int(found[1]) >= _OLDEST and "amdgcn" in done.stdout


def disassemble(binary: bytes) -> str:
    """The instructions of a code object."""
    if not objdump():
        raise UnsupportedError("no llvm-objdump was found, which knows AMD's instructions: apt-get install llvm-19, or ROCm's")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kernel.hsaco"
        path.write_bytes(binary)
        done = subprocess.run([objdump(), "-d", str(path)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise UnsupportedError(f"{objdump()} can't disassemble this code object: {done.stderr.strip()}")
    return done.stdout.partition("Disassembly of section .text:")[2].lstrip()
