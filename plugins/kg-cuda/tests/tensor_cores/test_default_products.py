"""What kernels that come without a schedule get:
tensor cores where they match, register tiles else; right on the simulator."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import DType, bfloat16, float16, float32, float64, int8, int32
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin.registry import open_device
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule, parse_schedule
from kg.semantics.floats import numpy_storage_dtype, to_storage
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_schedules.heuristic import default_schedule
from kg_tiles import TC

pytestmark = pytest.mark.part(2)


def matmul(m: int, n: int, k: int, dtype: DType, out: DType, *, fast_math: bool = False) -> UOp:
    a = param(1, (m, k), dtype).reshape(m, 1, k).expand(m, n, k).cast(out)
    b = param(2, (k, n), dtype).permute(1, 0).reshape(1, n, k).expand(m, n, k).cast(out)
    return sink(param(0, (m, n), out).store((a * b).sum(2).reshape(m, n)), name="matmul", fast_math=fast_math)


def chosen(ast: UOp, name: str = "sm_90", cores: int = 132) -> str:
    renderer = PTXRenderer(arch(name, cores))
    return format_schedule(
        default_schedule(full_rewrite_to_sink(ast, Context(renderer, None), until="split_index_sets"), renderer)
    )


@pytest.mark.parametrize(("m", "n", "k"), [(128, 128, 128), (64, 96, 64), (100, 300, 77), (16, 16, 64), (48, 40, 200)], ids=str)
@pytest.mark.parametrize(
    ("dtype", "out"), [(float16, float32), (bfloat16, float32), (int8, int32), (float64, float64)], ids=lambda d: d.name
)
def test_products(m: int, n: int, k: int, dtype: DType, out: DType) -> None:
    rng = np.random.default_rng(m)
    if dtype.is_float:
        arrays = [to_storage(rng.standard_normal(shape), dtype) for shape in ((m, k), (k, n))]
    else:
        arrays = [rng.integers(-128, 128, shape).astype(numpy_storage_dtype(dtype)) for shape in ((m, k), (k, n))]
    device = open_device("CUDASIM")
    program = device.compile(matmul(m, n, k, dtype, out))
    assert any("mma.sync" in part.name for part in program.src if part.op is Op.SOURCE)
    made = device.empty(m * n, out)
    operands = [device.buffer(array.ravel(), dtype) for array in arrays]
    device.load(program).bind([made, *operands])()
    left, right = (x.numpy().astype(np.float64) for x in operands)
    wanted = left.reshape(m, k) @ right.reshape(k, n)
    assert np.abs(made.numpy().reshape(m, n) - wanted).max() <= (1e-4 if out.is_float else 0)


def test_tiles_shrink_with_the_product() -> None:
    large = chosen(matmul(4096, 4096, 4096, bfloat16, float32), "sm_80")
    small = chosen(matmul(512, 512, 512, bfloat16, float32), "sm_80")
    assert large.startswith(
        "TILE(o0, 128) TILE(o1, 128) TILE(o0, 16) TILE(r0, 32) STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8, stages=4)"
    )
    tiny = chosen(matmul(256, 256, 256, bfloat16, float32), "sm_80")
    assert small.startswith("TILE(o0, 64) TILE(o1, 64) TILE(r0, 32)") and tiny.startswith("TILE(o0, 32) TILE(o1, 64)")
    assert format_schedule(parse_schedule(large)) == large


def test_warpgroups_where_they_have_work() -> None:
    """On sm_90: of operands that the unit can read as they lie,
    in tiles that are as large as cores are busy."""
    large = chosen(matmul(4096, 4096, 4096, bfloat16, float32))
    assert large.startswith(
        "TILE(o0, 128) TILE(o1, 256) TILE(r0, 64) STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8, stages=4, producers=4)"
    )
    assert "r0.in/o1.in:64^8, stages=4" in large and format_schedule(parse_schedule(large)) == large
    assert "TILE(o0, 128) TILE(o1, 256)" in chosen(matmul(2048, 2048, 2048, bfloat16, float32))  # 128 tiles for 132 cores
    assert "TILE(o0, 128) TILE(o1, 64)" in chosen(matmul(1024, 1024, 1024, bfloat16, float32))
    assert "TILE(o0, 64) TILE(o1, 64) TILE(r0, 64)" in chosen(matmul(512, 512, 512, bfloat16, float32))
    assert "TILE(r0, 32)" in chosen(matmul(128, 128, 128, bfloat16, float32))
    assert "TILE(r0, 32)" in chosen(matmul(4096, 4096, 128, float16, float32))  # too few rounds to prefetch
    assert "TILE(r0, 64)" in chosen(matmul(4096, 4096, 4096, int8, int32))  # bytes that lie across the sum


@pytest.mark.parametrize(("m", "n", "k"), [(512, 512, 200), (300, 520, 256)])
def test_warpgroups(m: int, n: int, k: int) -> None:
    """As on a card of four cores, sizes that don't divide too."""
    rng = np.random.default_rng(m)
    a, b = (rng.standard_normal(shape).astype(np.float16) for shape in ((m, k), (k, n)))
    ast = matmul(m, n, k, float16, float32)
    schedule = chosen(ast, cores=4)
    device = open_device("CUDASIM")
    program = device.compile(ast, parse_schedule(schedule))
    assert any("wgmma.mma_async" in part.name for part in program.src if part.op is Op.SOURCE)
    made = device.empty(m * n, float32)
    device.load(program).bind([made, device.buffer(a.ravel()), device.buffer(b.ravel())])()
    assert np.abs(made.numpy().reshape(m, n) - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4


def test_without_asynchronous_copies_two_panels_go_through_registers() -> None:
    text = chosen(matmul(4096, 4096, 4096, float16, float32), "sm_75")
    assert text.startswith("TILE(o0, 128) TILE(o1, 64)") and "stages=2" in text


def test_float32_is_rounded_to_tf32_with_a_licence_alone() -> None:
    plain, licensed = (matmul(1024, 1024, 1024, float32, float32, fast_math=fast) for fast in (False, True))
    assert "TC" not in chosen(plain) and "TC(r0.in, " in chosen(licensed)


@pytest.mark.parametrize(("m", "n", "k"), [(1024, 1024, 48), (1000, 1024, 37)])
def test_large_products_of_float32(m: int, n: int, k: int) -> None:
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((m, k), np.float32), rng.standard_normal((k, n), np.float32)
    assert "UPCAST(o0.in, 8) VECTOR(o1.in, 4)" in chosen(matmul(m, n, k, float32, float32), cores=32)
    (made,) = open_device("CUDASIM").run(matmul(m, n, k, float32, float32), a, b)
    assert np.abs(made.reshape(m, n) - a.astype(np.float64) @ b).max() < 1e-4


def test_what_a_product_of_vectors_gets() -> None:
    """One row or column is no tile."""
    text = chosen(matmul(1, 4096, 4096, float16, float32))
    assert TC.name not in text
