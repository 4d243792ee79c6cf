"""What a process imports: nothing for `import kg`, no compiler,
passes or rules where the caches are warm."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

WARM = """
import json, sys
import numpy as np
import kg
first = sorted(m for m in sys.modules if m.startswith("kg"))
kernel = kg.sink(kg.param(0, (64,), kg.float32).store(kg.param(1, (64,), kg.float32) + 1.0), name="add_one")
(result,) = kg.open_device(sys.argv[1]).run(kernel, np.zeros(64, np.float32))
assert (result == 1).all()
print(json.dumps([first, sorted(sys.modules)]))
"""


def run(device: str, cache: Path) -> tuple[list[str], list[str]]:
    environment = {**os.environ, "KG_CACHE_DIR": str(cache), "KG_CHECK": "0"}
    done = subprocess.run([sys.executable, "-c", WARM, device], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first, everything = json.loads(done.stdout)
    return first, everything


@pytest.mark.parametrize("device", ["CPU:LLVM", "REF"])
def test_a_warm_process_rewrites_nothing(device: str, tmp_path: Path) -> None:
    _, cold = run(device, tmp_path)
    assert "kg.passes.pipeline" in cold
    first, warm = run(device, tmp_path)
    assert first == ["kg"], "import kg loads kg alone"
    heavy = (
        "llvmlite",
        "kg.passes",
        "kg.analysis",
        "kg.schedule.apply",
        "kg.rules",
        "kg.rewrite",
        "z3",
        "importlib_metadata",
        "email",
        "subprocess",
        "difflib",
        "numpy.random",
    )
    assert [m for m in warm if m.startswith(heavy)] == []
    assert "_hashlib" not in warm, "OpenSSL is loaded"


def test_workloads_come_without_random_numbers() -> None:
    code = "import sys; from kg_tune.bench import memory_bound, compute_bound; assert 'numpy.random' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_public_name_is_there() -> None:
    import kg

    for name in dir(kg):
        assert getattr(kg, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'; there are"):
        _ = kg.nonsense
