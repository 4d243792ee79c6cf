"""Arguments as people give them: arrays, axes, shapes, whole numbers.
What can't be meant is refused by the name of the function, in its first lines."""

from __future__ import annotations

import operator
from collections.abc import Callable
from inspect import signature
from typing import Any

import numpy as np
from kg.frontend import shown

from kg_array.array import Array
from kg_array.operands.size import Size


class AxisError(np.exceptions.AxisError):
    """An axis that an array doesn't have: of functions the standard has ValueError or IndexError,
    which numpy's is both."""


Axis = int | tuple[int, ...] | None


def require_array(name: str, *given: object) -> None:
    """Raise unless all are arrays of this library: nothing else is converted unasked."""
    for x in given:
        if not isinstance(x, Array):
            raise TypeError(f"{name} takes an array, not {type(x).__name__}; see asarray")


def name_of(function: object) -> str:
    """What a function is called, for messages."""
    return getattr(function, "__name__", "a function")


def has_parameter(function: Callable[..., object], name: str) -> bool:
    """Whether a function takes an argument by this name; also where it can't be told."""
    try:
        parameters = signature(function).parameters
    except (TypeError, ValueError):
        return True
    return name in parameters or any(p.kind is p.VAR_KEYWORD for p in parameters.values())


def real_number(name: str, what: str, given: object) -> float:
    """A real number that a float can be, of Python's or numpy's types."""
    if isinstance(given, (int, float, np.integer, np.floating, np.bool_)):
        try:
            return float(given)
        except OverflowError:
            raise ValueError(f"{name}: {what} is beyond every float: {shown(given)}") from None
    raise TypeError(f"{name}: {what} is a number, not {shown(given)}")


def argument_numbers(name: str, what: str, given: object) -> tuple[int, ...]:
    """One number of an argument of a function, or several."""
    return tuple(
        [whole_number(name, what, x) for x in (given if isinstance(given, (tuple, list, set, frozenset)) else (given,))]
    )


def argument_names(name: str, what: str, given: object) -> tuple[str, ...]:
    """One name of an argument of a function, or several."""
    names = tuple(given) if isinstance(given, (tuple, list, set, frozenset)) else (given,)
    for one in names:
        if not isinstance(one, str):
            raise TypeError(f"{name}: {what} is a name or several, not {shown(given)}")
    return names  # type: ignore[return-value]


def require_function(name: str, given: object) -> None:
    """Raise unless it can be called."""
    if not callable(given):
        raise TypeError(f"{name} takes a function, not {type(given).__name__}")


def require_arrays(name: str, given: object) -> list[Array]:
    """Raise unless it is a sequence of arrays, one or more."""
    if not isinstance(given, (tuple, list)):
        raise TypeError(f"{name} takes a tuple or a list of arrays, not {type(given).__name__}")
    if not given:
        raise ValueError(f"{name} needs at least one array")
    require_array(name, *given)
    return list(given)


def require_choice(name: str, what: str, given: object) -> None:
    """Refuse what is neither yes, no nor left open."""
    if given is not None and not isinstance(given, bool):
        raise TypeError(f"{name}: {what} is True, False or None, not {shown(given)}")


def whole_pair(name: str, what: str, given: object) -> tuple[int, int]:
    """Two integers that were given together."""
    if not isinstance(given, (tuple, list)) or len(given) != 2:
        raise TypeError(f"{name}: {what} is two integers, not {shown(given)}")
    first, second = (whole_number(name, f"each of {what}", x) for x in given)
    return first, second


def whole_number(name: str, what: str, given: object) -> int:
    """An integer, of any type that is one; an open size stays what it is."""
    if type(given) is int or isinstance(given, Size):
        return given  # type: ignore[return-value]
    if not isinstance(given, bool):
        try:
            return operator.index(given)  # type: ignore[arg-type]
        except TypeError:
            pass
    raise TypeError(f"{name}: {what} is an integer, not {shown(given)}")


def rank_of(name: str, x: Array) -> int:
    """How many dimensions it has, if it is an array."""
    require_array(name, x)
    return len(x.shape)


def axis_of(name: str, axis: int, x: Array) -> int:
    """One axis of an array, from the front."""
    return axis_in(name, axis, rank_of(name, x))


def axis_in(name: str, axis: int, rank: int) -> int:
    """One axis of so many, from the front."""
    number = whole_number(name, "an axis", axis)
    if not -rank <= number < rank:
        raise AxisError(f"{name}: there is no axis {shown(number)} in an array of {rank} dimensions")
    return number % rank


def axes_of(name: str, axis: Axis, x: Array) -> tuple[int, ...]:
    """The axes of an array that are meant, from the front, in order; None means all."""
    return axes_in(name, axis, rank_of(name, x))


def axes_in(name: str, axis: Axis, rank: int) -> tuple[int, ...]:
    """The axes meant of so many, from the front, in order; None means all."""
    if axis is None:
        return tuple(range(rank))
    axes = [axis_in(name, a, rank) for a in one_or_several(axis)]
    if len(set(axes)) < len(axes):
        raise ValueError(f"{name}: axes {shown(axis)} name one axis twice")
    return tuple(sorted(axes))


def one_or_several(given: Any) -> tuple[Any, ...]:
    """One of something, or several, as several."""
    return tuple(given) if isinstance(given, (tuple, list)) else (given,)


def given_shape(name: str, shape: object) -> tuple[int, ...]:
    """A shape as people give it: a size, or several."""
    try:
        return tuple([whole_number(name, "a size", d) for d in one_or_several(shape)])
    except TypeError:
        raise TypeError(f"{name}: a shape is a tuple of integers, not {shown(shape)}") from None


def shape_of(name: str, shape: object) -> tuple[int, ...]:
    """The same of a shape that something will have: its sizes are 0 or more."""
    sizes = given_shape(name, shape)
    if any(d < 0 for d in sizes):
        raise ValueError(f"{name}: a shape has sizes of 0 and more, not {shown(sizes)}")
    return sizes
