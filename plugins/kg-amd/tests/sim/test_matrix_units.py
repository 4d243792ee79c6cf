"""WMMA and MFMA by clang's builtins: the layouts of the manuals, written here from the lane's side,
against numpy's products."""

from __future__ import annotations

import numpy as np
import pytest
from amd_hip import Device, compiled
from amd_oracle import MISSING
from kg_amd.sim import SimulatorTrap

pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Debian's clang-19, llvm-19 and lld-19: {', '.join(MISSING)} missing"
)
RNG = np.random.default_rng(3)
WMMA = """
typedef {element} V __attribute__((ext_vector_type({count}))); typedef {sum} S __attribute__((ext_vector_type({held})));
KERNEL void run({sum}* d, const {element}* a, const {element}* b, const {sum}* c) {{
  int l = ITEM, w = {width}; V x, y; S z;
  for (int k = 0; k < {count}; k++) {{ x[k] = a[l % 16 * {count} + k]; y[k] = b[l % 16 * {count} + k]; }}
  for (int r = 0; r < {rows}; r++) z[r * {step}] = c[(r * (w / 16) + l / 16) * 16 + l % 16];
  z = {call};
  for (int r = 0; r < {rows}; r++) d[(r * (w / 16) + l / 16) * 16 + l % 16] = z[r * {step}];
}}"""


def bf16(x: np.ndarray) -> np.ndarray:
    return (np.ascontiguousarray(x, "f").view(np.uint32) >> 16).astype(np.uint16)


def nibbles(x: np.ndarray) -> np.ndarray:
    """Two to a byte, the first in the lower half."""
    low, high = (np.ascontiguousarray(x[:, start::2]).view(np.uint8) & 15 for start in (0, 1))
    return low | high << 4


@pytest.mark.parametrize("width", [32, 64])
@pytest.mark.parametrize("kind", ["f32_f16", "f32_bf16", "f16_f16", "i32_iu8", "i32_iu4"])
def test_wmma(kind: str, width: int) -> None:
    out, element = kind.split("_")
    rows = 256 // width
    dtype = {"f16": "half", "bf16": "short", "iu8": "int", "iu4": "int"}[element]
    count, step = {"iu8": 4, "iu4": 2}.get(element, 16), (2 if out == "f16" else 1)
    builtin = f"__builtin_amdgcn_wmma_{out}_16x16x16_{element}_w{width}"
    call = (
        f"{builtin}(true, x, false, y, z, false)"
        if element in ("iu8", "iu4")
        else f"{builtin}(x, y, z, false)"
        if out == "f16"
        else f"{builtin}(x, y, z)"
    )
    source = WMMA.format(
        element=dtype,
        sum={"f32": "float", "f16": "half", "i32": "int"}[out],
        count=count,
        held=rows * step,
        rows=rows,
        step=step,
        width=width,
        call=call,
    )
    options = ("-O2",) if width == 32 else ("-O2", "-mwavefrontsize64")
    d = Device(compiled(source, "gfx1100", options))
    if element in ("iu8", "iu4"):
        most = 128 if element == "iu8" else 8
        a, b, c = (
            RNG.integers(-most, most, (16, 16)).astype(np.int8),
            RNG.integers(0, 2 * most, (16, 16)).astype(np.uint8),
            RNG.integers(-999, 999, (16, 16)).astype(np.int32),
        )
        right = a.astype(np.int64) @ b.astype(np.int64) + c
        held = nibbles if element == "iu4" else np.ascontiguousarray
        operands = d.put(held(a)), d.put(held(b.T)), d.put(c)
    else:
        a, b = (RNG.integers(-8, 8, (16, 16)).astype("f") for _ in range(2))
        c = RNG.integers(-99, 99, (16, 16)).astype("e" if out == "f16" else "f")
        right = a @ b + c
        pack = bf16 if element == "bf16" else lambda x: np.ascontiguousarray(x, np.float16)
        operands = d.put(pack(a)), d.put(pack(b.T)), d.put(c)
    target = d.new(1024)
    d.run("run", 1, width, target, *operands)
    found = d.get(target, 256, {"f32": "f", "f16": "e", "i32": "i"}[out]).reshape(16, 16)
    np.testing.assert_array_equal(found, right)


def test_wmma_needs_all_lanes() -> None:
    source = """typedef half V __attribute__((ext_vector_type(16))); typedef float S __attribute__((ext_vector_type(8)));
    KERNEL void run(float* d, const half* a) { V x; S z = {}; for (int k = 0; k < 16; k++) x[k] = a[ITEM % 16 * 16 + k];
      if (d[32 * ITEM] == 0) { z = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(x, x, z); } d[ITEM] = z[0]; }"""
    d = Device(compiled(source))
    with pytest.raises(SimulatorTrap, match="not in EXEC"):
        d.run("run", 1, 32, d.put(np.arange(1024, dtype="f")), d.put(np.zeros(256, "e")))


MFMA = """
typedef {element} V __attribute__((ext_vector_type({count}))); typedef {sum} S __attribute__((ext_vector_type({held})));
KERNEL void run({sum}* d, const {element}* a, const {element}* b, const {sum}* c) {{
  int l = ITEM; S z; V x, y;
  for (int e = 0; e < {count}; e++) {{ x[e] = a[l % {m} * {depth} + l / {m} * {count} + e]; y[e] = b[l % {m} * {depth} + l / {m} * {count} + e]; }}
  for (int r = 0; r < {held}; r++) z[r] = c[({row}) * {m} + l % {m}];
  z = __builtin_amdgcn_mfma_{name}({cast}x, {cast}y, z, 0, 0, 0);
  for (int r = 0; r < {held}; r++) d[({row}) * {m} + l % {m}] = z[r];
}}"""
ROWS = {32: "8 * (r / 4) + 4 * (l / 32) + r % 4", 16: "4 * (l / 16) + r"}
CASES = (
    ("f32_32x32x8f16", "half", 4, 32, 8), ("f32_16x16x16f16", "half", 4, 16, 16), ("f32_32x32x8bf16_1k", "short", 4, 32, 8), ("f32_16x16x16bf16_1k", "short", 4, 16, 16),
    ("f32_32x32x2f32", "float", 1, 32, 2), ("f32_16x16x4f32", "float", 1, 16, 4), ("i32_32x32x16_i8", "char", 8, 32, 16), ("i32_16x16x32_i8", "char", 8, 16, 32),
    ("f64_16x16x4f64", "double", 1, 16, 4), ("f32_16x16x8_xf32", "float", 2, 16, 8), ("f32_32x32x4_xf32", "float", 2, 32, 4),
)  # fmt: skip


@pytest.mark.parametrize(("name", "element", "count", "m", "depth"), CASES)
def test_mfma(name: str, element: str, count: int, m: int, depth: int) -> None:
    out = name.split("_", maxsplit=1)[0]
    row = "l / 16 + 4 * r" if out == "f64" else ROWS[m]
    cast = "*(long*)&" if element == "char" else "" if count > 1 else "*&" if False else ""
    source = MFMA.format(
        element=element,
        sum={"f32": "float", "i32": "int", "f64": "double"}[out],
        count=count,
        held=m * m // 64,
        m=m,
        depth=depth,
        row=row,
        name=name,
        cast=cast,
    )
    if count == 1:
        source = source.replace("(x, y, z", "(x[0], y[0], z")
    d = Device(compiled(source, "gfx942"))
    integers = RNG.integers(-8, 8, (2, m, depth))
    pack = {"half": np.float16, "float": np.float32, "char": np.int8, "double": np.float64}
    a, b = (bf16(x.astype("f")) if element == "short" else x.astype(pack[element]) for x in integers)
    c = RNG.integers(-99, 99, (m, m)).astype({"f32": "f", "i32": "i", "f64": "d"}[out])
    target = d.new(c.nbytes)
    d.run("run", 1, 64, target, d.put(a), d.put(b), d.put(c))
    np.testing.assert_array_equal(d.get(target, m * m, c.dtype).reshape(m, m), integers[0] @ integers[1].T + c)
