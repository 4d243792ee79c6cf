"""Values of an expression at many points at once, for proofs and tests of rules.

Leaves get arrays; ELEMENTWISE ops are those of kg.semantics.evaluate; reductions, scans and loads of the stage `ranges` are run.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from kg.dtype import DType
from kg.ir.monoid import identities
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import constant, evaluate
from kg.semantics.floats import Array


def values_of(root: UOp, env: Mapping[UOp, Array]) -> Array:
    """One value per point; a vector's lanes are the last axis.
    `env` gives leaves: (points,) or (points, lanes) arrays.

    A pointer's array is its memory. Raises IndexError where an enabled lane leaves it, KeyError for a leaf without values.
    """
    done: dict[UOp, Array] = dict(env)
    stack = [root]
    while stack:
        node = stack[-1]
        if node in done:
            stack.pop()
            continue
        waiting = [s for s in _needed(node) if s not in done]
        if waiting:
            stack += waiting
            continue
        done[node] = _value(node, done, env)
        stack.pop()
    return done[root]


def _needed(node: UOp) -> tuple[UOp, ...]:
    """The sources that must have values first: those under a reduction's loop are run by itself."""
    match node.op:
        case Op.REDUCE:
            return tuple(s for r in node.src if r.op is Op.RANGE for s in r.src)
        case Op.SCAN:
            return (*node.src[-1].src, node.src[-1])
        case Op.LOAD:
            address = node.src[0]
            return (*address.src, node.src[1]) if len(address.src) > 2 else address.src
        case _:
            return node.src


def _value(node: UOp, done: dict[UOp, Array], env: Mapping[UOp, Array]) -> Array:
    if node.op is Op.CONST:
        return constant(node.value, node.type)[None]
    if node.op in ELEMENTWISE:
        sources = [s.type for s in node.src]
        operands = [done[s] for s in node.src]
        return evaluate(node.op, node.type, operands, sources)
    match node.op:
        case Op.VECTORIZE:
            return _vectorize([done[s] for s in node.src], node) if node.lanes > 1 else done[node.src[0]]
        case Op.GEP:
            lanes: tuple[int, ...] = node.arg  # pyright: ignore[reportAssignmentType]
            picked = done[node.src[0]][..., list(lanes)]
            return picked if len(lanes) > 1 else picked[..., 0]
        case Op.SHUFFLE:
            return _vectorize([done[s] for s in node.src], node)[..., list(node.picked)]
        case Op.REDUCE:
            return _reduce(node, done, env)
        case Op.SCAN:
            return _scan(node, done, env)
        case Op.LOAD:
            return _load(node, done)
        case _:
            raise KeyError(f"no values for the leaf {node.op.name} ({node.arg})")


def _vectorize(parts: list[Array], node: UOp) -> Array:
    points = max(p.shape[0] for p in parts)
    columns = [
        np.broadcast_to(p if s.lanes > 1 else p[:, None], (points, s.lanes)) for p, s in zip(parts, node.src, strict=True)
    ]
    return np.concatenate(columns, axis=1)


def _load(node: UOp, done: dict[UOp, Array]) -> Array:
    address = node.src[0]
    memory, position = done[address.src[0]], np.asarray(done[address.src[1]])
    inside = (position >= 0) & (position < len(memory))
    gate = done[address.src[2]] if len(address.src) > 2 else np.asarray([True])
    if np.any(gate & ~inside):
        raise IndexError(f"an enabled load leaves its memory of {len(memory)} elements")
    loaded = memory[np.where(inside, position, 0).astype(np.int64)]
    return np.where(gate, loaded, done[node.src[1]]) if len(address.src) > 2 else loaded


def _reduce(node: UOp, done: dict[UOp, Array], env: Mapping[UOp, Array]) -> Array:
    ranges = [s for s in node.src if s.op is Op.RANGE]
    values = [s for s in node.src if s.op is not Op.RANGE]
    if len(values) != 1:
        raise KeyError("only reductions of one value are run here")
    return _loop(node, values[0], ranges, dict(env))


def _loop(node: UOp, value: UOp, ranges: list[UOp], env: dict[UOp, Array]) -> Array:
    """Over the ranges one inside the other, in order; points whose loop has ended keep their result."""
    monoid, dtype = node.reduction.monoid, node.type
    total = _identity(node)
    if not ranges:
        return values_of(value, env)
    r, inner = ranges[0], ranges[1:]
    start, stop = (np.asarray(values_of(s, env)) for s in r.src)
    for k in range(int(start.min()), int(stop.max())):
        active = (start <= k) & (k < stop)
        found = _loop(node, value, inner, {**env, r: np.asarray([k])})
        total = np.where(active, evaluate(Op[monoid.op], dtype, [total, found], [dtype, dtype]), total)
    return total


def _scan(node: UOp, done: dict[UOp, Array], env: Mapping[UOp, Array]) -> Array:
    value, r = node.src
    start, current = np.asarray(done[r.src[0]]), np.asarray(done[r])
    total = _identity(node)
    for k in range(int(start.min()), int(current.max()) + 1):
        active = (start <= k) & ((k < current) if node.reduction.exclusive else (k <= current))
        found = values_of(value, {**env, r: np.asarray([k])})
        total = np.where(active, evaluate(Op[node.reduction.monoid.op], node.type, [total, found], [node.type] * 2), total)
    return total


def _identity(node: UOp) -> Array:
    scalar: DType = node.type.scalar
    return constant(identities(node.reduction.monoid, (scalar,))[0], node.type)[None]


def same_bits(a: Array, b: Array) -> Array:
    """Where two arrays of values are the same: every NaN alike, and -0.0 unlike 0.0."""
    a, b = np.broadcast_arrays(a, b)
    if a.dtype.kind != "f":
        return np.asarray(a == b)
    return np.asarray(((a == b) & (np.signbit(a) == np.signbit(b))) | (np.isnan(a) & np.isnan(b)))
