"""Races over many barriers, and between blocks that fence."""

from __future__ import annotations

import pytest
from kg_sim.synchronization import clocks
from simulated import SHARED, run, trap

LOOP = "mov.u32 %r12, 0; LOOP: {step} add.u32 %r12, %r12, 1; setp.lt.u32 %p1, %r12, %r1; @%p1 bra LOOP;"
#: A thread stores to its word and loads its neighbour's, with this between.
MEET = "st.shared.u32 [%r10], %r2; {between} ld.shared.u32 %r13, [%r11]; st.global.u32 [%rd2], %r13;"
TURNS = (1, 6, 7, 8, 9, 13, 14, 15, 16, 40)


@pytest.fixture
def few_bits(monkeypatch):
    """Clocks that overflow soon."""
    monkeypatch.setattr(clocks, "GROUP_LIMIT", 7)
    monkeypatch.setattr(clocks, "SUBGROUP_LIMIT", 7)


@pytest.mark.usefixtures("few_bits")
@pytest.mark.parametrize("step", ["bar.sync 0;", "bar.warp.sync -1;"], ids=["block", "warp"])
def test_clocks_begin_anew(step):
    """However many barriers were passed: what meets with none between is a race,
    what meets with one is none."""
    loop = SHARED + LOOP.format(step=step)
    for turns in TURNS:
        assert run(loop + MEET.format(between=step), n=turns)[:2] == [1, 0]
        trap(loop + MEET.format(between=""), "data race", n=turns)
        # the store before the loop, the load after it
        early = SHARED + "st.shared.u32 [%r10], %r2;" + LOOP.format(step=step)
        assert run(early + "ld.shared.u32 %r13, [%r11]; st.global.u32 [%rd2], %r13;", n=turns)[:2] == [1, 0]


@pytest.mark.usefixtures("few_bits")
def test_a_warps_barriers_never_order_two_warps():
    """Though they are so many that their clock overflows."""
    far = SHARED + "xor.b32 %r11, %r10, 128; st.shared.u32 [%r10], %r2;" + LOOP.format(step="bar.warp.sync -1;")
    for turns in TURNS:
        trap(far + "ld.shared.u32 %r13, [%r11]; st.global.u32 [%rd2], %r13;", "data race", n=turns)
        assert run(far + "bar.sync 0; ld.shared.u32 %r13, [%r11]; st.global.u32 [%rd2], %r13;", n=turns)[0] == 32


@pytest.mark.usefixtures("few_bits")
def test_races_of_blocks_are_found_after_many_barriers():
    """In batches of one block, too: a block of an earlier batch is no barrier behind."""
    body = LOOP.format(step="bar.sync 0;") + "st.global.u32 [%rd2], %r2;"
    for turns in TURNS:
        trap(body, "data race: thread 0 of block 0 writes what thread 0 of block 1 writes too", n=turns, grid=2)


@pytest.mark.usefixtures("few_bits")
def test_a_warp_that_waits_while_others_pass_too_many_barriers():
    """Warp 1 stands at barrier 0 while warp 0 meets itself at barrier 1."""
    body = "setp.ge.u32 %p2, %r2, 32; @%p2 bra WAIT;" + LOOP.format(step="bar.sync 1, 32;") + "WAIT: bar.sync 0;"
    run(body, n=5)
    trap(body, "more barriers than the search for races can count", n=40)


def test_a_barrier_of_all_after_one_of_some():
    """Warp 0 has passed one barrier more than warp 1:
    what it writes before they meet lies before what warp 1 reads after."""
    body = SHARED + (
        "setp.ge.u32 %p1, %r2, 32; @%p1 bra MEET; bar.sync 1, 32; MEET: st.shared.u32 [%r10], %r2; {} xor.b32 %r11, %r10, 128;"
        "ld.shared.u32 %r13, [%r11]; st.global.u32 [%rd2], %r13;"
    )
    assert run(body.format("bar.sync 0;"))[::32] == [32, 0]


FLAG = """
  setp.ne.u32 %p1, %r2, 0; @%p1 bra OUT;
  setp.eq.u32 %p2, %r3, 1; @%p2 bra SECOND;
  st.global.u32 [%rd1+128], 77; {release} st.volatile.global.u32 [%rd1], 1; bra OUT;
SECOND: ld.volatile.global.u32 %r5, [%rd1]; setp.ne.u32 %p3, %r5, 1; @%p3 bra SECOND; {acquire}
  ld.global.u32 %r6, [%rd1+128]; st.global.u32 [%rd1+4], %r6;
OUT: """


def test_blocks_that_fence_on_both_sides_may_meet():
    assert run(FLAG.format(release="membar.gl;", acquire="membar.gl;"), grid=2)[1] == 77
    assert run(FLAG.format(release="fence.acq_rel.gpu;", acquire="fence.sc.gpu;"), grid=2)[1] == 77


@pytest.mark.parametrize(("release", "acquire"), [("membar.gl;", ""), ("", "membar.gl;"), ("membar.cta;", "membar.gl;")])
def test_a_fence_on_one_side_is_none(release, acquire):
    trap(FLAG.format(release=release, acquire=acquire), "data race", grid=2)


def test_accesses_that_release_and_acquire_are_fences():
    text = FLAG.replace("{release} st.volatile.global", "st.release.gpu.global").replace("ld.volatile", "ld.{how}.gpu")
    assert run(text.format(how="acquire", acquire=""), grid=2)[1] == 77
    trap(text.format(how="relaxed", acquire=""), "data race", grid=2)
