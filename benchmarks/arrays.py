"""kg_array beside numpy, JAX and PyTorch where they are installed: calls of whole functions, in turn, each result checked against numpy in float64.

`python benchmarks/arrays.py` prints medians in microseconds; `--rounds`, `--seconds` and `--only NAME` vary it. Run it with OPENBLAS_NUM_THREADS,
OMP_NUM_THREADS and KG_THREADS set to 1 to compare one core.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec

import kg_array as xp
import numpy as np

Call = Callable[[], object]
SIZES = (256, 784, 512, 10)  # rows of a batch, inputs, hidden values, classes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="only this row")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.05, help="of each contender in each round")
    options = parser.parse_args()
    print(f"{'':26}{'':12}{'MEDIAN':>10}  {'LEAST':>10}  ERROR")
    for name, make in ROWS.items():
        if options.only in (None, name):
            contenders, exact = make()
            errors = _errors(contenders, exact)
            times = _times(contenders, options.rounds, options.seconds)
            for who, found in times.items():
                print(f"{name:26}{who:12}{statistics.median(found) * 1e6:10.1f}  {min(found) * 1e6:10.1f}  {errors[who]:.0e}")


def _errors(contenders: dict[str, Call], exact: np.ndarray) -> dict[str, float]:
    """Of each contender's result, relative to the greatest of what float64 says."""
    errors: dict[str, float] = {}
    for who, call in contenders.items():
        errors[who] = float(np.abs(np.asarray(call(), np.float64) - exact).max() / np.abs(exact).max())
        assert errors[who] < 1e-4, f"{who} is wrong by {errors[who]}"
    return errors


def _times(contenders: dict[str, Call], rounds: int, seconds: float) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {who: [] for who in contenders}
    for _ in range(rounds):
        for who, call in contenders.items():
            call()
            end = time.perf_counter() + seconds
            while True:
                start = time.perf_counter()
                call()
                stop = time.perf_counter()
                times[who].append(stop - start)
                if stop > end:
                    break
    return times


# -- rows


def _weights() -> list[np.ndarray]:
    random = np.random.default_rng(0)
    rows, inputs, hidden, classes = SIZES
    shapes = [(rows, inputs), (inputs, hidden), (hidden,), (hidden, classes), (classes,)]
    return [(random.standard_normal(s) * 0.1).astype(np.float32) for s in shapes]


def _forward(space: object, x: object, w: object, b: object, v: object, c: object) -> object:
    return space.maximum(x @ w + b, 0.0) @ v + c  # type: ignore[attr-defined,operator]


def mlp_forward() -> tuple[dict[str, Call], np.ndarray]:
    """Two layers of a network."""
    arrays = _weights()
    exact = _forward(np, *(a.astype(np.float64) for a in arrays))
    ours, mine = xp.jit(lambda *a: _forward(xp, *a)), [xp.asarray(a).realize() for a in arrays]
    calls: dict[str, Call] = {"kg jit": lambda: ours(*mine), "numpy": lambda: _forward(np, *arrays)}
    if find_spec("jax"):
        import jax

        theirs, given = jax.jit(lambda *a: _forward(jax.numpy, *a)), [jax.numpy.asarray(a) for a in arrays]
        calls["jax jit"] = lambda: jax.block_until_ready(theirs(*given))
    return calls, np.asarray(exact)


def mlp_gradient() -> tuple[dict[str, Call], np.ndarray]:
    """Of the mean square of its result, for the first weights."""
    arrays = _weights()

    def loss(space: object, x: object, w: object, b: object, v: object, c: object) -> object:
        return space.mean(_forward(space, x, w, b, v, c) ** 2.0)  # type: ignore[attr-defined,operator]

    x, w, b, v, c = (a.astype(np.float64) for a in arrays)
    h = x @ w + b
    back = 2 / (SIZES[0] * SIZES[3]) * (np.maximum(h, 0) @ v + c)
    exact = x.T @ ((back @ v.T) * (h > 0))
    ours, mine = xp.jit(xp.grad(lambda *a: loss(xp, *a), argnums=1)), [xp.asarray(a).realize() for a in arrays]
    calls: dict[str, Call] = {"kg jit": lambda: ours(*mine)}
    if find_spec("jax"):
        import jax

        theirs, given = jax.jit(jax.grad(lambda *a: loss(jax.numpy, *a), argnums=1)), [jax.numpy.asarray(a) for a in arrays]
        calls["jax jit"] = lambda: jax.block_until_ready(theirs(*given))
    return calls, exact


def one_operation() -> tuple[dict[str, Call], np.ndarray]:
    """a + b of 16 elements, computed at once."""
    a = np.arange(16, dtype=np.float32)
    mine = xp.asarray(a).realize()

    def computed() -> xp.Array:
        total = mine + mine
        return total.realize()

    calls: dict[str, Call] = {"kg": computed, "numpy": lambda: a + a}
    if find_spec("jax"):
        import jax

        given = jax.numpy.asarray(a)
        calls["jax"] = lambda: jax.block_until_ready(given + given)
    return calls, (a + a).astype(np.float64)


def ten_small_kernels() -> tuple[dict[str, Call], np.ndarray]:
    """Ten sums over everything, each needed by the next: nothing fuses."""

    def chain(space: object, x: object) -> object:
        for _ in range(10):
            x = x - space.mean(x, axis=0) * 0.5  # type: ignore[attr-defined,operator]
        return x

    a = np.random.default_rng(1).standard_normal((8, 8)).astype(np.float32)
    ours, mine = xp.jit(lambda x: chain(xp, x)), xp.asarray(a).realize()
    calls: dict[str, Call] = {"kg jit": lambda: ours(mine), "numpy": lambda: chain(np, a)}
    if find_spec("jax"):
        import jax

        theirs, given = jax.jit(lambda x: chain(jax.numpy, x)), jax.numpy.asarray(a)
        calls["jax jit"] = lambda: jax.block_until_ready(theirs(given))
    return calls, np.asarray(chain(np, a.astype(np.float64)))


ROWS = {f.__name__: f for f in (mlp_forward, mlp_gradient, one_operation, ten_small_kernels)}

if __name__ == "__main__":
    main()
