"""Loads from memory to LDS by clang's builtin:
whose words lie where, and a barrier that comes before they have arrived."""

from __future__ import annotations

import numpy as np
import pytest
from amd_hip import Device, compiled
from amd_oracle import MISSING
from kg_amd.sim import SimulatorTrap

pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Debian's clang-19, llvm-19 and lld-19: {', '.join(MISSING)} missing"
)
#: vmcnt(0)
WAIT = "__builtin_amdgcn_s_waitcnt(0x0f70);"
#: LLVM 19.1.7 stops in its last scheduler at such loads.
OPTIONS = ("-O2", "-mllvm", "-enable-post-misched=0")
#: Each wave copies its part of a permutation, by 64 words that follow each other; then all read backwards.
SOURCE = """SHARED u32 s[192];
KERNEL void run(u32* out, const {element}* from, const u32* where) {{
  auto p = (__attribute__((address_space(1))) {element}*)(from + where[ITEM]);
  __builtin_amdgcn_global_load_lds(p, (__attribute__((address_space(3))) void*)(s + __builtin_amdgcn_readfirstlane(ITEM / 64 * 64)), {size}, {offset}, 0);
  {wait}
  barrier();
  out[ITEM] = s[127 - ITEM + {offset} / 4];
}}"""


@pytest.mark.parametrize(("element", "size", "offset"), [("u32", 4, 0), ("u32", 4, 64), ("u16", 2, 0), ("u8", 1, 0)])
def test_words_follow_each_other_by_lanes(element: str, size: int, offset: int) -> None:
    image = compiled(SOURCE.format(element=element, size=size, offset=offset, wait=WAIT), "gfx942", OPTIONS)
    rng = np.random.default_rng(5)
    values = rng.integers(0, 1 << 8 * size, 256).astype({"u32": "u4", "u16": "u2", "u8": "u1"}[element])
    where = rng.permutation(128).astype("u4")
    d = Device(image)
    out = d.new(512)
    d.run("run", 1, 128, out, d.put(values), d.put(where))
    assert (d.get(out, 128, "u4") == values[where[::-1] + offset // size]).all()


def test_a_barrier_before_they_have_arrived() -> None:
    """LLVM's fences do not wait for such loads."""
    d = Device(compiled(SOURCE.format(element="u32", size=4, offset=0, wait=""), "gfx942", OPTIONS))
    with pytest.raises(SimulatorTrap, match=r"s_barrier while a store of its to LDS is under way: s_waitcnt vmcnt\(0\)"):
        d.run("run", 1, 128, d.new(512), d.put(np.zeros(128, "u4")), d.put(np.arange(128, dtype="u4")))
