"""Values for an instance's leaves: all where few bits allow it, else edges."""

from __future__ import annotations

from itertools import product

import numpy as np
from kg.dtype import AddrSpace, DType, Kind, PtrDType, bool_, float32, int32, void
from kg.ir.args import Reduction
from kg.ir.build import const, range_, variable, vectorize
from kg.ir.monoid import ADD, MAX
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.floats import Array, numpy_value_dtype, round_values

from kg_conformance.proofs.instances import edges

MOST_POINTS = 1 << 16


def points(leaves: list[UOp]) -> dict[UOp, Array]:
    """Arrays of values for the leaves: all there are, or, where these are too many,
    all pairs and so on of some."""
    scalars = [leaf for leaf in leaves if leaf.op is not Op.DEFINE_GLOBAL]
    every = [_all_values(leaf) for leaf in scalars]
    complete = all(e is not None for e in every)
    if complete:
        size = 1
        for e in every:
            size *= len(e or [])
        complete = size <= MOST_POINTS
    columns = [
        e if complete and e is not None else _some_values(leaf, len(scalars)) for leaf, e in zip(scalars, every, strict=True)
    ]
    grid = list(product(*columns)) or [()]
    if len(grid) > MOST_POINTS:
        grid = grid[:: len(grid) // MOST_POINTS + 1]
    env: dict[UOp, Array] = {}
    for i, leaf in enumerate(scalars):
        values = np.array([row[i] for row in grid], np.float64 if leaf.type.is_float else numpy_value_dtype(leaf.type))
        values = round_values(values, leaf.type) if leaf.type.is_float else values
        env[leaf] = values if leaf.lanes == 1 else np.stack([np.roll(values, k) for k in range(leaf.lanes)], axis=1)
    for leaf in leaves:
        if leaf.op is Op.DEFINE_GLOBAL:
            env[leaf] = np.linspace(-2.0, 3.0, leaf.pointer.size).astype(np.float32)
    keep = _possible(scalars, env)
    return {k: (v if k.op is Op.DEFINE_GLOBAL else v[keep]) for k, v in env.items()}


def _possible(scalars: list[UOp], env: dict[UOp, Array]) -> Array:
    """The points where every RANGE is within its stop, which may be another leaf."""
    keep = np.ones(len(next(iter(env.values()))) if scalars else 1, bool)
    for leaf in scalars:
        if leaf.op is Op.RANGE and leaf.src[1] in env:
            keep &= env[leaf] < env[leaf.src[1]]
    return keep


def _all_values(leaf: UOp) -> list[int | float] | None:
    dtype: DType = leaf.type
    if dtype.is_bool:
        return [False, True]
    if dtype.is_int and dtype.kind is not Kind.INDEX and dtype.bits <= 8:
        return list(range(int(dtype.min), int(dtype.max) + 1))
    if dtype.kind is Kind.INDEX and leaf.vmax - leaf.vmin < 64:
        return list(range(leaf.vmin, leaf.vmax + 1))
    return None


def _some_values(leaf: UOp, leaves: int) -> list[int | float]:
    dtype: DType = leaf.type
    if dtype.kind is Kind.INDEX:
        step = max(1, (leaf.vmax - leaf.vmin) // (24 if leaves < 4 else 5))
        return sorted({*range(leaf.vmin, leaf.vmax + 1, step), leaf.vmin, leaf.vmax, min(leaf.vmax, leaf.vmin + 1)})
    if dtype.is_float:
        small = [dtype.max_finite, 2.0**-149, 2.0**-126, -1.5, 1e-3, 7.0, -3.0, 65504.0, 1e30]
        return [*edges(dtype), *small] if leaves < 4 else edges(dtype)
    return edges(dtype)


def examples() -> list[UOp]:
    """Graphs of lanes, memory and reductions on which the structural rules fire."""
    return [*_indices(), *_lanes(), *_memory(), *_loops(), *_loads()]


def _indices() -> list[UOp]:
    """What random index expressions seldom are."""
    n, row, late = variable("n", 1, 9), range_(5, "row"), variable("late", 4, 7)
    column = range_(n, "column")
    return [(row * n + column) // n, (row * n + column) % n, late % 4, late // 4]


def _arg(slot: int, dtype: DType = float32) -> UOp:
    return UOp(Op.ARG, dtype, (), slot)


def _lanes() -> list[UOp]:
    x, y, z = (_arg(i) for i in range(3))
    v, w = vectorize(x, y, z, x), _arg(3, float32.vec(4))
    one, two = const(1.5, float32), const(2.5, float32)
    splat = x.broadcast(4)
    return [
        UOp(Op.VECTORIZE, float32, (x,)),
        UOp(Op.VECTORIZE, float32.vec(3), (one,) * 3),
        UOp(Op.VECTORIZE, float32.vec(2), (one, two)),
        UOp(Op.VECTORIZE, float32.vec(3), (v.lane(2), v.lane(0), v.lane(3))),
        UOp(Op.VECTORIZE, float32.vec(4), (v.lane(1, 2), v.lane(0, 0))),
        UOp(Op.VECTORIZE, float32.vec(6), (vectorize(x, y), v)),
        UOp(Op.GEP, float32, (const(1.5, float32).broadcast(4),), (2,)),
        UOp(Op.GEP, float32.vec(4), (v,), (0, 1, 2, 3)),
        UOp(Op.GEP, float32, (v.lane(3, 1),), (1,)),
        UOp(Op.GEP, float32.vec(3), (UOp(Op.VECTORIZE, float32.vec(5), (x, v)),), (4, 0, 1)),
        UOp(Op.VECTORIZE, float32.vec(3), (w.lane(2), w.lane(0, 3))),
        w.lane(3, 1).lane(1),
        splat + const(0.1, float32).broadcast(4),
        splat * y.broadcast(4),
        (splat < y.broadcast(4)),
    ]


def _pointer() -> UOp:
    return UOp(Op.DEFINE_GLOBAL, PtrDType(float32, AddrSpace.GLOBAL, 12), (), 0)


def _address(i: UOp, gate: UOp | None = None) -> UOp:
    p = _pointer()
    return UOp(Op.INDEX, p.dtype, (p, i) if gate is None else (p, i, gate))


def _load(i: UOp) -> UOp:
    return UOp(Op.LOAD, float32, (_address(i),))


def _memory() -> list[UOp]:
    i = variable("i", 0, 11)
    yes, no, some = const(True, bool_), const(False, bool_), i < 7
    store = UOp(Op.STORE, void, (_address(i), _arg(0)))
    empty = UOp(Op.SINK, void)
    r = range_(4, "r")
    return [
        UOp(Op.LOAD, float32, (_address(i, yes), _arg(0), store)),
        UOp(Op.LOAD, float32, (_address(i, no), _arg(0))),
        some.where(UOp(Op.LOAD, float32, (_address(i, some), _arg(0))), _arg(0)),
        UOp(Op.STORE, void, (_address(i, yes), _arg(0), store)),
        UOp(Op.STORE, void, (_address(i, no), _arg(0))),
        UOp(Op.STORE, void, (_address(i), _arg(0), empty, store)),
        UOp(Op.LOAD, float32, (_address(i), empty)),
        UOp(Op.SINK, void, (store, empty)),
        UOp(Op.END, void, (r, empty)),
    ]


def _reduce(value: UOp, *ranges: UOp, monoid: object = ADD) -> UOp:
    assert monoid in (ADD, MAX)
    return UOp(Op.REDUCE, value.dtype, (value, *ranges), Reduction(ADD if monoid is ADD else MAX))


def _loops() -> list[UOp]:
    n, k, x, y = variable("n", 0, 6), variable("k", -3, 9), _arg(0, int32), _arg(1)
    r, one, none, odd = range_(7, "r"), range_(4, "one", start=3), range_(2, "none", start=2), range_(n, "odd")
    late = range_(9, "late", start=2)
    p = x < 3
    scan = [UOp(Op.SCAN, int32, (x, late), Reduction(ADD, (), 1, e)) for e in (False, True)]
    limits = [r < k, k < r, r * 2 + k < 5, (k < r * 3) & (r * 2 < n + 3), (r * -2 + k < 1) & p, (late < k), r.cast(int32) < x]
    return [
        _reduce(y, none),
        _reduce(y, one),
        _reduce(_load(one + n), r, one),
        _reduce(y, r, monoid=MAX),
        (_load(range_(7, "q")) - _reduce(_load(r), r, monoid=MAX)).exp(),
        _reduce(x, r),
        _reduce(x, odd, r),
        _reduce(r.cast(int32) + x, odd, r),
        *scan,
        *[_reduce(limit.where(x, 0), *([late] if late in limit.toposort() else [r])) for limit in limits],
        _reduce((r < k).where(const(0, int32), x), r),
        _reduce((r < k).cast(int32), r),
        _reduce((r + odd < k).cast(int32), r, odd),
    ]


def _loads() -> list[UOp]:
    r, q, e = range_(9, "r"), range_(3, "q"), variable("e", -4, 14)
    x, zero = _arg(0, int32), const(0.0, float32)
    low = range_(8, "low", start=2)
    return [
        _reduce(r.eq(e).where(_load(r), zero), r),
        _reduce(e.eq(r + 2).where(_load(r + 1) * r.cast(float32), zero), r),
        _reduce((r.eq(e) & (r < 5)).where(_load(r), zero), r),
        _reduce(r.ne(e).where(zero, _load(r)), r),
        _reduce(r.cast(int32).eq(x).where(_load(r), zero), r),
        _reduce(low.eq(e).where(_load(low + q), zero), low, q),
        _reduce(r.eq(e).where(x * r.cast(int32), 0), r),
        _reduce((r * -1).eq(e - 6).where(_arg(1), zero), r),
    ]
