"""The operators of Array: each is a function of this namespace. Where an operand is of no kind that we know, Python asks the other."""

from __future__ import annotations

from collections.abc import Callable

from kg_array import elementwise
from kg_array.array import Array
from kg_array.dtypes import PromotionError
from kg_array.interop import operand

_BINARY = {"add": elementwise.add, "sub": elementwise.subtract, "mul": elementwise.multiply}


def _forward(function: Callable[..., Array]) -> Callable[[Array, object], object]:
    def operate(self: Array, other: object) -> object:
        taken = operand(other, self)
        return NotImplemented if taken is None else function(self, taken)

    return operate


def _reflected(function: Callable[..., Array]) -> Callable[[Array, object], object]:
    def operate(self: Array, other: object) -> object:
        taken = operand(other, self)
        return NotImplemented if taken is None else function(taken, self)

    return operate


def _in_place(function: Callable[..., Array], name: str) -> Callable[[Array, object], object]:
    """x += y keeps x's dtype and shape: it stays the array that others hold."""

    def operate(self: Array, other: object) -> object:
        taken = operand(other, self)
        if taken is None:
            return NotImplemented
        made = function(self, taken)
        if made.dtype is not self.dtype:
            raise PromotionError(f"{name}: the result is {made.dtype}, the array {self.dtype}")
        if made.shape != self.shape:
            raise ValueError(f"{name}: the result has shape {made.shape}, the array {self.shape}")
        self._node = made.node
        return self

    return operate


for _name, _function in _BINARY.items():
    setattr(Array, f"__{_name}__", _forward(_function))
    setattr(Array, f"__r{_name}__", _reflected(_function))
    setattr(Array, f"__i{_name}__", _in_place(_function, f"__i{_name}__"))
