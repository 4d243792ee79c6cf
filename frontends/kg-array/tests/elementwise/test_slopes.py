"""Derivatives of functions of one element against mpmath:
on float16 from end to end, and where others lose digits or meet 0 * inf.

Errors are in units of the last place of the exact derivative, or of `floor` where that is greater: silu and gelu have a minimum, where their
derivative passes through 0. Outside of a function's domain its derivative is NaN, but of logarithms and atanh, where it is the quotient that it is inside.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import kg_array as xp
import numpy as np
import pytest
from mpmath import mp, mpf

inf, nan = mp.inf, mp.nan
Number = Any


class Case(NamedTuple):
    function: Callable[..., Any]
    slope: Callable[[Number], Number]
    at_infinities: tuple[Number, Number]
    bound: float  #: of float32 and float64; the rounding of float16 hides it
    floor: float = 0.0


def sigmoid_slope(x: Number) -> Number:
    e = mp.exp(-abs(x))
    return e / (1 + e) ** 2


def gated(x: Number, inner: Number, slope: Number) -> Number:
    return 1 / (1 + mp.exp(-inner)) + x * slope * sigmoid_slope(inner)


def gelu_by_tanh(x: Number) -> Number:
    c, cubic = 2 * mp.sqrt(2 / mp.pi), mpf("0.044715")
    return gated(x, c * (x + cubic * x**3), c * (1 + 3 * cubic * x * x))


def gelu_slope(x: Number) -> Number:
    x = min(max(x, mpf(-1000)), mpf(1000))  # farther out mpmath's erfc overflows
    return mp.erfc(-x / mp.sqrt(2)) / 2 + x * mp.exp(-x * x / 2) / mp.sqrt(2 * mp.pi)


def within(low: float, high: float, ends: Number, inner: Callable[[Number], Number]) -> Callable[[Number], Number]:
    """Of a domain: NaN outside, at its ends something of its own."""
    return lambda x: nan if not low <= x <= high else ends if x in (low, high) else inner(x)


def quotient(x: Number) -> Number:
    return 1 / x if x else inf


CASES: dict[str, Case] = {
    "exp": Case(xp.exp, mp.exp, (0, inf), 2),
    "expm1": Case(xp.expm1, mp.exp, (0, inf), 2),
    "log": Case(xp.log, quotient, (0, 0), 3),
    "log2": Case(xp.log2, lambda x: quotient(x * mp.log(2)), (0, 0), 3),
    "log10": Case(xp.log10, lambda x: quotient(x * mp.log(10)), (0, 0), 3),
    "log1p": Case(xp.log1p, lambda x: quotient(1 + x), (0, 0), 3),
    "sqrt": Case(xp.sqrt, within(0, math.inf, inf, lambda x: 1 / (2 * mp.sqrt(x))), (nan, 0), 2),
    "sinh": Case(xp.sinh, mp.cosh, (inf, inf), 4),
    "cosh": Case(xp.cosh, mp.sinh, (-inf, inf), 4),
    "tanh": Case(xp.tanh, lambda x: 4 * sigmoid_slope(2 * x), (0, 0), 5),
    "asin": Case(xp.asin, within(-1, 1, inf, lambda x: 1 / mp.sqrt(1 - x * x)), (nan, nan), 3),
    "acos": Case(xp.acos, within(-1, 1, -inf, lambda x: -1 / mp.sqrt(1 - x * x)), (nan, nan), 3),
    "atan": Case(xp.atan, lambda x: 1 / (1 + x * x), (0, 0), 3),
    "asinh": Case(xp.asinh, lambda x: 1 / mp.sqrt(1 + x * x), (0, 0), 5),
    "acosh": Case(xp.acosh, within(1, math.inf, inf, lambda x: 1 / mp.sqrt(x * x - 1)), (nan, 0), 4),
    "atanh": Case(xp.atanh, lambda x: quotient(1 - x * x), (0, 0), 3),
    "sigmoid": Case(xp.sigmoid, sigmoid_slope, (0, 0), 5),
    "silu": Case(xp.silu, lambda x: gated(x, x, 1), (0, 1), 8, 0.125),
    # exp(-x*x) takes the error of its argument along
    "gelu": Case(xp.gelu, gelu_slope, (0, 1), 50, 0.125),
    "gelu by tanh": Case(lambda x: xp.gelu(x, approximate="tanh"), gelu_by_tanh, (0, 1), 1500, 0.125),
    "erf": Case(xp.erf, lambda x: 2 / mp.sqrt(mp.pi) * mp.exp(-x * x), (0, 0), 800),
    "relu": Case(xp.relu, lambda x: mpf(x > 0), (0, 1), 0),
}
#: Every so many of float16's numbers: with 1, all of them, which takes minutes.
STEP = 31
PLACES = [
    *(
        0,
        1e-8,
        1e-5,
        1e-3,
        0.1,
        0.25,
        0.5,
        0.75,
        0.9,
        0.999,
        1,
        1.000001,
        1.5,
        2,
        3,
        5,
        7,
        9,
        9.75,
        12,
        14,
        20,
        40,
        60,
        75.5,
        86,
    ),
    *(88.5, 89, 90, 103, 104, 150, 300, 500, 709, 710, 745, 746, 1e3, 1e5, 1e9, 1e15, 1.9e19, 2e19, 1e30, 1e38, math.inf),
]


def places(dtype: str) -> np.ndarray[Any, Any]:
    if dtype == "float16":
        numbers = np.arange(0, 1 << 16, STEP, dtype=np.uint16).view(np.float16)
        return numbers[~np.isnan(numbers)]
    limits, random = np.finfo(dtype), np.random.default_rng(0)
    sizes = [*PLACES, limits.max, limits.tiny, limits.smallest_subnormal]
    drawn = [random.standard_normal(60) * scale for scale in (0.5, 3, 30, 200)]
    return np.concatenate([sizes, np.negative(sizes), *drawn]).astype(dtype)


def error(got: float, exact: Number, dtype: str, floor: float) -> float:
    """In units of the last place; infinite where one of them is no number and the other not the same."""
    limits = np.finfo(dtype)
    if mp.isnan(exact) or math.isnan(got):
        return 0.0 if mp.isnan(exact) and math.isnan(got) else math.inf
    greatest = mpf(float(limits.max)) * (1 + mpf(2) ** (-limits.nmant - 2))
    if abs(exact) >= greatest or math.isinf(got):
        near = abs(exact) >= mpf(float(limits.max)) * (1 - mpf(2) ** -(limits.nmant - 2))
        return 0.0 if near and math.isinf(got) and (got > 0) == (exact > 0) else math.inf
    size = max(abs(exact), mpf(floor), mpf(float(limits.tiny)))
    return float(abs(mpf(got) - exact) / mpf(2) ** (mp.floor(mp.log(size, 2)) - limits.nmant))


@pytest.mark.parametrize("dtype", ("float16", "float32", "float64"))
@pytest.mark.parametrize("name", CASES)
def test_the_derivative_is_exact(name: str, dtype: str) -> None:
    case = CASES[name]
    x = places(dtype)
    found = np.asarray(xp.grad(lambda a: xp.sum(case.function(a)))(xp.asarray(x)))
    bound = max(case.bound, 0.0) if dtype != "float16" else 1.51 if name in ("sqrt", "asinh") else 0.51 + 0.02 * case.bound
    with mp.workprec(160):
        for at, got in zip(x.tolist(), found.tolist(), strict=True):
            if at == 0 and math.copysign(1.0, at) < 0 and name in ("log", "log2", "log10", "sqrt"):
                continue  # 1 / -0
            exact = case.at_infinities[at > 0] if math.isinf(at) else case.slope(mpf(at))
            assert error(got, mpf(exact), dtype, case.floor) <= bound, (name, at, got, mp.nstr(exact, 12))


@pytest.mark.parametrize("name", CASES)
def test_both_modes_batches_and_loops_agree(name: str) -> None:
    """What carries a derivative with it does so through transforms: to the last bit."""
    function = CASES[name].function
    x = xp.asarray(np.array([-89, -3, -0.5, 0, 0.25, 1, 2, 30, 1e4], np.float32))

    def gradient(of: Callable[..., Any]) -> np.ndarray[Any, Any]:
        return np.asarray(xp.grad(lambda a: xp.sum(of(a)))(x))

    wanted = gradient(function)
    np.testing.assert_array_equal(gradient(xp.vmap(function)), wanted)
    np.testing.assert_array_equal(np.asarray(xp.jvp(function, (x,), (xp.ones_like(x),))[1]), wanted)
    np.testing.assert_array_equal(np.asarray(xp.vmap(xp.grad(function))(x)), wanted)
    np.testing.assert_array_equal(gradient(xp.jit(function)), wanted)
    np.testing.assert_array_equal(gradient(lambda a: xp.fori_loop(0, 1, lambda _, c: function(c), a)), wanted)
    np.testing.assert_array_equal(np.asarray(xp.jit(xp.grad(lambda a: xp.sum(function(a))))(x)), wanted)


def test_second_derivatives() -> None:
    x = xp.asarray(np.array([-89, -1, 0, 1, 89], np.float32))
    of_tanh = np.asarray(xp.vmap(xp.grad(xp.grad(xp.tanh)))(x))
    np.testing.assert_allclose(of_tanh, [0, 0.63970006, 0, -0.63970006, 0], rtol=2e-6)
    of_sigmoid = np.asarray(xp.vmap(xp.grad(xp.grad(xp.sigmoid)))(x))
    np.testing.assert_allclose(of_sigmoid, [2.227364e-39, 0.09085775, 0, -0.09085775, -2.227364e-39], rtol=2e-6)


def test_norms_do_not_change_at_zero() -> None:
    def gradient(function: Callable[..., Any], x: Any) -> list[float]:
        return np.asarray(xp.grad(function)(xp.asarray(np.array(x, np.float32)))).ravel().tolist()

    for function in (xp.linalg.vector_norm, xp.std, lambda x: xp.linalg.vector_norm(x, ord=3)):
        assert gradient(function, [0, 0, 0]) == [0, 0, 0]
    assert gradient(xp.std, [2, 2, 2]) == [0, 0, 0]
    assert gradient(xp.linalg.matrix_norm, [[0, 0], [0, 0]]) == [0, 0, 0, 0]
    np.testing.assert_allclose(gradient(xp.linalg.vector_norm, [3, 4]), [0.6, 0.8], rtol=1e-6)


def test_what_is_not_chosen_changes_nothing() -> None:
    x = xp.asarray(np.array([-5, 0, 1, 100], np.float32))
    found = xp.grad(lambda a: xp.sum(xp.where(a < 50, xp.exp(a), 0.0)))(x)
    np.testing.assert_allclose(np.asarray(found), [math.exp(-5), 1, math.e, 0], rtol=1e-6)
