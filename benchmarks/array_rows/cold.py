"""From a Python function to its first result, in a fresh process without caches:
`python -m array_rows.cold WHO WHAT` prints milliseconds.

graph_500: a function of 500 operations; for kg traced, cut into kernels and lowered to source. unrolled_problem: 50 steps of the quadrotor and their
Jacobian, unrolled into 31,000 operations on numbers, and long_chain: 10,000 operations, one after another, with their gradient: all of it, to the
first result. first_stores_N, first_traced_stores_N and their like: a loop of N stores, without jit and with it (see loops).
"""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from typing import Any

import numpy as np

from array_rows import loops, quadrotor
from array_rows.peers import Peers

STEPS = 50


def main() -> None:
    who, what = sys.argv[1:]
    os.environ["KG_NO_CACHE"] = "1"
    print(round(_MEASURED[who, what]() * 1e3, 1))


def chain(space: Any, x: Any) -> Any:
    """500 operations on arrays of 1000 elements, among them sums over all,
    so that there are several kernels."""
    y = x
    for i in range(62):
        y = space.maximum(y * x + (0.5 + i), x) * 0.5 + y * (x - 0.25) + x
        if i % 16 == 15:
            y = y - space.sum(y) * 1e-3
    return y


def kg_graph() -> float:
    """The second function of a process: the first one imports what compiles."""
    import kg_array as xp
    from kg.compile.program import to_program
    from kg.garbage import infrequent_collection
    from kg_graph.partition import partition

    x = xp.asarray(np.linspace(0.0, 1.0, 1000)).realize()
    xp.jit(lambda x: xp.sum(xp.sin(x) * x))(x)
    renderer, jitted = x.device.renderer, xp.jit(lambda x: chain(xp, x))
    start = time.perf_counter()
    with infrequent_collection():  # as when it is called
        traced = jitted.trace(jitted.given((x,), {}))
        plan, _ = partition(traced.call, renderer)
        for step in plan.steps:
            to_program(step.kernel, renderer)
    return time.perf_counter() - start


def jax_graph() -> float:
    import jax

    x = jax.numpy.linspace(0.0, 1.0, 1000)
    jax.jit(lambda x: jax.numpy.sum(jax.numpy.sin(x) * x)).lower(x).compile()
    start = time.perf_counter()
    jax.jit(lambda x: chain(jax.numpy, x)).lower(x)
    return time.perf_counter() - start


def _problem() -> np.ndarray:
    return np.random.default_rng(0).standard_normal(12 * (STEPS + 1) + 4 * STEPS) * 0.2


def kg_problem() -> float:
    import kg_array as xp

    def defects(z: xp.Array) -> xp.Array:
        return quadrotor.defects(xp, z, STEPS)

    z = xp.asarray(_problem()).realize()
    start = time.perf_counter()
    xp.realize(*xp.jit(lambda z: (defects(z), xp.jacobian(defects)(z)))(z))  # type: ignore[operator, arg-type, misc]
    return time.perf_counter() - start


def kg_chain() -> float:
    import kg_array as xp

    def polynomial(x: xp.Array) -> xp.Array:
        y = x
        for i in range(5000):
            y = y * x + 1.0 / (i + 1)
        return y

    x = xp.asarray(np.float32(0.5)).realize()
    start = time.perf_counter()
    xp.realize(*xp.jit(xp.value_and_grad(polynomial))(x))  # type: ignore[operator, arg-type, misc]
    return time.perf_counter() - start


def jax_problem() -> float:
    import jax

    jax.config.update("jax_enable_x64", True)
    z = jax.numpy.asarray(_problem())

    def defects(z: Any) -> Any:
        return quadrotor.defects(jax.numpy, z, STEPS)

    start = time.perf_counter()
    jax.block_until_ready(jax.jit(lambda z: (defects(z), jax.jacfwd(defects)(z)))(z))
    return time.perf_counter() - start


def casadi_problem() -> float:
    """Without code: its own interpreter runs the result."""
    import casadi

    class Space:
        sin, cos = staticmethod(casadi.sin), staticmethod(casadi.cos)
        stack = staticmethod(lambda parts: casadi.vertcat(*parts))

    start = time.perf_counter()
    z = casadi.SX.sym("z", 12 * (STEPS + 1) + 4 * STEPS)
    y = quadrotor.defects(Space, z, STEPS)
    casadi.Function("problem", [z], [y, casadi.jacobian(y, z)])(_problem())
    return time.perf_counter() - start


def kg_loop(name: str) -> float:
    """After one store elsewhere, which imports what compiles."""
    import kg_array as xp

    x = xp.zeros((3, 5, 7), dtype=xp.float32)
    x[:, 1, 2] = xp.asarray(np.ones(3, np.float32)) * 2.0
    xp.jit(lambda x: xp.sum(xp.sin(x) * x))(x)
    run = loops.ROWS[name](Peers(frozenset())).calls["kg"]
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


_MEASURED = {
    ("kg", "graph_500"): kg_graph,
    ("jax", "graph_500"): jax_graph,
    ("kg", "unrolled_problem"): kg_problem,
    ("jax", "unrolled_problem"): jax_problem,
    ("casadi", "unrolled_problem"): casadi_problem,
    ("kg", "long_chain"): kg_chain,
} | {("kg", f"first_{name}"): partial(kg_loop, name) for name in loops.ROWS if not name.startswith("stencil")}
WHO = {what: [w for w, t in _MEASURED if t == what] for _, what in _MEASURED}

if __name__ == "__main__":
    main()
