"""QEMU:RV64: the scalar instructions of RV64GC."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kg.plugin import Op, UOp
from kg.plugin.assembly import Code, Selector

from kg_isa.rv64.select import TABLE, RV64Selector, add_frame
from kg_isa.scalar import ScalarRenderer


class RV64Renderer(ScalarRenderer):
    """For the device that is given: the machine's own, or the one that is emulated."""

    suffix = "RV64"
    language = "riscv64"
    arch = "rv64gc"
    code_for_op: ClassVar[dict[Op, object]] = {**TABLE, **dict.fromkeys((Op.LOAD, Op.STORE, Op.PREFETCH), "an access")}

    def __init__(self, device: str) -> None:
        super().__init__()
        self.device = device

    def selector(self, uops: Sequence[UOp]) -> Selector:
        return RV64Selector(uops)

    def frame(self, code: Code, size: int) -> None:
        add_frame(code, size)
