"""Arguments and results for the templates: types, shapes, identifiers, symbolic sizes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from kg.frontend import dim_max
from kg.plugin import KgError, Op, UOp, Var
from kg_graph.exporting import Argument, NamedPlan

from kg_aot.cxx.literals import storage_type
from kg_aot.cxx.sizes import size_text
from kg_aot.cxx.statements import PlanWriter
from kg_aot.names import alias, identifier, identifiers


@dataclass(frozen=True, slots=True)
class Parameter:
    """An argument as the templates see it.
    `type`: IN0_t; `own`: the identifier of its name; `sizes`: its axes as texts, where some are open."""

    type: str
    own: str
    name: str
    element: str
    shape: tuple[int, ...]
    dtype: str
    const: bool
    pointer: str
    sizes: tuple[str, ...] = ()

    @property
    def template(self) -> str:
        return ", ".join([f"{'const ' if self.const else ''}{self.element}", *map(str, self.shape)])

    @property
    def alias(self) -> str:
        """The type's other name; empty where that would hide another."""
        return alias(self.own)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def note(self) -> str:
        shape = " x ".join(self.sizes or map(str, self.shape)) or "one number"
        bits = {"float16", "bfloat16", "float8_e4m3", "float8_e5m2"}
        return f"{self.dtype}, {shape}{', as its bits' if self.dtype in bits else ''}"


def parameters(kind: str, arguments: Iterable[Argument]) -> Iterator[Parameter]:
    for at, a in enumerate(arguments):
        shape = tuple(map(dim_max, a.shape))
        if 0 in shape and kind == "OUT":
            raise KgError(f"{a.name} has no elements: leave it out")
        names = {
            v.name: identifier(v.name)
            for d in a.shape
            if isinstance(d, UOp)
            for v in (u.variable for u in d.find(Op.DEFINE_VAR))
        }
        sizes = tuple(size_text(d, names).strip("()") for d in a.shape) if names else ()
        if any(isinstance(d, UOp) for d in a.shape[1:]):
            shape = (prod(shape),)  # where an element is depends on the sizes
        (own,) = identifiers([a.name], "argument").values()
        name = f"{kind.lower()}{at}"
        yield Parameter(f"{kind}{at}_t", own, a.name, storage_type(a.dtype), shape, a.dtype.name, kind == "IN", name, sizes)


def check_names(function: str, parameters: Sequence[Parameter], variables: Sequence[Var]) -> None:
    """Two things with one name are refused; a result with the name of an argument has another by now."""
    identifiers([p.name for p in parameters], f"{function}: arguments and results")
    taken: dict[str, str] = {}
    for own, what in [
        *((p.own, f"array {p.name}") for p in parameters),
        *((identifier(v.name), f"size {v.name}") for v in variables),
    ]:
        if own in taken:
            raise KgError(f"{function}: {taken[own]} and {what} are both {own} in C++: rename one")
        taken[own] = what


def check_c_names(prefix: str, words: Iterable[str]) -> None:
    """Refuses names of arguments, results and sizes that are types or macros of the header in C."""
    for word in words:
        if re.fullmatch(rf"{prefix}_(ws|executor|[A-Z0-9_]+)", word):
            raise KgError(f"{word} is of the header in C, in which {prefix}_ begins types and macros: rename it")


def open_sizes(named: NamedPlan, program: PlanWriter) -> list[dict[str, Any]]:
    """The open sizes, in the order of their names."""
    return [
        {"name": v.name, "own": identifier(v.name), "inner": program.variables[v.name], "least": v.min, "greatest": v.max}
        for v in named.variables
    ]
