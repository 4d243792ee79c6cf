"""Captured plans as graphs of the driver's, over a libcuda of our own:
nodes, what they wait for, updates, refusals."""

from __future__ import annotations

from pathlib import Path

import pytest
from card.with_libcuda import run

PLAN = """
    from kg.runtime.plan.cached import compiled
    from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, Plan, PlanBuffer
    from kg.runtime.plan.running import PlanProgram

    def captured(device):
        # t = x + x; out = t + t; filled with 3; other = a copy of out; seen only with n = 1
        n = kg.variable("n", 0, 1)
        kinds = [Category.OUTPUT, Category.INPUT, Category.OUTPUT, Category.OUTPUT, Category.INTERMEDIATE]
        slots = [0, 1, 2, 3, -1]
        buffers = tuple(PlanBuffer(kind, kg.float32, 1000, slot) for kind, slot in zip(kinds, slots))
        first, second = kernel(name="first"), kernel(name="second")
        steps = (LaunchStep(first, (4, 1)), LaunchStep(second, (0, 4)), FillStep(2, 3.0), CopyStep(3, 0), LaunchStep(second, (2, 1), n.eq(1)))
        return PlanProgram(device.runtime, compiled(Plan("plan", (n.variable,), buffers, steps), device.compile)).runner()
"""


def test_a_plan_is_a_graph(library: Path) -> None:
    """From its second call on: nodes with what they wait for, one launch,
    and updates only of what changed."""
    run(
        library,
        PLAN
        + """
    device = kg.open_device("CUDA")
    run = captured(device)
    x = device.buffer(np.arange(1000, dtype=np.float32))
    out, filled, other = (device.empty(1000, kg.float32) for _ in range(3))

    def calls(x, n, *buffers):
        before = len(fake.calls)
        run([out, x, filled, other], [n])
        return [c for c in fake.calls[before:] if c not in ("cuCtxPushCurrent", "cuCtxPopCurrent")]

    def check(x, n):
        assert (out.numpy() == x * 4).all() and (other.numpy() == x * 4).all()
        assert (filled.numpy() == (x * 2 if n else 3)).all()

    values = np.arange(1000, dtype=np.float32)
    assert calls(x, 0) == ["cuLaunchKernel", "cuLaunchKernel", "cuMemsetD32Async", "cuMemcpyDtoDAsync"]
    check(values, 0)
    made = calls(x, 0)
    assert made[:7] == ["cuGraphCreate", "cuGraphAddKernelNode", "cuGraphAddKernelNode", "cuGraphAddMemsetNode", "cuGraphAddMemcpyNode",
        "cuGraphAddKernelNode", "cuGraphInstantiateWithFlags"] and made[-1] == "cuGraphLaunch"
    (graph,) = [held for held in fake.handles.values() if isinstance(held, Graph)]
    assert graph.after == [[], [0], [], [1], [2]]
    check(values, 0)
    assert calls(x, 0) == ["cuGraphLaunch"]
    y = device.buffer(-values)
    assert calls(y, 0) == ["cuGraphExecKernelNodeSetParams", "cuGraphLaunch"] or calls(y, 0) == ["cuGraphLaunch"]
    check(-values, 0)
    assert calls(y, 1) == ["cuGraphNodeSetEnabled", "cuGraphExecKernelNodeSetParams", "cuGraphLaunch"]
    check(-values, 1)
    assert calls(x, 0) == ["cuGraphExecKernelNodeSetParams", "cuGraphNodeSetEnabled", "cuGraphLaunch"]
    check(values, 0)

    z = device.buffer(np.arange(1001, dtype=np.float32)).view(1, 1000)
    assert "cuModuleLoadDataEx" in calls(z, 0), "a form for where vectors can't begin"
    check(values + 1, 0)
    times = device.runtime.timed(lambda: run([out, x, filled, other], [1]))
    assert [t.name for t in times] == ["first", "second", "4,000 bytes", "4,000 bytes", "second"]
    assert [round(t.stop - t.start, 6) for t in times] == [0.002, 0.002, 0.001, 0.001, 0.002]
    check(values, 1)
    """,
    )


def test_launches_under_way_are_as_they_were_asked_for(library: Path) -> None:
    """A graph that is told of other buffers runs the earlier launch with the earlier ones;
    and it goes when it is over."""
    run(
        library,
        PLAN
        + """
    device = kg.open_device("CUDA")
    run = captured(device)
    outs = [[device.empty(1000, kg.float32) for _ in range(3)] for _ in range(4)]
    for number, (out, filled, other) in enumerate(outs):
        run([out, device.buffer(np.full(1000, number, np.float32)), filled, other], [number % 2])
    alive = lambda kind: sum(isinstance(held, kind) for held in fake.handles.values())
    assert "cuStreamSynchronize" not in fake.calls
    del run
    gc.collect()
    assert alive(Graph) == alive(Instance) == 1 and alive(Module)
    for number, (out, filled, other) in enumerate(outs):
        assert (out.numpy() == 4 * number).all() and (other.numpy() == 4 * number).all()
        assert (filled.numpy() == (2 * number if number % 2 else 3)).all()
    device.synchronize()
    assert alive(Graph) == alive(Instance) == alive(Module) == 0
    run = captured(device)
    for _ in range(2):
        run([*outs[0][:1], outs[1][0], *outs[0][1:]], [0])
    device.runtime.close()
    assert alive(Graph) == alive(Instance) == alive(Module) == 0, "PyTorch may keep the context"
    """,
    )


@pytest.mark.parametrize(
    "call",
    ["cuGraphCreate", "cuGraphAddKernelNode", "cuGraphInstantiateWithFlags", "cuGraphLaunch", "cuGraphExecKernelNodeSetParams"],
)
def test_a_graph_that_the_driver_refuses(library: Path, call: str) -> None:
    """Nothing is left of it, and the next call begins anew."""
    lines = run(
        library,
        PLAN
        + f"""
    device = kg.open_device("CUDA")
    run = captured(device)
    x, y = (device.buffer(np.full(1000, n, np.float32)) for n in (1, 2))
    out, filled, other = (device.empty(1000, kg.float32) for _ in range(3))
    run([out, x, filled, other], [0])
    if "Exec" in {call!r}:
        run([out, x, filled, other], [0])
    fake.failing[{call!r}] = 1
    print(refused(lambda: run([out, y, filled, other], [0]), kg.KgError))
    fake.failing.clear()
    assert sum(isinstance(held, Instance) for held in fake.handles.values()) <= 1
    run([out, y, filled, other], [0])
    assert (out.numpy() == 8).all() and (other.numpy() == 8).all()
    """,
    )
    assert "CUDA_ERROR_INVALID_VALUE" in lines[0] and (
        "first, second" in lines[0] if call == "cuGraphLaunch" else call.removesuffix("WithFlags") in lines[0]
    )
