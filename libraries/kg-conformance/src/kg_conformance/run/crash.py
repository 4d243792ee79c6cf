"""Tests that are expected to crash: each runs in a subprocess."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

import pytest

TIMEOUT_SECONDS: Final = 120
#: Exit codes of pytest itself: passed and failed; others but these are an end that nobody planned.
_PASSED, _FAILED = 0, 1


class Crashed(Exception):
    """The process of a test ended before the test did."""


def run_elsewhere(item: pytest.Function, device: str) -> None:
    """Run the test in another process.
    Raises Crashed where that died or hung, AssertionError where the test failed."""
    where = f"{item.path}::{item.nodeid.partition('::')[2]}"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={item.config.rootpath}"]
    command += [f"--kg-device={device}", "--kg-crash-child", where]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
            env=environment,
            cwd=item.config.rootpath,
        )
    except subprocess.TimeoutExpired as error:
        raise Crashed(f"the test did not end within {TIMEOUT_SECONDS} s") from error
    if done.returncode == _FAILED:
        raise AssertionError(f"the test fails, it does not crash:\n{done.stdout[-4000:]}")
    if done.returncode != _PASSED:
        raise Crashed(f"the process ended with status {done.returncode}:\n{done.stderr[-2000:] or done.stdout[-2000:]}")
