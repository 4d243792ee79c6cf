"""QEMURV64:RV64: RV64GC with V, whose registers have 128 bits at least."""

from __future__ import annotations

from typing import ClassVar, cast

from kg.plugin import Op, RegisterFile, UOp, Vectors
from kg_cpu.host import Host
from kg_render.asm import Code, Selector

from kg_isa.risc.ops import binary, table_of
from kg_isa.risc.renderer import RiscRenderer
from kg_isa.risc.select import RiscSelector
from kg_isa.rv64 import scalar, vector
from kg_isa.rv64.select import RV64Selector
from kg_isa.rv64.types import set_vector_types


def _bitwise(selector: Selector, uop: UOp) -> None:
    s = cast(RV64Selector, selector)
    found = vector.binary(s, uop)
    if found is None:
        binary(s, uop)
    else:
        s.values[uop] = found


class Selection(RV64Selector):
    """The table of ops: V has no instructions that round."""

    table: ClassVar = {
        **{op: emitter for op, emitter in table_of(scalar, vector).items() if op not in (Op.TRUNC, Op.ROUND)},
        **dict.fromkeys((Op.AND, Op.OR, Op.XOR), _bitwise),
    }


class RV64Renderer(RiscRenderer):
    """RV64GCV, any processor whose vector registers have 128 bits or more."""

    suffix = "RV64"
    language = "riscv64"
    arch = "rv64gcv"
    selection: ClassVar[type[RiscSelector]] = Selection
    code_for_op: ClassVar[dict[Op, object]] = {
        **Selection.table,
        **dict.fromkeys((Op.LOAD, Op.STORE, Op.PREFETCH), "an access"),
    }
    vectors = Vectors(alu=256, memory=256, lanes=16, masked=True)
    registers = RegisterFile(vector=15)
    lanes_of: ClassVar[dict[Op, tuple[int, ...]]] = dict.fromkeys((Op.IDIV, Op.MOD), ())

    def __init__(self, device: str, machine: Host | None = None, *, vectors: bool = True) -> None:
        super().__init__(device, machine)
        if not vectors:
            self.arch, self.vectors, self.registers = "rv64gc", Vectors(), RegisterFile()

    def frame(self, code: Code, size: int) -> None:
        super().frame(code, size)
        code.instructions = set_vector_types(code.instructions)
