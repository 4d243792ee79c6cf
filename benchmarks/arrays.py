"""kg_array beside numpy, numba, PyTorch, JAX and CasADi, those that are installed:
calls of whole functions, in turn, each result checked against numpy in float64.

`python benchmarks/arrays.py` prints medians in microseconds; `--only ROW`, `--peers`, `--rounds` and `--seconds` vary it. Run it with OPENBLAS_NUM_THREADS,
OMP_NUM_THREADS, KG_THREADS and XLA_FLAGS=--xla_cpu_multi_thread_eigen=false set to compare one core. The rows `graph_500`, `unrolled_problem`
and `long_chain` are times of fresh processes, from a function to its kernels or first result, in milliseconds; so are `first_stores_100` and its like.
"""

from __future__ import annotations

import argparse
import difflib
import fnmatch
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from array_rows import cold, eager, elementwise, flight, functions, loops, networks, small, transformer, windows
from array_rows.peers import Peers
from array_rows.row import Row

ROWS: dict[str, Callable[[Peers], Row]] = (
    {
        f.__name__: f
        for f in (
            networks.mlp_forward,
            networks.mlp_gradient,
            networks.attention,
            transformer.transformer_step,
            networks.conv_block,
            networks.nearest_center,
            networks.top_k,
            flight.quadrotor_1,
            flight.quadrotor_4096,
            small.one_operation,
            small.expression_of_two,
            small.expression_of_five,
            small.ten_small_kernels,
        )
    }
    | eager.ROWS
    | loops.ROWS
    | windows.ROWS
    | functions.ROWS
    | elementwise.ROWS
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--only",
        action="append",
        metavar="ROW",
        help="only this row, or those of a pattern such as 'numpy_*_16'; may be repeated",
    )
    parser.add_argument("--peers", default="all", help="'all' that are installed, 'none', or names, separated by commas")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.05, help="of each contender in each round")
    options = parser.parse_args()
    peers = Peers.of(options.peers)
    print(f"{'':30}{'':14}{'MEDIAN':>12}  {'LEAST':>12}  ERROR")
    rows = [*ROWS, *cold.WHO]
    for name in [name for only in options.only or rows for name in fnmatch.filter(rows, only) or [only]]:
        if name in cold.WHO:
            _print_starts(name, peers, options.rounds)
        elif name in ROWS:
            _print_row(name, ROWS[name](peers), options.rounds, options.seconds)
        else:
            near = difflib.get_close_matches(name, rows, 1)
            sys.exit(f"there is no row {name!r}{f'; did you mean {near[0]}?' if near else ''} There are: {', '.join(rows)}")


def _print_row(name: str, row: Row, rounds: int, seconds: float) -> None:
    errors = row.errors()
    for who, found in _times(row, rounds, seconds).items():
        print(
            f"{name:30}{who:14}{statistics.median(found) * 1e6:9.2f} us  {min(found) * 1e6:9.2f} us  {errors[who]:.0e}",
            flush=True,
        )


def _times(row: Row, rounds: int, seconds: float) -> dict[str, list[float]]:
    """Per contender the times of single calls, in turn, round by round."""
    times: dict[str, list[float]] = {who: [] for who in row.calls}
    for _ in range(rounds):
        for who, call in row.calls.items():
            call()
            end = time.perf_counter() + seconds
            while True:
                start = time.perf_counter()
                call()
                stop = time.perf_counter()
                times[who].append((stop - start) / row.repeats.get(who, 1))
                if stop > end:
                    break
    return times


def _print_starts(name: str, peers: Peers, rounds: int) -> None:
    """Processes, one after another."""
    chosen = [who for who in cold.WHO[name] if who == "kg" or who in peers.names]
    found: dict[str, list[float]] = {who: [] for who in chosen}
    for _ in range(rounds):
        for who in chosen:
            command = [sys.executable, "-m", "array_rows.cold", who, name]
            done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True)
            found[who].append(float(done.stdout))
    for who, times in found.items():
        print(f"{name:30}{who:14}{statistics.median(times):9.1f} ms  {min(times):9.1f} ms", flush=True)


if __name__ == "__main__":
    main()
