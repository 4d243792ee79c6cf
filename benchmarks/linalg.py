"""kg_array's linear algebra beside numpy's and, where they are installed, scipy's and torch's:
least times of several rounds, and kg_array's errors.

`python benchmarks/linalg.py [SIZE ...]`, sizes as 64 or 1000x4 (a batch of matrices). EAGER makes the graph anew in each call, and finds its
plan. ERROR is the root mean square of what is left of the equations that define the result, relative to the matrix.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import Any

import kg_array as xp
import numpy as np
from array_rows.least import least

SIZES = ("4", "16", "64", "256", "1000x4")
NAMES = ("eigh", "eigvalsh", "svd", "qr", "solve", "inv", "cholesky", "det")
#: What is measured is repeated for about so many seconds; and there are so many rounds.
SECONDS, ROUNDS = 0.05, 5
Values = np.ndarray[Any, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", nargs="*", default=SIZES)
    options = parser.parse_args()
    print(f"{'':10}{'':9}{'':10}{'JITTED':>10}{'EAGER':>10}{'NUMPY':>10}{'SCIPY':>10}{'TORCH':>10}  ERROR   (microseconds)")
    for size in options.sizes:
        *batch, n = map(int, size.split("x"))
        for dtype in ("float32", "float64"):
            for name in NAMES:
                print(f"{size:10}{dtype:9}{name:10}{_row(name, (*batch, n, n), dtype)}", flush=True)


def _row(name: str, shape: tuple[int, ...], dtype: str) -> str:
    given = _given(name, shape, dtype)
    function, arrays = getattr(xp.linalg, name), [xp.asarray(x) for x in given]
    jitted = xp.jit(function)
    found = [_values(x) for x in _many(jitted(*arrays))]
    calls: list[Callable[[], object] | None] = [
        lambda: jitted(*arrays),
        lambda: [x.realize() for x in _many(function(*arrays))],  # type: ignore[attr-defined]
        lambda: getattr(np.linalg, name)(*given),
        _scipy(name, given),
        _torch(name, given),
    ]
    times = "".join("         -" if call is None else f"{least(call, ROUNDS, SECONDS) * 1e6:10.1f}" for call in calls)
    return f"{times}  {_error(name, [x.astype('float64') for x in given], found):.1e}"


def _given(name: str, shape: tuple[int, ...], dtype: str) -> list[Values]:
    x = np.random.default_rng(0).normal(size=shape)
    other = np.swapaxes(x, -1, -2)
    if name.startswith("eig"):
        x = (x + other) / 2
    elif name == "cholesky":
        x = x @ other + shape[-1] * np.eye(shape[-1])
    elif name == "det":
        x = x / (shape[-1] / np.e) ** 0.5  # that it is in range
    given = [x, np.ones((*shape[:-1], 1))] if name == "solve" else [x]
    return [v.astype(dtype) for v in given]


def _scipy(name: str, given: list[Values]) -> Callable[[], object] | None:
    if find_spec("scipy") is None or given[0].ndim > 2:
        return None
    import scipy.linalg

    function: Any = getattr(scipy.linalg, name)
    options = {"mode": "economic"} if name == "qr" else {}
    return lambda: function(*given, **options)


def _torch(name: str, given: list[Values]) -> Callable[[], object] | None:
    if find_spec("torch") is None:
        return None
    import torch

    function: Any = getattr(torch.linalg, name)
    arrays = [torch.from_numpy(x) for x in given]
    return lambda: function(*arrays)


def _many(found: object) -> Iterable[object]:
    return found if isinstance(found, tuple) else (found,)


def _values(x: object) -> Values:
    return np.asarray(x.numpy(), "float64")  # type: ignore[attr-defined]


def _error(name: str, given: list[Values], found: list[Values]) -> float:
    """Of what is left, the root mean square, relative to that of the matrix (of values, to theirs)."""
    x, first = given[0], found[0]
    match name:
        case "eigh":
            return _relative(x @ found[1] - found[1] * first[..., None, :], x)
        case "eigvalsh":
            want = np.linalg.eigvalsh(x)
            return _relative(first - want, want)
        case "svd":
            return _relative(first * found[1][..., None, :] @ found[2] - x, x)
        case "qr":
            return _relative(first @ found[1] - x, x)
        case "solve":
            want = np.linalg.solve(x, given[1])
            return _relative(first - want, want)
        case "inv":
            want = np.linalg.inv(x)
            return _relative(first - want, want)
        case "cholesky":
            return _relative(first @ np.swapaxes(first, -1, -2) - x, x)
        case _:
            want = np.linalg.det(x)
            return _relative(first - want, want)


def _relative(left: Values, whole: Values) -> float:
    return float(np.sqrt((left**2).sum() / (whole**2).sum()))


if __name__ == "__main__":
    main()
