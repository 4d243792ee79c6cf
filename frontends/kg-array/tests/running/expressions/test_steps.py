"""Which functions are steps of expressions, found again by the kinds of their operands:
with the bits of jitted functions, and without a graph."""

from __future__ import annotations

import copy
from collections.abc import Callable

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from kg_array import Array
from kg_array.running import evaluate, programs

pytestmark = pytest.mark.part(4)


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
    """The first time as a graph, and from then on found:
    the same, of its own memory, alone and in expressions."""
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
