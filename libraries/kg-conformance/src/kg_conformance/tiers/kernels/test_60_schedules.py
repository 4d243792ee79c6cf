"""Tier 60, schedules: each kind of Opt, and random legal schedules,
change how a kernel runs and never what it gives."""

from __future__ import annotations

import random

import pytest
from kg.dtype import DType, float32, int32, uint32
from kg.errors import ScheduleError
from kg.ir import monoid as monoids
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import Op
from kg.schedule.opts import OptOp, format_schedule
from kg_tiles import TC

from kg_conformance.capabilities import OPTS
from kg_conformance.kernels import whole as k
from kg_conformance.requires import requires
from kg_conformance.schedules.generated import legal_opts, random_schedule
from kg_conformance.subject import Subject

SEEDS = 8
#: Of the Opts of a kind that a kernel takes, so many are tried, chosen at random with a fixed seed.
TRIED = 5


@pytest.mark.parametrize(
    ("op", "name"),
    [
        pytest.param(op, name, id=f"{op.name}-{name}", marks=requires(f"schedule.{op.name}"))
        for op in OPTS
        if op is not TC
        for name in k.FOR_SCHEDULES
    ],
)
def test_opt(subject: Subject, op: OptOp, name: str) -> None:
    """One Opt of a kind. What is refused, for the renderer's fields or the kernel's, is not tried."""
    make, tolerance = k.FOR_SCHEDULES[name]
    ast, arrays = make()
    found = legal_opts(ast, subject.renderer, op)
    for opt in random.Random(1).sample(found, min(TRIED, len(found))):
        try:
            subject.check(ast, arrays, schedule=(opt,), tolerance=tolerance)
        except Exception as error:
            error.add_note(f"under {opt}")
            raise


@pytest.mark.parametrize(
    "op", [pytest.param(op, id=op.name, marks=requires(f"schedule.{op.name}")) for op in OPTS if op is not TC]
)
def test_opt_is_legal_somewhere(subject: Subject, op: OptOp) -> None:
    """A kind that is claimed applies to at least one of these kernels."""
    legal = {name: legal_opts(make()[0], subject.renderer, op) for name, (make, _) in k.FOR_SCHEDULES.items()}
    assert any(legal.values()), f"schedule.{op.name} is claimed, and every kernel refuses it"


@pytest.mark.parametrize("monoid", monoids.SIMPLE)
@pytest.mark.parametrize("dtype", [pytest.param(d, id=str(d), marks=requires(f"dtype.{d}")) for d in (float32, int32, uint32)])
@requires("schedule.GROUP")
def test_items_reduce_together(subject: Subject, monoid: str, dtype: DType) -> None:
    """Whole groups of many sizes that reduce what they hold, row after row.
    A NaN in any of them is noticed.

    By GROUP_REDUCE where the renderer says that it is quicker, and takes the dtype.
    """
    renderer = subject.renderer
    together = renderer.subgroups.reduce_group and renderer.supports(Op.GROUP_REDUCE, dtype, 1)
    for items in (6, 50, 128):
        if items > renderer.work_groups.total:
            continue
        ast, arrays = k.rows(items, monoid, dtype)
        program = subject.compile(ast, f"GROUP(r0, {items})")
        assert (next(program.find(Op.GROUP_REDUCE), None) is not None) == together, f"groups of {items}"
        subject.check(ast, arrays, schedule=f"GROUP(r0, {items})", open_zero=True)


def test_an_opt_that_does_not_fit_is_refused(subject: Subject) -> None:
    """With its text and the reason."""
    ast, _ = k.matmul(4, 4, 4)
    for text in ("UPCAST(o9, 4)", "UPCAST(r0, 4)", "UNROLL(o0, 2)", "SWAP(o0, r0)"):
        with pytest.raises(ScheduleError) as caught:
            subject.compile(ast, text)
        assert text.split(",")[0] in str(caught.value)


@pytest.mark.parametrize("name", k.FOR_SCHEDULES)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_random_schedule(subject: Subject, name: str, seed: int) -> None:
    """Several Opts one after another."""
    make, tolerance = k.FOR_SCHEDULES[name]
    ast, arrays = make()
    schedule = random_schedule(ast, subject.renderer, seed * 1000 + len(name), 5)
    try:
        subject.check(ast, arrays, schedule=schedule, tolerance=tolerance)
    except Exception as error:
        error.add_note(f"under {format_schedule(schedule)}")
        raise


@requires("tensor_cores", "schedule.TC")
def test_tensor_cores(subject: Subject) -> None:
    """Every unit that the renderer declares, one step and several, padded where the sizes don't fit."""
    cores = subject.renderer.tensor_cores
    assert cores, "tensor_cores is claimed, but the renderer declares none"
    assert len({core.name for core in cores}) == len(cores), "schedules name units, so no two have one name"
    last = {core.dtype_in: core for core in cores}
    for core in cores:
        assert core.check() == [], f"the record of {core.name}"
        if any(core.shared_operands):
            _check_reading_unit(subject, core, padded=core is last[core.dtype_in])
            continue
        if core.is_opaque:
            _check_opaque_unit(subject, core)
            continue
        n, m, depth = core.dims
        for times in (1, 3):
            rows, between = max(2, m * times), max(2, depth * times)  # an axis of one element is none
            ast, arrays = k.product(rows, n * 2, between, core)
            subject.check(ast, arrays, schedule=f"TC(r0, {core.name})")
        ast, arrays = k.product(m + 1, n + 3, depth + 2, core)
        padding = f"PADTO(o0, {m}) PADTO(o1, {n}) PADTO(r0, {depth})"
        subject.check(ast, arrays, schedule=f"{padding} TC(r0, {core.name})")


def _check_opaque_unit(subject: Subject, core: TensorCore) -> None:
    """A unit that loads and stores whole matrices:
    from arguments, and from panels, where what is padded is zero. Its results have no padding."""
    n, m, depth = core.dims
    plain, tc = k.product(2 * m, 3 * n, 3 * depth, core), f"TC(r0, {core.name})"
    for schedule in (tc, f"{tc} UPCAST(o1, 3) UNROLL(r0, 3)", f"{tc} LOCAL(o0, 2) LOCAL(o1, 3)"):
        subject.check(*plain, schedule=schedule)
    panels = f"STAGE(r0, r0.a, LOCAL, o0/r0.in+{depth}) STAGE(r0, r0.b, LOCAL, r0.in/o1+{n})"
    tiles = f"TILE(r0, {depth * 2}) {panels} TC(r0.in, {core.name}) LOCAL(o0, 2) UPCAST(o1, 2)"
    subject.check(*k.product(2 * m, 2 * n, 4 * depth, core), schedule=tiles)
    subject.check(*k.product(2 * m, 2 * n, 4 * depth - 3, core), schedule=f"PADTO(r0, {depth * 2}) {tiles}")
    with pytest.raises(ScheduleError, match="without a gate"):
        subject.compile(k.product(m + 1, n, depth, core)[0], f"PADTO(o0, {m}) {tc}")


def _check_reading_unit(subject: Subject, core: TensorCore, *, padded: bool) -> None:
    """A unit that reads panels of both operands by itself, or of one:
    lines of 128 bytes with swizzled blocks of 16, as default schedules lay them out."""
    n, m, depth = core.dims
    step, blocks = (size // core.dtype_in[0].itemsize for size in (128, 16))
    read = [x for x, shared in zip((("a", "o0"), ("b", "o1")), core.shared_operands, strict=True) if shared]
    panels = " ".join(f"STAGE(r0, r0.{x}, LOCAL, {o}.in/r0.in^{blocks}, stages=3)" for x, o in read)
    fills = " ".join(f"VECTOR(r0.{x}_r0.r0.in, {blocks})" for x, _ in read)
    tiles = (
        f"TILE(o0, {m}) TILE(o1, {n}) TILE(r0, {step}) {panels} TC(r0.in, {core.name}) UNROLL(r0.in, {step // depth}) {fills}"
    )
    ast, arrays = k.product(2 * m, 2 * n, 2 * step, core)
    subject.check(ast, arrays, schedule=tiles)
    if padded:
        ast, arrays = k.product(m + 1, n + 3, step + blocks, core)
        subject.check(ast, arrays, schedule=f"PADTO(o0, {m}) PADTO(o1, {n}) PADTO(r0, {step}) {tiles}")
