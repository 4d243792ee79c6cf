"""The driver's card over a libcuda of our own: what is asked of it, in which order, what becomes of its errors, what is given back.

Each runs in a process of its own: the library is there for all of it, and then so is the device CUDA.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))
from fake_driver.fake import build
from fake_driver.processes import run_program

HERE = Path(__file__).parent
BEGIN = """
    import gc, sys
    from pathlib import Path
    import numpy as np
    import kg
    from kg.errors import CompileError, DeviceUnavailable
    from kg_gpu import words_of
    from kg_cuda.sim import Module
    from fake_driver.fake import Event, FakeDriver, Graph, Instance, Stream
    fake = FakeDriver()
    {before}
    fake.install(Path({library!r}))

    def kernel(n=1000, name="doubled"):
        x = kg.param(1, (n,), kg.float32)
        return kg.sink(kg.param(0, (n,), kg.float32).store(x + x), name=name)

    def refused(call, error):
        try:
            call()
        except error as caught:
            return str(caught)
        raise AssertionError("it was not refused")
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("cuda.bindings", reason="cuda-bindings has no wheel for this machine")
    made = build(tmp_path_factory.mktemp("driver"))
    if made is None:
        pytest.skip("a C compiler makes the library: clang, gcc")
    return made


def run(library: Path, body: str, before: str = "") -> list[str]:
    """The lines that the program prints."""
    return run_program(library, BEGIN.format(library=str(library), before=before), body)


def test_a_kernel_runs(library: Path) -> None:
    lines = run(
        library,
        """
        device = kg.open_device("CUDA")
        (result,) = device.run(kernel(), np.arange(1000, dtype=np.float32))
        assert (result == np.arange(1000) * 2).all()
        print(device.name)
        order = [c for c in fake.calls if c in ("cuInit", "cuDevicePrimaryCtxRetain", "cuStreamCreate", "cuModuleLoadDataEx",
            "cuModuleGetFunction", "cuLaunchKernel", "cuMemcpyDtoHAsync")]
        print(*order)
        """,
    )
    assert lines[0] == "CUDA:PTX"
    assert lines[1].startswith(
        "cuInit cuDevicePrimaryCtxRetain cuStreamCreate cuModuleLoadDataEx cuModuleGetFunction cuLaunchKernel"
    )
    assert lines[1].endswith("cuMemcpyDtoHAsync")


def test_arguments_that_begin_at_odd_places(library: Path) -> None:
    """A second form of the kernel, loaded when it is first needed, once."""
    run(
        library,
        """
        device = kg.open_device("CUDA")
        program = device.load(kernel())
        x = device.buffer(np.arange(1008, dtype=np.float32))
        out = device.empty(1000, kg.float32)
        for n in (0, 1, 3, 4, 5):
            program.bind([out, x.view(n, 1000)])()
            assert (out.numpy() == np.arange(n, 1000 + n) * 2).all(), n
        assert fake.calls.count("cuModuleLoadDataEx") == 2
        """,
    )


def test_memory_goes_back(library: Path) -> None:
    run(
        library,
        """
        device = kg.open_device("CUDA")
        buffers = [device.empty(1 << 20, kg.float32) for _ in range(4)]
        assert len(fake.blocks) == 4
        del buffers
        device.empty(1 << 20, kg.float32)
        assert len(fake.blocks) == 4, "freed memory is used again"
        runtime = device.runtime
        runtime.close()
        assert not runtime.alive and kg.open_device("CUDA").runtime is not runtime
        kg.open_device("CUDA").runtime.close()
        assert not fake.blocks and fake.contexts == 0 and not fake.pinned
        assert not [held for held in fake.handles.values() if isinstance(held, (Stream, Event, Module, Graph, Instance))]
        """,
    )


def test_modules_go_with_their_programs(library: Path) -> None:
    """Once the launches that are under way are over: whoever waits next unloads them."""
    run(
        library,
        """
        def modules():
            return sum(isinstance(held, Module) for held in fake.handles.values())

        device = kg.open_device("CUDA")
        x, out = device.buffer(np.arange(1008, dtype=np.float32)), device.empty(1000, kg.float32)
        program = device.load(kernel())
        launch = program.bind([out, x.view(1, 1000)])
        launch()
        assert modules() == 2, "and the form for odd places"
        del program
        gc.collect()
        device.synchronize()
        assert modules() == 2, "the launch holds them"
        del launch
        gc.collect()
        assert modules() == 2, "the card may still be at it"
        device.synchronize()
        assert modules() == 0 and fake.calls.index("cuStreamSynchronize") < fake.calls.index("cuModuleUnload")
        program = device.load(kernel(name="once"))
        program.bind([out, x.view(0, 1000)])()
        del program
        assert modules() == 1
        out.numpy()
        assert modules() == 0, "who reads has waited, too"
        for number in range(300):
            device.load(kernel(name=f"k{number}"))
        gc.collect()
        assert modules() < 300, "who only loads waits now and then"
        last = device.load(kernel())
        device.runtime.close()
        assert modules() == 0, "PyTorch may keep the context: nothing is left in it"
        del last
        """,
    )


def test_the_context_of_others_is_current_again(library: Path) -> None:
    run(
        library,
        """
        fake.stack.append(0xBEEF)
        device = kg.open_device("CUDA")
        device.run(kernel(), np.arange(1000, dtype=np.float32))
        refused(lambda: device.runtime.card.load(b".version 8.0\\nnonsense\\0", "bad"), CompileError)
        assert fake.stack == [0xBEEF]
        """,
    )


def test_which_of_several_kernels_it_was(library: Path) -> None:
    """Nobody knows, and how to find out is said."""
    lines = run(
        library,
        """
        device = kg.open_device("CUDA")
        program, out = device.load(kernel(name="wild")), device.empty(1000, kg.float32)
        words = words_of(2)
        words[:] = 1 << 40, 1 << 41
        program.card.launcher(program.kernel([0, 0]), words)(1, 1, 1)
        device.load(kernel(name="tame")).bind([out, device.buffer(np.zeros(1000, np.float32))])()
        print(refused(device.synchronize, kg.KgError))
        """,
    )
    assert "wild, tame" in lines[0] and lines[0].endswith("CUDA_LAUNCH_BLOCKING=1 tells which it was")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_process_that_is_forked_off(library: Path) -> None:
    """Is told so, and lets what the parent had alone."""
    lines = run(
        library,
        """
        import os
        device = kg.open_device("CUDA")
        x = device.buffer(np.arange(1000, dtype=np.float32))
        if (child := os.fork()) == 0:
            calls = len(fake.calls)
            print(refused(x.numpy, kg.KgError))
            print(refused(lambda: kg.open_device("CUDA"), DeviceUnavailable), flush=True)
            del x
            gc.collect()
            assert len(fake.calls) == calls
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
        assert (x.numpy() == np.arange(1000)).all()
        """,
    )
    assert len(lines) == 2 and all("start processes by spawn" in line for line in lines)


def test_a_launch_that_the_driver_refuses(library: Path) -> None:
    """Is told where it is asked for, by name."""
    lines = run(
        library,
        """
        device = kg.open_device("CUDA")
        x, out = device.buffer(np.zeros(1000, np.float32)), device.empty(1000, kg.float32)
        launch = device.load(kernel(name="greedy")).bind([out, x])
        fake.failing["cuLaunchKernel"] = 701
        print(refused(launch, kg.KgError))
        fake.failing.clear()
        launch()
        """,
    )
    assert lines[0].startswith("greedy: the launch of ") and "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES" in lines[0]


def test_memory_that_is_kept_is_given_up_where_none_is_left(library: Path) -> None:
    lines = run(
        library,
        """
        device = kg.open_device("CUDA")
        held = device.empty(600 << 10, kg.uint8)
        del held
        device.empty(900 << 10, kg.uint8)
        print(refused(lambda: device.empty(2 << 20, kg.uint8), MemoryError))
        """,
        before="fake.capacity = 1 << 20",
    )
    assert lines == ["cuMemAlloc: Fake GPU has no memory left: CUDA_ERROR_OUT_OF_MEMORY (out of memory)"]


def test_what_a_launch_did_wrong_is_told_by_who_waits(library: Path) -> None:
    """With the names of the kernels in question; the context is lost then, and says so from there on."""
    lines = run(
        library,
        """
        device = kg.open_device("CUDA")
        program, held = device.load(kernel(name="wild")), device.empty(1000, kg.float32)
        words = words_of(2)
        words[:] = 1 << 40, 1 << 41
        program.card.launcher(program.kernel([0, 0]), words)(1, 1, 1)
        print(refused(device.synchronize, kg.KgError))
        print(refused(lambda: device.buffer(np.zeros(4, np.float32)), kg.KgError))
        """,
    )
    assert "CUDA_ERROR_ILLEGAL_ADDRESS" in lines[0] and "wild" in lines[0] and "start a new process" in lines[0]
    assert lines[1] == lines[0]


@pytest.mark.parametrize(
    ("before", "reason"),
    [
        ("fake.failing['cuInit'] = 100", "CUDA_ERROR_NO_DEVICE"),
        ("fake.devices = 0", "no GPU that it knows"),
        ("fake.capability = (5, 2)", "sm_75 and newer"),
    ],
)
def test_no_gpu(library: Path, before: str, reason: str) -> None:
    lines = run(library, "print(refused(lambda: kg.open_device('CUDA'), DeviceUnavailable))", before)
    assert reason in lines[0]


def test_a_number_that_is_none(library: Path) -> None:
    lines = run(library, "print(refused(lambda: kg.open_device('CUDA:3'), DeviceUnavailable))", "fake.devices = 2")
    assert lines == ["CUDA:3: there are 2 GPUs here"]


def test_two_devices(library: Path) -> None:
    run(
        library,
        """
        values = np.arange(1000, dtype=np.float32)
        for name in ("CUDA:0", "CUDA:1"):
            (result,) = kg.open_device(name).run(kernel(), values)
            assert (result == values * 2).all()
        assert fake.contexts == 2
        """,
        "fake.devices = 2",
    )


def test_one_card_has_one_runtime(library: Path) -> None:
    run(
        library,
        """
        one, same, other = (kg.open_device(name) for name in ("CUDA", "CUDA:0", "CUDA:1"))
        assert one.runtime is same.runtime is not other.runtime
        assert (one.runtime.name, other.runtime.name) == ("CUDA", "CUDA:1")
        x, out = one.buffer(np.arange(1000, dtype=np.float32)), same.empty(1000, kg.float32)
        one.load(kernel()).bind([out, x])()
        assert (out.numpy() == np.arange(1000) * 2).all()
        assert fake.contexts == 2
        """,
        "fake.devices = 2",
    )


def test_kernels_are_for_the_card_that_runs_them(library: Path) -> None:
    run(
        library,
        """
        for name, target in (("CUDA", ".target sm_90"), ("CUDA:1", ".target sm_80")):
            (source,) = [part.arg for part in kg.open_device(name).compile(kernel()).src if part.op.name == "SOURCE"]
            assert target in source, source
        """,
        "fake.devices = 2; fake.capabilities = {1: (8, 0)}",
    )


def test_a_write_does_not_wait(library: Path) -> None:
    """And takes the bytes as they are then: the host's array may be changed at once. Nothing is done before somebody reads."""
    run(
        library,
        """
        device = kg.open_device("CUDA")
        values = np.arange(1000, dtype=np.float32)
        x, out = device.buffer(values), device.empty(1000, kg.float32)
        launch = device.load(kernel()).bind([out, x])
        launch()
        values[:] = -1
        x.copyin(values)
        launch_again = device.load(kernel(name="again")).bind([device.empty(1000, kg.float32), x])
        launch_again()
        assert not {"cuStreamSynchronize", "cuEventSynchronize"} & set(fake.calls)
        assert (out.numpy() == np.arange(1000) * 2).all()
        assert fake.calls.count("cuEventSynchronize") == 1 and "cuStreamSynchronize" not in fake.calls
        """,
    )


def test_long_copies_go_in_pieces(library: Path) -> None:
    """Through pinned memory that is less than they are, there and back."""
    run(
        library,
        """
        device = kg.open_device("CUDA")
        values = np.random.default_rng(0).integers(0, 256, (40 << 20) + 77, np.uint8)
        x = device.buffer(values)
        assert fake.calls.count("cuMemHostAlloc") == 1 and fake.calls.count("cuMemcpyHtoDAsync") == 21
        assert 0 < fake.calls.count("cuEventSynchronize") < 21, "only for places that are used again"
        assert (x.numpy() == values).all()
        few = [device.buffer(np.full(3, n, np.uint8)) for n in range(200)]
        assert [b.numpy()[0] for b in few] == list(range(200))
        assert (x.view(5, 1000).numpy() == values[5:1005]).all()
        """,
    )


def test_a_read_waits_for_what_it_needs(library: Path) -> None:
    """For what was launched before it, not for what another thread launches meanwhile."""
    run(
        library,
        """
        import threading

        device = kg.open_device("CUDA")
        x, out, later = device.buffer(np.arange(1000, dtype=np.float32)), device.empty(1000, kg.float32), device.empty(1000, kg.float32)
        first, second = (device.load(kernel(name=name)).bind([to, x]) for name, to in (("first", out), ("second", later)))
        first()
        card, wait = device.runtime.card, device.runtime.card.pass_marks

        def waits(marks):
            thread = threading.Thread(target=second)
            thread.start()
            thread.join()
            return wait(marks)

        card.pass_marks = waits
        assert (out.numpy() == np.arange(1000) * 2).all()
        (stream,) = [held for held in fake.handles.values() if isinstance(held, Stream)]
        assert stream.done < stream.asked, "the second is still to come"
        assert list(card.launched) == ["second"], "and only that is named where something goes wrong"
        """,
    )


def test_an_error_is_told_by_who_reads(library: Path) -> None:
    lines = run(
        library,
        """
        device = kg.open_device("CUDA")
        program, held = device.load(kernel(name="wild")), device.buffer(np.zeros(1000, np.float32))
        words = words_of(2)
        words[:] = 1 << 40, 1 << 41
        program.card.launcher(program.kernel([0, 0]), words)(1, 1, 1)
        print(refused(held.numpy, kg.KgError))
        """,
    )
    assert "CUDA_ERROR_ILLEGAL_ADDRESS" in lines[0] and "launched since the last wait: wild" in lines[0]


def test_copies_between_cards(library: Path) -> None:
    """Do not pass through the host, and both cards keep the order: the one waits for what it reads, the other does not write there too early."""
    run(
        library,
        """
        one, other = kg.open_device("CUDA:0"), kg.open_device("CUDA:1")
        values = np.arange(1000, dtype=np.float32)
        x, out = one.buffer(values), one.empty(1000, kg.float32)
        there, result = other.empty(1000, kg.float32), other.empty(1000, kg.float32)
        here, final = one.load(kernel()).bind([out, x]), other.load(kernel()).bind([result, there])
        here()
        calls = len(fake.calls)
        there.copy_from(out)
        assert fake.calls[calls:].count("cuMemcpyPeerAsync") == 1
        assert not {"cuMemcpyDtoHAsync", "cuEventSynchronize", "cuStreamSynchronize"} & set(fake.calls[calls:])
        final()
        out.copyin(-values)  # after the copy
        one.synchronize()
        assert (result.numpy() == values * 4).all()
        assert fake.peers == [(0xC1, 0xC0)]
        (time,) = other.runtime.timed(lambda: there.copy_from(out))
        assert time.kind == "copy" and (there.numpy() == -values).all() and len(fake.peers) == 1
        """,
        "fake.devices = 2",
    )


def test_cards_that_do_not_reach_each_other(library: Path) -> None:
    """The driver takes the copy through the host by itself."""
    run(
        library,
        """
        one, other = kg.open_device("CUDA:0"), kg.open_device("CUDA:1")
        values = np.arange(1000, dtype=np.float32)
        there = other.empty(1000, kg.float32)
        there.copy_from(one.buffer(values))
        assert (there.numpy() == values).all() and "cuMemcpyPeerAsync" in fake.calls and not fake.peers
        """,
        "fake.devices = 2; fake.reachable = False",
    )


def test_the_cards_clock(library: Path) -> None:
    """Each launch and copy by the card's events: a launch takes 2 ms here, a copy 1."""
    run(
        library,
        """
        device = kg.open_device("CUDA")
        assert device.runtime.has_clock
        x, out = device.buffer(np.arange(1000, dtype=np.float32)), device.empty(1000, kg.float32)
        launch = device.load(kernel()).bind([out, x])
        launch()

        def work():
            launch()
            x.copy_from(out)
            launch()
            out.numpy()

        times = device.runtime.timed(work)
        assert [(t.kind, t.name) for t in times] == [("launch", "doubled"), ("copy", "4,000 bytes")] * 2
        assert [round(t.stop - t.start, 6) for t in times] == [0.002, 0.001, 0.002, 0.001]
        assert [round(t.start, 6) for t in times] == [0, 0.002, 0.003, 0.005], "what was launched before is not among them"
        events = fake.calls.count("cuEventCreate")
        assert len(device.runtime.timed(work)) == 4 and device.runtime.timed(lambda: None) == []
        assert fake.calls.count("cuEventCreate") == events, "events are used again"
        calls = len(fake.calls)
        launch()
        assert "cuEventRecord" not in fake.calls[calls:]
        """,
    )


def test_what_a_launch_costs_the_host_can_be_measured() -> None:
    """Over a libcuda that does nothing."""
    pytest.importorskip("cuda.bindings", reason="cuda-bindings has no wheel for this machine")
    script = Path(__file__).parents[4] / "benchmarks" / "runtimes" / "cuda_host.py"
    done = subprocess.run(
        [sys.executable, str(script), "--rounds", "1"], capture_output=True, text=True, timeout=250, check=False
    )
    if "a C compiler" in done.stderr:
        pytest.skip("a C compiler makes the library: clang, gcc")
    assert done.returncode == 0 and not done.stderr, done.stderr
    rows = [line.strip("| ").split(" | ") for line in done.stdout.splitlines()[2:]]
    assert len(rows) == 9 and all(float(us) > 0 for row in rows for us in row[1:])


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
    """From its second call on: nodes with what they wait for, one launch, and updates only of what changed."""
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
    """A graph that is told of other buffers runs the earlier launch with the earlier ones; and it goes when it is over."""
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


def test_a_kernel_that_the_driver_refuses(library: Path) -> None:
    lines = run(
        library,
        """
        device = kg.open_device("CUDA")
        message = refused(lambda: device.runtime.card.load(b".version 8.0\\nnonsense\\0", "bad"), CompileError)
        print(message.replace("\\n", "|"))
        """,
    )
    assert "bad: Fake GPU refused it: CUDA_ERROR_INVALID_PTX" in lines[0]
    assert "--- log|" in lines[0] and "ptxas -arch=sm_90 bad.ptx" in lines[0]


def test_what_doctor_says(library: Path) -> None:
    lines = run(
        library,
        """
        from kg_cuda.checks import findings
        for line in findings()[:3]:
            print(line.name, line.state, line.text.partition(";")[0])
        """,
        "fake.devices, fake.capability = 2, (8, 0)",
    )
    assert lines == [
        "driver ok CUDA 13.0",
        "CUDA:0 ok Fake GPU, sm_80, 2 multiprocessors, 64.0 GiB",
        "CUDA:1 ok Fake GPU, sm_80, 2 multiprocessors, 64.0 GiB",
    ]
