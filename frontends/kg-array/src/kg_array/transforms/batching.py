"""A graph over one example made one over many:
nodes that depend on what is batched get an axis in front, by a rule per op."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from kg.frontend import ELEMENTWISE, Op, UOp, arange, dims_of, int64
from kg_graph.nodes import order_of

from kg_array.transforms.derivatives.custom_calls import batched_call, ruled
from kg_array.transforms.loop_rules import batched, batched_result

Shape = tuple[int, ...]


class NoBatchError(TypeError):
    """A node that has no rule for more than one example at once."""


def batch(values: Sequence[UOp], replaced: Mapping[UOp, UOp], count: int) -> list[tuple[UOp, bool]]:
    """The values with nodes replaced by ones with an axis of `count` in front,
    and whether a value has got that axis."""
    (count,) = dims_of((count,))  # type: ignore[assignment]
    done: dict[UOp, UOp] = dict(replaced)
    many = set(replaced)
    numbers: dict[UOp, tuple[int, ...]] = {}  # of a LOOP that was replaced: which result has become which
    for node in order_of(values):
        if node in done:
            continue
        if not any(s in many for s in node.src):
            done[node] = node
            continue
        many.add(node)
        rule = _elementwise if node.op in ELEMENTWISE else _RULES.get(node.op)
        if node.op is Op.LOOP:
            done[node], numbers[node] = batched(node, [(done[s], s in many) for s in node.src], count, batch)
            rule = ruled(node)
            if rule is not None:
                done[node] = batched_call(node, done[node], rule, [s in many for s in node.src], count, batch)
            continue
        if node.op is Op.STATE and node.src[0] in numbers:
            loop = node.src[0]
            done[node] = batched_result(node, done[loop], numbers[loop][node.slot], count)
            continue
        if rule is None:
            raise NoBatchError(f"vmap: {node.op.name.lower()} has no rule for batches")
        done[node] = rule(node, [(done[s], s in many) for s in node.src], count)
    return [(done[v], v in many) for v in values]


Sources = Sequence[tuple[UOp, bool]]
Rule = Callable[[UOp, Sources, int], UOp]


def in_batch(x: UOp, is_batched: bool, own: Shape, shape: Shape, count: int) -> UOp:
    """A value of shape `own` per example as (count, *shape), where own is that shape or ()."""
    if not is_batched:
        return x.broadcast_to(count, *shape)
    return x.reshape(count, *(1,) * (len(shape) - len(own)), *own).expand(count, *shape)


def _shape(node: UOp) -> Shape:
    return node.shape  # type: ignore[return-value]


def _elementwise(node: UOp, sources: Sources, count: int) -> UOp:
    shape = _shape(node)
    made = [
        x if not many and x.shape == () else in_batch(x, many, _shape(s), shape, count)
        for s, (x, many) in zip(node.src, sources, strict=True)
    ]
    return node.with_src(tuple(made))


def _with_arg(node: UOp, sources: Sources, arg: object) -> UOp:
    return UOp(node.op, node.dtype, (sources[0][0], *(x for x, _ in sources[1:])), arg)


def _sized(node: UOp, sources: Sources, count: int) -> UOp:
    return _with_arg(node, sources, (count, *node.dims))


def _permute(node: UOp, sources: Sources, count: int) -> UOp:
    return _with_arg(node, sources, (0, *(axis + 1 for axis in node.dims)))


def _flip(node: UOp, sources: Sources, count: int) -> UOp:
    return _with_arg(node, sources, tuple([axis + 1 for axis in node.dims]))


def _pad(node: UOp, sources: Sources, count: int) -> UOp:
    if sources[1][1]:
        raise NoBatchError("vmap: what an array is padded with can't differ from example to example")
    return _with_arg(node, sources, ((0, 0), *node.arg))  # type: ignore[misc]


def _shrink(node: UOp, sources: Sources, count: int) -> UOp:
    return _with_arg(node, sources, ((0, count), *node.arg))  # type: ignore[misc]


def _reduction(node: UOp, sources: Sources, count: int) -> UOp:
    shape = next((_shape(s) for s in node.src if s.shape != ()), ())
    made = tuple([in_batch(x, many, _shape(s), shape, count) for s, (x, many) in zip(node.src, sources, strict=True)])
    reduction = node.reduction
    return UOp(node.op, node.dtype, made, replace(reduction, axes=tuple(a + 1 for a in reduction.axes)))


def _same(node: UOp, sources: Sources, count: int) -> UOp:
    return _with_arg(node, sources, node.arg)


def _stack(node: UOp, sources: Sources, count: int) -> UOp:
    shape = _shape(node.src[0])
    return UOp(Op.STACK, node.dtype, tuple([in_batch(x, many, shape, shape, count) for x, many in sources]), node.slot + 1)


def _gather(node: UOp, sources: Sources, count: int) -> UOp:
    data, many = sources[0]
    indices, shape = _indices(node.src[1:], sources[1:], count)
    if not many:
        return data.gather(*indices)
    return data.gather(_numbers(shape, count), *indices)


def _rank(node: UOp, sources: Sources, count: int) -> UOp:
    indices, shape = _indices(node.src[1:], sources[1:], count)
    return in_batch(*sources[0], _shape(node.src[0]), _shape(node.src[0]), count).rank(_numbers(shape, count), *indices)


def _scatter(node: UOp, sources: Sources, count: int) -> UOp:
    target, updates = node.src[:2]
    indices, shape = _indices(node.src[2:], sources[2:], count)
    rest = _shape(target)[len(indices) :]
    into = in_batch(*sources[0], _shape(target), _shape(target), count)
    made = in_batch(*sources[1], _shape(updates), (*shape, *rest), count)
    return into.scatter(made, _numbers(shape, count), *indices, mode=str(node.arg))


def _fourier(node: UOp, sources: Sources, count: int) -> UOp:
    made = tuple([in_batch(x, many, _shape(s), _shape(s), count) for s, (x, many) in zip(node.src, sources, strict=True)])
    return UOp(node.op, node.dtype, made, replace(node.fourier, axis=node.fourier.axis + 1))


def _indices(nodes: Sequence[UOp], sources: Sources, count: int) -> tuple[list[UOp], Shape]:
    """Indices of (count, *shape), and the shape that they have per example."""
    shape = next((_shape(n) for n in nodes if n.shape != ()), ())
    return [in_batch(x, many, _shape(n), shape, count) for n, (x, many) in zip(nodes, sources, strict=True)], shape


def _numbers(shape: Shape, count: int) -> UOp:
    """The number of the example at each place."""
    return arange(count, int64).reshape(count, *(1,) * len(shape)).expand(count, *shape)


_RULES: Final[dict[Op, Rule]] = {
    Op.RESHAPE: _sized,
    Op.EXPAND: _sized,
    Op.PERMUTE: _permute,
    Op.FLIP: _flip,
    Op.PAD: _pad,
    Op.SHRINK: _shrink,
    Op.REDUCE: _reduction,
    Op.SCAN: _reduction,
    Op.STACK: _stack,
    Op.STATE: _same,
    Op.CONTIGUOUS: _same,
    Op.COPY: _same,
    Op.GATHER: _gather,
    Op.SCATTER: _scatter,
    Op.FOURIER: _fourier,
    Op.RANK: _rank,
}
