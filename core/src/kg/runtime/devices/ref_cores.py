"""Matrix units of REF, one of each kind, so that every path to a tensor core is tested anywhere."""

from __future__ import annotations

from typing import Final

from kg.dtype import float16, float32, int8, int32
from kg.ir.layouts.fragment import CoordinateTable, fragment
from kg.ir.layouts.layout import along
from kg.ir.layouts.tensorcore import TensorCore, dot_core


def _warp_unit() -> TensorCore:
    """16x8x16 in half by 32 lanes, each holding pairs of neighbours,
    as matrix units of graphics processors do."""
    pair, four, eight = along("register", "column", 2), along("lane", "column", 4), along("lane", "row", 8)
    a = fragment(pair, four, eight, along("register", "row", 2), along("register", "column", 2))
    b = fragment(along("register", "row", 2), along("lane", "row", 4), along("lane", "column", 8), along("register", "row", 2))
    c = fragment(pair, four, eight, along("register", "row", 2))
    return TensorCore("ref_m16n8k16_f16_f32", (8, 16, 16), 32, (float16, float16), float32, a, b, c)


def _shared_unit() -> TensorCore:
    """4x2x3 by four lanes, which hold the elements of A and B twice. Nothing of 3 is linear: a table."""
    lanes = range(4)
    a = tuple(tuple((lane // 2, k) for k in range(3)) for lane in lanes)
    b = tuple(tuple((k, lane % 2 * 2 + j) for k in range(3) for j in range(2)) for lane in lanes)
    c = tuple(tuple((lane // 2, lane % 2 * 2 + j) for j in range(2)) for lane in lanes)
    return TensorCore(
        "ref_m2n4k3_f32_f32",
        (4, 2, 3),
        4,
        (float32, float32),
        float32,
        CoordinateTable(a),
        CoordinateTable(b),
        CoordinateTable(c),
    )


def _dot_unit() -> TensorCore:
    """Products of int8 in fours, summed in int32, by one thread: a CPU's dot instruction."""
    return dot_core("ref", 8, 4, (int8, int8), int32)


UNITS: Final = (_warp_unit(), _shared_unit(), _dot_unit())
