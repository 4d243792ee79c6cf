"""Small whole programs, each for a fresh process, which `benchmarks/whole_programs.py` measures.

`python -m array_rows.programs NAME` runs one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np

_RANDOM = np.random.default_rng(0)


def imported() -> None:
    import kg_array  # noqa: F401


def add() -> None:
    """The first eager operation."""
    import kg_array as xp

    a, b = (xp.asarray(np.arange(16, dtype=np.float32)) for _ in range(2))
    np.asarray(a + b)


def ten() -> None:
    """Ten different small functions."""
    import kg_array as xp

    x = xp.asarray(_floats(64, 48) + 3.0)
    functions: list[Callable[[Any], Any]] = [
        lambda x: x * 2 + 1,
        lambda x: xp.exp(x) - x,
        lambda x: xp.sum(x, axis=1),
        lambda x: xp.max(x, axis=0),
        lambda x: x.T @ x,
        lambda x: xp.mean(x, axis=1),
        lambda x: xp.where(x > 0, x, 0.01 * x),
        lambda x: xp.concat([x, x * x], axis=0),
        lambda x: xp.sqrt(x * x + 1.0),
        lambda x: xp.argmax(x, axis=1),
    ]
    for function in functions:
        np.asarray(xp.jit(function)(x))


def softmax() -> None:
    import kg_array as xp

    def rows(x: Any) -> Any:
        e = xp.exp(x - xp.max(x, axis=1, keepdims=True))
        return e / xp.sum(e, axis=1, keepdims=True)

    np.asarray(xp.jit(rows)(xp.asarray(_floats(8, 512))))


def convolution() -> None:
    """Of 50,000 by 1,000 elements through real FFTs of 2^16."""
    import kg_array as xp

    m = 1 << 16
    convolved = xp.jit(lambda x, h: xp.fft.irfft(xp.fft.rfft(x, n=m) * xp.fft.rfft(h, n=m), n=m)[:50_999])
    np.asarray(convolved(xp.asarray(_floats(50_000)), xp.asarray(_floats(1_000))))


def independent_components() -> None:
    """FastICA of four signals: 20 steps, each with an eigenvalue problem."""
    import kg_array as xp

    def unmixed(x: Any, w: Any) -> Any:
        n = x.shape[1]
        x = x - xp.mean(x, axis=1, keepdims=True)
        values, vectors = xp.linalg.eigh(x @ x.T / n)
        white = (vectors / xp.sqrt(values)).T @ x

        def step(_: object, w: Any) -> Any:
            g = xp.tanh(w @ white)
            w = g @ white.T / n - xp.mean(1.0 - g * g, axis=1, keepdims=True) * w
            s, u = xp.linalg.eigh(w @ w.T)
            return (u / xp.sqrt(s)) @ u.T @ w

        return xp.fori_loop(0, 20, step, w) @ white

    np.asarray(xp.jit(unmixed)(xp.asarray(_floats(4, 2000)), xp.asarray(_floats(4, 4))))


#: Dormand and Prince: what each stage takes of those before, and by how much the results of both orders differ.
_STAGES = [
    [],
    [1 / 5],
    [3 / 40, 9 / 40],
    [44 / 45, -56 / 15, 32 / 9],
    [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
    [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
    [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
]
_ERRORS = [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40]


def adaptive_steps() -> None:
    """Van der Pol's oscillator by Runge-Kutta steps whose length follows the error."""
    import kg_array as xp

    def slope(y: Any) -> Any:
        return xp.stack([y[1], 5.0 * (1.0 - y[0] * y[0]) * y[1] - y[0]])

    def combined(y: Any, h: Any, factors: list[float], slopes: list[Any]) -> Any:
        for factor, k in zip(factors, slopes, strict=True):
            y = y + h * factor * k if factor else y
        return y

    def step(state: Any) -> Any:
        t, h, y = state
        h = xp.minimum(h, 10.0 - t)
        slopes: list[Any] = []
        for stage in _STAGES:
            later = combined(y, h, stage, slopes)
            slopes.append(slope(later))
        error = combined(0.0 * y, h, _ERRORS, slopes)
        scale = 1e-5 + 1e-5 * xp.maximum(xp.abs(y), xp.abs(later))
        norm = xp.sqrt(xp.mean((error / scale) ** 2))
        right = norm <= 1.0
        return xp.where(right, t + h, t), h * xp.clip(0.9 * norm**-0.2, 0.2, 5.0), xp.where(right, later, y)

    def solved(t: Any, h: Any, y: Any) -> Any:
        return xp.while_loop(lambda state: state[0] < 10.0, step, (t, h, y), most=10_000)

    start = [np.float32(0.0), np.float32(0.01), np.array([2.0, 0.0], np.float32)]
    np.asarray(xp.jit(solved)(*map(xp.asarray, start))[2])


def rollout() -> None:
    """31,000 operations of optimal control with their Jacobian."""
    from array_rows.cold import kg_problem

    kg_problem()


def chain() -> None:
    """10,000 operations, one after another, with their gradient."""
    from array_rows.cold import kg_chain

    kg_chain()


def tour() -> None:
    from kg.cli import main

    main(["tour"])


def _floats(*shape: int) -> np.ndarray:
    return _RANDOM.standard_normal(shape).astype(np.float32)


PROGRAMS: dict[str, Callable[[], None]] = {
    "import": imported,
    "add": add,
    "ten": ten,
    "softmax": softmax,
    "convolution": convolution,
    "independent_components": independent_components,
    "adaptive_steps": adaptive_steps,
    "rollout": rollout,
    "chain": chain,
    "tour": tour,
}

if __name__ == "__main__":
    PROGRAMS[sys.argv[1]]()
