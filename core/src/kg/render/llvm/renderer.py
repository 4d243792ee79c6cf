"""A linear program as LLVM IR text: SSA with vectors, to be compiled without any pass pipeline. Needs no llvmlite.

One function `void name(ptr args, i64 start, i64 stop, ptr scratch)`. A device's package says what its machine can do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.dtype import DType, bool_, float16, float32, float64, int8, int16, int32, int64, uint8, uint16, uint32, uint64
from kg.errors import SpecError, UnsupportedError
from kg.ir.carried import carried
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.render.llvm.alu import ALU_EMITTERS, Emitter
from kg.render.llvm.body import LONG_FUNCTION, Body, LLVMTarget
from kg.render.llvm.cast import bitcast, cast
from kg.render.llvm.control import begin_if, begin_loop, end_if, end_loop
from kg.render.llvm.cores import no_unit, shared_words
from kg.render.llvm.exp2 import exp2
from kg.render.llvm.memory import flush, index, load, prefetch, scratch, store
from kg.render.llvm.types import literal, type_name
from kg.render.llvm.vector import pick, shuffle, vectorize
from kg.render.signature import arguments, symbol
from kg.target.capabilities import Vectors
from kg.target.renderer import Renderer


def _nothing(body: Body, uop: UOp) -> None:
    """DEFINE_GLOBAL, DEFINE_VAR: read on entry. DEFINE_REG: its values are SSA values. SINK"""


def _constant(body: Body, uop: UOp) -> None:
    """CONST"""
    body.values[uop] = literal(uop.value, uop.type)


def _special(body: Body, uop: UOp) -> None:
    """SPECIAL: the worker's slice"""
    if uop.name not in ("start", "stop"):
        raise UnsupportedError(f"SPECIAL {uop.name}: an LLVM function has no work-groups; only start and stop are given")
    body.values[uop] = _narrowed(body, f"%{uop.name}", uop.type)


def _narrowed(body: Body, x: str, dtype: DType) -> str:
    return x if dtype.bits == 64 else body.emit(f"trunc i64 {x} to {type_name(dtype)}")


def _custom(body: Body, uop: UOp) -> None:
    """CUSTOM: one instruction, its operands without their types"""
    text = uop.name.format(*(body.values.get(s, "") for s in uop.src))
    if uop.type.name == "void":
        body.do(text)
    else:
        body.let(uop, text)


def _refused(body: Body, uop: UOp) -> None:
    why = "the function is one work-item alone" if uop.op in _OF_GROUPS else "core decomposes it for this renderer"
    raise UnsupportedError(f"{uop.op.name} can't be rendered as LLVM IR for {body.target.triple}: {why}")


_OF_GROUPS: Final = frozenset({Op.BARRIER, Op.DEFINE_LOCAL, Op.GROUP_REDUCE})
_EMITTERS: Final[dict[Op, Emitter]] = {
    **ALU_EMITTERS,
    Op.EXP2: exp2,
    Op.CAST: cast,
    Op.BITCAST: bitcast,
    Op.VECTORIZE: vectorize,
    Op.GEP: pick,
    Op.SHUFFLE: shuffle,
    Op.INDEX: index,
    Op.LOAD: load,
    Op.STORE: store,
    Op.PREFETCH: prefetch,
    Op.CONST: _constant,
    Op.RANGE: begin_loop,
    Op.END: end_loop,
    Op.IF: begin_if,
    Op.ENDIF: end_if,
    Op.SPECIAL: _special,
    Op.DEFINE_SCRATCH: scratch,
    Op.DEFINE_GLOBAL: _nothing,
    Op.DEFINE_VAR: _nothing,
    Op.DEFINE_REG: _nothing,
    Op.SINK: _nothing,
    Op.CUSTOM: _custom,
}
#: What touches no memory, beside the STOREs that may join those that wait.
_VALUES: Final = frozenset({*ELEMENTWISE, Op.VECTORIZE, Op.GEP, Op.SHUFFLE, Op.INDEX, Op.CONST, Op.STORE})
_INTEGERS: Final = frozenset({int8, int16, int32, int64, uint8, uint16, uint32, uint64})


class LLVMRenderer(Renderer):
    """Subclass for a device and give it a target."""

    language = "llvm"
    code_for_op = dict(_EMITTERS)

    def __init__(self, target: LLVMTarget) -> None:
        self.target = target
        self.vectors = Vectors(alu=target.vector_bits, memory=target.vector_bits, masked=True, gather=True)
        self.supported_dtypes = _INTEGERS | {bool_, float32, float64} | ({float16} if target.half else set())
        self.arch = f"{target.triple} {target.cpu} {target.features}"

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """No op that LLVM would make a call of a library: the emitted objects stand alone."""
        scalar = dtype.scalar
        if op is Op.EXP2 and not (self.target.scaling and scalar is float32):
            return False
        if op in (Op.TRUNC, Op.ROUND) and not self.target.rounding:
            return False
        return super().supports(op, scalar, lanes)

    def render(self, uops: Sequence[UOp]) -> str:
        """The module of the ordered program."""
        if not uops or uops[-1].op is not Op.SINK:
            raise SpecError("a linear program ends with its SINK", stage="linear")
        body = Body(self.target, carried(uops), is_split=len(uops) > LONG_FUNCTION)
        _read_arguments(body, uops)
        body.words = shared_words(uops) if self.tensor_cores else {}
        emitters = _EMITTERS | {Op.WMMA: self.wmma}
        for u in uops:
            if body.due is not None and u.op not in _VALUES:
                flush(body)
            if body.is_long and body.due is None:
                body.continue_elsewhere()
            emitters.get(u.op, _refused)(body, u)
        if body.streams and self.target.streaming_fence:
            body.do(self.target.streaming_fence)
        body.do("ret void")
        return self._module(uops[-1].kernel.name, body)

    def wmma(self, body: Body, uop: UOp) -> None:
        """WMMA: a renderer that declares tensor cores names their intrinsics (`call_unit`)."""
        no_unit(body, uop)

    def _module(self, name: str, body: Body) -> str:
        parts = [
            f'target triple = "{self.target.triple}"',
            "",
            f"define void @{symbol(name)}(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {{",
            "entry:",
            *body.lines,
            "}",
            "",
            f"attributes #0 = {{ {self._attributes()} }}",
        ]
        if body.streams:
            parts += ["!0 = !{i32 1}", '!1 = !{!"branch_weights", i32 2000, i32 1}']
        if body.branches_seldom:
            parts.append('!2 = !{!"branch_weights", i32 1, i32 2000}')
        return "\n".join(parts) + "\n"

    def _attributes(self) -> str:
        target = self.target
        named = {
            "target-cpu": target.cpu,
            "target-features": target.features,
            "tune-cpu": target.tune,
            "prefer-vector-width": str(target.vector_bits),
            "no-trapping-math": "true",
        }
        return " ".join(["nounwind", *(f'"{key}"="{value}"' for key, value in named.items() if value)])


def _read_arguments(body: Body, uops: Sequence[UOp]) -> None:
    """Pointers and variables, from the array of 8-byte arguments."""
    pointers, variables = arguments(uops)
    for number, u in enumerate([*pointers, *variables]):
        place = "%args" if number == 0 else body.emit(f"getelementptr inbounds ptr, ptr %args, i64 {number}")
        if u.op is Op.DEFINE_GLOBAL:
            body.let(u, f"load ptr, ptr {place}, align 8")
        else:
            body.values[u] = _narrowed(body, body.emit(f"load i64, ptr {place}, align 8"), u.type)
