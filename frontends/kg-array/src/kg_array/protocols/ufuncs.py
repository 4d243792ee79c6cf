"""numpy's ufuncs called with arrays of ours:
each is the function of this namespace of that name, `reduce` the reduction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np

from kg_array.array import Array
from kg_array.functions.data_types import astype
from kg_array.operators import namespace
from kg_array.protocols.interop import operand

#: numpy's names of functions that the standard calls otherwise.
_NAMES: Final = {
    "absolute": "abs", "arccos": "acos", "arccosh": "acosh", "arcsin": "asin", "arcsinh": "asinh", "arctan": "atan",
    "arctan2": "atan2", "arctanh": "atanh", "conjugate": "conj", "invert": "bitwise_invert", "left_shift": "bitwise_left_shift",
    "power": "pow", "right_shift": "bitwise_right_shift", "rint": "round", "true_divide": "divide",
}  # fmt: skip
#: What `ufunc.reduce` is called.
_REDUCTIONS: Final = {
    "add": "sum", "multiply": "prod", "maximum": "max", "minimum": "min", "logical_and": "all", "logical_or": "any",
}  # fmt: skip


def ufunc(x: Array, function: np.ufunc, method: str, inputs: tuple[object, ...], options: dict[str, Any]) -> object:
    """A call of a ufunc of numpy's, or NotImplemented, on which numpy raises TypeError."""
    given = {k: v for k, v in options.items() if v is not None and v is not cast(Any, np)._NoValue}
    out, dtype = given.pop("out", None), given.pop("dtype", None)
    match method:
        case "__call__":
            result = _called(x, function, inputs, given)
        case "reduce":
            result = _reduced(function, inputs, {"axis": 0} | options)
        case _:
            return NotImplemented
    if result is None:
        return NotImplemented
    if dtype is not None:
        result = astype(result, dtype, copy=False)
    return result if out is None else _put(out, result)


def _called(x: Array, function: np.ufunc, inputs: tuple[object, ...], options: object) -> Array | None:
    ours = getattr(namespace(), _NAMES.get(function.__name__, function.__name__), None)
    operands = [operand(value, x) for value in inputs]
    if options or ours is None or any(o is None for o in operands):
        return None
    return cast(Callable[..., Array], ours)(*operands)


def _reduced(function: np.ufunc, inputs: tuple[object, ...], options: dict[str, Any]) -> Array | None:
    ours = getattr(namespace(), _REDUCTIONS.get(function.__name__, ""), None)
    absent = (None, True, cast(Any, np)._NoValue)
    unknown = [k for k in ("initial", "where") if not any(options.get(k) is value for value in absent)]
    if ours is None or unknown or not isinstance(inputs[0], Array):
        return None
    return cast(Callable[..., Array], ours)(inputs[0], axis=options["axis"], keepdims=bool(options.get("keepdims", False)))


def _put(out: tuple[object, ...], result: Array) -> object:
    """Into numpy's array, as `numpy_array += array` asks."""
    if len(out) != 1 or not isinstance(out[0], np.ndarray):
        return NotImplemented
    np.copyto(out[0], result.numpy(), casting="same_kind")
    return out[0]
