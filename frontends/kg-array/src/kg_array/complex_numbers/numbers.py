"""Arithmetic of values that may be real or complex, a node or a pair of them:
algorithms for both are written in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kg.frontend import UOp

from kg_array.complex_numbers import arithmetic
from kg_array.complex_numbers.pairs import Number, Pair, each
from kg_array.matrices.stepwise import along


def plus(a: Number, b: Number) -> Number:
    return a + b if isinstance(a, UOp) and isinstance(b, UOp) else arithmetic.add(a, b)


def minus(a: Number, b: Number) -> Number:
    return a - b if isinstance(a, UOp) and isinstance(b, UOp) else arithmetic.subtract(a, b)


def times(a: Number, b: Number) -> Number:
    return a * b if isinstance(a, UOp) and isinstance(b, UOp) else arithmetic.multiply(a, b)


def conjugate(x: Number) -> Number:
    """Of a real value itself."""
    return arithmetic.conjugate(x) if isinstance(x, Pair) else x


def real(x: Number) -> UOp:
    return x.re if isinstance(x, Pair) else x


def squared(x: Number) -> UOp:
    """The square of the magnitude."""
    return x.re * x.re + x.im * x.im if isinstance(x, Pair) else x * x


def greatest_part(x: Number) -> UOp:
    """The magnitude, or of a complex value that of its greater part:
    what it is divided by for its square to be in range."""
    return abs(x.re).maximum(abs(x.im)) if isinstance(x, Pair) else abs(x)


def direction(x: Number) -> Number:
    """x / |x|; 1 of 0."""
    if isinstance(x, UOp):
        return (x < 0.0).where(x.const_like(-1.0), 1.0)
    size = arithmetic.magnitude_of(x)
    nothing = size.eq(0.0)
    safe = nothing.where(1.0, size)
    return Pair(nothing.where(1.0, x.re / safe), x.im / safe)


def where(condition: UOp, x: Number, other: Number) -> Number:
    """One of two of one kind."""
    if isinstance(x, Pair) and isinstance(other, Pair):
        return Pair(*map(condition.where, x, other))
    assert isinstance(x, UOp) and isinstance(other, UOp)
    return condition.where(x, other)


def like(x: Number, value: UOp) -> Number:
    """A real value as one of the kind of x."""
    return Pair(value, value.const_like(0.0).broadcast_to(*value.shape)) if isinstance(x, Pair) else value


#: What is carried and the rows -> what is carried on, and what a step gives beside it.
Step = Callable[[Sequence[Number], Sequence[Number]], tuple[Sequence[Number], Sequence[Number]]]


def numbers_along(step: Step, state: Sequence[Number], rows: Sequence[Number]) -> tuple[list[Number], list[Number]]:
    """`along` of values that may be complex."""
    made: list[Number] = []  # what a step gives: which are pairs

    def flat(now: Sequence[UOp], pieces: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
        after, beside = step(_like(state, now), _like(rows, pieces))
        made[:] = beside
        return _parts(after), _parts(beside)

    last, found = along(flat, _parts(state), _parts(rows))
    return _like(state, last), _like(made, found)


def _parts(numbers: Sequence[Number]) -> list[UOp]:
    return [part for x in numbers for part in (x if isinstance(x, Pair) else (x,))]


def _like(numbers: Sequence[Number], parts: Sequence[UOp]) -> list[Number]:
    """The parts as values of the kinds that these are."""
    rest = iter(parts)
    return [each(x, lambda _: next(rest)) for x in numbers]
