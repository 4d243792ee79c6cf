"""wgmma: products of a warpgroup by hand-written kernels, which ptxas takes for sm_90a, against numpy;
and what must not be done."""

from __future__ import annotations

import numpy as np
import pytest
from hopper import INIT, check_text, kernel, run, trap, wait
from kg_cuda.sim import SimulatorTrap
from simulated import Device

#: The codes of 0 to 4 as 8-bit floats.
SMALL = {"e4m3": (0, 0x38, 0x40, 0x44, 0x48), "e5m2": (0, 0x3C, 0x40, 0x42, 0x44)}
PLAIN = {"f16": np.float16, "tf32": np.float32, "s8": np.int8, "u8": np.uint8}
K = {"f16": 16, "bf16": 16, "tf32": 8, "s8": 32, "u8": 32, "e4m3": 32, "e5m2": 32}
WIDTHS = {0: 0, 128: 1, 64: 2, 32: 3}
PARAMETERS = ".param .u64 pa, .param .u64 pb, .param .u64 out, .param .u64 da, .param .u64 db"


@pytest.fixture
def device():
    return Device()


def operand(rng, kind, rows, k):
    """Small whole numbers: their products are exact."""
    return rng.integers(0 if kind == "u8" else -4, 5, (rows, k))


def encoded(kind, values):
    """Numbers in the form of a kind."""
    if kind in PLAIN:
        return values.astype(PLAIN[kind])
    if kind == "bf16":
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return (np.array(SMALL[kind])[np.abs(values)] | (values < 0) << 7).astype(np.uint8)


def image(matrix, width, mn_major):
    """A matrix (rows of M or N by k) as it lies in shared memory, byte by byte, and its (leading,
    stride) byte offsets.

    Written from the manual's figures: a core matrix is 8 by 16 bytes; with a swizzle of w bytes, 8 rows of w bytes make a pattern in which
    the 16 bytes numbered n of row r lie where n ^ (r * w / 128) counts. The innermost axis is k, or with `mn_major` the other."""
    lines = matrix.T if mn_major else matrix  # rows of what lies together
    data = np.ascontiguousarray(lines).view(np.uint8)
    count, length = data.shape
    out: dict[int, np.ndarray] = {}
    if not width:
        across = 128 * (length // 16)  # from eight lines to the next eight
        for r in range(count):
            for c in range(length // 16):
                out[r // 8 * across + c * 128 + r % 8 * 16] = data[r, c * 16 : c * 16 + 16]
        lead, stride = (across, 128) if mn_major else (128, across)
    else:
        blocks = -(-length // width)  # patterns beside one another
        across = 8 * width
        beside = across * (count // 8)
        for r in range(count):
            for c in range(length // 16):
                block, n = divmod(c, width // 16)
                at = block * beside + r // 8 * across + r % 8 * width
                out[at + (n ^ (r % 8 * width // 128) % (width // 16)) * 16] = data[r, c * 16 : c * 16 + 16]
        lead, stride = (beside if blocks > 1 else 16), across
    flat = np.zeros(max(out) + 16, np.uint8)
    for at, piece in out.items():
        flat[at : at + 16] = piece
    return np.concatenate([flat, np.zeros(-len(flat) % 128, np.uint8)]), lead, stride


def bits(lead, stride, width):
    return lead >> 4 << 16 | stride >> 4 << 32 | WIDTHS[width] << 62


def text_of(
    shape,
    types,
    registers,
    kind,
    *,
    tail,
    own=False,
    body="{load}{fence}{product}{commit}{wait}{store}",
    bytes_=(0, 0),
    **parts,
):
    """The kernel: both images arrive by bulk copies, a product is added to ones,
    each thread stores its accumulators."""
    d = ", ".join(f"%d{i}" for i in range(registers))
    first = "{%a0, %a1, %a2, %a3}" if own else "%rd10"
    given = {
        "load": f"""
  ld.param.u64 %rd1, [pa]; ld.param.u64 %rd2, [pb]; ld.param.u64 %rd3, [out]; ld.param.u64 %rd10, [da]; ld.param.u64 %rd11, [db];
  {INIT} @!%p1 bra ASKED; mbarrier.arrive.expect_tx.shared::cta.b64 %rd9, [full], {sum(bytes_)};
  cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [left], [%rd1], {bytes_[0]}, [full];
  cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [right], [%rd2], {bytes_[1]}, [full]; ASKED: {wait()}
  mov.u32 %r5, left; shr.u32 %r5, %r5, 4; cvt.u64.u32 %rd5, %r5; or.b64 %rd10, %rd10, %rd5;
  mov.u32 %r5, right; shr.u32 %r5, %r5, 4; cvt.u64.u32 %rd5, %r5; or.b64 %rd11, %rd11, %rd5; setp.ne.u32 %p5, 1, 0;
  """ + "".join(f"mov.{kind} %d{i}, {parts.get('one', '0f3F800000')};" for i in range(registers)) + parts.get("a", ""),
        "fence": "wgmma.fence.sync.aligned;",
        "product": f"wgmma.mma_async.sync.aligned.{shape}.{types} {{{d}}}, {first}, %rd11, %p5{tail};",
        "commit": "wgmma.commit_group.sync.aligned;",
        "wait": "wgmma.wait_group.sync.aligned 0;",
        "store": f"mad.wide.u32 %rd4, %r1, {registers * 4}, %rd3;"
        + "".join(f"st.global.{kind} [%rd4+{i * 4}], %d{i};" for i in range(registers)),
    }  # fmt: skip
    arrays = f".reg .{kind} %d<{registers}>; .reg .b32 %a<4>; .shared .align 1024 .b8 left[16384]; .shared .align 1024 .b8 right[32768];"
    return kernel(arrays + body.format(**given), PARAMETERS)


def accumulators(device, out, n, to):
    """What 128 threads stored, as the matrix: the manual's figure of the accumulator's fragment."""
    each = 2 if to == "f16" else 1
    kind = {"f16": np.float16, "f32": np.float32, "s32": np.int32}[to]
    registers = n // 2 // each
    words = device.get(out, (128, registers), "u4").view(kind).reshape(128, n // 2)
    matrix = np.zeros((64, n), kind)
    for thread in range(128):
        for i in range(n // 2):
            row = 16 * (thread // 32) + thread % 32 // 4 + 8 * (i // 2 % 2)
            matrix[row, 8 * (i // 4) + 2 * (thread % 4) + i % 2] = words[thread, i]
    return matrix


def product(device, kind, n, to="f32", *, widths=(0, 0), turned=(False, False), signs=(1, 1), two=None, own=False):
    """One product by a kernel, and what it should be."""
    rng, two, k = np.random.default_rng(5), two or kind, K[kind]
    a, b = operand(rng, kind, 64, k), operand(rng, two, n, k)
    (left, *offsets_a), (right, *offsets_b) = (
        image(encoded(kind, a), widths[0], turned[0]),
        image(encoded(two, b), widths[1], turned[1]),
    )
    whole = to == "s32"
    tail = "" if whole else f", {signs[0]}, {signs[1]}"
    if kind in ("f16", "bf16"):
        tail += f", {int(turned[1])}" if own else f", {int(turned[0])}, {int(turned[1])}"
    registers = n // 4 if to == "f16" else n // 2
    one = {"f32": "0f3F800000", "s32": "1", "f16": "0x3C003C00"}[to]
    word = "f32" if to == "f32" else "b32"
    load_a = ""
    if own:  # the thread's four registers follow one another in memory
        load_a = "mad.wide.u32 %rd6, %r1, 16, %rd1; ld.global.v4.b32 {%a0, %a1, %a2, %a3}, [%rd6];"
        left = fragments_of(encoded(kind, a))
    text = text_of(
        f"m64n{n}k{k}",
        f"{to}.{kind}.{two}",
        registers,
        word,
        tail=tail,
        own=own,
        one=one,
        a=load_a,
        bytes_=(len(left), len(right)),
    )
    check_text(text)
    out = device.empty(128 * registers * 4)
    pa, pb = device.put(left), device.put(right)
    run(device, text, pa, pb, out, bits(*offsets_a, widths[0]), bits(*offsets_b, widths[1]))
    wanted = (a * signs[0]) @ (b * signs[1]).T + 1
    return accumulators(device, out, n, to), wanted


def fragments_of(a):
    """A as its registers: the manual's figure, four words of a thread,
    those of m16n8 with a warp's 16 rows."""
    each = 4 // a.itemsize
    out = np.zeros((128, 4, each), a.dtype)
    for thread in range(128):
        for i in range(4):
            row = 16 * (thread // 32) + thread % 32 // 4 + 8 * (i % 2)
            for e in range(each):
                out[thread, i, e] = a[row, (thread % 4) * each + e + 4 * each * (i // 2)]
    return out.reshape(-1).view(np.uint8)


@pytest.mark.parametrize("width", [0, 32, 64, 128])
@pytest.mark.parametrize(
    ("kind", "to"),
    [("f16", "f32"), ("f16", "f16"), ("bf16", "f32"), ("tf32", "f32"), ("s8", "s32"), ("e4m3", "f32"), ("e5m2", "f16")],
)
def test_products_of_operands_along_k(device, kind, to, width):
    """A swizzle wider than the row that one product reads:
    the rest of the row is other columns', here none."""
    k_bytes = 32
    if width > k_bytes:
        found, wanted = wide_rows(device, kind, to, width)
    else:
        found, wanted = product(device, kind, 16, to, widths=(width, width))
    assert (found == wanted).all()


def wide_rows(device, kind, to, width):
    """Rows of several products' columns: each product begins 32 bytes further in the row, and all add up."""
    rng, k, times, n = np.random.default_rng(6), K[kind], width // 32, 16
    a, b = operand(rng, kind, 64, k * times), operand(rng, kind, n, k * times)
    (left, *oa), (right, *ob) = image(encoded(kind, a), width, False), image(encoded(kind, b), width, False)
    registers = n // 4 if to == "f16" else n // 2
    tail = "" if to == "s32" else ", 1, 1" + (", 0, 0" if kind in ("f16", "bf16") else "")
    body = "{load}{fence}" + "{product} add.s64 %rd10, %rd10, 2; add.s64 %rd11, %rd11, 2;" * times + "{commit}{wait}{store}"
    one, word = {"f32": "0f3F800000", "s32": "1", "f16": "0x3C003C00"}[to], "f32" if to == "f32" else "b32"
    text = text_of(
        f"m64n{n}k{k}", f"{to}.{kind}.{kind}", registers, word, tail=tail, one=one, body=body, bytes_=(len(left), len(right))
    )
    check_text(text)
    out = device.empty(128 * registers * 4)
    run(device, text, device.put(left), device.put(right), out, bits(*oa, width), bits(*ob, width))
    return accumulators(device, out, n, to), a @ b.T + 1


@pytest.mark.parametrize("n", [8, 24, 64, 136, 256])
def test_widths_of_products(device, n):
    found, wanted = product(device, "f16", n)
    assert (found == wanted).all()


@pytest.mark.parametrize("width", [0, 32, 64, 128])
@pytest.mark.parametrize("turned", [(True, False), (False, True), (True, True)])
@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_transposed_operands(device, kind, turned, width):
    """A by columns, B by rows: one of two patterns wide, the other of one."""
    widths = tuple(width if t else 0 for t in turned)
    found, wanted = product(device, kind, 128 if turned[1] else 16, widths=widths, turned=turned)
    assert (found == wanted).all()


def test_signs_and_mixed_kinds(device):
    for signs in ((1, -1), (-1, 1), (-1, -1)):
        found, wanted = product(device, "f16", 16, signs=signs)
        assert (found == wanted).all()
    for one, two, to in (("u8", "s8", "s32"), ("s8", "u8", "s32"), ("e4m3", "e5m2", "f32"), ("e5m2", "e4m3", "f16")):
        found, wanted = product(device, one, 16, to, two=two)
        assert (found == wanted).all()


@pytest.mark.parametrize(("kind", "to"), [("f16", "f32"), ("bf16", "f32"), ("tf32", "f32"), ("s8", "s32"), ("e4m3", "f32")])
def test_a_of_registers(device, kind, to):
    found, wanted = product(device, kind, 16, to, own=True)
    assert (found == wanted).all()


# -- what must not be done


def faulty(device, match, body="{load}{fence}{product}{commit}{wait}{store}", *, change=("", ""), add=0, own=False, grid=1):
    (left, *oa), (right, *ob) = (
        image(encoded("f16", operand(np.random.default_rng(1), "f16", rows, 16)), 0, False) for rows in (64, 16)
    )
    load_a = "mov.b32 %a0, 0; mov.b32 %a1, 0; mov.b32 %a2, 0; mov.b32 %a3, 0;" if own else ""
    text = text_of(
        "m64n16k16",
        "f32.f16.f16",
        8,
        "f32",
        tail=", 1, 1, 0" if own else ", 1, 1, 0, 0",
        own=own,
        body=body,
        a=load_a,
        bytes_=(len(left), len(right)),
    )
    assert change[0] in text
    text = text.replace(*change)
    arguments = device.put(left), device.put(right), device.empty(4096 * grid), bits(*oa, 0) + add, bits(*ob, 0)
    if match:
        trap(device, text, match, *arguments)
    else:
        check_text(text)
        run(device, text, *arguments, grid=grid)


def test_the_kernel_that_the_faults_are_made_of_has_none(device):
    faulty(device, "")
    faulty(device, "", "{load}{fence}{product}{product}{commit}{product}{commit}{wait}{store}")
    faulty(device, "", "{load}{fence}{product}{commit}{wait} mov.f32 %d0, 0f00000000; {fence}{product}{commit}{wait}{store}")


def test_blocks_wait_for_themselves(device):
    """One goes on multiplying, another stores what it has waited for, and fills its panel again."""
    own = "mov.u32 %r8, %ctaid.x; mul.wide.u32 %rd5, %r8, 4096; add.s64 %rd3, %rd3, %rd5; setp.eq.u32 %p4, %r8, 0;"
    filled = "bar.sync 0; setp.eq.u32 %p4, %r1, 0; @%p4 st.shared.u32 [left], 0; ret;"
    one = f"{own} @!%p4 bra FURTHER; {{wait}}{{store}} {filled}"
    faulty(
        device,
        "",
        f"{{load}}{{fence}}{{product}}{{commit}} {one} FURTHER: {{fence}}{{product}}{{commit}}{{wait}}{{store}}",
        grid=2,
    )


@pytest.mark.parametrize(
    ("body", "match"),
    [
        ("{load}{fence}{product}{commit}{store}", "read while a wgmma still writes it"),
        ("{load}{fence}{product}{wait}{store}", "read while a wgmma still writes it"),
        ("{load}{fence}{product}{commit} wgmma.wait_group.sync.aligned 1; {store}", "read while a wgmma still writes it"),
        ("{load}{fence}{product}{commit} mov.f32 %d3, 0f00000000; {wait}{store}", "written while a wgmma still uses it"),
        ("{load}{product}{commit}{wait}{store}", "comes after a wgmma.fence"),
        (
            "{load}{fence}{product}{commit}{wait} mov.f32 %d3, 0f00000000; {product}{commit}{wait}{store}",
            "no wgmma.fence between",
        ),
        ("{load}{fence}{product}{commit} st.shared.u32 [left], 0; {wait}{store}", "still reads: wait for its group"),
        ("{load} st.shared.u32 [left+128], 0; bar.sync 0; {fence}{product}{commit}{wait}{store}", "no fence.proxy.async|race"),
        (
            "{load} setp.lt.u32 %p4, %r1, 64; @%p4 bra LAST; {fence}{product}{commit}{wait}{store} LAST:",
            "the whole of a warp or of several",
        ),
        ("{load} setp.lt.u32 %p4, %r1, 64; @%p4 exit; {fence}{product}{commit}{wait}{store}", "fewer than 128 threads"),
        (
            "{load} cvt.u64.u32 %rd5, %r1; add.s64 %rd10, %rd10, %rd5; {fence}{product}{commit}{wait}{store}",
            "different matrix descriptors",
        ),
    ],
)
def test_faults(device, body, match):
    faulty(device, match, body)


def test_faults_of_registers_and_descriptors(device):
    faulty(
        device, "written while a wgmma still uses it", "{load}{fence}{product}{commit} mov.b32 %a1, 0; {wait}{store}", own=True
    )
    faulty(device, "base offset", add=1 << 49)
    faulty(device, "bits are set that mean nothing", add=1 << 14)
    faulty(device, "never written", add=4096 >> 4 << 32)  # eight rows, and the next eight beyond the copy
    # a tile that nobody waited for
    faulty(device, "still writes it", change=(wait(), ""))


def test_a_copy_over_what_a_product_reads(device):
    again = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [left], [%rd1], 128, [full];"
    body = "{load}{fence}{product}{commit} @!%p1 bra ON; " + again + " ON: {wait}{store}"
    faulty(device, "still reads: wait for its group", body)


def test_halves_of_two_blocks_are_no_warpgroup(device):
    """64 threads of one block and the other 64 of the next come to it:
    their numbers are those of a warpgroup."""
    body = """mov.u32 %r12, %ctaid.x; setp.eq.u32 %p3, %r12, 1; setp.ge.u32 %p4, %r1, 64; xor.pred %p3, %p3, %p4;
      @%p3 bra END; wgmma.fence.sync.aligned; END:"""
    with pytest.raises(SimulatorTrap, match=r"never come here: .* the whole of a warp or of several|fewer than 128"):
        run(device, kernel(body), device.put(np.zeros(4, np.uint32)), device.empty(16), grid=2)
