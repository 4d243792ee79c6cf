"""Machine code in words, by LLVM's objdump where there is one."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from kg.plugin import UnsupportedError

#: Where ROCm has its own, which knows the newest architectures.
_ROCM: Final = "/opt/rocm/llvm/bin/llvm-objdump"
_NAMES: Final = ("llvm-objdump", *(f"llvm-objdump-{n}" for n in range(25, 18, -1)))


@cache
def objdump() -> str:
    """Its path; empty where there is none."""
    return next(filter(None, map(shutil.which, (_ROCM, *_NAMES))), "")


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
