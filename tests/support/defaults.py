"""What kernels run as where nobody says how: their schedules, and their results beside numpy's."""

from __future__ import annotations

import numpy as np
from kg.dtype import DType, float32, float64, int8
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin.registry import open_device
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg.semantics.floats import Array, round_values
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer


def default_schedule(kernel: UOp, machine: Host) -> str:
    """That of LLVM's renderer for a machine."""
    context = Context(CPULLVMRenderer(machine))
    full_rewrite_to_sink(kernel, context, until="choose_schedule")
    return format_schedule(context.schedule or ())


def some_numbers(*shape: int, dtype: DType = float32) -> Array:
    """The same for a shape and dtype."""
    random = np.random.default_rng(sum(shape))
    if dtype is int8:
        return random.integers(-128, 128, shape, np.int8)
    return round_values(random.standard_normal(shape).astype(np.float64 if dtype is float64 else np.float32), dtype)


def check_near(device: str, kernel: UOp, arrays: tuple[Array, ...], expected: Array, tolerance: float) -> None:
    """Of a kernel of one output, in parts of the greatest number expected."""
    (got,) = open_device(device).run(kernel, *arrays)
    scale = max(1.0, float(np.abs(expected).max()))
    np.testing.assert_allclose(got, expected, rtol=0, atol=tolerance * scale)
