"""Functions of robots as kg-aot writes them beside CasADi's generated C, by the call:
an extended Kalman filter, and pose, Jacobian, inverse and forward dynamics of an arm of seven joints.

    uv run python benchmarks/aot_robots.py --casadi PYTHON [--level x86-64-v3] [--only ekf]

PYTHON is one with casadi and numpy. KG_FAST_MATH=1 treats floats as real numbers, as CasADi does. Both are compiled by gcc with the same options, and compared with each other.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import kg_aot
import kg_array as xp
import numpy as np
from kg_aot import f64
from kg_array import linalg

#: Of the arm: sines and cosines of the angles between axes, offsets, masses, centres of mass, diagonals of inertia.
COS, SIN = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 0.0]
OFFSET, MASS = [0.34, 0.0, 0.4, 0.0, 0.4, 0.0, 0.126], [4.0, 4.0, 3.0, 2.7, 1.7, 1.8, 0.3]
CENTRE = np.array(
    [
        [0, -0.03, 0.12],
        [0, 0.059, 0.042],
        [0, 0.03, 0.13],
        [0, 0.067, 0.034],
        [0, 0.021, 0.076],
        [0, 0.0006, 0.0004],
        [0, 0, 0.02],
    ]
)
INERTIA = np.array(
    [[0.1, 0.09, 0.02], [0.05, 0.018, 0.044], [0.08, 0.075, 0.01], [0.03, 0.01, 0.029], [0.02, 0.018, 0.005], [0.005, 0.0036, 0.0047], [0.001] * 3]
)  # fmt: skip
STEP, PROCESS, SENSOR = 0.05, [1e-4, 1e-4, 1e-5, 1e-6, 1e-6], [1e-2, 1e-3]

#: What both libraries are given, over `m`: names of the functions that differ. A matrix is a list of rows.
PROGRAM = """
def motion(x, u):
    return m.vector([x[0] + STEP * u[0] * m.cos(x[2]), x[1] + STEP * u[0] * m.sin(x[2]), x[2] + STEP * u[1], x[3], x[4]])

def sensor(x, mark):
    dx, dy = mark[0] - x[0], mark[1] - x[1]
    return m.vector([m.sqrt(dx * dx + dy * dy) + x[3], m.atan2(dy, dx) - x[2] + x[4]])

def ekf(x, p, u, z, mark):
    by_x = m.jacobian(lambda x: motion(x, u), x)
    x, p = motion(x, u), by_x @ p @ by_x.T + m.diagonal(PROCESS)
    by_x = m.jacobian(lambda x: sensor(x, mark), x)
    gain = m.solve(by_x @ p @ by_x.T + m.diagonal(SENSOR), by_x @ p).T
    r = z - sensor(x, mark)
    r = m.vector([r[0], m.atan2(m.sin(r[1]), m.cos(r[1]))])
    return x + gain @ r, p - gain @ by_x @ p

def rotation(q, i):
    c, s, zero = m.cos(q[i]), m.sin(q[i]), 0 * q[i]
    return m.matrix([[c, -s * COS[i], s * SIN[i]], [s, c * COS[i], -c * SIN[i]], [zero, zero + SIN[i], zero + COS[i]]])

def place(q):
    turned, at = rotation(q, 0), m.known([0, 0, OFFSET[0]])
    for i in range(1, 7):
        at = at + turned @ m.known([0, 0, OFFSET[i]])
        turned = turned @ rotation(q, i)
    return at, turned

def arm(q):
    return (*place(q), m.jacobian(lambda q: place(q)[0], q))

def inverse(q, qd, qdd):
    axis, w, wd, a = m.known([0, 0, 1]), m.known([0, 0, 0]), m.known([0, 0, 0]), m.known([0, 0, 9.81])
    turns, forces, moments, shifts = [], [], [], []
    for i in range(7):
        turn = rotation(q, i)
        wd = turn.T @ (wd + axis * qdd[i] + m.cross(w, axis * qd[i]))
        w = turn.T @ (w + axis * qd[i])
        shift, centre = m.known([0, OFFSET[i] * SIN[i], OFFSET[i] * COS[i]]), m.known(CENTRE[i])
        a = turn.T @ a + m.cross(wd, shift) + m.cross(w, m.cross(w, shift))
        forces.append(MASS[i] * (a + m.cross(wd, centre) + m.cross(w, m.cross(w, centre))))
        moments.append(m.known(INERTIA[i]) * wd + m.cross(w, m.known(INERTIA[i]) * w))
        turns.append(turn)
        shifts.append(shift)
    f, n, found = m.known([0, 0, 0]), m.known([0, 0, 0]), []
    for i in reversed(range(7)):
        next_f = turns[i + 1] @ f if i < 6 else f
        next_n = turns[i + 1] @ n if i < 6 else n
        n = moments[i] + m.cross(shifts[i] + m.known(CENTRE[i]), forces[i]) + next_n + m.cross(shifts[i], next_f)
        f = next_f + forces[i]
        found.insert(0, m.dot(turns[i].T @ axis, n))
    return m.vector(found)

def forward(q, qd, tau):
    none = m.known([0.0] * 7)
    masses = m.jacobian(lambda a: inverse(q, qd, a), none)
    speed = qd + 0.001 * m.solve(masses, tau - inverse(q, qd, none))
    return q + 0.001 * speed, speed
"""
#: name -> shapes of the arguments
FUNCTIONS: dict[str, list[tuple[int, ...]]] = {
    "ekf": [(5,), (5, 5), (2,), (2,), (2,)],
    "arm": [(7,)],
    "inverse": [(7,), (7,), (7,)],
    "forward": [(7,), (7,), (7,)],
}

CASADI = """
import casadi as ca, json, types
globals().update(json.load(open("given.json")))
def jacobian(f, x):
    at = ca.SX.sym("at", x.shape[0])
    return ca.densify(ca.substitute(ca.jacobian(f(at), at), at, x))
m = types.SimpleNamespace(
    cos=ca.cos, sin=ca.sin, sqrt=ca.sqrt, atan2=ca.atan2, cross=ca.cross, dot=ca.dot, solve=ca.solve, jacobian=jacobian,
    vector=lambda parts: ca.vertcat(*parts), matrix=lambda rows: ca.vertcat(*[ca.horzcat(*r) for r in rows]), known=ca.SX,
    diagonal=lambda d: ca.diag(ca.SX(d)))
exec(PROGRAM)
for name, shapes in FUNCTIONS.items():
    given = [ca.SX.sym(f"a{i}", *s) for i, s in enumerate(shapes)]
    found = globals()[name](*given)
    found = [ca.densify(f.T) for f in (found if isinstance(found, tuple) else [found])]  # by rows
    ca.Function("ca_" + name, given, found).generate("ca_" + name + ".c")
"""

DRIVER = r"""
#include <cmath>
#include <cstdio>
#include <ctime>
static double now() { timespec t; clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); return double(t.tv_sec) * 1e9 + double(t.tv_nsec); }
template <class F> double once(F f, int n) { const double begin = now(); for (int i = 0; i < n; ++i) { f(); asm volatile("" ::: "memory"); } return (now() - begin) / n; }
template <class F, class G> void race(const char *name, F f, G g) {
  double a = 1e30, b = 1e30;
  for (int r = 0; r < 25; ++r) { a = std::fmin(a, once(f, 2000)); b = std::fmin(b, once(g, 2000)); }
  std::printf("%-8s kg %7.1f  CasADi %7.1f  %.2f\n", name, a, b, a / b);
}
"""


def functions() -> dict[str, kg_aot.NumericalFunction]:
    class Names:
        cos, sin, sqrt, atan2, vector, dot = xp.cos, xp.sin, xp.sqrt, xp.atan2, xp.stack, xp.vecdot
        solve = staticmethod(linalg.solve)

        @staticmethod
        def jacobian(f: Any, x: Any) -> Any:
            return xp.jacobian(f)(x)

        @staticmethod
        def cross(a: Any, b: Any) -> Any:
            return xp.stack([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])

        @staticmethod
        def matrix(rows: Any) -> Any:
            return xp.stack([xp.stack(row) for row in rows])

        @staticmethod
        def known(numbers: Any) -> Any:
            return xp.asarray(np.asarray(numbers, np.float64))

        diagonal = staticmethod(np.diag)

    space: dict[str, Any] = {**globals(), "m": Names}
    exec(PROGRAM, space)
    made: dict[str, kg_aot.NumericalFunction] = {}
    for name, shapes in FUNCTIONS.items():
        names = re.search(rf"def {name}\((.*?)\)", PROGRAM)
        assert names is not None
        given = {key: f64[shape] for key, shape in zip(names[1].split(", "), shapes, strict=True)}
        made[name] = kg_aot.function(space[name], name=name, **given)
    return made


def driver(folder: Path, names: list[str]) -> str:
    """A program that runs and compares both."""
    parts = [
        f'#include "{n}/{n}.hpp"\nextern "C" int ca_{n}(const double **, double **, long long *, double *, int);\n'
        for n in names
    ]
    parts += [DRIVER, "int main() {\n  static double w[100000]; static long long iw[1000];\n"]
    for n in names:
        sizes = re.findall(r"using (IN|OUT)(\d+)_t = ", (folder / n / f"{n}.hpp").read_text())
        parts.append(f"  {{\n    using namespace {n};\n")
        for kind, i in sizes:
            parts.append(f"    static double {kind}{i}[{kind}{i}_t::size], C{kind}{i}[{kind}{i}_t::size];\n")
            if kind == "IN":
                value = "k % 6 ? 0.05 : 1.0" if n == "ekf" and i == "1" else f"0.3 * std::sin(1.0 + 1.7 * double(k) + {i})"
                parts.append(f"    for (int k = 0; k < int(IN{i}_t::size); ++k) IN{i}[k] = {value};\n")
        inputs, outputs = ([f"{k}{i}" for k, i in sizes if k == kind] for kind in ("IN", "OUT"))
        parts.append(
            f"    const double *a[] = {{{', '.join(inputs)}}}; double *r[] = {{{', '.join('C' + o for o in outputs)}}};\n"
        )
        call = ", ".join(f"{{{x}}}" for x in inputs + outputs)
        parts.append(
            f'    auto ws = init_ws();\n    race("{n}", [&] {{ call({call}, ws); }}, [&] {{ ca_{n}(a, r, iw, w, 0); }});\n'
        )
        parts += [
            f"    for (int k = 0; k < int({o}_t::size); ++k)\n      if (!(std::fabs({o}[k] - C{o}[k]) < 1e-9 * (1 + std::fabs({o}[k]))))"
            f' std::printf("  {o} differs at %d: %g, %g\\n", k, {o}[k], C{o}[k]);\n'
            for o in outputs
        ]
        parts.append("  }\n")
    return "".join([*parts, "}\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--casadi", required=True, help="a Python with casadi and numpy")
    parser.add_argument("--level", default="portable")
    parser.add_argument("--only", default="", help="one of the functions")
    options = parser.parse_args()
    flags = ["-O2"] if options.level in ("scalar", "portable") else ["-O3", "-march=native"]
    names = [options.only] if options.only else list(FUNCTIONS)
    with tempfile.TemporaryDirectory() as where:
        folder = Path(where)
        given = {
            key: globals()[key] for key in ("COS", "SIN", "OFFSET", "MASS", "STEP", "PROCESS", "SENSOR", "PROGRAM", "FUNCTIONS")
        }
        given |= {"CENTRE": CENTRE.tolist(), "INERTIA": INERTIA.tolist()}
        (folder / "given.json").write_text(json.dumps(given))
        subprocess.run([options.casadi, "-c", CASADI], cwd=folder, check=True)
        made = functions()
        for n in names:
            made[n].generate(folder / n, level=options.level)
            subprocess.run(["gcc", *flags, "-c", f"ca_{n}.c"], cwd=folder, check=True)
        (folder / "driver.cpp").write_text(driver(folder, names))
        sources = ["driver.cpp", *(f"{n}/{n}.cpp" for n in names), *(f"ca_{n}.o" for n in names)]
        subprocess.run(["g++", "-std=c++17", *flags, *sources, "-o", "driver", "-lm"], cwd=folder, check=True)
        print(f"{options.level}, {' '.join(flags)}: nanoseconds a call, the least of 25 runs in turn")
        print(subprocess.run(["./driver"], cwd=folder, check=True, capture_output=True, text=True).stdout)


if __name__ == "__main__":
    main()
