"""Convolutions and pools: windows over the last axes by movement alone, then a sum of products,
a greatest or a mean."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from kg.frontend import UOp, accumulator, const
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.functions.statistical import require_float
from kg_array.functions.windows import Geometry, convolution, transposed, windows
from kg_array.indexing.axes import sizes
from kg_array.matrices.products import of_one_dtype
from kg_array.operands.arguments import one_or_several, require_array, whole_number
from kg_array.running.steps import of_several, single

#: One number for all axes, or one for each.
Each = int | Sequence[int]
#: As `Each`; or a pair for each axis, before and after; or as much as keeps the size ("same", at stride 1), or none ("valid").
Padding = Each | Sequence[tuple[int, int]] | Literal["same", "valid"]


def conv(x: Array, weight: Array, /, *, stride: Each = 1, padding: Padding = 0, dilation: Each = 1, groups: int = 1) -> Array:
    """The convolution (correlation) of x [batch, channels, *sizes] by weight [filters, channels / groups,
    *window], of 1 to 3 axes of space."""
    static = stride, padding, dilation, groups
    return of_several(("conv", repr(static)), (x, weight), lambda x, weight: _conv(x, weight, *static))


def _conv(x: Array, weight: Array, stride: Each, padding: Padding, dilation: Each, groups: int) -> Array:
    device, (data, filters) = of_one_dtype("conv", x, weight)
    _require_filters("conv", x, weight, "c")
    channels, (count, depth) = x.shape[1], weight.shape[:2]
    if groups < 1 or channels != depth * groups or count % groups:
        raise ValueError(f"conv: {channels} channels, and {count} filters of {depth}, don't go with {groups} groups")
    how = _geometry("conv", weight.shape[2:], stride, padding, dilation, groups)
    return Array(convolution(data, filters, how), device)


def conv_transpose(
    x: Array,
    weight: Array,
    /,
    *,
    stride: Each = 1,
    padding: Padding = 0,
    output_padding: Each = 0,
    dilation: Each = 1,
    groups: int = 1,
) -> Array:
    """The transpose of `conv` as a linear map of its first argument:
    x [batch, filters, *sizes] by weight [filters, channels / groups, *window] gives [batch, channels, *sizes], each (size - 1)
    * stride + dilation * (window - 1) + 1, less the padding and with the output padding.
    """
    static = stride, padding, output_padding, dilation, groups
    return of_several(("conv_transpose", repr(static)), (x, weight), lambda x, weight: _transposed(x, weight, *static))


def _transposed(
    x: Array, weight: Array, stride: Each, padding: Padding, output_padding: Each, dilation: Each, groups: int
) -> Array:
    name = "conv_transpose"
    device, (data, filters) = of_one_dtype(name, x, weight)
    _require_filters(name, x, weight, "f")
    count, window = weight.shape[0], weight.shape[2:]
    if groups < 1 or x.shape[1] != count or count % groups:
        raise ValueError(f"{name}: {x.shape[1]} channels, and {count} filters, don't go with {groups} groups")
    how = _geometry(name, window, stride, padding, dilation, groups)
    more = _each(name, "output_padding", output_padding, len(window), least=0)
    if any(m >= max(s, d) for m, s, d in zip(more, how.strides, how.dilations, strict=True)):
        raise ValueError(f"{name}: output_padding {more} is not below the stride {how.strides} or the dilation {how.dilations}")
    axes = zip(sizes(data)[2:], window, how.strides, how.dilations, how.margins, more, strict=True)
    space = [(n - 1) * s + d * (w - 1) + 1 - low - high + m for n, w, s, d, (low, high), m in axes]
    if any(n < 1 for n in space):
        raise ValueError(f"{name}: nothing is left of sizes {x.shape[2:]} with a window of {window} and padding {padding}")
    return Array(transposed(data, filters, how, space), device)


def _require_filters(name: str, x: Array, weight: Array, channels: str) -> None:
    if not 3 <= x.ndim <= 5 or weight.ndim != x.ndim:
        shapes = f"[n, {channels}, *sizes] and [f, c / groups, *window]"
        raise ValueError(f"{name}: shapes {x.shape} and {weight.shape} are not {shapes}")


def max_pool(x: Array, window: Each, /, *, stride: Each | None = None, padding: Padding = 0, dilation: Each = 1) -> Array:
    """The greatest of every window over the axes of x [batch, channels, *sizes].
    Beside each other unless a stride is given."""
    require_array("max_pool", x)

    def made(x: Array) -> Array:
        views, rank = _pooled("max_pool", x, x.node, window, stride, padding, dilation, x.dtype.min)
        return Array(_over(views, rank, "max"), x.device)

    return single(("max_pool", repr((window, stride, padding, dilation))), x, made)


def avg_pool(
    x: Array, window: Each, /, *, stride: Each | None = None, padding: Padding = 0, include_padding: bool = True
) -> Array:
    """The mean of every window over the axes of x [batch, channels, *sizes].
    Beside each other unless a stride is given."""
    require_float("avg_pool", x)
    static = window, stride, padding, include_padding
    return single(("avg_pool", repr(static)), x, lambda x: _averages(x, *static))


def _averages(x: Array, window: Each, stride: Each | None, padding: Padding, include_padding: bool) -> Array:
    node = x.node.cast(accumulator(x.dtype))
    views, rank = _pooled("avg_pool", x, node, window, stride, padding, 1, 0.0)
    if include_padding:
        mean = _over(views, rank, "add") / float(math.prod(sizes(views)[-2 * rank : -rank]))
    else:
        ones = const(1.0, node.type).broadcast_to(*x.shape)
        there, _ = _pooled("avg_pool", x, ones, window, stride, padding, 1, 0.0)
        mean = _over(views, rank, "add") / _over(there, rank, "add")
    return Array(mean.cast(x.dtype), x.device)


def _pooled(
    name: str, x: Array, node: UOp, window: Each, stride: Each | None, padding: Padding, dilation: Each, fill: float
) -> tuple[UOp, int]:
    rank = x.ndim - 2
    if rank < 1:
        raise ValueError(f"{name}: an array [batch, channels, *sizes] is wanted, not one of shape {x.shape}")
    wide = _each(name, "window", window, rank)
    how = _geometry(name, wide, wide if stride is None else stride, padding, dilation)
    return windows(name, node, wide, how, fill), rank


def _over(views: UOp, rank: int, monoid: str) -> UOp:
    before = len(views.shape) - 2 * rank
    shape = (*views.shape[:before], *views.shape[before + rank :])
    return views.reduce(monoids.SIMPLE[monoid], *range(before, before + rank)).reshape(*shape)


def _geometry(name: str, window: tuple[int, ...], stride: Each, padding: Padding, dilation: Each, groups: int = 1) -> Geometry:
    strides, dilations = (_each(name, what, n, len(window)) for what, n in (("stride", stride), ("dilation", dilation)))
    return Geometry(strides, _margins(name, padding, window, dilations), dilations, groups)


def _each(name: str, what: str, given: Each, rank: int, *, least: int = 1) -> tuple[int, ...]:
    numbers = [whole_number(name, what, n) for n in one_or_several(given)]
    numbers = tuple(numbers * rank if isinstance(given, int) else numbers)
    if len(numbers) != rank or any(n < least for n in numbers):
        raise ValueError(f"{name}: {what} is a number from {least} on, or one for each of {rank} axes, not {given}")
    return numbers


def _margins(name: str, given: Padding, window: tuple[int, ...], dilation: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    reach = [d * (w - 1) for w, d in zip(window, dilation, strict=True)]
    if given == "same":
        return tuple((r // 2, r - r // 2) for r in reach)
    if given == "valid":
        return ((0, 0),) * len(window)
    each = (given,) * len(window) if isinstance(given, int) else given
    pairs = tuple((m, m) if isinstance(m, int) else tuple(m) for m in each)
    if isinstance(given, str) or len(pairs) != len(window) or any(len(p) != 2 or min(p) < 0 for p in pairs):
        raise ValueError(f"{name}: padding is same, valid, a number, or one or two for each of {len(window)} axes, not {given}")
    return pairs  # type: ignore[return-value]
