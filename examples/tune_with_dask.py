"""Tunes a kernel with its candidates compiled by Dask workers:
here two on this machine, elsewhere those of any cluster.

`uv run python examples/tune_with_dask.py [--seconds 20] [--device CPU:LLVM] [--scheduler tcp://HOST:PORT]`

Timing stays on this machine, which must be of the workers' kind: same processor features, same versions of kg and its plugins. A worker
that is different says so, and nothing that it would have made is run.
"""

from __future__ import annotations

import argparse
import contextlib

import kg
from distributed import Client, LocalCluster
from kg_tune import tune
from kg_tune.result import Progress


def matmul(n: int) -> kg.UOp:
    """a @ b for n x n matrices."""
    a, b = (kg.param(i, (n, n), kg.float32) for i in (1, 2))
    left, right = a.reshape(n, 1, n).expand(n, n, n), b.permute(1, 0).reshape(1, n, n).expand(n, n, n)
    return kg.sink(kg.param(0, (n, n), kg.float32).store((left * right).sum(2).reshape(n, n)), name="matmul")


def show(progress: Progress) -> None:
    if progress.phase in ("compiling", "finals"):
        print(f"{progress.elapsed:5.1f} s  {progress.so_far.tried:4} tried, best {1e3 * progress.seconds:.3f} ms", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--device", default="")
    parser.add_argument("--size", type=int, default=512)
    parser.add_argument("--scheduler", default="", help="of a cluster that runs already")
    options = parser.parse_args()
    with contextlib.ExitStack() as stack:
        address = options.scheduler or stack.enter_context(
            LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
        )
        client = stack.enter_context(Client(address))
        device = kg.open_device(options.device)
        result = tune(matmul(options.size), device, seconds=options.seconds, executor=client.get_executor(), progress=show)
    print(f"compiled by Dask: {result.tried + result.repeated} candidates, {result.failed + result.crashed} failed")
    print(f"default {1e3 * result.default_seconds:.3f} ms: {kg.format_schedule(result.default)}")
    print(f"best    {1e3 * result.seconds:.3f} ms: {kg.format_schedule(result.schedule)}")


if __name__ == "__main__":
    main()
