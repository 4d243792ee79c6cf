"""CPU:X86: capabilities of the processor, and the ops that are instructions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final
from typing import cast as cast_to

from kg.plugin import (
    MACHINE_DTYPES,
    AddrSpace,
    Caches,
    DType,
    Op,
    OpaqueTile,
    RegisterFile,
    TensorCore,
    Tile,
    UOp,
    Vectors,
    Workers,
    parse_dtype,
)
from kg_cpu.host import LEVEL_FEATURES, LINE, Host, host
from kg_cpu.passes import passes_for
from kg_cpu.tensor_cores import Instruction as Unit
from kg_cpu.tensor_cores import tile_units, units
from kg_render.asm import AsmRenderer, Code, Selector

from kg_isa.addresses import Address
from kg_isa.x86 import memory, tiles
from kg_isa.x86.machine import SYSTEM_V, CallingConvention, add_frame, machine_for
from kg_isa.x86.operands import HALF
from kg_isa.x86.ops import cast, conversions, dots, vector
from kg_isa.x86.ops.alu import ALU
from kg_isa.x86.select import X86Selector, broadcasts

#: Ops on vectors of integers with lanes of so many bits; others on all.
_LANES: Final = {
    **dict.fromkeys((Op.SHL, Op.SHR), (16, 32, 64)),
    Op.MUL: (16, 32, 64),
    **dict.fromkeys((Op.IDIV, Op.MOD, Op.MULACC), ()),
}
#: The lanes of integers that AVX2 has no instructions for.
_WITHOUT_MASKS: Final[dict[Op, tuple[int, ...]]] = dict.fromkeys((Op.SHL, Op.SHR), (16,))
#: What makes bools or takes some beside numbers.
_BOOLS: Final = frozenset((Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE, Op.WHERE))
#: What vectors of SSE2 compute, of lanes of 32 and 64 bits.
_SSE_ALL: Final = frozenset((Op.LOAD, Op.STORE, Op.ADD, Op.SUB, Op.NEG, Op.VECTORIZE, Op.GEP, Op.SHUFFLE))
_SSE_FLOATS: Final = frozenset((Op.MUL, Op.FDIV, Op.SQRT, Op.ABS))
_SSE_INTEGERS: Final = frozenset((Op.AND, Op.OR, Op.XOR))
_BOOL: Final = parse_dtype("bool")
#: What is done to float16 where it is no type to compute with: F16C only converts it.
_ON_HALF: Final = frozenset((Op.LOAD, Op.STORE, Op.CAST, Op.BITCAST, Op.WHERE, Op.VECTORIZE, Op.GEP, Op.SHUFFLE))
_NO_BOOL: Final = frozenset((Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN, Op.SHL, Op.SHR, Op.ABS, Op.CMPLT, Op.CMPLE))


class Selection(X86Selector):
    """The table of ops."""

    units: Mapping[TensorCore, Unit]

    table: ClassVar = {
        **ALU,
        Op.CAST: cast.convert,
        Op.BITCAST: cast.reinterpret,
        Op.VECTORIZE: vector.vectorize,
        Op.GEP: vector.pick,
        Op.SHUFFLE: vector.shuffle,
        Op.PREFETCH: memory.prefetch,
        Op.WMMA: lambda s, uop: cast_to(Selection, s).multiply(uop),
        Op.TILE_INDEX: lambda s, uop: None,  # an address
    }

    def conversions(self) -> dict[UOp, list[tuple[UOp, int]]]:
        return conversions.conversions(self)

    def load_converted(self, parts: Sequence[tuple[UOp, int]], place: Address) -> None:
        conversions.load_converted(self, parts, place)

    def narrows(self, uop: UOp) -> bool:
        return conversions.narrows(self, uop)

    def store_narrowed(self, uop: UOp, place: Address) -> None:
        conversions.store_narrowed(self, uop, place)

    def masked(self, uop: UOp) -> None:
        vector.masked_access(self, uop)

    def multiply(self, uop: UOp) -> None:
        """WMMA"""
        if isinstance(uop.arg, TensorCore) and uop.arg.is_opaque:
            tiles.multiply(self, uop)
        else:
            dots.multiply(self, uop, self.units)


class X86Renderer(AsmRenderer):
    """CPU:X86. For this machine, or for any other that is given."""

    device = "CPU"
    suffix = "X86"
    language = "x86-64"
    strategy = "kg_schedules:default_schedule"
    units: Mapping[TensorCore, Unit] = {}
    supported_dtypes = MACHINE_DTYPES
    code_for_op: ClassVar[dict[Op, object]] = {
        **Selection.table,
        **dict.fromkeys((Op.LOAD, Op.STORE), "an access"),
    }

    def __init__(self, machine: Host | None = None, convention: CallingConvention = SYSTEM_V) -> None:
        machine = machine or host()
        self.convention = convention
        self.features = frozenset((*LEVEL_FEATURES.get(machine.cpu, ()), *machine.features))
        bits = machine.vector_bits
        self.avx, self.masks = bits >= 256, bits == 512
        self.halves = self.masks and "avx512fp16" in self.features
        self.arch = f"x86-64 {','.join(sorted(self.features))}"
        self.arch += f" tune={machine.tune}" if machine.tune else ""
        if not self.avx:
            self.vectors = Vectors(alu=128, memory=128, lanes=4)
            self.registers = RegisterFile(vector=16)
        else:
            self.vectors = Vectors(alu=bits, memory=bits, lanes=bits // 8, masked=True)
            self.registers = RegisterFile(vector=32 if self.masks else 16)
        if self.avx:
            self.supported_dtypes = self.supported_dtypes | {HALF}
            found = {core: unit for core, unit in units(machine).items() if dots.name_of(core)}
            self.units = {**tile_units(machine), **found}
            self.tensor_cores = tuple(self.units)
        self.passes = passes_for(machine)
        self.workers, self.caches = Workers(machine.cores), Caches(machine.cache_sizes, LINE)

    def holds(self, dtype: DType, lanes: int) -> bool:
        """A bool takes 32 bits where there are no masks, a bit of 64 where there are."""
        bits = dtype.bits if not dtype.is_bool else 8 if self.masks else 32
        if not self.avx and lanes > 1 and (dtype.is_bool or bits < 32):
            return False
        return super().holds(dtype, lanes) and lanes * bits <= self.vectors.alu

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        if op in (Op.TRUNC, Op.ROUND) and "sse4.1" not in self.features:
            return False
        if op is Op.MULACC and not (self.avx and dtype.is_float):
            return False
        if op is Op.EXP2 and not (self.masks and dtype.is_float and dtype.bits == 32):
            return False
        if (
            dtype is HALF
            and not self.halves
            and (op not in _ON_HALF or (op is Op.CAST and lanes * 32 > max(32, self.vectors.alu)))
        ):
            return False
        if op in _NO_BOOL and dtype.is_bool:
            return False
        if not super().supports(op, dtype, lanes):
            return False
        if lanes == 1:
            return True
        bits = lanes * dtype.bits
        if not self.avx:
            return (
                bits == 128
                and self.holds(dtype, lanes)
                and (op in _SSE_ALL or op in (_SSE_FLOATS if dtype.is_float else _SSE_INTEGERS))
            )
        if op in (Op.LOAD, Op.STORE):
            return max(8, dtype.bits) * lanes in (32, 64, 128, 256, 512) and self.holds(dtype, lanes)
        if dtype.is_bool:
            return self.holds(dtype, lanes)
        if bits < 32 or not self.holds(dtype, lanes) or (op in _BOOLS and not self.holds(_BOOL, lanes)):
            return False
        if not (self.masks or dtype.is_float) and dtype.bits in _WITHOUT_MASKS.get(op, ()):
            return False
        return dtype.is_float or op not in _LANES or dtype.bits in _LANES[op]

    def takes_tile(self, tile: Tile, dtype: DType, space: AddrSpace) -> bool:
        """Whether the elements of a row, groups of rows included, are neighbours."""
        if not isinstance(tile, OpaqueTile) or tile.strides[1] != tile.fragment.group:
            return False
        return tile.fragment.columns * tile.fragment.group * dtype.itemsize == tiles.ROW_BYTES

    def selector(self, uops: Sequence[UOp]) -> Selector:
        selection = Selection(uops, self.features)
        selection.units = self.units
        selection.words = {**(broadcasts(uops) if self.avx else {}), **dots.shared_words(uops)}
        selection.convention = self.convention
        selection.machine = machine_for(vex=self.avx, masks=self.masks, convention=self.convention)
        return selection

    def frame(self, code: Code, size: int) -> None:
        add_frame(code, size, self.convention, vex=self.avx)
