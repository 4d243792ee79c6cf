"""The operators of ndarray and generic: each is a ufunc. In place it is written into the array; a generic becomes another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy.ndarrays.array import generic, ndarray
from kg_array.numpy.ndarrays.held import Held
from kg_array.numpy.products import matmul
from kg_array.numpy.ufuncs import divmod, named

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


def _in_place(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda self, other: function(self, other, out=self) if isinstance(other, _TAKEN) else NotImplemented


def _compared(function: Callable[..., Any], with_none: bool) -> Callable[..., Any]:
    """A comparison; `with_none`: whether it may be one with None, to which nothing is equal."""

    def compare(self: Held, other: object) -> Any:
        if other is None and with_none:
            return function(ka.zeros(self.shape), 1)
        return function(self, other) if isinstance(other, _TAKEN) else NotImplemented

    return compare


def _matmul_in_place(self: ndarray, other: object) -> Any:
    return matmul(self, other, out=self)


def install() -> None:
    """Give the operators to the classes."""
    for name, function in _BINARY.items():
        setattr(Held, f"__{name}__", _forward(named(function)))
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
