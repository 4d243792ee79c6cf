"""The hand-written C references of ../reference:
compiled on first use, called through ctypes with a team of workers of their own."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from kg_cpu.host import host

_SOURCES = Path(__file__).parent.parent / "reference"
_FLAGS = ("-O3", "-ffp-contract=off", "-std=gnu11", "-shared", "-fPIC")
#: By the level of x86-64 that kg compiles for: what the compiler may use, and the sources. Kernels are written for AVX-512 alone.
_BUILDS = {"x86-64-v4": ("-march=native", ("*.c",)), "x86-64-v3": ("-march=x86-64-v3", ("limits.c", "team.c"))}


class NoReference(Exception):
    """Why there is no reference here."""


class Reference:
    """One function of the library, bound to the addresses of its buffers.
    The extents are the kernel's rows and columns."""

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
        raise NoReference(f"there is no {name} in C for {host().cpu}, or for what this CPU has of it") from None


def operations(name: str) -> int:
    """That a function of limits.c does in one round."""
    return ctypes.c_int64.in_dll(library(), f"{name}_work").value


@cache
def library() -> ctypes.CDLL:
    """Compiled by KG_CC, clang or gcc into the folder for temporary files, once per content,
    compiler and instruction set."""
    machine = host()
    if machine.cpu not in _BUILDS:
        raise NoReference("the references are written for x86-64 with AVX2 or AVX-512, which this CPU or level has not")
    march, patterns = _BUILDS[machine.cpu]
    compiler = next(filter(None, map(shutil.which, filter(None, (os.environ.get("KG_CC"), "clang", "gcc")))), None)
    if compiler is None:
        raise NoReference("no C compiler was found: install clang or gcc, or name one in KG_CC")
    sources = sorted(path for pattern in patterns for path in _SOURCES.glob(pattern))
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    parts = [*(p.read_text() for p in (*sources, _SOURCES / "reference.h")), version, machine.feature_text, march, *_FLAGS]
    digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
    folder = Path(tempfile.gettempdir()) / f"kg-references-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.stat().st_uid != os.getuid():
        raise NoReference(f"{folder} belongs to somebody else")
    path = folder / f"{digest}.so"
    if not path.exists():
        made = path.with_suffix(f".{os.getpid()}")
        subprocess.run([compiler, march, *_FLAGS, "-o", str(made), *map(str, sources)], check=True)
        made.replace(path)
    return ctypes.CDLL(str(path))
