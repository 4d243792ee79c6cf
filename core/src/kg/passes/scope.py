"""Which loops a node stands in: the RANGEs that it depends on and that nothing on the way has closed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kg.ir.op import Op
from kg.ir.uop import UOp

Scope = frozenset[UOp]
_EMPTY: Scope = frozenset()


def closed_ranges(node: UOp) -> tuple[UOp, ...]:
    """The RANGEs among the sources that this node runs over and closes, outermost first (stages `ranges`, `expanded`)."""
    if node.op is Op.REDUCE or node.op is Op.STORE:
        return tuple(s for s in node.src if s.op is Op.RANGE)
    return ()


def ended_ranges(node: UOp) -> tuple[UOp, ...]:
    """The RANGE that this node closes once loops have an END; a RANGE in a STORE then only says where it stands."""
    return node.src[:1] if node.op is Op.END else ()


def ordered_ranges(statements: Iterable[UOp]) -> frozenset[UOp]:
    """Ranges whose iterations must come in order, like the updates of a scatter: those along which a STORE
    does not stride, so that it may meet one element again."""
    from kg.rules.affine import linear_coefficient

    stores = [u for u in statements if u.op is Op.STORE]
    return frozenset(r for s in stores for r in closed_ranges(s) if not linear_coefficient(s.src[0].src[1], r))


def scopes(root: UOp, closed_by: Callable[[UOp], tuple[UOp, ...]] = closed_ranges) -> dict[UOp, Scope]:
    """The scope of every node below the root."""
    result: dict[UOp, Scope] = {}
    for node in root.toposort():
        scope = _EMPTY
        for s in node.src:
            inner = result[s]
            if inner and not inner <= scope:
                scope = scope | inner
        if node.op is Op.RANGE:
            scope = scope | {node}
        else:
            closed = closed_by(node)
            if closed:
                scope = scope.difference(closed)
        result[node] = scope
    return result
