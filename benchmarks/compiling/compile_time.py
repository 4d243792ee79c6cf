"""CPU time of each stage of the pipeline, in ms:
`uv run python benchmarks/compiling/compile_time.py [--device CPU:LLVM] [--rounds 20]`.

Kernels: vector add, gemm 1024 with register tiles 4x4x4 and 16x16x4, softmax, layernorm, conv 3x3. Everything runs in one
process; the figure of a stage is its median over the rounds, and the last line has the least of the sums. Nothing is kept between rounds but
compiled matchers. `compile` counts the processes that a compiler starts, too.
"""

from __future__ import annotations

import argparse
import gc
import resource
import statistics
import time
from collections.abc import Callable

from kg.dtype import float32
from kg.garbage import infrequent_collection
from kg.ir.build import param, sink, variance
from kg.ir.uop import UOp
from kg.passes.linearize import linearize
from kg.passes.pipeline import steps_for
from kg.passes.program import kernel_arguments, program_info
from kg.passes.simplify import COLLAPSE
from kg.plugin.registry import open_toolchain
from kg.rules import symbolic
from kg.schedule.context import Context
from kg.schedule.opts import Opt, parse_schedule


def vector_add() -> UOp:
    a, b, out = (param(i, (1 << 24,), float32) for i in (1, 2, 0))
    return sink(out.store(a + b), name="vector_add")


def gemm(n: int = 1024) -> UOp:
    a, b, out = (param(i, (n, n), float32) for i in (1, 2, 0))
    left, right = a.reshape(n, n, 1).expand(n, n, n), b.reshape(1, n, n).expand(n, n, n)
    return sink(out.store((left * right).sum(1).reshape(n, n)), name="gemm")


def softmax(rows: int = 1024, columns: int = 1024) -> UOp:
    x, out = param(1, (rows, columns), float32), param(0, (rows, columns), float32)
    e = (x - x.max(1).expand(rows, columns)).exp()
    return sink(out.store(e / e.sum(1).expand(rows, columns)), name="softmax")


def layernorm(rows: int = 1024, columns: int = 1024) -> UOp:
    x, out = param(1, (rows, columns), float32), param(0, (rows, columns), float32)
    mean = x.sum(1) * (1.0 / columns)
    scale = (variance(x, 1) + 1e-5).sqrt().reciprocal()
    centred = x - mean.expand(rows, columns)
    return sink(out.store(centred * scale.expand(rows, columns)), name="layernorm")


def conv(n: int = 8, c: int = 64, o: int = 64, size: int = 56, k: int = 3) -> UOp:
    """3x3 without padding; windows by repeating the image and cutting it one step longer."""
    x, w, out_size = param(1, (n, c, size, size), float32), param(2, (o, c, k, k), float32), size - k + 1
    y = x.reshape(n, c, 1, size, 1, size).expand(n, c, k + 1, size, k + 1, size).reshape(n, c, (k + 1) * size, (k + 1) * size)
    y = y.shrink((0, n), (0, c), (0, k * (size + 1)), (0, k * (size + 1))).reshape(n, c, k, size + 1, k, size + 1)
    y = y.shrink((0, n), (0, c), (0, k), (0, out_size), (0, k), (0, out_size))
    shape = (n, o, c, k, out_size, k, out_size)
    y = y.reshape(n, 1, c, k, out_size, k, out_size).expand(*shape)
    total = (y * w.reshape(1, o, c, k, 1, k, 1).expand(*shape)).sum(2, 3, 5)
    out = param(0, (n, o, out_size, out_size), float32)
    return sink(out.store(total.reshape(n, o, out_size, out_size)), name="conv3x3")


KERNELS: dict[str, tuple[Callable[[], UOp], str | None]] = {
    "vector add 2^24": (vector_add, None),
    "gemm 1024, 4x4x4": (gemm, "VECTOR(o1, 4) UPCAST(o0, 4) UNROLL(r0, 4)"),
    "gemm 1024, 16x16x4": (gemm, "VECTOR(o1, 16) UPCAST(o0, 16) UNROLL(r0, 4)"),
    "gemm 1024, 16x16x4 scalar": (gemm, "UPCAST(o1, 16) UPCAST(o0, 16) UNROLL(r0, 4)"),
    "softmax 1024x1024": (softmax, None),
    "layernorm 1024x1024": (layernorm, None),
    "conv 3x3 8x64x56x56": (conv, None),
}


def measure(make: Callable[[], UOp], schedule: tuple[Opt, ...] | None, device: str) -> dict[str, float]:
    """Seconds of CPU per stage of one run."""
    renderer, compiler = open_toolchain(device)
    for rules in (symbolic, COLLAPSE):
        rules.known(0)  # what was simplified in the round before is forgotten
    ast = make()
    times: dict[str, float] = {}
    context = Context(renderer, schedule)
    graph = ast
    for step in steps_for(renderer):
        start = time.process_time_ns()
        graph = step.run(graph, context)
        times[step.name] = (time.process_time_ns() - start) / 1e6
    start = time.process_time_ns()
    linear = linearize(graph)
    times["linearize"] = (time.process_time_ns() - start) / 1e6
    start = time.process_time_ns()
    source = renderer.render(linear)
    program_info(linear, kernel_arguments(ast), context)
    times["render"] = (time.process_time_ns() - start) / 1e6
    times["lowered and rendered"] = sum(times.values())
    if compiler is not None:
        start, others = time.process_time_ns(), _of_children()
        compiler.compile(source)
        times["compile"] = (time.process_time_ns() - start) / 1e6 + _of_children() - others
    times["nodes"] = float(len(linear))
    return times


def _of_children() -> float:
    """CPU milliseconds of the processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1e3 * (used.ru_utime + used.ru_stime)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="CPU:LLVM")
    parser.add_argument("--rounds", type=int, default=20)
    arguments = parser.parse_args()
    rows: dict[str, dict[str, float]] = {}
    for name, (make, text) in KERNELS.items():
        schedule = parse_schedule(text) if text else None
        measure(make, schedule, arguments.device)  # matchers compile at their first use
        gc.collect()
        with infrequent_collection():  # as in to_program
            rounds = [measure(make, schedule, arguments.device) for _ in range(arguments.rounds)]
        rows[name] = {stage: statistics.median(r[stage] for r in rounds) for stage in rounds[0]}
        rows[name]["least, lowered and rendered"] = min(r["lowered and rendered"] for r in rounds)
    stages = list(next(iter(rows.values())))
    width = max(map(len, stages))
    print(f"{'ms of CPU, median of ' + str(arguments.rounds):{width}}", *(f"{i:>8}" for i in range(1, len(rows) + 1)))
    for stage in stages:
        print(
            f"{stage:{width}}", *(f"{row[stage]:8.0f}" if stage == "nodes" else f"{row[stage]:8.2f}" for row in rows.values())
        )
    for i, name in enumerate(rows, 1):
        print(f"{i}: {name} on {arguments.device}")


if __name__ == "__main__":
    main()
