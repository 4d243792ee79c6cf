"""Sizes that jit leaves open: which axes of which arguments they are, and what they are in a call.

    n = Size("n", 1, 4096)
    jit(f, sizes={"x": {0: n}, "labels": {0: n}})

An argument is named or numbered. What it is given is an axis -> size table where it is an array, a size where it is an integer, and a tree of
these, with None where nothing is open, where it is a tree.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import field
from inspect import signature
from typing import Final

from kg.frontend import Op, SizeFunction, size_function
from kg.records import dataclass

from kg_array.array import Array
from kg_array.operands.size import Size
from kg_array.transforms.tree import Structure

#: Of one leaf: axis -> size, or the size that the leaf is.
Open = Mapping[int, Size] | Size
_NOTHING: Final = (None, {})


@dataclass(frozen=True, slots=True)
class Place:
    """Where a size is found in a call: the axis of an argument, or the argument itself."""

    leaf: int
    axis: int | None
    name: str
    size: Size

    def value(self, leaves: Sequence[object]) -> int:
        x = leaves[self.leaf]
        return x if self.axis is None else x.shape[self.axis]  # type: ignore[union-attr,return-value]

    def __str__(self) -> str:
        return self.name if self.axis is None else f"axis {self.axis} of {self.name}"


@dataclass(frozen=True, slots=True)
class OpenSizes:
    """The open sizes of calls of one kind.
    `first`: where each named size is read, in the order of names; `again`: where it, or what is computed of several, must be
    found again."""

    function: str
    first: tuple[Place, ...]
    again: tuple[tuple[Place, SizeFunction], ...]

    @property
    def of_arrays(self) -> bool:
        """Whether all are axes of arrays, none an integer that is an argument."""
        return all(place.axis is not None for place in (*self.first, *(place for place, _ in self.again)))

    def values(self, leaves: Sequence[object]) -> tuple[int, ...]:
        """The sizes of this call, in the order of their names.
        Refuses those that are outside of their range or don't agree."""
        found = tuple([place.value(leaves) for place in self.first])
        for place, value in zip(self.first, found, strict=True):
            var = place.size.node.variable
            if not var.min <= value <= var.max:
                raise ValueError(
                    f"{self.function}: {place} is {value}; size {var.name} goes from {var.min} to {var.max}: declare a wider range"
                )
        for place, wanted in self.again:
            (expected,) = wanted(*found)
            if (value := place.value(leaves)) != expected:
                names = {u.variable.name for u in place.size.node.find(Op.DEFINE_VAR)}
                given = " and ".join(
                    f"{p.size} is {v} in {p}" for p, v in zip(self.first, found, strict=True) if str(p.size) in names
                )
                raise ValueError(f"{self.function}: {place} is {value}, not {place.size} = {expected}, since {given}")
        return found


class Declared:
    """What `jit(sizes=...)` was given: argument -> tree of open axes."""

    def __init__(self, function: str, sizes: Mapping[str | int, object], names: Sequence[str]) -> None:
        self._function, self._names = function, names
        self._given: dict[str | int, object] = {}
        for key, spec in sizes.items():
            if isinstance(key, str) and names and key not in names:
                raise ValueError(f"jit of {function}: sizes names {key!r}, which is no argument; there are {', '.join(names)}")
            self._given[key] = spec
            if isinstance(key, int) and 0 <= key < len(names):
                self._given[names[key]] = spec
            elif isinstance(key, str) and key in names:
                self._given[names.index(key)] = spec
        _check_names(function, [s for spec in sizes.values() for s in _sizes_in(spec)])

    def title(self, key: Hashable) -> str:
        """What an argument is called in messages: by its name where it has one."""
        named = isinstance(key, int) and key < len(self._names)
        return f"argument {self._names[key]!r}" if named else f"argument {key!r}"  # type: ignore[index]

    def of_leaves(self, arguments: Sequence[tuple[Hashable, Structure]]) -> tuple[Open | None, ...]:
        """What is open of each leaf of these arguments, by number or name."""
        found: list[Open | None] = []
        for key, structure in arguments:
            self._walk(self._given.get(key), structure, self.title(key), found)  # type: ignore[call-overload]
        return tuple(found)

    def _walk(self, spec: object, structure: Structure, name: str, found: list[Open | None]) -> None:
        if spec in _NOTHING:
            found += [None] * structure.leaves
        elif structure.kind is None:
            found.append(self._leaf(spec, name))
        else:
            for key, child in zip(structure.keys, structure.children, strict=True):
                self._walk(self._child(spec, structure, key, name), child, f"{name}[{key!r}]", found)

    def _child(self, spec: object, structure: Structure, key: Hashable, name: str) -> object:
        if (
            isinstance(spec, Mapping)
            and set(spec) <= set(structure.keys)
            and not any(isinstance(v, Size) for v in spec.values())
        ):
            return spec.get(key)
        if isinstance(spec, (tuple, list)) and len(spec) == len(structure.keys) and isinstance(key, int):
            return spec[key]
        raise ValueError(
            f"jit of {self._function}: {name} is a tree {structure}; sizes takes one like it, with axis -> size where an array is, not {spec!r}"
        )

    def _leaf(self, spec: object, name: str) -> Open:
        if isinstance(spec, Size):
            return spec
        if isinstance(spec, Mapping) and all(isinstance(a, int) and isinstance(s, Size) for a, s in spec.items()):
            return dict(spec)
        raise TypeError(
            f"jit of {self._function}: sizes takes axis -> kg_array.Size for {name}, such as {{0: n}}, not {spec!r}"
        )


def parameter_names(function: Callable[..., object]) -> tuple[str, ...]:
    """What the arguments of a function are called, as far as that is known."""
    try:
        parameters = signature(function).parameters.values()
    except (TypeError, ValueError):
        return ()
    return tuple([p.name for p in parameters if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)])


def _sizes_in(spec: object) -> list[Size]:
    if isinstance(spec, Size):
        return [spec]
    parts = spec.values() if isinstance(spec, Mapping) else spec if isinstance(spec, (tuple, list)) else ()
    return [s for part in parts for s in _sizes_in(part)]


def _check_names(function: str, sizes: Sequence[Size]) -> None:
    known: dict[str, object] = {}
    for variable in (u.variable for s in sizes for u in s.node.find(Op.DEFINE_VAR)):
        if known.setdefault(variable.name, variable) != variable:
            raise ValueError(f"jit of {function}: two sizes are called {variable.name} and have different ranges")


def open_axes(spec: Open, x: object, function: str, name: str) -> dict[int | None, Size]:
    """axis -> size of an argument, axes counted from the front; None for the argument itself."""
    if isinstance(spec, Size):
        if not isinstance(x, int) or isinstance(x, bool):
            raise TypeError(f"{function}: {name} is of {type(x).__name__}; sizes declares it as the size {spec}, an integer")
        return {None: spec}
    if not isinstance(x, Array):
        raise TypeError(f"{function}: {name} is of {type(x).__name__}; sizes declares axes of an array")
    for axis in spec:
        if not -x.ndim <= axis < x.ndim:
            raise ValueError(
                f"{function}: {name} has {x.ndim} dimensions, shape {x.shape}; sizes declares its axis {axis} as {spec[axis]}"
            )
    return {axis % x.ndim: size for axis, size in spec.items()}


def open_sizes(function: str, axes: Sequence[Mapping[int | None, Size] | None], names: Sequence[str]) -> OpenSizes:
    """Where the sizes of calls of one kind are found."""
    places = [
        Place(leaf, axis, name, size)
        for leaf, (found, name) in enumerate(zip(axes, names, strict=True))
        for axis, size in (found or {}).items()
    ]
    first: dict[str, Place] = {}
    for place in places:
        if place.size.is_name:
            first.setdefault(str(place.size), place)
    order = tuple(sorted(first))
    again: list[tuple[Place, SizeFunction]] = []
    for place in places:
        missing = sorted({u.variable.name for u in place.size.node.find(Op.DEFINE_VAR)} - first.keys())
        if missing:
            raise ValueError(
                f"{function}: {place} is declared as {place.size}, but no axis of the arguments is {missing[0]} alone, to tell what it is"
            )
        if first.get(str(place.size)) is not place:
            again.append((place, size_function((place.size.node,), order)))
    return OpenSizes(function, tuple(first[name] for name in order), tuple(again))


@dataclass(frozen=True, slots=True)
class Extents:
    """The shapes of results as a function of the open sizes:
    `take` is how many of its numbers each shape has."""

    of: SizeFunction
    ranks: tuple[int, ...] = field(default=())

    def __call__(self, values: tuple[int, ...]) -> list[tuple[int, ...]]:
        dims = self.of(*values)
        shapes: list[tuple[int, ...]] = []
        at = 0
        for rank in self.ranks:
            shapes.append(dims[at : at + rank])
            at += rank
        return shapes
