"""`kg doctor` for Mesa: its libraries, LLVM for llvmpipe. Does not load Mesa into this process."""

from __future__ import annotations

import platform
import sys

from kg.plugin import Finding, KgError

from kg_nir.mesa import files
from kg_nir.mesa.layouts import VERSION


def reason_against_mesa() -> str:
    """Why NIR can't be made here, and what to do; empty if it can."""
    try:
        files.library("libtinymesa.so")
    except files.MissingError as error:
        return str(error)
    return ""


def reason_against_llvmpipe() -> str:
    """Why CPU:NIR can't be used here, and what to do; empty if it can."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return f"CPU:NIR: tinymesa has llvmpipe for Linux on x86-64 alone, this is {sys.platform} on {platform.machine()}"
    try:
        files.library("libtinymesa_cpu.so")
        files.find_llvm()
    except files.MissingError as error:
        return f"CPU:NIR: {error}"
    return ""


def findings() -> list[Finding]:
    """NIR, NAK and ir3, then llvmpipe; each is tried in a process of its own."""
    return [
        _tried("NIR, NAK and ir3", "nir", f"tinymesa {VERSION}"),
        _tried("llvmpipe", "llvmpipe", "compiles for CPU:NIR"),
    ]


def _tried(name: str, part: str, said: str) -> Finding:
    from kg_nir.process.requests import start

    try:
        start(part)
    except KgError as error:
        what, _, how = str(error).removeprefix("kg-nir: ").partition(": ")
        return Finding(name, what, "missing", how)
    return Finding(name, said)
