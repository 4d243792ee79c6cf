"""Products against numpy's: shapes of all kinds, dtypes, nothing at all, and one kernel each."""

from __future__ import annotations

from collections.abc import Callable

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from kg_array.operands.dtypes import PromotionError
from numpy.typing import NDArray

Values = NDArray[np.generic]
MATMUL = [
    ((3, 4), (4, 5)), ((4,), (4,)), ((4,), (4, 5)), ((3, 4), (4,)), ((2, 3, 4), (4, 5)), ((3, 4), (2, 4, 5)),
    ((2, 1, 3, 4), (6, 4, 5)), ((4,), (2, 4, 5)), ((2, 3, 4), (4,)), ((0, 4), (4, 5)), ((3, 0), (0, 5)), ((1, 1), (1, 1)),
]  # fmt: skip
EINSUM = [
    ("ij,jk->ik", (3, 4), (4, 5)), ("ij,jk,kl->il", (3, 4), (4, 5), (5, 6)), ("ii->i", (4, 4)), ("ii", (4, 4)),
    ("ij->ji", (3, 4)), ("ba", (3, 4)), ("ij->", (3, 4)), ("bij,bjk->bik", (2, 3, 4), (2, 4, 5)), ("i,j->ij", (3,), (4,)),
    ("...ij,...jk->...ik", (2, 3, 4), (4, 5)), ("bhqd,bhkd->bhqk", (2, 3, 4, 5), (2, 3, 6, 5)), ("ij,ij->", (3, 4), (3, 4)),
    ("a,ab,abc->abc", (2,), (2, 3), (2, 3, 4)), ("ijj,jk", (2, 3, 3), (3, 4)), ("i...->...", (2, 3)), ("..., ...", (2, 1), (3,)),
    ("ij,k->ik", (3, 4), (5,)), ("ijk,ilm,njm,nlk,abc->", (3, 4, 2), (3, 5, 6), (7, 4, 6), (7, 5, 2), (2, 2, 2)), (",i", (), (3,)),
    ("...a->...", (3, 2, 4)), ("iii->i", (3, 3, 3)), ("ij,jk->", (0, 4), (4, 2)),
]  # fmt: skip


def values(*shapes: tuple[int, ...], dtype: str = "float32") -> list[Values]:
    generator = np.random.default_rng(11)
    if dtype.startswith(("int", "uint")):
        return [generator.integers(0, 9, s).astype(dtype) for s in shapes]
    return [generator.normal(size=s).astype(dtype) for s in shapes]


def close(found: xp.Array, expected: Values, tolerance: float = 1e-5) -> None:
    assert found.shape == np.shape(expected)
    assert str(found.dtype) == str(np.asarray(expected).dtype)
    np.testing.assert_allclose(found.numpy(), expected, tolerance, 10 * tolerance)


@pytest.mark.parametrize(("first", "second"), MATMUL)
def test_matmul(first: tuple[int, ...], second: tuple[int, ...], device: Device, kernels: Callable[..., int]) -> None:
    a, b = values(first, second)
    found = xp.matmul(xp.asarray(a, device=device), xp.asarray(b, device=device))
    if found.size:
        assert kernels(found) == 1
    close(found, np.matmul(a, b))


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "int32", "int64", "uint64", "float16", "float64"])
def test_matmul_dtypes(dtype: str, device: Device) -> None:
    a, b = values((3, 70), (70, 5), dtype=dtype)
    wide = np.float32 if dtype == "float16" else dtype
    expected = np.matmul(a.astype(wide), b.astype(wide)).astype(dtype)
    close(xp.matmul(xp.asarray(a, device=device), xp.asarray(b, device=device)), expected, 1e-3 if dtype == "float16" else 1e-9)


@pytest.mark.parametrize("size", [33, 64, 256])
@pytest.mark.parametrize("dtype", ["float32", "float64", "int64", "int32"])
def test_products_of_an_array_and_itself(dtype: str, size: int) -> None:
    (a,) = values((size, size), dtype=dtype)
    x = xp.asarray(a, device="CPU:LLVM")
    close(xp.matmul(x, x), a @ a, 1e-4)
    close(xp.matmul(x, x.T), a @ a.T, 1e-4)
    close(xp.matmul(x.T, x), a.T @ a, 1e-4)


def test_matmul_promotes(device: Device) -> None:
    x, y = xp.ones((2, 3), dtype=xp.bfloat16, device=device), xp.ones((3, 2), device=device)
    assert xp.matmul(x, y).dtype is xp.float32
    assert xp.matmul(x, x.T).dtype is xp.bfloat16
    with pytest.raises(PromotionError):
        xp.matmul(xp.ones((3, 2), dtype=xp.int32, device=device), x)


def test_matmul_of_nan_and_infinity(device: Device) -> None:
    a = np.array([[1, np.nan], [np.inf, 0]], np.float32)
    b = np.array([[1, 0], [0, 1]], np.float32)
    with np.errstate(invalid="ignore"):
        close(xp.matmul(xp.asarray(a, device=device), xp.asarray(b, device=device)), a @ b)


def test_layer_is_one_kernel(kernels: Callable[..., int]) -> None:
    for rows in ((64,), (4, 16)):
        x, w, b = (xp.asarray(v, device="CPU:LLVM") for v in values((*rows, 32), (32, 48), (48,)))
        layer = xp.Array((xp.matmul(x, w) + b).node.maximum(0.0), x.device)
        assert kernels(layer) == 1
        close(layer, np.maximum(x.numpy() @ w.numpy() + b.numpy(), 0))


@pytest.mark.parametrize("axes", [0, 1, 2, ((0, 1), (1, 0)), ((-1,), (0,)), ((), ())])
def test_tensordot(axes: int | tuple[tuple[int, ...], tuple[int, ...]], device: Device) -> None:
    a, b = values((2, 3, 3), (3, 3, 4) if isinstance(axes, int) else (3, 2, 4))
    if axes == ((0, 1), (1, 0)):
        b = values((3, 2, 4))[0]
    found = xp.tensordot(xp.asarray(a, device=device), xp.asarray(b, device=device), axes=axes)
    close(found, np.tensordot(a, b, axes))


def test_vecdot_and_outer(device: Device) -> None:
    a, b = values((2, 1, 4), (3, 4))
    x, y = xp.asarray(a, device=device), xp.asarray(b, device=device)
    close(xp.vecdot(x, y), (a * b).sum(-1))
    close(xp.vecdot(xp.asarray(b, device=device), y, axis=-2), (b * b).sum(0))
    u, v = values((3,), (4,), dtype="int32")
    close(xp.outer(xp.asarray(u, device=device), xp.asarray(v, device=device)), np.outer(u, v))


@pytest.mark.parametrize(("subscripts", "shapes"), [(s, shapes) for s, *shapes in EINSUM])
def test_einsum(subscripts: str, shapes: list[tuple[int, ...]], device: Device) -> None:
    given = values(*shapes)
    found = xp.einsum(subscripts, *(xp.asarray(v, device=device) for v in given))
    close(found, np.asarray(np.einsum(subscripts, *given)), 1e-4)


def test_einsum_is_a_product(kernels: Callable[..., int]) -> None:
    x, y = (xp.asarray(v, device="CPU:LLVM") for v in values((16, 32), (32, 8)))
    assert kernels(xp.einsum("ij,jk->ik", x, y)) == 1
    assert xp.einsum("ij,jk->ik", x, y).node is xp.matmul(x, y).node


def test_wrong_input(device: Device) -> None:
    x = xp.ones((2, 3), device=device)
    with pytest.raises(ValueError, match=r"\(2, 3\) and \(2, 3\) don't fit"):
        xp.matmul(x, x)
    with pytest.raises(ValueError, match="vectors and matrices"):
        xp.matmul(x, xp.asarray(1.0, device=device))
    with pytest.raises(TypeError, match="takes an array, not float"):
        xp.matmul(x, 2.0)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="don't go with"):
        xp.tensordot(x, x, axes=1)
    with pytest.raises(ValueError, match="counted from the end"):
        xp.vecdot(x, x, axis=0)
    with pytest.raises(ValueError, match="'j' of"):
        xp.einsum("ij,jk->ik", x, x)
    with pytest.raises(ValueError, match="describes 1 arrays, 2 were given"):
        xp.einsum("ij", x, x)
    with pytest.raises(ValueError, match="3 letters to an array of 2"):
        xp.einsum("ijk->i", x)
    with pytest.raises(ValueError, match="found in the operands"):
        xp.einsum("ij->k", x)
