"""A schedule applied at once is its Opts applied one after another.
Tails where results could tell them apart."""

from __future__ import annotations

from contextlib import nullcontext

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import float32
from kg.errors import KgError, ScheduleError
from kg.ir.args import AxisKind
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.schedule.apply.schedule import apply_opt, apply_schedule
from kg.schedule.context import Context
from kg.schedule.opts import OptOp, format_schedule, parse_schedule
from kg_conformance.schedules.generated import random_schedule, scheduled_graph
from support.devices import DEVICES, check, device_named
from support.random_kernels import random_case


@pytest.mark.parametrize("seed", range(60))
def test_opts_applied_together_give_the_graph_of_one_after_another(seed: int) -> None:
    renderer = device_named("CPU:LLVM").renderer
    ast = random_case(seed).ast
    context = Context(renderer, ())
    graph = one = scheduled_graph(ast, context)
    schedule = random_schedule(ast, renderer, seed, 6)
    for opt in schedule:
        one = apply_opt(one, opt, context)
    assert apply_schedule(graph, Context(renderer, schedule)) is one, format_schedule(schedule)


def test_schedules_read_back() -> None:
    text = "VECTOR(r0+o1, 16, shift) UPCAST(o0, 4, pad) UNROLL(r0, 4, peel) TILE(o2, 8, mask) THREAD(o0)"
    schedule = parse_schedule(text)
    assert format_schedule(schedule) == text
    assert schedule[0].axes == ("r0", "o1")


SPLITS = (OptOp.VECTOR, OptOp.UPCAST, OptOp.TILE)


@pytest.mark.part(2)
@pytest.mark.parametrize("tail", ("mask", "peel", "shift", "pad"))
@pytest.mark.parametrize("op", SPLITS)
@pytest.mark.parametrize("name", DEVICES)
def test_every_tail_stores_every_element(name: str, op: OptOp, tail: str) -> None:
    device = device_named(name)
    refused = tail == "shift" and op is OptOp.TILE and device.renderer.has_local
    for count in (9, 15, 16, 17, 37):
        x = param(1, (count, 3), float32).permute(1, 0)
        ast = sink(param(0, (3, count), float32).store(x * x), name="squares")
        schedule = parse_schedule(f"{op.name}(o1, 8, {tail})")
        said = "two work-items would store to one element"
        with pytest.raises(ScheduleError, match=said) if refused and count % 8 else nullcontext():
            check(device, ast, {1: np.arange(3.0 * count, dtype=np.float32).reshape(count, 3)}, schedule=schedule)


def test_an_iteration_that_runs_twice_does_not_run_in_place() -> None:
    device = device_named("CPU:LLVM")
    ast = sink(param(0, (37,), float32).store(param(1, (37,), float32) + 1), name="add_one")
    for tail, allowed in (("peel", True), ("shift", False)):
        program = device.compile(ast, parse_schedule(f"VECTOR(o0, 8, {tail})"))
        buffer = device.buffer(np.zeros(37, np.float32))
        loaded = device.runtime.load(program)
        if allowed:
            loaded.bind([buffer, buffer])()
            assert (buffer.numpy() == 1).all()
        else:
            with pytest.raises(KgError):
                loaded.bind([buffer, buffer])


def test_padded_loads_have_no_gate() -> None:
    """What `pad` is for: in the loop over the depth of a matrix product no access is gated."""
    device = device_named("CPU:LLVM")
    a, b = param(1, (37, 16), float32), param(2, (16, 32), float32)
    spread = a.reshape(37, 16, 1).expand(37, 16, 32) * b.reshape(1, 16, 32).expand(37, 16, 32)
    ast = sink(param(0, (37, 32), float32).store(spread.sum(1).reshape(37, 32)), name="product")
    gated = {}
    for tail in ("mask", "pad"):
        schedule = parse_schedule(f"VECTOR(o1, 16) UPCAST(o0, 4, {tail})")
        graph = to_program(ast, device.renderer, None, schedule).src[0]
        gated[tail] = sum(1 for u in graph.find(Op.LOAD) if u.gate is not None)
    assert gated["mask"] > 0
    assert gated["pad"] == 0


def test_ranges_keep_their_kinds() -> None:
    """An axis as long as the size of an Opt becomes what the Opt makes, under its own name."""
    device = device_named("REF")
    ast = sink(param(0, (4, 8), float32).store(param(1, (4, 8), float32) + 1), name="add_one")
    context = Context(device.renderer, parse_schedule("UPCAST(o0+o1, 4)"))
    result = apply_schedule(scheduled_graph(ast, context), context)
    kinds = {u.axis.name: u.axis.kind for u in result.find(Op.RANGE)}
    assert kinds["o0"] is kinds["o1.in"] is AxisKind.UPCAST


def test_a_thread_is_a_work_group_for_each_iteration_where_there_are_no_workers() -> None:
    """And other output axes stay loops within it, so that what they share is computed once."""
    device, x = device_named("REF"), param(1, (4, 6), float32)
    ast = sink(param(0, (4, 6), float32).store(x / x.sum(1).expand(4, 6)), name="shares")
    context = Context(device.renderer, parse_schedule("THREAD(o0)"))
    kinds = {u.axis.name: u.axis.kind for u in apply_schedule(scheduled_graph(ast, context), context).find(Op.RANGE)}
    assert kinds["o0"] is AxisKind.GLOBAL and kinds["o1"] is AxisKind.LOOP
    data = np.arange(24, dtype=np.float32).reshape(4, 6)
    check(device, ast, {1: data}, {}, context.schedule, 0.0)


def test_a_thread_over_work_groups_is_refused_where_an_output_does_not_run_over_it() -> None:
    renderer = device_named("REF").renderer
    (one, other) = (param(n, (size,), float32).store(param(n + 2, (size,), float32)) for n, size in enumerate((4, 6)))
    with pytest.raises(ScheduleError, match="not every output runs over axis o0: it can't be what work-groups are along"):
        to_program(sink(one, other, name="two"), renderer, None, parse_schedule("THREAD(o0)"))
    with pytest.raises(ScheduleError, match="has a THREAD axis already"):
        to_program(
            sink(param(0, (4, 6), float32).store(param(1, (4, 6), float32)), name="both"),
            renderer,
            None,
            parse_schedule("THREAD(o0) THREAD(o1)"),
        )
