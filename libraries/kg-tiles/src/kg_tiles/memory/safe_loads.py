"""Loads of a value that fills memory, where the loops that fill it run over the end of an array."""

from __future__ import annotations

from kg.plugin import Op, UOp


def safe(value: UOp, inside: UOp | None) -> UOp:
    """A value whose loads touch nothing where the fill loop runs over its end."""
    if inside is None:
        return value

    def gated(node: UOp, src: tuple[UOp, ...]) -> UOp:
        new = node.with_src(src)
        address = new.src[0]
        gate = inside if new.gate is None else new.gate & inside.broadcast(new.gate.lanes)
        rest = new.src[1:] if new.gate is not None else (new.const_like(0), *new.src[1:])
        return UOp(Op.LOAD, new.dtype, (UOp(Op.INDEX, address.dtype, (*address.src[:2], gate)), *rest), new.arg)

    return value.map_nodes(gated, {Op.LOAD})
