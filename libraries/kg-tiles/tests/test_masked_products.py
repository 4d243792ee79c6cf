"""Products under a mask of one operand's axis on a matrix unit: a lower triangle times a matrix."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import DType, float16, float32, index, int8, int32
from kg.errors import ScheduleError
from kg.ir.build import arange, param, sink
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule

SIZE = 32


def triangle(dtype: DType, total: DType, *, fast_math: bool = False) -> UOp:
    """tril(a) @ b, by a mask of the product as the sum over it has."""
    cube = (SIZE,) * 3
    a, b = (param(slot, (SIZE, SIZE), dtype).cast(total) for slot in (1, 2))
    left, right = a.reshape(SIZE, 1, SIZE).expand(*cube), b.permute(1, 0).reshape(1, SIZE, SIZE).expand(*cube)
    row, step = (arange(SIZE, index).reshape(*shape).expand(*cube) for shape in ((SIZE, 1, 1), (1, 1, SIZE)))
    value = (step <= row).where(left * right, 0).sum(2).reshape(SIZE, SIZE)
    return sink(param(0, (SIZE, SIZE), total).store(value), name="triangle", fast_math=fast_math)


def run(ast: UOp, schedule: str, a: np.ndarray, b: np.ndarray, dtype: DType, total: DType) -> np.ndarray:
    device = open_device("REF")
    made = device.empty(SIZE * SIZE, total)
    device.load(device.compile(ast, parse_schedule(schedule))).bind([made, device.buffer(a, dtype), device.buffer(b, dtype)])()
    return made.numpy().reshape(SIZE, SIZE)


def unit(dtype: DType, total: DType) -> str:
    cores = open_device("REF").renderer.tensor_cores
    return next(c.name for c in cores if c.dtype_in == (dtype, dtype) and c.dtype_out is total)


def test_the_mask_is_the_left_operands() -> None:
    a, b = (np.random.default_rng(i).standard_normal((SIZE, SIZE)).astype(np.float16) for i in (0, 1))
    made = run(triangle(float16, float32, fast_math=True), f"TC(r0, {unit(float16, float32)})", a, b, float16, float32)
    assert np.abs(made - np.tril(a.astype(np.float64)) @ b.astype(np.float64)).max() < 1e-5


def test_integers_need_no_licence() -> None:
    a, b = (np.random.default_rng(i).integers(-128, 128, (SIZE, SIZE), np.int8) for i in (0, 1))
    made = run(triangle(int8, int32), f"TC(r0, {unit(int8, int32)})", a, b, int8, int32)
    assert np.array_equal(made, np.tril(a.astype(np.int32)) @ b.astype(np.int32))


@pytest.mark.parametrize("before", ["", "TILE(r0, 16) STAGE(r0, r0.b, LOCAL, r0.in/o1) "], ids=["in place", "staged"])
def test_floats_need_one(before: str) -> None:
    """What is not seen may be NaN, and 0 times that is NaN in a unit."""
    zeros = np.zeros((SIZE, SIZE), np.float16)
    with pytest.raises(ScheduleError, match="needs fast_math=True"):
        run(triangle(float16, float32), f"{before}TC(r0, {unit(float16, float32)})", zeros, zeros, float16, float32)
