"""Generated files, compiled without a warning by the compilers that are here,
give the values of Python."""

from __future__ import annotations

import itertools
import shutil
import subprocess
from pathlib import Path

import pytest
from builds import BUILDS, build_and_run, compilers
from cases import CASES

#: All compilers and builds, in turn over the cases; `--exhaustive` tries each on each.
WAYS = {language: list(itertools.product(compilers(language), BUILDS)) for language in ("c++", "c")}
NEEDS = "needs g++ or clang++ (and gcc or clang for C): apt-get install g++ clang"


def check(folder: Path, case: str, language: str, level: str, number: int, *, exhaustive: bool) -> None:
    ways = WAYS[language]
    if not ways:
        pytest.skip(NEEDS)
    CASES[case].generate(folder, language=language, level=level)
    for compiler, build in ways if exhaustive else [ways[number % len(ways)]]:
        said = build_and_run(folder, case.rpartition(".")[2], compiler, build)
        assert "values, greatest error" in said and said.count(" 0 wrong") == said.count("\n")


@pytest.mark.part(2)
@pytest.mark.parametrize("case", CASES)
def test_cxx(case: str, tmp_path: Path, exhaustive: bool) -> None:
    check(tmp_path, case, "c++", "portable", list(CASES).index(case), exhaustive=exhaustive)


@pytest.mark.part(5)
@pytest.mark.parametrize("case", CASES)
def test_c99(case: str, tmp_path: Path, exhaustive: bool) -> None:
    check(tmp_path, case, "c", "portable", list(CASES).index(case) + 3, exhaustive=exhaustive)


@pytest.mark.part(6)
@pytest.mark.parametrize("case", CASES)
def test_without_vectors(case: str, tmp_path: Path, exhaustive: bool) -> None:
    check(tmp_path, case, "c++", "scalar", list(CASES).index(case) + 5, exhaustive=exhaustive)


def test_for_avx2(tmp_path: Path) -> None:
    """A source for a processor says which one when it is compiled for another, and is right on it."""
    compiler = next(iter(compilers("c++")), None)
    if compiler is None:
        pytest.skip(NEEDS)
    CASES["elementwise"].generate(tmp_path, level="x86-64-v3")
    source = tmp_path / "elementwise.cpp"
    base = [compiler.command, "-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror", "-O2"]
    refused = subprocess.run([*base, "-c", str(source), "-o", "/dev/null"], capture_output=True, text=True, check=False)
    assert refused.returncode and "this source is for x86-64-v3: compile it with -march=x86-64-v3" in refused.stderr
    with Path("/proc/cpuinfo").open() as cpu:
        has_avx2 = " avx2 " in cpu.read()
    program = tmp_path / "test"
    subprocess.run(
        [*base, "-march=x86-64-v3", str(source), str(tmp_path / "test_elementwise.cpp"), "-o", str(program)], check=True
    )
    if not has_avx2:
        pytest.skip("compiled; needs a processor with AVX2 to run")
    assert subprocess.run([str(program)], check=False).returncode == 0


def test_cmake_builds_installs_and_is_found(tmp_path: Path) -> None:
    if shutil.which("cmake") is None or not compilers("c++"):
        pytest.skip("needs cmake and a C++ compiler: apt-get install cmake g++")
    CASES["cart_pole"].generate(tmp_path / "source")

    def cmake(*arguments: object) -> None:
        done = subprocess.run(["cmake", *map(str, arguments)], capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    cmake("-S", tmp_path / "source", "-B", tmp_path / "build", f"-DCMAKE_INSTALL_PREFIX={tmp_path / 'installed'}")
    cmake("--build", tmp_path / "build")
    done = subprocess.run(["ctest", "--test-dir", str(tmp_path / "build")], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "100% tests passed" in done.stdout
    cmake("--install", tmp_path / "build")
    user = tmp_path / "user"
    user.mkdir()
    (user / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.14)\nproject(user CXX)\nfind_package(cart_pole REQUIRED)\n"
        "add_executable(user main.cpp)\ntarget_link_libraries(user cart_pole::cart_pole)\n"
    )
    (user / "main.cpp").write_text(USER)
    cmake("-S", user, "-B", user / "build", f"-DCMAKE_PREFIX_PATH={tmp_path / 'installed'}")
    cmake("--build", user / "build")
    assert subprocess.run([str(user / "build" / "user")], check=False).returncode == 0
    assert "-lcart_pole" in next((tmp_path / "installed").rglob("*.pc")).read_text()


#: What somebody writes against the header: views of their own memory, both kinds of workspace, two threads' worth of them.
USER = """
#include <cart_pole.hpp>
#include <utility>
int main() {
  using namespace cart_pole;
  static_assert(x_t::size == 4 && x_t::rank == 1 && x_t::shape[0] == 4 && OUT0_t::size == 4 && u_t::rank == 0);
  alignas(16) double state[4] = {0.1, 0.0, 0.2, 0.0}, force = 1.0;
  Array<double, 4> next, again;
  WS_t ws = init_ws(), moved = std::move(ws);
  if (!moved || ws.memory != nullptr) return 1;
  call(x_t{state}, u_t{&force}, next, moved);
  alignas(WS_t::alignment) unsigned char memory[WS_t::size + 1];
  WS_t placed(memory);
  call(x_t{state}, u_t{&force}, again, placed);
  for (std::size_t i = 0; i < OUT0_t::size; ++i)
    if (next(i) != again(i) || next(i) == 0.0) return 2;
  double sum = 0;
  for (double value : next) sum += value;
  return number_of_inputs == 2 && sum != 0 ? 0 : 3;
}
"""


#: The arguments by their names, and those of a size by numbers of its own.
NAMED = """
#include <cart_pole.hpp>
#include <open_rows.hpp>
int main() {
  double state[4] = {0.1, 0.0, 0.2, 0.0}, force = 1.0;
  cart_pole::Array<double, 4> next, again;
  cart_pole::WS_t ws = cart_pole::init_ws();
  cart_pole::call({state}, {&force}, next, ws);
  cart_pole::call({.x = {state}, .u = {&force}, .result = again}, ws);
  for (std::size_t i = 0; i < 4; ++i)
    if (next(i) != again(i) || next(i) == 0.0) return 1;
  open_rows::Array<float, 40, 3> x{};
  open_rows::Array<float, 3, 4> w{};
  open_rows::Array<float, 40, 4> all{};
  open_rows::Array<float, 3> mean{};
  float sum = 1;
  open_rows::WS_t rows_ws = open_rows::init_ws();
  open_rows::call({.x = x, .w = w, .result0 = all, .result1 = mean, .result2 = {&sum}}, 7, rows_ws);
  return sum == 0.0f && all(6, 3) == 0.25f && all(7, 0) == 0.0f ? 0 : 2;
}
"""


def test_arguments_by_name(tmp_path: Path) -> None:
    compiler = next(iter(compilers("c++")), None)
    if compiler is None:
        pytest.skip(NEEDS)
    (tmp_path / "main.cpp").write_text(NAMED)
    given: list[str] = [str(tmp_path / "main.cpp")]
    for name in ("cart_pole", "open_rows"):
        CASES[name].generate(tmp_path / name)
        given += ["-I", str(tmp_path / name), str(tmp_path / name / f"{name}.cpp")]
    flags = ["-std=c++20", "-Wall", "-Wextra", "-Wconversion", "-Werror", "-O2"]
    subprocess.run([compiler.command, *flags, *given, "-o", str(tmp_path / "user")], check=True)
    assert subprocess.run([str(tmp_path / "user")], check=False).returncode == 0
