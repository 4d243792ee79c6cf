"""float32 by three products of TF32: as exact as multiply-adds,
by the kernel's licence and a schedule that asks for it."""

from __future__ import annotations

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import float32
from kg.errors import ScheduleError
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import linear_uops
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.toolchain.toolkit import assemble, disassemble
from kg_tune.bench.compute_bound import product
from tensor_cores.test_static_facts import needs_tools
from tensor_cores.test_static_products import count, loop

pytestmark = pytest.mark.part(6)

UNIT = "mma_m16n8k8_tf32_f32"
STAGED = (
    "TILE(r0, 32) STAGE(r0, r0.a, LOCAL, o0/r0.in^4, stages=2) STAGE(r0, r0.b, LOCAL, r0.in/o1^4, stages=2) TC(r0.in, {unit})"
    " UPCAST(o0, 2) UPCAST(o1, 4) LOCAL(o0, 2) LOCAL(o1, 2) UNROLL(r0.in, 4) VECTOR(r0.a_r0.r0.in, 4) VECTOR(r0.b_r0.o1, 4)"
)
#: A work-group's tile of 128 x 64 by four warps: what is split needs registers.
SCHEDULE = (
    "TILE(o0, 128) TILE(o1, 64) TILE(r0, 16) STAGE(r0, r0.a, LOCAL, o0.in/r0.in^4, stages=4) STAGE(r0, r0.b, LOCAL, r0.in/o1.in^8*1, stages=4)"
    " TC(r0.in, {unit}) UPCAST(o0.in, 4) UPCAST(o1.in, 4) LOCAL(o0.in, 2) LOCAL(o1.in, 2) UNROLL(r0.in, 2)"
    " VECTOR(r0.a_r0.r0.in, 4) VECTOR(r0.b_r0.o1.in, 4)"
)


def matmul(rows: int, depth: int, *, fast_math: bool = True) -> UOp:
    value = product(param(1, (rows, depth), float32), param(2, (depth, rows), float32))
    return sink(param(0, (rows, rows), float32).store(value), name="matmul", fast_math=fast_math)


def run(name: str, schedule: str, a: np.ndarray, b: np.ndarray, *, fast_math: bool = True) -> tuple[np.ndarray, str]:
    device = open_device(name)
    program = device.compile(matmul(*a.shape, fast_math=fast_math), parse_schedule(schedule))
    made = device.empty(a.shape[0] * b.shape[1], float32)
    device.load(program).bind([made, device.buffer(a, float32), device.buffer(b, float32)])()
    return made.numpy().reshape(a.shape[0], b.shape[1]), next(p.name for p in program.src if p.op is Op.SOURCE)


@pytest.mark.parametrize(
    ("device", "schedule"),
    [("CUDASIM", STAGED), ("CUDASIM:C", STAGED), ("CUDASIM", "TC(r0, {unit})")],
    ids=["PTX, staged", "C, staged", "in place"],
)
def test_errors(device: str, schedule: str) -> None:
    """Of the greatest sum of magnitudes: 2^-22 at most, where TF32 has 2^-14.
    The rows of docs/numerics.md."""
    generator = np.random.default_rng(0)
    a, b = (generator.standard_normal(shape).astype(np.float32) for shape in ((64, 256), (256, 64)))
    a *= (2.0 ** generator.integers(-30, 30, (64, 1))).astype(np.float32)  # rows of any size
    exact, most = a.astype(np.float64) @ b, np.abs(a.astype(np.float64)) @ np.abs(b)
    once, _ = run(device, schedule.format(unit=UNIT), a, b)
    made, source = run(device, schedule.format(unit=f"{UNIT}x3"), a, b)
    errors = [float(np.log2((np.abs(x - exact) / most).max())) for x in (once, made)]
    assert -15 < errors[0] < -11 and errors[1] < -22
    if device == "CUDASIM" and schedule is STAGED:
        assert source.count("mma.sync") == 96


def test_the_licence_and_the_unit() -> None:
    a = np.zeros((64, 64), np.float32)
    with pytest.raises(ScheduleError, match="needs fast_math=True"):
        run("CUDASIM", f"TC(r0, {UNIT}x3)", a, a, fast_math=False)
    with pytest.raises(ScheduleError, match="nothing to split"):
        run("REF", "TC(r0, ref_m2n4k3_f32_f32x3)", np.zeros((12, 12), np.float32), np.zeros((12, 12), np.float32))
    with pytest.raises(ScheduleError, match="names none"):
        run("CUDASIM", "TC(r0, mma_x3)", a, a)


def test_edges() -> None:
    """What overflows or is no number gives no finite result.
    Zeros and the least numbers stay what they are."""
    a, b = np.zeros((64, 64), np.float32), np.eye(64, dtype=np.float32)
    a[0, 0], a[1, 1], a[2, 2], a[3, 3] = np.nan, np.inf, 1e-30, -3.0000002
    made, _ = run("CUDASIM", f"TC(r0, {UNIT}x3)", a, b)
    assert np.isnan(made[0]).any() and made[1, 1] == np.inf
    assert made[2, 2] == np.float32(1e-30) and made[3, 3] == np.float32(-3.0000002)
    assert not made[4:].any()


@pytest.mark.parametrize("device", ["CUDASIM", "CUDASIM:C"])
def test_greatest_numbers(device: str) -> None:
    """Of what TF32 would round to infinity the high part is the greatest of TF32:
    results are as exact as others. The two greatest numbers of all may be rounded to infinity; none is NaN."""
    a, b = np.zeros((64, 64), np.float32), np.eye(64, dtype=np.float32)
    edges = np.array([0x7F7FEFFF, 0x7F7FF000, 0x7F7FFFFD, 0xFF7FF000, 0xFF7FFFFD], np.uint32).view(np.float32)
    np.fill_diagonal(a[:5], edges)
    made, _ = run(device, f"TC(r0, {UNIT}x3)", a, b)
    np.testing.assert_allclose(made, a, rtol=2.0**-22)
    halved, _ = run(device, f"TC(r0, {UNIT}x3)", b * np.float32(0.5), a.T.copy())
    np.testing.assert_allclose(halved, a.T * np.float32(0.5), rtol=2.0**-22)
    a[0, 0] = np.finfo(np.float32).max
    assert run(device, f"TC(r0, {UNIT}x3)", a, b)[0][0, 0] >= edges[2]


@needs_tools
@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
def test_machine_code(target: str) -> None:
    """4096 x 4096 x 4096 by the schedule of TF32:
    three times its multiplications from the same reads and copies, nothing spilled."""
    renderer = PTXRenderer(arch(target, 132))
    ast = matmul(4096, 4096)
    once, three = (parse_schedule(SCHEDULE.format(unit=unit)) for unit in (UNIT, f"{UNIT}x3"))
    found = [assemble(renderer.render(linear_uops(to_program(ast, renderer, schedule=s))), target) for s in (once, three)]
    mixes = [loop(disassemble(made.binary), "HMMA") for made in found]
    assert [made.spilled for made in found] == [0, 0]
    assert count(mixes[1], "HMMA") == 3 * count(mixes[0], "HMMA") == 3 * 32
    for name in ("LDSM", "LDGSTS", "BAR"):
        assert count(mixes[0], name) == count(mixes[1], name)
