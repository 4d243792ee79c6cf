"""Ops that a target has at some widths of vectors alone:
each is asked at the widths at which core will use it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from kg.dtype import DType, float32, int32
from kg.ir.build import param, sink
from kg.ir.op import ALU, Op
from kg.ir.uop import UOp
from kg.passes.linearize import linearize
from kg.passes.pipeline import full_rewrite_to_sink
from kg.rewrite.spec.stages import verify
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.context import Context
from kg.schedule.opts import parse_schedule
from kg.semantics.interp.interpreter import run
from kg.target.capabilities import SharedMemory, Vectors, WorkGroups

WIDTHS = (1, 2, 4, 8)


class Widths(RefRenderer):
    """Vectors of these widths, and of a few ops only at some of them."""

    work_groups, shared_memory, vectors = WorkGroups(), SharedMemory(), Vectors(alu=4096, memory=4096)
    lowering = "kg_lowering:decompose"

    def __init__(self, widths: tuple[int, ...], few: dict[Op, tuple[int, ...]] | None = None) -> None:
        self.widths, self.few = widths, few or {}

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        return lanes in self.few.get(op, self.widths) and super().supports(op, dtype, lanes)


def lowered(kernel: UOp, renderer: Widths, schedule: str) -> list[UOp]:
    """The ordered program, each pass and every question to the renderer verified."""
    linear = linearize(full_rewrite_to_sink(kernel, Context(renderer, parse_schedule(schedule))))
    verify(linear, "linear", "linearize", renderer)
    return linear


def multiply_add(size: int, dtype: DType = float32) -> UOp:
    x, y, z = (param(slot, (size,), dtype) for slot in (1, 2, 3))
    return sink(param(0, (size,), dtype).store(x * y + z), name="multiply_add")


def lanes_of(linear: list[UOp], op: Op) -> Counter[int]:
    """Lanes of every such op on values, which addresses are not."""
    where = {s for u in linear if u.op is Op.INDEX for s in u.toposort()}
    return Counter(u.lanes for u in linear if u.op is op and u not in where)


def results(linear: list[UOp], size: int) -> np.ndarray:
    """What comes of small integers, which no rounding changes."""
    out = np.zeros(size, np.float32)
    arrays = [(np.arange(size) * 3 + slot).astype(np.float32) for slot in (1, 2, 3)]
    run(linear, {0: out, **dict(enumerate(arrays, 1))})
    np.testing.assert_array_equal(out, arrays[0] * arrays[1] + arrays[2])
    return out


@pytest.mark.parametrize("lanes", [1, 2, 4, 6, 8, 12, 16])
@pytest.mark.parametrize("few", [(), (1,), (4,), (8,), (2, 8), (1, 4)], ids=str)
def test_mulacc_at_few_widths(few: tuple[int, ...], lanes: int):
    """It is formed where it takes no more instructions than a product does,
    and else stays a product and a sum."""
    kernel, schedule = multiply_add(2 * lanes), f"VECTOR(o0, {lanes})" if lanes > 1 else ""
    linear = lowered(kernel, Widths(WIDTHS, {Op.MULACC: few}), schedule)
    results(linear, 2 * lanes)
    products = lanes_of(lowered(kernel, Widths(WIDTHS, {Op.MULACC: ()}), schedule), Op.MUL)
    assert lanes_of(linear, Op.MULACC) == (products if set(products) <= set(few) else Counter())


@pytest.mark.parametrize("widths", [(1, *some) for n in range(3) for some in combinations((2, 4, 8), n)], ids=str)
@pytest.mark.parametrize("lanes", [3, 5, 6, 7, 12, 16])
def test_every_piece_of_a_vector_is_asked_for(widths: tuple[int, ...], lanes: int):
    """A target may have vectors of 8 and none of 2: what is left of a vector becomes scalars there."""
    results(lowered(multiply_add(2 * lanes), Widths(widths), f"VECTOR(o0, {lanes})"), 2 * lanes)


def test_functions_are_polynomials_in_the_vectors_that_fit():
    """Two vectors of 8 are worth more than 16 calls, as one is."""
    x = param(1, (32,), float32)
    kernel = sink(param(0, (32,), float32).store(x.exp2()), name="exp2")
    for lanes in (8, 16):
        linear = lowered(kernel, Widths(WIDTHS, {Op.EXP2: (1,)}), f"VECTOR(o0, {lanes})")
        assert not lanes_of(linear, Op.EXP2)
        assert {u.lanes for u in linear if u.op in ALU and u.type.scalar is float32} == {8}


def test_integer_products_with_few_widths():
    linear = lowered(multiply_add(12, int32), Widths((1, 4), {Op.MUL: (1,)}), "VECTOR(o0, 6)")
    assert set(lanes_of(linear, Op.MUL)) == {1} and set(lanes_of(linear, Op.ADD)) >= {4}


def test_a_refused_mulacc_leaves_a_difference_as_it_is():
    """No negation is made for a MULACC that the target does not have."""
    x, y, z = (param(slot, (8,), float32) for slot in (1, 2, 3))
    kernel = sink(param(0, (8,), float32).store(x * y - z), name="difference")
    linear = lowered(kernel, Widths(WIDTHS, {Op.MULACC: ()}), "VECTOR(o0, 8)")
    assert lanes_of(linear, Op.SUB) == Counter({8: 1}) and not lanes_of(linear, Op.NEG)
