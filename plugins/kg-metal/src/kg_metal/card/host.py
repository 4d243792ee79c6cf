"""The host as a card: kernels are libraries of this machine, which run when they are asked for."""

from __future__ import annotations

import ctypes
import tempfile
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from kg.plugin import LaunchError, LoadError

from kg_metal.host.compiler import SHIM, MachineCompiler, opened

Grid = tuple[int, int, int]


class _Argument(ctypes.Structure):
    _fields_ = [("address", ctypes.c_void_p), ("nbytes", ctypes.c_uint64)]


class _Call(ctypes.Structure):
    _fields_ = [("arguments", ctypes.POINTER(_Argument)), ("grid", ctypes.c_uint32 * 3), ("block", ctypes.c_uint32 * 3)]


@cache
def _machine() -> ctypes.CDLL:
    """Loaded once: kernels' libraries call it. One launch at a time."""
    source = (SHIM / "machine.cpp").read_text()
    machine = _loaded(MachineCompiler().compile_cached(source), ctypes.RTLD_GLOBAL)
    machine.host_error.restype = ctypes.c_char_p
    return machine


_lock = threading.Lock()


def _loaded(library: bytes, mode: int) -> ctypes.CDLL:
    """From a file with a name of its own: the linker knows what it has loaded by the name."""
    with tempfile.TemporaryDirectory(prefix="kg-") as folder:
        path = Path(folder) / "kernel.so"
        path.write_bytes(library)
        return ctypes.CDLL(str(path), mode)


class HostKernel:
    """A kernel that was loaded."""

    def __init__(self, binary: bytes, name: str) -> None:
        self.name = name
        library = opened(binary, name)
        _machine()
        try:
            self._entry = _loaded(library, ctypes.RTLD_LOCAL).host_entry
        except (OSError, AttributeError) as error:
            raise LoadError(f"{name}: METAL:HOST can't load this program: {error}") from error

    def launch(self, arguments: Sequence[tuple[int, int]], grid: Grid, block: Grid) -> None:
        """With (address, bytes) of each argument. Raises LaunchError."""
        given = (_Argument * max(1, len(arguments)))(*arguments)
        call = _Call(given, grid, block)
        with _lock:
            if self._entry(ctypes.byref(call)):
                raise LaunchError(f"{self.name}: {_machine().host_error().decode(errors='replace')}")
