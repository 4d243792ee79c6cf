"""Lanes of NEON registers that change places:
one instruction for two vectors where there is one, tables of bytes elsewhere; run by qemu-user."""

from __future__ import annotations

import re

import numpy as np
import pytest
from kg import open_device, param, sink
from kg.compile.program import to_program
from kg.plugin import ordered_uops, parse_dtype, parse_schedule
from kg_isa.emulated.worker import emulator_of
from kg_isa.factories import emulated_a64

RENDERER, FLOAT32 = emulated_a64("QEMUA64"), parse_dtype("float32")
DTYPES = ("bool", "uint8", "int16", "float16", "float32", "int32", "float64", "int64")
#: Blocks that are square, records of two to eight parts, and what is left over of both.
SHAPES = ((16, 16), (32, 8), (8, 64), (64, 2), (64, 3), (48, 4), (32, 5), (64, 8), (17, 19))

needs_qemu = pytest.mark.skipif(emulator_of(183) is None, reason="needs qemu-user: apt-get install qemu-user")


def values(shape: tuple[int, int], dtype: str) -> np.ndarray:
    return np.random.default_rng(7).integers(0, 2 if dtype == "bool" else 120, shape).astype(dtype)


@needs_qemu
@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: "x".join(map(str, s)))
@pytest.mark.parametrize("dtype", DTYPES)
def test_transposes_are_exact(dtype: str, shape: tuple[int, int]) -> None:
    rows, columns = shape
    scalar, x = parse_dtype(dtype), values(shape, dtype)
    ast = sink(param(0, (columns, rows), scalar).store(param(1, shape, scalar).permute(1, 0)), name="transpose")
    device = open_device("QEMUA64:A64")
    lanes = max(1, 16 // max(1, scalar.itemsize))
    tiled = (
        f"VECTOR(o1, {lanes}) UPCAST(o0, {min(columns, lanes)})" if rows % lanes == columns % min(columns, lanes) == 0 else ""
    )
    for schedule in (None, tiled):
        program = to_program(ast, RENDERER, None, None if schedule is None else parse_schedule(schedule))
        found = device.empty(rows * columns, scalar)
        device.runtime.load(program).bind([found, device.buffer(x.ravel(), scalar)])()
        device.synchronize()
        np.testing.assert_array_equal(found.numpy().reshape(columns, rows), x.T)


@pytest.mark.parametrize(("dtype", "lanes"), [("uint8", 16), ("int16", 8), ("float32", 4), ("float64", 2)])
def test_a_block_takes_no_lane_by_itself(dtype: str, lanes: int) -> None:
    """As many loads as rows, as many stores as columns, log2 of them shuffles for each; no constants."""
    scalar = parse_dtype(dtype)
    ast = sink(param(0, (lanes, lanes), scalar).store(param(1, (lanes, lanes), scalar).permute(1, 0)), name="block")
    program = to_program(ast, RENDERER, None, parse_schedule(f"VECTOR(o1, {lanes}) UPCAST(o0, {lanes})"))
    listing = RENDERER.listing(ordered_uops(program))
    assert len(re.findall(r"\b(?:zip|uzp|trn)[12] v", listing)) == lanes * (lanes.bit_length() - 1)
    assert not re.search(r"umov|smov|\btbl|\.[bhsd]\[\d", listing)


@needs_qemu
def test_parts_of_a_register_begin_anywhere() -> None:
    """A lane, then two: as two, these are at no multiple of their size."""
    x = param(1, (8, 3), FLOAT32)
    before = x.shrink((0, 7), (0, 3)).pad((1, 0), (0, 0))
    device, given = open_device("QEMUA64:A64"), values((8, 3), "float32")
    program = to_program(sink(param(0, (1, 3), FLOAT32).store((before * x).sum(0)), name="neighbours"), RENDERER)
    found = device.empty(3, FLOAT32)
    device.runtime.load(program).bind([found, device.buffer(given.ravel(), FLOAT32)])()
    device.synchronize()
    np.testing.assert_array_equal(found.numpy(), (given[1:] * given[:-1]).sum(0))
