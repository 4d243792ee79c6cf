"""Sizes and geometry that depend on launch variables: expressions over DEFINE_VARs, made into Python functions once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, cast

from kg.errors import UnsupportedError
from kg.ir.op import Op
from kg.ir.shapes.shape import Dim
from kg.ir.uop import UOp

#: The launch variables, in the program's order -> the values.
SizeFunction = Callable[..., tuple[int, ...]]

_TEXT: Final[Mapping[Op, str]] = {
    Op.ADD: "({} + {})",
    Op.SUB: "({} - {})",
    Op.MUL: "({} * {})",
    Op.NEG: "(-{})",
    Op.FLOORDIV: "floordiv({}, {})",
    Op.FLOORMOD: "floormod({}, {})",
    Op.IDIV: "idiv({}, {})",
    Op.MOD: "mod({}, {})",
    Op.MAX: "max({}, {})",
    Op.MIN: "min({}, {})",
    Op.AND: "({} & {})",
    Op.OR: "({} | {})",
    Op.XOR: "({} ^ {})",
    Op.SHL: "({} << {})",
    Op.SHR: "({} >> {})",
    Op.CMPLT: "({} < {})",
    Op.CMPLE: "({} <= {})",
    Op.CMPEQ: "({} == {})",
    Op.CMPNE: "({} != {})",
    Op.WHERE: "({1} if {0} else {2})",
    Op.CAST: "int({})",
}


def is_static(dims: Sequence[Dim]) -> bool:
    return all(isinstance(d, int) for d in dims)


def evaluate(dim: Dim, variables: Mapping[str, int]) -> int:
    """The value of one size."""
    return dim if isinstance(dim, int) else size_function((dim,), tuple(variables))(*variables.values())[0]


@lru_cache(maxsize=1024)
def size_function(dims: tuple[Dim, ...], names: tuple[str, ...]) -> SizeFunction:
    """A function from the variables, in this order, to the values of `dims`."""
    parameters = {name: f"v{number}" for number, name in enumerate(names)}
    values = "".join(f"{d if isinstance(d, int) else _text(d, parameters)}, " for d in dims)
    scope: dict[str, object] = {"floordiv": _floordiv, "floormod": _floormod, "idiv": _idiv, "mod": _mod}
    return cast(SizeFunction, eval(f"lambda {', '.join(parameters.values())}: ({values})", scope))


def _text(root: UOp, parameters: Mapping[str, str]) -> str:
    """The expression as Python text."""
    done: dict[UOp, str] = {}
    for node in root.toposort():
        if node.op is Op.CONST:
            done[node] = f"({int(node.value)})"
        elif node.op is Op.DEFINE_VAR:
            if node.variable.name not in parameters:
                raise UnsupportedError(f"a size depends on {node.variable.name}, which is no variable of the program")
            done[node] = parameters[node.variable.name]
        elif node.op in _TEXT:
            done[node] = _TEXT[node.op].format(*(done[s] for s in node.src))
        else:
            raise UnsupportedError(f"a size may not depend on {node.op.name}: only on launch variables")
    return done[root]


def _floordiv(a: int, b: int) -> int:
    return a // b if b else 0


def _floormod(a: int, b: int) -> int:
    return a % b if b else 0


def _idiv(a: int, b: int) -> int:
    if b == 0:
        return 0
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _mod(a: int, b: int) -> int:
    return a - b * _idiv(a, b) if b else 0
