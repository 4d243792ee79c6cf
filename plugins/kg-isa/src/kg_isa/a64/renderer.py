"""CPU:A64 and QEMU:A64: AArch64's scalar instructions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kg.plugin import Op, UOp
from kg.plugin.assembly import Code, Selector

from kg_isa.a64.select import TABLE, A64Selector, add_frame
from kg_isa.scalar import ScalarRenderer


class A64Renderer(ScalarRenderer):
    """For the device that is given: the machine's own, or the one that is emulated."""

    suffix = "A64"
    language = "aarch64"
    arch = "aarch64"
    code_for_op: ClassVar[dict[Op, object]] = {**TABLE, **dict.fromkeys((Op.LOAD, Op.STORE, Op.PREFETCH), "an access")}

    def __init__(self, device: str) -> None:
        super().__init__()
        self.device = device

    def selector(self, uops: Sequence[UOp]) -> Selector:
        return A64Selector(uops)

    def frame(self, code: Code, size: int) -> None:
        add_frame(code, size)
