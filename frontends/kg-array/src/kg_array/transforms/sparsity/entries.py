"""The entries of a sparse Jacobian by themselves:
products of the factors along the graph, of all elements that a rule treats alike at once, and no seeds.

    y = stack([x[1:] * p, sin(x[:-1])])     p at (0, 0), (1, 1) ...;  cos(x[:-1]) at (n, 0), (n + 1, 1) ...

A term holds derivatives in an array of any shape, with the element that each is of and the column that it is by, both known: what moves elements about only renumbers
them. Graphs with loops, matrix products and the like are better done by seeds: None is returned where there is no rule, or where it would be more work than allowed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Final

import numpy as np
from kg.frontend import COMPARE, ELEMENTWISE, Device, Op, UOp, const, from_storage, int32
from kg_graph.nodes import order_of
from kg_graph.oracle import Oracle

from kg_array.running.memory import buffer_of, is_placeholder, node_of
from kg_array.transforms.derivatives.cotangents import NoDerivativeError, product
from kg_array.transforms.derivatives.custom_calls import Elementwise, ruled
from kg_array.transforms.derivatives.factors import Factor, factor
from kg_array.transforms.sparsity.terms import NoRuleError, Numbers, Term, assembled, cast_to, number_of, view_of

#: Ops whose derivative is zero.
_FLAT: Final = COMPARE | {Op.TRUNC, Op.ROUND, Op.FLOORDIV, Op.IDIV, Op.BITCAST}


def entries(
    outputs: Sequence[UOp],
    inputs: Sequence[UOp],
    others: Sequence[UOp],
    positions: Mapping[tuple[int, int], int],
    most: int | None,
    device: Device,
) -> UOp | None:
    """The values at these positions of (row, column), in one dimension;
    None where they would take more than `most` products, or there is no rule for a node."""
    walk = _Walk(inputs, others, most, device)
    try:
        walk.run(order_of(outputs))
        terms: list[Term] = []
        top = 0
        for output in outputs:
            terms += [Term(t.value, t.rows + top, t.columns) for t in walk.terms.get(output, ())]
            top += _size(output)
        return assembled(terms, positions, outputs[0].type, walk.take)
    except (NoRuleError, NoDerivativeError):
        return None


class _Walk:
    """The terms of every node that depends on the inputs."""

    def __init__(self, inputs: Sequence[UOp], others: Sequence[UOp], most: int | None, device: Device) -> None:
        self.device, self.left = device, most
        self.oracle = Oracle({}, {})
        self.others = set(others)
        self.terms: dict[UOp, list[Term]] = {}
        at = 0
        for x in inputs:
            numbers = np.arange(_size(x)).reshape(_shape(x))
            self.terms[x] = [Term(const(1, x.type), numbers, numbers + at)]
            at += _size(x)

    def run(self, order: Sequence[UOp]) -> None:
        for u in order:
            if u not in self.terms and any(s in self.terms for s in u.src):
                made = self._merged(self._of(u))
                if made:
                    self.terms[u] = made

    def _of(self, u: UOp) -> list[Term]:
        if u.op is Op.LOOP:
            return self._call(u)
        if not u.type.is_float or u.op in _FLAT:
            return []
        if u.op in ELEMENTWISE:
            return self._elementwise(u)
        match u.op:
            case Op.RESHAPE | Op.CONTIGUOUS | Op.STATE:
                if u.op is Op.STATE and u.slot != u.src[0].loop.carried:
                    raise NoRuleError
                return self.terms[u.src[0]]
            case Op.EXPAND | Op.PERMUTE | Op.FLIP | Op.SHRINK | Op.PAD:
                return self._moved(self.terms[u.src[0]], self._sources(u))
            case Op.STACK:
                return self._stack(u)
            case Op.GATHER:
                return self._gather(u)
            case Op.REDUCE if u.reduction.monoid.op == "ADD" and u.reduction.monoid.states == 1:
                return self._sum(u)
            case _:
                raise NoRuleError

    def _merged(self, terms: Sequence[Term]) -> list[Term]:
        """Without terms of nothing; those of the same elements and columns as their sum."""
        found: dict[object, Term] = {}
        for t in terms:
            if t.rows.size == 0:
                continue
            same = found.get(t.key)
            found[t.key] = t if same is None else Term(same.value + t.value, t.rows, t.columns)
        return list(found.values())

    # -- rules

    def _call(self, u: UOp) -> list[Term]:
        """A function of one element with a derivative of its own."""
        rule = ruled(u)
        if not isinstance(rule, Elementwise):
            raise NoRuleError
        by = rule.factor(u)
        return [self._times(t, by) for t in self.terms[u.src[0]]]

    def _elementwise(self, u: UOp) -> list[Term]:
        found: list[Term] = []
        for place, source in enumerate(u.src):
            terms = self.terms.get(source)
            if terms is None:
                continue
            if _shape(source) != _shape(u):
                terms = self._moved(terms, np.broadcast_to(np.arange(_size(source)).reshape(_shape(source)), _shape(u)))
            found += self._chosen(u, place, terms) if u.op is Op.WHERE else self._through(u, place, terms)
        return found

    def _through(self, u: UOp, place: int, terms: Sequence[Term]) -> list[Term]:
        by = factor(u, place)
        if by is None:
            raise NoRuleError
        return [self._times(Term(cast_to(t.value, u.type), t.rows, t.columns), by, u) for t in terms]

    def _times(self, t: Term, by: Factor, u: UOp | None = None) -> Term:
        shape = None if u is None else _shape(u)

        def taken(node: UOp) -> UOp:
            return self.take(node if shape is None else node.broadcast_to(*shape), t.rows)

        value = t.value
        if by.value is not None:
            number = number_of(by.value)
            if number is None:
                self._spend(t.rows.size)
            value = _product(value, taken(by.value) if number is None else number)
        if by.where is not None:
            self._spend(t.rows.size)
            value = taken(by.where).where(value, 0.0)
        return Term(value, t.rows, t.columns)

    def _chosen(self, u: UOp, place: int, terms: Sequence[Term]) -> list[Term]:
        condition = u.src[0]
        known = self._value(condition)
        if known is not None:
            holds = np.broadcast_to(np.asarray(known, bool), _shape(u)).reshape(-1) == (place == 1)
            return [self._kept(t, np.where(holds[t.rows], t.rows, -1)) for t in terms]
        whole = condition.broadcast_to(*_shape(u))
        made: list[Term] = []
        for t in terms:
            self._spend(t.rows.size)
            holds = self.take(whole, t.rows)
            zero = t.value.const_like(0)
            made.append(Term(holds.where(t.value, zero) if place == 1 else holds.where(zero, t.value), t.rows, t.columns))
        return made

    def _stack(self, u: UOp) -> list[Term]:
        numbers = np.moveaxis(np.arange(_size(u)).reshape(_shape(u)), u.slot, 0)
        return [
            Term(t.value, numbers[at].reshape(-1)[t.rows], t.columns)
            for at, source in enumerate(u.src)
            for t in self.terms.get(source, ())
        ]

    def _gather(self, u: UOp) -> list[Term]:
        data, *indices = u.src
        values = [self._value(i) for i in indices]
        if data not in self.terms or any(v is None for v in values):
            raise NoRuleError
        numbers = np.arange(_size(data)).reshape(_shape(data))
        at = [
            np.clip(v, 0, max(d - 1, 0)).astype(np.int64) for v, d in zip(values, numbers.shape, strict=False) if v is not None
        ]
        return self._moved(self.terms[data], numbers[tuple(np.broadcast_arrays(*at))])

    def _sum(self, u: UOp) -> list[Term]:
        (source,) = u.src
        left = tuple(1 if axis in u.reduction.axes else d for axis, d in enumerate(_shape(source)))
        to = np.broadcast_to(np.arange(prod(left)).reshape(left), _shape(source)).reshape(-1)
        return [Term(cast_to(t.value, u.type), to[t.rows], t.columns) for t in self.terms[source]]

    def _sources(self, u: UOp) -> Numbers:
        """Of each element of what is moved the number of the one that it was, -1 in padding."""
        x = np.arange(_size(u.src[0])).reshape(_shape(u.src[0]))
        match u.op:
            case Op.EXPAND:
                return np.broadcast_to(x, _shape(u))
            case Op.PERMUTE:
                return x.transpose(*map(self.oracle.dim, u.dims))
            case Op.FLIP:
                return np.flip(x, tuple(map(self.oracle.dim, u.dims)))
            case Op.PAD:
                return np.pad(x, list(self.oracle.pairs(u)), constant_values=-1)
            case _:
                return x[tuple(slice(a, b) for a, b in self.oracle.pairs(u))]

    def _moved(self, terms: Sequence[Term], sources: Numbers) -> list[Term]:
        """The terms of a node whose elements are those of another with these numbers."""
        flat = sources.reshape(-1)
        there = flat[flat >= 0]
        size = int(max(there.max(initial=-1), max((int(t.rows.max()) for t in terms), default=-1))) + 1
        if np.unique(there).size == there.size:
            to = np.full(size, -1)
            to[there] = np.flatnonzero(flat >= 0)
            return [self._kept(t, to[t.rows]) for t in terms]
        made: list[Term] = []
        for t in terms:
            of = np.full(size, -1)
            of[t.rows.reshape(-1)] = np.arange(t.rows.size)
            if np.unique(t.rows).size < t.rows.size:
                raise NoRuleError  # an element with several derivatives is repeated
            at = np.where(sources >= 0, of[sources], -1)
            rows = np.arange(flat.size).reshape(sources.shape)
            made.append(self._picked(t, at, rows))
        return made

    def _picked(self, t: Term, at: Numbers, rows: Numbers) -> Term:
        """Elements of a term's value by number, -1 for none, as those of these rows."""
        if np.any(at < 0):
            at, rows = at[at >= 0], rows[at >= 0]
        if not at.size:
            return _NOTHING
        return Term(t.value if t.value.op is Op.CONST else self.take(t.value, at), rows, t.columns.reshape(-1)[at])

    def _kept(self, t: Term, rows: Numbers) -> Term:
        """The term without the elements whose row is -1."""
        kept = rows >= 0
        if kept.all():
            return Term(t.value, rows, t.columns)
        box = [np.flatnonzero(kept.any(axis=tuple(a for a in range(kept.ndim) if a != axis))) for axis in range(kept.ndim)]
        if kept.any() and kept.sum() == prod(int(b[-1] - b[0]) + 1 for b in box):
            part = tuple(slice(int(b[0]), int(b[-1]) + 1) for b in box)
            value = t.value if t.value.op is Op.CONST else t.value.shrink(*((s.start, s.stop) for s in part))
            return Term(value, rows[part], t.columns[part])
        return self._picked(t, np.flatnonzero(kept), rows[kept])

    # -- values

    def _value(self, u: UOp) -> Numbers | None:
        """The numbers of a node that depends on no argument."""
        for node in order_of([u]):
            if node in self.oracle.done:
                continue
            if node in self.others or node in self.terms or node.op in (Op.PARAM, Op.DEFINE_VAR, Op.LOOP):
                return None
            if node.op is Op.BUFFER:
                if is_placeholder(node):
                    return None
                self.oracle.done[node] = (from_storage(buffer_of(node).raw(), node.type)[: _size(node)].reshape(_shape(node)),)
            elif all(s in self.oracle.done for s in node.src):
                self.oracle.done[node] = self.oracle.states_of(node)
            else:
                return None
        return self.oracle.done[u][0]

    def take(self, node: UOp, at: Numbers) -> UOp:
        """node.reshape(-1)[at]: as a view where the numbers are regular, else by an index array."""
        number = number_of(node)
        if number is not None:
            return number.broadcast_to(*at.shape)
        view = view_of(node, at)
        if view is not None:
            return view
        index = self.device.buffer(np.ascontiguousarray(at, np.int32), int32)
        return node.reshape(_size(node)).gather(node_of(index, at.shape, int32))

    def _spend(self, products: int) -> None:
        if self.left is None:
            return
        self.left -= products
        if self.left < 0:
            raise NoRuleError


def _product(a: UOp, b: UOp) -> UOp:
    if a.op is Op.CONST and b.op is Op.CONST:
        return const(a.value * b.value, a.type)
    return product(a, b)


_NOTHING: Final = Term(const(0, int32), np.zeros(0, np.int64), np.zeros(0, np.int64))


def _shape(u: UOp) -> tuple[int, ...]:
    for d in u.shape:
        if not isinstance(d, int):
            raise NoRuleError
    return u.shape  # type: ignore[return-value]


def _size(u: UOp) -> int:
    return prod(_shape(u))
