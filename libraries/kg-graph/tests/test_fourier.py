"""Fourier transforms in core: roots of unity, the arithmetic of a step, sizes of steps,
and whole transforms on devices against the oracle."""

from __future__ import annotations

from math import prod

import mpmath
import numpy as np
import pytest
from kg.dtype import float16, float32, float64
from kg.errors import DTypeError, ShapeError
from kg.ir.args import Fourier
from kg.ir.build import const, fourier, param, sink
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin.registry import open_device
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg.text.graphs import format_graph, parse_graph
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_graph.canonical import Call
from kg_graph.fourier.codelets import Pair, transform
from kg_graph.fourier.radices import MOST_EVEN, MOST_PRIME, filled, radices
from kg_graph.fourier.roots import root, roots
from kg_graph.oracle import Oracle
from kg_graph.partition import partition

DEVICES = ("CPU:LLVM", "CPU:C", "REF")
WIDE = CPULLVMRenderer(Host("x86_64", "linux", "x86-64-v4", (), "", 512, (32 << 10, 1 << 20, 32 << 20), 4))
#: One step, several, a large prime (37), real ones of even and odd size; an axis in front, in the middle, at the end.
WHOLE = [
    ((1,), Fourier(0, 1), 2), ((13,), Fourier(0, 13), 2), ((4, 48), Fourier(1, 48, inverse=True, scale=0.5), 2),
    ((37, 3), Fourier(0, 37), 2), ((2, 17, 5), Fourier(1, 17), 2), ((2, 60), Fourier(1, 60), 1), ((35,), Fourier(0, 35), 1),
    ((6, 2), Fourier(0, 6), 1), ((74,), Fourier(0, 74), 1), ((2, 31, 3), Fourier(1, 60, inverse=True, real=True), 2),
    ((18,), Fourier(0, 35, inverse=True, real=True, scale=2.0), 2), ((38,), Fourier(0, 74, inverse=True, real=True), 2),
]  # fmt: skip


def traced(shape: tuple[int, ...], how: Fourier, sources: int, dtype: object = float64) -> UOp:
    return fourier([param(i + 1, shape, dtype) for i in range(sources)], how)  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [1, 2, 3, 8, 12, 97, 1000, 4096])
def test_roots_are_exact(count: int) -> None:
    with mpmath.workdps(40):
        for dtype, ulp in ((float32, 2.0**-24), (float64, 2.0**-53)):
            real, imaginary = roots(count, dtype)
            for k in range(0, count, max(1, count // 40)):
                angle = 2 * mpmath.pi * k / count
                assert abs(mpmath.cos(angle) - float(real[k])) <= 0.501 * ulp
                assert abs(mpmath.sin(angle) + float(imaginary[k])) <= 0.501 * ulp
    assert root(count, count) == (1.0, 0.0)


@pytest.mark.parametrize("n", range(1, MOST_PRIME + 1))
def test_the_arithmetic_of_a_step(n: int) -> None:
    x = np.random.default_rng(n).normal(size=(2, n))
    made = transform([Pair(const(re, float64), const(im, float64)) for re, im in x.T])
    found = np.array([[_number(part) for part in p.parts] for p in made]) @ [1, 1j]
    np.testing.assert_allclose(found, np.fft.fft(x[0] + 1j * x[1]), rtol=0, atol=1e-14 * n)


def _number(node: UOp) -> float:
    return float(Oracle({}, {}).value(node))


@pytest.mark.parametrize("size", [*range(1, 200), 1000, 1 << 16, 3 << 18, 6**7, 31**3])
def test_steps_make_up_the_size(size: int) -> None:
    steps = radices(size)
    largest = (
        max((p for p in range(2, size + 1) if size % p == 0 and all(p % q for q in range(2, p))), default=1)
        if size < 200
        else 2
    )
    if largest > MOST_PRIME:
        assert steps == ()
    else:
        assert prod(steps) == size
        assert max(steps) <= max(MOST_EVEN, MOST_PRIME)


def test_sizes_of_convolutions() -> None:
    for least in (8, 73, 2017, 100_003):
        assert least <= filled(least) <= 1.25 * least
        assert max(radices(filled(least))) <= MOST_EVEN


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("shape", "how", "sources"), WHOLE)
def test_against_the_oracle(shape: tuple[int, ...], how: Fourier, sources: int, device: str) -> None:
    node = traced(shape, how, sources)
    given = np.random.default_rng(1).normal(size=(sources, *shape))
    expected = Oracle({i + 1: x for i, x in enumerate(given)}, {}).value(node)
    where = open_device(device)
    plan, _ = partition(Call((node,), ()), where.renderer)
    result = where.empty(expected.size, float64)
    where.load(plan).bind([result, *(where.buffer(x) for x in given)])()
    where.synchronize()
    np.testing.assert_allclose(result.numpy().reshape(expected.shape), expected, rtol=0, atol=1e-14 * how.size)


def test_a_transform_that_others_read_is_stored_where_it_is_asked_for() -> None:
    made = fourier([param(i + 2, (64,), float64) for i in range(2)], Fourier(0, 64))
    plan, (decision,) = partition(Call((made, made * made), ()), open_device("CPU:LLVM").renderer)
    *_, last, squared = plan.steps
    assert decision.node is made
    assert [[plan.buffers[n].slot for n in step.buffers if plan.buffers[n].is_given] for step in (last, squared)] == [
        [0],
        [0, 1],
    ]  # type: ignore[union-attr]


def test_what_is_computed_of_a_kept_sum_is_transformed() -> None:
    """Sums of products are looked for that an attention makes on the way.
    A transform that reads one is no kernel of an attention."""
    x, w = (param(n, (4, 3), float64) for n in (1, 2))
    exponential = x.exp2()
    value = exponential - (exponential * w).sum(0).reshape(1, 3).expand(4, 3)
    node = fourier([value, w], Fourier(0, 4))
    plan, _ = partition(Call((node,), ()), open_device("CPU:LLVM").renderer)
    rng = np.random.default_rng(2)
    given = [rng.normal(size=(4, 3)) for _ in "xw"]
    where = open_device("CPU:LLVM")
    result = where.empty(24, float64)
    where.load(plan).bind([result, *map(where.buffer, given)])()
    where.synchronize()
    first = 2 ** given[0]
    expected = np.fft.fft(first - (first * given[1]).sum(0) + 1j * given[1], axis=0)
    np.testing.assert_allclose(result.numpy().reshape(4, 3, 2) @ [1, 1j], expected, rtol=0, atol=1e-13)


def _schedules(node: UOp) -> list[str]:
    plan, _ = partition(Call((node,), ()), WIDE)
    found = []
    for step in plan.steps:
        context = Context(WIDE)
        full_rewrite_to_sink(step.kernel, context, until="choose_schedule")  # type: ignore[union-attr]
        found.append(format_schedule(context.schedule or ()))
    return found


def test_steps_lie_in_vectors() -> None:
    assert _schedules(traced((1024,), Fourier(0, 1024), 2, float32)) == [
        "VECTOR(o0, 16)",
        "VECTOR(o1, 16)",
        "VECTOR(o0, 16)",
    ]


def test_short_rows_lie_beside_each_other_in_vectors() -> None:
    assert _schedules(traced((100_000, 8), Fourier(1, 8), 2, float32)) == ["VECTOR(o0, 16) THREAD(o0)"]


def test_what_a_vector_costs_decides_its_axis() -> None:
    """Along the axis of 3 vectors are short, along that of 100 elements are apart
    with nothing between them."""
    x = param(1, (100, 5, 3), float32)
    parts = [x.shrink((0, 100), (i, i + 1), (0, 3)).reshape(100, 3) for i in (0, 4)]
    context = Context(WIDE)
    full_rewrite_to_sink(
        sink(param(0, (100, 2, 3), float32).store(parts[0].stack(parts[1], axis=1))), context, until="choose_schedule"
    )
    assert format_schedule(context.schedule or ()) == "VECTOR(o1, 4)"


def test_text_and_bad_input() -> None:
    node = traced((4, 3), Fourier(0, 4, inverse=True, scale=0.25), 2)
    assert parse_graph(format_graph(node)) is node
    with pytest.raises(DTypeError, match="float32 or float64, not float16"):
        traced((4,), Fourier(0, 4), 2, float16)
    with pytest.raises(ShapeError, match=r"axis 0 of \[5\] must have 4 elements"):
        traced((5,), Fourier(0, 4), 2)
    with pytest.raises(ShapeError, match="along axis 1"):
        traced((4,), Fourier(1, 4), 2)
    with pytest.raises(ShapeError, match="real values have coefficients"):
        traced((4,), Fourier(0, 4, inverse=True), 1)
