"""A quadrotor: 12 states, 4 inputs.
One Runge-Kutta step with its Jacobian, and a problem of 50 steps, in numbers of any space.

A space has sin and cos: `kg_array`, `numpy`, `jax.numpy`, `torch`, `math`, CasADi's symbols.
"""

from __future__ import annotations

from typing import Any

import numpy as np

STATES, INPUTS = 12, 4
STEP = 0.02
Numbers = list[Any]


def derivative(space: Any, x: Numbers, u: Numbers) -> Numbers:
    """Of position, roll, pitch and yaw, velocity, and turning rates; u are the thrusts of the rotors."""
    mass, gravity, arm, twist, drag = 1.0, 9.81, 0.2, 0.01, 0.1
    ix, iy, iz = 0.010, 0.012, 0.020
    _, _, _, roll, pitch, yaw, vx, vy, vz, p, q, r = x
    s_roll, c_roll = space.sin(roll), space.cos(roll)
    s_pitch, c_pitch = space.sin(pitch), space.cos(pitch)
    s_yaw, c_yaw = space.sin(yaw), space.cos(yaw)
    push = (u[0] + u[1] + u[2] + u[3]) / mass
    tangent = s_pitch / c_pitch
    turn = q * s_roll + r * c_roll
    return [
        vx,
        vy,
        vz,
        p + turn * tangent,
        q * c_roll - r * s_roll,
        turn / c_pitch,
        push * (c_roll * s_pitch * c_yaw + s_roll * s_yaw) - drag * vx,
        push * (c_roll * s_pitch * s_yaw - s_roll * c_yaw) - drag * vy,
        push * (c_roll * c_pitch) - gravity - drag * vz,
        ((iy - iz) * q * r + arm * (u[1] - u[3])) / ix,
        ((iz - ix) * p * r + arm * (u[2] - u[0])) / iy,
        ((ix - iy) * p * q + twist * (u[0] - u[1] + u[2] - u[3])) / iz,
    ]


def runge_kutta(space: Any, x: Numbers, u: Numbers) -> Numbers:
    """The states a step later."""

    def ahead(k: Numbers, by: float) -> Numbers:
        return [a + b * by for a, b in zip(x, k, strict=True)]

    k1 = derivative(space, x, u)
    k2 = derivative(space, ahead(k1, STEP / 2), u)
    k3 = derivative(space, ahead(k2, STEP / 2), u)
    k4 = derivative(space, ahead(k3, STEP), u)
    return [a + (b + c * 2.0 + d * 2.0 + e) * (STEP / 6) for a, b, c, d, e in zip(x, k1, k2, k3, k4, strict=True)]


def unpacked(z: Any, count: int) -> Numbers:
    return [z[i] for i in range(count)]


def step(space: Any, z: Any) -> Any:
    """The step as a function of one array: the states, then the inputs."""
    return space.stack(runge_kutta(space, unpacked(z, STATES), unpacked(z[STATES:], INPUTS)))


def defects(space: Any, z: Any, steps: int) -> Any:
    """An optimal-control problem unrolled: by how much each state misses what the one before leads to. z:
    all states, then all inputs."""
    out: Numbers = []
    for k in range(steps):
        x, following = ([z[STATES * (k + n) + i] for i in range(STATES)] for n in (0, 1))
        u = [z[STATES * (steps + 1) + INPUTS * k + i] for i in range(INPUTS)]
        middle = [a + d * (STEP / 2) for a, d in zip(x, derivative(space, x, u), strict=True)]
        out += [n - a - d * STEP for n, a, d in zip(following, x, derivative(space, middle, u), strict=True)]
    return space.stack(out)


def given(count: int) -> np.ndarray:
    """Examples: rows of states and inputs."""
    random = np.random.default_rng(0)
    return np.concatenate([random.standard_normal((count, STATES)) * 0.3, random.standard_normal((count, INPUTS)) + 2.5], 1)


def exact(z: np.ndarray) -> np.ndarray:
    """(examples, 12, 17): the step, and its Jacobian by complex steps, which lose no digits."""

    def stepped(rows: np.ndarray) -> np.ndarray:
        return np.stack(runge_kutta(np, list(rows.T[:STATES]), list(rows.T[STATES:])), -1)

    columns = [np.imag(stepped(z + 1e-30j * direction)) / 1e-30 for direction in np.eye(STATES + INPUTS)]
    return np.stack([stepped(z), *columns], -1)
