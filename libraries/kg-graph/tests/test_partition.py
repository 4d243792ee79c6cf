"""How a front end's graph becomes kernels: what is fused, what is kept,
and that the results are those of the graph."""

from __future__ import annotations

import numpy as np
import pytest
from kg.analysis.reshaping import reshaped
from kg.dtype import DType, float32, int32
from kg.ir import monoid
from kg.ir.args import Param, Reduction
from kg.ir.build import arange, argmax, const
from kg.ir.indexing import ZERO
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_graph.canonical import Call, canonical
from kg_graph.kernels.scatters import is_join, join
from kg_graph.loop_nest import Nest
from kg_graph.materialization import decide, graph_facts, is_count
from kg_graph.multi_kernel.limits import limits_of
from kg_graph.partition import partition

X, Y = (64, 96), (96, 40)


def buffer(number: int, *shape: int, dtype: DType = float32) -> UOp:
    return UOp(Op.BUFFER, dtype, (), Param(number, shape))


def product(a: UOp, b: UOp) -> UOp:
    (i, k), (_, j) = a.shape, b.shape
    pair = a.reshape(i, k, 1).expand(i, k, j) * b.reshape(1, k, j).expand(i, k, j)
    return pair.sum(1).reshape(i, j)


def softmax(x: UOp, axis: int) -> UOp:
    e = (x - x.max(axis).broadcast_to(*x.shape)).exp()
    return e / e.sum(axis).broadcast_to(*x.shape)


def attention(q: UOp, k: UOp, v: UOp) -> UOp:
    return product(softmax(product(q, k.permute(1, 0)), 1), v)


@pytest.fixture(params=["CPU:LLVM", "REF"])
def device(request: pytest.FixtureRequest) -> Device:
    return open_device(request.param)


def kernels(device: Device, *values: UOp) -> int:
    return len(partition(canonical(values), device.renderer)[0].steps)


def run(device: Device, values: list[UOp], arrays: dict[int, np.ndarray]) -> list[np.ndarray]:
    """The results of a call, through its plan."""
    call = canonical(values)
    plan, _ = partition(call, device.renderer)
    outputs = [device.empty(int(np.prod(v.shape)), v.type) for v in call.values]
    inputs = [device.buffer(arrays[leaf.param.slot]) for leaf in call.leaves]
    program = device.load(plan)
    given = [*outputs, *inputs]
    program.bind([given[p.slot] for p in program.user_params])()
    return [o.numpy().reshape(v.shape) for o, v in zip(outputs, call.values, strict=True)]


def normal(*shape: int) -> np.ndarray:
    return np.random.default_rng(sum(shape)).standard_normal(shape).astype(np.float32)


# -- canonical


def test_a_call_numbers_what_it_reads_after_what_it_computes() -> None:
    a, b = buffer(17, 4), buffer(5, 4)
    call = canonical([b + a, b * 2.0])
    assert call.leaves == (b, a)
    assert [p.slot for v in call.values for p in v.find(Op.PARAM)] == [2, 3, 2]
    assert [o.slot for o in call.outputs] == [0, 1]
    other = canonical([buffer(1, 4) + buffer(0, 4), buffer(1, 4) * 2.0])
    assert other.values == call.values, "another call of the same computation"


# -- nests


def test_what_depends_on_an_outer_axis_is_computed_once_for_it() -> None:
    nest = Nest((8, 5))
    rows, columns = nest.axes
    assert nest.iterations((rows, frozenset())) == 8
    assert nest.iterations((frozenset(), columns)) == 40, "columns are inside rows"
    x = buffer(0, 8, 7)
    ((source, axes),) = nest.sources(x.sum(1), (rows, frozenset()))
    assert source is x
    assert nest.iterations(axes) == 8 * 7


def test_a_reshape_joins_and_splits_what_axes_depend_on() -> None:
    nest = Nest((4, 6))
    x = buffer(0, 2, 2, 6)
    ((_, axes),) = nest.sources(x.reshape(4, 6), nest.axes)
    assert axes == (nest.axes[0], nest.axes[0], nest.axes[1])
    ((_, flat),) = nest.sources(buffer(0, 24).reshape(4, 6), nest.axes)
    assert flat == (nest.axes[0] | nest.axes[1],)


# -- decisions


@pytest.mark.parametrize(
    ("name", "value", "count"),
    [
        ("softmax of rows", softmax(buffer(0, *X), 1), 1),
        (
            "layernorm",
            (d := (x := buffer(0, *X)) - (x.sum(1) * (1 / 96)).expand(*X)) * ((d * d).sum(1) + 1e-5).sqrt().expand(*X),
            1,
        ),
        ("layer", (product(buffer(0, *X), buffer(1, *Y)) + buffer(2, 1, 40).expand(64, 40)).maximum(0.0), 1),
        ("two layers", product(product(buffer(0, *X), buffer(1, *Y)).maximum(0.0), buffer(2, 40, 24)), 2),
        ("softmax of columns", softmax(buffer(0, *X), 0), 3),
        ("a value that is gathered", buffer(0, 50, 8).exp().gather(buffer(1, 4, dtype=int32)), 1),
        ("a scan and what follows", buffer(0, 64).scan(monoid.ADD, 0) + 1.0, 1),
        ("a scan of what is computed", (buffer(0, 64, 8) * buffer(1, 64, 1).expand(64, 8)).scan(monoid.ADD, 0), 1),
        ("narrow scans of what is cheap", (buffer(0, 64, 3) * 2.0).scan(monoid.ADD, 0), 1),
        ("narrow scans of what is dear", buffer(0, 64, 3).exp().scan(monoid.ADD, 0), 2),
        ("what follows narrow scans", buffer(0, 64, 3).scan(monoid.ADD, 0).exp(), 2),
        ("wide scans of what is dear", buffer(0, 64, 8).exp().scan(monoid.ADD, 0).exp(), 1),
        ("a scan of a sum", buffer(0, 64, 8).sum(1).reshape(64).scan(monoid.ADD, 0), 2),
        ("a scan of positions", argmax(buffer(0, 64, 8), 1).reshape(64).scan(monoid.MAX, 0), 2),
        ("a scan of a scan", (buffer(0, 64).scan(monoid.ADD, 0) + 1.0).scan(monoid.MAX, 0), 2),
        ("two scans and what follows", (x := buffer(0, 64, 8)).scan(monoid.ADD, 0) + x.scan(monoid.MAX, 0), 3),
        ("a scan read elsewhere", buffer(0, 64).scan(monoid.ADD, 0).flip(0) + 1.0, 2),
        ("a scan and a sum", (x := buffer(0, 64, 8)).scan(monoid.ADD, 1) - x.sum(1).expand(64, 8), 2),
    ],
)
def test_how_many_kernels(name: str, value: UOp, count: int) -> None:
    device = open_device("CPU:LLVM")
    assert kernels(device, value) == count, [d.reason for d in decide(graph_facts([value]))]


def test_attention_is_one_kernel_where_the_schedules_know_it() -> None:
    value = attention(buffer(0, 64, 32), buffer(1, 64, 32), buffer(2, 64, 32))
    assert kernels(open_device("CPU:LLVM"), value) == 1
    assert kernels(open_device("REF"), value) == 3


def test_results_of_one_shape_share_a_kernel() -> None:
    x = buffer(0, *X)
    assert kernels(open_device("CPU:LLVM"), x + 1.0, x * 2.0, x.sum(0)) == 2


def test_a_long_chain_costs_a_walk() -> None:
    """Thousands of nodes, no recursion, and one kernel."""
    x = buffer(0, 16)
    value = x
    for _ in range(5000):
        value = value * 0.5 + x
    assert decide(graph_facts([value])) == []


# -- results


def test_results(device: Device) -> None:
    x, w, b = normal(*X), normal(*Y), normal(40)
    arrays = {0: x, 1: w, 2: b}
    h = product(buffer(0, *X), buffer(1, *Y)) + buffer(2, 40).reshape(1, 40).expand(64, 40)
    found = run(device, [softmax(h, 0), softmax(h, 1), h.sum(1), h.scan(monoid.ADD, 0) * 2.0], arrays)
    exact = x.astype(np.float64) @ w + b
    e0, e1 = (np.exp(exact - exact.max(a, keepdims=True)) for a in (0, 1))
    wanted = [e0 / e0.sum(0), e1 / e1.sum(1, keepdims=True), exact.sum(1, keepdims=True), exact.cumsum(0) * 2]
    for one, other in zip(found, wanted, strict=True):
        assert np.allclose(one, other, rtol=2e-4, atol=2e-5)


def test_attention(device: Device) -> None:
    q, k, v = normal(64, 32), normal(64, 33)[:, :32].copy(), normal(65, 32)[:64].copy()
    (found,) = run(device, [attention(*(buffer(i, 64, 32) for i in range(3)))], {0: q, 1: k, 2: v})
    e = np.exp(s - s.max(1, keepdims=True)) if (s := q.astype(np.float64) @ k.T).size else s
    assert np.allclose(found, (e / e.sum(1, keepdims=True)) @ v, rtol=2e-4, atol=2e-5)


def test_a_result_that_is_an_input_gets_memory_of_its_own(device: Device) -> None:
    x = buffer(0, 6)
    found = run(device, [x, x.reshape(2, 3).permute(1, 0), x], {0: np.arange(6, dtype=np.float32)})
    assert np.array_equal(found[0], np.arange(6)) and np.array_equal(found[2], np.arange(6))
    assert np.array_equal(found[1], np.arange(6).reshape(2, 3).T)


def test_scatters_are_kernels_of_their_own(device: Device) -> None:
    x, u, i = buffer(0, 8), buffer(1, 4), buffer(2, 4, dtype=int32)
    value = (x * 2.0).scatter(u + 1.0, i, mode="add").exp()
    arrays = {0: normal(8), 1: normal(4), 2: np.array([1, 3, 3, 0], np.int32)}
    (found,) = run(device, [value], arrays)
    wanted = arrays[0].astype(np.float64) * 2
    np.add.at(wanted, arrays[2], arrays[1].astype(np.float64) + 1)
    assert np.allclose(found, np.exp(wanted), rtol=1e-5)


def test_nothing_to_compute(device: Device) -> None:
    call = canonical([buffer(0, 0, 3) + 1.0])
    assert isinstance(call, Call)
    plan, decisions = partition(call, device.renderer)
    assert not decisions
    device.load(plan).bind([device.empty(0, float32)])()  # nor is anything read


# -- positions


def test_positions_are_computed_where_they_are_used(device: Device) -> None:
    rows, columns = (arange(n, int32) for n in (50, 60))
    shifted = (columns * 2 + 1).reshape(1, 60).expand(50, 60)
    value = rows.reshape(50, 1).expand(50, 60).eq(shifted).cast(float32)
    assert kernels(device, value) == 1
    (found,) = run(device, [value], {})
    assert np.array_equal(found, np.arange(50)[:, None] == np.arange(60) * 2 + 1)


def test_running_sums_that_a_loop_makes_are_kernels_of_their_own_where_they_are_read_elsewhere(device: Device) -> None:
    x = buffer(0, 9)
    for node, count in (
        (x.scan(monoid.ADD, 0), 2),
        (const(2.0, float32).reshape(1).expand(9).scan(monoid.ADD, 0), 2),  # floats are rounded at each step
        (const(2, int32).reshape(1).expand(9).scan(monoid.MUL, 0), 2),
        (const(2, int32).reshape(1).expand(9).scan(monoid.ADD, 0), 1),
    ):
        assert kernels(device, node.cast(float32).flip(0) * x) == count
        assert kernels(device, node.cast(float32) * x) == 1
    assert is_count(arange(4)) and not is_count(arange(4).scan(monoid.ADD, 0))


# -- other positions


def test_of_a_scan_of_several_states_the_states_are_kept(device: Device) -> None:
    """The running product of complex numbers, pairs of floats.
    What is in memory is a state, never the scan itself, which has no dtype."""
    parts = [buffer(number, 5, 7) for number in range(2)]
    monoids = monoid.complex_product(float32)
    re, im = combine_values(tuple(parts), monoids, Op.SCAN, Reduction(monoids, (1,)))
    rng = np.random.default_rng(0)
    arrays = {number: rng.standard_normal((5, 7)).astype(np.float32) for number in range(2)}
    want = np.cumprod(arrays[0] + 1j * arrays[1], axis=1)
    assert kernels(device, re, im) == 1
    assert kernels(device, re * im + 1.0) == 1
    moved = (re * im).flip(1) + 1.0
    assert kernels(device, moved) == 3
    moved_apart = re.flip(1) + im
    assert kernels(device, moved_apart) == 2
    product = want.real * want.imag
    for values, expected in (
        ([re, im], [want.real, want.imag]),
        ([re * im + 1.0], [product + 1]),
        ([moved], [product[:, ::-1] + 1]),
        ([moved_apart], [want.real[:, ::-1] + want.imag]),
    ):
        for got, wanted in zip(run(device, values, arrays), expected, strict=True):
            np.testing.assert_allclose(got.reshape(wanted.shape), wanted, rtol=1e-4, atol=1e-5)


def test_what_is_read_at_many_positions_is_kept(device: Device) -> None:
    """Each step reads its source at two places:
    were none kept, the last would compute the first 2**24 times."""
    x = buffer(0, 40)
    steps = [x, x]
    for _ in range(24):
        y, z = steps
        steps = [
            y.shrink((0, 39)).pad((1, 0)) * 0.5 + y.shrink((1, 40)).pad((0, 1)) * 0.5,
            z.flip(0).gather(arange(40).maximum(1) - 1) * 0.5 + z.gather(arange(40)) * 0.5,
        ]
    given = normal(40)
    one, other = given.copy(), given.copy()
    before = np.maximum(np.arange(40) - 1, 0)
    for _ in range(24):
        one = np.pad(one[:-1], (1, 0)) * np.float32(0.5) + np.pad(one[1:], (0, 1)) * np.float32(0.5)
        other = other[::-1][before] * np.float32(0.5) + other * np.float32(0.5)
    for value, expected in zip(steps, (one, other), strict=True):
        assert 4 <= kernels(device, value) <= 24
        (found,) = run(device, [value], {0: given})
        np.testing.assert_allclose(found, expected, 1e-5, 1e-6)


def test_a_value_that_many_paths_lead_to_is_walked_once(device: Device) -> None:
    value = buffer(0, 4)
    for _ in range(64):
        value = value * 0.5 + value * value
    (found,) = run(device, [value], {0: np.zeros(4, np.float32)})
    assert not found.any()


# -- scatters that follow each other, and joins


def test_scatters_in_a_row_share_their_memory(device: Device) -> None:
    x, u, i = buffer(0, 9, 4), buffer(1, 3, 4), buffer(2, 3, dtype=int32)
    first = x.scatter(u, i)
    second = first.scatter(u * 2.0, i + 4)
    given = {0: normal(9, 4), 1: normal(3, 4), 2: np.array([2, 0, 2], np.int32)}
    expected = given[0].copy()
    expected[[2, 0, 2]] = given[1]
    between = expected.copy()
    expected[[6, 4, 6]] = given[1] * 2
    for value, wanted, count in ((second, expected, 3), (second + 1.0, expected + 1, 4)):
        assert kernels(device, value) == count
        (found,) = run(device, [value], given)
        assert np.array_equal(found, wanted)
    # whoever sees the first gets what it was
    for found in (run(device, [first, second], given), run(device, [second, first], given)[::-1]):
        assert np.array_equal(found[0], between) and np.array_equal(found[1], expected)
    (found,) = run(device, [first.sum(0).reshape(4) + second.sum(0).reshape(4)], given)
    np.testing.assert_allclose(found, between.sum(0) + expected.sum(0), rtol=1e-5)


@pytest.mark.parametrize("axis", [0, 1])
def test_a_join_copies_each_part_once(axis: int, device: Device) -> None:
    parts = [buffer(n, *((size, 4) if axis == 0 else (4, size))) for n, size in enumerate((3, 5, 2))]
    given = {n: normal(*p.shape) for n, p in enumerate(parts)}
    value = join([p * 2.0 for p in parts], axis)
    assert is_join(value) and not is_join(value.src[0]) and not is_join(parts[0])
    expected = np.concatenate([given[n] * 2 for n in range(3)], axis)
    for node, wanted, count in ((value, expected, 3), (value + 1.0, expected + 1, 4)):
        assert kernels(device, node) == count
        (found,) = run(device, [node], given)
        assert np.array_equal(found, wanted)


def test_a_part_of_a_join_may_be_computed_of_a_product_that_is_kept(device: Device) -> None:
    rng = np.random.default_rng(0)
    a, b, x = (rng.standard_normal(shape).astype(np.float32) for shape in ((64, 32), (32, 64), (64, 64)))
    scores = product(buffer(0, 64, 32), buffer(1, 32, 64))
    centred = scores - scores.sum(1).broadcast_to(64, 64) * (1 / 64)
    (found,) = run(device, [join([buffer(2, 64, 64), centred], 0)], {0: a, 1: b, 2: x})
    expected = a @ b - (a @ b).mean(axis=1, keepdims=True)
    assert np.allclose(found.reshape(128, 64), np.concatenate([x, expected]), atol=1e-4)


def test_what_is_used_twice_at_every_level_is_walked_once() -> None:
    """Eighty squares of squares are eighty nodes, not 2**80: a kernel of them compiles."""
    device = open_device("REF")
    value = UOp(Op.PARAM, int32, (), Param(1, (3,)))
    for _ in range(80):
        value = value * value
    plan, _ = partition(Call((value,), ()), device.renderer)
    program = device.load(plan)
    given = {0: device.empty(3, int32), 1: device.buffer(np.array([1, -1, 2], np.int32))}
    program.bind([given[p.slot] for p in program.user_params])()
    device.synchronize()
    np.testing.assert_array_equal(given[0].numpy(), [1, 1, 0])


def test_values_without_elements_are_constants() -> None:
    x = buffer(0, 5, 0, 3)
    around = (x * 2.0 + 1.0).reshape(3, 0).pad((1, 1), (2, 0), fill=7.0)
    call = canonical([around, x.sum(1)])
    assert not call.leaves
    assert not decide(graph_facts(call.values))


@pytest.mark.parametrize(("old", "new"), [((5, 0, 3), (0, 2)), ((0, 3), (3, 0)), ((2, 0), (0,)), ((0,), (4, 1, 0))])
def test_reshapes_of_nothing_have_no_indices(old: tuple[int, ...], new: tuple[int, ...]) -> None:
    assert reshaped(tuple(const(1, int32) for _ in new), new, old) == tuple(const(0, ZERO.type) for _ in old)


def test_products_of_one_shape_have_kernels_of_their_own(device: Device) -> None:
    a, b = buffer(0, 40, 40), buffer(1, 40, 40)
    assert kernels(device, product(a, b), product(b, a)) == 2
    assert kernels(device, product(a, b) + product(b, a)) == 2, "the second adds to the first"
    assert kernels(device, product(product(a, b) + product(b, a), a)) == 3
    first = product(a, b)
    assert kernels(device, first, first + 1.0) == 1, "what shares its product is made with it"
    small = a.shrink((0, 8), (0, 8)), b.shrink((0, 8), (0, 8))
    assert kernels(device, product(*small), product(*reversed(small))) == 1, "another launch costs more"
    rows = a.max(1), a.sum(1)
    assert kernels(device, *rows) == 1


def test_a_long_sum_of_a_call_is_shared_by_all_workers() -> None:
    """As a kernel's by itself is; in a graph it was left to one of them."""
    device = open_device("CPU:LLVM")
    long = buffer(0, 1 << 22)
    several = kernels(device, long.sum(0)) > 1
    assert several == (limits_of(device.renderer).workers > 1)
    assert kernels(device, buffer(0, 1 << 12).sum(0)) == 1
    values = np.random.default_rng(3).normal(size=1 << 22).astype(np.float32)
    centred = long - (long.sum(0) * (1 / (1 << 22))).broadcast_to(1 << 22)
    total, rest, most = run(device, [long.sum(0), centred, long.max(0) * 2.0], {0: values})
    np.testing.assert_allclose(total, values.sum(dtype=np.float64), rtol=1e-5)
    np.testing.assert_allclose(rest, values - values.mean(dtype=np.float64), atol=1e-6)
    np.testing.assert_array_equal(most, values.max() * 2)
