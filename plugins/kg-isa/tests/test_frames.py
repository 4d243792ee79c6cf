"""Frames: kernels that spill much find it again, on each instruction set."""

from __future__ import annotations

import re

import numpy as np
import pytest
from kg import float32, open_device, param, sink
from kg.compile.program import to_program
from kg.plugin import UnsupportedError, UOp, ordered_uops, parse_schedule
from kg_cpu.host import Host
from kg_isa.a64.encode import encode
from kg_isa.a64.forms import FORMS
from kg_isa.a64.renderer import A64Renderer
from kg_isa.emulated.worker import emulator_of
from kg_isa.rv64.renderer import RV64Renderer
from kg_isa.x86.encoding.encode import VEX
from kg_isa.x86.encoding.forms import FORMS as X86_FORMS
from kg_isa.x86.machine import machine_for
from kg_isa.x86.renderer import X86Renderer
from kg_render.asm import AsmRenderer, Code, Instruction, Register


def _much() -> UOp:
    """600 loads, all alive until the last is there:
    each is used once in their order and once in the other."""
    x = param(1, (600,), float32)
    parts = [x.shrink((n, n + 1)) for n in range(600)]
    total = parts[0]
    for part in parts[1:]:
        total = total * 0.5 + part
    for part in reversed(parts):
        total = total * 0.5 + part
    return sink(param(0, (1,), float32).store(total), name="much")


def test_the_frame_of_a_transpose() -> None:
    """Tiles that are transposed one after the other in registers:
    what is spilled of one took other bytes than that of the next, 6.5 KB."""
    renderer = X86Renderer(Host("x86_64", "linux", "x86-64-v3", (), "", 256, (32 << 10, 1 << 20), 1))
    x = param(1, (64, 64), float32)
    ast = sink(param(0, (64, 64), float32).store(x.permute(1, 0)), name="transpose")
    schedule = parse_schedule("VECTOR(o1, 16) UPCAST(o0, 32)")
    listing = renderer.listing(ordered_uops(to_program(ast, renderer, None, schedule)))
    assert int(re.search(r"sub rsp, (\d+)", listing)[1]) < 2500  # type: ignore[index]


def test_accumulators_in_the_frame() -> None:
    """More accumulators than registers: their zeros are made once, and each is added to where it lies."""
    renderer = X86Renderer(Host("x86_64", "linux", "x86-64-v3", (), "", 256, (32 << 10, 1 << 20), 1))
    x, y = param(1, (64, 32, 8), float32), param(2, (64, 8), float32)
    total = (x * y.reshape(64, 1, 8).expand(64, 32, 8)).sum(0)
    ast = sink(param(0, (32, 8), float32).store(total.reshape(32, 8)), name="total")
    listing = renderer.listing(ordered_uops(to_program(ast, renderer, None, parse_schedule("VECTOR(o1, 8) UPCAST(o0, 32)"))))
    before, _, loop = listing.partition("loop_")
    stored = re.findall(r"vmovups ymmword ptr \[rsp", before)
    assert len(stored) >= 32 - 16
    assert len(re.findall(r"vpbroadcast", before)) <= 4
    assert "rsp" in loop


def test_either_of_two_sources_may_be_in_memory() -> None:
    """What may change places does, so that a spilled first operand is read where it lies.
    What may not is filled before."""
    machine, code = machine_for(vex=True, masks=True), Code()
    made, x, y = (code.register("vec", 256) for _ in range(3))
    slot = code.slot(32)
    folded = machine.fold(Instruction(X86_FORMS["addps"], [made], [x, y], width=256, modifier=VEX), 0, slot)
    assert folded is not None and folded.uses == [y] and folded.memory is not None and folded.memory.symbol is slot
    assert machine.fold(Instruction(X86_FORMS["subps"], [made], [x, y], width=256, modifier=VEX), 0, slot) is None
    summed = Instruction(X86_FORMS["fma231ps"], [made], [made, x, y], width=256, modifier=VEX)
    folded = machine.fold(summed, 1, slot)
    assert folded is not None and folded.uses == [made, y]
    assert machine.fold(summed, 0, slot) is None


@pytest.mark.parametrize("device", ["CPU:X86", "CPU:A64", "CPU:RV64"])
def test_a_large_frame(device: str) -> None:
    machine = {"CPU:A64": 183, "CPU:RV64": 243}.get(device)
    if machine is not None and emulator_of(machine) is None:
        pytest.skip("needs qemu-user: apt-get install qemu-user")
    values = np.random.default_rng(1).standard_normal(600).astype(np.float32)
    (found,) = open_device(device).run(_much(), values)
    total = np.float64(values[0])
    for part in (*values[1:], *values[::-1]):
        total = total * 0.5 + part
    assert abs(found[0] - total) < 1e-4


@pytest.mark.parametrize(
    ("renderer", "saved"), [(A64Renderer("QEMUA64"), 8 * 8), (RV64Renderer("QEMURV64"), 16)], ids=["a64", "rv64"]
)
def test_accumulators_of_an_unrolled_product_stay_in_registers(renderer: AsmRenderer, saved: int) -> None:
    """They take registers in all of the loop's block:
    nothing is spilled, the frame holds registers of the caller alone."""
    tile = "UPCAST(o0, 6)" if renderer.suffix == "A64" else "UPCAST(o0, 5)"
    a = param(1, (60, 64), float32).reshape(60, 1, 64).expand(60, 64, 64)
    b = param(2, (64, 64), float32).permute(1, 0).reshape(1, 64, 64).expand(60, 64, 64)
    ast = sink(param(0, (60, 64), float32).store((a * b).sum(2).reshape(60, 64)), name="product")
    program = to_program(ast, renderer, None, parse_schedule(f"VECTOR(o1, 16) {tile} UNROLL(r0, 2)"))
    assert renderer.function(ordered_uops(program)).stack <= saved


def test_an_immediate_that_does_not_fit_is_refused() -> None:
    """AArch64 has 12 bits, or 12 bits shifted by 12."""
    pointer = Register("gpr", 64, 31, 31)
    made = [Instruction(FORMS["subi"], [pointer], [pointer], immediate=n, width=64) for n in (528, 4096, 4624)]
    assert [encode(ins, lambda _: 0).hex() for ins in made[:2]] == ["ff4308d1", "ff0740d1"]  # sub sp, sp, #528; #1, lsl #12
    with pytest.raises(UnsupportedError, match="sub has no immediate 4624"):
        encode(made[2], lambda _: 0)
