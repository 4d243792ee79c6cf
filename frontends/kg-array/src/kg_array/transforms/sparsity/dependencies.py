"""Which elements of a graph's values depend on which elements of its arguments, by their derivatives:
the pattern of a Jacobian, exact as the graph is written.

    y = stack([x[0] * x[1], sin(x[2])])     row 0: {0, 1}, row 1: {2}

A value's set is a row of bits, one per element of the arguments. What does not depend on them is computed, so that a choice, an index or a factor of zero that is known
takes part; loops are walked step by step. An index that depends on data may be any: it takes all elements along its axes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any, Final

import numpy as np
from kg.frontend import COMPARE, ELEMENTWISE, KgError, Op, UOp, from_storage
from kg_graph.loops.nodes import parameters_of
from kg_graph.nodes import order_of
from kg_graph.oracle import Oracle

from kg_array.running.memory import buffer_of, is_placeholder

#: Bits by element: (*shape, bytes). None: no element depends on anything.
Bits = np.ndarray[Any, Any] | None
#: Bytes that the sets of one value may take.
MOST: Final = 1 << 30
#: Ops without a derivative: steps of their argument.
_FLAT: Final = COMPARE | {Op.TRUNC, Op.ROUND, Op.FLOORDIV, Op.IDIV, Op.BITCAST}


def pattern(outputs: Sequence[UOp], inputs: Sequence[UOp], others: Sequence[UOp] = ()) -> list[np.ndarray[Any, Any]]:
    """Per output the set of each of its elements, as booleans:
    (size of the output, size of all inputs together). `others`: arguments whose numbers are not to matter."""
    total = sum(_size(x) for x in inputs)
    known = _Values(total)
    at = 0
    for x in inputs:
        size = _size(x)
        units = np.zeros((size, known.nbytes), np.uint8)
        numbers = np.arange(at, at + size)
        units[np.arange(size), numbers // 8] = 128 >> (numbers % 8).astype(np.uint8)
        known.bits[x] = (units.reshape(*_shape(x), known.nbytes),)
        at += size
    known.bits |= {x: (None,) for x in others if x not in known.bits}
    known.walk(order_of(outputs))
    return [np.unpackbits(known.whole(o).reshape(-1, known.nbytes), axis=1, count=total).astype(bool) for o in outputs]


class _Values:
    """What is known of nodes: a value, or the sets of its elements."""

    def __init__(self, total: int) -> None:
        self.total, self.nbytes = total, -(-total // 8)
        self.oracle = Oracle({}, {})
        self.bits: dict[UOp, tuple[Bits, ...]] = {}
        self.loops: dict[UOp, list[_Given]] = {}

    def inner(self) -> _Values:
        """The same for a step of a loop."""
        return _Values(self.total)

    # -- nodes

    def walk(self, order: Sequence[UOp]) -> None:
        for u in order:
            if u not in self.bits and u not in self.oracle.done and u not in self.loops:
                self._visit(u)

    def _visit(self, u: UOp) -> None:
        if u.op is Op.BUFFER:
            if is_placeholder(u):  # an argument that derivatives are not taken by
                self.bits[u] = (None,)
            else:
                self.oracle.done[u] = (from_storage(buffer_of(u).raw(), u.type)[: _size(u)].reshape(_shape(u)),)
        elif u.op is Op.LOOP:
            self._loop(u)
        elif u.op is Op.STATE and u.src[0] in self.loops:
            self.give(u, self.loops[u.src[0]][u.slot])
        elif all(s in self.oracle.done for s in u.src) and u.op not in (Op.PARAM, Op.DEFINE_VAR):
            self.oracle.done[u] = self.oracle.done[u.src[0]] if u.op is Op.COPY else self.oracle.states_of(u)
        else:
            self.bits[u] = self._states(u)

    def whole(self, u: UOp) -> np.ndarray[Any, Any]:
        """The sets of a value, written out."""
        found = self.of(u)
        shape = (*_shape(u), self.nbytes)
        if prod(shape) > MOST:
            raise KgError(f"a value of shape {_shape(u)} by {self.total:,} elements of arguments is too large for a pattern")
        return np.zeros(shape, np.uint8) if found is None else np.broadcast_to(found, shape)

    def of(self, u: UOp, state: int = 0) -> Bits:
        return None if u in self.oracle.done else self.bits[u][state]

    def value(self, u: UOp) -> np.ndarray[Any, Any] | None:
        """The numbers of a value that depends on no argument."""
        found = self.oracle.done.get(u)
        return None if found is None else found[0]

    def _states(self, u: UOp) -> tuple[Bits, ...]:
        if u.op in (Op.REDUCE, Op.SCAN):
            return self._combined(u)
        if not u.type.is_float or u.op in _FLAT:
            return (None,)
        if u.op is Op.STATE:
            return (self.bits[u.src[0]][u.slot],)
        if u.op in ELEMENTWISE:
            return (self._elementwise(u),)
        rule = _RULES.get(u.op)
        if rule is None:
            raise KgError(f"the pattern of {u.op.name.lower()} is not known: compute the dense Jacobian")
        if all(self.of(s) is None for s in u.src):
            return (None,)
        return (rule(self, u),)

    # -- rules

    def _elementwise(self, u: UOp) -> Bits:
        shape = _shape(u)
        if u.op is Op.WHERE:
            condition, then, otherwise = u.src
            chosen = self.value(condition)
            a, b = (self.of(s) for s in (then, otherwise))
            if chosen is None or (a is None and b is None):
                return _union(shape, a, b)
            zero = np.zeros(self.nbytes, np.uint8)
            return np.where(np.asarray(chosen, bool)[..., None], zero if a is None else a, zero if b is None else b)
        if u.op in (Op.MUL, Op.FDIV, Op.MULACC):
            a, b = u.src[:2]
            found = [
                self._times(self.of(a), self.value(b)) if u.op is not Op.FDIV else self.of(a),
                self._times(self.of(b), self.value(a)),
            ]
            return _union(shape, *found, *(self.of(s) for s in u.src[2:]))
        return _union(shape, *(self.of(s) for s in u.src))

    @staticmethod
    def _times(bits: Bits, by: np.ndarray[Any, Any] | None) -> Bits:
        """Nothing is left of what is multiplied by a zero."""
        if bits is None or by is None or np.all(by != 0):
            return bits
        return np.where((np.asarray(by) != 0)[..., None], bits, np.uint8(0))

    def _combined(self, u: UOp) -> tuple[Bits, ...]:
        """Each state depends on all values, of what is combined or of what stands before."""
        shape = next((_shape(s) for s in u.src if _shape(s)), ())
        together = _union(shape, *(self.of(s) for s in u.src if s.type.is_float))
        if together is None:
            return (None,) * len(u.src)
        together = np.broadcast_to(together, (*shape, self.nbytes))
        reduction = u.reduction
        if u.op is Op.REDUCE:
            made = np.bitwise_or.reduce(together, axis=tuple(reduction.axes), keepdims=True)
        else:
            (axis,) = reduction.axes
            made = np.bitwise_or.accumulate(together, axis=axis)
            if reduction.exclusive:
                made = np.roll(made, 1, axis)
                made[(slice(None),) * axis + (0,)] = 0
        return tuple(made if s.type.is_float else None for s in u.src)

    def _gather(self, u: UOp) -> Bits:
        data = self.whole(u.src[0])
        count = len(u.src) - 1
        values = [self.value(i) for i in u.src[1:]]
        if any(v is None for v in values):
            whole = np.bitwise_or.reduce(data, axis=tuple(range(count)))
            return np.broadcast_to(whole, (*_shape(u), self.nbytes))
        places = [
            np.clip(v, 0, max(d - 1, 0)).astype(np.int64) for v, d in zip(values, data.shape, strict=False) if v is not None
        ]
        return data[tuple(np.broadcast_arrays(*places))]

    def _scatter(self, u: UOp) -> Bits:
        target, updates, *indices = u.src
        shape = _shape(u)
        values = [self.value(i) for i in indices]
        common = np.broadcast_shapes(*[_shape(i) for i in indices])
        given = np.broadcast_to(self.whole(updates), (*common, *shape[len(indices) :], self.nbytes))
        result = np.array(self.whole(target))
        if any(v is None for v in values):
            return result | np.bitwise_or.reduce(given, axis=tuple(range(len(common)))) if common else result | given
        places = np.broadcast_arrays(*[np.asarray(v) for v in values if v is not None])
        for at in np.ndindex(*common):
            place = tuple(int(p[at]) for p in places)
            if all(0 <= p < d for p, d in zip(place, shape, strict=False)):
                result[place] = given[at] if u.arg == "set" else result[place] | given[at]
        return result

    def _moved(self, u: UOp) -> Bits:
        x = self.whole(u.src[0])
        match u.op:
            case Op.RESHAPE:
                return x.reshape(*_shape(u), self.nbytes)
            case Op.EXPAND:
                return np.broadcast_to(x, (*_shape(u), self.nbytes))
            case Op.PERMUTE:
                return x.transpose(*map(self.oracle.dim, u.dims), x.ndim - 1)
            case Op.FLIP:
                return np.flip(x, tuple(map(self.oracle.dim, u.dims)))
            case Op.PAD:
                return np.pad(x, [*self.oracle.pairs(u), (0, 0)])
            case Op.SHRINK:
                return x[tuple(slice(a, b) for a, b in self.oracle.pairs(u))]
            case _:
                return x

    def _stack(self, u: UOp) -> Bits:
        return np.stack([self.whole(s) for s in u.src], u.slot)

    def _fourier(self, u: UOp) -> Bits:
        how = u.fourier
        shape = _shape(u)
        found = _union(_shape(u.src[0]), *(self.of(s) for s in u.src))
        assert found is not None
        whole = np.broadcast_to(found, (*_shape(u.src[0]), self.nbytes))
        along = np.bitwise_or.reduce(whole, axis=how.axis, keepdims=True)
        return np.broadcast_to(along if how.real else along[..., None, :], (*shape, self.nbytes))

    # -- loops

    def _loop(self, u: UOp) -> None:
        body, params = u.loop, parameters_of(u)
        if not isinstance(body.count, int):
            raise KgError("a loop whose number of steps is given at launch has no pattern")
        carried = [self._given(s) for s in u.src[: body.carried]]
        stacks: list[list[_Given]] = [[] for _ in range(body.stacked)]
        begins: list[list[_Given]] = [[] for _ in range(body.carried)]
        order = order_of(body.values)
        for i in range(body.count):
            at = body.count - 1 - i if body.backwards else i
            step = self.inner()
            pieces = [self._piece(s, at) for s in u.src[body.carried : body.carried + body.sliced]]
            same = [self._given(s) for s in u.src[body.carried + body.sliced :]]
            for p, given in zip(params, (*carried, *pieces, *same), strict=True):
                step.give(p, given)
            step.walk(order)
            made = [step._given(v) for v in body.values]
            goes_on = None if body.condition < 0 else carried[body.condition][0]
            if goes_on is not None and not bool(np.all(goes_on)):
                break
            for kept, given in zip(begins, carried, strict=True):
                kept.append(given)
            for kept, given in zip(stacks, made[body.carried :], strict=True):
                kept.append(given)
            after = made[: body.carried]
            if body.condition >= 0 and goes_on is None:  # it may be over before any step
                after = [_either(a, b) for a, b in zip(carried, after, strict=True)]
                if all(_same(a, b) for a, b in zip(carried, after, strict=True)):
                    break
            carried = after
        if body.backwards:
            stacks, begins = [k[::-1] for k in stacks], [k[::-1] for k in begins]
        self.loops[u] = [*carried, *map(self._stacked, stacks), *map(self._stacked, begins)]

    def _given(self, u: UOp) -> _Given:
        return (self.value(u), None) if u in self.oracle.done else (None, self.bits[u][0])

    def give(self, u: UOp, given: _Given) -> None:
        value, bits = given
        if value is None:
            self.bits[u] = (bits,)
        else:
            self.oracle.done[u] = (value,)

    def _piece(self, u: UOp, at: int) -> _Given:
        value, bits = self._given(u)
        if value is not None:
            return np.broadcast_to(value, _shape(u))[at], None
        return None, None if bits is None else np.broadcast_to(bits, (*_shape(u), self.nbytes))[at]

    def _stacked(self, pieces: Sequence[_Given]) -> _Given:
        values = [value for value, _ in pieces]
        if pieces and all(value is not None for value in values):
            return np.stack([v for v in values if v is not None]), None
        shape = next((bits.shape for _, bits in pieces if bits is not None), None)
        if shape is None:
            return None, None
        zero = np.zeros(shape, np.uint8)
        return None, np.stack([zero if bits is None else np.broadcast_to(bits, shape) for _, bits in pieces])


#: The numbers of a value, or its sets.
_Given = tuple[np.ndarray[Any, Any] | None, Bits]


def _either(a: _Given, b: _Given) -> _Given:
    """One or the other: what is known of both."""
    if a[0] is not None and b[0] is not None and np.array_equal(a[0], b[0]):
        return a
    if a[1] is None or b[1] is None:
        return None, b[1] if a[1] is None else a[1]
    return None, a[1] | b[1]


def _same(a: _Given, b: _Given) -> bool:
    return all(x is y if x is None or y is None else np.array_equal(x, y) for x, y in zip(a, b, strict=True))


def _union(shape: tuple[int, ...], *parts: Bits) -> Bits:
    found: Bits = None
    for bits in parts:
        if bits is not None:
            found = bits if found is None else found | bits
    return found if found is None else np.broadcast_to(found, (*shape, found.shape[-1]))


def _shape(u: UOp) -> tuple[int, ...]:
    for d in u.shape:
        if not isinstance(d, int):
            raise KgError("a size that is given at launch has no pattern")
    return u.shape  # type: ignore[return-value]


def _size(u: UOp) -> int:
    return prod(_shape(u))


_RULES: Final[Mapping[Op, Callable[[_Values, UOp], Bits]]] = {
    Op.GATHER: _Values._gather,
    Op.SCATTER: _Values._scatter,
    Op.STACK: _Values._stack,
    Op.FOURIER: _Values._fourier,
    **dict.fromkeys((Op.RESHAPE, Op.EXPAND, Op.PERMUTE, Op.FLIP, Op.PAD, Op.SHRINK, Op.CONTIGUOUS, Op.COPY), _Values._moved),
}
