"""Derivatives of reductions and scans, by monoid.
Ties of MAX and MIN share; a product knows its zeros; compound ones state by state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod
from typing import Final

from kg.frontend import Op, UOp
from kg.frontend import monoid as monoids

from kg_array.complex_numbers.arithmetic import conjugate, multiply
from kg_array.complex_numbers.pairs import Pair
from kg_array.functions.statistical import product_along
from kg_array.transforms.derivatives.cotangents import Cotangent, NoDerivativeError, sum_of, zeros_of
from kg_array.transforms.derivatives.factors import Factor
from kg_array.transforms.derivatives.scans_and_scatters import extreme_cotangent

Given = Mapping[int, Cotangent]
Shape = tuple["int | UOp", ...]


def reduce_factor(node: UOp) -> Factor:
    """What a change of each element is multiplied with in a reduction of one state.
    The node is of full rank, its axes of size 1."""
    x = node.src[0]
    if x.shape == ():
        return Factor()
    name, axes = node.reduction.monoid.op, node.reduction.axes
    match name:
        case "ADD":
            return Factor()
        case "MUL":
            return Factor(_product_of_others(x, axes))
        case _:
            chosen = x.eq(node.expand(*x.shape))
            share = sum_of(chosen.cast(x.type), *axes).reciprocal()
            return Factor(chosen.where(share.expand(*x.shape), 0.0), chosen, bounded=True)


def _product_of_others(x: UOp, axes: tuple[int, ...]) -> UOp:
    """At each element the product of all others along the axes: its zeros are counted, not divided by."""
    zero = x.eq(0.0)
    zeros = sum_of(zero.cast(x.type), *axes).expand(*x.shape)
    nonzero = zero.where(1.0, x)
    others = nonzero.reduce(monoids.MUL, *axes).expand(*x.shape) / nonzero
    alone = zero.where(zeros.eq(1.0), zeros.eq(0.0))
    return alone.where(others, 0.0)


# -- scans


def scan_cotangent(node: UOp, given: UOp) -> UOp:
    """The cotangent of what is scanned."""
    reduction, x = node.reduction, node.src[0]
    (axis,) = reduction.axes
    match reduction.monoid.op:
        case "ADD":
            return _reverse_sum(given, axis, exclusive=reduction.exclusive)
        case "MUL":
            return _product_scan(x, given, axis, exclusive=reduction.exclusive)
        case _:
            return extreme_cotangent(node, given)


def _reverse_sum(x: UOp, axis: int, *, exclusive: bool) -> UOp:
    """At each place the sum from there (after it) to the end."""
    return x.flip(axis).scan(monoids.ADD, axis, exclusive=exclusive).flip(axis)


def _product_scan(x: UOp, given: UOp, axis: int, *, exclusive: bool) -> UOp:
    """sum over later products of their cotangents times all factors but this one.
    After the first zero products are 0, so that only it and those before it matter; for it the products are made without it."""
    zero = x.eq(0.0)
    before = zero.cast(x.type).scan(monoids.ADD, axis, exclusive=True)
    first = zero & before.eq(0.0)

    def later(y: UOp) -> UOp:
        return _reverse_sum(given * y.scan(monoids.MUL, axis, exclusive=exclusive), axis, exclusive=exclusive)

    return first.where(later(first.where(1.0, x)), zero.where(0.0, later(x) / zero.where(1.0, x)))


# -- several states


def state_cotangent(node: UOp, place: int, given: Given, shape: Shape) -> Cotangent:
    """The cotangent of one of the values that a compound monoid combines."""
    family = node.reduction.monoid.name.partition("<")[0]
    rule = _COMPOUND.get(family)
    if rule is None or node.op is not Op.REDUCE:
        raise NoDerivativeError(f"{node.op.name.lower()} of {node.reduction.monoid.name} has no derivative")
    values = [s if s.shape != () else s.broadcast_to(*shape) for s in node.src]
    outputs = [UOp(Op.STATE, v.dtype, (node,), i) for i, v in enumerate(values)]
    states = [o.expand(*shape) for o in outputs]
    cotangents = [given[i].value.expand(*shape) if i in given else None for i in range(len(values))]
    return rule(place, values, states, cotangents, node.reduction.axes)


def _or_zero(g: UOp | None, like: UOp) -> UOp:
    return zeros_of(like) if g is None else g


def _argmax(place: int, values: list[UOp], states: list[UOp], given: list[UOp | None], axes: tuple[int, ...]) -> Cotangent:
    """All of it to the element that was found."""
    chosen = values[1].eq(states[1])
    g = _or_zero(given[0], values[0])
    return Cotangent(chosen.where(g, 0.0), chosen)


def _welford(place: int, values: list[UOp], states: list[UOp], given: list[UOp | None], axes: tuple[int, ...]) -> Cotangent:
    """(count, mean, squares): n = sum n_i, m = sum n_i m_i / n, q = sum q_i + n_i (m_i - m)**2."""
    count, mean, _ = values
    g_count, g_mean, g_squares = (_or_zero(g, v) for g, v in zip(given, values, strict=True))
    off = mean - states[1]
    if place == 2:
        return Cotangent(g_squares)
    if place == 1:
        return Cotangent(g_mean * (count / states[0]) + g_squares * (count * off) * 2.0)
    return Cotangent(g_count + g_mean * (off / states[0]) + g_squares * (off * off))


def _logsumexp(place: int, values: list[UOp], states: list[UOp], given: list[UOp | None], axes: tuple[int, ...]) -> Cotangent:
    """(m, s): m the greatest m_i, s = sum s_i exp(m_i - m)."""
    m, s = values
    g_m, g_s = (_or_zero(g, v) for g, v in zip(given, values, strict=True))
    top = m.eq(states[0])
    weight = top.where(1.0, (m - states[0]).exp())
    if place == 1:
        return Cotangent(g_s * weight)
    share = sum_of(top.cast(m.type), *axes).reciprocal().expand(*m.shape)
    rest = top.where((g_m - g_s * states[1]) * share, 0.0)
    return Cotangent(rest + g_s * s * weight)


def _complexmul(place: int, values: list[UOp], states: list[UOp], given: list[UOp | None], axes: tuple[int, ...]) -> Cotangent:
    """Of one factor the cotangent is that of the product times the conjugate of the other factors:
    those before and those after it."""
    shape = values[0].shape
    order = (*(i for i in range(len(shape)) if i not in axes), *axes)
    rows = [shape[i] for i in order[: len(shape) - len(axes)]]

    def in_rows(x: UOp) -> UOp:
        return x.permute(*order).reshape(*rows, prod(shape[i] for i in axes))

    factors = Pair(*map(in_rows, values))
    last = len(rows)
    before = product_along(factors, Op.SCAN, (last,), exclusive=True)
    flipped = Pair(*(part.flip(last) for part in factors))
    after = Pair(*(part.flip(last) for part in product_along(flipped, Op.SCAN, (last,), exclusive=True)))
    others = multiply(before, after)
    g = Pair(*(in_rows(_or_zero(g, v)) for g, v in zip(given, values, strict=True)))
    part = multiply(g, conjugate(others))[place]
    back = part.reshape(*(shape[i] for i in order)).permute(*(order.index(i) for i in range(len(order))))
    return Cotangent(back)


Compound = Callable[[int, list[UOp], list[UOp], "list[UOp | None]", tuple[int, ...]], Cotangent]
_COMPOUND: Final[dict[str, Compound]] = {
    "argmax": _argmax,
    "argmin": _argmax,
    "welford": _welford,
    "logsumexp": _logsumexp,
    "complexmul": _complexmul,
}
