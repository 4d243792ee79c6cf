"""The worker threads: right split, many launching threads, fork, scratch of each worker,
the end of the process."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest
from kg.dtype import int64
from kg.ir.args import ParamInfo
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.settings import override
from kg_cpu.runtime.native import native
from kg_cpu.system import reason_unavailable
from runtime_kernels import ADD_ONE, EMPTY, FLOATS, SCRATCH, program

pytestmark = [pytest.mark.part(2), pytest.mark.skipif(bool(reason_unavailable()), reason=reason_unavailable() or "runs here")]

HERE = Path(__file__).parents[1]
LARGE_WORK = 10**9

#: What every script below starts with: a device of four workers, and a launch that adds one to `values`.
PRELUDE = f"""
import sys, os, threading, signal
sys.path.insert(0, {str(HERE)!r})
import numpy as np
from runtime_kernels import *
from kg.plugin.registry import open_device
from kg_cpu.runtime.native import native
from kg.dtype import float32
from kg.ir.build import const
cpu = open_device("CPU")
values = np.arange(10007, dtype=np.float32)
source, out = cpu.buffer(values), cpu.empty(10007, float32)
loaded = cpu.load(program("add_one", ADD_ONE, FLOATS, thread_extent=10007, steps={LARGE_WORK}))
launch = loaded.bind([out, source])
def check():
    out.clear(); launch(); assert np.array_equal(out.numpy(), values + 1)
"""


def run_script(text: str, threads: int = 4) -> str:
    environment = {**os.environ, "KG_THREADS": str(threads)}
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-W", "ignore", "-c", PRELUDE + text],
        check=False,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0 and done.stderr == "", done.stderr
    return done.stdout.strip()


@pytest.fixture
def cpu() -> Device:
    return open_device("CPU")


@pytest.mark.parametrize("extent", [1, 2, 3, 4, 5, 63, 64, 1000, 10007])
def test_every_element_is_run_once(cpu: Device, extent: int):
    ones = cpu.buffer(np.ones(extent, np.float32))
    loaded = cpu.load(program("add_one", ADD_ONE, FLOATS, thread_extent=extent, steps=LARGE_WORK))
    launch = loaded.bind([ones, ones])
    for count in range(2, 30):
        launch()
        assert (ones.numpy() == count).all()


def test_more_workers_than_cores():
    for threads in (1, 2, 3, 8):
        text = "for _ in range(50): check()\nprint(native().pool.active)"
        assert run_script(text, threads) == str(threads - 1)


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="needs two processors")
def test_workers_have_processors_of_their_own():
    """Where the pool takes the whole machine; a worker in the way of the caller moves.
    The caller itself is left alone."""
    text = """
allowed = os.sched_getaffinity(0)
check()
def places(): return [os.sched_getaffinity(t.native_id) for t in native().pool._threads]
assert all(len(p) == 1 for p in places()) and len(set.union(*places())) == len(allowed) - 1, places()
assert os.sched_getaffinity(0) == allowed
for cpu_of_caller in sorted(allowed) * 2:
    os.sched_setaffinity(0, {cpu_of_caller})
    check()
    assert set.union(*places()) == allowed - {cpu_of_caller}, (places(), cpu_of_caller)
os.sched_setaffinity(0, allowed)
check()
print("done")
"""
    assert run_script(text, len(os.sched_getaffinity(0))) == "done"


def test_fewer_workers_than_processors_stay_free():
    text = "check(); print(all(os.sched_getaffinity(t.native_id) == os.sched_getaffinity(0) for t in native().pool._threads))"
    assert run_script(text, len(os.sched_getaffinity(0)) + 1) == "True"


def test_small_kernels_stay_on_their_thread(cpu: Device):
    small = cpu.load(program("empty", EMPTY, (), thread_extent=1000, steps=10))
    large = cpu.load(program("empty", EMPTY, (), thread_extent=1000, steps=LARGE_WORK))
    serial = cpu.load(program("empty", EMPTY, (), steps=LARGE_WORK))
    assert (small.workers, large.workers, serial.workers) == (1, native().pool.limit, 1)


def test_each_program_has_the_workers_of_the_settings_it_was_loaded_under(cpu: Device):
    large = program("empty", EMPTY, (), thread_extent=1000, steps=LARGE_WORK)
    with override(threads=1):
        alone = cpu.load(large)
    assert (alone.workers, cpu.load(large).workers) == (1, native().pool.limit)
    with override(threads=native().pool.limit + 1):  # no more than the pool has
        assert cpu.load(large).workers == native().pool.limit


def test_each_worker_has_scratch_of_its_own(cpu: Device):
    extent = 64
    out = cpu.empty(extent, int64)
    params = (ParamInfo(0, "int64", extent, False, True),)
    info = {"thread_extent": extent, "flops": LARGE_WORK}
    cpu.load(program("scratch", SCRATCH, params, scratch_bytes=100_000, **info)).bind([out])()
    places = set(out.numpy().tolist())
    assert 1 <= len(places) <= native().pool.limit  # the caller takes the part of a worker that is slow to begin
    assert all(p % 64 == 0 for p in places)
    cpu.load(program("scratch", SCRATCH, params, scratch_bytes=300_000, **info)).bind([out])()
    assert all(p % 64 == 0 for p in set(out.numpy().tolist()))


def test_many_python_threads_launch_at_once():
    text = """
failed = []
def work():
    x = np.arange(501, dtype=np.float32)
    a, b = cpu.buffer(x), cpu.empty(501, float32)
    mine = cpu.load(program("add_one", ADD_ONE, FLOATS, thread_extent=501, steps=10**9, scratch_bytes=4096)).bind([b, a])
    for _ in range(300):
        b.clear(); mine()
        if not np.array_equal(b.numpy(), x + 1): failed.append(1)
threads = [threading.Thread(target=work) for _ in range(6)]
[t.start() for t in threads]; [t.join() for t in threads]
check()
print(len(failed))
"""
    assert run_script(text) == "0"


def test_one_launch_from_many_threads():
    text = """
def work():
    for _ in range(500): launch()
threads = [threading.Thread(target=work) for _ in range(4)]
[t.start() for t in threads]; [t.join() for t in threads]
check(); print("ok")
"""
    assert run_script(text) == "ok"


def test_child_after_fork_has_workers_of_its_own():
    text = """
check()
for generation in range(3):
    child = os.fork()
    if child == 0:
        assert native().pool.active == 0
        check(); check()
        assert native().pool.active == 3
        grandchild = os.fork()
        if grandchild == 0:
            check(); os._exit(0)
        assert os.waitstatus_to_exitcode(os.waitpid(grandchild, 0)[1]) == 0
        os._exit(0)
    check()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
print(native().pool.active)
"""
    assert run_script(text) == "3"


def test_fork_while_another_thread_launches():
    text = """
over = False
def work():
    while not over: launch(); cpu.empty(100, float32); const(over + 7, float32)
t = threading.Thread(target=work); t.start()
for _ in range(5):
    child = os.fork()
    if child == 0:
        over = True
        signal.alarm(20)
        check(); os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
over = True; t.join(); check(); print("ok")
"""
    assert run_script(text) == "ok"


@pytest.mark.parametrize("method", ["spawn", "fork"])
def test_multiprocessing(method: str, tmp_path: Path):
    script = tmp_path / "script.py"
    script.write_text(
        PRELUDE + "import multiprocessing\ndef job(n):\n    check(); return n\n"
        f"if __name__ == '__main__':\n    check()\n    with multiprocessing.get_context({method!r}).Pool(2) as pool:\n"
        "        assert pool.map(job, range(4)) == [0, 1, 2, 3]\n    check(); print('ok')\n"
    )
    environment = {**os.environ, "KG_THREADS": "3"}
    done = subprocess.run(
        [sys.executable, str(script)], check=False, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.strip() == "ok", done.stderr


@pytest.mark.parametrize(
    "text",
    [
        "check()",
        "check(); import atexit; atexit.register(check)",
        "import atexit; atexit.register(lambda: (check(), print('late')))",
        "check(); sys.exit(0)",
        "threading.Thread(target=lambda: [check() for _ in range(200)]).start()",
        "t = threading.Thread(target=lambda: [launch() for _ in range(10**7)], daemon=True); t.start(); check",
        "check()\nclass Late:\n    def __del__(self): launch()\nlate = Late(); launch.late = None",
    ],
    ids=["idle", "atexit-before", "atexit-first", "exit", "thread", "daemon", "del"],
)
def test_process_ends(text: str):
    run_script(text)


def test_interrupt_is_not_lost():
    text = """
signal.setitimer(signal.ITIMER_REAL, 0.2)
seen = []
signal.signal(signal.SIGALRM, lambda *a: seen.append(1))
import time
end = time.time() + 0.6
while time.time() < end: launch()
check(); print(len(seen))
"""
    assert run_script(text) == "1"


def test_long_kernels_let_other_threads_run(cpu: Device):
    size = 30_000_000
    params = tuple(ParamInfo(p.slot, p.dtype, size, p.read, p.written) for p in FLOATS)
    data = [cpu.empty(size, cpu.buffer(np.zeros(1, np.float32)).dtype) for _ in params]
    launch = cpu.load(program("add_one", ADD_ONE, params, thread_extent=size, bytes_moved=8 * size)).bind(data)
    launch()
    ticks: list[float] = []
    during: list[float] = []
    done = threading.Event()

    def tick() -> None:
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.0002)

    thread = threading.Thread(target=tick)
    thread.start()
    deadline = time.perf_counter() + 20
    while len(during) < 2 and time.perf_counter() < deadline:
        ticks.clear()
        begin = time.perf_counter()
        launch()
        during = [t for t in ticks if begin < t < time.perf_counter()]
    done.set()
    thread.join()
    assert len(during) >= 2
