"""The runtime on a device: memory wherever it begins, memory of the host in place,
errors that say what to do, plans and the clock."""

from __future__ import annotations

import gc
import itertools
import os
import subprocess
import sys
import weakref
from typing import Any, cast

import numpy as np
import pyopencl as cl
import pytest
from kg.dtype import DType, float32, float64, int8
from kg.errors import CompileError, DeviceUnavailable, KgError, LaunchError, LoadError
from kg.ir.build import param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.memory.blocks import OutOfMemoryError
from kg.text.program import source_of
from kg_opencl import building, compiler
from kg_opencl.compiler import BINARY, IMAGES, OpenCLCompiler
from kg_opencl.devices import device, devices, facts
from kg_opencl.runtime import launching
from kg_opencl.runtime.card import Function, OpenCLCard
from kg_opencl.runtime.device import OpenCLRuntime
from opencl_support import opencl

DEVICE = opencl()
CARD = cast(OpenCLCard, cast(Any, DEVICE.runtime).card)
X = np.arange(64, dtype=np.float32)


def doubled(n: int = 64, dtype: DType = float32) -> UOp:
    return sink(param(0, (n,), dtype).store(param(1, (n,), dtype) * 2), name="doubled")


def fresh() -> OpenCLRuntime:
    return OpenCLRuntime("OPENCL", OpenCLCard(device(None), "OPENCL"))


# -- memory


@pytest.mark.parametrize("first", [1, 3, 17])
def test_arguments_begin_anywhere(first: int) -> None:
    """No rule for the alignment of sub-buffers is met: a byte's place is given with the buffer."""
    source, target = DEVICE.buffer(np.arange(128, dtype=np.int8)), DEVICE.buffer(np.zeros(128, np.int8))
    DEVICE.prepare(doubled(64, int8), [target.view(first, 64), source.view(first + 1, 64)])()
    expected = np.zeros(128, np.int8)
    expected[first : first + 64] = 2 * np.arange(first + 1, first + 65)
    assert (target.numpy() == expected).all()


@pytest.mark.parametrize("first", [0, 1, 5])
def test_memory_of_the_host_is_used_where_it_lies(first: int) -> None:
    here, there = np.zeros(80, np.float32), np.zeros(80, np.float32)
    launch = DEVICE.prepare(doubled(), [DEVICE.share(there[first : first + 64]), DEVICE.share(here[first + 2 : first + 66])])
    for number in (1, 2):
        here[:] = number
        launch()
        DEVICE.synchronize()
        assert (there[first : first + 64] == 2 * number).all() and there.sum() == 128 * number


def test_memory_of_the_host_lives_as_long_as_the_buffer() -> None:
    array, before = np.ones(64, np.float32), len(CARD.host)
    gone = weakref.ref(array)
    buffer = DEVICE.share(array)
    del array
    gc.collect()
    assert gone() is not None
    del buffer
    gc.collect()
    assert gone() is None and len(CARD.host) == before


def test_parts_of_one_array_are_found_apart() -> None:
    array = np.zeros(100, np.float32)
    whole, inner, same = DEVICE.share(array), DEVICE.share(array[10:20]), DEVICE.share(array)
    for buffer in (whole, inner, same):
        memory, offset = CARD.place(buffer.address)
        assert offset + buffer.nbytes <= memory.size
    memory, offset = CARD.place(whole.address + 4 * 50)  # behind the end of the inner one, which begins later
    assert offset + 200 <= memory.size
    del inner
    gc.collect()
    whole.view(10, 10).copyin(np.full(10, 3, np.float32))
    assert array.sum() == 30


def test_written_arguments_over_one_array_are_refused() -> None:
    array = np.zeros(100, np.float32)
    with pytest.raises(LaunchError, match="share memory"):
        DEVICE.prepare(doubled(), [DEVICE.share(array[:64]), DEVICE.share(array[1:65])])


def test_more_memory_than_there_is() -> None:
    with pytest.raises(OutOfMemoryError, match=r"no 4,503,599,627,370,496 bytes of memory are left on OPENCL"):
        DEVICE.empty(1 << 50, float32)


# -- launches


def test_a_kernel_without_work_groups_has_them_made() -> None:
    n = variable("n", 1, 1000)
    ast = sink(param(0, (n,), float32).store(param(1, (n,), float32) + 1.0), name="plain")
    program = DEVICE.compile(ast, "")
    assert "reqd_work_group_size" not in (source_of(program) or "") and "get_global_id(0)" in (source_of(program) or "")
    out = DEVICE.empty(1000, float32)
    launch = DEVICE.load(program).bind([out, DEVICE.buffer(np.arange(1000, dtype=np.float32))])
    for count in (1, 7, 1000):
        launch(count)
        assert (out.numpy()[:count] == np.arange(1, count + 1)).all()


def test_a_work_group_that_is_too_large_is_refused() -> None:
    program = DEVICE.compile(doubled(1 << 20), "LOCAL(o0, 1024)")
    most = cast(Any, DEVICE.renderer).work_groups.total
    card = CARD
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(OpenCLCard, "function", lambda self, module, symbol, shared=0: Function(module, symbol, 16, True))
        with pytest.raises(KgError, match=r"doubled has 1024 work-items in a work-group, and OPENCL .* runs 16 of this kernel"):
            DEVICE.load(program)
    assert most >= 1024 and DEVICE.load(program) and not card.dead


def test_two_launches_of_one_program_hold_their_own_arguments() -> None:
    program = DEVICE.load(DEVICE.compile(doubled()))
    outs = [DEVICE.empty(64, float32) for _ in range(2)]
    launches = [program.bind([out, DEVICE.buffer(X + n)]) for n, out in enumerate(outs)]
    for _ in range(2):
        for launch in launches:
            launch()
    assert all((out.numpy() == 2 * (X + n)).all() for n, out in enumerate(outs))


def test_the_clock_counts_each_launch_and_copy() -> None:
    launch = DEVICE.prepare(doubled(1 << 20), [DEVICE.empty(1 << 20, float32), DEVICE.empty(1 << 20, float32)])
    out = DEVICE.empty(64, float32)

    def work() -> None:
        launch()
        out.copyin(X)
        launch()

    launch()
    times = DEVICE.runtime.timed(work)
    assert [(t.kind, t.name) for t in times] == [("launch", "doubled"), ("copy", "256 bytes"), ("launch", "doubled")]
    assert all(t.start < t.stop for t in times)
    assert all(one.stop <= other.start + 1e-9 for one, other in itertools.pairwise(times))


def test_a_kernel_is_built_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled and loaded in one process: where the binary is the source, the driver is not asked twice."""
    asked = list[object]()

    def built(program: object, options: object = ()) -> object:
        asked.append(program)
        return building.built(program, cast(Any, options))

    monkeypatch.setattr(compiler, "built", built)
    program = DEVICE.compile(sink(param(0, (64,), float32).store(param(1, (64,), float32) * 1234.5), name="once"))
    made = OpenCLCompiler(device(None)).compile(source_of(program) or "")
    before = len(asked)
    where = compiler.context_of(device(None))  # not CARD's: another test may have lost a device since that was opened
    assert before and compiler.program_of(where, device(None), *IMAGES.opened(made, "once", CARD.key))
    assert len(asked) == before + (not facts(device(None)).varies)


# -- what goes wrong


def test_a_source_that_is_wrong_has_the_log() -> None:
    compiler = OpenCLCompiler(device(None))
    with pytest.raises(CompileError, match="does not take the source") as caught:
        compiler.compile("kernel void f(global float *a) { a[0] = nothing; }")
    assert "nothing" in caught.value.log and "-cl-std" in caught.value.log and "nothing" in caught.value.source


def test_bytes_that_are_no_binary() -> None:
    for image in (b"", b"binary", IMAGES.sealed(b"binary", BINARY, CARD.key)[:-1]):
        with pytest.raises(LoadError, match="no whole program of OPENCL"):
            CARD.load(image, "k")
    with pytest.raises(LoadError, match="another device or driver"):
        CARD.load(IMAGES.sealed(b"binary", BINARY, CARD.key + "newer"), "k")


def test_a_binary_that_the_driver_refuses() -> None:
    program = DEVICE.compile(doubled())
    parts = tuple(
        s.replace(arg=IMAGES.sealed(b"no such thing", BINARY, CARD.key)) if s.op is Op.BINARY else s for s in program.src
    )
    with pytest.raises(LoadError, match=r"doubled: OPENCL .* refuses it"):
        DEVICE.load(program.replace(src=parts))


def test_a_closed_device_is_opened_anew() -> None:
    runtime = fresh()
    block = runtime.allocator.alloc(256)
    runtime.close()
    assert not runtime.alive
    with pytest.raises(KgError, match=r"was closed: open another with kg\.open_device"):
        runtime.allocator.copyin(block, 0, np.zeros(256, np.uint8))
    with pytest.raises(KgError, match="was closed"):
        runtime.synchronize()
    del block


def test_a_lost_device_says_so_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    runtime = fresh()
    card = cast(OpenCLCard, runtime.card)

    class Gone(cl.RuntimeError):
        code = cl.status_code.DEVICE_NOT_AVAILABLE

    def lost(*_: object, **__: object) -> None:
        raise Gone("clEnqueueWriteBuffer failed: DEVICE_NOT_AVAILABLE")

    block = runtime.allocator.alloc(256)
    with monkeypatch.context() as patch:
        patch.setattr(cl, "enqueue_copy", lost)
        with pytest.raises(DeviceUnavailable, match=r"was lost, with its memory: open another with kg\.open_device"):
            runtime.allocator.copyin(block, 0, np.zeros(256, np.uint8))
    assert not runtime.alive and "was lost" in card.dead
    with pytest.raises(KgError, match="was lost"):
        runtime.allocator.copyin(block, 0, np.zeros(256, np.uint8))
    del block


def test_a_launch_that_the_driver_refuses_names_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise cl.RuntimeError("clEnqueueNDRangeKernel failed: OUT_OF_RESOURCES")

    with monkeypatch.context() as patch:
        patch.setattr(launching, "_ENQUEUE", refuse)
        launch = DEVICE.prepare(doubled(), [DEVICE.empty(64, float32), DEVICE.buffer(X)])
        with pytest.raises(LaunchError, match=r"doubled: OPENCL .* refuses it: .*OUT_OF_RESOURCES"):
            launch()


def test_a_process_that_was_forked_off_is_told() -> None:
    script = (
        "import os, numpy as np, kg\n"
        "device = kg.open_device('OPENCL'); buffer = device.buffer(np.ones(4, np.float32))\n"
        "child = os.fork()\n"
        "if not child:\n"
        "    try: buffer.numpy()\n"
        "    except kg.KgError as error:\n"
        "        if 'forked off one that used OPENCL' not in str(error): os._exit(8)\n"
        "        try: kg.open_device('OPENCL')\n"
        "        except kg.KgError as again: os._exit(7 if 'start processes by spawn' in str(again) else 10)\n"
        "    os._exit(9)\n"
        "raise SystemExit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n"
    )
    assert subprocess.run([sys.executable, "-W", "ignore", "-c", script], check=False, timeout=60).returncode == 7


def test_processes_that_are_forked_off_end() -> None:
    """While another thread launches, which may hold any lock of kg's and of the driver's.
    Memory is freed there, and the interpreter ends. Twelve children, or as many as end within half a minute: on a machine with
    much else to do each takes seconds, and none of them hangs. The kernel has run before: PoCL loads it with dlopen then, and a
    fork in the midst of that leaves glibc's loader unusable in the child, which ends by its assertion whoever forks."""
    script = (
        "import gc, os, signal, sys, threading, time, numpy as np, kg\n"
        "from kg.dtype import float32\n"
        "from kg.ir.build import param, sink\n"
        "device = kg.open_device('OPENCL')\n"
        "ast = sink(param(0, (64,), float32).store(param(1, (64,), float32) * 2), name='doubled')\n"
        "out = device.empty(64, float32)\n"
        "launch = device.prepare(ast, [out, device.buffer(np.ones(64, np.float32))])\n"
        "launch(); assert out.numpy()[0] == 2\n"
        "held, ended = [device.empty(n, float32) for n in range(1, 99)], threading.Event()\n"
        "def work():\n"
        "    while not ended.is_set(): launch(); held.append(device.empty(64, float32)); held.pop(0)\n"
        "thread = threading.Thread(target=work); thread.start()\n"
        "began, children = time.monotonic(), 0\n"
        "while children < 12 and time.monotonic() < began + 30:\n"
        "    child, children = os.fork(), children + 1\n"
        "    if not child:\n"
        "        signal.alarm(120)\n"
        "        held.clear(); gc.collect(); sys.exit(7)\n"
        "    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])\n"
        "    if status != 7: ended.set(); sys.exit(f'a child ended with {status}')\n"
        "ended.set(); thread.join()\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script], capture_output=True, text=True, check=False, timeout=280
    )
    assert done.returncode == 0, done.stderr


# -- devices


def test_devices_by_number_and_by_platform() -> None:
    found = devices()
    with pytest.raises(DeviceUnavailable, match=rf"there is no device OPENCL:{len(found)}; OPENCL:0 is "):
        device(len(found))
    script = "import kg_opencl.devices as d; print(d.device(None).platform.name)"
    word = found[-1].platform.name.split()[0]
    done = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, "KG_DRIVER": word}, capture_output=True, text=True, check=True
    )
    assert word in done.stdout
    wrong = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, "KG_DRIVER": "nobody"}, capture_output=True, text=True, check=False
    )
    assert "KG_DRIVER is 'nobody', which names none of" in wrong.stderr


def test_float64_is_refused_by_name_where_it_is_not() -> None:
    from kg.compile.program import to_program
    from kg.errors import UnsupportedError
    from kg_opencl.c.renderer import OpenCLRenderer

    with pytest.raises(UnsupportedError, match="float64"):
        to_program(doubled(64, float64), OpenCLRenderer())
