"""Cotangents through ops that move, combine or pick elements: one function per op, in a table.

Each takes the node, the number of a source, and the node's cotangents by state, and gives the cotangent of that source.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kg.frontend import Op, UOp, accumulator, arange, bool_, const, int64
from kg_graph.multi_device.devices import copied

from kg_array.indexing.axes import sizes
from kg_array.indexing.boxes import box, without_axes
from kg_array.transforms.derivatives import fourier
from kg_array.transforms.derivatives.cotangents import (
    Cotangent,
    NoDerivativeError,
    any_of,
    everywhere,
    scaled,
    sum_of,
    zeros_of,
)
from kg_array.transforms.derivatives.reductions import reduce_factor, scan_cotangent, state_cotangent
from kg_array.transforms.derivatives.scans_and_scatters import is_chosen, scatter_factors

Given = Mapping[int, Cotangent]
Rule = Callable[[UOp, int, Given], "Cotangent | None"]


def transposed(node: UOp, place: int, given: Given) -> Cotangent | None:
    """The cotangent of source number `place`."""
    rule = _RULES.get(node.op)
    if rule is None:
        raise NoDerivativeError(
            f"{node.op.name.lower()} has no derivative: keep it out with stop_gradient, or compute it otherwise"
        )
    return rule(node, place, given)


def _moved(given: Given, move: Callable[[UOp], UOp]) -> Cotangent:
    """The same movement of the value and of where it is."""
    g = given[0]
    return Cotangent(move(g.value), None if g.where is None else move(g.where))


def _same(node: UOp, place: int, given: Given) -> Cotangent:
    return given[0]


def _copy(node: UOp, place: int, given: Given) -> Cotangent:
    """Back to where the values came from."""
    route = node.route
    return _moved(given, lambda g: copied(g, route.target, route.source))


def _state(node: UOp, place: int, given: Given) -> Cotangent:
    return given[0]


def _reshape(node: UOp, place: int, given: Given) -> Cotangent:
    return _moved(given, lambda g: g.reshape(*node.src[0].shape))


def _permute(node: UOp, place: int, given: Given) -> Cotangent:
    back = sorted(range(len(node.dims)), key=lambda axis: node.dims[axis])
    return _moved(given, lambda g: g.permute(*back))


def _flip(node: UOp, place: int, given: Given) -> Cotangent:
    return _moved(given, lambda g: g.flip(*node.dims))  # type: ignore[arg-type]


def _expand(node: UOp, place: int, given: Given) -> Cotangent:
    sizes = zip(node.src[0].shape, node.shape, strict=True)
    axes = [axis for axis, (small, large) in enumerate(sizes) if small is not large and small != large]
    g = given[0]
    return Cotangent(sum_of(g.value, *axes), None if g.where is None else any_of(g.where, *axes))


def _pad(node: UOp, place: int, given: Given) -> Cotangent | None:
    if place:  # of what the margins hold: the sum of all that is not inside
        raise NoDerivativeError("what an array is padded with has no derivative: pad with a number")
    box = [(before, before + d) for (before, _), d in zip(_pairs(node), node.src[0].shape, strict=True)]
    return _moved(given, lambda g: g.shrink(*box))


def _shrink(node: UOp, place: int, given: Given) -> Cotangent:
    margins = [(start, d - stop) for (start, stop), d in zip(_pairs(node), node.src[0].shape, strict=True)]
    g = given[0]
    inside = const(True, bool_).broadcast_to(*node.shape) if g.where is None else g.where
    return Cotangent(g.value.pad(*margins), inside.pad(*margins, fill=False))


def _stack(node: UOp, place: int, given: Given) -> Cotangent:
    return _moved(given, lambda g: without_axes(box(g, node.slot, place, 1), sizes(node.src[place])))


def _pairs(node: UOp) -> tuple[tuple[int, int], ...]:
    return node.arg  # type: ignore[return-value]


def _reduce(node: UOp, place: int, given: Given) -> Cotangent | None:
    source = node.src[place]
    shape = next((s.shape for s in node.src if s.shape != ()), ())
    if node.reduction.monoid.states > 1:
        result = state_cotangent(node, place, given, shape)
        return result if source.shape == shape else everywhere(result, shape)
    g = _moved(given, lambda x: x.expand(*shape))
    return scaled(g, reduce_factor(node))


def _scan(node: UOp, place: int, given: Given) -> Cotangent:
    return Cotangent(scan_cotangent(node, given[0].value))


def _gather(node: UOp, place: int, given: Given) -> Cotangent:
    data, *indices = node.src
    return Cotangent(added_at(zeros_of(data), given[0].value, indices))


def added_at(target: UOp, updates: UOp, indices: list[UOp]) -> UOp:
    """Updates added where the indices point; half types in float32."""
    wide = accumulator(target.type)
    return target.cast(wide).scatter(updates.cast(wide), *indices, mode="add").cast(target.type)


def _scatter(node: UOp, place: int, given: Given) -> Cotangent:
    _, updates, *indices = node.src
    g = given[0].value
    if is_chosen(node):
        of_target, of_updates = scatter_factors(node)
        result = Cotangent(g * of_target if place == 0 else g.gather(*indices) * of_updates)
        return result if place == 0 or updates.shape == of_updates.shape else everywhere(result, of_updates.shape)
    if place == 0:
        return Cotangent(g) if node.arg == "add" else Cotangent(g.scatter(const(0, g.type), *indices))
    value = g.gather(*indices)
    if node.arg == "set":
        value = _last_writers(node, indices).where(value, 0.0)
    result = Cotangent(value)
    return result if updates.shape == value.shape else everywhere(result, value.shape)


def _last_writers(node: UOp, indices: list[UOp]) -> UOp:
    """Which updates stay, of several to one place:
    they are numbered, and the numbers scattered in the same way."""
    shape = next((i.shape for i in indices if i.shape != ()), ())
    count = 1
    for d in shape:
        count *= d
    numbers = arange(count, int64).reshape(*shape)
    target = const(-1, int64).broadcast_to(*node.shape[: len(indices)])
    stays = target.scatter(numbers, *indices).gather(*indices).eq(numbers)
    rest = node.shape[len(indices) :]
    return stays.reshape(*shape, *(1,) * len(rest)).expand(*shape, *rest)


_RULES: Final[dict[Op, Rule]] = {
    Op.CONTIGUOUS: _same,
    Op.COPY: _copy,
    Op.STACK: _stack,
    Op.STATE: _state,
    Op.RESHAPE: _reshape,
    Op.PERMUTE: _permute,
    Op.FLIP: _flip,
    Op.EXPAND: _expand,
    Op.PAD: _pad,
    Op.SHRINK: _shrink,
    Op.REDUCE: _reduce,
    Op.SCAN: _scan,
    Op.GATHER: _gather,
    Op.SCATTER: _scatter,
    Op.FOURIER: fourier.cotangent,
}
