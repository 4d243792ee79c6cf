"""Lanes of vectors: splats and runs of consecutive elements. For legalisation, shuffles, rules."""

from __future__ import annotations

from collections.abc import Sequence

from kg.ir.build import shuffle, vectorize
from kg.ir.op import Op
from kg.ir.uop import UOp


def splatted(node: UOp) -> UOp | None:
    """The scalar that is in every lane: of a constant, a scalar, or one repeated; None where lanes differ."""
    if node.op is Op.CONST:
        return UOp(Op.CONST, node.type.scalar, (), node.value)
    return node if node.lanes == 1 else node.src[0] if is_splat(node) else None


def is_splat(node: UOp) -> bool:
    """A VECTORIZE of one scalar in every lane."""
    src = node.src
    return node.op is Op.VECTORIZE and len(src) > 1 and src[0].lanes == 1 and src.count(src[0]) == len(src)


def pick(pieces: Sequence[UOp], numbers: Sequence[int], *, shuffles: bool = False) -> UOp:
    """The lanes of these numbers, counted through the pieces in their order, as one value.

    Neighbours out of one piece are taken together; with `shuffles`, parts of several pieces of one length are joined by a SHUFFLE for each after the first.
    """
    where = [place for piece in pieces for place in _places(piece)]
    runs: list[tuple[UOp, list[int]]] = []
    for number in numbers:
        piece, lane = where[number]
        if runs and runs[-1][0] is piece and piece.lanes > 1:
            runs[-1][1].append(lane)
        else:
            runs.append((piece, [lane]))
    met = list(dict.fromkeys(piece for piece, _ in runs))
    count, lanes = len(met), met[0].lanes
    parts = any(len(picked) < piece.lanes for piece, picked in runs)
    if (
        shuffles
        and parts
        and {p.lanes for p in met} == {lanes} != {1}
        and (count == 2 or (count > 2 and len(numbers) == lanes))
    ):
        return _shuffled(met, [where[number] for number in numbers])
    return vectorize(*[_lanes(piece, lanes) for piece, lanes in runs])


def _places(piece: UOp) -> list[tuple[UOp, int]]:
    """Each lane as one of the value that it is picked from."""
    value, lanes = (piece.src[0], piece.picked) if piece.op is Op.GEP else (piece, range(piece.lanes))
    return [(value, lane) for lane in lanes]


def _lanes(piece: UOp, lanes: Sequence[int]) -> UOp:
    """Of a constant, which no target takes apart, another constant."""
    return UOp(Op.CONST, piece.type.scalar.vec(len(lanes)), (), piece.value) if piece.op is Op.CONST else piece.lane(*lanes)


def _shuffled(pieces: Sequence[UOp], wanted: Sequence[tuple[UOp, int]]) -> UOp:
    """One piece after another joined to those before."""
    first, *rest = pieces
    lanes, result, held = first.lanes, first, {first}
    for piece in rest:
        picked = [
            lane + lanes if p is piece else (lane if result is first else at) if p in held else 0
            for at, (p, lane) in enumerate(wanted)
        ]
        result = shuffle(result, piece, picked)
        held.add(piece)
    return result
