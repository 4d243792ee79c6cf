"""The golden kernels in oclgrind, a simulator that reports accesses out of bounds,
races between work-items and uses of what nobody wrote: none is reported."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from golden.kernels import KERNELS

SCRIPT = Path(__file__).with_name("golden_on_device.py")
#: Kernels with an instruction of LLVM (freeze) that oclgrind 21.10 ends at where it follows what was written.
NOT_FOLLOWED = ("integer_division",)

pytestmark = pytest.mark.skipif(shutil.which("oclgrind") is None, reason="needs oclgrind (Debian's package oclgrind)")


@pytest.mark.parametrize(
    ("options", "kernels"),
    [(("--uninitialized",), [k for k in KERNELS if k not in NOT_FOLLOWED]), ((), NOT_FOLLOWED)],
    ids=["all", "not_followed"],
)
def test_nothing_is_reported(options: tuple[str, ...], kernels: list[str], tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = ["oclgrind", "--data-races", *options, "--log", str(log), sys.executable, str(SCRIPT), *kernels]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert log.read_text() == ""
    assert done.returncode == 0 and f"{len(kernels)} kernels are right, 0 wrong" in done.stdout, done.stdout + done.stderr
    assert "Oclgrind" in done.stdout, "another device was asked"


def test_a_race_is_reported(tmp_path: Path) -> None:
    """The test above can fail."""
    script = (
        "import numpy as np, pyopencl as cl\n"
        "(one,) = cl.get_platforms()[0].get_devices()\n"
        "context = cl.Context([one]); queue = cl.CommandQueue(context)\n"
        "memory = cl.Buffer(context, cl.mem_flags.READ_WRITE, 64)\n"
        "text = 'kernel void f(global int *a) { a[0] = get_global_id(0); a[get_global_id(0) + 9] = 1; }'\n"
        "cl.Kernel(cl.Program(context, text).build(), 'f')(queue, (8,), (8,), memory)\n"
        "queue.finish()\n"
    )
    log = tmp_path / "log"
    command = ["oclgrind", "--data-races", "--log", str(log), sys.executable, "-c", script]
    subprocess.run(command, capture_output=True, check=True, timeout=120)
    assert "data race" in log.read_text() and "Invalid write" in log.read_text()
