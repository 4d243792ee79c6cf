"""Bits of registers that nobody wrote: instructions may read them,
and what depends on them may not leave the registers."""

from __future__ import annotations

import numpy as np
import pytest
from amd_hip import Device, compiled
from amd_oracle import MISSING
from kg.schedule.opts import parse_schedule
from kg_amd.sim import SimulatorTrap
from kg_conformance.schedules.kernels import KERNELS
from kg_conformance.subject import Subject

compiles = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Debian's clang-19, llvm-19 and lld-19: {', '.join(MISSING)} missing"
)
TARGETS = pytest.mark.parametrize("target", ["gfx1100", "gfx942"])
#: v60 and v61 are registers that nobody writes; `x` is made of it.
SHIFTED, MOVED = "v_lshrrev_b32 %0, 16, v60", "v_mov_b32 %0, v60"


def stored(code: str, use: str, target: str) -> np.ndarray:
    """What 64 work-items store that make `x` by this code."""
    source = f"""KERNEL void run(u32* a, u16* h) {{ u32 x, y = 3; asm volatile("{code}" : "=&v"(x), "+v"(y) : : "v60", "v61"); {use} }}"""
    d = Device(compiled(source, target))
    a = d.put(np.zeros(64, np.uint32))
    d.run("run", 1, 64, a, a)
    return d.get(a, 64, np.uint32)


@compiles
@TARGETS
@pytest.mark.parametrize(
    ("code", "use", "wanted"),
    [
        pytest.param(f"{SHIFTED}\\n v_and_b32 %0, 0xffff0000, %0", "a[ITEM] = x;", 0, id="the written half"),
        pytest.param(f"{MOVED}\\n v_mov_b32 %1, 0xffff\\n v_bfi_b32 %0, -1, %1, %0", "a[ITEM] = x;", 0xFFFF, id="all bits inserted"),
        pytest.param(f"{MOVED}\\n v_lshlrev_b32 %0, 16, %0\\n v_add_u32 %0, 7, %0", "h[2 * ITEM] = x;", 7, id="a sum's lower half"),
        pytest.param("v_xor_b32 %0, v60, %1\\n v_and_b32 %0, 0xffff, %0\\n v_xor_b32 %0, v60, %0", "h[2 * ITEM] = x;", 3, id="merged by a mask"),
        pytest.param(MOVED, 'x = ITEM < 32 ? 5 : x; asm volatile("" : "+v"(x)); if (ITEM < 32) a[ITEM] = x; else a[ITEM] = 5;', 5, id="other lanes"),
        pytest.param("v_mul_lo_u32 %0, %1, 0\\n v_max_u32 %0, v60, %0\\n v_mov_b32 %0, %1", "a[ITEM] = x;", 3, id="overwritten"),
    ],
)  # fmt: skip
def test_what_does_not_depend_on_them_is_stored(target: str, code: str, use: str, wanted: int) -> None:
    code = code.replace("v_add_u32", "v_add_nc_u32") if target == "gfx1100" else code
    assert (stored(code, use, target) == wanted).all()


@compiles
@TARGETS
@pytest.mark.parametrize(
    ("code", "use", "what"),
    [
        pytest.param(MOVED, "a[ITEM] = x;", "memory", id="stored"),
        pytest.param(SHIFTED, "h[2 * ITEM] = x;", "memory", id="half of it stored"),
        pytest.param(f"{MOVED}\\n v_mul_f32 %0, %0, %1", "a[ITEM] = x;", "memory", id="a product"),
        pytest.param("v_xor_b32 %0, v60, v61", "a[ITEM] = x;", "memory", id="two registers"),
        pytest.param(SHIFTED, "a[x & 63] = 1;", "an address", id="an address"),
        pytest.param(SHIFTED, "__atomic_fetch_add(&a[ITEM & 3], x, __ATOMIC_RELAXED);", "memory", id="an atomic"),
        pytest.param(SHIFTED, "if (x > 7) a[ITEM] = 1;", "EXEC", id="a mask of lanes"),
        pytest.param(SHIFTED, "if (__builtin_amdgcn_readfirstlane(x) > 7) a[ITEM] = 1;", "a branch", id="a branch"),
        pytest.param(SHIFTED, "a[ITEM] = __builtin_amdgcn_readfirstlane(x);", "memory", id="a scalar register"),
        pytest.param(SHIFTED, "a[ITEM] = a[__builtin_amdgcn_readfirstlane(x)];", "an address", id="an address of the wave"),
        pytest.param(MOVED, 'x = ITEM < 32 ? 5 : x; asm volatile("" : "+v"(x)); a[ITEM] = x;', r"memory; .*work-item \(32, 0, 0\)", id="by some lanes"),
    ],
)  # fmt: skip
def test_what_depends_on_them_is_a_trap(target: str, code: str, use: str, what: str) -> None:
    with pytest.raises(SimulatorTrap, match=f"that nobody wrote .*{what}"):
        stored(code, use, target)


@pytest.mark.parametrize(
    ("kernel", "schedule"),
    [
        ("chain_half", "TILE(o0, 16, mask) VECTOR(o0.in, 8, peel) STAGE(o0.in, p1, THREAD) SWAP(p1_o0.in.o0.in.in, o0.in) STAGE(o0.in.in, mul, LOCAL)"),
        ("chain_half", "UPCAST(o0, 16, peel) STAGE(o0, p1, THREAD) SWAP(p1_o0_1.o0.tail, o0.tail) SWAP(o0.tail, o0) UPCAST(o0, 8, pad)"),
    ],
)  # fmt: skip
def test_a_vector_is_filled_element_by_element(kernel: str, schedule: str) -> None:
    """LLVM keeps scratch in registers, which begin undefined:
    a loop shifts and selects their halves before it has filled them."""
    case, subject = KERNELS[kernel](), Subject("AMDSIM:LLVM")
    found = subject.run(case.ast, case.arrays, case.variables, parse_schedule(schedule))
    x = case.arrays[1]
    assert (found[0] == x * x + x).all()
