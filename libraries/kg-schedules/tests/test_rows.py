"""Rows that are reduced and written, of which two loops need one costly function:
short ones are straight code. Short ones that are reduced to one lie in the lanes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from golden.kernels import KERNELS
from golden.renderers import AVX2, AVX512, PROCESSOR
from kg.compile.program import to_program
from kg.dtype import float32, float64, int32
from kg.ir.build import argmax as place_of_greatest
from kg.ir.build import param, sink
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin import source_of
from kg.plugin.registry import open_device
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_opencl.c.renderer import OpenCLRenderer
from kg_schedules.heuristic import default_schedule
from kg_tune.bench.memory_bound import argmax, gemv, layernorm, rmsnorm, softmax
from kg_tune.bench.workload import Workload
from support.defaults import default_schedule as default_schedule_of
from support.devices import check, device_named


@pytest.mark.parametrize(
    ("name", "columns", "avx2", "avx512"),
    (
        ("softmax", 128, "VECTOR(o1, 128) VECTOR(r0, 128)", "VECTOR(o1, 128) VECTOR(r0, 128)"),
        (
            "softmax",
            256,  # 16 vectors at most
            "STAGE(o0, exp2, THREAD) VECTOR(exp2_o0.o1, 32) VECTOR(o1, 8) VECTOR(r0, 32)",
            "VECTOR(o1, 256) VECTOR(r0, 256)",
        ),
        (
            "softmax",
            100,  # no whole vectors
            "VECTOR(o1, 8) VECTOR(r0, 8) UPCAST(o0, 4)",
            "VECTOR(o1, 16) VECTOR(r0, 16) UPCAST(o0, 4)",
        ),
    ),
)
def test_a_short_row_of_two_loops_is_one_vector(name: str, columns: int, avx2: str, avx512: str) -> None:
    for host, expected in ((AVX2, avx2), (AVX512, avx512)):
        renderer = CPULLVMRenderer(host)
        graph = full_rewrite_to_sink(KERNELS[name](4, columns), Context(renderer), until="choose_schedule")  # type: ignore[call-arg]
        assert format_schedule(default_schedule(graph, renderer)) == expected


@pytest.mark.parametrize(
    ("columns", "avx2"),
    [(32, "VECTOR(o0, 32)"), (40, "VECTOR(o0, 40)"), (80, "VECTOR(o0, 40)"), (88, "VECTOR(o0, 32)"), (1000, "VECTOR(o0, 32)")],
)
def test_few_vectors_of_sums_are_taken_without_a_tail(columns: int, avx2: str) -> None:
    """Of a sum of few vectors over rows a part of these that divides them, if it is nearly as large:
    8 rows one by one took longer than 32 at once."""
    matrix, vector = param(1, (40, columns), float64), param(2, (40, 1), float64)
    out = param(0, (1, columns), float64)
    product = sink(out.store((matrix * vector.expand(40, columns)).sum(0)))
    renderer = CPULLVMRenderer(replace(AVX2, cores=1))
    graph = full_rewrite_to_sink(product, Context(renderer), until="choose_schedule")
    assert format_schedule(default_schedule(graph, renderer)) == avx2


def test_rows_of_more_reductions_than_registers_carry_are_taken_one_by_one() -> None:
    """Of whole rows there is a vector for each reduction."""
    x, count = param(1, (40, 7, 64), float32), 40
    greatest = [x.shrink((n, n + 1), (0, 7), (0, 64)).reshape(7, 64).max(1) for n in range(count)]
    ast = sink(param(0, (7, 1), float32).store(sum(greatest[1:], greatest[0])), name="greatest")
    for host in (AVX2, AVX512):
        assert "UPCAST(o0" not in default_schedule_of(ast, host)
    arrays = {1: np.random.default_rng(3).integers(-9, 9, (40, 7, 64)).astype(np.float32)}
    check(device_named("CPU:LLVM"), ast, arrays, {}, None, 0.0)


SINGLE = {
    name: replace(host, cache_sizes=(48 << 10, 1 << 20, 32 << 20), cores=1)
    for name, host in (("avx2", AVX2), ("avx512", AVX512))
}


@pytest.mark.parametrize(
    ("workload", "sizes", "avx2", "avx512"),
    (
        (gemv, (64, 64), "VECTOR(r0, 8) UPCAST(o0, 8)", "VECTOR(r0, 16) UPCAST(o0, 8)"),
        (gemv, (13, 100), "VECTOR(r0, 8) UPCAST(o0, 13)", "VECTOR(r0, 16) UPCAST(o0, 13)"),  # few outputs of what they share
        (gemv, (1000, 32), "VECTOR(r0, 16) UPCAST(o0, 4)", "VECTOR(r0, 32) UPCAST(o0, 4)"),  # two vectors of each where they come from afar
        (argmax, (64, 64), "VECTOR(r0, 8) UPCAST(o0, 4)", "VECTOR(r0, 16) UPCAST(o0, 8)"),  # two numbers are carried for each row
        (layernorm, (13, 64), "VECTOR(o1, 8) VECTOR(r0, 8) UPCAST(o0, 8, shift)", "VECTOR(o1, 16) VECTOR(r0, 16) UPCAST(o0, 8, shift)"),
        (layernorm, (4, 1024), "VECTOR(o1, 8) VECTOR(r0, 8) UPCAST(o0, 4)", "VECTOR(o1, 16) VECTOR(r0, 16) UPCAST(o0, 4)"),
        (rmsnorm, (5, 1024), "VECTOR(o1, 16) VECTOR(r0, 16) UPCAST(o0, 4, shift)", "VECTOR(o1, 32) VECTOR(r0, 32) UPCAST(o0, 4, shift)"),
        (layernorm, (1000, 100), "VECTOR(o1, 16) VECTOR(r0, 16) UPCAST(o0, 4)", "VECTOR(o1, 32) VECTOR(r0, 32) UPCAST(o0, 4)"),
        (layernorm, (1000, 1000), "VECTOR(o1, 8) VECTOR(r0, 32)", "VECTOR(o1, 16) VECTOR(r0, 64)"),
    ),
)  # fmt: skip
def test_rows_at_once(workload: Callable[..., Workload], sizes: tuple[int, int], avx2: str, avx512: str) -> None:
    found = workload(*sizes)
    assert [default_schedule_of(found.ast, host) for host in SINGLE.values()] == [avx2, avx512]
    arrays = found.make(np.random.default_rng(1))
    (got,) = open_device("CPU:LLVM").run(found.ast, *arrays)
    assert found.error(got, arrays) <= 2e-6


def tile(rows: int, lanes: int, tail: str = "") -> str:
    """A tile of rows whose exponentials are kept."""
    vectors = f"VECTOR(o1, {lanes}) VECTOR(r0, {lanes}) UPCAST(o0.in, {rows})"
    return f"TILE(o0, {rows}{tail}) STAGE(o0, exp2, THREAD) VECTOR(exp2_o0.o1, {lanes}) UPCAST(exp2_o0.o0.in, {rows}) {vectors}"


def row(lanes: int, fill: int) -> str:
    """A row whose exponentials are kept."""
    return f"STAGE(o0, exp2, THREAD) VECTOR(exp2_o0.o1, {fill}) VECTOR(o1, {lanes}) VECTOR(r0, {4 * lanes})"


@pytest.mark.parametrize(
    ("sizes", "avx2", "avx512"),
    (
        ((64, 64), tile(4, 8), tile(8, 16)),
        ((8, 512), tile(4, 8), tile(4, 16)),
        ((101, 64), tile(4, 8, ", mask"), tile(8, 16, ", mask")),
        (
            (50, 100),
            tile(4, 8, ", mask"),
            "VECTOR(o1, 16) VECTOR(r0, 16) UPCAST(o0, 8, shift)",
        ),  # elements left of wide vectors
        ((32, 256), tile(4, 8), "VECTOR(o1, 256) VECTOR(r0, 256)"),  # whole rows in half of the registers
        ((9, 1001), row(8, 8), row(16, 16)),
        ((2, 5000), row(8, 8), row(16, 16)),  # longer than the first cache
        ((4096, 4096), row(8, 32), "VECTOR(o1, 16) VECTOR(r0, 64)"),  # from memory by vectors of whole lines
        ((16384, 1024), row(8, 32), row(16, 64)),
    ),
    ids=str,
)
def test_what_a_softmax_computes_twice_is_kept(sizes: tuple[int, int], avx2: str, avx512: str) -> None:
    found = softmax(*sizes)
    assert [default_schedule_of(found.ast, host) for host in SINGLE.values()] == [avx2, avx512]
    if sizes[0] * sizes[1] <= 1 << 14:
        arrays = found.make(np.random.default_rng(1))
        (got,) = open_device("CPU:LLVM").run(found.ast, *arrays)
        assert found.error(got, arrays) <= 1e-6


@pytest.mark.parametrize("rows", (4, 64), ids=("whole rows", "tiles of 8 rows"))
def test_what_is_costly_is_computed_once(rows: int) -> None:
    """Eight vectors are eight exponentials in the code, each of which ends in one `vscalefps`."""
    source = source_of(to_program(KERNELS["softmax"](rows, 128), CPULLVMRenderer(SINGLE["avx512"]), None))  # type: ignore[call-arg]
    assert source.count("call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(") == 8


def test_no_block_of_rows_overlaps_in_work_groups() -> None:
    """OpenCL on a processor has work-groups along one loop:
    a last block of rows that overlaps would be another, which `THREAD` refuses."""
    assert "layernorm(" in source_of(to_program(layernorm(2011, 50).ast, OpenCLRenderer(PROCESSOR), None))


def test_outputs_that_two_sums_share_are_summed_at_once_but_once() -> None:
    """How many elements of a row are greater than its first:
    each is gathered from a place that is a sum itself."""
    x, y, z = param(1, (2, 65, 1), int32).expand(2, 65, 65), param(2, (65,), int32), param(3, (130,), float32)
    places = x.eq(y.reshape(1, 1, 65).expand(2, 65, 65)).where(y.reshape(1, 65, 1).expand(2, 65, 65), 0).sum(1)
    row = z.gather(places.reshape(2, 65))
    greater = (row.shrink((0, 2), (0, 1)).expand(2, 65) < row).cast(int32).sum(1).reshape(2)
    assert default_schedule_of(sink(param(0, (2,), int32).store(greater)), AVX2) == "VECTOR(r1, 32) UPCAST(o0, 2)"


@pytest.mark.parametrize(
    ("shape", "what", "avx2", "avx512"),
    (
        ((101, 10), "sum", "VECTOR(o0, 8) UNROLL(r0, 10)", "VECTOR(o0, 16) UNROLL(r0, 10)"),
        ((101, 16), "argmax", "VECTOR(o0, 8) UNROLL(r0, 16)", "VECTOR(o0, 16) UNROLL(r0, 16)"),
        ((5, 37, 3), "max", "MERGE(o0, o1) VECTOR(o0, 8) UNROLL(r0, 3)", "MERGE(o0, o1) VECTOR(o0, 16) UNROLL(r0, 3)"),
        ((101, 17), "sum", "VECTOR(r0, 8) UPCAST(o0, 8, shift)", "VECTOR(r0, 16) UPCAST(o0, 8, shift)"),
        ((101, 50), "argmax", "VECTOR(r0, 8, mask) UPCAST(o0, 4, shift)", "VECTOR(r0, 16, mask) UPCAST(o0, 8, shift)"),
        ((100, 64), "argmax", "VECTOR(r0, 8) UPCAST(o0, 4)", "VECTOR(r0, 16) UPCAST(o0, 8, shift)"),
    ),
    ids=str,
)
def test_short_rows_that_are_reduced_to_one(shape: tuple[int, ...], what: str, avx2: str, avx512: str) -> None:
    """Up to 16 elements: rows in the lanes, transposed by shuffles.
    A few vectors: several rows at once, masked where a value and its place are carried."""
    row = param(1, shape, float32)
    value = place_of_greatest(row, len(shape) - 1) if what == "argmax" else getattr(row, what)(len(shape) - 1)
    ast = sink(param(0, value.shape, value.type).store(value), name="short")
    assert default_schedule_of(ast, AVX2) == avx2
    assert default_schedule_of(ast, AVX512) == avx512
    numbers = np.random.default_rng(5).integers(-9, 9, shape).astype(np.float32)
    numbers.flat[::7] = np.nan if what != "sum" else 0
    check(device_named("CPU:LLVM"), ast, {1: numbers}, {}, None)


@pytest.mark.parametrize(
    ("shape", "axes", "avx2", "avx512"),
    (
        ((4, 3, 30, 30), (2, 3), "MERGE(o0, o1) UNROLL(r0, 5) VECTOR(r1, 8)", "MERGE(o0, o1) UNROLL(r0, 5) VECTOR(r1, 16)"),
        ((4, 3, 28, 28), (0, 2, 3), "UNROLL(r1, 4) VECTOR(r2, 8)", "UNROLL(r1, 4) VECTOR(r2, 16)"),
        ((4, 3, 7, 7), (2, 3), "MERGE(o0, o1) UNROLL(r0, 7) VECTOR(r1, 8)", "MERGE(o0, o1) UNROLL(r0, 7) VECTOR(r1, 8)"),
        ((4, 3, 28, 280), (2, 3), "MERGE(o0, o1) VECTOR(r1, 32)", "MERGE(o0, o1) VECTOR(r1, 64)"),  # a row has chains itself
        ((4, 3, 11, 28), (2, 3), "MERGE(o0, o1) VECTOR(r1, 8)", "MERGE(o0, o1) VECTOR(r1, 16)"),  # a prime number of rows
    ),
    ids=str,
)
def test_short_rows_that_are_reduced_together(shape: tuple[int, ...], axes: tuple[int, ...], avx2: str, avx512: str) -> None:
    """A step takes several rows of an output, so that one addition need not wait for the last."""
    value = param(1, shape, float32).sum(*axes)
    ast = sink(param(0, value.shape, float32).store(value), name="channels")
    assert [default_schedule_of(ast, host) for host in SINGLE.values()] == [avx2, avx512]
    numbers = np.random.default_rng(5).integers(-9, 9, shape).astype(np.float32)
    check(device_named("CPU:LLVM"), ast, {1: numbers}, {}, None, 0.0)


def test_rows_apart_stay_as_they_are() -> None:
    """Of rows with something between them no block lies in whole vectors."""
    row = param(1, (101, 20), float32).shrink((0, 101), (0, 10))
    assert default_schedule_of(sink(param(0, (101, 1), float32).store(row.sum(1))), AVX512) == "VECTOR(r0, 16)"
