"""Compilers and the ways in which generated files are built."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror")
#: name -> options of the generated source.
BUILDS = {
    "O0": ("-O0", "-g", "-DKG_AOT_BOUNDS"),
    "O2": ("-O2",),
    "O3": ("-O3", "-march=native"),
    "freestanding": ("-O2", "-ffreestanding", "-DKG_NO_HEAP"),
}
BARE = ("-fno-rtti", "-fno-exceptions")


@dataclass(frozen=True)
class Compiler:
    command: str
    language: str

    @property
    def standard(self) -> str:
        return "-std=c++17" if self.language == "c++" else "-std=c99"

    @property
    def sanitizers(self) -> tuple[str, ...]:
        """gcc comes with their library; of clang's undefined-behaviour checks none is needed where they trap."""
        if self.command.startswith("g"):
            return ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
        return ("-fsanitize=undefined", "-fsanitize-trap=undefined")

    @property
    def suffix(self) -> str:
        return "cpp" if self.language == "c++" else "c"


def compilers(language: str) -> list[Compiler]:
    """Those that are here."""
    names = ("g++", "clang++") if language == "c++" else ("gcc", "clang")
    return [Compiler(name, language) for name in names if shutil.which(name)]


def build_and_run(folder: Path, name: str, compiler: Compiler, build: str) -> str:
    """What the generated test prints. Raises AssertionError with what the compiler or the test said."""
    options = BUILDS[build] + (compiler.sanitizers if build == "O0" else ())
    bare = BARE if compiler.language == "c++" and build == "freestanding" else ()
    flags = [compiler.standard, *WARNINGS, *options]
    linked = [o for o in options if o.startswith(("-fsanitize", "-fno-sanitize", "-D", "-O", "-g", "-march"))]
    program = folder / f"test-{compiler.command}-{build}"
    source, test = folder / f"{name}.{compiler.suffix}", folder / f"test_{name}.{compiler.suffix}"
    _run([compiler.command, *flags, *bare, "-c", str(source), "-o", f"{program}.o"])
    more: list[str] = []
    constants = folder / f"{name}_constants.S"
    if constants.exists():
        _run([compiler.command, "-I", str(folder), "-c", str(constants), "-o", f"{program}-constants.o"])
        more.append(f"{program}-constants.o")
    _run([compiler.command, compiler.standard, *WARNINGS, *linked, str(test), f"{program}.o", *more, "-o", str(program), "-lm"])
    return _run([str(program)])


def _run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout
