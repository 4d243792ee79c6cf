"""How generated host code for GPUs is built and run on machines without one:
as libraries whose driver is the tests' own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
#: Whose fake driver is used.
CUDA = HERE.parents[3] / "plugins" / "kg-cuda" / "tests"
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror")
#: What every source is built with, so that it may be part of programs without either.
BARE = ("-std=c++17", "-O0", "-fno-exceptions", "-fno-rtti")


@dataclass(frozen=True)
class Ran:
    """One generated test: what it printed, and the names of the driver's functions that it called,
    in order."""

    status: int
    values: int
    wrong: int
    calls: tuple[str, ...]
    left: str


def command(arguments: Sequence[object], **more: object) -> str:
    more["env"] = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (HERE, CUDA)))}
    done = subprocess.run(list(map(str, arguments)), capture_output=True, text=True, timeout=600, check=False, **more)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{' '.join(map(str, arguments))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def built(folder: Path, name: str, *, compiler: str = "g++", options: Sequence[object] = ()) -> Path:
    """The source and its test as a library with `run_test`."""
    made = folder / "test.so"
    sources = [folder / f"{name}.cpp", folder / f"test_{name}.cpp"]
    command([compiler, *BARE, *WARNINGS, "-shared", "-fPIC", "-Dmain=run_test", *options, *sources, "-o", made])
    return made


def built_by_nvcc(folder: Path, name: str, nvcc: Path) -> Path:
    """PTX alone is in it, and is kept beside: what ptxas would make runs on GPUs only."""
    made = folder / "test.so"
    flags = [
        "-std=c++17",
        "-gencode",
        "arch=compute_80,code=compute_80",
        "--fmad=false",
        "-diag-suppress=68",
        "-cudart",
        "none",
        "--keep",
    ]
    host = ["-Xcompiler", "-fPIC,-Wall,-Wextra,-Wconversion,-Werror"]
    command(
        [nvcc, *flags, *host, "-Dmain=run_test", "-shared", folder / f"{name}.cu", folder / f"test_{name}.cpp", "-o", made],
        cwd=folder,
    )
    return made


def library(folder: Path, source: str) -> Path:
    """One of the drivers here."""
    made = folder / f"lib{Path(source).stem}.so"
    command(["gcc" if shutil.which("gcc") else "clang", "-w", "-shared", "-fPIC", HERE / source, "-o", made])
    return made


def cuda_library(folder: Path, extension: Path) -> Path | None:
    """The libcuda of kg-cuda's tests, with the functions that a library asks for."""
    sys.path.insert(0, str(CUDA))
    try:
        from fake_driver.fake import build
    finally:
        sys.path.remove(str(CUDA))
    return build(folder, extension=extension)


def run(runner: str, *arguments: object) -> dict[str, Ran]:
    """The name of each library's folder -> how its test went."""
    said = command([sys.executable, HERE / runner, *arguments])
    found: dict[str, Ran] = {}
    values = wrong = 0
    for line in said.splitlines():
        if counted := re.search(r": (\d+) values, greatest error \S+ (\d+) wrong$", line):
            values, wrong = values + int(counted[1]), wrong + int(counted[2])
        if ended := re.match(r"kg-test (\S+): status (-?\d+); calls (.*); left (.*)", line):
            found[Path(ended[1]).parent.name] = Ran(int(ended[2]), values, wrong, tuple(ended[3].split()), ended[4])
            values = wrong = 0
    return found


def sdk() -> Path | None:
    """The folder of NVIDIA's wheels with nvcc and headers; None where they are not installed."""
    for entry in sys.path:
        for found in (Path(entry) / "nvidia").glob("cu*/bin/nvcc"):
            return found.parents[1]
    return None
