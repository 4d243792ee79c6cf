"""NVIDIA's matrix units as NIR has them for NAK:
`cmat_muladd_nv`, whose operands are the fragments of PTX's mma, in its order (PTX ISA, "Matrix Fragments for mma").

With g = lane / 4, t = lane % 4 and w elements to a word of 32 bits:

    A   word 0: row g, columns t*w and on     word 1: row g + 8     words 2 and 3: the same, 4*w columns further
    B   word 0: rows t*w and on, column g     word 1: 4*w rows further
    C   elements 0 and 1: row g, columns 2*t and 2*t + 1     elements 2 and 3: row g + 8

NAK has them for float16 and integers of 8 bits; it has none for bfloat16, TF32, float64 and 8-bit floats.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from kg.plugin import DType, TensorCore, UnsupportedError, UOp, along, fragment, parse_dtype, unit_name

from kg_nir.shader.writer import Lanes, Writer

_LANES, _ROWS, _COLUMNS = 32, 16, 8
_HALF, _SINGLE, _BYTE, _UBYTE, _INT = map(parse_dtype, ("float16", "float32", "int8", "uint8", "int32"))
_TYPES: Final = {_HALF: "FLOAT16", _BYTE: "INT8", _UBYTE: "UINT8"}


def _unit(a: DType, b: DType, out: DType, words: int) -> TensorCore:
    """By so many words of depth in B."""
    width = 32 // a.bits
    dims = (_COLUMNS, _ROWS, 4 * width * words)
    of_a = fragment(
        *(along("register", "column", width), along("lane", "column", 4), along("lane", "row", 8)),
        *(along("register", "row", 2), along("register", "column", words)),
    )
    of_b = fragment(
        *(along("register", "row", width), along("lane", "row", 4), along("lane", "column", 8), along("register", "row", words))
    )
    of_c = fragment(
        *(along("register", "column", 2), along("lane", "column", 4), along("lane", "row", 8), along("register", "row", 2))
    )
    return TensorCore(unit_name("mma", dims, (a, b), out), dims, _LANES, (a, b), out, of_a, of_b, of_c)


@cache
def units(number: int) -> tuple[TensorCore, ...]:
    """Those of an architecture."""
    if number < 80:
        return (_unit(_HALF, _HALF, _SINGLE, 1), _unit(_HALF, _HALF, _HALF, 1))
    bytes_ = (_unit(a, b, _INT, 2) for a in (_BYTE, _UBYTE) for b in (_BYTE, _UBYTE))
    return (_unit(_HALF, _HALF, _SINGLE, 2), *bytes_, _unit(_HALF, _HALF, _HALF, 2))


def matrix_step(w: Writer, uop: UOp) -> Lanes:
    """WMMA"""
    core, calls = uop.arg, w.calls
    if not isinstance(core, TensorCore) or core not in units(80) + units(75):
        raise UnsupportedError(f"{calls.name}: NAK has no matrix unit {core}")
    kind = "FLOAT" if core.dtype_out.is_float else "INT"
    name = f"M{_ROWS}N{_COLUMNS}K{core.dims[2]}_{kind}"
    operands = [calls.do("vector", *w.lanes(s)) for s in uop.src]
    whole = calls.do("matrix", name, *(_TYPES[d] for d in core.dtype_in), core.dtype_out.bits, *operands)
    return tuple(calls.do("component", whole, n) for n in range(uop.lanes))
