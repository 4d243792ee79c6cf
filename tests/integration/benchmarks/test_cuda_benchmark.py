"""benchmarks/gpus/cuda.py where no GPU is: every row at small sizes in the simulator, results checked;
what it says without one. Nothing is timed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from kg.plugin.registry import devices

SCRIPT = Path(__file__).parents[3] / "benchmarks" / "gpus" / "cuda.py"


def run(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *options], capture_output=True, text=True, timeout=250, check=False)


def test_every_row_is_right_in_the_simulator() -> None:
    done = run("--device", "CUDA:SIM", "--small", "--rounds", "1", "--seconds", "0", "--markdown")
    assert done.returncode == 0, done.stdout + done.stderr
    first, head, line, *rows = done.stdout.splitlines()
    assert first.startswith("simulator, sm_90")
    assert head.startswith("| row | sizes | kg | rate | of copy bandwidth | PyTorch |") and line.startswith("| --- | --- |")
    names = [row.split(" | ")[0].removeprefix("| ") for row in rows]
    assert names == [
        "copy", "elementwise", "sum", "softmax", "layernorm", "matmul_float32_4096", "matmul_bfloat16_4096", "matmul_bfloat16_8192",
        "attention", "a kernel of a plan of 100",
    ]  # fmt: skip
    assert not any("WRONG" in row or "Error" in row for row in rows)
    assert all(row.count("|") == head.count("|") for row in rows)


def test_a_wrong_result_is_seen() -> None:
    """What is computed is compared with numpy: a row whose expectation is another fails."""
    text = (
        f"import runpy, sys; sys.path.insert(0, {str(SCRIPT.parent)!r}); from cuda_rows import rows; from dataclasses import replace;"
        "rows.ROWS['copy'] = replace(rows.ROWS['copy'], make=lambda n: replace(rows.copy(n), expected=lambda x: x + 1));"
        "sys.argv = ['cuda.py', '--device', 'CUDA:SIM', '--small', '--only', 'copy', '--rounds', '1', '--seconds', '0'];"
        f"runpy.run_path({str(SCRIPT)!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=250, check=False)
    assert done.returncode == 1 and "WRONG" in done.stdout, done.stdout + done.stderr


def test_without_a_gpu_it_says_what_is_missing() -> None:
    if any(d.name.startswith("CUDA:") and d.available for d in devices()):
        pytest.skip("there is a GPU")
    done = run("--only", "copy")
    assert done.returncode == 1 and "not a package" not in done.stderr, done.stderr
    assert "libcuda" in done.stderr and "`kg doctor` says what is missing" in done.stderr
