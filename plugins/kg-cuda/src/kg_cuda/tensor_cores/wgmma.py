"""The units that `wgmma` reaches, as records: a warpgroup, 128 threads, multiplies 64 rows by up to 256 columns, from shared memory (PTX ISA, "Asynchronous
Warpgroup Level Matrix Instructions").

All operands have 32 bytes along the sum. With warp = lane / 32, g = lane % 32 / 4 and t = lane % 4:

    C   elements 4 j and 4 j + 1: row 16 warp + g, columns 8 j + 2 t and 8 j + 2 t + 1     4 j + 2 and 4 j + 3: row g + 8

A and B have no fragments: the unit reads them from shared memory. Which lane names which element there is a convention, 16 bytes along the sum each, the rest by rows.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from kg.plugin import DType, Layout, Numerics, TensorCore, parse_dtype

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

Coordinate = tuple[int, int]


@cache
def _operand(rows: int, itemsize: int, *, left: bool) -> Layout:
    """`rows` of M or N by 32 bytes of K: what a lane names lies together along K, up to 16 bytes of it."""
    depth = DEPTH // itemsize
    held = rows * depth // GROUP
    together = min(held, 16 // itemsize)

    def place(lane: int, element: int) -> Coordinate:
        number = lane * together + element % together + element // together * together * GROUP
        row, k = divmod(number, depth)
        return (row, k) if left else (k, row)

    return Layout(tuple(tuple(place(lane, i) for i in range(held)) for lane in range(GROUP)))


@cache
def _sums(columns: int) -> Layout:
    def place(lane: int, element: int) -> Coordinate:
        row = lane // 32 * 16 + lane % 32 // 4 + element // 2 % 2 * 8
        return row, element // 4 * 8 + lane % 4 * 2 + element % 2

    return Layout(tuple(tuple(place(lane, i) for i in range(columns // 2)) for lane in range(GROUP)))


def _unit(dtypes: tuple[DType, DType], out: DType, columns: int, told: str, numerics: Numerics = _PLAIN) -> TensorCore:
    itemsize = dtypes[0].itemsize
    depth = DEPTH // itemsize
    return TensorCore(
        f"wgmma_m{ROWS}n{columns}k{depth}_{told}",
        (columns, ROWS, depth),
        GROUP,
        dtypes,
        out,
        _operand(ROWS, itemsize, left=True),
        _operand(columns, itemsize, left=False),
        _sums(columns),
        numerics,
        shared_operands=(True, True),
        asynchronous=True,
    )


@cache
def warpgroup_units(number: int) -> tuple[TensorCore, ...]:
    """Those of an architecture, of each kind the widest first. Sums of float16 would lie by twos in registers: mma.sync has them."""
    if number != HOPPER:
        return ()
    kinds = [((_HALF, _HALF), _SINGLE, "float16", _PLAIN), ((_BRAIN, _BRAIN), _SINGLE, "bfloat16", _PLAIN)]
    kinds += [((_SINGLE, _SINGLE), _SINGLE, "tf32", _TF32)]
    signs = ((_BYTE, _BYTE), (_UBYTE, _UBYTE), (_BYTE, _UBYTE), (_UBYTE, _BYTE))
    kinds += [((a, b), _INT, f"{a}" if a is b else f"{a}_{b}", _PLAIN) for a, b in signs]
    eights = [(a, b) for a in (_E4M3, _E5M2) for b in (_E4M3, _E5M2)]
    kinds += [((a, b), _SINGLE, f"{a}" if a is b else f"{a}_{b}", SHORT_SUMS) for a, b in eights]
    return tuple(_unit(dtypes, out, columns, told, numerics) for dtypes, out, told, numerics in kinds for columns in COLUMNS)


def instruction(core: TensorCore) -> str:
    """What asks for a step: D = A B + D."""
    columns, rows, depth = core.dims
    a, b = ("tf32", "tf32") if core.numerics == _TF32 else map(exact, core.dtype_in)
    return f"wgmma.mma_async.sync.aligned.m{rows}n{columns}k{depth}.{kind(core.dtype_out)}.{a}.{b}"


def since(core: TensorCore) -> str:
    """The PTX version that has it."""
    mixed = core.dtype_out.is_int and core.dtype_in[0] is not core.dtype_in[1]
    return "8.4" if mixed else "8.0"
