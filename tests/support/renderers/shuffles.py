"""Kernels in which work-items take the value of another lane (SUBGROUP_SHUFFLE), on any device:
a pass puts the shuffle into an ordinary copy.

out[i] = x[i], LOCAL(o0, 64)   ->   out[i] = x[i / lanes * lanes + (5 * i + 3) % lanes]
"""

from __future__ import annotations

from copy import copy
from typing import Final

import numpy as np
from kg.compile.program import to_program
from kg.dtype import DType
from kg.ir.build import param, sink
from kg.ir.indexing import add, mul, number
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.device import Device
from kg.schedule.context import Context
from kg.schedule.opts import parse_schedule
from kg.target.renderer import Renderer
from kg.target.slots import TargetPass
from kg.text.program import source_of

ITEMS: Final = 64
_COUNT: Final = 4 * ITEMS


def exchange(graph: UOp, context: Context) -> UOp:
    """At the slot `expanded`: what is stored is another lane's.
    The kernel's name ends with how many lanes there are."""
    lanes = int(graph.kernel.name.rpartition("_")[2])
    (item,) = (u for u in graph.find(Op.SPECIAL) if u.name == "l0")
    lane = add(mul(item, number(5)), number(3)) % number(lanes)

    def exchanged(store: UOp) -> UOp:
        shuffled = UOp(Op.SUBGROUP_SHUFFLE, store.src[1].dtype, (store.src[1], lane), lanes)
        return store.with_src((store.src[0], shuffled, *store.src[2:]))

    return graph.substitute({store: exchanged(store) for store in graph.find(Op.STORE)})


def check_shuffles(device: Device, dtype: DType, lanes: int, renderer: Renderer | None = None) -> str:
    """The source of the kernel, whose results are right."""
    made = copy(renderer or device.renderer)
    made.passes = (*made.passes, TargetPass("exchange", "expanded", "support.renderers.shuffles:exchange"))
    assert made.supports(Op.SUBGROUP_SHUFFLE, dtype, 1)
    ast = sink(param(0, (_COUNT,), dtype).store(param(1, (_COUNT,), dtype)), name=f"shuffled_{lanes}")
    program = to_program(ast, made, device.compiler, parse_schedule(f"LOCAL(o0, {ITEMS})"))
    numbers = np.arange(_COUNT)
    values = numbers % 3 == 0 if dtype.is_bool else numbers * 37 % 101
    x, out = device.buffer(values, dtype), device.empty(_COUNT, dtype)
    device.runtime.load(program).bind([out, x])()
    wanted = values[numbers // lanes * lanes + (5 * numbers + 3) % lanes]
    assert np.array_equal(out.numpy().astype(np.int64), wanted.astype(np.int64))
    return source_of(program) or ""
