"""What lies in examples/ runs as its first lines say."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_every_example_has_a_test():
    assert {p.name for p in (ROOT / "examples").glob("*.py")} == {"tune_with_dask.py"}


def test_the_dask_example_runs(tmp_path: Path):
    if importlib.util.find_spec("distributed") is None:
        pytest.skip("distributed is not installed, so the Dask example did not run: uv sync --group examples")
    environment = {**os.environ, "KG_CACHE_DIR": str(tmp_path / "cache"), "KG_NO_CACHE": "0", "KG_CHECK": "0"}
    command = [
        sys.executable,
        str(ROOT / "examples" / "tune_with_dask.py"),
        "--device",
        "REF",
        "--size",
        "4",
        "--seconds",
        "15",
    ]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stderr
    count = int(done.stdout.partition("compiled by Dask: ")[2].split()[0])
    assert count > 5, done.stdout + done.stderr
    assert "candidates, 0 failed" in done.stdout
