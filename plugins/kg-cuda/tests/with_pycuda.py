"""Runs a program in a process of its own with PyCUDA itself, over the libcuda of the tests:
who asks for the fixture `linked` is skipped without it.

PyCUDA is what this environment has installed, or else what tools/build_pycuda.sh built.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest
from fake_driver.fake import build
from fake_driver.processes import run_program

HERE = Path(__file__).parent
BUILDER = HERE.parents[2] / "tools" / "build_pycuda.sh"
BEGIN = """
    import gc
    from pathlib import Path
    import numpy as np
    import kg
    import kg_array as ka
    from kg.errors import CompileError, DeviceUnavailable
    from kg_cuda.card import drivers
    from kg_cuda.sim import Module
    from fake_driver.for_pycuda import PycudaDriver
    fake = PycudaDriver()
    {before}
    fake.install(Path({library!r}))
    from pycuda import driver as drv

    def numbers(n=1000):
        return np.arange(n, dtype=np.float32)

    def kernel(n=1000, name="doubled"):
        x = kg.param(1, (n,), kg.float32)
        return kg.sink(kg.param(0, (n,), kg.float32).store(x + x), name=name)

    def modules():
        return [held for held in fake.handles.values() if isinstance(held, Module)]

    def refused(call, error):
        try:
            call()
        except error as caught:
            return str(caught)
        raise AssertionError("it was not refused")
"""


class Linked(NamedTuple):
    """The folder that has the package, and a libcuda that has all that its extension is linked to."""

    package: Path
    library: Path


@pytest.fixture(scope="session")
def linked(tmp_path_factory: pytest.TempPathFactory) -> Linked:
    package = _package()
    extension = next((package / "pycuda").glob("_driver*.so"))
    library = build(tmp_path_factory.mktemp("pycuda"), extension=extension)
    if library is None:
        pytest.skip("a C compiler makes the library: clang, gcc")
    return Linked(package, library)


def _package() -> Path:
    installed = find_spec("pycuda")
    if installed is not None and installed.origin is not None:
        return Path(installed.origin).parents[1]
    asked = ["bash", str(BUILDER), "--where"]
    environment = {**os.environ, "PYTHON": sys.executable}
    try:
        found = subprocess.run(asked, capture_output=True, text=True, env=environment, timeout=60, check=False)
    except FileNotFoundError:
        pytest.skip("PyCUDA is not installed: pip install pycuda, which needs the CUDA toolkit")
    if found.returncode:
        pytest.skip(found.stderr.strip())
    return Path(found.stdout.strip())


def run(linked: Linked, body: str, before: str = "", driver: str = "pycuda", said: str = "") -> list[str]:
    """The lines that the program prints; `said` is what it must say on its standard error,
    and nothing where that is empty."""
    begin = BEGIN.format(library=str(linked.library), before=before)
    return run_program(linked.library, begin, body, linked.package, said=said, KG_DRIVER=driver)
