"""Matrix units from their records: registers become matrices by the record's layouts,
are multiplied exactly, and become registers.

Sums are exact up to float64 and rounded once, to nearest even; hardware may round on the way.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from kg.plugin import DType, Fragment, TensorCore, coordinates_of

from kg_sim.errors import Violation
from kg_sim.instructions.subgroups import whole
from kg_sim.numbers.formats import SMALL, bf16_value, narrow_odd, to_bf16, to_f16
from kg_sim.numbers.types import U32, Array
from kg_sim.work_items import WorkItems

#: What a NaN becomes where none is given: quiet, no payload.
_NAN: Final = {"float16": 0x7E00, "bfloat16": 0x7FC0}
_PLAIN: Final = {name: np.dtype(name) for name in ("int8", "uint8", "int32", "uint32", "float16", "float32", "float64")}
_SMALL: Final = {"float8_e4m3": "e4m3", "float8_e5m2": "e5m2"}


def check(core: TensorCore) -> None:
    """ValueError where the record asks for what is not done here."""
    known = {*_PLAIN, *_SMALL, "bfloat16"}
    unknown = ({*map(str, core.dtype_in)} - known) | ({str(core.dtype_out)} - (known - {*_SMALL}))
    if (
        unknown
        or core.numerics.input_rounding != "none"
        or core.numerics.sum_bits
        or any(core.shared_operands)
        or core.is_opaque
    ):
        raise ValueError(
            f"{core.name}: only units of registers that round their sums once, of {', '.join(sorted(known))}, are made from records"
        )


def multiply(core: TensorCore, t: WorkItems, a: list[Array], b: list[Array], c: list[Array]) -> list[Array]:
    """The registers of C + A B, one value of 32 bits for each active work-item, from those of A, B and C.

    A register holds as many neighbours of a lane's fragment as fit. All of the subgroup's lanes take part (NotConverged where some are elsewhere).
    """
    subgroups = whole(t)
    dtypes = (*core.dtype_in, core.dtype_out)
    n, m, k = core.dims
    layouts = ((core.layout_a, m, k), (core.layout_b, k, n), (core.layout_c, m, n))
    left, right, sums = (
        _matrix(core, _elements(dtype, _words(x, subgroups, core.threads)), *layout)
        for dtype, x, layout in zip(dtypes, (a, b, c), layouts, strict=True)
    )
    if core.numerics.flushes_denormals:
        left, right = (_flushed(dtype, x) for dtype, x in zip(dtypes, (left, right), strict=False))
    total = sums + left @ right
    if core.numerics.flushes_denormals:
        total = _flushed(core.dtype_out, total)
    rows, columns = _positions(core.layout_c)
    words = _packed(core.dtype_out, total[:, rows, columns])
    return [np.ascontiguousarray(words[:, :, i]).reshape(-1) for i in range(words.shape[2])]


def _words(registers: list[Array], subgroups: int, lanes: int) -> Array:
    """(subgroups, lanes, registers)"""
    return np.stack([np.broadcast_to(x, (subgroups * lanes,)).reshape(subgroups, lanes) for x in registers], axis=2)


@cache
def _positions(layout: Fragment) -> tuple[Array, Array]:
    """Rows and columns of each (lane, element)."""
    both = np.asarray(coordinates_of(layout), np.int64)
    return both[..., 0], both[..., 1]


def _matrix(core: TensorCore, fragment: Array, layout: Fragment, rows: int, columns: int) -> Array:
    """(subgroups, rows, columns) from (subgroups, lanes, elements).
    A Violation where lanes that hold one element differ."""
    row, column = _positions(layout)
    if fragment.shape[2] != row.shape[1]:
        raise Violation(f"{core.name} takes {row.shape[1]} elements in a lane, not {fragment.shape[2]}")
    out = np.zeros((len(fragment), rows, columns), fragment.dtype)
    out[:, row, column] = fragment
    if row.size > rows * columns:
        differ = (out[:, row, column] != fragment) & (fragment == fragment)
        if differ.any():
            raise Violation(f"{core.name}: lanes that hold the same element of a matrix give it different values")
    return out


def _elements(dtype: DType, words: Array) -> Array:
    """(subgroups, lanes, elements) as float64, int64 for integers,
    which are exact where products of theirs are not."""
    name = str(dtype)
    whole_words = np.ascontiguousarray(words)
    if name == "bfloat16":
        return bf16_value(whole_words.view(np.uint16)).astype(np.float64)
    if name in _SMALL:
        return SMALL[_SMALL[name]][whole_words.view(np.uint8)].astype(np.float64)
    values = whole_words.view(_PLAIN[name])
    return values.astype(np.float64 if values.dtype.kind == "f" else np.int64)


def _flushed(dtype: DType, x: Array) -> Array:
    least = {"float16": 2.0**-14, "bfloat16": 2.0**-126, "float32": 2.0**-126}.get(str(dtype), 0.0)
    return np.where(np.abs(x) < least, np.copysign(0.0, x), x) if least else x


def _packed(dtype: DType, values: Array) -> Array:
    """The way back, as words: integers wrap."""
    name = str(dtype)
    if name == "float16":
        out = to_f16(values, _NAN[name])
    elif name == "bfloat16":
        out = to_bf16(narrow_odd(values), _NAN[name])
    else:
        out = values.astype(_PLAIN[name])
    return np.ascontiguousarray(out).view(U32)
