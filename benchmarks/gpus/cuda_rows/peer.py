"""PyTorch on the same card, timed by CUDA's events: its own kernels, cuBLAS, its flash attention."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from kg.dtype import bfloat16
from kg.semantics.floats import Array
from kg_tune.bench.workload import Workload
from numpy import ascontiguousarray


class Torch:
    """Functions by the names that rows have for them."""

    def __init__(self) -> None:
        """Raises ImportError with the reason where there is no PyTorch with CUDA."""
        self.torch: Any = importlib.import_module("torch")
        if not self.torch.cuda.is_available():
            raise ImportError(f"torch {self.torch.__version__} is installed and has no GPU to use")
        self.torch.backends.cuda.matmul.allow_tf32 = False
        self.torch.backends.cudnn.allow_tf32 = False

    @property
    def version(self) -> str:
        return f"PyTorch {self.torch.__version__}"

    def call(self, name: str, workload: Workload, arrays: tuple[Array, ...]) -> Callable[[], object]:
        """The function on these arrays, of the dtypes that the workload has."""
        made = [self.torch.from_numpy(ascontiguousarray(a)).cuda() for a in arrays]
        kinds = [p.type for p in workload.params[1:]]
        return getattr(self, name)(*(m.bfloat16() if k is bfloat16 else m for m, k in zip(made, kinds, strict=True)))

    def seconds(self, call: Callable[[], object]) -> float:
        start, stop = (self.torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        call()
        stop.record()
        stop.synchronize()
        return float(start.elapsed_time(stop)) / 1000

    def graph_of_adds(self, count: int, size: int) -> Callable[[], object]:
        """A CUDA graph of so many small kernels, and the wait for it."""
        x = self.torch.zeros(size, device="cuda")
        x.add_(1.0)
        graph = self.torch.cuda.CUDAGraph()
        with self.torch.cuda.graph(graph):
            for _ in range(count):
                x.add_(1.0)

        def run() -> None:
            graph.replay()
            self.torch.cuda.synchronize()

        return run

    # -- the rows

    def copy(self, x: Any) -> Callable[[], object]:
        out = self.torch.empty_like(x)
        return lambda: out.copy_(x)

    def add(self, a: Any, b: Any) -> Callable[[], object]:
        out = self.torch.empty_like(a)
        return lambda: self.torch.add(a, b, out=out)

    def total(self, x: Any) -> Callable[[], object]:
        return lambda: self.torch.sum(x)

    def softmax(self, x: Any) -> Callable[[], object]:
        return lambda: self.torch.softmax(x, -1)

    def layernorm(self, x: Any, weight: Any, bias: Any) -> Callable[[], object]:
        normal = self.torch.nn.functional.layer_norm
        return lambda: normal(x, x.shape[-1:], weight, bias)

    def matmul(self, a: Any, b: Any) -> Callable[[], object]:
        out = self.torch.empty((a.shape[0], b.shape[1]), dtype=a.dtype, device="cuda")
        return lambda: self.torch.matmul(a, b, out=out)

    def attention(self, q: Any, k: Any, v: Any) -> Callable[[], object]:
        attend, kernels = self.torch.nn.functional.scaled_dot_product_attention, self.torch.nn.attention
        q, k, v = (x[None] for x in (q, k, v))

        def run() -> None:
            with kernels.sdpa_kernel(kernels.SDPBackend.FLASH_ATTENTION):
                attend(q, k, v)

        return run
