"""Tier 90, what only this package can test: the assembler and the machine by themselves."""

from __future__ import annotations

import math
import struct

import pytest
from kg.plugin import CompileError

from kg_toy.assembler import ToyAssembler
from kg_toy.isa import OPS, TYPES, sealed
from kg_toy.simulator import machine


def run(text: str, *buffers: bytearray, values: tuple[int, ...] = ()) -> None:
    machine(ToyAssembler().compile(text))([*map(memoryview, buffers), memoryview(bytearray(256))], values)


def test_a_loop_counts() -> None:
    memory = bytearray(32)
    run("li.int32 r0, 0\narg r1, 0\nloop r2, r0, r1\nst.int32 0, r2, r2\nend", memory, values=(5,))
    assert struct.unpack("<8i", memory) == (0, 1, 2, 3, 4, 0, 0, 0)


@pytest.mark.parametrize(
    ("op", "kind", "x", "y", "expected"),
    [
        ("add", "int32", 2**31 - 1, 1, -(2**31)),
        ("sub", "uint32", 0, 1, 2**32 - 1),
        ("div", "int32", -(2**31), -1, -(2**31)),
        ("div", "int64", -7, 2, -3),
        ("rem", "int64", -7, 0, 0),
        ("shl", "uint64", 1, 64, 0),
        ("shr", "int32", -8, 99, -1),
    ],
)
def test_integers_follow_the_table(op: str, kind: str, x: int, y: int, expected: int) -> None:
    memory = bytearray(8)
    run(f"li.{kind} r1, {x}\nli.{kind} r2, {y}\n{op}.{kind} r3, r1, r2\nli.int32 r0, 0\nst.{kind} 0, r0, r3", memory)
    size = 4 if kind.endswith("32") else 8
    assert int.from_bytes(memory[:size], "little", signed=not kind.startswith("u")) == expected


@pytest.mark.parametrize(("value", "expected"), [("nan", 0), ("inf", 127), ("-300.5", -128), ("2.9", 2)])
def test_conversions_saturate(value: str, expected: int) -> None:
    memory = bytearray(1)
    run(f"li.float64 r1, {value}\ncvt.int8.float64 r2, r1\nli.int32 r0, 0\nst.int8 0, r0, r2", memory)
    assert int.from_bytes(memory, "little", signed=True) == expected


def test_a_gated_load_touches_nothing() -> None:
    memory = bytearray(struct.pack("<d", 1.5))
    text = "li.int32 r0, 99\nli.bool r1, 0\nli.float64 r2, -0.0\nldif.float64 r3, 0, r0, r1, r2\n"
    run(text + "li.int32 r0, 0\nst.float64 0, r0, r3", memory)
    assert math.copysign(1, struct.unpack("<d", memory)[0]) == -1


def test_every_instruction_assembles_and_reads_back() -> None:
    lines: list[str] = []
    for name, (count, signature) in OPS.items():
        if name not in ("loop", "if", "end"):
            lines.append(
                ".".join([name, *TYPES[5 : 5 + count]]) + " " + ", ".join("7" if p == "i" else "r5" for p in signature)
            )
    code = ToyAssembler().compile("\n".join(lines))
    assert ToyAssembler().disassemble(code).splitlines() == lines
    assert len(code) == 8 + 16 * len(lines)


@pytest.mark.parametrize(
    "wrong", ["jump r1", "add.int32 r1, r2", "put 0, r32", "li.int7 r1, 3", "end", "if r1", "li.int32 r0, x"]
)
def test_errors_name_the_line(wrong: str) -> None:
    with pytest.raises(CompileError, match=r"line [23]") as caught:
        ToyAssembler().compile(f"li.bool r1, 1\n{wrong}")
    assert caught.value.source and caught.value.log


def test_a_binary_is_told_from_a_part_of_it() -> None:
    whole = ToyAssembler().compile("li.int32 r0, 1\nput 0, r0")
    for wrong in (b"", b"asm1", whole[:-16], whole + whole[8:], whole[:20] + b"\xff" + whole[21:]):
        assert wrong != sealed(wrong[8:])
    assert whole == sealed(whole[8:])
