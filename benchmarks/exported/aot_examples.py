"""The functions of examples/aot beside CasADi's generated C and code with Eigen, by the call.

    uv run python benchmarks/exported/aot_examples.py [--casadi PYTHON] [--level x86-64-v3]

PYTHON is one with casadi and numpy; Eigen is looked for in /usr/include/eigen3 (libeigen3-dev). All are compiled with the same options and compared with each other.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "aot"))
import functions  # pyright: ignore[reportMissingImports]  examples/aot/functions.py

EIGEN = Path("/usr/include/eigen3")

CASADI = """
import casadi as ca, numpy as np
given = np.load("weights.npz")
x, u = ca.SX.sym("x", 4), ca.SX.sym("u")
def rate(x, u):
    s, c = ca.sin(x[2]), ca.cos(x[2])
    push = (u + 0.05 * x[3] ** 2 * s) / 1.1
    turn = (9.81 * s - c * push) / (0.5 * (4.0 / 3.0 - 0.1 * c ** 2 / 1.1))
    return ca.vertcat(x[1], push - 0.05 * turn * c / 1.1, x[3], turn)
k1 = rate(x, u); k2 = rate(x + 0.025 * k1, u); k3 = rate(x + 0.025 * k2, u); k4 = rate(x + 0.05 * k3, u)
ca.Function("ca_cart_pole", [x, u], [x + 0.05 / 6.0 * (k1 + 2 * k2 + 2 * k3 + k4)]).generate("ca_cart_pole.c")
p = ca.MX.sym("p", 12); h = p
for i in range(3):
    h = ca.mtimes(ca.DM(given[f"w{i}"].astype(float)), h) + ca.DM(given[f"b{i}"].astype(float))
    h = ca.tanh(h) if i < 2 else h
ca.Function("ca_policy", [p], [h]).generate("ca_policy.c")
m, P, z = ca.SX.sym("m", 6), ca.SX.sym("P", 6, 6), ca.SX.sym("z", 3)
F = np.eye(6) + 0.1 * np.eye(6, k=3)
mean, cov = ca.mtimes(F, m), ca.mtimes([F, P, F.T]) + 0.01 * np.eye(6)
gain = ca.solve(cov[:3, :3] + 0.1 * np.eye(3), cov[:3, :]).T
ca.Function("ca_kalman", [m, P, z], [mean + ca.mtimes(gain, z - mean[:3]), cov - ca.mtimes(gain, cov[:3, :])]).generate("ca_kalman.c")
"""

EIGEN_CODE = """
#include <Eigen/Dense>
template <int M, int N> using Mat = Eigen::Matrix<double, M, N, N == 1 ? Eigen::ColMajor : Eigen::RowMajor>;
static void eigen_policy(const float *x, float *out) {
  using F = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  const Eigen::Map<const Eigen::Matrix<float, 64, 12, Eigen::RowMajor>> w0(W0); const Eigen::Map<const Eigen::Matrix<float, 64, 64, Eigen::RowMajor>> w1(W1);
  const Eigen::Map<const Eigen::Matrix<float, 4, 64, Eigen::RowMajor>> w2(W2);
  const Eigen::Map<const Eigen::Matrix<float, 64, 1>> b0(B0), b1(B1); const Eigen::Map<const Eigen::Matrix<float, 4, 1>> b2(B2);
  const Eigen::Map<const Eigen::Matrix<float, 12, 1>> in(x);
  const Eigen::Matrix<float, 64, 1> h0 = (w0 * in + b0).array().tanh(), h1 = (w1 * h0 + b1).array().tanh();
  Eigen::Map<Eigen::Matrix<float, 4, 1>>(out, 4, 1) = w2 * h1 + b2;
}
static void eigen_kalman(const double *m, const double *p, const double *zz, double *mo, double *po) {
  Mat<6, 6> f = Mat<6, 6>::Identity(); for (int i = 0; i < 3; ++i) f(i, i + 3) = 0.1;
  const Mat<6, 1> mean = f * Eigen::Map<const Mat<6, 1>>(m);
  const Mat<6, 6> cov = f * Eigen::Map<const Mat<6, 6>>(p) * f.transpose() + 0.01 * Mat<6, 6>::Identity();
  const Mat<3, 3> s = cov.topLeftCorner<3, 3>() + 0.1 * Mat<3, 3>::Identity();
  const Mat<6, 3> gain = s.partialPivLu().solve(cov.topRows<3>()).transpose();
  Eigen::Map<Mat<6, 1>>(mo, 6, 1) = mean + gain * (Eigen::Map<const Mat<3, 1>>(zz) - mean.head<3>());
  Eigen::Map<Mat<6, 6>>(po, 6, 6) = cov - gain * cov.topRows<3>();
}
"""

DRIVER = """
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cart_pole.hpp>
#include <controller.hpp>
#include <kalman.hpp>
#include <policy.hpp>
#include "weights.h"
#ifdef EIGEN
#include "eigen.h"
#endif
#ifdef CASADI
#define F(name) extern "C" int name(const double **, double **, long long *, double *, int);
F(ca_cart_pole) F(ca_policy) F(ca_kalman)
#endif
template <class Fn> double best(Fn fn, int rounds) {
  double least = 1e30;
  for (int r = 0; r < 15; ++r) {
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < rounds; ++i) { fn(); asm volatile("" ::: "memory"); }
    least = std::fmin(least, std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begin).count() / rounds);
  }
  return least;
}
template <class A, class B> void same(const char *what, const A *a, const B *b, int n, double tolerance) {
  for (int i = 0; i < n; ++i) if (!(std::fabs(double(a[i]) - double(b[i])) < tolerance)) std::printf("%s differs\\n", what);
}
int main() {
  static double x[4] = {0.1, 0.2, 0.3, 0.4}, u = 1, out[4], forces[20] = {}, better[20], first, m[6] = {1, 2, 3, 4, 5, 6}, p[36], z[3] = {1, 2, 3}, mo[6], po[36];
  static float px[12], po4[4];
  for (int i = 0; i < 36; ++i) p[i] = i % 7 == 0 ? 2.0 : 0.1;
  for (int i = 0; i < 12; ++i) px[i] = std::sin(1.0f + float(i));
  auto w0 = cart_pole::init_ws(); auto w1 = controller::init_ws(); auto w2 = policy::init_ws(); auto w3 = kalman::init_ws();
  std::printf("cart_pole kg %.1f\\n", best([&] { cart_pole::call({x}, {&u}, {out}, w0); }, 20000));
  std::printf("controller kg %.1f\\n", best([&] { controller::call({x}, {forces}, {&first}, {better}, w1); }, 20));
  std::printf("policy kg %.1f\\n", best([&] { policy::call({px}, {po4}, w2); }, 2000));
  std::printf("kalman kg %.1f\\n", best([&] { kalman::call({m}, {p}, {z}, {po}, {mo}, w3); }, 5000));
#ifdef EIGEN
  static double em[6], ep[36]; static float e4[4];
  std::printf("policy Eigen %.1f\\n", best([&] { eigen_policy(px, e4); }, 2000));
  same("policy of Eigen", e4, po4, 4, 1e-4);
  std::printf("kalman Eigen %.1f\\n", best([&] { eigen_kalman(m, p, z, em, ep); }, 5000));
  same("kalman of Eigen", em, mo, 6, 1e-9); same("kalman of Eigen", ep, po, 36, 1e-9);
#endif
#ifdef CASADI
  static double c4[4], cm[6], cp[36], w[100000], dx[12], d4[4]; static long long iw[100000];
  for (int i = 0; i < 12; ++i) dx[i] = px[i];
  const double *a0[4] = {x, &u}, *a1[4] = {dx}, *a2[4] = {m, p, z}; double *r0[4] = {c4}, *r1[4] = {d4}, *r2[4] = {cm, cp};
  std::printf("cart_pole CasADi %.1f\\n", best([&] { ca_cart_pole(a0, r0, iw, w, 0); }, 20000)); same("cart_pole of CasADi", c4, out, 4, 1e-12);
  std::printf("policy CasADi(double) %.1f\\n", best([&] { ca_policy(a1, r1, iw, w, 0); }, 2000)); same("policy of CasADi", d4, po4, 4, 1e-4);
  std::printf("kalman CasADi %.1f\\n", best([&] { ca_kalman(a2, r2, iw, w, 0); }, 5000)); same("kalman of CasADi", cm, mo, 6, 1e-9);
#endif
}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--casadi", help="a Python with casadi and numpy")
    parser.add_argument("--level", default="portable")
    options = parser.parse_args()
    flags = ["-O2"] if options.level in ("scalar", "portable") else ["-O3", "-march=native"]
    with tempfile.TemporaryDirectory() as where:
        folder = Path(where)
        functions.generate(folder, options.level)
        arrays = {f"{k}{i}": a for i, layer in enumerate(functions.TRAINED) for k, a in zip("wb", layer, strict=True)}
        np.savez(folder / "weights.npz", **arrays)
        lines = [
            f"static const float {n.upper()}[] = {{{', '.join(f'{float(v)!r}f' for v in a.ravel())}}};"
            for n, a in arrays.items()
        ]
        (folder / "weights.h").write_text("\n".join(lines))
        (folder / "eigen.h").write_text(EIGEN_CODE)
        (folder / "driver.cpp").write_text(DRIVER)
        defines = ["-DEIGEN", f"-I{EIGEN}"] if EIGEN.exists() else []
        objects: list[str] = []
        if options.casadi:
            subprocess.run([options.casadi, "-c", CASADI], cwd=folder, check=True)
            defines.append("-DCASADI")
            for name in ("ca_cart_pole", "ca_policy", "ca_kalman"):
                subprocess.run(["gcc", *flags, "-c", f"{name}.c"], cwd=folder, check=True)
                objects.append(f"{name}.o")
        names = [f.name for f in functions.FUNCTIONS]
        sources = [f"{n}/{n}.cpp" for n in names]
        includes = [f"-I{folder / n}" for n in names]
        subprocess.run(
            ["g++", "-std=c++17", *flags, *includes, *defines, "driver.cpp", *sources, *objects, "-o", "driver", "-lm"],
            cwd=folder,
            check=True,
        )
        print(f"{options.level}, {' '.join(flags)}: nanoseconds a call, the least of 15 runs")
        print(subprocess.run(["./driver"], cwd=folder, check=True, capture_output=True, text=True).stdout)


if __name__ == "__main__":
    main()
