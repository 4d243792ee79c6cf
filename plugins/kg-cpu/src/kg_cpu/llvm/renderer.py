"""LLVM IR for a CPU: core's renderer with what the host's features allow.

A kernel is `void name(ptr args, i64 start, i64 stop, ptr scratch)`: a slice of its THREAD axis, with memory of the worker's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final, cast

from kg.plugin import AddrSpace, Caches, DType, Op, OpaqueTile, RegisterFile, TensorCore, Tile, UOp, Workers, parse_dtype
from kg.plugin.rendering import ELEMENTWISE, arguments
from kg_render.llvm import Body, LLVMRenderer, LLVMTarget, type_name

from kg_cpu.host import LINE, Host, host
from kg_cpu.llvm import memory, tiles
from kg_cpu.llvm.body import CPUBody, is_tile
from kg_cpu.llvm.dots import call_unit, shared_words
from kg_cpu.llvm.exp2 import exp2_by_eighths, exp2_by_sixteenths
from kg_cpu.llvm.log2 import log2
from kg_cpu.passes import passes_for
from kg_cpu.tensor_cores import tile_units, units

_FLOATS: Final = (parse_dtype("float32"), parse_dtype("float64"))
#: Functions that are computed with tables in registers, of these dtypes: by AVX-512, and by AVX2.
_BY_TABLES: Final = {Op.EXP2: _FLOATS[:1], Op.LOG2: _FLOATS}
_BY_EIGHTHS: Final = {Op.EXP2: _FLOATS[:1]}
#: What touches no memory, beside the STOREs that may join those that wait.
_VALUES: Final = frozenset({*ELEMENTWISE, Op.VECTORIZE, Op.GEP, Op.SHUFFLE, Op.INDEX, Op.CONST, Op.STORE})


def _no_value(body: Body, uop: UOp) -> None:
    """TILE_INDEX: the address of its first element is all that a tile's instructions take"""


class CPULLVMRenderer(LLVMRenderer):
    """CPU:LLVM. For this machine, or for any other that is given."""

    device = "CPU"
    suffix = "LLVM"
    strategy = "kg_schedules:default_schedule"
    code_for_op: ClassVar[dict[Op, object]] = {
        **LLVMRenderer.code_for_op,
        Op.EXP2: exp2_by_sixteenths,
        Op.LOG2: log2,
        Op.LOAD: memory.load,
        Op.STORE: memory.store,
        Op.DEFINE_SCRATCH: memory.scratch,
        Op.SINK: memory.finish,
        Op.TILE_INDEX: _no_value,
    }

    def __init__(self, machine: Host | None = None) -> None:
        machine = machine or host()
        super().__init__(llvm_target(machine))
        self.arch += f" tune={machine.tune}" if machine.tune else ""
        is_x86 = machine.architecture == "x86_64"
        lanes_differ = is_x86 and machine.has("avx2")
        self.vectors = replace(self.vectors, masked=lanes_differ, gather=lanes_differ)
        self.passes = passes_for(machine)
        wide = not is_x86 or machine.vector_bits == 512
        self.registers = RegisterFile(vector=32 if wide else 16)
        self.workers, self.caches = Workers(machine.cores), Caches(machine.cache_sizes, LINE)
        # VREDUCE, VSCALEF, VGETEXP and VGETMANT
        self._scales = is_x86 and all(map(machine.has, ("avx512dq", "avx512vl", "fma")))
        self._by_tables = _BY_TABLES if self._scales else _BY_EIGHTHS if lanes_differ and machine.has("fma") else {}
        widths = (8, 16, 32, 64) if machine.has("avx512vbmi2") else (32, 64) if machine.has("avx512vl") else ()
        #: Bits of lanes that VPCOMPRESS moves, which compress_scatters stores by
        self.compresses = widths if is_x86 and wide else ()
        #: VPERMD by what PEXT makes, which Zen 1 and 2 have in microcode
        self.permutes = is_x86 and all(map(machine.has, ("avx2", "bmi2"))) and machine.tune not in ("znver1", "znver2")
        self._units = {**tile_units(machine), **units(machine)}
        self.tensor_cores = tuple(self._units)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        if op in _BY_TABLES and dtype.scalar not in self._by_tables.get(op, ()):
            return False
        return super().supports(op, dtype, lanes)

    def body(self, uops: Sequence[UOp]) -> Body:
        base = super().body(uops)
        words = shared_words(uops, by_element=self.target.triple.startswith("aarch64")) if self._units else {}
        return CPUBody(base.target, base.carried, is_split=base.is_split, words=words)

    def parameters(self, body: Body, uops: Sequence[UOp]) -> list[str]:
        """Pointers and variables are in one array of 8 bytes each."""
        pointers, variables = arguments(uops)
        for number, u in enumerate([*pointers, *variables]):
            place = "%args" if number == 0 else body.emit(f"getelementptr inbounds ptr, ptr %args, i64 {number}")
            given = body.emit(f"load {'ptr' if u.op is Op.DEFINE_GLOBAL else 'i64'}, ptr {place}, align 8")
            is_narrow = u.op is Op.DEFINE_VAR and u.type.bits < 64
            body.values[u] = body.emit(f"trunc i64 {given} to {type_name(u.type)}") if is_narrow else given
        return ["ptr %args", "i64 %start", "i64 %stop", "ptr %scratch"]

    def attributes(self, body: Body) -> list[str]:
        bits = self.target.vector_bits
        written = [*super().attributes(body), f'"prefer-vector-width"="{bits}"', '"no-trapping-math"="true"']
        # Spilled vectors that are not aligned made streaming four times slower on Zen 4 where the stack lay badly. LLVM aligns no spills where it has given the frame's register away: it is told before.
        return [*written, '"stackrealign"'] if cast(CPUBody, body).streams else written

    def emit(self, body: Body, uop: UOp) -> None:
        """Streaming stores that wait are written before anything that touches memory."""
        own = cast(CPUBody, body)
        if uop.op not in _VALUES and own.due is not None:
            memory.flush(body)
        match uop.op:
            case Op.LOAD if tiles.is_at_tile(uop):
                tiles.load(own, uop)
            case Op.STORE if tiles.is_at_tile(uop):
                memory.flush(body)
                tiles.store(own, uop)
            case Op.CONST if is_tile(uop.type):
                tiles.constant(own, uop)
            case Op.EXP2 if not self._scales:
                exp2_by_eighths(body, uop)
            case Op.RANGE:
                tiles.begin_carried(own, uop)
                super().emit(body, uop)
            case _:
                super().emit(body, uop)

    def takes_tile(self, tile: Tile, dtype: DType, space: AddrSpace) -> bool:
        return isinstance(tile, OpaqueTile) and tiles.reads(tile, dtype)

    def wmma(self, body: Body, uop: UOp) -> None:
        """One instruction; a word of A is broadcast by the load."""
        core = uop.arg
        found = self._units.get(core) if isinstance(core, TensorCore) else None
        if found is None or not isinstance(body, CPUBody):
            super().wmma(body, uop)
        elif isinstance(core, TensorCore) and core.is_opaque:
            tiles.multiply(body, uop, found)
        else:
            call_unit(body, uop, found)


def llvm_target(machine: Host) -> LLVMTarget:
    """The machine in the renderer's words."""
    is_arm = machine.architecture == "aarch64"
    return LLVMTarget(
        _triple(machine),
        machine.cpu,
        machine.feature_text,
        machine.tune,
        machine.vector_bits,
        specials={"start": "%start", "stop": "%stop"},
        fma=_FLOATS if is_arm or machine.has("fma") else (),
        rounding=is_arm or machine.has("sse4.1"),
        half=is_arm or machine.has("f16c"),
        nan_maximum=is_arm,
        saturating_casts=is_arm,
    )


def _triple(machine: Host) -> str:
    """Always ELF, which kg's loader reads; the system only decides how functions are called."""
    if machine.system == "win32":
        return f"{machine.architecture}-pc-windows-msvc-elf"
    return f"{machine.architecture}-unknown-linux-gnu"
