"""What the simulator traps: each fault as the smallest kernel that commits it,
and beside it the same kernel without."""

from __future__ import annotations

import pytest
from kg_cuda.sim import PtxError, SimulatorTrap, check, launch, parse
from simulated import HEAD, SETUP, SHARED, Device, i32, run, trap


def test_out_of_range_names_kernel_line_thread_and_address():
    text = trap("st.global.u32 [%rd2], %r2;", "out of range", block=65)
    assert (
        "thread (64, 0, 0)" in text
        and "block (0, 0, 0)" in text
        and "st.global.u32 [%rd2], %r2" in text
        and "PTX line 8" in text
    )
    assert run("st.global.u32 [%rd2], %r2;") == list(range(64))
    trap("ld.global.u32 %r5, [%rd2+-4];", "out of range")
    trap("st.global.u32 [%rd2], %r2;", "out of range", block=65, checks=False)


def test_an_address_cut_to_32_bits_is_none():
    trap("cvt.u32.u64 %r5, %rd2; cvt.u64.u32 %rd3, %r5; ld.global.u32 %r6, [%rd3];", "out of range")
    trap("cvt.u32.u64 %r5, %rd2; cvt.u64.u32 %rd3, %r5; ld.u32 %r6, [%rd3];", "no state space")


def test_freed_memory():
    device, module = (
        Device(),
        parse(f"{HEAD}.entry k(.param .u64 out, .param .u32 n) {{{SETUP} st.global.u32 [%rd2], %r2; ret; }}"),
    )
    out = device.empty(256)
    device.memory.free(out)
    with pytest.raises(SimulatorTrap, match="out of range"):
        device.run(module, "k", 1, 64, out, i32(0))
    with pytest.raises(SimulatorTrap, match="begins no allocation"):
        device.memory.free(out + 4)


def test_misaligned():
    trap("ld.global.u32 %r5, [%rd2+2];", "no multiple of the access's 4 bytes")
    trap("ld.global.v2.u32 {%r5, %r6}, [%rd2];", "no multiple of the access's 8 bytes", block=2)
    trap("ld.global.v4.u32 {%r5, %r6, %r7, %r8}, [%rd1+8];", "no multiple of the access's 16 bytes")
    trap(SHARED + "st.shared.v2.u32 [%r10], {%r2, %r2};", "no multiple of the access's 8 bytes", block=2)
    run("ld.global.v2.u32 {%r5, %r6}, [%rd1+8]; ld.global.v4.u32 {%r5, %r6, %r7, %r8}, [%rd1+16];")


def test_unwritten_global_memory():
    trap("ld.global.u32 %r5, [%rd2];", "never written", written=False)
    run("st.global.u32 [%rd2], %r2; ld.global.u32 %r5, [%rd2];", written=False)
    run("ld.global.u32 %r5, [%rd2];", written=False, checks=False)
    trap("st.global.u8 [%rd2], %r2; ld.global.u32 %r5, [%rd2];", "never written", written=False)


def test_unwritten_shared_and_local_memory():
    trap(SHARED + "ld.shared.u32 %r5, [%r10];", "shared memory at 0x0 is read, and was never written")
    run(SHARED + "st.shared.u32 [%r10], %r2; ld.shared.u32 %r5, [%r10];")
    trap(".local .b32 l[2]; st.local.u32 [l], %r2; ld.local.u32 %r5, [l+4];", "local memory at 0x4")
    run(".local .b32 l[2]; st.local.u32 [l+4], %r2; ld.local.u32 %r5, [l+4];")


def test_shared_and_local_out_of_range():
    trap(SHARED + "st.shared.u32 [%r10+4], %r2;", "shared address 0x100 is out of range")
    trap(".local .b32 l[2]; st.local.u32 [l+8], %r2;", "local address 0x8 is out of range")
    trap("st.shared.u32 [%r2], %r2;", "of 0 bytes", block=1)
    run("shl.b32 %r9, %r2, 2; st.shared.u32 [%r9], %r2;", dynamic_shared=256)


def test_register_that_nobody_wrote():
    trap("add.u32 %r5, %r6, 1;", "register %r6 is read before")
    run("mov.u32 %r5, %r6;")


def test_races_in_shared_memory():
    write, read = "st.shared.u32 [%r10], %r2; ", "ld.shared.u32 %r5, [%r11]; "
    trap(SHARED + write + read, "data race: thread .* reads what thread", grid=3)
    trap(
        SHARED + write + "bar.sync 0; " + read + "st.shared.u32 [%r10], %r5;", "data race: thread .* writes what thread .* read"
    )
    run(SHARED + write + "bar.sync 0; " + read + "bar.sync 0; st.shared.u32 [%r10], %r5;", grid=3)
    run(SHARED + write + read, checks=False)


def test_two_threads_writing_one_byte_race_even_with_one_value():
    trap(
        SHARED + "and.b32 %r12, %r10, 0xFFFFFFF8; mov.u32 %r13, 5; st.shared.u32 [%r12], %r13;",
        "writes too, in the same instruction",
    )
    trap("mov.u32 %r13, 5; st.global.u32 [%rd1], %r13;", "writes too, in the same instruction")


def test_bytes_of_one_word_may_be_written_by_different_threads():
    run(".shared .align 4 .b8 s[64]; mov.u32 %r9, s; add.u32 %r9, %r9, %r2; st.shared.u8 [%r9], %r2; bar.sync 0; xor.b32 %r9, %r9, 1;"
        "ld.shared.u8 %r5, [%r9];")  # fmt: skip
    trap(".shared .align 4 .b8 s[64]; mov.u32 %r9, s; add.u32 %r9, %r9, %r2; st.shared.u8 [%r9], %r2; and.b32 %r9, %r9, 60;"
         "ld.shared.u32 %r5, [%r9];", "data race")  # fmt: skip


def test_a_warps_barrier_orders_its_own_lanes_only():
    other = "xor.b32 %r12, %r10, 128; "
    run(SHARED + "st.shared.u32 [%r10], %r2; bar.warp.sync 0xFFFFFFFF; ld.shared.u32 %r5, [%r11];")
    body = SHARED + other + "st.shared.u32 [%r10], %r2; bar.warp.sync 0xFFFFFFFF; ld.shared.u32 %r5, [%r12];"
    trap(body, "data race")
    run(body.replace("bar.warp.sync 0xFFFFFFFF", "bar.sync 0"))


def test_races_in_global_memory():
    trap(
        "xor.b32 %r5, %r2, 1; mad.wide.u32 %rd3, %r5, 4, %rd1; st.global.u32 [%rd2], %r2; ld.global.u32 %r6, [%rd3];",
        "data race",
    )
    run(
        "xor.b32 %r5, %r2, 1; mad.wide.u32 %rd3, %r5, 4, %rd1; st.global.u32 [%rd2], %r2; bar.sync 0; ld.global.u32 %r6, [%rd3];"
    )
    # the same words by two blocks: no barrier orders them
    trap("st.global.u32 [%rd2], %r2;", "data race: thread 0 of block 0 writes what thread 0 of block 1 writes too", grid=2)
    trap(
        "ld.global.u32 %r5, [%rd2]; setp.eq.u32 %p1, %r3, 1; @%p1 st.global.u32 [%rd2], %r2;",
        "block 1 writes what thread 0 of block 0 read",
        grid=2,
    )
    run("atom.global.add.u32 %r5, [%rd2], 1;", grid=2)


def test_races_are_found_between_batches():
    body = "setp.gt.u32 %p1, %r3, 0; setp.lt.and.u32 %p2, %r3, 1200, %p1; @%p2 bra OUT; st.global.u32 [%rd2], %r2; OUT:"
    trap(body, "data race: thread 0 of block 1200", grid=1201)


def test_noncoherent_loads():
    trap("ld.global.nc.u32 %r5, [%rd2]; st.global.u32 [%rd2], %r5;", "ld.global.nc")
    trap("st.global.u32 [%rd2], %r2; ld.global.nc.u32 %r5, [%rd2];", "ld.global.nc")
    run("ld.global.nc.u32 %r5, [%rd2];")
    run("ld.global.nc.u32 %r5, [%rd2]; st.global.u32 [%rd2+128], %r5;", block=32)  # two arrays in one allocation
    trap("ld.global.nc.u32 %r5, [%rd2]; st.global.u32 [%rd2+124], %r5;", "ld.global.nc", block=32)


def test_constants_can_not_be_written():
    trap("mov.u64 %rd3, c; st.global.u32 [%rd3], %r1;", "constant memory", block=1, before=".const .b32 c[2] = {1, 2};\n")
    assert run("ld.const.u32 %r5, [c+4]; st.global.u32 [%rd2], %r5;", before=".const .b32 c[2] = {1, 9};\n") == [9] * 64


def test_barrier_in_divergent_code():
    half = "setp.lt.u32 %p1, %r2, 32; @%p1 bra OUT; bar.sync 0; mov.u32 %r5, 1; OUT: "
    trap(half.replace("OUT: ", "OUT: bar.sync 1;"), "a barrier in divergent code")
    trap(
        "setp.lt.u32 %p1, %r2, 16; @%p1 bra OUT; bar.sync 0; bra END; OUT: bar.sync 0; END: ",
        "threads of a warp come to it by different ways",
        block=32,
    )
    run("setp.lt.u32 %p1, %r2, 32; @%p1 bra OUT; bar.sync 0; bra END; OUT: bar.sync 0; END: ")  # whole warps may
    run(half)  # the others have ended


def test_barrier_of_some_warps():
    pairs = (
        SHARED
        + "setp.ge.u32 %p1, %r2, 64; @%p1 bra OUT; st.shared.u32 [%r10], %r2; bar.sync 1, 64; ld.shared.u32 %r5, [%r11]; OUT: bar.sync 0;"
    )
    run(pairs.replace("s[256]", "s[512]"), block=128, size=512)
    trap("bar.sync 1, 96;", "a barrier in divergent code")
    produce = (
        SHARED
        + """setp.ge.u32 %p1, %r2, 32; @%p1 bra TAKE; st.shared.u32 [%r10], %r2; bar.arrive 1, 64; bra OUT;
        TAKE: bar.sync 1, 64; ld.shared.u32 %r5, [%r10+-128]; st.global.u32 [%rd2], %r5; OUT: """
    )
    assert run(produce)[32:] == list(range(32))


def test_lanes_that_a_mask_names_and_that_are_elsewhere():
    trap(
        "setp.lt.u32 %p1, %r2, 16; @%p1 bra OUT; shfl.sync.bfly.b32 %r5, %r2, 1, 31, 0xFFFFFFFF; OUT: bar.sync 0;",
        "lanes that its mask names",
        block=32,
    )
    trap("shfl.sync.bfly.b32 %r5, %r2, 1, 31, 0xFFFF;", "a lane executes it that its mask does not name", block=32)
    trap("setp.lt.u32 %p1, %r2, 16; @%p1 shfl.sync.bfly.b32 %r5, %r2, 16, 31, 0xFFFF;", "lives and takes no part", block=32)
    run("setp.lt.u32 %p1, %r2, 16; @%p1 shfl.sync.bfly.b32 %r5, %r2, 1, 31, 0xFFFF;", block=32)


def test_asynchronous_copies_arrive_when_awaited():
    copy = SHARED + "cp.async.ca.shared.global [%r10], [%rd2], 4; cp.async.commit_group; "
    read = "ld.shared.u32 %r5, [%r10]; add.u32 %r5, %r5, 7; st.global.u32 [%rd2], %r5;"
    assert run(copy + "cp.async.wait_group 0; " + read) == [x + 7 for x in range(64)]
    trap(copy + read, "cp.async still writes it")
    trap(copy + "cp.async.wait_group 1; " + read, "cp.async still writes it")
    trap(copy + "cp.async.wait_group 0; " + read.replace("%r10", "%r11"), "data race")
    assert run(copy + "cp.async.wait_all; bar.sync 0; " + read.replace("%r10", "%r11")) == [(x ^ 1) + 7 for x in range(64)]
    trap(SHARED + "cp.async.cg.shared.global [%r10], [%rd2], 16;", "no multiple", block=2)
    part = (
        SHARED
        + "mov.u32 %r12, 2; cp.async.ca.shared.global [%r10], [%rd2], 4, %r12; cp.async.wait_all; ld.shared.u32 %r5, [%r10]; st.global.u32 [%rd2], %r5;"
    )
    assert run(part) == list(range(64))
    nothing = (
        SHARED
        + "mov.u32 %r12, 0; cp.async.ca.shared.global [%r10], [%rd2+65536], 4, %r12; cp.async.wait_all; ld.shared.u32 %r5, [%r10]; st.global.u32 [%rd2], %r5;"
    )
    assert run(nothing) == [0] * 64


def test_loops_that_do_not_end():
    trap("L: bra L;", "budget of instructions", budget=1000)


def test_trap_and_switch_out_of_range():
    trap("setp.eq.u32 %p1, %r2, 5; @%p1 trap;", "executes trap")
    table = "T: .branchtargets A, B; brx.idx %r2, T; A: mov.u32 %r5, 1; bra E; B: mov.u32 %r5, 2; E: st.global.u32 [%rd2], %r5;"
    assert run(table, block=2)[:2] == [1, 2]
    trap(table, "index 2, of 2 targets", block=3)


def test_launches_that_are_not_possible():
    module = parse(f"{HEAD}.entry k(.param .u64 a) .maxntid 64, 1, 1 {{ ret; }}\n.entry q() .reqntid 32 {{ ret; }}")
    device = Device()
    for kernel, grid, block, message in (
        ("k", 1, 65, "at most"),
        ("k", 0, 1, "not possible"),
        ("k", 1, 2048, "not possible"),
        ("q", 1, 64, "requires"),
    ):
        with pytest.raises(SimulatorTrap, match=message):
            device.run(module, kernel, grid, block, 0)
    with pytest.raises(SimulatorTrap, match="takes 8 bytes of arguments"):
        launch(module, "k", (1, 1, 1), (1, 1, 1), b"1234", device.memory)
    with pytest.raises(SimulatorTrap, match="shared memory"):
        device.run(module, "k", 1, 1, 0, dynamic_shared=1 << 18)
    with pytest.raises(PtxError, match="there is no kernel x; there are: k, q"):
        device.run(module, "x", 1, 1)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("mov.u32 %r1, %nothing;", "line 5: register %nothing is not declared"),
        ("frobnicate.u32 %r1, %r1;", "line 5: frobnicate.u32 is not supported"),
        ("add.u32 %rd1, %r1, 1;", "is a register of type b64, not of u32"),
        ("add.f32 %r1, %r1, 1;", "an integer is no value of this type"),
        ("add.u32 %r1, %tid.x, 1;", "a special register can be read by mov only"),
        ("bra NOWHERE;", "label NOWHERE does not exist"),
        ("ld.global.u32 %r1, [nothing];", "nothing is no variable"),
        ("mov.u32 %r1, 5", "expected ';'"),
        ("mov.u32 %r1, ?;", "is not PTX"),
        ("L: L: ret;", "label L exists already"),
        ("ld.global.v4.u32 {%r1, %r1}, [%rd1];", "4 registers are wanted"),
        ("selp.u32 %r1, 1, 2, %r1;", "is no predicate"),
        ("call (%r1), missing, (%r1);", "calls through pointers"),
    ],
)
def test_text_that_can_not_be_run(body, message):
    text = f"{HEAD}.entry k() {{ .reg .b32 %r<3>; .reg .b64 %rd<3>;\n\n"[:-1] + f"{body} ret; }}\n"
    with pytest.raises(PtxError, match=message):
        check(parse(text), "k")


def test_texts_that_are_no_module():
    with pytest.raises(PtxError, match=r"no \.version"):
        parse("")
    with pytest.raises(PtxError, match="ends too early"):
        parse(HEAD + ".entry k() { ret;")
    with pytest.raises(PtxError, match="only addresses of 64 bits"):
        parse(".version 8.0\n.address_size 32\n")
    with pytest.raises(PtxError, match=r"line 4: '\.frob' begins nothing"):
        parse(HEAD + ".frob x;")
