"""Conversions between random layouts on the reference interpreter,
whose race tracker watches shared memory."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from kg.dtype import float32, index
from kg.ir.args import Var
from kg.ir.layouts.layout import LinearLayout
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rules import simplify
from kg.runtime.devices.ref import RefRenderer
from kg.semantics.interp.interpreter import run
from kg_tiles.lane_accesses import xor_of_bits
from support.conversions import LANES, kernel, layouts, lowered, wanted_of


@st.composite
def pairs(draw: st.DrawFn, *, held: bool, wanted: bool) -> tuple[LinearLayout, LinearLayout]:
    bits = draw(st.integers(5, 8))
    return draw(layouts(bits, replicated=held)), draw(layouts(bits, replicated=wanted))


@pytest.mark.parametrize("memory", [False, True], ids=["shuffles", "memory"])
@pytest.mark.parametrize("replicated", [False, True], ids=["once", "replicated"])
@settings(max_examples=15, deadline=None, phases=(Phase.explicit, Phase.generate))
@given(data=st.data())
def test_conversions(memory: bool, replicated: bool, data: st.DataObject) -> None:
    held, wanted = data.draw(pairs(held=replicated and not memory, wanted=replicated))
    uops = lowered(kernel(held, wanted, float32, memory=memory), RefRenderer())
    x = np.arange(1 << sum(n for _, n in held.outputs), dtype=np.float32) + 1
    out = np.zeros(LANES << wanted.input_bits("register"), np.float32)
    run(uops, {0: out, 1: x}, local_size=(LANES, 1, 1))
    assert np.array_equal(out, wanted_of(wanted, x))


def test_xor_of_weights_that_overlap() -> None:
    """3 and 6 have a bit in common: bits 0 and 1 of a number together move by 5, not by 9."""
    number = UOp(Op.DEFINE_VAR, index, (), Var("n", 0, 7))
    found = xor_of_bits((3, 6, 1), number)
    assert [int(simplify(found.substitute({number: number.const_like(n)})).value) for n in range(8)] == [0, 3, 6, 5, 1, 2, 7, 4]
