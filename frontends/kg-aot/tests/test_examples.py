"""What lies in examples/aot is generated, built by CMake and run:
a controller that balances, a policy, a filter."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from builds import compilers

EXAMPLES = Path(__file__).parents[3] / "examples" / "aot"


def run(*command: object) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.part(4)
def test_the_examples(tmp_path: Path) -> None:
    if shutil.which("cmake") is None or not compilers("c++"):
        pytest.skip("needs cmake and a C++ compiler: apt-get install cmake g++")
    run(sys.executable, EXAMPLES / "functions.py", tmp_path / "generated")
    build = tmp_path / "build"
    run("cmake", "-S", EXAMPLES, "-B", build, f"-DGENERATED={tmp_path / 'generated'}")
    run("cmake", "--build", build)
    said = run("ctest", "--test-dir", build, "-V")
    assert "100% tests passed, 0 tests failed out of 7" in said
    (most,) = re.findall(r"greatest force ([\d.]+) N", said)
    assert float(most) == 15.0, "the bound of the force is reached, and kept"
