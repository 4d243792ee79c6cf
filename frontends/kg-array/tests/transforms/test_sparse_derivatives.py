"""Patterns, colourings and values of sparse Jacobians and Hessians, against dense ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg_array.transforms.sparsity.coloring import color_columns, color_symmetric

RNG = np.random.default_rng(5)
MATRIX = xp.asarray(np.triu(RNG.standard_normal((6, 6))) * (RNG.random((6, 6)) < 0.5))


def stencil(x):
    return x[1:-1] ** 2.0 - x[:-2] * x[2:]


def scanned(x):
    def step(s, piece):
        after = xp.stack([s[0] + 0.1 * s[1], s[1] * piece[0]])
        return after, after[0] + piece[1]

    return xp.scan(step, xp.asarray([0.1, 1.0], dtype=xp.float64), xp.reshape(x, (6, 2)))[1]


def by_counter(x):
    """What a step reads is known by its number."""
    return xp.fori_loop(0, 5, lambda i, s: xp.where(xp.arange(12) == i, s * x[i + 1], s), xp.ones(12, dtype=xp.float64))


def backwards(x):
    return xp.scan(lambda s, p: (s + p, s * p), xp.asarray(0.0, dtype=xp.float64), x, reverse=True)[1]


#: name -> (function of 12 numbers, entries that its Jacobian may have)
FUNCTIONS: dict[str, tuple[Callable[[Any], Any], int]] = {
    "elementwise": (lambda x: xp.sin(x) * x + 1.0, 12),
    "stencil": (stencil, 30),
    "moved": (lambda x: xp.flip(xp.reshape(x, (3, 4)).T, axis=0) ** 2.0, 12),
    "padded": (lambda x: xp.pad(x[2:5], (1, 2)) * 2.0, 3),
    "joined": (lambda x: xp.concat([x[:3], x[5:7] * x[0]]), 7),
    "rows": (lambda x: xp.sum(xp.reshape(x, (3, 4)) ** 2.0, axis=1), 12),
    "running": (lambda x: xp.cumulative_sum(x[:5]), 15),
    "known matrix": (lambda x: xp.sum(MATRIX * x[None, :6], axis=1), int(np.count_nonzero(np.asarray(MATRIX)))),
    "known choice": (lambda x: xp.where(xp.arange(12) > 8, x, 0.0), 3),
    "choice": (lambda x: xp.where(x > 0, x, xp.roll(x, 1)), 24),
    "gathered": (lambda x: x[xp.asarray([3, 3, 0])] * x[:3], 6),
    "by data": (lambda x: xp.take(x[:4], xp.astype(x[4:6], xp.int32)), 8),
    "steps": (lambda x: xp.floor(x) + x[0], 12),
    "greatest": (lambda x: xp.max(xp.reshape(x, (4, 3)), axis=1), 12),
    "variance": (lambda x: xp.var(xp.reshape(x, (4, 3)), axis=1), 12),
    "spectrum": (lambda x: xp.real(xp.fft.rfft(x[:4])), 12),
    "scanned": (scanned, 21),
    "by counter": (by_counter, 5),
    "backwards": (backwards, 12 * 13 // 2 - 1),
    "dense": (lambda x: xp.outer(x[:3], x[3:5]), 12),
}


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("mode", ["auto", "forward", "reverse"])
def test_jacobians(name: str, mode: str) -> None:
    function, entries = FUNCTIONS[name]
    x = xp.asarray(RNG.standard_normal(12))
    dense = np.asarray(xp.jacobian(function)(x))
    dense = dense.reshape(-1, 12)
    found = xp.sparse_jacobian(function, mode=mode)(x)  # type: ignore[arg-type]
    assert found.shape == dense.shape and len(found.rows) == entries
    assert not np.any(dense[~pattern_of(found)]), "an entry is missing"
    np.testing.assert_allclose(np.asarray(found.to_dense()), dense, atol=1e-12)
    assert found.bound <= found.seeds <= (12 if mode != "reverse" else dense.shape[0])


def pattern_of(found: xp.Sparse) -> np.ndarray[Any, Any]:
    made = np.zeros(found.shape, bool)
    made[found.rows, found.columns] = True
    return made


def test_entries_stand_row_by_row() -> None:
    found = xp.sparse_jacobian(stencil)(xp.ones(5))
    assert found.rows.tolist() == [0, 0, 0, 1, 1, 1, 2, 2, 2] and found.columns.tolist() == [0, 1, 2, 1, 2, 3, 2, 3, 4]
    assert found.row_starts.tolist() == [0, 3, 6, 9] and found.seeds == found.bound == 3


def test_several_arguments_and_results() -> None:
    def f(x, p, y):
        return {"a": x * y[0], "b": y * p}

    x, p, y = xp.asarray([1.0, 2.0]), xp.asarray(3.0), xp.asarray([4.0, 5.0, 6.0])
    found = xp.sparse_jacobian(f, argnums=(0, 2))(x, p, y)
    assert found.shape == (5, 5) and len(found.rows) == 7
    np.testing.assert_allclose(
        np.asarray(found.to_dense()), [[4, 0, 1, 0, 0], [0, 4, 2, 0, 0], [0, 0, 3, 0, 0], [0, 0, 0, 3, 0], [0, 0, 0, 0, 3]]
    )


def test_numbers_of_other_arguments_do_not_matter() -> None:
    zero = xp.asarray([0.0, 0.0, 1.0])
    assert len(xp.sparse_jacobian(lambda x, p: x * p)(xp.ones(3), zero).rows) == 3
    assert len(xp.sparse_jacobian(lambda x: x * zero)(xp.ones(3)).rows) == 1


def test_traced() -> None:
    x = xp.asarray(RNG.standard_normal(12))
    values = xp.jit(lambda z: xp.sparse_jacobian(stencil)(z).values)(x)
    np.testing.assert_allclose(np.asarray(values), np.asarray(xp.sparse_jacobian(stencil)(x).values), rtol=1e-12)


@pytest.mark.parametrize(
    "f",
    [
        lambda x: xp.sum((x[1:] - x[:-1] ** 2.0) ** 2.0) + xp.sum(xp.cos(x)),
        lambda x: xp.sum(x[0] * x[1:]) + xp.sum(x**3.0),  # an arrow: one vertex meets all
        lambda x: xp.sum(x) ** 2.0,
        lambda x: xp.sum(xp.fori_loop(0, 3, lambda i, s: s * x[i] + x, x)),
        lambda x: xp.sum(x * 2.0),
    ],
)
def test_hessians(f: Callable[[Any], Any]) -> None:
    x = xp.asarray(RNG.standard_normal(10))
    found, dense = xp.sparse_hessian(f)(x), np.asarray(xp.hessian(f)(x))
    assert not np.any(dense[~pattern_of(found)])
    np.testing.assert_allclose(np.asarray(found.to_dense()), dense, atol=1e-10)


def test_an_arrow_takes_two_seeds() -> None:
    assert xp.sparse_hessian(lambda x: xp.sum(x[0] * x[1:]) + xp.sum(x**3.0))(xp.ones(30)).seeds == 2


def test_random_patterns_are_colored_validly() -> None:
    for _ in range(60):
        size = int(RNG.integers(1, 25))
        found = RNG.random((int(RNG.integers(1, 25)), size)) < RNG.random() * 0.4
        columns = color_columns(found)
        colors = np.asarray(columns.colors)
        for row in found:
            used = colors[row]
            assert len(set(used)) == len(used)
        assert columns.bound <= max(1, columns.count)
        square = RNG.random((size, size)) < 0.25
        square |= square.T | np.eye(size, dtype=bool)
        star = np.asarray(color_symmetric(square).colors)
        for i, j in zip(*np.nonzero(square), strict=True):
            own, other = np.sum(star[square[i]] == star[j]), np.sum(star[square[j]] == star[i])
            assert own == 1 or other == 1, (i, j)


def test_scipy_by_one_call() -> None:
    scipy = pytest.importorskip("scipy.sparse", reason="needs scipy")
    found = xp.sparse_jacobian(stencil)(xp.ones(6))
    assert isinstance(found.to_scipy(), scipy.coo_array)
    np.testing.assert_array_equal(found.to_scipy().toarray(), np.asarray(found.to_dense()))


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: xp.sparse_jacobian(stencil, mode="both")(xp.ones(5)), "mode is forward, reverse or auto"),  # type: ignore[arg-type]
        (
            lambda: xp.sparse_jacobian(lambda x, y: x * y, argnums=(0, 1))(xp.ones(3), xp.ones(3, dtype=xp.float64)),
            "of one dtype",
        ),
        (lambda: xp.sparse_jacobian(lambda x: xp.astype(x, xp.int32))(xp.ones(3)), "results of floats"),
        (
            lambda: xp.sparse_jacobian(lambda z: z * z)(xp.ones(3, dtype=xp.complex64)),
            "complex arrays have no sparse derivatives",
        ),
    ],
)
def test_refused(call: Callable[[], object], said: str) -> None:
    with pytest.raises((ValueError, TypeError), match=said):
        call()
