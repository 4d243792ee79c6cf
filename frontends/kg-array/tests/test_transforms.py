"""Trees, loops, explain: what is written out, what is told, what is refused."""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass

import kg_array as xp
import numpy as np
import pytest
from kg.device.device import Device
from kg_array import Array

Point = namedtuple("Point", "x y")


@dataclass(frozen=True)
class Layer:
    w: object
    b: object = None


def array(values: object, device: Device | str = "REF") -> Array:
    return xp.asarray(np.asarray(values, np.float64), device=device)


def test_trees_come_apart_and_together() -> None:
    tree = {"b": (1, [2.0, None]), "a": Point(3, Layer(4)), "c": []}
    leaves, structure = xp.tree_flatten(tree)
    assert leaves == [3, 4, 1, 2.0]
    assert xp.tree_unflatten(structure, leaves) == tree
    assert xp.tree_map(lambda x, y: x + y, tree, tree) == {"b": (2, [4.0, None]), "a": Point(6, Layer(8)), "c": []}
    assert str(structure) == "dict(a: Point(*, Layer(w: *, b: NoneType())), b: tuple(*, list(*, NoneType())), c: list())"
    with pytest.raises(ValueError, match="4 leaves, not 3"):
        xp.tree_unflatten(structure, leaves[1:])
    with pytest.raises(ValueError, match="trees differ"):
        xp.tree_map(lambda x, y: x, (1, 2), (1,))


def test_an_array_is_a_leaf() -> None:
    x = array([1, 2])
    leaves, _ = xp.tree_flatten([x, (x,)])
    assert len(leaves) == 2 and leaves[0] is x


def test_fori_loop(device: Device) -> None:
    def power(x: Array) -> Array:
        return xp.sum(xp.fori_loop(0, 3, lambda i, v: v * x + float(i), x))  # type: ignore[operator]

    x = array([2.0], device)
    assert float(power(x)) == 2**4 + 0 + 1 * 2 + 2
    assert float(xp.grad(power)(x)[0]) == 4 * 2**3 + 1


def test_scan(device: Device) -> None:
    def recurrence(w: Array, xs: Array) -> tuple[Array, Array]:
        return xp.scan(lambda h, x: (h * w + x, h * 2.0), w, xs)  # type: ignore[operator,return-value]

    w, xs = array(0.5, device), array([1.0, 2.0, 3.0], device)
    last, before = xp.jit(recurrence)(w, xs)
    np.testing.assert_allclose(before.numpy(), [1.0, 2.5, 5.25])
    assert float(last) == 0.5**4 + 0.25 + 1.0 + 3.0
    by_w, by_xs = xp.grad(lambda w, xs: recurrence(w, xs)[0], (0, 1))(w, xs)
    assert float(by_w) == 4 * 0.5**3 + 2 * 0.5 + 2.0
    np.testing.assert_allclose(by_xs.numpy(), [0.25, 0.5, 1.0])
    _, numbers = xp.scan(lambda c, x: (c + 1.0, c), w, length=2)  # type: ignore[operator]
    np.testing.assert_array_equal(numbers.numpy(), [0.5, 1.5])


def test_loops_refuse() -> None:
    x = array([1.0, 2.0])
    with pytest.raises(TypeError, match="bounds are Python integers"):
        xp.fori_loop(0, xp.sum(x), lambda i, v: v, x)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="100000 steps"):
        xp.fori_loop(0, 100_000, lambda i, v: v, x)
    with pytest.raises(TypeError, match=r"shape \(2,\) and is float64 of shape \(\) after"):
        xp.fori_loop(0, 2, lambda i, v: xp.sum(v), x)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not Array"):
        xp.scan(lambda c, x: c, x, x)  # type: ignore[arg-type,return-value]
    with pytest.raises(ValueError, match="lengths differ: length has 3, array 0 of xs has 2"):
        xp.scan(lambda c, x: (c, x), x, x, length=3)
    with pytest.raises(ValueError, match="no steps"):
        xp.scan(lambda c, x: (c, x), x, length=0)


def test_explain(device: Device) -> None:
    text = xp.explain(lambda x: xp.cumulative_sum(xp.matmul(x, x), axis=0))(array(np.ones((4, 4)), device))
    first, *lines = text.splitlines()
    assert f"on {device.name}: " in first and "kernels" in first and "flops" in first
    assert "2 kernels, " in first and any("kept in memory: " in line and "costs" in line for line in lines), text
    assert "  arena of 128 bytes, 128 at least, 128 without sharing" in text.splitlines()
    one = xp.explain(lambda x, y: x * y + x)(array([1.0], device), 2.0)
    assert "1 kernel, " in one and "nothing is kept" in one
    assert "no kernels" in xp.explain(lambda x: x)(array([], device))
