"""A run of all tests fails when a rule never fired; a run of some does not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOME = "core/tests/rewrite/test_rewrite.py"  # fires rules of its own


def _pytest(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k != "PYTEST_ADDOPTS"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture(scope="module")
def of_some() -> subprocess.CompletedProcess[str]:
    """A run of all tests, which are those of one file."""
    return _pytest("-o", f"testpaths={SOME}")


def test_rules_that_never_fired_fail_a_whole_run(of_some: subprocess.CompletedProcess[str]) -> None:
    assert of_some.returncode == 1
    assert "rules that no test fired" in of_some.stdout
    assert "divmod.floordiv_of_floordiv" in of_some.stdout


def test_what_several_processes_fire_counts_together(of_some: subprocess.CompletedProcess[str]) -> None:
    some = f"testpaths={SOME} libraries/kg-graph/tests/multi_kernel/test_multiversioning.py"
    alone, together = (_pytest("-o", some, *several) for several in ((), ("-n", "2", "--dist", "loadfile")))
    assert alone.returncode == together.returncode == 1
    assert _never_fired(alone.stdout) == _never_fired(together.stdout) != _never_fired(of_some.stdout)


def _never_fired(output: str) -> str:
    (line,) = [line for line in output.splitlines() if line.startswith("Remove them, or write a file test")]
    return line


def test_a_part_of_the_tests_may_leave_rules_out() -> None:
    assert _pytest(SOME).returncode == 0
    assert _pytest("-o", f"testpaths={SOME}", "-k", "not slow").returncode == 0
