"""Templates of ops in a C-like language: the entries of CStyleRenderer.code_for_op."""

from __future__ import annotations

from kg.records import dataclass


@dataclass(frozen=True, slots=True)
class Template:
    """Written by a rule of its own, in values.py."""


@dataclass(frozen=True, slots=True)
class Infix(Template):
    """`a symbol b`. Precedences are C's, greater binds tighter: see the constants below."""

    symbol: str
    precedence: int


@dataclass(frozen=True, slots=True)
class Call(Template):
    """`name(x)`, a function of the language.
    `suffixed`: float32 has its own, with an f (as C's sqrt and sqrtf).

    `vectors`: takes vectors too; else a vector is called lane by lane, which compilers merge again.
    """

    name: str
    suffixed: bool = True
    vectors: bool = False


@dataclass(frozen=True, slots=True)
class Helper(Template):
    """A function that the renderer defines before the kernel, one per dtype, from helpers.py."""

    name: str


PRIMARY = 15  # names, literals, calls, x[i]
UNARY = 14  # -x, casts
PRODUCT = 13
SUM = 12
CONDITIONAL = 3
