"""To integers: floats keep the sign of a zero, integers are returned as they are. All are exact."""

from __future__ import annotations

from collections.abc import Callable

from kg.frontend import UOp

from kg_array.array import Array
from kg_array.elementwise.floats import ceil_of, floor_of
from kg_array.operands.unify import elementwise


def ceil(x: Array, /) -> Array:
    """The least integer that is not less."""
    return _rounded("ceil", ceil_of, x)


def floor(x: Array, /) -> Array:
    """The greatest integer that is not greater."""
    return _rounded("floor", floor_of, x)


def round(x: Array, /) -> Array:
    """The nearest integer; of two, the even one."""
    return _rounded("round", UOp.round, x)


def trunc(x: Array, /) -> Array:
    """The integer next towards zero."""
    return _rounded("trunc", UOp.trunc, x)


def _rounded(name: str, make: Callable[[UOp], UOp], x: Array) -> Array:
    return elementwise(name, lambda n: make(n) if n.type.is_float else n, x, kinds=("numeric",))
