"""The C references obey the semantics that kg's kernels do,
and what a benchmark says of them is computed right. Nothing is timed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

from figures import FIGURES, tables  # noqa: E402
from figures.run import Run  # noqa: E402
from kg_cpu.host import host  # noqa: E402
from kg_tune.bench.workload import Bound  # noqa: E402
from pages import PAGES, written  # noqa: E402
from side_by_side.case import Case  # noqa: E402
from side_by_side.compare import Outcome  # noqa: E402
from side_by_side.contender import HandWritten, Unable  # noqa: E402
from side_by_side.levels import dispatched, limits  # noqa: E402
from side_by_side.references import NoReference, Reference  # noqa: E402
from side_by_side.rows import ROWS, Row  # noqa: E402
from side_by_side.table import as_markdown, cell, duration, keep  # noqa: E402

Array = npt.NDArray[np.generic]


def run(name: str, out: Array, *arrays: Array, rows: int, columns: int, workers: int = 1) -> Array:
    """The reference on arrays that begin where streaming stores may."""
    try:
        placed = [_aligned(a) for a in (out, *arrays)]
        Reference(name, [a.ctypes.data for a in placed], rows, columns)(workers)
    except NoReference as reason:
        pytest.skip(str(reason))
    return placed[0]


def _aligned(values: Array) -> Array:
    memory = np.zeros(values.nbytes + 64, np.uint8)
    start = -memory.ctypes.data % 64
    placed = memory[start : start + values.nbytes].view(values.dtype).reshape(values.shape)
    placed[...] = values
    return placed


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_argmax_takes_the_first_of_ties_and_the_first_nan(workers: int) -> None:
    x = np.zeros((6, 512), np.float32)
    x[1, 300] = x[1, 400] = 2
    x[2, 77], x[2, 5] = np.nan, np.inf
    x[3] = -np.inf
    x[4, 511] = 1
    x[5, 130] = x[5, 20] = np.nan
    found = run("argmax", np.zeros((6, 1), np.int32), x, rows=6, columns=512, workers=workers)
    assert found.ravel().tolist() == [0, 300, 77, 0, 511, 20]


def test_softmax_keeps_nan_and_the_whole_range() -> None:
    x = np.full((4, 256), -np.inf, np.float32)
    x[0, 3] = 1000
    x[1, :2] = 0, np.nan
    x[2] = np.linspace(-3.4e38, 3.4e38, 256)
    x[3] = np.linspace(-100, 0, 256)
    found = run("softmax", np.zeros_like(x), x, rows=4, columns=256)
    wide = np.exp(x[3].astype(np.float64) - x[3].max())
    assert found[0, 3] == 1 and found[0].sum() == 1
    assert np.isnan(found[1]).all()
    assert found[2, 255] == 1 and found[2].sum() == 1
    assert np.abs(found[3] - wide / wide.sum()).max() < 1e-7


def test_gelu_has_the_whole_range() -> None:
    x = np.array([[-1e4, -20, -1, 0, 1, 20, 1e4, 3e38, np.nan] + [0] * 7], np.float32)
    one, zero = np.ones(16, np.float32), np.zeros(16, np.float32)
    (found,) = run("gelu", np.zeros_like(x), x, one, zero, rows=1, columns=16)
    assert found[[0, 1, 3]].tolist() == pytest.approx([0, 0, 0], abs=1e-30)
    assert found[[5, 6, 7]].tolist() == [20, 1e4, np.float32(3e38)] and np.isnan(found[8])
    assert found[[2, 4]].tolist() == pytest.approx([-0.158808, 0.841192], abs=1e-6)


@pytest.mark.parametrize("workers", [1, 2])
def test_long_sums_do_not_stop(workers: int) -> None:
    ones = np.ones(1 << 26, np.float32)
    assert run("sum_all", np.zeros(1, np.float32), ones, rows=1, columns=1 << 26, workers=workers)[0] == 2.0**26


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_running_sums_go_on_over_workers(workers: int) -> None:
    values = np.random.default_rng(0).integers(0, 3, 1 << 19).astype(np.float32)
    found = run("cumulative_sum", np.zeros_like(values), values, rows=1, columns=len(values), workers=workers)
    assert (found == values.cumsum(dtype=np.float64)).all()


@pytest.mark.parametrize("name", ["float16_elementwise", "bfloat16_elementwise"])
def test_halves_round_to_even_and_keep_subnormals(name: str) -> None:
    from kg.dtype import bfloat16, float16
    from kg.semantics.floats import from_storage, to_storage

    dtype = float16 if name.startswith("float16") else bfloat16
    rng = np.random.default_rng(1)
    codes = rng.integers(0, 1 << 16, (2, 1 << 14)).astype(np.uint16)
    a, b = (from_storage(c.view(np.float16) if dtype is float16 else c, dtype).astype(np.float32) for c in codes)
    raw = run(name, np.zeros(1 << 14, np.uint16), *codes, rows=1, columns=1 << 14)
    with np.errstate(all="ignore"):
        exact = a.astype(np.float64) * b + b
        wanted = to_storage(exact.astype(np.float32), dtype).view(np.uint16)
    nan = np.isnan(exact)
    got = from_storage(raw.view(np.float16) if dtype is float16 else raw, dtype)
    assert np.isnan(got[nan]).all() and (raw[~nan] == wanted[~nan]).all()


@pytest.mark.parametrize("row", [r for r in ROWS if r.workload not in ("sum_all", "cumulative_sum")], ids=lambda r: r.workload)
def test_references_are_right_at_small_sizes(row: Row) -> None:
    """Two of them go by blocks that are longer than the small forms."""
    case = Case.new(row.workload, small=True)
    if case.workload.bound is not Bound.MEMORY:
        pytest.skip("its reference is the machine's peak")
    try:
        assert max(HandWritten().prepare(case, workers) for workers in (1, 2)) <= case.workload.tolerance
    except Unable as reason:
        pytest.skip(str(reason))


def test_levels_keep_peers_to_their_instructions() -> None:
    given = {"PATH": "/bin", "OPENBLAS_CORETYPE": "Zen", "XLA_FLAGS": "--a", "NUMBA_CPU_FEATURES": "+avx512f"}
    free = limits(None, given, ["X86_V3", "X86_V4"])
    assert free == {name: given[name] for name in given if name != "OPENBLAS_CORETYPE"}
    kept = limits("x86-64-v3", given, ["X86_V3", "X86_V4", "AVX512_ICL"])
    assert kept["PATH"] == "/bin" and kept["KGCPU_LEVEL"] == "x86-64-v3" and kept["OPENBLAS_CORETYPE"] == "Haswell"
    assert kept["XLA_FLAGS"].startswith("--a --xla_cpu_max_isa=AVX2") and kept["NUMBA_CPU_FEATURES"] == ""
    assert kept["NPY_DISABLE_CPU_FEATURES"] == "X86_V4 AVX512_ICL"


def test_numpy_kept_to_a_level_has_no_better_kernels() -> None:
    if not host().has("avx2"):
        pytest.skip("this processor has no AVX2")
    code = "from numpy._core._multiarray_umath import __cpu_features__ as f; print(any(f.get(n) for n in ('X86_V4', 'AVX512_SKX')))"
    environment = limits("x86-64-v3", os.environ, dispatched())
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_clock_of_a_process_is_for_one_thread() -> None:
    command = [sys.executable, str(BENCHMARKS / "cpu.py"), "--clock", "process"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "add --threads 1" in done.stderr


def test_ratios_are_of_the_same_round(tmp_path: Path) -> None:
    reference = Outcome("reference", 1, rounds=[[1.0, 1.0], [4.0, 4.0], [1.0, 1.0]])
    ours = Outcome("kg", 1, rounds=[[2.0, 2.0], [8.0, 8.0], [3.0, 3.0]])
    peer = Outcome("numpy", 1, rounds=[[1.5, 1.5], [6.0, 6.0], [1.5, 1.5]])
    assert ours.ratio(reference) == 2 and peer.ratio(reference) == 1.5 and ours.span == (2, 8)
    broken = Outcome("jax", 1, problem="it is not there")
    files = [tmp_path / "AVX2", tmp_path / "AVX-512"]
    keep(files[0], [cell(o, reference, "row", "says", 1.1, unit="GB/s") for o in (reference, ours, peer, broken)])
    keep(files[1], [cell(replace(o, threads=n), None, "other", "says") for o in (ours, broken) for n in (1, 2)])
    one, two = (table.splitlines() for table in as_markdown(files))
    assert one[0].startswith("| | AVX2: kg | / reference | best peer | kg / peer | AVX-512: kg |")
    assert one[2:] == ["| row | 2 s | 2.00 | numpy 1.5 s | **1.33** |  |  |  |  |", "| other |  |  |  |  | 2 s |  |  |  |"]
    assert two[2:] == ["| other |  |  |  |  | 2 s |  |  |  |"]
    assert [duration(t) for t in (2.5, 0.0123, 4.56e-6, 2e-8)] == ["2.5 s", "12.3 ms", "4.56 µs", "20 ns"]


@pytest.mark.parametrize(
    "rows",
    [
        ["mlp_gradient"],
        ["conv_block"],
        ["attention"],
        ["quadrotor_1"],
        ["one_operation", "ten_small_kernels", "eager_softmax", "eager_sort", "eager_concat", "eager_solve"],
    ],
)
def test_functions_of_arrays_are_right_before_they_are_timed(rows: list[str]) -> None:
    """The benchmark refuses a wrong result; here it runs for a moment."""
    command = [
        sys.executable,
        str(BENCHMARKS / "arrays.py"),
        *(word for row in rows for word in ("--only", row)),
        "--rounds",
        "1",
        "--seconds",
        "0.001",
        "--peers",
        "none",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert all(row in done.stdout for row in rows) and "kg" in done.stdout


def test_a_row_that_does_not_exist_is_said() -> None:
    command = [sys.executable, str(BENCHMARKS / "cpu.py"), "--only", "sofmax"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "there is no row 'sofmax'; did you mean softmax?" in done.stderr


ARRAYS = """                                                    MEDIAN         LEAST  ERROR
numpy_flip_16                 kg_array             5.00 us       4.00 us  0e+00
numpy_flip_16                 numpy                0.51 us       0.50 us  0e+00
numpy_flip_1000               kg_array             5.10 us       4.00 us  0e+00
numpy_flip_1000               numpy                7.50 us       6.00 us  0e+00
numpy_flip_1000000            kg_array          5000.00 us    4000.00 us  0e+00
numpy_flip_1000000            numpy             6000.00 us    5000.00 us  0e+00
"""


@pytest.mark.parametrize(
    ("make", "texts", "last"),
    [
        (tables.numpy_functions, [ARRAYS], "| `flip` | 5 (**0.51**) | **5.1** (7.5) | **5** (6) |"),
        (tables.arrays, [ARRAYS], "| `numpy_flip_1000000` | 4000 (5000) | 5000 (6000) |"),
        (tables.windows, [ARRAYS, ARRAYS], "| `numpy_flip_1000000` | 4 | 5 | 4 | 5 |"),
        (
            tables.first_results,
            [
                "CPU:C     warm    72.3 ms (CPU 72.0)   import kg 0.3 (0.3)  kernel 13.4 (13.3)  open 39.2 (39)  compile 17.8 (17.7)  run 1.7 (1.7)"
            ],
            "| CPU:C, warm | 72 (72) | 0.3 | 13.4 | 39.2 | 17.8 | 1.7 |",
        ),
        (
            tables.compile_times,
            [
                f"render   0.25  0.82\nexpand   0.30  0.10\nlowered and rendered   {n}  5\ncompile   3  4\nnodes   18  162\n1: add on X\n2: gemm on X"
                for n in (1, 2, 3)
            ],
            "| gemm | 162 | 5; 4 | 5; 4 | 5; 4 | `render` 0.82, `expand` 0.1 |",
        ),
        (
            tables.memory,
            ["ms to get       0.25 MiB        2 MiB\nnumpy.empty         0.027        0.080"],
            "| numpy.empty | 0.027 | 0.080 |",
        ),
        (
            tables.launches,
            ["ns per launch         median    least\nlaunch(n)        116      115", "launch(n)        117      115"],
            "| launch(n) | 116 | 117 |",
        ),
        (
            tables.open_sizes,
            ["rows   for all\n    1   77.0    73.0   1.05\n    2   78.0    72.0   1.08"],
            "| for this size alone | 73.0 | 72.0 |",
        ),
        (
            tables.linear_algebra,
            ["head\n4  float32  qr  4.0  5.0  10.0  -  3.0  1e-7\n4  float64  qr  6.0  7.0  2.0  9  8  1e-7"],
            "| 4 `qr` | 4 | 10 | - | **3** | 6 | **2** | 9 | 8 |",
        ),
        (
            tables.fourier,
            ["head\n1024   complex64   3.1   20.6   1.5   7.0   900.0  1.1e-07  2.5e-08"],
            "| 1024, complex64 | 3.1 | 20.6 | 1.5 | 7 | 1.1e-07 | 2.5e-08 |",
        ),
    ],
)
def test_what_benchmarks_print_becomes_tables(
    make: Callable[[Sequence[Path]], str], texts: list[str], last: str, tmp_path: Path
) -> None:
    kept = [tmp_path / str(i) for i in range(len(texts))]
    for file, text in zip(kept, texts, strict=True):
        file.write_text(text)
    assert make(kept).splitlines()[-1] == last


def test_every_table_of_the_pages_has_a_command_and_a_place(tmp_path: Path) -> None:
    places = {
        (page.name, name) for page in PAGES.glob("*.md") for name in re.findall(r"<!-- (?!end)(.+) -->", page.read_text())
    }
    assert places == {(figure.page, figure.name) for figure in FIGURES}
    figure = replace(
        next(f for f in FIGURES if f.name == "memory"),
        runs=(Run.of("kept", "benchmarks/x.py 'a b'", {"KG_THREADS": "1", "A": "b"}),),
    )
    (tmp_path / "kept").write_text("ms to get       2 MiB\nnumpy.empty      0.080")
    text = written("before\n<!-- memory -->\nold\n<!-- end -->\nafter", figure, tmp_path, "a machine")
    assert text.startswith("before\n<!-- memory -->\n`A=b python benchmarks/x.py 'a b'`, on a machine:\n\n|") and text.endswith(
        "<!-- end -->\nafter"
    )
    with pytest.raises(ValueError, match="has 0 places <!-- memory -->"):
        written("before", figure, tmp_path, "a machine")
