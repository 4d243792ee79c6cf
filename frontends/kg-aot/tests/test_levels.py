"""Several instruction sets in one file: each call looks which the processor has."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from builds import BARE, BUILDS, WARNINGS, compilers
from cases import CASES
from kg import KgError

LEVELS = ("portable", "x86-64-v3", "x86-64-v4")
NAMES = ["elementwise", "policy", "sparse_jacobian_of_a_chain", "mapped_cart_pole", "open_matrix", "matmul_double"]


def _here() -> int:
    """The number of the last level that this processor has; -1 where it is no x86-64."""
    cpu = Path("/proc/cpuinfo")
    flags = cpu.read_text().split() if cpu.exists() else []
    if "avx512vl" in flags and "avx512dq" in flags and "avx512bw" in flags:
        return 2
    return 1 if "avx2" in flags and "fma" in flags else 0 if "sse2" in flags else -1


@pytest.mark.part(6)
@pytest.mark.parametrize("name", NAMES)
def test_each_level_is_right(tmp_path: Path, name: str, exhaustive: bool) -> None:
    found = compilers("c++")
    if not found:
        pytest.skip("needs g++ or clang++: apt-get install g++ clang")
    CASES[name].generate(tmp_path, level=LEVELS)
    number = NAMES.index(name)
    builds = list(BUILDS) if exhaustive else [list(BUILDS)[number % len(BUILDS)]]
    for compiler in found if exhaustive else [found[number // 2 % len(found)]]:
        for build in builds:
            options = BUILDS[build] + (compiler.sanitizers if build == "O0" else ())
            bare = BARE if build == "freestanding" else ()
            for forced in range(-1, _here() + 1):
                level = [] if forced < 0 else [f"-DKG_AOT_LEVEL={forced}"]
                made, program = tmp_path / "function.o", tmp_path / "program"
                source, test = tmp_path / f"{name}.cpp", tmp_path / f"test_{name}.cpp"
                flags = [o for o in options if o != "-march=native"]  # the file says itself what its parts are for
                base = [compiler.command, compiler.standard, *WARNINGS]
                subprocess.run([*base, *flags, *bare, *level, "-c", str(source), "-o", str(made)], check=True)
                linked = [o for o in flags if o != "-ffreestanding"]
                subprocess.run([*base, *linked, str(test), str(made), "-o", str(program), "-lm"], check=True)
                done = subprocess.run([str(program)], capture_output=True, text=True, check=False)
                assert done.returncode == 0, f"{compiler.command} {build}, level {forced}: {done.stdout}{done.stderr}"


def test_wide_registers_are_used_in_their_level_alone(tmp_path: Path) -> None:
    found = compilers("c++")
    if not found or _here() < 0:
        pytest.skip("needs g++ or clang++ on x86-64")
    CASES["elementwise"].generate(tmp_path, level=LEVELS)
    for compiler in found:
        listing = tmp_path / "out.s"
        command = [
            compiler.command,
            compiler.standard,
            "-O1",
            "-fno-inline",
            "-S",
            str(tmp_path / "elementwise.cpp"),
            "-o",
            str(listing),
        ]
        subprocess.run(command, check=True)
        wide: dict[str, set[str]] = {}
        name = ""
        for line in listing.read_text().splitlines():
            if line and line[0] not in " \t.#" and line.split()[0].endswith(":"):
                name = line.split()[0]
            for register in ("ymm", "zmm"):
                if f"%{register}" in line:
                    wide.setdefault(register, set()).add(name)
        assert wide["zmm"] and all("level_2" in n for n in wide["zmm"])
        assert wide["ymm"] and all("level_1" in n or "level_2" in n for n in wide["ymm"])


@pytest.mark.parametrize(
    "levels",
    [("x86-64-v3", "portable"), ("portable", "portable"), ("portable", "x86-64-v4", "x86-64-v3"), ("portable", "armv8-a"), ()],
)
def test_refused(tmp_path: Path, levels: tuple[str, ...]) -> None:
    with pytest.raises(KgError, match="several levels are scalar or portable, then x86-64-v3 and x86-64-v4, not"):
        CASES["one_number"].generate(tmp_path, level=levels)


def test_refused_for_c_and_binary_constants(tmp_path: Path) -> None:
    with pytest.raises(KgError, match="give one level for C"):
        CASES["one_number"].generate(tmp_path, level=LEVELS, language="c")
    with pytest.raises(KgError, match="has its constants as text"):
        CASES["one_number"].generate(tmp_path, level=LEVELS, constants="binary")
