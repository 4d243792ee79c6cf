"""semantics.md, rows 18-20: errors of EXP2, LOG2, SIN, COS, SQRT, RECIPROCAL,
FDIV against exact values, in ULP; the table of POW."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import mpmath
import numpy as np
import pytest
from kg.dtype import DType, float32, float64
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from support.devices import DEVICES, device_named, run_on

COUNT = 1003
#: op -> (ULP allowed for float32, for float64)
BOUNDS = {
    Op.EXP2: (2, 2),
    Op.LOG2: (2, 2),
    Op.SIN: (2, 2),
    Op.COS: (2, 2),
    Op.SQRT: (1, 0.5),
    Op.RECIPROCAL: (1, 2),
    Op.FDIV: (1, 0.5),
}
EXACT: dict[Op, Callable[..., mpmath.mpf]] = {
    Op.EXP2: lambda x: mpmath.mpf(2) ** x,
    Op.LOG2: lambda x: mpmath.log(x, 2),
    Op.SIN: mpmath.sin,
    Op.COS: mpmath.cos,
    Op.SQRT: mpmath.sqrt,
    Op.RECIPROCAL: lambda x: 1 / x,
    Op.FDIV: lambda x, y: x / y,
}
SPECIAL = (0.0, -0.0, np.inf, -np.inf, np.nan, -1.0, 1.0, 2.0, -2.0, 10.0, -126.0, 4.0, 0.25)


@cache
def points(op: Op, dtype: DType) -> list[np.ndarray]:
    random = np.random.default_rng(18)
    top = 127 if dtype is float32 else 1023
    wide = np.exp2(random.uniform(-top + 1, top, COUNT))
    match op:
        case Op.EXP2:
            x = random.uniform(-top, top, COUNT)
        case Op.SIN | Op.COS:
            near = [random.uniform(-1e9, 1e9, COUNT // 4), np.arange(COUNT // 4) * np.pi]
            hardest = [16367173 * 2.0**72, 6381956970095103 * 2.0**797]  # the nearest to multiples of pi/2
            x = np.concatenate([*near, hardest[dtype is float64 :][:1], -wide[: COUNT - 2 * (COUNT // 4) - 1]])
        case Op.LOG2:
            x = np.concatenate([wide[::2], random.uniform(0.9, 1.1, COUNT - len(wide[::2]))])
        case _:
            x = np.sqrt(wide) if op is Op.FDIV else wide * (1 if op is Op.SQRT else random.choice([-1, 1], COUNT))
    return [v.astype(dtype.name) for v in (x, np.sqrt(np.exp2(random.uniform(-top + 1, top, COUNT))))[: op.arity]]


@cache
def exact(op: Op, dtype: DType) -> list[mpmath.mpf]:
    with mpmath.workprec(1400):
        return [EXACT[op](*[mpmath.mpf(float(v)) for v in values]) for values in zip(*points(op, dtype), strict=True)]


def error_in_ulp(found: np.ndarray, wanted: list[mpmath.mpf]) -> float:
    kind = found.dtype.type
    with mpmath.workprec(1400):
        steps = [mpmath.mpf(float(np.spacing(abs(kind(float(w)))))) for w in wanted]
        return max(float(abs(mpmath.mpf(float(f)) - w) / s) for f, w, s in zip(found, wanted, steps, strict=True))


@pytest.mark.parametrize("mode", ("scalar", "vector"))
@pytest.mark.parametrize("dtype", (float32, float64), ids=str)
@pytest.mark.parametrize("name", DEVICES)
def test_functions_are_within_their_bounds(name: str, dtype: DType, mode: str) -> None:
    device = device_named(name)
    stores: list[UOp] = []
    arrays: dict[int, np.ndarray] = {}
    for i, op in enumerate(BOUNDS):
        values = points(op, dtype)
        arrays |= {10 * i + j: v for j, v in enumerate(values)}
        x = [param(10 * i + j, (COUNT,), dtype) for j in range(len(values))]
        stores.append(param(100 + i, (COUNT,), dtype).store(UOp(op, dtype, tuple(x))))
    found = run_on(device, sink(*stores, name="functions"), arrays, {}, () if mode == "scalar" else None)
    errors = {op: error_in_ulp(found[100 + i], exact(op, dtype)) for i, op in enumerate(BOUNDS)}
    print(f"{name} {dtype} {mode}: " + ", ".join(f"{op.name} {e:.3f}" for op, e in errors.items()))
    for op, error in errors.items():
        assert error <= BOUNDS[op][dtype is float64], f"{op.name} {dtype}: {error} ULP"


@pytest.mark.parametrize("dtype", (float32, float64), ids=str)
@pytest.mark.parametrize("name", DEVICES)
def test_special_values_and_the_table_of_powers(name: str, dtype: DType) -> None:
    """Row 18's edges, row 20; both in scalar code and in vectors."""
    device = device_named(name)
    edge = np.array(SPECIAL, dtype.name)
    x, y = np.repeat(edge, len(edge)), np.tile(edge, len(edge))
    y = np.where(np.arange(len(y)) % 7 == 6, np.asarray(1 / 3, dtype.name), y)
    shape = x.shape
    a, b = param(0, shape, dtype), param(1, shape, dtype)
    results = {
        "exp2": a.exp2(),
        "log2": a.log2(),
        "sqrt": a.sqrt(),
        "reciprocal": a.reciprocal(),
        "divide": a / b,
        "power": a.pow(b),
    }
    ast = sink(*[param(10 + i, shape, dtype).store(r) for i, r in enumerate(results.values())], name="special")
    with np.errstate(all="ignore"):
        expected = [np.exp2(x), np.log2(x), np.sqrt(x), 1 / x, x / y, np.power(x, y)]
    for schedule in ((), None):
        found = run_on(device, ast, {0: x, 1: y}, {}, schedule)
        for i, (title, want) in enumerate(zip(results, expected, strict=True)):
            rounding = 0 if title in ("sqrt", "exp2") else 4 * np.finfo(dtype.name).eps
            np.testing.assert_allclose(found[10 + i], want, rtol=rounding, err_msg=f"{title} {dtype} {schedule}")
            zero = want == 0
            np.testing.assert_array_equal(
                np.signbit(found[10 + i][zero]), np.signbit(want[zero]), err_msg=f"{title}: sign of zero"
            )
    sines = sink(param(10, shape, dtype).store(a.sin()), name="sines")
    found = run_on(device, sines, {0: x}, {}, None)[10]
    assert np.isnan(found[~np.isfinite(x)]).all()
