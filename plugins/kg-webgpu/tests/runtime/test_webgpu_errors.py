"""What is said where something is wrong: no adapter, limits, shaders refused, memory,
devices lost or closed, forks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import float32
from kg.errors import CompileError, DeviceUnavailable, KgError, UnsupportedError
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.api import Target
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.memory.blocks import OutOfMemoryError
from kg.target.capabilities import Arguments
from kg_webgpu import adapters
from kg_webgpu.factories import make_renderer
from kg_webgpu.runtime import device as runtime
from kg_webgpu.runtime import native
from kg_webgpu.runtime.device import WebGPURuntime
from kg_webgpu.runtime.native import LOST, Refused
from kg_webgpu.runtime.queue import DeviceLost
from kg_webgpu.runtime.shaders import check_limits, uniform_fields
from kg_webgpu.wgsl.renderer import Limits
from wgsl_support import needs_adapter

pytestmark = pytest.mark.part(4)


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    adapters._adapters.cache_clear()
    yield
    adapters._adapters.cache_clear()


def add(count: int, size: int = 16) -> UOp:
    """The sum of so many buffers."""
    total = param(1, (size,), float32)
    for slot in range(2, count + 1):
        total = total + param(slot, (size,), float32)
    return sink(param(0, (size,), float32).store(total), name="add_all")


# -- without an adapter


def no_adapters(monkeypatch: pytest.MonkeyPatch, found: list[object] | Exception) -> None:
    wgpu = pytest.importorskip("wgpu")

    def enumerate_adapters() -> list[object]:
        if isinstance(found, Exception):
            raise found
        return found

    monkeypatch.setattr(wgpu.gpu, "enumerate_adapters_sync", enumerate_adapters)


@pytest.mark.parametrize("found", [[], RuntimeError("no Vulkan")], ids=["none", "refused"])
def test_no_adapter_says_what_to_install(found: Any, monkeypatch: pytest.MonkeyPatch):
    no_adapters(monkeypatch, found)
    probe = adapters.probe()
    assert not probe.available
    assert "adapter" in probe.reason and "driver" in probe.reason
    if sys.platform.startswith("linux"):
        assert "apt-get install mesa-vulkan-drivers" in probe.reason


def test_no_wgpu_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "wgpu", None)
    with pytest.raises(DeviceUnavailable, match=r"wgpu can't be imported .*: pip install wgpu"):
        adapters.adapters()


class Adapter(dict[str, Any]):
    """One as wgpu describes it."""

    def __init__(self, kind: str, name: str, buffers: int = 8) -> None:
        self.info = {"backend_type": "Vulkan", "adapter_type": kind, "device": name, "description": ""}
        keys = (*adapters._LIMITS.values(), *adapters._LOCAL)
        self.limits = dict.fromkeys(keys, 256) | {"max-storage-buffers-per-shader-stage": buffers}
        self.features = {"shader-f16"} if kind == "DiscreteGPU" else set()


def test_adapters_are_ordered_named_and_chosen_by_number(monkeypatch: pytest.MonkeyPatch):
    found = [Adapter("CPU", "soft"), Adapter("IntegratedGPU", "small", 10), Adapter("DiscreteGPU", "big", 12)]
    no_adapters(monkeypatch, list(found))
    monkeypatch.setattr(adapters, "divides_exactly", lambda adapter: True)  # these compute nothing
    probe = adapters.probe()
    assert probe.arch == "big through Vulkan"
    assert probe.features[-2:] == ("WEBGPU:1='small through Vulkan'", "WEBGPU:2='soft through Vulkan'")
    target = Target("WEBGPU", None, "WGSL", probe.arch, probe.features)
    assert make_renderer(target).arguments.most == 12
    one = make_renderer(Target("WEBGPU", 1, "WGSL", probe.arch, probe.features))  # the probe told of another adapter
    assert (one.arguments.most, one.arch) == (10, "small through Vulkan")
    with pytest.raises(DeviceUnavailable, match=r"no adapter WEBGPU:3; WEBGPU:0 is big .* WEBGPU:2 is soft"):
        adapters.adapter(3)


def test_what_the_uniform_holds_is_in_the_text():
    assert uniform_fields("") == ()
    text = 'struct Launch { zero: u32, n_1: i32, origin0: i32 } // {"n_1": "n { } // x"}'
    assert uniform_fields(text) == ("zero", '"n { } // x"', "origin0")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("@compute @workgroup_size(32, 1, 65)", "65 work-items along z, and X has 64 at most (max-compute-workgroup-size-z)"),
        ("@compute @workgroup_size(32, 16, 1)", "512 work-items in a work-group, and X has 256 at most"),
        ("var<workgroup> a: array<vec4<f32>, 1025>;", "16,400 bytes of work-group memory, and X has 16,384 at most"),
        ("var<workgroup> a: array<atomic<u32>, 4096>;\nvar<workgroup> b: array<f16, 1>;", "16,386 bytes of work-group memory"),
    ],
)
def test_limits_are_named_with_the_need(text: str, said: str):
    with pytest.raises(UnsupportedError) as error:
        check_limits(text, "kernel", Limits(), "X")
    assert said in str(error.value)


# -- with one


@needs_adapter
def test_more_buffers_than_the_adapter_binds():
    device = open_device("WEBGPU")
    assert isinstance(device.runtime, WebGPURuntime)
    limit = device.renderer.arguments.most
    device.runtime.load(device.compile(add(limit - 1)))
    with pytest.raises(UnsupportedError, match=f"add_all needs {limit + 1} buffers, and WEBGPU:WGSL binds {limit} at most"):
        device.compile(add(limit))
    another = copy(device.renderer)
    another.arguments = Arguments(limit + 1)  # of an adapter that binds more
    with pytest.raises(UnsupportedError) as error:
        device.runtime.load(to_program(add(limit), another))
    assert f"add_all needs {limit + 1} buffers, and {device.runtime.queue.name} has {limit} at most" in str(error.value)
    assert "max-storage-buffers-per-shader-stage" in str(error.value)


@needs_adapter
def test_a_binding_that_is_too_large(monkeypatch: pytest.MonkeyPatch):
    made = WebGPURuntime(None)
    monkeypatch.setattr(made.renderer, "limits", Limits(buffers=8, binding=1024))
    device = Device("WEBGPU", made, lambda: (made.renderer, None))
    with pytest.raises(
        KgError, match=r"argument 0 has 4,000 bytes, and .* binds 1,024 at most \(max-storage-buffer-binding-size"
    ):
        device.run(add(1, 1000), np.zeros(1000, np.float32))
    made.close()


@needs_adapter
def test_a_grid_that_is_too_large():
    made = WebGPURuntime(None)
    device = Device("WEBGPU", made, lambda: (made.renderer, None))
    program = device.compile(add(1), "")
    loaded = made.load(program)
    assert isinstance(loaded, runtime.WebGPUProgram)
    loaded.geometry.folded = True
    with pytest.raises(KgError, match=r"needs 281,474,976,710,656 work-groups, .* runs 65,535 along each of three dimensions"):
        loaded.geometry.spread((1 << 16, 1 << 16, 1 << 16))
    made.close()


@needs_adapter
def test_a_refused_shader_shows_its_line():
    device = open_device("WEBGPU")
    program = device.compile(add(1))
    wrong = [s.replace(arg=str(s.arg).replace("data1[", "nothing[")) if s.op is Op.SOURCE else s for s in program.src]
    with pytest.raises(CompileError) as error:
        device.runtime.load(program.replace(src=tuple(wrong)))
    head = str(error.value).splitlines()[0]
    assert "WebGPU does not take the shader of add_all" in head and "nothing" in head
    number, line = head.rpartition("in line ")[2].split(": ", 1)
    assert error.value.source.splitlines()[int(number) - 1].strip() == line and "nothing[" in line


@needs_adapter
def test_more_memory_than_there_is():
    made = WebGPURuntime(None)
    device = Device("WEBGPU", made, lambda: (made.renderer, None))
    with pytest.raises(OutOfMemoryError, match="more than one WebGPU buffer may have here"):
        device.empty(1 << 40, float32)
    create = native.create_buffer

    def refuse(*arguments: Any, **named: Any) -> object:
        raise Refused("OutOfMemory", "Not enough memory left.")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kg_webgpu.runtime.queue.create_buffer", refuse)
        with pytest.raises(OutOfMemoryError, match=r"has no memory left: Not enough memory left"):
            device.empty(1000, float32)
    assert create is native.create_buffer
    assert device.empty(1000, float32).size == 1000
    made.close()


def lost(device: Device) -> None:
    """Take the device away, as a driver does that was reset."""
    assert isinstance(device.runtime, WebGPURuntime)
    device.runtime.queue.device.destroy()


@needs_adapter
def test_a_lost_device_is_an_error_and_the_next_is_another():
    device = open_device("WEBGPU")
    x, out = device.buffer(np.zeros(16, np.float32)), device.empty(16, float32)
    launch = device.load(device.compile(add(1))).bind([out, x])
    launch()
    lost(device)
    for attempt in (out.numpy, launch, lambda: x.copyin(np.zeros(16, np.float32)), lambda: device.empty(16, float32)):
        with pytest.raises(DeviceLost, match="was lost, with its memory: open another"):
            attempt()
            device.synchronize()
    assert not device.runtime.alive
    again = open_device("WEBGPU")
    assert again.runtime is not device.runtime and again.runtime.alive
    (got,) = again.run(add(1), np.arange(16, dtype=np.float32))
    assert got.tolist() == list(range(16))
    with pytest.raises(KgError):
        again.load(again.compile(add(1))).bind([out, again.empty(16, float32)])


@needs_adapter
@pytest.mark.parametrize("what", ["read", "write", "launch", "shader", "copy"])
def test_each_call_tells_that_the_device_was_lost(what: str):
    """Whichever is the first to meet a device that is gone; none ends the process."""
    made = WebGPURuntime(None)
    device = Device("WEBGPU", made, lambda: (made.renderer, None))
    x, out = device.buffer(np.zeros(16, np.float32)), device.empty(16, float32)
    launch = device.load(device.compile(add(1))).bind([out, x])
    lost(device)
    with pytest.raises(DeviceLost):
        match what:
            case "read":
                x.numpy()
            case "write":
                x.copyin(np.zeros(16, np.float32))
            case "launch":
                launch()
                device.synchronize()
            case "shader":
                device.load(device.compile(add(2)))
            case "copy":
                out.copy_from(x)
                device.synchronize()
    made.close()


@needs_adapter
def test_a_closed_device(capfd: pytest.CaptureFixture[str]):
    made = WebGPURuntime(None)
    device = Device("WEBGPU", made, lambda: (made.renderer, None))
    x, out = device.buffer(np.zeros(16, np.float32)), device.empty(16, float32)
    launch = device.load(device.compile(add(1))).bind([out, x])
    launch()
    made.close()
    made.close()
    for attempt in (launch, x.numpy, lambda: device.empty(16, float32), lambda: device.load(device.compile(add(2)))):
        with pytest.raises(KgError, match="was closed: open another"):
            attempt()
    del x, out, launch
    device.synchronize()
    assert LOST not in capfd.readouterr().err


FORK = """
import os, sys, numpy as np
from kg.plugin.registry import open_device
from kg.dtype import float32
from kg.errors import KgError
device = open_device("WEBGPU")
x = device.buffer(np.arange(16, dtype=np.float32))
child = os.fork()
if child == 0:
    for attempt in (x.numpy, lambda: device.empty(16, float32), lambda: open_device("WEBGPU").empty(16, float32)):
        try:
            attempt()
            print("nothing was said")
        except KgError as error:
            print(error)
    del x
    sys.exit(3)
_, status = os.waitpid(child, 0)
print(os.waitstatus_to_exitcode(status), x.numpy()[15])
"""


@needs_adapter
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_process_is_told(tmp_path: Path):
    done = subprocess.run([sys.executable, "-c", FORK], capture_output=True, text=True, check=False, timeout=100, cwd=tmp_path)
    said = done.stdout.splitlines()
    assert done.returncode == 0 and said[-1] == "3 15.0", done
    assert len(said) == 4 and all("fork" in line for line in said[:3]), done
    assert not done.stderr


ENDS = """
import atexit, os, sys
if {opens}:
    from kg.plugin.registry import open_device
    device = open_device("WEBGPU")
else:
    from kg_webgpu import adapters
    assert adapters.probe().available
child = os.fork()
if child == 0:
    atexit.register(print, "its own handler")
    print("not yet written", end=" ")
    if os.fork():
        assert os.waitstatus_to_exitcode(os.wait()[1]) >= 0
    {ends}
else:
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@needs_adapter
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.parametrize(("opens", "ends", "status"), [(False, "sys.exit(3)", 3), (True, "pass", 0), (True, "1 / 0", 1)])
def test_a_forked_process_ends_with_its_status(opens: bool, ends: str, status: int, tmp_path: Path):
    """And so does one that it forks: Mesa's exit handlers would wait in them for threads
    that are not there, and crash."""
    script = ENDS.format(opens=opens, ends=ends)
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=100, cwd=tmp_path
    )
    assert done.returncode == 0 and done.stdout.splitlines()[-1] == str(status), done
    assert done.stdout.startswith("not yet written ") and done.stdout.count("its own handler") == 2, done
    assert done.stderr.count("ZeroDivisionError") == 2 * (status == 1), done
    assert status == 1 or not done.stderr


LEAVES = """
import atexit, sys, numpy as np
import kg_array as ka
from kg.plugin.registry import open_device
from kg.dtype import float32
from kg.target.capabilities import Arguments
from kg.ir.build import param, sink
device = open_device("WEBGPU")
x, out = device.buffer(np.arange(1 << 20, dtype=np.float32)), device.empty(1 << 20, float32)
ast = sink(param(0, (1 << 20,), float32).store(param(1, (1 << 20,), float32) + 1.0), name="more")
launch = device.load(device.compile(ast)).bind([out, x])
for _ in range(20):
    launch()  # nobody waits for them
array = ka.asarray(np.arange(9.0, dtype=np.float32), device="WEBGPU") + 1.0
array.numpy()
cycle = [out]
cycle.append(cycle)
out.copy_from(x)
if {late}:
    atexit.register(lambda: print(out.numpy()[5]))
{ends}
"""


@needs_adapter
@pytest.mark.parametrize(
    ("ends", "late"),
    [("", False), ("sys.exit(0)", True), ("device.runtime.close()", True), ("device.runtime.queue.device.destroy()", False)],
)
def test_processes_end_without_a_word(ends: str, late: bool, tmp_path: Path):
    """With work that nobody waits for, and what was never given back.
    What is asked for at the exit is done, or said."""
    script = LEAVES.format(ends=ends, late=late)
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=100, cwd=tmp_path
    )
    gone = "runtime" in ends
    assert done.returncode == 0, done
    assert done.stdout == ("5.0\n" if late and not gone else ""), done
    assert ("was closed" in done.stderr or "was lost" in done.stderr) if late and gone else not done.stderr, done
