"""Waves that are not whole: lanes that no work-item has are there,
where compilers keep scalar registers in lanes of a vector register."""

from __future__ import annotations

import numpy as np
import pytest
from amd_hip import Device, compiled
from amd_oracle import MISSING

pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Debian's clang-19, llvm-19 and lld-19: {', '.join(MISSING)} missing"
)


@pytest.mark.parametrize("target", ["gfx1100", "gfx942"])
@pytest.mark.parametrize("items", [1, 5, 70])
def test_lanes_beyond_the_work_items(target: str, items: int) -> None:
    source = """KERNEL void run(u32* out) {
      u32 held = 0; asm volatile("v_writelane_b32 %0, 61, 29" : "+v"(held)); asm volatile("v_writelane_b32 %0, 21, 3" : "+v"(held));
      out[ITEM] = __builtin_amdgcn_readlane(held, 29) + __builtin_amdgcn_readlane(held, 3) + ITEM; }"""
    d = Device(compiled(source, target))
    out = d.new(4 * 128)
    d.run("run", 1, items, out)
    assert (d.get(out, items, "u4") == 82 + np.arange(items)).all()
