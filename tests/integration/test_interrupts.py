"""Ctrl-C at any moment of tracing, compiling and launching:
the process goes on, and what it computes afterwards is right."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="SIGINT is not raised so on Windows")

PROGRAM = '''
import os, random, signal, sys, threading, time
import numpy as np
import kg_array as xp

draw, values = random.Random(5), np.random.default_rng(5).standard_normal((16, 16)).astype(np.float32)

def work(number):
    """The sum of a chain, or its gradient."""
    def f(x):
        for _ in range(number % 5 + 1):
            x = xp.sin(x) @ xp.eye(16) * np.float32(0.9) + np.float32(number)
        return xp.sum(x)
    x = xp.asarray(values)
    return np.asarray(xp.jit(xp.grad(f))(x)) if number % 2 else np.asarray(f(x))

def expected(number):
    x, slope = values.astype(np.float64), 1.0
    for _ in range(number % 5 + 1):
        x, slope = np.sin(x) * 0.9 + number, slope * np.cos(x) * 0.9
    return slope if number % 2 else x.sum()

work(0), work(1)
interrupted = 0
for number in range(2, 22):
    timer = threading.Timer(draw.random() * 0.1, os.kill, (os.getpid(), signal.SIGINT))
    try:
        timer.start()
        while True:
            work(number)
    except KeyboardInterrupt:
        interrupted += 1
    timer.join()
    np.testing.assert_allclose(work(number), expected(number), rtol=1e-4, atol=1e-5)
print("interrupted", interrupted)
'''


def test_after_an_interrupt_results_are_right() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout == "interrupted 20\n", done.stderr[-3000:]
