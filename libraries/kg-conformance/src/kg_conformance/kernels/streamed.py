"""Streaming stores, inserted by a pass of the suite, since only some targets insert them.

Every renderer takes them, as such or as plain ones.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.context import Context
from kg.target.slots import TargetPass

STREAM_VECTORS: Final = TargetPass("stream_vectors", "looped", f"{__name__}:stream_vectors")


def stream_vectors(sink: UOp, context: Context) -> UOp:
    """Every store of a whole vector to consecutive elements of an argument is streaming."""
    del context
    done: dict[UOp, UOp] = {}
    for node in sink.toposort():  # a store may come after another
        src = tuple([done[s] for s in node.src])
        new = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
        done[node] = new.replace(arg=replace(new.access, streaming=True)) if _is_whole_vector(node) else new
    return done[sink]


def _is_whole_vector(node: UOp) -> bool:
    if node.op is not Op.STORE:
        return False
    memory, place, *gates = node.src[0].src
    return memory.op is Op.PARAM and place.lanes == 1 and not gates and node.src[1].lanes > 1
