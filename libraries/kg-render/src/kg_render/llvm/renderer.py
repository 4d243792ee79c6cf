"""Renders a linear program as LLVM IR: SSA with vectors, for compilation without a pass pipeline.

Needs no llvmlite.

One function without a result. What its machine is like is said by an `LLVMTarget`; what is beyond words is a hook of `LLVMRenderer` or an
emitter in `code_for_op`. docs/plugins/renderers.md lists them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kg import bool_, float16, float32, float64, int8, int16, int32, int64, uint8, uint16, uint32, uint64
from kg.plugin import DType, Op, Renderer, SpecError, UnsupportedError, UOp, Vectors, symbol
from kg.plugin.rendering import arguments, work_group
from kg_tiles import OPTS

from kg_render.carried import carried
from kg_render.llvm.alu import ALU_EMITTERS
from kg_render.llvm.body import LONG_FUNCTION, Body, Emitter, LLVMTarget
from kg_render.llvm.cast import bitcast, cast
from kg_render.llvm.control import begin_if, begin_loop, end_if, end_loop
from kg_render.llvm.group import barrier, group_reduce, special
from kg_render.llvm.memory import index, load, prefetch, scratch, shared, store
from kg_render.llvm.types import literal, type_name
from kg_render.llvm.vector import pick, shuffle, vectorize


def _nothing(body: Body, uop: UOp) -> None:
    """DEFINE_GLOBAL, DEFINE_VAR: bound by the parameters. DEFINE_REG: its values are SSA values"""


def _end(body: Body, uop: UOp) -> None:
    """SINK"""
    body.do("ret void")


def _constant(body: Body, uop: UOp) -> None:
    """CONST"""
    body.values[uop] = literal(uop.value, uop.type)


def _custom(body: Body, uop: UOp) -> None:
    """CUSTOM: one instruction, its operands without their types"""
    text = uop.name.format(*(body.values.get(s, "") for s in uop.src))
    if uop.type.name == "void":
        body.do(text)
    else:
        body.let(uop, text)


_EMITTERS: Final[dict[Op, Emitter]] = {
    **ALU_EMITTERS,
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
    Op.SPECIAL: special,
    Op.BARRIER: barrier,
    Op.DEFINE_LOCAL: shared,
    Op.DEFINE_SCRATCH: scratch,
    Op.DEFINE_GLOBAL: _nothing,
    Op.DEFINE_VAR: _nothing,
    Op.DEFINE_REG: _nothing,
    Op.SINK: _end,
    Op.CUSTOM: _custom,
}
_INTEGERS: Final = frozenset({int8, int16, int32, int64, uint8, uint16, uint32, uint64})


class LLVMRenderer(Renderer):
    """Subclass for a device and give it a target."""

    language = "llvm"
    lowering = "kg_lowering:decompose"
    opts = OPTS
    #: op -> what writes it. A device replaces an emitter, or adds one for an op that it alone has.
    code_for_op: ClassVar[dict[Op, object]] = dict(_EMITTERS)

    def __init__(self, target: LLVMTarget) -> None:
        self.target = target
        self.vectors = Vectors(alu=target.vector_bits, memory=target.vector_bits, masked=True, gather=True)
        self.supported_dtypes = _INTEGERS | {bool_, float32, float64} | ({float16} if target.half else set())
        self.arch = f"{target.triple} {target.cpu} {target.features}"

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """No op that LLVM would make a call of a library: the emitted objects stand alone."""
        if op is Op.GROUP_REDUCE:
            return self.target.subgroup > 1 and dtype in self.supported_dtypes
        if op in (Op.TRUNC, Op.ROUND) and not self.target.rounding:
            return False
        return super().supports(op, dtype.scalar, lanes)

    def render(self, uops: Sequence[UOp]) -> str:
        """The module of the ordered program."""
        if not uops or uops[-1].op is not Op.SINK:
            raise SpecError("a linear program ends with its SINK", stage="linear")
        body = self.body(uops)
        parameters = ", ".join(self.parameters(body, uops))
        for u in uops:
            self.emit(body, u)
        head = f"define {self.target.convention} void".replace("  ", " ")
        layout = [f'target datalayout = "{self.target.layout}"'] if self.target.layout else []
        lines = [
            *layout,
            f'target triple = "{self.target.triple}"',
            "",
            *([*body.module, ""] if body.module else []),
            f"{head} @{symbol(uops[-1].kernel.name)}({parameters}) #0 {{",
            "entry:",
            *body.allocas,
            *body.lines,
            "}",
            "",
            f"attributes #0 = {{ {' '.join(self.attributes(body))} }}",
            *(f"{name} = {value}" for name, value in sorted(body.metadata.items())),
        ]
        return "\n".join(lines) + "\n"

    # -- hooks

    def body(self, uops: Sequence[UOp]) -> Body:
        """The text of a function before its first line.
        Of a class of the device's own where its emitters keep more."""
        return Body(self.target, carried(uops), work_group(uops), is_split=len(uops) > LONG_FUNCTION)

    def parameters(self, body: Body, uops: Sequence[UOp]) -> list[str]:
        """The parameters of the function, once `body.values` has those of every DEFINE_GLOBAL and DEFINE_VAR:
        here pointers by slot, then variables by name."""
        pointers, variables = arguments(uops)
        body.values.update({u: f"%data{u.slot}" for u in pointers} | {u: f"%var{n}" for n, u in enumerate(variables)})
        taken = [f"{body.pointers[u.pointer.space]} {body.values[u]}" for u in pointers]
        return [*taken, *(f"{type_name(u.type)} {body.values[u]}" for u in variables)]

    def attributes(self, body: Body) -> list[str]:
        """Of the function, once it is written: `"key"="value"` or words."""
        target = self.target
        named = {"target-cpu": target.cpu, "target-features": target.features, "tune-cpu": target.tune}
        return ["nounwind", *(f'"{key}"="{value}"' for key, value in named.items() if value)]

    def emit(self, body: Body, uop: UOp) -> None:
        """Writes the next node of the program."""
        if body.is_split and body.is_long():
            body.continue_elsewhere()
        written = self.code_for_op.get(uop.op)
        if callable(written):
            written(body, uop)
        elif uop.op is Op.WMMA:
            self.wmma(body, uop)
        elif uop.op is Op.GROUP_REDUCE:
            group_reduce(body, uop, self.exchange)
        else:
            raise UnsupportedError(
                f"{uop.op.name} can't be rendered as LLVM IR for {self.target.triple}: kg-lowering decomposes it for this renderer"
            )

    def wmma(self, body: Body, uop: UOp) -> None:
        """Writes a step of a matrix unit."""
        raise UnsupportedError(f"WMMA of {uop.arg}: the renderer for {self.target.triple} knows no instruction of that name")

    def exchange(self, body: Body, word: str, distance: int) -> str:
        """The i32 that the work-item at this distance, a power of two, has:
        the one whose number in the subgroup differs in that bit."""
        raise UnsupportedError(f"GROUP_REDUCE for {self.target.triple}: the renderer knows no exchange between work-items")
