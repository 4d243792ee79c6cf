"""nvrtc: CUDA C to PTX, by the library of the toolkit or of NVIDIA's wheel, which need no GPU."""

from __future__ import annotations

import ctypes
import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

from kg.plugin import CompileError, Compiler, DeviceUnavailable

#: No contraction that core did not write, exact division and roots, subnormals kept.
FLAGS: Final = (
    "--fmad=false",
    "--prec-div=true",
    "--prec-sqrt=true",
    "--ftz=false",
    "--std=c++17",
    "--device-as-default-execution-space",
)
_HOW: Final = 'pip install "kg-cuda[nvrtc]", or install the CUDA toolkit'


@cache
def library() -> ctypes.CDLL:
    """The newest nvrtc that is found. Raises DeviceUnavailable that says how to get one."""
    reasons: list[str] = []
    for place in [*_in_wheels(), *_of_toolkits()]:
        try:
            for builtins in sorted(Path(place).parent.glob("libnvrtc-builtins.so.*")):
                ctypes.CDLL(str(builtins), mode=ctypes.RTLD_GLOBAL)
            return ctypes.CDLL(place)
        except OSError as error:
            reasons.append(f"{place}: {error}")
    raise DeviceUnavailable(f"CUDA:C: nvrtc was not found{': ' if reasons else ''}{'; '.join(reasons)}. {_HOW}")


def _in_wheels() -> list[str]:
    folders = [Path(entry) / "nvidia" for entry in sys.path if entry]
    found = [lib for folder in folders if folder.is_dir() for lib in folder.glob("*/lib/libnvrtc.so.*")]
    return [str(lib) for lib in sorted(found, reverse=True)]


def _of_toolkits() -> list[str]:
    homes = [os.environ.get(name, "") for name in ("CUDA_HOME", "CUDA_PATH")] + ["/usr/local/cuda"]
    found = [lib for home in homes if home for lib in Path(home).glob("lib64/libnvrtc.so.*")]
    return [*map(str, sorted(found, reverse=True)), "libnvrtc.so.13", "libnvrtc.so.12"]


def version() -> tuple[int, int]:
    major, minor = ctypes.c_int(), ctypes.c_int()
    _check(library().nvrtcVersion(ctypes.byref(major), ctypes.byref(minor)), "nvrtcVersion")
    return major.value, minor.value


class NVRTC(Compiler):
    """For one architecture."""

    def __init__(self, arch: str) -> None:
        self.flags = (f"--gpu-architecture={arch.replace('sm_', 'compute_')}", *FLAGS)
        self.version = version()

    def compile(self, source: str) -> bytes:
        lib, program = library(), ctypes.c_void_p()
        text = source.encode()
        _check(lib.nvrtcCreateProgram(ctypes.byref(program), text, b"kernel.cu", 0, None, None), "nvrtcCreateProgram")
        try:
            flags = (ctypes.c_char_p * len(self.flags))(*(flag.encode() for flag in self.flags))
            code = lib.nvrtcCompileProgram(program, len(self.flags), flags)
            if code:
                log = _text(program, "ProgramLog")
                command = f"nvrtc {' '.join(self.flags)} kernel.cu"
                raise CompileError(
                    f"nvrtc {'.'.join(map(str, self.version))} refused the kernel", source=source, log=log, command=command
                )
            return _text(program, "PTX").encode() + b"\0"
        finally:
            lib.nvrtcDestroyProgram(ctypes.byref(program))

    def key(self) -> str:
        return f"nvrtc {self.version} {' '.join(self.flags)}"


def _text(program: ctypes.c_void_p, what: str) -> str:
    lib, size = library(), ctypes.c_size_t()
    _check(getattr(lib, f"nvrtcGet{what}Size")(program, ctypes.byref(size)), f"nvrtcGet{what}Size")
    held = ctypes.create_string_buffer(size.value)
    _check(getattr(lib, f"nvrtcGet{what}")(program, held), f"nvrtcGet{what}")
    return held.value.decode()


def _check(code: int, what: str) -> None:
    if code:
        library().nvrtcGetErrorString.restype = ctypes.c_char_p
        raise CompileError(f"{what} failed: {library().nvrtcGetErrorString(code).decode()}")
