"""Machine code in an object as text: by objdump where there is one, else by iced-x86.
Shared by the compilers."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from kg.plugin import DeviceUnavailable
from kg_render.tools import listing


def disassemble(binary: bytes) -> str:
    """The code of an ELF object."""
    machine = int.from_bytes(binary[18:20], "little") if binary[:4] == b"\x7fELF" else 0
    tool = _objdump(machine)
    if tool:
        return _by_objdump(tool, binary, machine)
    if machine == _X86_64:
        return _by_iced(binary)
    raise DeviceUnavailable(_MISSING)


_X86_64, _AARCH64 = 62, 183
_MISSING = (
    "no disassembler was found. Install binutils or LLVM for objdump (of the object's architecture), or: pip install iced-x86"
)


def _objdump(machine: int) -> str | None:
    """LLVM's reads every architecture; that of binutils only its own."""
    for name in ("objdump", "llvm-objdump"):
        found = shutil.which(name)
        if found and (name == "llvm-objdump" or machine == _own_machine()):
            return found
    return shutil.which({_X86_64: "x86_64-linux-gnu-objdump", 183: "aarch64-linux-gnu-objdump"}.get(machine, "llvm-objdump"))


def _own_machine() -> int:
    from kg_cpu.host import host

    return {"x86_64": _X86_64, "aarch64": 183}.get(host().architecture, 0)


def _by_objdump(tool: str, binary: bytes, machine: int) -> str:
    every = (
        ["--mattr=+dotprod,+i8mm,+bf16,+fullfp16"] if "llvm" in Path(tool).name and machine == _AARCH64 else []
    )  # the object does not say which
    lines = listing([tool, "-d", "--no-show-raw-insn", *every], binary, "kernel.o").splitlines()
    return "\n".join(line for line in lines if line.strip() and not re.search(r"file format|^Disassembly", line)) + "\n"


def _by_iced(binary: bytes) -> str:
    try:
        from iced_x86 import Decoder, Formatter, FormatterSyntax
    except ImportError:
        raise DeviceUnavailable(_MISSING) from None
    formatter = Formatter(FormatterSyntax.GAS)
    code = _text_section(binary)
    return "".join(f"{i.ip:6x}:\t{formatter.format(i)}\n" for i in Decoder(64, code))


def _text_section(binary: bytes) -> bytes:
    """The first executable section of an ELF64 object."""
    table, size, count = (int.from_bytes(binary[at : at + n], "little") for at, n in ((40, 8), (58, 2), (60, 2)))
    for start in range(table, table + size * count, size):
        flags, offset, length = (int.from_bytes(binary[start + at : start + at + 8], "little") for at in (8, 24, 32))
        if flags & 4 and length:  # SHF_EXECINSTR
            return binary[offset : offset + length]
    return b""
