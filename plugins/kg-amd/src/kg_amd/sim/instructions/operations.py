"""An operation of vector registers: the types of what it writes and reads, and a function of arrays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kg_sim.numbers.types import Array

#: Of as many arrays as there are sources.
Function = Callable[[Array], Array] | Callable[[Array, Array], Array] | Callable[[Array, Array, Array], Array]


Binary = Callable[[Array, Array], Array]


def of_three(function: Binary) -> Callable[[Array, Array, Array], Array]:
    """A function of two as one of three."""
    return lambda a, b, c: function(function(a, b), c)


@dataclass(frozen=True, slots=True)
class Op:
    """`out` and `sources` are types (registers.TYPES).
    `arithmetic` names what rounds: add, sub, mul, fma, cvt; "" rounds not.

    `flushes`: it never sees nor makes subnormal numbers, whatever MODE says.
    """

    out: str
    sources: tuple[str, ...]
    function: Callable[..., Array]
    arithmetic: str = ""
    flushes: bool = False
    #: Subnormal operands and results are as MODE says.
    denormals: bool = True


OPS: Final[dict[str, Op]] = {}


def define(names: str, out: str, sources: str, function: Function, **options: object) -> None:
    """Puts an operation into the table, by each of `names`."""
    for name in names.split():
        OPS[name] = Op(out, tuple(sources.split()), function, **options)  # type: ignore[arg-type]
