"""The hand-written C references of ../reference: compiled on first use, called through ctypes with a team of workers of their own."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

_SOURCES = Path(__file__).parent.parent / "reference"
_FLAGS = ("-O3", "-march=native", "-ffp-contract=off", "-std=gnu11", "-shared", "-fPIC")


class NoReference(Exception):
    """Why there is no reference here."""


class Reference:
    """One function of the library, bound to the addresses of its buffers. The extents are the kernel's rows and columns."""

    def __init__(self, name: str, addresses: list[int], rows: int, columns: int) -> None:
        self._library = library()
        self._function = function(name)
        self._buffers = (ctypes.c_void_p * len(addresses))(*addresses)
        self._extents = ctypes.c_int64(rows), ctypes.c_int64(columns)

    def __call__(self, workers: int) -> None:
        if self._library.run(self._function, ctypes.c_int64(workers), self._buffers, *self._extents):
            raise NoReference(f"{workers} workers could not be started")


def function(name: str) -> ctypes.c_void_p:
    try:
        return ctypes.cast(getattr(library(), name), ctypes.c_void_p)
    except AttributeError:
        raise NoReference(f"the library has no {name} for this CPU") from None


@cache
def library() -> ctypes.CDLL:
    """Compiled by KG_CC, clang or gcc into the folder for temporary files, once per content, compiler and CPU."""
    cpu = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    flags = next((line for line in cpu.splitlines() if line.startswith("flags")), "")
    if "avx512f" not in flags:
        raise NoReference("the references are written for x86-64 with AVX-512; this CPU has none")
    compiler = next(filter(None, map(shutil.which, filter(None, (os.environ.get("KG_CC"), "clang", "gcc")))), None)
    if compiler is None:
        raise NoReference("no C compiler was found: install clang or gcc, or name one in KG_CC")
    sources = sorted(_SOURCES.glob("*.c"))
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    parts = [*(p.read_text() for p in (*sources, _SOURCES / "reference.h")), version, flags, *_FLAGS]
    digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
    folder = Path(tempfile.gettempdir()) / f"kg-references-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.stat().st_uid != os.getuid():
        raise NoReference(f"{folder} belongs to somebody else")
    path = folder / f"{digest}.so"
    if not path.exists():
        made = path.with_suffix(f".{os.getpid()}")
        subprocess.run([compiler, *_FLAGS, "-o", str(made), *map(str, sources)], check=True)
        made.replace(path)
    return ctypes.CDLL(str(path))
