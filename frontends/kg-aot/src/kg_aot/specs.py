"""Argument specifications: a dtype and a shape, or a tree of such.

f64[3, 4]        a matrix of double                 f32[()]   one float
(3, 4)           the same of the function's dtype    ()        one number of it
{"w": (3, 3), "layers": [(3,), (3,)]}    a tree
f64[n, 3]        of n = kg_array.Size("n", 1, 100): as many rows as each call says, 100 at most
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, cast

from kg.plugin import KgError, parse_dtype
from kg_array import Size
from kg_graph.exporting import Argument, NamedPlan, path_name
from kg_graph.exporting import described as described_trees

#: Of kg_array; in C++ a last axis has real and imaginary parts.
_COMPLEX: Final = ("complex64", "complex128")
#: What `kg_graph.exporting` takes: ("float32", (3,)), or a tree of such.
Described = object


@dataclass(frozen=True, slots=True)
class Spec:
    """An array of a dtype and a shape, whose axes are numbers or, where each call has its own,
    `kg_array.Size`."""

    dtype: str
    shape: tuple[int | Size, ...]

    def __repr__(self) -> str:
        return f"{self.dtype}{list(self.shape)}"


@dataclass(frozen=True, slots=True)
class Kind:
    """A dtype that makes specs: `f64[3]`."""

    dtype: str

    def __getitem__(self, shape: int | Size | tuple[int | Size, ...]) -> Spec:
        return Spec(self.dtype, shape if isinstance(shape, tuple) else (shape,))


f32, f64 = Kind("float32"), Kind("float64")
i8, i16, i32, i64 = Kind("int8"), Kind("int16"), Kind("int32"), Kind("int64")
u8, u16, u32, u64 = Kind("uint8"), Kind("uint16"), Kind("uint32"), Kind("uint64")
bool_ = Kind("bool")


def described(spec: object, dtype: str, what: str) -> Described:
    """The spec of one argument for `kg_graph.exporting`; of shapes alone it has this dtype.
    Open sizes are the greatest that they may be."""
    if isinstance(spec, Spec):
        if spec.dtype not in _COMPLEX:
            try:
                parse_dtype(spec.dtype)
            except ValueError as error:
                raise KgError(f"{what}: {error}") from error
        return spec.dtype, tuple(_size(n, what) for n in spec.shape)
    if isinstance(spec, Kind):
        return spec.dtype, ()
    if isinstance(spec, Mapping):
        return {key: described(inside, dtype, f"{what}.{key}") for key, inside in cast("Mapping[str, object]", spec).items()}
    if isinstance(spec, tuple) and all(_is_size(n) for n in cast("tuple[object, ...]", spec)):
        return dtype, tuple(_size(n, what) for n in cast("tuple[int | Size, ...]", spec))
    if isinstance(spec, tuple | list):
        inside = [described(one, dtype, f"{what}.{at}") for at, one in enumerate(cast("list[object]", spec))]
        return tuple(inside) if isinstance(spec, tuple) else inside
    if _is_size(spec):
        return dtype, (_size(cast("int | Size", spec), what),)
    raise KgError(f"{what} is {spec!r}: give a shape, as (3, 4), a dtype with one, as kg_aot.f64[3, 4], or a tree of such")


def with_unread(named: NamedPlan, specs: Mapping[str, Described]) -> NamedPlan:
    """The plan with all arguments, in the order of the signature:
    those that no kernel reads are arguments of `call`, too."""
    known = {argument.name: argument for argument in named.inputs}
    found: list[Argument] = []
    for path, (dtype, shape) in described_trees(specs).items():
        name = path_name(path)
        parts = (
            {"complex64": "float32", "complex128": "float64"}.get(dtype, dtype),
            ((*shape, 2) if dtype in _COMPLEX else shape),
        )
        found.append(known.get(name) or Argument(name, parse_dtype(parts[0]), parts[1], -1, path))
    return replace(named, inputs=tuple(found))


def open_axes(spec: object) -> object:
    """What `kg_array.jit(sizes=)` takes for this spec:
    of an array a dict of axes, of a tree a tree; None where nothing is open."""
    if isinstance(spec, Spec):
        return open_axes(spec.shape)
    if isinstance(spec, Mapping):
        inside = {key: open_axes(one) for key, one in cast("Mapping[str, object]", spec).items()}
        return inside if any(one is not None for one in inside.values()) else None
    if isinstance(spec, tuple | list):
        parts = cast("tuple[object, ...]", tuple(cast("list[object]", spec)))
        if isinstance(spec, tuple) and all(map(_is_size, parts)):
            return {axis: n for axis, n in enumerate(parts) if isinstance(n, Size)} or None
        found = [open_axes(one) for one in parts]
        return (tuple(found) if isinstance(spec, tuple) else found) if any(one is not None for one in found) else None
    return {0: spec} if isinstance(spec, Size) else None


def _is_size(n: object) -> bool:
    return isinstance(n, int | Size) and not isinstance(n, bool)


def _size(n: int | Size, what: str) -> int:
    if isinstance(n, Size):
        return n.greatest
    if n < 0:
        raise KgError(f"{what} has an axis of {n} elements")
    return n
