"""exp of numbers whose results are ordinary, subnormal and nothing, in nanoseconds an element:
`python benchmarks/generated_code/vanishing.py`.

Scores that attention masks are -inf or about -1e9: their exponentials must cost what others do. A processor of Intel's takes microcode for
each vector with a result too small for a normal number, which stays in the second column, whose results are such numbers.
"""

from __future__ import annotations

import time

import kg_array as xp
import numpy as np

SHAPE = (64, 1024)
ROUNDS = 60
COLUMNS = {"-1": -1.0, "subnormal": 0.0, "-200": -200.0, "-1e9": -1e9, "-inf": -np.inf, "100": 100.0, "nan": np.nan}
SUBNORMAL = {np.float32: -100.0, np.float64: -740.0}


def least(call: object, array: xp.Array) -> float:
    """Nanoseconds an element, the least of many."""
    best = float("inf")
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        call(array)  # type: ignore[operator]
        best = min(best, time.perf_counter() - begin)
    return best / array.size * 1e9


def main() -> None:
    print(f"{'':8} {'function':9}", *(f"{name:>10}" for name in COLUMNS))
    for dtype, tiny in SUBNORMAL.items():
        for name, function in (("exp", xp.exp), ("exp2", lambda x: 2.0**x), ("tanh", xp.tanh)):
            call = xp.jit(function)
            row = [least(call, xp.asarray(np.full(SHAPE, v or tiny, dtype))) for v in COLUMNS.values()]
            print(f"{dtype.__name__:8} {name:9}", *(f"{t:10.2f}" for t in row))


if __name__ == "__main__":
    main()
