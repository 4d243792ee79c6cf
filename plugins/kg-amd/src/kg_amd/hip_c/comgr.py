"""HIP C -> code object by amd_comgr, ROCm's code object manager:
source to bitcode, bitcode to an object, the object linked.

It is loaded in a process of its own: it has a Clang and an LLVM, and a second library with one in a process (PoCL, say) ends that.
`python -m kg_amd.hip_c.comgr ARCH OPTION... <kernel.hip` writes the code object, without an argument the version.
"""

from __future__ import annotations

import ctypes
import json
import subprocess
import sys
from collections.abc import Sequence
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint64, c_void_p
from ctypes.util import find_library
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from kg.plugin import CompileError, Compiler, DeviceUnavailable

from kg_amd.card.libraries import load, places
from kg_amd.object.disassembler import disassemble

_NAMES: Final = ("libamd_comgr.so.3", "libamd_comgr.so.2", "libamd_comgr.so")
#: Handles are structures of one word, passed as the word.
_H: Final = c_uint64
SIGNATURES: Final[dict[str, tuple[Any, ...]]] = {
    **{
        "amd_comgr_create_data": (c_int, c_void_p),
        "amd_comgr_release_data": (_H,),
        "amd_comgr_set_data": (_H, c_size_t, c_char_p),
    },
    **{"amd_comgr_set_data_name": (_H, c_char_p), "amd_comgr_get_data": (_H, c_void_p, c_void_p)},
    **{"amd_comgr_create_data_set": (c_void_p,), "amd_comgr_destroy_data_set": (_H,), "amd_comgr_data_set_add": (_H, _H)},
    **{"amd_comgr_action_data_count": (_H, c_int, c_void_p), "amd_comgr_action_data_get_data": (_H, c_int, c_size_t, c_void_p)},
    **{"amd_comgr_create_action_info": (c_void_p,), "amd_comgr_destroy_action_info": (_H,)},
    **{"amd_comgr_action_info_set_language": (_H, c_int), "amd_comgr_action_info_set_isa_name": (_H, c_char_p)},
    **{
        "amd_comgr_action_info_set_option_list": (_H, c_void_p, c_size_t),
        "amd_comgr_action_info_set_logging": (_H, ctypes.c_bool),
    },
    **{"amd_comgr_do_action": (c_int, _H, _H, _H)},
}
#: amd_comgr_data_kind_t
_SOURCE, _LOG, _EXECUTABLE = 1, 5, 8


@dataclass(frozen=True, slots=True)
class Numbers:
    """Of amd_comgr_language_t and amd_comgr_action_kind_t, which differ by major version."""

    hip: int
    to_bitcode: int
    to_relocatable: int
    to_executable: int


NUMBERS: Final = {2: Numbers(4, 2, 6, 9), 3: Numbers(3, 2, 4, 7)}


class ComgrCompiler(Compiler):
    """By ROCm's own, where it came without hiprtc."""

    accepts = "hip-c"

    def __init__(self, arch: str, options: Sequence[str]) -> None:
        self.arch, self._options = arch, (*options, "-nogpuinc", "-nogpulib", "-Wno-everything")
        found = comgr()
        if found is None:
            raise DeviceUnavailable("AMD:HIP: libamd_comgr.so was not found: install ROCm, or Debian's libamd-comgr2")
        self.version = found[0]

    def compile(self, source: str) -> bytes:
        done = _asked(self.arch, *self._options, given=source.encode())
        if not done.returncode:
            return done.stdout
        try:
            told = json.loads(done.stdout)
        except ValueError:
            raise CompileError(f"amd_comgr ended with {done.returncode}", source=source, log=done.stderr.decode()) from None
        command = f"hipcc --genco --offload-arch={self.arch} kernel.hip"
        raise CompileError(told["message"], source=source, log=told["log"], command=command)

    def disassemble(self, binary: bytes) -> str:
        return disassemble(binary)

    def key(self) -> str:
        return f"amd_comgr {'.'.join(map(str, self.version))} {self.arch} {' '.join(self._options)}"


def _asked(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "kg_amd.hip_c.comgr", *arguments]
    return subprocess.run(command, input=given, capture_output=True, check=False)


@cache
def comgr() -> tuple[tuple[int, int], frozenset[str]] | None:
    """Its version, and the architectures that it knows; None where there is none whose numbers are known.
    Where no file of that name is, no process is started."""
    if not any(Path(place).exists() for place in places("libamd_comgr", _NAMES)) and find_library("amd_comgr") is None:
        return None
    done = _asked()
    if done.returncode:
        return None
    (major, minor), arches = json.loads(done.stdout)
    return (major, minor), frozenset(arches)


class Refused(Exception):
    """What amd_comgr does not compile: the message, then its log."""


class Comgr:
    """The library, for one architecture. Only where nothing else has an LLVM."""

    def __init__(self, arch: str, options: Sequence[str]) -> None:
        self.arch, self._options = arch, options
        found = load_comgr()
        if found is None:
            raise Refused("libamd_comgr.so was not found", "")
        self._library, self.version = found

    def compile(self, code: bytes) -> bytes:
        """The code object."""
        numbers = NUMBERS[self.version[0]]
        action = self._made("amd_comgr_create_action_info")
        data = self._made("amd_comgr_create_data", _SOURCE)
        sets = [self._made("amd_comgr_create_data_set")]
        try:
            self._do("amd_comgr_set_data", data, len(code), code)
            self._do("amd_comgr_set_data_name", data, b"kernel.hip")
            self._do("amd_comgr_data_set_add", sets[0], data)
            if self._library.amd_comgr_action_info_set_isa_name(action, f"amdgcn-amd-amdhsa--{self.arch}".encode()):
                raise Refused(f"this amd_comgr ({'.'.join(map(str, self.version))}) does not know {self.arch}", "")
            self._do("amd_comgr_action_info_set_logging", action, True)
            for language, kind, options in (
                (numbers.hip, numbers.to_bitcode, self._options),
                (0, numbers.to_relocatable, ("-O3", *(o for o in self._options if o.startswith("-mcode-object")))),
                (0, numbers.to_executable, ()),
            ):
                sets.append(self._made("amd_comgr_create_data_set"))
                self._do("amd_comgr_action_info_set_language", action, language)
                self._do(
                    "amd_comgr_action_info_set_option_list",
                    action,
                    (c_char_p * max(1, len(options)))(*(o.encode() for o in options)),
                    len(options),
                )
                if self._library.amd_comgr_do_action(kind, action, sets[-2], sets[-1]):
                    log = self._text(sets[-1], _LOG).decode(errors="replace")
                    raise Refused(f"amd_comgr refused the kernel for {self.arch}", log)
            return self._text(sets[-1], _EXECUTABLE)
        finally:
            for made in sets:
                self._do("amd_comgr_destroy_data_set", made)
            self._do("amd_comgr_release_data", data)
            self._do("amd_comgr_destroy_action_info", action)

    def _text(self, held: int, kind: int) -> bytes:
        """The first of a kind in a set; nothing where there is none."""
        count = c_size_t()
        self._do("amd_comgr_action_data_count", held, kind, byref(count))
        if not count.value:
            return b""
        data = self._made("amd_comgr_action_data_get_data", held, kind, 0)
        size = c_size_t()
        self._do("amd_comgr_get_data", data, byref(size), None)
        text = ctypes.create_string_buffer(size.value)
        self._do("amd_comgr_get_data", data, byref(size), text)
        self._do("amd_comgr_release_data", data)
        return text.raw

    def _made(self, name: str, *arguments: object) -> int:
        """A handle, which is written to where the last argument points."""
        out = c_uint64()
        self._do(name, *arguments, byref(out))
        return out.value

    def _do(self, name: str, *arguments: object) -> None:
        code = getattr(self._library, name)(*arguments)
        if code:
            raise Refused(f"{name} failed: amd_comgr status {code}", "")


def load_comgr() -> tuple[Any, tuple[int, int]] | None:
    """The library with its types, and its version; None where there is none whose numbers are known."""
    library = load("libamd_comgr", _NAMES)
    if library is None:
        return None
    major, minor = c_size_t(), c_size_t()
    library.amd_comgr_get_version(byref(major), byref(minor))
    if major.value not in NUMBERS:
        return None
    for name, types in SIGNATURES.items():
        function = getattr(library, name)
        function.argtypes, function.restype = types, c_int
    return library, (major.value, minor.value)


def _arches(library: Any) -> list[str]:
    """Those that it has an instruction set of, without their features."""
    count, name = c_size_t(), c_char_p()
    library.amd_comgr_get_isa_count(byref(count))
    names: set[str] = set()
    for number in range(count.value):
        library.amd_comgr_get_isa_name(c_size_t(number), byref(name))
        names.add((name.value or b"").decode().rpartition("--")[2].partition(":")[0])
    return sorted(names)


def main(arguments: Sequence[str]) -> int:
    """In the process of its own."""
    if not arguments:
        found = load_comgr()
        print(json.dumps(found and [found[1], _arches(found[0])]))
        return 0 if found else 1
    try:
        sys.stdout.buffer.write(Comgr(arguments[0], arguments[1:]).compile(sys.stdin.buffer.read()))
    except Refused as refused:
        print(json.dumps({"message": refused.args[0], "log": refused.args[1]}))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
