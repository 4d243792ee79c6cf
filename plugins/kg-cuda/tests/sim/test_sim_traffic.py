"""Traffic of known kernels: transposes with and without padding,
products staged with and without swizzle."""

from __future__ import annotations

import numpy as np
import pytest
from kg_cuda.sim import parse
from kg_cuda.sim.traffic import counted
from kg_sim import Cycles
from simulated import HEAD, Device

TRANSPOSE = """.visible .entry transpose(.param .u64 out, .param .u64 in) {{
  .reg .b32 %r<12>; .reg .b64 %rd<6>; .shared .align 16 .b8 tile[{bytes}];
  ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [in]; mov.u32 %r1, %tid.x; mov.u32 %r2, %tid.y; mov.u32 %r3, tile;
  mad.lo.u32 %r4, %r2, 32, %r1; mul.wide.u32 %rd3, %r4, 4; add.u64 %rd2, %rd2, %rd3; ld.global.u32 %r5, [%rd2];
  mad.lo.u32 %r6, %r2, {row}, %r1; mad.lo.u32 %r6, %r6, 4, %r3; st.shared.u32 [%r6], %r5; bar.sync 0;
  mad.lo.u32 %r6, %r1, {row}, %r2; mad.lo.u32 %r6, %r6, 4, %r3; ld.shared.u32 %r5, [%r6];
  add.u64 %rd1, %rd1, %rd3; st.global.u32 [%rd1], %r5; ret; }}"""


@pytest.mark.parametrize(("row", "conflicts"), [(32, 32 * 31), (33, 0)])
def test_padding_takes_away_a_transposes_conflicts(row: int, conflicts: int) -> None:
    device = Device()
    values = np.arange(1024, dtype=np.uint32).reshape(32, 32)
    out, given = device.empty(4096), device.put(values)
    module = parse(HEAD + TRANSPOSE.format(row=row, bytes=128 * row))
    with counted() as launches:
        device.run(module, "transpose", 1, (32, 32), out, given)
    device.run(module, "transpose", 1, (32, 32), out, given)
    assert device.get(out, (32, 32), "u4").tolist() == values.T.tolist()
    (found,) = launches
    traffic = found.traffic
    assert (found.kernel, found.grid, found.local) == ("transpose", (1, 1, 1), (32, 32, 1))
    assert traffic.conflicts == conflicts
    assert traffic.shared_loads.transactions == 32 + conflicts and traffic.shared_stores.extra == 0
    assert traffic.global_bytes == 8192 and traffic.global_loads.extra == traffic.global_stores.extra == 0
    assert found.issued["ld"] == 4 * 32 and found.issued["bar"] == 32
    cycles = found.cycles("sm_90")
    assert cycles.shared == 64 + conflicts and cycles.memory == pytest.approx(8192 / 13.87, rel=1e-3)
    assert cycles.least == max(cycles.issue, cycles.shared, cycles.memory)


def test_the_kinds_of_instructions_and_what_they_take() -> None:
    """An mma of 16 x 8 x 16 takes two cycles of an A100's multiprocessor, 32 square roots two,
    128 float32 sums one of an H100's."""
    fragments = ", ".join(f"%f{i}" for i in range(4))
    text = f"""{HEAD}.entry k() {{ .reg .f32 %f<5>; .reg .b32 %r<5>;
      mov.f32 %f0, 0f3F800000; mov.f32 %f1, %f0; mov.f32 %f2, %f0; mov.f32 %f3, %f0; mov.u32 %r0, 0;
      add.rn.f32 %f4, %f0, %f0; sqrt.rn.f32 %f4, %f0;
      mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {{{fragments}}}, {{%r0, %r0, %r0, %r0}}, {{%r0, %r0}}, {{{fragments}}}; ret; }}"""
    with counted() as launches:
        Device().run(parse(text), "k", 2, 128)
    (found,) = launches
    assert found.issued == {"mov": 40, "add.f32": 8, "sqrt.f32": 8, "mma.m16n8k16.f16": 8, "ret": 8}
    assert found.cycles("sm_80").issue == 8 * (2 + 2) + 8 * 0.5 + 48 * 0.5
    assert found.cycles("sm_90") == Cycles(8 * (1 + 2) + 8 * 0.25 + 48 * 0.5, 0, 0)


def test_a_launch_that_is_not_asked_about_is_not_counted() -> None:
    with counted() as launches:
        pass
    device = Device()
    module = parse(f"{HEAD}.entry k() {{ ret; }}")
    assert device.run(module, "k", 1, 32).traffic is None and not launches
