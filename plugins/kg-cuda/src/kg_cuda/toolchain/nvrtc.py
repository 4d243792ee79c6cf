"""nvrtc: CUDA C to PTX, by the library of the toolkit or of NVIDIA's wheel, which need no GPU."""

from __future__ import annotations

import ctypes
import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

from kg.plugin import CompileError, Compiler, DeviceUnavailable

from kg_cuda.toolchain.toolkit import disassemble, verify

#: No contraction that core did not write, exact division and roots, subnormals kept.
FLAGS: Final = (
    "--fmad=false",
    "--prec-div=true",
    "--prec-sqrt=true",
    "--ftz=false",
    "--std=c++17",
    "--device-as-default-execution-space",
)
#: More than any version; the first whose wheel has no number in its name.
_ANY: Final = 1 << 30
_PLAIN: Final = 13
_HOW: Final = 'pip install "kg-cuda[nvrtc]", or install the CUDA toolkit'


@cache
def library(newest: int = _ANY) -> ctypes.CDLL:
    """The newest nvrtc that is found, of this major version at most.
    Raises DeviceUnavailable that says how to get one."""
    reasons: list[str] = []
    for place in places():
        if _major(place) > newest:
            reasons.append(f"{place} is newer than the driver, which takes CUDA {newest}")
            continue
        try:
            for builtins in sorted(Path(place).parent.glob("libnvrtc-builtins.so.*")):
                ctypes.CDLL(str(builtins), mode=ctypes.RTLD_GLOBAL)
            return ctypes.CDLL(place)
        except OSError as error:
            reasons.append(f"{place}: {error}")
    raise DeviceUnavailable(f"CUDA:C: nvrtc was not found{': ' if reasons else ''}{'; '.join(reasons)}. {how_to_get(newest)}")


def how_to_get(newest: int = _ANY) -> str:
    """One for a driver of this major version."""
    return f"pip install nvidia-cuda-nvrtc-cu{newest}, or install the CUDA toolkit {newest}" if newest < _PLAIN else _HOW


def places() -> list[str]:
    """Where nvrtc is, newest first: beside the wheels of this Python, in the toolkit,
    or wherever the linker finds it."""
    wheels = [folder for entry in sys.path if entry for folder in (Path(entry) / "nvidia").glob("*/lib")]
    homes = [os.environ.get(name, "") for name in ("CUDA_HOME", "CUDA_PATH")] + ["/usr/local/cuda"]
    folders = [*wheels, *(Path(home) / "lib64" for home in homes if home)]
    found = [str(lib) for folder in folders for lib in folder.glob("libnvrtc.so.*")]
    return sorted([*found, "libnvrtc.so.13", "libnvrtc.so.12"], key=_major, reverse=True)


def _major(place: str) -> int:
    return int(place.rpartition("libnvrtc.so.")[2].partition(".")[0])


def version(newest: int = _ANY) -> tuple[int, int]:
    major, minor = ctypes.c_int(), ctypes.c_int()
    _check(library(newest), library(newest).nvrtcVersion(ctypes.byref(major), ctypes.byref(minor)), "nvrtcVersion")
    return major.value, minor.value


def arches(newest: int = _ANY) -> frozenset[str]:
    """The architectures that it writes code for, as sm_90."""
    lib, count = library(newest), ctypes.c_int()
    _check(lib, lib.nvrtcGetNumSupportedArchs(ctypes.byref(count)), "nvrtcGetNumSupportedArchs")
    numbers = (ctypes.c_int * count.value)()
    _check(lib, lib.nvrtcGetSupportedArchs(numbers), "nvrtcGetSupportedArchs")
    return frozenset(f"sm_{number}" for number in numbers)


class NVRTC(Compiler):
    """For one architecture: machine code for a GPU, whose driver takes that from a newer nvrtc
    of its major version, and PTX text not; PTX for the simulator, and for an architecture that is newer than nvrtc. `driver`:
    the CUDA version of the driver, where there is one."""

    def __init__(self, arch: str, *, machine: bool = False, driver: tuple[int, int] | None = None) -> None:
        newest = driver[0] if driver else _ANY
        self._library, self.version = library(newest), version(newest)
        known = arches(newest)
        plain = arch.rstrip("a")
        self.machine = machine and plain in known
        if plain not in known:
            older = [name for name in known if _number(name) < _number(plain)]
            if not older:
                said = ".".join(map(str, self.version))
                raise DeviceUnavailable(
                    f"CUDA:C: nvrtc {said} writes no code for {arch} any more: install an older one, or use CUDA:PTX"
                )
            arch = max(older, key=_number)
        self.flags = (f"--gpu-architecture={arch if self.machine else arch.replace('sm_', 'compute_')}", *FLAGS)

    def compile(self, source: str) -> bytes:
        lib, program = self._library, ctypes.c_void_p()
        text = source.encode()
        _check(lib, lib.nvrtcCreateProgram(ctypes.byref(program), text, b"kernel.cu", 0, None, None), "nvrtcCreateProgram")
        try:
            flags = (ctypes.c_char_p * len(self.flags))(*(flag.encode() for flag in self.flags))
            code = lib.nvrtcCompileProgram(program, len(self.flags), flags)
            if code:
                log = self._made(program, "ProgramLog").rstrip(b"\0").decode(errors="replace")
                command = f"nvrtc {' '.join(self.flags)} kernel.cu"
                raise CompileError(
                    f"nvrtc {'.'.join(map(str, self.version))} refused the kernel", source=source, log=log, command=command
                )
            made = self._made(program, "CUBIN" if self.machine else "PTX")
            if not self.machine:
                verify(made.rstrip(b"\0").decode())
            return made
        finally:
            lib.nvrtcDestroyProgram(ctypes.byref(program))

    def disassemble(self, binary: bytes) -> str:
        return disassemble(binary)

    def key(self) -> str:
        return f"nvrtc {self.version} machine={self.machine} {' '.join(self.flags)}"

    def _made(self, program: ctypes.c_void_p, what: str) -> bytes:
        lib, size = self._library, ctypes.c_size_t()
        _check(lib, getattr(lib, f"nvrtcGet{what}Size")(program, ctypes.byref(size)), f"nvrtcGet{what}Size")
        held = ctypes.create_string_buffer(size.value)
        _check(lib, getattr(lib, f"nvrtcGet{what}")(program, held), f"nvrtcGet{what}")
        return held.raw


def _number(arch: str) -> int:
    return int(arch.removeprefix("sm_"))


def _check(lib: ctypes.CDLL, code: int, what: str) -> None:
    if code:
        lib.nvrtcGetErrorString.restype = ctypes.c_char_p
        raise CompileError(f"{what} failed: {lib.nvrtcGetErrorString(code).decode()}")
