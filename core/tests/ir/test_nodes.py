"""The table of nodes: one node for each structure, also while others are forgotten and made again."""

from __future__ import annotations

import gc
import pickle
from threading import Thread

import pytest
from kg.dtype import float32
from kg.ir import constants, uop
from kg.ir.args import Param
from kg.ir.op import Op
from kg.ir.uop import UOp


def made(slot: int) -> UOp:
    return UOp(Op.PARAM, float32, (), Param(slot, (977,)))


def test_a_node_that_nobody_has_is_forgotten() -> None:
    key = (Op.PARAM, float32, (), Param(3, (977,)))
    node = made(3)
    assert uop._nodes[key]() is node
    del node
    gc.collect()
    assert key not in uop._nodes


class Interrupted(dict):  # type: ignore[type-arg]
    """A table in which another thread makes a node anew whenever somebody has looked at it."""

    again: UOp | None = None

    def get(self, key: object, default: object = None) -> object:
        found = super().get(key, default)
        if found is not None and found() is None and self.again is None:
            self.again = constants._NAN  # type: ignore[assignment]  # this once
            thread = Thread(target=lambda: setattr(self, "again", made(5)))
            thread.start()
            thread.join()
        return found


def test_a_node_made_while_its_like_is_forgotten_stays_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the next one made would be another node of the same structure."""
    table = Interrupted(uop._nodes)
    monkeypatch.setattr(uop, "_nodes", table)
    node = made(5)
    del node
    gc.collect()
    known = made(5) if table.again is None else table.again
    assert made(5) is known


def test_a_node_over_its_own_sources_is_itself() -> None:
    a, b = made(0), made(1)
    total = a + b
    assert total.with_src((a, b)) is total
    assert total.with_src((b, a)) is b + a


def test_nodes_of_some_ops_are_made_anew_once() -> None:
    a, b = made(0), made(1)
    asked: list[Op] = []

    def negated(node: UOp, src: tuple[UOp, ...]) -> UOp:
        asked.append(node.op)
        return -node.with_src(src)

    square = (a + b) * (a + b)
    assert square.map_nodes(negated, {Op.MUL}) is -((a + b) * (a + b))
    assert square.map_nodes(negated, {Op.ADD}, known={a: b}) is -(b + b) * -(b + b)
    assert asked == [Op.MUL, Op.ADD]


def test_the_members_of_op_are_those_of_an_enum() -> None:
    assert Op["ADD"] is Op.ADD and Op(Op.ADD.value) is Op.ADD and Op.ADD in Op
    assert len(list(Op)) == len(Op) == len(Op.__members__)
    assert pickle.loads(pickle.dumps(Op.MULACC)) is Op.MULACC
    with pytest.raises(AttributeError):
        Op.NOTHING  # noqa: B018


def test_ops_are_an_enumeration_on_every_version_of_python() -> None:
    assert list(reversed(Op)) == list(Op)[::-1] and Op["ADD"] is Op.ADD and len(Op) == len(list(Op)) and Op.ADD in Op
    with pytest.raises(AttributeError, match="reassign"):
        Op.ADD = Op.MUL  # type: ignore[misc]  # pyright: ignore
