"""Ctrl-C at any moment of tracing, compiling and launching:
the process goes on, and what it computes afterwards is right.

Python drops an exception that is raised while an object is destroyed, and an interrupt among them: the hook tells the loop, which would wait
for it without an end.
"""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FINALIZERS = sorted(
    (path.relative_to(folder).with_suffix("").as_posix().replace("/", "."), name)
    for folder in ROOT.glob("*/**/src")
    for path in folder.rglob("*.py")
    for name in re.findall(r"^class (\w+)(?:(?!^class ).)*?def __del__", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)
)
without_windows = pytest.mark.skipif(sys.platform == "win32", reason="SIGINT is not raised so on Windows")

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
interrupted, lost = 0, []
sys.unraisablehook = lambda ignored: lost.append(ignored.exc_type)
for number in range(2, 22):
    timer = threading.Timer(draw.random() * 0.1, os.kill, (os.getpid(), signal.SIGINT))
    try:
        timer.start()
        while len(lost) + interrupted < number - 1:
            work(number)
    except KeyboardInterrupt:
        interrupted += 1
    timer.join()
    np.testing.assert_allclose(work(number), expected(number), rtol=1e-4, atol=1e-5)
assert set(lost) <= {KeyboardInterrupt}, lost
print("interrupted", interrupted + len(lost))
'''


@without_windows
def test_after_an_interrupt_results_are_right() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout == "interrupted 20\n", done.stderr[-3000:]


@pytest.mark.parametrize(("module", "name"), FINALIZERS)
def test_what_an_interrupt_left_unmade_goes_in_silence(module: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ignored: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda found: ignored.append(found.exc_value))
    object.__new__(getattr(importlib.import_module(module), name))
    assert not ignored


def test_finalizers_are_found() -> None:
    assert len(FINALIZERS) >= 6
