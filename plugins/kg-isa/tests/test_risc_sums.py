"""Sums of products of integers by AArch64 and RISC-V:
one instruction each, and blocks of them within the registers."""

from __future__ import annotations

import re

import numpy as np
import pytest
from kg import UOp, open_device, param, sink
from kg.compile.program import to_program
from kg.plugin import DeviceUnavailable, Renderer, ordered_uops, parse_dtype, parse_schedule
from kg_isa.factories import emulated_a64
from kg_isa.rv64.renderer import RV64Renderer

INT32 = parse_dtype("int32")
RENDERERS: dict[str, tuple[Renderer, str]] = {
    "QEMUA64:A64": (emulated_a64("QEMUA64"), r"\bmla v"),
    "QEMURV64:RV64": (RV64Renderer("QEMURV64"), r"\bvmacc\.v[vx] "),
}
#: 12 accumulators of RISC-V, each with four steps.
BLOCK = "VECTOR(o1, 16) UPCAST(o0, 6) UNROLL(r0, 4)"


def product(m: int = 12, n: int = 32, k: int = 16) -> UOp:
    a = param(1, (m, k), INT32).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (k, n), INT32).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    return sink(param(0, (m, n), INT32).store((a * b).sum(2).reshape(m, n)), name="product")


def test_a_block_of_sums_takes_no_frame() -> None:
    """RISC-V stored half of the accumulators in each step:
    the block went over the steps of one after another."""
    renderer, instruction = RENDERERS["QEMURV64:RV64"]
    listing = renderer.listing(ordered_uops(to_program(product(), renderer, None, parse_schedule(BLOCK))))
    assert len(re.findall(instruction, listing)) == 48
    assert "vmul" not in listing and not re.search(r"v[ls]e\d+\.v v\d+, .*\(x2\)", listing)


@pytest.mark.parametrize("device", list(RENDERERS))
@pytest.mark.parametrize("schedule", [BLOCK, "VECTOR(o1, 4)", "UPCAST(o0, 2)"])
def test_sums_wrap(device: str, schedule: str) -> None:
    renderer, instruction = RENDERERS[device]
    program = to_program(product(), renderer, None, parse_schedule(schedule))
    listing = renderer.listing(ordered_uops(program))
    assert bool(re.search(instruction, listing)) == ("VECTOR" in schedule)
    try:
        opened = open_device(device)
    except DeviceUnavailable as missing:
        pytest.skip(str(missing))
    a, b = (
        np.random.default_rng(n).integers(-(2**31), 2**31, size).astype(np.int32) for n, size in ((1, 12 * 16), (2, 16 * 32))
    )
    found = opened.empty(12 * 32, INT32)
    opened.runtime.load(program).bind([found, opened.buffer(a), opened.buffer(b)])()
    opened.synchronize()
    np.testing.assert_array_equal(found.numpy().reshape(12, 32), a.reshape(12, 16) @ b.reshape(16, 32))


@pytest.mark.parametrize("device", list(RENDERERS))
@pytest.mark.parametrize("schedule", ["VECTOR(o0, 4)", "VECTOR(o0, 8)"])
def test_what_is_added_to_is_a_vector(device: str, schedule: str) -> None:
    """A number for all lanes, which RISC-V's other sums take from a general register,
    was added to as if that were a vector."""
    renderer, instruction = RENDERERS[device]
    x, y = param(1, (64,), INT32), param(2, (1,), INT32)
    ast = sink(param(0, (64,), INT32).store(x * x + y.expand(64)), name="squares")
    program = to_program(ast, renderer, None, parse_schedule(schedule))
    assert re.search(instruction, renderer.listing(ordered_uops(program)))
    try:
        opened = open_device(device)
    except DeviceUnavailable as missing:
        pytest.skip(str(missing))
    a, b = np.arange(64, dtype=np.int32) - 32, np.array([1 << 20], np.int32)
    found = opened.empty(64, INT32)
    opened.runtime.load(program).bind([found, opened.buffer(a), opened.buffer(b)])()
    opened.synchronize()
    np.testing.assert_array_equal(found.numpy(), a * a + (1 << 20))
