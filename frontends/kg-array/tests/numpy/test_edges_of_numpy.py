"""Wrong and rare input: what numpy refuses is refused by an error of its class,
which speaks of what was given, and what it takes gives the same."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import kg_array as ka
import kg_array.numpy as knp
import numpy
import pytest

NAN = float("nan")
COMPLEX = [1 + 2j, 1 - 1j, 0, NAN, 2 + 0j, complex(1, NAN), complex(NAN, 1), complex(-0.0, 3), 3j]
U64 = [1, 2**64 - 1, 0, 2**63]
I64 = [1, -2, 3, 2**63 - 1]

#: Words of Python's about what a function does inside.
INTERNAL = ("tuple index out of range", "zip()", "unpack", "NoneType", "list index", "reduced", "found is")

RAISES: dict[str, Callable[[Any], Any]] = {
    "bins in no order": lambda np: np.digitize([1.0, 2.0], [3, 1, 2]),
    "bins of two dimensions": lambda np: np.digitize([1.0], [[1, 2], [3, 4]]),
    "bins of complex numbers": lambda np: np.digitize(np.asarray([1j]), [1, 2]),
    "edges in no order": lambda np: np.histogram([1.0, 2.0], [3, 1, 2]),
    "edges of two dimensions": lambda np: np.histogram([1.0, 2.0], [[1, 2], [3, 4]]),
    "no bins": lambda np: np.histogram([1.0, 2.0], 0),
    "negative bins": lambda np: np.histogram([1.0, 2.0], -1),
    "half a bin": lambda np: np.histogram([1.0, 2.0], 2.5),
    "a rule that is none": lambda np: np.histogram([1.0, 2.0], "x"),
    "a range that falls": lambda np: np.histogram([1.0, 2.0], range=(2, 1)),
    "a range without an end": lambda np: np.histogram([1.0, 2.0], range=(0, numpy.inf)),
    "a range from NaN": lambda np: np.histogram([1.0, 2.0], range=(NAN, 1)),
    "a range that NaN have": lambda np: np.histogram([1.0, NAN], 3),
    "a range that infinities have": lambda np: np.histogram([1.0, numpy.inf], 3),
    "weights of others": lambda np: np.histogram([1.0, 2.0], weights=[1, 2, 3]),
    "bins of other axes": lambda np: np.histogramdd(np.ones((3, 2)), [2, 2, 2]),
    "ranges of other axes": lambda np: np.histogramdd(np.ones((3, 2)), 2, [(0, 1)]),
    "counts of floats": lambda np: np.bincount(np.asarray([1.5])),
    "weights of fewer": lambda np: np.bincount([1, 2], [1.0]),
    "a negative least length": lambda np: np.bincount([1, 2], minlength=-1),
    "half a least length": lambda np: np.bincount([1, 2], minlength=1.5),
    "an axis too far": lambda np: np.sum(np.ones(3), axis=5),
    "an axis of a number": lambda np: np.mean(np.asarray(2.0), axis=0),
    "an axis of unique": lambda np: np.unique(np.ones(3), axis=1),
    "an axis of split": lambda np: np.array_split(np.ones(3), 1, axis=7),
    "an axis twice": lambda np: np.expand_dims(np.ones(3), (0, 0)),
    "axes to fewer places": lambda np: np.moveaxis(np.ones((2, 3)), (0, 1), 0),
    "a number split": lambda np: np.hsplit(np.asarray(1), 2),
    "negative differences": lambda np: np.diff([1, 2], -1),
    "a kind of sort": lambda np: np.sort([2, 1], kind="x"),
    "half a rank": lambda np: np.partition([2, 1], 1.5),
    "one rank of two too far": lambda np: np.partition([2, 1], [0, 7]),
    "no keys": lambda np: np.lexsort([]),
    "keys of two sizes": lambda np: np.lexsort(([1, 2], [1])),
    "one choice": lambda np: np.where([True, False], [1, 2]),
    "choices of fewer conditions": lambda np: np.select([np.asarray([True])], [1, 2]),
    "no conditions": lambda np: np.select([], []),
    "conditions of integers": lambda np: np.select([np.asarray([1])], [1]),
    "functions of fewer conditions": lambda np: np.piecewise(np.ones(2), [[True, False], [False, True]], [1]),
    "half a number of points": lambda np: np.linspace(0, 1, 2.5),
    "half a size": lambda np: np.ones(2.5),
    "half a matrix": lambda np: np.identity(2.5),
    "a grid of no kind": lambda np: np.meshgrid([1], [2], indexing="x"),
    "a number that int8 lacks": lambda np: np.array([300], "int8"),
    "a position behind all": lambda np: np.unravel_index(99, (2, 3)),
    "a position before all": lambda np: np.unravel_index([1, -7], (2, 3)),
    "positions behind all": lambda np: np.ravel_multi_index(([9], [0]), (2, 3)),
    "a position of an array behind all": lambda np: np.unravel_index(np.asarray([1, 9]), (2, 3)),
    "a position of an array before all": lambda np: np.unravel_index(np.asarray([1, -7]), (2, 3)),
    "half a position": lambda np: np.unravel_index(np.asarray([1.5]), (2, 3)),
    "positions of arrays behind all": lambda np: np.ravel_multi_index((np.asarray([1, 2]), [0, 0]), (2, 3)),
    "positions of arrays before all": lambda np: np.ravel_multi_index((np.asarray([1, 1]), [0, -1]), (2, 3)),
    "positions of fewer axes": lambda np: np.ravel_multi_index(np.asarray([[1], [0]]), (2, 3, 4)),
    "positions in no order": lambda np: np.ravel_multi_index(np.asarray([[1], [0]]), (2, 3), order="X"),
    "positions in no mode": lambda np: np.ravel_multi_index(np.asarray([[1], [0]]), (2, 3), mode="x"),
    "counts beyond int64": lambda np: np.bincount(np.asarray([2**63 + 1], "uint64")),
    "boxes of half a number": lambda np: np.histogramdd(np.ones((3, 2)), 2.5),
    "edges of one axis": lambda np: np.histogram2d([1, 2], [1, 2], [2]),
    "edges that fall before NaN": lambda np: np.histogram([1.0, 2.0], [2, 1, NAN]),
    "digitize in no order before NaN": lambda np: np.digitize([1.0], [NAN, 1, 2]),
    "the greatest of rows of nothing": lambda np: np.max(np.zeros((3, 0), complex), axis=1),
    "an axis of a mean without NaN": lambda np: np.nanmean(np.asarray(2), axis=0),
    "an axis too far without NaN": lambda np: np.nanstd(np.asarray(2.0), axis=1),
    "a polynomial of nothing": lambda np: np.polyfit([], [], 1),
    "powers of a matrix": lambda np: np.vander(np.ones((2, 2))),
    "weights without an axis": lambda np: np.average(np.ones(3), weights=[1, 2]),
    "a signed infinity of complex numbers": lambda np: np.isposinf(np.asarray([1j])),
    "the greatest of nothing": lambda np: np.max(np.ones(0)),
    "where the greatest of nothing is": lambda np: np.argmax(np.ones(0)),
}  # fmt: skip

SAME: dict[str, Callable[[Any], Any]] = {
    "sort": lambda np: np.sort(np.asarray(COMPLEX)),
    "sort rows": lambda np: np.sort(np.asarray([COMPLEX, COMPLEX[::-1]], "complex64"), axis=0),
    "argsort": lambda np: np.argsort(np.asarray(COMPLEX), kind="stable"),
    "sort_complex": lambda np: np.sort_complex(np.asarray([3, 1, 2], "int8")),
    "lexsort": lambda np: np.lexsort((np.asarray(COMPLEX), np.asarray([0, 1] * 4 + [0]))),
    "argmax": lambda np: np.argmax(np.asarray(COMPLEX)),
    "argmin": lambda np: np.argmin(np.asarray(COMPLEX)),
    "argmax of the same real parts": lambda np: np.argmax(np.asarray([[1 - 1j, 1 + 2j, 1 + 2j], [-numpy.inf, complex(-numpy.inf, -numpy.inf), 0j - numpy.inf]]), axis=1),
    "argmin of the same real parts": lambda np: np.argmin(np.asarray([[1 - 1j, 1 + 2j, 1 - 1j], [2 + 0j, 1 + 5j, 1 + 4j]]), axis=-1, keepdims=True),
    "max over axes": lambda np: np.max(np.asarray(COMPLEX[:2] * 4).reshape(2, 2, 2), axis=(0, 2)),
    "min kept": lambda np: np.min(np.asarray([COMPLEX[:3], COMPLEX[:3]]), axis=1, keepdims=True),
    "max with NaN": lambda np: np.max(np.asarray(COMPLEX)),
    "nanmax": lambda np: np.nanmax(np.asarray(COMPLEX)),
    "nanargmin": lambda np: np.nanargmin(np.asarray(COMPLEX)),
    "nanvar": lambda np: np.nanvar(np.asarray(COMPLEX)),
    "nan_to_num": lambda np: np.nan_to_num(np.asarray([complex(NAN, numpy.inf), complex(-numpy.inf, 1)])),
    "sum of a number": lambda np: np.sum(np.asarray(2.5), axis=0),
    "max of a number": lambda np: np.max(np.asarray(2.5), axis=-1),
    "any of a number": lambda np: np.any(np.asarray(2.5), axis=-1),
    "argmax of a number": lambda np: np.argmax(np.asarray(2.5), axis=0),
    "count_nonzero of a number": lambda np: np.count_nonzero(np.asarray(2.5), axis=0),
    "cumsum of a number": lambda np: np.cumsum(np.asarray(2.5), axis=0),
    "argsort of a number": lambda np: np.argsort(np.asarray(2.5)),
    "argwhere of a number": lambda np: np.argwhere(np.asarray(2.5)),
    "cov of a number": lambda np: np.cov(np.asarray(2.5), bias=True),
    "tril of a vector": lambda np: np.tril(np.asarray([1, 2, 3])),
    "triu of a vector": lambda np: np.triu(np.asarray([1, 2, 3]), 1),
    "mean as integers": lambda np: np.mean(np.asarray([1, 2, 4]), dtype="int8"),
    "less of both signs": lambda np: np.less(np.asarray(U64), np.asarray(I64)),
    "less of both signs, turned": lambda np: np.less(np.asarray(I64), np.asarray(U64)),
    "equal of both signs": lambda np: np.equal(np.asarray(I64), np.asarray(U64)),
    "not_equal of both signs": lambda np: np.not_equal(np.asarray(U64), np.asarray(I64)),
    "greater_equal of both signs": lambda np: np.greater_equal(np.asarray(I64)[:, None], np.asarray(U64)),
    "an operator of both signs": lambda np: np.asarray(I64) > np.asarray(U64),
    "clip beyond int8": lambda np: np.clip(np.asarray([1, -2, 3], "int8"), 0, 300),
    "clip below uint64": lambda np: np.clip(np.asarray([1, 2**64 - 1], "uint64"), -1, 5),
    "norm of nothing": lambda np: np.linalg.norm(np.zeros(0), numpy.inf),
    "partition of nothing": lambda np: np.partition(np.zeros(0), 0),
    "histogram without edges": lambda np: np.histogram([1.0, 2.0], [])[1],
    "digitize behind NaN": lambda np: np.digitize([0.5, 1.5, NAN], [1.0, 2.0, NAN]),
    "digitize by falling bins": lambda np: np.digitize([0.5, 1.5, 9.0], [2.0, 1.0, 1.0]),
    "tri of no columns": lambda np: np.tri(3, -1),
    "unravel_index": lambda np: np.unravel_index([1, 5], (2, 3)),
    "ravel_multi_index": lambda np: np.ravel_multi_index(([1, 1], [0, 2]), (2, 3)),
    "counts of a list": lambda np: np.bincount([]),
    "counts of uint64": lambda np: np.bincount(np.asarray([1, 2, 1], "uint64")),
    "counts of bools": lambda np: np.bincount(np.asarray([True, False, True])),
    "unravel_index by columns": lambda np: np.unravel_index(np.asarray([1, 4, 5]), (2, 3), order="F"),
    "ravel_multi_index by columns": lambda np: np.ravel_multi_index(np.asarray([[1, 0], [0, 2]]), (2, 3), order="F"),
    "ravel_multi_index of both modes": lambda np: np.ravel_multi_index((np.asarray([1, 7]), np.asarray([0, -2])), (2, 3), mode=("wrap", "clip")),
    "max of no rows": lambda np: np.max(np.zeros((3, 0), complex), axis=0),
    "min of no rows, kept": lambda np: np.min(np.zeros((3, 0, 2), complex), axis=(0, 2), keepdims=True),
    "nanmean of a number": lambda np: np.nanmean(np.asarray(2.5), axis=0),
    "nanstd of a number": lambda np: np.nanstd(np.asarray(2.5), axis=-1),
    "nanvar of a complex number": lambda np: np.nanvar(np.asarray(2j), axis=0),
    "round beyond all floats": lambda np: np.round(np.asarray([1.5, -2e300, numpy.inf]), -400),
    "round complex numbers beyond all floats": lambda np: np.round(np.asarray([1.5, 2j]), -400),
    "histogram of weights without bins": lambda np: np.histogram([1.0, 2.0], [2.0], weights=[1.5, 2.5]),
    "histogram2d of numpy's integer": lambda np: np.histogram2d([1.0, 2.0], [1.0, 3.0], numpy.int64(3))[0],
    "histogramdd of an array's number": lambda np: np.histogramdd(np.ones((3, 2)), np.asarray(2))[0],
}  # fmt: skip


@pytest.mark.parametrize("what", RAISES)
def test_what_numpy_refuses(what: str) -> None:
    with pytest.raises(Exception) as theirs:
        RAISES[what](numpy)
    with pytest.raises(Exception) as ours:
        RAISES[what](knp)
    assert isinstance(ours.value, theirs.type) or isinstance(theirs.value, ours.type), f"{ours.value!r}, {theirs.value!r}"
    assert not any(word in str(ours.value) for word in INTERNAL), str(ours.value)


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("what", SAME)
def test_what_numpy_takes(what: str) -> None:
    ours, theirs = SAME[what](knp), SAME[what](numpy)
    pairs = zip(ours, theirs, strict=True) if isinstance(theirs, tuple) else [(ours, theirs)]
    for one, other in pairs:
        found = numpy.asarray(one)
        assert found.dtype == numpy.asarray(other).dtype
        numpy.testing.assert_allclose(found, other, rtol=1e-12)


def test_edges_of_boxes_that_are_nan_are_refused() -> None:
    """numpy counts by a search among what is not in order."""
    with pytest.raises(ValueError, match="monotonic"):
        knp.histogramdd(knp.ones((3, 2)), [[1, NAN, 2], [1, 2]])


@pytest.mark.parametrize("bins", [[3, NAN, 1], [NAN, 2, 1], [1, NAN], [NAN, NAN], [2, 1, NAN], [1, NAN, 2], [NAN], [1, 1, NAN]])
@pytest.mark.parametrize("right", [False, True])
def test_digitize_beside_nan(bins: list[float], right: bool) -> None:
    x = [0.0, 1, 2, 3, 4, NAN, 1, 0]
    for kind in (list, knp.asarray):
        numpy.testing.assert_array_equal(knp.digitize(x, kind(bins), right), numpy.digitize(x, bins, right))
    assert int(knp.digitize(1.0, bins, right)) == numpy.digitize(1.0, bins, right)


@pytest.mark.parametrize("edges", [[1, 2, NAN], [1, NAN, 2], [3, NAN, 2], [NAN, 2], [NAN, NAN]])
@pytest.mark.parametrize("weights", [None, [1.5, 2, 3, 4], numpy.array([1, 2, 3, 4], "int8")])
def test_histograms_between_nan(edges: list[float], weights: Any) -> None:
    for x in ([3.0, 0, 1, 2], [NAN, 2, 1, 5]):
        expected, _ = numpy.histogram(x, edges, weights=weights)
        for kind in (list, knp.asarray):
            found, given = knp.histogram(x, kind(edges), weights=weights)
            assert numpy.asarray(found).dtype == expected.dtype
            numpy.testing.assert_array_equal(found, expected)
            numpy.testing.assert_array_equal(given, edges)
        traced = ka.jit(lambda x: knp.histogram(x, edges, weights=weights)[0])(knp.asarray(x))
        numpy.testing.assert_array_equal(traced, expected)


_SIGNED = numpy.array([0, -1, 5, 2**63 - 1, -(2**63), 7])
_UNSIGNED = numpy.array([0, 2**64 - 1, 5, 2**63 - 1, 2**63, 8], "uint64")


@pytest.mark.parametrize("name", ["lt", "le", "gt", "ge", "eq", "ne"])
def test_comparisons_of_both_signs(name: str) -> None:
    """Broadcast, of elements, turned, again by what is remembered of the first, and in traces."""
    compare = getattr(operator, name)
    pairs: list[Callable[[Any, Any], Any]] = [
        compare,
        lambda i, u: compare(u, i),
        lambda i, u: compare(i[:, None], u[None]),
        lambda i, u: compare(i, u[1]),
        lambda i, u: compare(i[1], u),
        lambda i, u: compare(i[1], u[1]),
    ]
    i, u = knp.array(_SIGNED), knp.array(_UNSIGNED)
    for f in pairs:
        for found in (f(i, u), f(i, u), ka.jit(f)(i, u)):
            expected = f(_SIGNED, _UNSIGNED)
            assert found.shape == expected.shape
            numpy.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("name", ["lt", "le", "gt", "ge", "eq", "ne"])
def test_comparisons_with_numbers_of_the_other_sign(name: str) -> None:
    compare = getattr(operator, name)
    i, u = knp.array(_SIGNED), knp.array(_UNSIGNED)
    for number in (numpy.int64(-1), numpy.int8(-1), numpy.int64(5)):
        for beside in (number, knp.array(number)):
            numpy.testing.assert_array_equal(compare(u, beside), compare(_UNSIGNED, number))
            numpy.testing.assert_array_equal(ka.jit(lambda x, n=beside: compare(x, n))(u), compare(_UNSIGNED, number))
    for number in (numpy.uint64(2**64 - 1), numpy.uint64(5)):
        for beside in (number, knp.array(number)):
            numpy.testing.assert_array_equal(compare(i, beside), compare(_SIGNED, number))
    numpy.testing.assert_array_equal(ka.jit(compare)(u, -1), compare(_UNSIGNED, -1))


def test_positions_in_a_traced_row_by_columns() -> None:
    x = knp.asarray([1, 4])
    found = ka.jit(lambda x: knp.ravel_multi_index(knp.unravel_index(x, (2, 3), order="F"), (2, 3), order="F"))(x)
    numpy.testing.assert_array_equal(found, x)


def test_integers_are_rounded_to_powers_of_ten_that_are_floats() -> None:
    with pytest.raises(ValueError, match="-308 decimals and more, not -400"):
        knp.round(knp.asarray([15]), -400)


def test_an_axis_error_is_numpys() -> None:
    with pytest.raises(numpy.exceptions.AxisError, match="there is no axis 3"):
        knp.sum(knp.ones((2, 2)), axis=3)


def test_what_is_not_defined_is_called_by_its_name() -> None:
    x = knp.asarray(COMPLEX)
    for name in ("isin", "searchsorted"):
        with pytest.raises(TypeError, match=f"{name} is not defined"):
            getattr(knp, name)(x, x)


def test_a_diagonal_is_a_copy_to_write_to() -> None:
    x = knp.asarray(numpy.arange(9.0).reshape(3, 3))
    d = knp.diag(x)
    d[0] = 7.0
    assert (float(x[0, 0]), float(d[0])) == (0.0, 7.0)


def test_unique_of_complex_numbers_has_them_in_order() -> None:
    found = numpy.asarray(knp.unique(knp.asarray(COMPLEX)))
    assert found.shape == numpy.unique(COMPLEX).shape
    numpy.testing.assert_array_equal(found[:-1], numpy.unique(COMPLEX)[:-1])
    assert numpy.isnan(found[-1])
