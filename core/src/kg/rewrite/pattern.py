"""Patterns: shapes of graphs with named holes.
Rules are written with the helpers here; engine matchers are compiled from them.

`X, Y, Z` match any node, `A, B, C` any CONST, `add(X, A)` an ADD of two things; a hole met twice must be the identical
node. `X.index`, `X.ints`, ... restrict the kind of dtype; `number(1)` is a CONST of that value; `named` gives any part a name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from kg.dtype import Kind
from kg.ir.op import Op
from kg.records import dataclass


class _Anything:
    """The arg of a pattern that does not look at it."""

    def __repr__(self) -> str:
        return "ANYTHING"


ANYTHING = _Anything()


@dataclass(frozen=True, slots=True, eq=False)
class Pattern:
    """Matches a node by op, kind of dtype, arg and sources; `None` ops or sources: any."""

    ops: tuple[Op, ...] | None = None
    src: tuple[Pattern, ...] | None = None
    open: bool = False  # more sources may follow those of src
    every: Pattern | None = None  # all sources match this; its captures are not given
    kinds: tuple[Kind, ...] = ()
    arg: object = ANYTHING
    vectors: bool = False  # more than one lane
    capture: str = ""

    def of(self, *kinds: Kind) -> Pattern:
        """Only dtypes of these kinds."""
        return replace(self, kinds=kinds)

    @property
    def index(self) -> Pattern:
        return self.of(Kind.INDEX)

    @property
    def ints(self) -> Pattern:
        """Machine integers and index, not bool."""
        return self.of(Kind.INDEX, Kind.INT, Kind.UINT)

    @property
    def machine(self) -> Pattern:
        """Machine integers: those that wrap."""
        return self.of(Kind.INT, Kind.UINT)

    @property
    def floats(self) -> Pattern:
        return self.of(Kind.FLOAT)

    @property
    def bools(self) -> Pattern:
        return self.of(Kind.BOOL)

    @property
    def exact(self) -> Pattern:
        """Everything but floats: arithmetic without rounding."""
        return self.of(Kind.INDEX, Kind.INT, Kind.UINT, Kind.BOOL)

    @property
    def vector(self) -> Pattern:
        """Only values of several lanes."""
        return replace(self, vectors=True)

    def named(self, capture: str) -> Pattern:
        """Gives the node that matches here to the rule's function."""
        return replace(self, capture=capture)

    def walk(self) -> Iterator[Pattern]:
        """This pattern and all below, sources in order."""
        yield self
        for s in self.src or ():
            yield from s.walk()

    def captures(self) -> tuple[str, ...]:
        """The names of the holes, in order of appearance."""
        return tuple(dict.fromkeys(p.capture for p in self.walk() if p.capture))


def any_node(capture: str = "") -> Pattern:
    """Any node."""
    return Pattern(capture=capture)


def constant(capture: str) -> Pattern:
    """Any CONST; the rule's function gets the node and reads `.value`."""
    return Pattern((Op.CONST,), capture=capture)


def number(value: int | float | bool) -> Pattern:
    """A CONST equal to value, of any dtype: `number(0)` matches False, 0 and both floating zeros."""
    return Pattern((Op.CONST,), arg=value)


def op(ops: Op | Iterable[Op], *src: Pattern, more: bool = False) -> Pattern:
    """A node of one of the ops over these sources; with `more`, further sources may follow."""
    return Pattern((ops,) if isinstance(ops, Op) else tuple(sorted(ops, key=lambda o: o.value)), src, more)


def any_sources(ops: Op | Iterable[Op], every: Pattern | None = None) -> Pattern:
    """A node of one of the ops whatever its sources, or with every source like the pattern."""
    return replace(op(ops), src=None, every=every)


X, Y, Z, W = any_node("x"), any_node("y"), any_node("z"), any_node("w")
A, B, C, D = constant("a"), constant("b"), constant("c"), constant("d")


def add(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.ADD, x, y)


def sub(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.SUB, x, y)


def mul(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.MUL, x, y)


def fdiv(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.FDIV, x, y)


def floordiv(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.FLOORDIV, x, y)


def floormod(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.FLOORMOD, x, y)


def idiv(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.IDIV, x, y)


def mod(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.MOD, x, y)


def maximum(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.MAX, x, y)


def minimum(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.MIN, x, y)


def bit_and(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.AND, x, y)


def bit_or(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.OR, x, y)


def bit_xor(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.XOR, x, y)


def shl(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.SHL, x, y)


def shr(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.SHR, x, y)


def lt(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.CMPLT, x, y)


def le(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.CMPLE, x, y)


def eq(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.CMPEQ, x, y)


def ne(x: Pattern, y: Pattern) -> Pattern:
    return op(Op.CMPNE, x, y)


def neg(x: Pattern) -> Pattern:
    return op(Op.NEG, x)


def where(condition: Pattern, then: Pattern, otherwise: Pattern) -> Pattern:
    return op(Op.WHERE, condition, then, otherwise)


def cast(x: Pattern) -> Pattern:
    return op(Op.CAST, x)


def logical_not(x: Pattern) -> Pattern:
    """The canonical not of a bool: x ^ True."""
    return op(Op.XOR, x.bools, number(True))
