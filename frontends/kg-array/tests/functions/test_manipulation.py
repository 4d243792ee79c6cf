"""Shapes, orders, repetition and joining against numpy; what is created of positions; padding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as xp
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from kg.dtype import DType
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array.indexing.concatenation import joined
from kg_array.operands.dtypes import PromotionError
from kg_graph.canonical import canonical
from kg_graph.partition import partition

pytestmark = pytest.mark.part(2)

RANDOM = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
X = np.arange(2 * 3 * 4).reshape(2, 3, 4)


def same(found: xp.Array, expected: object) -> None:
    values = np.asarray(expected)
    assert found.shape == values.shape
    assert np.array_equal(found.numpy(), values)


def kernels(x: xp.Array) -> int:
    return len(partition(canonical([x.node]), x.device.renderer)[0].steps)


def drawn(data: st.DataObject, least: int = 0) -> tuple[np.ndarray, xp.Array]:
    shape = data.draw(arrays.array_shapes(min_dims=1, max_dims=4, min_side=least, max_side=5))
    values = np.arange(np.prod(shape), dtype=np.int32).reshape(shape)
    return values, xp.asarray(values, device=open_device(data.draw(st.sampled_from(("CPU:LLVM", "REF")))))


# -- creation


@pytest.mark.parametrize(
    "arguments",
    [(5,), (2, 9), (2, 9, 3), (9, 2, -3), (0,), (5, 2), (-3, 4, 2), (2.0,), (0, 1, 0.25), (1, -1, -0.5), (3, 4, 10)],
)
def test_arange(arguments: tuple[float, ...], device: Device) -> None:
    found = xp.arange(*arguments, device=device)
    assert found.dtype is (xp.float32 if any(isinstance(a, float) for a in arguments) else xp.int64)
    same(found, np.arange(*arguments))
    assert kernels(found * 2) == 1


@pytest.mark.parametrize("dtype", [xp.int8, xp.int16, xp.int32, xp.uint8, xp.uint64, xp.float16, xp.float64], ids=str)
def test_arange_of_a_dtype(dtype: DType, device: Device) -> None:
    for arguments in ((100,), (100, 3, -7)):
        found = xp.arange(*arguments, dtype=dtype, device=device)
        assert found.dtype is dtype
        same(found, np.arange(*arguments))
    same(xp.arange(2**63 - 3, 2**63 - 1, dtype=xp.uint64, device=device), [2**63 - 3, 2**63 - 2])


def test_arange_refuses() -> None:
    with pytest.raises(ValueError, match="step of 0"):
        xp.arange(1, 2, 0)
    with pytest.raises(TypeError, match="bool"):
        xp.arange(2, dtype=xp.bool)
    for arguments in ((300,), (3, -3, -1)):  # wrap, as numpy's do
        same(xp.arange(*arguments, dtype=xp.uint8), np.arange(*arguments, dtype=np.uint8))
    same(xp.arange(2**63 - 1, 2**63), np.array([2**63 - 1]))
    same(xp.arange(2**64, 2**64), np.zeros(0, np.int64))
    for arguments, dtype in (
        ((2**63 - 1, 2**63 + 2), xp.int64), ((2**64, 2**64 + 3), xp.uint64), ((2, -4, -1), xp.uint64), ((300, 302), xp.uint8), ((-3, 2), xp.uint16),
        ((0, -(2**70), -(2**69)), xp.int32),
    ):  # fmt: skip
        with pytest.raises(OverflowError, match=f"arange: -?[0-9]+ does not fit {dtype}"):
            xp.arange(*arguments, dtype=dtype)


@pytest.mark.parametrize("endpoint", [True, False])
@pytest.mark.parametrize("num", [0, 1, 2, 3, 50, 101])
def test_linspace(num: int, endpoint: bool, device: Device) -> None:
    for start, stop in ((-1, 1), (0.1, 0.7), (5, 5), (3, -1e3)):
        for dtype, tolerance in ((xp.float32, 1e-6), (xp.float64, 1e-15)):
            found = xp.linspace(start, stop, num, endpoint=endpoint, dtype=dtype, device=device)
            assert found.dtype is dtype
            expected = np.linspace(start, stop, num, endpoint=endpoint)
            np.testing.assert_allclose(found.numpy(), expected, tolerance, tolerance * max(abs(start), abs(stop)))
            if num > 1 and endpoint:
                assert found.numpy()[[0, -1]].tolist() == np.array([start, stop], found.numpy().dtype).tolist()
    with pytest.raises(ValueError, match="-1"):
        xp.linspace(0, 1, -1)
    with pytest.raises(TypeError, match="int32"):
        xp.linspace(0, 1, 3, dtype=xp.int32)


def test_alike(device: Device) -> None:
    x = xp.asarray(X, dtype=xp.int16, device=device)
    for made, value in ((xp.zeros_like(x), 0), (xp.ones_like(x), 1), (xp.full_like(x, 7), 7)):
        assert (made.dtype, made.device) == (xp.int16, device)
        same(made, np.full(X.shape, value))
    assert xp.full_like(x, 2.5, dtype=xp.float64).dtype is xp.float64
    assert xp.empty_like(x).shape == X.shape and xp.empty((2, 0), dtype=xp.uint8, device=device).shape == (2, 0)
    with pytest.raises(ValueError, match="-1"):
        xp.empty((2, -1))


def test_filled_with_an_array(device: Device) -> None:
    value = xp.asarray(2.5, device=device)
    found = xp.full((2, 3), value * 2.0)
    assert (found.dtype, found.device) == (xp.float32, device)
    same(found, np.full((2, 3), 5, np.float32))
    other = xp.full(2, value, dtype=xp.complex128, device="REF")
    assert other.dtype is xp.complex128 and other.device.name == "REF:TEXT"
    same(xp.full_like(xp.ones(3, dtype=xp.int64, device=device), xp.asarray(True, device=device)), np.ones(3, np.int64))
    assert float(xp.grad(lambda v: xp.sum(xp.full(4, v) * 2.0))(value)) == 8.0
    same(xp.vmap(lambda v: xp.full(2, v))(xp.arange(3, device=device)), np.array([[0, 0], [1, 1], [2, 2]]))
    # arguments that are numbers are as weak as numbers
    for number, dtype in ((2, xp.int64), (2.5, xp.float32), (True, xp.bool), (1j, xp.complex64)):
        assert xp.jit(lambda n: xp.full(3, n))(number).dtype is dtype
    with pytest.raises(TypeError, match=r"full: float32 does not go into an array of int32"):
        xp.full(3, value, dtype=xp.int32)
    with pytest.raises(TypeError, match=r"full: .* a 0-d array, not one of shape \(1,\)"):
        xp.full(3, xp.reshape(value, (1,)))


def test_integers_that_are_no_floats_are_refused_by_name(device: Device) -> None:
    x, great = xp.ones(3, device=device), 10**400
    calls: dict[str, Callable[[], object]] = {
        "add": lambda: x + great,
        "less": lambda: x < great,
        "where": lambda: xp.where(x > 0, x, -great),
        "full": lambda: xp.full(3, great, dtype=xp.complex64),
        r"x\[\.\.\.\] = value": lambda: x.__setitem__(0, great),
    }
    for name, call in calls.items():
        with pytest.raises(OverflowError, match=f"{name}: an integer of 1329 bits is no float"):
            call()


@pytest.mark.parametrize("k", [-5, -2, 0, 1, 3, 9, 2**63 - 1, 2**63, -(2**63), -(2**70)])
def test_diagonals(k: int, device: Device) -> None:
    """Beyond the ends of int64 too, where sums with a position would wrap."""
    x, near = xp.asarray(X, device=device), max(-99, min(k, 99))
    same(xp.tril(x, k=k), np.tril(X, near))
    same(xp.triu(x, k=k), np.triu(X, near))
    same(xp.eye(3, k=k, device=device), np.eye(3, k=near))
    same(xp.eye(3, 5, k=k, dtype=xp.int8, device=device), np.eye(3, 5, near))
    same(xp.linalg.diagonal(x, offset=k), np.diagonal(X, near, -2, -1))
    assert kernels(xp.tril(x, k=k) + 1) == kernels(xp.eye(100, k=k, device=device)) == 1
    with pytest.raises(ValueError, match=r"shape \(3,\)"):
        xp.tril(xp.zeros((3,), device=device))


def test_meshgrid(device: Device) -> None:
    given_ = [np.arange(n) for n in (2, 3, 4)]
    ours = [xp.asarray(g, device=device) for g in given_]
    for indexing in ("xy", "ij"):
        for count in (1, 2, 3):
            expected = np.meshgrid(*given_[:count], indexing=indexing)  # type: ignore[call-overload]
            for f, e in zip(xp.meshgrid(*ours[:count], indexing=indexing), expected, strict=True):
                same(f, e)
    assert xp.meshgrid() == []
    with pytest.raises(ValueError, match="XY"):
        xp.meshgrid(*ours, indexing="XY")


def test_one_hot(device: Device) -> None:
    x = np.array([[0, 2], [3, -1]], np.int8)
    expected = (x[..., None] == np.arange(3)).astype(np.float32)
    same(xp.one_hot(xp.asarray(x, device=device), 3), expected)
    same(xp.one_hot(xp.asarray(x, device=device), 3, axis=0, dtype=xp.bool), np.moveaxis(expected, -1, 0))
    with pytest.raises(TypeError, match="float32"):
        xp.one_hot(xp.zeros((2,), device=device), 3)


# -- shapes and orders


def test_reshape(device: Device) -> None:
    x = xp.asarray(X, device=device)
    for shape in ((24,), (-1,), (4, -1), (2, 1, 12), -1, [3, 8]):
        same(xp.reshape(x, shape), X.reshape(shape))  # type: ignore[arg-type]
    same(xp.reshape(xp.zeros((0, 3), device=device), (3, 0)), np.zeros((3, 0)))
    same(xp.reshape(x, (24,), copy=True), X.reshape(24))
    for shape in ((5, -1), (-1, -1), (23,), (-2, -12), (0, -1)):
        with pytest.raises(ValueError, match=r"24 elements of an array of shape \(2, 3, 4\)"):
            xp.reshape(x, shape)
    with pytest.raises(TypeError, match="tuple of integers"):
        xp.reshape(x, (2.0, 12))  # type: ignore[arg-type]


@RANDOM
@given(st.data())
def test_random_orders(data: st.DataObject) -> None:
    values, x = drawn(data)
    order = data.draw(st.permutations(range(x.ndim)))
    same(xp.permute_dims(x, tuple(order)), values.transpose(order))
    axes = tuple(order[: data.draw(st.integers(0, x.ndim))])
    places = tuple(data.draw(st.permutations(range(-x.ndim, 0)))[: len(axes)])
    same(xp.moveaxis(x, axes, places), np.moveaxis(values, axes, places))
    same(xp.flip(x, axis=axes), np.flip(values, axes))
    same(xp.squeeze(xp.expand_dims(x, axis=places), axis=places), values)
    same(xp.expand_dims(x, places), np.expand_dims(values, places))
    shifts = tuple(data.draw(st.integers(-9, 9)) for _ in axes)
    same(xp.roll(x, shifts, axis=axes), np.roll(values, shifts, axes))
    same(xp.roll(x, 3), np.roll(values, 3))


def test_broadcast(device: Device) -> None:
    x = xp.asarray(X[:, :1], device=device)
    same(xp.broadcast_to(x, (5, 2, 3, 4)), np.broadcast_to(X[:, :1], (5, 2, 3, 4)))
    one, other = xp.broadcast_arrays(x, xp.asarray([[1], [2], [3]], device=device))
    assert one.shape == other.shape == (2, 3, 4)
    for shape in ((2, 3), (3, 3, 4), (2, 1, 1)):
        with pytest.raises(ValueError, match=r"shape \(2, 1, 4\) does not go to shape"):
            xp.broadcast_to(x, shape)


def test_transposes(device: Device) -> None:
    x = xp.asarray(X, device=device)
    same(xp.matrix_transpose(x), X.swapaxes(1, 2))
    same(x.mT, X.swapaxes(1, 2))
    with pytest.raises(ValueError, match=r"shape \(3,\)"):
        xp.matrix_transpose(xp.zeros((3,), device=device))


def test_wrong_axes(device: Device) -> None:
    x = xp.asarray(X, device=device)
    for call in (
        lambda: xp.flip(x, axis=3),
        lambda: xp.expand_dims(x, axis=4),
        lambda: xp.concat([x, x], axis=-4),
        lambda: xp.roll(x, 1, axis=3),
        lambda: xp.repeat(x, 2, axis=3),
        lambda: xp.unstack(x, axis=3),
        lambda: xp.permute_dims(x, (0, 1, 3)),
    ):
        with pytest.raises(ValueError, match="no axis"):
            call()
    with pytest.raises(ValueError, match="no order"):
        xp.permute_dims(x, (0, 1, 1))
    with pytest.raises(ValueError, match="size 3, not 1"):
        xp.squeeze(x, axis=1)


# -- joining and repeating


@RANDOM
@given(st.data())
def test_random_joins(data: st.DataObject) -> None:
    values, x = drawn(data)
    axis = data.draw(st.integers(-x.ndim, x.ndim - 1))
    cuts = sorted(data.draw(st.lists(st.integers(0, x.shape[axis]), max_size=6)))
    parts = np.split(values, cuts, axis)
    data.draw(st.randoms()).shuffle(parts)
    same(xp.concat([xp.asarray(p, device=x.device) for p in parts], axis=axis), np.concatenate(parts, axis))
    same(xp.concat([xp.asarray(p, device=x.device) for p in parts], axis=None), np.concatenate(parts, None))
    same(xp.stack([x, x + 1, x], axis=axis), np.stack([values, values + 1, values], axis))
    for f, i in zip(xp.unstack(x, axis=axis), range(x.shape[axis]), strict=True):
        same(f, values.take(i, axis))


@pytest.mark.parametrize("count", [2, 3, 40])
def test_no_kernel_looks_at_many_parts(count: int, device: Device) -> None:
    parts = [np.arange(3 * (n % 5), dtype=np.float32).reshape(3, n % 5) + n for n in range(1, count + 1)]
    for axis, mine in ((1, parts), (0, [p.T for p in parts])):
        ours = [xp.asarray(p, device=device) for p in mine]
        traced = xp.Array(joined([x.node for x in ours], axis), device)
        assert kernels(traced) == (1 if count < 16 else 2)
        same(traced, np.concatenate(mine, axis))
        same(xp.concat(ours, axis=axis), np.concatenate(mine, axis))
        same(xp.concat(ours, axis=axis) * 2 + 1, np.concatenate(mine, axis) * 2 + 1)


@pytest.mark.parametrize("shape", [(3, 500), (400, 512), (8, 65), (2, 7, 1024)])
def test_periodic_stencils_are_one_kernel(shape: tuple[int, ...], device: Device) -> None:
    values = np.random.default_rng(0).integers(-99, 99, shape).astype(np.int32)
    x = xp.asarray(values, device=device)

    def stencil(space: Any, x: Any) -> Any:
        return sum((space.roll(x, by, axis=axis) for axis in range(x.ndim) for by in (1, -1, 3)), -9 * x)

    traced = xp.Array(stencil(xp, xp.Array(x.node, device)).node, device)
    assert kernels(traced) == 1
    same(traced, stencil(np, values))
    same(xp.jit(lambda x: stencil(xp, x))(x), stencil(np, values))


def test_joins_of_dtypes(device: Device) -> None:
    a, b = xp.ones((2,), dtype=xp.int8, device=device), xp.ones((3,), dtype=xp.uint8, device=device)
    assert xp.concat([a, b]).dtype is xp.int16
    with pytest.raises(TypeError, match="don't mix"):
        xp.concat([a, xp.ones((1,), device=device)])
    with pytest.raises(ValueError, match=r"\(2,\) and \(2, 1\)"):
        xp.concat([a, xp.ones((2, 1), dtype=xp.int8, device=device)])
    with pytest.raises(ValueError, match=r"\(2,\) and \(3,\)"):
        xp.stack([a, b])
    with pytest.raises(ValueError, match="at least one"):
        xp.concat([])


@RANDOM
@given(st.data())
def test_random_repetitions(data: st.DataObject) -> None:
    values, x = drawn(data)
    times = tuple(data.draw(st.lists(st.integers(0, 3), max_size=5)))
    same(xp.tile(x, times), np.tile(values, times))
    axis = data.draw(st.integers(-x.ndim, x.ndim - 1))
    same(xp.repeat(x, 3, axis=axis), values.repeat(3, axis))
    same(xp.repeat(x, 0), values.repeat(0))
    each = np.array([data.draw(st.integers(0, 3)) for _ in range(x.shape[axis])], np.int32)
    same(xp.repeat(x, xp.asarray(each, device=x.device), axis=axis), values.repeat(each, axis))


def test_wrong_repetitions(device: Device) -> None:
    x = xp.asarray(X, device=device)
    with pytest.raises(ValueError, match="not -1"):
        xp.repeat(x, -1)
    with pytest.raises(ValueError, match="negative"):
        xp.repeat(x, xp.asarray([1, -1], device=device), axis=0)
    with pytest.raises(ValueError, match=r"shape \(2,\) for axis 1"):
        xp.repeat(x, xp.asarray([1, 2], device=device), axis=1)
    with pytest.raises(ValueError, match="-1"):
        xp.tile(x, (-1,))


@RANDOM
@given(st.data())
def test_random_padding(data: st.DataObject) -> None:
    values, x = drawn(data, least=1)
    width = [(data.draw(st.integers(0, 9)), data.draw(st.integers(0, 9))) if n < 2 else (1, 0) for n in range(x.ndim)]
    mode = data.draw(st.sampled_from(("constant", "edge", "reflect", "symmetric", "wrap")))
    same(xp.pad(x, width, mode=mode), np.pad(values, width, mode=mode))  # type: ignore[call-overload]
    same(xp.pad(x, 2, constant_values=-1), np.pad(values, 2, constant_values=-1))


def test_padding_of_bools(device: Device) -> None:
    values = X % 3 == 1
    x = xp.asarray(values, device=device)
    same(xp.pad(x, 1), np.pad(values, 1))
    same(xp.pad(x, 1, mode="reflect"), np.pad(values, 1, mode="reflect"))
    for number in (True, False, 1, 0):
        same(xp.pad(x, (1, 2), constant_values=number), np.pad(values, (1, 2), constant_values=number))
    for wrong in (2, 0.0):
        with pytest.raises(PromotionError, match=r"pad: .* does not mix with an array of bool"):
            xp.pad(x, 1, constant_values=wrong)


def test_wrong_padding(device: Device) -> None:
    x = xp.zeros((2, 0), device=device)
    with pytest.raises(ValueError, match="axis 1"):
        xp.pad(x, 1, mode="edge")
    with pytest.raises(ValueError, match="mode"):
        xp.pad(x, 1, mode="mean")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="pair for each axis"):
        xp.pad(x, [(1, 1)] * 3)
    with pytest.raises(ValueError, match="0 and more"):
        xp.pad(x, (-1, 1))


def test_more_than_ten_axes() -> None:
    """Their numbers are put in order as numbers."""
    values = np.arange(1 << 12).reshape((2,) * 12)
    order = (10, 2, 11, 0, 1, 9, 3, 8, 4, 7, 5, 6)
    x = xp.asarray(values)
    assert np.array_equal(xp.permute_dims(x, order).numpy(), values.transpose(order))
    places = np.array([1, 0, 1])
    chosen = (slice(None), places, *[slice(None)] * 9, places)
    assert np.array_equal(x[tuple(xp.asarray(c) if isinstance(c, np.ndarray) else c for c in chosen)].numpy(), values[chosen])
