"""What it costs to keep indices taken from data in range (row 24 of the semantics):
kernels as they are, and marked `unchecked`.

`python benchmarks/schedules/bounded_indices.py [DEVICE]` prints the medians of interleaved rounds, one worker, default schedules.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable

os.environ.setdefault("KG_THREADS", "1")

import kg
import numpy as np
from kg.ir.uop import UOp

COUNT, ROUNDS = 1 << 20, 31
Case = tuple[str, Callable[[bool], UOp], list[np.ndarray]]


def main() -> None:
    device = kg.open_device(sys.argv[1] if len(sys.argv) > 1 else "CPU:LLVM")
    print("| kernel | bounded | unchecked | ratio of medians |\n|---|---|---|---|")
    for name, kernel, arrays in cases():
        launches = [bound(device, kernel(unchecked), arrays) for unchecked in (False, True)]
        times: list[list[float]] = [[], []]
        for _ in range(ROUNDS):
            for launch, taken in zip(launches, times, strict=True):
                begin = time.perf_counter()
                launch()
                device.synchronize()
                taken.append(time.perf_counter() - begin)
        checked, free = (statistics.median(t) * 1e6 for t in times)
        print(f"| {name} | {checked:.0f} µs | {free:.0f} µs | {checked / free:.2f} |")


def bound(device: kg.Device, ast: UOp, arrays: list[np.ndarray]) -> Callable[[], object]:
    """A launch over new memory; the result, parameter 0, comes first."""
    out = ast.src[0].src[0]
    return device.bind(ast, [device.empty(int(np.prod(out.shape)), out.type), *map(device.buffer, arrays)])


def cases() -> list[Case]:
    random = np.random.default_rng(0)
    few, many = random.random(1 << 12, np.float32), random.random(COUNT, np.float32)
    table = random.random((1 << 14, 64), np.float32)
    found: list[Case] = []
    for values in (few, many):
        for dtype in (kg.int32, kg.int64):
            places = random.integers(0, values.size, COUNT).astype(str(dtype))
            found.append(
                (f"{COUNT:,} elements of {values.size:,} by {dtype}", gather((values.size,), COUNT, dtype), [values, places])
            )
    rows = random.integers(0, len(table), 1 << 14).astype(np.int32)
    found.append((f"{len(rows):,} rows of 64 of {len(table):,}", gather(table.shape, len(rows), kg.int32), [table, rows]))
    for mode in ("set", "add"):
        places = random.integers(0, COUNT, COUNT).astype(np.int32)
        found.append((f"scatter {mode} of {COUNT:,} elements", scatter(COUNT, mode), [many, places]))
    return found


def gather(shape: tuple[int, ...], count: int, dtype: kg.DType) -> Callable[[bool], UOp]:
    value = kg.param(1, shape, kg.float32).gather(kg.param(2, (count,), dtype))
    return lambda unchecked: kg.sink(kg.param(0, value.shape, kg.float32).store(value), name="gather", unchecked=unchecked)


def scatter(count: int, mode: str) -> Callable[[bool], UOp]:
    target = kg.param(0, (count,), kg.float32)
    value = target.scatter(kg.param(1, (count,), kg.float32), kg.param(2, (count,), kg.int32), mode=mode)
    return lambda unchecked: kg.sink(target.store(value), name="scatter", unchecked=unchecked)


if __name__ == "__main__":
    main()
