"""Back-to-back MMA by a unit that takes its left operand from other lanes than have its results,
as CDNA's do: its registers are shuffled."""

from __future__ import annotations

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import float32
from kg.ir import monoid
from kg.ir.build import param, sink
from kg.ir.layouts.fragment import fragment
from kg.ir.layouts.layout import along
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import linear_uops
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.semantics.interp.interpreter import run
from kg_tiles import OPTS

ROWS, KEYS, WIDTH = 32, 64, 16
#: MFMA's layouts in 32 lanes: rows of the operand are lanes, those of the result are registers and what is above the lanes of a row.
UNIT = TensorCore(
    "mfma_m16n16k8",
    (16, 16, 8),
    32,
    (float32, float32),
    float32,
    fragment(along("register", "column", 4), along("lane", "row", 16), along("lane", "column", 2)),
    fragment(along("register", "row", 4), along("lane", "column", 16), along("lane", "row", 2)),
    fragment(along("register", "row", 8), along("lane", "column", 16), along("lane", "row", 2)),
)


#: One whose results are wider than a step is deep, as float64's of sm_80: two steps take a tile, in an order of the sum in which lanes have what they take.
SHALLOW = TensorCore(
    "mma_m8n8k4",
    (8, 8, 4),
    32,
    (float32, float32),
    float32,
    fragment(along("lane", "column", 4), along("lane", "row", 8)),
    fragment(along("lane", "row", 4), along("lane", "column", 8)),
    fragment(along("register", "column", 2), along("lane", "column", 4), along("lane", "row", 8)),
)


class Renderer(RefRenderer):
    tensor_cores = (UNIT, SHALLOW)
    opts = OPTS


def product(a: UOp, b: UOp) -> UOp:
    (rows, depth), (_, columns) = a.shape, b.shape
    spread = a.reshape(rows, depth, 1).expand(rows, depth, columns) * b.reshape(1, depth, columns).expand(rows, depth, columns)
    return spread.reduce(monoid.ADD, 1).reshape(rows, columns)


@pytest.mark.parametrize(("unit", "shuffles"), [(UNIT, KEYS // 16 * 8), (SHALLOW, 0)], ids=["shuffled", "in another order"])
def test_attention(unit: TensorCore, shuffles: int) -> None:
    """Each register of the weights goes once, or none."""
    assert unit.check() == []
    q, k, v = (param(n + 1, shape, float32) for n, shape in enumerate(((ROWS, WIDTH), (KEYS, WIDTH), (KEYS, WIDTH))))
    scores = product(q, k.permute(1, 0))
    weights = (scores - scores.reduce(monoid.MAX, 1).expand(ROWS, KEYS)).exp()
    total = product(weights, v) / weights.reduce(monoid.ADD, 1).expand(ROWS, WIDTH)
    ast = sink(param(0, (ROWS, WIDTH), float32).store(total), name="attention")
    program = to_program(ast, Renderer(), schedule=parse_schedule(f"TC(r0, {unit.name})"))
    uops = linear_uops(program)
    assert any(u.op is Op.WMMA for u in uops)
    assert sum(u.op is Op.SUBGROUP_SHUFFLE for u in uops) == shuffles
    generator = np.random.default_rng(5)
    arrays = [generator.standard_normal(u.shape).astype(np.float32) for u in (q, k, v)]
    out = np.zeros(ROWS * WIDTH, np.float32)
    info = program.program
    run(
        uops,
        {0: out, **{n + 1: x.reshape(-1) for n, x in enumerate(arrays)}},
        global_size=tuple(int(d) for d in info.global_size),
        local_size=info.local_size,
    )
    x, y, z = (a.astype(np.float64) for a in arrays)
    exact = np.exp(x @ y.T - (x @ y.T).max(1, keepdims=True))
    assert np.abs(out.reshape(ROWS, WIDTH) - exact @ z / exact.sum(1, keepdims=True)).max() < 1e-5
