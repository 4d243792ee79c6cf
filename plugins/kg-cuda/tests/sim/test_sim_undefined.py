"""What compilers leave undefined because nobody looks at it:
the simulator passes it by, and nothing else."""

from __future__ import annotations

import pytest
from simulated import SHARED, run, trap

ARRAY = "  .shared .align 16 .b8 s[12]; st.shared.u32 [s], 7; st.shared.u32 [s+4], 8; st.shared.u32 [s+8], 9;\n"
LOCAL = ARRAY.replace("shared", "local")
SUM = "add.u32 %r9, %r5, %r6; add.u32 %r9, %r9, %r7;"


@pytest.mark.parametrize("array", [ARRAY, LOCAL], ids=["shared", "local"])
def test_a_vector_that_reaches_over_the_end(array):
    """Of three words, four are loaded: a trap only where somebody looks at the fourth."""
    space = "shared" if array is ARRAY else "local"
    load = f"ld.{space}.v4.u32 {{%r5, %r6, %r7, %r8}}, [s];{SUM}"
    assert run(array + load + "st.global.u32 [%rd2], %r9;", block=1)[0] == 24
    trap(array + load + "add.u32 %r9, %r9, %r8; st.global.u32 [%rd2], %r9;", "out of range", block=1)


def test_a_vector_of_which_some_words_are_not_written():
    body = "  .shared .align 16 .b8 s[16]; st.shared.u32 [s+4], 8; st.shared.u32 [s+8], 9;\n ld.shared.v4.u32 {%r5, %r6, %r7, %r8}, [s];"
    assert run(body + "add.u32 %r9, %r6, %r7; st.global.u32 [%rd2], %r9;", block=1)[0] == 17
    trap(body + "add.u32 %r9, %r6, %r8; st.global.u32 [%rd2], %r9;", "never written", block=1)


def test_what_is_not_read_of_a_vector_races_with_nobody():
    """Even threads load their word with their neighbour's, which that writes meanwhile."""
    body = SHARED + (
        "st.shared.u32 [%r10], %r2; and.b32 %r12, %r2, 1; setp.eq.u32 %p1, %r12, 0;"
        "@!%p1 bra DONE; ld.shared.v2.u32 {%r5, %r6}, [%r10];"
    )
    assert run(body + "st.global.u32 [%rd2], %r5; DONE:")[62] == 62
    trap(body + "add.u32 %r7, %r5, %r6; st.global.u32 [%rd2], %r7; DONE:", "race")


def test_vectors_stay_aligned_as_a_whole():
    trap(ARRAY + "ld.shared.v2.u32 {%r5, %r6}, [s+4]; st.global.u32 [%rd2], %r5;", "no multiple of the access's 8 bytes")


def test_registers_that_nothing_writes():
    """They may be moved and stored: what arrives is a pattern that is no likely result."""
    assert run("st.global.v2.u32 [%rd1], {%r2, %r19};", block=1)[:2] == [0, 0xCDCDCDCD]
    assert run("mov.b64 %rd3, {%r2, %r19}; cvt.u32.u64 %r5, %rd3; st.global.u32 [%rd2], %r5;", block=1)[0] == 0
    trap("add.u32 %r5, %r19, 1; st.global.u32 [%rd2], %r5;", "read before any thread wrote it")


def test_registers_that_are_written_later():
    """A register that some path writes is awaited: storing it before is a fault."""
    trap("st.global.v2.u32 [%rd1], {%r2, %r5}; mov.u32 %r5, 1;", "read before any thread wrote it", block=1)
