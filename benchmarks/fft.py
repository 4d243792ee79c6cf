"""kg_array's Fourier transforms beside numpy's:
jitted calls on arrays that are there, least times of several rounds, and relative errors.

`python benchmarks/fft.py [SIZE ...]`, sizes as 1024 or 256x1024 (a batch of rows). The first call, with what it compiles, is printed too;
of a second process, which finds the kernels in the cache, it is shorter.
"""

from __future__ import annotations

import argparse
import time

import kg_array as xp
import numpy as np
from array_rows.least import least

SIZES = ("1024", "65536", "1048576", "256x1024", "1000", "1009")
#: What is measured is repeated for about so many seconds; and there are so many rounds.
SECONDS, ROUNDS = 0.1, 7


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", nargs="*", default=SIZES)
    options = parser.parse_args()
    print(f"{'':10}{'':12}{'FFT':>10}{'NUMPY':>10}{'RFFT':>10}{'NUMPY':>10}{'FIRST':>10}  ERROR    NUMPY'S   (microseconds)")
    for size in options.sizes:
        for dtype in ("complex64", "complex128"):
            print(f"{size:10}{dtype:12}{_row(tuple(map(int, size.split('x'))), dtype)}", flush=True)


def _row(shape: tuple[int, ...], dtype: str) -> str:
    generator = np.random.default_rng(0)
    values = (generator.normal(size=shape) + 1j * generator.normal(size=shape)).astype(dtype)
    real = np.ascontiguousarray(values.real)
    x, r = xp.asarray(values), xp.asarray(real)
    transform, of_real = xp.jit(xp.fft.fft), xp.jit(xp.fft.rfft)
    start = time.perf_counter()
    found = transform(x)
    first = time.perf_counter() - start
    exact = np.fft.fft(values.astype(np.clongdouble))
    times = [
        least(call, ROUNDS, SECONDS)
        for call in (lambda: transform(x), lambda: np.fft.fft(values), lambda: of_real(r), lambda: np.fft.rfft(real))
    ]
    errors = [_error(y, exact) for y in (found.numpy(), np.fft.fft(values))]
    return "".join(f"{t * 1e6:10.1f}" for t in (*times, first)) + "".join(f"  {e:.1e}" for e in errors)


def _error(found: np.ndarray, exact: np.ndarray) -> float:
    """The root mean square of the differences, relative to that of the values."""
    return float(np.sqrt((np.abs(found - exact) ** 2).sum() / (np.abs(exact) ** 2).sum()))


if __name__ == "__main__":
    main()
