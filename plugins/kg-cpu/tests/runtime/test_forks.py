"""Children that are forked off while other threads compile, launch and ask the tuning database:
none hangs on a lock that came along."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.part(6)

FORKS = 16
#: Seconds for a child, which has a kernel to compile, on a busy machine.
PATIENCE = 60

BUSY = """
import os, random, signal, sys, threading, time
import numpy as np
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.plugin.registry import open_device
from kg_tune import database as tunedb

device = open_device(sys.argv[1])
work, forks, patience = sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
numbers = iter(range(10**9))
stop = threading.Event()

def compute(number):
    x = param(1, (8,), float32)
    program = device.load(device.compile(sink(param(0, (8,), float32).store(x * float(number) + 1.0), name=f"k{number}")))
    out, given = device.buffer([0.0] * 8, float32), device.buffer(np.arange(8), float32)
    program.bind([out, given])()
    assert out.numpy().tolist() == [i * float(number) + 1.0 for i in range(8)]

def ask():
    tunedb.entries()
    tunedb.store([])

def loop():
    while not stop.is_set():
        compute(next(numbers)) if work == "compile" else ask()

if len(sys.argv) == 5:  # otherwise the threads import what compiles
    compute(next(numbers))
threads = [threading.Thread(target=loop) for _ in range(3)]
for thread in threads:
    thread.start()
hung = failed = 0
for number in range(forks):
    time.sleep(random.Random(number).uniform(0.001, 0.02))
    child = os.fork()
    if child == 0:
        try:
            compute(10**6 + number)
            ask()
        except BaseException:
            import traceback
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    end = time.monotonic() + patience
    while (ended := os.waitpid(child, os.WNOHANG)) == (0, 0) and time.monotonic() < end:
        time.sleep(0.005)
    if ended == (0, 0):
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        hung += 1
        break
    failed += ended[1] != 0
stop.set()
for thread in threads:
    thread.join()
print(hung, "hung,", failed, "failed")
"""


@pytest.mark.parametrize("first", [[], ["first"]])
@pytest.mark.parametrize(("device", "work"), [("CPU:LLVM", "compile"), ("CPU:C", "compile"), ("CPU:LLVM", "ask")])
def test_children_of_a_process_whose_threads_are_at_work(device: str, work: str, first: list[str], tmp_path: Path):
    environment = {**os.environ, "KG_CACHE_DIR": str(tmp_path / "cache"), "KG_NO_CACHE": "0", "KG_TUNE": "use"}
    command = [sys.executable, "-W", "ignore", "-c", BUSY, device, work, str(FORKS), str(PATIENCE), *first]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=4 * PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (0, "0 hung, 0 failed\n"), done.stderr
