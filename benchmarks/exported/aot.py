"""Generated C++ beside CasADi's generated C:
the constraints of a bicycle model's optimal control problem and their Jacobian, by the call.

    uv run python benchmarks/exported/aot.py [--steps 50 500] [--casadi PYTHON]

PYTHON is one with casadi; without it kg's times alone are printed. Both sources are compiled with the same options (-O2, and -O3 -march=native), run in turn, and compared with each other.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

import kg_aot
import kg_array as xp
import numpy as np

STEP, LENGTH = 0.1, 2.0

CASADI = """
import sys
import casadi as ca
n = int(sys.argv[1])
z, start = ca.SX.sym("z", 4 * (n + 1) + 2 * n), ca.SX.sym("x0", 4)
s = ca.reshape(z[: 4 * (n + 1)], 4, n + 1)
u = ca.reshape(z[4 * (n + 1) :], 2, n)
found = [s[:, 0] - start]
for k in range(n):
    x, y, p, v = (s[i, k] for i in range(4))
    after = ca.vertcat(x + 0.1 * v * ca.cos(p), y + 0.1 * v * ca.sin(p), p + 0.1 * v / 2.0 * ca.tan(u[1, k]), v + 0.1 * u[0, k])
    found.append(s[:, k + 1] - after)
g = ca.vertcat(*found)
ca.Function("ocp", [z, start], [g, ca.jacobian(g, z)]).generate("ocp_casadi.c")
"""

DRIVER = """
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cmath>
#include "bicycle.hpp"
#ifdef CASADI
extern "C" int ocp(const double **arg, double **res, long long *iw, double *w, int mem);
extern "C" int ocp_work(long long *, long long *, long long *, long long *);
#endif
int main(int, char **argv) {
  using namespace bicycle;
  static Array<double, IN0_t::size> z;
  static Array<double, 4> start;
  static Array<double, OUT0_t::size> value;
  static Array<double, OUT1_t::size> values;
  for (std::size_t i = 0; i < IN0_t::size; ++i) z.values[i] = 0.1 * std::sin(1.0 + 3.7 * static_cast<double>(i));
  for (double &x : start) x = 0;
  WS_t ws = init_ws();
  const int rounds = std::atoi(argv[1]);
  const auto now = [] { return std::chrono::steady_clock::now(); };
  const auto since = [&](auto t) { return std::chrono::duration<double, std::micro>(now() - t).count() / rounds; };
  auto t = now();
  for (int i = 0; i < rounds; ++i) call(z, start, value, values, ws);
  std::printf("%.4f", since(t));
#ifdef CASADI
  static double g[OUT0_t::size], j[OUT1_t::size + 64], w[1 << 20];
  const double *arg[16] = {z.values, start.values};
  double *res[16] = {g, j};
  static long long iw[1 << 16];
  t = now();
  for (int i = 0; i < rounds; ++i) ocp(arg, res, iw, w, 0);
  std::printf(" %.4f", since(t));
  double worst = 0;
  for (std::size_t i = 0; i < OUT0_t::size; ++i) worst = std::fmax(worst, std::fabs(g[i] - value.values[i]));
  for (std::size_t i = 0; i < OUT1_t::size; ++i) worst = std::fmax(worst, std::fabs(j[i] - values.values[sparsity::value_by_column[i]]));
  if (!(worst < 1e-12)) { std::printf(" wrong by %g", worst); return 1; }
#endif
  std::printf("\\n");
}
"""


def problem(steps: int) -> kg_aot.SparseNumericalFunction:
    states = 4 * (steps + 1)

    @kg_aot.function(z=kg_aot.f64[states + 2 * steps], x0=kg_aot.f64[4], name="ocp")
    def ocp(z, x0):
        s, u = xp.reshape(z[:states], (steps + 1, 4)), xp.reshape(z[states:], (steps, 2))
        x, y, p, v = (s[:-1, i] for i in range(4))
        turned = p + STEP * v / LENGTH * xp.tan(u[:, 1])
        after = xp.stack([x + STEP * v * xp.cos(p), y + STEP * v * xp.sin(p), turned, v + STEP * u[:, 0]], axis=1)
        return xp.concat([s[0] - x0, xp.reshape(s[1:] - after, (-1,))])

    return ocp.sparse_jacobian("z", value=True, name="bicycle")


#: level -> options of both compilers.
LEVELS = {"portable": ["-O2"], "x86-64-v3": ["-O3", "-march=native"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, nargs="+", default=[50, 500])
    parser.add_argument("--casadi", help="a Python with casadi")
    parser.add_argument(
        "--casadi-compiler",
        default="gcc",
        help="what compiles CasADi's C, with options that come last (gcc takes minutes for 500 steps: clang -O1)",
    )
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    for steps in options.steps:
        with tempfile.TemporaryDirectory() as where:
            for level, flags in LEVELS.items():
                measure(steps, level, flags, Path(where), options)


def measure(steps: int, level: str, flags: list[str], folder: Path, options: argparse.Namespace) -> None:
    begin = time.perf_counter()
    function = problem(steps)
    check = {"z": np.zeros(function.specs["z"][1]), "x0": np.zeros(4)}  # type: ignore[index]
    function.generate(folder, level=level, check=check, overwrite=True)
    print(f"{steps} steps, {level}: {len(function.pattern.rows)} entries, generated in {time.perf_counter() - begin:.2f} s")
    (folder / "driver.cpp").write_text(DRIVER)
    begin = time.perf_counter()
    subprocess.run(["g++", "-std=c++17", *flags, "-c", "bicycle.cpp"], cwd=folder, check=True)
    compiled, objects, define = [time.perf_counter() - begin], ["bicycle.o"], []
    if options.casadi:
        begin = time.perf_counter()
        subprocess.run([options.casadi, "-c", CASADI, str(steps)], cwd=folder, check=True)
        print(f"  CasADi: generated in {time.perf_counter() - begin:.2f} s")
        compiler, *more = options.casadi_compiler.split()
        begin = time.perf_counter()
        subprocess.run([compiler, *flags, *more, "-c", "ocp_casadi.c"], cwd=folder, check=True)
        compiled.append(time.perf_counter() - begin)
        objects.append("ocp_casadi.o")
        define = ["-DCASADI"]
    subprocess.run(["g++", "-std=c++17", "-O2", *define, "driver.cpp", *objects, "-o", "driver", "-lm"], cwd=folder, check=True)
    runs = [
        subprocess.run(["./driver", "2000"], cwd=folder, check=True, capture_output=True, text=True).stdout.split()
        for _ in range(options.rounds)
    ]
    for name, seconds, times in zip(["kg", "CasADi"], compiled, zip(*runs, strict=True), strict=False):
        least, middle = min(map(float, times)), statistics.median(map(float, times))
        print(f"  {' '.join(flags):20} {name:7} {least:8.2f} us a call (median {middle:.2f}), compiled in {seconds:.2f} s")


if __name__ == "__main__":
    main()
