"""The operators of ndarray and generic: each is a ufunc.
In place it is written into the array; a generic becomes another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy.ndarrays.array import generic, ndarray, result
from kg_array.numpy.ndarrays.conversions import Held
from kg_array.numpy.products import matmul
from kg_array.numpy.ufuncs import divmod, named, ufunc
from kg_array.running.memory import tracing_depth

_BINARY: Final = {
    "add": "add", "sub": "subtract", "mul": "multiply", "truediv": "divide", "floordiv": "floor_divide", "mod": "remainder",
    "pow": "power", "and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor", "lshift": "left_shift", "rshift": "right_shift",
}  # fmt: skip
_COMPARED: Final = {
    "eq": "equal", "ne": "not_equal", "lt": "less", "le": "less_equal", "gt": "greater", "ge": "greater_equal",
}  # fmt: skip
_UNARY: Final = {"neg": "negative", "pos": "positive", "abs": "absolute", "invert": "invert"}
_TAKEN: Final = (Held, Array, bool, int, float, complex, numpy.ndarray, numpy.generic, list, tuple)


def _is_taken(self: Held, other: object) -> bool:
    """Whether it is an operand. A list beside a number that is an integer is repeated, as Python has it."""
    kind = type(other)
    if kind is ndarray or kind is float or kind is int:
        return True
    if isinstance(self, generic) and isinstance(other, (list, tuple)):
        return not self.array.dtype.is_int
    return isinstance(other, _TAKEN)


def _forward(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda self, other: function(self, other) if _is_taken(self, other) else NotImplemented


def _reflected(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda self, other: function(other, self) if _is_taken(self, other) else NotImplemented


def _of_two(function: ufunc) -> Callable[..., Any]:
    """An operator of two operands."""

    steps = function.steps

    def operate(self: Held, other: Any) -> Any:
        kind = type(other)
        number = kind is float or kind is int
        if number or kind is ndarray:  # as in `ufunc.alike`, in half of the time
            x, y = self.value, other if number else other.value
            key = (x._kind, kind if number else y._kind)
            step = steps.get(key)
            made = None if step is None or tracing_depth.get() else step.pending((x, y))
            if made is None and number and (y or kind is int):  # 0.0 is equal to -0.0
                step = steps.get((*key, y))
                made = None if step is None or tracing_depth.get() else step.pending((x, y))
            if made is not None:
                return result(made)
        elif not _is_taken(self, other):
            return NotImplemented
        return function(self, other)

    return operate


def _in_place(function: ufunc) -> Callable[..., Any]:
    """An operator that writes into its first operand."""

    def operate(self: ndarray, other: object) -> Any:
        if not isinstance(other, _TAKEN):
            return NotImplemented
        made = function.alike((self, other))
        if made is None or made._kind is None or made._kind is not self.kind:
            return function(self, other, out=self)
        self.write(made)
        return self

    return operate


def _compared(function: ufunc, with_none: bool) -> Callable[..., Any]:
    """A comparison; `with_none`: whether it may be one with None, to which nothing is equal."""

    operate = _of_two(function)

    def compare(self: Held, other: object) -> Any:
        if other is None and with_none:
            return function(ka.zeros(self.shape), 1)
        return operate(self, other) if isinstance(other, _TAKEN) else NotImplemented

    return compare


def _matmul_in_place(self: ndarray, other: object) -> Any:
    return matmul(self, other, out=self)


def install() -> None:
    """Give the operators to the classes."""
    for name, function in _BINARY.items():
        setattr(Held, f"__{name}__", _of_two(named(function)))
        setattr(Held, f"__r{name}__", _reflected(named(function)))
        setattr(ndarray, f"__i{name}__", _in_place(named(function)))
    for name, function in _COMPARED.items():
        setattr(Held, f"__{name}__", _compared(named(function), with_none=name in ("eq", "ne")))
    for name, function in _UNARY.items():
        setattr(Held, f"__{name}__", _unary(named(function)))
    setattr(Held, "__matmul__", _forward(matmul))  # noqa: B010  it is no attribute that the class knows
    setattr(Held, "__rmatmul__", _reflected(matmul))  # noqa: B010
    setattr(Held, "__divmod__", _forward(divmod))  # noqa: B010
    setattr(Held, "__rdivmod__", _reflected(divmod))  # noqa: B010
    setattr(ndarray, "__imatmul__", _matmul_in_place)  # noqa: B010


def _unary(function: Callable[..., Any]) -> Callable[..., Any]:
    def operate(self: Held) -> Any:
        return function(self)

    return operate
