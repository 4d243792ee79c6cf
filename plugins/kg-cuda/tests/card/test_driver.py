"""The driver's card over a libcuda of our own:
what is asked of it, in which order, what becomes of its errors, what is given back."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from card.with_libcuda import run


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
