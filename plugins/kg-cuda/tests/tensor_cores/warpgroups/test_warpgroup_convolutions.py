"""Convolutions by wgmma: windows that begin at any pixel of a panel,
rectangles of pixels as the unit's rows; by the simulator, by the reference interpreter and in float64."""

from __future__ import annotations

from dataclasses import replace

import kg_array as ka
import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, float16, float32, int8, int32
from kg.errors import ScheduleError, UnsupportedError
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule, parse_schedule
from kg.semantics.floats import round_values
from kg.text.program import source_of
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.sim.traffic import Counted, counted
from kg_cuda.tensor_cores.wgmma import warpgroup_units
from kg_cuda.toolchain.toolkit import assemble, disassemble
from kg_tiles import OPTS
from tensor_cores.test_convolutions import conv, expected
from tensor_cores.test_static_facts import needs_tools
from tensor_cores.test_static_products import count, loop

pytestmark = pytest.mark.part(6)

RECORDS = {core.name: core for core in warpgroup_units(90)}
Shape = tuple[int, int, int, int]


def renderer_with(*names: str) -> PTXRenderer:
    """For sm_90, as if these were the only units there are."""
    renderer = PTXRenderer(arch("sm_90", 132))
    renderer.tensor_cores = tuple(RECORDS[name] for name in names)
    return renderer


def default_schedule(ast: UOp, renderer: PTXRenderer) -> str:
    context = Context(renderer)
    full_rewrite_to_sink(ast, context)
    return format_schedule(context.schedule or ())


def inputs(shape: Shape, filters: int, width: int, dtype: DType) -> tuple[np.ndarray, np.ndarray]:
    generator = np.random.default_rng(filters + width)
    shapes = shape, (filters, shape[1], width, width)
    if dtype is int8:
        x, weight = (generator.integers(-128, 128, s, np.int8) for s in shapes)
    else:
        x, weight = (round_values(generator.standard_normal(s, np.float32), dtype) for s in shapes)
    return x, weight


def simulated(ast: UOp, renderer: PTXRenderer, schedule: str, given: list[np.ndarray], dtype: DType, size: int) -> np.ndarray:
    program = to_program(ast, renderer, None, parse_schedule(schedule))
    whole = program.replace(src=(*program.src, UOp(Op.BINARY, program.dtype, (), source_of(program).encode())))
    return _run(open_device("CUDASIM"), whole, given, dtype, size)


def emulated(ast: UOp, core: TensorCore, schedule: str, given: list[np.ndarray], dtype: DType, size: int) -> np.ndarray:
    class WithCore(RefRenderer):
        tensor_cores = (core,)
        opts = OPTS
        shared_memory = replace(RefRenderer.shared_memory, copies=(4, 8, 16))

    return _run(open_device("REF"), to_program(ast, WithCore(), None, parse_schedule(schedule)), given, dtype, size)


def _run(device, program: UOp, given: list[np.ndarray], dtype: DType, size: int) -> np.ndarray:
    out = device.empty(size, int32 if dtype is int8 else float32)
    operands = [device.buffer(np.ascontiguousarray(v.astype(np.float16) if dtype is float16 else v), dtype) for v in given]
    device.runtime.load(program).bind([out, *operands])()
    return out.numpy()


@pytest.mark.parametrize(
    ("shape", "width", "stride", "unit", "layout"),
    [
        # both sides divided by the rectangle: each pixel once, rows of 16 bytes
        ((1, 48, 10, 18), 3, 1, "wgmma_m64n64k16_f16_f32", "o1.in+r2/r0.in:8"),
        # the image's columns are masked: windows move down alone, in a swizzled panel
        ((2, 48, 10, 14), 3, 1, "wgmma_m64n64k16_bf16_f32", "r0.in^8"),
        # windows move by two pixels: each is copied for itself
        ((1, 48, 17, 17), 3, 2, "wgmma_m64n64k16_f16_f32", "r1/r2/"),
        ((1, 48, 12, 20), 5, 1, "wgmma_m64n64k16_bf16_f32", "o1.in+r2+1/r0.in:8"),
        # as wide as a step's rows: they are of one row of the image
        ((1, 48, 6, 66), 3, 1, "wgmma_m64n64k16_bf16_f32", "r2/r0.in:8"),
        ((1, 96, 10, 10), 3, 1, "wgmma_m64n64k32_i8_i32", "r0.in:16"),
        ((1, 96, 9, 18), 2, 1, "wgmma_m64n64k16_f16_f32", "r0.in"),
    ],
    ids=str,
)
def test_agrees(shape: Shape, width: int, stride: int, unit: str, layout: str) -> None:
    core, filters = RECORDS[unit], 64
    dtype, total = core.dtype_in[0], core.dtype_out
    x, weight = inputs(shape, filters, width, dtype)
    wanted = expected(x, weight, stride)
    given = [v.transpose(0, 2, 3, 1) for v in (x, weight)]
    ast, renderer = conv(shape, filters, width, stride, dtype, total, last=True), renderer_with(unit)
    schedule = default_schedule(ast, renderer)
    assert unit in schedule and layout in schedule
    made = simulated(ast, renderer, schedule, given, dtype, wanted.size)
    read = emulated(ast, core, schedule, given, dtype, wanted.size)
    n, f, h, w = wanted.shape
    error = np.abs(made.reshape(n, h, w, f).transpose(0, 3, 1, 2) - wanted).max()
    assert error <= (0 if dtype is int8 else 1e-4) and np.abs(made - read).max() <= (0 if dtype is int8 else 1e-4)


def by_default(shape: Shape, filters: int, dtype: DType, *, warpgroups: bool) -> tuple[Counted, str]:
    """A 3 x 3 convolution on the simulator, with channels last,
    by the units of sm_90 or by mma.sync alone."""
    renderer = PTXRenderer(arch("sm_90", 132))
    if not warpgroups:
        renderer.tensor_cores = tuple([core for core in renderer.tensor_cores if not any(core.shared_operands)])
    ast = conv(shape, filters, 3, 1, dtype, float32, last=True)
    given = inputs(shape, filters, 3, dtype)
    wanted = expected(*given, 1)
    schedule = default_schedule(ast, renderer)
    with counted() as launches:
        made = simulated(ast, renderer, schedule, [v.transpose(0, 2, 3, 1) for v in given], dtype, wanted.size)
    n, f, h, w = wanted.shape
    assert np.abs(made.reshape(n, h, w, f).transpose(0, 3, 1, 2) - wanted).max() < 1e-4
    (launch,) = launches
    return launch, schedule


def test_traffic() -> None:
    """A third of the passes over shared memory and half of the instructions of mma.sync,
    no conflicts of banks, and each pixel is fetched once for a rectangle."""
    before, _ = by_default((1, 64, 58, 58), 64, bfloat16, warpgroups=False)
    after, schedule = by_default((1, 64, 58, 58), 64, bfloat16, warpgroups=True)
    assert "o0.in+r1/o1.in+r2/r0.in:8" in schedule
    assert after.traffic.conflicts == 0
    assert after.cycles("sm_90").shared * 3 < before.cycles("sm_90").shared
    assert sum(after.issued.values()) * 2 < sum(before.issued.values())
    assert after.traffic.global_loads.transactions * 2 < before.traffic.global_loads.transactions


def test_arrays() -> None:
    """Channels last by transposes, with margins, a bias and a maximum, rounded where it is stored:
    one kernel."""
    generator = np.random.default_rng(0)
    x = generator.standard_normal((1, 56, 56, 64), np.float32).astype(np.float16)
    weight = (generator.standard_normal((64, 3, 3, 64), np.float32) / 24).astype(np.float16)
    bias = generator.standard_normal(64, np.float32).astype(np.float16)

    @ka.jit
    def layer(x: ka.Array, weight: ka.Array, bias: ka.Array) -> ka.Array:
        made = ka.conv(ka.permute_dims(x, (0, 3, 1, 2)), ka.permute_dims(weight, (0, 3, 1, 2)), padding=1)
        return ka.maximum(ka.permute_dims(made, (0, 2, 3, 1)) + bias, 0)

    with counted() as launches:
        made = layer(*(ka.asarray(v, device="CUDASIM") for v in (x, weight, bias))).numpy()
    (launch,) = launches
    assert any(name.startswith("wgmma.m64n64k16") for name in launch.issued)
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0))).transpose(0, 3, 1, 2)
    wanted = expected(padded, weight.transpose(0, 3, 1, 2), 1).transpose(0, 2, 3, 1) + bias
    assert np.abs(made - np.maximum(wanted, 0)).max() < 4e-3


def test_channels_apart_have_other_units() -> None:
    """A window moves by two bytes there, and rows of the unit begin at 16."""
    schedule = default_schedule(conv((8, 64, 58, 58), 64, 3, 1, bfloat16, float32, last=False), PTXRenderer(arch("sm_90", 132)))
    assert "mma_m16n8k16" in schedule and "wgmma" not in schedule


CUT = "TILE(o2, {0}) TILE(r0, 16) STAGE(r0, r0.a, LOCAL, o1+r1/o2.in+r2/r0.in:8, stages=3) STAGE(r0, r0.b, LOCAL, r1/r2/o3/r0.in^8, stages=3)"


@pytest.mark.parametrize(
    ("schedule", "error", "message"),
    [
        # rows of 16 pixels and the next row: no one distance of eight rows
        (f"{CUT.format(16)} MERGE(o1, o2.in) TC(r0.in, wgmma_m64n64k16_f16_f32)", UnsupportedError, "operand a lies in another way"),
        ("MERGE(o2, o3) MERGE(o1, o2)", ScheduleError, "no power of two"),
    ],
)  # fmt: skip
def test_refused(schedule: str, error: type[Exception], message: str) -> None:
    ast = conv((2, 48, 10, 50) if "no power" in message else (2, 48, 10, 34), 64, 3, 1, float16, float32, last=True)
    with pytest.raises(error, match=message):
        to_program(ast, renderer_with("wgmma_m64n64k16_f16_f32"), None, parse_schedule(schedule))


@needs_tools
@pytest.mark.parametrize(
    ("shape", "stride", "copies"), [((32, 256, 30, 30), 1, 14), ((32, 256, 58, 58), 1, 9), ((32, 256, 57, 57), 2, 18)]
)
def test_machine_code(shape: Shape, stride: int, copies: int) -> None:
    """A round of 16 channels: nine windows of 64 x 128 by 16, none waited for before the next has begun;
    nothing goes through registers but sums and addresses."""
    renderer = PTXRenderer(arch("sm_90", 132))
    made = assemble(source_of(to_program(conv(shape, 256, 3, stride, bfloat16, float32, last=True), renderer)), "sm_90a")
    mix = loop(disassemble(made.binary), "HGMMA")
    assert made.spilled == 0 and made.registers <= 112
    assert count(mix, "HGMMA.64") == 9 and count(mix, "LDGSTS.E.BYPASS.128") == count(mix, "LDGSTS") == copies
    assert count(mix, "BAR") == 1 and not count(mix, "LDSM") and not count(mix, "LDG.") and not count(mix, "STS")
    assert sum(mix.values()) <= 150
