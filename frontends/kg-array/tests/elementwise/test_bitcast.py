"""bitcast and Array.view against numpy's views, matmul and its like in a wider dtype."""

from __future__ import annotations

from itertools import product

import kg_array as xp
import numpy as np
import pytest

DTYPES = ("int8", "uint8", "int16", "float16", "uint32", "float32", "int64", "float64", "complex64", "complex128")


@pytest.mark.part(4)
@pytest.mark.parametrize(("source", "target"), list(product(DTYPES, DTYPES)))
@pytest.mark.parametrize("shape", [(16,), (3, 2, 32), (0, 16), (2, 0)])
def test_as_numpy_views(source: str, target: str, shape: tuple[int, ...]) -> None:
    raw = np.random.default_rng(3).integers(0, 256, (*shape[:-1], shape[-1] * np.dtype(source).itemsize), np.uint8)
    values = raw.view(source).reshape(shape)
    want = values.view(target)
    x = xp.asarray(values)
    for made in (xp.bitcast(x, target), xp.jit(lambda x: xp.bitcast(x, target))(x), x.view(target)):
        assert made.shape == want.shape and made.dtype == getattr(xp, target)
        np.testing.assert_array_equal(made.numpy().view(np.uint8), want.view(np.uint8))


def test_no_dimensions_and_halves_that_numpy_lacks() -> None:
    assert int(xp.bitcast(xp.asarray(1.0, dtype=xp.float32), xp.uint32)) == 0x3F800000
    assert complex(xp.bitcast(xp.asarray(0x3F80000040000000, dtype=xp.int64), xp.complex64)) == 2 + 1j
    assert int(xp.bitcast(xp.asarray(1.0, dtype=xp.bfloat16), xp.uint16)) == 0x3F80
    assert xp.bitcast(xp.asarray([True, False]), xp.int8).tolist() == [1, 0]


def test_a_view_writes_through() -> None:
    x = xp.zeros((2, 4), dtype=xp.float32)
    bits = x.view(xp.uint32)
    bits[0] = 0x3F800000
    np.testing.assert_array_equal(x.numpy(), [[1] * 4, [0] * 4])
    x[1, :2] = 2.0
    assert int(bits[1, 1]) == 0x40000000
    rows = x.view(xp.uint8)[:, ::4]
    x.view(xp.uint8)[1, 3] = 0xC0
    assert float(x[1, 0]) == -2.0 and rows.shape == (2, 4)
    flat = xp.reshape(bits, (8,))
    flat[0] = 0
    assert float(x[0, 0]) == 0.0, "a view in another shape, as numpy's"
    copied = xp.reshape(x.view(xp.uint16), (16,))
    copied[1] = 0xFFFF
    assert float(x[0, 1]) != 0.0 and int(copied[1]) == 0xFFFF, "of elements of another width a copy"


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        (lambda: xp.bitcast(xp.ones(()), xp.uint8), ValueError, "array of no dimensions has none"),
        (lambda: xp.bitcast(xp.ones(3, dtype=xp.uint8), xp.uint32), ValueError, "no multiple of 4, as many uint8"),
        (lambda: xp.bitcast(xp.ones(3, dtype=xp.uint8), xp.bool), TypeError, "no bool"),
        (lambda: xp.bitcast(xp.ones(3), "float31"), TypeError, "bitcast: 'float31' is no dtype"),
        (lambda: xp.bitcast([1.0], xp.uint8), TypeError, "bitcast takes an array"),
        (lambda: xp.matmul(xp.ones((2, 2)), xp.ones((2, 2)), dtype=xp.float16), TypeError, "don't hold what float"),
        (lambda: xp.matmul(xp.ones((2, 2)), xp.ones((2, 2)), dtype=xp.int64), TypeError, "don't hold what float"),
    ],
)
def test_refused(call, error, says) -> None:
    with pytest.raises(error, match=says):
        call()


@pytest.mark.parametrize(
    ("narrow", "wide"), [("int8", "int32"), ("float16", "float32"), ("float32", "float64"), ("uint8", "int32")]
)
def test_products_in_a_wider_dtype(narrow: str, wide: str) -> None:
    rng = np.random.default_rng(5)
    a, b = (rng.integers(0, 100, s).astype(narrow) for s in ((5, 300), (300, 4)))
    x, y = xp.asarray(a), xp.asarray(b)
    want = a.astype(wide) @ b.astype(wide)
    vectors = (a.astype(wide) * b.T[:1].astype(wide)).sum(-1, dtype=wide)
    for made in (
        xp.matmul(x, y, dtype=wide),
        xp.jit(lambda x, y: xp.matmul(x, y, dtype=wide))(x, y),
        xp.tensordot(x, y, axes=1, dtype=wide),
        xp.einsum("ij,jk->ik", x, y, dtype=wide),
    ):
        assert made.dtype == getattr(xp, wide)
        np.testing.assert_array_equal(made.numpy(), want)
    np.testing.assert_array_equal(xp.vecdot(x, xp.matrix_transpose(y)[:1], dtype=wide).numpy(), vectors)
