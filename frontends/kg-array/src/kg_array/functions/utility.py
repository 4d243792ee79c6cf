"""all, any, diff."""

from __future__ import annotations

from kg.frontend import Monoid, UOp
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.functions.creation import cast
from kg_array.indexing.axes import reduce, same_shape, sizes, squeezed
from kg_array.indexing.concatenation import joined
from kg_array.operands.arguments import Axis, axes_of, axis_of, whole_number
from kg_array.operands.dtypes import promote_all
from kg_array.operands.size import greatest_value
from kg_array.operands.unify import one_device
from kg_array.running.steps import of_several, single


def all(x: Array, /, *, axis: Axis = None, keepdims: bool = False) -> Array:
    """Whether every element is true: not zero. True of nothing."""
    return _logical("all", monoids.MUL, x, axis, keepdims)


def any(x: Array, /, *, axis: Axis = None, keepdims: bool = False) -> Array:
    """Whether some element is true: not zero. False of nothing."""
    return _logical("any", monoids.ADD, x, axis, keepdims)


def _logical(name: str, monoid: Monoid, x: Array, axis: Axis, keepdims: bool) -> Array:
    axes = axes_of(name, axis, x)

    def made(x: Array) -> Array:
        return Array(squeezed(reduce(truth(x), monoid, axes), axes, keepdims), x.device)

    return single((name, axes, bool(keepdims)), x, made)


def truth(x: Array) -> UOp:
    """Which elements are not zero."""
    if x.dtype.is_bool:
        return x.node
    first, *rest = (part.ne(0) for part in x.parts)
    return first | rest[0] if rest else first


def diff(x: Array, /, n: int = 1, *, axis: int = -1, prepend: Array | None = None, append: Array | None = None) -> Array:
    """The differences of neighbours along an axis, n times over:
    numpy's second argument, by name alone in the standard."""
    along = axis_of("diff", axis, x)
    n = whole_number("diff", "how often", n)
    if n < 0:
        raise ValueError(f"diff: how often is 0 or more, not {n}")
    if x.dtype.is_bool:
        raise TypeError("diff is of numbers, not bool: cast the array with astype")
    parts = [p for p in (prepend, x, append) if p is not None]
    one_device("diff", parts)
    dtype = promote_all("diff", tuple(p.dtype for p in parts))
    for p in parts:
        if not same_shape(_beside(p, along), _beside(parts[0], along)):
            raise ValueError(f"diff: shapes {p.shape} and {parts[0].shape} differ along other axes than {along}")

    def made(*parts: Array) -> Array:
        alike = [cast(p, dtype).parts for p in parts]
        values = [joined(nodes, along) for nodes in zip(*alike, strict=True)]
        for _ in range(min(n, greatest_value(sizes(values[0])[along]))):  # then nothing is left
            values = [_differences(v, along) for v in values]
        return of_parts(tuple(values), parts[0].device)

    return of_several(("diff", along, n), parts, made)


def _beside(x: Array, axis: int) -> tuple[int, ...]:
    return tuple(d for i, d in enumerate(x.shape) if i != axis)


def _differences(x: UOp, axis: int) -> UOp:
    size = sizes(x)[axis]

    def part(start: int, stop: int) -> UOp:
        return x.shrink(*((start, stop) if i == axis else (0, d) for i, d in enumerate(x.shape)))

    if size < 1:
        return part(0, 0)
    return part(1, size) - part(0, size - 1)
