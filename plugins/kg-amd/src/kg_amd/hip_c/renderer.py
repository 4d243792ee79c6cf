"""Kernels as HIP C: the C family's tables in HIP's words,
with the compiler's builtins in place of headers, so that clang compiles them without ROCm.

Arithmetic on float16 is the language's `_Float16`; bfloat16 and 8-bit floats are their codes. What is contracted, and how exactly division and square root round, is
said to the compiler (`kg_amd.hip_c.compiler`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import ClassVar, Final

from kg.plugin import DType, EntryPoint, Op, ProgramInfo, UOp, parse_dtype, symbol
from kg.plugin.rendering import work_group
from kg_render.cstyle import CStyleRenderer, Pointer, Rule, Template, Variable

from kg_amd.machine import describe
from kg_amd.targets import AMDTarget

_D = parse_dtype
HALF: Final = _D("float16")
SINGLE: Final = _D("float32")
#: What is not the language's on float16 but core's, in float32.
_NOT_ON_HALVES: Final = frozenset({Op.SQRT, Op.FDIV, Op.RECIPROCAL, Op.TRUNC, Op.ROUND})


class HIPRenderer(CStyleRenderer):
    """One kernel, for one architecture."""

    device = "AMD"
    suffix = "HIP"
    language = "hip-c"
    strategy = "kg_schedules:default_schedule"
    has_fma = True

    code_for_op: ClassVar[dict[Op, object]] = {
        **CStyleRenderer.code_for_op,
        Op.BARRIER: Template(),
        Op.GROUP_REDUCE: Template(),
        Op.SUBGROUP_SHUFFLE: Template(),
        Op.WMMA: Template(),
    }
    type_names: ClassVar[dict[DType, str]] = {
        **{_D("bool"): "bool", _D("int8"): "signed char", _D("int16"): "short", _D("int32"): "int", _D("int64"): "long"},
        **{
            _D("uint8"): "unsigned char",
            _D("uint16"): "unsigned short",
            _D("uint32"): "unsigned int",
            _D("uint64"): "unsigned long",
        },
        **{HALF: "_Float16", SINGLE: "float", _D("float64"): "double"},
    }
    literal_suffix: ClassVar[dict[DType, str]] = {
        **{_D("uint32"): "u", _D("int64"): "l", _D("uint64"): "ul"},
        **{HALF: "f16", SINGLE: "f"},
    }
    special_floats: ClassVar[dict[DType, tuple[str, str]]] = {
        **CStyleRenderer.special_floats,
        HALF: ("(_Float16)__builtin_inff()", '(_Float16)__builtin_nanf("")'),
    }
    specials: ClassVar[dict[str, str]] = {
        f"{kind}{n}": f"(int)__builtin_amdgcn_{name}_id_{axis}()"
        for kind, name in (("g", "workgroup"), ("l", "workitem"))
        for n, axis in enumerate("xyz")
    }
    headers: ClassVar[tuple[str, ...]] = ()
    helper_prefix: ClassVar[str] = "static inline __attribute__((device, always_inline))"
    barrier: ClassVar[str] = (
        '__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); '
        '__builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");'
    )

    def __init__(self, gpu: AMDTarget) -> None:
        self.gpu = gpu
        self.supported_dtypes = frozenset(d for d in self.type_names if not d.is_bool)
        self.units = describe(self, gpu)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """Arithmetic on one lane; on bools what the C family has. No vectors of three."""
        if lanes & (lanes - 1):
            return False
        if op is Op.SUBGROUP_SHUFFLE:
            return lanes == 1 and dtype in self.supported_dtypes
        if op is Op.GROUP_REDUCE:
            return dtype.is_bool or dtype in self.supported_dtypes
        if op not in (Op.LOAD, Op.STORE) and lanes != 1:
            return False
        if dtype is HALF and op in _NOT_ON_HALVES:
            return False
        return dtype.is_bool or super().supports(op, dtype, lanes)

    def rules(self) -> Mapping[Op, Rule]:
        from kg_amd.hip_c.rules import RULES

        return RULES

    # -- words

    def fused_scalar(self, dtype: DType) -> list[str]:
        return ["return __builtin_elementwise_fma(a, b, c);"] if dtype is HALF else super().fused_scalar(dtype)

    def absolute_float(self, dtype: DType, value: str) -> str:
        return f"__builtin_elementwise_abs({value})"

    def local_declaration(self, name: str, base: str, size: int) -> str:
        return f"__attribute__((shared, aligned(16))) {base} {name}[{max(1, size)}];"

    # -- the kernel

    def kernel(self, name: str, pointers: Sequence[Pointer], variables: Sequence[Variable], body: Sequence[str]) -> list[str]:
        parameters = [f"{p.type}{p.name}" for p in pointers] + [f"long {v.name}_given" for v in variables]
        return [
            f'extern "C" __attribute__((global, amdgpu_flat_work_group_size(LAUNCHED))) void {symbol(name)}({", ".join(parameters)}) {{',
            *(f"  const {v.type} {v.name} = ({v.type}){v.name}_given;" for v in variables),
            *body,
            "}",
        ]

    def entry_point(self, info: ProgramInfo, source: str) -> EntryPoint:
        """Arguments are words of eight bytes, pointers and then variables."""
        return EntryPoint(symbol(info.name))

    def render(self, uops: Sequence[UOp]) -> str:
        from kg_amd.hip_c.writer import HIPWriter

        items = prod(work_group(uops))
        return HIPWriter(self, uops).source().replace("LAUNCHED", f"{items}, {items}", 1)
