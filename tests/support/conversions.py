"""Kernels of one subgroup that convert between layouts:
what a lane holds of an array comes to be held as it is wanted, by shuffles or through shared memory."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from hypothesis import strategies as st
from kg.dtype import AddrSpace, DType, PtrDType, index, void
from kg.ir.args import KernelInfo
from kg.ir.build import param
from kg.ir.indexing import add, mul, number
from kg.ir.layouts.layout import LinearLayout
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.linearize import linearize
from kg.passes.pipeline import steps_for
from kg.rewrite.spec.stages import verify
from kg.schedule.context import Context
from kg.target.renderer import Renderer
from kg_tiles.conversions.layouts import memory_for
from kg_tiles.conversions.nodes import converted, through_memory
from kg_tiles.lane_accesses import xor_of_bits

LANES = 32
_LANE_BITS = 5


@st.composite
def layouts(draw: st.DrawFn, bits: int, *, replicated: bool = False) -> LinearLayout:
    """(register, lane) -> element, of 2^bits elements:
    any bijective one, or one in which lanes or registers hold the same."""
    columns = draw(st.permutations([1 << n for n in range(bits)]))
    for _ in range(draw(st.integers(0, 2 * bits))):
        a, b = draw(st.permutations(range(bits)))[:2]
        columns[a] ^= columns[b]
    more = [draw(st.integers(0, (1 << bits) - 1)) for _ in range(draw(st.integers(1, 2)))] if replicated else []
    columns = draw(st.permutations([*columns, *more])) if more else columns
    registers = len(columns) - _LANE_BITS
    return LinearLayout((("register", registers), ("lane", _LANE_BITS)), (("element", bits),), tuple(columns))


def kernel(held: LinearLayout, wanted: LinearLayout, dtype: DType, *, memory: bool) -> UOp:
    """out[lane, register] = x[wanted(register, lane)], of what is loaded as `held` says.
    At the stage `expanded`."""
    lane = UOp(Op.SPECIAL, index, (number(LANES),), "l0")
    count = 1 << sum(bits for _, bits in held.outputs)
    registers = 1 << wanted.input_bits("register")
    out, x = param(0, (LANES * registers,), dtype), param(1, (count,), dtype)

    def element(n: int) -> UOp:
        place = xor_of_bits(held.images("lane"), lane, held.at(register=n)["element"])
        return UOp(Op.LOAD, dtype, (UOp(Op.INDEX, dtype, (x, place)),))

    values = [element(n) for n in range(1 << held.input_bits("register"))]
    if memory:
        plan = memory_for(wanted, held, dtype.itemsize, line=128)
        assert plan is not None
        room = UOp(Op.DEFINE_LOCAL, PtrDType(dtype, AddrSpace.LOCAL, plan.elements), (), "exchanged")
        found, *_ = through_memory(values, plan, UOp(Op.INDEX, room.dtype, (room, number(0))), lane)
    else:
        given = converted(values, held, wanted, lane)
        assert given is not None
        found = given
    stores = [
        UOp(Op.STORE, void, (UOp(Op.INDEX, dtype, (out, add(mul(lane, number(registers)), number(n)))), value))
        for n, value in enumerate(found)
    ]
    return UOp(Op.SINK, void, tuple(stores), KernelInfo("conversion"))


def lowered(sink: UOp, renderer: Renderer) -> list[UOp]:
    """The ordered program of a graph of the stage `expanded`, by the passes that are left, each checked."""
    context = Context(renderer, ())
    verify(sink, "expanded", "", renderer)
    steps = list(steps_for(renderer))
    first = next(n for n, step in enumerate(steps) if step.name == "split_long_sums")
    for step in steps[first:]:
        sink = step.run(sink, context)
        verify(sink, step.ensures, step.title, renderer)
    uops = linearize(sink)
    verify(uops, "linear", "linearize", renderer)
    return uops


def wanted_of(wanted: LinearLayout, x: np.ndarray) -> np.ndarray:
    registers = 1 << wanted.input_bits("register")
    places: Sequence[int] = [wanted.at(register=n, lane=lane)["element"] for lane in range(LANES) for n in range(registers)]
    return x[list(places)]
