"""Large constants in a binary file that an assembly source includes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import kg_aot
import kg_array as xp
import numpy as np
import pytest
from builds import BUILDS, build_and_run, compilers
from kg import KgError

TABLE = np.random.default_rng(0).standard_normal((40, 50))
FEW = np.arange(3.0)


@kg_aot.function(x=kg_aot.f64[50], k=kg_aot.i32[4], name="plant.table")
def table(x, k):
    """Three constants, of which two are large."""
    return xp.asarray(TABLE) @ x, xp.take(xp.asarray(np.arange(2000, dtype=np.int16)), xp.abs(k)), x[:3] + xp.asarray(FEW)


@pytest.mark.parametrize("language", ["c++", "c"])
def test_included_by_the_assembler(tmp_path: Path, language: str) -> None:
    if not compilers(language):
        pytest.skip("needs g++ or clang++ (and gcc or clang for C): apt-get install g++ clang")
    files = table.generate(tmp_path, language=language, constants="binary")
    assert {"table.bin", "table_constants.S"} < {p.name for p in files}
    assert (tmp_path / "table.bin").stat().st_size == TABLE.nbytes + 4000
    source = next(p for p in files if p.suffix in (".cpp", ".c")).read_text()
    assert len(source) < 12000 and "plant_table_c" in source
    for compiler in compilers(language):
        for build in BUILDS:
            said = build_and_run(tmp_path, "table", compiler, build)
            assert said.count(" 0 wrong") == said.count("\n") == 6


def test_by_cmake(tmp_path: Path) -> None:
    if shutil.which("cmake") is None or not compilers("c++"):
        pytest.skip("needs cmake and a C++ compiler: apt-get install cmake g++")
    table.generate(tmp_path / "source", constants="binary")
    for command in (["-S", tmp_path / "source", "-B", tmp_path / "build"], ["--build", tmp_path / "build"]):
        done = subprocess.run(["cmake", *map(str, command)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    assert subprocess.run([str(tmp_path / "build" / "test_table")], check=False).returncode == 0


def test_no_limit_and_changed_files(tmp_path: Path) -> None:
    with pytest.raises(KgError, match="constants='binary'"):
        table.generate(tmp_path, constant_limit=100)
    table.generate(tmp_path, constant_limit=100, constants="binary")
    (tmp_path / "table.bin").write_bytes(b"changed")
    with pytest.raises(KgError, match=r"table\.bin was changed"):
        table.generate(tmp_path, constants="binary")
    with pytest.raises(KgError, match="text or binary, not 'hex'"):
        table.generate(tmp_path, constants="hex")
