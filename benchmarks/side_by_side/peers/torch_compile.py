"""PyTorch, compiled by its inductor, which fuses what follows one another and writes into the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from kg_tune.bench.expected import GELU_SLOPE
from side_by_side.peers import torch as eager
from side_by_side.peers import written_in


def vector_add(out: Any, a: Any, b: Any) -> None:
    out.copy_(a + b)


def gelu(out: Any, x: Any, w: Any, b: Any) -> None:
    y = x * w + b
    out.copy_(y / (1 + torch.exp(-GELU_SLOPE * (y + 0.044715 * y * y * y))))


def sum_all(out: Any, x: Any) -> None:
    out.copy_(x.sum(0, keepdim=True))


def softmax(out: Any, x: Any) -> None:
    out.copy_(torch.softmax(x, 1))


def cumulative_sum(out: Any, x: Any) -> None:
    out.copy_(torch.cumsum(x, 0))


def gather(out: Any, table: Any, picked: Any) -> None:
    out.copy_(table[picked])


def multiply_add(out: Any, a: Any, b: Any) -> None:
    out.copy_(a * b + b)


def matmul(out: Any, a: Any, b: Any) -> None:
    out.copy_(a @ b)


def gemv(out: Any, a: Any, x: Any) -> None:
    out.copy_((a @ x)[:, None])


class Peer(eager.Peer):
    name = "torch_compile"
    functions = {**eager.FUNCTIONS, **written_in(globals())}

    def compiled(self, function: Callable[..., None]) -> Callable[..., None]:
        return torch.compile(function, dynamic=False, fullgraph=True)
