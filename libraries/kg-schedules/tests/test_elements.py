"""Tilings of kernels that reduce nothing: all are legal, and which is the cheapest."""

from __future__ import annotations

import pytest
from golden.renderers import AVX2, AVX512, NEON
from kg.analysis.facts import kernel_facts
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.schedule.apply.schedule import apply_schedule
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
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
    renderer = CPULLVMRenderer(AVX512)
    graph = full_rewrite_to_sink(KERNELS[name](), Context(renderer), until="choose_schedule")
    assert format_schedule(default_schedule(graph, renderer)) == schedule
