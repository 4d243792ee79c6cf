"""A controller, a policy and a filter in kg_array, written as C++ for the programs beside this file.

python examples/aot/functions.py FOLDER
cmake -S examples/aot -B build -DGENERATED=FOLDER && cmake --build build && ctest --test-dir build
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import kg_aot
import kg_array as xp
import numpy as np
from kg_aot import f64
from kg_array import linalg

# -- a cart-pole, and a controller for it

STEP, HORIZON, FORCE = 0.05, 20, 15.0
#: Weights of position, speed, angle and turn, and of the force.
WEIGHTS, EFFORT = np.sqrt([1.0, 0.1, 10.0, 0.1]), np.sqrt(1e-3)
RHO, SIGMA, GAUSS_NEWTON, ADMM = 0.5, 1e-6, 2, 40


def rate(x, u):
    """Of a cart of 1 kg with a pole of 0.1 kg and 0.5 m: position, speed, angle from upright, turn."""
    sin, cos = xp.sin(x[2]), xp.cos(x[2])
    push = (u + 0.05 * x[3] ** 2.0 * sin) / 1.1
    turn = (9.81 * sin - cos * push) / (0.5 * (4.0 / 3.0 - 0.1 * cos**2.0 / 1.1))
    return xp.stack([x[1], push - 0.05 * turn * cos / 1.1, x[3], turn])


@kg_aot.function(x=f64[4], u=f64[()])
def cart_pole(x, u):
    """One Runge-Kutta step."""
    k1 = rate(x, u)
    k2 = rate(x + 0.5 * STEP * k1, u)
    k3 = rate(x + 0.5 * STEP * k2, u)
    k4 = rate(x + STEP * k3, u)
    return x + STEP / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)


def residuals(x0, forces):
    """What the controller makes small, in one dimension, and how it changes with the forces:
    (5 N,) and (5 N, N)."""
    both = xp.jacobian(cart_pole.fn, argnums=(0, 1))

    def step(carried, piece):
        x, by_forces = carried
        u, own = piece
        a, b = both(x, u)
        x, by_forces = cart_pole.fn(x, u), a @ by_forces + b[:, None] * own[None, :]
        return (x, by_forces), (x * WEIGHTS, by_forces * WEIGHTS[:, None])

    none = xp.zeros((4, HORIZON), dtype=xp.float64)
    eye = xp.eye(HORIZON, dtype=xp.float64)
    _, (states, slopes) = xp.scan(step, (x0, none), (forces, eye))
    found = xp.concat([xp.reshape(states, (-1,)), forces * EFFORT])
    return found, xp.concat([xp.reshape(slopes, (-1, HORIZON)), eye * EFFORT])


@kg_aot.function(x0=f64[4], forces=f64[HORIZON])
def controller(x0, forces):
    """The forces of the next steps, from those of before:
    Gauss-Newton, each time with a quadratic program solved by ADMM, whose bounds are those of the force."""

    def improve(_, forces):
        r, j = residuals(x0, forces)
        hessian, gradient = j.T @ j, j.T @ r
        inverse = linalg.inv(hessian + (RHO + SIGMA) * xp.eye(HORIZON, dtype=xp.float64))

        def iterate(_, carried):
            d, z, y = carried
            d = inverse @ (SIGMA * d - gradient + RHO * z - y)
            z = xp.clip(d + y / RHO, -FORCE - forces, FORCE - forces)
            return d, z, y + RHO * (d - z)

        none = xp.zeros(HORIZON, dtype=xp.float64)
        _, z, _ = xp.fori_loop(0, ADMM, iterate, (none, none, none))
        return forces + z

    forces = xp.fori_loop(0, GAUSS_NEWTON, improve, forces)
    return {"forces": forces, "first": forces[0]}


# -- a policy

RNG = np.random.default_rng(7)
LAYERS = [12, 64, 64, 4]
TRAINED = [
    ((RNG.standard_normal((m, n)) / np.sqrt(n)).astype(np.float32), (0.1 * RNG.standard_normal(m)).astype(np.float32))
    for n, m in pairwise(LAYERS)
]


@kg_aot.function(x=(12,))
def policy(x):
    """A network whose weights are constants of the source."""
    for weights, bias in TRAINED[:-1]:
        x = xp.tanh(xp.asarray(weights) @ x + xp.asarray(bias))
    weights, bias = TRAINED[-1]
    return xp.asarray(weights) @ x + xp.asarray(bias)


# -- a filter


@kg_aot.function(mean=f64[6], cov=f64[6, 6], z=f64[3])
def kalman(mean, cov, z):
    """Position and speed in three dimensions from positions: predict by a tenth of a second, update."""
    f = np.eye(6) + 0.1 * np.eye(6, k=3)
    mean, cov = f @ mean, f @ cov @ f.T + 0.01 * np.eye(6)
    s = cov[:3, :3] + 0.1 * np.eye(3)
    gain = linalg.solve(s, cov[:3, :]).T
    return {"mean": mean + gain @ (z - mean[:3]), "cov": cov - gain @ cov[:3, :]}


FUNCTIONS = [cart_pole, controller, policy, kalman]
#: What the generated tests replay.
CHECKS = {
    "cart_pole": {"x": [0.1, 0.0, 0.2, 0.0], "u": 1.0},
    "controller": {"x0": [0.5, 0.0, 0.3, 0.0], "forces": np.zeros(HORIZON)},
    "kalman": {"mean": np.arange(6.0), "cov": np.eye(6), "z": np.ones(3)},
}


def generate(folder: Path, level: str = "portable") -> None:
    for f in FUNCTIONS:
        f.generate(folder / f.name, level=level, check=CHECKS.get(f.name))


if __name__ == "__main__":
    generate(Path(sys.argv[1]))
