"""The generator of tilings and the cost of register tiles:
against measured times, and what is ranked first."""

from __future__ import annotations

import sys
from dataclasses import replace

import numpy as np
import pytest
from golden.renderers import AVX2, AVX512, NEON
from kg.analysis.facts import kernel_facts
from kg.dtype import bfloat16, float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin.registry import open_device
from kg.schedule.apply.schedule import apply_schedule
from kg.schedule.context import Context
from kg.schedule.opts import OptOp, format_schedule, parse_schedule
from kg.semantics.floats import round_values
from kg_conformance.subject import Subject
from kg_cpu.host import Host, baseline
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_schedules.cost.machine import machine_of
from kg_schedules.tilings import tilings
from kg_tiles import STAGE
from kg_tune.bench.compute_bound import product
from kg_tune.bench.memory_bound import argmax, gemv, sum_all
from kg_tune.bench.workload import Workload
from support.defaults import default_schedule

#: Vectors and rows of a tile -> 10^9 multiplications a second, of products of 420 x 256 by 256 x 96 (AVX2) and x 192 (AVX-512) over panels on one processor of a Xeon 6, the least
#: processor time of 12 rounds; the multipliers alone do 67.1 and 124.
MEASURED_AVX2 = {
    **{(1, 4): 34.4, (1, 6): 46.4, (1, 7): 52.2, (1, 10): 55.0, (1, 12): 55.0, (1, 14): 54.8, (2, 2): 31.8, (2, 3): 44.9, (2, 4): 55.3},
    **{(2, 5): 61.9, (2, 6): 66.2, (3, 2): 44.4, (3, 3): 60.3, (3, 4): 65.9, (4, 1): 34.8, (4, 2): 55.5},
}  # fmt: skip
MEASURED_AVX512 = {
    **{(1, 6): 84.3, (1, 10): 106.4, (1, 14): 110.8, (2, 4): 98.8, (2, 5): 108.2, (2, 6): 112.5, (2, 7): 115.2, (2, 10): 116.8, (2, 12): 117.4},
    **{(2, 14): 114.3, (3, 4): 111.9, (3, 5): 114.9, (3, 7): 117.6, (4, 4): 115.2, (4, 5): 115.1, (4, 6): 117.1},
}  # fmt: skip


def _graph(m: int, n: int, k: int, machine: CPULLVMRenderer) -> UOp:
    value = product(param(1, (m, k), float32), param(2, (k, n), float32))
    ast = sink(param(0, value.shape, float32).store(value), name="product")
    return full_rewrite_to_sink(ast, Context(machine), until="choose_schedule")


@pytest.mark.parametrize(
    ("renderer", "measured", "most"),
    ((CPULLVMRenderer(AVX2), MEASURED_AVX2, 67.1), (CPULLVMRenderer(AVX512), MEASURED_AVX512, 124.0)),
    ids=("avx2", "avx512"),
)
def test_register_tiles_cost_what_was_measured(
    renderer: CPULLVMRenderer, measured: dict[tuple[int, int], float], most: float
) -> None:
    machine = machine_of(renderer)
    off = {tile: abs(machine.busy(tile[0] * tile[1], sum(tile)) * rate / most - 1) for tile, rate in measured.items()}
    assert max(off.values()) < 0.08 and sum(off.values()) < 0.06 * len(off), off


def test_without_a_multiplication_that_adds_tiles_leave_registers_for_products() -> None:
    assert machine_of(CPULLVMRenderer(baseline("x86_64"))).most_rows(2) == 5
    assert machine_of(CPULLVMRenderer(AVX2)).most_rows(2) == 6


def test_panels_share_the_rows_of_a_left_operand_that_the_second_cache_does_not_hold() -> None:
    large, small = (_first_tiling(m, AVX2) for m in (2048, 96))
    assert large.startswith("TILE(o1, 64) VECTOR(o1.in, 16) STAGE(o1, p2, THREAD, o1.in/r0/o1.in.in)")
    assert "TILE" not in small and "STAGE(o1, p2, THREAD, r0/o1.in)" in small


@pytest.mark.parametrize(
    ("host", "tile"), [(AVX2, ("VECTOR(o1, 24, mask)", "UPCAST(o0, 4)")), (AVX512, ("VECTOR(o1, 64)", "UPCAST(o0, 6"))]
)
def test_zen_5_reads_the_left_operand_for_each_panel(host: Host, tile: tuple[str, str]) -> None:
    found = _first_tiling(2048, replace(host, tune="znver5", cache_sizes=(48 << 10, 1 << 20, 32 << 20)))
    assert "TILE" not in found and "STAGE(o1, p2, THREAD, r0/o1.in)" in found
    assert all(opt in found for opt in tile)


def _first_tiling(rows: int, host: Host) -> str:
    """What is ranked first for so many rows by a matrix of 2048 x 2048."""
    renderer = CPULLVMRenderer(host)
    return format_schedule(tuple(tilings(kernel_facts(_graph(rows, 2048, 2048, renderer)), renderer)[0].make()))


@pytest.mark.parametrize("across", [False, True], ids=("in rows", "across"))
@pytest.mark.parametrize("sizes", [(70, 64, 96), (67, 96, 41)], ids=str)
def test_products_by_blocks_of_panels_are_right(sizes: tuple[int, int, int], *, across: bool) -> None:
    m, n, k = sizes
    right = param(2, (n, k), float32).permute(1, 0) if across else param(2, (k, n), float32)
    ast = sink(param(0, (m, n), float32).store(product(param(1, (m, k), float32), right)), name="product")
    renderer = CPULLVMRenderer(replace(AVX2, cache_sizes=(4096, 10240), cores=1))
    graph = full_rewrite_to_sink(ast, Context(renderer), until="choose_schedule")
    schedules = [tuple(t.make()) for t in tilings(kernel_facts(graph), renderer)]
    blocks = [opts for opts in schedules if opts[0].op is OptOp.TILE and opts[0].axis == "o1"]
    rng = np.random.default_rng(24)
    arrays = {1: rng.standard_normal((m, k), np.float32), 2: rng.standard_normal((n, k) if across else (k, n), np.float32)}
    assert blocks
    for opts in blocks:
        Subject("CPU:LLVM", device=open_device("CPU:LLVM")).check(ast, arrays, schedule=opts, tolerance=1e-4)


@pytest.mark.parametrize("sizes", [(72, 64, 32), (70, 64, 48)], ids=str)
def test_products_whose_rows_are_widened_for_several_tiles_are_right(sizes: tuple[int, int, int]) -> None:
    """Over blocks of panels and in place, tiles that divide the rows and such
    whose last one overlaps the one before."""
    m, n, k = sizes
    values = product(param(1, (m, k), bfloat16).cast(float32), param(2, (k, n), bfloat16).cast(float32))
    ast = sink(param(0, (m, n), float32).store(values), name="product")
    renderer = CPULLVMRenderer(replace(AVX2, cache_sizes=(4096, 10240), cores=1))
    graph = full_rewrite_to_sink(ast, Context(renderer), until="choose_schedule")
    found = tilings(kernel_facts(graph), renderer)
    schedules = [opts for t in found if (opts := tuple(t.make())) and any(o.op is STAGE and o.axis == "o0" for o in opts)]
    in_tiles = [opts for opts in schedules if not any(o.op is OptOp.TILE and o.axis == "o0" for o in opts)]
    of_panels = [any(o.op is OptOp.TILE for o in opts) for opts in in_tiles]
    assert any(of_panels) and not all(of_panels)
    rng = np.random.default_rng(24)
    arrays = {i: round_values(rng.standard_normal(shape, np.float32), bfloat16) for i, shape in ((1, (m, k)), (2, (k, n)))}
    for opts in in_tiles:
        Subject("CPU:LLVM", device=open_device("CPU:LLVM")).check(ast, arrays, schedule=opts, tolerance=1e-4)


def test_zen_4_takes_vectors_of_512_bits_in_two_parts_and_rows_one_by_one() -> None:
    usual, zen = (machine_of(CPULLVMRenderer(replace(AVX512, tune=tune))) for tune in ("", "znver4"))
    assert (usual.products, usual.loads, usual.rows) == (2.0, 2.0, 4)
    assert (zen.products, zen.loads, zen.rows) == (1.0, 1.0, 1)
    assert machine_of(CPULLVMRenderer(replace(AVX2, tune="znver4"))).products == 2.0


@pytest.mark.parametrize(
    ("tune", "workload", "sizes", "beside"),
    [
        ("", "gemv", (4096, 4096), True),
        ("znver5", "gemv", (4096, 4096), False),
        ("znver5", "argmax", (4096, 4096), False),
        ("znver5", "argmax", (400, 1024), True),  # the caches hold it
        ("znver5", "gemv", (400, 1024), False),
        ("znver5", "gemv", (400, 16384), True),  # a vector of more than half of the first cache is loaded for four rows
    ],
)
def test_rows_beside_each_other(tune: str, workload: str, sizes: tuple[int, int], beside: bool) -> None:
    kernel = {"gemv": gemv, "argmax": argmax}[workload](*sizes).ast
    assert ("UPCAST(o0, 4)" in default_schedule(kernel, replace(AVX2, tune=tune))) == beside


def test_sums_of_products_have_as_many_chains_as_keep_multipliers_busy() -> None:
    def of(ast: UOp) -> str:
        return default_schedule(ast, replace(AVX2, tune="znver5", cores=1))

    sums, greatest = (param(1, (64, 4096), float32).sum(1), param(1, (64, 4096), float32).max(1))
    assert of(gemv(64, 4096).ast) == "VECTOR(r0, 64)" and of(gemv(640, 200).ast) == "VECTOR(r0, 32)"
    assert of(sink(param(0, sums.shape, float32).store(sums), name="sums")) == "VECTOR(r0, 64)"
    assert of(sink(param(0, greatest.shape, float32).store(greatest), name="greatest")) == "VECTOR(r0, 32)"
    # outputs that share what they read are chains themselves
    assert of(gemv(3, 4096).ast) == "VECTOR(r0, 16) UPCAST(o0, 3)" and of(gemv(9, 4096).ast) == "VECTOR(r0, 8) UPCAST(o0, 9)"


@pytest.mark.parametrize(
    ("kernel", "workers", "schedule"),
    [
        (sum_all(1 << 24), 1, "VECTOR(r0, 32) TILE(r0, 262144) UNROLL(r0, 2)"),  # halves of it
        (gemv(3000, 5000), 1, "VECTOR(r0, 32) TILE(o0, 1500) UPCAST(o0, 2)"),  # of the rows
        (sum_all(1 << 24), 2, "VECTOR(r0, 64)"),  # which workers share
        (gemv(3000, 5000), 2, "VECTOR(r0, 64) THREAD(o0)"),
        (gemv(3001, 5000), 1, "VECTOR(r0, 64)"),
        (gemv(300, 5000), 1, "VECTOR(r0, 64)"),  # the caches hold it
        (argmax(4096, 4096), 1, "VECTOR(r0, 32)"),
    ],
)
def test_two_streams_from_memory_for_one_worker(kernel: Workload, workers: int, schedule: str) -> None:
    host = replace(AVX2, tune="znver5", cores=workers, cache_sizes=(48 << 10, 1 << 20, 32 << 20))
    assert default_schedule(kernel.ast, host) == schedule


@pytest.mark.parametrize("kernel", [sum_all(4160), gemv(22, 70), gemv(22, 64)], ids=["sum", "rows", "whole rows"])
def test_halves_are_right(kernel: Workload) -> None:
    small = replace(AVX2, tune="znver5", cores=1, cache_sizes=(1 << 10, 1 << 12))
    schedule = default_schedule(kernel.ast, small)
    assert "TILE(r0, 65) UNROLL(r0, 2)" in schedule or "TILE(o0, 11) UPCAST(o0, 2)" in schedule
    arrays = dict(enumerate(kernel.make(np.random.default_rng(5)), 1))
    subject = Subject("CPU:LLVM", device=open_device("CPU:LLVM"))
    subject.check(kernel.ast, arrays, schedule=parse_schedule(schedule), tolerance=1e-5)


@pytest.mark.parametrize(
    ("columns", "workers", "lanes"),
    [(4096, 1, 64), (100, 1, 64), (40, 1, 40), (4096, 2, 64), (96, 2, 48), (20, 1, 24)],
)
def test_sums_of_columns_fill_half_of_the_registers(columns: int, workers: int, lanes: int) -> None:
    sums = param(1, (500, columns), float32).sum(0)
    found = default_schedule(sink(param(0, sums.shape, float32).store(sums), name="sums"), replace(AVX2, cores=workers))
    assert found.split(") ")[0].rstrip(")") == f"VECTOR(o0, {lanes}"


@pytest.mark.parametrize("host", [AVX2, AVX512, NEON], ids=("avx2", "avx512", "neon"))
@pytest.mark.parametrize("sizes", [(512, 512, 512), (7, 392, 17), (300, 3, 100)], ids=str)
def test_every_tiling_is_a_legal_schedule(host: object, sizes: tuple[int, int, int]) -> None:
    renderer = CPULLVMRenderer(host)  # type: ignore[arg-type]
    graph = _graph(*sizes, renderer)
    found = tilings(kernel_facts(graph), renderer)
    assert len(found) >= 10 and [t.cost for t in found] == sorted(t.cost for t in found)
    for tiling in found:
        apply_schedule(graph, Context(renderer, tuple(tiling.make())))


def test_ranking_takes_little_beside_a_compile() -> None:
    """Calls of functions, of which there are 11,704, in 3 ms:
    a time would say as much of what else this machine and process do."""
    renderer = CPULLVMRenderer(AVX512)
    kernel = kernel_facts(_graph(512, 512, 512, renderer))
    tilings(kernel, renderer)
    calls, before = list[str](), sys.getprofile()
    sys.setprofile(lambda _, event, __: calls.append(event) if event == "call" else None)
    try:
        tilings(kernel, renderer)
    finally:
        sys.setprofile(before)
    assert 1_000 < len(calls) < 30_000
