"""Which calls let other Python threads run, and that small ones don't:
let go of for nanoseconds the interpreter's lock wakes the threads that wait for it, and is gone before they have it.

The switch interval is so long that nobody is asked for the lock: another thread has a turn where a call lets go of it, and nowhere else.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import kg_array as xp
import numpy as np
import pytest
from kg.plugin.registry import open_device

DEVICE = open_device("CPU:LLVM")
CALLS = 3000
Call = Callable[[], object]


@contextmanager
def other_thread() -> Iterator[list[int]]:
    """Another thread, which counts its turns."""
    turns, stop = [0], threading.Event()

    def count() -> None:
        while not stop.is_set():
            turns[0] += 1
            time.sleep(1e-6)

    thread, before = threading.Thread(target=count), sys.getswitchinterval()
    try:
        sys.setswitchinterval(1000.0)
        thread.start()
        yield turns
    finally:
        stop.set()
        sys.setswitchinterval(before)
        thread.join()


def _array(size: int) -> xp.Array:
    return xp.asarray(np.linspace(0.1, 1.0, size, dtype=np.float32), device=DEVICE).realize()


def _eager() -> Call:
    x = _array(256)

    def call() -> xp.Array:
        y = xp.sin(x) * 2.5 + x
        return y.realize()

    return call


def _jitted() -> Call:
    x, f = _array(256), xp.jit(lambda x: xp.sin(x) + x)
    return lambda: f(x)


def _jitted_into() -> Call:
    x, f = _array(256), xp.jit(lambda x: xp.sin(x) + x)
    out = f(x)
    return lambda: f(x, out=out)


def _gradient() -> Call:
    x, f = _array(4096), xp.grad(lambda x: xp.sum(xp.sin(x)))
    return lambda: f(x).realize()


def _written() -> Call:
    values = np.ones(4096, np.float32)
    return lambda: xp.asarray(values, device=DEVICE, copy=True)


def _read() -> Call:
    x = _array(4096)
    return x.numpy


def _joined() -> Call:
    x = _array(4096)
    return lambda: xp.concat([x, x]).realize()


def _stored() -> Call:
    x = _array(4096)

    def store() -> None:
        x[3] = 1.0
        x[5:300] = 2.0

    return store


def _exchanged() -> Call:
    x, values = _array(4096), np.ones(4096, np.float32)
    return lambda: (np.from_dlpack(x), xp.from_dlpack(values), xp.from_dlpack(values, copy=True))


def _drawn() -> Call:
    key = xp.random.key(3)
    return lambda: xp.random.normal(key, (16,)).realize()


SMALL = (_eager, _jitted, _jitted_into, _gradient, _written, _read, _joined, _stored, _exchanged, _drawn)


@pytest.mark.parametrize("make", SMALL, ids=lambda make: make.__name__[1:])
def test_small_calls_keep_the_interpreters_lock(make: Callable[[], Call]) -> None:
    call = make()
    for _ in range(5):  # what is compiled is ready
        call()
    with other_thread() as turns:
        before = turns[0]
        for _ in range(CALLS):
            call()
        assert turns[0] == before


def _kernel() -> Call:
    x, f = _array(1 << 20), xp.jit(lambda x: xp.sin(x) + x)
    return lambda: f(x)


def _product() -> Call:
    x = xp.reshape(_array(1 << 18), (512, 512)).realize()

    def call() -> xp.Array:
        y = x @ x
        return y.realize()

    return call


def _large_copy() -> Call:
    x = _array(1 << 22)
    return x.numpy


@pytest.mark.parametrize("make", [_kernel, _product, _large_copy], ids=lambda make: make.__name__[1:])
def test_other_threads_run_while_a_long_call_does(make: Callable[[], Call]) -> None:
    call = make()
    call()
    with other_thread() as turns:
        before, calls = turns[0], 0
        while turns[0] == before and calls < CALLS:
            call()
            calls += 1
        assert turns[0] > before
