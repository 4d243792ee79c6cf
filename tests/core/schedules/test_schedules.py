"""Schedules that random ones seldom reach: tensor cores from their records alone,
and threads over what has a rest."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from golden.renderers import AVX2, AVX512
from kg.compile.program import to_program
from kg.dtype import DType, float16, float32, int8, int32
from kg.ir.build import param, sink
from kg.ir.layouts.fragment import CoordinateTable
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_tiles import OPTS
from support.devices import DEVICES, check, device_named

M, N, K = 32, 48, 48


def layout(place: Callable[[int, int], tuple[int, int]], lanes: int, registers: int) -> CoordinateTable:
    return CoordinateTable(tuple(tuple(place(lane, r) for r in range(registers)) for lane in range(lanes)))


WARP = TensorCore(
    *("m16n8k16", (8, 16, 16), 32, (float16, float16), float32),
    layout(lambda t, i: (t // 4 + 8 * ((i // 2) % 2), (t % 4) * 2 + i % 2 + 8 * (i // 4)), 32, 8),
    layout(lambda t, i: ((t % 4) * 2 + i % 2 + 8 * (i // 2), t // 4), 32, 4),
    layout(lambda t, i: (t // 4 + 8 * (i // 2), (t % 4) * 2 + i % 2), 32, 4),
)
DOT = TensorCore(
    *("dot4", (1, 1, 4), 1, (int8, int8), int32),
    *(layout(lambda t, i: (0, i), 1, 4), layout(lambda t, i: (i, 0), 1, 4), layout(lambda t, i: (0, 0), 1, 1)),
)
SIMD = TensorCore(
    *("m8n8k8", (8, 8, 8), 32, (float16, float16), float16),
    *[layout(lambda t, i: (t // 4, (t % 4) * 2 + i), 32, 2)] * 3,
)


class WithCores(RefRenderer):
    tensor_cores = (WARP, DOT, SIMD)
    opts = OPTS


def product(operand: DType, result: DType) -> UOp:
    a, b = param(1, (M, K), operand).cast(result), param(2, (K, N), operand).cast(result)
    spread = a.reshape(M, K, 1).expand(M, K, N) * b.reshape(1, K, N).expand(M, K, N)
    from kg.ir import monoid

    return sink(param(0, (M, N), result).store(spread.reduce(monoid.ADD, 1).reshape(M, N)), name="product")


ON_TOP = ("", "UPCAST(o0, 2)", "UNROLL(r0, 3)", "UPCAST(o1, 2) UNROLL(r0, 3)", "LOCAL(o0, 2)", "LOCAL(o1, 2) UPCAST(o0, 2)")


@pytest.mark.parametrize("on_top", ON_TOP)
@pytest.mark.parametrize("number", range(3), ids=("warp", "dot", "simd"))
def test_a_tensor_core_computes_a_matrix_product(number: int, on_top: str) -> None:
    core = WithCores.tensor_cores[number]
    assert core.check() == []
    device = open_device("REF")
    random = np.random.default_rng(0)
    operand, result = core.dtype_in[0], core.dtype_out
    a, b = (random.integers(-3, 4, s).astype(operand.name) for s in ((M, K), (K, N)))
    program = to_program(product(operand, result), WithCores(), None, parse_schedule(f"TC(r0, {core.name}) {on_top}"))
    assert "wmma" in program.src[2].name
    out = device.empty(M * N, result)
    device.runtime.load(program).bind([out, device.buffer(a.ravel()), device.buffer(b.ravel())])()
    wanted = a.astype(np.int64) @ b.astype(np.int64)
    np.testing.assert_array_equal(out.numpy().reshape(M, N).astype(np.int64), wanted)


@pytest.mark.parametrize("count", (1 << 18, (1 << 18) + 3, (1 << 18) + 15))
@pytest.mark.parametrize(
    "schedule", (None, "VECTOR(o0, 8) THREAD(o0)", "VECTOR(o0, 8, mask) THREAD(o0)", "THREAD(o0)", "TILE(o0, 512) THREAD(o0)")
)
@pytest.mark.parametrize("name", [d for d in DEVICES if d != "REF"])
def test_threads_share_an_axis_and_its_rest(name: str, schedule: str | None, count: int) -> None:
    ast = sink(param(0, (count,), float32).store(param(1, (count,), float32) + 1), name="add_one")
    opts = None if schedule is None else parse_schedule(schedule)
    check(device_named(name), ast, {1: np.arange(count, dtype=np.float32)}, schedule=opts)


@pytest.mark.parametrize("columns", [4, 8, 16, 32])
def test_an_axis_that_is_all_lanes_is_not_shared_by_threads(columns: int) -> None:
    """The default schedule of sums along columns, as many as a vector has lanes,
    over enough rows for every worker."""
    ast = sink(param(0, (1, columns), float32).store(param(1, (1 << 14, columns), float32).sum(0)), name="columns")
    for machine in (AVX2, AVX512):
        assert to_program(ast, CPULLVMRenderer(machine)).program.variables == ()
    rows = np.ones((1 << 14, columns), np.float32)
    check(device_named("CPU:LLVM"), ast, {1: rows})
