"""Rules of MSL beside the C-like ones: address spaces, half constants and conversions, local arrays."""

from __future__ import annotations

from typing import Final

from kg.plugin import Op, UOp, parse_dtype
from kg.plugin.rendering import is_splat
from kg_render.cstyle import RULES as C_RULES
from kg_render.cstyle import Rule, Text, Writer, convert_float_to_int, scratch_array, space_of

from kg_metal.msl.group import group_reduce, subgroup_shuffle
from kg_metal.msl.matrices import is_tile, load_matrix, matrix_step, store_matrix, tile_index
from kg_metal.msl.writer import of_msl

_SINGLE: Final = parse_dtype("float32")
_HALF: Final = parse_dtype("float16")


def _constant(w: Writer, u: UOp) -> Text | None:
    """A half by way of float: its literals have no hexadecimal form."""
    scalar = u.type.scalar
    text = C_RULES[Op.CONST](w, UOp(Op.CONST, _SINGLE if scalar is _HALF else scalar, (), u.value))
    assert text is not None
    code = f"half({text.code})" if scalar is _HALF else text.code
    if u.lanes > 1:
        return Text(w.splat(u.type, code))
    return Text(code) if scalar is _HALF else text


def _vectorize(w: Writer, u: UOp) -> Text:
    """Of any number of lanes up to four."""
    w.type(u.type)
    if is_splat(u):
        return Text(w.splat(u.type, w.arg(u.src[0], 3)))
    return Text(w.language.vector_literal(u.type, [w.arg(s, 3) for s in u.src]))


def _cast(w: Writer, u: UOp) -> Text | None:
    """A half and an integer: by way of float, which is exact both ways within what a half holds."""
    target, source = u.type, u.src[0]
    of = source.type
    if of is _HALF and target.is_int:
        return Text(convert_float_to_int(w, _SINGLE, target, f"(float){w.arg(source, 14)}"))
    if target is _HALF and (of.is_int or of.is_bool):
        return Text(f"(half)(float){w.arg(source, 14)}", 14)
    return C_RULES[Op.CAST](w, u)


def _access(w: Writer, u: UOp) -> Text | None:
    if is_tile(u):
        return load_matrix(w, u) if u.op is Op.LOAD else store_matrix(w, u)
    of_msl(w).space = space_of(u)
    return C_RULES[u.op](w, u)


RULES: Final[dict[Op, Rule]] = {
    **C_RULES,
    Op.CONST: _constant,
    Op.VECTORIZE: _vectorize,
    Op.CAST: _cast,
    Op.LOAD: _access,
    Op.STORE: _access,
    Op.TILE_INDEX: tile_index,
    Op.WMMA: matrix_step,
    Op.GROUP_REDUCE: group_reduce,
    Op.SUBGROUP_SHUFFLE: subgroup_shuffle,
    Op.DEFINE_SCRATCH: scratch_array,
}
