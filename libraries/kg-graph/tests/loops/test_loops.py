"""LOOP nodes: their text, what is refused, and what becomes of them before they are planned."""

from __future__ import annotations

import pytest
from kg.dtype import bool_, float32
from kg.errors import ParseError, ShapeError
from kg.ir.build import const, param
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.text.graphs import format_graph, parse_graph
from kg_graph.canonical import canonical
from kg_graph.loops.nodes import loop, result, simplified

X, C, D = param(10, (4, 3), float32), param(11, (3,), float32), param(12, (3,), float32)
ROW = param(13, (3,), float32)


def start(number: int) -> UOp:
    return param(number, (3,), float32)


def test_text() -> None:
    inner = loop(2, [(D, start(1), (D * C).sin())])
    node = loop(4, [(C, start(0), C + result(inner, 0))], [(ROW, X)], [ROW * C], backwards=True)
    text = format_graph(result(node, 1))
    assert parse_graph(text) is result(node, 1)
    assert text.count("loop step") == 4 and "backwards" in text and "  count 4" in text
    assert result(node, 1).shape == (4, 3) and result(node, 2).shape == (4, 3) and result(node, 0).shape == (3,)
    with pytest.raises(ParseError, match="no block 'loop walk"):
        parse_graph("%0 = param 0 [3] : float32\n%1 = loop walk %0")


def test_what_stays_the_same_is_computed_before() -> None:
    rows = (start(0) * 2.0).reshape(1, 3).expand(4, 3)
    node = loop(9, [(C, start(1), C + rows.sum(0).reshape(3) * 0.5)])
    assert [s.op for s in node.src] == [Op.PARAM, Op.MUL]  # half of the sums
    moved = loop(9, [(C, start(1), C * start(0).flip(0))])
    assert moved.src[1] is start(0)  # what only moves is left to the steps


def test_what_nobody_needs_is_not_carried() -> None:
    node = loop(4, [(C, start(0), C + D), (D, start(1), D * 2.0), (ROW, start(2), ROW + C)], [], [C, D])
    (found,) = simplified([result(node, 1)])
    assert (found.src[0].loop.carried, len(found.src[0].loop.values), found.slot) == (1, 1, 0)
    (stack,) = simplified([result(node, 3)])
    assert (stack.src[0].loop.carried, stack.src[0].loop.stacked, stack.slot) == (2, 1, 2)
    (history,) = simplified([result(node, 5)])
    assert history.slot == 2 and history.shape == (4, 3)


def test_what_no_step_changes_is_not_carried() -> None:
    node = loop(4, [(C, start(0), C + D), (D, start(1), D)])
    last, same, before = simplified([result(node, 0), result(node, 1), result(node, 3)])
    assert same is start(1) and last.src[0].loop.carried == 1 and last.src[0].src == (start(0), start(1))
    assert before is start(1).reshape(1, 3).expand(4, 3)


def test_what_has_no_elements_is_not_carried() -> None:
    empty, nothing = param(14, (0,), float32), param(15, (0,), float32)
    node = loop(4, [(C, start(0), C + empty.sum(0).reshape(1).expand(3)), (empty, nothing, empty * 2.0)])
    last, none = simplified([result(node, 0), result(node, 1)])
    assert none is nothing and last.src[0].src == (start(0),)
    assert not any(0 in u.shape for u in last.src[0].loop.values[0].find(Op.PARAM))


def test_loops_of_few_steps() -> None:
    def run(count: int, **how: bool) -> list[UOp]:
        whole = param(10, (count, 3), float32)
        node = loop(count, [(C, start(0), C + ROW)], [(ROW, whole)], [C * ROW], **how)
        return simplified([result(node, n) for n in range(3)])

    none = run(0)
    assert none[0] is start(0) and [v.shape for v in none[1:]] == [(0, 3), (0, 3)]
    once = run(1)
    piece = param(10, (1, 3), float32).reshape(3)
    assert once[0] is start(0) + piece and once[1] is (start(0) * piece).reshape(1, 3)
    assert all(v.op is Op.STATE for v in run(1, apart=True) + run(2))


def test_empty_values_need_no_loop() -> None:
    empty = param(0, (0,), float32)
    carried = param(1, (0,), float32)
    assert not any(
        u.op is Op.LOOP for u in canonical([result(loop(3, [(carried, empty, carried * 2.0)]), 0)]).values[0].toposort()
    )


def test_refused() -> None:
    with pytest.raises(ShapeError, match=r"begins as float32 \[3\] and is float32 \[1\] after a step"):
        loop(4, [(C, start(0), C.sum(0))])
    with pytest.raises(ShapeError, match=r"can't take a value of shape \[4, 3\] apart"):
        loop(5, [(C, start(0), C + ROW)], [(ROW, X)])
    flag = param(14, (), bool_)
    with pytest.raises(ShapeError, match="a carried bool without axes"):
        loop(5, [(C, start(0), C * 2.0)], condition=0)
    with pytest.raises(ShapeError, match="nothing can be stacked"):
        loop(5, [(flag, const(True, bool_), flag & const(False, bool_))], [], [flag], condition=0)
    with pytest.raises(ShapeError, match="has no result 2"):
        _ = UOp(Op.STATE, float32, (loop(5, [(C, start(0), C * 2.0)]),), 2).shape
