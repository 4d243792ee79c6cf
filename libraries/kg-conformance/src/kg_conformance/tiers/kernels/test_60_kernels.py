"""Tier 60: whole kernels against the oracle.
Operands are whole numbers where results can be exact, so that order can't matter."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
from kg.dtype import DType, bool_, float16, float32, float64, int8, int16, int32, int64, uint8, uint16
from kg.ir import monoid as monoids
from kg.ir.args import Monoid, Reduction
from kg.ir.build import param, sink
from kg.ir.movement import SCATTER_MODES, combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.floats import Array, numpy_storage_dtype, to_storage
from kg_graph.oracle import run_ast

from kg_conformance.kernels import whole as k
from kg_conformance.requires import requires
from kg_conformance.subject import Subject

MANY = (int8, uint16, int32, int64, float16, float32, float64, bool_)
SHAPES = (((1031,), (0,)), ((7, 13, 5), (0, 2)), ((17, 33), (1,)), ((33, 17), (0,)), ((5, 0), (1,)), ((3, 1), (1,)))


def dtypes(*wanted: DType) -> list[object]:
    return [pytest.param(d, id=str(d), marks=requires(f"dtype.{d}")) for d in wanted]


# -- elementwise, broadcast, movement


@pytest.mark.parametrize("dtype", dtypes(*MANY))
def test_elementwise_chain(subject: Subject, dtype: DType) -> None:
    shape = (7, 37)
    a, b, c = (param(slot, shape, dtype) for slot in (1, 2, 3))
    value = a.ne(b).where(a + b * c, b - c).maximum(c)
    arrays = {slot: k.whole(shape, dtype, slot) for slot in (1, 2, 3)}
    subject.check(k.out(value, "chain"), arrays, open_zero=True)
    subject.check(k.out(value, "chain"), arrays, schedule=(), open_zero=True)


@pytest.mark.parametrize("size", [1, 2, 3, 15, 16, 17, 31, 33, 63, 65, 127, 1000, 1025], ids=str)
def test_every_length(subject: Subject, size: int) -> None:
    """Whatever the tail of vectors, groups and slices: all elements are written, nothing beside them is."""
    x = param(1, (size,), float32)
    arrays = {1: k.whole((size,), float32, size)}
    subject.check(k.out(x * 2.0 + 1.0, "length"), arrays)
    device = subject.device
    buffers = [device.empty(size + 32, float32) for _ in range(2)]
    for buffer in buffers:
        buffer.copyin(np.full(size + 32, -7, np.float32))
    program = device.runtime.load(subject.compile(k.out(x * 2.0 + 1.0, "length")))
    program.bind(buffers)()
    device.synchronize()
    assert buffers[0].numpy()[size:].tolist() == [-7.0] * 32, "elements beyond the end were written"


@pytest.mark.parametrize(
    ("left", "right"),
    [((5, 1), (1, 7)), ((3, 1, 5), (4, 1)), ((1,), (6, 7)), ((2, 3, 4), (4,)), ((0, 3), (3,))],
    ids=str,
)
def test_broadcast(subject: Subject, left: tuple[int, ...], right: tuple[int, ...]) -> None:
    shape = np.broadcast_shapes(left, right)
    a, b = (param(i, s, int32).broadcast_to(*shape) for i, s in ((1, left), (2, right)))
    subject.check(k.out(a * 10 + b, "broadcast"), {1: k.whole(left, int32, 1), 2: k.whole(right, int32, 2)})


MOVES: dict[str, Callable[[UOp], UOp]] = {
    "transpose": lambda x: x.permute(1, 0, 2),
    "rotate": lambda x: x.permute(2, 0, 1),
    "flip": lambda x: x.flip(0, 2),
    "merge": lambda x: x.reshape(12, 5),
    "split": lambda x: x.reshape(3, 2, 2, 5),
    "pad": lambda x: x.pad((1, 0), (0, 2), (3, 1), fill=9),
    "pad_alone": lambda x: x.shrink((0, 0), (0, 4), (0, 5)).pad((2, 1), (0, 0), (0, 0), fill=3),
    "shrink": lambda x: x.shrink((1, 3), (0, 4), (2, 5)),
    "expand": lambda x: x.reshape(3, 4, 5, 1).expand(3, 4, 5, 3),
    "chain": lambda x: x.permute(2, 1, 0).flip(1).pad((1, 1), (0, 0), (2, 0), fill=7).reshape(7, 20).shrink((1, 6), (3, 19)),
    "pad_of_flip": lambda x: x.flip(2).pad((0, 0), (0, 0), (2, 2), fill=1).flip(2).pad((0, 0), (1, 1), (0, 0), fill=2),
    "reshape_of_pad": lambda x: x.pad((0, 1), (0, 0), (0, 0), fill=4).reshape(8, 10).permute(1, 0),
}


@pytest.mark.parametrize("name", MOVES)
def test_movement(subject: Subject, name: str) -> None:
    """Masks and index arithmetic: every element comes from where it should, or is the fill."""
    raw = np.arange(60, dtype=np.int32).reshape(3, 4, 5) + 100
    ast = k.out(MOVES[name](param(1, (3, 4, 5), int32)), name)
    subject.check(ast, {1: raw})
    subject.check(ast, {1: raw}, schedule=())


# -- reductions


def reductions() -> list[object]:
    return [
        pytest.param(m, d, id=f"{m.name}-{d}", marks=requires(f"dtype.{d}"))
        for m in (monoids.ADD, monoids.MUL, monoids.MAX, monoids.MIN)
        for d in MANY
    ]


def operands_of(monoid: Monoid, shape: tuple[int, ...], dtype: DType) -> Array:
    """Exact in any order: factors are one or minus one.
    All of one sign for MAX and MIN, so that a wrong start shows."""
    raw = k.whole(shape, dtype, 20, 2 if dtype.bits <= 16 else 9)
    if monoid in (monoids.MAX, monoids.MIN) and dtype.is_signed:
        values = np.abs(k.as_values(raw, dtype)) + 1
        return to_storage(-values if monoid is monoids.MAX else values, dtype)
    if monoid is not monoids.MUL or dtype.is_bool or dtype.is_int:
        return raw
    signs = np.where(k.as_values(raw, dtype) < 0, -1.0, 1.0)
    return to_storage(signs.astype(np.float32), dtype)


@pytest.mark.parametrize(("monoid", "dtype"), reductions())
def test_reduce(subject: Subject, monoid: Monoid, dtype: DType) -> None:
    """Long, odd, over several axes, over one element, over nothing."""
    for shape, axes in SHAPES:
        raw = operands_of(monoid, shape, dtype)
        x = param(1, shape, dtype)
        value = x.sum(*axes) if monoid is monoids.ADD and dtype.is_float else x.reduce(monoid, *axes)
        subject.check(k.out(value, f"reduce_{monoid.name}"), {1: raw}, open_zero=True)


@pytest.mark.parametrize(
    ("dtype", "greatest"),
    [
        pytest.param(d, g, id=f"{d}-{'max' if g else 'min'}", marks=requires(f"dtype.{d}"))
        for d in (float16, float32, float64)
        for g in (True, False)
    ],
)
def test_nan_wins_in_reductions(subject: Subject, dtype: DType, greatest: bool) -> None:
    """Wherever in a row it stands."""
    values = np.arange(40 * 37, dtype=np.float64).reshape(40, 37) % 11 - 5
    for row in range(37):
        values[row, row] = math.nan
    x = param(1, (40, 37), dtype)
    subject.check(k.out(x.max(1) if greatest else x.min(1), "with_nan"), {1: to_storage(values, dtype)})


@pytest.mark.parametrize("monoid", [monoids.ADD, monoids.MUL, monoids.MAX, monoids.MIN], ids=repr)
def test_reduce_nothing(subject: Subject, monoid: Monoid) -> None:
    """0, 1, the least, the greatest: also where only one of the reduced axes is empty,
    and where a loop is around it."""
    for shape, axes in (((0,), (0,)), ((4, 0), (1,)), ((0, 3), (0,)), ((4, 0, 3), (1, 2))):
        for dtype in (int32, float32):
            value = param(1, shape, dtype).reduce(monoid, *axes)
            subject.check(k.out(value + value.const_like(0), "nothing"), {1: k.whole(shape, dtype)})


def test_sum_of_ones_is_exact(subject: Subject) -> None:
    """In float32, more of them than a serial sum can count.
    By a work-group where there is one, as such a sum would be run."""
    n = (1 << 24) + (1 << 12)
    items = min(256, subject.renderer.work_groups.total)
    schedule = f"UNROLL(r0, 4) GROUP(r0, {items})" if subject.claims("schedule.GROUP") else None
    subject.check(k.out(param(1, (n,), float32).sum(), "ones"), {1: np.ones(n, np.float32)}, schedule=schedule)


@pytest.mark.parametrize("rows", [1, 3])
def test_long_sum_keeps_its_digits(subject: Subject, rows: int) -> None:
    """1 + 2^-12 a quarter of a million times: a serial sum drops the small part of every one.
    By a work-group, and by one work-item."""
    n = (1 << 18) + 8
    value = np.float32(1 + 2.0**-12)
    ast, exact = k.out(param(1, (rows, n), float32).sum(1), "long_sum"), float(value) * n
    for schedule in (None, "UNROLL(r0, 8)") if subject.claims("schedule.UNROLL") else (None,):
        found = subject.run(ast, {1: np.full((rows, n), value)}, schedule=schedule)[0]
        assert abs(float(found[0, 0]) / exact - 1) < 64 * 2.0**-24, f"{schedule}: the sum is {found[0, 0]}, exact is {exact}"


@pytest.mark.parametrize(
    ("dtype", "least"),
    [
        pytest.param(d, which, id=f"{d}-{'argmin' if which else 'argmax'}", marks=requires(f"dtype.{d}"))
        for d in (int8, int32, int64, float16, float32, float64)
        for which in (False, True)
    ],
)
def test_position_of_the_greatest(subject: Subject, dtype: DType, least: bool) -> None:
    """The first of ties; the first NaN where there is one."""
    for shape, axis in (((9, 50), 1), ((50, 9), 0), ((1, 1), 1)):
        subject.check(*k.position(shape, axis, dtype, least=least))
    if dtype.is_float:
        values = np.random.default_rng(2).integers(-3, 4, (12, 41)).astype(np.float64)
        for row in range(12):
            values[row, [row * 2, 40 - row]] = math.nan
        subject.check(*k.position((12, 41), 1, dtype, least=least, values=to_storage(values, dtype)))
        equal = np.full((3, 19), math.inf if least else -math.inf)  # the monoid's own starting value
        subject.check(*k.position((3, 19), 1, dtype, least=least, values=to_storage(equal, dtype)))


def test_moments_in_one_pass(subject: Subject) -> None:
    subject.check(*k.moments(5, 67), tolerance=1e-5)


def test_logsumexp_in_one_pass(subject: Subject) -> None:
    x = param(1, (4, 51), float32)
    monoid = monoids.logsumexp(float32)
    ones = x.const_like(1.0).reshape(1, 1).expand(4, 51)
    m, s = combine_values((x, ones), monoid, Op.REDUCE, Reduction(monoid, (1,)))
    subject.check(k.out(m + s.log2() * 0.6931471805599453, "logsumexp"), {1: k.real((4, 51), float32) * 40}, tolerance=1e-5)


# -- products, networks


@pytest.mark.parametrize(
    ("sizes", "dtype"),
    [
        pytest.param(sizes, d, id=f"{'x'.join(map(str, sizes))}-{d}", marks=requires(f"dtype.{d}"))
        for sizes in ((1, 1, 1), (5, 7, 3), (17, 33, 65), (64, 48, 32), (1, 50, 19))
        for d in (float32, float16, int8)
    ],
)
def test_matmul(subject: Subject, sizes: tuple[int, int, int], dtype: DType) -> None:
    subject.check(*k.matmul(*sizes, dtype))


@pytest.mark.parametrize(("channels", "filters", "size", "stride"), [(1, 1, 5, 1), (3, 8, 9, 1), (4, 2, 8, 2)])
def test_convolution(subject: Subject, channels: int, filters: int, size: int, stride: int) -> None:
    subject.check(*k.convolution(channels, filters, size, stride))


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (3, 129), (17, 5)])
def test_softmax(subject: Subject, rows: int, columns: int) -> None:
    subject.check(*k.softmax(rows, columns), tolerance=1e-5)


@pytest.mark.parametrize(("rows", "columns"), [(2, 31), (9, 64)])
def test_layernorm(subject: Subject, rows: int, columns: int) -> None:
    subject.check(*k.layernorm(rows, columns), tolerance=1e-4)


# -- running values, positions that are data


@pytest.mark.parametrize("exclusive", [False, True], ids=["inclusive", "exclusive"])
@pytest.mark.parametrize("name", ["add", "max", "mul"])
@requires("scan")
def test_scan(subject: Subject, name: str, exclusive: bool) -> None:
    for dtype in (int32, float32):
        for shape, axis in (((6, 37), 1), ((37, 6), 0), ((40,), 0)):
            x = param(1, shape, dtype)
            value = x.scan(monoids.SIMPLE[name], axis, exclusive=exclusive)
            raw = operands_of(monoids.SIMPLE[name], shape, dtype)
            subject.check(k.out(value, f"scan_{name}"), {1: raw}, open_zero=True)


@requires("scan")
def test_padded_scan(subject: Subject) -> None:
    """Along the axis that runs, and along another: what is outside is the fill, and nothing there is read."""
    raw = k.whole((5, 7), int32, 3)
    for axis in (0, 1):
        value = param(1, (5, 7), int32).scan(monoids.ADD, axis, exclusive=True) * 2
        for margins in (((2, 3), (0, 0)), ((0, 0), (1, 4)), ((1, 1), (2, 2))):
            subject.check(k.out(value.pad(*margins, fill=-5) + 1, "padded_scan"), {1: raw})


@pytest.mark.parametrize("dtype", dtypes(uint8, int16, int32, int64))
@requires("gather")
def test_gather(subject: Subject, dtype: DType) -> None:
    """Rows by one index, elements by two; the indices are data of any integer dtype."""
    rows, columns = np.array([4, 0, 4, 8, 1]), np.array([0, 2, 1, 2, 0])
    kind = numpy_storage_dtype(dtype)
    data = k.real((9, 3), float32, 3)
    value = param(1, (9, 3), float32).gather(param(2, (5,), dtype))
    subject.check(k.out(value, "gather_rows"), {1: data, 2: rows.astype(kind)})
    value = param(1, (9, 3), float32).gather(param(2, (5,), dtype), param(3, (5,), dtype))
    subject.check(k.out(value * 2.0, "gather_elements"), {1: data, 2: rows.astype(kind), 3: columns.astype(kind)})


@pytest.mark.parametrize("dtype", dtypes(uint8, int16, int32, int64))
@requires("gather")
def test_gather_out_of_range(subject: Subject, dtype: DType) -> None:
    """The nearest element is read, along each axis by itself."""
    least, greatest = int(dtype.min), int(dtype.max)
    rows = np.array([9, 3, greatest, least, greatest // 2 + 1, max(least, -1)], numpy_storage_dtype(dtype))
    at, data = param(2, rows.shape, dtype), k.real((9, 3), float32, 3)
    subject.check(k.out(param(1, (9, 3), float32).gather(at), "gather_rows_out_of_range"), {1: data, 2: rows})
    value = param(1, (9, 3), float32).gather(at, param(3, rows.shape, dtype))
    subject.check(k.out(value * 2.0, "gather_elements_out_of_range"), {1: data, 2: rows, 3: rows[::-1].copy()})


@pytest.mark.parametrize(
    ("mode", "dtype"),
    [
        pytest.param(m, d, id=f"{m}-{d}", marks=requires(f"dtype.{d}", "scatter"))
        for m in SCATTER_MODES
        for d in (int32, float32, uint8, float64)
    ],
)
def test_scatter(subject: Subject, mode: str, dtype: DType) -> None:
    """In the order of the updates, many of them to one element:
    the last of `set` wins, sums are rounded in order."""
    places = np.array([3, 1, 3, 3, 0, 5, 1, 3, 5, 5, 5, 0], np.int32)
    updates = k.whole((12, 4), dtype, 5, 9) if dtype.is_int else k.real((12, 4), dtype, 5)
    target = k.whole((7, 4), dtype, 6, 9) if dtype.is_int else k.real((7, 4), dtype, 6)
    x = param(0, (7, 4), dtype)
    value = x.scatter(param(1, (12, 4), dtype), param(2, (12,), int32), mode=mode)
    arrays = {0: target, 1: updates, 2: places}
    subject.check(sink(x.store(value), name=f"scatter_{mode}"), arrays, open_zero=True)
    other = param(3, (7, 4), dtype)
    copied = other.scatter(param(1, (12, 4), dtype), param(2, (12,), int32), mode=mode)
    subject.check(k.out(copied, f"scatter_{mode}_copy"), {3: target, 1: updates, 2: places}, open_zero=True)


@pytest.mark.parametrize("mode", SCATTER_MODES)
@requires("scatter")
def test_scatter_out_of_range(subject: Subject, mode: str) -> None:
    """Nothing is stored there; what goes to other places is.
    Beside the target lies memory that stays as it is."""
    places = np.array([3, -1, 7, int32.max, 2, int32.min, 6, 1 << 20], np.int32)
    around = subject.device.buffer(k.whole((15, 4), int32, 5, 9).reshape(-1))
    before = around.numpy().reshape(15, 4)
    x, updates = param(0, (7, 4), int32), k.whole((8, 4), int32, 6, 9)
    ast = sink(
        x.store(x.scatter(param(1, (8, 4), int32), param(2, (8,), int32), mode=mode)), name=f"scatter_{mode}_out_of_range"
    )
    bound = [around.view(16, 28), subject.device.buffer(updates.reshape(-1)), subject.device.buffer(places)]
    subject.device.runtime.load(subject.compile(ast)).bind(bound)()
    subject.device.synchronize()
    expected = before.copy()
    expected[4:11] = run_ast(ast, {0: before[4:11], 1: updates, 2: places})[0]
    assert around.numpy().reshape(15, 4).tolist() == expected.tolist()
