"""vmap: a function of one example applied to many at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps

from kg.frontend import UOp

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.operands.arguments import require_function
from kg_array.operands.size import is_same
from kg_array.operands.tracebacks import short_tracebacks
from kg_array.running import memory
from kg_array.transforms.batching import batch
from kg_array.transforms.tracing import arrays_of, call_with, device_among, nodes_of, result_arrays
from kg_array.transforms.tree import Structure, flatten, leaf_names, unflatten

#: The axis of examples in an array: a number, or None where all examples share it. In a tree: one for all leaves, or a tree of them.
Axes = object


def vmap(function: Callable[..., object], in_axes: Axes = 0, out_axes: Axes = 0) -> Callable[..., object]:
    """A function of arrays with one axis more, along which the function is applied.

    in_axes: per argument the axis, or None for one that all examples share; a single number goes for every argument. A tree argument takes
    one number for all its arrays, or a tree like it. Arguments by name are shared. out_axes says where the axis is in the results.
    """

    require_function("vmap", function)

    @short_tracebacks
    @wraps(function)
    def mapped(*args: object, **kwargs: object) -> object:
        chosen = in_axes if isinstance(in_axes, (tuple, list)) else (in_axes,) * len(args)
        if len(chosen) != len(args):
            raise ValueError(f"vmap: in_axes has {len(chosen)} entries for {len(args)} arguments")
        leaves, structure = flatten(args)
        axes = [
            a for argument, axis in zip(structure.children, chosen, strict=True) for a in _spread(argument, axis, "in_axes")
        ]
        names = [n for i, c in enumerate(structure.children) for n in leaf_names(c, f"argument {i}")]
        given = [None if a is None else _axis_in(x, a, n) for x, a, n in zip(leaves, axes, names, strict=True)]
        count = _count(leaves, given, names)
        device = device_among(leaves)
        examples = [_example(x, axis) for x, axis in zip(leaves, given, strict=True)]
        result = call_with(function, unflatten(structure, examples), kwargs)  # type: ignore[arg-type]
        outputs, found = result_arrays(result, device, "vmap")
        batched = {
            inside: to_front(part, axis)
            for x, e, axis in zip(leaves, examples, given, strict=True)
            if axis is not None and isinstance(x, Array) and isinstance(e, Array)
            for inside, part in zip(e.parts, x.parts, strict=True)
        }
        made = batch(nodes_of(outputs), batched, count)
        places = [a for o, a in zip(outputs, _spread(found, out_axes, "out_axes"), strict=True) for _ in o.parts]
        nodes = [_placed(x, many, axis, count) for (x, many), axis in zip(made, places, strict=True)]
        return unflatten(found, arrays_of(nodes, outputs))

    return mapped


def _spread(structure: Structure, axes: Axes, name: str) -> list[int | None]:
    """The axis of each leaf."""
    if axes is None or isinstance(axes, int):
        return [axes] * structure.leaves
    keys, children = (list(axes), list(axes.values())) if isinstance(axes, dict) else (None, list(axes))  # type: ignore[call-overload]
    if len(children) != len(structure.children):
        raise ValueError(f"vmap: {name} {axes!r} does not go with a tree {structure}")
    if keys is not None:
        children = [axes[k] for k in structure.keys]  # type: ignore[index]
    return [a for child, axis in zip(structure.children, children, strict=True) for a in _spread(child, axis, name)]


def _axis_in(x: object, axis: int, name: str) -> int:
    if not isinstance(x, Array):
        raise TypeError(f"vmap: {name} is a {type(x).__name__}, which has no axis {axis}: give None for it in in_axes")
    if not -x.ndim <= axis < x.ndim:
        raise ValueError(f"vmap: {name} of shape {x.shape} has no axis {axis}")
    return axis % x.ndim


def _count(leaves: Sequence[object], axes: Sequence[int | None], names: Sequence[str]) -> int:
    """How many examples there are."""
    found = [(x.shape[a], n) for x, a, n in zip(leaves, axes, names, strict=True) if a is not None and isinstance(x, Array)]
    if not found:
        raise ValueError("vmap: no argument has an axis of examples: in_axes is None for all")
    for size, name in found[1:]:
        if not is_same(size, found[0][0]):
            raise ValueError(f"vmap: {found[0][1]} has {found[0][0]} examples, {name} has {size}")
    return found[0][0]


def _example(x: object, axis: int | None) -> object:
    if axis is None or not isinstance(x, Array):
        return x
    shape = (*x.shape[:axis], *x.shape[axis + 1 :])
    return of_parts(tuple([memory.placeholder(shape, p.type) for p in x.parts]), x.device)


def to_front(x: UOp, axis: int) -> UOp:
    return x.permute(axis, *(i for i in range(len(x.shape)) if i != axis))


def _placed(x: UOp, many: bool, axis: int | None, count: int) -> UOp:
    """A result with the axis of examples where it is wanted."""
    if axis is None:
        if many:
            raise ValueError("vmap: out_axes is None for a result that differs from example to example")
        return x
    if not many:
        x = x.reshape(1, *x.shape).expand(count, *x.shape)
    rank = len(x.shape)
    if not -rank <= axis < rank:
        raise ValueError(f"vmap: a result of shape {x.shape[1:]} per example has no place for an axis {axis}")
    others = list(range(1, rank))
    return x.permute(*others[: axis % rank], 0, *others[axis % rank :])
