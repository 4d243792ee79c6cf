"""PyTorch, eager: its own kernels and the libraries it brings, writing into the result where they can."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from kg.dtype import bfloat16
from side_by_side.case import Case
from side_by_side.peers import FunctionPeer, written_in
from torch.nn import functional


def vector_add(out: Any, a: Any, b: Any) -> None:
    torch.add(a, b, out=out)


def gelu(out: Any, x: Any, w: Any, b: Any) -> None:
    y = torch.addcmul(b, x, w)
    out.copy_(functional.gelu(y, approximate="tanh"))


def sum_all(out: Any, x: Any) -> None:
    torch.sum(x, 0, keepdim=True, out=out)


def softmax(out: Any, x: Any) -> None:
    torch.softmax(x, 1, out=out)


def layernorm(out: Any, x: Any, w: Any, b: Any) -> None:
    out.copy_(functional.layer_norm(x, x.shape[1:], w, b, 1e-5))


def rmsnorm(out: Any, x: Any, w: Any) -> None:
    out.copy_(functional.rms_norm(x, x.shape[1:], w, 1e-5))


def argmax(out: Any, x: Any) -> None:
    out.copy_(torch.argmax(x, 1, keepdim=True))


def transpose(out: Any, x: Any) -> None:
    out.copy_(x.T)


def gemv(out: Any, a: Any, x: Any) -> None:
    torch.mv(a, x, out=out.view(-1))


def cumulative_sum(out: Any, x: Any) -> None:
    torch.cumsum(x, 0, out=out)


def gather(out: Any, table: Any, picked: Any) -> None:
    torch.index_select(table, 0, picked, out=out)


def multiply_add(out: Any, a: Any, b: Any) -> None:
    torch.addcmul(b, a, b, out=out)


def matmul(out: Any, a: Any, b: Any) -> None:
    torch.matmul(a, b, out=out)


def matmul_int8(out: Any, a: Any, b: Any) -> None:
    torch._int_mm(a, b, out=out)


def matmul_bfloat16(out: Any, a: Any, b: Any) -> None:
    out.copy_(torch.matmul(a, b))  # its result is bfloat16


def conv(out: Any, x: Any, weight: Any) -> None:
    out.copy_(functional.conv2d(x, weight, padding=1))


def attention(out: Any, q: Any, k: Any, v: Any) -> None:
    out.copy_(functional.scaled_dot_product_attention(q[None], k[None], v[None])[0])


def causal_attention(out: Any, q: Any, k: Any, v: Any) -> None:
    out.copy_(functional.scaled_dot_product_attention(q[None], k[None], v[None], is_causal=True)[0])


FUNCTIONS = written_in(globals())


class Peer(FunctionPeer):
    name = "torch"
    functions = FUNCTIONS

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        torch.set_num_threads(threads)
        function = self.compiled(self.find(case))
        params = case.workload.params
        tensors = [_tensor(a, p.type) for a, p in zip((case.result, *case.arrays), params, strict=True)]

        def run() -> None:
            with torch.no_grad():
                function(*tensors)

        return run

    def compiled(self, function: Callable[..., None]) -> Callable[..., None]:
        return function


def _tensor(array: Any, dtype: Any) -> Any:
    """Over the same memory."""
    return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16) if dtype is bfloat16 else torch.from_numpy(array)
