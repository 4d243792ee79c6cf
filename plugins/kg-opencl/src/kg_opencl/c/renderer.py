"""Kernels as OpenCL C: the C family's tables in OpenCL's words.
Vectors are the language's own, to 16 lanes.

A buffer may begin anywhere in another: each pointer comes with the number of its first element, so that a driver's rule for the alignment
of sub-buffers is never asked. What is contracted and how quotients round is said by a pragma and the compiler's options.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import prod
from typing import ClassVar, Final

from kg.plugin import (
    AddrSpace,
    Caches,
    DType,
    EntryPoint,
    Op,
    ProgramInfo,
    RegisterFile,
    SharedMemory,
    Subgroups,
    TargetPass,
    UnsupportedError,
    UOp,
    Vectors,
    WorkGroups,
    parse_dtype,
    symbol,
)
from kg.plugin.passes import Tile
from kg.plugin.rendering import work_group
from kg_render.cstyle import BuiltinVectorRenderer, Call, CStyleRenderer, Pointer, Rule, Template, Variable, Writer
from kg_schedules.passes import DIVIDE_BY_INVARIANTS, PREFETCH_OUTPUTS

from kg_opencl.c.blocks import blocks_of
from kg_opencl.c.dpas import units
from kg_opencl.c.rules import RULES
from kg_opencl.c.writer import GROUPED, HALF, SINGLE, OpenCLWriter
from kg_opencl.facts import Facts

_D = parse_dtype
_DOUBLE: Final = _D("float64")
WIDTH: Final = 16  #: lanes of the widest vector
#: Of a GPU: bits of its widest access, bytes that shared memory gives at a time, work-items of a subgroup. OpenCL 1.2 says none of them.
_ACCESS, _LINE, _LANES = 128, 128, 32
#: Bytes of a column of a matrix unit, more than a vector has lanes.
_COLUMN: Final = 32
_READ_BLOCKS: Final = TargetPass("read_blocks", "expanded", "kg_opencl.c.blocks:read_blocks")
#: Registers of a CPU's vectors, which no device tells: those of AVX-512, and of machines with narrower ones.
_REGISTERS: Final = {512: 32}
#: Bytes of a CPU's two nearer caches and of their lines. Devices tell of one cache, PoCL of the last, Intel's runtime of the second.
_CACHES, _CACHE_LINE = (32 << 10, 1 << 20), 64
#: Bytes of what work-items of a CPU have of their own, all of a work-group together: it lies on the stack, and is half of what Linux gives a thread.
_STACK: Final = 4 << 20
#: What is done to float16 where it is no type to compute with.
_ON_BITS: Final = frozenset({Op.LOAD, Op.STORE, Op.CAST, Op.BITCAST, Op.WHERE, Op.SHUFFLE, Op.SUBGROUP_SHUFFLE})
_QUOTIENTS: Final = frozenset({Op.FDIV, Op.RECIPROCAL, Op.SQRT})


class OpenCLRenderer(BuiltinVectorRenderer):
    """One kernel, for one device or those that have as much."""

    device = "OPENCL"
    suffix = "C"
    language = "opencl-c"
    strategy = "kg_schedules:default_schedule"

    code_for_op: ClassVar[dict[Op, object]] = {
        **CStyleRenderer.code_for_op,
        Op.SQRT: Call("sqrt", suffixed=False, vectors=True),
        Op.EXP2: Call("exp2", suffixed=False, vectors=True),
        Op.TRUNC: Call("trunc", suffixed=False, vectors=True),
        Op.ROUND: Call("rint", suffixed=False, vectors=True),
        Op.GROUP_REDUCE: Template(),
        Op.SUBGROUP_SHUFFLE: Template(),
        Op.TILE_INDEX: Template(),
        Op.WMMA: Template(),
    }
    literal_suffix: ClassVar[dict[DType, str]] = {
        **{_D("uint32"): "u", _D("int64"): "L", _D("uint64"): "UL"},
        **{HALF: "h", SINGLE: "f"},
    }
    special_floats: ClassVar[dict[DType, tuple[str, str]]] = {
        HALF: ("(half)INFINITY", "(half)NAN"),
        SINGLE: ("INFINITY", "NAN"),
        _DOUBLE: ("(double)INFINITY", "(double)NAN"),
    }
    space_prefix: ClassVar[dict[AddrSpace, str]] = {
        **{AddrSpace.GLOBAL: "global ", AddrSpace.LOCAL: "local ", AddrSpace.SCRATCH: ""}
    }
    #: Without work-items of a work-group, the driver makes the groups: the number of the work-item is all that there is.
    specials: ClassVar[dict[str, str]] = {
        **{f"g{d}": f"(int)get_global_id({d})" for d in range(3)},
        **{f"l{d}": f"(int)get_local_id({d})" for d in range(3)},
    }
    headers: ClassVar[tuple[str, ...]] = ("#pragma OPENCL FP_CONTRACT OFF",)
    helper_prefix: ClassVar[str] = "static inline"
    barrier: ClassVar[str] = "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);"

    def __init__(self, facts: Facts | None = None, arch: str = "") -> None:
        self.facts = facts = facts or Facts()
        self.arch = arch
        self.has_fma = facts.fused
        self.passes = (*([DIVIDE_BY_INVARIANTS] if facts.fused else []), PREFETCH_OUTPUTS) if facts.processor else ()
        without = set[DType]() if facts.doubles else {_DOUBLE}
        self.supported_dtypes = frozenset(d for d in self.type_names if not d.is_bool) - without
        bits = facts.vector or 32
        self.vectors = Vectors(alu=bits, memory=max(bits, _ACCESS), lanes=WIDTH)
        self.work_groups = WorkGroups(facts.total, facts.local, (), facts.cores)
        self.subgroups = Subgroups(0 if facts.processor else facts.subgroup or _LANES, reduce_group=facts.subgroup > 0)
        if facts.matrices:
            self.tensor_cores = units(facts.subgroup, tf32=facts.tf32, subnormals=facts.subnormals)
            self.passes = (_READ_BLOCKS,)
        self.shared_memory = SharedMemory(facts.shared, _LINE, slow=facts.processor)
        if facts.processor:
            self.registers = RegisterFile(vector=_REGISTERS.get(facts.vector, 16))
            self.caches = Caches(_CACHES, _CACHE_LINE)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """What the language has on vectors of 2, 4, 8 and 16, and the device by itself."""
        if lanes > WIDTH:
            return False
        if dtype is HALF and not self.facts.halves and op not in _ON_BITS:
            return False
        if op in (Op.GROUP_REDUCE, Op.SUBGROUP_SHUFFLE):
            return self.facts.subgroup > 0 and lanes == 1 and not dtype.is_bool and dtype in self.supported_dtypes
        if op is Op.EXP2 and not (dtype is SINGLE and self.facts.exponential):
            return False
        if op in _QUOTIENTS and dtype is not _DOUBLE and not self.facts.divides:
            return False
        if dtype.is_bool and op in (Op.LOAD, Op.STORE):
            return True
        return (dtype.is_bool and op in self.code_for_op) or super().supports(op, dtype, lanes)

    def holds(self, dtype: DType, lanes: int) -> bool:
        """Of bytes also what a matrix unit takes of a column."""
        return super().holds(dtype, lanes) or (self.facts.matrices and lanes == _COLUMN and dtype.bits == 8)

    def takes_tile(self, tile: Tile, dtype: DType, space: AddrSpace) -> bool:
        blocks = self.facts.blocks and space is AddrSpace.LOCAL
        return blocks and blocks_of(tile, dtype, self.facts.subgroup) is not None

    def rules(self) -> Mapping[Op, Rule]:
        return RULES

    # -- words

    def type_name(self, dtype: DType) -> str:
        """float16 that is only loaded and stored is its bits."""
        return "ushort" if dtype is HALF and not self.facts.halves else super().type_name(dtype)

    def vector_type(self, dtype: DType) -> str:
        """A column of bytes is words, in which matrix units take it."""
        return "int8" if dtype.lanes == _COLUMN else super().vector_type(dtype)

    def vector_literal(self, dtype: DType, lanes: Sequence[str]) -> str:
        if dtype.lanes == _COLUMN and len(lanes) == _COLUMN:
            words = [", ".join(lanes[n : n + 4]) for n in range(0, _COLUMN, 4)]
            lanes = [f"as_int(({self.vector_type(dtype.scalar.vec(4))})({word}))" for word in words]
        same = len(set(lanes)) == 1
        return f"({self.type_name(dtype)})({lanes[0] if same else ', '.join(lanes)})"

    def lane(self, vector: str, number: int) -> str:
        return f"{vector}.s{number:x}"

    def shuffle(self, dtype: DType, a: str, b: str, lanes: Sequence[int], width: int) -> str:
        if list(lanes) == list(range(2 * width)) and 2 * width == _COLUMN:
            return f"(int8)(as_int4({a}), as_int4({b}))"
        if list(lanes) == list(range(2 * width)):
            return f"({self.type_name(dtype)})({a}, {b})"
        if max(lanes) < width:
            return f"{a}.s{''.join(f'{n:x}' for n in lanes)}"
        if min(lanes) >= width:
            return f"{b}.s{''.join(f'{n - width:x}' for n in lanes)}"
        return self.vector_literal(dtype, self.picked(a, b, lanes, width))

    def convert_vector(self, value: str, dtype: DType) -> str:
        return f"convert_{self.type_name(dtype)}({value})"

    def reinterpret_vector(self, value: str, dtype: DType) -> str:
        return f"as_{self.type_name(dtype)}({value})"

    def select_vector(self, mask: str, then: str, otherwise: str, dtype: DType) -> str:
        return f"select({otherwise}, {then}, {mask})"

    def same_bits(self, writer: Writer, dtype: DType) -> list[str]:
        return [f"return as_{self.type_name(dtype)}(a);"]

    def fused_vector(self, dtype: DType) -> list[str]:
        return self.fused_scalar(dtype)

    def load_vector(self, writer: Writer, dtype: DType, element: str, align: int) -> str:
        return f"vload{dtype.lanes}(0, &{element})"

    def store_vector(self, writer: Writer, dtype: DType, element: str, align: int, value: str) -> str:
        return f"vstore{dtype.lanes}({value}, 0, &{element});"

    def prefetch(self, address: str, cache: int) -> str:
        return f"prefetch({address}, 1);"

    def local_declaration(self, name: str, base: str, size: int) -> str:
        return f"local {base} {name}[{max(1, size)}] __attribute__((aligned({_LINE})));"

    # -- the kernel

    def kernel(self, name: str, pointers: Sequence[Pointer], variables: Sequence[Variable], body: Sequence[str]) -> list[str]:
        parameters = [f"{p.type}{p.name}_base, const long {p.name}_first" for p in pointers]
        parameters += [f"const long {v.name}_given" for v in variables]
        return [
            f"kernel void {function_name(name)}({', '.join(parameters)}) {{",
            *(f"  {p.type}const {p.name} = {p.name}_base + {p.name}_first;" for p in pointers),
            *(f"  const {v.type} {v.name} = ({v.type}){v.name}_given;" for v in variables),
            *body,
            "}",
        ]

    def entry_point(self, info: ProgramInfo, source: str) -> EntryPoint:
        """Each pointer is a buffer and the number of its first element; variables are longs."""
        return EntryPoint(function_name(info.name), grouped=GROUPED in source, options=self.facts.options)

    def render(self, uops: Sequence[UOp]) -> str:
        if self.facts.processor:
            _check_stack(uops)
        return OpenCLWriter(self, uops, halves=self.facts.halves, width=self.facts.subgroup).source()


class SpirvRenderer(OpenCLRenderer):
    """The same text without subgroups, which OpenCL C 1.2 has not. It becomes SPIR-V without the device."""

    suffix = "SPIRV"
    language = "opencl-c-1.2"

    def __init__(self, facts: Facts | None = None, arch: str = "") -> None:
        super().__init__(replace(facts or Facts(), subgroup=0, matrices=False, blocks=False), arch)


def function_name(name: str) -> str:
    """Of a kernel: neither the language's functions nor a helper are called so."""
    return f"kg_{symbol(name)}"


def _check_stack(uops: Sequence[UOp]) -> None:
    """Refuse arrays of work-items that a CPU's driver would lay on a stack too small for them."""
    arrays = [u.pointer for u in uops if u.op is Op.DEFINE_SCRATCH]
    taken = prod(work_group(uops)) * sum(a.size * a.base.itemsize for a in arrays)
    if taken > _STACK:
        raise UnsupportedError(
            f"{uops[-1].kernel.name}: the arrays of its work-items take {taken} bytes, and {_STACK} at most lie on the stack: have a kernel before"
            " this one compute what they hold, as a scan that another loop reads"
        )
