"""Expressions of pending arrays: found by their structure, computed at once, and the same to the last bit as in a jitted function."""

from __future__ import annotations

import copy
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
from kg_array.running import evaluate, pending, programs

pytestmark = pytest.mark.part(4)

_UNARY = (xp.negative, xp.abs, xp.square, xp.exp, xp.tanh, xp.sin)
_BINARY = (xp.add, xp.subtract, xp.multiply, xp.maximum, xp.minimum, xp.divide)
_OTHERS: tuple[Callable[[Array], Array], ...] = (
    lambda x: xp.where(x > 0.25, x, x * 0.5),
    xp.flip,
    lambda x: x[..., ::-1],
    lambda x: xp.astype(xp.astype(x, xp.float16), xp.float32),
    lambda x: xp.reshape(x, (-1,))[:5] if x.ndim else x,
    lambda x: x - xp.max(x),
    lambda x: x + xp.astype(xp.any(x > 1.0), x.dtype),
)


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


@pytest.mark.parametrize("make", _OTHERS)
def test_functions_that_are_steps(make: Callable[[Array], Array], device: Device) -> None:
    x, y, _ = _arrays(device)

    def function(x: Array, y: Array) -> Array:
        return make(x * y) * 2.5

    for _ in range(2):
        found = function(x, y)
        np.testing.assert_array_equal(found.numpy(), xp.jit(function)(x, y).numpy())  # type: ignore[attr-defined]


def _is_pending(x: Array) -> bool:
    return x._node is None and x._buffer is None and x._pending is not None


def test_reductions_products_and_movements_are_steps(device: Device) -> None:
    a = np.random.default_rng(0).uniform(-1, 1, (4, 6)).astype(np.float32)
    x = xp.asarray(a, device=device)
    y = x * 0.75
    b = a * np.float32(0.75)
    cases: list[tuple[Array, object]] = [
        (xp.std(y), b.std()),
        (xp.var(y, axis=0, correction=1), b.var(axis=0, ddof=1)),
        (xp.std(y, axis=(1,), keepdims=True), b.std(axis=1, keepdims=True)),
        (xp.all(y, axis=1), b.all(axis=1)),
        (xp.any(y > 0.5, axis=0), (b > 0.5).any(axis=0)),
        (xp.argmax(y, axis=1), b.argmax(axis=1)),
        (xp.argmin(y), b.argmin()),
        (y @ y.T, b @ b.T),
        (xp.matmul(y, x.mT), b @ a.T),
        (xp.sum(y, axis=0) @ xp.ones(6, dtype=xp.float32, device=device).realize(), b.sum()),
        (xp.permute_dims(y, (1, 0)), b.T),
        (xp.reshape(y, (3, 8)), b.reshape(3, 8)),
        (xp.expand_dims(y, axis=1), b[:, None]),
        (xp.squeeze(xp.expand_dims(y, axis=0), axis=0), b),
        (xp.broadcast_to(xp.sum(y, axis=0), (2, 6)), np.broadcast_to(b.sum(axis=0), (2, 6))),
        (xp.where(y > 0.1, y, 0.0), np.where(b > np.float32(0.1), b, 0)),
        (xp.where(y > 0.1, 2.5, y), np.where(b > np.float32(0.1), 2.5, b)),
        (xp.where(y > 0.1, 1.0, 0.0), np.where(b > np.float32(0.1), 1.0, 0.0)),
        (xp.astype(y * 100, xp.int16), (b * 100).astype(np.int16)),
        (y[1:3, ::2], b[1:3, ::2]),
        (y**2, b**2),
        (xp.atan2(y, x), np.arctan2(b, a)),
        (y % 2, b % 2),
    ]
    for number, (found, wanted) in enumerate(cases):
        assert _is_pending(found), number
        np.testing.assert_allclose(found.numpy(), np.asarray(wanted), rtol=1e-5, atol=1e-6)


#: Functions of a matrix y, a vector x of as many columns, positions i.
STEPS: dict[str, Callable[[Array, Array, Array], Array]] = {
    **{
        f.__name__: lambda y, x, i, f=f: f(y)  # type: ignore[misc]
        for f in (xp.ceil, xp.floor, xp.round, xp.trunc, xp.isnan, xp.isfinite, xp.isinf, xp.erf, xp.softmax, xp.log_softmax)
    },
    **{
        f.__name__: lambda y, x, i, f=f: f(y)  # type: ignore[misc]
        for f in (xp.logsumexp, xp.relu, xp.gelu, xp.sigmoid, xp.silu, xp.tril, xp.triu, xp.sort, xp.argsort, xp.diff)
    },
    "clip": lambda y, x, i: xp.clip(y, -0.25, 0.75),
    "clip from below": lambda y, x, i: xp.clip(y, x),
    "clip from above": lambda y, x, i: xp.clip(y, max=0.3),
    "gelu by tanh": lambda y, x, i: xp.gelu(y, approximate="tanh"),
    "concat": lambda y, x, i: xp.concat([y, y * 2.0], axis=1),
    "concat of two dtypes": lambda y, x, i: xp.concat([y, xp.astype(y, xp.float64)]),
    "stack": lambda y, x, i: xp.stack([y, y * 2.0], axis=1),
    "take": lambda y, x, i: xp.take(y, i, axis=1),
    "positions": lambda y, x, i: y[:, i],
    "positions beside others": lambda y, x, i: y[1:3, None, i, ...],
    "positions along an axis": lambda y, x, i: xp.take_along_axis(y, i[None], axis=1),
    "cumulative_sum": lambda y, x, i: xp.cumulative_sum(y, axis=1, include_initial=True),
    "cumulative_prod": lambda y, x, i: xp.cumulative_prod(y, axis=0, dtype=xp.float64),
    "cumulative_max": lambda y, x, i: xp.cumulative_max(y, axis=0),
    "differences": lambda y, x, i: xp.diff(y, axis=0, n=2, prepend=x[None]),
    "descending": lambda y, x, i: xp.sort(y, axis=0, descending=True),
    "pad": lambda y, x, i: xp.pad(y, 2, constant_values=1.5),
    "tile": lambda y, x, i: xp.tile(y, (2, 1)),
    "repeat": lambda y, x, i: xp.repeat(y, 3, axis=1),
    "vecdot": lambda y, x, i: xp.vecdot(y, x),
    "tensordot": lambda y, x, i: xp.tensordot(y, x, axes=1),
    "outer": lambda y, x, i: xp.linalg.outer(x, x * 2.0),
    "einsum": lambda y, x, i: xp.einsum("ij,j->i", y, x),
    "layer_norm": lambda y, x, i: xp.layer_norm(y, x, eps=1e-3),
    "layer_norm with a bias": lambda y, x, i: xp.layer_norm(y, None, x),
    "rms_norm": lambda y, x, i: xp.rms_norm(y, x),
    "diagonal": lambda y, x, i: xp.linalg.diagonal(y, offset=1),
    "trace": lambda y, x, i: xp.linalg.trace(y),
    "vector_norm": lambda y, x, i: xp.linalg.vector_norm(y, axis=0, ord=3),
    "matrix_norm": lambda y, x, i: xp.linalg.matrix_norm(y, ord=1),
    "real": lambda y, x, i: xp.real(y * 1j + 2.0),
    "imag": lambda y, x, i: xp.imag(y * 1j + 2.0),
    "conj": lambda y, x, i: xp.conj(y * 1j),
}


@pytest.mark.parametrize("name", STEPS)
def test_these_functions_are_steps_with_the_bits_of_jitted_functions(name: str, device: Device) -> None:
    rng = np.random.default_rng(1)
    y, x = (xp.asarray(rng.uniform(-2, 2, shape).astype(np.float32), device=device) for shape in ((4, 6), (6,)))
    i = xp.asarray([3, 0, -1], device=device)
    wanted = xp.jit(lambda y, x, i: STEPS[name](y * 0.75, x, i))(y, x, i).numpy()
    for number in (0.5, 0.75):
        found = STEPS[name](y * number, x, i)
    assert _is_pending(found)
    assert found.dtype.name == str(wanted.dtype) and found.numpy().tobytes() == wanted.tobytes()


def test_no_graph_is_made_to_change_or_copy_an_array(device: Device) -> None:
    x, y = _arrays(device, 2)
    z = (x * 0.75).realize()
    same = z
    for _ in range(2):
        z += y
        z *= 0.75
        z -= 1.5
    assert z is same and _is_pending(z)
    other = copy.copy(z)
    assert _is_pending(other) and xp.floor(xp.astype(x, xp.uint8).realize())._buffer is not None
    z += other  # which stays
    wanted = x.numpy() * np.float32(0.75)
    for _ in range(2):
        wanted = (wanted + y.numpy()) * np.float32(0.75) - np.float32(1.5)
    np.testing.assert_allclose(other.numpy(), wanted, rtol=1e-6, atol=1e-6)
    np.testing.assert_allclose(z.numpy(), wanted * 2, rtol=1e-6, atol=1e-6)
    with pytest.raises(ValueError, match=r"add in place: the result has shape \(2, 16\), the array \(16,\)"):
        z += xp.zeros((2, 16), device=device).realize()
    with pytest.raises(TypeError, match="add in place: the result is float64, the array float32"):
        z += xp.astype(y, xp.float64).realize()


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


MADE: dict[str, Callable[[Device], xp.Array]] = {
    "zeros": lambda d: xp.zeros((2, 3), device=d),
    "ones": lambda d: xp.ones(5, dtype=xp.int8, device=d),
    "full of bools": lambda d: xp.full((3,), True, device=d),
    "complex": lambda d: xp.zeros(3, dtype=xp.complex64, device=d),
    "zeros_like": lambda d: xp.zeros_like(xp.asarray([[1.0, 2.0]], device=d)),
    "empty": lambda d: xp.empty((0, 2), device=d),
    "arange": lambda d: xp.arange(7, device=d),
    "arange of steps": lambda d: xp.arange(7, 2, -2, dtype=xp.float32, device=d),
    "arange of floats": lambda d: xp.arange(0.5, 3, device=d),
    "arange of large numbers": lambda d: xp.arange(10**6, 10**6 + 3, device=d),
    "linspace": lambda d: xp.linspace(-1, 1, 5, device=d),
    "linspace without an end": lambda d: xp.linspace(-1, 1, 5, endpoint=False, device=d),
    "eye": lambda d: xp.eye(3, 4, k=1, device=d),
}


@pytest.mark.parametrize("name", MADE)
def test_what_is_made_of_nothing(name: str, device: Device) -> None:
    """The first time as a graph, and from then on found: the same, of its own memory, alone and in expressions."""
    make = MADE[name]
    traced = xp.jit(lambda: make(device))().numpy()
    first, again = make(device), make(device)
    assert (first.shape, first.dtype, first.device) == (again.shape, again.dtype, device)
    np.testing.assert_array_equal(again.numpy(), traced)
    if first.dtype.is_float:
        np.testing.assert_array_equal((make(device) + first * 2.0).numpy(), traced * 3)
    if first.size and first.ndim == 1 and first.dtype.is_int:
        first[0] = 5
        assert first.numpy()[0] == 5
        np.testing.assert_array_equal(make(device).numpy(), traced)


def _operands(device: Device) -> dict[str, xp.Array]:
    random = np.random.default_rng(3)
    made = {
        "row": random.random(6),
        "square": random.random((3, 3)),
        "images": random.random((1, 2, 5, 5)),
        "filters": random.random((2, 2, 3, 3)),
    }
    arrays = {name: xp.asarray(value.astype(np.float32), device=device) for name, value in made.items()}
    return arrays | {"places": xp.asarray([2, 0, 1], device=device), "key": xp.random.key(3, device=device)}


FOUND: dict[str, Callable[[dict[str, xp.Array]], xp.Array]] = {
    "zeros among others": lambda x: (xp.zeros(6, device=x["row"].device) + x["row"]) * 2.0 - xp.ones_like(x["row"]),
    "searchsorted": lambda x: xp.searchsorted(xp.sort(x["row"]), x["row"], side="right"),
    "count_nonzero": lambda x: xp.count_nonzero(x["square"], axis=0),
    "top_k": lambda x: xp.top_k(x["row"], 2)[0],
    "conv": lambda x: xp.conv(x["images"], x["filters"], padding=[1, 0]),
    "max_pool": lambda x: xp.max_pool(x["images"], (2, 2), stride=1),
    "avg_pool": lambda x: xp.avg_pool(x["images"], 2, include_padding=False),
    "attention": lambda x: xp.scaled_dot_product_attention(x["square"], x["square"], x["square"], is_causal=True),
    "one_hot": lambda x: xp.one_hot(x["places"], 4),
    "cross": lambda x: xp.linalg.cross(x["square"], x["square"][0]),
    "nonzero": lambda x: xp.nonzero(x["square"])[1],
    "a mask": lambda x: x["square"][x["square"] > 0.25],
    "split": lambda x: xp.random.split(x["key"], 3),
    "fold_in": lambda x: xp.random.fold_in(x["key"], 7),
    "uniform": lambda x: xp.random.uniform(x["key"], (4,), low=-1.0),
    "normal": lambda x: xp.random.normal(x["key"], (4,), std=2.0),
    "integers": lambda x: xp.random.integers(x["key"], (4,), 0, 10),
}


@pytest.mark.parametrize("name", FOUND)
def test_what_was_met_before_makes_no_graph(name: str, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    x = _operands(device)
    call = FOUND[name]
    first = call(x).numpy()

    def canonical(*_: object) -> None:
        raise AssertionError("a graph was made")

    monkeypatch.setattr(programs, "canonical", canonical)
    monkeypatch.setattr(evaluate, "canonical", canonical)
    np.testing.assert_array_equal(call(x).numpy(), first)
    monkeypatch.undo()
    if name not in ("nonzero", "a mask", "split", "fold_in"):  # which are computed at once
        np.testing.assert_allclose(xp.jit(call)(x).numpy(), first, rtol=1e-5, atol=1e-6)


def test_minus_zero_and_true_are_not_zero_and_one(device: Device) -> None:
    for value, dtype in ((0, "float32"), (-0.0, "float32"), (0.0, "float32"), (1, "float32"), (True, "bool"), (1, "int8")):
        found = xp.full((2,), value, dtype=getattr(xp, dtype), device=device).numpy()
        assert found.tobytes() == np.full((2,), value, dtype).tobytes()
