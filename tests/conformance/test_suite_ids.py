"""Ids of the suite's tests are promises: profiles in other repositories name them.
They change only together with ids.txt.

A line is a test, how many parameter sets it has, and a digest of their ids. `pytest --update-golden` writes the file anew.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

IDS = Path(__file__).with_name("ids.txt")


def collected() -> list[str]:
    """The id of every test, as a run on REF collects them."""
    command = [sys.executable, "-m", "pytest", "-o", "addopts=--import-mode=importlib -q", "--collect-only"]
    command += ["--pyargs", "kg_conformance", "--kg-device=REF"]
    environment = {k: v for k, v in os.environ.items() if k != "PYTEST_ADDOPTS"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "::" in done.stdout, done.stdout
    nodes = [line for line in done.stdout.splitlines() if "::" in line]
    return [f"{Path(node.partition('::')[0]).stem.removeprefix('test_')}::{node.partition('::')[2]}" for node in nodes]


def test_ids_are_stable(pytestconfig: pytest.Config):
    parameters: dict[str, list[str]] = defaultdict(list)
    for name in collected():
        function, _, rest = name.partition("[")
        parameters[function].append(rest)
    lines = [
        f"{function} {len(found)} {hashlib.sha256(chr(10).join(sorted(found)).encode()).hexdigest()[:16]}\n"
        for function, found in sorted(parameters.items())
    ]
    assert sum(len(set(found)) for found in parameters.values()) == sum(map(len, parameters.values())), "an id is there twice"
    if pytestconfig.getoption("--update-golden"):
        IDS.write_text("".join(lines))
    known = IDS.read_text().splitlines(keepends=True)
    gone, new = sorted(set(known) - set(lines)), sorted(set(lines) - set(known))
    assert known == lines, (
        f"ids changed, which breaks the Expects of other repositories:\n- {'- '.join(gone)}+ {'+ '.join(new)}"
        "If that is meant (new tests get @since(level)): pytest tests/conformance/test_suite_ids.py --update-golden"
    )
