"""The cost model: schedules that are known to be good before those known to be bad,
by the renderer's fields alone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import format_schedule, parse_schedule
from kg.target.capabilities import Caches, RegisterFile, SharedMemory, Vectors, Workers, WorkGroups
from kg.target.renderer import Renderer
from kg_schedules.cost.estimate import estimate
from kg_tiles import OPTS
from kg_tune.space import Candidate, Space


class Threads(RefRenderer):
    """A machine of 512-bit vectors, three caches and two cores."""

    vectors = Vectors(alu=512, memory=512, masked=True, gather=True)
    work_groups, shared_memory, workers = WorkGroups(), SharedMemory(), Workers(2)
    registers = RegisterFile(vector=32)
    caches = Caches((48 << 10, 1 << 20, 32 << 20), line=64)
    opts = OPTS


def product(n: int) -> UOp:
    a, b = (param(i, (n, n), float32) for i in (1, 2))
    left, right = a.reshape(n, 1, n).expand(n, n, n), b.permute(1, 0).reshape(1, n, n).expand(n, n, n)
    return sink(param(0, (n, n), float32).store((left * right).sum(2).reshape(n, n)), name="gemm")


def softmax(n: int) -> UOp:
    x = param(1, (n, n), float32)
    e = (x - x.max(1).expand(n, n)).exp()
    return sink(param(0, (n, n), float32).store(e / e.sum(1).expand(n, n)), name="softmax")


def transpose(n: int) -> UOp:
    return sink(param(0, (n, n), float32).store(param(1, (n, n), float32).permute(1, 0)), name="transpose")


def total(n: int) -> UOp:
    return sink(param(0, (1,), float32).store(param(1, (n,), float32).sum(0)), name="total")


def cost(ast: UOp, schedule: str, renderer: Renderer | None = None) -> Candidate:
    found = Space(ast, renderer or Threads()).candidate(parse_schedule(schedule))
    assert found is not None, schedule
    return found


#: kernel -> schedules, each quicker than the next by much on any processor of that kind
ORDERS = {
    "gemm": (
        product(512),
        "VECTOR(o1, 32) UPCAST(o0, 8) THREAD(o0)",
        "VECTOR(o1, 32) UPCAST(o0, 8)",
        "VECTOR(o1, 16)",
        "UPCAST(o1, 4)",
        "",
    ),
    "spills": (product(512), "VECTOR(o1, 32) UPCAST(o0, 8)", "VECTOR(o1, 64) UPCAST(o0, 16)"),
    "softmax": (
        softmax(2048),
        "VECTOR(o1, 16) VECTOR(r0, 64) THREAD(o0)",
        "VECTOR(r0, 16) VECTOR(o1, 16)",
        "VECTOR(r0, 16)",
        "",
    ),
    "transpose": (transpose(4096), "UPCAST(o0, 16) TILE(o1, 64)", "", "SWAP(o0, o1) TILE(o0, 16)"),
    "sum": (total(1 << 16), "VECTOR(r0, 64)", "VECTOR(r0, 16)", "UNROLL(r0, 4)"),
}


@pytest.mark.parametrize("name", ["gemm", "spills", "softmax", "sum"])
def test_better_schedules_cost_less(name: str):
    ast, *schedules = ORDERS[name]
    cycles = [cost(ast, s).cost.cycles for s in schedules]
    for (better, worse), (a, b) in zip(pairwise(schedules), pairwise(cycles), strict=True):
        assert a < b, f"{better!r} should cost less than {worse!r}"


def test_a_tile_of_a_transpose_reads_each_line_once():
    plain, tiled = (cost(transpose(4096), s).cost for s in ("", "UPCAST(o0, 16)"))
    assert tiled.cycles < plain.cycles / 3
    assert tiled.traffic[1] < plain.traffic[1] / 3


def test_what_fits_a_cache_is_brought_in_once_or_never():
    small, large = (cost(total(n), "").cost for n in (1 << 10, 1 << 25))
    assert small.traffic == (0.0, 0.0, 0.0)
    assert large.traffic == pytest.approx((4.0 * (1 << 25),) * 3, rel=1e-5)


def test_blocks_that_fit_a_cache_save_traffic_into_it():
    plain = cost(product(960), "VECTOR(o1, 32) UPCAST(o0, 8)").cost
    blocked = cost(product(960), "VECTOR(o1, 32) UPCAST(o0, 8) TILE(o1, 5)").cost
    assert blocked.traffic[1] < plain.traffic[1] / 2


def test_accumulators_beyond_the_registers_are_counted():
    fits, spills = (cost(product(512), f"VECTOR(o1, 32) UPCAST(o0, {n})").cost for n in (8, 16))
    assert fits.registers <= 32 < spills.registers
    assert fits.sensible(Threads()) and not cost(product(512), "VECTOR(o1, 64) UPCAST(o0, 32)").cost.sensible(Threads())


def test_code_that_is_unrolled_for_ever_is_not_sensible():
    assert not cost(product(512), "UPCAST(o0, 16) UPCAST(o1, 16) UNROLL(r0, 16)").cost.sensible(Threads())


def test_fields_of_the_renderer_decide():
    class Narrow(Threads):
        vectors = Vectors(alu=128, memory=128, masked=True, gather=True)

    class Large(Threads):
        caches = Caches((1 << 30,), line=64)

    wide, narrow = (cost(total(1 << 16), "VECTOR(r0, 64)", r).cost.core for r in (Threads(), Narrow()))
    assert narrow > 2 * wide
    assert cost(transpose(4096), "", Large()).cost.traffic == (0.0,)


def test_every_neighbour_of_a_schedule_has_a_cost():
    for ast in (product(64), softmax(64), transpose(64), total(1 << 12)):
        for renderer in (Threads(), RefRenderer()):
            space = Space(ast, renderer)
            found = [c for c in map(space.candidate, space.neighbours(space.default)) if c is not None]
            assert len(found) > 5 and all(c.cost.cycles > 0 and c.cost.code > 0 for c in found)


def test_panels_are_offered_with_the_lanes_side_by_side():
    space = Space(product(512), Threads())
    offered = [str(s[-1]) for s in space.neighbours(parse_schedule("TILE(o1, 64) VECTOR(o1.in, 32) UPCAST(o0, 8)"))]
    assert "STAGE(o1, p2, THREAD, o1.in/r0/o1.in.in)" in offered
    whole = [format_schedule(s) for s in space.neighbours(parse_schedule("VECTOR(o1, 32) UPCAST(o0, 8) THREAD(o0)"))]
    assert "TILE(o1, 32) VECTOR(o1.in, 32) UPCAST(o0, 8) THREAD(o1) STAGE(o1, p2, THREAD, r0/o1.in)" in whole
    packed, strided = (
        cost(product(512), f"TILE(o1, 32) VECTOR(o1.in, 32) UPCAST(o0, 8) STAGE(o1, p2, THREAD{layout})").cost
        for layout in (", r0/o1.in", "")
    )
    assert packed.cycles < strided.cycles / 2


def test_estimates_do_not_hang_on_the_order_of_anything():
    ast = softmax(256)
    first = cost(ast, "VECTOR(o1, 16) VECTOR(r0, 64) THREAD(o0)").cost
    assert first == estimate(_graph(ast, "VECTOR(o1, 16) VECTOR(r0, 64) THREAD(o0)"), Threads())
    assert any(u.op is Op.RANGE for u in ast.toposort()) is False


def _graph(ast: UOp, schedule: str) -> UOp:
    from kg.schedule.apply.schedule import apply_schedule
    from kg.schedule.context import Context

    return apply_schedule(Space(ast, Threads()).graph, Context(Threads(), parse_schedule(schedule)))
