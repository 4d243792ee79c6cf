"""A function that a front end traced, for who wants its Plan and not a run of it:
the values, and what everything is called.

A front end's jitted functions have a method `kg_trace(inputs)` that returns one; `kg_graph.exporting` asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, cast

import numpy as np
from kg.frontend import KgError, UOp
from kg.records import dataclass

from kg_graph.canonical import Call

#: Arrays by name.
Arrays = Mapping[str, np.ndarray[Any, Any]]
#: Where an array lies in a tree of dicts, lists and tuples: the name of an argument or a result, then keys and positions.
TreePath = tuple[str | int, ...]
#: Of each argument dtype and shape, as ("float32", (2, 3)), or a tree of such.
Inputs = Mapping[str, object]


def path_name(path: TreePath) -> str:
    """What an array in a tree is called: `params.layers.0`."""
    return ".".join(map(str, path))


def described(inputs: Inputs) -> dict[TreePath, tuple[str, tuple[int, ...]]]:
    """Of each array among the inputs dtype and shape.

    >>> described({"x": ("int8", ()), "p": {"w": [("float32", (2, 3))]}})
    {('x',): ('int8', ()), ('p', 'w', 0): ('float32', (2, 3))}
    """
    found: dict[TreePath, tuple[str, tuple[int, ...]]] = {}

    def leaf(path: TreePath, dtype: str, shape: tuple[int, ...]) -> None:
        found[path] = dtype, shape

    for name, tree in inputs.items():
        map_inputs(tree, (name,), leaf)
    return found


def map_inputs(tree: object, path: TreePath, leaf: Callable[[TreePath, str, tuple[int, ...]], object]) -> object:
    """A tree of inputs with something else for each array."""
    if isinstance(tree, Mapping):
        return {key: map_inputs(inside, (*path, key), leaf) for key, inside in cast("Mapping[str, object]", tree).items()}
    if isinstance(tree, tuple | list):
        inside = tuple(cast("list[object]", tree))
        if len(inside) == 2 and isinstance(inside[0], str) and isinstance(inside[1], tuple | list):
            return leaf(path, inside[0], tuple(cast("list[int]", inside[1])))
        made = [map_inputs(one, (*path, at), leaf) for at, one in enumerate(inside)]
        return made if isinstance(tree, list) else tuple(made)
    raise KgError(
        f"input {path_name(path)} is {tree!r}: it must be a dtype and a shape, as ('float32', (2, 3)), or a tree of such"
    )


@dataclass(frozen=True, slots=True)
class TracedFunction:
    """`values` over PARAMs, see `canonical`; `outputs` are their names.
    What is read in a slot has a name in `inputs`, where the caller gives it, or bytes in `held`, where the function has it from
    elsewhere. `paths`: of those names that are of arrays in trees. `run`: the function itself, on this machine."""

    name: str
    values: tuple[UOp, ...]
    outputs: tuple[str, ...]
    inputs: Mapping[int, str]
    held: Mapping[int, bytes]
    run: Callable[[Arrays], Arrays]
    paths: Mapping[str, TreePath] = field(default_factory=dict[str, TreePath])

    @property
    def call(self) -> Call:
        """The values as `partition` takes them."""
        return Call(self.values, ())
