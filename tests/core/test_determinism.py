"""The same AST gives byte-identical source in fresh processes,
whatever the hash seed and the order of work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from golden.kernels import KERNELS
from golden.renderers import REFUSED, RENDERERS

SCRIPT = Path(__file__).with_name("determinism.py")


def test_sources_do_not_depend_on_the_process() -> None:
    seeds = (("0", False), ("4242424242", True))  # a third is that of whatever process the golden tests run in
    runs = [_start(seed, backwards) for seed, backwards in seeds]
    results = [_finish(run) for run in runs]
    assert len(results[0]) == len(KERNELS) * len(RENDERERS) - len(REFUSED)
    for (seed, _), result in zip(seeds[1:], results[1:], strict=True):
        different = [name for name in results[0] if result[name] != results[0][name]]
        assert not different, f"seed {seed} gives other sources than seed 0"


def _start(seed: str, backwards: bool) -> subprocess.Popen[str]:
    # not verified after each pass: the golden tests do that, and here it would be most of the time
    environment = {**os.environ, "PYTHONHASHSEED": seed, "KG_CHECK": "0"}
    command = [sys.executable, str(SCRIPT), *(["--backwards"] if backwards else [])]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _finish(run: subprocess.Popen[str]) -> dict[str, str]:
    output, errors = run.communicate(timeout=280)
    assert run.returncode == 0, errors
    found: dict[str, str] = json.loads(output)
    return found
