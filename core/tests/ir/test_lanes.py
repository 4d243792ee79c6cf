"""Lanes picked out of several values: what is built has in each lane what was asked for."""

from __future__ import annotations

from random import Random

import pytest
from kg.dtype import float32
from kg.ir.build import vectorize
from kg.ir.lanes import is_splat, pick, splatted
from kg.ir.op import Op
from kg.ir.uop import UOp


def value(number: int, lanes: int) -> UOp:
    """A value of which nothing is known but its lanes."""
    return UOp(Op.CUSTOM, float32.vec(lanes), (), f"x{number}")


def elements(node: UOp) -> list[tuple[UOp, int]]:
    """Where each lane comes from."""
    match node.op:
        case Op.VECTORIZE:
            return [e for s in node.src for e in elements(s)]
        case Op.GEP:
            return [elements(node.src[0])[n] for n in node.picked]
        case Op.SHUFFLE:
            a, b = node.src
            assert a.lanes == b.lanes
            both = [*elements(a), *elements(b)]
            return [both[n] for n in node.picked]
        case Op.CONST:
            return [(UOp(Op.CONST, float32, (), node.value), 0)] * node.lanes
        case _:
            return [(node, lane) for lane in range(node.lanes)]


@pytest.mark.parametrize("shuffles", [False, True])
@pytest.mark.parametrize("lengths", [(8,), (1, 1, 1, 1), (4, 4), (4, 4, 4), (8, 4, 1), (2, 2, 2, 2)], ids=str)
def test_every_lane_is_the_one_that_was_asked_for(lengths: tuple[int, ...], shuffles: bool):
    random = Random(0)
    for _ in range(50):
        pieces = [value(i, n) for i, n in enumerate(lengths)]
        if random.random() < 0.3:
            pieces[0] = UOp(Op.CONST, pieces[0].type, (), 2.0)
        if random.random() < 0.3:  # seen through: lanes are picked from the value itself
            pieces[-1] = value(9, 8).lane(*random.sample(range(8), lengths[-1]))
        every = [e for p in pieces for e in elements(p)]
        numbers = random.choices(range(len(every)), k=random.randint(1, 9))
        found = pick(pieces, numbers, shuffles=shuffles)
        assert elements(found) == [every[n] for n in numbers], f"{lengths} {numbers}\n{found}"


def test_few_nodes():
    a, b, c = (value(i, 4) for i in range(3))
    assert pick([a, b], range(4, 8)) is b
    assert pick([a, b], range(8), shuffles=True) is vectorize(a, b)
    assert pick([a, b], [0, 5, 2, 7], shuffles=True).op is Op.SHUFFLE
    assert pick([a, b], [0, 5, 2, 7]).op is Op.VECTORIZE
    assert pick([a.lane(i) for i in range(4)], range(4)) is a
    assert [u.op for u in pick([a, b, c], [0, 3, 6, 9], shuffles=True).toposort()].count(Op.SHUFFLE) == 2


def test_splats():
    x = value(0, 1)
    assert splatted(x) is x
    assert splatted(x.broadcast(4)) is x
    assert splatted(vectorize(x, value(1, 1))) is None
    assert splatted(UOp(Op.CONST, float32.vec(4), (), 1.0)) is UOp(Op.CONST, float32, (), 1.0)
    assert not is_splat(vectorize(value(0, 2), value(0, 2)))
