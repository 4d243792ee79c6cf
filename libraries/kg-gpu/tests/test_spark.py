"""SPARK: a GPU whose package has a card over its driver and nothing else of a runtime.
The suite passes on it, through graphs."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from kg.dtype import float32, float64, int32
from kg.errors import KgError
from kg.ir.build import param, sink, variable
from kg.plugin import LaunchError, LoadError, OutOfMemoryError
from kg.runtime.device import Device
from kg.runtime.plan.cached import compiled
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, Plan, PlanBuffer
from kg.runtime.plan.running import PlanProgram
from kg_gpu import CardRuntime
from kg_gpu.fake import Event
from kg_gpu.graphs.capture import Captured, GraphRun, OneLaunch
from kg_spark.driver import OUT_OF_MEMORY, Built, Memory, Nodes, Spark
from kg_spark.renderer import SparkRenderer, TextCompiler
from kg_spark.runtime import SparkCard
from kg_tune.measuring.clock import seconds_of
from support.plans import chain, check_loop, looped, more

HERE = Path(__file__).parent
#: What ARCHITECTURE allows the runtime of a new GPU.
MOST_LINES = 300


def opened(library: Spark) -> Device:
    return Device("SPARK", CardRuntime("SPARK", SparkCard(library)), lambda: (SparkRenderer(), TextCompiler()))


@pytest.fixture
def library() -> Spark:
    return Spark()


@pytest.fixture
def device(library: Spark) -> Device:
    return opened(library)


def captured(device: Device, plan: Plan) -> Captured:
    run = PlanProgram(device.runtime, compiled(plan, device.compile)).runner()
    assert isinstance(run, Captured)
    return run


def test_its_runtime_is_small():
    assert len((HERE / "kg_spark" / "runtime.py").read_text().splitlines()) <= MOST_LINES


@pytest.mark.slow
def test_tier_40_of_the_suite_passes(tmp_path: Path):
    metadata = tmp_path / "kg_spark-0.1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: kg-spark\nVersion: 0.1.0\n")
    (metadata / "entry_points.txt").write_text("[kg.plugins]\nspark = kg_spark\n")
    paths = os.pathsep.join([str(tmp_path), str(HERE), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "kg", "conformance", "SPARK", "--tier", "40"],
        env=os.environ | {"PYTHONPATH": paths, "KG_CACHE_DIR": str(tmp_path / "cache"), "KG_DISABLE": "cuda,webgpu,toy,forth"},
        capture_output=True,
        text=True,
        check=False,
        timeout=250,
    )
    last = done.stdout.strip().splitlines()[-1]
    assert done.returncode == 0 and "0 failed" in last, done.stdout[-3000:] + done.stderr[-2000:]
    assert int(last.partition(" passed")[0].split()[-1]) > 100, last


def test_a_plan_is_a_graph_that_is_told_what_changed(device: Device, library: Spark):
    run = captured(device, chain(100))
    (part,) = run._runs
    assert isinstance(part.__self__, GraphRun)  # type: ignore[attr-defined]
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32)
    told: list[int] = []
    change = library.spChange
    library.spChange = lambda graph, number, work: (told.append(number), change(graph, number, work))[1]  # type: ignore[method-assign]
    for _ in range(3):
        out.clear()
        run([out, x])
        assert out.numpy().tolist() == [10] * 100
    assert library.calls.count("spLaunch") == 10 and library.calls.count("spGraph") == 1
    assert library.calls.count("spLaunchGraph") == 2 and told == [*range(10)]
    run([out, device.buffer(np.ones(100, np.float32))])
    assert told[10:] == [0] and out.numpy().tolist() == [11] * 100


def test_a_kernel_alone_is_launched_with_what_changed(device: Device, library: Spark):
    run = device.load(more(100)).runner()
    assert isinstance(run, Captured) and isinstance(run._only.__self__, OneLaunch)  # type: ignore[union-attr]
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32)
    for turn in range(3):
        run([out, x])
        assert out.numpy().tolist() == [1] * 100
        x, out = device.buffer(np.zeros(100, np.float32)), (out, device.empty(100, float32))[turn % 2]
    assert "spGraph" not in library.calls


def test_values_conditions_copies_and_fills(device: Device):
    n = variable("n", 0, 64)
    x = param(1, (n,), int32)
    add = sink(param(0, (n,), int32).store(x + n.cast(int32).reshape(1).expand(n)), name="add_n")
    given = (PlanBuffer(Category.OUTPUT, int32, n, 0), PlanBuffer(Category.INPUT, int32, n, 1))
    buffers = (*given, PlanBuffer(Category.INTERMEDIATE, int32, n), PlanBuffer(Category.OUTPUT, float64, n, 2))
    steps = (LaunchStep(add, (2, 1)), CopyStep(0, 2), LaunchStep(add, (0, 2), n < n.const_like(10)), FillStep(3, 1.1))
    run = captured(device, Plan("maybe", (n.variable,), buffers, steps))
    source = device.buffer(np.arange(64), int32)
    for value in (3, 20, 0, 9, 10, 64):
        out, full = device.buffer(np.full(64, -1), int32), device.buffer(np.zeros(64), float64)
        run([out, source, full], [value])
        expected = np.arange(value) + value * (2 if value < 10 else 1)
        assert out.numpy().tolist() == [*expected, *[-1] * (64 - value)]
        assert full.numpy().tolist() == [1.1] * value + [0] * (64 - value)


@pytest.mark.parametrize("count", [0, 1, 5])
def test_loops(device: Device, count: int):
    check_loop(PlanProgram(device.runtime, looped(device, count)).runner(), device, count)


def test_others_have_no_streams_to_wait_for(device: Device, library: Spark):
    device.bind(more(16), [device.empty(16, float32), device.buffer(np.zeros(16, np.float32))])()
    device.runtime.wait_for(None)
    with pytest.raises(ValueError, match="SPARK has no streams, so none can be waited for: 7"):
        device.runtime.wait_for(7)
    waits = library.calls.count("spFinish")
    device.runtime.hand_over()
    assert device.runtime.stream is None and library.calls.count("spFinish") == waits + 1


def test_errors(device: Device, library: Spark):
    library.failing["spAlloc"] = OUT_OF_MEMORY
    with pytest.raises(OutOfMemoryError, match="Spark has no memory left: SP_OUT_OF_MEMORY"):
        device.empty(100, float32)
    library.failing.clear()
    program = device.compile(more(16))
    with pytest.raises(LoadError, match="SP_BUILD_FAILED"):
        device.load(
            program.replace(src=tuple(s.replace(arg=b"%0 = no") if isinstance(s.arg, bytes) else s for s in program.src))
        )
    out, x = device.empty(16, float32), device.buffer(np.zeros(16, np.float32))
    launch = device.bind(more(16), [out, x])
    library.memory.free(library.held(device.runtime.card.memory.find(x.address)[0], Memory).address)  # type: ignore[attr-defined]
    launch()
    with pytest.raises(
        LaunchError, match=r"SP_DEVICE_LOST: .* in no block of memory; launched since the last wait: more. The context is lost"
    ):
        out.numpy()
    assert not device.runtime.alive
    with pytest.raises(LaunchError, match="The context is lost"):
        launch()


def test_everything_is_given_back(device: Device, library: Spark):
    run = captured(device, chain(100))
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32)
    for _ in range(3):
        run([out, x])
    launch = device.bind(more(100), [out, x])
    launch()
    assert library.alive(Nodes) == 1 and library.alive(Built) == 2
    del run, launch, x, out
    gc.collect()
    device.synchronize()
    assert library.alive(Nodes) == library.alive(Built) == 0
    device.runtime.close()
    assert library.alive(Memory) == 0 and not library.blocks
    with pytest.raises(KgError, match="Spark was closed"):
        device.empty(1, float32)


def test_its_clock(device: Device, library: Spark):
    """A launch takes 2 ms of it, a copy 1."""
    run = captured(device, chain(100))
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32)
    device.synchronize()
    assert seconds_of(device.runtime, lambda: run([out, x])) == pytest.approx(0.020)
    assert [one.kind for one in device.runtime.timed(x.numpy)] == ["copy"]
    assert library.alive(Event) < 60


def test_runners_of_several_threads(device: Device):
    wrong: list[int] = []

    def work(number: int) -> None:
        run = captured(device, chain(64))
        out, x = device.empty(64, float32), device.buffer(np.full(64, number, np.float32))
        for _ in range(5):
            out.clear()
            run([out, x])
            wrong.extend([number] * int((out.numpy() != number + 10).any()))

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
