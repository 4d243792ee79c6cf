"""AMD:ISA: the renderer of machine code for gfx1100 and gfx942."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import ClassVar, Final

from kg.plugin import DType, EntryPoint, Op, ProgramInfo, SpecError, UnsupportedError, UOp, parse_dtype, symbol
from kg.plugin.rendering import arguments
from kg_render.asm import AsmRenderer, Code, Machine
from kg_render.asm.allocate import allocate
from kg_render.asm.frame import lay_out_frame
from kg_render.asm.layout import assemble

from kg_amd.isa.code_object import Kernel, code_object
from kg_amd.isa.machine import KEPT, SCALARS, reads, writes
from kg_amd.isa.operands import AMDInstruction
from kg_amd.isa.ops import alu, floats, group, matrix, vector
from kg_amd.isa.ops import cast as casts
from kg_amd.isa.ops.alu import emitter
from kg_amd.isa.passes.hazards import add_wait_states, fill_wait_states
from kg_amd.isa.passes.hoist_loads import issue_early
from kg_amd.isa.passes.insert_waits import add_waits
from kg_amd.isa.passes.merge_branches import share_branches
from kg_amd.isa.passes.peephole import added_in_place, paired
from kg_amd.isa.select import AMDSelector
from kg_amd.machine import check_scratch, describe, is_packed
from kg_amd.targets import AMDTarget

_D = parse_dtype
_HALF: Final = _D("float16")
_DTYPES: Final = frozenset(
    map(_D, ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "bool", "float16", "float32", "float64"))
)
#: Core computes these in float32.
_NOT_ON_HALVES: Final = frozenset({Op.SQRT, Op.FDIV, Op.RECIPROCAL})
_PACKED: Final = floats.PACKED_OPS | {Op.NEG}
ARCHITECTURES: Final = ("gfx1100", "gfx942")


class Selection(AMDSelector):
    """The table of ops."""

    table: ClassVar = {
        **dict.fromkeys(
            (Op.ADD, Op.SUB, Op.MUL, Op.FDIV, Op.MAX, Op.MIN, Op.AND, Op.OR, Op.XOR, Op.SHL, Op.SHR), emitter(alu.binary)
        ),
        **dict.fromkeys((Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE), emitter(alu.compare)),
        **dict.fromkeys((Op.IDIV, Op.MOD), emitter(alu.divide)),
        **dict.fromkeys((Op.TRUNC, Op.ROUND), emitter(floats.rounded)),
        **dict.fromkeys((Op.GEP, Op.SHUFFLE), emitter(vector.pick)),
        Op.WHERE: emitter(alu.where),
        Op.NEG: emitter(alu.negate),
        Op.ABS: emitter(alu.absolute),
        Op.MULACC: emitter(alu.multiply_add),
        Op.SQRT: emitter(floats.root),
        Op.RECIPROCAL: emitter(floats.reciprocal),
        Op.CAST: emitter(casts.cast),
        Op.BITCAST: emitter(casts.bitcast),
        Op.VECTORIZE: emitter(vector.vectorize),
        Op.BARRIER: emitter(group.barrier),
        Op.DEFINE_LOCAL: emitter(group.define_local),
        Op.GROUP_REDUCE: emitter(group.group_reduce),
        Op.WMMA: emitter(matrix.matrix_step),
    }


class ISARenderer(AsmRenderer):
    """Machine code, for one architecture."""

    device = "AMD"
    suffix = "ISA"
    language = "amdgcn"
    strategy = "kg_schedules:default_schedule"
    supported_dtypes = _DTYPES
    code_for_op: ClassVar[dict[Op, object]] = {
        **Selection.table,
        **dict.fromkeys((Op.LOAD, Op.STORE, Op.PREFETCH), "an access"),
    }

    def __init__(self, gpu: AMDTarget) -> None:
        if gpu.name not in ARCHITECTURES:
            raise UnsupportedError(f"AMD:ISA writes code for {' and '.join(ARCHITECTURES)}, not for {gpu.name}: take AMD:LLVM")
        self.gpu = gpu
        self.units = describe(self, gpu)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """Arithmetic on one lane, and on pairs where it is packed."""
        if lanes & (lanes - 1):
            return False
        if op is Op.GROUP_REDUCE:
            return dtype in self.supported_dtypes
        if dtype is _HALF and op in _NOT_ON_HALVES:
            return False
        if lanes == 2 and op in _PACKED:
            return is_packed(self.gpu, op, dtype)
        return super().supports(op, dtype, lanes)

    def entry_point(self, info: ProgramInfo, source: str) -> EntryPoint:
        """Arguments are words of eight bytes, pointers and then variables."""
        return EntryPoint(symbol(info.name))

    def asm(self, program: UOp, linear: UOp) -> bytes:
        selector, code = self._selected(linear.src)
        return code_object(self._kernel(selector, code, linear.src))

    def _made(self, uops: Sequence[UOp]) -> tuple[str, Machine, Code]:
        selector, code = self._selected(uops)
        return symbol(uops[-1].kernel.name), selector.machine, code

    def _selected(self, uops: Sequence[UOp]) -> tuple[AMDSelector, Code]:
        """The instructions in their registers: what stands for several is written out,
        what must be waited for added."""
        if not uops or uops[-1].op is not Op.SINK:
            raise SpecError("a linear program ends with its SINK", stage="linear")
        check_scratch(uops, self.gpu)
        kept = KEPT
        while True:
            selector = Selection(uops, self.gpu, self.units, kept)
            code = selector.run()
            code.instructions = issue_early(share_branches(code.instructions), self.gpu.name)
            allocate(code, selector.machine)
            missing = selector.files.missing(code)
            if not missing:
                break
            kept += missing
        size = lay_out_frame(code)
        code.stack = selector.files.arrays + size
        code.instructions = added_in_place(selector.files.expanded(code), self.gpu.name)
        code.instructions = (
            paired(code.instructions) if self.gpu.is_rdna else fill_wait_states(code.instructions, self.gpu.name)
        )
        code.instructions = add_wait_states(add_waits(code.instructions, self.gpu.name), self.gpu.name)
        return selector, code

    def _kernel(self, selector: AMDSelector, code: Code, uops: Sequence[UOp]) -> Kernel:
        pointers, variables = arguments(uops)
        made = [i for i in code.instructions if isinstance(i, AMDInstruction)]
        used = set[tuple[str, int]]().union(*map(reads, made), *map(writes, made))
        most = {
            kind: 1 + max((n for k, n in used if k == kind and (kind == "v" or n <= SCALARS[self.gpu.name])), default=0)
            for kind in "vs"
        }
        spilled = len(selector.files.lanes), sum(s not in selector.files.lanes for s in code.slots)
        return Kernel(
            symbol(uops[-1].kernel.name), self.gpu.name, assemble(code, selector.machine)[0],
            (8,) * len(pointers) + tuple(v.type.itemsize for v in variables), len(pointers), selector.shared, code.stack,
            most["v"], max(most["s"], selector.given.first_group + 3), spilled, self.gpu.wave, prod(selector.group), selector.given.dimensions,
        )  # fmt: skip
