"""`f.map(n)`: instances one after another, blocks of them by vectors,
tasks by an executor of the caller's."""

from __future__ import annotations

import subprocess
from pathlib import Path

import kg_aot
import kg_array as xp
import numpy as np
import pytest
from builds import WARNINGS, compilers
from cases import CASES
from kg import KgError

THREADED = """
#include "mapped_cart_pole.hpp"
#include <cstdio>
#include <thread>
#include <vector>
using namespace mapped_cart_pole;
static void threads(void *context, void (*task)(void *, std::size_t), void *data, std::size_t count) {
  *static_cast<std::size_t *>(context) += count;
  std::vector<std::thread> running;
  for (std::size_t i = 0; i < count; ++i) running.emplace_back(task, data, i);
  for (std::thread &one : running) one.join();
}
int main() {
  static Array<double, instances, 4> x, alone, together;
  static Array<double, instances> u;
  for (std::size_t i = 0; i < x_t::size; ++i) x.values[i] = 0.01 * static_cast<double>(i);
  for (std::size_t i = 0; i < u_t::size; ++i) u.values[i] = 0.1 * static_cast<double>(i);
  WS_t ws = init_ws();
  std::size_t ran = 0;
  call(x, u, alone, ws);
  call(x, u, together, ws, Executor{threads, &ran});
  for (std::size_t i = 0; i < OUT0_t::size; ++i)
    if (alone.values[i] != together.values[i] || alone.values[i] == 0.0) return 1;
  return ran == tasks ? 0 : 2;
}
"""


def test_called_from_python() -> None:
    step = CASES["cart_pole"]
    many = step.map(5)
    x, u = np.random.default_rng(1).standard_normal((5, 4)), np.arange(5.0)
    found = np.asarray(many(x, u))
    np.testing.assert_allclose(found, [np.asarray(step(a, b)) for a, b in zip(x, u, strict=True)], rtol=1e-13)


@pytest.mark.parametrize("sanitizer", ["thread", "address,undefined"])
def test_tasks_run_on_threads(tmp_path: Path, sanitizer: str) -> None:
    compiler = next((c for c in compilers("c++") if c.command == "g++"), None)
    if compiler is None:
        pytest.skip("needs g++: apt-get install g++")
    CASES["mapped_cart_pole"].generate(tmp_path)
    (tmp_path / "main.cpp").write_text(THREADED)
    program = tmp_path / "main"
    sources = [str(tmp_path / "main.cpp"), str(tmp_path / "mapped_cart_pole.cpp")]
    flags = ["-std=c++17", "-O1", *WARNINGS, f"-fsanitize={sanitizer}", "-pthread"]
    subprocess.run([compiler.command, *flags, *sources, "-o", str(program)], check=True)
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_vectors_go_across_instances(tmp_path: Path) -> None:
    """Of one instance there is nothing to fill vectors with:
    four numbers, each computed in a way of its own."""
    CASES["cart_pole"].generate(tmp_path / "one", level="x86-64-v3")
    CASES["cart_pole"].map(64).generate(tmp_path / "many", level="x86-64-v3")
    one, many = (tmp_path / "one" / "cart_pole.cpp").read_text(), (tmp_path / "many" / "cart_pole_map.cpp").read_text()
    assert "float64x4" not in one and many.count("float64x4") > 50 and many.count("static void k") == 1


def test_each_task_has_its_own_part_of_the_workspace(tmp_path: Path) -> None:
    CASES["mapped_solve"].generate(tmp_path)
    header = (tmp_path / "mapped_solve.hpp").read_text()
    once = CASES["linear_solve"].map(6, block=3)
    once.generate(tmp_path / "once")
    alone = (tmp_path / "once" / "linear_solve_map.hpp").read_text()

    def size(text: str) -> int:
        return int(text.split("static constexpr std::size_t size = ")[2].split(";", maxsplit=1)[0])

    assert size(header) == 2 * size(alone) > 0


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda f: f.map(0), "0 instances: give 1 at least"),
        (lambda f: f.map(8, block=4, tasks=3), "8 instances in blocks of 4 are 2 tasks at most, not 3"),
        (lambda f: f.map(8, shared=["y"]), "has no argument y: it takes x, u"),
        (lambda f: f.map(8, shared=["x", "u"]), "all arguments are shared"),
        (lambda f: f.map(8).map(2), "cart_pole_map is mapped"),
    ],
)
def test_refused(call, said: str) -> None:
    with pytest.raises(KgError, match=said):
        call(CASES["cart_pole"])


def test_static_arguments_and_trees() -> None:
    def f(x, power, p):
        return x**power * p["a"]

    many = kg_aot.function(f, x=(3,), p={"a": (3,)}, static={"power": 2.0}).map(4, shared=["p"])
    x = np.arange(12.0, dtype=np.float32).reshape(4, 3)
    np.testing.assert_allclose(np.asarray(many(x, {"a": [1, 2, 3]})), x**2 * [1, 2, 3], rtol=1e-6)
    assert many.specs == {"x": ("float32", (4, 3)), "p": {"a": ("float32", (3,))}}
    assert xp.asarray(many.whole(x, {"a": [1, 2, 3]})).shape == (4, 3)
