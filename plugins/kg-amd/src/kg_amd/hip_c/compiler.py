"""HIP C -> code object: by hiprtc or amd_comgr, where ROCm is installed, or clang in its mode for HIP,
which needs neither ROCm nor headers."""

from __future__ import annotations

import ctypes
import re
import shutil
from ctypes import byref, c_char_p, c_size_t, c_void_p
from functools import cache
from typing import Any, Final

from kg.plugin import CompileError, Compiler, DeviceUnavailable
from kg_render.tools import compile_file, version_of

from kg_amd.card.libraries import load
from kg_amd.hip_c.comgr import ComgrCompiler, comgr
from kg_amd.object.disassembler import disassemble

#: What both are told: two roundings where the source has two, subnormals kept, quotients and roots rounded to nearest.
OPTIONS: Final = (
    *("-O3", "-std=c++17", "-ffp-contract=off", "-fno-fast-math", "-fhip-fp32-correctly-rounded-divide-sqrt"),
    *("-fno-gpu-flush-denormals-to-zero", "-mcode-object-version=5"),
)
_CLANG: Final = (
    "-x",
    "hip",
    "--offload-device-only",
    "-nogpuinc",
    "-nogpulib",
    "--no-gpu-bundle-output",
    "-fuse-cuid=none",
    "-Wno-everything",
)
_NAMES: Final = ("/opt/rocm/llvm/bin/clang", *(f"clang-{n}" for n in range(25, 18, -1)), "clang")
_LIBRARIES: Final = ("libhiprtc.so", "libhiprtc.so.7", "libhiprtc.so.6", "libhiprtc.so.5")
_HOW: Final = (
    "install ROCm, or clang 19 or newer with lld (apt-get install clang-19 lld-19), or take AMD:LLVM, which needs neither"
)


class ClangCompiler(Compiler):
    """By a clang that knows AMD's GPUs."""

    accepts = "hip-c"

    def __init__(self, arch: str) -> None:
        self.arch, self.clang = arch, clang()
        if not self.clang:
            raise DeviceUnavailable(f"AMD:HIP: no clang was found that compiles HIP: {_HOW}")
        self.version = version_of(self.clang).partition("\n")[0]

    def compile(self, source: str) -> bytes:
        command = [self.clang, *_CLANG, f"--offload-arch={self.arch}", *OPTIONS]
        code_object, _ = compile_file(command, source, ("kernel.hip", "kernel.hsaco"), who=f"clang for {self.arch}")
        return code_object

    def disassemble(self, binary: bytes) -> str:
        return disassemble(binary)

    def key(self) -> str:
        return f"{self.clang} {self.version} {self.arch} {' '.join(OPTIONS)}"


class HiprtcCompiler(Compiler):
    """By ROCm's own, in this process."""

    accepts = "hip-c"

    def __init__(self, arch: str) -> None:
        self.arch = arch
        self.library: Any = hiprtc()
        if self.library is None:
            raise DeviceUnavailable(f"AMD:HIP: libhiprtc.so was not found: {_HOW}")

    def compile(self, source: str) -> bytes:
        program = c_void_p()
        self._do("hiprtcCreateProgram", byref(program), source.encode(), b"kernel.hip", 0, None, None)
        try:
            options = [o.encode() for o in (f"--offload-arch={self.arch}", *OPTIONS)]
            code = self.library.hiprtcCompileProgram(program, len(options), (c_char_p * len(options))(*options))
            if code:
                log = self._text("hiprtcGetProgramLogSize", "hiprtcGetProgramLog", program)
                told = f"hipcc --genco --offload-arch={self.arch} kernel.hip"
                raise CompileError(
                    f"hiprtc refused the kernel for {self.arch}", source=source, log=log.decode(errors="replace"), command=told
                )
            return self._text("hiprtcGetCodeSize", "hiprtcGetCode", program)
        finally:
            self._do("hiprtcDestroyProgram", byref(program))

    def _text(self, size: str, get: str, program: c_void_p) -> bytes:
        count = c_size_t()
        self._do(size, program, byref(count))
        made = ctypes.create_string_buffer(count.value)
        self._do(get, program, made)
        return made.raw

    def _do(self, name: str, *arguments: object) -> None:
        code = getattr(self.library, name)(*arguments)
        if code:
            raise CompileError(f"{name} failed: hiprtc error {code}")

    def disassemble(self, binary: bytes) -> str:
        return disassemble(binary)

    def key(self) -> str:
        major, minor = ctypes.c_int(), ctypes.c_int()
        self._do("hiprtcVersion", byref(major), byref(minor))
        return f"hiprtc {major.value}.{minor.value} {self.arch} {' '.join(OPTIONS)}"


def compiler(arch: str) -> Compiler:
    """hiprtc where it is, else clang, else amd_comgr where it knows the architecture."""
    if hiprtc() is not None:
        return HiprtcCompiler(arch)
    found = None if clang() else comgr()
    return ComgrCompiler(arch, OPTIONS) if found is not None and arch in found[1] else ClangCompiler(arch)


@cache
def hiprtc() -> Any:
    """The library with its types; None where there is none."""
    library = load("libhiprtc", _LIBRARIES)
    if library is not None:
        library.hiprtcCreateProgram.argtypes = (c_void_p, c_char_p, c_char_p, ctypes.c_int, c_void_p, c_void_p)
        library.hiprtcCompileProgram.argtypes = (c_void_p, ctypes.c_int, c_void_p)
        for name in ("hiprtcGetProgramLogSize", "hiprtcGetProgramLog", "hiprtcGetCodeSize", "hiprtcGetCode"):
            getattr(library, name).argtypes = (c_void_p, c_void_p)
        library.hiprtcDestroyProgram.argtypes = (c_void_p,)
    return library


@cache
def clang() -> str:
    """Its path; empty where there is none that is new enough."""
    return next((found for name in _NAMES if (found := shutil.which(name)) and _is_new(found)), "")


def _is_new(path: str) -> bool:
    found = re.search(r"version (\d+)", version_of(path))
    return found is not None and int(found[1]) >= 19
