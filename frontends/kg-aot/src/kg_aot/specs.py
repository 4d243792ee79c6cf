"""What an argument is: a dtype and a shape, or a tree of such.

f64[3, 4]        a matrix of double                 f32[()]   one float
(3, 4)           the same of the function's dtype    ()        one number of it
{"w": (3, 3), "layers": [(3,), (3,)]}    a tree
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from kg.plugin import KgError, parse_dtype

#: Of kg_array; in C++ a last axis has real and imaginary parts.
_COMPLEX: Final = ("complex64", "complex128")
#: What `kg_graph.exporting` takes: ("float32", (3,)), or a tree of such.
Described = object


@dataclass(frozen=True, slots=True)
class Spec:
    """An array of a dtype and a shape."""

    dtype: str
    shape: tuple[int, ...]

    def __repr__(self) -> str:
        return f"{self.dtype}{list(self.shape)}"


@dataclass(frozen=True, slots=True)
class Kind:
    """A dtype that makes specs: `f64[3]`."""

    dtype: str

    def __getitem__(self, shape: int | tuple[int, ...]) -> Spec:
        return Spec(self.dtype, shape if isinstance(shape, tuple) else (shape,))


f32, f64 = Kind("float32"), Kind("float64")
i8, i16, i32, i64 = Kind("int8"), Kind("int16"), Kind("int32"), Kind("int64")
u8, u16, u32, u64 = Kind("uint8"), Kind("uint16"), Kind("uint32"), Kind("uint64")
bool_ = Kind("bool")


def described(spec: object, dtype: str, what: str) -> Described:
    """The spec of one argument for `kg_graph.exporting`; of shapes alone it has this dtype."""
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
    if isinstance(spec, tuple) and all(
        isinstance(n, int) and not isinstance(n, bool) for n in cast("tuple[object, ...]", spec)
    ):
        return dtype, tuple(_size(n, what) for n in cast("tuple[int, ...]", spec))
    if isinstance(spec, tuple | list):
        inside = [described(one, dtype, f"{what}.{at}") for at, one in enumerate(cast("list[object]", spec))]
        return tuple(inside) if isinstance(spec, tuple) else inside
    if isinstance(spec, int) and not isinstance(spec, bool):
        return dtype, (_size(spec, what),)
    raise KgError(f"{what} is {spec!r}: give a shape, as (3, 4), a dtype with one, as kg_aot.f64[3, 4], or a tree of such")


def _size(n: int, what: str) -> int:
    if n < 0:
        raise KgError(f"{what} has an axis of {n} elements")
    return n
