"""Axes as people give them: numbers from either end, several, or none for all; and shapes after a reduction."""

from __future__ import annotations

import operator
from math import prod

from kg.ir.args import Monoid
from kg.ir.uop import UOp


class AxisError(ValueError, IndexError):
    """An axis that an array doesn't have: of functions the standard has either error."""


Axis = int | tuple[int, ...] | None


def axis_of(name: str, axis: int, rank: int) -> int:
    """One axis, from the front."""
    try:
        number = operator.index(axis)
    except TypeError:
        raise TypeError(f"{name}: an axis is an integer, not {axis!r}") from None
    if not -rank <= number < rank:
        raise AxisError(f"{name}: there is no axis {number} in an array of {rank} dimensions")
    return number % rank


def axes_of(name: str, axis: Axis, rank: int) -> tuple[int, ...]:
    """The axes meant, from the front, in order; None means all."""
    if axis is None:
        return tuple(range(rank))
    given = axis if isinstance(axis, (tuple, list)) else (axis,)
    axes = [axis_of(name, a, rank) for a in given]
    if len(set(axes)) < len(axes):
        raise ValueError(f"{name}: axes {axis} name one axis twice")
    return tuple(sorted(axes))


def count(x: UOp, axes: tuple[int, ...]) -> int:
    """How many elements one result is made of."""
    return prod(sizes(x)[a] for a in axes)


def sizes(x: UOp) -> tuple[int, ...]:
    """The shape of a traced value: arrays have sizes that are numbers."""
    return x.shape  # type: ignore[return-value]


def reduce(x: UOp, monoid: Monoid, axes: tuple[int, ...]) -> UOp:
    """Over these axes, which stay as size 1; over none it is x."""
    return x.reduce(monoid, *axes) if axes else x


def squeezed(x: UOp, axes: tuple[int, ...], keepdims: bool = False) -> UOp:
    """Without these axes of size 1, unless they are to be kept."""
    return x if keepdims else x.reshape(*(d for i, d in enumerate(x.shape) if i not in axes))


def last(x: UOp, axis: int) -> UOp:
    """The axis moved to the end."""
    return x.permute(*(i for i in range(len(x.shape)) if i != axis), axis)


def back(x: UOp, axis: int) -> UOp:
    """The last axis moved to where `last` took it from."""
    end = len(x.shape) - 1
    return x.permute(*range(axis), end, *range(axis, end))
