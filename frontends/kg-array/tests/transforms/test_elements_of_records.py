"""Derivatives of functions of the elements of each record of a batch:
put together of those of the elements, with the right zeros."""

from __future__ import annotations

from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg_array.transforms.derivatives.elements import element_picks

X = np.random.default_rng(5).standard_normal((30, 4)) + 0.1


def value(x: Any) -> Any:
    """Of three of four elements; the root of a negative one is NaN where it is not chosen."""
    root = kg.where(x[:, 2] > 0.0, kg.sqrt(x[:, 2]), 0.0)
    return kg.sum(kg.sin(x[:, 0]) * x[:, 1] + root)


SLOPE: Any = kg.grad(value)


def slope(x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    positive = np.maximum(x[:, 2], 1e-300)
    roots = np.where(x[:, 2] > 0.0, 0.5 / np.sqrt(positive), 0.0)
    return np.stack([np.cos(x[:, 0]) * x[:, 1], np.sin(x[:, 0]), roots, np.zeros(len(x))], axis=1)


def test_of_an_argument() -> None:
    gradient: Any = kg.jit(kg.grad(value))
    np.testing.assert_allclose(np.asarray(gradient(kg.asarray(X))), slope(X), rtol=1e-12)
    assert ": 1 kernel" in str(kg.explain(gradient)(kg.asarray(X)))


def test_of_what_is_computed() -> None:
    """Elements of an intermediate result, which has a cotangent of its own."""
    gradient: Any = kg.grad(lambda x: value(2.0 * x - 1.0))
    np.testing.assert_allclose(np.asarray(gradient(kg.asarray(X))), 2.0 * slope(2.0 * X - 1.0), rtol=1e-12)


def test_beside_other_uses() -> None:
    """Where the whole is used too, or parts of several elements, the sum is of all."""
    gradient: Any = kg.grad(lambda x: value(x) + kg.sum(x * x) + kg.sum(x[3:5, 0]))
    expected = slope(X) + 2.0 * X
    expected[3:5, 0] += 1.0
    np.testing.assert_allclose(np.asarray(gradient(kg.asarray(X))), expected, rtol=1e-12)


def test_the_second_derivative() -> None:
    gradient: Any = kg.grad(lambda x: kg.sum(SLOPE(x)[:, 0] * x[:, 1]))
    expected = np.zeros_like(X)
    expected[:, 0], expected[:, 1] = -np.sin(X[:, 0]) * X[:, 1] ** 2, 2.0 * np.cos(X[:, 0]) * X[:, 1]
    np.testing.assert_allclose(np.asarray(gradient(kg.asarray(X))), expected, rtol=1e-12)


def test_in_a_batch_and_of_an_open_size() -> None:
    batch = np.stack([X, 0.5 * X])
    mapped: Any = kg.vmap(SLOPE)(kg.asarray(batch))
    np.testing.assert_allclose(np.asarray(mapped), np.stack([slope(x) for x in batch]), rtol=1e-12)
    count = kg.Size("count", 1, 64)
    gradient: Any = kg.jit(kg.grad(value), sizes={"x": {0: count}})
    for many in (1, 5, 30):
        np.testing.assert_allclose(np.asarray(gradient(kg.asarray(X[:many]))), slope(X[:many]), rtol=1e-12)


@pytest.mark.parametrize(
    ("taken", "at"),
    [
        (lambda x: x[:, 1, 2], 5),
        (lambda x: kg.permute_dims(x, (0, 2, 1))[:, 2, 1], 5),
        (lambda x: kg.flip(x, axis=2)[:, 1, 0], 5),
        (lambda x: kg.reshape(x, (7, 6))[:, 5], 5),
        (lambda x: x[1:, 1, 2], None),
        (lambda x: kg.flip(x, axis=0)[:, 1, 2], None),
        (lambda x: kg.permute_dims(x, (1, 0, 2))[1, :, 2], None),
    ],
)
def test_what_counts_as_an_element(taken: Any, at: int | None) -> None:
    """Movement that leaves the records where they are."""
    x = kg.asarray(np.arange(42.0).reshape(7, 2, 3)).node
    result = kg.exp(taken(kg.Array(x, kg.asarray([1.0]).device))).node
    picks = element_picks(result.toposort(), [result], [x], records=True).get(x, {})
    assert set(picks.values()) == ({at} if at is not None else set())


def test_positions_take_no_memory_where_nothing_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """An array that is used as a whole may be large."""
    whole = kg.asarray(np.arange(42.0).reshape(7, 2, 3))
    result = kg.exp(whole) * whole

    def arange(_: int) -> None:
        raise AssertionError("the positions of all elements were written down")

    monkeypatch.setattr(np, "arange", arange)
    assert not element_picks(result.node.toposort(), [result.node], [whole.node])
