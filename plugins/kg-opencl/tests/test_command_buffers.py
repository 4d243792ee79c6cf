"""Captured plans in command buffers of the driver's:
the same as lists of commands, recorded where nothing changes, and where they are used at all.

The drivers at hand have them, and they are worse than lists there, so that tests open devices as if nobody had measured that."""

from __future__ import annotations

import random
import struct
from typing import Any, cast

import numpy as np
import pytest
from kg.dtype import float32
from kg.errors import DeviceUnavailable, KgError, LaunchError
from kg.ir.build import param, sink, variable
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, FillStep, LaunchStep, Plan, PlanBuffer
from kg_opencl.devices import device
from kg_opencl.runtime import card, command_buffers
from kg_opencl.runtime.card import OpenCLCard
from kg_opencl.runtime.command_buffers import MEASURED, CommandBuffer, unused, version
from kg_opencl.runtime.device import OpenCLRuntime
from kg_opencl.runtime.launching import CommandList
from opencl_support import opencl
from support.plans import chain

TOOLS = opencl()
ONE = device(None)


def fresh(*, gpu: bool = False) -> Device:
    """The same device with a context's queue of its own, whose command buffers are used.
    Its memory is no memory of the host's where told."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command_buffers, "MEASURED", {})
        if gpu:
            patch.setattr(card, "is_processor", lambda _: False)
        runtime = OpenCLRuntime("OPENCL", OpenCLCard(ONE, "OPENCL"))
    return Device("OPENCL", runtime, lambda: (TOOLS.renderer, TOOLS.compiler))


def card_of(device: Device) -> OpenCLCard:
    runtime = device.runtime
    assert isinstance(runtime, OpenCLRuntime)
    return runtime.card


with pytest.MonkeyPatch.context() as patch:
    patch.setattr(command_buffers, "MEASURED", {})
    if why := unused(ONE, card_of(TOOLS).queue):
        pytest.skip(f"{ONE.name}: {why}", allow_module_level=True)

DEVICE = fresh()


def listed(run: Any) -> CommandList:
    (part,) = [one.__self__ for one in run._runs]
    assert isinstance(part._graph, CommandList)
    return part._graph


def recorded(run: Any) -> CommandBuffer | None:
    return listed(run)._recorded


def settled(run: Any, *arguments: Any) -> None:
    """Until it is recorded: once by its nodes, once as a list that is told of all, and twice as it was."""
    for _ in range(4):
        run(*arguments)
    assert recorded(run) is not None


@pytest.mark.parametrize("gpu", [False, True], ids=["host", "gpu"])
def test_a_plan_that_stays_as_it_is_becomes_one_call(gpu: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    device = fresh(gpu=gpu)
    run = cast(Any, device.load(chain(100)).runner())
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32)
    for turn in range(4):
        assert turn < 3 or recorded(run) is None
        run([out, x])
    assert recorded(run) is not None

    def refuse(*_: object) -> None:
        raise AssertionError("a kernel is launched by itself")

    monkeypatch.setattr(listed(run), "_calls", [refuse] * 10)
    for turn in range(20):
        x.copyin(np.full(100, turn, np.float32))
        run([out, x])
        assert out.numpy().tolist() == [turn + 10] * 100


def test_many_launches_under_way_come_in_the_order_of_the_queue() -> None:
    """Each takes what the one before has left."""
    run = cast(Any, DEVICE.load(chain(5000)).runner())
    x = DEVICE.buffer(np.zeros(5000, np.float32))
    for _ in range(200):
        run([x, x])
    assert recorded(run) is not None
    assert x.numpy().tolist() == [2000] * 5000


@pytest.mark.parametrize("gpu", [False, True], ids=["host", "gpu"])
@pytest.mark.parametrize("seed", range(6))
def test_random_plans_with_buffers_and_values_anew_are_as_on_lists(seed: int, gpu: bool) -> None:
    device, rng = fresh(gpu=gpu), random.Random(seed)
    size, n = rng.choice([1, 37, 4096]), variable("n", 1, 64)
    x, y = (param(number, (size,), float32) for number in range(2))
    mixed = sink(x.store(x * 0.5 + y * 0.375 + 1.0), name="mixed")
    written = [(0, 1), (1, 2), (2, 0), *(tuple(rng.sample(range(3), 2)) for _ in range(rng.randint(0, 9)))]
    steps = tuple(LaunchStep(mixed, pair, *([n > 8] if rng.random() < 0.3 else [])) for pair in written)
    buffers = tuple(PlanBuffer(Category.OUTPUT, float32, size, number) for number in range(3))
    plan = Plan("random", (n.variable,), buffers, steps)
    runs = [cast(Any, one.load(plan).runner()) for one in (device, TOOLS)]
    sets = [
        [np.random.default_rng(k + 10 * s).integers(0, 9, size).astype(np.float32) * 1e-3 for k in range(3)] for s in range(2)
    ]
    given = [[[one.buffer(array) for array in arrays] for arrays in sets] for one in (device, TOOLS)]
    taken = 0
    for _ in range(12):
        which, value, times = rng.randrange(2), rng.choice([3, 30]), rng.choice([1, 2, 3, 6])
        for _ in range(times):
            for run, of in zip(runs, given, strict=True):
                run(of[which], (value,))
        taken += recorded(runs[0]) is not None
        for ours, theirs in zip(given[0][which], given[1][which], strict=True):
            assert ours.numpy().tobytes() == theirs.numpy().tobytes()
    assert taken and recorded(runs[1]) is None


def test_other_buffers_are_recorded_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    released = list[int]()
    device = fresh()
    recorder = card_of(device).recorder
    assert recorder is not None
    release = recorder.release
    monkeypatch.setattr(recorder, "release", lambda handle: (released.append(handle), release(handle)))
    run = cast(Any, device.load(chain(64)).runner())
    x, out, other = device.buffer(np.zeros(64, np.float32)), device.empty(64, float32), device.empty(64, float32)
    settled(run, [out, x])
    run([other, x])  # while the recorded one may be under way
    assert recorded(run) is None and len(released) == 1
    run([other, x])
    run([other, x])
    assert recorded(run) is not None
    out.clear()
    run([other, x])
    assert other.numpy().tolist() == [10] * 64 and out.numpy().tolist() == [0] * 64


def test_memory_of_the_host_that_comes_or_goes_is_found_anew() -> None:
    run = cast(Any, DEVICE.load(chain(64)).runner())
    array, out = np.zeros(64, np.float32), DEVICE.empty(64, float32)
    for turn in range(4):
        array[:] = turn
        shared = DEVICE.share(array)
        for launch in range(5):
            run([out, shared])
            assert launch or not turn or recorded(run) is None  # the driver may give a new buffer the number of the old one
        assert recorded(run) is not None
        assert out.numpy().tolist() == [turn + 10] * 64
        del shared


def test_memory_that_is_freed_while_it_is_under_way_is_kept_by_the_driver() -> None:
    array = np.ones(70_001, np.float32)  # ours until the end
    run, other = (cast(Any, DEVICE.load(chain(70_001)).runner()) for _ in range(2))
    for _ in range(20):
        shared, out = DEVICE.share(array), DEVICE.empty(70_001, float32)
        settled(run, [out, shared])
        out.clear()
        for _ in range(10):
            run([out, shared])
        del shared  # its buffer of the driver's is released
        other([DEVICE.empty(70_001, float32), DEVICE.empty(70_001, float32)])
        run([DEVICE.empty(70_001, float32), DEVICE.empty(70_001, float32)])  # and what was recorded, too
        assert recorded(run) is None and (out.numpy() == 11).all()


def test_a_plan_that_goes_while_it_is_under_way_has_done_its_work() -> None:
    device = fresh()
    for _ in range(20):
        run = cast(Any, device.load(chain(70_001)).runner())
        x, out = device.buffer(np.ones(70_001, np.float32)), device.empty(70_001, float32)
        settled(run, [out, x])
        out.clear()
        for _ in range(10):
            run([out, x])
        commands = listed(run)
        del run
        commands.close()  # sooner than the runtime does
        assert (out.numpy() == 11).all()


def test_fills_and_copies_stay_in_a_list() -> None:
    add = sink(param(0, (64,), float32).store(param(0, (64,), float32) + 1.0), name="add")
    plan = Plan("filled", (), (PlanBuffer(Category.OUTPUT, float32, 64, 0),), (FillStep(0, 0.5), LaunchStep(add, (0,))))
    run, out = cast(Any, DEVICE.load(plan).runner()), DEVICE.empty(64, float32)
    for _ in range(8):
        run([out])
        assert out.numpy().tolist() == [1.5] * 64
    assert recorded(run) is None


@pytest.mark.parametrize("what", ["enqueue", "_kernel", "_finalize"])
def test_what_the_driver_refuses_names_the_plan(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    device = fresh()
    run = cast(Any, device.load(chain(64)).runner())
    x, out = device.buffer(np.zeros(64, np.float32)), device.empty(64, float32)
    for _ in range(3):
        run([out, x])
    with monkeypatch.context() as patch:
        patch.setattr(card_of(device).recorder, what, lambda *_: -59)
        with pytest.raises(LaunchError, match=r"chain: OPENCL .* refuses it: cl\w+KHR failed: INVALID_OPERATION"):
            run([out, x])
    assert device.runtime.alive


def test_a_device_that_is_lost_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    device = fresh()
    run = cast(Any, device.load(chain(64)).runner())
    x, out = device.buffer(np.zeros(64, np.float32)), device.empty(64, float32)
    settled(run, [out, x])
    with monkeypatch.context() as patch:
        patch.setattr(card_of(device).recorder, "enqueue", lambda *_: -36)  # CL_INVALID_COMMAND_QUEUE
        with pytest.raises(DeviceUnavailable, match="was lost"):
            run([out, x])
        patch.setattr(card_of(device).recorder, "release", lambda _: pytest.fail("the driver is called"))
        listed(run).close()


def test_a_process_that_was_forked_off_does_not_call_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    device = fresh()
    run = cast(Any, device.load(chain(64)).runner())
    x, out = device.buffer(np.zeros(64, np.float32)), device.empty(64, float32)
    settled(run, [out, x])
    of = card_of(device)
    with monkeypatch.context() as patch:
        patch.setattr(of, "dead", "as in a process that was forked off")
        for name in ("enqueue", "release"):
            patch.setattr(of.recorder, name, lambda *_: pytest.fail("the driver is called"))
        with pytest.raises(KgError, match="as in a process that was forked off"):
            run([out, x])
        listed(run).close()


@pytest.mark.parametrize(
    ("revision", "capabilities", "required", "supported", "why"),
    [
        ((0, 8, 9), 4, 0, b"\x0f", "0.8.9, which kg does not know"),
        ((1, 1, 0), 4, 0, b"\x0f", "1.1.0, which kg does not know"),
        ((0, 9, 7), 3, 0, b"\x0f", "is not enqueued again while it is under way"),
        ((0, 9, 8), 3, 0, b"\x0f", ""),
        ((0, 9, 0), 4, 0, b"", ""),
        ((1, 0, 0), 0, 1, b"\x0f", "queues of other properties"),
        ((1, 0, 0), 0, 2, b"\x0f", ""),
        ((1, 0, 0), 0, 0, b"\x01", "queues of other properties"),
        (None, 4, 0, b"\x0f", "no cl_khr_command_buffer"),
    ],
    ids=str,
)
def test_whose_command_buffers_are_used(
    revision: Any, capabilities: int, required: int, supported: bytes, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    major, minor, patch = revision or (0, 0, 0)
    names = struct.pack("=I64s", 1, b"cl_khr_fp64") + struct.pack(
        "=I64s", major << 22 | minor << 12 | patch, b"cl_khr_command_buffer\0more"
    )
    answers = {
        0x1060: names if revision else names[:68],
        0x12A9: bytes([capabilities]),
        0x12AA: bytes([required]),
        0x129A: supported,
    }
    monkeypatch.setattr(command_buffers, "asked", lambda _, question: answers[question])
    monkeypatch.setattr(command_buffers, "MEASURED", {})
    said = unused(ONE, card_of(TOOLS).queue)
    assert why in said and bool(why) == bool(said)
    assert version(ONE) == revision


def test_not_where_they_are_measured_to_be_worse() -> None:
    platform = ONE.platform.name.strip()
    assert (card_of(TOOLS).recorder is None) == (platform in MEASURED)
