"""Locks and forks: none is found taken in a child, whatever the order in which threads take them;
imports are waited for."""

from __future__ import annotations

import subprocess
import sys

import pytest
from kg.locks import cached_property

XOR_BLOCKS = """
import os, threading, time
from kg.locks import fork_safe_lock
one, two, three, four = locks = [fork_safe_lock() for _ in range(4)]
stop = threading.Event()

def work(outer, inner):
    while not stop.is_set():
        with outer:
            time.sleep(0.001)
            with inner:
                time.sleep(0.001)

threads = [threading.Thread(target=work, args=pair) for pair in ((one, two), (four, three))]
[t.start() for t in threads]
for _ in range(20):
    child = os.fork()
    if child == 0:
        os._exit(0 if all(lock.acquire(timeout=5) for lock in locks) else 1)
    assert os.waitpid(child, 0)[1] == 0
stop.set()
"""

TWO_FORK = """
import os, threading
from kg.locks import fork_safe_lock
locks = [fork_safe_lock() for _ in range(5)]

def work():
    for _ in range(30):
        child = os.fork()
        if child == 0:
            os._exit(0 if all(lock.acquire(timeout=5) for lock in locks) else 1)
        assert os.waitpid(child, 0)[1] == 0
        with locks[0], locks[1]:
            pass

failed = []
threading.excepthook = failed.append
threads = [threading.Thread(target=work) for _ in range(3)]
[t.start() for t in threads]
[t.join() for t in threads]
assert not failed, failed
"""

IMPORTS = """
import os, sys, threading, time
import kg.locks
sys.path.insert(0, sys.argv[1])

def work():  # what kg does when something is first needed
    exec("import slow_to_import", {"__name__": "kg.something"})

thread = threading.Thread(target=work)
thread.start()
while "slow_to_import" not in sys.modules:
    time.sleep(0.001)
child = os.fork()
if child == 0:
    import slow_to_import
    os._exit(0 if slow_to_import.whole else 1)
assert os.waitpid(child, 0)[1] == 0
thread.join()
"""


@pytest.mark.parametrize("script", [XOR_BLOCKS, TWO_FORK, IMPORTS])
def test_a_child_finds_no_lock_taken(script: str, tmp_path):
    (tmp_path / "slow_to_import.py").write_text("import time\ntime.sleep(0.3)\nwhole = True\n")
    command = [sys.executable, "-W", "ignore", "-c", script, str(tmp_path)]
    subprocess.run(command, timeout=60, check=True)


class Computed:
    count = 0

    @cached_property
    def value(self) -> int | None:
        """What it is."""
        self.count += 1
        return None


def test_a_cached_property_is_computed_once_for_each_object():
    one, two = Computed(), Computed()
    assert one.value is None and one.value is None and two.value is None
    assert (one.count, two.count) == (1, 1)
    assert Computed.value.__doc__ == "What it is."
