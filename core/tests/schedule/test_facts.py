"""What schedules are chosen by: the facts of each axis."""

from __future__ import annotations

from kg.analysis.facts import KernelFacts, kernel_facts
from kg.dtype import float16, float32
from kg.ir import monoid as monoids
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.passes.loops.fuse_reductions import fuse_reductions
from kg.passes.movement.index_movement import index_movement
from kg.passes.simplify import simplify_graph
from kg.schedule.context import Context
from kg.target.renderer import Renderer


class _Plain(Renderer):
    device, suffix = "PLAIN", "NONE"


def facts(*stores: UOp) -> KernelFacts:
    context = Context(_Plain(), ())
    return kernel_facts(fuse_reductions(simplify_graph(index_movement(sink(*stores), context), context), context))


def test_how_a_matrix_product_meets_memory_along_each_axis() -> None:
    m, n, k = 4, 6, 8
    a, b = param(1, (m, k), float32).reshape(m, 1, k).expand(m, n, k), param(2, (k, n), float32).permute(1, 0)
    kernel = facts(param(0, (m, n), float32).store((a * b.reshape(1, n, k).expand(m, n, k)).sum(2).reshape(m, n)))
    rows, columns, depth = (kernel.axes[name] for name in ("o0", "o1", "r0"))
    assert [axis.extent for axis in (rows, columns, depth)] == [m, n, k]
    assert list(rows.loads.values()) == [k]  # the loads of b don't depend on the rows, so they don't stand under them
    assert columns.strides() == [1, 1]
    assert sorted(depth.strides()) == [1, n]
    assert (columns.contiguous, depth.contiguous) == (2, 1)
    assert columns.meets == {rows.axis, depth.axis}
    assert kernel.shared(rows) and kernel.shared(columns)
    assert not kernel.shared(depth)
    assert len(depth.reductions) == 1 and not rows.reductions
    assert rows.bits == 32


def test_the_widest_value_counts() -> None:
    x = param(1, (8, 4), float16)
    kernel = facts(param(0, (8, 1), float16).store(x.sum(1).cast(float16)))
    assert kernel.axes["r0"].bits == 32
    kernel = facts(param(0, (8, 4), float16).store(x * x))
    assert kernel.axes["o0"].bits == 16


def test_what_must_run_in_order_is_not_free() -> None:
    x = param(1, (4, 8), float32)
    kernel = facts(param(0, (4, 8), float32).store(x.scan(monoids.ADD, 1)))
    assert kernel.axes["o0"].free and not kernel.axes["o1"].free
    assert kernel.axes["o1"].scanned

    from kg.dtype import int32

    places = param(2, (16,), int32)
    target = param(3, (8,), float32)
    kernel = facts(param(0, (8,), float32).store(target.scatter(param(1, (16,), float32), places, mode="add")))
    (updates,) = [axis for axis in kernel.axes.values() if axis.extent == 16]
    assert updates.ordered and not updates.free
    assert set(updates.stores.values()) == {None}


def test_rows_of_their_own_are_free_of_each_other() -> None:
    """Each example of a batch scatters into a row of its own:
    the gate says that its data stay in that row."""
    from kg.dtype import int32
    from kg.ir.build import arange

    number = arange(4, int32).reshape(4, 1).expand(4, 16)
    value = param(3, (4, 8), float32).scatter(param(1, (4, 16), float32), number, param(2, (4, 16), int32), mode="add")
    kernel = facts(param(0, (4, 8), float32).store(value))
    rows, updates = (next(a for a in kernel.axes.values() if a.name.startswith("u") and a.extent == n) for n in (4, 16))
    assert not rows.ordered and updates.ordered
    free = sink(param(0, (4, 8), float32).store(value), unchecked=True)
    kernel = kernel_facts(index_movement(free, Context(_Plain(), ())))
    assert all(a.ordered for a in kernel.axes.values() if a.name.startswith("u")), "nothing says how far the data go"
