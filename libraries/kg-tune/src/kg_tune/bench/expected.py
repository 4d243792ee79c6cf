"""Expected results of workloads by numpy, in float64 where the workload computes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from kg.semantics.floats import Array

Expected: TypeAlias = Callable[..., Array]

#: 2 * sqrt(2 / pi): gelu by its tanh formula is x * sigmoid of this times (x + 0.044715 x^3)
GELU_SLOPE = 1.5957691216057308


def in_float64(function: Expected) -> Expected:
    """The function on its arrays as float64."""
    return lambda *arrays: function(*(a.astype(np.float64) for a in arrays))


def add(a: Array, b: Array) -> Array:
    return a + b


def multiply_add(a: Array, b: Array) -> Array:
    return a * b + b


def gelu(x: Array, w: Array, b: Array) -> Array:
    y = x * w + b
    return y / (1 + np.exp(-GELU_SLOPE * (y + 0.044715 * y**3)))


def total(x: Array) -> Array:
    return x.sum(keepdims=True)


def softmax(x: Array) -> Array:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def layernorm(x: Array, w: Array, b: Array) -> Array:
    return rmsnorm(x - x.mean(1, keepdims=True), w) + b


def rmsnorm(x: Array, w: Array) -> Array:
    return x / np.sqrt((x**2).mean(1, keepdims=True) + 1e-5) * w


def argmax(x: Array) -> Array:
    return x.argmax(1)[:, None]


def transpose(x: Array) -> Array:
    return x.T


def gemv(a: Array, x: Array) -> Array:
    return (a @ x)[:, None]


def cumulative_sum(x: Array) -> Array:
    return x.cumsum(-1)


def gather(table: Array, picked: Array) -> Array:
    return table[picked]


def matmul(a: Array, b: Array) -> Array:
    return np.matmul(a, b)


def conv(x: Array, weight: Array) -> Array:
    """3 x 3, padded by one."""
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    seen = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
    return np.einsum("nchwkl,ockl->nohw", seen, weight, optimize=True)


def attention(q: Array, k: Array, v: Array) -> Array:
    return softmax(_scores(q, k)) @ v


def causal_attention(q: Array, k: Array, v: Array) -> Array:
    seen = np.tri(q.shape[1], dtype=bool)
    return softmax(np.where(seen, _scores(q, k), -np.inf)) @ v


def _scores(q: Array, k: Array) -> Array:
    return q @ k.transpose(0, 2, 1) * q.shape[2] ** -0.5
