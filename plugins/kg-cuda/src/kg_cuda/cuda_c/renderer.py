"""Renders CUDA C for nvrtc: the C-like tables in CUDA's words; no header needed.

Vectors are structs, for memory alone. Floats below 32 bits are their bits, converted by PTX's own instructions; so is float16 computed with. Arithmetic
on the others is core's, in float32.
What is contracted, and how exactly division and square root round, is said to the compiler: `--fmad=false`, no fast math.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from kg.plugin import AddrSpace, DType, Op, UOp, parse_dtype
from kg.plugin.passes import Tile
from kg_render.cstyle import Call, CStyleRenderer, Pointer, Rule, Template, Variable, Writer

from kg_cuda.analysis.memory_width import ALIGNED
from kg_cuda.arch import Arch
from kg_cuda.entry import AlignmentVariants, symbol
from kg_cuda.machine import describe
from kg_cuda.ptx.narrow import CONVERTED, held
from kg_cuda.ptx.packed_half import PAIRED
from kg_cuda.tensor_cores.ldmatrix import form_of

_D = parse_dtype
HALF: Final = _D("float16")
#: Floats that are structs, so that they share no word with a type of the language: their names.
STRUCTS: Final = {
    HALF: "half_bits",
    _D("bfloat16"): "bfloat16_bits",
    _D("float8_e4m3"): "e4m3_bits",
    _D("float8_e5m2"): "e5m2_bits",
}
_SINGLE, _DOUBLE = _D("float32"), _D("float64")
_ON_STRUCTS: Final = frozenset({Op.LOAD, Op.STORE, Op.CAST, Op.BITCAST, Op.WHERE})
_AXES: Final = "xyz"


def _struct(dtype: DType) -> str:
    return f"struct {STRUCTS[dtype]} {{ unsigned {'short' if dtype.bits == 16 else 'char'} bits; }};"


class CUDACRenderer(AlignmentVariants, CStyleRenderer):
    """One kernel, for one architecture and those after it."""

    suffix = "C"
    language = "cuda-c"
    strategy = "kg_schedules:default_schedule"
    has_fma = True
    has_bool_vectors: ClassVar[bool] = True

    code_for_op: ClassVar[dict[Op, object]] = {
        **{op: how for op, how in CStyleRenderer.code_for_op.items() if op is not Op.SHUFFLE},
        Op.SQRT: Call("sqrt"),
        Op.TRUNC: Call("trunc"),
        Op.ROUND: Call("rint"),
        Op.EXP2: Call("exp2"),
        Op.BARRIER: Template(),
        Op.GROUP_REDUCE: Template(),
        Op.SUBGROUP_SHUFFLE: Template(),
        Op.WMMA: Template(),
        Op.TILE_INDEX: Template(),
        Op.COMMIT: Template(),
        Op.WAIT: Template(),
    }
    type_names: ClassVar[dict[DType, str]] = {
        _D("bool"): "bool",
        _D("int8"): "signed char",
        _D("int16"): "short",
        _D("int32"): "int",
        _D("int64"): "long long",
        _D("uint8"): "unsigned char",
        _D("uint16"): "unsigned short",
        _D("uint32"): "unsigned int",
        _D("uint64"): "unsigned long long",
        **STRUCTS,
        _SINGLE: "float",
        _DOUBLE: "double",
    }
    special_floats: ClassVar[dict[DType, tuple[str, str]]] = {
        _SINGLE: ("__int_as_float(0x7f800000)", "__int_as_float(0x7fffffff)"),
        _DOUBLE: ("__longlong_as_double(0x7ff0000000000000ll)", "__longlong_as_double(0x7fffffffffffffffll)"),
    }
    specials: ClassVar[dict[str, str]] = {
        **{f"g{d}": f"(int)blockIdx.{axis}" for d, axis in enumerate(_AXES)},
        **{f"l{d}": f"(int)threadIdx.{axis}" for d, axis in enumerate(_AXES)},
    }
    headers: ClassVar[tuple[str, ...]] = tuple(map(_struct, STRUCTS))
    helper_prefix: ClassVar[str] = "static __device__ __forceinline__"
    barrier: ClassVar[str] = "__syncthreads();"

    def __init__(self, target: Arch) -> None:
        self.target = target
        self.supported_dtypes = frozenset(d for d in self.type_names if not d.is_bool) - (CONVERTED - held(target))
        describe(self, target)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """Arithmetic on one lane, and on two of float16; on bools what the C family has."""
        if op is Op.GROUP_REDUCE:
            return dtype.is_bool or (dtype in self.supported_dtypes and dtype not in STRUCTS)
        if op is Op.SUBGROUP_SHUFFLE:
            return lanes == 1 and (dtype.is_bool or dtype in self.supported_dtypes)
        if dtype is HALF and op in PAIRED and lanes in (1, 2):
            return op not in (Op.MAX, Op.MIN) or self.target.has_nan_extremes
        if op not in (Op.LOAD, Op.STORE) and lanes != 1:
            return False
        if dtype in STRUCTS and (op not in _ON_STRUCTS or dtype not in self.supported_dtypes):
            return False
        if op is Op.EXP2:
            return dtype is _SINGLE
        return (dtype.is_bool and op not in (Op.LOAD, Op.STORE)) or super().supports(op, dtype, lanes)

    def takes_tile(self, tile: Tile, dtype: DType, space: AddrSpace) -> bool:
        return space is AddrSpace.LOCAL and form_of(tile, dtype) is not None

    def rules(self) -> Mapping[Op, Rule]:
        from kg_cuda.cuda_c.rules import RULES

        return RULES

    # -- words

    def vector_typedef(self, dtype: DType) -> str:
        align = f"__align__({dtype.itemsize}) " if dtype.itemsize in (2, 4, 8, 16) else ""
        return f"struct {align}{self.vector_type(dtype)} {{ {self.type_name(dtype.scalar)} v[{dtype.lanes}]; }};"

    def vector_literal(self, dtype: DType, lanes: Sequence[str]) -> str:
        return f"{self.type_name(dtype)}{{{{{', '.join(lanes)}}}}}"

    def lane(self, vector: str, number: int) -> str:
        return f"{vector}.v[{number}]"

    def same_bits(self, writer: Writer, dtype: DType) -> list[str]:
        return [f"{writer.type(dtype)} r;", f"memcpy(&r, &a, {dtype.itemsize});", "return r;"]

    def absolute_float(self, dtype: DType, value: str) -> str:
        return f"fabs{self.literal_suffix.get(dtype, '')}({value})"

    def fused_scalar(self, dtype: DType) -> list[str]:
        return [f"return fma{self.literal_suffix.get(dtype, '')}(a, b, c);"]

    def prefetch(self, address: str, cache: int) -> str:
        return f'asm volatile("prefetch.global.L{1 if cache == 1 else 2} [%0];" :: "l"({address}));'

    def local_declaration(self, name: str, base: str, size: int) -> str:
        return f"__shared__ __align__({ALIGNED}) {base} {name}[{max(1, size)}];"

    # -- the kernel

    def kernel(self, name: str, pointers: Sequence[Pointer], variables: Sequence[Variable], body: Sequence[str]) -> list[str]:
        parameters = [f"{p.type}{p.name}" for p in pointers] + [f"long long {v.name}_given" for v in variables]
        return [
            f'extern "C" __global__ void __launch_bounds__(LAUNCHED) {symbol(name)}({", ".join(parameters)}) {{',
            *(f"  const {v.type} {v.name} = ({v.type}){v.name}_given;" for v in variables),
            *body,
            "}",
        ]

    def variant(self, uops: Sequence[UOp], *, aligned: bool) -> str:
        from kg_cuda.cuda_c.writer import CudaWriter

        return CudaWriter(self, uops, aligned).source()


def without_unused(source: str) -> str:
    """The text without the structs that nothing in it uses."""
    for dtype, name in STRUCTS.items():
        if len(re.findall(rf"\b{name}\b", source)) == 1:
            source = source.replace(_struct(dtype) + "\n", "", 1)
    return source.lstrip("\n")
