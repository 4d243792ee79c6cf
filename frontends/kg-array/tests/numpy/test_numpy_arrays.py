"""Arrays of kg_array.numpy: views, writes in place, numbers, conversions, transforms;
and what is refused, with what to do instead."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from operator import attrgetter
from typing import Any

import kg_array as ka
import kg_array.numpy as knp
import numpy
import pytest
from kg_array.running.memory import TracedValueError

# -- views: the same lines for numpy and here


def _slices(np: Any) -> Any:
    a = np.arange(12).reshape(3, 4)
    row, column, block = a[1], a[:, 2], a[1:, 1:3]
    row += 10
    column[...] = -1
    block[0, 0] = 99
    a[1, 3] = 7
    return a, row, column, block


def _shapes(np: Any) -> Any:
    a = np.zeros((3, 4))
    flat, turned = a.reshape(-1), a.T
    flat[::5] = 1
    turned[3] = [5, 6, 7]
    a.ravel()[1] = 2
    a[None].squeeze()[2, 2] = 8
    a.swapaxes(0, 1)[0, 0] = 9
    np.flip(a, 0)[0, 1] = 4
    copied = a.T.reshape(-1)  # numpy copies where elements do not lie in that order
    copied[0] = 77
    return a, flat, turned, copied


def _bits(np: Any) -> Any:
    x = np.ones((2, 4), dtype=np.float32)
    same, bits = x.view(), x.view(np.int32)
    bits[0, 1:3] = 0
    same[1] = 2
    x.view("uint8")[1, ::4] = 1
    return x, bits, bits[1:].view(np.int16), x[0].view(np.complex64)


def _views_of_views(np: Any) -> Any:
    a = np.arange(24).reshape(2, 3, 4)
    b = a[1]
    c = b.T[1:3]
    c *= 2
    b[0] = 0
    a[1, 2, 1] = 50
    return a, b, c


def _parts(np: Any) -> Any:
    z = np.zeros(3, dtype=complex)
    z.real = [1, 2, 3]
    z.imag[1:] = 5
    first, second = np.split(np.arange(6.0), 2)
    first[:] = second
    a = np.arange(6).reshape(2, 3)
    for line in a:
        line += line[0]  # noqa: PLW2901  it is a view
    a.flat[1] = 40
    a.shape = (3, 2)
    return z, first, a, list(a.flat)


def _repeated(np: Any) -> Any:
    """What is written into `flat` is taken again from the first where it is too few,
    and left out where it is too many."""
    found = []
    for key in (..., slice(1, 5), [0, 2, 4], np.array([[0, 1], [5, 3]])):
        for value in ([1.0, 2.0], [], [7.0], 3.0, [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], range(9)):
            a, b = np.zeros((2, 3)), np.zeros((2, 3)).T
            a.flat[key] = b.flat[key] = value
            found += [a, b]
    found[0].flat = [1, 2]
    return found


def _roots(np: Any) -> Any:
    z = np.array([-0.0, 4.0])
    return (
        1 / z**0.5,
        1 / np.power(z.astype("float32"), 0.5),
        np.array([4, 9], dtype="int8") ** 0.5,
        np.array([-4 + 0j]) ** 0.5,
        np.array([1j, 2]) ** 0,
    )


def _copies(np: Any) -> Any:
    a = np.arange(4.0)
    b, c, d, e = a.copy(), np.array(a), a[[0, 1]], a.flatten()
    f = a
    for x in (b, c, d, e):
        x[0] = 9
    f[1] = 5
    a[a > 2] = 0
    return a, b, c, d, e, f


def _numbers(np: Any) -> Any:
    a = np.arange(4.0)
    total = a.sum()
    before = total
    total += 1
    best = a[2]
    a[2] = 100
    zero = np.array(0.0)
    same = zero
    zero += 3
    counts = {a[1]: 1}
    return (
        before,
        total,
        best,
        same,
        counts[1.0],
        f"{a[1]:.2f}",
        "%d" % a[3],  # noqa: UP031  old programs have it
        [10, 20, 30][np.argmin(a)],
        round(a[1] / 3, 3),
        [7] * np.arange(3).max(),
    )


def _casts(np: Any) -> Any:
    a = np.arange(4)
    a[0] = 2.9
    a[1:3] = np.array([1.7, -1.7])
    b = np.zeros(3, dtype=np.float32)
    b += np.ones(3)
    b[0] = 1
    c = np.zeros(2, dtype=bool)
    c[0] = 5
    return a, b, c


def _written(np: Any) -> Any:
    a, b = np.arange(6.0).reshape(2, 3), np.zeros((2, 3))
    np.add(a, 1, out=b)
    np.multiply(a, 2, out=a, where=a > 2)
    np.sum(a, axis=0, out=b[0])
    np.add.at(b, (np.array([1, 1]), np.array([0, 0])), 5)
    np.fill_diagonal(a, -1)
    c = np.array([3, 1, 2])
    c.sort()
    d = np.empty(3)
    d.fill(4)
    np.put(d, [0, 2], [7, 8])
    np.copyto(b[1], d, where=np.array([True, False, True]))
    e = np.zeros((2, 3))
    np.put_along_axis(e, np.array([[1], [2]]), 9, axis=1)
    np.putmask(e, e == 0, -1)
    np.matmul(a, a.T, out=b[:, :2])
    return a, b, c, d, e


def _overlapping(np: Any, n: int) -> Any:
    a, b, c, d = (np.arange(float(n)) for _ in range(4))
    a[1:] = a[:-1]
    b[:-1] = b[1:]
    c[::-1] = c
    d[2:] = d[:-2] + d[2:]
    e, f = np.arange(float(n)).reshape(2, -1), np.arange(float(n)).reshape(-1, 10)
    e[0] = e[1]
    e[...] = e[::-1]
    f[:] = f[:, ::-1]
    f.T[...] = f.T[::-1]
    f[:, 1:] = f[:, :-1]
    part = a[5:]
    part[:-5] = a[10:]
    z = np.arange(float(n)) + 0j
    z.real = z.imag + 1
    z.imag[...] = z.real * 2
    z[1:] = z[:-1]
    real = z.real
    real += 3
    return a, b, c, d, e, f, part, z, real


@pytest.mark.parametrize("n", [100, 100_000])
def test_what_is_read_of_an_array_that_is_written_is_what_it_was(n: int) -> None:
    for a, b in zip(_overlapping(knp, n), _overlapping(numpy, n), strict=True):
        numpy.testing.assert_array_equal(numpy.asarray(a), b)


def test_views_of_computed_arrays_compute_nothing() -> None:
    a = knp.asarray(numpy.arange(24.0).reshape(4, 6))
    memory = a.array.realize().buffer.storage
    for together in (a[1], a[1:3], a.reshape(-1), a.ravel(), knp.expand_dims(a, 0), *knp.split(a, 2)):
        assert together.array._buffer.storage is memory
        assert together.base is a
    for apart in (a.T, a[:, 1], a[::2], knp.flip(a), knp.rot90(a), a.swapaxes(0, 1)):
        assert apart.array._buffer is None
        assert apart.base is a


@pytest.mark.parametrize(
    "program", [_slices, _shapes, _bits, _views_of_views, _parts, _repeated, _roots, _copies, _numbers, _casts, _written]
)
def test_what_is_written_is_seen_where_numpy_shows_it(program: Callable[[Any], Any]) -> None:
    found, right = program(knp), program(numpy)
    for a, b in zip(found, right, strict=True):
        values = numpy.asarray(a)
        numpy.testing.assert_array_equal(values, numpy.asarray(b))
        assert values.dtype == numpy.asarray(b).dtype


def test_a_view_keeps_its_values_when_its_array_is_gone() -> None:
    part = knp.arange(6)[2:4]
    assert part.base is None
    part += 1
    assert part.tolist() == [3, 4]


# -- beside others


def test_arrays_of_both_namespaces_and_of_numpy_meet() -> None:
    x = ka.asarray([1.0, 2.0])
    made = knp.sqrt(x) + x + numpy.ones(2)
    assert isinstance(made, knp.ndarray) and made.dtype == numpy.float64
    assert isinstance(made.array, ka.Array)
    assert numpy.asarray(made).tolist() == knp.asarray(made).tolist()
    there = numpy.zeros(2)
    there += made
    assert there.tolist() == made.tolist()


def test_an_array_of_kg_array_is_not_changed_through_one_that_was_made_of_it() -> None:
    x = ka.asarray([1.0, 2.0])
    knp.asarray(x)[0] = 5.0
    assert x.tolist() == [1.0, 2.0]


def test_copies_and_pickles() -> None:
    x = knp.arange(4.0)
    for other in (copy.copy(x), copy.deepcopy(x), pickle.loads(pickle.dumps(x))):
        other[0] = 9
        assert x[0] == 0.0 and other.dtype == x.dtype


def test_text_is_that_of_numpy() -> None:
    x = knp.linspace(0, 1, 3)
    assert repr(x) == repr(x.numpy()) and str(x) == str(x.numpy())
    assert repr(x.sum()) == repr(numpy.float64(1.5))


# -- transforms


def test_functions_of_these_arrays_are_compiled_differentiated_and_batched() -> None:
    x = knp.array([1.0, 2.0, 3.0])

    def loss(v: Any) -> Any:
        return knp.sum(knp.where(v > 1.5, v**2, v)) / 2

    value, gradient = ka.value_and_grad(loss)(x)
    assert float(value) == 7.0 and isinstance(gradient, knp.ndarray) and gradient.tolist() == [0.5, 2.0, 3.0]
    compiled = ka.jit(lambda v: {"scaled": v * 2, "total": v.sum()})(x)
    assert isinstance(compiled["scaled"], knp.ndarray) and compiled["total"] == 6.0
    rows = ka.vmap(lambda row: knp.dot(row, row))(knp.arange(6.0).reshape(2, 3))
    assert rows.tolist() == [5.0, 50.0]


def test_a_traced_function_may_write_into_its_own_arrays() -> None:
    def filled(x: Any) -> Any:
        made = knp.zeros(3)
        made[1:] = x
        made[0] += x.sum()
        return made

    assert ka.jit(filled)(knp.array([1.0, 2.0])).tolist() == [3.0, 1.0, 2.0]


def test_a_traced_value_does_not_leave_its_function() -> None:
    outside = knp.zeros(2)

    def leaks(x: Any) -> Any:
        outside[:] = x
        return x

    with pytest.raises(TracedValueError):
        ka.jit(leaks)(knp.ones(2))
    assert outside.tolist() == [0.0, 0.0]


# -- what is refused


@pytest.mark.parametrize(
    ("name", "instead"),
    [
        ("nditer", "kg_array.scan"),
        ("matrix", "two dimensions"),
        ("i0", r"numpy\.i0"),
        ("gcd", "on the host"),
        ("linalg.eig", r"numpy\.linalg\.eig"),
        ("nothing", "numpy has none"),
    ],
)
def test_names_that_are_not_here_say_what_to_use(name: str, instead: str) -> None:
    with pytest.raises(AttributeError, match=instead):
        attrgetter(name)(knp)


def test_attributes_that_are_not_here_say_what_to_use() -> None:
    x = knp.ones(2)
    with pytest.raises(AttributeError, match=r"x\.numpy\(\)\.byteswap"):
        x.byteswap()
    with pytest.raises(AttributeError, match="default_rng"):
        knp.random.default_rng(0).zipf(2.0)


def test_what_does_not_fit_is_refused() -> None:
    i = knp.arange(3)
    with pytest.raises(TypeError, match="float64 is not written into an array of int64"):
        i += 1.5
    with pytest.raises(ValueError, match="neither true nor false"):
        bool(i > 1)
    with pytest.raises(TypeError, match=r"arrays of (<U1|str)"):
        knp.array(["a"])
    with pytest.raises(TypeError, match="no bfloat16"):
        _ = knp.asarray(ka.ones(2, dtype=ka.bfloat16)).dtype
    with pytest.raises(numpy.linalg.LinAlgError, match="singular"):
        knp.linalg.inv(knp.zeros((2, 2)))
    with pytest.raises(ValueError, match="negative integer powers"):
        _ = i**-1
    assert i.tolist() == [0, 1, 2]


def test_lengths_and_positions_that_the_host_sees_are_checked() -> None:
    for xp, fp in (([1, 2], [1]), ([], [])):
        with pytest.raises(ValueError, match="interp: xp and fp are rows of as many numbers"):
            knp.interp([1.0], xp, fp)
    with pytest.raises(ValueError, match=r"polyfit: .* not shapes \(2,\), \(1,\)"):
        knp.polyfit([1, 2], [1], 1)
    for positions in ([0, 6], -7, numpy.array([[9]])):
        with pytest.raises(IndexError, match=r"index (6|-7|9) is out of range for axis 0 of size 6"):
            knp.take(knp.ones((2, 3)), positions)
    assert knp.take(knp.arange(6), [-6, 5]).tolist() == [0, 5] and knp.take(knp.arange(3), [7], mode="clip").tolist() == [2]


# -- random numbers


def test_random_numbers_have_the_shapes_and_ranges_that_are_asked_for() -> None:
    rng = knp.random.default_rng(5)
    assert rng.random((2, 3)).shape == (2, 3) and rng.random().shape == () and rng.normal(3, 0.1, 5).dtype == numpy.float64
    assert rng.standard_normal(4, dtype=numpy.float32).dtype == numpy.float32
    drawn = rng.integers(2, 5, 200)
    assert set(drawn.tolist()) == {2, 3, 4} and drawn.dtype == numpy.int64
    assert sorted(rng.permutation(5).tolist()) == sorted(rng.choice(5, 5, replace=False).tolist()) == [0, 1, 2, 3, 4]
    assert set(rng.choice([7, 8], 50, p=[0.0, 1.0]).tolist()) == {8}
    x = knp.arange(6)
    rng.shuffle(x)
    assert sorted(x.tolist()) == list(range(6))
    knp.random.seed(3)
    first = knp.random.rand(3)
    knp.random.seed(3)
    assert first.tolist() == knp.random.rand(3).tolist() and knp.random.randn(2, 2).shape == (2, 2)
    many = rng.normal(2.0, 3.0, 20_000)
    assert abs(float(many.mean()) - 2) < 0.1 and abs(float(many.std()) - 3) < 0.1
    assert abs(float(rng.exponential(2.0, 20_000).mean()) - 2) < 0.1


def test_positions_that_are_traced_are_taken() -> None:
    x, i = knp.arange(6.0), knp.asarray([1, 2])
    assert float(ka.jit(lambda a, i: knp.take(a, knp.max(i)))(x, i)) == 2.0
    assert ka.jit(lambda a, i: knp.take(a, [i[0], i[1]]))(x, i).tolist() == [1.0, 2.0]
    assert knp.take(x, knp.max(i)) == 2.0 and knp.take(x, [i[0], i[1]]).tolist() == [1.0, 2.0]


def test_numbers_are_broadcast_to_arrays() -> None:
    for number in (5.0, knp.asarray(5.0), knp.sum(knp.ones(5))):
        found = knp.broadcast_to(number, ())
        assert type(found) is knp.ndarray and found.shape == () and float(found) == 5.0


def test_powers_and_integrals_of_other_dtypes() -> None:
    bools = numpy.array([[True, False, True, True], [False, False, True, True]])
    numpy.testing.assert_array_equal(knp.trapezoid(knp.asarray(bools)), numpy.trapezoid(bools))
    for x in (numpy.array([0.5, 2.0], numpy.float32), numpy.array([1, 3], numpy.uint8), bools[0]):
        found, right = numpy.asarray(knp.vander(knp.asarray(x), 3)), numpy.vander(x, 3)
        assert found.dtype == right.dtype
        numpy.testing.assert_array_equal(found, right)
        numpy.testing.assert_array_equal(knp.fmax(knp.asarray(bools), True), numpy.fmax(bools, True))
