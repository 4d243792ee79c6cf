"""Core, its caches and its commands in a Python that lacks what Windows and macOS lack:
no fork, no affinity, no user ids, no flags of mmap.

That is not those systems. It shows that nothing here asks for these names unasked; what else differs there was never run.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

#: What is taken away before kg is imported, by the system.
LACKS = {
    "win32": {
        "os": [
            "fork",
            "register_at_fork",
            "sched_getaffinity",
            "sched_setaffinity",
            "sysconf",
            "getuid",
            "geteuid",
            "fchmod",
            "killpg",
            "getpgid",
        ],
        "mmap": ["MAP_PRIVATE", "MAP_ANONYMOUS", "MADV_HUGEPAGE", "MADV_DONTNEED"],
    },
    "darwin": {"os": ["sched_getaffinity", "sched_setaffinity"], "mmap": ["MADV_HUGEPAGE"]},
}
#: Why a processor of this machine's kind has no CPU device there.
REASONS = {"win32": "kg-cpu runs on Linux", "darwin": "kg-cpu runs on Linux, and on macOS on Apple's processors"}
WITHOUT = """
import importlib, json, sys
name, lacks = sys.argv.pop(1), json.loads(sys.argv.pop(1))
import subprocess, multiprocessing, ctypes, tempfile, numpy  # Python's own and numpy's modules know which system this is
for module, names in lacks.items():
    for each in names:
        if hasattr(importlib.import_module(module), each):
            delattr(importlib.import_module(module), each)
sys.platform = name
"""
KERNEL = """
import kg, numpy as np
x, out = kg.param(1, (8, 5), kg.float32), kg.param(0, (8, 1), kg.float32)
values = np.arange(40, dtype=np.float32).reshape(8, 5)
device = kg.open_device("REF")
print(device.run(kg.sink(out.store(x.sum(1)), name="row_sum"), values)[0][:, 0].tolist() == values.sum(1).tolist())
"""


def run(system: str, code: str, *arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    import json

    command = [sys.executable, "-c", WITHOUT + code, system, json.dumps(LACKS[system]), *arguments]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KG_")}
    environment = {**kept, "KG_CACHE_DIR": str(home / "cache"), "KG_DISABLE": "cuda,forth,opencl,toy,webgpu"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=home, timeout=120)


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A folder for each system, in which a kernel has run: whoever is asked there next knows the plugins."""
    made: dict[str, Path] = {}
    for system in LACKS:
        home = made[system] = tmp_path_factory.mktemp(system)
        done = run(system, KERNEL, home=home)
        assert (done.returncode, done.stdout.strip()) == (0, "True"), done.stderr
    return made


@pytest.mark.parametrize("system", LACKS)
def test_a_kernel_runs_and_is_found_again(system: str, homes: dict[str, Path]) -> None:
    assert any((homes[system] / "cache").rglob("*")), "nothing was kept"
    done = run(system, KERNEL, home=homes[system])
    assert (done.returncode, done.stdout.strip()) == (0, "True"), done.stderr


@pytest.mark.parametrize("system", LACKS)
def test_the_cpu_says_why_it_is_not_there(system: str, homes: dict[str, Path]) -> None:
    code = "from kg.cli import main\nsys.exit(main(sys.argv[1:]))"
    done = run(system, code, "devices", home=homes[system])
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{REASONS[system]}; this is {system}" in " ".join(done.stdout.split())
    assert "REF" in done.stdout
    done = run(system, "import kg\nkg.open_device('CPU')", home=homes[system])
    assert (
        done.returncode == 1 and f"{REASONS[system]}; this is {system}" in done.stderr and "Use the device REF" in done.stderr
    )


@pytest.mark.parametrize("system", LACKS)
def test_doctor_finds_nothing_broken(system: str, homes: dict[str, Path]) -> None:
    code = "from kg.cli import main\nsys.exit(main(sys.argv[1:]))"
    done = run(system, code, "doctor", home=homes[system])
    assert done.returncode == 0 and "nothing is broken" in done.stdout, done.stdout + done.stderr
