"""Functions that are made of several operations, as one step: called again with arrays of the same shapes and dtypes, nothing of what they are made of is
looked at, and one program computes them. See running/steps.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

import numpy

from kg_array.array import Array
from kg_array.numpy.ndarrays.array import array_of, generic, ndarray, result
from kg_array.running.steps import is_small, of_several

#: What stands for an array among the arguments that tell a call from others.
_ARRAY: Final = "an array"
#: Arguments of these types are equal where they mean the same.
_PLAIN: Final = frozenset({type(None), str, type, *[type(numpy.dtype(c)) for c in "?bhilqBHILQefdFD"]})
_NUMBERS: Final = frozenset({bool, int, float, complex})
Function = TypeVar("Function", bound=Callable[..., Any])


def composed(count: int, *names: str) -> Callable[[Function], Function]:
    """Have a function as one step, whose result's shape and dtype follow from those of its arrays and from everything else that it is given. `count` of its
    leading arguments, and those of these names, may be arrays. Given anything else that does not tell one call from another it is called as it is."""

    def decorate(function: Function) -> Function:
        seldom: set[object] = set()

        @wraps(function)
        def called(*args: Any, **options: Any) -> Any:
            arrays: list[Array] = []
            what: list[object] = [function]
            for place, x in enumerate(args):
                mark = _mark(x, arrays if place < count else None, seldom)
                if mark is _UNKNOWN:
                    return function(*args, **options)
                what.append(mark)
            for name, x in options.items():
                mark = _mark(x, arrays if name in names else None, seldom)
                if mark is _UNKNOWN:
                    return function(*args, **options)
                what += (name, mark)
            if not arrays:
                return function(*args, **options)

            def build(*given: Array) -> Array:
                left, marks = iter(given), iter(what[1:])
                own = [next(left) if next(marks) is _ARRAY else x for x in args]
                more = {n: next(left) if (next(marks), next(marks))[1] is _ARRAY else x for n, x in options.items()}
                return array_of(function(*own, **more))

            return result(of_several(tuple(what), arrays, build))

        return cast("Function", called)

    return decorate


_UNKNOWN: Final = object()


#: Of numbers that people seldom write each function knows so many: each is a program.
_SELDOM: Final = 8


def _mark(x: object, arrays: list[Array] | None, seldom: set[object]) -> object:
    """What tells an argument from others: of an array, which goes to `arrays`, that it is one. _UNKNOWN of what could be anything, and of numbers that are
    neither small nor among those that the function has met."""
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
    if kind is tuple:
        marks = tuple([_mark(y, None, seldom) for y in cast("tuple[object, ...]", x)])
        return _UNKNOWN if _UNKNOWN in marks else marks
    return _UNKNOWN
