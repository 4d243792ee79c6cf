"""The card through HSA alone over a libhsa-runtime64 of our own,
whose kernels are run by the emulator: order, lifetimes, faults, what is given back."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import kg
import numpy as np
import pytest
from amd_tools import compiled, doubled, opened, source
from fake_drivers import fake_hsa
from fake_drivers.fake_hsa import FakeHsa
from fake_drivers.hsa_records import Executable, Kernel, Reader, Signal
from kg.errors import DeviceUnavailable, LoadError
from kg.plugin import LaunchError
from kg.runtime.device import Device
from kg.runtime.plan.cached import compiled as compiled_plan
from kg.runtime.plan.running import PlanProgram
from kg.settings import override
from kg_amd.card import drivers, libraries
from kg_amd.card.hip import api as hip_api
from kg_amd.card.hsa import api, packets
from kg_amd.card.hsa import card as card_module
from kg_amd.card.hsa.card import HsaCard
from kg_amd.card.hsa.card import facts as facts_of
from kg_amd.card.hsa.kernargs import ROOM
from kg_gpu import words_of
from kg_gpu.graphs.capture import Captured
from support.plans import chain

HERE = Path(__file__).parent


@pytest.fixture(params=["late", "eager"])
def fake(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeHsa]:
    made = FakeHsa(eager=request.param == "eager")
    made.install(monkeypatch)
    with override(driver="hsa"):
        yield made
    fake_hsa.forget()


@pytest.fixture
def device(fake: FakeHsa) -> Iterator[Device]:
    made = opened()
    yield made
    made.runtime.close()
    assert not fake.wrong


def card_of(device: Device) -> HsaCard:
    card = device.runtime.card  # type: ignore[attr-defined]
    assert isinstance(card, HsaCard)
    return card


def test_a_kernel_runs(fake: FakeHsa, device: Device) -> None:
    (result,) = device.run(doubled(), np.arange(1000, dtype=np.float32))
    assert (result == np.arange(1000) * 2).all()
    assert fake.ran == [("doubled", packets.LAUNCH)]


def test_facts(fake: FakeHsa) -> None:
    found = facts_of(0)
    assert (found.name, found.arch, found.units, found.driver) == ("AMD Fake Accelerator", "gfx942", 304, "HSA 1.1")
    assert found.memory == fake.capacity


def test_writes_kernels_and_reads_keep_their_order(fake: FakeHsa, device: Device) -> None:
    """Copies by another engine than kernels wait for those before them, and kernels for copies."""
    program = device.load(doubled())
    x, out = device.empty(1000, kg.float32), device.empty(1000, kg.float32)
    launch = program.bind([out, x])
    for n in range(5):
        card_of(device).write(x.address, np.full(1000, n, np.float32).view(np.uint8))
        launch()
        card_of(device).write(x.address, np.full(1000, 100 + n, np.float32).view(np.uint8))
        if n % 2:
            assert (out.numpy() == 2 * n).all()
    assert (out.numpy() == 8).all() and (x.numpy() == 104).all()


def test_launches_wait_for_nobody(fake: FakeHsa, device: Device) -> None:
    """The values of a launch are those of its call, however late it runs."""
    n = kg.variable("n", 0, 1000)
    x, out = (kg.param(slot, (n,), kg.float32) for slot in (1, 0))
    program = device.load(kg.sink(out.store(x + 1), name="open"))
    b, a = device.buffer(np.zeros(100, np.float32)), device.buffer(np.zeros(100, np.float32))
    launch = program.bind([b, a])
    waits = fake.calls.count("hsa_signal_wait_scacquire")
    launch(n=50)
    launch(n=2)
    assert fake.calls.count("hsa_signal_wait_scacquire") == waits and not fake.ran
    assert b.numpy().sum() == 50


def test_a_full_queue_and_all_places_of_arguments(fake: FakeHsa, device: Device) -> None:
    """More launches than packets fit the queue (64) and arguments their ring; each with its own arguments."""
    n = kg.variable("n", 0, 1 << 20)
    out = kg.param(0, (4,), kg.int32)
    launch = device.load(kg.sink(out.store(out + n.cast(kg.int32)), name="add")).bind(
        [total := device.buffer(np.zeros(4, np.int32))]
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kg_amd.card.hsa.kernargs.ROOM", 8 * 128)
        for k in range(100):
            launch(n=k)
    assert total.numpy().tolist() == [sum(range(100))] * 4
    assert ROOM > 8 * 128


@pytest.mark.parametrize("nbytes", [1, 15, 16, 17, 4096, 5000])
def test_copies_and_fills_are_kernels(fake: FakeHsa, device: Device, nbytes: int) -> None:
    card = card_of(device)
    data = np.random.default_rng(1).integers(0, 256, nbytes + 8, np.uint8)
    x, y = device.buffer(data), device.buffer(np.zeros(nbytes + 8, np.uint8))
    card.copy(y.address + 3, x.address + 1, nbytes)
    wanted = np.zeros(nbytes + 8, np.uint8)
    wanted[3 : 3 + nbytes] = data[1 : 1 + nbytes]
    assert (y.numpy() == wanted).all()
    for element in (b"\7", b"\1\2", b"\1\2\3\4"):
        count = nbytes // len(element)
        y.clear()
        card.fill(y.address + 4, element, count)
        assert y.numpy().tobytes() == b"\0" * 4 + element * count + b"\0" * (nbytes + 4 - count * len(element))


def test_plans_are_batches(fake: FakeHsa, device: Device) -> None:
    """A captured plan is recorded packets.
    What they read is another place where a launch under way reads the first."""
    run = PlanProgram(device.runtime, compiled_plan(chain(100), device.compile)).runner()
    assert isinstance(run, Captured)
    inputs = [device.buffer(np.full(100, n, np.float32)) for n in range(8)]
    outs = [device.empty(100, kg.float32) for _ in range(8)]
    for x, out in zip(inputs, outs, strict=True):
        run([out, x])
    for n, out in enumerate(outs):
        assert out.numpy().tolist() == [10.0 + n] * 100
    before = len(fake.ran)
    run([outs[0], inputs[0]])
    run([outs[0], inputs[0]])
    device.synchronize()
    assert len(fake.ran) - before == 20
    del run
    gc.collect()
    device.synchronize()


def test_nodes_that_do_not_depend_run_beside_each_other(fake: FakeHsa, device: Device) -> None:
    from kg_gpu import CopyNode, FillNode

    card = card_of(device)
    x = device.buffer(np.arange(64, dtype=np.uint8))
    y, z = device.buffer(np.zeros(64, np.uint8)), device.buffer(np.zeros(64, np.uint8))
    nodes = [CopyNode(y.address, x.address, 64), FillNode(z.address, b"\5", 64), CopyNode(x.address, z.address, 64)]
    graph = card.graph("three", nodes, [(), (), (0, 1)])
    assert graph is not None
    graph.launch(())
    device.synchronize()
    assert fake.ran == [("kg_fill", packets.BESIDE), ("kg_copy", packets.LAUNCH), ("kg_copy", packets.LAUNCH)]
    assert (y.numpy() == np.arange(64)).all() and (x.numpy() == 5).all()
    graph.launch([(1, None)])
    graph.launch([(1, FillNode(z.address, b"\6", 32))])
    assert z.numpy().tolist() == [6] * 32 + [5] * 32
    assert x.numpy().tolist() == [6] * 32 + [5] * 32
    graph.close()


def test_everything_is_given_back(fake: FakeHsa) -> None:
    device = opened()
    program = device.load(doubled())
    program.bind([device.empty(1000, kg.float32), device.buffer(np.zeros(1000, np.float32))])()
    card = card_of(device)
    stamp = card.stamp()
    device.synchronize()
    del program, stamp
    gc.collect()
    device.synchronize()
    assert fake.alive(Executable) == 1  # that of copies, fills and stamps
    device.runtime.close()
    fake.calls.append("")
    assert [fake.alive(kind) for kind in (Signal, Executable, Reader)] == [0] * 3
    assert not fake.blocks and not fake.held_by_host and not fake.queues and not fake.wrong
    with pytest.raises(LaunchError, match="was closed"):
        card.alloc(8)


def test_memory_is_taken_back_when_nothing_uses_it(fake: FakeHsa, device: Device) -> None:
    card = card_of(device)
    x, y = card.alloc(64), device.buffer(np.zeros(64, np.uint8))
    card.fill(x, b"\7", 64)
    card.copy(y.address, x, 64)
    card.free(x)
    assert (y.numpy() == 7).all()


def test_a_fault_names_the_kernel(fake: FakeHsa, device: Device) -> None:
    """Which one ran, of several that were launched: HIP would end the process.
    Whether the index of packets says which has begun or which has ended is not said, so that the one before is named too."""
    x, out = device.buffer(np.zeros(1000, np.float32)), device.empty(1000, kg.float32)
    bad = device.load(doubled(name="wanton"))
    for name in ("first", "second"):
        device.load(doubled(name=name)).bind([out, x])()
    words = words_of(2)
    words[0] = words[1] = 64  # nobody's
    card_of(device).launcher(bad.usual, words)(1, 1, 1)  # type: ignore[attr-defined]
    device.load(doubled(name="third")).bind([out, x])()
    with pytest.raises(
        LaunchError,
        match=r"a memory fault at 0x40 \(there is no memory\); launched since the last wait: second, wanton. The context",
    ):
        device.synchronize()
    with pytest.raises(LaunchError, match="The context is lost"):
        device.empty(5, kg.float32)
    fake.wrong = ""


def test_a_queue_that_fails(fake: FakeHsa, device: Device) -> None:
    queue = next(iter(fake.queues.values()))
    queue.on_error(0x1016, queue.address, None)
    with pytest.raises(LaunchError, match="HSA_STATUS_ERROR_EXCEPTION"):
        device.empty(5, kg.float32)


def test_memory_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    FakeHsa(capacity=1 << 28).install(monkeypatch)
    with override(driver="hsa"):
        device = opened()
        with pytest.raises(Exception, match=r"AMD Fake Accelerator has no memory left: HSA_STATUS_ERROR_OUT_OF_RESOURCES"):
            device.empty(1 << 30, kg.float32)
        device.runtime.close()
    fake_hsa.forget()


def test_what_is_refused_to_load(fake: FakeHsa, device: Device) -> None:
    card = card_of(device)
    with pytest.raises(LoadError, match="this code object is for gfx1100, and the device is gfx942"):
        card.load(compiled(source(doubled(), "gfx1100")), "doubled")
    module = card.load(compiled(source(doubled(), "gfx942")), "doubled")
    with pytest.raises(LoadError, match="other is not in what was loaded"):
        card.function(module, "other")
    fake.failing["hsa_executable_load_agent_code_object"] = fake_hsa.BAD_OBJECT
    with pytest.raises(LoadError, match="HSA_STATUS_ERROR_INVALID_CODE_OBJECT"):
        card.load(compiled(source(doubled(), "gfx942")), "doubled")
    assert fake.alive(Reader) == fake.alive(Executable) == 1
    assert fake.alive(Kernel) == 0


def test_two_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies between them wait for both."""
    fake = FakeHsa(devices=2)
    fake.install(monkeypatch)
    with override(driver="hsa"):
        one, two = opened(0), opened(1)
        x = one.buffer(np.arange(1000, dtype=np.float32))
        out = one.empty(1000, kg.float32)
        one.load(doubled()).bind([out, x])()
        there = two.empty(1000, kg.float32)
        assert card_of(two).copy_from(there.address, card_of(one), out.address, 4000)
        one.load(doubled(name="again")).bind([out, out])()
        assert (there.numpy() == 2 * np.arange(1000)).all() and (out.numpy() == 4 * np.arange(1000)).all()
        assert card_of(one).home(there.address) == 1 and card_of(one).home(17) is None
        for device in (one, two):
            device.runtime.close()
        with pytest.raises(DeviceUnavailable, match="AMD:2: there are 2 GPUs here"):
            HsaCard(2)
    fake_hsa.forget()
    assert not fake.wrong


def test_the_clock(fake: FakeHsa, device: Device) -> None:
    card = card_of(device)
    x = device.empty(64, kg.uint8)
    first = card.stamp()
    card.fill(x.address, b"\1\2", 32)
    second = card.stamp()
    device.synchronize()
    assert card.seconds(first, second) == pytest.approx(0.002)
    timed = device.runtime.timed(
        device.load(doubled()).bind([device.empty(1000, kg.float32), device.buffer(np.zeros(1000, np.float32))])
    )
    assert [t.name for t in timed] == ["doubled"]


def test_streams_of_others(fake: FakeHsa, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are HIP's, for which the host waits where HIP is in the process; others find all done."""
    x, out = device.buffer(np.arange(1000, dtype=np.float32)), device.empty(1000, kg.float32)
    assert out.__dlpack_device__() == (10, 0)
    device.load(doubled()).bind([out, x])()
    device.runtime.hand_over(0x7000)
    assert [name for name, _ in fake.ran] == ["doubled"]
    asked: list[tuple[str, int]] = []

    class Hip:
        def __getattr__(self, name: str) -> object:
            return lambda given: asked.append((name, getattr(given, "value", given))) or 0  # type: ignore[func-returns-value]

    monkeypatch.setattr(card_module, "loaded", lambda stem: [stem])
    monkeypatch.setattr(card_module.ctypes, "CDLL", lambda place: Hip())
    device.runtime.wait_for(0x7000)
    assert asked[1:3] == [("hipSetDevice", 0), ("hipStreamSynchronize", 0x7000)]


def without_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where HSA is not installed: neither on the paths, nor loaded by a test before."""
    monkeypatch.setattr(api, "_NAMES", ())
    monkeypatch.setattr(libraries, "loaded", lambda _: [])


def test_who_drives(monkeypatch: pytest.MonkeyPatch) -> None:
    with override(driver="cuda"), pytest.raises(DeviceUnavailable, match="KG_DRIVER is 'cuda'; it may be hip or hsa"):
        drivers.driver()
    monkeypatch.setattr(hip_api, "_NAMES", ())
    without_library(monkeypatch)
    with override(driver=""):
        assert drivers.chosen() == "hip"
        FakeHsa().install(monkeypatch)
        assert drivers.chosen() == "hsa"
        monkeypatch.setattr(hip_api, "load_library", lambda: None)
        assert drivers.chosen() == "hip"
    fake_hsa.forget()


def test_why_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    without_library(monkeypatch)
    fake_hsa.forget()
    with pytest.raises(DeviceUnavailable, match=r"libhsa-runtime64.so.1 was not found. Install ROCm's runtime"):
        api.hsa()
    fake = FakeHsa()
    fake.init_status = 0x1008
    fake.install(monkeypatch)
    with pytest.raises(DeviceUnavailable, match="HSA can't be used: HSA_STATUS_ERROR_OUT_OF_RESOURCES"):
        api.hsa()
    fake_hsa.forget()


def test_structures_are_those_of_the_header(tmp_path: Path) -> None:
    headers = [
        folder
        for folder in (*os.environ.get("ROCM_INCLUDE", "").split(os.pathsep), "/usr/include", "/opt/rocm/include")
        if folder
    ]
    found = next((folder for folder in headers if (Path(folder) / "hsa" / "hsa_ext_amd.h").exists()), None)
    if found is None or not shutil.which("gcc"):
        pytest.skip(
            "no hsa/hsa_ext_amd.h or no gcc was found: apt-get install libhsa-runtime-dev gcc, or ROCM_INCLUDE names the folder"
        )
    asked = {
        "sizeof(hsa_queue_t)": 40, "offsetof(hsa_queue_t, doorbell_signal)": 16, "offsetof(hsa_queue_t, size)": 24,
        "sizeof(hsa_amd_pointer_info_t)": 56, "offsetof(hsa_amd_pointer_info_t, agentOwner)": 40, "offsetof(hsa_amd_event_t, memory_fault)": 8,
        "offsetof(hsa_amd_pointer_info_t, agentBaseAddress)": 8, "offsetof(hsa_kernel_dispatch_packet_t, kernarg_address)": 40,
        "offsetof(hsa_kernel_dispatch_packet_t, grid_size_x)": 12, "offsetof(hsa_kernel_dispatch_packet_t, completion_signal)": 56,
        "offsetof(hsa_barrier_and_packet_t, dep_signal)": 8, "HSA_AMD_AGENT_INFO_PRODUCT_NAME": api.PRODUCT_NAME,
        "HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT": api.COMPUTE_UNITS, "HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT": api.KERNEL_OBJECT,
        "HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE": api.GROUP_SIZE, "HSA_STATUS_ERROR_INVALID_SYMBOL_NAME": api.INVALID_SYMBOL_NAME,
    }  # fmt: skip
    program = tmp_path / "ask.c"
    lines = "".join(f'printf("%d\\n", (int)({what}));' for what in asked)
    program.write_text(
        f"#include <hsa/hsa.h>\n#include <hsa/hsa_ext_amd.h>\n#include <stddef.h>\n#include <stdio.h>\nint main() {{ {lines} return 0; }}\n"
    )
    subprocess.run(["gcc", "-w", f"-I{found}", str(program), "-o", str(tmp_path / "ask")], check=True)
    said = subprocess.run([str(tmp_path / "ask")], capture_output=True, text=True, check=True).stdout.split()
    assert dict(zip(asked, map(int, said), strict=True)) == asked
    assert [getattr(api.PointerInfo, name).offset for name in ("base", "owner")] == [8, 40]
    assert (api.QueueRecord.doorbell.offset, api.QueueRecord.size.offset, api.Event.agent.offset) == (16, 24, 8)


def test_the_library_of_rocm_has_every_function() -> None:
    """Debian's, where it is installed; without a GPU it says so."""
    fake_hsa.forget()
    try:
        library = api.load_library()
    except DeviceUnavailable:
        pytest.skip("no libhsa-runtime64.so.1 was found: apt-get install libhsa-runtime64-1")
    made = api.Hsa(library)
    assert "OUT_OF_RESOURCES" in made.words(api.OUT_OF_RESOURCES)


@pytest.mark.slow
def test_tier_40_of_the_suite_passes(tmp_path: Path) -> None:
    paths = os.pathsep.join([str(HERE / "fake_drivers" / "site_hsa"), str(HERE), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "kg", "conformance", "AMD:LLVM", "--tier", "40"],
        env=os.environ | {"PYTHONPATH": paths, "KG_CACHE_DIR": str(tmp_path), "KG_DRIVER": "hsa", "KG_DISABLE": "cuda,webgpu,toy,forth,opencl,metal"},
        capture_output=True, text=True, check=False, timeout=250,
    )  # fmt: skip
    last = done.stdout.strip().splitlines()[-1]
    assert done.returncode == 0 and "0 failed" in last, done.stdout[-3000:] + done.stderr[-2000:]
    assert int(last.partition(" passed")[0].split()[-1]) > 100, last
