"""Derivatives of linalg in float64: tangents against central differences,
cotangents against tangents (one is the transpose of the other).

Vectors that may be turned (eigenvectors, singular vectors) are compared by what does not depend on how they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg_array import linalg
from numpy.typing import NDArray

pytestmark = pytest.mark.part(8)

Values = NDArray[Any]
STEP = 1e-6


def some(shape: tuple[int, ...], kind: str, seed: int) -> Values:
    re, im = np.random.default_rng(seed).normal(size=(2, *shape))
    return re + 1j * im if kind == "complex" else re


def adjoint(x: Any) -> Any:
    return kg.conj(kg.matrix_transpose(x)) if isinstance(x, kg.Array) else np.conj(np.swapaxes(x, -1, -2))


def hermitian(x: Any) -> Any:
    return x + adjoint(x)


def positive(x: Any) -> Any:
    return kg.matmul(x, adjoint(x)) + kg.eye(x.shape[-1], dtype=x.dtype, device=x.device)


def projectors(vectors: Any) -> Any:
    """Of each column v the matrix v @ conj(v).T."""
    return kg.einsum("...ik,...jk->...kij", vectors, kg.conj(vectors) if "complex" in str(vectors.dtype) else vectors)


def eigen(x: Any) -> Any:
    values, vectors = linalg.eigh(x)
    return values, projectors(vectors)


def singular(x: Any, full: bool) -> Any:
    u, s, vh = linalg.svd(x, full_matrices=full)
    k = s.shape[-1]
    rest = kg.matmul(u[..., k:], adjoint(u[..., k:]))
    return {
        "u": projectors(u[..., :k]),
        "s": s,
        "v": projectors(adjoint(vh)),
        "uv": kg.matmul(u[..., :k], vh[..., :k, :]),
        "rest": rest,
    }


FUNCTIONS: dict[str, tuple[Callable[..., Any], list[tuple[int, ...]]]] = {
    "solve": (linalg.solve, [(2, 3, 3), (2, 3, 2)]),
    "solve of a vector for many": (linalg.solve, [(2, 3, 3), (3,)]),
    "inv": (linalg.inv, [(3, 3)]),
    "det": (linalg.det, [(2, 3, 3)]),
    "slogdet": (linalg.slogdet, [(3, 3)]),
    "cholesky": (lambda x: linalg.cholesky(positive(x)), [(3, 3)]),
    "upper cholesky": (lambda x: linalg.cholesky(positive(x), upper=True), [(2, 2, 2)]),
    "qr": (linalg.qr, [(3, 3)]),
    "tall qr": (linalg.qr, [(2, 4, 2)]),
    "wide qr": (linalg.qr, [(2, 3)]),
    "eigh": (lambda x: eigen(hermitian(x)), [(2, 3, 3)]),
    "eigvalsh": (lambda x: linalg.eigvalsh(hermitian(x)), [(3, 3)]),
    "eigh of lower triangles": (linalg.eigvalsh, [(3, 3)]),
    "svd": (lambda x: singular(x, False), [(2, 4, 3)]),
    "wide svd": (lambda x: singular(x, False), [(2, 3)]),
    "full svd": (lambda x: singular(x, True), [(4, 2)]),
    "svdvals": (linalg.svdvals, [(2, 3, 4)]),
    "pinv": (linalg.pinv, [(2, 4, 3)]),
    "wide pinv": (linalg.pinv, [(2, 3)]),
    "matrix_power": (lambda x: linalg.matrix_power(x, 3), [(3, 3)]),
    "inverse matrix_power": (lambda x: linalg.matrix_power(x, -2), [(3, 3)]),
    **{f"matrix_norm {o}": (lambda x, o=o: linalg.matrix_norm(x, ord=o), [(2, 3, 4)]) for o in ("fro", "nuc", 2, -2, 1, -1, np.inf, -np.inf)},
    **{f"vector_norm {o}": (lambda x, o=o: linalg.vector_norm(x, ord=o), [(5,)]) for o in (2, 1, 3, 0.5, np.inf, -np.inf)},
}  # fmt: skip


def leaves(tree: Any) -> list[kg.Array]:
    return kg.tree_flatten(tree)[0]  # type: ignore[return-value]


def paired(a: Any, b: Any) -> float:
    """sum(Re(a * b)) of trees of arrays: how cotangents go with tangents."""
    return sum(float(np.sum(np.real(x.numpy() * y.numpy()))) for x, y in zip(leaves(a), leaves(b), strict=True))


def given(values: Values) -> kg.Array:
    return kg.asarray(values, device=open_device("CPU:LLVM"))


def check(function: Callable[..., Any], arguments: list[Values], directions: list[Values]) -> None:
    x, dx = tuple(map(given, arguments)), tuple(map(given, directions))
    ends = [
        leaves(kg.jit(function)(*(given(a + s * d) for a, d in zip(arguments, directions, strict=True)))) for s in (STEP, -STEP)
    ]
    result, change = kg.jit(lambda x, dx: kg.jvp(function, x, dx))(x, dx)
    for got, above, below in zip(leaves(change), *ends, strict=True):
        want = (above.numpy() - below.numpy()) / (2 * STEP)  # type: ignore[operator]
        np.testing.assert_allclose(got.numpy(), want, rtol=1e-6, atol=1e-7 * max(1.0, float(np.max(abs(want), initial=0))))
    seeds = kg.tree_map(lambda r: given(some(r.shape, "complex" if "complex" in str(r.dtype) else "real", 11)), result)
    back = kg.jit(lambda x, seeds: kg.vjp(function, *x)[1](seeds))(x, seeds)
    assert paired(back, dx) == pytest.approx(paired(seeds, change), rel=1e-9)


@pytest.mark.parametrize("kind", ["real", "complex"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_both_modes(name: str, kind: str) -> None:
    function, shapes = FUNCTIONS[name]
    check(function, *([some(s, kind, seed + i) for i, s in enumerate(shapes)] for seed in (1, 5)))


def test_a_real_system_of_complex_right_sides() -> None:
    check(
        linalg.solve, [some((3, 3), "real", 1), some((3,), "complex", 2)], [some((3, 3), "real", 3), some((3,), "complex", 4)]
    )
    check(
        linalg.solve, [some((3, 3), "complex", 1), some((3,), "real", 2)], [some((3, 3), "complex", 3), some((3,), "real", 4)]
    )


@pytest.mark.parametrize("kind", ["real", "complex"])
def test_where_values_are_equal(kind: str) -> None:
    """Functions that do not depend on how vectors of equal values are turned have derivatives there too."""
    q = np.linalg.qr(some((3, 3), kind, 1)).Q
    twice = (q * np.array([2.0, 2.0, -1.0])) @ adjoint(q)
    change = hermitian(some((3, 3), kind, 2))
    trace = lambda x: kg.sum(linalg.eigvalsh(x))  # noqa: E731
    check(trace, [twice], [change])
    sizes = (q * np.array([2.0, 2.0, 1.0])) @ np.linalg.qr(some((3, 3), kind, 4)).Q
    check(linalg.pinv, [sizes], [some((3, 3), kind, 5)])
    check(lambda x: linalg.matrix_norm(x, ord="nuc"), [sizes], [some((3, 3), kind, 5)])


@pytest.mark.parametrize("kind", ["real", "complex"])
@pytest.mark.parametrize("seed", range(4))
def test_of_values_that_are_products(kind: str, seed: int) -> None:
    """Values are scaled last: their differences must be of what is stored, as that of a value and itself,
    a product less a product, may be a rounding."""
    x, dx = (some((3, 3), kind, s) for s in (seed, seed + 10))
    check(eigen, [hermitian(x)], [hermitian(dx)])
    check(lambda x: singular(x, False), [x], [dx])


@pytest.mark.parametrize("shape", [(4, 3), (2, 3)])
def test_pairs_of_singular_vectors_are_turned_by_those_on_the_left(shape: tuple[int, int]) -> None:
    """Of a complex pair both may be turned by one angle: the derivative turns U, as that of JAX does."""
    x, dx = given(some(shape, "complex", 3)), given(some(shape, "complex", 4))
    (_, _, vh), (_, _, change) = kg.jvp(lambda x: linalg.svd(x, full_matrices=False), (x,), (dx,))
    assert np.max(abs(np.imag(kg.vecdot(vh, change).numpy()))) < 1e-14  # type: ignore[arg-type]


def test_determinants_of_singular_matrices() -> None:
    """Of rank n - 1: the cofactors."""
    x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [5.0, 7.0, 9.5]])
    x[2] = x[0] + x[1]
    slope = kg.grad(linalg.det)(given(x)).numpy()
    cofactors = [[(-1) ** (i + j) * np.linalg.det(np.delete(np.delete(x, i, 0), j, 1)) for j in range(3)] for i in range(3)]
    np.testing.assert_allclose(slope, cofactors, atol=1e-12)  # type: ignore[arg-type]


SECOND: dict[str, Callable[[Any], Any]] = {
    "solve": lambda x: kg.sum(linalg.solve(x, x[:, 0])),
    "eigvalsh": lambda x: kg.sum(linalg.eigvalsh(hermitian(x)) ** 3),
    "svdvals": lambda x: kg.sum(linalg.svdvals(x) ** 3),
    "pinv": lambda x: kg.sum(linalg.pinv(x[:, :2]) ** 2),
    "cholesky": lambda x: kg.sum(linalg.cholesky(positive(x)) ** 2 + linalg.det(x)),
}


@pytest.mark.parametrize("name", SECOND)
def test_second_derivatives_and_batches(name: str) -> None:
    function = SECOND[name]
    x = some((2, 3, 3), "real", 8)
    slopes = kg.jit(kg.vmap(kg.grad(function)))
    found = kg.jit(kg.vmap(kg.hessian(function)))(given(x)).numpy()
    for at in ((0, 0), (2, 1)):
        step = np.zeros((3, 3))
        step[at] = STEP
        want = (slopes(given(x + step)).numpy() - slopes(given(x - step)).numpy()) / (2 * STEP)
        np.testing.assert_allclose(found[:, :, :, *at], want, rtol=2e-5, atol=1e-5)


def test_single_precision_and_half() -> None:
    for dtype, near in ((kg.float32, 1e-5), (kg.float16, 2e-2)):
        x = some((3, 3), "real", 3) + 3 * np.eye(3)
        for function in (linalg.eigvalsh, linalg.svdvals, lambda x: linalg.svd(x).S, linalg.inv):
            if dtype is kg.float16 and function is linalg.inv:
                continue
            slope = kg.grad(lambda x: kg.sum(function(x) ** 2))  # noqa: B023
            found = slope(kg.astype(given(x), dtype))
            assert found.dtype is dtype
            want = slope(given(x)).numpy()
            np.testing.assert_allclose(found.numpy(), want, rtol=near, atol=near * np.max(abs(want)))  # type: ignore[arg-type]
