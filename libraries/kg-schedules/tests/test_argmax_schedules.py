"""Row 22 of docs/semantics.md under random schedules:
the first of ties and the first NaN, in whatever order elements are visited."""

from __future__ import annotations

import random

import numpy as np
import pytest
from kg.dtype import DType, bool_, float16, float32, float64, int8, int16, int32, int64, uint8, uint32
from kg.ir import monoid as monoids
from kg.ir.args import Reduction
from kg.ir.build import arange, argmax, param, sink, variable
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.opts import format_schedule
from support.devices import DEVICES, device_named, run_on
from support.random_schedules import random_schedule

pytestmark = pytest.mark.part(3)

KERNELS = {"REF": 60, "CPU:LLVM": 120, "CPU:C": 25}
DTYPES = (float32, float32, float32, float16, float64, int32, int8, int64, uint32, bool_)
LENGTHS = (1, 2, 5, 8, 16, 17, 33, 40, 64, 67, 100)
POSITIONS = ("straight", "straight", "back", "flat", "across", "folded")


def _values(chooser: random.Random, shape: tuple[int, ...], dtype: DType) -> np.ndarray:
    """Few different values, the worst of the dtype and signed zeros among them; rows that are all alike."""
    few = [dtype.min, dtype.max, 0, 1]
    few += [-0.0, float("nan"), float("-inf"), float("inf")] if dtype.is_float else []
    made = [chooser.choice(few) for _ in range(int(np.prod(shape)))]
    given = np.array(made, dtype.name).reshape(shape)
    for row in given:
        if chooser.random() < 0.5:
            row[...] = np.array(chooser.choice([few[0], few[1], few[-2], few[-3]]), dtype.name)
        if row.size and chooser.random() < 0.3:
            row.flat[chooser.randrange(row.size)] = np.array(chooser.choice(few), dtype.name)
    return given


def _positions(kind: str, rows: UOp | int, columns: UOp | int, size: int) -> UOp:
    """The position of each element of a row that is a matrix."""
    i, j = (
        arange(rows, int32).reshape(rows, 1).expand(rows, columns),
        arange(columns, int32).reshape(1, columns).expand(rows, columns),
    )
    match kind:
        case "straight" | "flat":
            return i * size + j
        case "back":
            return i * -size - j
        case "across":
            return j * size + i
        case _:
            return (i * size + j) % 7


def _expected(values: np.ndarray, positions: np.ndarray, *, least: bool) -> list[int]:
    found: list[int] = []
    for row in values:
        if not row.size:
            found.append(np.iinfo(np.int32).max)
            continue
        best = row.min() if least else row.max()  # NaN where there is one
        found.append(int(positions[np.isnan(row) if best != best else row == best].min()))
    return found


@pytest.mark.parametrize("name", DEVICES)
def test_positions_under_random_schedules(name: str) -> None:
    """One loop or two, a length known before or given at launch (also none).
    Positions that grow, fall, or do neither."""
    device = device_named(name)
    for seed in range(KERNELS[name]):
        chooser = random.Random(seed)
        dtype, kind, least = chooser.choice(DTYPES), chooser.choice(POSITIONS), chooser.random() < 0.5
        rows, columns = (1 if kind == "straight" else chooser.choice((1, 2, 3, 8))), chooser.choice(LENGTHS)
        symbolic = chooser.random() < 0.3
        columns = chooser.choice((0, columns)) if symbolic else columns
        length = variable("n", 0, 100) if symbolic else columns
        x, positions = param(1, (3, rows, length), dtype), _positions(kind, rows, length, 128)
        monoid = monoids.argmax(dtype, int32, least=least)
        operands = (x, positions.reshape(1, rows, length).expand(3, rows, length))
        picked = combine_values(operands, monoid, Op.REDUCE, Reduction(monoid, (1, 2)))[1]
        ast = sink(param(0, (3, 1, 1), int32).store(picked), name="positions")
        given = _values(chooser, (3, rows, columns), dtype)
        i, j = np.mgrid[:rows, :columns]
        where = {"back": i * -128 - j, "across": j * 128 + i, "folded": (i * 128 + j) % 7}.get(kind, i * 128 + j)
        schedule = None if seed % 4 == 0 else random_schedule(ast, device.renderer, seed)
        found = run_on(device, ast, {1: given}, {"n": columns} if symbolic else {}, schedule)
        wanted = _expected(given, where, least=least)
        about = f"seed {seed}: {dtype}, {kind}, {rows} x {columns}, least={least}, {format_schedule(schedule or ())}"
        assert found[0].ravel().tolist() == wanted, about


@pytest.mark.parametrize("dtype", [int8, uint8, int16, int64, float64])
@pytest.mark.parametrize("least", [False, True])
def test_long_rows_of_values_narrower_or_wider_than_positions(dtype: DType, least: bool) -> None:
    """Counters of a byte start again after 256 iterations of as many vectors as CPUs have chains:
    the best in the first, a later and the last block, and everywhere."""
    device, length = device_named("CPU:LLVM"), 200_003
    x = param(1, (1, length), dtype)
    ast = sink(param(0, (1, 1), int32).store(argmax(x, 1, index_dtype=int32, least=least)), name="long")
    for place in (0, 1, 255, 70_000, 131_071, 131_072, length - 1, None):
        given = np.zeros((1, length), dtype.name)
        if place is not None:
            given[0, [place, length - 1]] = dtype.min if least else dtype.max
            given[0, : place // 2] = 1 if least else given[0, 0]
        found = run_on(device, ast, {1: given}, {}, None)
        assert found[0].ravel().tolist() == [int(given.argmin() if least else given.argmax())], place
