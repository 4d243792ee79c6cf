"""What tests of machine code share: instructions and innermost loops of a disassembly."""

from __future__ import annotations

import re

import pytest
from kg.plugin import DeviceUnavailable
from kg_cpu.c.compiler import CCompiler
from kg_cpu.host import Host

_JUMP_BACK = re.compile(r"(?:j(?!mp)\w+|b\.\w+|t?bn?z\s+\S+|cbn?z\s+\S+)\s+(?:0x)?([0-9a-f]+)")


def instructions(text: str) -> list[tuple[int, str]]:
    """(address, instruction) of a disassembly."""
    found = re.findall(r"^\s*([0-9a-f]+):\s+(.*?)\s*$", text, re.MULTILINE)
    return [(int(place, 16), re.sub(r"\s+", " ", line)) for place, line in found]


def loops(text: str) -> list[list[str]]:
    """The bodies of all loops that end in a jump back."""
    found = instructions(text)
    places = {place: number for number, (place, _) in enumerate(found)}
    result: list[list[str]] = []
    for number, (place, line) in enumerate(found):
        jump = _JUMP_BACK.match(line)
        if jump and int(jump[1], 16) < place:
            result.append([t for _, t in found[places[int(jump[1], 16)] : number + 1]])
    return result


def inner_loop(text: str, instruction: str) -> list[str]:
    """The innermost loop that has the most of one kind of instruction."""
    all_loops = loops(text)
    innermost = [body for body in all_loops if not any(other != body and _is_part(other, body) for other in all_loops)]
    assert any(count(body, instruction) for body in innermost), text
    return max(innermost, key=lambda body: count(body, instruction))


def _is_part(short: list[str], body: list[str]) -> bool:
    return any(body[i : i + len(short)] == short for i in range(len(body) - len(short) + 1))


def count(body: list[str], instruction: str) -> int:
    return sum(instruction in t for t in body)


def clang(machine: Host) -> CCompiler:
    """The compiler whose allocation of registers is looked at. gcc 12 spills in the same loops,
    which kg's sources can't help."""
    try:
        compiler = CCompiler(machine=machine)
    except DeviceUnavailable as error:
        pytest.skip(str(error))
    if not compiler.toolchain.is_clang:
        pytest.skip(f"needs clang, whose use of registers is tested; CPU:C uses {compiler.toolchain.command[0]} here")
    return compiler
