"""The oracle at single elements: what a kernel stores there, from the AST, without the rest.

What a search holds its candidates against where a whole result in numpy would take minutes. Positions are flat: element
number p of an array in row-major order.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
from kg.errors import UnsupportedError
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import evaluate
from kg.semantics.floats import Array, from_storage, to_storage
from kg_graph.oracle import Oracle, States, nearest

#: Elements held at once, and elements in all beyond which the answer would take too long.
CHUNK, MOST = 1 << 20, 1 << 28


def run_ast_at(
    ast: UOp, arrays: Mapping[int, Array], slot: int, positions: Array, variables: Mapping[str, int] | None = None
) -> Array:
    """What the kernel stores to parameter `slot` at these positions, as raw storage.

    Raises UnsupportedError where that needs too much: a scatter, or a scan under a reduction.
    """
    store = next(s for s in ast.src if s.src[0].slot == slot)
    oracle = _At(dict(arrays), dict(variables or {}))
    value = oracle.through(store.src[1], positions.astype(np.int64), oracle.shape(store.src[0]))
    return to_storage(value, store.src[0].type)


class _At(Oracle):
    """Values at positions, asked from the roots downwards."""

    def __init__(self, arrays: dict[int, Array], variables: dict[str, int]) -> None:
        super().__init__(arrays, variables)
        self.work = 0
        self.known: dict[tuple[UOp, bytes], States] = {}

    def through(self, node: UOp, positions: Array, shape: Sequence[int]) -> Array:
        return self.broadcast(node, positions, tuple(shape))[0]

    def broadcast(self, node: UOp, positions: Array, shape: tuple[int, ...]) -> States:
        """A source whose shape may be smaller than that of the node that uses it."""
        own = self.shape(node)
        if own == shape:
            return self.at(node, positions)
        if math.prod(own) == 1:
            return tuple(np.broadcast_to(s, positions.shape) for s in self.at(node, np.zeros(1, np.int64)))
        places = np.unravel_index(positions, shape)[len(shape) - len(own) :]
        return self.at(node, self.flat([p * (d > 1) for p, d in zip(places, own, strict=True)], own))

    def flat(self, places: Sequence[Array], shape: Sequence[int]) -> Array:
        if not shape:
            return np.zeros(np.shape(places[0]) if len(places) else 1, np.int64)
        return np.ravel_multi_index(tuple(p.astype(np.int64) for p in places), tuple(shape))

    def at(self, node: UOp, positions: Array) -> States:
        """The states of a node at positions of its own shape, each position computed once."""
        self.work += positions.size
        if self.work > MOST:
            raise UnsupportedError(f"{node.op.name} at these elements takes too much work")
        key = (node, positions.tobytes())
        if key not in self.known:
            found = self._find(node, positions)
            if positions.size > CHUNK:
                return found
            self.known[key] = found
        return self.known[key]

    def _find(self, u: UOp, positions: Array) -> States:
        shape = self.shape(u)
        match u.op:
            case Op.REDUCE | Op.SCAN:
                unique, inverse = np.unique(positions, return_inverse=True)
                found = self._folded(u, unique, shape)
                return tuple(f[inverse.reshape(-1)] for f in found)
            case Op.STATE:
                return (self.at(u.src[0], positions)[u.slot],)
            case Op.CONST:
                value = from_storage(to_storage(np.asarray(u.value), u.type), u.type)
                return (np.broadcast_to(value, positions.shape),)
            case Op.PARAM:
                return (from_storage(self.arrays[u.slot].reshape(-1)[positions], u.type),)
            case Op.DEFINE_VAR:
                return (np.broadcast_to(np.asarray(self.variables[u.variable.name], np.int64), positions.shape),)
            case Op.GATHER:
                return (self._gathered(u, positions, shape),)
            case _ if u.op in ELEMENTWISE:
                src = [self.broadcast(s, positions, shape)[0] for s in u.src]
                return (np.asarray(evaluate(u.op, u.type, src, [s.type for s in u.src], u.arg)),)
            case _:
                return (self._moved_at(u, positions, shape),)

    def _moved_at(self, u: UOp, positions: Array, shape: tuple[int, ...]) -> Array:
        source = u.src[0]
        inner = self.shape(source)
        if u.op in (Op.RESHAPE, Op.CONTIGUOUS):
            return self.at(source, positions)[0]
        places: list[Array] = [np.asarray(p) for p in np.unravel_index(positions, shape)] if shape else []
        match u.op:
            case Op.STACK:
                return self._stacked(u, places, inner)
            case Op.EXPAND:
                wanted = self.flat([p * (d > 1) for p, d in zip(places, inner, strict=True)], inner)
                unique, inverse = np.unique(wanted, return_inverse=True)
                return self.at(source, unique)[0][inverse.reshape(-1)]
            case Op.PERMUTE:
                back = [int(i) for i in np.argsort([self.dim(d) for d in u.dims])]
                return self.at(source, self.flat([places[i] for i in back], inner))[0]
            case Op.FLIP:
                flipped = {self.dim(d) for d in u.dims}
                return self.at(
                    source, self.flat([inner[i] - 1 - p if i in flipped else p for i, p in enumerate(places)], inner)
                )[0]
            case Op.SHRINK:
                moved: list[Array] = [p + a for p, (a, _) in zip(places, self.pairs(u), strict=True)]
                return self.at(source, self.flat(moved, inner))[0]
            case Op.PAD:
                return self._padded(u, places, inner)
            case _:
                raise UnsupportedError(f"{u.op.name} is not computed at single elements")

    def _stacked(self, u: UOp, places: list[Array], inner: tuple[int, ...]) -> Array:
        chosen = places.pop(u.slot)
        result = np.empty(chosen.shape, self.at(u.src[0], np.zeros(0, np.int64))[0].dtype)
        for number in np.unique(chosen):
            here = chosen == number
            result[here] = self.at(u.src[int(number)], self.flat([p[here] for p in places], inner))[0]
        return result

    def _padded(self, u: UOp, places: Sequence[Array], inner: tuple[int, ...]) -> Array:
        moved = [p - a for p, (a, _) in zip(places, self.pairs(u), strict=True)]
        within = np.logical_and.reduce([(m >= 0) & (m < d) for m, d in zip(moved, inner, strict=True)])
        fill = self.at(u.src[1], np.zeros(1, np.int64))[0]
        result = np.repeat(fill, within.size)
        if within.any():
            result[within] = self.at(u.src[0], self.flat([m[within] for m in moved], inner))[0]
        return result

    def _gathered(self, u: UOp, positions: Array, shape: tuple[int, ...]) -> Array:
        data, *indices = u.src
        inner = self.shape(data)
        common = np.broadcast_shapes(*[self.shape(i) for i in indices])
        places = [np.asarray(p) for p in np.unravel_index(positions, shape)]
        outer = self.flat(places[: len(common)], common) if common else np.zeros_like(positions)
        if 0 in inner[: len(indices)]:
            return np.zeros_like(self.at(data, np.zeros(0, np.int64))[0], shape=positions.shape)
        found = [nearest(self.through(i, outer, common), d) for i, d in zip(indices, inner, strict=False)]
        return self.at(data, self.flat([*found, *places[len(common) :]], inner))[0]

    def _folded(self, u: UOp, positions: Array, shape: tuple[int, ...]) -> States:
        """Reductions, a chunk of positions at a time; scans as the reduction of what comes before."""
        if u.op is Op.SCAN:
            parts = [self._prefix(u, int(p), shape) for p in positions]
        else:
            reduced = next(self.shape(s) for s in u.src if self.shape(s))
            count = math.prod(reduced[a] for a in u.reduction.axes)
            step = max(1, CHUNK // max(1, count))
            parts = [self._reduced(u, positions[i : i + step], shape, reduced) for i in range(0, len(positions), step)]
        return tuple(np.concatenate([p[i] for p in parts]) for i in range(len(parts[0])))

    def _reduced(self, u: UOp, positions: Array, shape: tuple[int, ...], inner: tuple[int, ...]) -> States:
        axes = u.reduction.axes
        counters = np.indices([inner[a] for a in axes]).reshape(len(axes), -1)
        places = [np.asarray(p) for p in np.unravel_index(positions, shape)]
        if len(shape) != len(inner):
            raise UnsupportedError("a reduction that drops its axes is not computed at single elements")
        wide = [counters[axes.index(i)][None, :] if i in axes else places[i][:, None] for i in range(len(inner))]
        full = self.flat(np.broadcast_arrays(*wide), inner).reshape(-1)
        return self._fold(u, full, inner, len(positions))

    def _prefix(self, u: UOp, position: int, shape: tuple[int, ...]) -> States:
        (axis,) = u.reduction.axes
        place = [np.asarray(p) for p in np.unravel_index(position, shape)]
        stop = int(place[axis]) + (0 if u.reduction.exclusive else 1)
        place[axis] = np.arange(stop, dtype=np.int64)
        full = self.flat(np.broadcast_arrays(*place), shape) if stop else np.zeros(0, np.int64)
        return self._fold(u, full, shape, 1)

    def _fold(self, u: UOp, full: Array, inner: tuple[int, ...], rows: int) -> States:
        """The values at `full`, `rows` runs of equal length, each combined pairwise."""
        dtypes, monoid = [s.type for s in u.src], u.reduction.monoid
        if not full.size:
            return tuple(i.reshape(-1) for i in self.identity_states(monoid, dtypes, (rows, 1)))
        flat: States = tuple(np.asarray(self.broadcast(s, full, inner)[0]).reshape(rows, -1) for s in u.src)
        while flat[0].shape[-1] > 1:
            flat = self.halved(monoid, dtypes, flat)
        return tuple(f.reshape(-1) for f in flat)
