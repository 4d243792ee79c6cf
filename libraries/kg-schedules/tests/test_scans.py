"""Scans under every schedule that moves what they carry:
in order, from where the part before left off, in blocks."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from golden.renderers import AVX2, AVX512
from kg.dtype import DType, float16, float32, float64, int8, int32, int64
from kg.errors import ScheduleError
from kg.ir import monoid as monoids
from kg.ir.args import AxisKind, Monoid, Reduction
from kg.ir.build import param, sink, variable
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.schedule.apply.schedule import apply_opt
from kg.schedule.context import Context
from kg.schedule.opts import Opt, OptOp, format_schedule, parse_schedule
from kg.target.renderer import Renderer
from kg.text.graphs import format_graph
from kg_conformance.schedules.generated import scheduled_graph
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from support.devices import DEVICES, check, device_named

pytestmark = pytest.mark.part(3)

#: Kernels per device. REF interprets, CPU:C waits for a compiler.
KERNELS = {"REF": 60, "CPU:LLVM": 150, "CPU:C": 12}
DTYPES = (int32, int32, int64, int8, float32, float32, float64, float16)


def affine_maps(dtype: DType) -> Monoid:
    """x -> a*x + b, one after another: associative, and the order of the operands matters."""
    a, b, c, d = (UOp(Op.ARG, dtype, (), i) for i in range(4))
    return Monoid(f"affine<{dtype}>", "", (1, 0), (a * c, b * c + d))


def scan_kernel(chooser: random.Random) -> tuple[UOp, dict[int, np.ndarray], dict[str, int]]:
    """A scan along one of up to three axes, of one state or of two, read as it is, moved,
    or row by row of sizes of a launch."""
    rng = np.random.default_rng(chooser.randrange(1 << 30))
    shape: list[int | UOp] = [chooser.choice((1, 2, 3, 5)) for _ in range(chooser.randrange(3))]
    axis = chooser.randrange(len(shape) + 1)
    length = chooser.choice((1, 3, 7, 8, 16, 21, 32, 37, 64, 70))
    variables: dict[str, int] = {}
    given: int | UOp = length
    if chooser.random() < 0.3:
        given, variables = variable("n", 1, 80), {"n": length}
    shape.insert(axis, given)
    sizes = [length if isinstance(d, UOp) else d for d in shape]
    exclusive, dtype = chooser.random() < 0.5, chooser.choice(DTYPES)
    arrays = {slot: rng.integers(-2, 3, sizes).astype(dtype.name) for slot in (1, 2)}
    x = param(1, shape, dtype)
    if chooser.random() < 0.3 and given != 1:
        arrays = {slot: a.astype(np.int32) for slot, a in arrays.items()}
        pair = (param(1, shape, int32), param(2, shape, int32))
        monoid = affine_maps(int32)
        value = combine_values(pair, monoid, Op.SCAN, Reduction(monoid, (axis,), exclusive=exclusive))[chooser.randrange(2)]
    else:
        del arrays[2]
        value = x.scan(chooser.choice((monoids.ADD, monoids.MAX, monoids.MIN)), axis, exclusive=exclusive)
        if chooser.random() < 0.2:
            value = value.flip(axis)
        if chooser.random() < 0.2:
            value = value + x
    return sink(param(0, value.shape, value.type).store(value), name="scanned"), arrays, variables


def legal(ast: UOp, renderer: Renderer, opts: list[Opt]) -> tuple[Opt, ...]:
    """Those of the Opts that can be applied one after another."""
    context = Context(renderer, ())
    graph = scheduled_graph(ast, context)
    chosen: list[Opt] = []
    for opt in opts:
        try:
            graph = apply_opt(graph, opt, context)
        except ScheduleError:
            continue
        chosen.append(opt)
    return tuple(chosen)


@pytest.mark.parametrize("name", DEVICES)
def test_random_scans(name: str, exhaustive: bool) -> None:
    """Under schedules that aim at the axes that are scanned.
    The seed, schedule and graph of a failure are in its note."""
    device = device_named(name)
    applied, kernels = 0, KERNELS[name] if exhaustive else KERNELS[name] // 4
    for seed in range(kernels):
        chooser = random.Random(seed)
        ast, arrays, variables = scan_kernel(chooser)
        opts = [
            Opt(
                chooser.choice((OptOp.VECTOR, OptOp.UPCAST, OptOp.UPCAST)),
                chooser.choice(("o0", "o1", "o2", "s0")),
                chooser.choice((2, 3, 4, 8, 16)),
                chooser.choice(("", "mask", "peel", "pad")),
            )
            for _ in range(6)
        ]
        schedule = legal(ast, device.renderer, opts)
        applied += len(schedule)
        try:
            check(device, ast, arrays, variables, schedule)
        except Exception as error:
            error.add_note(f"seed {seed}, schedule {format_schedule(schedule)}\n{format_graph(ast)}")
            raise
    assert applied > kernels


@pytest.mark.parametrize("schedule", ["", "VECTOR(o0, 16)", "UPCAST(o0, 4, peel) VECTOR(o0, 16)", None])
def test_a_long_running_sum_is_exact_where_a_serial_one_stops(schedule: str | None) -> None:
    """A float32 that counts by ones stops at 2^24.
    Blocks go on, and every element on the way is right to a few units."""
    device = device_named("CPU:LLVM")
    count = (1 << 24) + 1000
    ast = sink(param(0, (count,), float32).store(param(1, (count,), float32).scan(monoids.ADD, 0)), name="count")
    program = device.compile(ast, parse_schedule(schedule) if schedule is not None else None)
    out = device.empty(count, float32)
    device.load(program).bind([out, device.buffer(np.ones(count, np.float32), float32)])()
    expected = np.arange(1, count + 1, dtype=np.float64)
    assert np.max(np.abs(out.numpy() - expected) / expected) < 2e-7


@pytest.mark.parametrize("machine", [AVX2, AVX512], ids=["avx2", "avx512"])
@pytest.mark.parametrize("shape", [(512, 64), (512, 100), (4096, 16), (4096, 40), (64, 4096), (4096, 512)], ids=str)
def test_rows_that_lie_in_lanes_are_not_shared_among_workers(shape: tuple[int, int], machine: Host) -> None:
    """Where vectors side by side take all of an axis, no loop is left that workers could share."""
    for axis in (0, 1):
        value = (param(1, shape, float32) * 2.0).scan(monoids.ADD, axis)
        context = Context(CPULLVMRenderer(replace(machine, cores=2)))
        made = full_rewrite_to_sink(sink(param(0, shape, float32).store(value), name="sums"), context)
        is_shared = any(u.axis.kind is AxisKind.THREAD for u in made.find(Op.RANGE))
        found = format_schedule(context.schedule or ())
        assert ("THREAD" in found) == is_shared
        assert is_shared or axis == 0, found


@pytest.mark.parametrize(
    ("shape", "avx512", "avx2"),
    [
        ((1001, 3), "VECTOR(o0, 16) UPCAST(o1, 3)", "VECTOR(o0, 8) UPCAST(o1, 3)"),
        ((1001, 4), "VECTOR(o0, 16) UPCAST(o1, 4)", "VECTOR(o0, 8) UPCAST(o1, 4)"),
        ((101, 20), "VECTOR(o1, 20)", "VECTOR(o1, 20)"),
        ((101, 32), "VECTOR(o1, 32)", "VECTOR(o1, 8) UPCAST(o1, 4)"),
        ((101, 300), "VECTOR(o1, 16) UPCAST(o1, 4, peel)", "VECTOR(o1, 8) UPCAST(o1, 4, peel)"),
    ],
    ids=str,
)
def test_few_columns_are_scanned_side_by_side(shape: tuple[int, int], avx512: str, avx2: str) -> None:
    """Records are taken apart and scanned in vectors along the axis.
    Rows of a few vectors are scanned whole, the last vector masked."""
    ast = sink(param(0, shape, float32).store(param(1, shape, float32).scan(monoids.ADD, 0)), name="sums")
    for machine, expected in ((AVX512, avx512), (AVX2, avx2)):
        context = Context(CPULLVMRenderer(replace(machine, cores=1)))
        full_rewrite_to_sink(ast, context)
        assert format_schedule(context.schedule or ()) == expected
    check(device_named("CPU:LLVM"), ast, {1: np.random.default_rng(1).integers(-9, 9, shape).astype(np.float32)}, {}, None)
