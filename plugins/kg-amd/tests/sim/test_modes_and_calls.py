"""MODE at work, calls of functions, packed halves, waves of 64 on RDNA 3, three dimensions,
hidden arguments."""

from __future__ import annotations

import numpy as np
import pytest
from amd_hip import Device, compiled, packed
from amd_oracle import MISSING
from kg_amd.sim import launch

pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Debian's clang-19, llvm-19 and lld-19: {', '.join(MISSING)} missing"
)
TARGETS = pytest.mark.parametrize("target", ["gfx1100", "gfx942"])
RNG = np.random.default_rng(11)
ARITHMETIC = "KERNEL void run(float* out, const float* x, const float* y, int n) { int i = GROUP*64+ITEM; out[i] = x[i] + y[i]; out[n+i] = x[i] * y[i]; }"


def arithmetic(target: str, source: str, options: tuple[str, ...], x: np.ndarray, y: np.ndarray) -> np.ndarray:
    d = Device(compiled(source, target, options))
    out = d.new(8 * len(x))
    d.run("run", len(x) // 64, 64, out, d.put(x), d.put(y), len(x))
    return d.get(out, 2 * len(x)).reshape(2, -1)


@TARGETS
def test_subnormal_numbers_are_flushed_where_the_descriptor_says_so(target: str) -> None:
    x = np.array([1e-39, -1e-39, 1.0, 1.2e-38] * 16, "f")
    y = np.array([1e-40, 1.0, 1e-39, -1.18e-38] * 16, "f")
    kept = arithmetic(target, ARITHMETIC, ("-O2",), x, y)
    flushed = arithmetic(target, ARITHMETIC, ("-O2", "-Xclang", "-fdenormal-fp-math-f32=preserve-sign"), x, y)
    assert (kept[0] == x + y).all() and (kept[1] == x * y).all()
    assert flushed[0][:4].tolist() == [0.0, 1.0, 1.0, 0.0] and flushed[1][:4].tolist() == [0.0, 0.0, 0.0, 0.0]


@TARGETS
@pytest.mark.parametrize(("mode", "direction"), [(1, np.inf), (2, -np.inf), (3, 0.0)])
def test_rounding_by_mode(target: str, mode: int, direction: float) -> None:
    """Up, down and toward zero, against exact sums and products in float64 and longdouble."""
    source = ARITHMETIC.replace("out[i] = x", f"__builtin_amdgcn_s_setreg(0x0801, {mode}); out[i] = x")
    x, y = (RNG.standard_normal(256).astype("f") for _ in range(2))
    found = arithmetic(target, source, ("-O1",), x, y)
    for have, exact in zip(found, (x.astype("g") + y, x.astype("d") * y), strict=True):
        near = exact.astype("f")
        toward = np.nextafter(near, np.float32(direction)) if direction else np.nextafter(near, np.float32(0))
        wrong = (
            near < exact
            if direction == np.inf
            else near > exact
            if direction == -np.inf
            else np.abs(near.astype("g")) > np.abs(exact)
        )
        np.testing.assert_array_equal(have, np.where(wrong, toward, near))


@TARGETS
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_calls(target: str, level: str) -> None:
    source = """
    DEVICE __attribute__((noinline)) float twice(float x) { return x + x; }
    DEVICE __attribute__((noinline)) float poly(float x, int n) { float r = 0; for (int i = 0; i < n; i++) r = twice(r) + x; return r; }
    KERNEL void run(float* out, const float* in) { int i = GROUP*64+ITEM; float x = in[i]; out[i] = x > 0 ? poly(x, 3) : twice(x); }"""
    d = Device(compiled(source, target, (level,)))
    x = RNG.integers(-50, 50, 128).astype("f")
    out = d.new(512)
    d.run("run", 2, 64, out, d.put(x))
    assert (d.get(out, 128) == np.where(x > 0, 7 * x, 2 * x)).all()


@TARGETS
def test_packed_halves(target: str) -> None:
    source = """typedef half V __attribute__((ext_vector_type(2))); typedef short W __attribute__((ext_vector_type(2)));
    KERNEL void run(V* out, W* whole, const V* x, const V* y, const W* a, int n) { int i = GROUP*64+ITEM; V p = x[i], q = y[i]; W r = a[i];
      out[i] = p + q; out[n+i] = p * q.yx; out[2*n+i] = __builtin_elementwise_fma(p, q, -p); out[3*n+i] = __builtin_elementwise_max(p, q); out[4*n+i] = p / q;
      whole[i] = r + r.yx; whole[n+i] = r * r; whole[2*n+i] = r >> (W)3; whole[3*n+i] = __builtin_elementwise_min(r, r.yx); }"""
    d = Device(compiled(source, target))
    x, y = (RNG.standard_normal((64, 2)).astype("e") for _ in range(2))
    a = RNG.integers(-32768, 32767, (64, 2)).astype(np.int16)
    out, whole = d.new(5 * 256), d.new(4 * 256)
    d.run("run", 1, 64, out, whole, d.put(x), d.put(y), d.put(a), 64)
    found, integers = d.get(out, 640, "e").reshape(5, 64, 2), d.get(whole, 512, np.int16).reshape(4, 64, 2)
    fused = (x.astype("d") * y.astype("d") - x.astype("d")).astype("e")
    for have, want in zip(found, [x + y, x * y[:, ::-1], fused, np.maximum(x, y), x / y], strict=True):
        np.testing.assert_array_equal(have, want)
    with np.errstate(all="ignore"):
        for have, want in zip(integers, [a + a[:, ::-1], a * a, a >> 3, np.minimum(a, a[:, ::-1])], strict=True):
            np.testing.assert_array_equal(have, want)


def test_waves_of_64_on_rdna() -> None:
    source = """SHARED int s[128]; KERNEL void run(int* out, const int* in) { int i = GROUP*128+ITEM, x = in[i];
      for (int step = 1; step < 64; step *= 2) { int y = __builtin_amdgcn_ds_bpermute(((ITEM ^ step) & 31) * 4 + 0, x); x += step < 32 ? y : 0; }
      s[ITEM] = x; barrier(); out[i] = s[127 - ITEM] + (in[i] > 0 ? 1000 : 0); }"""
    d = Device(compiled(source, "gfx1100", ("-O2", "-mwavefrontsize64")))
    assert d.image.kernels["run"].wave == 64
    x = RNG.integers(-9, 9, 256).astype(np.int32)
    out = d.new(1024)
    d.run("run", 2, 128, out, d.put(x))
    sums = np.repeat(x.reshape(-1, 32).sum(axis=1), 32).reshape(2, 128)[:, ::-1].reshape(-1)
    assert (d.get(out, 256, np.int32) == sums + np.where(x > 0, 1000, 0)).all()


@TARGETS
def test_three_dimensions_and_hidden_arguments(target: str) -> None:
    source = """KERNEL void run(int* out) {
      u16* hidden = (u16*)__builtin_amdgcn_implicitarg_ptr(); int sx = hidden[6], sy = hidden[7], sz = hidden[8]; u32* blocks = (u32*)hidden;
      int x = __builtin_amdgcn_workgroup_id_x() * sx + __builtin_amdgcn_workitem_id_x(), y = __builtin_amdgcn_workgroup_id_y() * sy + __builtin_amdgcn_workitem_id_y();
      int z = __builtin_amdgcn_workgroup_id_z() * sz + __builtin_amdgcn_workitem_id_z(), w = blocks[0] * sx, h = blocks[1] * sy; out[(z * h + y) * w + x] = x + 100 * y + 10000 * z; }"""
    d = Device(compiled(source, target))
    out = d.new(4 * 12 * 10 * 6)
    launch(d.image, "run", (3, 2, 3), (4, 5, 2), packed(d.image, "run", (out,)), d.memory)
    z, y, x = np.indices((6, 10, 12))
    assert (d.get(out, 720, np.int32).reshape(6, 10, 12) == x + 100 * y + 10000 * z).all()


@TARGETS
def test_arrays_in_registers(target: str) -> None:
    """Indexed by what differs between waves: M0 and moves that add it."""
    source = """typedef int V __attribute__((ext_vector_type(16)));
    KERNEL void run(int* out, const int* in, const int* at) { int i = GROUP*64+ITEM, n = __builtin_amdgcn_readfirstlane(at[GROUP]); V v;
      for (int k = 0; k < 16; k++) v[k] = in[i] * k; v[n] = -in[i]; out[i] = v[(n + 3) & 15] + 1000 * v[n]; }"""
    d = Device(compiled(source, target))
    x, at = RNG.integers(-99, 99, 256).astype(np.int32), np.array([3, 15, 0, 3], np.int32)
    out = d.new(1024)
    d.run("run", 4, 64, out, d.put(x), d.put(at))
    assert (d.get(out, 256, np.int32) == x * np.repeat((at + 3) & 15, 64) - 1000 * x).all()
