"""pad: more elements at the ends of axes."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Literal

from kg.frontend import UOp

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.indexing.axes import sizes
from kg_array.indexing.boxes import box
from kg_array.indexing.concatenation import joined, selected
from kg_array.operands.arguments import one_or_several, require_array, whole_number
from kg_array.operands.dtypes import Scalar, of_scalar
from kg_array.running.steps import fixed, is_small, single

Mode = Literal["constant", "edge", "reflect", "symmetric", "wrap"]
Width = int | tuple[int, int] | Sequence[tuple[int, int]]


def pad(x: Array, pad_width: Width, /, *, mode: Mode = "constant", constant_values: Scalar = 0) -> Array:
    """More elements before and after each axis:
    a number; the edge's element; the elements mirrored at the edge's element (reflect) or behind it (symmetric); those of the
    other end (wrap)."""
    require_array("pad", x)
    margins = _margins(x, pad_width)
    if mode == "constant":
        if x.dtype.is_bool and type(constant_values) is int and constant_values in (0, 1):
            constant_values = bool(constant_values)
        of_scalar("pad", constant_values, x.dtype)
        return _with_numbers(x, margins, constant_values)
    if mode not in ("edge", "reflect", "symmetric", "wrap"):
        raise ValueError(f"pad: there is no mode {mode!r}; there are constant, edge, reflect, symmetric and wrap")
    for axis, (before, after) in enumerate(margins):
        if (before or after) and not x.shape[axis]:
            raise ValueError(f"pad: axis {axis} of an array of shape {x.shape} has no elements that {mode} could repeat")

    def longer(x: Array) -> Array:
        for axis, (before, after) in enumerate(margins):
            x = x.moved(lambda node: _longer(node, axis, before, after, mode))  # noqa: B023  called at once
        return x

    return single(("pad", tuple(margins), mode), x, longer) if any(map(any, margins)) else copy(x)


def _with_numbers(x: Array, margins: Sequence[tuple[int, int]], number: Scalar) -> Array:
    fills = (number.real, number.imag)

    def made(x: Array) -> Array:
        return of_parts(tuple(p.pad(*margins, fill=v) for p, v in zip(x.parts, fills, strict=False)), x.device)

    return single(("pad", tuple(margins), fixed(number)), x, made) if is_small(number) else made(x)


def _margins(x: Array, width: Width) -> list[tuple[int, int]]:
    if not isinstance(width, (int, tuple, list)):
        raise TypeError(f"pad: a width is a number, (before, after), or such a pair for each axis, not {width!r}")
    if isinstance(width, int):
        pairs: Sequence[object] = [(width, width)] * x.ndim
    elif len(width) == 2 and all(isinstance(w, int) for w in width):
        pairs = [tuple(width)] * x.ndim
    else:
        pairs = [tuple([whole_number("pad", "a width", n) for n in one_or_several(w)]) for w in width]
        pairs = pairs * x.ndim if len(pairs) == 1 else pairs
    if len(pairs) != x.ndim or any(len(p) != 2 or min(p) < 0 for p in pairs):  # type: ignore[arg-type]
        raise ValueError(
            f"pad: a number, (before, after), or such a pair for each axis of {x.shape}, of 0 and more; not {width}"
        )
    return pairs  # type: ignore[return-value]


def _longer(x: UOp, axis: int, before: int, after: int, mode: str) -> UOp:
    """The axis between its neighbours, which are elements of x themselves:
    selected where they are used, as often as they are needed."""
    size = sizes(x)[axis]
    if not before and not after:
        return x
    if mode == "edge" or (mode == "reflect" and size == 1):
        ends = [_repeated(box(x, axis, at, 1), axis, count) for at, count in ((0, before), (size - 1, after))]
    elif isinstance(size, int) and max(before, after) <= size - (mode == "reflect"):
        ends = _neighbours(x, axis, before, after, mode)
    else:
        period = _period(x, axis, mode)
        length = sizes(period)[axis]
        return _cycled(period, axis, -before % length, before + size + after)
    return selected([p for p, count in ((ends[0], before), (x, 1), (ends[1], after)) if count], axis)


def _neighbours(x: UOp, axis: int, before: int, after: int, mode: str) -> list[UOp]:
    """What comes before an axis and after it, where x has as much."""
    size = sizes(x)[axis]
    if mode == "wrap":
        return [box(x, axis, size - before, before), box(x, axis, 0, after)]
    own = int(mode == "reflect")  # the elements at the ends are mirrors and come once
    return [box(x, axis, own, before).flip(axis), box(x, axis, size - own - after, after).flip(axis)]


def _period(x: UOp, axis: int, mode: str) -> UOp:
    """What comes again and again, x's first element first."""
    if mode == "wrap":
        return x
    if mode == "symmetric":
        return joined([x, x.flip(axis)], axis)
    size = sizes(x)[axis]
    return joined([box(x, axis, 0, size - 1), box(x, axis, 1, size - 1).flip(axis)], axis)


def _cycled(period: UOp, axis: int, first: int, count: int) -> UOp:
    """`count` elements of a period that is repeated, from element `first` on."""
    shape = sizes(period)
    head, length, tail = shape[:axis], shape[axis], shape[axis + 1 :]
    times = -(-(first + count) // length)
    if times > 1:
        period = period.reshape(*head, 1, length, *tail).expand(*head, times, length, *tail)
    return box(period.reshape(*head, times * length, *tail), axis, first, count)


def _repeated(x: UOp, axis: int, count: int) -> UOp:
    return x.expand(*(count if i == axis else d for i, d in enumerate(x.shape)))
