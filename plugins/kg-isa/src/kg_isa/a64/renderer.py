"""CPU:A64 and QEMUA64:A64: AArch64 with NEON."""

from __future__ import annotations

from typing import ClassVar, cast

from kg.plugin import Op, RegisterFile, UOp, Vectors
from kg.plugin.assembly import Code, Selector

from kg_isa.a64 import scalar, vector
from kg_isa.a64.pairs import join_pairs
from kg_isa.a64.select import A64Selector
from kg_isa.risc.ops import binary, table_of
from kg_isa.risc.renderer import RiscRenderer
from kg_isa.risc.select import RiscSelector


def _add(selector: Selector, uop: UOp) -> None:
    s = cast(A64Selector, selector)
    found = scalar.multiply_sum(s, uop)
    if found is None:
        binary(s, uop)
    else:
        s.values[uop] = found


class Selection(A64Selector):
    """The table of ops."""

    table: ClassVar = {**table_of(scalar, vector), Op.ADD: _add}


class A64Renderer(RiscRenderer):
    """AArch64, any processor that has NEON."""

    suffix = "A64"
    language = "aarch64"
    arch = "aarch64"
    selection: ClassVar[type[RiscSelector]] = Selection
    code_for_op: ClassVar[dict[Op, object]] = {
        **Selection.table,
        **dict.fromkeys((Op.LOAD, Op.STORE, Op.PREFETCH), "an access"),
    }
    vectors = Vectors(alu=128, memory=128, lanes=16)
    registers = RegisterFile(vector=32)
    lanes_of: ClassVar[dict[Op, tuple[int, ...]]] = {
        **dict.fromkeys((Op.MUL, Op.MAX, Op.MIN, Op.SHL, Op.SHR), (8, 16, 32)),
        **dict.fromkeys((Op.IDIV, Op.MOD), ()),
    }

    def frame(self, code: Code, size: int) -> None:
        super().frame(code, size)
        code.instructions = join_pairs(code.instructions)
