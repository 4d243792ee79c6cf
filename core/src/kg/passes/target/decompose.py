"""Decomposes ops that `renderer.supports(op, dtype, lanes)` refuses, with the results of semantics.md.

The function that does it is the one that the renderer names in `lowering`.

Runs on the `typed` graph, whose index dtypes are concrete. A graph that needs nothing is returned as it is.

    %y = floormod %x (const 8) : int32   ->   %y = and %x (const 7) : int32        for a renderer without FLOORMOD

Example of decompose, renderer CPU-C@avx2:
    %out = define_global 0 : ptr<int32, global, 64>
    %n = const 64 : int32
    %g0 = special g0 %n : int32
    %at = index %out %g0 : ptr<int32, global, 64>
    %8 = const 8 : int32
    %row = floordiv %g0 %8 : int32
    %s = store %at %row
    %k = sink rows loop_order(o0) %s
becomes:
    %out = define_global 0 : ptr<int32, global, 64>
    %n = const 64 : int32
    %g0 = special g0 %n : int32
    %at = index %out %g0 : ptr<int32, global, 64>
    %3 = const 3 : int32
    %row = shr %g0 %3 : int32
    %s = store %at %row
    %k = sink rows loop_order(o0) %s
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from kg.dtype import DType, void
from kg.ir.uop import UOp
from kg.references import resolve
from kg.schedule.context import Context
from kg.target.lowering import ASKED, Target
from kg.target.renderer import Renderer


def decompose(sink: UOp, context: Context) -> UOp:
    """The graph in ops, dtypes and memory accesses that the renderer takes.
    The same object when it already was."""
    return lower(sink, context.renderer)


def lower(graph: UOp, renderer: Renderer) -> UOp:
    """A kernel, or a DEFINE_GLOBAL that nothing reads or writes, as `renderer.lowering` gives it.
    Raises UnsupportedError for a node that can't be had."""
    if renderer.lowering:
        return cast("Callable[[UOp, Renderer], UOp]", resolve(renderer.lowering))(graph, renderer)
    target = Target(renderer)
    refused = next((node for node in graph.toposort() if node.op in ASKED and target.refuses(node)), None)
    if refused is not None:
        dtype = refused.dtype if refused.dtype is not void and isinstance(refused.dtype, DType) else refused.src[-1].type
        way_out = f'{type(renderer).__name__} names no lowering. `lowering = "kg_lowering:decompose"` (pip install kg-lowering) writes it by what there is'
        raise target.refuse(refused, dtype, way_out)
    return graph
