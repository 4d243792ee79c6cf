"""Linear algebra near both ends of a dtype's range:
what is scaled by a number has results that are scaled as mathematics says.

Scales are powers of two, so that scaling by itself loses nothing: results are compared with those of the same matrices at scale 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as xp
import numpy as np
import pytest

pytestmark = pytest.mark.part(3)

ARRAYS = ("float32", "float64", "complex64", "complex128")
#: function -> by which powers of the scale its results grow
FUNCTIONS: dict[str, tuple[Callable[[Any], Any], tuple[float, ...]]] = {
    "qr": (lambda x: tuple(xp.linalg.qr(x)), (0, 1)),
    "qr of a tall one": (lambda x: tuple(xp.linalg.qr(x[..., :2], mode="complete")), (0, 1)),
    "svd": (lambda x: tuple(xp.linalg.svd(x)), (0, 1, 0)),
    "svdvals": (lambda x: (xp.linalg.svdvals(x),), (1,)),
    "eigh": (lambda x: tuple(xp.linalg.eigh(x)), (1, 0)),
    "eigvalsh": (lambda x: (xp.linalg.eigvalsh(x),), (1,)),
    "cholesky": (lambda x: (xp.linalg.cholesky(x),), (0.5,)),
    "inv": (lambda x: (xp.linalg.inv(x),), (-1,)),
    "pinv": (lambda x: (xp.linalg.pinv(x),), (-1,)),
    "solve": (lambda x: (xp.linalg.solve(x, x[..., :2]),), (0,)),
    "matrix_rank": (lambda x: (xp.astype(xp.linalg.matrix_rank(x), xp.float64),), (0,)),
    "slogdet": (lambda x: (xp.linalg.slogdet(x).sign,), (0,)),
    "matrix_norm nuc": (lambda x: (xp.linalg.matrix_norm(x, ord="nuc"),), (1,)),
    "matrix_norm 2": (lambda x: (xp.linalg.matrix_norm(x, ord=2),), (1,)),
    "matrix_norm 1": (lambda x: (xp.linalg.matrix_norm(x, ord=1),), (1,)),
    "matrix_norm fro": (lambda x: (xp.linalg.matrix_norm(x),), (1,)),
    "vector_norm": (lambda x: (xp.linalg.vector_norm(x, axis=1),), (1,)),
    "vector_norm 3": (lambda x: (xp.linalg.vector_norm(x, axis=1, ord=3),), (1,)),
    "vector_norm -2": (lambda x: (xp.linalg.vector_norm(x, axis=1, ord=-2),), (1,)),
    "trace": (lambda x: (xp.linalg.trace(x),), (1,)),
}


def matrices(dtype: str) -> np.ndarray[Any, Any]:
    """Two Hermitian, positive definite ones: of them all functions have something to say."""
    random = np.random.default_rng(0)
    parts = random.standard_normal((2, 2, 4, 4))
    x = parts[0] + (1j * parts[1] if dtype.startswith("complex") else 0)
    made = x @ x.conj().swapaxes(1, 2) + 3 * np.eye(4)
    return (made / np.abs(made).max()).astype(dtype)


@pytest.mark.part(3)
@pytest.mark.parametrize("end", (-0.9, 0.9), ids=("small", "great"))
@pytest.mark.parametrize("dtype", ARRAYS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_results_scale(name: str, dtype: str, end: float) -> None:
    function, powers = FUNCTIONS[name]
    x = matrices(dtype)
    limits = np.finfo(dtype)
    exponent = 2 * round(end * limits.maxexp / 2)
    scaled = (x * limits.dtype.type(2.0) ** exponent).astype(dtype)
    for got, plain, power in zip(function(xp.asarray(scaled)), function(xp.asarray(x)), powers, strict=True):
        back = np.ldexp(1.0, -int(power * exponent)) if abs(power * exponent) < 1000 else 0.0
        exact = np.asarray(plain).astype(np.complex128 if "complex" in dtype else np.float64)
        found = np.asarray(got).astype(exact.dtype) * back
        np.testing.assert_allclose(found, exact, rtol=64 * limits.eps, atol=64 * limits.eps * np.abs(exact).max())


@pytest.mark.parametrize("dtype", ARRAYS)
def test_columns_of_all_sizes(dtype: str) -> None:
    """Each column by itself is near an end of the range: Q is orthogonal still."""
    x = matrices(dtype)[0]
    x = x * np.array([1e-25, 1.0, 1.9e19, 1e-30]).astype(np.finfo(dtype).dtype)
    q, r = xp.linalg.qr(xp.asarray(x))
    q, r = np.asarray(q), np.asarray(r)
    eps = np.finfo(dtype).eps
    np.testing.assert_allclose(q.conj().T @ q, np.eye(4), atol=32 * eps)
    np.testing.assert_allclose((q @ r) / np.abs(x).max(axis=0), x / np.abs(x).max(axis=0), atol=32 * eps)


@pytest.mark.parametrize("shape", [(8, 8), (12, 5), (5, 12)], ids=str)
@pytest.mark.parametrize("dtype", ARRAYS)
def test_singular_vectors_next_to_the_greatest_number(dtype: str, shape: tuple[int, int]) -> None:
    """Singular values are finite; the squares of what lies between are not."""
    random = np.random.default_rng(0)
    limits = np.finfo(dtype)
    x = random.uniform(-1, 1, shape) + (1j * random.uniform(-1, 1, shape) if dtype.startswith("complex") else 0)
    x, scale = x / np.linalg.norm(x, 2), float(limits.max) / 2
    u, s, vh = (np.asarray(part) for part in xp.linalg.svd(xp.asarray((x * scale).astype(dtype)), full_matrices=False))
    exact = np.complex128 if dtype.startswith("complex") else np.float64
    found = (u.astype(exact) * (s.astype(np.float64) / scale)) @ vh.astype(exact)
    np.testing.assert_allclose(found, x, atol=64 * limits.eps)
    np.testing.assert_allclose(u.conj().T @ u, np.eye(min(shape)), atol=64 * limits.eps)


@pytest.mark.parametrize("dtype", ARRAYS)
@pytest.mark.parametrize("scale", [-1070, -600, -140, -70, 0, 70, 126, 600, 1022])
@pytest.mark.parametrize("shape, axis", [((70_000,), None), ((300, 300), 0), ((3, 30_000), 1), ((30, 30), None)])
def test_norms_of_many_elements(dtype: str, scale: int, shape: tuple[int, ...], axis: int | None) -> None:
    """Squares are summed as they are where they can be:
    sums that leave the range, and such as lose denormal squares, are made again."""
    limits = np.finfo(dtype)
    if not limits.minexp - limits.nmant <= scale < limits.maxexp:
        scale = limits.maxexp - 2
    random = np.random.default_rng(3)
    x = np.ldexp(random.uniform(0.5, 1.0, shape), scale).astype(limits.dtype)
    x[..., 7], x[..., 9] = 0.0, -x[..., 9]
    if dtype.startswith("complex"):
        x = (x + 1j * x[..., ::-1]).astype(dtype)
    parts = np.abs(np.stack([x.real, x.imag]).astype(np.float64) * np.ldexp(1.0, -max(scale, -1000)))
    expected = np.sqrt((parts**2).sum(axis=(0, *range(1, 1 + len(shape))) if axis is None else (0, axis + 1)))
    with np.errstate(over="ignore"):
        expected = (expected * np.ldexp(1.0, max(scale, -1000))).astype(limits.dtype)
    found = xp.linalg.vector_norm(xp.asarray(x, device="CPU:LLVM"), axis=axis).numpy()
    np.testing.assert_allclose(found, expected, rtol=512 * float(limits.eps), atol=0)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", *ARRAYS])
def test_norms_with_infinities_and_nan(dtype: str) -> None:
    x = xp.ones((2, 40_000), dtype=getattr(xp, dtype))
    for value in (np.inf, -np.inf, np.nan, 0.0):
        column = xp.full((2, 1), value, dtype=x.dtype)
        given = xp.concat([x, column], axis=1) if value != 0.0 else x * 0
        found = np.asarray(xp.linalg.vector_norm(given, axis=1).numpy(), np.float64)
        np.testing.assert_array_equal(found, np.full(2, abs(value)))
