"""Which results of a candidate are right: reassociation yes, anything else no."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import DType, float32, int32
from kg.ir.build import argmax, param, sink
from kg.ir.uop import UOp
from kg_tune.measuring.check import Reference
from kg_tune.measuring.data import TuneError, given_arrays, random_arrays, shapes_of, with_edges

ROWS, COLUMNS = 8, 1000


def row_sums(dtype: DType = float32) -> UOp:
    return sink(param(0, (ROWS, 1), dtype).store(param(1, (ROWS, COLUMNS), dtype).sum(1)), name="row_sums")


def reference(ast: UOp, **arrays) -> Reference:
    given = random_arrays(ast, {}, 0) | {int(k[1:]): v for k, v in arrays.items()}
    return Reference(ast, given, {})


def sums(known: Reference, dtype=np.float32) -> np.ndarray:
    return known.arrays[1].sum(1, dtype=np.float64).astype(dtype)


def test_sums_in_another_order_are_right():
    known = reference(row_sums())
    x = known.arrays[1]
    backwards, serial = x[:, ::-1].cumsum(1)[:, -1], x.cumsum(1)[:, -1]
    assert not (backwards == serial).all()
    assert known.verdict({0: sums(known)}) == ""
    assert known.verdict({0: backwards}) == "" and known.verdict({0: serial}) == ""


def test_a_sum_that_cancels_may_differ_by_more_than_its_own_size():
    x = np.random.default_rng(1).standard_normal((ROWS, COLUMNS)).astype(np.float32)
    x[:, 1::2] = -x[:, ::2]  # every sum is 0
    known = reference(row_sums(), p1=x)
    assert known.verdict({0: np.zeros(ROWS, np.float32)}) == ""
    assert known.verdict({0: x.cumsum(1)[:, -1] + np.float32(1e-6)}) == ""


@pytest.mark.parametrize("row", [0, ROWS - 1, 3])
def test_a_term_too_few_is_wrong(row: int):
    known = reference(row_sums())
    right = sums(known)
    assert known.verdict({0: right}) == ""
    wrong = right.copy()
    wrong[row] -= known.arrays[1][row, 7]
    assert f"parameter 0, element {row}: " in known.verdict({0: wrong})


def test_the_first_results_are_held_against_the_oracle():
    known = reference(row_sums())
    assert "element 0" in known.verdict({0: sums(known) + 1})


def test_integers_are_exact():
    known = reference(row_sums(int32))
    right = sums(known, np.int32)
    assert known.verdict({0: right.copy()}) == ""
    right[5] += 1
    assert "element 5" in known.verdict({0: right})


def test_what_nobody_wrote_is_wrong():
    known = reference(row_sums())
    right = sums(known)
    assert known.verdict({0: right}) == ""
    unwritten = right.copy()
    unwritten[4] = np.frombuffer(b"\x5b" * 4, np.float32)[0]
    assert known.verdict({0: unwritten})


def test_nans_must_be_where_they_belong():
    plain = reference(row_sums())
    known = Reference(plain.ast, with_edges(plain.ast, plain.arrays, 0), {})
    with np.errstate(all="ignore"):
        right = sums(known)
    assert not np.isfinite(right).all()
    assert known.verdict({0: right}) == ""
    missing = np.where(np.isfinite(right), right, np.float32(1.0))
    assert known.verdict({0: missing})
    extra = right.copy()
    extra[np.flatnonzero(np.isfinite(right))[0]] = np.nan
    assert known.verdict({0: extra})


def test_a_position_among_equals_is_exact():
    ast = sink(param(0, (ROWS, 1), int32).store(argmax(param(1, (ROWS, COLUMNS), float32), 1)), name="argmax")
    known = reference(ast)
    right = known.arrays[1].argmax(1).astype(np.int32)
    assert known.verdict({0: right.copy()}) == ""
    right[2] = (right[2] + 1) % COLUMNS
    assert "element 2" in known.verdict({0: right})


def test_positions_are_drawn_from_what_they_point_into():
    table, chosen = param(1, (50, 4), float32), param(2, (1000,), int32)
    ast = sink(param(0, (1000, 4), float32).store(table.gather(chosen)), name="gather")
    drawn = random_arrays(ast, {}, 0)[2]
    assert drawn.min() >= 0 and drawn.max() < 50 and len(set(drawn.tolist())) > 30


def test_arrays_of_the_caller_are_checked():
    with pytest.raises(TuneError, match="reads parameter 1"):
        given_arrays(row_sums(), {}, {})
    with pytest.raises(TuneError, match=r"shape \[8, 1000\], not \[3\]"):
        given_arrays(row_sums(), {}, {1: np.zeros(3, np.float32)})


def test_sizes_given_at_launch_must_be_said():
    from kg.ir.build import variable

    n = variable("n", 1, 100)
    ast = sink(param(0, (n,), float32).store(param(1, (n,), float32) + 1.0), name="any_size")
    with pytest.raises(TuneError, match="say for which n"):
        shapes_of(ast, {})
    assert shapes_of(ast, {"n": 7}) == {0: (7,), 1: (7,)}
