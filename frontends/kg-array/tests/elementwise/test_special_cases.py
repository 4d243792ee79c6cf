"""Zeros, infinities and NaN: the standard's tables, checked against numpy where that follows them
and written out where not."""

from __future__ import annotations

from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.dtype import DType
from kg.runtime.device import Device
from numpy.typing import NDArray

inf, nan = np.inf, np.nan
NUMPY_NAMES = {
    **{f"a{f}": f"arc{f}" for f in ("cos", "cosh", "sin", "sinh", "tan", "tanh")},
    **{"pow": "power", "atan2": "arctan2", "round": "rint", "bitwise_invert": "invert"},
    **{"bitwise_left_shift": "left_shift", "bitwise_right_shift": "right_shift"},
}
EDGES = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    -1.5,
    2.0,
    -2.0,
    2.5,
    -2.5,
    3.0,
    -3.0,
    1e30,
    -1e30,
    1e-30,
    -1e-30,
    inf,
    -inf,
    nan,
]
UNARY = [
    "abs",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "ceil",
    "cos",
    "cosh",
    "exp",
    "expm1",
    "floor",
    "isfinite",
    "isinf",
    "isnan",
    "log",
    "log1p",
    "log2",
    "log10",
    "negative",
    "positive",
    "reciprocal",
    "round",
    "sign",
    "signbit",
    "sin",
    "sinh",
    "sqrt",
    "square",
    "tan",
    "tanh",
    "trunc",
]


def _edges(dtype: Any) -> NDArray[Any]:
    limits = np.finfo(dtype)
    more = [limits.max, limits.min, limits.smallest_normal, limits.smallest_subnormal, -limits.smallest_subnormal]
    with np.errstate(all="ignore"):
        return np.array([*EDGES, *map(float, more)]).astype(dtype)


def _same(got: NDArray[Any], want: NDArray[Any], tolerance: float) -> None:
    """Equal with the signs of zeros; finite values nearly."""
    assert got.dtype == want.dtype
    if want.dtype.kind != "f":
        np.testing.assert_array_equal(got, want)
        return
    np.testing.assert_allclose(got, want, rtol=tolerance, atol=0)
    zero = want == 0
    np.testing.assert_array_equal(np.signbit(got[zero]), np.signbit(want[zero]))


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("name", UNARY)
def test_of_one_float(device: Device, name: str, dtype: Any) -> None:
    x = _edges(dtype)
    with np.errstate(all="ignore"):
        want = getattr(np, NUMPY_NAMES.get(name, name))(x)
    got = getattr(xp, name)(xp.asarray(x, device=device)).numpy()
    if name == "sign":
        want = np.where(x == 0, dtype(0), want)
    if name == "signbit":
        np.testing.assert_array_equal(got[~np.isnan(x)], want[~np.isnan(x)])
        return
    # results that are no normal numbers may be off by one of their places
    place = np.finfo(dtype).smallest_subnormal
    denormal = np.zeros(x.shape, np.bool_)
    if want.dtype.kind == "f":
        denormal = (abs(want) < np.finfo(dtype).smallest_normal) & (want != 0)
        assert np.all(abs(got[denormal].astype(np.float64) - want[denormal]) <= 1.5 * float(place))
    _same(got[~denormal], want[~denormal], 8 * float(np.finfo(dtype).eps))


def _pairs(dtype: Any) -> tuple[NDArray[Any], NDArray[Any]]:
    x, y = np.meshgrid(_edges(dtype), _edges(dtype))
    return x.ravel(), y.ravel()


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize(
    "name",
    [
        "add",
        "subtract",
        "multiply",
        "divide",
        "pow",
        "atan2",
        "hypot",
        "copysign",
        "nextafter",
        "maximum",
        "minimum",
        "equal",
        "not_equal",
        "less",
        "less_equal",
        "greater",
        "greater_equal",
        "remainder",
        "logaddexp",
    ],
)
def test_of_two_floats(device: Device, name: str, dtype: Any) -> None:
    x, y = _pairs(dtype)
    with np.errstate(all="ignore"):
        want = getattr(np, NUMPY_NAMES.get(name, name))(x, y)
    got = getattr(xp, name)(xp.asarray(x, device=device), xp.asarray(y, device=device)).numpy()
    if name in ("maximum", "minimum"):  # of zeros of both signs either
        both = (x == 0) & (y == 0)
        got, want = got[~both], want[~both]
    if name == "nextafter":  # numpy's of float16 leaves a zero as it is
        both = (x == 0) & (y == 0)
        _same(got[both], y[both], 0)
        got, want = got[~both], want[~both]
    if name == "copysign":
        np.testing.assert_array_equal(np.signbit(got[~np.isnan(y)]), np.signbit(want[~np.isnan(y)]))
    np.testing.assert_array_equal(np.isnan(got), np.isnan(want))
    if want.dtype.kind == "f":
        place = float(np.finfo(dtype).smallest_subnormal)
        small = (abs(want) < np.finfo(dtype).smallest_normal) & (want != 0)
        assert np.all(abs(got[small].astype(np.float64) - want[small]) <= 1.5 * place)
        got, want = got[~small], want[~small]
    _same(got, want, 8 * float(np.finfo(dtype).eps))


FLOOR_DIVIDE = [
    (nan, 1.0, nan), (1.0, nan, nan), (inf, inf, nan), (-inf, inf, nan), (0.0, 0.0, nan), (-0.0, 0.0, nan), (0.0, 2.0, 0.0), (-0.0, 2.0, -0.0),
    (0.0, -2.0, -0.0), (-0.0, -2.0, 0.0), (1.0, 0.0, inf), (1.0, -0.0, -inf), (-1.0, 0.0, -inf), (-1.0, -0.0, inf), (inf, 2.0, inf),
    (inf, -2.0, -inf), (-inf, 2.0, -inf), (-inf, -2.0, inf), (1.0, inf, 0.0), (1.0, -inf, -0.0), (-1.0, inf, -0.0), (-1.0, -inf, 0.0),
    (7.0, 2.0, 3.0), (-7.0, 2.0, -4.0), (7.0, -2.0, -4.0), (-7.0, -2.0, 3.0), (1.0, 2.0, 0.0), (-1.0, -2.0, 0.0), (-1.0, 2.0, -1.0),
    (6.0, 2.0, 3.0), (-6.0, 2.0, -3.0),
]  # fmt: skip


@pytest.mark.parametrize("dtype", [xp.float16, xp.bfloat16, xp.float32, xp.float64])
def test_floor_divide(device: Device, dtype: DType) -> None:
    x, y, want = (np.array(column) for column in zip(*FLOOR_DIVIDE, strict=True))
    got = xp.floor_divide(xp.asarray(x, dtype=dtype, device=device), xp.asarray(y, dtype=dtype, device=device))
    assert got.dtype is dtype
    _same(xp.astype(got, xp.float64).numpy(), want, 0)


REMAINDER = [
    (nan, 1.0, nan), (1.0, nan, nan), (inf, inf, nan), (0.0, 0.0, nan), (1.0, 0.0, nan), (-1.0, -0.0, nan), (0.0, 2.0, 0.0), (-0.0, 2.0, 0.0),
    (0.0, -2.0, -0.0), (-0.0, -2.0, -0.0), (inf, 2.0, nan), (-inf, 2.0, nan), (1.0, inf, 1.0), (1.0, -inf, -inf), (-1.0, inf, inf),
    (-1.0, -inf, -1.0), (7.0, 2.0, 1.0), (-7.0, 2.0, 1.0), (7.0, -2.0, -1.0), (-7.0, -2.0, -1.0), (6.0, -2.0, -0.0), (-6.0, 2.0, 0.0),
]  # fmt: skip


@pytest.mark.parametrize("dtype", [xp.float16, xp.bfloat16, xp.float32, xp.float64])
def test_remainder(device: Device, dtype: DType) -> None:
    x, y, want = (np.array(column) for column in zip(*REMAINDER, strict=True))
    got = xp.remainder(xp.asarray(x, dtype=dtype, device=device), xp.asarray(y, dtype=dtype, device=device))
    assert got.dtype is dtype
    _same(xp.astype(got, xp.float64).numpy(), want, 0)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_quotients_are_not_rounded_up_to_the_next_integer(device: Device, dtype: Any) -> None:
    random = np.random.default_rng(3)
    y = random.uniform(0.1, 10, 4000).astype(dtype)
    whole = np.floor(2 ** random.uniform(0, 22, 4000))
    x = np.nextafter((whole * y).astype(dtype), dtype(0))  # just below a multiple, or near it
    x, y = x * random.choice([-1, 1], 4000).astype(dtype), y * random.choice([-1, 1], 4000).astype(dtype)
    a, b = xp.asarray(x, device=device), xp.asarray(y, device=device)
    rest = np.remainder(x, y)
    np.testing.assert_array_equal((a % b).numpy(), rest)
    exact = (x.astype(np.longdouble) - rest.astype(np.longdouble)) / y.astype(np.longdouble)
    np.testing.assert_array_equal((a // b).numpy(), np.rint(exact).astype(dtype))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_remainders_are_exact(device: Device, dtype: Any) -> None:
    """Of any two floats: random bits have quotients of up to thousands of digits."""
    limits = np.finfo(dtype)
    edges = [
        0,
        1,
        3,
        0.1,
        2 - limits.eps,
        limits.max,
        limits.max / 2,
        limits.tiny,
        limits.tiny * 1.5,
        limits.smallest_subnormal,
        inf,
        nan,
    ]
    ends = np.array([sign * value for value in edges for sign in (1, -1)], dtype)
    word = np.uint32 if dtype is np.float32 else np.uint64
    random = np.random.default_rng(5).integers(0, np.iinfo(word).max, (2, 2000), dtype=word).view(dtype)
    x, y = np.append(random[0], np.repeat(ends, len(ends))), np.append(random[1], np.tile(ends, len(ends)))
    got = xp.remainder(xp.asarray(x, device=device), xp.asarray(y, device=device)).numpy()
    with np.errstate(all="ignore"):
        want = np.remainder(x, y)
    np.testing.assert_array_equal(got, want)
    zeros = want == 0
    np.testing.assert_array_equal(np.signbit(got[zeros]), np.signbit(want[zeros]))


def test_nextafter_of_bfloat16(device: Device) -> None:
    one = xp.asarray([1.0, 0.0, 3.0], dtype=xp.bfloat16, device=device)
    got = xp.astype(xp.nextafter(one, xp.asarray([2.0, -1.0, 3.0], dtype=xp.bfloat16, device=device)), xp.float64).numpy()
    np.testing.assert_array_equal(got, [1 + 2.0**-7, -(2.0**-133), 3.0])


def test_clip_of_nan(device: Device) -> None:
    x = xp.asarray([nan, 1.0, 5.0, -5.0], device=device)
    np.testing.assert_array_equal(xp.clip(x, -1, 1).numpy(), [nan, 1, 1, -1])
    np.testing.assert_array_equal(xp.clip(x, nan, 1).numpy(), [nan] * 4)
    np.testing.assert_array_equal(xp.clip(x, None, nan).numpy(), [nan] * 4)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
def test_the_sign_of_nan(device: Device, dtype: str) -> None:
    """Of one that is a number of Python, of an element, and computed.
    An operation of constants has the sign that one of elements has."""
    minus, plus, where = -np.nan, np.nan, {"dtype": dtype, "device": device}
    x = xp.asarray([1.0, -1.0], **where)
    for found, wanted in (
        (xp.asarray(minus, **where), [True]),
        (xp.asarray(plus, **where), [False]),
        (xp.asarray([minus, plus], **where), [True, False]),
        (xp.full((2,), minus, **where), [True, True]),
        (xp.full_like(x, minus), [True, True]),
        (-xp.asarray(plus, **where), [True]),
        (-xp.asarray(minus, **where), [False]),
        (-xp.full((2,), plus, **where), [True, True]),
        (-xp.asarray([plus, minus], **where), [True, False]),
        (abs(xp.asarray(minus, **where)), [False]),
        (xp.copysign(x, minus), [True, True]),
        (xp.copysign(x, plus), [False, False]),
        (xp.copysign(xp.asarray(plus, **where), -1.0), [True]),
        (xp.copysign(xp.full((2,), minus, **where), x), [False, True]),
        (xp.where(x > 0.0, x, minus), [False, True]),
        (xp.pad(x, (1, 1), constant_values=minus), [True, *xp.signbit(x).numpy().tolist(), True]),
        (xp.pad(xp.full((1,), minus, **where), (1, 1), constant_values=plus), [False, True, False]),
    ):
        assert xp.signbit(found).numpy().reshape(-1).tolist() == wanted
        assert xp.signbit(xp.stack([found, found])).numpy().reshape(-1).tolist() == wanted * 2
        assert xp.signbit(xp.astype(found, xp.float32).realize()).numpy().reshape(-1).tolist() == wanted
