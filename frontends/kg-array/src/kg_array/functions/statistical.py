"""Sums, extremes and moments over axes.
Half types are accumulated in float32, and come back as they were."""

from __future__ import annotations

import builtins
from collections.abc import Callable

from kg.frontend import DType, Kind, Monoid, Op, Reduction, UOp, accumulator, combine_values, int64, uint64
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray, of_parts
from kg_array.complex_numbers.pairs import Pair
from kg_array.elementwise.slopes import root_of
from kg_array.functions.creation import cast, full
from kg_array.indexing.axes import count, is_empty, may_be_zero, reduce, size_value, squeezed
from kg_array.operands.arguments import Axis, axes_of, axis_of, rank_of, real_number, require_array
from kg_array.operands.dtypes import DTypeLike, asked, is_complex, part_of
from kg_array.operands.size import Size
from kg_array.running.steps import single

#: What is made of a value along axes.
_Moment = Callable[[UOp, tuple[int, ...]], UOp]


def sum(x: Array, /, *, axis: Axis = None, dtype: DTypeLike | None = None, keepdims: bool = False) -> Array:
    """The sum; of integers in 64 bits, unless a dtype is asked for."""
    return _accumulated("sum", monoids.ADD, x, axis, dtype, keepdims)


def prod(x: Array, /, *, axis: Axis = None, dtype: DTypeLike | None = None, keepdims: bool = False) -> Array:
    """The product; of integers in 64 bits, unless a dtype is asked for."""
    return _accumulated("prod", monoids.MUL, x, axis, dtype, keepdims)


def _accumulated(name: str, monoid: Monoid, x: Array, axis: Axis, dtype: DTypeLike | None, keepdims: bool) -> Array:
    axes = axes_of(name, axis, x)
    chosen = asked(name, dtype, widened(x.dtype))
    return single((name, axes, chosen, bool(keepdims)), x, lambda x: _made(name, monoid, x, axes, chosen, keepdims))


def _made(name: str, monoid: Monoid, x: Array, axes: tuple[int, ...], chosen: DType, keepdims: bool) -> Array:
    if is_complex(chosen) or is_complex(x.dtype):
        value = cast(x, chosen, name).parts
        made = (
            [reduce(part, monoid, axes) for part in value]
            if monoid is monoids.ADD
            else product_along(Pair(*value), Op.REDUCE, axes)
        )
        return of_parts(tuple([squeezed(part, axes, keepdims) for part in made]), x.device)
    return Array(squeezed(accumulated(x.node, monoid, axes, chosen), axes, keepdims), x.device)


def accumulated(x: UOp, monoid: Monoid, axes: tuple[int, ...], dtype: DType) -> UOp:
    """A sum or product as this dtype, accumulated in one that is wide enough. The axes stay as size 1."""
    return reduce(x.cast(accumulator(dtype)), monoid, axes).cast(dtype)


def widened(dtype: DType) -> DType:
    """The dtype of a sum: 64 bits for integers, and for how many are true."""
    if part_of(dtype).is_float:
        return dtype
    return uint64 if dtype.kind is Kind.UINT else int64


def max(x: Array, /, *, axis: Axis = None, keepdims: bool = False) -> Array:
    """The greatest; NaN where there is one."""
    return _extreme("max", monoids.MAX, x, axis, keepdims)


def min(x: Array, /, *, axis: Axis = None, keepdims: bool = False) -> Array:
    """The least; NaN where there is one."""
    return _extreme("min", monoids.MIN, x, axis, keepdims)


def _extreme(name: str, monoid: Monoid, x: Array, axis: Axis, keepdims: bool) -> Array:
    axes = axes_of(name, axis, x)

    def made(x: Array) -> Array:
        refuse_nothing(name, x, axes)
        return Array(squeezed(reduce(x.node, monoid, axes), axes, keepdims), x.device)

    return single((name, axes, bool(keepdims)), x, made)


def refuse_nothing(name: str, x: Array, axes: tuple[int, ...]) -> None:
    """Out of no elements none can be chosen."""
    if may_be_zero(count(x.parts[0], axes)):
        raise ValueError(f"{name}: there is nothing to choose from along axes {axes} of an array of shape {x.shape}")


def mean(x: Array, /, *, axis: Axis = None, keepdims: bool = False) -> Array:
    axes = axes_of("mean", axis, x)
    if not is_complex(x.dtype):
        require_float("mean", x)

    def made(x: Array) -> Array:
        if is_complex(x.dtype):
            return x.moved(lambda node: squeezed(mean_of(node, axes), axes, keepdims))
        return _moment("mean", mean_of, x, axes, keepdims)

    return single(("mean", axes, bool(keepdims)), x, made)


def var(x: Array, /, *, axis: Axis = None, correction: int | float = 0.0, keepdims: bool = False) -> Array:
    """The mean squared deviation from the mean, of n - correction."""
    return _spread("var", lambda node, axes: variance_of(node, axes, correction), x, axis, correction, keepdims)


def std(x: Array, /, *, axis: Axis = None, correction: int | float = 0.0, keepdims: bool = False) -> Array:
    """The square root of `var`."""
    return _spread("std", lambda node, axes: root_of(variance_of(node, axes, correction)), x, axis, correction, keepdims)


def _spread(name: str, of: _Moment, x: Array, axis: Axis, correction: int | float, keepdims: bool) -> Array:
    require_float(name, x)
    axes = axes_of(name, axis, x)
    real_number(name, "correction", correction)
    return single((name, axes, correction, bool(keepdims)), x, lambda x: _moment(name, of, x, axes, keepdims))


def _moment(name: str, of: _Moment, x: Array, axis: Axis, keepdims: bool) -> Array:
    require_float(name, x)
    axes = axes_of(name, axis, x)
    value = of(x.node.cast(accumulator(x.dtype)), axes).cast(x.dtype)
    return Array(squeezed(value, axes, keepdims), x.device)


def require_float(name: str, *arrays: Array) -> None:
    require_array(name, *arrays)
    for x in arrays:
        if not x.dtype.is_float:
            what = "take real(x), imag(x) or abs(x)" if is_complex(x.dtype) else "cast the array with astype"
            raise TypeError(f"{name} is of floats, not {x.dtype}: {what}")


def mean_of(x: UOp, axes: tuple[int, ...]) -> UOp:
    """The mean over these axes, kept as size 1; NaN of nothing."""
    return reduce(x, monoids.ADD, axes) / size_value(count(x, axes), x.type)


def variance_of(x: UOp, axes: tuple[int, ...], correction: int | float = 0.0) -> UOp:
    """In two passes.
    What the mean was rounded by is taken off again: it is the mean of the deviations, which are small."""
    total = count(x, axes)
    n = size_value(total, x.type)
    deviation = x - mean_of(x, axes).expand(*x.shape)
    rest = reduce(deviation, monoids.ADD, axes)
    squares = reduce(deviation * deviation, monoids.ADD, axes) - rest * rest / n
    # of open sizes, what is left of them is known as late as they are
    free = (n - correction).maximum(0.0) if isinstance(total, Size) else float(builtins.max(total - correction, 0.0))
    return squares.maximum(0.0) / free


def cumulative_sum(
    x: Array, /, *, axis: int | None = None, dtype: DTypeLike | None = None, include_initial: bool = False
) -> Array:
    """The sums of what comes first along an axis; beginning with 0 where the initial value is included."""
    return _running("cumulative_sum", monoids.ADD, 0, x, axis, dtype, include_initial)


def cumulative_prod(
    x: Array, /, *, axis: int | None = None, dtype: DTypeLike | None = None, include_initial: bool = False
) -> Array:
    """The products of what comes first along an axis.
    Beginning with 1 where the initial value is included."""
    return _running("cumulative_prod", monoids.MUL, 1, x, axis, dtype, include_initial)


def cumulative_max(x: Array, /, *, axis: int | None = None) -> Array:
    """The greatest of what comes first along an axis; NaN from the first NaN on."""
    return _running_extreme("cumulative_max", monoids.MAX, x, axis)


def cumulative_min(x: Array, /, *, axis: int | None = None) -> Array:
    """The least of what comes first along an axis; NaN from the first NaN on."""
    return _running_extreme("cumulative_min", monoids.MIN, x, axis)


def _running_extreme(name: str, monoid: Monoid, x: Array, axis: int | None) -> Array:
    along = _along(name, x, axis)
    return x if x.size == 0 else single((name, along), x, lambda x: Array(x.node.scan(monoid, along), x.device))


def _along(name: str, x: Array, axis: int | None) -> int:
    if axis is None and rank_of(name, x) != 1:
        raise ValueError(f"{name}: an axis must be given for an array of {x.ndim} dimensions")
    return axis_of(name, 0 if axis is None else axis, x)


def _running_complex(x: Array, monoid: Monoid, first: int, along: int, include_initial: bool) -> Array:
    if monoid is monoids.ADD:
        made = Pair(*(part.scan(monoid, along) for part in x.parts))
    else:
        from kg_array.complex_numbers.running_products import products  # whose rule is made of the functions of this file

        made = Pair(*products(x, along).parts)
    if include_initial:
        margins = [(1 if i == along else 0, 0) for i in range(x.ndim)]
        made = Pair(made.re.pad(*margins, fill=first), made.im.pad(*margins))
    return ComplexArray(made, x.device)


def product_along(x: Pair, op: Op, axes: tuple[int, ...], *, exclusive: bool = False) -> Pair:
    """The product of complex values, over axes (REDUCE, which keeps them as size 1) or
    of what comes first along one (SCAN)."""
    if not axes:
        return x
    monoid = monoids.complex_product(x.re.type)
    return Pair(*combine_values(tuple(x), monoid, op, Reduction(monoid, axes, exclusive=exclusive)))


def _running(
    name: str, monoid: Monoid, first: int, x: Array, axis: int | None, dtype: DTypeLike | None, include_initial: bool
) -> Array:
    along = _along(name, x, axis)
    chosen = asked(name, dtype, widened(x.dtype))
    shape = tuple(d + 1 if i == along and include_initial else d for i, d in enumerate(x.shape))
    if is_empty(x.shape):
        return full(shape, first, dtype=chosen, device=x.device)
    include_initial = bool(include_initial)

    def made(x: Array) -> Array:
        return _running_values(name, monoid, first, x, along, chosen, include_initial)

    return single((name, along, chosen, include_initial), x, made)


def _running_values(name: str, monoid: Monoid, first: int, x: Array, along: int, chosen: DType, include_initial: bool) -> Array:
    if is_complex(chosen) or is_complex(x.dtype):
        return _running_complex(cast(x, chosen, name), monoid, first, along, include_initial)
    value = x.node.cast(accumulator(chosen)).scan(monoid, along).cast(chosen)
    if include_initial:
        value = value.pad(*((1 if i == along else 0, 0) for i in range(x.ndim)), fill=first)
    return Array(value, x.device)
