"""x[key] and x[key] = value against numpy, over random keys; what is picked by position and condition."""

from __future__ import annotations

from copy import copy

import kg_array as xp
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array.running import evaluate

pytestmark = pytest.mark.part(3)

RANDOM = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
X = np.arange(2 * 3 * 4 * 5).reshape(2, 3, 4, 5)
KEYS = [
    (),
    ...,
    None,
    1,
    -1,
    slice(None, None, -1),
    (slice(None), slice(2, 0, -2)),
    (..., slice(4, None, -3)),
    (0, ..., None, 1),
    (slice(1, 1), 2),
    (slice(None), [0, 2], [1, 3]),
    (0, slice(None), [0, 1]),  # a number counts as an array: its axis comes first
    (slice(None), 1, [0, 1]),
    (slice(None), [0, 1], 1, ...),
    ([0, 1], None, [2, 0]),
    (slice(None), None, [[0, 1], [2, 0]], slice(1, None, 2)),
    ([-1, 0], ..., [-5, 4]),
    (np.array(1),),
    (slice(None), np.array([], np.int64)),
    (slice(None), np.zeros((0, 2), np.int32), 0),
    (X[:, :, 0, 0] % 40 > 2),
    (slice(None), np.array([True, False, True])),
    (0, np.eye(3, 4, dtype=bool)),
    (np.array([False, True]), ..., [0, 0, 1]),
    (np.zeros((2, 3, 4, 5), bool)),
    (X % 3 == 0),
    True,
    False,
    (True, 0),
]


def same(found: xp.Array, expected: object) -> None:
    values = np.asarray(expected)
    assert found.shape == values.shape
    assert np.array_equal(found.numpy(), values)


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_get(key: object, device: Device) -> None:
    x = xp.asarray(X, device=device)
    same(x[key], X[key])  # type: ignore[index]


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_replaced(key: object, device: Device) -> None:
    part = X[key]  # type: ignore[index]
    for value in (
        7,
        -np.arange(part.size).reshape(part.shape),
        -np.arange(2 * part.shape[-1]).reshape(2, -1)[:1] if part.ndim > 1 else 3,
    ):
        x, expected = xp.asarray(X, device=device), X.copy()
        expected[key] = value  # type: ignore[index]
        x[key] = value if isinstance(value, int) else xp.asarray(value, device=device)
        same(x, expected)


@RANDOM
@given(st.data())
def test_random_keys(data: st.DataObject) -> None:
    values = np.arange(
        np.prod(shape := data.draw(arrays.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=5)))
    ).reshape(shape)
    key = data.draw(arrays.basic_indices(shape, allow_newaxis=True))
    device = open_device(data.draw(st.sampled_from(("CPU:LLVM", "REF"))))
    x = xp.asarray(values, device=device)
    same(x[key], values[key])
    expected = values.copy()
    expected[key] = -values[key]
    x[key] = xp.asarray(np.asarray(-values[key]), device=device)
    same(x, expected)


@RANDOM
@given(st.data())
def test_random_arrays_of_positions(data: st.DataObject) -> None:
    shape = data.draw(arrays.array_shapes(min_dims=1, max_dims=4, max_side=5))
    values = np.arange(np.prod(shape)).reshape(shape)
    rank = data.draw(arrays.array_shapes(min_dims=0, max_dims=2, max_side=3))
    entry = st.deferred(lambda: st.one_of(st.just("array"), st.just("number"), st.slices(5)))
    key: list[object] = []
    for size in shape[: data.draw(st.integers(1, len(shape)))]:
        kind = data.draw(entry)
        at = arrays.arrays(np.int64, rank if kind == "array" else (), elements=st.integers(-size, size - 1))
        key.append(kind if isinstance(kind, slice) else data.draw(at) if kind == "array" else int(data.draw(at)))
    key.insert(data.draw(st.integers(0, len(key))), None)
    device = open_device(data.draw(st.sampled_from(("CPU:LLVM", "REF"))))
    x, expected = xp.asarray(values, device=device), values.copy()
    ours = tuple(xp.asarray(k, device=device) if isinstance(k, np.ndarray) else k for k in key)
    part = values[tuple(key)]  # type: ignore[index]
    same(x[ours], part)
    expected[tuple(key)] = -np.arange(part.size).reshape(part.shape)  # type: ignore[index]
    x[ours] = xp.asarray(-np.arange(part.size).reshape(part.shape), device=device)
    same(x, expected)


def test_what_was_computed_of_an_array_before_stays(device: Device) -> None:
    x = xp.asarray(X[0, 0], device=device)
    row = x[1] * 1
    x[1] += 5
    x[0, ::2] *= 2
    expected = X[0, 0].copy()
    expected[1] += 5
    expected[0, ::2] *= 2
    same(row, X[0, 0, 1])
    same(x, expected)


def test_the_last_of_equal_positions_wins(device: Device) -> None:
    x = xp.zeros((4,), dtype=xp.int64, device=device)
    x[xp.asarray([1, 3, 1], device=device)] = xp.asarray([5, 6, 7], device=device)
    same(x, [0, 7, 0, 6])


def test_assignment_keeps_the_dtype(device: Device) -> None:
    x = xp.zeros((3,), dtype=xp.float32, device=device)
    x[0] = xp.asarray(0.1, dtype=xp.float64, device=device)
    assert x.dtype is xp.float32 and float(x[0]) == np.float32(0.1)
    with pytest.raises(TypeError, match=r"int64 does not go|don't mix"):
        x[0] = xp.asarray(1, device=device)
    n = xp.zeros((3,), dtype=xp.int8, device=device)
    with pytest.raises(TypeError, match=r"1\.5"):
        n[0] = 1.5
    with pytest.raises(OverflowError, match="300 does not fit"):
        n[0] = 300
    with pytest.raises(TypeError, match="str"):
        n[0] = "a"  # type: ignore[assignment]


def test_parts_that_lie_together_are_assigned_without_kernels(device: Device) -> None:
    x, expected = xp.asarray(X, dtype=xp.float32, device=device), X.astype(np.float32)
    before = len(evaluate._compiled)
    for step in range(300):
        a, b = step % 2, step % 3
        x[a, b], expected[a, b] = step, step
        x[a, b, 1:3], expected[a, b, 1:3] = x[1 - a, 0, :2], expected[1 - a, 0, :2].copy()
        x[a, b, 3, 4], expected[a, b, 3, 4] = 2**70, 2.0**70
        x[a, b, 0], expected[a, b, 0] = np.arange(5, dtype=np.float32), np.arange(5)
    assert len(evaluate._compiled) == before
    kept = copy(x[0])
    x[0] = x[1, :1]  # of another shape, and of another dtype
    x[1] = xp.asarray(X[0], device=device, dtype=xp.float64)
    np.testing.assert_array_equal(kept.numpy(), expected[0])
    expected[0] = expected[1, :1]
    expected[1] = X[0]
    np.testing.assert_array_equal(x.numpy(), expected)


@pytest.mark.parametrize("dtype", [xp.bool, xp.int8, xp.uint64, xp.float16, xp.bfloat16, xp.float64], ids=str)
def test_assigned_numbers_are_rounded_as_others(dtype: xp.DType, device: Device) -> None:
    numbers = [True] if dtype is xp.bool else [3, 127] if dtype.is_int else [0.1, 65519.0, 1e300, -1e-9, float("nan"), 7]
    for number in numbers:
        x, y = xp.zeros((5,), dtype=dtype, device=device), xp.full((), number, dtype=dtype, device=device)
        x[2] = number
        np.testing.assert_array_equal(x[2].numpy(), y.numpy())
        assert not xp.any(x[:2]) and not xp.any(x[3:])


def test_thousands_of_assignments_to_an_array(device: Device) -> None:
    x, expected = xp.zeros((30,), device=device), np.zeros(30)
    for i in range(3000):
        x[i % 30] = x[(i + 1) % 30] + 1.0
        expected[i % 30] = expected[(i + 1) % 30] + 1.0
    np.testing.assert_array_equal(x.numpy(), expected)


@pytest.mark.parametrize(
    ("key", "error", "words"),
    [
        (2, IndexError, "index 2 is out of range for axis 0 of size 2"),
        ((0, -4), IndexError, "index -4 is out of range for axis 1 of size 3"),
        ((slice(None), [0, 3]), IndexError, "index 3 is out of range for axis 1 of size 3"),
        ((0,) * 5, IndexError, "5 axes"),
        ((..., ...), IndexError, "one Ellipsis"),
        (1.5, IndexError, "not float"),
        ("a", IndexError, "not str"),
        ([0.5], IndexError, "not float64"),
        (np.ones((2, 2), bool), IndexError, r"mask of shape \(2, 2\) over axes of shape \(2, 3\)"),
        (([0, 1], [0, 1, 2]), ValueError, "broadcast"),
        (slice(None, None, 0), ValueError, "zero"),
    ],
    ids=str,
)
def test_wrong_keys(key: object, error: type[Exception], words: str, device: Device) -> None:
    x = xp.asarray(X, device=device)
    with pytest.raises(error, match=words):
        x[key]


def test_values_that_do_not_fit(device: Device) -> None:
    x = xp.asarray(X, device=device)
    with pytest.raises(ValueError, match=r"shape \(3,\) does not go into a part of shape \(3, 4, 5\)"):
        x[0] = xp.zeros((3,), dtype=xp.int64, device=device)
    with pytest.raises(ValueError, match=r"does not go into"):
        x[xp.asarray(X > 100, device=device)] = xp.zeros((3,), dtype=xp.int64, device=device)


def test_positions_out_of_range_touch_no_other_memory(device: Device) -> None:
    x = xp.asarray(np.arange(4), device=device)
    at = xp.asarray([-100, 100, 1 << 40], device=device)
    same(x[at], [0, 3, 3])
    x[at] = -1
    same(x, [-1, 1, 2, -1])


def test_where(device: Device) -> None:
    condition, values = X % 2 == 0, X.astype(np.float32)
    c, x = xp.asarray(condition, device=device), xp.asarray(values, device=device)
    same(xp.where(c, x, 0), np.where(condition, values, 0))
    same(xp.where(c[0, 0, 0], -1, x), np.where(condition[0, 0, 0], -1, values))
    assert xp.where(c, 1, 2.5).dtype is xp.float32 and xp.where(c, 1, 2).dtype is xp.int64
    mixed = xp.where(c, xp.zeros((5,), dtype=xp.float64, device=device), x)
    assert mixed.dtype is xp.float64
    same(mixed, np.where(condition, 0, values))
    with pytest.raises(TypeError, match="float32"):
        xp.where(x, x, x)


@pytest.mark.parametrize("shape", [(7,), (3, 4), (2, 0), (1, 1, 9)])
@pytest.mark.parametrize("dtype", ["bool", "float32", "uint8"])
def test_nonzero(shape: tuple[int, ...], dtype: str, device: Device) -> None:
    values = (np.random.default_rng(1).integers(0, 2, shape)).astype(dtype)
    for v in (values, values * 0):
        found = xp.nonzero(xp.asarray(v.astype(dtype), device=device))
        expected = np.nonzero(v)
        assert len(found) == len(expected)
        for f, e in zip(found, expected, strict=True):
            assert f.dtype is xp.int64
            same(f, e)
    with pytest.raises(ValueError, match="0-d"):
        xp.nonzero(xp.asarray(1, device=device))


def test_many_under_a_mask() -> None:
    values = np.random.default_rng(0).normal(size=(300, 50)).astype(np.float32)
    x = xp.asarray(values, device="CPU:LLVM")
    mask = values > 1
    same(x[xp.asarray(mask, device="CPU:LLVM")], values[mask])
    same(x[xp.asarray(mask[:, 0], device="CPU:LLVM")], values[mask[:, 0]])


def test_many_rows_are_replaced() -> None:
    values = np.random.default_rng(0).normal(size=(700, 1001)).astype(np.float32)
    x = xp.asarray(values, device="CPU:LLVM")
    at = np.array([3, 699, 3, 250])
    x[xp.asarray(at, device="CPU:LLVM")] = -1.0
    values[at] = -1
    same(x, values)


def test_take(device: Device) -> None:
    x = xp.asarray(X, device=device)
    for axis in (0, 2, -1):
        at = np.array([1, 0, -1, 1], np.int32)
        same(xp.take(x, xp.asarray(at, device=device), axis=axis), np.take(X, at, axis=axis))
    same(xp.take(x[0, 0, 0], xp.asarray([], dtype=xp.int64, device=device)), [])
    with pytest.raises(ValueError, match="which axis"):
        xp.take(x, xp.asarray([0], device=device))
    with pytest.raises(TypeError, match="float32"):
        xp.take(x, xp.zeros((1,), device=device), axis=0)


@pytest.mark.parametrize("axis", [0, 1, -1])
def test_along_an_axis(axis: int, device: Device) -> None:
    values = np.random.default_rng(2).normal(size=(3, 4, 5)).astype(np.float32)
    x, order = xp.asarray(values, device=device), np.argsort(values, axis=axis)
    at = xp.asarray(order, device=device)
    same(xp.take_along_axis(x, at, axis=axis), np.take_along_axis(values, order, axis))
    first = np.take(order, [0], axis=0)
    expected = np.take_along_axis(values, first, axis) if axis else None
    if expected is not None:
        same(xp.take_along_axis(x, xp.asarray(first, device=device), axis=axis), expected)
    written = values.copy()
    np.put_along_axis(written, order, values * 2, axis)
    same(xp.put_along_axis(x, at, x * 2, axis=axis), written)
    added = xp.put_along_axis(xp.zeros_like(x), xp.zeros_like(at), 1, axis=axis, mode="add")
    assert float(xp.max(added)) == values.shape[axis] and float(xp.sum(added)) == values.size
    with pytest.raises(ValueError, match="mode"):
        xp.put_along_axis(x, at, 1, axis=axis, mode="sub")
    with pytest.raises(ValueError, match="dimensions differ"):
        xp.take_along_axis(x, at[0], axis=axis)


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.uint64])
def test_narrow_positions_of_long_axes(device: Device, dtype: type) -> None:
    n = np.arange(70000.0, dtype=np.float32)
    at = np.array([1, 100, 5], dtype=dtype)
    x = xp.asarray(n, device=device)
    np.testing.assert_array_equal(x[at].numpy(), n[at])
    np.testing.assert_array_equal(x[xp.asarray(at, device=device)].numpy(), n[at])
    if np.dtype(dtype).kind == "i":
        np.testing.assert_array_equal(x[-at].numpy(), n[-at])


def test_positions_that_are_no_int64_go_to_the_last_element(device: Device) -> None:
    x = xp.asarray(np.arange(10.0, dtype=np.float32), device=device)
    at = xp.asarray(np.array([2**63 + 1, 2**64 - 1, 3], dtype=np.uint64), device=device)
    np.testing.assert_array_equal(x[at].numpy(), [9.0, 9.0, 3.0])
    np.testing.assert_array_equal(xp.take(x, at, axis=0).numpy(), [9.0, 9.0, 3.0])


def test_values_of_numpy_go_into_parts(device: Device) -> None:
    values = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    keys = (
        slice(None, None, -2),
        (..., slice(5, None, -2)),
        (None, 0),
        (0, None, slice(1, 3)),
        np.array([-1, 0]),
        slice(3, 1),
        values % 3 == 0,
    )
    for key in keys:
        for value in (np.float32(3), np.int64(2), np.array(6, np.float32), np.float32([4]), np.float64(2.5)):
            wanted, x = values.copy(), xp.asarray(values, device=device)
            wanted[key] = value
            x[xp.asarray(key, device=device) if isinstance(key, np.ndarray) else key] = value
            np.testing.assert_array_equal(x.numpy(), wanted, err_msg=f"{key} {value!r}")
    x = xp.asarray(values, device=device)
    x[1, :, ::2] = np.arange(6, dtype=">f4").reshape(3, 2)
    assert x.numpy()[1, :, ::2].tolist() == [[0, 1], [2, 3], [4, 5]]
    for wrong in (None, "s", [1.0]):
        with pytest.raises(TypeError, match="takes an array or a Python number"):
            x[0] = wrong  # type: ignore[call-overload]
