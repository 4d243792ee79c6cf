"""The rows of the table: which workload, and how many times the reference it may take on one thread
and on two."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """`targets` by number of threads. None: to be at most 2 % behind the best peer of the run."""

    workload: str
    targets: tuple[float, float] | None

    def target(self, threads: int) -> float | None:
        return self.targets[min(threads, 2) - 1] if self.targets else None


ROWS = [
    Row("vector_add", (1.05, 1.1)),
    Row("gelu", (1.05, 1.1)),
    Row("sum_all", (1.05, 1.05)),
    Row("softmax", (1.05, 1.1)),
    Row("layernorm", (1.05, 1.1)),
    Row("rmsnorm", (1.05, 1.1)),
    Row("argmax", (1.05, 1.1)),
    Row("transpose", (1.05, 1.1)),
    Row("gemv", (1.05, 1.05)),
    Row("cumulative_sum", (1.05, 1.1)),
    Row("gather", (1.05, 1.1)),
    Row("float16_elementwise", (1.05, 1.1)),
    Row("bfloat16_elementwise", (1.05, 1.1)),
    Row("matmul_256", None),
    Row("matmul_512", None),
    Row("matmul_1024", None),
    Row("matmul_2048", None),
    Row("batched_matmul", (1.10, 1.2)),
    Row("conv", (1.10, 1.12)),
    Row("attention", (1.3, 1.4)),
    Row("causal_attention", (1.6, 1.8)),
    Row("matmul_int8", (1.05, 1.1)),
    Row("matmul_bfloat16", (1.2, 1.25)),
]
