"""The tables of docs/performance: which commands each is made of, and how what they print becomes one."""

from __future__ import annotations

from figures import tables
from figures.run import ALONE, Figure, Run

_ARRAYS = "benchmarks/arrays.py"
_FUNCTIONS = "mlp_forward mlp_gradient attention transformer_step conv_block ten_small_kernels nearest_center top_k quadrotor_1 quadrotor_4096"
_LOOPS = "stores_100 columns_100 sums_100 traced_stores_100 traced_columns_100 traced_sums_100 stencil_line stencil_plane"
_COLD = "graph_500 unrolled_problem long_chain"


def _rows(names: str) -> str:
    return " ".join(f"--only '{name}'" for name in names.split())


_WINDOWS = f"{_ARRAYS} --peers jax,torch {_rows('conv_gradient* *_pool_gradient*')} --rounds 5"

FIGURES = (
    Figure(
        "cpu",
        "kernels.md",
        (
            Run.of("AVX2", "benchmarks/cpu.py --peers torch,numpy,jax,halide --rounds 4 --level x86-64-v3", saves=True),
            Run.of("AVX-512", "benchmarks/cpu.py --peers torch,numpy,jax,halide --rounds 4", saves=True),
        ),
        tables.levels,
    ),
    Figure(
        "first results",
        "starting.md",
        (Run.of("first", "benchmarks/compiling/first_result.py --repeat 9"),),
        tables.first_results,
    ),
    Figure(
        "compile times",
        "starting.md",
        (
            Run.of("compile", "benchmarks/compiling/compile_time.py --rounds 15"),
            Run.of("compile-c", "benchmarks/compiling/compile_time.py --rounds 9 --device CPU:C"),
            Run.of("compile-avx2", "benchmarks/compiling/compile_time.py --rounds 15", level="x86-64-v3"),
        ),
        tables.compile_times,
    ),
    Figure("memory", "starting.md", (Run.of("memory", "benchmarks/runtimes/memory.py --rounds 15"),), tables.memory),
    Figure(
        "launches",
        "starting.md",
        (
            Run.of("launch", "benchmarks/runtimes/launch.py"),
            Run.of("launch-c", "benchmarks/runtimes/launch.py --device CPU:C"),
        ),
        tables.launches,
    ),
    Figure("open sizes", "starting.md", (Run.of("open", "benchmarks/runtimes/open_sizes.py"),), tables.open_sizes),
    Figure(
        "functions",
        "arrays.md",
        (Run.of("functions", f"{_ARRAYS} --peers numba,jax,torch,casadi {_rows(_FUNCTIONS)}", ALONE),),
        tables.arrays,
    ),
    Figure(
        "eager",
        "arrays.md",
        (Run.of("eager", f"{_ARRAYS} --peers jax,torch {_rows('one_operation expression_* eager_*')} --seconds 0.02", ALONE),),
        tables.arrays,
    ),
    Figure(
        "cold",
        "arrays.md",
        (Run.of("cold", f"{_ARRAYS} --peers jax,casadi {_rows(_COLD)} --rounds 3", ALONE),),
        tables.arrays,
    ),
    Figure(
        "loops",
        "arrays.md",
        (Run.of("loops", f"{_ARRAYS} --peers torch {_rows(_LOOPS)} --seconds 0.02", ALONE),),
        tables.arrays,
    ),
    Figure(
        "first loops",
        "arrays.md",
        (Run.of("first-loops", f"{_ARRAYS} --peers none {_rows('first_*')} --rounds 1"),),
        tables.arrays,
    ),
    Figure(
        "numpy",
        "arrays.md",
        (Run.of("numpy", f"{_ARRAYS} --peers none --only 'numpy_*' --rounds 5 --seconds 0.02", ALONE),),
        tables.numpy_functions,
    ),
    Figure(
        "windows",
        "arrays.md",
        (
            Run.of("windows", _WINDOWS, ALONE),
            Run.of("windows-avx2", _WINDOWS, ALONE, level="x86-64-v3"),
        ),
        tables.windows,
    ),
    Figure(
        "linalg",
        "arrays.md",
        (Run.of("linalg", "benchmarks/linalg.py 4 64 1000x4 256 512 1024", ALONE),),
        tables.linear_algebra,
    ),
    Figure("fft", "arrays.md", (Run.of("fft", "benchmarks/fft.py"),), tables.fourier),
)
