"""Sorting of short and long axes against numpy's stable sort; what is different among elements."""

from __future__ import annotations

from functools import partial

import kg_array as xp
import numpy as np
import pytest
from kg.dtype import int32
from kg.runtime.device import Device
from kg_array.sorting.choose_method import Method
from kg_array.sorting.counting_sort import SAMPLE
from kg_array.sorting.keys import key_of, value_of, without_sign_of_zero, word_of
from kg_array.sorting.networks import by_network
from kg_array.sorting.radix_sort import FEW, by_digits
from kg_array.sorting.rank_sort import by_ranks
from kg_array.sorting.top_elements import ONE_BY_ONE
from numpy.typing import NDArray

pytestmark = pytest.mark.part(4)

Values = NDArray[np.generic]
DTYPES = ("bool", "int8", "uint8", "int16", "uint32", "int64", "uint64", "float16", "float32", "float64")


def with_ties(dtype: str, shape: tuple[int, ...]) -> Values:
    generator = np.random.default_rng(2)
    given = generator.integers(0, 2 if dtype == "bool" else 9, shape).astype(dtype)
    if dtype.startswith("int"):
        given -= 4
    if dtype.startswith("float"):
        given = given / 3 - 1
        flat = given.reshape(-1)
        flat[::7], flat[3::11], flat[4::13], flat[5::9], flat[6::9] = np.nan, np.inf, -np.inf, -0.0, 0.0
    return given.astype(dtype)


def expected_order(given: Values, axis: int, descending: bool) -> Values:
    """numpy's stable order; for descending that of ranks turned around, NaN last."""
    if not descending:
        return np.argsort(given, axis=axis, stable=True)
    key = np.unique(given, return_inverse=True)[1].reshape(given.shape)
    return np.argsort(np.where(given != given, 1, -key), axis=axis, stable=True)


def same(found: xp.Array, expected: Values) -> None:
    assert found.shape == expected.shape
    np.testing.assert_array_equal(found.numpy(), expected)


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("dtype", DTYPES)
def test_dtypes(dtype: str, descending: bool, device: Device) -> None:
    given = with_ties(dtype, (2, 40))
    x = xp.asarray(given, device=device)
    order = expected_order(given, -1, descending)
    found = xp.argsort(x, descending=descending)
    assert found.dtype is xp.int64
    same(found, order)
    ordered = xp.sort(x, descending=descending)
    assert ordered.dtype is x.dtype
    same(ordered, np.take_along_axis(given, order, -1))


@pytest.mark.parametrize("length", [0, 1, 2, 3, 33, 256, 257, 300])
def test_lengths(length: int, device: Device) -> None:
    given = with_ties("float32", (length,))
    same(xp.argsort(xp.asarray(given, device=device)), expected_order(given, -1, False))


def test_long_axis() -> None:
    given = with_ties("float32", (10_001,))
    same(xp.argsort(xp.asarray(given, device="CPU:LLVM")), expected_order(given, -1, False))
    same(xp.sort(xp.asarray(given, device="CPU:LLVM"), descending=True), given[expected_order(given, -1, True)])


@pytest.mark.parametrize("method", [by_ranks, by_network, by_digits])
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("descending", [False, True])
def test_methods(method: Method, dtype: str, descending: bool) -> None:
    """Each finds the order of rows of any type."""
    given = with_ties(dtype, (5, 300))
    if dtype not in ("bool", "uint8", "float16"):
        given[::2] *= np.asarray(113).astype(dtype)  # more than one digit
    if dtype.startswith("uint"):
        given[1] += np.asarray(np.iinfo(dtype).max // 2 - 3).astype(dtype)  # below and above what has a sign
    x = xp.asarray(given, device="CPU:LLVM")
    found = xp.jit(lambda x: xp.Array(method(key_of(x.node, descending), int32), x.device))(x)
    same(found, expected_order(given, -1, descending))
    row = given[2]  # whose elements move by themselves
    same(xp.sort(x[2], descending=descending), row[expected_order(row, -1, descending)])


@pytest.mark.parametrize("shape", [(70, 100), (9, 2000), (30, 5000), (3, 40_000)])
def test_rows_in_blocks(shape: tuple[int, int]) -> None:
    """On a CPU by networks and digit by digit, the last block with rows of its own and such
    as are not there."""
    given = with_ties("float32", shape)
    order = expected_order(given, -1, False)
    x = xp.asarray(given, device="CPU:LLVM")
    same(xp.argsort(x), order)
    same(xp.sort(x), np.take_along_axis(given, order, -1))


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(9, 130), (3, 5000), (40_000,)])
def test_elements_that_move_by_themselves(shape: tuple[int, ...], dtype: str, descending: bool) -> None:
    """By networks and digit by digit, one row after another or a single one.
    The same whether they are to be stable but for the signs of zeros."""
    given = with_ties(dtype, shape)
    expected = np.take_along_axis(given, expected_order(given, -1, descending), -1)
    x = xp.asarray(given, device="CPU:LLVM")
    for stable in (False, True):
        same(xp.sort(x, descending=descending, stable=stable), expected)
        signs = (
            np.signbit(xp.sort(x, descending=descending, stable=stable).numpy()[expected == 0]),
            np.signbit(expected[expected == 0]),
        )
        assert np.array_equal(*signs) if stable else np.array_equal(*map(np.bincount, signs))


@pytest.mark.parametrize("stable", [False, True])
@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("dtype", DTYPES)
def test_few_different_values(dtype: str, descending: bool, stable: bool) -> None:
    """A long row is counted where a sample has few values:
    none that the sample lacks is lost, and zeros keep their signs in order."""
    n = FEW + 13
    few = np.random.default_rng(8).integers(0, 2 if dtype == "bool" else 9, n)
    if dtype.startswith(("int", "float")):
        few -= 4
    few = few.astype(dtype)
    cases = [few, few[:1].repeat(n), np.sort(few), with_ties(dtype, (n,))]
    if dtype != "bool":
        rare, many = few.copy(), np.arange(n).astype(dtype)
        rare[n // SAMPLE + 1], rare[5] = 77, np.asarray(1).astype(dtype) * 120
        cases += [rare, many]
    for given in cases:
        expected = given[expected_order(given, -1, descending)]
        found = xp.sort(xp.asarray(given, device="CPU:LLVM"), descending=descending, stable=stable)
        same(found, expected)
        signs = (np.signbit(v[expected == 0]) for v in (found.numpy(), expected)) if dtype.startswith("float") else ((), ())
        one, other = signs
        assert np.array_equal(one, other) if stable else sum(one) == sum(other)


def test_few_and_many_values_in_a_batch() -> None:
    """Whether values are few is asked of each row."""
    generator = np.random.default_rng(9)
    given = generator.integers(-3, 4, (3, FEW)).astype(np.float32)
    given[1], given[2, 1] = generator.normal(size=FEW), 7.5
    same(xp.vmap(xp.sort)(xp.asarray(given, device="CPU:LLVM")), np.sort(given))  # type: ignore[arg-type]
    weight = np.arange(float(FEW))
    x, w = (xp.asarray(v, device="CPU:LLVM") for v in (given[1].astype(np.float64), weight))
    same(xp.grad(lambda x: xp.sum(xp.sort(x) * w))(x), np.argsort(np.argsort(given[1], stable=True)).astype(np.float64))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("descending", [False, True])
def test_stable_rows_with_and_without_negative_zeros(dtype: str, descending: bool) -> None:
    given = np.random.default_rng(10).integers(-4, 5, (9, 130)).astype(dtype) + np.asarray(0, dtype)
    given[::2, 5] = np.nan
    for zeros in (0.0, -0.0):
        given[:, ::5] = zeros
        expected = np.take_along_axis(given, expected_order(given, -1, descending), -1)
        x = xp.asarray(given, device="CPU:LLVM")
        for found in (xp.sort(x, descending=descending), xp.vmap(partial(xp.sort, descending=descending))(xp.stack([x]))[0]):
            same(found, expected)
            np.testing.assert_array_equal(np.signbit(found.numpy()[expected == 0]), np.signbit(expected[expected == 0]))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_words(dtype: str) -> None:
    """One for each value, in order, and back; those of both zeros are neighbours."""
    top = {"float16": np.uint16, "float32": np.uint32, "float64": np.uint64}[dtype]
    bits = (
        np.random.default_rng(5).integers(0, np.iinfo(top).max, 1 << 16, top)
        if dtype != "float16"
        else np.arange(1 << 16).astype(top)
    )
    given = np.concatenate([bits.view(dtype), np.asarray([0.0, -0.0, np.inf, -np.inf], dtype)])
    x = xp.asarray(given, device="CPU:LLVM")
    for descending in (False, True):

        def words(x: xp.Array, descending: bool = descending) -> tuple[xp.Array, ...]:
            word = word_of(x.node, descending)
            found = word, value_of(word, x.dtype, descending), without_sign_of_zero(word, x.dtype)
            return tuple(xp.Array(node, x.device) for node in found)

        word, back, key = (found.numpy() for found in xp.jit(words)(x))
        np.testing.assert_array_equal(back.view(top), given.view(top))
        ordered = given[np.argsort(word)]
        numbers = ordered[ordered == ordered]
        rising = numbers[::-1] if descending else numbers
        assert np.isnan(ordered[len(numbers) :]).all() and (rising[1:] >= rising[:-1]).all()
        zeros = given == 0
        assert (
            len(np.unique(key[zeros])) == 1 and len(np.unique(word[zeros])) == 2 and np.array_equal(key[~zeros], word[~zeros])
        )


@pytest.mark.parametrize("shape", [(5000,), (6, 200)])
def test_derivatives_of_elements_that_move_by_themselves(shape: tuple[int, ...]) -> None:
    given = np.random.default_rng(6).normal(size=shape)
    weight = np.arange(float(given.size)).reshape(shape)
    expected = np.take_along_axis(weight, np.argsort(np.argsort(given)), -1)
    x, w = (xp.asarray(v, device="CPU:LLVM") for v in (given, weight))
    for sort in (partial(xp.sort, stable=False), xp.jit(partial(xp.sort, stable=False))):
        same(xp.grad(lambda x, sort=sort: xp.sum(sort(x) * w))(x), expected)  # type: ignore[arg-type]
    turned = np.take_along_axis(weight, np.argsort(given), -1)
    same(xp.jvp(partial(xp.sort, stable=False), (x,), (w,))[1], turned)


def test_batches_of_long_rows() -> None:
    given = with_ties("float32", (3, 5000))
    same(xp.vmap(partial(xp.sort, stable=False))(xp.asarray(given, device="CPU:LLVM")), np.sort(given))  # type: ignore[arg-type]


@pytest.mark.parametrize("length", [20, 400, 5000])
def test_open_number_of_rows(length: int) -> None:
    function = xp.jit(xp.argsort, sizes={0: {0: xp.Size("n", 1, 9)}})
    for rows in (1, 4, 9):
        given = with_ties("float32", (rows, length))
        same(function(xp.asarray(given, device="CPU:LLVM")), expected_order(given, -1, False))
    ordered = xp.jit(partial(xp.sort, stable=False), sizes={0: {0: xp.Size("n", 1, 9)}})
    same(ordered(xp.asarray(given, device="CPU:LLVM")), np.sort(given))


def test_many_digits() -> None:
    generator = np.random.default_rng(3)
    for given in (generator.integers(-(1 << 62), 1 << 62, 40_000), generator.normal(size=40_000).astype(np.float32)):
        same(xp.sort(xp.asarray(given, device="CPU:LLVM")), np.sort(given))


def test_sorting_is_traced(device: Device) -> None:
    given = np.random.default_rng(4).normal(size=(3, 270))
    x = xp.asarray(given, device=device)
    same(xp.jit(xp.sort)(x), np.sort(given))  # type: ignore[arg-type]
    same(xp.vmap(xp.argsort)(x), np.argsort(given, stable=True))  # type: ignore[arg-type]
    weight = np.arange(270.0)
    slope = xp.grad(lambda x: xp.sum(xp.sort(x) * xp.asarray(weight, device=device)))(x[0])
    same(slope, np.argsort(np.argsort(given[0])).astype(np.float64))  # type: ignore[arg-type]


@pytest.mark.parametrize("axis", [0, 1, 2, -2])
def test_axes(axis: int, device: Device) -> None:
    given = with_ties("float32", (3, 5, 4))
    x = xp.asarray(given, device=device)
    for descending in (False, True):
        order = expected_order(given, axis, descending)
        same(xp.argsort(x, axis=axis, descending=descending), order)
        same(xp.sort(x, axis=axis, descending=descending), np.take_along_axis(given, order, axis))


@pytest.mark.parametrize("times", [1, 100])
def test_zeros_keep_their_signs(times: int, device: Device) -> None:
    found = xp.sort(xp.asarray([0.0, -0.0, 0.0, -1.0] * times, device=device)).numpy()
    np.testing.assert_array_equal(np.signbit(found), [True] * times + [False, True, False] * times)


def test_top_k(device: Device) -> None:
    given = with_ties("float32", (3, 40))
    order = expected_order(given, -1, True)
    for k in (0, 1, 5, 40):
        values, positions = xp.top_k(xp.asarray(given, device=device), k)
        same(positions, order[:, :k])
        same(values, np.take_along_axis(given, order, -1)[:, :k])
    values, positions = xp.top_k(xp.asarray(given.T, device=device), 2, axis=0)
    same(positions, order[:, :2].T)


#: As many of 300 are found one after the other, in 19 pieces of 16.
MOST = ONE_BY_ONE * 300 // (19 + 16)


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint8", "int32", "uint32", "int64", "float16", "float32", "float64"])
@pytest.mark.parametrize("k", [1, 9, MOST, MOST + 1])
def test_top_k_of_long_rows(dtype: str, k: int, device: Device) -> None:
    """One after the other while they are few; ties by position, NaN last."""
    given = with_ties(dtype, (2, 300))
    if dtype.startswith("float"):
        given[1, 3:] = np.nan
        given[0, ::7] = -np.inf
    elif dtype != "bool":
        given[1, 3:] = np.iinfo(dtype).min
        given[0, ::7] = np.iinfo(dtype).max
    order = expected_order(given, -1, True)
    values, positions = xp.top_k(xp.asarray(given, device=device), k)
    same(positions, order[:, :k])
    same(values, np.take_along_axis(given, order, -1)[:, :k])


def test_top_k_of_rows_of_an_open_length() -> None:
    chosen = xp.jit(lambda x: xp.top_k(x, 20), sizes={0: {1: xp.Size("n", 30, 9000)}})
    for n in (30, 300, 9000):
        given = with_ties("float32", (3, n))
        order = expected_order(given, -1, True)[:, :20]
        values, positions = chosen(xp.asarray(given))
        same(positions, order)
        same(values, np.take_along_axis(given, order, -1))


def test_top_k_of_open_sizes_and_its_gradient() -> None:
    chosen = xp.jit(lambda x: xp.top_k(x, 3), sizes={0: {0: xp.Size("n", 1, 9)}})
    for n in (1, 4):
        given = with_ties("float32", (n, 400))
        order = expected_order(given, -1, True)[:, :3]
        values, positions = chosen(xp.asarray(given))
        same(positions, order)
        same(values, np.take_along_axis(given, order, -1))
    of = xp.grad(lambda x: xp.sum(xp.top_k(x, 3)[0] * xp.asarray([1.0, 2.0, 3.0], dtype=xp.float32)))(xp.asarray(given))
    expected = np.zeros_like(given)
    np.put_along_axis(expected, order, np.asarray([[1, 2, 3]], "float32"), -1)
    same(of, expected)


@pytest.mark.parametrize("shape", [(), (0,), (1,), (7,), (6, 30)])
@pytest.mark.parametrize("dtype", ["bool", "int32", "uint8", "float32"])
def test_unique(dtype: str, shape: tuple[int, ...], device: Device) -> None:
    given = np.asarray(with_ties(dtype, (200,))[: int(np.prod(shape))].reshape(shape))
    x = xp.asarray(given, device=device)
    expected = np.unique(given, return_index=True, return_inverse=True, return_counts=True, equal_nan=False)
    values, first, inverse, counts = (np.asarray(e) for e in expected)
    found = xp.unique_all(x)
    same(found.values, values)
    same(found.indices, first)
    same(found.inverse_indices, inverse.reshape(shape))
    same(found.counts, counts)
    same(xp.unique_values(x), values)
    same(xp.unique_counts(x).counts, counts)
    same(xp.unique_inverse(x).inverse_indices, inverse.reshape(shape))


def test_wrong_input() -> None:
    with pytest.raises(ValueError, match="no axis 1"):
        xp.sort(xp.zeros((3,)), axis=1)
    with pytest.raises(ValueError, match="no axis -1"):
        xp.argsort(xp.asarray(1.0))
    with pytest.raises(ValueError, match="there are 3 elements along axis -1, not 4"):
        xp.top_k(xp.zeros((3,)), 4)
