"""Trees, loops, explain: what is written out, what is told, what is refused."""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
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


def test_explain(device: Device) -> None:
    text = xp.explain(lambda x: xp.matmul(xp.matmul(x, x), x))(array(np.ones((4, 4)), device))
    first, *lines = text.splitlines()
    assert f"on {device.name}: " in first and "kernels" in first and "flops" in first
    assert "2 kernels, " in first and any("kept in memory: " in line and "costs" in line for line in lines), text
    assert "  arena of 128 bytes, 128 at least, 128 without sharing" in text.splitlines()
    one = xp.explain(lambda x, y: x * y + x)(array([1.0], device), 2.0)
    assert "1 kernel, " in one and "nothing is kept" in one
    assert "no kernels" in xp.explain(lambda x: x)(array([], device))
