"""The tensor cores that `mma.sync` reaches, as records of layouts:
PTX ISA, "Matrix Fragments for mma".

A warp's fragments are words of 32 bits, of 64 for float64. With g = lane / 4 and t = lane % 4, and w elements to a word:

    A   word 0: row g, columns t*w and on     word 1: row g + 8     words 2 and 3: the same, 4*w columns further
    B   word 0: rows t*w and on, column g     word 1: 4*w rows further
    C   elements 0 and 1: row g, columns 2*t and 2*t + 1     elements 2 and 3: row g + 8

Those of 8 rows have no words for row g + 8. Products are exact; hardware drops what is far below the largest of those that it adds at once, so that its sums are
no better than float32's in another order. What is further from float32 than that needs the kernel's licence: TF32, and 8-bit floats, of whose sums units keep 13 bits.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from kg.plugin import DType, Numerics, TensorCore, along, fragment, parse_dtype, unit_name

from kg_cuda.ptx.types import exact, kind

_LANES: Final = 32
_COLUMNS: Final = 8
_HALF, _BRAIN, _SINGLE, _DOUBLE = map(parse_dtype, ("float16", "bfloat16", "float32", "float64"))
_BYTE, _UBYTE, _INT = map(parse_dtype, ("int8", "uint8", "int32"))
_E4M3, _E5M2 = map(parse_dtype, ("float8_e4m3", "float8_e5m2"))
_PLAIN: Final = Numerics()
#: Operands rounded by cvt.rna, to ten bits of mantissa.
TF32: Final = Numerics("tf32_away")
SHORT_SUMS: Final = Numerics(sum_bits=13)
#: The PTX version that came with products of 8-bit floats.
_EIGHT_BITS_SINCE: Final = "8.4"


def _unit(dtypes: tuple[DType, DType], out: DType, words: int, *, rows: int = 16, numerics: Numerics = _PLAIN) -> TensorCore:
    """`rows` x 8 by `words` words of depth in B."""
    dtype = dtypes[0]
    per_word = max(1, 32 // dtype.bits)
    depth, halves = 4 * per_word * words, rows // 8

    a = fragment(
        *(along("register", "column", per_word), along("lane", "column", 4), along("lane", "row", 8)),
        *(along("register", "row", halves), along("register", "column", words)),
    )
    b = fragment(
        along("register", "row", per_word), along("lane", "row", 4), along("lane", "column", 8), along("register", "row", words)
    )
    c = fragment(
        along("register", "column", 2), along("lane", "column", 4), along("lane", "row", 8), along("register", "row", halves)
    )
    dims = (_COLUMNS, rows, depth)
    name = unit_name("mma", dims, dtypes, out, numerics)
    return TensorCore(name, dims, _LANES, dtypes, out, a, b, c, numerics)


def _bytes(a: DType, b: DType, *, rows: int = 16, words: int = 2) -> TensorCore:
    return _unit((a, b), _INT, words, rows=rows)


def _eight(a: DType, b: DType) -> TensorCore:
    return _unit((a, b), _SINGLE, 2, numerics=SHORT_SUMS)


@cache
def units(number: int) -> tuple[TensorCore, ...]:
    """Those of an architecture: float16 first, the deepest of each kind before others."""
    halves = (_HALF, _HALF)
    found = [_unit(halves, _SINGLE, 2)] if number >= 80 else [_unit(halves, _SINGLE, 1), _unit(halves, _HALF, 1)]
    signs = ((_BYTE, _BYTE), (_UBYTE, _UBYTE), (_BYTE, _UBYTE), (_UBYTE, _BYTE))
    if number < 80:
        return (*found, *(_bytes(a, b, rows=8, words=1) for a, b in signs))
    found += [_unit((_BRAIN, _BRAIN), _SINGLE, 2), *(_bytes(a, b) for a, b in signs)]
    found += [_unit((_SINGLE, _SINGLE), _SINGLE, 2, numerics=TF32)]
    if number >= 89:
        found += [_eight(a, b) for a in (_E4M3, _E5M2) for b in (_E4M3, _E5M2)]
    doubles = (_DOUBLE, _DOUBLE)
    found += [_unit(doubles, _DOUBLE, 4) if number >= 90 else _unit(doubles, _DOUBLE, 1, rows=8)]
    return (*found, _unit(halves, _HALF, 2), _unit(halves, _SINGLE, 1))


def instruction(core: TensorCore) -> str:
    """What does a step: D = A B + C."""
    columns, rows, depth = core.dims
    a, b = ("tf32", "tf32") if core.numerics == TF32 else map(exact, core.dtype_in)
    out = kind(core.dtype_out)
    return f"mma.sync.aligned.m{rows}n{columns}k{depth}.row.col.{out}.{a}.{b}.{out}"


def since(core: TensorCore) -> str:
    """The PTX version that came with it, where that is after the architecture's own."""
    return _EIGHT_BITS_SINCE if core.dtype_in[0] in (_E4M3, _E5M2) else ""
