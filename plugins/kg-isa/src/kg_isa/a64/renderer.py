"""CPU:A64 and QEMUA64:A64: AArch64 with NEON."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from kg.plugin import DType, Op, RegisterFile, UOp, Vectors, parse_dtype
from kg_cpu.host import Host, host
from kg_cpu.passes import ARM, EVERY
from kg_cpu.tensor_cores import units
from kg_render.asm import Code, Selector

from kg_isa.a64 import dots, scalar, vector
from kg_isa.a64.pairs import join_pairs
from kg_isa.a64.select import A64Selector
from kg_isa.risc.ops import binary, table_of
from kg_isa.risc.renderer import RiscRenderer
from kg_isa.risc.select import RiscSelector

_HALF: Final = parse_dtype("float16")
#: What not all processors have and the renderer uses, in LLVM's names: part of the architecture's.
FEATURES: Final = ("bf16", "dotprod", "fullfp16", "i8mm")
#: What every processor does to float16, which is no type to compute with: it converts it.
_ON_HALF: Final = frozenset((Op.LOAD, Op.STORE, Op.CAST, Op.BITCAST, Op.WHERE, Op.VECTORIZE, Op.GEP))


def _add(selector: Selector, uop: UOp) -> None:
    s = cast(A64Selector, selector)
    found = scalar.multiply_sum(s, uop) if uop.type.lanes == 1 else None
    if found is None:
        binary(s, uop)
    else:
        s.values[uop] = found


class Selection(A64Selector):
    """The table of ops."""

    table: ClassVar = {**table_of(scalar, vector), Op.ADD: _add, Op.WMMA: dots.multiply}


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
    passes = (*EVERY, *ARM)
    lanes_of: ClassVar[dict[Op, tuple[int, ...]]] = {
        **dict.fromkeys((Op.MUL, Op.MAX, Op.MIN, Op.SHL, Op.SHR), (8, 16, 32)),
        **dict.fromkeys((Op.IDIV, Op.MOD), ()),
    }

    def __init__(self, device: str, machine: Host | None = None) -> None:
        super().__init__(device, machine)
        machine = machine or host()
        is_arm = machine.architecture == "aarch64"
        self.has_half = is_arm and machine.has("fullfp16")
        features = [name for name in FEATURES if is_arm and machine.has(name)]
        self.arch = " ".join(("aarch64", *features))
        self.supported_dtypes = self.supported_dtypes | {_HALF}
        self.tensor_cores = tuple(core for core in units(machine) if is_arm and dots.key_of(core))

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        if dtype is _HALF and ((not self.has_half and op not in _ON_HALF) or (op is Op.CAST and lanes > 4)):
            return False  # through float32, of which a register has 4 lanes
        return super().supports(op, dtype, lanes)

    def frame(self, code: Code, size: int) -> None:
        super().frame(code, size)
        code.instructions = join_pairs(code.instructions)
