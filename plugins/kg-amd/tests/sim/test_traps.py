"""What the simulator traps: kernels with faults, and right ones from whose code a wait
or a wait state is taken."""

from __future__ import annotations

import numpy as np
import pytest
from amd_hip import Device, compiled
from amd_oracle import MISSING
from kg_amd.sim import DecodeError, SimulatorTrap
from kg_amd.sim.traffic import counted

pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Debian's clang-19, llvm-19 and lld-19: {', '.join(MISSING)} missing"
)
TARGETS = pytest.mark.parametrize("target", ["gfx1100", "gfx942"])
COPY = "KERNEL void copy(float* a, const float* b) { a[GROUP*64+ITEM] = b[GROUP*64+ITEM]; }"
SHARE = "SHARED float s[64]; KERNEL void share(float* a) { s[ITEM] = a[ITEM]; barrier(); a[ITEM] = s[63 - ITEM]; }"


def without(image: bytes, target: str, *names: str) -> bytes:
    """The code object with s_nop where these scalar instructions of no operands stood."""
    opcodes = {
        "gfx1100": {"s_waitcnt": 9, "s_barrier": 61, "s_nop": 0},
        "gfx942": {"s_waitcnt": 12, "s_barrier": 10, "s_nop": 0},
    }[target]
    words = bytearray(image)
    changed = 0
    for at in range(0, len(words) - 3, 4):
        word = int.from_bytes(words[at : at + 4], "little")
        if word >> 23 == 0b101111111 and (word >> 16 & 127) in [opcodes[x] for x in names] and word != 0xBF800000:
            words[at : at + 4] = (0xBF800000).to_bytes(4, "little")
            changed += 1
    assert changed
    return bytes(words)


@TARGETS
def test_out_of_bounds(target: str) -> None:
    d = Device(compiled(COPY, target))
    a, b = d.new(4 * 128), d.put(np.zeros(100, "f"))
    with pytest.raises(SimulatorTrap, match=r"out of range.*work-group \(1, 0, 0\), work-item \(36, 0, 0\)"):
        d.run("copy", 2, 64, a, b)


@TARGETS
def test_unwritten_memory(target: str) -> None:
    d = Device(compiled(COPY, target))
    with pytest.raises(SimulatorTrap, match="never written"):
        d.run("copy", 1, 64, d.new(256), d.new(256))


@TARGETS
def test_a_load_that_is_not_waited_for(target: str) -> None:
    d = Device(without(compiled(COPY, target), target, "s_waitcnt"))
    with pytest.raises(SimulatorTrap, match=r"before (lgkmcnt|vmcnt) says"):
        d.run("copy", 1, 64, d.new(256), d.put(np.zeros(64, "f")))


@TARGETS
def test_shared_memory_without_a_barrier(target: str) -> None:
    image, values = compiled(SHARE, target, size=64 if target == "gfx1100" else 128), np.arange(64, dtype="f")
    d = Device(image)
    a = d.put(values)
    d.run("share", 1, 64, a)
    assert (d.get(a, 64) == values[::-1]).all()
    if target == "gfx1100":  # in gfx942 the work-group is one wave, which needs none
        d = Device(without(image, target, "s_barrier"))
        with pytest.raises(SimulatorTrap, match=r"race|never written"):
            d.run("share", 1, 64, d.put(values))


@TARGETS
def test_a_store_that_is_under_way_at_a_barrier(target: str) -> None:
    image = compiled(SHARE.replace("a[ITEM]; barrier", "ITEM; barrier"), target)
    with pytest.raises(SimulatorTrap, match=r"comes to s_barrier|before lgkmcnt says"):
        d = Device(without(image, target, "s_waitcnt"))
        d.run("share", 1, 64, d.put(np.zeros(64, "f")))


@TARGETS
def test_a_race_in_global_memory(target: str) -> None:
    d = Device(compiled("KERNEL void race(int* a) { a[ITEM % 8] = GROUP; }", target))
    with pytest.raises(SimulatorTrap, match=r"race|both"):
        d.run("race", 2, 64, d.put(np.zeros(8, "i")))


@TARGETS
def test_a_loop_that_does_not_end(target: str) -> None:
    d = Device(compiled("KERNEL void spin(volatile int* a) { while (a[0] == 0) {} }", target))
    with pytest.raises(SimulatorTrap, match="budget"):
        d.run("spin", 1, 32, d.put(np.zeros(1, "i")), budget=2000)


def test_wait_states_of_mfma() -> None:
    source = """typedef half V __attribute__((ext_vector_type(4))); typedef float S __attribute__((ext_vector_type(4)));
    KERNEL void run(float* d, const V* a) { V x = a[ITEM]; S z = {}; z = __builtin_amdgcn_mfma_f32_16x16x16f16(x, x, z, 0, 0, 0); d[ITEM] = z[0] + z[1]; }"""
    image = compiled(source, "gfx942")
    operands = np.ones((64, 4), "e")
    d = Device(image)
    out = d.new(256)
    d.run("run", 1, 64, out, d.put(operands))
    assert (d.get(out, 64) == 32).all()
    with pytest.raises(DecodeError, match="wait states"):
        broken = Device(without(image, "gfx942", "s_nop"))
        broken.run("run", 1, 64, broken.new(256), broken.put(operands))


def test_bank_conflicts_are_counted() -> None:
    source = "SHARED float s[2048]; KERNEL void run(float* a, int step) { s[ITEM * step % 2048] = ITEM; barrier(); a[ITEM] = s[ITEM * step % 2048]; }"
    d = Device(compiled(source))
    conflicts = []
    for step in (1, 2, 32):
        with counted() as launches:
            d.run("run", 1, 32, d.new(128), step)
        conflicts.append(launches[0].traffic.conflicts)
    assert conflicts == [0, 2, 62]
