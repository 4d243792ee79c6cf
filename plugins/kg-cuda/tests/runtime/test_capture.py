"""Plans as graphs, on the simulator, whose graphs run their nodes
in another order than the plan's wherever dependencies allow one."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Sequence

import kg.runtime.plan.recorder
import kg_gpu.graphs.capture
import numpy as np
import pytest
from kg.dtype import DType, bool_, float16, float32, float64, int32, int64, uint8
from kg.errors import BufferError, OutOfBounds
from kg.ir.build import param, sink, variable
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.device import Device
from kg.runtime.plan.cached import compiled
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, Plan, PlanBuffer
from kg.runtime.plan.running import PlanProgram
from kg.settings import override
from kg_cuda.card.simulator import SimCard
from kg_cuda.runtime.device import CudaRuntime
from kg_gpu.graphs.capture import Captured, GraphRun
from kg_gpu.simulated import SimulatedGraph
from support.plans import chain, check_loop, looped, more


@pytest.fixture(scope="module")
def device() -> Device:
    return open_device("CUDASIM")


@pytest.fixture
def card(device: Device) -> SimCard:
    assert isinstance(device.runtime, CudaRuntime) and isinstance(device.runtime.card, SimCard)
    return device.runtime.card


def captured(device: Device, plan: Plan) -> Captured:
    run = PlanProgram(device.runtime, compiled(plan, device.compile)).runner()
    assert isinstance(run, Captured)
    return run


def recordings(run: Captured) -> list[GraphRun]:
    made = [getattr(part, "__self__", None) for part in run._runs]
    return [part for part in made if isinstance(part, GraphRun)]


@pytest.mark.parametrize("dtype", [float32, uint8], ids=str)
@pytest.mark.parametrize("size", [1, 100, 5001])
def test_ten_kernels_with_buffers_anew(size: int, dtype: DType, device: Device) -> None:
    """And at places where vectors may not begin."""
    run = captured(device, chain(size, dtype=dtype))
    for turn in range(4):
        values = np.arange(size) % 50 + turn
        whole, out = device.empty(size + turn, dtype), device.empty(size + 3, dtype)
        x, result = whole.view(turn, size), out.view(3 - turn, size)
        x.copyin(values)
        run([result, x])
        run([result, x])
        assert result.numpy().tolist() == (values + 10).tolist()
    assert len(recordings(run)) == 1 and isinstance(recordings(run)[0]._graph, SimulatedGraph)


def test_a_graph_is_told_only_what_changed(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    run = captured(device, chain(100))
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32)
    run([out, x])
    run([out, x])
    told: list[list[int]] = []
    launch = SimulatedGraph.launch

    def tells(graph: SimulatedGraph, changed: Sequence[tuple[int, object]]) -> None:
        told.append([number for number, _ in changed])
        launch(graph, changed)  # type: ignore[arg-type]

    monkeypatch.setattr(SimulatedGraph, "launch", tells)
    run([out, x])
    run([device.empty(100, float32), x])
    run([out, device.buffer(np.ones(100, np.float32))])
    assert told == [[], [9], [0, 9]]
    assert out.numpy().tolist() == [11] * 100


def test_a_missing_dependency_is_seen(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the simulator's order is for."""
    monkeypatch.setattr(kg_gpu.graphs.capture, "dependencies", lambda steps: [()] * len(steps))
    run = captured(device, chain(100))
    x, out = device.buffer(np.zeros(100, np.float32)), device.buffer(np.zeros(100, np.float32))
    run([out, x])
    x.copyin(np.ones(100, np.float32))
    run([out, x])
    assert out.numpy().tolist() != [11] * 100


def test_values_and_conditions(device: Device) -> None:
    n = variable("n", 0, 64)
    few = n < n.const_like(10)
    x = param(1, (n,), int32)
    add = sink(param(0, (n,), int32).store(x + n.cast(int32).reshape(1).expand(n)), name="add_n")
    buffers = (
        PlanBuffer(Category.OUTPUT, int32, n, 0),
        PlanBuffer(Category.INPUT, int32, n, 1),
        PlanBuffer(Category.INTERMEDIATE, int32, n),
        PlanBuffer(Category.OUTPUT, int32, n, 2),
    )
    steps = (LaunchStep(add, (2, 1)), LaunchStep(add, (0, 2)), LaunchStep(add, (0, 1), few), CopyStep(3, 0), FillStep(2, 5))
    run = captured(device, Plan("maybe", (n.variable,), buffers, steps))
    x, out = device.buffer(np.arange(64), int32), device.buffer(np.full(64, -1), int32)
    other = device.buffer(np.full(64, -1), int32)
    for value in (0, 3, 20, 0, 9, 9, 10, 64):
        run([out, x, other], [value])
        expected = np.arange(value) + value * (1 if value < 10 else 2)
        assert out.numpy()[:value].tolist() == other.numpy()[:value].tolist() == expected.tolist(), value
    assert len(recordings(run)) == 1


def test_values_of_one_launch(device: Device) -> None:
    x = device.buffer(np.arange(64), int32)
    at = variable("at", 0, 48)
    part = sink(param(0, (16,), int32).store(param(1, (64,), int32).shrink((at, at + 16))), name="part")
    more = (PlanBuffer(Category.INPUT, int32, 64, 1), *(PlanBuffer(Category.OUTPUT, int32, 16, slot) for slot in (2, 3)))
    run = captured(device, Plan("placed", (), more, tuple(LaunchStep(part, (n, 0), values=(("at", 16 * n),)) for n in (1, 2))))
    parts = [device.empty(16, int32) for _ in range(2)]
    run([x, *parts])
    assert [p.numpy().tolist() for p in parts] == [list(range(16, 32)), list(range(32, 48))]


@pytest.mark.parametrize(
    ("dtype", "value"),
    [
        (uint8, 7),
        (bool_, True),
        (float16, 1.5),
        (float32, -2.5),
        (float64, 0.0),
        (float64, 1 / 3),
        (int64, -1),
        (int64, 1 << 40),
    ],
    ids=str,
)
def test_fills(dtype: DType, value: float, device: Device) -> None:
    """Of words, and of 8 bytes whose halves are the same or not; of parts of memory."""
    buffers = (PlanBuffer(Category.OUTPUT, dtype, 77, 0), PlanBuffer(Category.OUTPUT, dtype, 77, 1))
    run = captured(device, Plan("fills", (), buffers, (FillStep(0, value), CopyStep(1, 0))))
    guard, out = device.buffer(np.zeros(80), dtype), device.empty(77, dtype)
    expected = device.buffer(np.full(77, value), dtype).numpy()
    for first in (0, 1, 3):
        run([guard.view(first, 77), out])
        assert (out.numpy() == expected).all() and (guard.view(first, 77).numpy() == expected).all()
    assert (guard.numpy() == expected[0]).all()


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_loops_are_written_out(count: int, device: Device) -> None:
    run = captured(device, looped(device, count))
    check_loop(run, device, count)
    (recording,) = recordings(run)
    assert len(recording._steps) == 2 + 2 * count + count % 2 and len(run._runs) == 1


def test_long_loops_are_run_step_by_step(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the graphs of what comes before and after."""
    monkeypatch.setattr(kg.runtime.plan.recorder, "MOST_UNROLLED", 9)
    run = captured(device, looped(device, 5))
    check_loop(run, device, 5)
    assert [isinstance(getattr(part, "__self__", None), GraphRun) for part in run._runs] == [True, False]


def test_buffers_are_not_kept(device: Device) -> None:
    run = captured(device, looped(device, 3))
    out, rows, x = device.empty(4, float32), device.empty(20, float32), device.buffer(np.zeros(4, np.float32))
    block = weakref.ref(x.block())
    for _ in range(2):
        run([out, rows, x])
    del x
    assert block() is None
    out.free()
    with pytest.raises(BufferError, match="was freed"):
        run([out, rows, rows.view(0, 4)])


def test_a_result_in_place_of_its_argument(device: Device) -> None:
    """Two numbers of one memory: what reads the one comes before what writes the other."""
    size = 64
    buffers = (
        PlanBuffer(Category.OUTPUT, float32, size, 0),
        PlanBuffer(Category.INPUT, float32, size, 1),
        PlanBuffer(Category.OUTPUT, float32, size, 2),
    )
    steps = (LaunchStep(more(size), (2, 1)), LaunchStep(more(size), (0, 1)))
    run = captured(device, Plan("in_place", (), buffers, steps))
    assert (1, 0) in run.program.info.in_place
    x, other = device.buffer(np.zeros(size, np.float32)), device.empty(size, float32)
    for turn in range(3):
        run([x, x, other])
        assert other.numpy().tolist() == x.numpy().tolist() == [turn + 1] * size


def test_a_plan_is_timed_by_its_kernels(device: Device) -> None:
    run = captured(device, looped(device, 2))
    out, rows, x = device.empty(4, float32), device.empty(20, float32), device.buffer(np.zeros(4, np.float32))
    for _ in range(2):
        run([out, rows, x])
    y = device.buffer(np.ones(4, np.float32))
    times = device.runtime.timed(lambda: run([out, rows, y]))
    told = [("copy", "16 bytes"), ("copy", "80 bytes"), *[("launch", "more"), ("copy", "16 bytes")] * 2]
    assert [(t.kind, t.name) for t in times] == told
    assert out.numpy().tolist() == [3] * 4
    run([out, rows, x])
    assert out.numpy().tolist() == [2] * 4, "the graph is told of all again"


def test_graphs_and_modules_go_with_the_plan(device: Device, card: SimCard) -> None:
    run = captured(device, chain(100))
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32)
    for _ in range(2):
        run([out, x])
    gc.collect()
    device.synchronize()
    before = len(card.memory.modules)
    (recording,) = recordings(run)
    graph = recording._graph
    assert isinstance(graph, SimulatedGraph) and len(graph._nodes) == 10
    del run, recording
    gc.collect()
    assert graph._nodes
    device.synchronize()
    assert not graph._nodes and len(card.memory.modules) < before


def test_a_card_without_graphs(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begins the nodes one by one."""
    monkeypatch.setattr(SimCard, "graph", lambda *_: None)
    run = captured(device, looped(device, 5))
    check_loop(run, device, 5)
    assert all(recording._graph is None for recording in recordings(run))


def test_plans_under_sanitize_run_step_by_step(device: Device) -> None:
    with override(sanitize=True):
        checked = open_device("CUDASIM")
        index = sink(param(0, (4,), float32).store(param(1, (4,), float32).gather(param(2, (4,), int32))), name="wild")
        buffers = (
            *chain(4).buffers[:2],
            PlanBuffer(Category.INPUT, int32, 4, 2),
            PlanBuffer(Category.INTERMEDIATE, float32, 4),
        )
        plan = Plan("wilder", (), buffers, (LaunchStep(index, (3, 1, 2)), LaunchStep(more(4), (0, 3))))
        run = PlanProgram(checked.runtime, compiled(plan, checked.compile)).runner()
        assert not isinstance(run, Captured)
        x = checked.buffer(np.arange(4, dtype=np.float32))
        with pytest.raises(OutOfBounds, match="wild"):
            run([checked.empty(4, float32), x, checked.buffer(np.array([0, 1, 2, 9], np.int32))])


def test_bound_plans_refuse_freed_buffers(device: Device) -> None:
    x, out = device.buffer(np.zeros(16, np.float32)), device.empty(16, float32)
    launch = device.load(chain(16)).bind([out, x])
    for _ in range(3):
        launch()
    assert out.numpy().tolist() == [10] * 16
    held: Buffer = x
    held.free()
    with pytest.raises(BufferError, match="was freed"):
        launch()
