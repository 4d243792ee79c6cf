"""mbarrier and cp.async.bulk: kernels by hand, which ptxas takes for sm_90a, and their faults."""

from __future__ import annotations

import numpy as np
import pytest
from hopper import INIT, check_text, kernel, run, trap, wait
from kg_cuda.sim import SimulatorTrap
from kg_cuda.sim.tensor_map import encode
from simulated import Device

PARAMS = "ld.param.u64 %rd1, [source]; ld.param.u64 %rd2, [out]; cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;"
#: Each block has its own 512 bytes of both.
BLOCKS = "mov.u32 %r12, %ctaid.x; mad.wide.u32 %rd1, %r12, 512, %rd1; mad.wide.u32 %rd2, %r12, 512, %rd2;"
EXPECT = "@!%p1 bra ASKED; mbarrier.arrive.expect_tx.shared::cta.b64 %rd9, [full], {bytes};"
BULK = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [tile], [%rd1], {bytes}, [full]; ASKED:"
#: Every thread stores its word of the tile.
STORE = "shl.b32 %r9, %r1, 2; add.u32 %r10, %r2, %r9; ld.shared.u32 %r11, [%r10]; mad.wide.u32 %rd3, %r1, 4, %rd2; st.global.u32 [%rd3], %r11;"
LOAD = PARAMS + BLOCKS + INIT + EXPECT + BULK + wait() + STORE


@pytest.fixture
def device():
    return Device()


def words(count):
    return np.arange(count, dtype=np.uint32) * 7 + 1


def test_a_bulk_copy_arrives_at_its_mbarrier(device):
    text = kernel(LOAD.format(bytes=512))
    check_text(text)
    source, out = device.put(words(384)), device.empty(3 * 512)
    run(device, text, source, out, grid=3)
    assert (device.get(out, 384, "u4") == words(384)).all()


@pytest.mark.parametrize(
    ("change", "match"),
    [
        ((wait(), ""), "still writes it"),
        (("{bytes};", "528;"), "never ends: 0 of 1 arrivals and 16 bytes are awaited"),
        (
            (
                "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [tile], [%rd1], {bytes}",
                "mov.u32 %r15, 8; cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [tile], [%rd1], %r15",
            ),
            "multiple of 16",
        ),
        (("[%rd1], {bytes}", "[%rd1+8], {bytes}"), "no multiple of the access's 16"),
        (("[tile], [%rd1], {bytes}", "[tile+16000], [%rd1], {bytes}"), "shared address .* out of range"),
        (("[tile], [%rd1], {bytes}", "[tile], [%rd1+64], {bytes}"), "out of range"),
        ((INIT, "bar.sync 0;"), "there is no mbarrier"),
        ((INIT, INIT.replace("b64 [full], 1", "b64 [full], 2")), "1 of 2 arrivals"),
    ],
)
def test_faults_of_a_bulk_copy(device, change, match):
    before, after = change
    assert before in LOAD
    text = kernel(LOAD.replace(before, after).format(bytes=512))
    trap(device, text, match, device.put(words(128)), device.empty(512))


def test_a_thread_that_does_not_wait_races(device):
    """Warp 3 reads with no wait: it is told so, whether or not the copy has arrived by then."""
    skip = "setp.ge.u32 %p3, %r1, 96; @%p3 bra WAIT_DONE;"
    text = kernel(LOAD.replace(wait(), skip + wait()).format(bytes=512))
    trap(device, text, "still writes it|race", device.put(words(128)), device.empty(512))


STAGES = (
    PARAMS
    + """
  @!%p1 bra MADE; mbarrier.init.shared::cta.b64 [full], 1; mbarrier.init.shared::cta.b64 [empty], 128;
  fence.mbarrier_init.release.cluster; fence.proxy.async; MADE: bar.sync 0;
  setp.lt.u32 %p3, %r1, 128; @%p3 bra CONSUME; setp.ne.u32 %p4, %r1, 128; @%p4 bra END;
  mov.u32 %r20, 0;
PRODUCE: and.b32 %r21, %r20, 1; xor.b32 %r22, %r21, 1;
"""
    + wait("empty", "%r22", "ROOM")
    + """
  mbarrier.arrive.expect_tx.shared::cta.b64 _, [full], 512;
  cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [tile], [%rd1], 512, [full];
  add.s64 %rd1, %rd1, 512; add.u32 %r20, %r20, 1; setp.lt.u32 %p3, %r20, 5; @%p3 bra PRODUCE; bra END;
CONSUME: mov.u32 %r20, 0; mov.u32 %r30, 0; shl.b32 %r9, %r1, 2; add.u32 %r10, %r2, %r9;
AGAIN: and.b32 %r21, %r20, 1;
"""
    + wait("full", "%r21", "DATA")
    + """
  ld.shared.u32 %r11, [%r10]; add.u32 %r30, %r30, %r11; {release}
  add.u32 %r20, %r20, 1; setp.lt.u32 %p3, %r20, 5; @%p3 bra AGAIN; mad.wide.u32 %rd3, %r1, 4, %rd2; st.global.u32 [%rd3], %r30;
END:
"""
)
RELEASE = "mbarrier.arrive.shared::cta.b64 %rd9, [empty];"


def test_a_producer_and_its_consumers(device):
    """A thread of a fifth warp fills one tile again and again, four warps add it up:
    full and empty, phase after phase."""
    text = kernel(STAGES.format(release=RELEASE))
    check_text(text)
    data, out = words(5 * 128), device.empty(512)
    run(device, text, device.put(data), out, block=160)
    assert (device.get(out, 128, "u4") == data.reshape(5, 128).sum(0)).all()


def test_a_tile_that_is_filled_before_it_was_read(device):
    """Consumers that say too early that they have read, and those who never do."""
    early = STAGES.replace(
        "ld.shared.u32 %r11, [%r10]; add.u32 %r30, %r30, %r11; {release}", RELEASE + "ld.shared.u32 %r11, [%r10];"
    )
    trap(device, kernel(early), "race|still writes", device.put(words(640)), device.empty(512), block=160)
    trap(device, kernel(STAGES.format(release="")), "never ends", device.put(words(640)), device.empty(512), block=160)


OUT = (
    PARAMS
    + "shl.b32 %r9, %r1, 2; add.u32 %r10, %r2, %r9; st.shared.u32 [%r10], %r1; {fence} bar.sync 0; @!%p1 bra SENT;"
    + "cp.async.bulk.global.shared::cta.bulk_group [%rd2], [tile], 512; cp.async.bulk.commit_group; {wait} SENT: {after}"
)
FENCE, AWAIT = "fence.proxy.async.shared::cta;", "cp.async.bulk.wait_group.read 0;"


def test_a_bulk_copy_to_global_memory(device):
    for wait_for in (AWAIT, "cp.async.bulk.wait_group 0;"):
        text = kernel(OUT.format(fence=FENCE, wait=wait_for, after=""))
        check_text(text)
        out = device.empty(512)
        run(device, text, 0, out)
        assert (device.get(out, 128, "u4") == np.arange(128)).all()


def test_faults_of_a_copy_to_global_memory(device):
    out = device.empty(512)
    trap(device, kernel(OUT.format(fence="", wait=AWAIT, after="")), "no fence.proxy.async between", 0, out)
    trap(device, kernel(OUT.format(fence=FENCE, wait="", after="")), "ends while its bulk copies still read", 0, out)
    after = "bar.sync 0; st.shared.u32 [%r10], 5; @!%p1 bra LAST;" + AWAIT + "LAST:"
    trap(device, kernel(OUT.format(fence=FENCE, wait="", after=after)), "still reads: wait for its group", 0, out)


def test_arrivals_are_counted(device):
    counted = INIT.replace("[full], 1", "[full], 128")
    body = counted + "mbarrier.arrive.shared::cta.b64 %rd9, [full];" + "{}" + wait()
    text = kernel(body.format(""))
    check_text(text)
    run(device, text, 0, 0)
    twice = "@!%p1 bra ONCE; mbarrier.arrive.shared::cta.b64 %rd9, [full]; ONCE:"
    run(device, kernel(body.format(twice)), 0, 0)  # thread 0 is the first of the next phase
    trap(device, kernel(body.replace("[full], 128", "[full], 129").format("")), "1 of 129 arrivals", 0, 0)
    trap(device, kernel(body.replace("[full], 128", "[full], 0").format("")), "counts 1 to", 0, 0)
    trap(
        device,
        kernel(body.format("@!%p1 bra ONCE; mbarrier.init.shared::cta.b64 [full], 1; ONCE:")),
        "mbarrier at .* already",
        0,
        0,
    )


def test_states_name_their_phase(device):
    """A thread that waits with the state of its arrival waits for that phase."""
    body = INIT.replace("[full], 1", "[full], 128") + (
        "mbarrier.arrive.shared::cta.b64 %rd9, [full]; TEST: mbarrier.test_wait.shared::cta.b64 %p2, [full], %rd9; @!%p2 bra TEST;"
        "mbarrier.arrive.shared::cta.b64 %rd8, [full]; AGAIN: mbarrier.try_wait.shared::cta.b64 %p2, [full], %rd8; @!%p2 bra AGAIN;"
    )
    check_text(kernel(body))
    run(device, kernel(body), 0, 0)


def test_an_mbarrier_orders_what_was_done_before(device):
    """Threads exchange words through the tile: with the wait no race, without it one."""
    counted = INIT.replace("[full], 1", "[full], 128")
    body = PARAMS + counted + (
        "shl.b32 %r9, %r1, 2; add.u32 %r10, %r2, %r9; st.shared.u32 [%r10], %r1; mbarrier.arrive.shared::cta.b64 %rd9, [full]; {}"
        "xor.b32 %r10, %r10, 256; ld.shared.u32 %r11, [%r10]; mad.wide.u32 %rd3, %r1, 4, %rd2; st.global.u32 [%rd3], %r11;"
    )  # fmt: skip
    out = device.empty(512)
    run(device, kernel(body.format(wait())), 0, out)
    assert (device.get(out, 128, "u4") == np.arange(128) ^ 64).all()
    trap(device, kernel(body.format("")), "race", 0, out)
    late = body.format(wait()).replace("xor.b32", "st.shared.u32 [%r10], 9; xor.b32")
    trap(device, kernel(late), "race", 0, out)


# -- tensors

TENSOR = ".param .align 64 .b8 map[128], .param .u64 out"
PICK = (
    "mov.b64 %rd5, map; cvta.param.u64 %rd5, %rd5; ld.param.u64 %rd2, [out];"
    + INIT
    + EXPECT
    + "cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [tile], [%rd5, {{{corner}}}], [full]; ASKED:"
    + wait()
)
#: All bytes of the tile, by the threads in turn.
DUMP = """
  mov.u32 %r20, %r1;
NEXT: setp.ge.u32 %p3, %r20, {bytes}; @%p3 bra DUMPED; add.u32 %r10, %r2, %r20; ld.shared.u8 %r11, [%r10]; cvt.u64.u32 %rd4, %r20; add.s64 %rd3, %rd2, %rd4; st.global.u8 [%rd3], %r11;
  add.u32 %r20, %r20, 128; bra NEXT; DUMPED:
"""


def box_of(tensor, corner, box):
    """The box of a tensor, zeros outside; axes as numpy's, the last the innermost."""
    out = np.zeros(box, tensor.dtype)
    for index in np.ndindex(*box):
        place = tuple(c + i for c, i in zip(corner, index, strict=True))
        if all(0 <= p < n for p, n in zip(place, tensor.shape, strict=True)):
            out[index] = tensor[place]
    return out


def unswizzled(data, width):
    """Rows of `width` bytes, eight to a pattern:
    the 16 bytes numbered n of row r lie where n ^ r (of 64: r / 2, of 32: r / 4) counts."""
    if not width:
        return data
    pieces = data.reshape(-1, width // 16, 16)
    out = np.empty_like(pieces)
    for r in range(len(pieces)):
        for n in range(width // 16):
            out[r, n] = pieces[r, n ^ (r * width // 128) % (width // 16)]
    return out.reshape(-1)


@pytest.mark.parametrize("swizzle", [0, 32, 64, 128])
@pytest.mark.parametrize(
    ("shape", "corner", "box"),
    [
        ((100,), (8,), (32,)),
        ((20, 64), (3, 8), (16, 8)),
        ((20, 64), (15, 56), (8, 16)),
        ((20, 64), (-2, -4), (8, 16)),
        ((5, 9, 32), (1, 2, 16), (2, 4, 16)),
    ],
)
def test_boxes_of_tensors(device, shape, corner, box, swizzle):
    tensor = np.arange(1, 1 + int(np.prod(shape)), dtype=np.uint16).reshape(shape)
    if swizzle and box[-1] * 2 != swizzle:
        box = (*box[:-1], swizzle // 2)
    nbytes = int(np.prod(box)) * 2
    text = kernel(
        PICK.format(rank=len(shape), corner=", ".join(str(c) for c in reversed(corner)), bytes=nbytes)
        + DUMP.format(bytes=nbytes),
        TENSOR,
    )
    check_text(text)
    padded = np.zeros((*shape[:-1], -(-shape[-1] // 8) * 8), np.uint16)
    padded[..., : shape[-1]] = tensor
    source, out = device.put(padded), device.empty(nbytes)
    map_ = encode(source, 2, shape[::-1], padded.strides[-2::-1], box[::-1], swizzle)
    run(device, text, map_, out)
    got = unswizzled(device.get(out, nbytes, "u1"), swizzle).view(np.uint16).reshape(box)
    assert (got == box_of(tensor, corner, box)).all()


def test_a_map_in_global_memory(device):
    """A kernel may be given the address of a map as well."""
    tensor = words(64).reshape(8, 8)
    map_ = encode(device.put(tensor), 4, (8, 8), (32,), (4, 8))
    body = PICK.replace(
        "mov.b64 %rd5, map; cvta.param.u64 %rd5, %rd5; ld.param.u64 %rd2, [out];",
        "ld.param.u64 %rd5, [source]; ld.param.u64 %rd2, [out];",
    )
    out = device.empty(128)
    run(
        device,
        kernel(body.format(rank=2, corner="4, 0", bytes=128) + DUMP.format(bytes=128)),
        device.put(np.frombuffer(map_, np.uint8)),
        out,
    )
    assert (device.get(out, (8, 4), "u4") == tensor[:, 4:]).all()


def test_a_tensors_box_goes_back(device):
    """Thread 0 sends the tile that all wrote; what lies outside of the tensor is not written."""
    body = (
        "mov.b64 %rd5, map; cvta.param.u64 %rd5, %rd5; shl.b32 %r9, %r1, 2; add.u32 %r10, %r2, %r9; st.shared.u32 [%r10], %r1;"
        + FENCE
        + "bar.sync 0; @!%p1 bra SENT; cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%rd5, {4, 6}], [tile];"
        + "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; SENT:"
    )
    text = kernel(body, TENSOR)
    check_text(text)
    target = device.put(np.zeros((16, 16), np.uint32))
    run(device, text, encode(target, 4, (16, 16), (64,), (8, 16)), 0)
    wanted = np.zeros((16, 16), np.uint32)
    wanted[6:, 4:12] = np.arange(128).reshape(16, 8)[:10]
    assert (device.get(target, (16, 16), "u4") == wanted).all()


def test_maps_that_are_none(device):
    text = kernel(PICK.format(rank=2, corner="0, 0", bytes=256), TENSOR)
    trap(device, text, "there is no tensor map", bytes(128), 0)
    source = device.put(words(4096))
    trap(device, text, "a tensor map of 1 axes, and a copy of 2", encode(source, 4, (64,), (), (8,)), 0)
    for changed, message in (
        ({"strides": (24,)}, "multiples of 16 bytes"),
        ({"box": (2, 4)}, "no multiple of 16"),
        ({"box": (16, 4), "swizzle": 32}, "more than the swizzle's 32"),
        ({"box": (300, 4)}, "1 to 256"),
        ({"swizzle": 48}, "swizzle of 48"),
        ({"strides": ()}, "one stride less"),
    ):
        with pytest.raises(SimulatorTrap, match=message):
            encode(source, 4, **{"sizes": (64, 64), "strides": (256,), "box": (8, 4), **changed})
