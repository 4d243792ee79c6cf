"""Intel's DPAS as records of layouts, and WMMA in OpenCL C
(cl_intel_subgroup_matrix_multiply_accumulate, and its _tf32).

A step multiplies 8 rows by as many columns as a subgroup has work-items, W = 8 or 16, over 8 words of 32 bits of depth, each of n elements (2 of 16 bits, 4 of 8):

    A   e = 8 n / W neighbours of each row: element r * e + i of lane l: row r, column l * e + i
        TF32, of a word a column: element i of lane l: row 2 i + l / 8, column l % 8
    B   a column: element i of lane l: row i, column l
    C   likewise

Not here: 4-bit integers, which kg has not; sums in 16 bits, whose rounding the extension does not say; fewer than 8 rows, which schedules pad to; the split form
(cl_intel_subgroup_split_matrix_multiply_accumulate), which leaves open which two subgroups share their rows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from kg.plugin import DType, Numerics, TensorCore, UnsupportedError, UOp, along, fragment, parse_dtype, unit_name
from kg_render.cstyle import Text, Writer

_HALF, _BRAIN, _SINGLE, _INT = map(parse_dtype, ("float16", "bfloat16", "float32", "int32"))
_BYTES: Final = tuple(map(parse_dtype, ("int8", "uint8")))
#: Rows of a step, and words of 32 bits of its depth.
_ROWS, _WORDS = 8, 8
#: dtype of operands -> what the functions' names call it.
_NAMES: Final = {_HALF: "f16", _BRAIN: "bf16", _SINGLE: "tf32", _BYTES[0]: "i8", _BYTES[1]: "u8"}


@cache
def units(width: int, *, tf32: bool, subnormals: bool) -> tuple[TensorCore, ...]:
    """Those of a device whose least subgroups have so many work-items.
    `subnormals`: it is measured to keep them; else it is taken to flush them."""
    return tuple(_units(width, tf32, Numerics(flushes_denormals=not subnormals)))


def _units(width: int, tf32: bool, numerics: Numerics) -> Iterator[TensorCore]:
    for dtype in (_HALF, _BRAIN):
        yield _unit(width, (dtype, dtype), _SINGLE, numerics)
    for a in _BYTES:
        for b in _BYTES:
            yield _unit(width, (a, b), _INT, Numerics())
    if tf32 and width == 2 * _WORDS:
        yield _unit(width, (_SINGLE, _SINGLE), _SINGLE, Numerics("tf32", flushes_denormals=numerics.flushes_denormals))


def _unit(width: int, dtypes: tuple[DType, DType], out: DType, numerics: Numerics) -> TensorCore:
    depth = _WORDS * 32 // dtypes[0].bits
    each = depth // width
    if each:
        a = fragment(along("register", "column", each), along("lane", "column", width), along("register", "row", _ROWS))
    else:  # fewer columns than lanes
        lanes = width // depth
        a = fragment(along("lane", "column", depth), along("lane", "row", lanes), along("register", "row", _ROWS // lanes))
    b = fragment(along("register", "row", depth), along("lane", "column", width))
    c = fragment(along("lane", "column", width), along("register", "row", _ROWS))
    dims = (width, _ROWS, depth)
    return TensorCore(unit_name("dpas", dims, dtypes, out, numerics), dims, width, dtypes, out, a, b, c, numerics)


def matrix_step(w: Writer, u: UOp) -> None:
    """WMMA.
    It is named where it is computed: all of a subgroup take part, so that it may not move into a branch."""
    core = u.arg
    if not isinstance(core, TensorCore) or core not in w.language.tensor_cores:
        raise UnsupportedError(f"{u.arg} is no matrix unit of {w.language.device}:{w.language.suffix}")
    parameters = [(w.type(s.type), name) for s, name in zip(u.src, "abc", strict=True)]
    function = w.helper(core.name, u.type, parameters, [f"return {_call(core)};"])
    w.declare(u, Text(f"{function}({', '.join(w.arg(s) for s in u.src)})"))


def _call(core: TensorCore) -> str:
    left, right = core.dtype_in
    name = f"intel_sub_group_{_NAMES[left]}_{_NAMES[right]}_matrix_mad_k{core.dims[2]}"
    if left is _SINGLE:
        return f"{name}(intel_convert_tfloat324_as_float4(a), intel_convert_tfloat328_as_float8(b), c)"
    word = "short" if core.threads == 2 * _WORDS else "int"
    signs = ["u" if dtype is _BYTES[1] else "" for dtype in (left, right)]
    return f"{name}(as_{signs[0]}{word}{_ROWS}(a), as_{signs[1]}int{_WORDS}(b), c)"
