"""The runtime on an adapter: loading, variants for memory wherever it lies, grids, values, order,
copies."""

from __future__ import annotations

import threading

import numpy as np
import pytest
from kg.dtype import DType, float16, float32, int8, int16, int32, int64, uint8
from kg.errors import BufferError, UnsupportedError
from kg.ir.build import param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer
from kg_webgpu.runtime import device as webgpu
from kg_webgpu.runtime.device import WebGPULaunch, WebGPUProgram, WebGPURuntime
from kg_webgpu.wgsl.writer import Variant
from wgsl_support import needs_adapter

pytestmark = needs_adapter


@pytest.fixture(scope="module")
def device() -> Device:
    return open_device("WEBGPU")


def more(size: int | UOp, dtype: DType = float32, name: str = "more") -> UOp:
    """out = x + 1"""
    x = param(1, (size,), dtype)
    return sink(param(0, (size,), dtype).store(x + x.const_like(1)), name=name)


def program(device: Device, ast: UOp) -> WebGPUProgram:
    loaded = device.load(device.compile(ast))
    assert isinstance(loaded, WebGPUProgram)
    return loaded


def variants(loaded: WebGPUProgram) -> set[Variant]:
    return set(loaded._shaders)


# -- loading


def test_the_usual_variant_is_the_programs_text(device: Device, monkeypatch: pytest.MonkeyPatch):
    """Nothing is written anew, of a kernel without loops nothing is even parsed."""
    compiled = device.compile(more(1000, name="warm"))
    source = next(s.arg for s in compiled.src if s.op is Op.SOURCE)
    written: list[str] = []

    class Counted(webgpu.WGSLWriter):
        def source(self) -> str:
            written.append(super().source())
            return written[-1]

    monkeypatch.setattr(webgpu, "WGSLWriter", Counted)
    loaded = device.runtime.load(compiled)
    assert isinstance(loaded, WebGPUProgram)
    x = device.buffer(np.arange(1001, dtype=np.float32))
    out = device.empty(1000, float32)
    loaded.bind([out, x.view(0, 1000)])()
    assert out.numpy().tolist() == list(range(1, 1001))
    assert written == []
    loaded.bind([out, x.view(1, 1000)])()
    assert out.numpy().tolist() == list(range(2, 1002))
    assert len(written) == 1 and written[0] != source


@pytest.mark.parametrize("name", ["n", "zero", "groups0", "origin1", "loop", "a, b: c } // {", 'with "quotes"'])
def test_variables_of_any_name(name: str, device: Device):
    """Those of the shader's own among them; views, so that the uniform holds both."""
    n = variable(name, 1, 1 << 20)
    loaded = program(device, more(n))
    x = device.buffer(np.arange(101, dtype=np.float32))
    out = device.buffer(np.zeros(101, np.float32))
    loaded.bind([out.view(1, 100), x.view(1, 100)])(37)
    assert out.numpy().tolist() == [0, *range(2, 39), *[0] * 63]


# -- memory wherever it lies


@pytest.mark.parametrize("dtype", [uint8, int8, int16, float16, int32, float32, int64], ids=str)
@pytest.mark.parametrize("start", [0, 1, 3, 64, 65])
def test_views_begin_anywhere(dtype: DType, start: int, device: Device):
    size = 50
    whole = np.arange(200).astype(np.int64) % 100
    x, out = device.buffer(whole, dtype), device.buffer(np.full(200, 77), dtype)
    loaded = program(device, more(size, dtype))
    loaded.bind([out.view(start + 2, size), x.view(start, size)])()
    expected = np.full(200, 77)
    expected[start + 2 : start + 2 + size] = whole[start : start + size] + 1
    assert out.numpy().astype(np.int64).tolist() == expected.tolist()


@pytest.mark.parametrize("dtype", [uint8, int16, float32], ids=str)
@pytest.mark.parametrize(("read", "write"), [(0, 64), (0, 7), (100, 3), (64, 0)])
def test_one_buffer_read_here_and_written_there(dtype: DType, read: int, write: int, device: Device):
    """WebGPU takes no buffer as read-only and as writable in one dispatch, nor ranges that meet."""
    values = np.arange(200) % 90
    buffer = device.buffer(values, dtype)
    size = 5
    program(device, more(size, dtype)).bind([buffer.view(write, size), buffer.view(read, size)])()
    expected = values.copy()
    expected[write : write + size] = values[read : read + size] + 1
    assert buffer.numpy().astype(np.int64).tolist() == expected.tolist()


def test_two_outputs_beside_each_other(device: Device):
    x = param(2, (5,), float32)
    both = sink(param(0, (5,), float32).store(x + 1.0), param(1, (5,), float32).store(x + 2.0), name="both")
    buffer = device.buffer(np.arange(15, dtype=np.float32))
    loaded = program(device, both)
    launch = loaded.bind([buffer.view(0, 5), buffer.view(10, 5), buffer.view(5, 5)])
    for _ in range(2):
        launch()
        assert buffer.numpy().tolist() == [6, 7, 8, 9, 10, 5, 6, 7, 8, 9, 7, 8, 9, 10, 11]


def test_in_place(device: Device):
    buffer = device.buffer(np.arange(100, dtype=np.float32))
    launch = program(device, more(100)).bind([buffer, buffer])
    launch()
    launch()
    assert buffer.numpy().tolist() == list(range(2, 102))


@pytest.mark.parametrize("dtype", [uint8, int16], ids=str)
def test_neighbours_in_one_word_are_left_alone(dtype: DType, device: Device):
    """Work-items of many launches store to elements that share words: nothing is lost."""
    size = 1001
    buffer = device.buffer(np.zeros(3 * size), dtype)
    ones = device.buffer(np.zeros(size), dtype)
    x = param(1, (size,), dtype)
    strided = sink(param(0, (size,), dtype).store(x + x.const_like(1)), name="beside")
    loaded = program(device, strided)
    for _ in range(3):
        for part in range(3):
            loaded.bind([buffer.view(part * size, size), ones])()
    assert (buffer.numpy() == 1).all()


# -- grids and values


@pytest.mark.parametrize("groups", [65535, 65536, 200_001])
def test_more_groups_than_a_dimension_takes(groups: int, device: Device):
    loaded = device.load(device.compile(more(groups, name="wide"), ""))
    assert isinstance(loaded, WebGPUProgram)
    out = device.empty(groups, float32)
    loaded.bind([out, device.buffer(np.arange(groups, dtype=np.float32))])()
    assert (out.numpy() == np.arange(groups, dtype=np.float32) + 1).all()


def test_values_from_launch_to_launch(device: Device):
    """More of them than are kept, gathered into one submit: each launch reads its own."""
    n, m = variable("n", 0, 64), variable("m", -5, 1 << 30)
    x = param(1, (n,), int32)
    loaded = program(device, sink(param(0, (n,), int32).store(x + m.cast(int32).reshape(1).expand(n)), name="values"))
    x = device.buffer(np.zeros(64, np.int32))
    outs = [device.buffer(np.zeros(64, np.int32)) for _ in range(40)]
    launches = [loaded.bind([out, x]) for out in outs]
    for round_ in range(3):
        for number, launch in enumerate(launches):
            launch(m=1000 * round_ + number, n=number)
    for number, out in enumerate(outs):
        assert out.numpy().tolist() == [2000 + number] * number + [0] * (64 - number)
    one = loaded.bind([outs[0], x])
    for value in range(100):
        one(m=value, n=64)
    assert outs[0].numpy().tolist() == [99] * 64


def test_bind_groups_are_made_once(device: Device, monkeypatch: pytest.MonkeyPatch):
    loaded = program(device, more(100))
    runtime = device.runtime
    assert isinstance(runtime, WebGPURuntime)
    x, out, other = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32), device.empty(100, float32)
    launch, run = loaded.bind([out, x]), loaded.runner()
    run([out, x])
    made: list[object] = []
    group = runtime.queue.group
    monkeypatch.setattr(runtime.queue, "group", lambda *arguments: made.append(1) or group(*arguments))
    for _ in range(5):
        launch()
        run([out, x])
    assert not made
    run([other, x])
    run([out, x])
    run([other, x])
    assert len(made) == 1
    assert isinstance(launch, WebGPULaunch)


@pytest.mark.parametrize("dtype", [float16, float32], ids=str)
@pytest.mark.parametrize(("then", "otherwise"), [(-1.0, 0.0), (0.0, -1.0)])
def test_zero_beside_minus_one_has_no_sign(then: float, otherwise: float, dtype: DType, device: Device):
    """Mesa makes -0.0 of it, where the zero is known when the shader is compiled."""
    x = param(1, (2,), int32)
    chosen = (x < x.const_like(1)).where(x.cast(dtype).const_like(then), x.cast(dtype).const_like(otherwise))
    ast = sink(param(0, (2,), dtype).store(chosen), name="choice")
    (got,) = device.run(ast, np.array([0, 1], np.int32))
    assert [repr(float(v)) for v in got] == [repr(then), repr(otherwise)]


def test_a_shifts_count_stays_one_operand(device: Device):
    """In WGSL `a << b & 3` shifts before it masks."""
    x = param(1, (8,), uint8)
    ast = sink(param(0, (8,), uint8).store(x << (x & x.const_like(3))), name="shifted")
    values = np.arange(8, dtype=np.uint8)
    (got,) = device.run(ast, values)
    assert got.tolist() == (values << (values & 3)).tolist()


# -- buffers


def test_freed_buffers_are_refused(device: Device):
    x, out = device.buffer(np.zeros(100, np.float32)), device.empty(100, float32)
    launch = program(device, more(100)).bind([out, x])
    launch()
    x.free()
    with pytest.raises(BufferError, match="argument 1: the buffer of 100 float32 on WEBGPU was freed"):
        launch()


@pytest.mark.parametrize("how", ["launch", "launch with values", "runner", "plan"])
def test_memory_freed_by_another_thread_during_a_call(how: str, device: Device, monkeypatch: pytest.MonkeyPatch):
    """Between the check and the dispatch: the call has what it was given, and the process does not end."""
    n = variable("n", 1, 64)
    ast = more(n) if how == "launch with values" else more(64)
    x, out = device.buffer(np.zeros(64, np.float32)), device.empty(64, float32)
    loaded = device.load(two_steps(device)) if how == "plan" else program(device, ast)
    queue = device.runtime.queue  # type: ignore[attr-defined]
    monkeypatch.setattr(device.runtime.allocator, "_most", 0)  # so that memory goes back at once

    def freed() -> None:
        x.free()
        device.empty(1 << 16, float32)
        queue.flush()

    for name in ("dispatch", "dispatch_all"):
        before = getattr(queue, name)
        monkeypatch.setattr(queue, name, lambda *args, before=before: (freed() if not x.freed else None, before(*args))[1])
    if how.startswith("launch"):
        loaded.bind([out, x])(*([64] if "values" in how else []))
    else:
        loaded.runner()([out, x])
    assert x.freed
    assert out.numpy().tolist() == [2 if how == "plan" else 1] * 64


def two_steps(device: Device) -> Plan:
    given = (PlanBuffer(Category.OUTPUT, float32, 64, 0), PlanBuffer(Category.INPUT, float32, 64, 1))
    steps = (LaunchStep(more(64), (2, 1)), LaunchStep(more(64), (0, 2)))
    return Plan("two", (), (*given, PlanBuffer(Category.INTERMEDIATE, float32, 64)), steps)


def test_memory_that_nobody_waits_for_goes_back(device: Device, monkeypatch: pytest.MonkeyPatch):
    """Blocks of ever other sizes, without a launch in between."""
    monkeypatch.setattr(device.runtime.allocator, "_most", 0)
    for size in range(1000, 1100):
        device.empty(1000 * size, float32)
    assert len(device.runtime.queue._doomed) <= 17  # type: ignore[attr-defined]


def test_memory_comes_back(device: Device):
    """More in turn than the pool keeps: what is given up is used again or goes back,
    also while launches wait for it."""
    loaded = program(device, more(1 << 20))
    values = np.arange(1 << 20, dtype=np.float32)
    for round_ in range(100):
        x, out = device.buffer(values + round_), device.empty(1 << 20, float32)
        loaded.bind([out, x])()
        del x
        if round_ % 25 == 0:
            assert out.numpy()[5] == round_ + 6
    allocator = device.runtime.allocator
    assert len(allocator._used) < 50  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [0, 1, 5, (4 << 20) + 3, (9 << 20) + 1])
def test_copies_of_any_size(size: int, device: Device):
    """Of more than one staging buffer, and at the edges of words."""
    values = np.random.default_rng(size).integers(0, 255, size).astype(np.uint8)
    buffer = device.buffer(values, uint8)
    assert (buffer.numpy() == values).all()
    if size > 4:
        middle = buffer.view(1, size - 3)
        assert (middle.numpy() == values[1 : size - 2]).all()
        other = device.empty(size, uint8)
        other.copy_from(buffer)
        other.view(3, 2).copy_from(buffer.view(0, 2))
        expected = values.copy()
        expected[3:5] = values[:2]
        assert (other.numpy() == expected).all()


def test_threads(device: Device):
    """Eight of them launch, copy and bind at once; each finds what it did."""
    loaded = program(device, more(1000))
    wrong: list[object] = []

    def work(number: int) -> None:
        try:
            for turn in range(20):
                values = np.arange(1000, dtype=np.float32) * number + turn
                out, x = device.empty(1000, float32), device.buffer(values)
                launch = loaded.bind([out, x])
                launch()
                if not (out.numpy() == values + 1).all():
                    wrong.append((number, turn))
        except Exception as error:
            wrong.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_program_of_no_webgpu_text(device: Device):
    other = open_device("NULL").compile(more(16))
    with pytest.raises(UnsupportedError):
        device.runtime.load(other.replace(src=tuple(s for s in other.src if s.op not in (Op.LINEAR, Op.SOURCE))))


def test_order_of_copies_and_launches(device: Device):
    loaded = program(device, more(100))
    one, other = Buffer.of(device.runtime, np.zeros(100, np.float32)), device.empty(100, float32)
    there, back = loaded.bind([other, one]), loaded.bind([one, other])
    for _ in range(100):
        there()
        back()
    one.view(0, 1).copyin(np.array([1000], np.float32))
    there()
    assert other.numpy().tolist() == [1001, *[201] * 99]
