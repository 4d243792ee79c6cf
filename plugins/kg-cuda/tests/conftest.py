"""What the tests here share is importable.
The libraries that stand for NVIDIA's driver, and PyCUDA on one, are fixtures."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from fake_driver.fake import build
from with_pycuda import linked  # noqa: F401


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A libcuda that hands every call to Python."""
    pytest.importorskip("cuda.bindings", reason="cuda-bindings has no wheel for this machine")
    made = build(tmp_path_factory.mktemp("driver"))
    if made is None:
        pytest.skip("a C compiler makes the library: clang, gcc")
    return made
