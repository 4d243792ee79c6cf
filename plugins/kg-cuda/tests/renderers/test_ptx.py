"""The text that the renderer of PTX writes, and what NVIDIA's assembler says of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest
from cuda_tools import needs_ptxas
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.dtype import float16, float32, int8, int32, void
from kg.errors import UnsupportedError
from kg.ir.args import KernelInfo
from kg.ir.build import param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import DeviceUnavailable, linear_uops
from kg.plugin.registry import open_device
from kg_cuda.arch import arch
from kg_cuda.entry import symbol
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.toolchain.toolkit import assemble

ARCHES = ("sm_75", "sm_80", "sm_90", "sm_120")


def source(ast: UOp, name: str = "sm_80", *, aligned: bool = True) -> str:
    renderer = PTXRenderer(arch(name))
    return renderer.variant(linear_uops(to_program(ast, renderer)), aligned=aligned)


@needs_ptxas
@pytest.mark.parametrize("name", ARCHES)
@pytest.mark.parametrize("kernel", KERNELS)
def test_ptxas_takes_every_kernel(kernel: str, name: str) -> None:
    made = assemble(source(KERNELS[kernel](), name), name)
    assert made.spilled == 0
    assert made.registers <= 255


@needs_ptxas
@pytest.mark.parametrize("kernel", ["vector_add", "softmax", "gemm", "row_sum", "layernorm"])
def test_arguments_that_begin_anywhere(kernel: str) -> None:
    """No access to them is of several elements; those to shared memory still are."""
    text = source(KERNELS[kernel](), aligned=False)
    assert not re.search(r"global\S*\.v[24]", text)
    assert re.search(r"global\S*\.v[24]", source(KERNELS[kernel]()))
    assert assemble(text, "sm_80").registers


def add(n: int, dtype=float32, name: str = "add") -> UOp:
    return sink(param(0, (n,), dtype).store(param(1, (n,), dtype) + param(2, (n,), dtype)), name=name)


@pytest.mark.parametrize(("dtype", "words"), [(float32, "v4.b32"), (float16, "v4.b32"), (int8, "v4.b32")])
def test_sixteen_bytes_at_once(dtype, words: str) -> None:
    assert f"ld.global.{words}" in source(add(1 << 16, dtype))


def test_roundings_are_written_out() -> None:
    """An add without one may be contracted by ptxas."""
    for kernel in KERNELS.values():
        text = source(kernel())
        assert not re.search(r"\b(add|sub|mul|fma|div|sqrt|rcp)\.(f16|f32|f64)", text)


@pytest.mark.parametrize(("name", "extreme"), [("sm_75", "setp"), ("sm_80", "max.NaN.f32")])
def test_maximum_by_architecture(name: str, extreme: str) -> None:
    x, y = param(1, (64,), float32), param(2, (64,), float32)
    text = source(sink(param(0, (64,), float32).store(x.maximum(y)), name="extreme"), name)
    assert extreme in text
    assert ("max.NaN" in text) == (name != "sm_75")


def test_variables_come_after_pointers() -> None:
    n = variable("n", 1, 1000)
    text = source(sink(param(0, (n,), float32).store(param(1, (n,), float32) * 2.0), name="scaled"))
    parameters = re.findall(r"\.param \.u64 (\w+)", text)
    assert parameters == ["kg_scaled_0", "kg_scaled_1", "kg_scaled_2"]
    assert "[kg_scaled_2]" in text


@pytest.mark.parametrize("name", ["odd name", "größe", "a-b.c", "9"])
def test_names_of_any_characters(name: str) -> None:
    assert re.fullmatch(r"kg_\w+", symbol(name), re.ASCII)
    assert f".visible .entry {symbol(name)}(" in source(add(64, name=name))


@pytest.mark.parametrize("name", ["sm_70", "sm_5", "gfx90a", ""])
def test_an_architecture_that_it_does_not_write_for(name: str) -> None:
    with pytest.raises(DeviceUnavailable, match="sm_75 and newer"):
        arch(name)


def test_what_core_was_to_decompose() -> None:
    x = UOp(Op.CONST, float32, (), 1.0)
    uops = [x, UOp(Op.SIN, float32, (x,)), UOp(Op.SINK, void, (), KernelInfo("bad"))]
    with pytest.raises(UnsupportedError, match="SIN can't be rendered as PTX"):
        PTXRenderer(arch("sm_80")).render(uops)


@pytest.mark.parametrize(
    ("make", "guards"),
    [
        (lambda x: x // 7, 0),
        (lambda x: (x - x + 7) // x, 1),
    ],
)
def test_divisors_are_guarded_where_they_may_be_zero(make: Callable[[UOp], UOp], guards: int) -> None:
    text = source(sink(param(0, (64,), int32).store(make(param(1, (64,), int32))), name="divide"))
    assert ("setp.eq" in text) == bool(guards)


@pytest.mark.parametrize("name", ["CUDASIM:PTX", "CUDASIM:C"])
def test_powers_of_two_are_exact_down_to_the_least(name: str) -> None:
    """The unit gives no numbers below the normal ones, and `ex2.approx.f32` squares a rounded root there:
    such results are scaled instead."""
    try:
        device = open_device(name)
    except DeviceUnavailable as reason:
        pytest.skip(str(reason))
    x = np.array([*range(-152, 129), np.nan, np.inf, -np.inf, -0.0, -1e30, 1e-40], np.float32)
    ast = sink(param(0, (len(x),), float32).store(param(1, (len(x),), float32).exp2()), name="powers")
    text = next(part.name for part in to_program(ast, device.renderer).src if part.op is Op.SOURCE)
    assert "ex2.approx.ftz.f32" in text and "ex2.approx.f32" not in text
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(device.run(ast, x)[0], np.exp2(x.astype(np.float64)).astype(np.float32))
