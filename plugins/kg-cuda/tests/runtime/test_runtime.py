"""The runtime on the simulator: what it holds and gives back, and results of what only runs there."""

from __future__ import annotations

import gc
import threading
from dataclasses import replace

import kg
import kg_array as ka
import numpy as np
import pytest
from kg.cli import main
from kg.compile.program import to_program
from kg.errors import UnsupportedError
from kg.plugin import open_toolchain
from kg_cuda.card.simulator import SimCard
from kg_cuda.runtime.device import CudaRuntime
from kg_cuda.toolchain import tools
from kg_tune.measuring.clock import clock_of


def doubled(n: int = 1000, name: str = "doubled") -> kg.UOp:
    x = kg.param(1, (n,), kg.float32)
    return kg.sink(kg.param(0, (n,), kg.float32).store(x + x), name=name)


def test_one_simulator_has_one_runtime() -> None:
    one, same, other = (kg.open_device(name).runtime for name in ("CUDASIM", "CUDASIM:0:PTX", "CUDASIM:1"))
    assert one is same is not other
    assert (one.name, other.name) == ("CUDASIM", "CUDASIM:1")


@pytest.mark.parametrize("language", ["PTX", "C"])
def test_the_form_for_odd_places_is_in_the_language_of_the_kernel(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def seen(name: str, *rest: object) -> object:
        asked.append(name)
        return tools.renderer(name, *rest)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr("kg_cuda.runtime.device.renderer", seen)
    program, device = to_program(doubled(), *open_toolchain(f"CUDASIM:{language}")), kg.open_device("CUDASIM")
    x, out = device.buffer(np.arange(1008, dtype=np.float32)), device.empty(1000, kg.float32)
    device.load(program).bind([out, x.view(1, 1000)])()
    assert (out.numpy() == np.arange(1, 1001) * 2).all() and asked == [language]


def test_a_renderer_of_another_package_has_no_form_for_odd_places() -> None:
    program, device = to_program(doubled(), *open_toolchain("CUDASIM:PTX")), kg.open_device("CUDASIM")
    other = program.replace(arg=replace(program.program, target="CUDASIM:OTHER sm_90"))
    x, out = device.buffer(np.arange(1008, dtype=np.float32)), device.empty(1000, kg.float32)
    device.load(other).bind([out, x.view(4, 1000)])()
    assert (out.numpy() == np.arange(4, 1004) * 2).all()
    with pytest.raises(UnsupportedError, match="begins at no multiple of 16 bytes, and CUDASIM:OTHER makes no form"):
        device.load(other).bind([out, x.view(1, 1000)])()


def test_copies_between_cards() -> None:
    one, other = kg.open_device("CUDASIM"), kg.open_device("CUDASIM:1")
    x, there = one.buffer(np.arange(1000, dtype=np.float32)), other.empty(1000, kg.float32)
    assert there.block().allocator.receive(there.block(), 0, x.block(), 0, 0)
    there.view(10, 500).copy_from(x.view(7, 500))
    assert (there.view(10, 500).numpy() == np.arange(7, 507)).all()
    host = kg.open_device("REF").buffer(np.arange(1000, dtype=np.float32))
    assert not there.block().allocator.receive(there.block(), 0, host.block(), 0, 4)
    there.copy_from(host)
    assert (there.numpy() == np.arange(1000)).all()


def test_searches_benchmarks_and_profiles_take_the_cards_clock(capsys: pytest.CaptureFixture[str]) -> None:
    device = kg.open_device("CUDASIM")
    assert clock_of(device.runtime) == "device"
    add = ka.jit(lambda x, y: ka.sum(x * y, axis=1))
    arguments = [ka.asarray(np.arange(20.0).reshape(4, 5) + n, device=device) for n in range(2)]
    for _ in range(2):
        add(*arguments)
    with ka.profile() as profile:
        assert add(*arguments).numpy().tolist() == [40.0, 290.0, 790.0, 1540.0]
    own = [e for e in profile.events if e["args"]["clock"] == "device"]
    assert own and all(e["cat"] == "launch" and e["dur"] > 0 for e in own)
    assert main(["bench", "gemv", "--device", "CUDASIM", "--rounds", "1"]) == 0
    assert "CUDASIM:PTX is timed by its own clock" in capsys.readouterr().out


def test_what_another_thread_asks_for_is_not_timed() -> None:
    device = kg.open_device("CUDASIM")
    x, out = device.buffer(np.arange(1000, dtype=np.float32)), device.empty(1000, kg.float32)
    launch = device.load(doubled()).bind([out, x])
    runner = device.load(doubled(name="again")).runner()

    def work() -> None:
        thread = threading.Thread(target=launch)
        thread.start()
        thread.join()
        inner = device.runtime.timed(lambda: runner([out, x]))
        assert [(t.kind, t.name) for t in inner] == [("launch", "again")] and inner[0].stop > inner[0].start >= 0
        x.copy_from(out)

    times = device.runtime.timed(work)
    assert [(t.kind, t.name) for t in times] == [("launch", "again"), ("copy", "4,000 bytes")]
    assert times[0].stop <= times[1].start
    with pytest.raises(ZeroDivisionError):
        device.runtime.timed(lambda: 1 / 0)
    assert [t.name for t in device.runtime.timed(launch)] == ["doubled"]


def test_modules_go_with_their_programs() -> None:
    device = kg.open_device("CUDASIM")
    assert isinstance(device.runtime, CudaRuntime) and isinstance(device.runtime.card, SimCard)
    gc.collect()
    device.synchronize()
    memory = device.runtime.card.memory
    modules, allocations = len(memory.modules), len(memory.starts)
    program = device.load(doubled(name="short_lived"))
    x, out = device.buffer(np.arange(1000, dtype=np.float32)), device.empty(1000, kg.float32)
    program.bind([out, x])()
    assert len(memory.modules) == modules + 1
    del program, x, out
    gc.collect()
    device.synchronize()
    assert (len(memory.modules), len(memory.starts)) == (modules, allocations)
