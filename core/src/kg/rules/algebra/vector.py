"""VECTORIZE and GEP: building vectors and extracting their lanes."""

from __future__ import annotations

from kg.ir.build import vectorize
from kg.ir.lanes import pick, splatted
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import A, X, any_sources, constant, op
from kg.rewrite.rule import collect, rule


# vectorize(x)  ->  x
@rule(op(Op.VECTORIZE, X), name="vectorize_of_one")
def _(x: UOp) -> UOp:
    return x


# vectorize(a, a, ...)  ->  a in every lane
@rule(any_sources(Op.VECTORIZE, every=constant("")), name="vectorize_constants", priority=10)
def _(root: UOp) -> UOp | None:
    scalar = UOp(Op.CONST, root.type.scalar, (), root.src[0].value)
    same = all(UOp(Op.CONST, root.type.scalar, (), s.value) is scalar for s in root.src)
    return root.const_like(scalar.value) if same else None


# vectorize(x.0, x.1, ...)  ->  x's lanes, picked at once
@rule(any_sources(Op.VECTORIZE, every=any_sources(Op.GEP)), name="vectorize_of_lanes")
def _(root: UOp) -> UOp | None:
    first = root.src[0].src[0]
    if any(s.src[0] is not first for s in root.src):
        return None
    return first.lane(*(lane for s in root.src for lane in lanes_of(s)))


# vectorize(vectorize(x, y), z)  ->  vectorize(x, y, z)
@rule(any_sources(Op.VECTORIZE), name="vectorize_flat")
def _(root: UOp) -> UOp | None:
    if Op.VECTORIZE not in [s.op for s in root.src]:
        return None
    return vectorize(*(t for s in root.src for t in (s.src if s.op is Op.VECTORIZE else (s,))))


# a.lanes  ->  a      a constant has one value in every lane
@rule(op(Op.GEP, A), name="lane_of_constant")
def _(root: UOp, a: UOp) -> UOp:
    return root.const_like(a.value)


# x.(0, 1, ..., n-1)  ->  x
@rule(op(Op.GEP, X), name="all_lanes")
def _(root: UOp, x: UOp) -> UOp | None:
    return x if lanes_of(root) == tuple(range(x.lanes)) else None


# (x.lanes).more  ->  x.(lanes picked by more)
@rule(op(Op.GEP, op(Op.GEP, X).named("y")), name="lane_of_lanes")
def _(root: UOp, x: UOp, y: UOp) -> UOp:
    inner = lanes_of(y)
    return x.lane(*(inner[i] for i in lanes_of(root)))


# vectorize(x, y, ...).lanes  ->  vectorize of the picked
@rule(op(Op.GEP, any_sources(Op.VECTORIZE).named("x")), name="lane_of_vectorize")
def _(root: UOp, x: UOp) -> UOp:
    return pick(x.src, lanes_of(root))


# op(vectorize(x, x, ...), ...)  ->  vectorize(op(x, ...), ...)      all sources splats or constants
@rule(any_sources(ELEMENTWISE - {Op.BITCAST}).vector, name="op_of_splats", priority=-20)
def _(root: UOp) -> UOp | None:
    scalars: list[UOp] = []
    for s in root.src:
        scalar = splatted(s)
        if scalar is None:
            return None
        scalars.append(scalar)
    if all(s.op is Op.CONST for s in root.src):
        return None
    return UOp(root.op, root.type.scalar, tuple(scalars), root.arg).broadcast(root.lanes)


def lanes_of(node: UOp) -> tuple[int, ...]:
    """The lanes that a GEP picks."""
    lanes: tuple[int, ...] = node.arg  # pyright: ignore[reportAssignmentType] -- the arg of every GEP
    return lanes


rules = collect("vector", __name__)
