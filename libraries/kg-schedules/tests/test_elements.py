"""Tilings of kernels that reduce nothing: all are legal, and which is the cheapest."""

from __future__ import annotations

from dataclasses import replace

import pytest
from golden.renderers import AVX2, AVX512, NEON
from kg.analysis.facts import kernel_facts
from kg.dtype import float32, int32
from kg.ir import monoid as monoids
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.schedule.apply.schedule import apply_schedule
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_schedules.elements import element_tilings
from kg_schedules.heuristic import default_schedule

HOSTS = {"avx2": AVX2, "avx512": AVX512, "neon": NEON}


def _stored(value: UOp) -> UOp:
    return sink(param(0, value.shape, float32).store(value), name="elements")


def _complex_square() -> UOp:
    z = param(1, (300, 2), float32)
    real, imaginary = (z.shrink((0, 300), (i, i + 1)).reshape(300) for i in (0, 1))
    return _stored((real * real - imaginary * imaginary).stack(real * imaginary, axis=1))


def _norms() -> UOp:
    z = param(1, (300, 2), float32)
    real, imaginary = (z.shrink((0, 300), (i, i + 1)).reshape(300) for i in (0, 1))
    return _stored(real * real + imaginary * imaginary)


KERNELS = {
    "copy": lambda: _stored(param(1, (40, 128), float32).shrink((0, 40), (0, 100)) + 1.0),
    "transpose": lambda: _stored(param(1, (100, 40), float32).permute(1, 0) * 2.0),
    "parts": _complex_square,
    "norms": _norms,
    "apart": lambda: _stored(param(1, (300, 5), float32).shrink((0, 300), (2, 3)).reshape(300)),
}


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("name", KERNELS)
def test_every_tiling_is_a_legal_schedule(host: str, name: str) -> None:
    renderer = CPULLVMRenderer(HOSTS[host])
    graph = full_rewrite_to_sink(KERNELS[name](), Context(renderer), until="choose_schedule")
    found = element_tilings(kernel_facts(graph), renderer)
    assert len(found) >= 2 and [t.cost for t in found] == sorted(t.cost for t in found)
    for tiling in found:
        apply_schedule(graph, Context(renderer, tuple(tiling.make())))


@pytest.mark.parametrize(
    ("name", "schedule"),
    (
        ("copy", "VECTOR(o1, 16)"),
        ("transpose", "VECTOR(o1, 16) UPCAST(o0, 32, peel)"),
        ("norms", "VECTOR(o0, 16)"),  # neighbours fill the gaps of each other
        ("apart", ""),  # one element of five: lanes would be taken one by one, for nothing
    ),
)
def test_the_cheapest_is_the_default(name: str, schedule: str) -> None:
    assert _default(KERNELS[name](), CPULLVMRenderer(AVX512)) == schedule


@pytest.mark.parametrize(
    ("rows", "columns", "schedule"),
    (
        (300, 500, "VECTOR(o1, 16) UPCAST(o0, 32, peel)"),  # what is read comes by pairs of lines
        (1024, 1000, "VECTOR(o1, 16) UPCAST(o0, 16, peel) TILE(o1, 32)"),  # all rows that are stored share a set of the cache
        (512, 128, "VECTOR(o1, 16) UPCAST(o0, 16)"),  # two sets, and what is read has more
        (512, 2048, "VECTOR(o1, 16) UPCAST(o0, 32)"),  # what is read has one
        (4000, 4800, "VECTOR(o1, 16) UPCAST(o0, 16) TILE(o1, 25)"),  # no cache holds it; 250 vectors in a row by 25
        (4064, 4800, "VECTOR(o1, 16) UPCAST(o0, 16) TILE(o1, 16, peel)"),  # 254 vectors: no divisor
    ),
)
def test_lines_that_a_block_reads_of_each_row(rows: int, columns: int, schedule: str) -> None:
    renderer = CPULLVMRenderer(replace(AVX512, cache_sizes=(48 << 10, 1 << 20, 32 << 20), cores=1))
    kernel = _stored(param(1, (rows, columns), float32).permute(1, 0))
    assert _default(kernel, renderer) == schedule


@pytest.mark.parametrize(
    ("rows", "columns", "schedule"),
    (
        (320, 480, "VECTOR(o1, 8) UPCAST(o0, 16) TILE(o1, 20)"),
        (
            2048,
            64,
            "VECTOR(o1, 16) UPCAST(o0, 16) TILE(o1, 32)",
        ),  # rows that are stored share a set, and would lose halves of lines
        (4000, 4800, "VECTOR(o1, 16) UPCAST(o0, 16) TILE(o1, 25)"),  # no cache holds it
    ),
)
def test_vectors_shorter_than_a_line_are_stored_alone_where_lines_stay_in_the_cache(
    rows: int, columns: int, schedule: str
) -> None:
    renderer = CPULLVMRenderer(replace(AVX2, cache_sizes=(48 << 10, 1 << 20, 32 << 20), cores=1))
    assert _default(_stored(param(1, (rows, columns), float32).permute(1, 0)), renderer) == schedule


@pytest.mark.parametrize(("host", "vectors"), ((AVX2, 8), (AVX512, 4)), ids=("avx2", "avx512"))
def test_a_block_of_a_scan_is_four_lines(host: Host, vectors: int) -> None:
    renderer = CPULLVMRenderer(replace(host, cores=1))
    lanes = host.vector_bits // 32
    short = {n * lanes: n for n in (4, 6, 8)}  # all of it
    for count, steps in ((1 << 16, vectors), *short.items()):
        running = _stored(param(1, (count,), float32).scan(monoids.ADD, 0))
        assert _default(running, renderer) == f"VECTOR(o0, {lanes}) UPCAST(o0, {steps})"
    for count in (12 * lanes, 4096):  # the first cache holds it
        assert _default(_stored(param(1, (count,), float32).scan(monoids.ADD, 0)), renderer) == f"VECTOR(o0, {lanes})"


@pytest.mark.parametrize(
    ("shape", "schedule"),
    (
        ((64,), "VECTOR(o0, 64)"),  # written out
        ((1024,), "VECTOR(o0, 16)"),
    ),
)
def test_short_rows_are_written_out(shape: tuple[int, ...], schedule: str) -> None:
    a, b = (param(i, shape, float32) for i in (1, 2))
    assert _default(_stored(a + b), CPULLVMRenderer(replace(AVX512, cores=1))) == schedule


def test_short_rows_that_are_picked_are_written_out() -> None:
    picked = _stored(param(1, (64, 48), float32).gather(param(2, (16,), int32)))
    assert _default(picked, CPULLVMRenderer(replace(AVX512, cores=1))) == "VECTOR(o1, 48)"


def _default(kernel: UOp, renderer: CPULLVMRenderer) -> str:
    graph = full_rewrite_to_sink(kernel, Context(renderer), until="choose_schedule")
    return format_schedule(default_schedule(graph, renderer))
