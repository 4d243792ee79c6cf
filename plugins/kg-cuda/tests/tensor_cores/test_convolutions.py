"""Convolutions on tensor cores by default: windows are places in panels of shared memory,
in either order of channels, with strides and margins."""

from __future__ import annotations

import kg_array as ka
import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, float16, float32, int8, int32
from kg.ir import monoid
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import linear_uops
from kg.plugin.registry import open_device
from kg.semantics.floats import round_values
from kg_array.functions.windows import Geometry, windows
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.sim.traffic import counted
from kg_cuda.toolchain.toolkit import assemble, disassemble
from tensor_cores.test_static_facts import needs_tools
from tensor_cores.test_static_products import count, loop

pytestmark = pytest.mark.part(6)


def conv(
    shape: tuple[int, int, int, int], filters: int, width: int, stride: int, dtype: DType, total: DType, *, last: bool
) -> UOp:
    """A convolution of [n, c, h, w] by [f, c, width, width], or, with the channels last, of [n, h, w,
    c] by [f, width, width, c]."""
    n, c, height, breadth = shape
    if last:
        x = param(1, (n, height, breadth, c), dtype).permute(0, 3, 1, 2)
        weight = param(2, (filters, width, width, c), dtype).permute(0, 3, 1, 2)
    else:
        x, weight = param(1, shape, dtype), param(2, (filters, c, width, width), dtype)
    views = windows("conv", x.cast(total), (width, width), Geometry((stride, stride), ((0, 0), (0, 0)), (1, 1)))
    h, w = ((size - width) // stride + 1 for size in (height, breadth))
    wide = (n, h, w, filters, c, width, width) if last else (n, filters, h, w, c, width, width)
    image, fixed = ((n, h, w, 1), (1, 1, 1, filters)) if last else ((n, 1, h, w), (1, filters, 1, 1))
    left = views.permute(0, 4, 5, 1, 2, 3).reshape(*image, c, width, width).expand(*wide)
    right = weight.cast(total).reshape(*fixed, c, width, width).expand(*wide)
    value = (left * right).reduce(monoid.ADD, 4, 5, 6).reshape(*wide[:4])
    return sink(param(0, wide[:4], total).store(value), name="conv")


def expected(x: np.ndarray, weight: np.ndarray, stride: int) -> np.ndarray:
    width = weight.shape[-1]
    views = np.lib.stride_tricks.sliding_window_view(x.astype(np.float64), (width, width), axis=(2, 3))
    return np.einsum("nchwkl,fckl->nfhw", views[:, :, ::stride, ::stride], weight.astype(np.float64), optimize=True)


@pytest.mark.parametrize("last", [False, True], ids=["NCHW", "NHWC"])
@pytest.mark.parametrize(
    ("shape", "filters", "width", "stride", "dtype"),
    [
        ((2, 64, 18, 18), 64, 3, 1, float16),
        ((1, 64, 17, 17), 32, 3, 2, bfloat16),
        ((1, 64, 18, 18), 32, 3, 1, int8),
        ((2, 16, 16, 16), 32, 3, 1, float16),
        ((1, 48, 20, 12), 40, 5, 1, float16),
        ((1, 32, 9, 11), 16, 2, 1, float16),
    ],
    ids=str,
)
def test_by_default(shape: tuple[int, int, int, int], filters: int, width: int, stride: int, dtype: DType, last: bool) -> None:
    generator = np.random.default_rng(filters)
    shapes = shape, (filters, shape[1], width, width)
    total = int32 if dtype is int8 else float32
    if dtype is int8:
        x, weight = (generator.integers(-128, 128, s, np.int8) for s in shapes)
    else:
        x, weight = (round_values(generator.standard_normal(s, np.float32), dtype) for s in shapes)
    wanted = expected(x, weight, stride)
    given = [v.transpose(0, 2, 3, 1) if last else v for v in (x, weight)]
    device = open_device("CUDASIM")
    program = device.compile(conv(shape, filters, width, stride, dtype, total, last=last))
    made = device.empty(wanted.size, total)
    buffers = [device.buffer(np.ascontiguousarray(v.astype(np.float16) if dtype is float16 else v), dtype) for v in given]
    with counted() as launches:
        device.load(program).bind([made, *buffers])()
    n, f, h, w = wanted.shape
    found = made.numpy().reshape((n, h, w, f) if last else wanted.shape)
    assert np.abs((found.transpose(0, 3, 1, 2) if last else found) - wanted).max() <= (0 if dtype is int8 else 1e-4)
    (launch,) = launches
    source = next(part.name for part in program.src if part.op is Op.SOURCE)
    assert ("mma.sync" in source and "ldmatrix" in source) or ("wgmma" in source and last)
    reads = launch.traffic.shared_loads
    assert reads.extra * 20 <= reads.transactions, "panels are read without conflicts of banks"


@pytest.mark.parametrize(("padding", "stride"), [(1, 1), (1, 2), (0, 1)])
def test_arrays(padding: int, stride: int) -> None:
    """Margins are masks of what is copied, and the result is rounded where it is stored."""
    generator = np.random.default_rng(padding)
    x = generator.standard_normal((2, 64, 16, 16), np.float32).astype(np.float16)
    weight = (generator.standard_normal((64, 64, 3, 3), np.float32) / 24).astype(np.float16)
    given = [ka.asarray(v, device="CUDASIM") for v in (x, weight)]
    with counted() as launches:
        made = ka.conv(*given, padding=padding, stride=stride).numpy()
    margins = ((0, 0), (0, 0), (padding, padding), (padding, padding))
    assert np.abs(made.astype(np.float64) - expected(np.pad(x, margins), weight, stride)).max() < 4e-3
    assert any(name.startswith("mma") for name in launches[-1].issued)


@needs_tools
@pytest.mark.parametrize("target", ["sm_80", "sm_100"])
def test_machine_code(target: str) -> None:
    """By mma.sync, 32 images of 256 channels, 28 x 28:
    each round has 9 windows of 16 channels, 96 products for each row of the window. Nothing is spilled, and fragments come by
    fours."""
    renderer = PTXRenderer(arch(target, 132))
    ast = conv((32, 256, 30, 30), 256, 3, 1, bfloat16, float32, last=True)
    made = assemble(renderer.render(linear_uops(to_program(ast, renderer))), target)
    mix = loop(disassemble(made.binary), "HMMA")
    assert made.spilled == 0 and made.registers <= 224
    assert count(mix, "HMMA") % 96 == 0 and count(mix, "LDSM") * 4 <= count(mix, "HMMA")
    assert sum(mix.values()) < 1.7 * count(mix, "HMMA")


@needs_tools
@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
@pytest.mark.parametrize("last", [False, True], ids=["NCHW", "NHWC"])
@pytest.mark.parametrize(("dtype", "total"), [(float16, float32), (int8, int32)], ids=str)
def test_nothing_is_spilled(dtype: DType, total: DType, last: bool, target: str) -> None:
    renderer = PTXRenderer(arch(target, 132))
    for shape, stride in (((8, 64, 58, 58), 1), ((8, 64, 57, 57), 2)):
        ast = conv(shape, 64, 3, stride, dtype, total, last=last)
        source = renderer.render(linear_uops(to_program(ast, renderer)))
        assert assemble(source, "sm_90a" if ".target sm_90a" in source else target).spilled == 0
