"""The operators of Array: each is a function of this namespace. Where an operand is of no kind that we know, Python asks the other."""

from __future__ import annotations

import importlib
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from kg_array.operands.dtypes import PromotionError, Scalar
from kg_array.running.known import known
from kg_array.running.memory import Kind

if TYPE_CHECKING:
    from kg_array.array import Array

    Other = Array | Scalar


@cache
def _function(name: str) -> Any:
    """The function of this name in kg_array, which is imported after the class of its arrays."""
    return getattr(importlib.import_module("kg_array"), name)


@cache
def _write() -> Any:
    """`views.write`, which is imported after the class of arrays too."""
    return importlib.import_module("kg_array.indexing.views").write


def _taken(other: object, beside: Array) -> Other | None:
    from kg_array.protocols.interop import operand

    return operand(other, beside)


def _mark(other: object) -> object:
    """What an operand is in the key of a step."""
    kind = getattr(other, "_kind", None)
    return kind if type(kind) is Kind else type(other)


def _forward(name: str, x: Array, other: object) -> Array:
    found = known((name, x._kind, other._kind if type(other) is type(x) else _mark(other)), (x, other))
    if found is not None:
        return found
    taken = _taken(other, x)
    return cast("Any", NotImplemented) if taken is None else _function(name)(x, taken)


def _reflected(name: str, x: Array, other: object) -> Array:
    found = known((name, _mark(other), x._kind), (other, x))
    if found is not None:
        return found
    taken = _taken(other, x)
    return cast("Any", NotImplemented) if taken is None else _function(name)(taken, x)


def _same_shape(x: Array, y: Array) -> bool:
    """Whether they have one shape: of arrays without graphs none is made to find out."""
    known, other = x._kind, y._kind
    return x.parts[0].shape == y.parts[0].shape if known is None or other is None else known.shape == other.shape


def _in_place(name: str, x: Array, other: object) -> Array:
    """x += y keeps x's dtype and shape: it stays the array that others hold. Of a number, as in Python, x becomes another."""
    made = _forward(name, x, other)
    if made is NotImplemented:
        return made
    if x.is_number:
        return made
    if made.dtype is not x.dtype:
        raise PromotionError(f"{name} in place: the result is {made.dtype}, the array {x.dtype}")
    if not _same_shape(made, x):
        raise ValueError(f"{name} in place: the result has shape {made.shape}, the array {x.shape}")
    _write()(x, made)
    return x


class Operators:
    """Mixin of Array."""

    __slots__ = ()

    def __add__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("add", self, other)

    def __radd__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("add", self, other)

    def __iadd__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("add", self, other)

    def __sub__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("subtract", self, other)

    def __rsub__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("subtract", self, other)

    def __isub__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("subtract", self, other)

    def __mul__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("multiply", self, other)

    def __rmul__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("multiply", self, other)

    def __imul__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("multiply", self, other)

    def __truediv__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("divide", self, other)

    def __rtruediv__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("divide", self, other)

    def __itruediv__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("divide", self, other)

    def __floordiv__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("floor_divide", self, other)

    def __rfloordiv__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("floor_divide", self, other)

    def __ifloordiv__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("floor_divide", self, other)

    def __mod__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("remainder", self, other)

    def __rmod__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("remainder", self, other)

    def __imod__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("remainder", self, other)

    def __pow__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("pow", self, other)

    def __rpow__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("pow", self, other)

    def __ipow__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("pow", self, other)

    def __matmul__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("matmul", self, other)

    def __rmatmul__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("matmul", self, other)

    def __imatmul__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("matmul", self, other)

    def __and__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("bitwise_and", self, other)

    def __rand__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("bitwise_and", self, other)

    def __iand__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("bitwise_and", self, other)

    def __or__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("bitwise_or", self, other)

    def __ror__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("bitwise_or", self, other)

    def __ior__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("bitwise_or", self, other)

    def __xor__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("bitwise_xor", self, other)

    def __rxor__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("bitwise_xor", self, other)

    def __ixor__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("bitwise_xor", self, other)

    def __lshift__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("bitwise_left_shift", self, other)

    def __rlshift__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("bitwise_left_shift", self, other)

    def __ilshift__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("bitwise_left_shift", self, other)

    def __rshift__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("bitwise_right_shift", self, other)

    def __rrshift__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _reflected("bitwise_right_shift", self, other)

    def __irshift__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _in_place("bitwise_right_shift", self, other)

    def __eq__(self: Array, other: Other, /) -> Array:  # type: ignore[misc, override]
        return _forward("equal", self, other)

    def __ne__(self: Array, other: Other, /) -> Array:  # type: ignore[misc, override]
        return _forward("not_equal", self, other)

    def __lt__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("less", self, other)

    def __le__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("less_equal", self, other)

    def __gt__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("greater", self, other)

    def __ge__(self: Array, other: Other, /) -> Array:  # type: ignore[misc]
        return _forward("greater_equal", self, other)

    def __neg__(self: Array) -> Array:  # type: ignore[misc]
        return _function("negative")(self)

    def __pos__(self: Array) -> Array:  # type: ignore[misc]
        return _function("positive")(self)

    def __abs__(self: Array) -> Array:  # type: ignore[misc]
        return _function("abs")(self)

    def __invert__(self: Array) -> Array:  # type: ignore[misc]
        return _function("bitwise_invert")(self)

    # an array that is compared element by element can't be a key
    __hash__ = None  # type: ignore[assignment]
