"""Clusters: blocks that copy for each other, reach each other's memory and wait for each other;
kernels by hand, which ptxas takes for sm_90a, and their faults."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hopper import check_text, wait
from kg_cuda.sim import SimulatorTrap, parse
from simulated import Device

ROUNDS = 3
MEET = "barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;"
FIRST = "// first\n" + MEET
LAST = "// last\n" + MEET
RELEASE = """
  mov.u32 %r20, 0;
PEER: mapa.shared::cluster.u32 %r21, %r4, %r20; mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r21];
  add.u32 %r20, %r20, 1; setp.lt.u32 %p3, %r20, 2; @%p3 bra PEER;"""
COPY = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%r13], [%rd4], 256, [full], %h1;"
#: Each of two blocks fetches a half of 512 bytes for both, round after round, and adds up its threads' words.
TEXT = f"""
.version 8.4
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 source, .param .u64 out)
.reqnctapercluster 2, 1, 1
{{
  .reg .pred %p<6>; .reg .b16 %h<2>; .reg .b32 %r<40>; .reg .b64 %rd<20>;
  .shared .align 8 .b64 full; .shared .align 8 .b64 empty; .shared .align 128 .b8 tile[512];
  ld.param.u64 %rd1, [source]; ld.param.u64 %rd2, [out]; cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
  mov.u32 %r1, %tid.x; setp.eq.u32 %p1, %r1, 0; mov.u32 %r2, tile; mov.u32 %r4, empty; mov.u32 %r12, %cluster_ctarank; mov.u16 %h1, 3;
  @!%p1 bra MADE; mbarrier.init.shared::cta.b64 [full], 1; mbarrier.init.shared::cta.b64 [empty], 2; fence.mbarrier_init.release.cluster; MADE:
  {FIRST}
  mad.lo.u32 %r13, %r12, 256, %r2; mad.wide.u32 %rd4, %r12, 256, %rd1; mov.u32 %r30, 0; mov.u32 %r31, 0;
ROUND: @!%p1 bra ASKED;
  setp.eq.u32 %p4, %r30, 0; @%p4 bra FREE; sub.u32 %r32, %r30, 1; and.b32 %r32, %r32, 1;
AGAIN: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p5, [empty], %r32; @!%p5 bra AGAIN;
FREE: mbarrier.arrive.expect_tx.shared::cta.b64 _, [full], 512;
  {COPY}
ASKED: and.b32 %r33, %r30, 1;
  {wait(parity="%r33")}
  shl.b32 %r9, %r1, 2; add.u32 %r10, %r2, %r9; ld.shared.u32 %r11, [%r10]; add.u32 %r31, %r31, %r11;
  bar.sync 0;
  @!%p1 bra RELEASED;
  {RELEASE}
RELEASED: add.u64 %rd4, %rd4, 512; add.u32 %r30, %r30, 1; setp.lt.u32 %p3, %r30, {ROUNDS}; @%p3 bra ROUND;
  mov.u32 %r14, %ctaid.x; mad.lo.u32 %r14, %r14, 128, %r1; mad.wide.u32 %rd3, %r14, 4, %rd2; st.global.u32 [%rd3], %r31;
  {LAST}
  ret;
}}
"""


def run(text: str, grid: int = 4, **options) -> np.ndarray:
    device = Device()
    source, out = device.put(np.arange(128 * ROUNDS, dtype=np.uint32) * 7 + 1), device.empty(grid * 512)
    device.run(parse(text), "k", grid, 128, source, out, **options)
    return device.get(out, (grid, 128), "u4")


def drawn(seed: int | None) -> random.Random | None:
    """In lock step, or as a seed has warps run ahead of each other."""
    return None if seed is None else random.Random(seed)


@pytest.mark.parametrize("seed", [None, 0, 1, 2])
def test_two_blocks_copy_for_each_other(seed):
    check_text(TEXT)
    expected = (np.arange(128 * ROUNDS, dtype=np.uint32) * 7 + 1).reshape(ROUNDS, 128).sum(axis=0)
    assert (run(TEXT, order=drawn(seed)) == expected).all()


@pytest.mark.parametrize("seed", [None, 0, 1, 2])
@pytest.mark.parametrize(
    ("before", "after", "match"),
    [
        ("mov.u16 %h1, 3;", "mov.u16 %h1, 1;", "never ends: 0 of 1 arrivals and 512 bytes|bytes are awaited"),
        ("mov.u16 %h1, 3;", "mov.u16 %h1, 7;", "names blocks that a cluster of 2 does not have"),
        (FIRST, "bar.sync 0;", "with no barrier.cluster since it was made|there is no mbarrier"),
        (LAST, "", "may still use its shared memory: barrier.cluster before it ends|has ended"),
        (MEET, "", "with no barrier.cluster since it was made|there is no mbarrier"),
        # a thread waits for its own block's readers alone: what the other reads is written meanwhile
        ("mov.u32 %r20, 0;\nPEER:", "mov.u32 %r20, %cluster_ctarank; mbarrier.arrive.shared::cta.b64 _, [empty];\nPEER:", "data race|still writes it|arrivals at the mbarrier"),
        ("mbarrier.init.shared::cta.b64 [empty], 2", "mbarrier.init.shared::cta.b64 [empty], 1", "never ends"),
        # the other block is over after a round
        ("RELEASED: add.u64", "RELEASED: setp.eq.u32 %p4, %r12, 1; @%p4 ret; add.u64", "may still use|still copy|has ended"),
        ("barrier.cluster.wait.acquire.aligned;", "", "twice, with no barrier.cluster.wait between|since it was made|there is no mbarrier"),
        ("barrier.cluster.arrive.release.aligned;", "", "with no barrier.cluster.arrive before"),
        ("barrier.cluster.arrive.release.aligned;", "barrier.cluster.arrive.relaxed.aligned;", "since it was made"),
        ("setp.lt.u32 %p3, %r20, 2;", "setp.lt.u32 %p3, %r20, 3;", "no block 2 in a cluster of 2"),
    ],
)  # fmt: skip
def test_faults(before, after, match, seed):
    assert before in TEXT
    with pytest.raises(SimulatorTrap, match=match):
        run(TEXT.replace(before, after), order=drawn(seed))


def test_a_block_that_never_comes():
    other = TEXT.replace(LAST, "setp.eq.u32 %p4, %r12, 1; @%p4 bra SPIN; barrier.cluster.arrive; barrier.cluster.wait; SPIN:")
    with pytest.raises(SimulatorTrap, match=r"may still use|never come there|has ended"):
        run(other)


@pytest.mark.parametrize(
    ("cluster", "grid", "match"),
    [("2, 1, 1", 3, "no whole number of them"), ("16, 1, 1", 16, "at most 8"), ("1, 2, 1", 4, "no whole number of them")],
)
def test_launches_that_are_refused(cluster, grid, match):
    with pytest.raises(SimulatorTrap, match=match):
        run(TEXT.replace("reqnctapercluster 2, 1, 1", f"reqnctapercluster {cluster}"), grid)


NUMBERS = """
.version 8.4
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 out)
.reqnctapercluster 2, 2, 1
{
  .reg .b32 %r<20>; .reg .b64 %rd<4>; .shared .align 4 .b8 word[4];
  ld.param.u64 %rd1, [out]; cvta.to.global.u64 %rd1, %rd1;
  mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ctaid.y; mad.lo.u32 %r3, %r2, 4, %r1; st.shared.u32 [word], %r3;
  barrier.cluster.arrive; barrier.cluster.wait;
  mov.u32 %r4, %cluster_ctarank; xor.b32 %r5, %r4, 3; mov.u32 %r6, word; mapa.shared::cluster.u32 %r6, %r6, %r5; ld.shared::cluster.u32 %r7, [%r6];
  mov.u32 %r8, %cluster_ctaid.x; mov.u32 %r9, %cluster_ctaid.y; mov.u32 %r10, %clusterid.x; mov.u32 %r11, %nclusterid.y; mov.u32 %r12, %cluster_nctarank;
  mad.wide.u32 %rd2, %r3, 32, %rd1; st.global.v4.u32 [%rd2], {%r7, %r4, %r8, %r9}; st.global.v4.u32 [%rd2+16], {%r10, %r11, %r12, %r12};
  barrier.cluster.arrive; barrier.cluster.wait;
  ret;
}
"""


def _numbers(text: str) -> np.ndarray:
    device = Device()
    out = device.empty(4 * 6 * 32)
    device.run(parse(text), "k", (4, 6), 1, out)
    return device.get(out, (6, 4, 8), "u4")


def test_numbers_and_memory_of_other_blocks():
    """A block reads what the one across its cluster of 2 x 2 has stored."""
    check_text(NUMBERS)
    for (y, x), found in ((n, _numbers(NUMBERS)[n]) for n in np.ndindex(6, 4)):
        assert found.tolist() == [(y ^ 1) * 4 + (x ^ 1), y % 2 * 2 + x % 2, x % 2, y % 2, x // 2, 3, 4, 4]


@pytest.mark.parametrize(("number", "match"), [(0, "data race|never written"), (1, "may still use")])
def test_memory_of_other_blocks_wants_barriers(number, match):
    meet = "barrier.cluster.arrive; barrier.cluster.wait;"
    parts = NUMBERS.split(meet)
    parts[number] += "bar.sync 0;"
    text = parts[0] + (meet if number else "") + parts[1] + ("" if number else meet) + parts[2]
    with pytest.raises(SimulatorTrap, match=match):
        _numbers(text)
