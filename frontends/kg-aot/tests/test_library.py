"""Functions of the C library: called where there is one, polynomials of the file where not."""

from __future__ import annotations

import subprocess
from pathlib import Path

import kg_aot
import kg_array as xp
import pytest
from builds import build_and_run, compilers


@kg_aot.function(x=(33,), y=kg_aot.f64[33], name="functions")
def functions(x, y):
    a, b = xp.abs(x) + 0.1, xp.abs(y) + 0.1
    return xp.sin(x) * xp.cos(x), xp.exp(x), xp.log2(a), a**x, xp.sin(y * 1e9), xp.cos(y), xp.exp(y), xp.log2(b), b**y


@pytest.mark.parametrize("language", ["c++", "c"])
def test_called_in_hosted_builds_alone(tmp_path: Path, language: str) -> None:
    found = compilers(language)
    if not found:
        pytest.skip("needs g++ or clang++ (and gcc or clang for C): apt-get install g++ clang")
    functions.generate(tmp_path, language=language, level="scalar")
    source = next(p for p in (tmp_path / "functions.cpp", tmp_path / "functions.c") if p.exists())
    text = source.read_text()
    assert (
        text.count("static inline") >= 20
        and text.count("KG_AOT_OWN_MATH") == 1
        and "__builtin_sinf(a)" in text
        and "__builtin_pow(a, b)" in text
    )
    compiler = found[0]
    called = {}
    for how, flags in {"hosted": [], "own": ["-DKG_AOT_OWN_MATH"], "freestanding": ["-ffreestanding", "-DKG_NO_HEAP"]}.items():
        made = tmp_path / f"{how}.o"
        subprocess.run([compiler.command, compiler.standard, "-O2", *flags, "-c", str(source), "-o", str(made)], check=True)
        symbols = subprocess.run(["nm", "-u", str(made)], capture_output=True, text=True, check=True).stdout.split()
        called[how] = {
            s for s in symbols if s not in ("U", "free", "aligned_alloc", "memcpy", "memset", "sqrt", "sqrtf", "fma", "fmaf")
        }
    assert called["hosted"] >= {"log2", "pow", "exp2f", "log2f", "powf"}
    assert called["own"] == called["freestanding"] == set()
    for build in ("O2", "freestanding"):
        said = build_and_run(tmp_path, "functions", compiler, build)
        assert said.count(" 0 wrong") == said.count("\n") == 18


def test_vectors_have_their_own(tmp_path: Path) -> None:
    """A vector's polynomial is faster than as many calls."""

    @kg_aot.function(x=kg_aot.f64[64])
    def waves(x):
        return xp.sin(x)

    waves.generate(tmp_path, level="x86-64-v3")
    assert "__builtin_sin" not in (tmp_path / "waves.cpp").read_text()
