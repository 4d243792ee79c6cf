"""Loads of staged values whose fill loops run beyond the end of an array."""

from __future__ import annotations

from kg.plugin import Op, UOp
from kg.plugin.opts import gated


def safe(value: UOp, inside: UOp | None) -> UOp:
    """A value whose loads touch nothing where the fill loop runs over its end."""
    return value.map_nodes(lambda node, src: gated(node.with_src(src), inside), {Op.LOAD})
