"""Random programs of kg_array, exported: what the compiled C++ or C gives is what Python gives.
300 of them with `--exhaustive`, else every tenth."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import kg_array as xp
import numpy as np
import pytest
from builds import WARNINGS, Compiler, compilers
from kg.plugin.registry import open_device
from kg_aot import NumericalFunction, Spec, function

sys.path.insert(0, str(Path(__file__).parents[2] / "kg-array" / "tests"))

from test_random_programs import Program

SEEDS, STEPS, RESULTS = 300, 14, 4
LEVELS = ("scalar", "portable", "x86-64-v3")


def exported(seed: int) -> tuple[NumericalFunction, dict[str, object]] | None:
    """A program's last values as a function of its inputs, and these;
    None where nothing is left to compute."""
    device = open_device("CPU")
    program = Program(seed, device, STEPS)
    made = program.values[4:]
    wanted = [n for n in range(max(0, len(made) - RESULTS), len(made)) if made[n].numpy.size]
    given = {f"x{n}": x for n, x in enumerate(program.inputs) if x.size}

    def run(**arguments: xp.Array) -> tuple[xp.Array, ...]:
        inputs = [arguments.get(f"x{n}", x) for n, x in enumerate(program.inputs)]
        again = Program(seed, device, STEPS, given=inputs).values[4:]
        return tuple(again[n].ours for n in wanted)

    if not wanted or not given:
        return None
    names = ", ".join(given)
    scope: dict[str, object] = {"run": run}
    exec(f"def random_{seed}({names}):\n    return run({', '.join(f'{n}={n}' for n in given)})", scope)
    specs = {n: Spec(str(x.dtype), tuple(x.shape)) for n, x in given.items()}  # type: ignore[arg-type]
    made_function = function(scope[f"random_{seed}"], **specs)  # type: ignore[call-overload]
    return made_function, {n: np.asarray(x) for n, x in given.items()}


def check(seed: int, folder: Path) -> None:
    found = exported(seed)
    if found is None:
        return
    f, given = found
    ways = [*compilers("c++"), *compilers("c")]
    compiler: Compiler = ways[seed % len(ways)]
    level = LEVELS[seed % 3 if _has_avx2() else seed % 2]
    f.generate(folder, language=compiler.language, level=level, check=given)
    program = folder / "program"
    flags = [compiler.standard, *WARNINGS, "-O1", *(["-march=x86-64-v3"] if level == "x86-64-v3" else [])]
    sources = [str(folder / f"{stem}.{compiler.suffix}") for stem in (f.name, f"test_{f.name}")]
    built = subprocess.run(
        [compiler.command, *flags, *sources, "-o", str(program), "-lm"], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, f"seed {seed}, {level}: {built.stderr}"
    ran = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0 and " 0 wrong" in ran.stdout, f"seed {seed}, {compiler.command}, {level}: {ran.stdout}"


def _has_avx2() -> bool:
    cpu = Path("/proc/cpuinfo")
    return cpu.exists() and " avx2 " in cpu.read_text()


@pytest.mark.part(3)
@pytest.mark.parametrize("tenth", range(10))
def test_random_programs(tenth: int, tmp_path: Path, exhaustive: bool) -> None:
    if not compilers("c++") or not compilers("c"):
        pytest.skip("needs g++ or clang++, and gcc or clang: apt-get install g++ clang")
    for seed in range(tenth, SEEDS, 10) if exhaustive else range(tenth * 30, tenth * 30 + 3):
        check(seed, tmp_path / str(seed))


if __name__ == "__main__":  # python test_random_exports.py FIRST LAST FOLDER
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        try:
            check(seed, Path(sys.argv[3]) / str(seed))
        except Exception as error:
            print(seed, type(error).__name__, str(error).strip()[:1500], flush=True)
    print("done")
