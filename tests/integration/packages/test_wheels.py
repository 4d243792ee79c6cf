"""As a stranger would: wheels of core, its plugins and kg-array in an empty environment,
away from the workspace, with no compiler."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from environment import PACKAGES, ROOT, build_wheels, make_environment, run
from releasing.checks import wheel_contents, wheel_faults
from releasing.packages import packages

PROGRAM = """
import kg, numpy as np
x, out = kg.param(1, (64, 100), kg.float32), kg.param(0, (64, 1), kg.float32)
kernel = kg.sink(out.store(x.sum(1)), name="row_sum")
values = np.random.default_rng(0).standard_normal((64, 100), np.float32)
for name in ("CPU", "REF", "TOY"):
    device = kg.open_device(name)
    (result,) = device.run(kernel, values)
    assert np.allclose(result[:, 0], values.sum(1), atol=1e-4), name
    print(device.name, "right")
"""
ARRAYS = """
import kg_array as xp
x = xp.reshape(xp.arange(12, dtype=xp.float32), (3, 4))
assert (x @ xp.matrix_transpose(x)).device.name == "CPU:LLVM"
print(float(xp.grad(lambda w: xp.sum(w * w))(x)[2, 3]))
"""
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return build_wheels(tmp_path_factory.mktemp("wheels"), *PACKAGES)


@pytest.fixture(scope="module")
def stranger(wheels: list[Path], tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """Somebody who only uses kg: nothing that tests need."""
    return make_environment(tmp_path_factory.mktemp("stranger"), *(w for w in wheels if "conformance" not in w.name))


@pytest.fixture(scope="module")
def tester(wheels: list[Path], tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """Somebody who runs the conformance suite."""
    core, *others = sorted(wheels, key=lambda w: not w.name.startswith("kg_core"))
    return make_environment(tmp_path_factory.mktemp("tester"), f"{core}[conformance]", *others)


def test_wheels_hold_what_they_must(wheels: list[Path]) -> None:
    named = {wheel.name.split("-")[0]: wheel for wheel in wheels}
    assert sorted(named) == sorted(package.stem for package in PACKAGES.values())
    assert {package.name: wheel_faults(named[package.stem], package) for package in packages()} == {
        p.name: [] for p in packages()
    }
    core, suite, toy = (wheel_contents(named[name]) for name in ("kg_core", "kg_conformance", "kg_toy"))
    template = "kg_conformance/new_plugin/template/"
    assert {
        f"{template}src/@module@/renderer.py.template",
        f"{template}.github/workflows/conformance.yml.template",
    } <= suite.keys(), "what `kg new-plugin` writes"
    assert {"kg/docs/ir.md", "kg/docs/examples/matmul.kg"} <= core.keys(), "what `kg docs` shows"
    assert "kg_toy/py.typed" in toy and any(n.endswith("/licenses/LICENSE") for n in toy)
    assert {n.split("/")[0] for n in toy if ".dist-info/" not in n} == {"kg_toy"}, "a wheel holds its one package"


def test_a_program_runs(stranger: tuple[Path, dict[str, str]]) -> None:
    commands, environment = stranger
    for _ in range(2):  # cold, then from the cache
        output = run(commands / "python", "-c", PROGRAM, env=environment, cwd=environment["HOME"])
        assert output.split("\n")[:3] == ["CPU:LLVM right", "REF:TEXT right", "TOY:ASM right"]


def test_arrays_work(stranger: tuple[Path, dict[str, str]]) -> None:
    commands, environment = stranger
    assert run(commands / "python", "-c", ARRAYS, env=environment, cwd=environment["HOME"]).strip() == "22.0"


def test_the_tour_runs_without_a_compiler(stranger: tuple[Path, dict[str, str]]) -> None:
    commands, environment = stranger
    output = run(commands / "kg", "tour", env=environment, cwd=environment["HOME"])
    assert "CPU:LLVM" in output and "REF:TEXT" in output
    assert "CPU:C missing: no C compiler was found" in " ".join(output.split())
    assert "WRONG" not in output and "FAILED" not in output


def test_nothing_comes_from_the_workspace(stranger: tuple[Path, dict[str, str]]) -> None:
    commands, environment = stranger
    where = run(
        commands / "python",
        "-c",
        "import kg, kg_amd, kg_array, kg_cpu, kg_cuda, kg_metal, kg_opencl, kg_toy, kg_webgpu as w; "
        "print(kg.__file__, kg_amd.__file__, kg_array.__file__, kg_cpu.__file__, kg_cuda.__file__, kg_metal.__file__, kg_opencl.__file__, kg_toy.__file__, w.__file__)",
        env=environment,
    )
    assert str(ROOT) not in where


def test_doctor_finds_nothing_broken(stranger: tuple[Path, dict[str, str]]) -> None:
    commands, environment = stranger
    output = run(commands / "kg", "doctor", env=environment, cwd=environment["HOME"])
    assert "kg-toy 0.1.0" in output and "nothing is broken" in output


@pytest.mark.parametrize("words", [("conformance", "TOY"), ("new-plugin", "kg-mychip")])
def test_commands_of_the_suite_say_what_they_need(stranger: tuple[Path, dict[str, str]], words: tuple[str, str]) -> None:
    commands, environment = stranger
    command = (commands / "kg", *words)
    done = subprocess.run(
        [*map(str, command)], env=environment, cwd=environment["HOME"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2 and "pip install 'kg-core[conformance]'" in done.stderr


@pytest.mark.timeout(900)
def test_the_suite_passes_on_toy(
    tester: tuple[Path, dict[str, str]], capsys: pytest.CaptureFixture[str], exhaustive: bool
) -> None:
    commands, environment = tester
    command = (commands / "kg", "conformance", "TOY", "--require-device", *([] if exhaustive else ["--tenth"]))
    output = run(*command, env=environment, cwd=environment["HOME"], timeout=800)
    counts = re.search(r"kg conformance TOY:ASM: (\d+) passed, (\d+) expected, (\d+) unclaimed, 0 failed", output)
    assert counts and int(counts[1]) > (2000 if exhaustive else 1000), output[-2000:]
    with capsys.disabled():
        print(f"\n{counts[0]}")
