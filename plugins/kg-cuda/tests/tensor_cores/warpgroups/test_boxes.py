"""Panels that are filled by boxes of tensors:
which are, right on the simulator, and in what form where an argument lies elsewhere."""

from __future__ import annotations

import re

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import bfloat16, float16, float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin import linear_uops
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg.semantics.floats import to_storage
from kg_cuda.arch import arch
from kg_cuda.card.tensor_maps import MapSpec, maps_of
from kg_cuda.ptx.renderer import PTXRenderer
from tensor_cores.test_default_products import chosen, matmul


def source(ast: UOp, schedule: str) -> str:
    renderer = PTXRenderer(arch("sm_90", 4))
    return renderer.render(linear_uops(to_program(ast, renderer, None, parse_schedule(schedule))))


def test_maps_of_both_operands() -> None:
    """Rows along the sum come whole, 128 of them; those across it by 64 columns."""
    ast = matmul(512, 512, 512, bfloat16, float32)
    text = source(ast, chosen(ast, cores=4))
    left, right = maps_of(text)
    assert left == MapSpec(1, 2, (512, 512), (1024,), (64, 128), 128)
    assert right == MapSpec(2, 2, (512, 512), (1024,), (64, 64), 128)
    assert set(re.findall(r"expect_tx\S* _, \[\S+\], (\d+);", text)) == {str((128 + 256) * 128)}
    assert "cp.async.cg" not in text and ".version 8.0" in text


def batched(s: int, m: int, n: int, k: int) -> UOp:
    left = param(1, (s, m, k), float16).cast(float32).reshape(s, m, 1, k).expand(s, m, n, k)
    right = param(2, (s, n, k), float16).cast(float32).reshape(s, 1, n, k).expand(s, m, n, k)
    return sink(param(0, (s, m, n), float32).store((left * right).sum(3).reshape(s, m, n)), name="batched")


@pytest.mark.parametrize("offset", [0, 8, 3])
def test_batches_and_places(offset: int) -> None:
    """Rows of all products follow one another; memory that begins where no map may takes the other form."""
    s, m, n, k = 3, 128, 192, 256
    rng = np.random.default_rng(0)
    a, b = (to_storage(rng.standard_normal(shape), float16) for shape in ((s, m, k), (s, n, k)))
    ast = batched(s, m, n, k)
    schedule = chosen(ast, cores=4)
    assert len(maps_of(source(ast, schedule))) == 2
    device = open_device("CUDASIM")
    made = device.empty(s * m * n, float32)
    moved = device.buffer(np.concatenate([np.zeros(offset, np.float16), a.ravel()])).view(offset, s * m * k)
    device.load(device.compile(ast, parse_schedule(schedule))).bind([made, moved, device.buffer(b.ravel())])()
    wanted = np.einsum("smk,snk->smn", a.astype(np.float64), b.astype(np.float64))
    assert np.abs(made.numpy().reshape(s, m, n) - wanted).max() < 1e-4


@pytest.mark.parametrize(
    ("m", "n", "k", "why"),
    [
        (500, 512, 512, "rows are masked"),
        (512, 512, 508, "rows begin at no multiple of 16 bytes"),
        (512, 512, 200, "the sum is masked"),
    ],
)
def test_what_is_no_box(m: int, n: int, k: int, why: str) -> None:
    """Threads copy by themselves then: every group of copies is of boxes, or none."""
    ast = matmul(m, n, k, float16, float32)
    text = source(ast, chosen(ast, cores=4))
    assert maps_of(text) == () and "wgmma.mma_async" in text and "cp.async" in text, why


def test_what_is_computed_on_the_way_is_no_box() -> None:
    m = n = k = 512
    a = (param(1, (m, k), float16) + param(3, (m, k), float16)).cast(float32).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (n, k), float16).cast(float32).reshape(1, n, k).expand(m, n, k)
    ast = sink(param(0, (m, n), float32).store((a * b).sum(2).reshape(m, n)), name="sum")
    text = source(ast, chosen(ast, cores=4))
    assert "wgmma.mma_async" in text and "fence.proxy.async.shared::cta" in text and "st.shared" in text
