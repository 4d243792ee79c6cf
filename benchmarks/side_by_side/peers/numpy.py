"""numpy with the BLAS it brings: whole-array steps into arrays that are kept."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from kg.semantics.floats import Array
from kg_tune.bench.expected import GELU_SLOPE
from side_by_side.peers import FunctionPeer, written_in


def vector_add(out: Array, a: Array, b: Array) -> Callable[[], object]:
    return lambda: np.add(a, b, out=out)


def gelu(out: Array, x: Array, w: Array, b: Array) -> Callable[[], object]:
    y = np.empty_like(x)

    def run() -> None:
        np.multiply(x, w, out=y)
        np.add(y, b, out=y)
        np.multiply(y, y, out=out)
        np.multiply(out, np.float32(-GELU_SLOPE * 0.044715), out=out)
        np.subtract(out, np.float32(GELU_SLOPE), out=out)
        np.multiply(out, y, out=out)
        with np.errstate(over="ignore"):
            np.exp(out, out=out)
        np.add(out, np.float32(1), out=out)
        np.divide(y, out, out=out)

    return run


def sum_all(out: Array, x: Array) -> Callable[[], object]:
    return lambda: np.sum(x, keepdims=True, out=out)


def softmax(out: Array, x: Array) -> Callable[[], object]:
    def run() -> None:
        np.subtract(x, x.max(1, keepdims=True), out=out)
        np.exp(out, out=out)
        np.divide(out, out.sum(1, keepdims=True), out=out)

    return run


def layernorm(out: Array, x: Array, w: Array, b: Array) -> Callable[[], object]:
    def run() -> None:
        np.subtract(x, x.mean(1, keepdims=True), out=out)
        scale = 1 / np.sqrt(np.einsum("ij,ij->i", out, out)[:, None] / np.float32(x.shape[1]) + np.float32(1e-5))
        np.multiply(out, scale, out=out)
        np.multiply(out, w, out=out)
        np.add(out, b, out=out)

    return run


def rmsnorm(out: Array, x: Array, w: Array) -> Callable[[], object]:
    def run() -> None:
        scale = 1 / np.sqrt(np.einsum("ij,ij->i", x, x)[:, None] / np.float32(x.shape[1]) + np.float32(1e-5))
        np.multiply(x, scale, out=out)
        np.multiply(out, w, out=out)

    return run


def argmax(out: Array, x: Array) -> Callable[[], object]:
    def run() -> None:
        out[...] = np.argmax(x, axis=1, keepdims=True)

    return run


def transpose(out: Array, x: Array) -> Callable[[], object]:
    return lambda: np.copyto(out, x.T)


def gemv(out: Array, a: Array, x: Array) -> Callable[[], object]:
    flat = out.reshape(-1)
    return lambda: np.matmul(a, x, out=flat)


def cumulative_sum(out: Array, x: Array) -> Callable[[], object]:
    return lambda: np.cumsum(x, out=out)


def gather(out: Array, table: Array, picked: Array) -> Callable[[], object]:
    return lambda: np.take(table, picked, axis=0, out=out, mode="clip")


def float16_elementwise(out: Array, a: Array, b: Array) -> Callable[[], object]:
    def run() -> None:
        np.multiply(a, b, out=out)
        np.add(out, b, out=out)

    return run


def matmul(out: Array, a: Array, b: Array) -> Callable[[], object]:
    return lambda: np.matmul(a, b, out=out)


def matmul_int8(out: Array, a: Array, b: Array) -> Callable[[], object]:
    def run() -> None:  # exact: the sums of 1024 products are below 2^24
        np.copyto(out, a.astype(np.float32) @ b.astype(np.float32), casting="unsafe")

    return run


def conv(out: Array, x: Array, weight: Array) -> Callable[[], object]:
    n, c, h, w = x.shape
    padded = np.zeros((n, c, h + 2, w + 2), np.float32)
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
    columns = np.empty((n, c, 3, 3, h, w), np.float32)

    def run() -> None:
        padded[:, :, 1:-1, 1:-1] = x
        np.copyto(columns, windows.transpose(0, 1, 4, 5, 2, 3))
        np.matmul(weight.reshape(len(weight), -1), columns.reshape(n, -1, h * w), out=out.reshape(n, -1, h * w))

    return run


def attention(out: Array, q: Array, k: Array, v: Array) -> Callable[[], object]:
    return _attend(out, q, k, v, np.zeros((q.shape[1],) * 2, np.float32))


def causal_attention(out: Array, q: Array, k: Array, v: Array) -> Callable[[], object]:
    length = q.shape[1]
    return _attend(out, q, k, v, np.where(np.tri(length, dtype=bool), np.float32(0), np.float32(-np.inf)))


def _attend(out: Array, q: Array, k: Array, v: Array, mask: Array) -> Callable[[], object]:
    scores = np.empty((len(q), q.shape[1], q.shape[1]), np.float32)
    scale = np.float32(q.shape[2] ** -0.5)

    def run() -> None:
        np.matmul(q, k.transpose(0, 2, 1), out=scores)
        np.multiply(scores, scale, out=scores)
        np.add(scores, mask, out=scores)
        np.subtract(scores, scores.max(2, keepdims=True), out=scores)
        np.exp(scores, out=scores)
        total = scores.sum(2, keepdims=True)
        np.matmul(scores, v, out=out)
        np.divide(out, total, out=out)

    return run


class Peer(FunctionPeer):
    name = "numpy"
    functions = written_in(globals())
