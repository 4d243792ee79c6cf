"""kg-cpu and kg-isa in an empty environment, without llvmlite and without any compiler:
kernels are machine code all the same."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from environment import build_wheels, make_environment, run

#: What a user of machine code on CPUs installs; numpy comes with it.
NAMES = ("kg-core", "kg-render", "kg-lowering", "kg-tiles", "kg-schedules", "kg-graph", "kg-cpu", "kg-isa", "kg-tune")
#: MB that all of it takes, numpy included.
MOST = 100
NOTHING = "import kg; print(kg.open_device('CPU').name)"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="CPU:X86 is for x86-64"),
]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    wheels = build_wheels(tmp_path_factory.mktemp("wheels"), *NAMES)
    return make_environment(tmp_path_factory.mktemp("small"), *wheels)


def test_the_tour_runs(small: tuple[Path, dict[str, str]]) -> None:
    commands, environment = small
    there = run(commands / "python", "-c", "import importlib.util as u; print(u.find_spec('llvmlite'))", env=environment)
    assert there.strip() == "None"
    output = run(commands / "kg", "tour", env=environment, cwd=environment["HOME"])
    assert "CPU:X86" in output and "WRONG" not in output and "FAILED" not in output
    assert run(commands / "python", "-c", NOTHING, env=environment, cwd=environment["HOME"]).strip() == "CPU:X86"


def test_it_is_small(small: tuple[Path, dict[str, str]]) -> None:
    (packages,) = small[0].parent.glob("lib/python*/site-packages")
    size = sum(f.stat().st_size for f in packages.rglob("*") if f.is_file() and f.suffix != ".pyc")
    assert size < MOST * 1_000_000, f"{size / 1e6:.0f} MB"


def test_a_cpu_without_a_renderer_says_which_to_install(small: tuple[Path, dict[str, str]]) -> None:
    commands, environment = small
    program = f"""
from kg.errors import DeviceUnavailable
try:
    {NOTHING.replace("; ", "; kg.open_device('CPU').renderer; ")}
except DeviceUnavailable as error:
    print(error)
"""
    said = run(commands / "python", "-c", program, env={**environment, "KG_DISABLE": "isa"}, cwd=environment["HOME"])
    assert "pip install 'kg-cpu[llvm]'" in said and "pip install kg-isa" in said and "Install clang or gcc" in said
