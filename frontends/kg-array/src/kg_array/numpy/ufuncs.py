"""numpy's ufuncs: functions of elements with numpy's dtypes, `out`, `where`,
and their methods `reduce`, `accumulate`, `outer`, `reduceat` and `at`.

A table says which function of kg_array computes each. Of numbers alone numpy computes it: they are on the host.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy.dtypes import asked, cast, kg_dtype, mark, resolved
from kg_array.numpy.ndarrays import picking
from kg_array.numpy.ndarrays.array import array_of, generic, ndarray, of_its_own, operand, result, written
from kg_array.numpy.ndarrays.elements import MADE, Make
from kg_array.numpy.segments import reduceat
from kg_array.running.memory import Kind, tracing_depth
from kg_array.running.step_cache import STEPS
from kg_array.running.steps import Fixed, Same, Step, is_small, of_several, several, step_of

#: Steps that each function knows by the kinds of their operands; the next one begins anew.
_MOST: Final = 1024


class ufunc:
    """A function of elements.
    `name` is numpy's; `make` computes it of arrays and numbers of the dtypes that numpy resolves."""

    def __init__(self, name: str, make: Make) -> None:
        self.__name__, self._make = name, make
        self.nin: int = getattr(numpy, name).nin
        self.nout = 1
        self._uncast: dict[tuple[object, ...], Make] = {}
        self.steps: dict[tuple[object, ...], Step | Same] = {}
        self.__doc__ = f"As numpy.{name}."

    def __repr__(self) -> str:
        return f"<ufunc {self.__name__!r}>"

    def __call__(
        self, *operands: object, out: Any = None, where: Any = True, dtype: object = None, casting: str = "same_kind"
    ) -> Any:
        if out is None and where is True and dtype is None:
            found = self.alike(operands)
            if found is not None:
                return result(found)
        if len(operands) > self.nin and out is None:
            *operands, out = operands  # type: ignore[assignment]
        if len(operands) != self.nin:
            raise TypeError(f"{self.__name__} takes {self.nin} operands, not {len(operands)}")
        given = [operand(x) for x in operands]
        if not any(isinstance(x, Array) for x in given):
            if out is None and where is True:
                return getattr(numpy, self.__name__)(*given, dtype=None if dtype is None else asked(dtype))
            given[0] = array_of(given[0])
        made = self.computed(given, None if dtype is None else asked(dtype))
        if where is not True:
            before = array_of(0 if out is None else out[0] if isinstance(out, tuple) else out)
            made = ka.where(array_of(where, numpy.dtype(bool)), made, cast(before, numpy.dtype(made.dtype.name)))
        if out is None:
            return result(made)
        target = out[0] if isinstance(out, tuple) else out
        written(target, made)
        return target

    def alike(self, operands: tuple[object, ...]) -> Array | None:
        """The result for arrays of dtypes that are not cast, and Python numbers; None for others,
        and where these are met first."""
        given: list[Any] = []
        kinds: list[object] = []
        for x in operands:
            kind = type(x)
            if kind is ndarray or kind is generic:
                x = x.value  # type: ignore[attr-defined]  # noqa: PLW2901
            kinds.append(x._kind if isinstance(x, Array) else kind)
            given.append(x)
        key = tuple(kinds)
        step = self.steps.get(key)
        if step is not None and not tracing_depth.get():
            made = step.pending(given)
            if made is not None:
                return made
        make = self._uncast.get(tuple([x.dtype if isinstance(x, Array) else type(x) for x in given]))
        if make is None and len(given) == self.nin and all(isinstance(kind, Kind) for kind in key):
            make = self._cast
        if make is None:
            return None
        return of_its_own(make(*given), given) if tracing_depth.get() else self._met(key, given, make)

    def _met(self, key: tuple[object, ...], given: list[Any], make: Make) -> Array:
        """The result for operands of kinds that are new, and the step that makes it of them, if one does:
        that of a function of kg_array, or else one of its own."""
        made = make(*given)
        step: Step | Same | None = step_of(made, given)
        if step is None and all(isinstance(kind, Kind) for kind in key):
            made = of_several(self, given, make)
            step = STEPS.get((self, *key))
        elif step is None and isinstance(key[0], Kind) and key[1:] in ((int,), (float,)) and is_small(given[1]):
            made = several(f"numpy {self.__name__}", make, given)
            step = None if made._pending is None else made._pending.step
        if step is not None:
            if len(self.steps) >= _MOST:
                self.steps.clear()
            number = isinstance(step, Step) and any(isinstance(kind, Fixed) for kind in step.kinds)
            if not number:
                self.steps[key] = step
            elif len(given) == 2 and type(given[1]) in (
                int,
                float,
            ):  # operators of an array and a number look for the number too
                self.steps[(*key, given[1])] = step
        return of_its_own(made, given)

    def _cast(self, *given: Array) -> Array:
        """The result for arrays, cast as numpy casts them."""
        return self.computed(list(given))

    def _remember(self, given: list[Any], loops: Sequence[numpy.dtype[Any]], last: numpy.dtype[Any], made: Array) -> None:
        """That nothing is cast of operands of these dtypes."""
        if any(isinstance(x, (numpy.generic, bool)) or (isinstance(x, Array) and x.is_number) for x in given):
            return
        arrays = [(x.dtype, loop) for x, loop in zip(given, loops, strict=True) if isinstance(x, Array)]
        if made.dtype is kg_dtype(last) and all(dtype is kg_dtype(loop) for dtype, loop in arrays):
            key = tuple([x.dtype if isinstance(x, Array) else type(x) for x in given])
            bools = any(dtype.is_bool for dtype, _ in arrays)
            self._uncast[key] = self._make if bools else getattr(self._make, "of_numbers", self._make)

    def computed(self, given: list[Any], dtype: numpy.dtype[Any] | None = None) -> Array:
        """The array of operands, some of which are arrays."""
        if dtype is None:
            *loops, last = resolved(self.__name__, tuple([mark(x) for x in given]))
        else:
            loops, last = [dtype for _ in given], dtype
            if resolved(self.__name__, tuple(loops))[-1].kind == "b":
                last = numpy.dtype(bool)
        operands = [_as(x, loop) for x, loop in zip(given, loops, strict=True)]
        made = self._make(*operands)
        if dtype is None:
            self._remember(given, loops, last, made)
        return of_its_own(cast(made, last), given)

    # -- methods

    def reduce(
        self, array: object, axis: Any = 0, dtype: object = None, out: Any = None, keepdims: bool = False, **rest: Any
    ) -> Any:
        """Over an axis, or several."""
        options = {k: v for k, v in rest.items() if v is not numpy._NoValue}
        return _function(self, _REDUCED, "reduce")(array, axis=axis, out=out, keepdims=keepdims, **_typed(dtype), **options)

    def accumulate(self, array: object, axis: int = 0, dtype: object = None, out: Any = None) -> Any:
        """What comes first along an axis, reduced."""
        return _function(self, _ACCUMULATED, "accumulate")(array, axis=axis, out=out, **_typed(dtype))

    def outer(self, a: object, b: object, **options: Any) -> Any:
        """Of each element of one with each of the other."""
        first, second = array_of(a), array_of(b)
        spread = ka.reshape(first, (*first.shape, *[1 for _ in second.shape]))
        return self(ndarray(spread), ndarray(second), **options)

    def reduceat(self, array: object, indices: Any, axis: int = 0, **options: Any) -> Any:
        """Over the parts of an axis that begin at these positions."""
        _function(self, _REDUCED, "reduceat")

        def reduce(x: Array, axis: int) -> Array:
            return array_of(self.reduce(ndarray(x), axis, **options))

        return ndarray(reduceat(self.__name__, reduce, array_of(array), indices, axis))

    def at(self, array: ndarray, indices: Any, values: object = None) -> None:
        """array[indices] = self(array[indices], values), with positions that occur twice counted twice."""
        mode = _function(self, _SCATTERED, "at")
        places, shape = picking.flat_places(array, indices)
        given = -array_of(values) if self.__name__ == "subtract" else array_of(values)
        spread = ka.reshape(ka.broadcast_to(cast(given, array.dtype), shape), (-1,))
        at = ka.reshape(places, (-1,))

        def change(x: Array) -> Array:
            return ka.reshape(ka.put_along_axis(ka.reshape(x, (-1,)), at, spread, mode=mode), x.shape)

        array.rewrite(change)


def _typed(dtype: object) -> dict[str, object]:
    return {} if dtype is None else {"dtype": dtype}


def _function(of: ufunc, table: dict[str, Any], method: str) -> Any:
    found = table.get(of.__name__)
    if found is None:
        raise TypeError(f"{of.__name__}.{method} is not here; {method} is a method of {', '.join(table)}")
    if isinstance(found, str) and method != "at":
        from kg_array import numpy as names

        return getattr(names, found)
    return found


def _as(x: Any, loop: numpy.dtype[Any]) -> Any:
    """An operand as one of this dtype; a number as a Python number of its kind."""
    if isinstance(x, Array):
        return x if x.is_number and not x.dtype.is_bool else cast(x, loop)
    if loop.kind == "O":
        return x
    number = x.item() if isinstance(x, numpy.generic) else x
    if loop.kind == "b":
        return bool(number)
    if loop.kind in "iu":
        return int(number)
    return number if loop.kind == "c" and isinstance(number, complex) else float(number)


def of_numpy(function: numpy.ufunc, method: str, inputs: tuple[object, ...], options: dict[str, Any]) -> object:
    """A call of a ufunc of numpy's that meets one of our arrays."""
    found = UFUNCS.get(function.__name__)
    if function.__name__ == "matmul" and method == "__call__":
        from kg_array.numpy.products import matmul

        return matmul(*inputs)
    if found is None:
        return NotImplemented
    called = found if method == "__call__" else getattr(found, method)
    return called(*inputs, **{k: v for k, v in options.items() if v is not numpy._NoValue})


#: The names that kg_array has too.
_ALIKE: Final = [
    "subtract", "multiply", "divide", "floor_divide", "remainder", "negative", "positive", "sqrt", "square", "hypot", "exp",
    "expm1", "log", "log1p", "log2", "log10", "logaddexp", "sin", "cos", "tan", "sinh", "cosh", "tanh", "maximum", "minimum",
    "bitwise_and", "bitwise_or", "bitwise_xor", "copysign", "nextafter", "signbit", "sign", "add",
]  # fmt: skip
#: numpy's names of functions that kg_array calls otherwise.
_RENAMED: Final = {
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2", "arcsinh": "asinh", "arccosh": "acosh",
    "arctanh": "atanh", "left_shift": "bitwise_left_shift", "right_shift": "bitwise_right_shift", "invert": "bitwise_invert",
    "absolute": "abs",
}  # fmt: skip
_REDUCED: Final = {
    "add": "sum", "multiply": "prod", "maximum": "max", "minimum": "min", "logical_and": "all", "logical_or": "any",
}  # fmt: skip
_ACCUMULATED: Final = {"add": "cumsum", "multiply": "cumprod", "maximum": "running_max", "minimum": "running_min"}
_SCATTERED: Final = {"add": "add", "subtract": "add", "multiply": "mul", "maximum": "max", "minimum": "min"}

UFUNCS: Final[dict[str, ufunc]] = {
    name: ufunc(name, make)
    for name, make in ({n: getattr(ka, n) for n in _ALIKE} | {n: getattr(ka, k) for n, k in _RENAMED.items()} | MADE).items()
}
#: Other names of the same, numpy's own and those of the standard.
ALIASES: Final = {
    "abs": "absolute", "true_divide": "divide", "mod": "remainder", "conj": "conjugate", "bitwise_not": "invert",
    "degrees": "rad2deg", "radians": "deg2rad", "pow": "power", "acos": "arccos", "asin": "arcsin", "atan": "arctan",
    "atan2": "arctan2", "acosh": "arccosh", "asinh": "arcsinh", "atanh": "arctanh", "bitwise_invert": "invert",
    "bitwise_left_shift": "left_shift", "bitwise_right_shift": "right_shift",
}  # fmt: skip


def divmod(x: object, y: object) -> tuple[Any, Any]:
    """The floor of the quotient, and what remains."""
    return UFUNCS["floor_divide"](x, y), UFUNCS["remainder"](x, y)


def modf(x: object) -> tuple[Any, Any]:
    """The fraction and the whole part."""
    whole = UFUNCS["trunc"](x)
    return UFUNCS["copysign"](UFUNCS["subtract"](x, whole), x), whole


def named(name: str) -> ufunc:
    """The ufunc of this name."""
    return UFUNCS[ALIASES.get(name, name)]
