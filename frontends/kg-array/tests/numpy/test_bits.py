"""Bits of numpy's: counted, packed into bytes and taken out of them."""

from __future__ import annotations

import kg_array.numpy as kgnp
import numpy as np
import pytest

RNG = np.random.default_rng(3)


@pytest.mark.parametrize("dtype", [f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)])
def test_bits_are_counted(dtype: str) -> None:
    limits = np.iinfo(dtype)
    x = np.concatenate(
        [RNG.integers(limits.min, limits.max, 500, dtype=dtype), np.array([0, 1, limits.max, limits.min], dtype)]
    )
    found, expected = kgnp.bitwise_count(kgnp.asarray(x)), np.bitwise_count(x)
    assert found.dtype == expected.dtype
    np.testing.assert_array_equal(found, expected)
    assert kgnp.bitwise_count(7) == 3


def test_floats_have_no_bits() -> None:
    with pytest.raises(TypeError, match="bitwise_count"):
        kgnp.bitwise_count(kgnp.ones(3))


@pytest.mark.parametrize("order", ["big", "little"])
@pytest.mark.parametrize(
    ("shape", "axis"), [((1,), None), ((8,), 0), ((17,), -1), ((3, 5), None), ((9, 4), 0), ((2, 3, 11), 1), ((2, 3, 11), -1)]
)
def test_truths_are_packed(shape: tuple[int, ...], axis: int | None, order: str) -> None:
    for x in (RNG.random(shape) < 0.5, RNG.integers(-1, 2, shape), RNG.integers(0, 2, shape).astype(np.uint8)):
        expected = np.packbits(x, axis, order)
        np.testing.assert_array_equal(kgnp.packbits(kgnp.asarray(x), axis, order), expected, strict=True)


@pytest.mark.parametrize("order", ["big", "little"])
@pytest.mark.parametrize("count", [None, 0, 3, 8, 21, 40, -1, -7])
@pytest.mark.parametrize(("shape", "axis"), [((3,), None), ((3, 2), 0), ((2, 3), -1), ((2, 3, 2), 1)])
def test_bytes_are_unpacked(shape: tuple[int, ...], axis: int | None, count: int | None, order: str) -> None:
    x = RNG.integers(0, 256, shape, dtype=np.uint8)
    expected = np.unpackbits(x, axis, count, order)
    np.testing.assert_array_equal(kgnp.unpackbits(kgnp.asarray(x), axis, count, order), expected, strict=True)


def test_what_numpy_refuses() -> None:
    for np_ in (np, kgnp):
        with pytest.raises(TypeError, match="integer or boolean"):
            np_.packbits(np_.ones(3))
        with pytest.raises(TypeError, match="unsigned byte"):
            np_.unpackbits(np_.arange(3))
        with pytest.raises(ValueError, match="'little' or 'big'"):
            np_.packbits(np_.arange(3), bitorder="middle")
        with pytest.raises(ValueError, match="count"):
            np_.unpackbits(np_.zeros(2, np.uint8), count=-17)


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "complex64", "bool"])
def test_matrices_by_vectors(dtype: str) -> None:
    x, v, w = ((RNG.standard_normal(s) * 4).astype(dtype) for s in ((2, 3, 4), (4,), (2, 3)))
    if dtype == "complex64":
        v, w = v + np.complex64(1j), w - np.complex64(2j)
    for name, operands in (("matvec", (x, v)), ("vecmat", (w, x))):
        found, expected = getattr(kgnp, name)(*operands), getattr(np, name)(*operands)
        assert found.dtype == expected.dtype
        np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-5)
    with pytest.raises(ValueError, match="matvec"):
        kgnp.matvec(kgnp.ones(3), kgnp.ones(3))


@pytest.mark.parametrize("name", ["unique_values", "unique_counts", "unique_inverse", "unique_all"])
def test_different_values(name: str) -> None:
    x = np.array([[3.0, 1.0, np.nan], [1.0, np.nan, 2.0]])
    found, expected = getattr(kgnp, name)(kgnp.asarray(x)), getattr(np, name)(x)
    if name == "unique_values":
        found, expected = (found,), (np.sort(expected),)
    for part, beside in zip(found, expected, strict=True):
        assert isinstance(part, kgnp.ndarray)
        np.testing.assert_array_equal(part, beside)
    assert name == "unique_values" or found._fields == expected._fields
