"""The arguments of a call: their leaves and their structure, what a trace of them is found by,
and what tells calls apart at a glance."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from kg.records import dataclass

from kg_array.array import Array
from kg_array.functions.creation import device_of
from kg_array.operands.dtypes import NUMBERS
from kg_array.transforms.tree import Structure, leaf_names, spread, spread_all

#: What `spread` marks; where all arguments are leaves, that is their kinds. Nothing where something is unusual.
Marks = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """The arguments of a call: their leaves, their structure, and what is static."""

    leaves: list[object]
    structure: Structure
    static: tuple[tuple[Hashable, object], ...]

    @property
    def key(self) -> Hashable:
        kinds = tuple(map(_kind, self.leaves))
        # without arrays it is the default device that results are on
        place = None if any(isinstance(x, Array) for x in self.leaves) else device_of(None)
        return (self.structure, kinds, tuple([(at, exact(value)) for at, value in self.static]), place)


def exact(value: object) -> Hashable:
    """What tells static values apart: 1, 1.0 and True are equal, and so are both zeros,
    but a function may tell them apart too."""
    if isinstance(value, (float, complex)):
        return type(value), value.real.hex(), value.imag.hex()
    if type(value) in (tuple, frozenset):
        return type(value), type(value)(map(exact, value))  # type: ignore[call-arg]
    return type(value), value


def _kind(leaf: object) -> Hashable:
    """What the trace depends on of a leaf. Of a number that is its type alone."""
    if isinstance(leaf, Array):
        node = leaf.stored
        return leaf.dtype, node.shape, leaf.device
    return type(leaf)


def marks_of(args: Sequence[object], kwargs: Mapping[str, object], leaves: list[object]) -> Marks:
    """What tells these arguments apart where nothing about them is unusual, else nothing;
    and their leaves."""
    marks: list[object] = []
    if not spread_all(args, leaves, marks):
        return ()
    if kwargs:
        marks.append("named")
        if not spread(dict(kwargs), leaves, marks):
            return ()
    return tuple(marks)


def _leaf_names(given: Given) -> list[str]:
    """What leaves are called in messages: argument 1['w'], of what is not static."""
    names: list[str] = []
    for key, child in zip(given.structure.keys, given.structure.children, strict=True):
        names += leaf_names(child, f"argument {key}")
    return names


def check_leaves(given: Given, what: str) -> None:
    names = _leaf_names(given)
    for leaf, name in zip(given.leaves, names, strict=True):
        if not isinstance(leaf, (Array, *NUMBERS)):
            raise TypeError(
                f"{what}: {name} is a {type(leaf).__name__}; arguments are arrays, numbers and trees of them: make it an array with asarray, or"
                " name it in static_argnums or static_argnames"
            )
