"""The host as a card: kernels are shared libraries, launches are synchronous, arguments are bounded."""

from __future__ import annotations

import _ctypes
import ctypes
import tempfile
import weakref
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from kg.plugin import Bytes, LaunchError, LoadError, OutOfMemoryError, copy_bytes, fork_safe_lock
from kg_gpu import Begin, Card, Handles, Kernel, Words

from kg_metal.host.compiler import IMAGES, SHIM, MachineCompiler

_WORD: Final = 8
#: The machine has one set of work-items.
_one_at_a_time: Final = fork_safe_lock()


class _Argument(ctypes.Structure):
    _fields_ = [("address", ctypes.c_void_p), ("nbytes", ctypes.c_uint64)]


class _Call(ctypes.Structure):
    _fields_ = [("arguments", ctypes.POINTER(_Argument)), ("grid", ctypes.c_uint32 * 3), ("block", ctypes.c_uint32 * 3)]


@dataclass(frozen=True, slots=True)
class HostFacts:
    """What is known of the host."""

    name: str = "the host"
    memory: int = 1 << 36


class HostCard(Card):
    """Nothing is asynchronous: a launch has ended, or raised, when the call returns."""

    pools = False  # so that memory ends where a buffer does

    def __init__(self, number: int = 0) -> None:
        self.facts = HostFacts()
        self._memory: Handles[Bytes] = Handles()

    # -- memory

    def alloc(self, nbytes: int) -> int:
        try:
            memory = np.empty(max(1, nbytes), np.uint8)
        except (MemoryError, ValueError) as error:
            raise OutOfMemoryError(f"{nbytes:,} bytes: the host has no memory left") from error
        with _one_at_a_time:
            return self._memory.add(memory, memory.size)

    def free(self, address: int) -> None:
        with _one_at_a_time:
            self._memory.remove(address)

    def _rest(self, address: int) -> Bytes:
        """What there is from this address on."""
        with _one_at_a_time:
            memory, offset = self._memory.find(address)
        return memory[offset:]

    def write(self, address: int, data: Bytes) -> None:
        copy_bytes(self._rest(address)[: data.size], data)

    def read(self, data: Bytes, address: int) -> None:
        copy_bytes(data, self._rest(address)[: data.size])

    def copy(self, target: int, source: int, nbytes: int) -> None:
        self._rest(target)[:nbytes] = self._rest(source)[:nbytes]

    def copy_from(self, target: int, other: Card, source: int, nbytes: int) -> bool:
        if not isinstance(other, HostCard):
            return False
        self.write(target, other._rest(source)[:nbytes])
        return True

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        return HostKernel(image, name)

    def unload(self, module: object) -> None:
        """Its library goes with the last reference."""

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        return module

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        function, count = kernel.function, kernel.pointers
        assert isinstance(function, HostKernel)

        def begin(x: int, y: int, z: int) -> None:
            held = [self._rest(words[n]) for n in range(count)]
            arguments = [(memory.ctypes.data, memory.size) for memory in held]
            values = ctypes.addressof(words) + _WORD * count, _WORD * (len(words) - count)
            function.launch([*arguments, values], (x, y, z), kernel.block)

        return begin

    def synchronize(self) -> None:
        """All has ended."""

    def close(self) -> None:
        self.dead = "METAL:HOST was closed"


class HostKernel:
    """A kernel that was loaded."""

    def __init__(self, binary: bytes, name: str) -> None:
        self.name = name
        _, library = IMAGES.opened(binary, name)
        _machine()
        try:
            loaded = _loaded(library, ctypes.RTLD_LOCAL)
            weakref.finalize(self, _ctypes.dlclose, loaded._handle).atexit = False
            self._entry = loaded.host_entry
        except (OSError, AttributeError) as error:
            raise LoadError(f"{name}: METAL:HOST can't load this program: {error}") from error

    def launch(self, arguments: list[tuple[int, int]], grid: tuple[int, int, int], block: tuple[int, int, int]) -> None:
        """With (address, bytes) of each argument. Raises LaunchError."""
        call = _Call((_Argument * len(arguments))(*arguments), grid, block)
        with _one_at_a_time:
            if self._entry(ctypes.byref(call)):
                raise LaunchError(f"{self.name}: {_machine().host_error().decode(errors='replace')}")


@cache
def _machine() -> ctypes.CDLL:
    """Loaded once: kernels' libraries call it."""
    source = (SHIM / "machine.cpp").read_text()
    machine = _loaded(MachineCompiler().compile_cached(source), ctypes.RTLD_GLOBAL)
    machine.host_error.restype = ctypes.c_char_p
    return machine


def _loaded(library: bytes, mode: int) -> ctypes.CDLL:
    """From a file with a name of its own: the linker knows what it has loaded by the name."""
    with tempfile.TemporaryDirectory(prefix="kg-") as folder:
        path = Path(folder) / "kernel.so"
        path.write_bytes(library)
        return ctypes.CDLL(str(path), mode)
