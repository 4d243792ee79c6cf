"""JAX on the CPU: jitted, the output's memory given back to be written again."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np
from kg.dtype import bfloat16
from kg.semantics.floats import Array
from kg_tune.bench.expected import GELU_SLOPE
from side_by_side.case import Case
from side_by_side.peers import FunctionPeer, written_in


def vector_add(a: Any, b: Any) -> Any:
    return a + b


def gelu(x: Any, w: Any, b: Any) -> Any:
    y = x * w + b
    return y / (1 + jnp.exp(-GELU_SLOPE * (y + 0.044715 * y * y * y)))


def sum_all(x: Any) -> Any:
    return x.sum(keepdims=True)


def softmax(x: Any) -> Any:
    return jax.nn.softmax(x, axis=1)


def layernorm(x: Any, w: Any, b: Any) -> Any:
    centred = x - x.mean(1, keepdims=True)
    return centred * jax.lax.rsqrt((centred * centred).mean(1, keepdims=True) + 1e-5) * w + b


def rmsnorm(x: Any, w: Any) -> Any:
    return x * jax.lax.rsqrt((x * x).mean(1, keepdims=True) + 1e-5) * w


def argmax(x: Any) -> Any:
    return jnp.argmax(x, axis=1, keepdims=True).astype(jnp.int32)


def transpose(x: Any) -> Any:
    return x.T


def gemv(a: Any, x: Any) -> Any:
    return (a @ x)[:, None]


def cumulative_sum(x: Any) -> Any:
    return jnp.cumsum(x)


def gather(table: Any, picked: Any) -> Any:
    return table[picked]


def multiply_add(a: Any, b: Any) -> Any:
    return a * b + b


def matmul(a: Any, b: Any) -> Any:
    return a @ b


def matmul_int8(a: Any, b: Any) -> Any:
    return jnp.matmul(a, b, preferred_element_type=jnp.int32)


def matmul_bfloat16(a: Any, b: Any) -> Any:
    return jnp.matmul(a, b, preferred_element_type=jnp.float32)


def conv(x: Any, weight: Any) -> Any:
    return jax.lax.conv_general_dilated(x, weight, (1, 1), "SAME")


def attention(q: Any, k: Any, v: Any) -> Any:
    scores = jnp.einsum("hid,hjd->hij", q, k) * q.shape[2] ** -0.5
    return jnp.einsum("hij,hjd->hid", jax.nn.softmax(scores, axis=2), v)


def causal_attention(q: Any, k: Any, v: Any) -> Any:
    scores = jnp.einsum("hid,hjd->hij", q, k) * q.shape[2] ** -0.5
    seen = jnp.tri(q.shape[1], dtype=bool)
    return jnp.einsum("hij,hjd->hid", jax.nn.softmax(jnp.where(seen, scores, -jnp.inf), axis=2), v)


class Peer(FunctionPeer):
    name = "jax"
    functions = written_in(globals())

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        function = self.find(case)
        params = case.workload.params
        out, *arrays = (_placed(a, p.type) for a, p in zip((case.result, *case.arrays), params, strict=True))
        jitted = jax.jit(lambda out, *arrays: function(*arrays), donate_argnums=0, keep_unused=True)
        self._out = out

        def run() -> None:
            self._out = jitted(self._out, *arrays)
            self._out.block_until_ready()

        return run

    def computed(self, case: Case) -> Array:
        return np.asarray(self._out).view(case.result.dtype)


def _placed(array: Array, dtype: Any) -> Any:
    return jax.device_put(array.view(jnp.bfloat16) if dtype is bfloat16 else array)
