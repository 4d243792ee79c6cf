"""Renders the Metal Shading Language, with the C-like tables in Metal's words.

Apple's GPUs compute on scalars, so vectors are for memory alone. The text asks for no contraction; fast math is off where it is compiled. Quotients and
square roots are rounded correctly then; EXP2, LOG2 and SIN are 4 ULP off, so that core makes them. There is no float64.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from kg.plugin import (
    AddrSpace,
    Arguments,
    DType,
    EntryPoint,
    Op,
    ProgramInfo,
    RegisterFile,
    SharedMemory,
    Subgroups,
    UOp,
    Vectors,
    WorkGroups,
    parse_dtype,
)
from kg.plugin.passes import Tile
from kg_render.cstyle import BuiltinVectorRenderer, Call, CStyleRenderer, Pointer, Rule, Template, Variable, Writer

from kg_metal.msl.keywords import symbol
from kg_metal.msl.limits import BUFFERS, CORES, ITEMS, SHARED, SUBGROUP, WIDTH
from kg_metal.msl.matrices import takes_matrix, units

_D = parse_dtype
HALF: Final = _D("float16")
_SINGLE, _DOUBLE = _D("float32"), _D("float64")
#: Ops on float16 that are right to the last bit; others go through float32.
_ON_HALVES: Final = frozenset(
    {Op.ADD, Op.SUB, Op.MUL, Op.NEG, Op.ABS, Op.MAX, Op.MIN, Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE}
) | {Op.WHERE, Op.CAST, Op.BITCAST, Op.LOAD, Op.STORE}
_REDUCED: Final = frozenset(map(_D, ("int32", "uint32", "float32")))
_AXES: Final = "xyz"


class MSLRenderer(BuiltinVectorRenderer):
    """One kernel function: buffers by slot, then the launch values,
    then which work-group and work-item it is."""

    device = "METAL"
    suffix = "MSL"
    language = "msl"
    strategy = "kg_schedules:default_schedule"
    has_fma = True
    has_bool_vectors: ClassVar[bool] = True
    vectors = Vectors(memory=128, lanes=WIDTH)
    arguments = Arguments(BUFFERS - 1)
    work_groups = WorkGroups(ITEMS, (ITEMS,) * 3, (2**31 - 1,) * 3, CORES)
    subgroups = Subgroups(SUBGROUP, reduce_group=True, reduce_row=True)
    shared_memory = SharedMemory(SHARED, line=128)
    registers = RegisterFile(scalar=128)

    code_for_op: ClassVar[dict[Op, object]] = {
        **{op: how for op, how in CStyleRenderer.code_for_op.items() if op is not Op.SHUFFLE},
        Op.SQRT: Call("precise::sqrt", suffixed=False),
        Op.TRUNC: Call("trunc", suffixed=False),
        Op.ROUND: Call("rint", suffixed=False),
        Op.BARRIER: Template(),
        Op.GROUP_REDUCE: Template(),
        Op.SUBGROUP_SHUFFLE: Template(),
        Op.WMMA: Template(),
        Op.TILE_INDEX: Template(),
    }
    literal_suffix: ClassVar[dict[DType, str]] = {
        **{_D("uint32"): "u", _D("int64"): "l", _D("uint64"): "ul", HALF: "h", _SINGLE: "f"},
    }
    special_floats: ClassVar[dict[DType, tuple[str, str]]] = {
        _SINGLE: ("INFINITY", "NAN"),
        HALF: ("half(INFINITY)", "half(NAN)"),
    }
    space_prefix: ClassVar[dict[AddrSpace, str]] = {
        **{AddrSpace.GLOBAL: "device ", AddrSpace.LOCAL: "threadgroup ", AddrSpace.SCRATCH: "thread "},
    }
    specials: ClassVar[dict[str, str]] = {
        **{f"g{d}": f"(int)group.{axis}" for d, axis in enumerate(_AXES)},
        **{f"l{d}": f"(int)item.{axis}" for d, axis in enumerate(_AXES)},
    }
    headers: ClassVar[tuple[str, ...]] = ("#include <metal_stdlib>", "#pragma METAL fp contract(off)", "using namespace metal;")
    helper_prefix: ClassVar[str] = "static inline"
    barrier: ClassVar[str] = "threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);"

    def __init__(self, arch: str = "", *, bfloat: bool = False) -> None:
        """`bfloat`: the language is MSL 3.1 or newer."""
        self.supported_dtypes = frozenset(d for d in self.type_names if not d.is_bool) - {_DOUBLE}
        self.arch, self.bfloat = arch, bfloat
        self.tensor_cores = units(bfloat=bfloat)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """Arithmetic on one lane; vectors of 2 to 4 in memory."""
        if op in (Op.LOAD, Op.STORE):
            return dtype in self.supported_dtypes and (lanes == 1 or (lanes <= WIDTH and dtype.bits < 64))
        if lanes != 1:
            return False
        if op is Op.GROUP_REDUCE:
            return dtype in _REDUCED
        if op is Op.SUBGROUP_SHUFFLE:
            return dtype in self.supported_dtypes and dtype.bits < 64
        if dtype is HALF and op not in _ON_HALVES:
            return False
        return dtype.is_bool or super().supports(op, dtype, lanes)

    def takes_tile(self, tile: Tile, dtype: DType, space: AddrSpace) -> bool:
        return takes_matrix(tile, dtype, space, bfloat=self.bfloat)

    def rules(self) -> Mapping[Op, Rule]:
        from kg_metal.msl.rules import RULES

        return RULES

    # -- words

    def reinterpret_vector(self, value: str, dtype: DType) -> str:
        return f"as_type<{self.type_name(dtype)}>({value})"

    def same_bits(self, writer: Writer, dtype: DType) -> list[str]:
        return [f"return as_type<{writer.type(dtype)}>(a);"]

    def load_vector(self, writer: Writer, dtype: DType, element: str, align: int) -> str:
        from kg_metal.msl.writer import of_msl

        vector, space = writer.type(dtype), self.space_prefix[of_msl(writer).space]
        return f"{vector}(*({space}const packed_{vector} *)&{element})"

    def store_vector(self, writer: Writer, dtype: DType, element: str, align: int, value: str) -> str:
        from kg_metal.msl.writer import of_msl

        packed, space = f"packed_{writer.type(dtype)}", self.space_prefix[of_msl(writer).space]
        return f"*({space}{packed} *)&{element} = {packed}({value});"

    def local_declaration(self, name: str, base: str, size: int) -> str:
        return f"threadgroup {base} {name}[{max(1, size)}];"

    # -- the kernel

    def kernel(self, name: str, pointers: Sequence[Pointer], variables: Sequence[Variable], body: Sequence[str]) -> list[str]:
        from kg_metal.msl.writer import entry

        values = [f"  const {v.type} {v.name} = ({v.type})values[{n}];" for n, v in enumerate(variables)]
        return entry(symbol(name), pointers, [*values, *body])

    def entry_point(self, info: ProgramInfo, source: str) -> EntryPoint:
        """Buffers by slot, then one with the values of variables, as longs."""
        return EntryPoint(symbol(info.name))

    def render(self, uops: Sequence[UOp]) -> str:
        from kg_metal.msl.writer import MSLWriter

        return MSLWriter(self, uops).source()
