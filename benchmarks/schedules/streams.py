"""Stores past the caches, where the pass of kg-cpu has them, beside stores into them,
of products whose tiles leave lines of the result open: `KG_THREADS=1 KG_NO_CACHE=1 python benchmarks/schedules/streams.py`.

Microseconds, the least of 15, of batches of m x k by k x n in float64, in vectors of so many columns, by the rows of a tile; the right operand transposed in the second line of each.
"""

from __future__ import annotations

import time

import kg
import kg_cpu.passes.stream_stores as passes
import numpy as np
from kg.frontend import UOp

SHAPES = ((2000, 63, 4, 64, 4), (2000, 72, 4, 16, 4), (10000, 12, 4, 12, 8), (10000, 12, 4, 16, 8))
ROWS = (1, 3, 6, 7, 8, 9, 12)


def product(batch: int, m: int, k: int, n: int, *, transposed: bool, name: str) -> UOp:
    a, out = kg.param(1, (batch, m, k), kg.float64), kg.param(0, (batch, m, n), kg.float64)
    b = kg.param(2, (batch, n, k) if transposed else (batch, k, n), kg.float64)
    right = b.permute(0, 2, 1) if transposed else b
    whole = (batch, m, k, n)
    terms = a.reshape(batch, m, k, 1).expand(*whole) * right.reshape(batch, 1, k, n).expand(*whole)
    return kg.sink(out.store(terms.sum(2).reshape(batch, m, n)), name=name)


def least(device: kg.Device, ast: UOp, schedule: str, sizes: tuple[int, int, int]) -> float:
    buffers = [device.empty(sizes[0], kg.float64), *(device.buffer(np.ones(n)) for n in sizes[1:])]
    launch = device.runtime.load(device.compile(ast, schedule)).bind(buffers)
    times: list[float] = []
    for _ in range(16):
        start = time.process_time()
        launch()
        times.append(time.process_time() - start)
    return min(times[1:]) * 1e6


def main() -> None:
    device, share_of_cache = kg.open_device("CPU:LLVM"), passes.SHARE
    print(f"{'rows of a tile':44}", *(f"{rows:>7}" for rows in ROWS))
    for batch, m, k, n, lanes in SHAPES:
        for transposed in (False, True):
            for name, share in (("streamed", share_of_cache), ("cached", 0)):
                passes.SHARE = share  # type: ignore[misc]
                ast = product(
                    batch, m, k, n, transposed=transposed, name=name
                )  # a program of its own: its name is part of its key
                schedules = (
                    f"VECTOR(o2, {lanes}) UPCAST(o1, {rows}) UNROLL(r0, {k})".replace("UPCAST(o1, 1) ", "") for rows in ROWS
                )
                times = [least(device, ast, s, (batch * m * n, batch * m * k, batch * k * n)) for s in schedules]
                print(f"{batch} {m}x{k} {k}x{n}, {lanes} columns, {name}".ljust(44), *(f"{t:7.0f}" for t in times), flush=True)


if __name__ == "__main__":
    main()
