"""Functions that are made of several operations, as one step.

Called again with arrays of the same shapes and dtypes, nothing of what they are made of is looked at, and one program computes them. See running/steps.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from types import FunctionType
from typing import Any, Final, TypeVar, cast

import numpy

from kg_array.array import Array
from kg_array.indexing.parts import static_key
from kg_array.numpy.ndarrays.array import array_of, generic, ndarray, result
from kg_array.running.memory import tracing_depth
from kg_array.running.step_cache import STEPS
from kg_array.running.steps import Same, Step, is_small, of_several

#: What stands for an array among the arguments that tell a call from others.
_ARRAY: Final = object()
#: What stands before the names of arguments that are given by name.
_NAMED: Final = object()
#: What stands before 0.0 and -0.0, which are equal, and not the same.
_ZERO: Final = object()
#: Arguments of these types are equal where they mean the same.
_PLAIN: Final = frozenset({type(None), str, type, *[type(numpy.dtype(c)) for c in "?bhilqBHILQefdFD"]})
_NUMBERS: Final = frozenset({bool, int, float, complex})
Function = TypeVar("Function", bound=Callable[..., Any])


def composed(count: int, *names: str) -> Callable[[Function], Function]:
    """Have a function as one step, whose result's shape and dtype follow from those of its arrays and
    from everything else that it is given. `count` of its leading arguments, and those of these names, may be arrays. Given
    anything else that does not tell one call from another it is called as it is."""

    def decorate(function: Function) -> Function:
        seldom: set[object] = set()
        met: dict[tuple[object, ...], Step | Same] = {}

        @wraps(function)
        def called(*args: Any, **options: Any) -> Any:
            given: list[Array] = []
            key = _key(args, options, count, names, given)
            if key is None and any(type(x) is list or type(x) is numpy.ndarray for x in args[:count]):
                args = tuple([_as_array(x) if place < count else x for place, x in enumerate(args)])
                key = _key(args, options, count, names, given := [])
            step = None if key is None else met.get(key)
            if step is not None and not tracing_depth.get():
                found = step.pending(given)
                if found is not None:
                    return result(found)
            return called_first(key, args, options)

        def called_first(key: tuple[object, ...] | None, args: tuple[Any, ...], options: dict[str, Any]) -> Any:
            arrays: list[Array] = []
            what: list[object] = [function]
            args = tuple([x[:] if type(x) is list else x for x in args])  # whoever has a list may change it
            for place, x in enumerate(args):
                mark = _mark(x, arrays if place < count else None, seldom)
                if mark is _UNKNOWN:
                    return function(*args, **options)
                what.append(mark)
            if options:
                what.append(_NAMED)
            for name, x in options.items():
                mark = _mark(x, arrays if name in names else None, seldom)
                if mark is _UNKNOWN:
                    return function(*args, **options)
                what += (name, mark)
            if not arrays:
                return function(*args, **options)

            # what is remembered keeps no array of this call
            own = [_without(mark, x) for mark, x in zip(what[1:], args, strict=False)]
            more = {n: _without(mark, x) for mark, (n, x) in zip(what[len(args) + 3 :: 2], options.items(), strict=True)}

            kinds = [x._kind for x in arrays]
            made = of_several(tuple(what), arrays, _builder(function, what, own, more))
            step = None if key is None else STEPS.get((tuple(what), *kinds))
            if key is not None and step is not None:
                if len(met) >= _MOST:
                    met.clear()
                met[key] = step
            return result(made)

        made = cast("FunctionType", called)
        made.__code__ = made.__code__.replace(co_name=function.__name__)  # as origins of values call it
        return cast("Function", called)

    return decorate


def _builder(
    function: Callable[..., Any], what: list[object], args: list[object], options: dict[str, object]
) -> Callable[..., Array]:
    """What calls the function again with other arrays, in the places that the marks `what` name."""
    marks, named = what[1 : len(args) + 1], what[len(args) + 3 :: 2]

    def build(*given: Array) -> Array:
        left = iter(given)
        own = [_with(mark, x, left) for mark, x in zip(marks, args, strict=True)]
        more = {n: _with(mark, x, left) for mark, (n, x) in zip(named, options.items(), strict=True)}
        return array_of(function(*own, **more))

    return build


def _key(
    args: tuple[object, ...], options: dict[str, object], count: int, names: tuple[str, ...], arrays: list[Array]
) -> tuple[object, ...] | None:
    """What tells a call from others, with the kinds of its arrays, which go to `arrays`;
    None where a glance does not tell."""
    key: list[object] = []
    for place, x in enumerate(args):
        kind = type(x)
        if kind is ndarray and place < count:
            own = x.value  # type: ignore[attr-defined]
            arrays.append(own)
            key.append(own._kind)
        elif kind is int or kind is bool or (kind is float and x):
            key += (kind, x)
        elif kind is float:
            key += (_ZERO, repr(x))
        elif kind in _PLAIN:
            key.append(x)
        elif (kind is list or kind is tuple) and place < count:
            key += (kind, len(x))  # type: ignore[arg-type]
            for one in x:  # pyright: ignore
                if type(one) is not ndarray:
                    return None
                own = one.value
                arrays.append(own)
                key.append(own._kind)
        elif kind is tuple and (static := static_key(x)) is not None:
            key.append(static)
        else:
            return None
    if options:
        key.append(_NAMED)
    for name, x in options.items():
        kind = type(x)
        if kind is int or kind is bool:
            key += (name, kind, x)
        elif kind in _PLAIN and name not in names:
            key += (name, x)
        elif kind is ndarray and name in names:
            own = x.value  # type: ignore[attr-defined]
            arrays.append(own)
            key += (name, own._kind)
        elif kind is tuple and (static := static_key(x)) is not None:
            key += (name, static)
        else:
            return None
    return tuple(key)


_UNKNOWN: Final = object()


def _as_array(x: object) -> object:
    """An array of numpy's, or a list of numbers or of such lists, as an array; anything else as it is."""
    if type(x) is list and x and _are_numbers(x):
        try:
            x = numpy.asarray(x)
        except ValueError:  # of lists of several lengths
            return x
    return ndarray(array_of(x)) if type(x) is numpy.ndarray else x


def _are_numbers(x: object) -> bool:
    """Whether a list is one of numbers, or of lists of them."""
    if type(x) is not list:
        return False
    return _NUMBERS.issuperset(map(type, x)) or all(map(_are_numbers, x))


#: Calls that each function knows at a glance; the next one begins anew.
_MOST: Final = 1024
#: Of numbers that people seldom write each function knows so many: each is a program.
_SELDOM: Final = 8


def _mark(x: object, arrays: list[Array] | None, seldom: set[object]) -> object:
    """What tells an argument from others: of an array, which goes to `arrays`,
    that it is one. _UNKNOWN of what could be anything, and of numbers that are neither small nor among those that the function
    has met."""
    kind = type(x)
    if kind in _PLAIN:
        return x
    if kind in _NUMBERS:
        mark = (kind, repr(x))
        if mark in seldom or is_small(x):
            return mark
        if len(seldom) >= _SELDOM:
            return _UNKNOWN
        seldom.add(mark)
        return mark
    if arrays is not None and (kind is ndarray or kind is generic or isinstance(x, Array)):
        arrays.append(x if isinstance(x, Array) else cast("ndarray", x).array)
        return _ARRAY
    if kind is tuple or (kind is list and arrays is not None):
        marks: list[object] = [kind]
        for part in cast("tuple[object, ...]", x):
            mark = _mark(part, arrays, seldom)
            if mark is _UNKNOWN or (kind is list and mark is not _ARRAY):  # numbers in lists are elements
                return _UNKNOWN
            marks.append(mark)
        return tuple(marks)
    return _UNKNOWN


def _without(mark: object, x: object) -> object:
    """An argument with None in the places of its arrays."""
    if mark is _ARRAY:
        return None
    if isinstance(x, (tuple, list)) and isinstance(mark, tuple):
        return type(x)([_without(m, y) for m, y in zip(mark[1:], x, strict=True)])
    return x


def _with(mark: object, x: object, left: Iterator[Array]) -> object:
    """An argument with what stands for its arrays in their places."""
    if mark is _ARRAY:
        return next(left)
    if isinstance(x, (tuple, list)) and isinstance(mark, tuple):
        return type(x)([_with(m, y, left) for m, y in zip(mark[1:], x, strict=True)])
    return x
