"""Runs a test's program in a process of its own, in which the device CUDA is there: over a libcuda that was built for the tests."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

TESTS = Path(__file__).parents[1]


def run_program(library: Path, begin: str, body: str, *path: Path, said: str = "", **environment: str) -> list[str]:
    """The lines that it prints. On its standard error it says nothing, whatever it still holds when it ends, or else `said`.

    What is learnt of devices is kept beside the library: those that are not asked for cost seconds to probe.
    """
    given = {
        "PYTHONPATH": os.pathsep.join(map(str, (TESTS, *path))),
        "KG_CACHE_DIR": str(library.parent / "cache"),
        "KG_NO_CACHE": "0",
        **environment,
    }
    text = textwrap.dedent(begin) + textwrap.dedent(body)
    done = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, env={**os.environ, **given}, timeout=250, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert said in done.stderr if said else not done.stderr, done.stderr
    return done.stdout.splitlines()
