"""Intel's DPAS and block reads: the records, what they are lowered to, and results of what is rendered on any device, by functions that are written as the extensions say."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from intel_functions import with_functions
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, float16, float32, int8, int32, uint8
from kg.ir.build import param, sink
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.uop import UOp
from kg.runtime.device import Device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.text.program import source_of
from kg_conformance.subject import Subject
from kg_opencl.c.renderer import OpenCLRenderer
from kg_opencl.compiler import OpenCLCompiler
from kg_opencl.devices import device as opencl_device
from kg_opencl.facts import Facts
from opencl_support import opencl

GPU = Facts("CL3.0", (1024,) * 3, 1024, 64 << 10, 1, subgroup=16, matrices=True, tf32=True, subnormals=True, blocks=True, fused=True, rounds=True, divides=True)  # fmt: skip
RENDERERS = {width: OpenCLRenderer(replace(GPU, subgroup=width)) for width in (8, 16)}
CASES = [(width, core) for width, made in RENDERERS.items() for core in made.tensor_cores]
IDS = [f"{width}-{core}" for width, core in CASES]


class IntelCompiler(OpenCLCompiler):
    """The device's, of sources whose functions of Intel's are defined before."""

    def __init__(self, width: int) -> None:
        super().__init__(opencl_device(None))
        self._width = width

    def compile(self, source: str) -> bytes:
        return super().compile(with_functions(source, self._width))


def subject(width: int, renderer: OpenCLRenderer | None = None) -> Subject:
    here, made = opencl(), renderer or RENDERERS[width]
    return Subject("OPENCL", device=Device("OPENCL", here.runtime, lambda: (made, IntelCompiler(width))), renderer=made)


def product(core: TensorCore, sizes: tuple[int, int, int], *, across: tuple[bool, bool] = (False, False)) -> UOp:
    """out[m, n] of sums over k; operands lie with their rows along the sum and across it, or the other way."""
    m, n, k = sizes
    left, right = core.dtype_in
    a, b = param(1, (k, m) if across[0] else (m, k), left), param(2, (n, k) if across[1] else (k, n), right)
    a, b = (a.permute(1, 0) if across[0] else a), (b if across[1] else b.permute(1, 0))
    spread = a.cast(core.dtype_out).reshape(m, 1, k).expand(m, n, k) * b.cast(core.dtype_out).reshape(1, n, k).expand(m, n, k)
    out = param(0, (m, n), core.dtype_out)
    return sink(out.store(spread.sum(2).reshape(m, n)), name="product", fast_math=not core.numerics.is_plain)


def operands(ast: UOp, core: TensorCore, sizes: tuple[int, int, int], *, across: tuple[bool, bool]) -> dict[int, np.ndarray]:
    """Small integers, which every dtype holds and whose sums are exact."""
    from kg.semantics.floats import to_storage

    m, n, k = sizes
    generator = np.random.default_rng(3)
    shapes = ((k, m) if across[0] else (m, k), (n, k) if across[1] else (k, n))
    least = [0 if dtype is uint8 else -3 for dtype in core.dtype_in]
    values = [generator.integers(low, 4, shape) for low, shape in zip(least, shapes, strict=True)]
    return {n: np.asarray(to_storage(x.astype(np.float64 if d.is_float else np.int64), d)) for n, x, d in zip((1, 2), values, core.dtype_in, strict=True)}


@pytest.mark.parametrize(("width", "core"), CASES, ids=IDS)
def test_the_record_is_right(width: int, core: TensorCore) -> None:
    assert core.check() == [] and core.threads == core.dims[0] == width


@pytest.mark.parametrize("across", [(False, False), (True, True)], ids=["along", "across"])
@pytest.mark.parametrize(("width", "core"), CASES, ids=IDS)
def test_products_by_default(width: int, core: TensorCore, across: tuple[bool, bool]) -> None:
    sizes = (64, 64, 128)
    ast = product(core, sizes, across=across)
    one = subject(width)
    text = source_of(to_program(ast, RENDERERS[width])) or ""
    assert "matrix_mad_k" in text
    one.check(ast, operands(ast, core, sizes, across=across), {})
