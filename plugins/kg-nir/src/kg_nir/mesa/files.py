"""Locates tinymesa's libraries, and the LLVM that llvmpipe loads.

llvmpipe's half of the wheel names libLLVM.so.20.1, which most distributions lack. LLVM 19 has every function that it calls under another version
name, so where only that is there a copy of the library in memory is given LLVM 19's names. No file is changed or written.
"""

from __future__ import annotations

import importlib.util
import os
import struct
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from kg_nir.mesa.layouts import VERSION

#: LLVM's library, the newest first; the first is the one that the wheel names.
LLVMS: Final = ("libLLVM.so.20.1", "libLLVM.so.19.1")
#: What LLVM 19 calls what the wheel wants of LLVM 20. The last is a table that is only touched, by a function whose argument became a part of what it was.
_RENAMED: Final = (
    (b"libLLVM.so.20.1", b"libLLVM.so.19.1"),
    (b"LLVM_20.1", b"LLVM_19.1"),
    (b"_ZN4llvm6SDNode16getValueTypeListENS_3MVTE", b"_ZN4llvm6SDNode16getValueTypeListENS_3EVTE"),
)
#: Kinds of sections of an ELF file.
_DYNAMIC_SYMBOLS, _NEEDED_VERSIONS = 11, 0x6FFFFFFE
#: Where ldconfig is.
_PATHS: Final = "/usr/sbin:/sbin:/usr/bin:/bin"
_INSTALL: Final = f"pip install tinymesa=={VERSION}"
REINSTALL: Final = f"pip install --force-reinstall tinymesa=={VERSION}"


class MissingError(Exception):
    """What is not there, and what to install."""


def library(name: str) -> Path:
    """The path of a library of tinymesa. The package itself is not imported."""
    spec = importlib.util.find_spec("tinymesa")
    if spec is None or spec.origin is None:
        raise MissingError(f"tinymesa is not installed: {_INSTALL}")
    try:
        found = version("tinymesa")
    except PackageNotFoundError:
        found = "of an unknown version"
    if found != VERSION:
        raise MissingError(f"tinymesa is {found}, and this package knows the structs of {VERSION}: {_INSTALL}")
    path = Path(spec.origin).parent / name
    if not path.exists():
        raise MissingError(f"{path.name} is missing in tinymesa {found}: {_INSTALL}")
    return path


def find_llvm() -> str:
    """The name of LLVM's library that the system's loader finds: the newest.
    It is looked for in the loader's list, not loaded."""
    listed = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=False, env={"PATH": _PATHS}).stdout
    for name in LLVMS:
        if f"\t{name} " in listed or any((Path(folder) / name).exists() for folder in _folders()):
            return name
    raise MissingError(f"llvmpipe needs {' or '.join(LLVMS)}: install LLVM 19 or 20 (Debian: apt-get install libllvm19)")


def _folders() -> list[str]:
    return list(filter(None, os.environ.get("LD_LIBRARY_PATH", "").split(":")))


def for_llvm(path: Path, name: str) -> str:
    """A path to load the library from: its own where LLVM is the one that it names,
    else one of a copy in memory."""
    if name == LLVMS[0]:
        return str(path)
    data = bytearray(path.read_bytes())
    names, versions = _sections(data)
    for old, new in _RENAMED:
        at = data.find(b"\0" + old + b"\0", names.start, names.stop) + 1
        if not at:
            raise MissingError(f"{path.name} is not the one that this package knows: {_INSTALL}")
        data[at : at + len(old)] = new
    wanted, given = (_elf_hash(version).to_bytes(4, "little") for version in _RENAMED[1])
    at = data.index(wanted, versions.start, versions.stop)
    data[at : at + 4] = given
    descriptor = os.memfd_create("libtinymesa_cpu")
    with open(descriptor, "wb", closefd=False) as copy:
        copy.write(data)
    return f"/proc/self/fd/{descriptor}"


def _sections(data: bytearray) -> tuple[range, range]:
    """Where an ELF file has the names of its dynamic symbols,
    and the versions that it needs of other libraries."""
    (table,) = struct.unpack_from("<Q", data, 40)
    entry, count = struct.unpack_from("<HH", data, 58)
    headers = [struct.unpack_from("<IIQQQQII", data, table + entry * n) for n in range(count)]
    symbols = next(h for h in headers if h[1] == _DYNAMIC_SYMBOLS)
    versions = next(h for h in headers if h[1] == _NEEDED_VERSIONS)
    names = headers[symbols[6]]
    return range(names[4], names[4] + names[5]), range(versions[4], versions[4] + versions[5])


def _elf_hash(name: bytes) -> int:
    state = 0
    for byte in name:
        state = (state << 4) + byte
        high = state & 0xF0000000
        state = (state ^ high >> 24) & ~high
    return state
