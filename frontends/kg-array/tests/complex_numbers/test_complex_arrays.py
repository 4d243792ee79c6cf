"""Functions of whole complex arrays, compared with numpy:
sums, products, movement, joining, searching, sets, text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.runtime.device import Device
from numpy.typing import NDArray

DTYPES = (np.complex64, np.complex128)


def some(shape: tuple[int, ...], dtype: Any = np.complex64, seed: int = 0) -> NDArray[Any]:
    parts = np.random.default_rng(seed).standard_normal((2, *shape))
    return np.asarray(parts[0] + 1j * parts[1], dtype)


def agree(got: kg.Array, want: Any) -> None:
    values, want = got.numpy(), np.asarray(want)
    assert values.dtype == want.dtype
    assert values.shape == want.shape
    scale = max(1.0, float(np.max(abs(want), initial=0.0)))
    np.testing.assert_allclose(values, want, rtol=0, atol=16 * float(np.finfo(want.dtype).eps) * scale)


REDUCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "sum": lambda xp, x: xp.sum(x),
    "sum of an axis": lambda xp, x: xp.sum(x, axis=1),
    "sum kept": lambda xp, x: xp.sum(x, axis=(0, 2), keepdims=True),
    "prod": lambda xp, x: xp.prod(x),
    "prod of an axis": lambda xp, x: xp.prod(x, axis=0),
    "prod of axes": lambda xp, x: xp.prod(x, axis=(0, 2)),
    "mean": lambda xp, x: xp.mean(x, axis=2),
    "running sum": lambda xp, x: xp.cumulative_sum(x, axis=1),
    "running product": lambda xp, x: xp.cumulative_prod(x, axis=2),
    "with the first": lambda xp, x: xp.cumulative_prod(x, axis=0, include_initial=True),
    "differences": lambda xp, x: xp.diff(x, axis=1),
}
MOVEMENTS: dict[str, Callable[[Any, Any], Any]] = {
    "concat": lambda xp, x: xp.concat([x, x], axis=1),
    "stack": lambda xp, x: xp.stack([x, x * 2], axis=-1),
    "unstack": lambda xp, x: xp.unstack(x, axis=1)[2],
    "roll": lambda xp, x: xp.roll(x, (1, -2), axis=(0, 1)),
    "tile": lambda xp, x: xp.tile(x, (2, 1, 2)),
    "repeat": lambda xp, x: xp.repeat(x, 2, axis=1),
    "flip": lambda xp, x: xp.flip(x, axis=0),
    "permute": lambda xp, x: xp.permute_dims(x, (2, 0, 1)),
    "moveaxis": lambda xp, x: xp.moveaxis(x, 0, -1),
    "transpose": lambda xp, x: xp.matrix_transpose(x),
    "reshape": lambda xp, x: xp.reshape(x, (6, -1)),
    "squeeze": lambda xp, x: xp.squeeze(xp.expand_dims(x, axis=1), axis=1),
    "broadcast": lambda xp, x: xp.broadcast_to(x, (3, 2, 3, 4)),
    "tril": lambda xp, x: xp.tril(x),
    "triu": lambda xp, x: xp.triu(x, k=1),
}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", REDUCTIONS)
def test_reductions(device: Device, name: str, dtype: Any) -> None:
    a = some((2, 3, 4), dtype)
    agree(REDUCTIONS[name](kg, kg.asarray(a, device=device)), REDUCTIONS[name](np, a))


@pytest.mark.parametrize("name", MOVEMENTS)
def test_movements(device: Device, name: str) -> None:
    a = some((2, 3, 4))
    agree(MOVEMENTS[name](kg, kg.asarray(a, device=device)), MOVEMENTS[name](np, a))


def test_padding(device: Device) -> None:
    a = some((3, 4))
    x = kg.asarray(a, device=device)
    agree(kg.pad(x, 1, constant_values=2 - 1j), np.pad(a, 1, constant_values=2 - 1j))
    agree(kg.pad(x, ((0, 2), (1, 0)), mode="reflect"), np.pad(a, ((0, 2), (1, 0)), mode="reflect"))


def test_nothing_is_reduced_to_the_identity(device: Device) -> None:
    x = kg.zeros((0, 2), dtype=kg.complex64, device=device)
    assert kg.sum(x, axis=0).numpy().tolist() == [0, 0]
    assert kg.prod(x, axis=0).numpy().tolist() == [1, 1]
    assert kg.cumulative_sum(x, axis=0, include_initial=True).numpy().tolist() == [[0, 0]]


def test_dtypes_of_sums(device: Device) -> None:
    x = kg.asarray(some((3,)), device=device)
    assert kg.sum(x).dtype is kg.complex64
    assert kg.sum(x, dtype=kg.complex128).dtype is kg.complex128
    agree(kg.sum(kg.real(x), dtype=kg.complex128), np.sum(x.numpy().real, dtype=np.complex128))
    for refused in (kg.var, kg.std, kg.max, kg.min):
        with pytest.raises(TypeError, match="complex64"):
            refused(x)


PRODUCTS = [((3, 4), (4, 5)), ((4,), (4,)), ((2, 3, 4), (4,)), ((2, 1, 3, 4), (5, 4, 2)), ((3, 0), (0, 2))]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(("left", "right"), PRODUCTS)
def test_matrix_products(device: Device, left: tuple[int, ...], right: tuple[int, ...], dtype: Any) -> None:
    a, b = some(left, dtype), some(right, dtype, 1)
    x, y = (kg.asarray(v, device=device) for v in (a, b))
    agree(x @ y, a @ b)
    agree(kg.real(x) @ y, a.real @ b)
    agree(x @ kg.imag(y), a @ b.imag)


def test_other_products(device: Device) -> None:
    a, b = some((3, 4)), some((4, 3), seed=1)
    x, y = (kg.asarray(v, device=device) for v in (a, b))
    agree(kg.tensordot(x, y, axes=1), np.tensordot(a, b, axes=1))
    agree(kg.tensordot(x, y, axes=((0, 1), (1, 0))), np.tensordot(a, b, axes=((0, 1), (1, 0))))
    agree(kg.vecdot(x, kg.matrix_transpose(y)), np.vecdot(a, b.T))
    agree(kg.vecdot(x, kg.real(x), axis=-2), np.vecdot(a, a.real, axis=-2))
    agree(kg.vecdot(kg.real(x), x), np.vecdot(a.real, a))
    agree(kg.outer(x[0], y[0]), np.outer(a[0], b[0]))
    agree(kg.einsum("ij,jk->ki", x, y), np.einsum("ij,jk->ki", a, b))
    agree(kg.einsum("ij,ji->", x, kg.real(y)), np.einsum("ij,ji->", a, b.real))
    agree(kg.einsum("ii->i", x[:, :3]), np.einsum("ii->i", a[:, :3]))


def test_a_matrix_product_is_one_product_and_its_arrangement(kernels: Callable[..., int]) -> None:
    x, y = (kg.asarray(some((64, 64), seed=s), device="CPU:LLVM") for s in (0, 1))
    assert kernels(x @ y) == 2


def test_searching(device: Device) -> None:
    a = np.array([[0, 1j, 0], [2, 0, np.nan]], np.complex64)
    x = kg.asarray(a, device=device)
    assert [p.numpy().tolist() for p in kg.nonzero(x)] == [p.tolist() for p in np.nonzero(a)]
    assert kg.count_nonzero(x, axis=1).numpy().tolist() == [1, 2]
    assert kg.any(x, axis=0).numpy().tolist() == [True, True, True]
    assert kg.all(x, axis=0).numpy().tolist() == [False, False, False]
    assert [bool(v) for v in x[0]] == [False, True, False]
    with pytest.raises(TypeError, match="complex64"):
        kg.searchsorted(x[0], x[0])


def test_where(device: Device) -> None:
    a, b = some((2, 3)), some((3,), np.complex128, 1)
    x, y = (kg.asarray(v, device=device) for v in (a, b))
    mask = kg.real(x) > 0
    agree(kg.where(mask, x, y), np.where(a.real > 0, a, b))
    agree(kg.where(mask, x, 0.0), np.where(a.real > 0, a, np.complex64(0)))
    agree(kg.where(mask, kg.real(y), 2j), np.where(a.real > 0, b.real, 2j))
    agree(kg.where(mask, 1j, 2), np.where(a.real > 0, 1j, 2).astype(np.complex64))


def test_taking_and_putting(device: Device) -> None:
    a, at = some((3, 4)), np.array([[2, 0], [1, 1], [0, 3]])
    x, positions = kg.asarray(a, device=device), kg.asarray(at, device=device)
    agree(kg.take(x, positions[0], axis=1), a[:, at[0]])
    agree(kg.take_along_axis(x, positions, axis=1), np.take_along_axis(a, at, 1))
    made = kg.put_along_axis(x, positions, 2j, axis=1)
    np.put_along_axis(a, at, 2j, 1)
    agree(made, a)
    with pytest.raises(TypeError, match="mode 'mul' is not defined for complex64"):
        kg.put_along_axis(x, positions, x[:, :2], axis=1, mode="mul")


def test_sets(device: Device) -> None:
    a = np.array([2 + 1j, 1, 1 - 1j, 2 + 1j, complex(-0.0, 1), 1j, complex(-0.0, 2), 1], np.complex64)
    values, index, inverse, counts = np.unique(a, return_index=True, return_inverse=True, return_counts=True)
    found = kg.unique_all(kg.asarray(a, device=device))
    assert found.values.numpy().tolist() == values.tolist()
    assert found.counts.numpy().tolist() == counts.tolist()
    assert found.indices.numpy().tolist() == index.tolist()
    assert found.inverse_indices.numpy().tolist() == inverse.tolist()
    nans = kg.asarray(np.array([np.nan, complex(1, np.nan), 1], np.complex64), device=device)
    assert kg.unique_values(nans).shape == (3,)
    assert kg.unique_values(kg.zeros(0, dtype=kg.complex64, device=device)).shape == (0,)


def test_creation(device: Device) -> None:
    assert kg.asarray([1, 2.5, 3j], device=device).dtype is kg.complex64
    assert kg.asarray([1.0, 2.0], dtype=kg.complex128, device=device).numpy().tolist() == [1, 2]
    assert kg.full((2,), 1 - 2j, device=device).numpy().tolist() == [1 - 2j] * 2
    assert kg.full((2,), 1, dtype=kg.complex128, device=device).dtype is kg.complex128
    x = kg.asarray(some((2, 2)), device=device)
    assert kg.ones_like(x).numpy().tolist() == [[1, 1], [1, 1]]
    assert kg.full_like(x, 1j)[0, 0].item() == 1j
    assert kg.empty_like(x).dtype is kg.zeros(2, dtype=kg.complex64, device=device).dtype
    assert kg.eye(2, 3, k=1, dtype=kg.complex64, device=device).numpy().tolist() == np.eye(2, 3, 1).tolist()
    made, want = (xp.linspace(1 + 1j, 3 - 2j, 7) for xp in (kg, np))
    agree(made, want.astype(np.complex64))
    agree(kg.linspace(0.0, 1.0, 3, dtype=kg.complex128), np.linspace(0, 1, 3, dtype=np.complex128))
    rows, columns = kg.meshgrid(x[0], x[1])
    agree(rows, np.meshgrid(x.numpy()[0], x.numpy()[1])[0])
    assert columns.dtype is kg.complex64
    with pytest.raises(TypeError, match="arange"):
        kg.arange(3, dtype=kg.complex64)
    with pytest.raises(TypeError, match="does not go into an array of float32"):
        kg.full((2,), 1j, dtype=kg.float32)


def test_casts(device: Device) -> None:
    x = kg.asarray([1.5, -2.0], device=device)
    for dtype in (kg.complex64, kg.complex128):
        made = kg.astype(x, dtype)
        assert made.dtype is dtype
        assert made.numpy().tolist() == [1.5, -2]
    assert kg.astype(kg.asarray([1, 0, 7], device=device), kg.complex64).numpy().tolist() == [1, 0, 7]
    assert kg.astype(kg.asarray([True, False], device=device), kg.complex64).numpy().tolist() == [1, 0]
    z = kg.asarray([0, 1j], device=device)
    assert kg.astype(z, kg.complex64, copy=False) is z
    for dtype in (kg.float32, kg.int32, kg.bool):
        with pytest.raises(TypeError, match="complex64 does not become"):
            kg.astype(z, dtype)


def test_text_of_a_large_array_computes_its_corners_only(device: Device) -> None:
    a = np.arange(4000).reshape(2000, 2) * (1 + 0.5j)
    x = kg.asarray(a.astype(np.complex64), device=device)
    want = np.array2string(a.astype(np.complex64), threshold=0, edgeitems=3, separator=", ", prefix="Array(")
    for made in (x, x * 1.0):
        assert repr(made).startswith(f"Array({want}, shape=(2000, 2), dtype=complex64")
