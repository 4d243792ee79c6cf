"""What a front end traced, over numbered parameters: the same for every call of one computation, so that its plan is found again.

BUFFER nodes, which stand for memory, become PARAMs after the outputs' in the order in which they are first needed. Values without elements are
constants, so that no kernel is made for them, nor waits for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kg.dtype import void
from kg.graph.loops import order_of, simplified
from kg.ir.args import Param
from kg.ir.build import const
from kg.ir.op import Op
from kg.ir.uop import UOp


@dataclass(frozen=True, slots=True)
class Call:
    """Values over PARAMs: slot i is the output of value i, those after are read. `leaves`: the BUFFER nodes behind them."""

    values: tuple[UOp, ...]
    leaves: tuple[UOp, ...]

    @property
    def outputs(self) -> tuple[UOp, ...]:
        """The PARAMs that hold the values; 0-d values too."""
        return tuple(UOp(Op.PARAM, v.dtype, (), Param(i, v.shape)) for i, v in enumerate(self.values))


def canonical(values: Sequence[UOp]) -> Call:
    """The call that computes these values. Nothing that was traced is changed."""
    done: dict[UOp, UOp] = {}
    leaves: list[UOp] = []
    wanted = simplified(values)
    for node in order_of(wanted):
        if node.dtype is not void and 0 in node.shape:  # whatever made it, nothing is to be computed
            done[node] = const(0, node.type).broadcast_to(*node.shape)
        elif node.op is Op.BUFFER:
            done[node] = UOp(Op.PARAM, node.dtype, (), Param(len(values) + len(leaves), node.param.shape))
            leaves.append(node)
        else:
            src = tuple([done[s] for s in node.src])
            done[node] = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
    return Call(tuple(done[v] for v in wanted), tuple(leaves))
