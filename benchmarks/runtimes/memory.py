"""What writing to memory of a device costs:
blocks that are new, blocks that are used again, and new memory without huge pages.

`python benchmarks/runtimes/memory.py [--mib 0.25 2 16 64] [--rounds 9]` prints the median milliseconds of getting a block, writing every byte of it
and giving it back. Contenders take turns within a round.
"""

from __future__ import annotations

import argparse
import ctypes
import mmap
import statistics
import time
from collections.abc import Callable

import numpy as np
from kg_cpu.runtime.allocator import PoolAllocator


def once(allocator: PoolAllocator, nbytes: int) -> None:
    block = allocator.alloc(nbytes)
    ctypes.memset(block.address, 1, nbytes)


def small_pages(nbytes: int) -> None:
    """What a new block would cost without the advice that the allocator gives."""
    with mmap.mmap(-1, nbytes, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS) as held:
        if hasattr(mmap, "MADV_NOHUGEPAGE"):
            held.madvise(mmap.MADV_NOHUGEPAGE)
        start = ctypes.c_char.from_buffer(held)
        ctypes.memset(ctypes.addressof(start), 1, nbytes)
        del start


def by_numpy(nbytes: int) -> None:
    held = np.empty(nbytes, np.uint8)
    ctypes.memset(held.ctypes.data, 1, nbytes)


def milliseconds(call: Callable[[int], None], nbytes: int) -> float:
    start = time.perf_counter()
    call(nbytes)
    return 1e3 * (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mib", type=float, nargs="+", default=[0.25, 2, 16, 64])
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    pool, forgetful = PoolAllocator(), PoolAllocator(keep=0)
    rows: dict[str, Callable[[int], None]] = {
        "a block used again": lambda n: once(pool, n),
        "a new block": lambda n: once(forgetful, n),
        "new, of small pages": small_pages,
        "numpy.empty": by_numpy,
    }
    sizes = [int(mib * (1 << 20)) for mib in options.mib]
    times: dict[tuple[str, int], list[float]] = {}
    for _ in range(options.rounds + 1):
        for nbytes in sizes:
            for name, call in rows.items():
                times.setdefault((name, nbytes), []).append(milliseconds(call, nbytes))
    print(f"{'ms to get, write and give back':32}" + "".join(f"{mib:>9g} MiB" for mib in options.mib))
    for name in rows:
        print(f"{name:32}" + "".join(f"{statistics.median(times[name, n][1:]):13.3f}" for n in sizes))


if __name__ == "__main__":
    main()
