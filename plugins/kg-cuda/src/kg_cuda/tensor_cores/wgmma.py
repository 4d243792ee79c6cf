"""The units that `wgmma` reaches, as records:
a warpgroup, 128 threads, multiplies 64 rows by up to 256 columns, from shared memory (PTX ISA, "Asynchronous Warpgroup Level
Matrix Instructions").

All operands have 32 bytes along the sum. With warp = lane / 32, g = lane % 32 / 4 and t = lane % 4:

    C   elements 4 j and 4 j + 1: row 16 warp + g, columns 8 j + 2 t and 8 j + 2 t + 1     4 j + 2 and 4 j + 3: row g + 8

A and B have no fragments: the unit reads them from shared memory. Which lane names which element there is a convention, 16 bytes along the sum each, the rest by rows.

Units named `wgmma_rs` have A in registers (the RS atoms of CUTLASS), each warp its 16 rows as `mma.sync` has them. Of 16 bits that is how C lies, so that the sums of one product, rounded,
are the left operand of the next: attention. Of other sizes it is not, and there are no such records.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from kg.plugin import DType, LinearLayout, Numerics, TensorCore, along, fragment, parse_dtype, unit_name

from kg_cuda.ptx.types import exact, kind
from kg_cuda.tensor_cores.mma import SHORT_SUMS

#: Threads of a warpgroup; rows of its product; bytes of the sum in a step.
GROUP: Final = 128
ROWS: Final = 64
DEPTH: Final = 32
#: The architecture that has them, and code for which runs on no other.
HOPPER: Final = 90
#: Narrower ones exist, which mma.sync serves as well.
COLUMNS: Final = (256, 128, 64)
_PLAIN: Final = Numerics()
#: float32 as it lies in memory: nobody rounds it on the way, so that its last bits are dropped.
_TF32: Final = Numerics("tf32_cut")
_HALF, _BRAIN, _SINGLE = map(parse_dtype, ("float16", "bfloat16", "float32"))
_BYTE, _UBYTE, _INT = map(parse_dtype, ("int8", "uint8", "int32"))
_E4M3, _E5M2 = map(parse_dtype, ("float8_e4m3", "float8_e5m2"))


@cache
def operand(rows: int, itemsize: int, *, left: bool) -> LinearLayout:
    """`rows` of M or N by 32 bytes of K: what a lane names lies together along K, up to 16 bytes of it."""
    depth = DEPTH // itemsize
    held = rows * depth // GROUP
    together = min(held, 16 // itemsize)
    number = along("register", "at", together) * along("lane", "at", GROUP) * along("register", "at", held // together)
    return fragment(number.with_outputs(column=depth, row=rows) if left else number.with_outputs(row=depth, column=rows))


@cache
def _sums(columns: int) -> LinearLayout:
    pair, warp = (
        along("register", "column", 2) * along("lane", "column", 4),
        along("lane", "row", 8) * along("register", "row", 2),
    )
    return fragment(pair, warp, along("lane", "row", 4), along("register", "column", columns // 8))


@cache
def _in_registers() -> LinearLayout:
    """A of 16 bits: four words of a lane, those of `mma.m16n8k16` for each warp."""
    pair, rows = (
        along("register", "column", 2) * along("lane", "column", 4),
        along("lane", "row", 8) * along("register", "row", 2),
    )
    return fragment(pair, rows, along("register", "column", 2), along("lane", "row", 4))


def _unit(
    dtypes: tuple[DType, DType], out: DType, columns: int, numerics: Numerics = _PLAIN, *, shared: bool = True
) -> TensorCore:
    itemsize = dtypes[0].itemsize
    depth = DEPTH // itemsize
    dims = (columns, ROWS, depth)
    return TensorCore(
        unit_name("wgmma" if shared else "wgmma_rs", dims, dtypes, out, numerics),
        dims,
        GROUP,
        dtypes,
        out,
        operand(ROWS, itemsize, left=True) if shared else _in_registers(),
        operand(columns, itemsize, left=False),
        _sums(columns),
        numerics,
        shared_operands=(shared, True),
        asynchronous=True,
    )


@cache
def warpgroup_units(number: int) -> tuple[TensorCore, ...]:
    """Those of an architecture, of each kind the widest first, and those with A in registers.
    Sums of float16 would lie by twos in registers: mma.sync has them."""
    if number != HOPPER:
        return ()
    kinds = [((_HALF, _HALF), _SINGLE, _PLAIN), ((_BRAIN, _BRAIN), _SINGLE, _PLAIN), ((_SINGLE, _SINGLE), _SINGLE, _TF32)]
    signs = ((_BYTE, _BYTE), (_UBYTE, _UBYTE), (_BYTE, _UBYTE), (_UBYTE, _BYTE))
    kinds += [((a, b), _INT, _PLAIN) for a, b in signs]
    eights = [(a, b) for a in (_E4M3, _E5M2) for b in (_E4M3, _E5M2)]
    kinds += [((a, b), _SINGLE, SHORT_SUMS) for a, b in eights]
    found = [_unit(dtypes, out, columns, numerics) for dtypes, out, numerics in kinds for columns in COLUMNS]
    return (
        *found,
        *(_unit((dtype, dtype), _SINGLE, columns, shared=False) for dtype in (_HALF, _BRAIN) for columns in COLUMNS),
    )


def instruction(core: TensorCore) -> str:
    """What asks for a step: D = A B + D."""
    columns, rows, depth = core.dims
    a, b = ("tf32", "tf32") if core.numerics == _TF32 else map(exact, core.dtype_in)
    return f"wgmma.mma_async.sync.aligned.m{rows}n{columns}k{depth}.{kind(core.dtype_out)}.{a}.{b}"


def since(core: TensorCore) -> str:
    """The PTX version that has it."""
    mixed = core.dtype_out.is_int and core.dtype_in[0] is not core.dtype_in[1]
    return "8.4" if mixed else "8.0"
