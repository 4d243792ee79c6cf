"""The operators of Array: each is a function of this namespace.
Where an operand is of no kind that we know, Python asks the other."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from kg_array.operands.dtypes import PromotionError, Scalar
from kg_array.running.memory import Kind, tracing_depth
from kg_array.running.step_cache import STEPS, known

if TYPE_CHECKING:
    from kg_array.array import Array

    Other = Array | Scalar


@cache
def namespace() -> ModuleType:
    """kg_array itself, which is imported after the class of its arrays."""
    return importlib.import_module("kg_array")


@cache
def _function(name: str) -> Any:
    """The function of this name in kg_array."""
    return getattr(namespace(), name)


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


def _operator(name: str) -> Callable[[Array, Other], Array]:
    """The operator that is the function of this name."""

    def operate(self: Array, other: Other, /) -> Array:
        step = STEPS.get((name, self._kind, other._kind if type(other) is type(self) else _mark(other)))  # type: ignore[union-attr]
        found = None if step is None or tracing_depth.get() else step.pending((self, other))
        if found is not None:
            return found
        taken = _taken(other, self)
        return cast("Any", NotImplemented) if taken is None else _function(name)(self, taken)

    return operate


def _reflected(name: str) -> Callable[[Array, Other], Array]:
    """The operator of an array on the right of something else."""

    def operate(self: Array, other: Other, /) -> Array:
        found = known((name, _mark(other), self._kind), (other, self))
        if found is not None:
            return found
        taken = _taken(other, self)
        return cast("Any", NotImplemented) if taken is None else _function(name)(taken, self)

    return operate


def _same_shape(x: Array, y: Array) -> bool:
    """Whether they have one shape: of arrays without graphs none is made to find out."""
    known, other = x._kind, y._kind
    return x.parts[0].shape == y.parts[0].shape if known is None or other is None else known.shape == other.shape


def _in_place(name: str) -> Callable[[Array, Other], Array]:
    """x += y keeps x's dtype and shape: it stays the array that others hold.
    Of a number, as in Python, x becomes another."""
    forward = _operator(name)

    def operate(self: Array, other: Other, /) -> Array:
        made = forward(self, other)
        if made is NotImplemented or self.is_number:
            return made
        if made.dtype is not self.dtype:
            raise PromotionError(f"{name} in place: the result is {made.dtype}, the array {self.dtype}")
        if not _same_shape(made, self):
            raise ValueError(f"{name} in place: the result has shape {made.shape}, the array {self.shape}")
        _write()(self, made)
        return self

    return operate


class Operators:
    """Mixin of Array."""

    __slots__ = ()

    __add__ = _operator("add")
    __radd__ = _reflected("add")
    __iadd__ = _in_place("add")
    __sub__ = _operator("subtract")
    __rsub__ = _reflected("subtract")
    __isub__ = _in_place("subtract")
    __mul__ = _operator("multiply")
    __rmul__ = _reflected("multiply")
    __imul__ = _in_place("multiply")
    __truediv__ = _operator("divide")
    __rtruediv__ = _reflected("divide")
    __itruediv__ = _in_place("divide")
    __floordiv__ = _operator("floor_divide")
    __rfloordiv__ = _reflected("floor_divide")
    __ifloordiv__ = _in_place("floor_divide")
    __mod__ = _operator("remainder")
    __rmod__ = _reflected("remainder")
    __imod__ = _in_place("remainder")
    __pow__ = _operator("pow")
    __rpow__ = _reflected("pow")
    __ipow__ = _in_place("pow")
    __matmul__ = _operator("matmul")
    __rmatmul__ = _reflected("matmul")
    __imatmul__ = _in_place("matmul")
    __and__ = _operator("bitwise_and")
    __rand__ = _reflected("bitwise_and")
    __iand__ = _in_place("bitwise_and")
    __or__ = _operator("bitwise_or")
    __ror__ = _reflected("bitwise_or")
    __ior__ = _in_place("bitwise_or")
    __xor__ = _operator("bitwise_xor")
    __rxor__ = _reflected("bitwise_xor")
    __ixor__ = _in_place("bitwise_xor")
    __lshift__ = _operator("bitwise_left_shift")
    __rlshift__ = _reflected("bitwise_left_shift")
    __ilshift__ = _in_place("bitwise_left_shift")
    __rshift__ = _operator("bitwise_right_shift")
    __rrshift__ = _reflected("bitwise_right_shift")
    __irshift__ = _in_place("bitwise_right_shift")
    if TYPE_CHECKING:

        def __eq__(self: Array, other: Other, /) -> Array: ...  # type: ignore[misc, override]  # those of objects give a bool

        def __ne__(self: Array, other: Other, /) -> Array: ...  # type: ignore[misc, override]

    else:
        __eq__ = _operator("equal")
        __ne__ = _operator("not_equal")
    __lt__ = _operator("less")
    __le__ = _operator("less_equal")
    __gt__ = _operator("greater")
    __ge__ = _operator("greater_equal")

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
