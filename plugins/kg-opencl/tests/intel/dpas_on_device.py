"""What is rendered for Intel's matrix units and subgroups,
with their functions defined (`intel_functions`), on OPENCL: `python dpas_on_device.py` ends with 1 where a result is wrong. Run
beneath oclgrind by test_dpas.py: PoCL 3.1 loses results now and then where helpers have barriers."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[4] / "tests"))
sys.path.insert(0, str(Path(__file__).parent))
from intel_functions import with_functions
from kg.compile.program import to_program
from kg.dtype import float16, float32, int8, int64, uint8
from kg.ir.build import param, sink
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.semantics.floats import Array, to_storage
from kg.text.program import source_of
from kg_conformance.subject import Subject
from kg_opencl.c.renderer import OpenCLRenderer
from kg_opencl.compiler import OpenCLCompiler
from kg_opencl.devices import device
from kg_opencl.facts import Facts
from kg_opencl.intel import kernel, measured
from support.renderers.shuffles import check_shuffles

#: Without float16, which oclgrind's device has not: it is its bits.
GPU = Facts("CL3.0", (1024,) * 3, 1024, 64 << 10, 1, subgroup=16, matrices=True, tf32=True, subnormals=True, blocks=True, fused=True, rounds=True, divides=True)  # fmt: skip
RENDERERS = {width: OpenCLRenderer(replace(GPU, subgroup=width)) for width in (8, 16)}
CASES = [(width, core) for width, made in RENDERERS.items() for core in made.tensor_cores]
IDS = [f"{width}-{core}" for width, core in CASES]


class IntelCompiler(OpenCLCompiler):
    """The device's, of sources whose functions of Intel's are defined before."""

    def __init__(self, width: int) -> None:
        super().__init__(device(None))
        self._width = width

    def compile(self, source: str) -> bytes:
        return super().compile(with_functions(source, self._width))


def subject(width: int, renderer: OpenCLRenderer | None = None) -> Subject:
    here, made = open_device("OPENCL"), renderer or RENDERERS[width]
    return Subject("OPENCL", device=Device("OPENCL", here.runtime, lambda: (made, IntelCompiler(width))), renderer=made)


def product(core: TensorCore, sizes: tuple[int, int, int], *, across: tuple[bool, bool] = (False, False)) -> UOp:
    """out[m, n] of sums over k; operands lie with their rows along the sum and across it,
    or the other way."""
    m, n, k = sizes
    left, right = core.dtype_in
    a, b = param(1, (k, m) if across[0] else (m, k), left), param(2, (n, k) if across[1] else (k, n), right)
    a, b = (a.permute(1, 0) if across[0] else a), (b if across[1] else b.permute(1, 0))
    spread = a.cast(core.dtype_out).reshape(m, 1, k).expand(m, n, k) * b.cast(core.dtype_out).reshape(1, n, k).expand(m, n, k)
    out = param(0, (m, n), core.dtype_out)
    return sink(out.store(spread.sum(2).reshape(m, n)), name="product", fast_math=not core.numerics.is_plain)


def operands(core: TensorCore, sizes: tuple[int, int, int], *, across: tuple[bool, bool]) -> dict[int, Array]:
    """Small integers, which every dtype holds and whose sums are exact."""
    m, n, k = sizes
    generator = np.random.default_rng(3)
    shapes = ((k, m) if across[0] else (m, k), (n, k) if across[1] else (k, n))
    least = [0 if dtype is uint8 else -3 for dtype in core.dtype_in]
    values = [generator.integers(low, 4, shape) for low, shape in zip(least, shapes, strict=True)]
    return {
        number: np.asarray(to_storage(x.astype(np.float64 if dtype.is_float else np.int64), dtype))
        for number, x, dtype in zip((1, 2), values, core.dtype_in, strict=True)
    }


def products() -> Iterator[str]:
    """Those of each unit, by the default schedule:
    panels in shared memory, several rounds of them, several subgroups."""
    for width, core in CASES:
        one, sizes = subject(width), (32, 32, 4 * core.dims[2])
        for across in ((False, False), (True, True)):
            ast = product(core, sizes, across=across)
            assert "matrix_mad_k" in (source_of(to_program(ast, one.renderer)) or "")
            one.check(ast, operands(core, sizes, across=across), {})
            yield f"{width} {core} {across}"


def subnormals() -> Iterator[str]:
    """What is measured, of units that keep subnormal numbers and of those that don't."""
    one = device(None)
    for width in RENDERERS:
        source = with_functions(kernel(width), width)
        flushing = source.replace("from_bf16(element)", "0 * from_bf16(element)")
        assert measured(one, source, width) == [0x35800000, 0x00100000, 1]
        assert measured(one, flushing, width) == [0x35800000, 0, 1]
        yield f"{width}: subnormal numbers"


def shuffles() -> Iterator[str]:
    """Within a subgroup, and within parts of one."""
    for width in RENDERERS:
        device = subject(width).device
        for dtype in (int8, float16, float32, int64):
            for lanes in (width, width // 4):
                assert "sub_group_shuffle(" in check_shuffles(device, dtype, lanes)
                yield f"{width}: {dtype} from lanes of {lanes}"


def main() -> int:
    done = [*products(), *subnormals(), *shuffles()]
    print(f"{len(done)} are right")
    return 0


if __name__ == "__main__":
    sys.exit(main())
