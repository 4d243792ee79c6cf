"""Linear programs written by hand, which tests of renderers give them."""

from __future__ import annotations

from kg.dtype import void
from kg.ir.args import KernelInfo
from kg.ir.op import Op
from kg.ir.uop import UOp


class Program:
    """A linear program in the making: `emit` appends a node after whatever it needs that is not there yet."""

    def __init__(self) -> None:
        self.uops: list[UOp] = []
        self._known: set[UOp] = set()

    def emit(self, node: UOp) -> UOp:
        for u in node.toposort():
            if u not in self._known and u.op is not Op.SINK:
                self._known.add(u)
                self.uops.append(u)
        return node

    def done(self, name: str = "kernel") -> list[UOp]:
        return [*self.uops, UOp(Op.SINK, void, tuple(u for u in self.uops if u.dtype is void), KernelInfo(name))]
