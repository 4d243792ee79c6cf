"""What a front end traced, over numbered parameters:
the same for every call of one computation, so that its plan is found again.

BUFFER nodes, which stand for memory, become PARAMs after the outputs' in the order in which they are first needed. Values without elements are
constants, so that no kernel is made for them, nor waits for one.
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.frontend import Op, Param, UOp, void
from kg.records import dataclass

from kg_graph.kernels.stored_parts import with_stored_parts
from kg_graph.loops.nodes import simplified
from kg_graph.nodes import empty_like, is_empty, order_of, replaced


@dataclass(frozen=True, slots=True)
class Call:
    """Values over PARAMs: slot i is the output of value i, those after are read.
    `leaves`: the BUFFER nodes behind them."""

    values: tuple[UOp, ...]
    leaves: tuple[UOp, ...]

    @property
    def outputs(self) -> tuple[UOp, ...]:
        """The PARAMs that hold the values; 0-d values too."""
        return tuple(UOp(Op.PARAM, v.dtype, (), Param(i, v.shape)) for i, v in enumerate(self.values))


def canonical(values: Sequence[UOp]) -> Call:
    """The call that computes these values. Nothing that was traced is changed."""
    known: dict[UOp, UOp] = {}
    leaves: list[UOp] = []
    walked = UOp(Op.SINK, void, tuple(values))  # keeps its order for all that ask for that of these values
    wanted = with_stored_parts(simplified(values))
    order = order_of(wanted)
    for node in order:
        if is_empty(node):
            known[node] = empty_like(node)
        elif node.op is Op.BUFFER:
            known[node] = UOp(Op.PARAM, node.dtype, (), Param(len(values) + len(leaves), node.param.shape))
            leaves.append(node)
    del walked
    done = replaced(order, known)
    return Call(tuple(done[v] for v in wanted), tuple(leaves))
