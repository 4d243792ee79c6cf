"""Trees: nested tuples, lists, dicts, dataclasses and None, whose leaves are arrays and numbers.
What transforms take and give."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence

from kg.records import dataclass

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray


@dataclass(frozen=True, slots=True)
class Structure:
    """A tree without its leaves.
    `kind`: the type of a node, None for a leaf; `keys`: what its children are called."""

    kind: type | None
    keys: tuple[Hashable, ...] = ()
    children: tuple[Structure, ...] = ()

    @property
    def leaves(self) -> int:
        return 1 if self.kind is None else sum(c.leaves for c in self.children)

    @property
    def is_array(self) -> bool:
        """Whether it is one leaf, bare or held by an array of kg_array.numpy's."""
        return self.kind is None or getattr(self.kind, "holds_an_array", False)

    def __str__(self) -> str:
        if self.kind is None:
            return "*"
        named = issubclass(self.kind, dict) or dataclasses.is_dataclass(self.kind)
        inside = ", ".join(f"{k}: {c}" if named else str(c) for k, c in zip(self.keys, self.children, strict=True))
        return f"{self.kind.__name__}({inside})"


LEAF = Structure(None)


def flatten(tree: object) -> tuple[list[object], Structure]:
    """The leaves in order (of a dict: sorted keys where they can be sorted),
    and the structure that puts them back."""
    leaves: list[object] = []
    try:
        return leaves, _take(tree, leaves)
    except RecursionError:
        raise ValueError(
            "a tree is nested too deeply, or holds itself: it is of tuples, lists, dicts and dataclasses"
        ) from None


def _take(tree: object, leaves: list[object]) -> Structure:
    parts = _parts(tree)
    if parts is None:
        leaves.append(tree)
        return LEAF
    keys, children = parts
    kind = dict if isinstance(tree, defaultdict) else type(tree)  # what makes its defaults is not in the structure
    return Structure(kind, keys, tuple([_take(c, leaves) for c in children]))


def _parts(tree: object) -> tuple[tuple[Hashable, ...], Sequence[object]] | None:
    """The names and the children of a node; None for a leaf."""
    if isinstance(tree, Array):
        return None
    if tree is None:
        return (), ()
    if isinstance(tree, (tuple, list)):
        return tuple(range(len(tree))), tree
    if isinstance(tree, dict):
        keys = _in_order(tree)
        return keys, [tree[k] for k in keys]
    if dataclasses.is_dataclass(tree) and not isinstance(tree, type):
        names = tuple(f.name for f in dataclasses.fields(tree) if f.init)
        return names, [getattr(tree, n) for n in names]
    return None


def _in_order(tree: dict[Hashable, object]) -> tuple[Hashable, ...]:
    try:
        return tuple(sorted(tree))  # type: ignore[type-var]
    except TypeError:
        return tuple(tree)


def leaves_of(tree: object, structure: Structure) -> list[object] | None:
    """The leaves of a tree of this structure, with None for all of a part that is None;
    None if it is another one."""
    if tree is None:
        return [None for _ in range(structure.leaves)]
    if structure.kind is None:
        return [tree] if _parts(tree) is None else None
    parts = _parts(tree)
    kind = dict if isinstance(tree, defaultdict) else type(tree)
    if parts is None or kind is not structure.kind or parts[0] != structure.keys:
        return None
    found = [leaves_of(t, s) for t, s in zip(parts[1], structure.children, strict=True)]
    return None if any(f is None for f in found) else [leaf for f in found if f is not None for leaf in f]


def spread(tree: object, leaves: list[object], marks: list[object]) -> bool:
    """`flatten` for trees of tuples, lists, dicts and arrays of kg_array.numpy alone,
    whose leaves are computed arrays and numbers; else False. What tells such trees apart goes to `marks`: kinds of arrays,
    types of numbers, and for each node its type with its length or keys."""
    kind = type(tree)
    if kind is Array or kind is ComplexArray:
        leaves.append(tree)
        marks.append(tree._kind)  # type: ignore[attr-defined]
        return tree._kind is not None  # type: ignore[attr-defined]
    if kind is float or kind is int or kind is bool or kind is complex:
        leaves.append(tree)
        marks.append(kind)
        return True
    if kind is dict:
        keys = _in_order(tree)  # type: ignore[arg-type]
        marks += (kind, keys)
        return spread_all([tree[k] for k in keys], leaves, marks)  # type: ignore[index]
    if kind is tuple or kind is list:
        marks += (kind, len(tree))  # type: ignore[arg-type]
        return spread_all(tree, leaves, marks)  # type: ignore[arg-type]
    if getattr(kind, "holds_an_array", False):
        marks.append(kind)
        return spread(tree.array, leaves, marks)  # pyright: ignore
    return False


def spread_all(trees: Sequence[object], leaves: list[object], marks: list[object]) -> bool:
    """`spread` of several, one after another."""
    try:
        return all(spread(tree, leaves, marks) for tree in trees)
    except RecursionError:  # of one that holds itself, which `flatten` says
        return False


def unflatten(structure: Structure, leaves: Sequence[object]) -> object:
    """The tree of this structure with these leaves."""
    if not isinstance(structure, Structure) or not isinstance(leaves, Sequence):
        what = f"{type(structure).__name__} and {type(leaves).__name__}"
        raise TypeError(f"tree_unflatten takes what tree_flatten gave, a structure and a list of leaves, not {what}")
    if len(leaves) != structure.leaves:
        raise ValueError(f"tree_unflatten: a tree {structure} has {structure.leaves} leaves, not {len(leaves)}")
    return _put(structure, iter(leaves))


def _put(structure: Structure, leaves: Iterator[object]) -> object:
    kind = structure.kind
    if kind is None:
        return next(leaves)
    return assembled(structure, [_put(c, leaves) for c in structure.children])


def assembled(structure: Structure, children: Sequence[object]) -> object:
    """The tree of this structure with these children."""
    kind = structure.kind
    assert kind is not None
    if kind is type(None):
        return None
    if issubclass(kind, dict):
        return kind(zip(structure.keys, children, strict=True))
    if dataclasses.is_dataclass(kind):
        return kind(**dict(zip(structure.keys, children, strict=True)))  # type: ignore[arg-type]
    if hasattr(kind, "_fields"):  # a named tuple
        return kind(*children)
    return kind(children)


def tree_map(function: Callable[..., object], tree: object, *others: object) -> object:
    """The tree of what the function gives for each leaf, and the leaves at the same place of the others."""
    if not callable(function):
        raise TypeError(f"tree_map takes a function, not {type(function).__name__}")
    leaves, structure = flatten(tree)
    columns = [leaves]
    for other in others:
        more, found = flatten(other)
        if found != structure:
            raise ValueError(f"trees differ: {structure} and {found}")
        columns.append(more)
    return unflatten(structure, [function(*row) for row in zip(*columns, strict=True)])


def leaf_names(structure: Structure, name: str = "") -> list[str]:
    """What each leaf is called in a message: `params['w'][0]`."""
    if structure.is_array:
        return [name]
    named = dataclasses.is_dataclass(structure.kind)
    return [
        found
        for key, child in zip(structure.keys, structure.children, strict=True)
        for found in leaf_names(child, f"{name}.{key}" if named else f"{name}[{key!r}]")
    ]
