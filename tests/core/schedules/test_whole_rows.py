"""A row of three, five, six … vectors, reduced in one: halves of its lanes are no powers of two."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import DType, float32, float64
from kg.ir.build import param, sink
from kg.schedule.opts import parse_schedule
from support.devices import check, device_named

#: CPUs by every renderer: which lanes they hold differs.
NAMES = ("CPU:LLVM", "CPU:C", "CPU:X86", "CPU:NIR", "QEMUA64:A64", "OPENCL:C")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("columns", "dtype"), [(12, float32), (24, float32), (40, float32), (96, float32), (28, float64), (52, float64)]
)
def test_rows_whose_halves_are_no_powers_of_two(name: str, columns: int, dtype: DType) -> None:
    x = param(1, (4, columns), dtype)
    weights = (x - x.max(1).expand(4, columns)).exp()
    kernel = sink(param(0, (4, columns), dtype).store(weights / weights.sum(1).expand(4, columns)))
    values = np.random.default_rng(columns).standard_normal((4, columns)).astype(str(dtype))
    device = device_named(name)
    whole = parse_schedule(f"VECTOR(r0, {columns}) VECTOR(o1, {columns})")
    check(device, kernel, {1: values}, schedule=whole, tolerance=1e-5)
    check(device, kernel, {1: values}, tolerance=1e-5)
