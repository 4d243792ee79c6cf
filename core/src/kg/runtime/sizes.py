"""Sizes and geometry over launch variables, compiled to Python functions once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, cast

from kg.errors import UnsupportedError
from kg.ir.op import Op
from kg.ir.shapes.shape import Dim
from kg.ir.uop import UOp
from kg.semantics.table import CALLED, TABLE, on_dtype

#: The launch variables, in the program's order -> the values.
SizeFunction = Callable[..., tuple[int, ...]]

#: What a size may be made of, beside constants and launch variables: integers without end, as text of Python.
SIZE_OPS: Final[Mapping[Op, str]] = {
    Op.CAST: "int({0})",
    **{op: f"({meaning.integers})" for op, meaning in TABLE.items() if meaning.integers is not None},
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
    values = "".join(f"{d if isinstance(d, int) else size_expression(d, SIZE_OPS, parameters)}, " for d in dims)
    return cast(SizeFunction, eval(f"lambda {', '.join(parameters.values())}: ({values})", dict(CALLED)))


def size_expression(root: UOp, templates: Mapping[Op, str], variables: Mapping[str, str]) -> str:
    """A size as text of a language, whose templates are those of SIZE_OPS,
    over its names of the launch variables."""
    done: dict[UOp, str] = {}
    for node in root.toposort():
        if node.op is Op.CONST:
            done[node] = str(int(node.value)) if node.value >= 0 else f"({int(node.value)})"
        elif node.op is Op.DEFINE_VAR:
            if node.variable.name not in variables:
                raise UnsupportedError(f"a size depends on {node.variable.name}, which is no variable of the program")
            done[node] = variables[node.variable.name]
        elif node.op in SIZE_OPS:
            op = node.op if node.op is Op.CAST else on_dtype(node.op, node.src[-1].type)
            done[node] = templates[op].format(*(done[s] for s in node.src))
        else:
            raise UnsupportedError(f"a size may not depend on {node.op.name}: only on launch variables")
    return done[root]
