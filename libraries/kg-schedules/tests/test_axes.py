"""What strategies and searches ask of axes: which are tied, and which accesses vectors do not help."""

from __future__ import annotations

from kg.analysis.facts import KernelFacts, kernel_facts
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.passes.loops.fuse_reductions import fuse_reductions
from kg.passes.movement.index_movement import index_movement
from kg.passes.simplify import simplify_graph
from kg.schedule.context import Context
from kg.target.renderer import Renderer
from kg_schedules.axes import strided, tied_axes


class _Plain(Renderer):
    device, suffix = "PLAIN", "NONE"


def facts(*stores: UOp) -> KernelFacts:
    context = Context(_Plain(), ())
    return kernel_facts(fuse_reductions(simplify_graph(index_movement(sink(*stores), context), context), context))


def softmax(*shape: int, axes: tuple[int, ...]) -> UOp:
    x = param(1, shape, float32)
    e = (x - x.max(*axes).expand(*shape)).exp()
    return param(0, shape, float32).store(e / e.sum(*axes).expand(*shape))


def test_accesses_down_columns_are_strided() -> None:
    m, n, k = 4, 6, 8
    a, b = param(1, (m, k), float32).reshape(m, 1, k).expand(m, n, k), param(2, (k, n), float32).permute(1, 0)
    kernel = facts(param(0, (m, n), float32).store((a * b.reshape(1, n, k).expand(m, n, k)).sum(2).reshape(m, n)))
    assert [strided(kernel.axes[name]) for name in ("o1", "r0")] == [0, 1]


def test_loops_over_one_dimension_of_the_same_rows_are_tied() -> None:
    assert tied_axes(facts(softmax(6, 40, axes=(1,)))) == [("o1", "r0")]
    assert tied_axes(facts(softmax(6, 40, 3, axes=(1,)))) == [("o1", "r0")]
    assert sorted(tied_axes(facts(softmax(6, 8, 8, axes=(1, 2))))) == [("o1", "r0"), ("o2", "r1")]
    assert tied_axes(facts(softmax(40, axes=(0,)))) == [("o0", "r0")]


def test_loops_that_meet_or_read_other_things_are_not_tied() -> None:
    n = 8
    x = param(1, (n, n), float32)
    squared = (x.reshape(n, 1, n).expand(n, n, n) * x.reshape(1, n, n).expand(n, n, n)).sum(2).reshape(n, n)
    assert tied_axes(facts(param(0, (n, n), float32).store(squared))) == []  # x times its transpose: all three meet
    sums = param(2, (n, n), float32).sum(1).expand(n, n)
    assert tied_axes(facts(param(0, (n, n), float32).store(x + sums))) == []
    transposed = x.permute(1, 0).sum(1).expand(n, n)
    assert tied_axes(facts(param(0, (n, n), float32).store(x + transposed))) == []  # down the columns, and along the rows
