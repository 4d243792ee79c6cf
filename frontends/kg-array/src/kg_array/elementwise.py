"""Functions of elements."""

from __future__ import annotations

from kg_array.array import Array
from kg_array.operands import Operand, elementwise


def add(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("add", lambda a, b: a + b, x1, x2)


def subtract(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("subtract", lambda a, b: a - b, x1, x2)


def multiply(x1: Operand, x2: Operand, /) -> Array:
    return elementwise("multiply", lambda a, b: a * b, x1, x2)
