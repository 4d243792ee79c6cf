"""The card through HIP over a libamdhip64 of our own:
what is asked of it, in which order, what becomes of its errors, what is given back."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import kg
import numpy as np
import pytest
from amd_tools import compiled, doubled, opened, source
from fake_drivers.fake_hip import FakeHip, Graph, Module
from kg.errors import DeviceUnavailable, LoadError
from kg.plugin import LaunchError
from kg.runtime.device import Device
from kg.runtime.plan.cached import compiled as compiled_plan
from kg.runtime.plan.running import PlanProgram
from kg_amd.card.hip import api
from kg_amd.card.hip.card import HipCard
from kg_amd.probe import probe
from kg_gpu import words_of
from kg_gpu.fake import Event, Instance, Stream
from kg_gpu.graphs.capture import Captured
from support.plans import chain

HERE = Path(__file__).parent


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeHip]:
    made = FakeHip()
    made.install(monkeypatch)
    yield made
    api.__dict__["_initialised"].cache_clear()


@pytest.fixture
def device(fake: FakeHip) -> Iterator[Device]:
    made = opened()
    yield made
    made.runtime.close()


def card_of(device: Device) -> HipCard:
    card = device.runtime.card  # type: ignore[attr-defined]
    assert isinstance(card, HipCard)
    return card


def test_a_kernel_runs(fake: FakeHip, device: Device) -> None:
    (result,) = device.run(doubled(), np.arange(1000, dtype=np.float32))
    assert (result == np.arange(1000) * 2).all()
    named = (
        "hipInit",
        "hipStreamCreateWithFlags",
        "hipModuleLoadData",
        "hipModuleGetFunction",
        "hipModuleLaunchKernel",
        "hipMemcpyDtoHAsync",
    )
    assert [c for c in fake.calls if c in named][:6] == list(named)


def test_facts(fake: FakeHip) -> None:
    found = api.facts(0)
    assert (found.name, found.arch, found.units, found.driver) == ("AMD Fake Accelerator", "gfx942", 304, "HIP 6.4.43484")
    assert found.memory == fake.capacity


def test_arguments_begin_anywhere(device: Device) -> None:
    """One form of a kernel serves views at any element."""
    program = device.load(doubled())
    x, out = device.buffer(np.arange(1008, dtype=np.float32)), device.empty(1000, kg.float32)
    for n in (0, 1, 3, 5):
        program.bind([out, x.view(n, 1000)])()
        assert (out.numpy() == 2 * np.arange(n, n + 1000)).all()


def test_a_size_is_a_word(device: Device) -> None:
    n = kg.variable("n", 0, 1000)
    x, out = (kg.param(slot, (n,), kg.float32) for slot in (1, 0))
    program = device.load(kg.sink(out.store(x + 1), name="open"))
    a, b = device.buffer(np.zeros(1000, np.float32)), device.buffer(np.full(1000, 7, np.float32))
    program.bind([b, a])(n=10)
    assert b.numpy()[:12].tolist() == [1] * 10 + [7] * 2


def test_launches_wait_for_nobody(fake: FakeHip, device: Device) -> None:
    """The values of a launch are those of its call, however late it runs."""
    n = kg.variable("n", 0, 1000)
    x, out = (kg.param(slot, (n,), kg.float32) for slot in (1, 0))
    launch = device.load(kg.sink(out.store(x + 1), name="open")).bind(
        [(b := device.buffer(np.zeros(100, np.float32))), device.buffer(np.zeros(100, np.float32))]
    )
    launch(n=50)
    launch(n=2)
    assert not fake.calls.count("hipStreamSynchronize")
    assert b.numpy().sum() == 50


def test_plans_are_graphs(fake: FakeHip, device: Device) -> None:
    """A captured plan is launched by one call, and told what changed.
    The fake runs its nodes as late as their edges allow."""
    run = PlanProgram(device.runtime, compiled_plan(chain(100), device.compile)).runner()
    assert isinstance(run, Captured)
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, kg.float32)
    for n in range(3):
        other = device.buffer(np.full(100, n, np.float32))
        out.clear()
        run([out, other if n == 2 else x])
        assert out.numpy().tolist() == [12.0 if n == 2 else 10.0] * 100
    assert fake.calls.count("hipGraphInstantiate") == 1 and fake.calls.count("hipGraphLaunch") == 2
    assert fake.calls.count("hipModuleLaunchKernel") == 10
    fake.hipDeviceSynchronize()
    del run
    gc.collect()
    device.synchronize()
    assert fake.alive(Graph) == fake.alive(Instance) == 0


def test_everything_is_given_back(fake: FakeHip) -> None:
    device = opened()
    program = device.load(doubled())
    program.bind([device.empty(1000, kg.float32), device.buffer(np.zeros(1000, np.float32))])()
    device.runtime.card.stamp()  # type: ignore[attr-defined]
    device.synchronize()
    del program
    gc.collect()
    device.synchronize()
    assert fake.alive(Module) == 0
    device.runtime.close()
    fake.calls.append("")
    assert [fake.alive(kind) for kind in (Stream, Event, Graph, Instance)] == [0] * 4
    assert not fake.blocks and not fake.pinned
    with pytest.raises(LaunchError, match="was closed"):
        device.runtime.card.alloc(8)  # type: ignore[attr-defined]


def test_what_a_launch_did_wrong_is_named(fake: FakeHip, device: Device) -> None:
    program = device.load(doubled())
    card = card_of(device)
    words = words_of(2)
    words[0] = words[1] = 64  # nobody's
    card.launcher(program.usual, words)(1, 1, 1)  # type: ignore[attr-defined]
    with pytest.raises(
        LaunchError, match=r"hipErrorIllegalAddress .*launched since the last wait: doubled. The context is lost"
    ):
        device.synchronize()
    with pytest.raises(LaunchError, match="The context is lost"):
        device.empty(5, kg.float32)


def test_memory_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    FakeHip(capacity=1 << 28).install(monkeypatch)
    device = opened()
    with pytest.raises(Exception, match=r"AMD Fake Accelerator has no memory left: hipErrorOutOfMemory"):
        device.empty(1 << 30, kg.float32)
    device.runtime.close()
    api.__dict__["_initialised"].cache_clear()


def test_a_code_object_of_another_architecture(device: Device) -> None:
    made = compiled(source(doubled(), "gfx1100"))
    with pytest.raises(LoadError, match="this code object is for gfx1100, and the device is gfx942"):
        card_of(device).load(made, "doubled")


def test_what_hip_refuses_to_load(fake: FakeHip, device: Device) -> None:
    with pytest.raises(LoadError, match=r"hipErrorInvalidImage \(device kernel image is invalid\)"):
        card_of(device).load(compiled(source(doubled(name="never_noted"), "gfx942")), "never_noted")
    device.load(doubled())
    module = next(number for number, held in fake.handles.items() if isinstance(held, Module))
    with pytest.raises(LoadError, match="other is not in what was loaded"):
        card_of(device).function(module, "other")


def test_two_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies between them wait for both; each is its thread's device for as long as it is called."""
    fake = FakeHip(devices=2)
    fake.install(monkeypatch)
    one, two = opened(0), opened(1)
    x = one.buffer(np.arange(1000, dtype=np.float32))
    out = one.empty(1000, kg.float32)
    one.load(doubled()).bind([out, x])()
    there = two.empty(1000, kg.float32)
    assert card_of(two).copy_from(there.address, card_of(one), out.address, 4000)
    one.load(doubled(name="again")).bind([out, out])()
    assert (there.numpy() == 2 * np.arange(1000)).all()
    assert fake.peers == [(1, 0)] and fake.current == 0
    assert card_of(one).home(there.address) == 1 and card_of(one).home(17) is None
    for device in (one, two):
        device.runtime.close()
    with pytest.raises(DeviceUnavailable, match="AMD:2: there are 2 GPUs here"):
        HipCard(2)
    api.__dict__["_initialised"].cache_clear()


def test_streams_of_others(fake: FakeHip, device: Device) -> None:
    card = card_of(device)
    other = fake.new_stream()
    x, out = device.buffer(np.arange(1000, dtype=np.float32)), device.empty(1000, kg.float32)
    seen: list[float] = []
    fake.ask(fake.stream(other), lambda: fake.memory.view(x.address, 4).fill(0))
    device.runtime.wait_for(other)
    device.load(doubled()).bind([out, x])()
    device.runtime.hand_over(other)
    fake.ask(fake.stream(other), lambda: seen.append(float(fake.memory.view(out.address + 4, 4).view(np.float32)[0])))
    fake.stream(other).run(fake.stream(other).asked)
    assert seen == [2.0]
    assert card.stream_of(0) == 0 and device.runtime.stream == card.stream
    for refused in (1, 2):
        with pytest.raises(ValueError, match="no stream"):
            card.stream_of(refused)


def test_dlpack_says_rocm(device: Device) -> None:
    assert device.empty(4, kg.float32).__dlpack_device__() == (10, 0)


def test_the_clock(device: Device) -> None:
    card = card_of(device)
    first = card.stamp()
    card.fill(device.empty(16, kg.float32).address, b"\1\2", 32)
    second = card.stamp()
    device.synchronize()
    assert card.seconds(first, second) == pytest.approx(0.001)


def test_why_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(api, "_NAMES", ())
    monkeypatch.setattr("kg_amd.card.libraries.loaded", lambda _: [])
    api.__dict__["_initialised"].cache_clear()
    with pytest.raises(DeviceUnavailable, match=r"libamdhip64.so was not found. Install ROCm's runtime"):
        api.hip()
    fake = FakeHip(devices=0)
    fake.install(monkeypatch)
    assert api.count() == 0 and not probe().available
    fake.failing["hipInit"] = 100
    api.__dict__["_initialised"].cache_clear()
    with pytest.raises(DeviceUnavailable, match="HIP can't be used: hipErrorNoDevice"):
        api.hip()
    api.__dict__["_initialised"].cache_clear()


@pytest.mark.slow
def test_tier_40_of_the_suite_passes(tmp_path: Path) -> None:
    paths = os.pathsep.join([str(HERE / "fake_drivers" / "site"), str(HERE), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "kg", "conformance", "AMD:LLVM", "--tier", "40"],
        env=os.environ | {"PYTHONPATH": paths, "KG_CACHE_DIR": str(tmp_path), "KG_DISABLE": "cuda,webgpu,toy,forth,opencl,metal"},
        capture_output=True, text=True, check=False, timeout=250,
    )  # fmt: skip
    last = done.stdout.strip().splitlines()[-1]
    assert done.returncode == 0 and "0 failed" in last, done.stdout[-3000:] + done.stderr[-2000:]
    assert int(last.partition(" passed")[0].split()[-1]) > 100, last
