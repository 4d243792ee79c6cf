"""Walks over the graphs of several values at once:
their nodes in order, and the same graphs with nodes replaced."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kg.frontend import Op, UOp, const, void


def order_of(values: Sequence[UOp]) -> list[UOp]:
    """The nodes of the graphs of these values, sources before users."""
    return UOp(Op.SINK, void, tuple(values)).toposort()[:-1]


def replaced(order: Iterable[UOp], known: Mapping[UOp, UOp]) -> dict[UOp, UOp]:
    """What each node of an order has become: what is known of it,
    or else itself over what its sources have become."""
    done = dict(known)
    for node in order:
        if node not in done:
            src = node.src
            done[node] = node.with_src(tuple([done[s] for s in src])) if src else node
    return done


def substituted(values: Sequence[UOp], mapping: Mapping[UOp, UOp]) -> list[UOp]:
    """The values with nodes replaced, in one walk; nothing that was traced is changed."""
    if not mapping:
        return list(values)
    done = replaced(order_of(values), mapping)
    return [done[v] for v in values]


def is_empty(node: UOp) -> bool:
    """Whether it is a value without elements."""
    return node.dtype is not void and 0 in node.shape


def empty_like(node: UOp) -> UOp:
    """What stands for a value without elements: whatever made it, nothing is to be computed."""
    return const(0, node.type).broadcast_to(*node.shape)


def stored(node: UOp) -> UOp:
    """The same values, as memory of their own."""
    return UOp(Op.CONTIGUOUS, node.dtype, (node,))


def without_movement(node: UOp) -> UOp:
    """What is broadcast, or given another shape."""
    while node.op in (Op.RESHAPE, Op.EXPAND):
        node = node.src[0]
    return node
