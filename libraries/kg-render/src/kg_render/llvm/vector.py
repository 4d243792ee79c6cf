"""VECTORIZE and GEP in LLVM IR: insertelement for scalars, shufflevector for vectors."""

from __future__ import annotations

from collections.abc import Iterable

from kg.plugin import DType, Op, UOp

from kg_render.llvm.body import Body
from kg_render.llvm.types import literal, type_name, vector_literal


def vectorize(body: Body, uop: UOp) -> None:
    """VECTORIZE"""
    sources = uop.src
    if len(sources) == 1:
        body.values[uop] = body.values[sources[0]]
    elif all(s.op is Op.CONST and s.lanes == 1 for s in sources):
        body.values[uop] = vector_literal([s.value for s in sources], uop.type)
    elif all(s is sources[0] for s in sources):
        body.values[uop] = _splat(body, uop)
    elif all(s.lanes == 1 for s in sources):
        body.values[uop] = _insert_all(body, uop)
    else:
        body.values[uop] = _concatenate(body, uop)


def pick(body: Body, uop: UOp) -> None:
    """GEP"""
    vector, lanes = uop.src[0], uop.picked
    text, x = type_name(vector.type), body.values[vector]
    if vector.op is Op.CONST:
        body.values[uop] = literal(vector.value, uop.type)
    elif vector.lanes == 1 and uop.lanes == 1:
        body.values[uop] = x
    elif uop.lanes == 1:
        body.let(uop, f"extractelement {text} {x}, i32 {lanes[0]}")
    else:
        body.values[uop] = shuffled(body, text, x, "poison", lanes)


def shuffle(body: Body, uop: UOp) -> None:
    """SHUFFLE"""
    a, b = uop.src
    body.values[uop] = shuffled(body, type_name(a.type), body.values[a], body.values[b], uop.picked)


def shuffled(body: Body, text: str, x: str, y: str, lanes: Iterable[int]) -> str:
    """Lanes of x and y in a row; -1 for any value."""
    mask = ", ".join([f"i32 {n}" if n >= 0 else "i32 poison" for n in lanes])
    return body.emit(f"shufflevector {text} {x}, {text} {y}, <{mask.count(',') + 1} x i32> <{mask}>")


def _splat(body: Body, uop: UOp) -> str:
    source = uop.src[0]
    if source.lanes > 1:
        text = type_name(source.type)
        return shuffled(body, text, body.values[source], "poison", list(range(source.lanes)) * len(uop.src))
    return splat(body, type_name(source.type), body.values[source], uop.lanes)


def splat(body: Body, scalar: str, x: str, lanes: int) -> str:
    """A scalar of this LLVM type in every lane of a vector."""
    text = f"<{lanes} x {scalar}>"
    first = body.emit(f"insertelement {text} poison, {scalar} {x}, i64 0")
    return body.emit(f"shufflevector {text} {first}, {text} poison, <{lanes} x i32> zeroinitializer")


def _insert_all(body: Body, uop: UOp) -> str:
    text, scalar, vector = type_name(uop.type), type_name(uop.type.scalar), "poison"
    for lane, source in enumerate(uop.src):
        vector = body.emit(f"insertelement {text} {vector}, {scalar} {body.values[source]}, i64 {lane}")
    return vector


def _concatenate(body: Body, uop: UOp) -> str:
    """Neighbours joined in pairs, over and over: as deep as the logarithm."""
    scalar = uop.type.scalar
    parts = [(body.values[s], s.lanes) for s in uop.src]
    while len(parts) > 1:
        joined = [_join(body, scalar, *pair) for pair in zip(parts[::2], parts[1::2], strict=False)]
        parts = joined + parts[2 * len(joined) :]
    return parts[0][0]


def _join(body: Body, scalar: DType, left: tuple[str, int], right: tuple[str, int]) -> tuple[str, int]:
    """The lanes of two values in a row."""
    (x, low), (y, high) = left, right
    width = max(low, high)
    x, y = _widen(body, scalar, x, low, width), _widen(body, scalar, y, high, width)
    if width == 1:
        text = type_name(scalar.vec(2))
        first = body.emit(f"insertelement {text} poison, {type_name(scalar)} {x}, i64 0")
        return body.emit(f"insertelement {text} {first}, {type_name(scalar)} {y}, i64 1"), 2
    lanes = [*range(low), *range(width, width + high)]
    return shuffled(body, type_name(scalar.vec(width)), x, y, lanes), low + high


def _widen(body: Body, scalar: DType, x: str, lanes: int, width: int) -> str:
    """A value in the first lanes of a wider vector."""
    if lanes == width:
        return x
    if lanes == 1:
        return body.emit(f"insertelement {type_name(scalar.vec(width))} poison, {type_name(scalar)} {x}, i64 0")
    return shuffled(body, type_name(scalar.vec(lanes)), x, "poison", [*range(lanes), *[-1] * (width - lanes)])
