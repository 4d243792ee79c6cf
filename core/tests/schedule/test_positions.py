"""Positions that only grow along a loop nest, against all of the nest's iterations."""

from __future__ import annotations

import random
from itertools import product, starmap

import pytest
from kg.analysis.positions import first_position
from kg.dtype import DType, index, int8, int32
from kg.ir.args import Axis, AxisKind
from kg.ir.build import const, variable
from kg.ir.indexing import number, total
from kg.ir.op import Op
from kg.ir.uop import UOp


def _loop(at: int, first: int, end: int | UOp) -> UOp:
    stop = number(end) if isinstance(end, int) else end
    return UOp(Op.RANGE, index, (number(first), stop), Axis(f"r{at}", AxisKind.REDUCE))


def test_what_only_grows_is_found() -> None:
    for seed in range(300):
        chooser = random.Random(seed)
        firsts = [chooser.choice((0, 0, 3)) for _ in range(chooser.randint(1, 3))]
        ends = [first + chooser.randint(2, 4) for first in firsts]
        steps = [chooser.choice((-1, 0, 1, 2, 4, 8, 16)) for _ in firsts]
        loops = [_loop(i, first, end) for i, (first, end) in enumerate(zip(firsts, ends, strict=True))]
        position = (total(r * step for r, step in zip(loops, steps, strict=True)) + 5).cast(int32)
        visited = [
            sum(r * step for r, step in zip(at, steps, strict=True)) + 5
            for at in product(*starmap(range, zip(firsts, ends, strict=True)))
        ]
        found = first_position(position, loops)
        assert (found is not None) == (visited == sorted(visited)), (seed, firsts, ends, steps)
        assert found is None or found.vmin == found.vmax == visited[0], seed


@pytest.mark.parametrize(("dtype", "end", "grows"), [(int8, 128, True), (int8, 129, False), (int32, 1 << 20, True)])
def test_what_wraps_may_be_anything(dtype: DType, end: int, grows: bool) -> None:
    r = _loop(0, 0, end)
    assert (first_position(r.cast(dtype), [r]) is not None) == grows


def test_lanes_step_alike() -> None:
    r = _loop(0, 0, 4)
    alike = UOp(Op.VECTORIZE, index.vec(2), (r * 2, r * 2 + 1))
    assert first_position(alike, [r]) is alike.substitute({r: number(0)})
    assert first_position(UOp(Op.VECTORIZE, index.vec(2), (r * 2, r * 3)), [r]) is None


def test_a_loop_that_may_not_run_has_no_first() -> None:
    r = _loop(0, 0, variable("n", 0, 9))
    s = _loop(0, 0, variable("m", 1, 9))
    assert first_position(r.cast(int32), [r]) is None
    assert first_position(s.cast(int32), [s]) is const(0, index).cast(int32)
    inner = _loop(1, 0, s + 1)  # a triangle: its last position is not known
    assert first_position((s * 16 + inner).cast(int32), [s, inner]) is None


def test_a_bound_may_depend_on_loops_around_the_nest() -> None:
    """Blocks of 256 iterations, of which the last is shorter."""
    blocks = _loop(0, 0, 2)
    inner = _loop(1, 0, (number(390) + blocks * -256).minimum(256))
    found = first_position(inner.cast(int32), [inner])
    assert found is not None and found.vmin == found.vmax == 0
    assert first_position((blocks * 256 + inner).cast(int32), [blocks, inner]) is None  # a bound moves within the nest
