"""HIP kernels that clang compiles, on the simulator, against numpy:
every target, every level of optimisation."""

from __future__ import annotations

import numpy as np
import pytest
from amd_hip import Device, compiled
from amd_oracle import MISSING

pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Debian's clang-19, llvm-19 and lld-19: {', '.join(MISSING)} missing"
)
TARGETS = ("gfx1100", "gfx942")
LEVELS = ("-O0", "-O1", "-O2", "-O3")
everywhere = pytest.mark.parametrize(("target", "level"), [(t, level) for t in TARGETS for level in LEVELS])
RNG = np.random.default_rng(7)


def device(source: str, target: str, level: str = "-O2", *options: str) -> Device:
    return Device(compiled(source, target, (level, *options)))


@everywhere
def test_vector_add_with_a_tail(target: str, level: str) -> None:
    d = device(
        "KERNEL void add(float* a, const float* b, const float* c, int n) { int i = GROUP*256+ITEM; if (i<n) a[i]=b[i]+c[i]; }",
        target,
        level,
    )
    n = 5000
    b, c = (RNG.standard_normal(n).astype("f") for _ in range(2))
    out = d.new(4 * n)
    d.run("add", 20, 256, out, d.put(b), d.put(c), n)
    assert (d.get(out, n) == b + c).all()


@everywhere
def test_reduction_in_shared_memory(target: str, level: str) -> None:
    source = """
    SHARED float part[256];
    KERNEL void total(float* out, const float* in, int n) {
      float sum = 0; for (int i = ITEM; i < n; i += 256) sum += in[GROUP * n + i];
      part[ITEM] = sum; barrier();
      for (int step = 128; step > 0; step >>= 1) { if (ITEM < step) part[ITEM] += part[ITEM + step]; barrier(); }
      if (ITEM == 0) out[GROUP] = part[0];
    }"""
    d = device(source, target, level)
    x = RNG.integers(-100, 100, (6, 1000)).astype("f")
    out = d.new(24)
    d.run("total", 6, 256, out, d.put(x), 1000)
    assert (d.get(out, 6) == x.sum(axis=1)).all()


@everywhere
def test_matrix_product_by_tiles(target: str, level: str) -> None:
    source = """
    SHARED float ta[16][17], tb[16][17];
    KERNEL void matmul(float* c, const float* a, const float* b, int n) {
      int x = ITEM % 16, y = ITEM / 16, row = GROUP / (n / 16) * 16 + y, column = GROUP % (n / 16) * 16 + x;
      float sum = 0;
      for (int k = 0; k < n; k += 16) {
        ta[y][x] = a[row * n + k + x]; tb[y][x] = b[(k + y) * n + column]; barrier();
        for (int i = 0; i < 16; i++) sum += ta[y][i] * tb[i][x];
        barrier();
      }
      c[row * n + column] = sum;
    }"""
    d = device(source, target, level)
    n = 48
    a, b = (RNG.integers(-9, 9, (n, n)).astype("f") for _ in range(2))
    out = d.new(4 * n * n)
    d.run("matmul", (n // 16) ** 2, 256, out, d.put(a), d.put(b), n)
    assert (d.get(out, n * n).reshape(n, n) == a @ b).all()


@everywhere
def test_divergence_and_loops(target: str, level: str) -> None:
    source = """
    DEVICE int collatz(u32 n) { int steps = 0; while (n != 1) { if (n & 1) { n = 3 * n + 1; if (n > 1000000) return -steps; } else n >>= 1; steps++; } return steps; }
    KERNEL void run(int* out) { u32 i = GROUP * 64 + ITEM + 1; int r = collatz(i); switch (i % 5) { case 0: r += 7; break; case 3: r ^= 5; case 4: r *= 3; } out[i - 1] = r; }"""
    d = device(source, target, level)
    out = d.new(4 * 640)
    d.run("run", 10, 64, out)

    def one(i: int) -> int:
        n, steps, r = i, 0, None
        while n != 1:
            if n & 1:
                n = 3 * n + 1
                if n > 1000000:
                    r = -steps
                    break
            else:
                n >>= 1
            steps += 1
        r = steps if r is None else r
        return r + 7 if i % 5 == 0 else (r ^ 5) * 3 if i % 5 == 3 else r * 3 if i % 5 == 4 else r

    assert d.get(out, 640, np.int32).tolist() == [one(i) for i in range(1, 641)]


@everywhere
def test_atomics(target: str, level: str) -> None:
    source = """
    SHARED u32 local[16];
    KERNEL void histogram(u32* out, u64* sum, int* least, const u32* in) {
      if (ITEM < 16) local[ITEM] = 0;
      barrier();
      u32 x = in[GROUP * 256 + ITEM];
      __atomic_fetch_add(&local[x % 16], 1, __ATOMIC_RELAXED);
      __atomic_fetch_add(sum, (u64)x << 20, __ATOMIC_RELAXED);
      __hip_atomic_fetch_min(least, (int)(x - 500), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
      barrier();
      if (ITEM < 16) __atomic_fetch_add(&out[ITEM], local[ITEM], __ATOMIC_RELAXED);
    }"""
    d = device(source, target, level)
    x = RNG.integers(0, 1000, 2048).astype(np.uint32)
    out, total, least = d.put(np.zeros(16, np.uint32)), d.put(np.zeros(1, np.uint64)), d.put(np.zeros(1, np.int32))
    d.run("histogram", 8, 256, out, total, least, d.put(x))
    assert (d.get(out, 16, np.uint32) == np.bincount(x % 16, minlength=16)).all()
    assert d.get(total, 1, np.uint64)[0] == x.astype(np.uint64).sum() << np.uint64(20)
    assert d.get(least, 1, np.int32)[0] == int(x.min()) - 500


BINARY = {
    "a + b": lambda a, b: a + b, "a - b": lambda a, b: a - b, "a * b": lambda a, b: a * b, "b == 0 ? 0 : a / b": None, "b == 0 ? 0 : a % b": None,
    "a & b": lambda a, b: a & b, "a | b": lambda a, b: a | b, "a ^ b": lambda a, b: a ^ b, "a < b ? a : b": np.minimum, "a > b ? a : b": np.maximum,
    "a << (b & BITS)": None, "a >> (b & BITS)": None,
}  # fmt: skip


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kind", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"])
def test_integers(target: str, kind: str) -> None:
    bits = int(kind.strip("uint"))
    name = ("unsigned " if kind[0] == "u" else "signed ") + {8: "char", 16: "short", 32: "int", 64: "long"}[bits]
    body = "".join(f"out[{i} * n + i] = {x.replace('BITS', str(bits - 1))};" for i, x in enumerate(BINARY))
    d = device(
        f"typedef {name} T; KERNEL void run(T* out, const T* x, const T* y, int n) {{ int i = GROUP*64+ITEM; T a = x[i], b = y[i]; {body} }}",
        target,
    )
    info = np.iinfo(kind)
    edges = [info.min, info.max, 0, 1, 2, 3, 7, info.max - 1]
    a = np.concatenate([np.repeat(edges, 8), RNG.integers(info.min, info.max, 128, dtype=kind)]).astype(kind)
    b = np.concatenate([np.tile(edges, 8), RNG.integers(info.min, info.max, 64, dtype=kind), RNG.integers(1, 9, 64)]).astype(
        kind
    )
    b = np.where((a == info.min) & (b == -1), 1, b).astype(kind) if kind[0] == "i" else b
    n = len(a)
    out = d.new(n * len(BINARY) * bits // 8)
    d.run("run", n // 64, 64, out, d.put(a), d.put(b), n)
    found = d.get(out, n * len(BINARY), kind).reshape(-1, n)
    with np.errstate(all="ignore"):
        quotient = np.array(
            [
                0 if y == 0 else abs(int(x)) // abs(int(y)) * (1 if (x < 0) == (y < 0) else -1)
                for x, y in zip(a, b, strict=True)
            ],
            object,
        )
        shift = (b.astype(np.int64) & (bits - 1)).astype(kind)
        wanted = {
            **{i: f(a, b) for i, f in enumerate(BINARY.values()) if f}, 3: quotient.astype(kind), 4: (a.astype(object) - quotient * b.astype(object)),
            10: a << shift, 11: a >> shift,
        }  # fmt: skip
    for i, expression in enumerate(BINARY):
        right = np.where(b == 0, 0, wanted[i]).astype(kind) if i == 4 else wanted[i]
        assert (found[i] == right).all(), (
            expression,
            a[found[i] != right][:3],
            b[found[i] != right][:3],
            found[i][found[i] != right][:3],
        )


FLOATS = {
    "a + b": lambda a, b: a + b, "a - b": lambda a, b: a - b, "a * b": lambda a, b: a * b, "a / b": lambda a, b: a / b,
    "-a": lambda a, b: -a, "a < b ? a : b": lambda a, b: np.where(a < b, a, b), "__builtin_fabs((double)a)": lambda a, b: np.abs(a),
}  # fmt: skip


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kind", ["float16", "float32", "float64"])
def test_floats(target: str, kind: str) -> None:
    """Correctly rounded, subnormal numbers kept:
    division by the sequence of div_scale, div_fmas and div_fixup."""
    name = {"float16": "half", "float32": "float", "float64": "double"}[kind]
    body = "".join(f"out[{i} * n + i] = {x};" for i, x in enumerate(FLOATS))
    d = device(
        f"typedef {name} T; KERNEL void run(T* out, const T* x, const T* y, int n) {{ int i = GROUP*64+ITEM; T a = x[i], b = y[i]; {body} }}",
        target,
    )
    info = np.finfo(kind)
    edges = np.array([0.0, -0.0, 1.0, -3.0, np.inf, -np.inf, np.nan, info.max, info.tiny, info.smallest_subnormal, -5 * info.smallest_subnormal, 1 / 3, 0.1, 1e-3, 100, info.max / 3], kind)  # fmt: skip
    a, b = np.repeat(edges, 16), np.tile(edges, 16)
    word = {"float16": np.uint16, "float32": np.uint32, "float64": np.uint64}[kind]
    wild = RNG.integers(0, np.iinfo(word).max, (2, 256), dtype=word).view(kind)
    near = RNG.standard_normal((2, 256)).astype(kind)
    a, b = np.concatenate([a, wild[0], near[0]]), np.concatenate([b, wild[1], near[1]])
    n = len(a)
    out = d.new(n * len(FLOATS) * info.bits // 8)
    d.run("run", n // 64, 64, out, d.put(a), d.put(b), n)
    found = d.get(out, n * len(FLOATS), kind).reshape(-1, n)
    with np.errstate(all="ignore"):
        for i, (expression, function) in enumerate(FLOATS.items()):
            right = function(a, b).astype(kind)
            same = (found[i].view(word) == right.view(word)) | ((found[i] != found[i]) & (right != right))
            if expression.startswith("a < b"):
                same |= found[i] == right
            assert same.all(), (expression, [(a[k], b[k], found[i][k], right[k]) for k in (~same).nonzero()[0][:4]])


@pytest.mark.parametrize("target", TARGETS)
def test_fma_sqrt_and_rounding(target: str) -> None:
    source = """
    KERNEL void run(float* out, double* wide, const float* x, const double* y, int n) {
      int i = GROUP*64+ITEM; float a = x[i]; double b = y[i];
      out[i] = __builtin_fmaf(a, 1.1f, -a); out[n + i] = __builtin_sqrtf(a); out[2*n+i] = __builtin_floorf(a); out[3*n+i] = __builtin_rintf(a);
      out[4*n+i] = __builtin_truncf(a); out[5*n+i] = __builtin_ceilf(a); out[6*n+i] = __builtin_copysignf(a, -1.0f);
      wide[i] = __builtin_fma(b, 1.1, -b); wide[n + i] = __builtin_sqrt(b); wide[2*n+i] = __builtin_rint(b); wide[3*n+i] = a; wide[4*n+i] = __builtin_fmin(b, 0.5);
    }"""
    d = device(source, target)
    x = np.concatenate(
        [
            np.abs(RNG.standard_normal(118)) * 10.0 ** RNG.integers(-40, 38, 118),
            [0, 1, 2.5, 0.5, 1.5, 1e-42, 1e-45, np.inf, 0.49999997, 3e38],
        ]
    ).astype("f")
    y = x.astype("d") * 1.37
    n = len(x)
    out, wide = d.new(28 * n), d.new(40 * n)
    d.run("run", n // 64, 64, out, wide, d.put(x), d.put(y), n)
    found, found64 = d.get(out, 7 * n).reshape(7, n), d.get(wide, 5 * n, "d").reshape(5, n)
    with np.errstate(all="ignore"):
        exact = (x.astype(np.longdouble) * np.float32(1.1) - x).astype("f")
        for have, want in zip(found, [exact, np.sqrt(x), np.floor(x), np.rint(x), np.trunc(x), np.ceil(x), -x], strict=True):
            np.testing.assert_array_equal(have, want)
        for have, want in zip(found64[1:], [np.sqrt(y), np.rint(y), x.astype("d"), np.fmin(y, 0.5)], strict=True):
            np.testing.assert_array_equal(have, want)


@pytest.mark.parametrize("target", TARGETS)
def test_conversions(target: str) -> None:
    source = """
    KERNEL void run(int* i32, u32* u32s, long* i64, half* f16, float* f32, const double* y, const long* z, const float* x, int n) {
      int i = GROUP*64+ITEM; float a = x[i]; double b = y[i]; long c = z[i];
      i32[i] = (int)a; i32[n+i] = (int)b; u32s[i] = (u32)__builtin_fabsf(a); i64[i] = (long)b; i64[n+i] = (long)a; f16[i] = a; f16[n+i] = (half)b;
      f32[i] = (float)f16[i]; f32[n+i] = b; f32[2*n+i] = c; f32[3*n+i] = (u64)c; f32[4*n+i] = (int)c; f32[5*n+i] = (u32)c; f32[6*n+i] = (u8)c; f32[7*n+i]= (short)c;
    }"""
    d = device(source, target)
    n = 128
    x = (RNG.standard_normal(n) * 2.0 ** RNG.integers(-20, 28, n)).astype("f")
    y = RNG.standard_normal(n) * 2.0 ** RNG.integers(-10, 30, n)
    z = RNG.integers(-(1 << 62), 1 << 62, n) >> RNG.integers(0, 60, n)
    outs = [d.new(8 * n), d.new(4 * n), d.new(16 * n), d.new(4 * n), d.new(32 * n)]
    d.run("run", 2, 64, *outs, d.put(y), d.put(z), d.put(x), n)
    with np.errstate(all="ignore"):
        half = x.astype("e")
        for have, want in (
            (d.get(outs[0], 2 * n, "i"), [x.astype("i"), y.astype("i")]), (d.get(outs[1], n, "I"), [np.abs(x).astype("I")]),
            (d.get(outs[2], 2 * n, "q"), [y.astype("q"), x.astype("q")]), (d.get(outs[3], 2 * n, "e"), [half, y.astype("e")]),
            (d.get(outs[4], 8 * n), [half.astype("f"), y.astype("f"), z.astype("f"), z.astype("Q").astype("f"), z.astype("i").astype("f"), z.astype("I").astype("f"),
                                     z.astype("B").astype("f"), z.astype("h").astype("f")]),
        ):  # fmt: skip
            np.testing.assert_array_equal(have, np.concatenate(want))


@pytest.mark.parametrize("target", TARGETS)
def test_lanes(target: str) -> None:
    """Reductions of a wave by DPP, swizzles, reads of lanes and permutes; ballots."""
    source = """
    KERNEL void run(int* out, const int* in, int n) {
      int i = GROUP*64+ITEM, x = in[i];
      out[i] = x + __builtin_amdgcn_update_dpp(0, x, 0xB1, 15, 15, false);
      out[n+i] = __builtin_amdgcn_update_dpp(-1, x, 0x111, 15, 15, false);
      out[2*n+i] = __builtin_amdgcn_ds_swizzle(x, 0x401F);
      out[3*n+i] = __builtin_amdgcn_ds_bpermute((i * 7 % 32) * 4, x);
      out[4*n+i] = __builtin_amdgcn_readlane(x, 5) + __builtin_amdgcn_readfirstlane(x);
      out[5*n+i] = __builtin_amdgcn_update_dpp(0, x, 0x140, 0xA, 15, true);
      if (x & 1) out[6*n+i] = __builtin_amdgcn_mbcnt_lo(-1, 0) + __builtin_amdgcn_readfirstlane(x); else out[6*n+i] = __builtin_amdgcn_mov_dpp(x, 0x1B, 15, 15, true);
      out[7*n+i] = __builtin_amdgcn_ds_permute(((i + 3) % 32) * 4, x);
    }"""
    d = device(source, target)
    wave = 32 if target == "gfx1100" else 64
    n = 128
    x = RNG.integers(-1000, 1000, n).astype(np.int32)
    out = d.put(np.zeros(8 * n, np.int32))
    d.run("run", n // 64, 64, out, d.put(x), n)
    found, i = d.get(out, 8 * n, np.int32).reshape(8, n), np.arange(n)
    lane, first = i % wave, i // wave * wave
    np.testing.assert_array_equal(found[0], x + x[i ^ 1])
    np.testing.assert_array_equal(found[1], np.where(i % 16 > 0, x[i - 1], -1))
    np.testing.assert_array_equal(found[2], x[i ^ 16])
    np.testing.assert_array_equal(found[3], x[first + (i % 64) * 7 % 32] if False else x[first + i * 7 % 32])
    np.testing.assert_array_equal(found[4], x[first + 5] + x[first])
    np.testing.assert_array_equal(found[5], np.where(lane // 16 % 2 == 1, x[i // 16 * 16 + 15 - i % 16], 0))
    odd = x & 1 == 1
    for w in range(0, n, wave):
        mine = np.arange(w, w + wave)
        some = mine[odd[mine]]
        np.testing.assert_array_equal(found[6][some], np.minimum(some - w, 32) + x[some[0]])
        even = mine[~odd[mine]]
        source_lane = even // 4 * 4 + 3 - even % 4
        np.testing.assert_array_equal(found[6][even], np.where(odd[source_lane], 0, x[source_lane]))
    if wave == 32:
        np.testing.assert_array_equal(found[7], x[first + (i - 3) % 32])
