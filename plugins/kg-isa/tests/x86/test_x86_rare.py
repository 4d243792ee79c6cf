"""Code that hardly ever runs lies behind the kernel, and costs the loop before it no registers."""

from __future__ import annotations

import numpy as np
import pytest
from kg import Device, UOp, open_device, param, sink
from kg.compile.program import to_program
from kg.plugin import ordered_uops, parse_dtype, parse_schedule
from kg_cpu.host import Host
from kg_isa.x86.renderer import X86Renderer

SIZE = 64
LEVELS = {256: "x86-64-v3", 512: "x86-64-v4"}


def renderer(bits: int) -> X86Renderer:
    return X86Renderer(Host("x86_64", "linux", LEVELS[bits], (), "", bits, (32 << 10, 1 << 20), 1))


def sines(dtype: str) -> UOp:
    scalar = parse_dtype(dtype)
    return sink(param(0, (SIZE,), scalar).store(param(1, (SIZE,), scalar).sin()), name="sines")


@pytest.mark.parametrize("bits", [256, 512])
def test_the_loop_keeps_its_registers(bits: int) -> None:
    """Those of constants were spilled by the reduction of great arguments, which stood in the loop."""
    made = renderer(bits)
    ast, schedule = sines("float32"), parse_schedule(f"VECTOR(o0, {bits // 32})")
    listing = made.listing(ordered_uops(to_program(ast, made, None, schedule)))
    kernel, apart = listing.split("\nrare_")
    assert "  ret" in kernel, "the rare code comes last"
    assert "[rsp" not in kernel, kernel
    assert "jmp done_" in apart


@pytest.mark.parametrize("bits", [256, 512])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_registers_come_back_after_rare_code(dtype: str, bits: int) -> None:
    """Great arguments in no, one, some and all lanes of a vector, each followed by a vector without."""
    own = open_device("CPU:X86")
    if own.renderer.vectors.alu < bits:
        pytest.skip(f"needs vectors of {bits} bits")
    device = Device("CPU:X86", own.runtime, lambda: (renderer(bits), None))
    random = np.random.default_rng(3)
    x = random.uniform(-10, 10, SIZE).astype(dtype)
    x[[0, 17, 18, 19, *range(32, 48), 63]] *= 1e20 if dtype == "float32" else 1e200
    for schedule in (f"VECTOR(o0, {bits // 32})", f"VECTOR(o0, {bits // 64})", "", "UPCAST(o0, 2)"):
        found = device.empty(SIZE, parse_dtype(dtype))
        device.runtime.load(device.compile(sines(dtype), schedule)).bind([found, device.buffer(x)])()
        np.testing.assert_allclose(found.numpy(), np.sin(x.astype(np.float64)), rtol=1e-6, atol=1e-7)
