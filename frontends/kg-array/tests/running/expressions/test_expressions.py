"""Expressions of pending arrays: found by their structure, computed at once,
and the same to the last bit as in a jitted function."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import kg_array as xp
import numpy as np
import pytest
from kg.errors import BufferError
from kg.runtime.device import Device
from kg_array import Array
from kg_array.running import pending, programs

pytestmark = pytest.mark.part(4)


_UNARY = (xp.negative, xp.abs, xp.square, xp.exp, xp.tanh, xp.sin)


_BINARY = (xp.add, xp.subtract, xp.multiply, xp.maximum, xp.minimum, xp.divide)


def _arrays(device: Device, count: int = 3) -> list[Array]:
    rng = np.random.default_rng(3)
    return [xp.asarray(rng.uniform(-2, 2, 16).astype(np.float32), device=device) for _ in range(count)]


def _random_expression(seed: int) -> Callable[..., Array]:
    """An expression whose parts are used several times, with numbers of which some are the same."""

    def made(*arrays: Array) -> Array:
        choose = random.Random(seed)
        pool = list(arrays)
        for _ in range(choose.randrange(2, 14)):
            a, b = choose.choice(pool), choose.choice(pool)
            match choose.randrange(4):
                case 0:
                    made = choose.choice(_UNARY)(a)
                case 1 if a.shape == b.shape:
                    made = choose.choice(_BINARY)(a, b)
                case 2:
                    number = choose.choice((0.3, 0.3, 1.0, 2, 0.5, -7.25))
                    made = choose.choice(_BINARY)(*choose.choice(((a, number), (number, a))))
                case _:
                    made = a * b if a.shape == b.shape else a + 1.5
            pool.append(made)
        return pool[-1]

    return made


@pytest.mark.parametrize("seed", range(60))
def test_random_expressions_have_the_bits_of_jitted_functions(seed: int, device: Device) -> None:
    function = _random_expression(seed)
    arrays = _arrays(device)
    wanted = xp.jit(function)(*arrays).numpy()  # type: ignore[attr-defined]
    for _ in range(2):
        found = function(*arrays)
        assert found._node is None
        np.testing.assert_array_equal(found.numpy().view(np.uint32), wanted.view(np.uint32))


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("dtype", [xp.float16, xp.bfloat16, xp.float64], ids=str)
def test_expressions_of_other_floats(number: int, dtype: xp.DType, device: Device) -> None:
    arrays = [xp.astype(x, dtype) for x in _arrays(device)]
    function = _random_expression(1000 + number)
    np.testing.assert_array_equal(function(*arrays).numpy(), xp.jit(function)(*arrays).numpy())  # type: ignore[attr-defined]


def _is_pending(x: Array) -> bool:
    return x._node is None and x._buffer is None and x._pending is not None


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_complex_arrays_and_numbers(dtype: str, device: Device) -> None:
    rng = np.random.default_rng(1)
    a, b = ((rng.standard_normal(8) + 1j * rng.standard_normal(8)).astype(dtype) for _ in range(2))
    x, y = (xp.asarray(v, device=device) for v in (a, b))
    real = xp.asarray(a.real.copy(), device=device)
    functions: list[Callable[[Array, Array, Array, complex], Array]] = [
        lambda x, y, r, c: x * c,
        lambda x, y, r, c: c / x + y,
        lambda x, y, r, c: x / c - r,
        lambda x, y, r, c: (c - x) * y,
        lambda x, y, r, c: r * c + x * y,
        lambda x, y, r, c: xp.abs(x * c) * r,
        lambda x, y, r, c: xp.sum(x + c) * y,
        lambda x, y, r, c: xp.real(x + c) * xp.imag(y * c) if c.imag else x + c,
        lambda x, y, r, c: (x + c == y) | (x + c != x),
        lambda x, y, r, c: xp.where(r > 0.1, x * c, y),
        lambda x, y, r, c: xp.exp(x) * c,
    ]
    for number, function in enumerate(functions):
        for c in (2.5 + 3.25j, 0.3 - 1.7j, 2j, 1j, 2.5, 0.3, 2, 1, 0.5, -0.5j, complex(-0.0, 2), 0j):
            wanted = xp.jit(lambda x, y, r, f=function, c=c: f(x, y, r, c))(x, y, real).numpy()  # type: ignore[misc]
            for _ in range(2):
                found = function(x, y, real, c)
                np.testing.assert_array_equal(found.numpy(), wanted, f"{number} {c}")
    assert _is_pending(x * (2.5 + 1j)) and _is_pending(x * 2.5) and _is_pending(2 / x) and _is_pending(real * 2j)


def test_numbers_of_expressions_are_read(device: Device) -> None:
    x, y, _ = _arrays(device)
    (x * 0.3 + y * 0.3).realize()
    before = len(programs.PROGRAMS)
    for i in range(20):
        a, b = 0.3 + 0.01 * i, 0.7 - 0.02 * i
        wanted = x.numpy() * np.float32(a) + y.numpy() * np.float32(b)
        np.testing.assert_allclose((x * a + y * b).numpy(), wanted, rtol=1e-6, atol=1e-7)
    assert len(programs.PROGRAMS) == before


def test_what_is_shared_tells_programs_apart(device: Device) -> None:
    x, y, z = _arrays(device)
    a, b, c = (v.numpy() for v in (x, y, z))
    for _ in range(2):
        np.testing.assert_array_equal((x * y - z).numpy(), xp.jit(lambda x, y, z: x * y - z)(x, y, z).numpy())
        np.testing.assert_array_equal((x * x - y).numpy(), xp.jit(lambda x, y: x * x - y)(x, y).numpy())
        np.testing.assert_array_equal((x * y - x).numpy(), xp.jit(lambda x, y: x * y - x)(x, y).numpy())
        t = x + y
        np.testing.assert_array_equal((t - t).numpy(), 0 * a)
        np.testing.assert_array_equal(((x + y) - (x + z)).numpy(), (a + b) - (a + c))
        np.testing.assert_array_equal((t - (x + z)).numpy(), (a + b) - (a + c))


def test_an_expression_is_one_launch_and_parts_of_it_are_computed_together(device: Device) -> None:
    x, y, _ = _arrays(device)
    for turn in range(2):
        with xp.profile() as profile:
            t = x * y
            u, v = t + 1.5, xp.sqrt(xp.abs(t))
            both = u * v
            both.realize()
            xp.realize(u, v, u)
        assert u._buffer is not None and v._buffer is not None and t._buffer is None, turn
        assert [e["cat"] for e in profile.events].count("launch") == 2
        np.testing.assert_array_equal(both.numpy(), u.numpy() * v.numpy())


def test_values_are_used_again_after_they_were_computed(device: Device) -> None:
    x, y, _ = _arrays(device)
    t = x * y
    u = t + x
    t.realize()
    assert u._pending is not None and t._pending is None
    np.testing.assert_array_equal(u.numpy(), t.numpy() + x.numpy())
    v = u - t
    w = xp.cumulative_sum(v) + v  # a graph of what is pending
    np.testing.assert_array_equal(v.numpy(), u.numpy() - t.numpy())
    np.testing.assert_allclose(w.numpy(), v.numpy().cumsum() + v.numpy(), rtol=1e-5, atol=1e-5)
    s = x - y
    graph = s.node
    assert s.node is graph
    both = xp.cumulative_sum(s), s
    xp.realize(*both)
    np.testing.assert_array_equal(s.numpy(), x.numpy() - y.numpy())


def test_arrays_that_are_changed_leave_expressions_as_they_were(device: Device) -> None:
    x, y, _ = _arrays(device)
    a, b = x.numpy(), y.numpy()
    t = x * y
    u = t + x
    x += 1.0
    t *= 2.5
    y[0] = 100.0
    np.testing.assert_array_equal(
        u.numpy(), xp.jit(lambda x, y: x * y + x)(*(xp.asarray(v, device=device) for v in (a, b))).numpy()
    )
    np.testing.assert_array_equal(t.numpy(), a * b * np.float32(2.5))
    np.testing.assert_array_equal(x.numpy(), a + 1)


def test_loops_that_look_at_nothing_are_computed_in_pieces(device: Device) -> None:
    x, v, _ = _arrays(device)
    y, z, before = x, x, len(programs.PROGRAMS)
    for _ in range(1000):
        y = y + 1.5
        assert y._pending is not None and y._pending.count <= pending.MOST
    np.testing.assert_allclose(y.numpy(), x.numpy() + 1500.0, rtol=1e-4)
    assert len(programs.PROGRAMS) - before <= 2
    for _ in range(40):  # what is shared counts once
        z = z * 0.25 + z * 0.5
        assert z._pending is not None and z._pending.count <= pending.MOST
    np.testing.assert_allclose(z.numpy(), x.numpy() * 0.75**40, rtol=1e-4)
    x, before = x * 1.0, len(programs.PROGRAMS)
    a, b = x.numpy(), v.numpy()
    for _ in range(300):
        v = v - x * 0.01
        x = x + v * 0.01
        b = b - a * np.float32(0.01)
        a = a + b * np.float32(0.01)
    np.testing.assert_allclose(x.numpy(), a, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(v.numpy(), b, rtol=1e-4, atol=1e-4)
    assert len(programs.PROGRAMS) - before <= 40


def test_memory_is_let_go_when_an_expression_is_computed(device: Device) -> None:
    x, y, _ = _arrays(device)
    (x * y + 1.5).realize()
    gc.collect()
    gc.disable()
    try:
        t = (x + 0.5).realize()
        inner, block = weakref.ref(t._buffer.storage.block), None  # type: ignore[union-attr]
        u = t * y + 1.5
        del t
        assert inner() is not None
        u.realize()
        assert inner() is None
        for _ in range(5):
            u += 1.5
        u.realize()
        block = weakref.ref(u._buffer.storage.block)  # type: ignore[union-attr]
        u += 1.5
        u += 1.5
        del u
        assert block() is None  # there is no circle of what is pending
    finally:
        gc.enable()


def test_an_expression_that_fails_names_its_lines(device: Device) -> None:
    x, y, z = _arrays(device)
    for _ in range(2):
        ((x * y + 2.5) * z).realize()
    t = x * y  # the first line
    u = t + 2.5  # the second line
    v = u * z  # the third line
    y.buffer.free()
    for _ in range(2):
        with pytest.raises(BufferError, match="was freed") as caught:
            v.realize()
        assert all(f"the {n} line" in caught.value.__notes__[0] for n in ("first", "second", "third"))
    with pytest.raises(BufferError, match="was freed"):
        xp.cumulative_sum(v).realize()
    np.testing.assert_array_equal((x * z).numpy(), x.numpy() * z.numpy())


def test_expressions_in_threads(device: Device) -> None:
    x, y, _ = _arrays(device)
    a, b = x.numpy(), y.numpy()
    shared = [(x * y + 0.25 * i) for i in range(50)]

    def run(turn: int) -> None:
        for i, one in enumerate(shared):
            found = (one * 2.0 - (turn + 0.5)).numpy()
            np.testing.assert_allclose(found, (a * b + np.float32(0.25 * i)) * 2 - (turn + 0.5), rtol=1e-5, atol=1e-5)
            if turn % 2:
                np.testing.assert_allclose(one.numpy(), a * b + np.float32(0.25 * i), rtol=1e-5, atol=1e-6)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(run, range(16)))


def test_pending_arrays_in_traced_functions_and_of_no_elements(device: Device) -> None:
    x, y, _ = _arrays(device)
    t = x * y
    outside = xp.jit(lambda a: a + t * t)
    for _ in range(2):
        np.testing.assert_allclose(outside(t + 1.0).numpy(), t.numpy() + 1.0 + t.numpy() ** 2, rtol=1e-6)
    gradient = xp.grad(lambda a: xp.sum(a * t))(x * 2.0)
    np.testing.assert_array_equal(gradient.numpy(), t.numpy())
    empty = xp.zeros((0, 3), dtype=xp.float32, device=device).realize()
    for _ in range(2):
        assert (empty * 2.5 + empty).numpy().shape == (0, 3)
        np.testing.assert_array_equal((xp.sum(empty * 2.5, axis=0) + 1.5).numpy(), [1.5] * 3)


def test_operands_of_other_kinds(device: Device) -> None:
    x, _, _ = _arrays(device)
    (x + x).realize()

    class Odd:
        _kind = [1]  # no kind of ours

        def __radd__(self, other: object) -> str:
            return "odd"

    assert x + Odd() == "odd"  # type: ignore[operator]
    np.testing.assert_array_equal((x + np.float32(2.5)).numpy(), x.numpy() + np.float32(2.5))
    np.testing.assert_array_equal((x + x.numpy()).numpy(), x.numpy() * 2)
    with pytest.raises(TypeError):
        x + "1"  # type: ignore[operator]
    with pytest.raises(TypeError):
        xp.where(x, x, x)
    with pytest.raises(OverflowError):
        xp.astype(x, xp.int8) + 1000
    with pytest.raises(TypeError, match="mix"):
        xp.astype(x, xp.int8) * 2.5


def test_what_another_thread_computed_just_now_is_left_out(device: Device) -> None:
    x = xp.asarray([1.0, 2.0], dtype=xp.float32, device=device)
    first, second = x * 2.0, x * 3.0
    one, other = first._pending, second._pending
    assert one is not None and other is not None
    held = one.computed()
    pending.compute([one])
    pending.compute([one, other])
    assert one.buffer is held
    np.testing.assert_array_equal(other.computed().numpy(), [3.0, 6.0])
