"""Matrix cores as TensorCore records, each with its LLVM intrinsic.

MFMA (CDNA), 64 lanes, for R = 16 or 32 rows and columns, with e elements of an operand in a lane and n = 64 / R lanes along the depth:

    A   element i of lane l: row l % R, column l / R * e + i
    B   the same of a column: row l / R * e + i, column l % R
    C   element i: row i % 4 + l / R * 4 + i / 4 * 4n, column l % R;   of float64: row i * 4 + l / 16

WMMA, 32 lanes, 16 x 16 x 16:

    RDNA 3   A   element i of lane l: row l % 16, column i, in both halves of the wave; B likewise
             C   element i: row 2 * i + l / 16, column l % 16
    RDNA 4   A   element i of lane l: row l % 16, column l / 16 * 8 + i; B likewise
             C   element i: row l / 16 * 8 + i, column l % 16

From the manuals of the instruction sets ("Matrix Arithmetic Instructions", "Wave Matrix Multiply Accumulate") and AMD's matrix instruction calculator. Not here: units of several
blocks (they multiply matrices that have nothing to do with each other, float64 4x4x4 among them), int4, sparse products (SMFMAC, SWMMAC), scaled ones (gfx950's f8f6f4), and
gfx942's 8-bit floats, whose formats (FNUZ) are not those of kg.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from kg.plugin import DType, LinearLayout, Numerics, TensorCore, along, dot_core, fragment, parse_dtype, replicated, unit_name

from kg_amd.targets import AMDTarget, Instructions

_HALF, _BRAIN, _SINGLE, _DOUBLE = map(parse_dtype, ("float16", "bfloat16", "float32", "float64"))
_BYTE, _UBYTE, _INT = map(parse_dtype, ("int8", "uint8", "int32"))
_E4M3, _E5M2 = map(parse_dtype, ("float8_e4m3", "float8_e5m2"))
_KINDS: Final = {_HALF: "f16", _BRAIN: "bf16", _SINGLE: "f32", _DOUBLE: "f64", _INT: "i32"}
_PLAIN: Final = Numerics()
#: gfx90a's products of 16-bit floats flush subnormal operands and results.
FLUSHED: Final = Numerics(flushes_denormals=True)
#: AMD says that operands have 10 bits of mantissa, not how they get them: what loses most is assumed.
XF32: Final = Numerics("tf32_cut")


@dataclass(frozen=True, slots=True)
class MatrixCore:
    """A unit, and how LLVM is told to use it."""

    core: TensorCore
    intrinsic: str  #: without `llvm.amdgcn.`
    operand: str  #: LLVM's type of a lane's part of A and B
    flags: str = "plain"  #: what stands around the operands: "mfma", "signs" before each, "clamp" behind; "spread": "clamp", and each half in a register of its own


def matrix_cores(gpu: AMDTarget) -> tuple[MatrixCore, ...]:
    """Those of an architecture, those to be preferred among units of the same operands first."""
    return _units(gpu.name, gpu.instructions)


@cache
def _units(name: str, has: Instructions) -> tuple[MatrixCore, ...]:
    found = [*_mfma(name, has)] if has.matrix == "mfma" else [*_wmma(has)] if has.matrix else []
    return (*found, *_dots(has.dot4))


# -- MFMA


def _fragments(rows: int, each: int, *, double: bool = False) -> tuple[LinearLayout, LinearLayout, LinearLayout]:
    """A, B and C of R rows and columns, with so many elements of an operand in a lane."""
    deep = 64 // rows
    a = fragment(along("register", "column", each), along("lane", "row", rows), along("lane", "column", deep))
    b = fragment(along("register", "row", each), along("lane", "column", rows), along("lane", "row", deep))
    if double:
        return a, b, fragment(along("lane", "column", rows), along("lane", "row", 4), along("register", "row", 4))
    blocks = rows * rows // 64 // 4
    c = fragment(
        *(along("register", "row", 4), along("lane", "column", rows), along("lane", "row", deep)),
        along("register", "row", blocks),
    )
    return a, b, c


def _multiply(rows: int, each: int, dtypes: tuple[DType, DType], intrinsic: str, operand: str, numerics: Numerics = _PLAIN) -> MatrixCore:  # fmt: skip
    """A unit whose intrinsic has the sizes in its name."""
    a = dtypes[0]
    out = a if a is _DOUBLE else _SINGLE if a.is_float else _INT
    depth = 64 // rows * each
    dims = (rows, rows, depth)
    name = unit_name("mfma", dims, dtypes, out, numerics)
    core = TensorCore(name, dims, 64, dtypes, out, *_fragments(rows, each, double=a is _DOUBLE), numerics)
    return MatrixCore(core, f"mfma.{_KINDS[out]}.{rows}x{rows}x{depth}{intrinsic}", operand, "mfma")


def _mfma(name: str, has: Instructions) -> Iterator[MatrixCore]:
    """16 x 16 before 32 x 32: as quick, and for smaller tiles; the deepest first."""
    numerics = _PLAIN if has.float16_unflushed else FLUSHED
    halves, brains, singles, bytes_ = (_HALF, _HALF), (_BRAIN, _BRAIN), (_SINGLE, _SINGLE), (_BYTE, _BYTE)
    for rows in (16, 32):
        if has.wide_k:
            yield _multiply(rows, 8, halves, ".f16", "<8 x half>")
            yield _multiply(rows, 8, brains, ".bf16", "<8 x bfloat>")
        yield _multiply(rows, 4, halves, "f16", "<4 x half>", numerics)
        yield _multiply(rows, 4, brains, "bf16.1k", "<4 x i16>", numerics)
        if has.wide_k:
            yield _multiply(rows, 16, bytes_, ".i8", "<4 x i32>")
        yield _multiply(rows, 8, bytes_, ".i8", "i64") if name != "gfx90a" else _multiply(rows, 4, bytes_, "i8", "i32")
        yield _multiply(rows, 1, singles, "f32", "float")
        if has.xf32:
            yield _multiply(rows, 2, singles, ".xf32", "<2 x float>", XF32)
        if has.float8 == "ocp":
            for pair in _EIGHTS:
                yield _multiply(rows, 8, pair, f".{_SHORT[pair[0]]}.{_SHORT[pair[1]]}", "i64")
    yield _multiply(16, 1, (_DOUBLE, _DOUBLE), "f64", "double")


_SHORT: Final = {_E4M3: "fp8", _E5M2: "bf8"}
_EIGHTS: Final = tuple((a, b) for a in _SHORT for b in _SHORT)

# -- WMMA


def _wave(has: Instructions, dtypes: tuple[DType, DType], out: DType, operand: str, flags: str = "plain") -> MatrixCore:
    """16 x 16 x 16. The overloaded types end the intrinsic's name: the accumulator's, the operands'."""
    replicates = has.matrix == "wmma"
    if replicates:
        a = fragment(along("register", "column", 16), along("lane", "row", 16), replicated("lane", 2))
        b = fragment(along("register", "row", 16), along("lane", "column", 16), replicated("lane", 2))
        c = fragment(along("lane", "column", 16), along("lane", "row", 2), along("register", "row", 8))
    else:
        a = fragment(along("register", "column", 8), along("lane", "row", 16), along("lane", "column", 2))
        b = fragment(along("register", "row", 8), along("lane", "column", 16), along("lane", "row", 2))
        c = fragment(along("register", "row", 8), along("lane", "column", 16), along("lane", "row", 2))
    dims = (16, 16, 16)
    kinds = ".".join(_SHORT[d] for d in dtypes) if dtypes[0] in _SHORT else _KINDS.get(dtypes[0], "iu8")
    held = 16 if replicates and out is _HALF else 8
    result = _KINDS[out]
    ends = f"v{held}{result}.{_mangled(operand)}"
    core = TensorCore(unit_name("wmma", dims, dtypes, out), dims, 32, dtypes, out, a, b, c)
    return MatrixCore(core, f"wmma.{result}.16x16x16.{kinds}.{ends}", operand, flags)


def _mangled(operand: str) -> str:
    """`<8 x half>` as the names of intrinsics have it: v8f16."""
    count, _, scalar = operand.strip("<>").partition(" x ")
    return f"v{count}{'f16' if scalar == 'half' else scalar}"


def _wmma(has: Instructions) -> Iterator[MatrixCore]:
    each = 16 if has.matrix == "wmma" else 8
    words = f"<{each // 4} x i32>"
    yield _wave(has, (_HALF, _HALF), _SINGLE, f"<{each} x half>")
    yield _wave(has, (_BRAIN, _BRAIN), _SINGLE, f"<{each} x i16>")
    for a in (_BYTE, _UBYTE):
        for b in (_BYTE, _UBYTE):
            yield _wave(has, (a, b), _INT, words, "signs")
    if has.float8 == "ocp":
        for pair in _EIGHTS:
            yield _wave(has, pair, _SINGLE, words)
    yield _wave(has, (_HALF, _HALF), _HALF, f"<{each} x half>", "spread" if each == 16 else "clamp")


# -- dot instructions of one work-item


def _dots(kind: str) -> Iterator[MatrixCore]:
    """Four products of bytes, added to a sum of 32 bits."""
    if kind == "sudot4":
        for a in (_BYTE, _UBYTE):
            for b in (_BYTE, _UBYTE):
                yield MatrixCore(dot_core("dot4", 1, 4, (a, b), _INT), "sudot4", "i32", "signs")
    else:
        yield MatrixCore(dot_core("dot4", 1, 4, (_BYTE, _BYTE), _INT), "sdot4", "i32", "clamp")
