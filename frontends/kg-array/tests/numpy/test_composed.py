"""Functions of several operations are one step:
what they are made of is looked at once; and their results are numpy's whatever they are given."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from typing import Any

import kg_array as ka
import kg_array.numpy as knp
import numpy
import pytest
from kg_array.numpy import reductions
from kg_array.numpy.ndarrays import array as array_module
from kg_array.numpy.ndarrays import composed
from kg_array.running.step_cache import STEPS

RNG = numpy.random.default_rng(11)
X = RNG.standard_normal((5, 7)).astype(numpy.float32)
HOLED = X.copy()
HOLED[1, 2] = HOLED[3, 3] = numpy.nan
ROW = numpy.round(RNG.standard_normal(50) * 3)
ROW_WITH_NAN = numpy.where(numpy.arange(50) % 9 == 4, numpy.nan, ROW)

CALLS: dict[str, Callable[[Any, Any], Any]] = {
    "nanmean": lambda np, a: np.nanmean(a(HOLED)),
    "nanstd along": lambda np, a: np.nanstd(a(HOLED), axis=1),
    "nanmax": lambda np, a: np.nanmax(a(HOLED), axis=0),
    "nansum keeps": lambda np, a: np.nansum(a(HOLED), axis=1, keepdims=True),
    "nan_to_num": lambda np, a: np.nan_to_num(a(HOLED), nan=3.5),
    "nan_to_num of a number that is seldom": lambda np, a: np.nan_to_num(a(HOLED), nan=300.123),
    "trace": lambda np, a: np.trace(a(X), 1),
    "diff": lambda np, a: np.diff(a(ROW), 2, prepend=1, append=a(ROW)),
    "interp": lambda np, a: np.interp(a(ROW), a(numpy.arange(5.0)), a(numpy.arange(5.0) ** 2), left=-1.0),
    "trapezoid": lambda np, a: np.trapezoid(a(X), a(X), axis=0),
    "unwrap": lambda np, a: np.unwrap(a(ROW)),
    "polyval": lambda np, a: np.polyval(a(ROW[:4]), a(ROW)),
    "cov": lambda np, a: np.cov(a(X), rowvar=False),
    "average": lambda np, a: np.average(a(X), weights=a(numpy.arange(7.0)), axis=1),
    "average and weights": lambda np, a: np.average(a(ROW), weights=a(abs(ROW)), returned=True),
    "cross": lambda np, a: np.cross(a(X[:, :3]), a(X[:, 3:6])),
    "vander": lambda np, a: np.vander(a(ROW), 4),
    "clip": lambda np, a: np.clip(a(X), -0.5, 0.25),
    "clip, ends exchanged": lambda np, a: np.clip(a(X), 0.5, -0.25),
    "isclose": lambda np, a: np.isclose(a(ROW), a(ROW + 1e-9), 1e-7),
    "allclose": lambda np, a: np.allclose(a(ROW), a(ROW)),
    "isin": lambda np, a: np.isin(a(ROW), a(numpy.arange(5.0)), invert=True),
    "searchsorted": lambda np, a: np.searchsorted(a(numpy.sort(ROW)), a(X), side="right"),
    "block": lambda np, a: np.block([[a(X), a(X)], [a(X), a(X)]]),
    "block of rows and numbers": lambda np, a: np.block([a(ROW), 1.0, 2]),
    "unique": lambda np, a: np.unique(a(ROW), return_index=True, return_inverse=True, return_counts=True),
    "unique with NaN": lambda np, a: np.unique(a(ROW_WITH_NAN), return_counts=True),
    "unique with each NaN": lambda np, a: np.unique(a(ROW_WITH_NAN), equal_nan=False),
    "unique of complex": lambda np, a: np.unique(a(ROW + 1j * numpy.roll(ROW, 1))),
    "unique of nothing": lambda np, a: np.unique(a(ROW[:0]), return_inverse=True),
    "intersect1d": lambda np, a: np.intersect1d(a(ROW[:20]), a(ROW[15:])),
    "intersect1d of two dtypes": lambda np, a: np.intersect1d(a(ROW.astype(int)), a(ROW)),
    "setdiff1d": lambda np, a: np.setdiff1d(a(ROW[:20]), a(ROW[35:])),
    "nonzero": lambda np, a: np.nonzero(a(X) > 0),
    "argwhere": lambda np, a: np.argwhere(a(X) > 0),
    "mask": lambda np, a: a(X)[a(X) > 0],
    "mask of rows": lambda np, a: a(X)[a(numpy.array([True, False, True, True, False]))],
    "mask of complex": lambda np, a: a(ROW + 2j)[a(ROW) > 0],
    "bincount": lambda np, a: np.bincount(a(abs(ROW).astype(int)), minlength=20),
    "bincount with weights": lambda np, a: np.bincount(a(abs(ROW).astype(int)), weights=a(ROW)),
    "histogram": lambda np, a: np.histogram(a(ROW), 7),
    "histogram within": lambda np, a: np.histogram(a(ROW), [-1, 0, 0.5, 2], weights=a(ROW)),
    "lstsq": lambda np, a: np.linalg.lstsq(a(X.astype(float)[:, :3]), a(ROW[:5]), rcond=None)[0],
    "polyfit": lambda np, a: np.polyfit(a(ROW), a(ROW**2 + ROW), 2, w=a(abs(ROW) + 1)),
    "stack": lambda np, a: [np.stack([a(X), a(X)]), np.stack((a(X), a(HOLED)), axis=1), np.stack([a(ROW), a(ROW.astype(int))])],
    "joined": lambda np, a: [np.vstack([a(ROW), a(ROW)]), np.hstack([a(X), a(X)]), np.column_stack((a(ROW), a(ROW) + 1)), np.concatenate([a(X) * 2, a(X)], axis=1)],
    "meshgrid": lambda np, a: [*np.meshgrid(a(ROW), a(X[0])), *np.meshgrid(a(ROW), a(X[0]), indexing="ij", sparse=True)],
    "products": lambda np, a: [a(X) @ a(X).T, np.dot(a(ROW), a(ROW)), np.inner(a(X), a(X)), np.vdot(a(ROW), a(ROW)), np.outer(a(ROW), [1.0, 2.0])],
    "products of integers and floats": lambda np, a: [np.dot(a(ROW.astype(int)), a(ROW)), a(X.astype(float)) @ a(numpy.arange(7))],
    "positions": lambda np, a: [a(X)[[0, 2], [1, -1]], np.take(a(ROW), [3, -1]), np.take(a(X), [1, 0], axis=1), a(X)[a(X[:, 0]) > 0, 1]],
    "pad": lambda np, a: [np.pad(a(X), ((1, 0), (0, 2))), np.pad(a(ROW), 2, mode="reflect")],
    "tile": lambda np, a: [np.tile(a(X), (2, 1)), np.tile(a(ROW), 2)],
    "insert": lambda np, a: [np.insert(a(ROW), at, 7.5) for at in (0, 3, -1, 50)],
    "insert several": lambda np, a: [np.insert(a(ROW), 3, [1, 2]), np.insert(a(ROW), [3, 4], [1, 2])],
    "insert rows": lambda np, a: [np.insert(a(X), 2, 5.0, axis=0), np.insert(a(X), 2, a(X[:2]), axis=0)],
    "insert columns": lambda np, a: [np.insert(a(X), 1, a(X[:, 0]), axis=1), np.insert(a(X), 1, a(X[:, :1]), axis=1)],
    "delete": lambda np, a: [np.delete(a(X), at, axis=1) for at in (0, -1, [1, 3], slice(1, 4))],
    "append": lambda np, a: np.append(a(X), a(ROW)),
}  # fmt: skip


def _same(found: Any, right: Any) -> None:
    if isinstance(right, (tuple, list)):
        for a, b in zip(found, right, strict=True):
            _same(a, b)
        return
    values = numpy.asarray(found)
    assert values.shape == numpy.shape(right)
    assert values.dtype == numpy.asarray(right).dtype
    numpy.testing.assert_allclose(values, right, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("name", CALLS)
def test_each_call_of_the_same_gives_what_numpy_gives(name: str) -> None:
    for _ in range(3):  # made, found again, found while others are there
        _same(CALLS[name](knp, knp.asarray), CALLS[name](numpy, numpy.asarray))


def test_a_list_of_arrays_may_be_changed_after_the_call() -> None:
    for count in (3, 2, 3):
        parts = [knp.asarray(ROW) + number for number in range(count)]
        joined = knp.stack(parts)
        parts.pop()
        _same(joined, numpy.stack([ROW + number for number in range(count)]))


def test_what_a_function_is_made_of_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    x = knp.asarray(RNG.standard_normal(23))
    float(knp.nanstd(x))

    def called(*_: object, **__: object) -> None:
        raise AssertionError("what nanstd is made of was looked at again")

    monkeypatch.setattr(ka, "where", called)
    y = RNG.standard_normal(23)
    assert float(knp.nanstd(knp.asarray(y))) == pytest.approx(numpy.nanstd(y))
    with pytest.raises(AssertionError, match="looked at again"):
        knp.nanstd(knp.asarray(y[:22]))  # of another shape


def test_numbers_that_are_seldom_written_are_a_few_steps() -> None:
    x = numpy.array([1.0, numpy.nan, 3.0])
    ours = knp.asarray(x)
    before = sum(1 for key in STEPS if isinstance(key[0], tuple) and reductions._of_numbers.__wrapped__ in key[0])
    for number in range(3 * composed._SELDOM):
        value = 1000.125 + number
        assert knp.nan_to_num(ours, nan=value)[1] == value
    after = sum(1 for key in STEPS if isinstance(key[0], tuple) and reductions._of_numbers.__wrapped__ in key[0])
    assert after - before <= composed._SELDOM


def test_they_are_functions_of_traced_arrays_too() -> None:
    x = knp.asarray(HOLED)
    gradient = ka.grad(lambda v: knp.nansum(v * v))(x)
    _same(gradient, numpy.where(numpy.isnan(HOLED), 0, 2 * HOLED).astype(numpy.float32))
    _same(ka.jit(lambda v: knp.diff(v, prepend=1.0))(knp.asarray(ROW)), numpy.diff(ROW, prepend=1.0))


def test_negative_numbers_have_no_counts() -> None:
    with pytest.raises(ValueError, match="-2 is among the numbers"):
        knp.bincount(knp.asarray([3, -2]))


# -- elements around a rank


def _misleading(n: int) -> numpy.ndarray:
    """A row of which a sample at equal distances says nothing."""
    a = RNG.standard_normal(n)
    a[:: n // 4096 or 1] = 1000.0
    return a


@pytest.mark.parametrize("n", [50, 20_000, 32_777])
@pytest.mark.parametrize("kind", ["floats", "with NaN", "integers", "rows", "two values", "few values", "misleading", "halves"])
def test_partition_has_one_element_where_it_is_in_order(n: int, kind: str) -> None:
    floats = RNG.standard_normal(n).astype(numpy.float32)
    a = {
        "floats": floats,
        "with NaN": numpy.where(numpy.arange(n) % 7 == 3, numpy.float32("nan"), floats),
        "integers": (floats * 100).astype(numpy.int64),
        "rows": RNG.standard_normal((3, n)),
        "two values": RNG.integers(0, 2, n).astype(bool),
        "few values": RNG.integers(-3, 4, n).astype(numpy.float32),
        "misleading": _misleading(n),
        "halves": floats.astype(numpy.float16),
    }[kind]
    x, ordered = knp.asarray(a), numpy.sort(a)
    for rank in (0, 5, n // 2, n - 1, -3):
        found = numpy.asarray(knp.partition(x, rank))
        numpy.testing.assert_array_equal(numpy.sort(found), ordered)
        numpy.testing.assert_array_equal(found[..., rank], ordered[..., rank])
        at, size = rank % n, numpy.where(numpy.isnan(found), numpy.inf, found)
        assert (size[..., :at] <= size[..., at : at + 1]).all()
        assert (size[..., at:] >= size[..., at : at + 1]).all()
        positions = numpy.asarray(knp.argpartition(x, rank))
        numpy.testing.assert_array_equal(numpy.take_along_axis(a, positions, -1), found)
    x.partition(4)
    numpy.testing.assert_array_equal(numpy.asarray(x)[..., 4], ordered[..., 4])


def test_partition_along_another_axis_and_of_several_ranks() -> None:
    x = knp.asarray(X)
    _same(knp.partition(x, 2, axis=0)[2], numpy.sort(X, 0)[2])
    _same(knp.partition(x, (1, 4)), numpy.sort(X))
    with pytest.raises(ValueError, match="no rank 7 among 7"):
        knp.partition(x, 7)


@pytest.mark.parametrize("sizes", [(3000, 2000), (400, 400), (5000, 10)])
@pytest.mark.parametrize("dtype", ["bool", "uint8", "int32", "float16", "float32", "int64", "float64"])
def test_intersections_of_long_arrays(dtype: str, sizes: tuple[int, int]) -> None:
    """Sorted as one, as words that tell whose each element is, where these hold both."""
    given = [(RNG.integers(0, 3000, size) - 1500).astype(dtype) for size in sizes]
    if dtype.startswith("float"):
        for row, zero in zip(given, (0.0, -0.0), strict=True):
            row[::7], row[::11], row[1], row[2] = numpy.nan, zero, numpy.inf, -numpy.inf
    found = knp.intersect1d(*map(knp.asarray, given))
    numpy.testing.assert_array_equal(found, numpy.intersect1d(*given))


@pytest.mark.parametrize("dtype", ["float32", "float64", "int64", "uint8", "bool"])
def test_many_among_many(dtype: str) -> None:
    """Both are put in order as one. NaN is among nothing, and both zeros are one."""
    random = numpy.random.default_rng(4)
    one, other = (random.integers(0, 2 if dtype == "bool" else 200 * n, n).astype(dtype) for n in (300 * 100, 1 << 16))
    if dtype.startswith("float"):
        one[::7], other[::9], one[::5], other[3], one[3] = numpy.nan, numpy.nan, -0.0, 0.0, numpy.inf
    for invert in (False, True):
        found = knp.isin(knp.asarray(one.reshape(300, 100)), knp.asarray(other), invert=invert)
        numpy.testing.assert_array_equal(found, numpy.isin(one.reshape(300, 100), other, invert=invert))


# -- what is remembered, and what is given as lists

KEPT: dict[str, tuple[Any, Callable[[Any], Any]]] = {
    "stack": (X, lambda x: knp.stack([x, x])),
    "stack by name": (X, lambda x: knp.stack((x, x), axis=1)),
    "pad": (X, lambda x: knp.pad(x, 2)),
    "take": (ROW, lambda x: knp.take(x, [1, 2])),
    "dot": (ROW, lambda x: knp.dot(x, x)),
    "isin": (ROW, lambda x: knp.isin(x, x[:5])),
    "diff": (ROW, lambda x: knp.diff(x, prepend=x[:1], append=x)),
    "where": (ROW, lambda x: knp.where(x > 0, x, 0.25)),
    "block": (X, lambda x: knp.block([[x, x], [x, x]])),
    "nanmean": (HOLED, lambda x: knp.nanmean(x, axis=0)),
}


@pytest.mark.parametrize("name", KEPT)
def test_a_step_keeps_no_array_of_the_call_that_made_it(name: str) -> None:
    values, call = KEPT[name]
    STEPS.clear()
    for _ in range(3):  # the first call of all makes the step
        x = knp.asarray(values)
        x.realize()
        gone = [weakref.ref(x), weakref.ref(x.array)]
        numpy.asarray(call(x))
        del x
        gc.collect()
        assert [one() for one in gone] == [None, None]


LISTS: dict[str, Callable[[Any, Any], Any]] = {
    "nested": lambda np, x: np.dot([[1.0, 2], [3, True]], [1, 2]),
    "ragged": lambda np, x: np.concatenate([[1.0, 2], [3]]),
    "ragged, a step": lambda np, x: np.hstack([[1.0, 2], [3]]),
    "rows": lambda np, x: [np.stack([[1, 2], [3, 4]]), np.vstack([[1, 2], [3.5, 4]]), np.column_stack([[1, 2], [True, False]])],
    "deeper": lambda np, x: np.hstack([[[1, 2], [3, 4]], [[5], [6]]]),
    "with arrays": lambda np, x: [np.take([x[0], x[1] * 2], [1, 0]), np.sum([1.0, x[1]]), np.mean([[1.0, 2.0], [x[1], 3.0]], axis=0)],
    "arrays last": lambda np, x: [np.dot([1.0, 2, x[2]], [3, 4, 5]), np.array([[1.0, 2.0], [3.0, x[1]]])],
    "numbers of numpy": lambda np, x: [np.mean([numpy.float32(1), numpy.float32(2)]), np.diff([[numpy.int8(3), 4]])],
    "empty": lambda np, x: [np.sum([]), np.sum([[]]), np.isin([1], [])],
}  # fmt: skip


@pytest.mark.parametrize("name", LISTS)
def test_lists_are_what_numpy_makes_of_them(name: str) -> None:
    for _ in range(2):
        _same(LISTS[name](knp, knp.arange(4.0)), LISTS[name](numpy, numpy.arange(4.0)))


def test_arrays_behind_numbers_are_traced() -> None:
    x = knp.arange(4.0)
    assert ka.grad(lambda v: knp.dot([1.0, 2.0, v[2]], [3.0, 4.0, 5.0]))(x).tolist() == [0, 0, 5, 0]
    assert ka.jit(lambda v: knp.stack([[1.0, v[1]], [2.0, 3.0]]))(x).tolist() == [[1, 1], [2, 3]]


def test_long_lists_of_numbers_are_not_walked_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []
    for module, name in ((array_module, "_holds_own"), (composed, "_mark"), (composed, "_are_numbers")):
        own = getattr(module, name)
        monkeypatch.setattr(module, name, lambda x, *more, own=own: looked.append(x) or own(x, *more))
    rows = RNG.standard_normal((30, 40)).tolist()
    found = knp.dot(rows, knp.ones(40))
    numpy.testing.assert_allclose(found, numpy.sum(rows, axis=1))
    assert len(looked) < 100
