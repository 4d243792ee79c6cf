"""Where libcuda.so.1 is found when the loader's own paths do not have it,
as in containers whose LD_LIBRARY_PATH is not set."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from fake_driver.fake import build

PROGRAM = """
import ctypes, sys
from kg.plugin import DeviceUnavailable
from kg_cuda.card import bindings
bindings.FOLDERS = tuple(sys.argv[1:])
try:
    ctypes.CDLL("libcuda.so.1")
except OSError:
    pass
else:
    sys.exit(77)
try:
    bindings.bindings()
    print("found")
except DeviceUnavailable as error:
    print(error)
"""


def said(*folders: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}
    environment["PYTHONPATH"] = str(Path(__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *map(str, folders)],
        capture_output=True, text=True, env=environment, timeout=100, check=False,
    )  # fmt: skip
    if done.returncode == 77:
        pytest.skip("NVIDIA's driver is here: the loader finds it by itself")
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_folders_of_containers(tmp_path: Path) -> None:
    pytest.importorskip("cuda.bindings", reason="cuda-bindings has no wheel for this machine")
    if build(tmp_path, "noop_cuda.c") is None:
        pytest.skip("a C compiler makes the library: clang, gcc")
    assert said(tmp_path / "none", tmp_path) == "found"


def test_a_library_that_cannot_be_loaded(tmp_path: Path) -> None:
    """Of another machine, say: it is passed by, and the driver is missing as before."""
    pytest.importorskip("cuda.bindings", reason="cuda-bindings has no wheel for this machine")
    (tmp_path / "libcuda.so.1").write_bytes(b"no library")
    assert "libcuda.so.1 was not found" in said(tmp_path)
