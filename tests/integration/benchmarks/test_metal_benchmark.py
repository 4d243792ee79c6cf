"""benchmarks/gpus/metal.py where no Mac is:
kg's part of every row at small sizes on the host, results checked. Nothing is timed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[3] / "benchmarks" / "gpus" / "metal.py"


def run(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *options], capture_output=True, text=True, timeout=250, check=False)


def test_every_row_is_right_on_the_host() -> None:
    done = run("--device", "METAL:HOST", "--small", "--rounds", "1", "--seconds", "0")
    assert done.returncode == 0, done.stdout + done.stderr
    rows = [line.split(":")[0] for line in done.stdout.splitlines() if ": " in line and not line.startswith("METALHOST")]
    assert rows == [
        "vector_add",
        "sum_all",
        "softmax",
        "layernorm",
        "gemv",
        "transpose",
        "matmul",
        "matmul_bfloat16",
        "attention",
    ]
    assert "wrong" not in done.stdout


def test_a_wrong_result_is_seen() -> None:
    text = (
        f"import runpy, sys; sys.path.insert(0, {str(SCRIPT.parents[1])!r}); from side_by_side import in_process; from dataclasses import replace;"
        "right = in_process.case_of; in_process.case_of = lambda *a: replace(right(*a), expected=right(*a).expected + 1);"
        "sys.argv = ['metal.py', '--device', 'METAL:HOST', '--small', '--only', 'transpose', '--rounds', '1', '--seconds', '0'];"
        f"runpy.run_path({str(SCRIPT)!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=250, check=False)
    assert done.returncode == 1 and "wrong" in done.stdout, done.stdout + done.stderr
