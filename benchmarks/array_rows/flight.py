"""Rows of the quadrotor: a step with its Jacobian, of one example and of 4096.
Kernels alone beside the C that CasADi generates."""

from __future__ import annotations

import ctypes
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import kg_array as xp
import numpy as np
from kg.dtype import float64
from kg_array.running import evaluate, memory
from kg_array.transforms.tracing import call_with
from kg_graph.canonical import canonical

from array_rows import quadrotor
from array_rows.peers import Peers
from array_rows.row import Row

#: Calls of a function that takes less than a microsecond, in a row.
_MANY: Final = 1000
_LOOP: Final = """
int quadrotor(const double **arguments, double **results, long long *integers, double *work, int memory);
void loop(const double *z, double *y, double *j, long count, long times) {
  static double work[100000]; static long long integers[1000];
  for (long t = 0; t < times; t++)
    for (long i = 0; i < count; i++) {
      const double *arguments[1] = {z + 16 * i};
      double *results[2] = {y + 12 * i, j + 192 * i};
      quadrotor(arguments, results, integers, work, 0);
    }
}
"""


def quadrotor_1(peers: Peers) -> Row:
    """One Runge-Kutta step of 12 states and its Jacobian by states and inputs, in float64."""
    return _row(peers, 1)


def quadrotor_4096(peers: Peers) -> Row:
    """The same of 4096 examples."""
    return _row(peers, 4096)


def _row(peers: Peers, count: int) -> Row:
    z = quadrotor.given(count)
    exact = quadrotor.exact(z)
    row = Row((exact[..., 0], exact[..., 1:]), tolerance=1e-10)
    _kg(row, z)

    def jax(j: Any) -> Callable[..., Any]:
        def step(x: Any) -> Any:
            return quadrotor.step(j.numpy, x)

        return j.vmap(lambda x: (step(x), j.jacfwd(step)(x)))

    peers.jax(row, jax, [z])
    if "casadi" in peers.names:
        _casadi(row, z)
    return row


def _kg(row: Row, z: np.ndarray) -> None:
    def step(x: xp.Array) -> xp.Array:
        return quadrotor.step(xp, x)

    def both(x: xp.Array) -> tuple[object, object]:
        return step(x), xp.jacobian(step)(x)

    count = len(z)
    given = xp.asarray(z if count > 1 else z[0]).realize()
    jitted: Any = xp.jit(xp.vmap(both) if count > 1 else both)
    shapes = [e.shape for e in row.exact]

    def result() -> tuple[np.ndarray, ...]:
        return tuple(np.asarray(r).reshape(s) for r, s in zip(jitted(given), shapes, strict=True))

    row.calls["kg jit"], row.results["kg jit"] = lambda: jitted(given), result
    # the kernel of a call, bound to memory
    traced: Any = call_with(
        xp.vmap(both) if count > 1 else both, [given], {}
    )  # as jit does: at once, each number would be memory of its own
    call_of = canonical([x.node for x in traced])
    loaded = evaluate.compile_values(given.device, call_of.values).loaded
    outputs = [given.device.empty(e.size, float64) for e in row.exact]
    buffers = [*outputs, *(memory.buffer_of(leaf) for leaf in call_of.leaves)]
    launch = loaded.program.bind([buffers[slot] for slot in loaded.slots])
    call = getattr(launch, "call", launch)
    times = 1 if count > 1 else _MANY

    def many() -> None:
        for _ in range(times):
            call()

    row.calls["kg kernel"], row.repeats["kg kernel"] = many, times
    row.results["kg kernel"] = lambda: (many(), tuple(b.numpy().reshape(s) for b, s in zip(outputs, shapes, strict=True)))[1]


def _casadi(row: Row, z: np.ndarray) -> None:
    """Its C, with its common subexpressions taken out, compiled by gcc for this machine.
    The loop around it is C too."""
    import casadi

    class Space:
        sin, cos = staticmethod(casadi.sin), staticmethod(casadi.cos)

    x = casadi.SX.sym("z", quadrotor.STATES + quadrotor.INPUTS)
    states = quadrotor.runge_kutta(Space, [x[i] for i in range(12)], [x[12 + i] for i in range(4)])
    y = casadi.vertcat(*states)
    # a matrix of ours is row by row, one of CasADi's column by column
    matrix = casadi.densify(casadi.jacobian(y, x)).T
    function = casadi.Function("quadrotor", [x], [y, matrix], {"cse": True})
    with tempfile.TemporaryDirectory() as folder:
        before = Path.cwd()
        os.chdir(folder)  # where CasADi writes
        function.generate("step.c")
        os.chdir(before)
        (Path(folder) / "loop.c").write_text(_LOOP)
        command = ["gcc", "-O3", "-march=native", "-shared", "-fPIC", "step.c", "loop.c", "-o", "step.so", "-lm"]
        subprocess.run(command, cwd=folder, check=True)
        library = ctypes.CDLL(str(Path(folder) / "step.so"))
    count = len(z)
    times = 1 if count > 1 else _MANY
    results = tuple(np.zeros(e.shape) for e in row.exact)
    pointers = [ctypes.c_void_p(a.ctypes.data) for a in (z, *results)]

    def many() -> None:
        library.loop(*pointers, ctypes.c_long(count), ctypes.c_long(times))

    row.calls["casadi C"], row.repeats["casadi C"] = many, times
    row.results["casadi C"] = lambda: (many(), z, results)[2]  # whoever calls holds the memory
