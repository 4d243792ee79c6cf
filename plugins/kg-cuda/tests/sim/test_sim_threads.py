"""Control flow, warps, atomics, matrices and memory of the simulator against plain Python,
thread by thread."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from kg_cuda.sim import parse
from simulated import HEAD, Device, i32, instruction

RNG = np.random.default_rng(11)
SETUP = """
  .reg .pred %p<9>; .reg .b16 %h<9>; .reg .b32 %r<30>; .reg .b64 %rd<10>; .reg .f32 %f<9>;
  ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [in]; ld.param.u32 %r1, [n]; mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x;
  mov.u32 %r4, %ntid.x; mad.lo.u32 %r5, %r3, %r4, %r2; mad.wide.u32 %rd3, %r5, 4, %rd1; mad.wide.u32 %rd4, %r5, 4, %rd2;
"""


def run(body, data=None, *, n=0, grid=1, block=64, before="", result="%r9", **options):
    """Each thread's result, %r9. %r5 is the thread of the grid, %rd4 the address of its word of the data."""
    text = f"{HEAD}{before}.visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n) {{{SETUP}{body}\nst.global.u32 [%rd3], {result}; ret; }}"
    device = Device()
    out = device.put(np.full(grid * block, 77, np.uint32))
    given = device.put(np.arange(grid * block, dtype=np.uint32) if data is None else np.asarray(data, np.uint32))
    device.run(parse(text), "k", grid, block, out, given, i32(n), **options)
    run.data = device.get(given, 1 if data is None else len(data), "u4")
    return device.get(out, grid * block, "u4").tolist()


def test_nested_branches():
    body = """
      and.b32 %r6, %r2, 3; mov.u32 %r9, 0;
      setp.lt.u32 %p1, %r6, 2; @!%p1 bra ELSE;
      setp.eq.u32 %p2, %r6, 0; @%p2 bra ZERO;
      add.u32 %r9, %r9, 10; bra INNER;
      ZERO: add.u32 %r9, %r9, 20;
      INNER: add.u32 %r9, %r9, 1; bra END;
      ELSE: add.u32 %r9, %r9, 300;
      END: add.u32 %r9, %r9, %r2;"""
    wanted = [{0: 21, 1: 11}.get(t & 3, 300) + t for t in range(64)]
    assert run(body) == wanted


@pytest.mark.parametrize("block", [1, 31, 32, 33, 1000])
def test_loops_of_different_lengths_within_loops(block):
    body = """
      mov.u32 %r9, 0; mov.u32 %r6, 0;
      OUTER: setp.ge.u32 %p1, %r6, %r2; @%p1 bra END;
      and.b32 %r7, %r6, 3;
      INNER: setp.eq.u32 %p2, %r7, 0; @%p2 bra NEXT;
      add.u32 %r9, %r9, %r7; sub.u32 %r7, %r7, 1; bra INNER;
      NEXT: add.u32 %r6, %r6, 7; bra OUTER;
      END: """
    assert run(body, block=block, grid=3) == [sum(sum(range((i & 3) + 1)) for i in range(0, t, 7)) for t in range(block)] * 3


def test_early_end_and_what_remains_runs_on():
    body = """
      setp.lt.u32 %p1, %r2, 40; @%p1 exit;
      mov.u32 %r9, 0; mov.u32 %r6, 0;
      L: add.u32 %r9, %r9, %r2; add.u32 %r6, %r6, 1; setp.lt.u32 %p2, %r6, 50; @%p2 bra L;"""
    assert run(body, grid=2) == ([77] * 40 + [50 * t for t in range(40, 64)]) * 2


def test_guards_keep_what_others_hold():
    body = "mov.u32 %r9, 5; and.b32 %r6, %r2, 1; setp.eq.u32 %p1, %r6, 1; @%p1 mov.u32 %r9, %r2; @!%p1 add.u32 %r9, %r9, 100;"
    assert run(body) == [t if t & 1 else 105 for t in range(64)]


def test_registers_copied_are_their_own():
    body = "mov.u32 %r9, %r2; mov.u32 %r6, %r9; setp.gt.u32 %p1, %r2, 9; @%p1 mov.u32 %r6, 1000; add.u32 %r9, %r9, 0;"
    assert run(body) == list(range(64))
    assert run(body, result="%r6") == [t if t <= 9 else 1000 for t in range(64)]


def test_special_registers():
    device = Device()
    names = ["tid.x", "tid.y", "tid.z", "ntid.x", "ntid.y", "ntid.z", "ctaid.x", "ctaid.y", "ctaid.z", "nctaid.x", "nctaid.y", "nctaid.z",
             "laneid", "warpid", "lanemask_lt", "lanemask_le", "lanemask_eq", "lanemask_ge", "lanemask_gt"]  # fmt: skip
    index = "mov.u32 %r1, 0;"
    for axis, n in (("ctaid.z", 2), ("ctaid.y", 3), ("ctaid.x", 2), ("tid.z", 2), ("tid.y", 3), ("tid.x", 7)):
        index += f"mov.u32 %r2, %{axis}; mad.lo.u32 %r1, %r1, {n}, %r2;"
    stores = "".join(f"mov.u32 %r2, %{name}; st.global.u32 [%rd1+{4 * i}], %r2;" for i, name in enumerate(names))
    text = f"""{HEAD}.entry k(.param .u64 out) {{ .reg .b32 %r<9>; .reg .b64 %rd<3>; ld.param.u64 %rd1, [out]; {index}
      mad.wide.u32 %rd1, %r1, {4 * len(names)}, %rd1; {stores} ret; }}"""
    out = device.empty(4 * len(names) * 12 * 42)
    device.run(parse(text), "k", (2, 3, 2), (7, 3, 2), out)
    rows = iter(device.get(out, (12 * 42, len(names)), "u4").tolist())
    full = (1 << 32) - 1
    for cz, cy, cx, tz, ty, tx in itertools.product(*(range(n) for n in (2, 3, 2, 2, 3, 7))):
        linear = tx + 7 * ty + 21 * tz
        lane = linear % 32
        masks = [(1 << lane) - 1, (2 << lane) - 1, 1 << lane, full & ~((1 << lane) - 1), full & ~((2 << lane) - 1)]
        assert next(rows) == [tx, ty, tz, 7, 3, 2, cx, cy, cz, 2, 3, 2, lane, linear // 32, *masks]


def shuffled(mode, lane, by, clamp):
    """PTX's own description of shfl."""
    segment, bound = clamp >> 8 & 31, clamp & 31
    last, first = lane & segment | bound & ~segment, lane & segment
    j = {"up": lane - by, "down": lane + by, "bfly": lane ^ by, "idx": first | by & ~segment}[mode]
    inside = j >= last if mode == "up" else j <= last
    return (j if inside else lane), inside


@pytest.mark.parametrize("mode", ["up", "down", "bfly", "idx"])
@pytest.mark.parametrize("width", [32, 16, 8])
def test_shuffles(mode, width):
    clamp = (32 - width) << 8 | (0 if mode == "up" else 31)
    for by in (0, 1, 3, 7, 16, 31):
        found = run(f"ld.global.u32 %r6, [%rd4]; shfl.sync.{mode}.b32 %r7|%p1, %r6, {by}, {clamp}, 0xFFFFFFFF; selp.u32 %r8, 1000, 0, %p1;"
                    "add.u32 %r9, %r7, %r8;")  # fmt: skip
        wanted = [shuffled(mode, t % 32, by, clamp) for t in range(64)]
        assert found == [t // 32 * 32 + j + 1000 * inside for t, (j, inside) in enumerate(wanted)]
    # every lane its own distance, in a part of the warps
    found = run(
        f"setp.lt.u32 %p2, %r2, 32; @%p2 bra END; and.b32 %r8, %r2, 15; shfl.sync.{mode}.b32 %r9, %r2, %r8, {clamp}, -1; END: @%p2 mov.u32 %r9, 0;"
    )
    assert found == [0] * 32 + [32 + shuffled(mode, t, t & 15, clamp)[0] for t in range(32)]


def test_votes_in_parts_of_warps():
    data = RNG.integers(0, 2, 64)
    body = """ld.global.u32 %r6, [%rd4]; setp.ne.u32 %p1, %r6, 0; mov.u32 %r9, 0; and.b32 %r7, %r2, 1; setp.eq.u32 %p2, %r7, 1; @%p2 bra END;
      vote.sync.ballot.b32 %r9, %p1, 0x55555555; END: """
    found = run(body, data)
    for t in range(64):
        warp = data[t // 32 * 32 : t // 32 * 32 + 32]
        assert found[t] == (0 if t & 1 else sum(int(warp[i]) << i for i in range(0, 32, 2)))
    for mode, function in (("all", all), ("any", any), ("uni", lambda v: all(v) or not any(v))):
        for values in (np.ones(64), np.zeros(64), data):
            found = run(
                f"ld.global.u32 %r6, [%rd4]; setp.ne.u32 %p1, %r6, 0; vote.sync.{mode}.pred %p2, %p1, -1; selp.u32 %r9, 1, 0, %p2;",
                values,
            )
            assert found == [int(function(values[t // 32 * 32 : t // 32 * 32 + 32].astype(bool))) for t in range(64)]


@pytest.mark.parametrize(
    ("name", "kind", "function"),
    [("add", "u32", sum), ("min", "s32", min), ("max", "u32", max), ("max", "s32", max),
     ("and", "b32", np.bitwise_and.reduce), ("or", "b32", np.bitwise_or.reduce),
     ("xor", "b32", np.bitwise_xor.reduce)],
)  # fmt: skip
def test_reductions_of_lanes(name, kind, function):
    data = RNG.integers(0, 1 << 32, 64, dtype=np.uint64).astype(np.uint32)
    found = run(
        f"ld.global.u32 %r6, [%rd4]; mov.u32 %r7, 0xFFFF; and.b32 %r8, %r2, 16; shl.b32 %r7, %r7, %r8; redux.sync.{name}.{kind} %r9, %r6, %r7;",
        data,
    )
    values = data.astype(np.int64) - ((data >> 31).astype(np.int64) << 32) * (kind == "s32")
    for t in range(64):
        half = values[t // 16 * 16 : t // 16 * 16 + 16]
        assert found[t] == int(function(half.tolist() if name in ("add", "min", "max") else half)) % (1 << 32)


def test_active_lanes_and_the_elected_one():
    found = run("mov.u32 %r9, 0; setp.lt.u32 %p1, %r2, 40; @%p1 bra END; activemask.b32 %r9; END: ")
    assert found == [0] * 40 + [0xFFFFFF00] * 24
    found = run("elect.sync %r6|%p1, 0xFFFFFFFF; selp.u32 %r7, 100, 0, %p1; add.u32 %r9, %r6, %r7;")
    assert found == [100 if t % 32 == 0 else 0 for t in range(64)]


ATOMS = {
    "add.u32": lambda o, v: o + v, "exch.b32": lambda o, v: v, "and.b32": lambda o, v: o & v, "or.b32": lambda o, v: o | v,
    "xor.b32": lambda o, v: o ^ v, "min.u32": min, "max.u32": max, "inc.u32": lambda o, v: 0 if o >= v else o + 1,
    "dec.u32": lambda o, v: v if o == 0 or o > v else o - 1,
}  # fmt: skip


@pytest.mark.parametrize("spread", [1, 5, 64])
@pytest.mark.parametrize("name", ATOMS)
@pytest.mark.parametrize("space", ["global", "shared", ""])
def test_atomics_take_turns(name, spread, space):
    operand = "add.u32 %r6, %r2, 3;"
    target = {
        "global": "mad.wide.u32 %rd5, %r7, 4, %rd2;",
        "shared": "mov.u32 %r8, s; mad.lo.u32 %r8, %r7, 4, %r8; cvt.u64.u32 %rd5, %r8;",
    }
    place = target["shared" if space == "shared" else "global"]
    dot = f".{space}" if space else ""
    start = (
        ".shared .align 4 .b8 s[256]; shl.b32 %r8, %r2, 2; ld.global.u32 %r6, [%rd4]; st.shared.u32 [%r8], %r6; bar.sync 0;"
        if space == "shared"
        else ""
    )
    data = RNG.integers(0, 40, 64)
    found = run(f"{start} rem.u32 %r7, %r2, {spread}; {operand} {place} atom{dot}.{name} %r9, [%rd5], %r6;", data)
    memory, wanted = data.tolist(), []
    for t in range(64):
        wanted.append(memory[t % spread])
        memory[t % spread] = ATOMS[name](memory[t % spread], t + 3) % (1 << 32)
    assert found == wanted
    if space != "shared":
        assert run.data.tolist() == memory


def test_atomics_of_shared_memory_are_each_blocks_own():
    body = ".shared .b32 s; setp.eq.u32 %p1, %r2, 0; @%p1 st.shared.u32 [s], 0; bar.sync 0; red.shared.add.u32 [s], %r3; bar.sync 0; ld.shared.u32 %r9, [s];"
    body = body.replace("st.shared.u32 [s], 0", "st.shared.u32 [s], %r1")
    assert run(body, grid=3) == [0] * 64 + [64] * 64 + [128] * 64


def test_compare_and_swap():
    data = [3, *[0] * 63]
    found = run("add.u32 %r6, %r2, 3; add.u32 %r7, %r2, 4; atom.global.cas.b32 %r9, [%rd2], %r6, %r7;", data)
    assert found == [t + 3 for t in range(64)]


@pytest.mark.parametrize(
    ("kind", "one", "sums"),
    [("f32", "0f3F800000", 0x42800000), ("f16x2", "0x3C003C00", 0x54005400), ("bf16x2", "0x3F803F80", 0x42804280)],
)
def test_floating_sums(kind, one, sums):
    register = "%f1" if kind == "f32" else "%r6"
    old = "%f2" if kind == "f32" else "%r7"
    noftz = ".noftz" if "x2" in kind else ""
    run(f"mov.b32 {register}, {one}; atom.global.add{noftz}.{kind} {old}, [%rd2], {register}; mov.u32 %r9, 0;", [0] * 64)
    assert run.data[0] == sums


FRAGMENTS = {  # the tables of the PTX manual: row and column of element i of lane's A, row and column of its B, by register width
    16: (lambda g, t, i: (g + 8 * (i // 2 % 2), t * 2 + (i & 1) + 8 * (i >= 4)), lambda g, t, i: (t * 2 + (i & 1) + 8 * (i >= 2), g)),
    8: (lambda g, t, i: (g + 8 * (i // 4 % 2), t * 4 + (i & 3) + 16 * (i >= 8)), lambda g, t, i: (t * 4 + (i & 3) + 16 * (i >= 4), g)),
    32: (lambda g, t, i: (g + 8 * (i % 2), t + 4 * (i >= 2)), lambda g, t, i: (t + 4 * i, g)),
}  # fmt: skip


def float_bits(kind, x):
    if kind == "f16":
        return x.astype(np.float16).view(np.uint16)
    if kind == "bf16":
        return (x.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    if kind == "tf32":
        return x.astype(np.float32).view(np.uint32)
    if kind in ("s8", "u8"):
        return x.astype(np.int64).astype(np.uint8)
    codes = {
        "e4m3": {0: 0, 1: 0x38, 2: 0x40, -1: 0xB8, -2: 0xC0, 3: 0x44},
        "e5m2": {0: 0, 1: 0x3C, 2: 0x40, -1: 0xBC, -2: 0xC0, 3: 0x42},
    }[kind]
    return np.vectorize(codes.__getitem__)(x).astype(np.uint8)


@pytest.mark.parametrize(
    ("one", "two", "k", "to"),
    [("f16", "f16", 8, "f32"), ("f16", "f16", 16, "f32"), ("f16", "f16", 16, "f16"), ("bf16", "bf16", 8, "f32"), ("bf16", "bf16", 16, "f32"),
     ("tf32", "tf32", 4, "f32"), ("tf32", "tf32", 8, "f32"), ("s8", "s8", 16, "s32"), ("u8", "s8", 32, "s32"), ("s8", "u8", 32, "s32"),
     ("e4m3", "e4m3", 32, "f32"), ("e5m2", "e4m3", 32, "f32"), ("e4m3", "e5m2", 16, "f16")],
)  # fmt: skip
def test_products_of_matrices(one, two, k, to):
    width = {"f16": 16, "bf16": 16, "tf32": 32}.get(one, 8)
    a, b, c = (
        RNG.integers(0 if kind == "u8" else -2, 4, shape) for kind, shape in ((one, (16, k)), (two, (k, 8)), ("", (16, 8)))
    )
    each = 32 // width
    of_a, of_b = FRAGMENTS[width]
    count_a, count_b = 16 * k // 32, 8 * k // 32
    count_c = 4 if to != "f16" else 2

    def word(values):
        return int.from_bytes(np.array(values).tobytes(), "little")

    bits_a, bits_b = float_bits(one, a), float_bits(two, b)
    bits_c = c.astype(np.int32).view(np.uint32) if to == "s32" else c.astype(np.float16 if to == "f16" else np.float32)
    rows = []
    for lane in range(32):
        g, t = lane // 4, lane % 4
        left = [bits_a[of_a(g, t, i)] for i in range(count_a)]
        right = [bits_b[of_b(g, t, i)] for i in range(count_b)]
        sums = [bits_c[g + 8 * (i // 2), t * 2 + (i & 1)] for i in range(4)]
        wide = 2 if to == "f16" else 1
        rows.append((*(word(left[i : i + each]) for i in range(0, count_a, each)), *(word(right[i : i + each]) for i in range(0, count_b, each)),
                     *(word(sums[i : i + wide]) for i in range(0, 4, wide))))  # fmt: skip
    na, nb = count_a // each, count_b // each
    names = [f"%a{i}" for i in range(len(rows[0]))]
    sets = ", ".join("{" + ", ".join(names[i:j]) + "}" for i, j in ((0, na), (na, na + nb), (na + nb, len(names))))
    product = a.astype(np.int64) @ b + c
    for which in range(count_c):
        out = ", ".join("%d" if i == which else "_" for i in range(count_c))
        body = f"mma.sync.aligned.m16n8k{k}.row.col.{to}.{one}.{two}.{to} {{{out}}}, {sets};"
        found = instruction(body, "b32", ["b32"] * len(names), rows)
        for lane, bits in enumerate(found):
            g, t = lane // 4, lane % 4
            data = bits.to_bytes(4, "little")
            if to == "f16":
                assert np.frombuffer(data, np.float16).tolist() == [product[g + 8 * which, t * 2 + e] for e in range(2)]
            else:
                assert (
                    np.frombuffer(data, np.float32 if to == "f32" else np.int32)[0]
                    == product[g + 8 * (which // 2), t * 2 + (which & 1)]
                )


@pytest.mark.parametrize("trans", ["", ".trans"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_matrices_of_shared_memory(count, trans):
    # 32 rows of 8 halves; lane l gives the address of row l
    registers = [f"%r{10 + i}" for i in range(count)]
    fill = """.shared .align 16 .b8 s[512]; .shared .align 16 .b8 q[512]; mov.u32 %r20, s; mad.lo.u32 %r20, %r2, 16, %r20;
      mad.lo.u32 %r21, %r2, 8, 0; add.u32 %r22, %r21, 1; mov.u32 %r23, %r21;"""
    for i in range(8):
        fill += f"add.u32 %r23, %r21, {i}; st.shared.u16 [%r20+{2 * i}], %r23;"
    listed = ", ".join(registers)
    for i, register in enumerate(registers):
        body = f"{fill} bar.sync 0; ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 {{{listed}}}, [%r20]; mov.u32 %r9, {register};"
        rows = np.arange(256).reshape(4, 8, 8)
        matrix = rows[i].T if trans else rows[i]
        assert run(body, block=32) == [
            int(matrix[t // 4, t % 4 * 2]) | int(matrix[t // 4, t % 4 * 2 + 1]) << 16 for t in range(32)
        ]
    body = f"""{fill} bar.sync 0; ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 {{{listed}}}, [%r20]; mov.u32 %r24, q; mad.lo.u32 %r24, %r2, 16, %r24;
      stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 [%r24], {{{listed}}}; bar.sync 0; mov.u32 %r9, 0;
      setp.ge.u32 %p1, %r2, {8 * count}; @%p1 bra END; ld.shared.v2.u32 {{%r9, %r25}}, [%r24]; END: """
    assert run(body, block=32) == [8 * t | (8 * t + 1) << 16 if t < 8 * count else 0 for t in range(32)]


def test_generic_addresses_of_every_space():
    body = """.shared .align 8 .b8 s[512]; .local .align 8 .b8 l[8]; mov.u64 %rd5, s; mad.wide.u32 %rd5, %r2, 4, %rd5; cvta.shared.u64 %rd5, %rd5;
      mov.u64 %rd6, l; cvta.local.u64 %rd6, %rd6; st.u32 [%rd5], 7; st.u32 [%rd6], 9; and.b32 %r6, %r2, 3; setp.eq.u32 %p1, %r6, 1; setp.eq.u32 %p2, %r6, 2;
      mov.u64 %rd7, %rd4; @%p1 mov.u64 %rd7, %rd5; @%p2 mov.u64 %rd7, %rd6; ld.u32 %r9, [%rd7]; isspacep.shared %p3, %rd7; @%p3 add.u32 %r9, %r9, 100;
      isspacep.local %p4, %rd7; @%p4 add.u32 %r9, %r9, 200; isspacep.global %p5, %rd7; @%p5 add.u32 %r9, %r9, 1000;
      cvta.to.shared.u64 %rd8, %rd5; ld.shared.u32 %r7, [%rd8]; add.u32 %r9, %r9, %r7;"""
    body = (
        body.replace("[%rd5], 7", "[%rd5], %r10")
        .replace("[%rd6], 9", "[%rd6], %r11")
        .replace("st.u32 [%rd5]", "mov.u32 %r10, 7; mov.u32 %r11, 9; st.u32 [%rd5]", 1)
    )
    wanted = [{1: 107, 2: 209}.get(t & 3, 1000 + t) + 7 for t in range(64)]
    assert run(body) == wanted


def test_functions_with_parameters_and_calls_within_calls():
    before = """.func (.param .b32 r) twice (.param .b32 x) { .reg .b32 %r<3>; ld.param.u32 %r1, [x]; add.u32 %r2, %r1, %r1; st.param.b32 [r], %r2; ret; }
    .func (.param .align 8 .b8 r[8]) both (.param .b32 x) { .reg .b32 %r<4>; .reg .pred %p<2>; ld.param.u32 %r1, [x]; setp.gt.u32 %p1, %r1, 10; @%p1 bra BIG;
      { .param .b32 a; st.param.b32 [a], %r1; .param .b32 b; call.uni (b), twice, (a); ld.param.b32 %r2, [b]; }
      st.param.v2.b32 [r], {%r1, %r2}; ret;
      BIG: mov.u32 %r3, 5; st.param.b32 [r], %r3; st.param.b32 [r+4], %r1; ret; }
    """
    body = "{ .param .b32 a; st.param.b32 [a], %r2; .param .align 8 .b8 b[8]; call.uni (b), both, (a); ld.param.v2.b32 {%r6, %r7}, [b]; } mad.lo.u32 %r9, %r6, 1000, %r7;"
    assert run(body, before=before) == [1000 * t + 2 * t if t <= 10 else 5000 + t for t in range(64)]


def test_variables_of_the_module_keep_their_values_between_launches():
    text = f"""{HEAD}.global .align 4 .u32 count = 5; .global .u64 where = count; .global .f32 half[2] = {{0f3F000000, 0.25}};
      .entry k(.param .u64 out) {{ .reg .b32 %r<4>; .reg .b64 %rd<4>; .reg .f32 %f<3>; ld.param.u64 %rd1, [out]; ld.global.u64 %rd2, [where];
      atom.global.add.u32 %r1, [%rd2], 2; ld.global.f32 %f1, [half+4]; st.global.u32 [%rd1], %r1; st.global.f32 [%rd1+4], %f1; ret; }}"""
    device, module = Device(), parse(text)
    out = device.empty(8)
    for wanted in (5, 7, 9):
        device.run(module, "k", 1, 1, out)
        assert device.get(out, 2, "u4").tolist() == [wanted, 0x3E800000]


def test_statistics_count_instructions():
    device = Device()
    text = f"{HEAD}.entry k() {{ .reg .b32 %r<3>; .reg .pred %p; mov.u32 %r1, 0; L: add.u32 %r1, %r1, 1; setp.lt.u32 %p, %r1, 5; @%p bra L; ret; }}"
    found = device.run(parse(text), "k", 3, 32)
    assert found.steps == {"mov": 1, "add": 5, "setp": 5, "bra": 5, "ret": 1}
    assert found.items["add"] == 5 * 96
