"""Every real dtype's edge values through the main namespace, against numpy:
scalars on either side, 0-d and empty arrays."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array.operands.dtypes import PromotionError
from numpy.typing import NDArray

pytestmark = pytest.mark.part(7)

Values = NDArray[Any]
SIGNED, UNSIGNED = ("int8", "int16", "int32", "int64"), ("uint8", "uint16", "uint32", "uint64")
INTEGERS, FLOATS = SIGNED + UNSIGNED, ("float32", "float64")
NAMES = {"pow": "power", "atan2": "arctan2", "bitwise_left_shift": "left_shift", "bitwise_right_shift": "right_shift"}
BOTH = ["add", "subtract", "multiply", "maximum", "minimum", "pow"]
COMPARED = ["equal", "not_equal", "less", "less_equal", "greater", "greater_equal"]
OF_INTEGERS = [
    "floor_divide",
    "remainder",
    "bitwise_and",
    "bitwise_or",
    "bitwise_xor",
    "bitwise_left_shift",
    "bitwise_right_shift",
]
OF_FLOATS = ["divide", "atan2", "hypot", "copysign", "nextafter", "logaddexp"]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    with np.errstate(all="ignore"):
        yield


@pytest.fixture
def cpu() -> Device:
    return open_device("CPU:LLVM")


def edges(dtype: str) -> Values:
    if dtype == "bool":
        return np.array([True, False, True, True])
    if dtype in INTEGERS:
        i = np.iinfo(dtype)
        numbers = {i.min, i.max, i.max - 1, i.min + 1, 0, 1, 2, 3, 7, *((-1, -2) if i.min else ())}
        return np.array(sorted(numbers), dtype=object).astype(dtype)
    f = np.finfo(dtype)
    least = float(f.smallest_subnormal)
    limits = [float(f.max), float(f.min), float(f.smallest_normal), least, -least]
    return np.array([0.0, -0.0, 1, -1, 0.5, -0.5, 2.5, np.nan, np.inf, -np.inf, *limits]).astype(dtype)


def same(got: kg.Array, want: object, tolerance: float = 0.0) -> None:
    """Equal in shape, dtype and values; the signs of zeros too, where no tolerance is given."""
    found, expected = got.numpy(), np.asarray(want)
    assert (found.shape, found.dtype) == (expected.shape, expected.dtype)
    if expected.dtype.kind != "f":
        np.testing.assert_array_equal(found, expected)
        return
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=0)
    if not tolerance:
        zero = expected == 0
        np.testing.assert_array_equal(np.signbit(found[zero]), np.signbit(expected[zero]))


def _defined(name: str, x: Values) -> Values:
    """Operands on the right for which the standard says what comes out."""
    integers = x.dtype.kind != "f"
    if name in ("floor_divide", "remainder"):
        return x[x > 0]
    if name == "pow" and integers:
        return x[(x >= 0) & (x < 64)]
    return x[(x >= 0) & (x < 8)] if "shift" in name else x


@pytest.mark.parametrize(
    ("where", "dtype"), [*(("CPU:LLVM", d) for d in (*INTEGERS, *FLOATS)), *(("REF", d) for d in ("int8", "uint64", "float32"))]
)
def test_numbers_on_either_side(where: str, dtype: str) -> None:
    device, x = open_device(where), edges(dtype)
    numbers: tuple[float, ...] = (2, 3) if dtype in INTEGERS else (2, 2.5, -1.5, np.inf, np.nan)
    for name in (*BOTH, *COMPARED, *(OF_INTEGERS if dtype in INTEGERS else OF_FLOATS)):
        function, peer = getattr(kg, name), getattr(np, NAMES.get(name, name))
        right = _defined(name, x)
        for number in numbers if device.name.startswith("CPU") else numbers[:2]:
            typed = np.array(number).astype(dtype)
            same(function(kg.asarray(x, device=device), number), peer(x, typed), 2e-6)
            same(function(number, kg.asarray(right, device=device)), peer(typed, right), 2e-6)
        same(function(kg.asarray(typed, device=device), kg.asarray(right[:2], device=device)), peer(typed, right[:2]), 2e-6)
        same(function(2, kg.asarray(x[:0], device=device)), peer(np.array(2).astype(dtype), x[:0]))


@pytest.mark.parametrize("dtype", INTEGERS)
def test_pairs_of_integers(dtype: str, cpu: Device) -> None:
    x, y = (v.ravel() for v in np.meshgrid(edges(dtype), edges(dtype)))
    a, b = kg.asarray(x, device=cpu), kg.asarray(y, device=cpu)
    for name in (*BOTH[:-1], *COMPARED, *OF_INTEGERS[2:5]):
        same(getattr(kg, name)(a, b), getattr(np, name)(x, y))
    kept = (y != 0) & ((y.astype(object) != -1) | (x != np.iinfo(dtype).min))
    for name in OF_INTEGERS[:2]:
        same(getattr(kg, name)(a[kept], b[kept]), getattr(np, name)(x[kept], y[kept]))
    for name in ("ceil", "floor", "round", "trunc"):
        same(getattr(kg, name)(a), x)
    for name in ("abs", "negative", "positive", "square", "sign", "isfinite", "isinf", "isnan"):
        same(getattr(kg, name)(a), getattr(np, name)(x))


def test_remainders_by_the_least_numbers(device: Device) -> None:
    least = float(np.finfo("float32").smallest_subnormal)
    x, y = np.array([2.5], "float32"), np.array([least, -least, 1e-40], "float32")
    same(kg.remainder(kg.asarray(x, device=device), kg.asarray(y, device=device)), np.remainder(x, y))


SHAPES: dict[str, Callable[[Values], Values]] = {
    "all": lambda x: x,
    "none": lambda x: x[:0],
    "0-d": lambda x: x[:1].reshape(()),
    "matrix": lambda x: x[:4].reshape(2, 2),
    "empty rows": lambda x: x[:0].reshape(3, 0),
}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("dtype", ["bool", *INTEGERS, *FLOATS])
def test_reductions(dtype: str, shape: str, cpu: Device) -> None:
    x = SHAPES[shape](edges(dtype))
    a = kg.asarray(x, device=cpu)
    chosen = ["max", "min", "argmax", "argmin"] if x.size and dtype != "bool" else []
    for name in ["sum", "prod", "all", "any", "count_nonzero", *chosen]:
        function, peer = getattr(kg, name), getattr(np, name)
        same(function(a), peer(x), 1e-6)
        same(function(a, keepdims=True), peer(x, keepdims=True), 1e-6)
        if x.ndim > 1:
            same(function(a, axis=-1), peer(x, axis=-1), 1e-6)
    for name in ("sum", "prod"):
        same(getattr(kg, name)(a, dtype=kg.float64), getattr(np, name)(x, dtype="float64"), 1e-6)
    for name in ("cumulative_sum", "cumulative_prod") if x.ndim else ():
        function, peer = getattr(kg, name), getattr(np, name)
        same(function(a, axis=0), peer(x, axis=0), 1e-6)
        same(function(a, axis=-1, include_initial=True), peer(x, axis=-1, include_initial=True), 1e-6)
        same(function(a, axis=0, dtype=kg.float64), peer(x, axis=0, dtype="float64"), 1e-6)


@pytest.mark.parametrize("dtype", ["bool", *INTEGERS, *FLOATS])
def test_order(dtype: str, cpu: Device) -> None:
    values = edges(dtype)
    twice = np.concatenate([values, values[::-1]])
    for x in (twice, twice[:0], twice[:6].reshape(2, 3)):
        a = kg.asarray(x, device=cpu)
        same(kg.sort(a), np.sort(x, stable=True))
        same(kg.argsort(a), np.argsort(x, stable=True))
        same(kg.sort(a, axis=0, stable=False), np.sort(x, axis=0, stable=True))
    numbers = twice[twice == twice]
    falling = np.array(sorted(range(len(numbers)), key=lambda i: numbers[i], reverse=True), "int64")
    a = kg.asarray(numbers, device=cpu)
    same(kg.argsort(a, descending=True), falling)  # equal ones in their order
    same(kg.sort(a, descending=True), numbers[falling])
    for side in ("left", "right"):
        rising = np.argsort(numbers, stable=True)
        want = np.searchsorted(numbers[rising], values, side)  # type: ignore[call-overload]
        wanted, sorter = kg.asarray(values, device=cpu), kg.asarray(rising, device=cpu)
        same(kg.searchsorted(a[sorter], wanted, side=side), want)  # type: ignore[arg-type]
        same(kg.searchsorted(a, wanted, side=side, sorter=sorter), want)  # type: ignore[arg-type]


@pytest.mark.parametrize("dtype", ["bool", *INTEGERS, *FLOATS])
def test_sets_count_every_nan(dtype: str, cpu: Device) -> None:
    for x in (np.concatenate([edges(dtype)] * 2), edges(dtype)[:0], edges(dtype)[:4].reshape(2, 2)):
        want = np.unique(x, return_index=True, return_inverse=True, return_counts=True, equal_nan=False)
        a = kg.asarray(x, device=cpu)
        for got, expected in zip(kg.unique_all(a), want, strict=True):
            np.testing.assert_array_equal(got.numpy(), expected)
        np.testing.assert_array_equal(kg.unique_values(a).numpy(), want[0])
        np.testing.assert_array_equal(kg.unique_counts(a).counts.numpy(), want[3])
        np.testing.assert_array_equal(kg.unique_inverse(a).inverse_indices.numpy(), want[2])


@pytest.mark.parametrize("dtype", INTEGERS + FLOATS)
def test_parts(dtype: str, cpu: Device) -> None:
    x = np.resize(edges(dtype), (3, 4, 2))
    a = kg.asarray(x, device=cpu)
    for at, axis in itertools.product((np.array([0, 1, -1, -2]), np.array([], "int64")), (0, 1, 2, -1)):
        same(kg.take(a, kg.asarray(at, device=cpu), axis=axis), np.take(x, at, axis=axis))
    order = np.argsort(x, axis=1)
    same(kg.take_along_axis(a, kg.asarray(order, device=cpu), axis=1), np.take_along_axis(x, order, 1))
    for k, name in itertools.product((-1, 0, 1, 5), ("tril", "triu")):
        same(getattr(kg, name)(a, k=k), getattr(np, name)(x, k=k))
    for n in range(3):
        same(kg.diff(a, axis=1, n=n), np.diff(x, axis=1, n=n))
    same(kg.diff(a, axis=0, prepend=a, append=a[:1]), np.diff(x, axis=0, prepend=x, append=x[:1]))
    times = np.array([2, 0, 1])
    same(kg.repeat(a, kg.asarray(times, device=cpu), axis=0), np.repeat(x, times, axis=0))
    same(kg.repeat(a, 2), np.repeat(x, 2))
    same(kg.where(a > 0, a, 1), np.where(x > 0, x, np.array(1).astype(dtype)))
    for got, want in zip(kg.nonzero(a), np.nonzero(x), strict=True):
        same(got, want)


@pytest.mark.parametrize("dtype", INTEGERS + FLOATS)
def test_clip(dtype: str, cpu: Device) -> None:
    x = edges(dtype)
    a, turned = kg.asarray(x, device=cpu), kg.asarray(x[::-1], device=cpu)
    for low, high in itertools.product((None, 0, 2, x[::-1]), repeat=2):
        bounds = [turned if isinstance(v, np.ndarray) else v for v in (low, high)]
        same(kg.clip(a, *bounds), x if low is None and high is None else np.clip(x, low, high), 1e-7)


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("endpoint", [True, False])
def test_linspace(dtype: str, endpoint: bool, cpu: Device) -> None:
    """Within one place of the greater end; both ends are exact, also where their distance overflows."""
    greatest, least = float(np.finfo(dtype).max), float(np.finfo(dtype).smallest_subnormal)
    for start, stop in ((0, 1), (-3.5, 7), (5, 5), (-greatest, greatest), (greatest, 0), (least, 100 * least), (2, -1)):
        for num in (0, 1, 2, 3, 5, 50):
            got = kg.linspace(start, stop, num, endpoint=endpoint, dtype=getattr(kg, dtype), device=cpu).numpy()
            want = np.linspace(np.longdouble(start), np.longdouble(stop), num, endpoint=endpoint)
            place = np.spacing(np.array(max(abs(start), abs(stop))).astype(dtype))
            assert got.shape == (num,)
            assert np.all(abs(got - want) <= 1.5 * np.longdouble(place))
            assert not num or got[0] == start
            assert num < 2 or not endpoint or got[-1] == stop


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize(
    "args", [(5,), (0, 1, 0.1), (1, 0, -0.25), (5, 0), (0.0, 3.7), (2.5,), (0, -1), (1, 1), (0, 0.3, 0.1), (1, 1.3, 0.1)]
)
def test_arange_of_floats(dtype: str, args: tuple[float, ...], cpu: Device) -> None:
    same(kg.arange(*args, dtype=getattr(kg, dtype), device=cpu), np.arange(*args, dtype=dtype), 1e-6)


@pytest.mark.parametrize("dtype", INTEGERS)
def test_arange_of_integers(dtype: str, cpu: Device) -> None:
    for args in ((5,), (0, 5, 2), (5, 0), (1, 100, 7), (0, 0), (100, 3, -9)):
        same(kg.arange(*args, dtype=getattr(kg, dtype), device=cpu), np.arange(*args, dtype=dtype))


KEYS: list[Any] = [
    0, -1, (0, 1), (slice(None), 1), (..., 0), (0, ...), (None, 0), slice(None, None, -1), slice(5, 1), slice(-100, 100, 2),
    (slice(2, None, -2), slice(-1, None)), (None, ..., None), (), ..., np.array([0, 2]), (np.array([0, 2]), slice(None), np.array([1, 0])),
    (slice(3, 0, -1), slice(None), slice(0, 0)), "mask",
]  # fmt: skip


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_keys(key: Any, cpu: Device) -> None:
    for dtype in ("int8", "float32"):
        x = np.resize(edges(dtype), (3, 4, 2))
        theirs = x > 0 if isinstance(key, str) else key
        ours = kg.asarray(theirs, device=cpu) if isinstance(theirs, np.ndarray) else theirs
        if isinstance(key, tuple):
            ours = tuple(kg.asarray(part, device=cpu) if isinstance(part, np.ndarray) else part for part in key)
        a = kg.asarray(x, device=cpu)
        same(a[ours], x[theirs])
        a[ours] = 3
        x[theirs] = 3
        same(a, x)
        a[ours] = a[ours] - 1
        x[theirs] = x[theirs] - np.array(1).astype(dtype)
        same(a, x)


@pytest.mark.parametrize("key", [3, (0, 0, 0, 0), (0, 9), 1.5, "a", (..., ...)])
def test_keys_that_are_none(key: Any, cpu: Device) -> None:
    with pytest.raises(IndexError):
        kg.ones((3, 4, 2), device=cpu)[key]


def _kind(dtype: str) -> str:
    return "float" if dtype in FLOATS else "bool" if dtype == "bool" else "integer"


def test_promotion_of_every_pair() -> None:
    for a, b in itertools.product(("bool", *INTEGERS, *FLOATS), repeat=2):
        mixed = _kind(a) != _kind(b) or ("uint64" in (a, b) and (a in SIGNED or b in SIGNED))
        x, y = getattr(kg, a), getattr(kg, b)
        want = None if mixed else str(np.result_type(a, b))
        assert kg.can_cast(x, y) is (want == b)
        if mixed:
            with pytest.raises(PromotionError):
                kg.result_type(x, y)
        else:
            assert str(kg.result_type(x, y)) == str(kg.result_type(kg.ones(1, dtype=x), y)) == want


@pytest.mark.parametrize("dtype", ["bool", "int8", "float32"])
@pytest.mark.parametrize("number", [True, 1, 1.5])
def test_promotion_of_numbers(dtype: str, number: float) -> None:
    beside = getattr(kg, dtype)
    allowed = {"bool": (bool,), "integer": (int,), "float": (int, float)}[_kind(dtype)]
    if type(number) in allowed:
        assert kg.result_type(number, beside) is kg.result_type(beside, number) is beside
    else:
        with pytest.raises(PromotionError):
            kg.result_type(beside, number)


def test_as_python_numbers(device: Device) -> None:
    x = kg.asarray(2.5, device=device)
    assert (complex(x), float(x), int(x), bool(x)) == (2.5 + 0j, 2.5, 2, True)
    assert complex(kg.asarray(3, device=device)) == 3 + 0j
    with pytest.raises(ValueError, match="NaN"):
        int(kg.asarray(kg.nan, device=device))
    with pytest.raises(OverflowError, match="infinity"):
        int(kg.asarray(-kg.inf, device=device))


def test_an_axis_that_is_not_there_is_either_error() -> None:
    for error in (IndexError, ValueError):
        with pytest.raises(error, match="no axis 5"):
            kg.expand_dims(kg.ones(2), axis=5)
