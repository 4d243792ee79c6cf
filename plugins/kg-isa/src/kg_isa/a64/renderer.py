"""CPU:A64 and QEMUA64:A64: AArch64 with NEON."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, cast

from kg.plugin import Op, RegisterFile, UOp, Vectors
from kg.plugin.assembly import Code, Emitter, Register, Selector

from kg_isa.a64 import scalar, vector
from kg_isa.a64.pairs import join_pairs
from kg_isa.a64.select import A64Selector
from kg_isa.risc.ops import SHARED, binary
from kg_isa.risc.renderer import RiscRenderer
from kg_isa.risc.select import RiscSelector

_Write = Callable[[A64Selector, UOp], Register]


def _by_lanes(one: _Write | None, several: _Write) -> Emitter:
    """The emitter of an op that is written apart for scalars and vectors."""

    def emit(selector: Selector, uop: UOp) -> None:
        s = cast(A64Selector, selector)
        s.values[uop] = several(s, uop) if one is None or uop.type.lanes > 1 else one(s, uop)

    return emit


def _add(selector: Selector, uop: UOp) -> None:
    s = cast(A64Selector, selector)
    found = scalar.multiply_sum(s, uop)
    if found is None:
        binary(s, uop)
    else:
        s.values[uop] = found


def _convert(selector: Selector, uop: UOp) -> None:
    s, source, target = cast(A64Selector, selector), uop.src[0].type, uop.type
    module = vector if target.lanes > 1 else scalar
    s.values[uop] = module.convert(s, s.value(uop.src[0]), source, target)


TABLE: Final[dict[Op, Emitter]] = {
    **SHARED,
    Op.ADD: _add,
    **dict.fromkeys((Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE), _by_lanes(scalar.compare, vector.compare)),
    **dict.fromkeys((Op.MAX, Op.MIN), _by_lanes(scalar.extreme, vector.extreme)),
    **dict.fromkeys((Op.IDIV, Op.MOD), _by_lanes(scalar.divide, scalar.divide)),
    **dict.fromkeys((Op.SHL, Op.SHR), _by_lanes(scalar.shift, vector.shift)),
    Op.WHERE: _by_lanes(scalar.where, vector.where),
    Op.CAST: _convert,
    Op.VECTORIZE: _by_lanes(None, vector.vectorize),
    Op.GEP: _by_lanes(None, vector.pick),
}


class Selection(A64Selector):
    """The table of ops."""

    table: ClassVar = TABLE


class A64Renderer(RiscRenderer):
    """AArch64, any processor that has NEON."""

    suffix = "A64"
    language = "aarch64"
    arch = "aarch64"
    selection: ClassVar[type[RiscSelector]] = Selection
    code_for_op: ClassVar[dict[Op, object]] = {**TABLE, **dict.fromkeys((Op.LOAD, Op.STORE, Op.PREFETCH), "an access")}
    vectors = Vectors(alu=128, memory=128, lanes=16)
    registers = RegisterFile(vector=32)
    lanes_of: ClassVar[dict[Op, tuple[int, ...]]] = {
        **dict.fromkeys((Op.MUL, Op.MAX, Op.MIN, Op.SHL, Op.SHR), (8, 16, 32)),
        **dict.fromkeys((Op.IDIV, Op.MOD), ()),
    }

    def frame(self, code: Code, size: int) -> None:
        super().frame(code, size)
        code.instructions = join_pairs(code.instructions)


