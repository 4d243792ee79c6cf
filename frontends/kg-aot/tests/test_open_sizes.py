"""Sizes that each call of the C++ says: arguments with stated maxima."""

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

USER = """
#include "open_rows.hpp"
#include <cmath>
using namespace open_rows;
int main(int count, char **) {
  static_assert(rows_least == 1 && rows_greatest == 40 && x_t::size == 120 && x_t::shape[1] == 3 && OUT0_t::shape[1] == 4);
  static Array<float, 40, 3> x;
  static Array<float, 3, 4> w;
  static Array<float, 40, 4> out;
  static Array<float, 3> mean;
  static float sum[1];
  for (float &v : x) v = 1.0f;
  for (float &v : w) v = 0.5f;
  for (float &v : out) v = -1.0f;
  WS_t ws = init_ws();
  call(x, w, out, mean, {sum}, count == 1 ? 7 : 41, ws);
  if (out(6, 3) != 0.25f || out(7, 0) != -1.0f) return 1;  // nothing behind what the call's size takes
  return std::fabs(sum[0] - 3.0f) < 1e-6f ? 0 : 2;
}
"""


def test_what_a_user_writes(tmp_path: Path) -> None:
    compiler = next(iter(compilers("c++")), None)
    if compiler is None:
        pytest.skip("needs g++ or clang++: apt-get install g++ clang")
    CASES["open_rows"].generate(tmp_path)
    (tmp_path / "main.cpp").write_text(USER)
    program = tmp_path / "main"
    flags = [compiler.standard, "-O1", *WARNINGS, "-DKG_AOT_BOUNDS"]
    subprocess.run(
        [compiler.command, *flags, str(tmp_path / "main.cpp"), str(tmp_path / "open_rows.cpp"), "-o", str(program)], check=True
    )
    assert subprocess.run([str(program)], check=False).returncode == 0
    assert subprocess.run([str(program), "too many"], check=False).returncode < 0, (
        "a size out of its range traps under KG_AOT_BOUNDS"
    )
    header = (tmp_path / "open_rows.hpp").read_text()
    assert "// x: float32, rows x 3" in header and "// rows: a size, 1 to 40" in header


def test_called_from_python() -> None:
    f = CASES["open_rows"]
    w = np.ones((3, 4), np.float32)
    for rows in (1, 7, 40):
        found = f(np.ones((rows, 3), np.float32), w)
        assert found[0].shape == (rows, 4)
    with pytest.raises(ValueError, match="size rows goes from 1 to 40"):
        f(np.ones((41, 3), np.float32), w)
    with pytest.raises(KgError, match=r"argument x is to have shape \(rows, 3\), not \(4, 2\)"):
        f(np.ones((4, 2), np.float32), w)


def test_the_test_calls_with_several_sizes(tmp_path: Path) -> None:
    CASES["open_matrix"].generate(tmp_path, check={"bias": np.arange(12.0)})
    text = (tmp_path / "test_open_matrix.cpp").read_text()
    assert "40, 12, ws);" in text and "1, 0, ws);" in text and "20, 6, ws);" in text


def test_refused(tmp_path: Path) -> None:
    n = xp.Size("n", 1, 9)
    f = kg_aot.function(lambda x: x * 2.0, name="f", x=(n,))
    with pytest.raises(KgError, match="f has open sizes: a function of fixed ones can be mapped"):
        f.map(4)
    with pytest.raises(KgError, match="given at launch"):
        f.sparse_jacobian("x").generate(tmp_path)
    clash = kg_aot.function(lambda n: n * 2.0, name="clash", n=(n,))
    with pytest.raises(KgError, match="rename one"):
        clash.generate(tmp_path)
