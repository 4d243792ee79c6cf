"""Tensor cores: their records, what ptxas says of the instruction, and products on the simulator, whose `mma` is not made from the records."""

from __future__ import annotations

import numpy as np
import pytest
from cuda_tools import needs_ptxas
from kg.dtype import DType, float16, float32, int8, int32, uint8
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.tensorcore import TensorCore
from kg.ir.uop import UOp
from kg.passes.pipeline import to_program
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg_cuda.arch import arch
from kg_cuda.ptx import PTXRenderer
from kg_cuda.tensor_cores import units
from kg_cuda.toolkit import assemble

OUT = {float16: float32, int8: int32, uint8: int32}
SCHEDULES = ("", "UPCAST(o0, 2)", "UPCAST(o0, 2) UPCAST(o1, 2) LOCAL(o0, 2)", "LOCAL(o1, 2) LOCAL(o0, 2)", "UNROLL(r0, 2)")


def product(m: int, n: int, k: int, dtype: DType) -> UOp:
    out = OUT[dtype]
    a = param(1, (m, k), dtype).reshape(m, 1, k).expand(m, n, k).cast(out)
    b = param(2, (k, n), dtype).permute(1, 0).reshape(1, n, k).expand(m, n, k).cast(out)
    return sink(param(0, (m, n), out).store((a * b).sum(2).reshape(m, n)), name="product")


def values(rng: np.random.Generator, dtype: DType, shape: tuple[int, int]) -> np.ndarray:
    if dtype.is_float:
        return rng.standard_normal(shape).astype(np.float16)
    return rng.integers(int(dtype.min), int(dtype.max) + 1, shape).astype(dtype.name)


@pytest.mark.parametrize("core", units(90), ids=str)
def test_records_are_whole(core: TensorCore) -> None:
    assert core.check() == []


@pytest.mark.parametrize("rest", SCHEDULES)
@pytest.mark.parametrize("number", range(len(units(90))), ids=[core.name for core in units(90)])
def test_products(number: int, rest: str) -> None:
    core = units(90)[number]
    dtype = core.dtype_in[0]
    m, n, k = 64, 32, 2 * core.dims[2]
    rng = np.random.default_rng(number)
    a, b = values(rng, dtype, (m, k)), values(rng, dtype, (k, n))
    device = open_device("CUDASIM")
    program = device.compile(product(m, n, k, dtype), parse_schedule(f"TC(r0, {number}) {rest}".strip()))
    out = device.empty(m * n, OUT[dtype])
    device.load(program).bind([out, device.buffer(a), device.buffer(b)])()
    assert any("mma.sync.aligned.m16n8" in part.name for part in program.src if part.op is Op.SOURCE)
    wanted = a.astype(np.float64) @ b.astype(np.float64)
    made = out.numpy().reshape(m, n)
    if dtype.is_float:
        assert np.abs(made - wanted).max() < 1e-5 * np.sqrt(k)
    else:
        np.testing.assert_array_equal(made, wanted)


@needs_ptxas
@pytest.mark.parametrize("name", ["sm_75", "sm_80", "sm_90"])
def test_ptxas_takes_the_instructions(name: str) -> None:
    renderer = PTXRenderer(arch(name))
    assert renderer.tensor_cores
    for number, core in enumerate(renderer.tensor_cores):
        schedule = parse_schedule(f"TC(r0, {number}) UPCAST(o0, 2) UPCAST(o1, 2) LOCAL(o0, 2)")
        program = to_program(product(128, 64, 128, core.dtype_in[0]), renderer, schedule=schedule)
        made = assemble(next(part.name for part in program.src if part.op is Op.SOURCE), name)
        assert made.spilled == 0 and made.registers < 128


def test_what_an_architecture_has() -> None:
    assert [core.dims[2] for core in units(75)] == [8]
    assert [core.dims[2] for core in units(80)] == [16, 32, 32, 8]
