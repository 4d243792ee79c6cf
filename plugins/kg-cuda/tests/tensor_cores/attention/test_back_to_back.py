"""Back-to-back MMA by units whose results do not lie as their left operand does:
TF32, int8, 8-bit floats, float64. No element of the weights leaves its lane."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import DType, float8_e4m3, float32, float64, int8, int32
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg.semantics.floats import round_values
from kg_tune.bench.compute_bound import product

pytestmark = pytest.mark.part(6)

HEADS, ROWS, KEYS, WIDTH = 2, 32, 128, 32


def attention(dtype: DType, sums: DType) -> UOp:
    """Weights of scores, at most 1, rounded to the operands' dtype: of integers in steps of 1/64."""
    shapes = (HEADS, ROWS, WIDTH), (HEADS, KEYS, WIDTH), (HEADS, KEYS, WIDTH)
    q, k, v = (param(i + 1, shape, dtype) for i, shape in enumerate(shapes))
    scores = product(q.cast(sums), k.cast(sums).permute(0, 2, 1))
    if dtype.is_int:
        values = scores.cast(float32) * 2.0**-9
        weights = (values - values.max(2).expand(*values.shape)).exp()
        rounded = (weights * 64.0).cast(dtype)
    else:
        weights = (scores * 0.25 - (scores * 0.25).max(2).expand(*scores.shape)).exp()
        rounded = weights.cast(dtype)
    total = product(rounded.cast(sums), v.cast(sums)).cast(float64 if dtype is float64 else float32)
    value = total / weights.sum(2).expand(*shapes[0])
    return sink(param(0, shapes[0], value.type).store(value), name="attention", fast_math=True)


def exact(q: np.ndarray, k: np.ndarray, v: np.ndarray, dtype: DType) -> np.ndarray:
    scores = q @ k.transpose(0, 2, 1) * (2.0**-9 if dtype.is_int else 0.25)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    rounded = np.trunc(weights * 64.0) if dtype.is_int else np.asarray(round_values(weights, dtype), np.float64)
    return rounded @ v / weights.sum(-1, keepdims=True)


def run(name: str, unit: str, dtype: DType, sums: DType, *, online: bool) -> tuple[np.ndarray, np.ndarray, str]:
    device, generator = open_device(name), np.random.default_rng(3)
    shapes = (HEADS, ROWS, WIDTH), (HEADS, KEYS, WIDTH), (HEADS, KEYS, WIDTH)
    if dtype.is_int:
        arrays = [generator.integers(-9, 10, shape).astype(np.float64) for shape in shapes]
    else:
        arrays = [np.asarray(round_values(generator.standard_normal(shape), dtype), np.float64) for shape in shapes]
    out = float64 if dtype is float64 else float32
    schedule = f"ONLINE(r0, 64) TC(r0.in, {unit}) UPCAST(o2, 4)" if online else f"TC(r0, {unit}) UPCAST(o2, 4)"
    program = device.compile(attention(dtype, sums), parse_schedule(schedule))
    made = device.empty(HEADS * ROWS * WIDTH, out)
    device.load(program).bind([made, *(device.buffer(x, dtype) for x in arrays)])()
    source = next(part.name for part in program.src if part.op is Op.SOURCE)
    return made.numpy().reshape(shapes[0]), exact(arrays[0], arrays[1], arrays[2], dtype), source


@pytest.mark.parametrize("device", ["CUDASIM", "CUDASIM:C"])
@pytest.mark.parametrize(
    ("unit", "dtype", "sums", "error"),
    [
        ("mma_m16n8k8_tf32_f32", float32, float32, 4e-3),
        ("mma_m16n8k32_i8_i32", int8, int32, 1e-5),
        ("mma_m16n8k32_e4m3_f32", float8_e4m3, float32, 0.1),
        ("mma_m16n8k16_f64_f64", float64, float64, 1e-12),
    ],
    ids=["tf32", "int8", "e4m3", "float64"],
)
def test_attention(device: str, unit: str, dtype: DType, sums: DType, error: float) -> None:
    made, wanted, source = run(device, unit, dtype, sums, online=dtype.itemsize in (1, 4) and dtype.is_float)
    assert np.abs(made - wanted).max() < error
    assert "mma.sync" in source
    assert ("shfl.sync.idx" if device == "CUDASIM" else "lane_of") not in source
