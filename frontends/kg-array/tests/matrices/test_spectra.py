"""Eigenvalues and singular values against numpy: shapes, ranks, batches, matrices of nothing."""

from __future__ import annotations

from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array.matrices import reflectors, tridiagonal
from numpy.typing import NDArray

pytestmark = pytest.mark.part(6)

Values = NDArray[Any]

COMPLEX = ["complex64", "complex128"]
DTYPES = ["float32", "float64", *COMPLEX]


@pytest.fixture
def cpu() -> Device:
    return open_device("CPU:LLVM")


def matrices(shape: tuple[int, ...], dtype: str = "float64") -> Values:
    random = np.random.default_rng(5)
    x = random.normal(size=shape)
    return (x + 1j * random.normal(size=shape) if dtype in COMPLEX else x).astype(dtype)


def adjoint(x: Values) -> Values:
    return np.swapaxes(x, -1, -2).conj()


def part(dtype: str) -> str:
    """The dtype of the values of matrices of a dtype."""
    return np.finfo(dtype).dtype.name


def near(found: object, expected: Values, dtype: str) -> None:
    values = found.numpy() if isinstance(found, kg.Array) else np.asarray(found)
    assert (values.shape, values.dtype) == (expected.shape, np.dtype(dtype))
    np.testing.assert_allclose(
        values, expected, rtol=0, atol=200 * np.finfo(dtype).eps * max(1.0, abs(expected).max(initial=0))
    )


def orthogonal(x: Values, dtype: str) -> None:
    near(adjoint(x) @ x, np.broadcast_to(np.eye(x.shape[-1]), (*x.shape[:-2], *x.shape[-1:] * 2)), dtype)


SHAPES = [(3, 3), (5, 2), (2, 5), (2, 4, 3), (1, 1), (9, 9), (40, 40), (4, 1), (0, 0), (3, 0), (0, 2, 2)]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES)
def test_singular_values(shape: tuple[int, ...], dtype: str, cpu: Device) -> None:
    x = matrices(shape, dtype)
    a = kg.asarray(x, device=cpu)
    near(kg.linalg.svdvals(a), np.linalg.svd(x, compute_uv=False), part(dtype))
    near(kg.linalg.pinv(a), np.linalg.pinv(x), dtype)
    assert kg.linalg.matrix_rank(a).dtype is kg.int64
    if x.size:
        np.testing.assert_array_equal(kg.linalg.matrix_rank(a).numpy(), np.linalg.matrix_rank(x))
    for full in (True, False):
        u, s, vh = (p.numpy() for p in kg.linalg.svd(a, full_matrices=full))
        want = np.linalg.svd(x, full_matrices=full)
        assert (u.shape, s.shape, vh.shape) == tuple(p.shape for p in want)
        k = s.shape[-1]
        near((u[..., :k] * s[..., None, :]) @ vh[..., :k, :], x, dtype)
        orthogonal(u, dtype)
        orthogonal(adjoint(vh), dtype)


@pytest.mark.parametrize("dtype", ["float32", "complex64"])
@pytest.mark.parametrize("shape", [(70, 70), (2, 65, 65), (300, 260)])
def test_large_matrices(shape: tuple[int, ...], dtype: str, cpu: Device) -> None:
    """Reflections in blocks, of parts of the matrix; rotations of strips of the vectors."""
    test_singular_values(shape, dtype, cpu)
    test_eigenvalues((*shape[:-1], shape[-2]), dtype, cpu)


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that large matrices meet, at sizes that REF computes in time."""
    for module, name, value in (
        (tridiagonal, "LARGE", 5),
        (tridiagonal, "STRIP", 128),
        (tridiagonal, "TOGETHER", 3),
        (reflectors, "SMALL", 2),
        (reflectors, "BLOCK", 3),
        (reflectors, "LEAST", 4),
    ):
        monkeypatch.setattr(module, name, value)


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
@pytest.mark.parametrize("shape", [(5, 5), (12, 9), (2, 7, 7), (3, 3), (2, 2)])
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_small_parts(shape: tuple[int, ...], dtype: str, device: str) -> None:
    test_singular_values(shape, dtype, open_device(device))
    test_eigenvalues((*shape[:-1], shape[-2]), dtype, open_device(device))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(1, 1), (2, 2), (7, 7), (40, 40), (3, 4, 4), (0, 0), (0, 3, 3)])
def test_eigenvalues(shape: tuple[int, ...], dtype: str, cpu: Device) -> None:
    x = matrices(shape, dtype)
    x = x + adjoint(x)
    values, vectors = kg.linalg.eigh(kg.asarray(np.tril(x), device=cpu))
    near(values, np.linalg.eigvalsh(x), part(dtype))
    near(kg.linalg.eigvalsh(kg.asarray(x, device=cpu)), np.linalg.eigvalsh(x), part(dtype))
    v = vectors.numpy()
    near((v * values.numpy()[..., None, :]) @ adjoint(v), x, dtype)
    orthogonal(v, dtype)


def test_equal_and_opposite_eigenvalues(device: Device) -> None:
    x = np.array([[0.0, 1, 0], [1, 0, 0], [0, 0, 1]])
    values, vectors = kg.linalg.eigh(kg.asarray(x, device=device))
    near(values, np.array([-1.0, 1, 1]), "float64")
    near(x @ vectors.numpy(), vectors.numpy() * values.numpy(), "float64")


def hard(n: int) -> dict[str, Values]:
    """Matrices [n, n] with eigenvalues that are equal, nearly so, or of many sizes."""
    beside = np.diag(np.ones(n - 1), 1)
    beside += beside.T
    turned = np.linalg.qr(matrices((n, n)))[0]
    return {
        "nothing": np.zeros((n, n)),
        "one": np.eye(n),
        "rank one": np.ones((n, n)),
        "pairs that nearly agree (Wilkinson)": np.diag(abs(np.arange(n) - n // 2).astype(float)) + beside,
        "zeros on the diagonal": beside,
        "two values": turned * np.where(np.arange(n) % 2, 1.0, -2.0) @ turned.T,
        "many sizes": turned * 10.0 ** -np.arange(n) @ turned.T,
        "graded, great below": 10.0 ** -np.add.outer(np.arange(n), np.arange(n))[::-1, ::-1] + np.eye(n) * 10.0 ** -np.arange(n)[::-1],
        "nearly diagonal": np.diag(np.arange(n) % 3.0) + 1e-17 * beside,
        "small": 1e-300 * (turned + turned.T),
    }  # fmt: skip


def phases(n: int) -> Values:
    """By which columns are multiplied: some are real or imaginary."""
    return 1j ** (np.arange(n) * np.arange(n) / 4)


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_eigenvalues_that_are_hard_to_tell_apart(dtype: str, cpu: Device) -> None:
    given = hard(17)
    x = np.stack(list(given.values()))
    if dtype in COMPLEX:
        x = x * phases(17) * phases(17)[:, None].conj()
    values, vectors = (p.numpy() for p in kg.linalg.eigh(kg.asarray(x, device=cpu)))
    for name, a, d, v in zip(given, x, values, vectors, strict=True):
        size = abs(a).max() or 1.0
        np.testing.assert_allclose(d / size, np.linalg.eigvalsh(a) / size, rtol=0, atol=2e-14, err_msg=name)
        np.testing.assert_allclose((a @ v - v * d) / size, 0, atol=2e-14, err_msg=name)
        orthogonal(v, dtype)


def test_matrices_of_low_rank(device: Device) -> None:
    x = matrices((5, 2)) @ matrices((2, 4))
    for given, rank in ((x, 2), (np.zeros((3, 4)), 0), (np.ones((4, 4)), 1), (np.diag([1.0, 1e-3, 0, 5]), 3)):
        a = kg.asarray(given, device=device)
        assert int(kg.linalg.matrix_rank(a)) == rank
        near(kg.linalg.pinv(a), np.linalg.pinv(given, rcond=1e-12), "float64")
        u, s, vh = (p.numpy() for p in kg.linalg.svd(a))
        orthogonal(u, "float64")
        orthogonal(vh, "float64")
        near(u[:, : len(s)] * s @ vh[: len(s)], given, "float64")
    assert int(kg.linalg.matrix_rank(a, rtol=1e-2)) == 2
    both = kg.asarray(np.stack([np.diag([1.0, 0.1]), np.diag([1.0, 0.1])]), device=device)
    np.testing.assert_array_equal(kg.linalg.matrix_rank(both, rtol=kg.asarray([0.5, 0.01], device=device)).numpy(), [1, 2])


@pytest.mark.parametrize("order", [2, -2, "nuc"])
def test_norms_of_singular_values(order: Any, cpu: Device) -> None:
    x = matrices((2, 4, 3))
    want = [np.linalg.norm(m, order) for m in x]
    near(kg.linalg.matrix_norm(kg.asarray(x, device=cpu), ord=order), np.array(want), "float64")
    assert kg.linalg.matrix_norm(kg.asarray(x, device=cpu), ord=order, keepdims=True).shape == (2, 1, 1)


@pytest.mark.parametrize("dtype", ["float32", "complex64"])
@pytest.mark.parametrize("scale", [1e-30, 1e30])
def test_squares_may_be_out_of_range(scale: float, dtype: str, cpu: Device) -> None:
    x = matrices((4, 4), dtype)
    scaled = (x * np.float32(scale)).astype(dtype)
    near(kg.linalg.svdvals(kg.asarray(scaled, device=cpu)) / scale, np.linalg.svd(x, compute_uv=False), "float32")
    near(
        kg.linalg.eigvalsh(kg.asarray(scaled + adjoint(scaled), device=cpu)) / scale,
        np.linalg.eigvalsh(x + adjoint(x)),
        "float32",
    )


def test_half_types_come_back(cpu: Device) -> None:
    a = kg.asarray(matrices((3, 3)), dtype=kg.float16, device=cpu)
    assert {p.dtype for p in kg.linalg.svd(a)} == {kg.float16}


@pytest.mark.parametrize("dtype", [kg.float64, kg.complex128])
def test_nan_ends(dtype: Any, cpu: Device) -> None:
    assert np.isnan(kg.linalg.svdvals(kg.full((3, 3), kg.nan, dtype=dtype, device=cpu)).numpy()).all()


def test_wrong_input() -> None:
    with pytest.raises(ValueError, match=r"eigh is of symmetric matrices, not of an array of shape \(2, 3\)"):
        kg.linalg.eigh(kg.ones((2, 3)))
    with pytest.raises(TypeError, match="svd is of floats, not int64"):
        kg.linalg.svd(kg.asarray([[1, 2]]))


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_matrices_that_are_done_stop_no_others(dtype: str, cpu: Device) -> None:
    """In a batch: one of zeros, one with a NaN."""
    x = matrices((3, 6, 6), dtype)
    x = x + adjoint(x)
    x[0], x[1, 2, 2] = 0.0, np.nan
    near(kg.linalg.eigvalsh(kg.asarray(x, device=cpu))[::2], np.linalg.eigvalsh(x[::2]), "float64")
    near(kg.linalg.svdvals(kg.asarray(x, device=cpu))[::2], np.linalg.svd(x[::2], compute_uv=False), "float64")


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_eigenvalues_that_occur_twice(device: Device, dtype: str) -> None:
    x = kg.asarray(np.array([[3, 1, 1], [1, 3, 1], [1, 1, 3]], dtype), device=device)
    near(kg.linalg.eigvalsh(x), np.array([2.0, 2.0, 5.0]), dtype)
    values, vectors = kg.linalg.eigh(x)
    near(values, np.array([2.0, 2.0, 5.0]), dtype)
    near(vectors.T @ vectors, np.eye(3), dtype)


def _with_zeros(n: int) -> np.ndarray:
    """Of two diagonals, elements of the first of which are zero, or nothing beside the others."""
    random = np.random.default_rng(3)
    x = np.diag(random.uniform(0.5, 1, n)) + np.diag(random.uniform(0.5, 1, n - 1), 1)
    x[n // 2, n // 2] = x[n - 1, n - 1] = 0.0
    x[n // 3, n // 3], x[5, 5] = 3e-8, 1e-16
    return x


def _of_rank(rank: int, n: int) -> np.ndarray:
    random = np.random.default_rng(4)
    return random.standard_normal((n, rank)) @ random.standard_normal((rank, n))


SINGULAR = {
    "zeros on the diagonal": _with_zeros(24),
    "beside the diagonal alone": np.eye(20, k=1),
    "rank 3": _of_rank(3, 70),
    "ones": np.ones((33, 33)),
    "graded": _of_rank(30, 30) * 10.0 ** -np.arange(30)[:, None],
    "triangular": np.triu(np.ones((40, 40))),
}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("x", SINGULAR.values(), ids=SINGULAR.keys())
def test_singular_matrices(x: np.ndarray, dtype: str, cpu: Device) -> None:
    eps, n = np.finfo(dtype).eps, len(x)
    exact = np.complex128 if dtype in COMPLEX else np.float64
    x = (x * phases(n) if dtype in COMPLEX else x).astype(dtype)
    u, s, vh = (found.numpy().astype(exact) for found in kg.linalg.svd(kg.asarray(x, device=cpu)))
    wanted = np.linalg.svd(x.astype(exact), compute_uv=False)
    assert np.abs(s - wanted).max() <= 2 * n * eps * wanted[0]
    assert np.abs(u * s @ vh - x).max() <= 2 * n * eps * wanted[0]
    assert max(np.abs(adjoint(q) @ q - np.eye(n)).max() for q in (u, vh)) <= 4 * n * eps


def test_pairs_that_are_nearly_equal(cpu: Device) -> None:
    """Their shift is that of the nearer eigenvalue:
    with the other one sweeps change places and go on for ever."""
    steps = np.mgrid[-6:7, -6:7, -30:31].reshape(3, -1).T * 2.0**-24
    x = np.eye(2) + np.stack([2 * steps[:, 0], steps[:, 2], 0 * steps[:, 0], 2 * steps[:, 1]], 1).reshape(-1, 2, 2)
    s = kg.linalg.svdvals(kg.asarray(x.astype("float32"), device=cpu)).numpy()
    np.testing.assert_allclose(s, np.linalg.svd(x, compute_uv=False), rtol=0, atol=2.0**-22)


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_vanishing_squares(dtype: str, cpu: Device) -> None:
    """Of what the first reflection leaves of ones, 1e-17 and less,
    squares are not in range after some more."""
    x = np.ones((300, 300), dtype)
    values, vectors = (part.numpy() for part in kg.linalg.eigh(kg.asarray(x, device=cpu)))
    near(values, np.linalg.eigvalsh(x), "float64")
    orthogonal(vectors, dtype)
