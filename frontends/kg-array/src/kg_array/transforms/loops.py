"""Loops over arrays. They are written out while a function is traced: each step becomes part of the graph, so that they have derivatives and batches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kg_array.array import Array
from kg_array.transforms.tracing import own_arrays
from kg_array.transforms.tree import Structure, flatten, tree_map, unflatten

#: Steps that a loop may have.
MOST_STEPS: Final = 4096


def fori_loop(lower: int, upper: int, body: Callable[[int, object], object], initial: object) -> object:
    """body(upper - 1, ... body(lower + 1, body(lower, initial))): the bounds are Python integers."""
    for bound in (lower, upper):
        if isinstance(bound, Array):
            raise TypeError(
                "fori_loop: the bounds are Python integers; for one that is known only when it runs compute every step and choose by where()"
            )
    _check_steps("fori_loop", upper - lower)
    _, structure = flatten(initial)
    value = own_arrays(initial)
    for i in range(lower, upper):
        value = _same_kind("fori_loop", body(i, value), value, structure)
    return value


def scan(
    body: Callable[[object, object], tuple[object, object]], initial: object, xs: object = None, length: int | None = None
) -> tuple[object, object]:
    """(carry, ys): the body takes (carry, x) and gives (carry, y), for each x along the first axis of the arrays of `xs`, in order.

    ys are the y's stacked along a new first axis. Without xs there are `length` steps, with x None.
    """
    from kg_array.manipulation import stack

    leaves, structure = flatten(xs)
    count = _length(leaves, length)
    _check_steps("scan", count)
    _, kind = flatten(initial)
    carry, results = own_arrays(initial), []
    for i in range(count):
        result = body(carry, unflatten(structure, [x[i, ...] for x in leaves]))  # type: ignore[index]
        if not isinstance(result, tuple) or len(result) != 2:
            raise TypeError(f"scan: the body gives a pair (carry, y), not {type(result).__name__}")
        carry = _same_kind("scan", result[0], carry, kind)
        results.append(result[1])
    if not results:
        raise ValueError("scan of no steps: what its ys would be is not known; leave it out where there is nothing to do")
    return carry, tree_map(lambda *parts: stack(parts), *results)  # type: ignore[arg-type]


def _length(leaves: list[object], length: int | None) -> int:
    sizes = {"length": length} if length is not None else {}
    for number, x in enumerate(leaves):
        if not isinstance(x, Array) or not x.ndim:
            raise TypeError(f"scan: xs holds a {type(x).__name__} without a first axis; it is a tree of arrays")
        sizes[f"array {number} of xs"] = x.shape[0]
    if not sizes:
        raise ValueError("scan: give xs or length")
    if len(set(sizes.values())) > 1:
        raise ValueError(f"scan: lengths differ: {', '.join(f'{n} has {s}' for n, s in sizes.items())}")
    return next(iter(sizes.values()))


def _check_steps(name: str, count: int) -> None:
    if count > MOST_STEPS:
        raise ValueError(
            f"{name}: {count} steps; loops are written out step by step, and {MOST_STEPS} is the most. Loop in Python over a jitted function of some steps"
        )


def _same_kind(name: str, new: object, old: object, structure: Structure) -> object:
    """The carry after a step: of the structure, shapes and dtypes that it had, so that every step is the same."""
    after, found = flatten(new)
    if found != structure:
        raise TypeError(f"{name}: the carry was {structure} and is {found} after a step")
    for a, b in zip(after, flatten(old)[0], strict=True):
        if isinstance(a, Array) and isinstance(b, Array) and (a.shape, a.dtype) != (b.shape, b.dtype):
            raise TypeError(
                f"{name}: an array of the carry was {b.dtype} of shape {b.shape} and is {a.dtype} of shape {a.shape} after a step"
            )
    return new
