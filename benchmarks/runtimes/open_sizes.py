"""A network compiled once for batches of 1 to 512 rows beside the same compiled for each size:
what a call costs, and what it costs to compile.

`python benchmarks/runtimes/open_sizes.py` prints the least microseconds of a call, of both in turn, and the milliseconds to the first result.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from itertools import pairwise

import kg_array as xp
import numpy as np

LAYERS = (256, 512, 512, 64)
ROWS = (1, 2, 4, 8, 15, 16, 33, 64, 128, 256, 500, 512)


def network(layers: list[tuple[xp.Array, xp.Array]], x: xp.Array) -> xp.Array:
    for weights, bias in layers[:-1]:
        x = xp.maximum(x @ weights + bias, 0.0)
    weights, bias = layers[-1]
    return x @ weights + bias


def seconds(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--rows", type=int, nargs="+", default=ROWS)
    options = parser.parse_args()
    random = np.random.default_rng(0)
    layers = [
        tuple(xp.asarray(random.standard_normal(shape).astype(np.float32) / 16).realize() for shape in ((a, b), (b,)))
        for a, b in pairwise(LAYERS)
    ]
    batch = xp.Size("batch", 1, 512)
    for_all = xp.jit(network, sizes={"x": {0: batch}})
    for_one = xp.jit(network)
    print(f"{'rows':>5}{'for all':>10}{'for one':>10}{'ratio':>7}   first results")
    for rows in options.rows:
        x = xp.asarray(random.standard_normal((rows, LAYERS[0])).astype(np.float32)).realize()
        calls = (lambda x=x: for_all(layers, x), lambda x=x: for_one(layers, x))
        first = [seconds(call) for call in calls]
        least = [float("inf")] * 2
        for _ in range(options.rounds):
            least = [min(known, seconds(call)) for known, call in zip(least, calls, strict=True)]
        assert np.allclose(calls[0]().numpy(), calls[1]().numpy(), atol=1e-3)
        made, one = (value * 1e6 for value in least)
        print(f"{rows:5}{made:10.1f}{one:10.1f}{made / one:7.2f}   {first[0] * 1e3:.1f} and {first[1] * 1e3:.1f} ms")
    print(f"traced and compiled {for_all.traces} time, and {for_one.traces} times")


if __name__ == "__main__":
    main()
