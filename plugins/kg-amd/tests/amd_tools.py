"""What the tests here share: a kernel, cards, kernels compiled for an architecture,
and LLVM's tools where they are."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from functools import cache

import kg
import pytest
from kg.compile.program import to_program
from kg.ir.uop import UOp
from kg.plugin import Target
from kg.runtime.device import Device
from kg.schedule.opts import parse_schedule
from kg.text.program import source_of
from kg_amd.llvm.compiler import LLVMCompiler, emit_assembly
from kg_amd.llvm.renderer import AMDLLVMRenderer
from kg_amd.runtime.device import open_card
from kg_amd.targets import target

#: Oracles of Debian: they know all architectures but gfx950.
LLD = next(filter(None, map(shutil.which, ("ld.lld", "ld.lld-19", "ld.lld-20"))), "")
needs_lld = pytest.mark.skipif(not LLD, reason="no ld.lld was found: apt-get install lld-19")


def source(ast: UOp, arch: str, schedule: str | None = None) -> str:
    given = None if schedule is None else parse_schedule(schedule)
    return source_of(to_program(ast, AMDLLVMRenderer(target(arch)), None, given))


@cache
def compiled(text: str) -> bytes:
    return LLVMCompiler().compile(text)


@cache
def assembly(text: str) -> tuple[str, ...]:
    """The kernel's instructions as LLVM writes them, which knows every architecture."""
    body = emit_assembly(text).partition("@function\n")[2].partition("\t.section")[0]
    lines = (line.partition(";")[0].strip() for line in body.splitlines())
    return tuple(line for line in lines if line and not line.endswith(":") and not line.startswith("."))


def mnemonics(text: str) -> Counter[str]:
    """How often each instruction stands there, without the words for its encoding."""
    return Counter(re.sub(r"_e(32|64)(_dpp)?$", r"\2", line.split()[0]) for line in assembly(text))


def doubled(n: int = 1000, name: str = "doubled") -> kg.UOp:
    """A kernel of one argument."""
    x = kg.param(1, (n,), kg.float32)
    return kg.sink(kg.param(0, (n,), kg.float32).store(x + x), name=name)


def opened(number: int = 0) -> Device:
    """The card of this number, through whichever driver is asked for."""
    return Device(
        "AMD:LLVM", open_card(Target("AMD", number, "LLVM")), lambda: (AMDLLVMRenderer(target("gfx942")), LLVMCompiler())
    )
