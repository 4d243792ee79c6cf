"""Values of small arrays element by element:
each element is an expression of single elements, as if the program had been written with numbers.

    A (2, 2) @ x (2,)   ->   stack(A[0, 0] * x[0] + A[0, 1] * x[1], A[1, 0] * x[0] + A[1, 1] * x[1])

What lies between is in registers then, not in memory between kernels, and positions, masks and known matrices are constants that rules fold. For targets that have
nothing to win from a grid of work-items: `exporting.of_function` asks for it, where the values would be several kernels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Final, cast

import numpy as np
from kg.frontend import (
    ELEMENTWISE,
    DType,
    Monoid,
    Op,
    UOp,
    combine,
    const,
    constant,
    evaluate,
    from_storage,
    identities,
    numpy_storage_dtype,
    settings,
)

from kg_graph.loops.nodes import parameters_of
from kg_graph.oracle import Array, Oracle, States

#: Elements of an argument at most: of larger ones vectors are quicker than single elements. Where floats are real numbers there may be more, since zeros and ones cost nothing then. A Kalman filter of 9, 12
#: and 15 states by kernels takes 324, 308 and 1064 ns, element by element 270, 799 and 1710, with `fast_math` 72, 116 and 170 (kg-aot at x86-64-v3, g++ 12 -O3 -march=native, Zen 5, busy).
ELEMENTS, ELEMENTS_OF_REALS = 100, 256
#: Operations of single elements, at most: source code grows with them.
OPERATIONS: Final = 12_000
#: Steps of a loop, at most: longer ones stay loops, and so do values that depend on them.
STEPS: Final = 8
#: Terms of a sum that are added one after another, so that they are fused multiply-adds: such groups are added in pairs.
GROUP: Final = 4


class _NotSmallError(Exception):
    """The values are too large, or have a node that has no elements that are known one by one."""


def scalarize(values: Sequence[UOp], held: Mapping[int, bytes]) -> tuple[UOp, ...] | None:
    """The values over single elements of PARAMs; None where they are too many, or depend on sizes,
    positions or conditions of each call. `held`: bytes of PARAMs that are known."""
    elements = _Elements(held, OPERATIONS)
    try:
        return tuple(_assembled(elements.value(v), v) for v in values)
    except _NotSmallError:
        return None


def _assembled(elements: Array, value: UOp) -> UOp:
    flat = cast("list[UOp]", list(elements.reshape(-1)))
    return (flat[0] if len(flat) == 1 else flat[0].stack(*flat[1:])).reshape(*value.shape)


class _Elements(Oracle):
    """Arrays of nodes of shape (), where the oracle has arrays of numbers."""

    def __init__(self, held: Mapping[int, bytes], most: int) -> None:
        super().__init__({}, {})
        self.held, self.left, self.are_reals = held, most, settings().fast_math

    def states_of(self, u: UOp) -> States:
        if u.op is not Op.LOOP and not all(isinstance(d, int) for d in u.shape):
            raise _NotSmallError
        return self._steps(u) if u.op is Op.LOOP else super().states_of(u)

    def _one(self, u: UOp) -> Array:
        src = [self.done[s][0] for s in u.src]
        if u.op in ELEMENTWISE:
            return self._elementwise(u, src)
        match u.op:
            case Op.PARAM:
                return self._argument(u)
            case Op.CONST:
                return _array([u], ())
            case Op.GATHER:
                return self._gather(src[0], [_numbers(i) for i in src[1:]])
            case Op.PAD:
                return _padded(src[0], self.pairs(u), src[1].item())
            case Op.STACK | Op.RESHAPE | Op.EXPAND | Op.PERMUTE | Op.FLIP | Op.SHRINK | Op.CONTIGUOUS:
                return super()._one(u)
            case _:
                raise _NotSmallError

    def _argument(self, u: UOp) -> Array:
        shape = self.shape(u)
        if prod(shape) > (ELEMENTS_OF_REALS if self.are_reals else ELEMENTS):
            raise _NotSmallError
        if u.slot in self.held:
            stored = np.frombuffer(self.held[u.slot], numpy_storage_dtype(u.type))[: prod(shape)]
            return _array([const(n, u.type) for n in from_storage(stored, u.type).tolist()], shape)
        return _array([u.shrink(*((i, i + 1) for i in at)).reshape() for at in np.ndindex(*shape)], shape)

    def _elementwise(self, u: UOp, src: Sequence[Array]) -> Array:
        arrays = np.broadcast_arrays(*src)
        shape = arrays[0].shape
        made = [self._operation(u, operands) for operands in zip(*(a.reshape(-1) for a in arrays), strict=True)]
        return _array(made, shape)

    def _operation(self, u: UOp, operands: tuple[UOp, ...]) -> UOp:
        if all(o.op is Op.CONST for o in operands):
            numbers = [constant(o.value, o.type) for o in operands]
            return const(evaluate(u.op, u.type, numbers, [o.type for o in operands], u.arg).item(), u.type)
        if u.op is Op.WHERE and operands[0].op is Op.CONST:
            return operands[1] if operands[0].value else operands[2]
        if self.are_reals and u.type.is_float and (made := _of_reals(u.op, operands)) is not None:
            return made
        self.left -= 1
        if self.left < 0:
            raise _NotSmallError
        return u.with_src(operands)

    # -- reductions

    def _combine(self, monoid: Monoid, dtypes: Sequence[DType], a: States, b: States) -> States:
        shape = a[0].shape
        columns = [np.broadcast_to(x, shape).reshape(-1) for x in (*a, *b)]
        made = [self._combined(monoid, row[: len(a)], row[len(a) :]) for row in zip(*columns, strict=True)]
        return tuple(_array([states[i] for states in made], shape) for i in range(len(a)))

    def _combined(self, monoid: Monoid, a: tuple[UOp, ...], b: tuple[UOp, ...]) -> tuple[UOp, ...]:
        if not monoid.combine:
            return (self._operation(a[0].alu(Op[monoid.op], b[0]), (a[0], b[0])),)
        self.left -= len(monoid.combine)
        return combine(monoid, a, b)

    def identity_states(self, monoid: Monoid, dtypes: Sequence[DType], shape: tuple[int, ...]) -> States:
        values = identities(monoid, dtypes)
        return tuple(np.broadcast_to(_array([const(v, d)], ()), shape) for v, d in zip(values, dtypes, strict=True))

    def halved(self, monoid: Monoid, dtypes: Sequence[DType], flat: States) -> States:
        """Groups of neighbours, one after another."""
        count = flat[0].shape[-1]
        made: list[States] = []
        for first in range(0, count, GROUP):
            now: States = tuple(f[..., first] for f in flat)
            for at in range(first + 1, min(first + GROUP, count)):
                now = self._combine(monoid, dtypes, now, tuple(f[..., at] for f in flat))
            made.append(now)
        return tuple(np.stack([states[i] for states in made], -1) for i in range(len(flat)))

    # -- loops

    def _steps(self, u: UOp) -> States:
        """The results of a loop, written out: what is carried, what is stacked,
        and the stacks of what the steps began with."""
        body = u.loop
        if not isinstance(body.count, int) or body.condition >= 0 or not 0 < body.count <= STEPS:
            raise _NotSmallError
        given = [self.done[s][0] for s in u.src]
        carried = given[: body.carried]
        began: list[list[Array]] = []
        stacked: list[list[Array]] = []
        steps = range(body.count)
        for at in reversed(steps) if body.backwards else steps:
            now = [
                *carried,
                *(g[at, ...] for g in given[body.carried : body.carried + body.sliced]),
                *given[body.carried + body.sliced :],
            ]
            began.append(carried)
            values = self._step(u, now)
            carried = values[: body.carried]
            stacked.append(values[body.carried :])
        if body.backwards:
            stacked, began = stacked[::-1], began[::-1]
        return (*carried, *(np.stack(s) for s in zip(*stacked, strict=True)), *(np.stack(s) for s in zip(*began, strict=True)))

    def _step(self, u: UOp, given: Sequence[Array]) -> list[Array]:
        """The values of a loop's body, over what its PARAMs are in one step."""
        around, self.done = self.done, {p: (g,) for p, g in zip(parameters_of(u), given, strict=True)}
        made = [self.value(v) for v in u.loop.values]
        self.done = around
        return made


def _of_reals(op: Op, operands: Sequence[UOp]) -> UOp | None:
    """What sums with 0 and products with 0 and 1 are of real numbers:
    what the rules make of them, before it is counted."""
    for known, other in ((operands[0], operands[-1]), (operands[-1], operands[0])):
        if known.op is Op.CONST and known.value in (0, 1):
            if op is Op.MUL:
                return known if known.value == 0 else other
            if known.value == 0 and (op is Op.ADD or (op is Op.SUB and known is operands[1])):
                return other
    return None


def _array(nodes: Sequence[UOp], shape: tuple[int, ...]) -> Array:
    made = np.empty(len(nodes), object)
    for at, node in enumerate(nodes):
        made[at] = node
    return made.reshape(shape)


def _numbers(indices: Array) -> Array:
    """Positions that are known."""
    flat = indices.reshape(-1)
    if any(node.op is not Op.CONST for node in flat):
        raise _NotSmallError
    return np.array([node.value for node in flat], np.int64).reshape(indices.shape)


def _padded(x: Array, pairs: Sequence[tuple[int, int]], fill: UOp) -> Array:
    made = np.empty([before + d + after for d, (before, after) in zip(x.shape, pairs, strict=True)], object)
    made.fill(fill)
    made[tuple(slice(before, before + d) for d, (before, _) in zip(x.shape, pairs, strict=True))] = x
    return made
