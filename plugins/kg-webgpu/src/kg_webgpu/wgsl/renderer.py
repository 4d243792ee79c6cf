"""Renders WGSL: 32-bit numbers, no pointers, explicit conversions.

Tables and hooks of the C family, where WGSL has the same thing under another name; what it has not is in values.py
(expressions) and memory.py (8- and 16-bit elements in words, vectors, gates). Whatever is not declared here, kg-lowering decomposes:
64-bit integers on pairs of words, transcendentals by polynomials, floor division, NaN in MAX.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kg.plugin import (
    AddrSpace,
    Arguments,
    DType,
    Op,
    RegisterFile,
    SharedMemory,
    Subgroups,
    UnsupportedError,
    UOp,
    Vectors,
    WorkGroups,
    parse_dtype,
)
from kg_render.cstyle import BuiltinVectorRenderer, Call, CStyleRenderer, Helper, Pointer, Rule, Template, Variable

_D = parse_dtype
WIDTH: Final = 4  #: lanes of the widest vector
#: Work-items of a subgroup, and bytes that shared memory gives at a time: WebGPU says neither of a device, and most GPUs have these.
_LANES, _LINE = 32, 128
NARROW: Final = frozenset(map(_D, ("int8", "int16", "uint8", "uint16")))
_WORDS: Final = frozenset(map(_D, ("int32", "uint32", "float32")))
_HALF: Final = _D("float16")
#: What WGSL leaves to the machine on floats, so that kg-lowering builds it from ops whose meaning is fixed.
_NOT_ON_FLOATS: Final = frozenset({Op.MAX, Op.MIN, Op.CMPNE})
#: Ops on float16 that are right to the last bit; others go through float32.
_ON_HALVES: Final = frozenset(
    {Op.ADD, Op.SUB, Op.MUL, Op.NEG, Op.ABS, Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.WHERE, Op.SHUFFLE, Op.CAST, Op.BITCAST}
)
_QUOTIENTS: Final = frozenset({Op.FDIV, Op.RECIPROCAL, Op.SQRT})
_ON_BOOL: Final = frozenset({Op.AND, Op.OR, Op.XOR, Op.WHERE, Op.CAST, Op.SHUFFLE})
_ON_NARROW: Final = frozenset({Op.LOAD, Op.STORE, Op.CAST, Op.BITCAST, Op.SHUFFLE})


@dataclass(frozen=True, slots=True)
class Limits:
    """What an adapter grants, as far as kernels ask. The defaults are what every WebGPU has."""

    buffers: int = 8
    local: tuple[int, ...] = (256, 256, 64)
    local_total: int = 256
    shared: int = 16384
    groups: int = 65535
    binding: int = 128 << 20
    iterations: int = 0  # steps of loops in one work-item; 0: no limit
    halves: bool = False
    subgroups: bool = False
    processor: bool = False  # the adapter is a CPU
    divides: bool = True  # quotients and roots are within one unit of the last place, for which WGSL does not ask
    cores: int = 32  # groups that run at once: WebGPU does not say; so many keep most adapters busy


class WGSLRenderer(BuiltinVectorRenderer):
    """One compute shader, `main`; bindings by slot, launch variables in a uniform after them."""

    device = "WEBGPU"
    suffix = "WGSL"
    language = "wgsl"
    strategy = "kg_schedules:default_schedule"
    has_fma = True
    has_bool_vectors: ClassVar[bool] = True
    vectors = Vectors(alu=128, memory=128, lanes=WIDTH)

    code_for_op: ClassVar[dict[Op, object]] = {
        **{op: CStyleRenderer.code_for_op[op] for op in (Op.ADD, Op.SUB, Op.MUL, Op.FDIV, Op.AND, Op.OR, Op.XOR)},
        **{op: CStyleRenderer.code_for_op[op] for op in (Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE)},
        **dict.fromkeys((Op.NEG, Op.RECIPROCAL, Op.WHERE, Op.CAST, Op.BITCAST, Op.SHUFFLE, Op.GROUP_REDUCE), Template()),
        **{Op.IDIV: Helper("idiv"), Op.MOD: Helper("mod"), Op.SHL: Helper("shl"), Op.SHR: Helper("shr")},
        Op.MAX: Call("max", vectors=True),
        Op.MIN: Call("min", vectors=True),
        Op.ABS: Call("abs", vectors=True),
        Op.SQRT: Call("sqrt", vectors=True),
        Op.TRUNC: Call("trunc", vectors=True),
        Op.ROUND: Call("round", vectors=True),
        Op.MULACC: Call("fma", vectors=True),
    }
    type_names: ClassVar[dict[DType, str]] = {
        _D("bool"): "bool",
        **dict.fromkeys(map(_D, ("int8", "int16", "int32")), "i32"),
        **dict.fromkeys(map(_D, ("uint8", "uint16", "uint32")), "u32"),
        _D("float16"): "f16",
        _D("float32"): "f32",
    }
    literal_suffix: ClassVar[dict[DType, str]] = {
        **dict.fromkeys(map(_D, ("int8", "int16", "int32")), "i"),
        **dict.fromkeys(map(_D, ("uint8", "uint16", "uint32")), "u"),
        _D("float16"): "h",
        _D("float32"): "f",
    }
    specials: ClassVar[dict[str, str]] = {f"{kind}{d}": "" for kind in "gl" for d in range(3)}
    headers: ClassVar[tuple[str, ...]] = ()
    barrier: ClassVar[str] = "workgroupBarrier();"

    def __init__(self, limits: Limits | None = None, arch: str = "") -> None:
        self.limits = limits = limits or Limits()
        self.supported_dtypes = frozenset(_WORDS | NARROW | ({_HALF} if limits.halves else set[DType]()))
        self.arguments = Arguments(limits.buffers)
        self.work_groups = WorkGroups(limits.local_total, limits.local, (limits.groups,) * 3, limits.cores)
        self.subgroups = Subgroups(_LANES, reduce_group=limits.subgroups)
        self.shared_memory = SharedMemory(limits.shared, _LINE, slow=limits.processor)
        if limits.processor:  # its registers are the stack, which is far quicker than what a work-item loads from a buffer
            self.registers = RegisterFile(vector=128)
        self.arch = arch

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """What WGSL says of an op itself, on vectors of 2 and 4."""
        if lanes not in (1, 2, WIDTH):
            return False
        if dtype.is_bool:
            return op in _ON_BOOL
        if dtype in NARROW:  # values of a word, wrapped; memory packed. Arithmetic is core's, on words
            return op in _ON_NARROW
        if (dtype is _HALF and op not in _ON_HALVES | {Op.LOAD, Op.STORE}) or (dtype.is_float and op in _NOT_ON_FLOATS):
            return False
        if op is Op.GROUP_REDUCE and not (self.limits.subgroups and dtype in _WORDS):
            return False
        if (op is Op.MULACC and not dtype.is_float) or (op in _QUOTIENTS and dtype.is_float and not self.limits.divides):
            return False
        return super().supports(op, dtype, lanes)

    def rules(self) -> Mapping[Op, Rule]:
        from kg_webgpu.wgsl.rules import RULES

        return RULES

    # -- words

    def vector_type(self, dtype: DType) -> str:
        return f"vec{dtype.lanes}<{self.type_name(dtype.scalar)}>"

    def constant(self, type_: str, name: str, code: str) -> str:
        return f"let {name}: {type_} = {code};"

    def variables(self, type_: str, names: Sequence[str]) -> str:
        return " ".join(f"var {name}: {type_};" for name in names)

    def loop(self, type_: str, name: str, start: str, stop: str) -> str:
        last = stop if stop.isalnum() else f"({stop})"  # `i < n >> 3u` would begin with the template i<n>
        return f"for (var {name}: {type_} = {start}; {name} < {last}; {name}++)"

    def function_head(self, result: str, name: str, parameters: Sequence[tuple[str, str]]) -> str:
        taken = ", ".join(f"{parameter}: {type_}" for type_, parameter in parameters)
        return f"fn {name}({taken})" + ("" if result == "void" else f" -> {result}")

    def pointer_type(self, base: str, space: AddrSpace, *, written: bool) -> str:
        return base

    def kernel(self, name: str, pointers: Sequence[Pointer], variables: Sequence[Variable], body: Sequence[str]) -> list[str]:
        raise UnsupportedError("WEBGPU:WGSL lays its kernels out by itself")

    def render(self, uops: Sequence[UOp]) -> str:
        from kg_webgpu.wgsl.writer import WGSLWriter

        return WGSLWriter(self, uops).source()
