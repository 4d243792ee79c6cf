"""QEMURV64:RV64: RV64GC with V, whose registers have 128 bits at least."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, cast

from kg.plugin import Op, RegisterFile, UOp, Vectors
from kg.plugin.assembly import Code, Emitter, Register, Selector

from kg_cpu.host import Host
from kg_isa.risc.ops import SHARED, binary
from kg_isa.risc.renderer import RiscRenderer
from kg_isa.risc.select import RiscSelector
from kg_isa.rv64 import scalar, vector
from kg_isa.rv64.select import COMPARISONS, RV64Selector
from kg_isa.rv64.types import set_vector_types

_Write = Callable[[RV64Selector, UOp], Register]


def _by_lanes(one: _Write | None, several: _Write) -> Emitter:
    """The emitter of an op that is written apart for scalars and vectors."""

    def emit(selector: Selector, uop: UOp) -> None:
        s = cast(RV64Selector, selector)
        s.values[uop] = several(s, uop) if one is None or uop.type.lanes > 1 else one(s, uop)

    return emit


def _bitwise(selector: Selector, uop: UOp) -> None:
    s = cast(RV64Selector, selector)
    found = vector.binary(s, uop)
    if found is None:
        binary(s, uop)
    else:
        s.values[uop] = found


def _convert(selector: Selector, uop: UOp) -> None:
    s, source, target = cast(RV64Selector, selector), uop.src[0].type, uop.type
    module = vector if target.lanes > 1 else scalar
    s.values[uop] = module.convert(s, s.value(uop.src[0]), source, target)


TABLE: Final[dict[Op, Emitter]] = {
    **{op: emitter for op, emitter in SHARED.items() if op not in (Op.TRUNC, Op.ROUND)},
    **dict.fromkeys((Op.AND, Op.OR, Op.XOR), _bitwise),
    **dict.fromkeys(COMPARISONS, _by_lanes(scalar.compare, vector.compare)),
    **dict.fromkeys((Op.MAX, Op.MIN), _by_lanes(scalar.extreme, vector.extreme)),
    **dict.fromkeys((Op.IDIV, Op.MOD), _by_lanes(scalar.divide, scalar.divide)),
    **dict.fromkeys((Op.SHL, Op.SHR), _by_lanes(scalar.shift, vector.shift)),
    Op.WHERE: _by_lanes(scalar.where, vector.where),
    Op.CAST: _convert,
    Op.VECTORIZE: _by_lanes(None, vector.vectorize),
    Op.GEP: _by_lanes(None, vector.pick),
}


class Selection(RV64Selector):
    """The table of ops."""

    table: ClassVar = TABLE


class RV64Renderer(RiscRenderer):
    """RV64GCV, any processor whose vector registers have 128 bits or more."""

    suffix = "RV64"
    language = "riscv64"
    arch = "rv64gcv"
    selection: ClassVar[type[RiscSelector]] = Selection
    code_for_op: ClassVar[dict[Op, object]] = {**TABLE, **dict.fromkeys((Op.LOAD, Op.STORE, Op.PREFETCH), "an access")}
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
