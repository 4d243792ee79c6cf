"""Vectors that are converted where they are loaded or stored:
on x86-64 the instruction that converts reads or writes memory."""

from __future__ import annotations

import re

import numpy as np
import pytest
from kg import open_device, param, sink
from kg.compile.program import to_program
from kg.plugin import UOp, ordered_uops, parse_dtype, parse_schedule
from kg_cpu.host import Host
from kg_isa.x86.renderer import X86Renderer

_LANES = 32


def _widened(narrow: str, wide: str) -> UOp:
    x = param(1, (256,), parse_dtype(narrow))
    return sink(param(0, (256,), parse_dtype(wide)).store(x.cast(parse_dtype(wide)) * 3), name="widened")


@pytest.mark.parametrize("bits", [256, 512])
@pytest.mark.parametrize(
    ("narrow", "wide", "extends"),
    [("uint16", "uint32", "vpmovzxwd"), ("int16", "int32", "vpmovsxwd"), ("int8", "int32", "vpmovsxbd")],
)
def test_what_extends_reads_memory(narrow: str, wide: str, extends: str, bits: int) -> None:
    level = {256: "x86-64-v3", 512: "x86-64-v4"}[bits]
    renderer = X86Renderer(Host("x86_64", "linux", level, (), "", bits, (32 << 10, 1 << 20), 1))
    program = to_program(_widened(narrow, wide), renderer, None, parse_schedule(f"VECTOR(o0, {_LANES})"))
    listing = renderer.listing(ordered_uops(program))
    lines = [line for line in listing.splitlines() if extends in line]
    assert len(lines) == _LANES * 32 // bits
    assert all(re.search(r"word ptr \[", line) for line in lines), "each from memory"
    assert "extract" not in listing


@pytest.mark.parametrize("narrow", ["int8", "uint8", "int16", "uint16"])
def test_extended_values(narrow: str) -> None:
    values = np.random.default_rng(3).integers(0, 256, 256).astype(narrow)
    (found,) = open_device("CPU:X86").run(_widened(narrow, "int32"), values)
    assert (found == values.astype(np.int32) * 3).all()


def test_one_lane_beside_an_extension() -> None:
    """The load's value is needed by itself then."""
    x = param(1, (64,), parse_dtype("int16"))
    both = x.cast(parse_dtype("int32")) + x.shrink((0, 1)).expand(64).cast(parse_dtype("int32"))
    values = np.arange(-32, 32, dtype=np.int16)
    (found,) = open_device("CPU:X86").run(sink(param(0, (64,), parse_dtype("int32")).store(both), name="both"), values)
    assert (found == values.astype(np.int32) - 32).all()


def _listing(source: str, target: str, bits: int, lanes: int) -> str:
    level = {256: "x86-64-v3", 512: "x86-64-v4"}[bits]
    renderer = X86Renderer(Host("x86_64", "linux", level, (), "", bits, (32 << 10, 1 << 20), 1))
    ast = sink(
        param(0, (256,), parse_dtype(target)).store(param(1, (256,), parse_dtype(source)).cast(parse_dtype(target))), name="k"
    )
    return renderer.listing(ordered_uops(to_program(ast, renderer, None, parse_schedule(f"VECTOR(o0, {lanes})"))))


@pytest.mark.parametrize(
    ("source", "target", "bits", "lanes", "instructions"),
    [
        ("float32", "float64", 256, 8, ["vcvtps2pd"] * 2),
        ("float16", "float32", 256, 16, ["vcvtph2ps"] * 2),
        ("int8", "float32", 512, 16, ["vpmovsxbd"]),
        ("int32", "float64", 512, 8, ["vcvtdq2pd"]),
        ("float64", "float32", 512, 8, ["vcvtpd2ps"]),
        ("int64", "int32", 256, 4, ["vmovups", "vshufps"]),
    ],
)
def test_what_converts_reads_memory(source: str, target: str, bits: int, lanes: int, instructions: list[str]) -> None:
    listing = _listing(source, target, bits, lanes)
    assert re.findall(r"(v\w+) [xyz]mm\d+, (?:[xyz]mm\d+, )?\w+ ptr \[r(?!ip)", listing) == instructions
    assert "extract" not in listing


@pytest.mark.parametrize(
    ("source", "target", "bits", "instruction"),
    [
        ("int64", "int32", 512, "vpmovqd ymmword ptr"),
        ("int32", "int8", 512, "vpmovdb xmmword ptr"),
        ("float32", "float16", 512, "vcvtps2ph ymmword ptr"),
        ("float32", "float16", 256, "vcvtps2ph xmmword ptr"),
    ],
)
def test_what_narrows_writes_memory(source: str, target: str, bits: int, instruction: str) -> None:
    lanes = bits // parse_dtype(source).bits
    assert instruction in _listing(source, target, bits, lanes)


@pytest.mark.parametrize("bits", [256, 512])
def test_halves_are_stored_where_they_belong(bits: int) -> None:
    """Two vectors of float32 that were computed in float64 are not joined first;
    nor is the upper half of what was loaded extracted."""
    level = {256: "x86-64-v3", 512: "x86-64-v4"}[bits]
    renderer = X86Renderer(Host("x86_64", "linux", level, (), "", bits, (32 << 10, 1 << 20), 1))
    x = param(1, (256,), parse_dtype("float32"))
    ast = sink(param(0, (256,), x.type).store(x.sin()), name="sines")
    listing = renderer.listing(ordered_uops(to_program(ast, renderer, None, parse_schedule(f"VECTOR(o0, {bits // 32})"))))
    kernel = listing.split("\nrare_")[0]
    assert "insert" not in kernel and "extract" not in kernel
    assert len(re.findall(r"vmovups \w+ ptr \[r.*\], ", kernel)) == 2


@pytest.mark.parametrize(
    "source", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float16", "float32", "float64"]
)
@pytest.mark.parametrize("target", ["int8", "uint16", "int32", "uint32", "int64", "uint64", "float16", "float32", "float64"])
def test_converted_values(source: str, target: str) -> None:
    """Of every pair, in the vectors that each level has: as the reference interpreter has them."""
    values = np.random.default_rng(3).integers(0, 100, 256).astype(source)
    ast = sink(
        param(0, (256,), parse_dtype(target)).store(param(1, (256,), parse_dtype(source)).cast(parse_dtype(target))), name="k"
    )
    device = open_device("CPU:X86")
    for lanes in (4, 8, 16):
        found = device.empty(256, parse_dtype(target))
        device.runtime.load(device.compile(ast, f"VECTOR(o0, {lanes})")).bind([found, device.buffer(values)])()
        np.testing.assert_array_equal(found.numpy(), values.astype(target))


INT8, INT32 = parse_dtype("int8"), parse_dtype("int32")
#: Vectors of seven parts of int8x2 and zeros, put together in the frame.
PARTS = "UPCAST(o1, 2) STAGE(o1, r0, REG) VECTOR(r0, 16, mask)"


def _parts() -> UOp:
    a, b, out = param(1, (8, 12), INT8), param(2, (12, 16), INT8), param(0, (8, 16), INT32)
    terms = a.reshape(8, 12, 1).expand(8, 12, 16).cast(INT32) * b.reshape(1, 12, 16).expand(8, 12, 16).cast(INT32)
    return sink(out.store(terms.sum(1).reshape(8, 16)), name="parts")


@pytest.mark.parametrize("bits", [256, 512])
def test_parts_of_two_bytes_are_stored_as_two_bytes(bits: int) -> None:
    """Sixteen bytes for each went beyond the frame's end, over the return address."""
    level = {256: "x86-64-v3", 512: "x86-64-v4"}[bits]
    renderer = X86Renderer(Host("x86_64", "linux", level, (), "", bits, (32 << 10, 1 << 20), 1))
    listing = renderer.listing(ordered_uops(to_program(_parts(), renderer, None, parse_schedule(PARTS))))
    frame = int(re.search(r"sub rsp, (\d+)", listing)[1])  # type: ignore[index]
    sizes = {"byte": 1, "word": 2, "dword": 4, "qword": 8, "xmmword": 16, "ymmword": 32, "zmmword": 64}
    stores = re.findall(r" (\w+) ptr \[rsp(?: \+ (\d+))?\], ", listing)
    assert stores and all(int(at or 0) + sizes[size] <= frame for size, at in stores)


def test_values_of_parts_of_two_bytes() -> None:
    device = open_device("CPU:X86")
    x, y = (np.random.default_rng(n).integers(-128, 128, shape).astype(np.int8) for n, shape in enumerate(((8, 12), (12, 16))))
    found = device.empty(8 * 16, INT32)
    program = device.runtime.load(device.compile(_parts(), PARTS))
    program.bind([found, device.buffer(x.ravel()), device.buffer(y.ravel())])()
    np.testing.assert_array_equal(found.numpy().reshape(8, 16), x.astype(np.int32) @ y.astype(np.int32))
