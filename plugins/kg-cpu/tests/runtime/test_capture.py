"""Plans captured: one foreign call binds the caller's pointers and runs every step."""

from __future__ import annotations

import ctypes
import threading
import time
from dataclasses import replace
from typing import Any, cast

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, float32, float64, int8, int32, int64, uint16
from kg.errors import BufferError, LaunchError, OutOfBounds
from kg.ir.build import const, param, sink, variable
from kg.plugin.registry import open_device
from kg.runtime.contracts import Runner
from kg.runtime.device import Device
from kg.runtime.memory.arena import arena_of
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, Plan, PlanBuffer
from kg.runtime.plan.running import PlanProgram
from kg.schedule.opts import parse_schedule
from kg.semantics.floats import numpy_storage_dtype
from kg.settings import override
from kg_cpu.runtime import native_ir as ir
from kg_cpu.runtime.capture import KEPT_ARENA, Captured
from kg_cpu.runtime.native import native
from support.plans import chain, more


@pytest.fixture(scope="module", params=["CPU:LLVM", "CPU:C"])
def device(request: pytest.FixtureRequest) -> Device:
    return open_device(request.param)


def captured(device: Device, plan: Plan) -> Captured:
    run = device.load(plan).runner()
    assert isinstance(run, Captured)
    return run


@pytest.mark.parametrize("size", [16, 1 << 15])
def test_ten_kernels_with_buffers_anew(size: int, device: Device):
    """Of the larger size the arena is taken from the pool for each call."""
    run = captured(device, chain(size))
    assert (run.arena is None) == (arena_of(chain(size)).peak > KEPT_ARENA)
    for start in range(3):
        out, x = device.empty(size, float32), device.buffer(np.arange(size, dtype=np.float32) + start)
        run([out, x])
        np.testing.assert_array_equal(out.numpy(), np.arange(size) + start + 10)


def test_a_large_arena_goes_back(device: Device):
    from kg_cpu.runtime.allocator import bucket_size

    plan = chain(1 << 15)
    run, given = captured(device, plan), [device.buffer(np.zeros(1 << 15, np.float32)) for _ in range(2)]
    run(given)
    allocator = device.runtime.allocator
    kept = allocator.kept  # type: ignore[attr-defined]
    run(given)
    assert allocator.kept == kept >= bucket_size(arena_of(plan).peak)  # type: ignore[attr-defined]


def test_freed_buffers_are_refused(device: Device):
    run = captured(device, chain(4))
    out, x = device.empty(4, float32), device.buffer(np.zeros(4, np.float32))
    x.free()
    with pytest.raises(BufferError, match="the buffer of 4 float32 on CPU was freed"):
        run([out, x])


def test_values_where_there_are_none_are_refused(device: Device):
    run = captured(device, chain(4))
    with pytest.raises(LaunchError, match=r"takes no variables .*; 1 values were given"):
        run([device.empty(4, float32), device.buffer(np.zeros(4, np.float32))], [1])


def test_memory_freed_by_another_thread_stays_until_the_plan_has_run(device: Device):
    size = 1 << 22
    run = captured(device, chain(size, 60))
    out, x = device.empty(size, float32), device.buffer(np.zeros(size, np.float32))
    thread = threading.Thread(target=run, args=([out, x],))
    thread.start()
    words = run._native.__self__.keep[0]  # type: ignore[attr-defined]
    while not words[ir.SEQUENCE_BUSY]:
        time.sleep(1e-4)
    place = out.address
    out.free()
    others = [device.empty(size, float32) for _ in range(2)]
    assert thread.is_alive() and place not in [b.address for b in others]
    thread.join()


def test_what_was_loaded_stays_usable_when_the_runtime_is_closed(device: Device):
    """The contract leaves a device the choice between this and an error.
    Memory and code are freed with their last user."""
    plan = captured(device, chain(16))
    out, x = device.empty(16, float32), device.buffer(np.arange(16, dtype=np.float32))
    launch = device.bind(more(16), [out, x])
    device.runtime.close()
    for run, added in ((lambda: plan([out, x]), 10), (launch, 1), (device.bind(more(16, name="later"), [out, x]), 1)):
        run()
        np.testing.assert_array_equal(out.numpy(), np.arange(16) + added)
    assert device.buffer(np.ones(3, np.float32)).numpy().tolist() == [1.0] * 3


def test_the_builtin_counts_what_it_gets(device: Device):
    run = captured(device, chain(4))
    with pytest.raises(LaunchError, match="chain takes 2 addresses and values; 1 were given"):
        run([device.empty(4, float32)])


@pytest.mark.parametrize("dtype", [int8, uint16, float32, int64, float64], ids=str)
def test_copies_and_fills(dtype: DType, device: Device):
    """Of every size up to some words, and of one that workers share; what is beyond stays as it was."""
    kind = numpy_storage_dtype(dtype)
    for size in (0, 1, 3, 7, 8, 21, 1 << 21):
        given = (PlanBuffer(Category.OUTPUT, dtype, size, 0), PlanBuffer(Category.OUTPUT, dtype, size, 1))
        plan = Plan("fills", (), given, (FillStep(0, 3), CopyStep(1, 0), FillStep(0, 5)))
        one, other = (device.buffer(np.full(size + 2, 9, kind)) for _ in range(2))
        captured(device, plan)([one, other])
        assert one.raw().tolist() == [5] * size + [9, 9]
        assert other.raw().tolist() == [3] * size + [9, 9]


def test_conditions_sizes_and_values(device: Device):
    """Steps that are left out, a thread axis, a copy and a fill whose sizes are known at the call,
    and a value that a kernel takes."""
    n = variable("n", 0, 1000)
    scaled = sink(param(0, (n,), float32).store(param(1, (n,), float32) * n.cast(float32)), name="scaled")
    program = to_program(scaled, device.renderer, device.compiler, parse_schedule("THREAD(o0)"))
    given = (PlanBuffer(Category.OUTPUT, float32, n, 0), PlanBuffer(Category.INPUT, float32, n, 1))
    between = PlanBuffer(Category.INTERMEDIATE, float32, n)
    when = n.const_like(2) < n
    steps = (FillStep(2, 7.0), LaunchStep(program, (2, 1), when), CopyStep(0, 2))
    plan = Plan("valued", (n.variable,), (*given, between), steps)
    run = captured(device, plan)
    for count in (0, 1, 2, 3, 40, 1000):
        out, x = device.buffer(np.full(1000, 9.0, np.float32)), device.buffer(np.arange(1000, dtype=np.float32))
        run([out, x], (count,))
        wanted = np.arange(count) * count if count > 2 else np.full(count, 7)
        np.testing.assert_array_equal(out.numpy(), [*wanted, *[9] * (1000 - count)])
    with pytest.raises(LaunchError, match="valued: n must be an integer from 0 to 1000, not 1001"):
        run([out, x], (1001,))
    with pytest.raises(LaunchError, match=r"valued takes n .*; no value was given for n"):
        run([out, x])
    with pytest.raises(LaunchError, match=r"n must be an integer from 0 to 1000, not 1\.5"):
        run([out, x], (1.5,))  # type: ignore[arg-type]
    run([out, x], (np.int16(3),))  # type: ignore[arg-type]
    assert out.numpy()[:3].tolist() == [0, 3, 6]
    with pytest.raises(LaunchError, match="valued: argument 1 needs 5 elements of float32, the buffer has 4"):
        run([out, x.view(0, 4)], (5,))


def test_a_kernel_of_a_size_has_a_runner_too(device: Device):
    n = variable("n", 1, 100)
    loaded = device.load(sink(param(0, (n,), int32).store(const(0, int32) + n.cast(int32)), name="sizes"))
    run = loaded.runner()
    assert isinstance(run, Captured)
    out = device.buffer(np.zeros(8, np.int32))
    run([out], (3,))
    assert out.numpy().tolist() == [3, 3, 3, 0, 0, 0, 0, 0]
    with pytest.raises(LaunchError, match="needs 9 elements"):
        run([out], (9,))


def test_under_sanitize_steps_are_run_one_by_one(device: Device):
    with override(sanitize=True):
        again = open_device(device.name)
        index = sink(param(0, (4,), float32).store(param(1, (4,), float32).gather(param(2, (4,), int32))), name="wild")
        buffers = (
            *chain(4).buffers[:2],
            PlanBuffer(Category.INPUT, int32, 4, 2),
            PlanBuffer(Category.INTERMEDIATE, float32, 4),
        )
        plan = Plan("wilder", (), buffers, (LaunchStep(index, (3, 1, 2)), LaunchStep(more(4), (0, 3))))
        loaded = again.load(plan)
        assert isinstance(loaded, PlanProgram) and loaded.captured({}) is None
        run = loaded.runner()
        assert isinstance(run, Runner) and not isinstance(run, Captured)
        x = again.buffer(np.arange(4, dtype=np.float32))
        with pytest.raises(OutOfBounds, match="wild"):
            run([again.empty(4, float32), x, again.buffer(np.array([0, 1, 2, 9], np.int32))])


def test_a_runner_of_its_own_for_each_thread(device: Device):
    """Each thread with its runner gets its results, on workers that they share."""
    size = 1 << 16
    loaded = device.load(chain(size))
    wrong: list[int] = []

    def work(number: int) -> None:
        run = loaded.runner()
        out, x = device.empty(size, float32), device.buffer(np.full(size, number, np.float32))
        for _ in range(20):
            out.clear()
            run([out, x])
            wrong.extend([number] * int((out.numpy() != number + 10).any()))

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_one_runner_in_two_threads_is_refused(device: Device):
    """Its words are in one place: a second call while the first lets others run would change them under
    it."""
    size = 1 << 22
    run = captured(device, chain(size, 30))
    out, x = device.empty(size, float32), device.buffer(np.zeros(size, np.float32))
    told: list[str] = []

    def call() -> None:
        try:
            run([out, x])
        except LaunchError as error:
            told.append(str(error))

    for _ in range(50):
        threads = [threading.Thread(target=call) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if told:
            break
    assert told and "chain is running in another thread" in told[0]
    run([out, x])
    np.testing.assert_array_equal(out.numpy(), np.full(size, 30))


def test_a_thread_that_comes_while_workers_are_brought_up(device: Device):
    """The first parallel call starts threads, in Python:
    who comes meanwhile runs, and the first is the one that is refused."""
    size = 1 << 22
    run = captured(device, chain(size, 30))
    given = [[device.empty(size, float32), device.buffer(np.full(size, n, np.float32))] for n in range(2)]
    words = cast(Any, run)._native.__self__.keep[0]
    pool, cells = native().pool, (ctypes.c_uint64 * len(ir.API)).from_address(native().image.address("kg_api"))
    other = threading.Thread(target=lambda: run(given[1]))

    def start() -> None:
        pool._set(ir.POOL_WANTED, 0)
        other.start()
        while not words[ir.SEQUENCE_BUSY] and other.is_alive():
            time.sleep(0.0001)

    at = ir.API.index("START_POOL")
    wanted, before, cells[at] = pool._word(ir.POOL_WANTED).value, cells[at], id(start)
    pool._set(ir.POOL_WANTED, 1)
    try:
        with pytest.raises(LaunchError, match="running in another thread"):
            run(given[0])
    finally:
        cells[at] = before
        pool._set(ir.POOL_WANTED, wanted)
        other.join()
    np.testing.assert_array_equal(given[1][0].numpy(), np.full(size, 31))


def test_steps_on_several_workers(device: Device):
    """Whatever the pool does, each step sees all that the one before has stored."""
    program = to_program(more(1 << 12), device.renderer, device.compiler, parse_schedule("THREAD(o0)"))
    program = program.replace(arg=replace(program.program, steps=10**9))
    plan = chain(1 << 12)
    plan = replace(plan, steps=tuple(replace(s, kernel=program) for s in plan.steps if isinstance(s, LaunchStep)))
    run = captured(device, plan)
    out, x = device.empty(1 << 12, float32), device.buffer(np.arange(1 << 12, dtype=np.float32))
    for _ in range(50):
        out.clear()
        run([out, x])
        np.testing.assert_array_equal(out.numpy(), np.arange(1 << 12) + 10)
