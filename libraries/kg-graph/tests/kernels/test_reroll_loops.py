"""Loops that Python unrolled are vectors again, with the bits of the loops.
What is no such loop stays as it is."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import float32
from kg.ir.build import const, param
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_graph.canonical import Call
from kg_graph.kernels.reroll_loops import NODES, PIECES, REPETITIONS, rolled
from kg_graph.nodes import order_of
from kg_graph.partition import partition

#: So many operations make the graphs long enough.
LONG = 30
STEPS = 24


@pytest.fixture(params=["CPU:LLVM", "REF"])
def device(request: pytest.FixtureRequest) -> Device:
    return open_device(request.param)


def element(array: UOp, *at: int) -> UOp:
    return array.shrink(*((i, i + 1) for i in at)).reshape()


def expression(*numbers):
    """Of nodes or of numpy's numbers: a product and a difference, again and again.
    The device may not fuse them: a root is between."""
    result = numbers[0]
    for i in range(LONG):
        result = root(result * numbers[i % len(numbers)]) + numbers[(i + 1) % len(numbers)]
    return result


def root(x):
    """Of the absolute value: exact on all devices."""
    return (x.maximum(-x)).sqrt() if isinstance(x, UOp) else np.sqrt(np.abs(x))


def stacked(numbers: list[UOp]) -> UOp:
    return numbers[0].stack(*numbers[1:])


def computed(device: Device, values: tuple[UOp, ...], *arrays: np.ndarray) -> list[np.ndarray]:
    plan, _ = partition(Call(values, ()), device.renderer)
    outputs = [device.empty(int(v.shape[0]), float32) for v in values]
    device.bind(plan, [*outputs, *map(device.buffer, arrays)])()
    return [o.numpy() for o in outputs]


def random(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).uniform(-1, 1, shape).astype(np.float32)


def longest(values: tuple[UOp, ...]) -> int:
    return max((len(n.src) for n in order_of(values) if n.op is Op.STACK), default=0)


def test_steps_over_records(device: Device) -> None:
    """Three results a step, of its record and the next one's, of numbers beside them,
    and of one that all steps read."""
    x, u = param(2, (4 * (STEPS + 1) + 2,), float32), param(3, (STEPS, 2), float32)
    at = [
        (element(x, 4 * k), element(x, 4 * k + 3), element(x, 4 * k + 5), element(u, k, 1), element(x, 4 * STEPS + 5))
        for k in range(STEPS)
    ]
    first = stacked([e for a, b, c, d, e in at for e in (expression(a, b), expression(a, c, d), expression(c, e))])
    second = stacked([expression(a, c, d) + b for a, b, c, d, _ in at])
    short = rolled((first, second))
    assert len(order_of((first, second))) > NODES
    assert longest(short) == 3
    assert len(order_of(short)) * STEPS < 2 * len(order_of((first, second)))

    given, inputs = random(4 * (STEPS + 1) + 2), random(STEPS, 2)
    rows = [(given[4 * k], given[4 * k + 3], given[4 * k + 5], inputs[k, 1], given[4 * STEPS + 5]) for k in range(STEPS)]
    expected = [e for a, b, c, d, last in rows for e in (expression(a, b), expression(a, c, d), expression(c, last))]
    found = computed(device, (first, second), given, inputs)
    np.testing.assert_array_equal(found[0], np.array(expected, np.float32))
    np.testing.assert_array_equal(found[1], np.array([expression(a, c, d) + b for a, b, c, d, _ in rows], np.float32))


def test_what_all_steps_read_is_one_kernel() -> None:
    """Stacks of the same repetitions are computed by one kernel, and share what they have in common."""
    x = param(2, (2 * STEPS,), float32)
    common = [expression(element(x, 2 * k), element(x, 2 * k + 1)) for k in range(STEPS)]
    values = (stacked([c * 2.0 for c in common]), stacked([c + 1.0 for c in common]))
    plan, _ = partition(Call(values, ()), open_device("CPU:LLVM").renderer)
    assert len(plan.steps) == 1


def test_first_and_last_steps_differ(device: Device) -> None:
    x = param(1, (STEPS + 2,), float32)
    steps = [expression(element(x, k), element(x, k + 1), element(x, k + 2)) for k in range(STEPS)]
    value = stacked([element(x, 0) - 1.0, element(x, 1), *steps, element(x, STEPS + 1) * 3.0])
    assert longest(rolled((value,))) == 2
    given = random(STEPS + 2)
    expected = [
        given[0] - np.float32(1),
        given[1],
        *(expression(*given[k : k + 3]) for k in range(STEPS)),
        given[-1] * np.float32(3),
    ]
    np.testing.assert_array_equal(computed(device, (value,), given)[0], np.array(expected, np.float32))


@pytest.mark.parametrize(("by", "begin"), [(3, 0), (3, 2), (1, 0), (5, 4)])
def test_where_the_last_distance_reaches_beyond_the_array(device: Device, by: int, begin: int) -> None:
    """One number out of each, at its beginning or its end, with nothing behind the last."""
    size = by * (STEPS - 1) + begin + 1
    x = param(1, (size,), float32)
    value = stacked([expression(element(x, by * k + begin), element(x, 0)) for k in range(STEPS)])
    assert longest(rolled((value,))) <= 1
    given = random(size)
    expected = [expression(given[by * k + begin], given[0]) for k in range(STEPS)]
    np.testing.assert_array_equal(computed(device, (value,), given)[0], np.array(expected, np.float32))


def irregular(x: UOp) -> list[UOp]:
    """The square numbers: no regular distance."""
    return [expression(element(x, k * k % 600), element(x, k)) for k in range(STEPS)]


def backwards(x: UOp) -> list[UOp]:
    return [expression(element(x, 2 * (STEPS - k)), element(x, k)) for k in range(STEPS)]


def one_after_another(x: UOp) -> list[UOp]:
    """Each step of the result of the one before."""
    made = [element(x, 0)]
    for k in range(STEPS):
        made.append(expression(made[-1], element(x, k)))
    return made


def other_numbers(x: UOp) -> list[UOp]:
    return [expression(element(x, k), const(float(k), float32)) for k in range(STEPS)]


def few(x: UOp) -> list[UOp]:
    return [
        expression(expression(element(x, k), element(x, k + 9)), expression(element(x, k + 5), element(x, k)))
        for k in range(REPETITIONS - 1)
    ]


def many_pieces(x: UOp) -> list[UOp]:
    """Each piece an expression of its own."""
    parts = [
        [expression(element(x, k), element(x, k + 1)) * float(n) + float(n) for k in range(REPETITIONS)]
        for n in range(3, PIECES + 6)
    ]
    return [e for part in parts for e in (*part, element(x, 0), element(x, 3) - element(x, 8), element(x, 5).exp2())]


@pytest.mark.parametrize(
    "kind", [irregular, backwards, one_after_another, other_numbers, few, many_pieces], ids=lambda k: k.__name__
)
def test_what_is_no_loop_stays(kind) -> None:
    values = (stacked(kind(param(1, (700,), float32))),)
    assert rolled(values) == values


def test_graphs_that_are_short_stay() -> None:
    x = param(1, (STEPS,), float32)
    values = (stacked([element(x, k) * 2.0 for k in range(STEPS)]),)
    assert len(order_of(values)) < NODES
    assert rolled(values) == values
