"""The meaning of a kernel AST in numpy, op by op, without any of the pipeline:
what every device's results are held against."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from kg.frontend import (
    ELEMENTWISE,
    Dim,
    DType,
    Monoid,
    Op,
    Reduction,
    UOp,
    constant,
    evaluate,
    from_storage,
    identities,
    to_storage,
)

Array = np.ndarray[Any, Any]
States = tuple[Array, ...]


def run_ast(
    ast: UOp, arrays: Mapping[int, Array], variables: Mapping[str, int] | None = None, kind: type[Oracle] | None = None
) -> dict[int, Array]:
    """What the kernel stores, per parameter: raw storage arrays of the parameters' shapes,
    as are those given."""
    oracle = (kind or Oracle)(dict(arrays), dict(variables or {}))
    stored: dict[int, Array] = {}
    for store in ast.src:
        target, value = store.src[:2]
        shape = oracle.shape(target)
        stored[target.slot] = to_storage(np.broadcast_to(oracle.value(value), shape), target.type)
    return stored


class Oracle:
    """Values of nodes, computed once. Floats that numpy lacks are float32 arrays, as in `evaluate`."""

    def __init__(self, arrays: dict[int, Array], variables: dict[str, int]) -> None:
        self.arrays, self.variables = arrays, variables
        self.done: dict[UOp, States] = {}

    def value(self, node: UOp) -> Array:
        for u in node.toposort():
            if u not in self.done:
                self.done[u] = self.states_of(u)
        return self.done[node][0]

    def dim(self, dim: Dim) -> int:
        return dim if isinstance(dim, int) else int(self.value(dim))

    def shape(self, node: UOp) -> tuple[int, ...]:
        return tuple(self.dim(d) for d in node.shape)

    def states_of(self, u: UOp) -> States:
        """The values of a node whose sources are done."""
        match u.op:
            case Op.REDUCE:
                return self._reduce(u)
            case Op.SCAN:
                return self._scan(u)
            case Op.STATE:
                return (self.done[u.src[0]][u.slot],)
            case _:
                return (self._one(u),)

    def _one(self, u: UOp) -> Array:
        src = [self.done[s][0] for s in u.src]
        if u.op in ELEMENTWISE:
            return evaluate(u.op, u.type, src, [s.type for s in u.src], u.arg)
        match u.op:
            case Op.PARAM:
                return from_storage(self.arrays[u.slot], u.type).reshape(self.shape(u))
            case Op.CONST:
                return constant(u.value, u.type)
            case Op.DEFINE_VAR:
                return np.asarray(self.variables[u.variable.name], np.int64)
            case Op.GATHER:
                return self._gather(src[0], src[1:])
            case Op.SCATTER:
                return self._scatter(u, src)
            case Op.RANK:
                return self._rank(u, src)
            case Op.STACK:
                return np.stack(src, u.slot)
            case Op.FOURIER:
                return _fourier(u, src)
            case _:
                return self._moved(u, src[0])

    def _gather(self, data: Array, indices: Sequence[Array]) -> Array:
        """Each index out of range reads the nearest element; 0 where there is none."""
        places = np.broadcast_arrays(*[nearest(i, d) for i, d in zip(indices, data.shape, strict=False)])
        if 0 in data.shape[: len(places)]:
            return np.zeros((*places[0].shape, *data.shape[len(places) :]), data.dtype)
        return data[tuple(places)]

    def _rank(self, u: UOp, src: list[Array]) -> Array:
        counts = src[0].copy()
        result = np.full(self.shape(u), -1).astype(counts.dtype)
        for at, place in _inside(src[1:], counts.shape):
            result[at] = counts[place]
            counts[place] += 1
        return result

    def _moved(self, u: UOp, x: Array) -> Array:
        match u.op:
            case Op.RESHAPE:
                return x.reshape(self.shape(u))
            case Op.EXPAND:
                return np.broadcast_to(x, self.shape(u))
            case Op.PERMUTE:
                return x.transpose([self.dim(d) for d in u.dims])
            case Op.FLIP:
                return np.flip(x, tuple(self.dim(d) for d in u.dims))
            case Op.PAD:
                fill = self.done[u.src[1]][0]
                return np.pad(x, self.pairs(u), constant_values=fill.item() if fill.dtype != object else 0)
            case Op.SHRINK:
                return x[tuple(slice(a, b) for a, b in self.pairs(u))]
            case Op.CONTIGUOUS:
                return x
            case _:
                raise ValueError(f"{u.op.name} is not part of a kernel AST")

    def pairs(self, u: UOp) -> list[tuple[int, int]]:
        pairs: Sequence[tuple[Dim, Dim]] = u.arg  # pyright: ignore[reportAssignmentType]
        return [(self.dim(a), self.dim(b)) for a, b in pairs]

    def _combine(self, monoid: Monoid, dtypes: Sequence[DType], a: States, b: States) -> States:
        if not monoid.combine:
            return (evaluate(Op[monoid.op], dtypes[0], (a[0], b[0]), (dtypes[0], dtypes[0])),)
        known: dict[UOp, Array] = {}
        for root in monoid.combine:
            for node in root.toposort():
                if node.op is Op.ARG:
                    known[node] = (*a, *b)[node.slot]
                elif node.op is Op.CONST:
                    known[node] = constant(node.value, node.type)
                else:
                    known[node] = evaluate(
                        node.op, node.type, [known[s] for s in node.src], [s.type for s in node.src], node.arg
                    )
        return tuple(np.broadcast_to(known[root], np.shape(a[0])) for root in monoid.combine)

    def _spread(self, u: UOp) -> tuple[list[Array], list[DType], Reduction]:
        shape = next(self.shape(s) for s in u.src if s.shape)
        return [np.broadcast_to(self.done[s][0], shape) for s in u.src], [s.type for s in u.src], u.reduction

    def identity_states(self, monoid: Monoid, dtypes: Sequence[DType], shape: tuple[int, ...]) -> States:
        values = identities(monoid, dtypes)
        return tuple(np.broadcast_to(constant(v, d), shape) for v, d in zip(values, dtypes, strict=True))

    def _reduce(self, u: UOp) -> States:
        """Pairwise over the reduced axes, so that a float sum is as exact as its dtype allows."""
        values, dtypes, reduction = self._spread(u)
        keep = [i for i in range(values[0].ndim) if i not in reduction.axes]
        last = [v.transpose([*keep, *reduction.axes]) for v in values]
        count = math.prod(values[0].shape[axis] for axis in reduction.axes)
        flat: States = tuple(v.reshape(*v.shape[: len(keep)], count) for v in last)
        if flat[0].shape[-1] == 0:
            flat = self.identity_states(reduction.monoid, dtypes, (*flat[0].shape[:-1], 1))
        while flat[0].shape[-1] > 1:
            flat = self.halved(reduction.monoid, dtypes, flat)
        return tuple(f.reshape(self.shape(u)) for f in flat)

    def halved(self, monoid: Monoid, dtypes: Sequence[DType], flat: States) -> States:
        """Neighbours combined, so that order is kept."""
        count = flat[0].shape[-1]
        even: States = tuple(f[..., 0 : count - 1 : 2] for f in flat)
        odd: States = tuple(f[..., 1::2] for f in flat)
        paired = self._combine(monoid, dtypes, even, odd)
        if count % 2 == 0:
            return paired
        return tuple(np.concatenate([p, f[..., -1:]], axis=-1) for p, f in zip(paired, flat, strict=True))

    def _scan(self, u: UOp) -> States:
        values, dtypes, reduction = self._spread(u)
        (axis,) = reduction.axes
        moved: list[Array] = [np.moveaxis(v, axis, 0) for v in values]
        results: list[list[Array]] = [[] for _ in values]
        state = self.identity_states(reduction.monoid, dtypes, moved[0].shape[1:])
        for i in range(moved[0].shape[0]):
            after = self._combine(reduction.monoid, dtypes, state, tuple(m[i] for m in moved))
            for kept, s in zip(results, state if reduction.exclusive else after, strict=True):
                kept.append(s)
            state = after
        return tuple(np.moveaxis(np.stack(r), 0, axis) if r else v for r, v in zip(results, values, strict=True))

    def _scatter(self, u: UOp, src: Sequence[Array]) -> Array:
        result = np.array(src[0])
        common = np.broadcast_shapes(*[i.shape for i in src[2:]])
        shape = (*common, *result.shape[len(src) - 2 :])
        updates = np.broadcast_to(src[1], shape)
        merge: Callable[[Array, Array], Array] = lambda old, new: new  # noqa: E731
        if u.arg != "set":
            op = Op[str(u.arg).upper()]
            merge = lambda old, new: evaluate(op, u.type, (old, new), (u.type, u.type))  # noqa: E731
        for at, place in _inside(src[2:], result.shape):
            result[place] = merge(result[place], updates[at])
        return result


def nearest(index: Array, size: int) -> Array:
    """Positions kept in range, as int64: of unsigned ones, half of which int64 does not hold, too."""
    last = max(size - 1, 0)
    return np.clip(index, 0, min(last, np.iinfo(index.dtype).max)).astype(np.int64)


def _inside(indices: Sequence[Array], shape: Sequence[int]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The positions in a shape that indices name one after another, each with where it stands among them.
    Those out of range are left out."""
    together = np.broadcast_arrays(*indices)
    for at in np.ndindex(*together[0].shape):
        place = tuple(int(i[at]) for i in together)
        if all(0 <= p < d for p, d in zip(place, shape, strict=False)):
            yield at, place


def _fourier(u: UOp, src: Sequence[Array]) -> Array:
    """In float64, whatever the dtype is."""
    how = u.fourier
    re, *rest = (s.astype(np.float64) for s in src)
    if how.real:
        made = np.fft.irfft(re + 1j * rest[0], how.size, how.axis, "forward") * how.scale
        return made.astype(src[0].dtype)
    if not rest:
        made = np.fft.rfft(re, how.size, how.axis)
    else:
        transform = np.fft.ifft if how.inverse else np.fft.fft
        made = transform(re + 1j * rest[0], how.size, how.axis, "forward" if how.inverse else "backward")
    return np.stack([made.real, made.imag], -1).astype(src[0].dtype) * src[0].dtype.type(how.scale)
