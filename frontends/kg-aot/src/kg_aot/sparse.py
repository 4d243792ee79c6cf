"""SparseNumericalFunction: a Jacobian or Hessian by the entries that are not zero by construction,
and its pattern as constants of the header."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence

import kg_array as xp
from kg.plugin import KgError, cached_property
from kg_graph.exporting import map_inputs

from kg_aot.numerical import NumericalFunction


class SparseNumericalFunction(NumericalFunction):
    """Of the same arguments as the function that it was made of.
    Its result `values` has the entries, after `value` where that was asked for."""

    def __init__(
        self,
        of: NumericalFunction,
        what: str,
        derivative: Callable[..., xp.Sparse],
        value: bool,
        name: str,
    ) -> None:
        self.of, self._derivative = of, derivative
        fn = of.fn
        signature = inspect.signature(fn)

        @functools.wraps(fn)
        def entries(*args: object, **kwargs: object) -> object:
            bound = signature.bind(*args, **kwargs)
            found = derivative(*bound.args, **bound.kwargs).values
            return {"value": fn(*bound.args, **bound.kwargs), "values": found} if value else {"values": found}

        super().__init__(entries, dict(of.declared), of.static, name or f"{of.name}_{what}", of.dtype)

    @cached_property
    def pattern(self) -> xp.Sparse:
        """Where the entries are, for arguments of any numbers; its values are those for zeros."""
        arguments = {
            name: map_inputs(spec, (name,), lambda _, dtype, shape: xp.zeros(shape, dtype=getattr(xp, dtype)))
            for name, spec in self.specs.items()
        }
        return self._derivative(**arguments, **self.static)


def sparse_jacobian(
    function: NumericalFunction, wrt: str | Sequence[str] = (), *, mode: str = "auto", value: bool = False, name: str = ""
) -> SparseNumericalFunction:
    """The Jacobian of a function by the arguments of these names (the first one), `Jacobian` row by row.
    With `value` the function's result too."""
    places = _places(function, [wrt] if isinstance(wrt, str) else list(wrt))

    @functools.wraps(function.fn)
    def derivative(*args: object, **kwargs: object) -> xp.Sparse:
        bound = inspect.signature(function.fn).bind(*args, **kwargs)
        return xp.sparse_jacobian(function.fn, places, mode=mode)(*bound.args, **bound.kwargs)  # type: ignore[arg-type]

    return SparseNumericalFunction(function, "jacobian", derivative, value, name)


def sparse_hessian(
    function: NumericalFunction, wrt: str = "", *, value: bool = False, name: str = ""
) -> SparseNumericalFunction:
    """The Hessian of a function whose result is one number, both triangles,
    by the argument of this name (the first one)."""
    (place,) = _places(function, [wrt] if wrt else [])

    @functools.wraps(function.fn)
    def derivative(*args: object, **kwargs: object) -> xp.Sparse:
        bound = inspect.signature(function.fn).bind(*args, **kwargs)
        return xp.sparse_hessian(function.fn, place)(*bound.args, **bound.kwargs)

    return SparseNumericalFunction(function, "hessian", derivative, value, name)


def _places(function: NumericalFunction, names: Sequence[str]) -> tuple[int, ...]:
    parameters = list(inspect.signature(function.fn).parameters)
    for name in names:
        if name not in function.specs:
            raise KgError(f"{function.name} has no argument {name}: it takes {', '.join(function.specs)}")
    return tuple(parameters.index(name) for name in names or list(function.specs)[:1])
