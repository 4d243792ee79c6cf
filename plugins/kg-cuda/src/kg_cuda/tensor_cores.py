"""The tensor cores that `mma.sync` reaches, as records of layouts: PTX ISA, "Matrix Fragments for mma".

A warp's fragments are words of 32 bits. With g = lane / 4 and t = lane % 4, and w elements to a word:

    A   word 0: row g, columns t*w and on     word 1: row g + 8     words 2 and 3: the same, 4*w columns further
    B   word 0: rows t*w and on, column g     word 1: 4*w rows further
    C   elements 0 and 1: row g, columns 2*t and 2*t + 1     elements 2 and 3: row g + 8
"""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, Layout, TensorCore, parse_dtype

_LANES: Final = range(32)
_ROWS, _COLUMNS = 16, 8
_HALF, _SINGLE, _BYTE, _UBYTE, _INT = map(parse_dtype, ("float16", "float32", "int8", "uint8", "int32"))


def _unit(dtype: DType, out: DType, words: int) -> TensorCore:
    """16 x 8 by `words` words of depth in B, twice as many in A."""
    per_word = 32 // dtype.bits
    depth = 4 * per_word * words

    def place(lane: int, element: int) -> int:
        """Along the depth."""
        return lane % 4 * per_word + element % per_word

    a = tuple(
        tuple(
            (lane // 4 + 8 * (i // per_word % 2), place(lane, i) + 4 * per_word * (i // per_word // 2))
            for i in range(2 * words * per_word)
        )
        for lane in _LANES
    )
    b = tuple(
        tuple((place(lane, i) + 4 * per_word * (i // per_word), lane // 4) for i in range(words * per_word)) for lane in _LANES
    )
    c = tuple(tuple((lane // 4 + 8 * (i // 2), lane % 4 * 2 + i % 2) for i in range(4)) for lane in _LANES)
    name = f"mma_m{_ROWS}n{_COLUMNS}k{depth}_{dtype}"
    dims = (_COLUMNS, _ROWS, depth)
    return TensorCore(name, dims, len(_LANES), (dtype, dtype), out, Layout(a), Layout(b), Layout(c))


#: The least architecture -> what it has beside those of older ones.
_UNITS: Final = (
    (80, (_unit(_HALF, _SINGLE, 2), _unit(_BYTE, _INT, 2), _unit(_UBYTE, _INT, 2))),
    (75, (_unit(_HALF, _SINGLE, 1), _unit(_BYTE, _INT, 1), _unit(_UBYTE, _INT, 1))),
)


def units(number: int) -> tuple[TensorCore, ...]:
    """Those of an architecture, the largest of each kind first. Those of 8 bits are 16 deep on sm_75, where they are 8 rows high: none there."""
    return tuple(u for least, found in _UNITS if number >= least for u in found if least >= 80 or u.dtype_in[0] is _HALF)
