"""numba: loops over rows or blocks in parallel, with leave to reassociate,
which it needs to vectorise sums."""

from __future__ import annotations

import math
from typing import Any

import numba
import numpy as np
from kg_tune.bench.expected import GELU_SLOPE
from side_by_side.peers import FunctionPeer, written_in

_jit = numba.njit(parallel=True, fastmath={"reassoc", "contract", "arcp", "nsz", "afn"})
_SLOPE, _CUBIC = np.float32(GELU_SLOPE), np.float32(0.044715)
_ONE, _SMALL = np.float32(1), np.float32(1e-5)
_BLOCK = 1 << 14


@_jit
def vector_add(out: Any, a: Any, b: Any) -> None:
    for i in numba.prange(a.size):
        out[i] = a[i] + b[i]


@_jit
def gelu(out: Any, x: Any, w: Any, b: Any) -> None:
    for i in numba.prange(x.shape[0]):
        for j in range(x.shape[1]):
            y = x[i, j] * w[j] + b[j]
            out[i, j] = y / (_ONE + math.exp(-_SLOPE * (y + _CUBIC * y * y * y)))


@_jit
def sum_all(out: Any, x: Any) -> None:
    blocks = x.size // _BLOCK
    parts = np.empty(blocks, np.float32)
    for i in numba.prange(blocks):
        total = np.float32(0)
        for j in range(i * _BLOCK, (i + 1) * _BLOCK):
            total += x[j]
        parts[i] = total
    out[0] = parts.astype(np.float64).sum()


@_jit
def softmax(out: Any, x: Any) -> None:
    for i in numba.prange(x.shape[0]):
        greatest = x[i, 0]
        for j in range(x.shape[1]):
            greatest = max(greatest, x[i, j])
        total = np.float32(0)
        for j in range(x.shape[1]):
            e = math.exp(x[i, j] - greatest)
            out[i, j] = e
            total += e
        scale = _ONE / total
        for j in range(x.shape[1]):
            out[i, j] *= scale


@_jit
def layernorm(out: Any, x: Any, w: Any, b: Any) -> None:
    count = np.float32(x.shape[1])
    for i in numba.prange(x.shape[0]):
        total = np.float32(0)
        for j in range(x.shape[1]):
            total += x[i, j]
        mean = total / count
        square = np.float32(0)
        for j in range(x.shape[1]):
            square += (x[i, j] - mean) * (x[i, j] - mean)
        scale = _ONE / math.sqrt(square / count + _SMALL)
        for j in range(x.shape[1]):
            out[i, j] = (x[i, j] - mean) * scale * w[j] + b[j]


@_jit
def rmsnorm(out: Any, x: Any, w: Any) -> None:
    count = np.float32(x.shape[1])
    for i in numba.prange(x.shape[0]):
        square = np.float32(0)
        for j in range(x.shape[1]):
            square += x[i, j] * x[i, j]
        scale = _ONE / math.sqrt(square / count + _SMALL)
        for j in range(x.shape[1]):
            out[i, j] = x[i, j] * scale * w[j]


@_jit
def argmax(out: Any, x: Any) -> None:
    for i in numba.prange(x.shape[0]):
        greatest = x[i, 0]
        for j in range(x.shape[1]):
            greatest = max(greatest, x[i, j])
        for j in range(x.shape[1]):
            if x[i, j] == greatest:
                out[i, 0] = j
                break


@_jit
def transpose(out: Any, x: Any) -> None:
    side = 32
    for block in numba.prange(x.shape[0] // side):
        for column in range(0, x.shape[1], side):
            for j in range(column, column + side):
                for i in range(block * side, (block + 1) * side):
                    out[j, i] = x[i, j]


@_jit
def gemv(out: Any, a: Any, x: Any) -> None:
    for i in numba.prange(a.shape[0]):
        total = np.float32(0)
        for j in range(a.shape[1]):
            total += a[i, j] * x[j]
        out[i, 0] = total


@_jit
def cumulative_sum(out: Any, x: Any) -> None:
    blocks = x.size // _BLOCK
    before = np.zeros(blocks + 1, np.float64)
    if numba.get_num_threads() > 1:
        for i in numba.prange(blocks):
            total = np.float32(0)
            for j in range(i * _BLOCK, (i + 1) * _BLOCK):
                total += x[j]
            before[i + 1] = total
        for i in range(blocks):
            before[i + 1] += before[i]
        for i in numba.prange(blocks):
            part = np.float32(before[i])
            for j in range(i * _BLOCK, (i + 1) * _BLOCK):
                part += x[j]
                out[j] = part
    else:
        carry = 0.0
        for i in range(blocks):
            part = np.float32(0)
            for j in range(i * _BLOCK, (i + 1) * _BLOCK):
                part += x[j]
                out[j] = np.float32(carry) + part
            carry += part


@_jit
def gather(out: Any, table: Any, picked: Any) -> None:
    for i in numba.prange(out.shape[0]):
        for j in range(out.shape[1]):
            out[i, j] = table[picked[i], j]


@_jit
def causal_attention(out: Any, q: Any, k: Any, v: Any) -> None:
    heads, length, width = q.shape
    scale = np.float32(1 / math.sqrt(width))
    for row in numba.prange(heads * length):
        h, i = row // length, row % length
        scores = np.empty(length, np.float32)
        greatest = np.float32(-np.inf)
        for j in range(i + 1):
            total = np.float32(0)
            for d in range(width):
                total += q[h, i, d] * k[h, j, d]
            scores[j] = total * scale
            greatest = max(greatest, scores[j])
        kept = np.zeros(width, np.float32)
        whole = np.float32(0)
        for j in range(i + 1):
            e = math.exp(scores[j] - greatest)
            whole += e
            for d in range(width):
                kept[d] += e * v[h, j, d]
        for d in range(width):
            out[h, i, d] = kept[d] / whole


class Peer(FunctionPeer):
    name = "numba"
    functions = {name: lambda *arrays, f=f: lambda: f(*arrays) for name, f in written_in(globals()).items()}
