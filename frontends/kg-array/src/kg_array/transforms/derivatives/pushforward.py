"""Forward mode: from tangents of what values depend on to those of the values,
in one walk up the graph."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kg.frontend import ELEMENTWISE, Op, UOp
from kg.frontend import monoid as monoids
from kg_graph.multi_device.devices import copied
from kg_graph.nodes import order_of, substituted

from kg_array.transforms.derivatives import fourier
from kg_array.transforms.derivatives.cotangents import Cotangent, NoDerivativeError, product, sum_of, zeros_of
from kg_array.transforms.derivatives.custom_calls import pushed_call, ruled
from kg_array.transforms.derivatives.factors import factor
from kg_array.transforms.derivatives.pullback import depends_on, states_of
from kg_array.transforms.derivatives.reductions import reduce_factor, state_cotangent
from kg_array.transforms.derivatives.scans_and_scatters import extreme_tangent, is_chosen, scatter_factors
from kg_array.transforms.loop_rules import pushed

#: Tangents by node and state, of the nodes' shapes.
Tangents = dict[tuple[UOp, int], UOp]
Rule = Callable[[UOp, Tangents], UOp]


def push_forward(outputs: Sequence[UOp], tangents: Mapping[UOp, UOp]) -> tuple[list[UOp | None], dict[UOp, UOp]]:
    """The tangents of the outputs; None where they depend on nothing that has one.
    And what the results of loops are best replaced by: the same, of loops that make the tangents too."""
    order, again = order_of(outputs), dict[UOp, UOp]()
    active = depends_on(order, list(tangents))
    found: Tangents = {(node, 0): t for node, t in tangents.items()}
    for node in order:
        if node not in active or node in tangents:
            continue
        if node.op is Op.LOOP:
            given = {i: found[s, 0] for i, s in enumerate(node.src) if (s, 0) in found}
            rule = ruled(node)
            if rule is not None:
                found |= {(node, number): tangent for number, tangent in pushed_call(node, rule, given).items()}
                continue
            results, same = pushed(node, given, push_forward, lambda values, wrt: depends_on(order_of(values), wrt))
            found |= {(node, number): tangent for number, tangent in results.items()}
            again |= dict(zip(same, substituted(list(same.values()), again), strict=True))
        else:
            push(node, found)
    made = [found.get((o, 0)) for o in outputs]
    return [None if m is None else substituted([m], again)[0] for m in made], again


def push(node: UOp, found: Tangents) -> None:
    """Add the tangent of a node, from those of its sources; at least one has one."""
    if node.op in ELEMENTWISE:
        found[node, 0] = _elementwise(node, found)
    elif states_of(node) > 1:
        _compound(node, found)
    else:
        rule = _RULES.get(node.op)
        if rule is None:
            raise NoDerivativeError(f"{node.op.name.lower()} has no derivative: keep it out with stop_gradient")
        found[node, 0] = rule(node, found)


def _elementwise(node: UOp, found: Tangents) -> UOp:
    if node.op is Op.WHERE:
        then, otherwise = (found.get((s, 0), s.const_like(0)) for s in node.src[1:])
        return node.src[0].where(then, otherwise).broadcast_to(*node.shape)
    result: UOp | None = None
    for place, source in enumerate(node.src):
        tangent = found.get((source, 0))
        if tangent is None:
            continue
        by = factor(node, place)
        if by is None:
            raise NoDerivativeError(f"{node.op.name.lower()} of {node.type} has no derivative")
        part = tangent.cast(node.type) if by.value is None else product(tangent.cast(node.type), by.value)
        part = part if by.where is None else by.where.where(part, 0.0)
        result = part if result is None else result + part
    assert result is not None, "an active node has an active source"
    return result.broadcast_to(*node.shape)


def _compound(node: UOp, found: Tangents) -> None:
    """Each state's tangent: the sum of its derivative by each value,
    which is what a cotangent of one gives, times that value's tangent."""
    shape = next((s.shape for s in node.src if s.shape != ()), ())
    axes = node.reduction.axes
    for state, value in enumerate(node.src):
        if not value.type.is_float:
            continue
        one = value.const_like(1.0).broadcast_to(*(1 if i in axes else d for i, d in enumerate(shape)))
        parts = [
            state_cotangent(node, place, {state: Cotangent(one)}, shape).value * found[source, 0].broadcast_to(*shape)
            for place, source in enumerate(node.src)
            if (source, 0) in found
        ]
        total = parts[0]
        for part in parts[1:]:
            total = total + part
        found[node, state] = sum_of(total, *axes)


def _state(node: UOp, found: Tangents) -> UOp:
    return found[node.src[0], node.slot]


def _moved(node: UOp, found: Tangents) -> UOp:
    if node.op is Op.PAD and (node.src[1], 0) in found:
        raise NoDerivativeError("what an array is padded with has no derivative: pad with a number")
    fill = (node.const_like(0),) if node.op is Op.PAD else ()
    return node.with_src((found[node.src[0], 0], *fill))


def _stack(node: UOp, found: Tangents) -> UOp:
    return UOp(Op.STACK, node.dtype, tuple([found[s, 0] if (s, 0) in found else zeros_of(s) for s in node.src]), node.arg)


def _same(node: UOp, found: Tangents) -> UOp:
    return found[node.src[0], 0]


def _copy(node: UOp, found: Tangents) -> UOp:
    return copied(found[node.src[0], 0], node.route.source, node.route.target)


def _reduce(node: UOp, found: Tangents) -> UOp:
    by, tangent = reduce_factor(node), found[node.src[0], 0]
    part = tangent if by.value is None else tangent * by.value
    return sum_of(part if by.where is None else by.where.where(part, 0.0), *node.reduction.axes)


def _scan(node: UOp, found: Tangents) -> UOp:
    x, tangent, reduction = node.src[0], found[node.src[0], 0], node.reduction
    (axis,) = reduction.axes

    def running(value: UOp, monoid: object = monoids.ADD) -> UOp:
        return value.scan(monoid, axis, exclusive=reduction.exclusive)  # type: ignore[arg-type]

    if reduction.monoid.op == "ADD":
        return running(tangent)
    if reduction.monoid.op != "MUL":
        return extreme_tangent(node, tangent)
    zero = x.eq(0.0)
    first = zero & zero.cast(x.type).scan(monoids.ADD, axis, exclusive=True).eq(0.0)
    passed = running(first.where(x.const_like(1.0), 0.0)) > 0.0
    through_zero = running(first.where(1.0, x), monoids.MUL) * running(first.where(tangent, 0.0))
    smooth = node * running(zero.where(0.0, tangent / zero.where(1.0, x)))
    return passed.where(through_zero, smooth)


def _gather(node: UOp, found: Tangents) -> UOp:
    return found[node.src[0], 0].gather(*node.src[1:])


def _scatter(node: UOp, found: Tangents) -> UOp:
    target, updates, *indices = node.src
    into, by = (found.get((s, 0)) for s in (target, updates))
    into = zeros_of(target) if into is None else into
    if is_chosen(node):
        of_target, of_updates = scatter_factors(node)
        by = zeros_of(of_updates) if by is None else by.broadcast_to(*of_updates.shape)
        return (into * of_target).scatter(by * of_updates, *indices, mode="add")
    return into.scatter(updates.const_like(0) if by is None else by, *indices, mode=str(node.arg))


_RULES: Final[dict[Op, Rule]] = {
    Op.RESHAPE: _moved,
    Op.EXPAND: _moved,
    Op.PERMUTE: _moved,
    Op.FLIP: _moved,
    Op.PAD: _moved,
    Op.SHRINK: _moved,
    Op.CONTIGUOUS: _same,
    Op.COPY: _copy,
    Op.STACK: _stack,
    Op.STATE: _state,
    Op.REDUCE: _reduce,
    Op.SCAN: _scan,
    Op.GATHER: _gather,
    Op.SCATTER: _scatter,
    Op.FOURIER: fourier.tangent,
}
