"""Functions with tables in registers, of 512 bits or 256: what EXP2 and LOG2 share.
All widths are computed in whole ones, so that they give the same bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kg.plugin import DType, UOp
from kg_render.llvm import Body, literal, shuffled, type_name

#: Of instructions with a rounding of their own: the one in force.
_CURRENT: Final = 4


def in_full_vectors(body: Body, uop: UOp, made: Callable[[Body, str, DType], str], bits: int = 512) -> None:
    """`made` of the operand, of a vector of so many bits that holds it, or of its halves."""
    wide = uop.type.scalar.vec(bits // uop.type.scalar.bits)
    body.values[uop] = _made(body, body.values[uop.src[0]], uop.type, wide, made)


def _made(body: Body, x: str, dtype: DType, wide: DType, made: Callable[[Body, str, DType], str]) -> str:
    text = type_name(wide)
    if dtype.lanes == 1:
        result = made(body, body.emit(f"insertelement {text} poison, {type_name(dtype)} {x}, i64 0"), wide)
        return body.emit(f"extractelement {text} {result}, i64 0")
    if dtype.lanes == wide.lanes:
        return made(body, x, wide)
    whole = dtype.scalar.vec(max(wide.lanes, 1 << (dtype.lanes - 1).bit_length()))
    if dtype.lanes < whole.lanes:
        result = _made(body, _resized(body, x, dtype, whole.lanes), whole, wide, made)
        return _resized(body, result, whole, dtype.lanes)
    half = dtype.scalar.vec(dtype.lanes // 2)
    parts = [shuffled(body, type_name(dtype), x, "poison", [*range(at, at + half.lanes)]) for at in (0, half.lanes)]
    low, high = (_made(body, part, half, wide, made) for part in parts)
    return shuffled(body, type_name(half), low, high, [*range(dtype.lanes)])


def polynomial(body: Body, x: str, coefficients: tuple[float, ...], wide: DType) -> str:
    """Lowest degree first."""
    result = literal(coefficients[-1], wide)
    for c in reversed(coefficients[:-1]):
        result = fma(body, result, x, literal(c, wide), wide)
    return result


def fma(body: Body, x: str, y: str, z: str, wide: DType) -> str:
    text = type_name(wide)
    return body.emit(f"call {text} @llvm.fma.v{wide.lanes}f{wide.scalar.bits}({text} {x}, {text} {y}, {text} {z})")


def masked(body: Body, name: str, operands: str, wide: DType) -> str:
    """An intrinsic of AVX-512 in every lane."""
    kind, text = "ps" if wide.scalar.bits == 32 else "pd", type_name(wide)
    called = f"@llvm.x86.avx512.mask.{name}.{kind}.512"
    return body.emit(f"call {text} {called}({operands}, {text} {literal(0.0, wide)}, i{wide.lanes} -1, i32 {_CURRENT})")


def _resized(body: Body, x: str, dtype: DType, lanes: int) -> str:
    """The vector with more lanes of any value, or without its last ones."""
    return shuffled(body, type_name(dtype), x, "poison", [i if i < dtype.lanes else -1 for i in range(lanes)])
