"""Functions of arrays with open sizes give what they give for each size alone."""

from __future__ import annotations

from collections.abc import Callable

import kg_array as xp
import numpy as np
import pytest
from kg.errors import SizeError
from kg.plugin.registry import open_device

pytestmark = pytest.mark.part(2)

N = xp.Size("n", 1, 40)
FIRST, SECOND, BOTH = {0: {0: N}}, {1: {0: N}}, {0: {0: N, 1: N}}
RNG = np.random.default_rng(5)


def f32(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


def rows(n: int) -> list[np.ndarray]:
    return [f32(n, 3)]


def square(n: int) -> list[np.ndarray]:
    return [f32(n, n)]


def row_and_positions(n: int) -> list[np.ndarray]:
    return [f32(n, 3), RNG.integers(-n, n, 5)]


#: name -> (function of a namespace and arrays, arrays for a size, open axes by argument). With numpy's functions alone the namespace may be numpy.
WITH_NUMPY: dict[str, tuple] = {
    "sum": (lambda np, x: np.sum(x), rows, FIRST),
    "sum along": (lambda np, x: np.sum(x, axis=0), rows, FIRST),
    "sum across": (lambda np, x: np.sum(x, axis=1), rows, FIRST),
    "mean": (lambda np, x: np.mean(x, axis=0), rows, FIRST),
    "var": (lambda np, x: np.var(x), rows, FIRST),
    "max": (lambda np, x: np.max(x, axis=0), rows, FIRST),
    "argmax": (lambda np, x: np.argmax(x, axis=0), rows, FIRST),
    "prod": (lambda np, x: np.prod(x, axis=0), rows, FIRST),
    "elementwise": (lambda np, x: np.where(x > 0, np.exp(x), x * 2 - 1), rows, FIRST),
    "broadcast": (lambda np, x: x + x[:1] + x[:, :1] + np.sum(x, axis=0), rows, FIRST),
    "row by row": (lambda np, x: np.matmul(x, x.T), rows, FIRST),
    "contracted": (lambda np, x: np.matmul(x.T, x), rows, FIRST),
    "square": (lambda np, x: np.matmul(x, x), square, BOTH),
    "einsum": (lambda np, x: np.einsum("ij,ik->jk", x, x), rows, FIRST),
    "flat": (lambda np, x: np.reshape(x * 2, (-1,)), rows, FIRST),
    "rows again": (lambda np, x: np.reshape(x.T, (x.shape[0], -1)), rows, FIRST),
    "three": (lambda np, x: np.reshape(x, (3, -1)), rows, FIRST),
    "concat along": (lambda np, x: np.concat([x, x[:1], x * 2]), rows, FIRST),
    "concat across": (lambda np, x: np.concat([x, x], axis=1), rows, FIRST),
    "concat many": (lambda np, x: np.concat([x + i for i in range(18)]), rows, FIRST),
    "stack": (lambda np, x: np.stack([x, -x], axis=1), rows, FIRST),
    "pad": (lambda np, x: np.pad(x, ((1, 2), (0, 1))), rows, FIRST),
    "edges": (lambda np, x: np.pad(x, ((1, 2), (0, 1)), mode="edge"), rows, FIRST),
    "first": (lambda np, x: x[:10], rows, FIRST),
    "last": (lambda np, x: x[-4:], rows, FIRST),
    "between": (lambda np, x: x[3:7], rows, FIRST),
    "neighbours": (lambda np, x: x[1:] - x[:-1], rows, FIRST),
    "every other": (lambda np, x: x[1::2], rows, FIRST),
    "back to front": (lambda np, x: x[::-1], rows, FIRST),
    "every third from the back": (lambda np, x: x[::-3], rows, FIRST),
    "half": (lambda np, x: x[: x.shape[0] // 2], rows, FIRST),
    "the last row": (lambda np, x: x[-1], rows, FIRST),
    "the middle row": (lambda np, x: x[x.shape[0] // 2, None, 1:], rows, FIRST),
    "diff": (lambda np, x: np.diff(x, axis=0), rows, FIRST),
    "arange": (lambda np, x: np.arange(x.shape[0]), rows, FIRST),
    "arange of part": (lambda np, x: np.arange(2, 3 * x.shape[0], 2), rows, FIRST),
    "ones": (lambda np, x: np.ones((x.shape[0], 2)), rows, FIRST),
    "eye": (lambda np, x: np.eye(x.shape[0], 5, k=1), rows, FIRST),
    "linspace": (lambda np, x: np.linspace(0.0, 2.0, x.shape[0] + 1), rows, FIRST),
    "picked": (lambda np, x, i: x[i], row_and_positions, FIRST),
    "taken": (lambda np, x, i: np.take(x, i, axis=0), lambda n: [f32(7, 3), RNG.integers(0, 7, n)], SECOND),
    "known rows": (lambda np, x: x[[0, -1]], rows, FIRST),
    "cumulative": (lambda np, x: np.cumulative_sum(x, axis=0), rows, FIRST),
    "cumulative with the first": (lambda np, x: np.cumulative_sum(x, axis=0, include_initial=True), rows, FIRST),
    "cumulative across": (lambda np, x: np.cumulative_prod(x, axis=1), rows, FIRST),
    "rolled": (lambda np, x: np.roll(x, 3, axis=0), rows, FIRST),
    "tiled": (lambda np, x: np.tile(x, (2, 3)), rows, FIRST),
    "repeated": (lambda np, x: np.repeat(x, 3, axis=0), rows, FIRST),
    "turned": (lambda np, x: np.flip(x.T, axis=1), rows, FIRST),
    "triangle": (lambda np, x: np.tril(x, k=-1), square, BOTH),
    "trace": (lambda np, x: np.linalg.trace(x), square, BOTH),
    "by its size": (lambda np, x: x / x.shape[0] + x.shape[0], rows, FIRST),
    "searched": (lambda np, x, y: np.searchsorted(x, y), lambda n: [np.sort(f32(n)), f32(5)], FIRST),
}


def loss(w, x):
    return xp.mean(xp.tanh(x @ w) ** 2)


def rows_of_two(n: int) -> list[np.ndarray]:
    return [f32(3, 4), f32(n, 3)]


def attended(n: int) -> list[np.ndarray]:
    return [f32(2, n, 8), f32(2, n, 8), f32(2, n, 8)]


#: The same without a namespace: what numpy lacks is compared with what a static size gives.
OTHERS: dict[str, tuple] = {
    "softmax of rows": (xp.softmax, rows, FIRST),
    "softmax along": (lambda x: xp.softmax(x, axis=0), rows, FIRST),
    "layer_norm": (xp.layer_norm, rows, FIRST),
    "layer_norm along": (lambda x: xp.layer_norm(x, axis=0), rows, FIRST),
    "one_hot": (lambda i: xp.one_hot(i, 5), lambda n: [RNG.integers(0, 5, n)], FIRST),
    "put": (
        lambda x, i: xp.put_along_axis(x, i, 5.0, axis=0),
        lambda n: [f32(n), RNG.integers(0, n, n)],
        {0: {0: N}, 1: {0: N}},
    ),
    "added": (
        lambda x, i: xp.put_along_axis(xp.zeros(6, device=x.device), i, x, axis=0, mode="add"),
        lambda n: [f32(n), RNG.integers(0, 6, n)],
        {0: {0: N}, 1: {0: N}},
    ),
    "along": (
        lambda x, i: xp.take_along_axis(x, i, axis=1),
        lambda n: [f32(n, 3), RNG.integers(0, 3, (n, 2))],
        {0: {0: N}, 1: {0: N}},
    ),
    "conv": (lambda x, w: xp.conv(x, w, padding=1), lambda n: [f32(n, 2, 6, 6), f32(3, 2, 3, 3)], FIRST),
    "pool": (lambda x: xp.max_pool(x, 2), lambda n: [f32(n, 2, 6, 6)], FIRST),
    "attention": (xp.scaled_dot_product_attention, attended, {0: {1: N}, 1: {1: N}, 2: {1: N}}),
    "causal": (
        lambda q, k, v: xp.scaled_dot_product_attention(q, k, v, is_causal=True),
        attended,
        {0: {1: N}, 1: {1: N}, 2: {1: N}},
    ),
    "uniform": (lambda x: xp.random.uniform(xp.random.key(3, device=x.device), (x.shape[0], 3)), rows, FIRST),
    "gradient of a layer": (xp.grad(loss), rows_of_two, SECOND),
    "gradient by rows": (xp.grad(lambda x: xp.sum(xp.softmax(x, axis=0) ** 2)), rows, FIRST),
    "gradient of slices": (xp.grad(lambda x: xp.sum((x[1:] - x[:-1]) ** 2)), rows, FIRST),
    "gradient of concat": (xp.grad(lambda x: xp.sum(xp.concat([x, x * x]) ** 2)), rows, FIRST),
    "gradient of gather": (lambda x, i: xp.grad(lambda x: xp.sum(x[i] ** 2))(x), row_and_positions, FIRST),
    "gradient of running sums": (xp.grad(lambda x: xp.sum(xp.cumulative_sum(x, axis=0) ** 2)), rows, FIRST),
    "mapped": (xp.vmap(lambda r: xp.sum(r) * r), rows, FIRST),
    "mapped gradient": (xp.vmap(xp.grad(lambda r: xp.sum(r * r * r))), rows, FIRST),
    "mapped over columns": (xp.vmap(xp.softmax, in_axes=1, out_axes=1), rows, FIRST),
    "jacobian": (xp.jacobian(lambda x: x * x), lambda n: [f32(n)], FIRST),
    "steps": (lambda x: xp.fori_loop(0, x.shape[0], lambda i, v: v * 1.1 + i, x), rows, FIRST),
    "steps along": (lambda x: xp.scan(lambda c, r: (c * 0.5 + r, c), x[0], x)[1], rows, FIRST),
    "rows in order": (xp.sort, rows, FIRST),
}


#: What needs more than the range says: refused with the size, or with what is not there while a function is traced.
REFUSED: dict[str, tuple] = {
    "sort": (lambda x: xp.sort(x, axis=0), SizeError, FIRST),
    "argsort": (lambda x: xp.argsort(x, axis=0), SizeError, FIRST),
    "top_k": (lambda x: xp.top_k(x, 2, axis=0)[0], SizeError, FIRST),
    "unique": (xp.unique_values, SizeError, FIRST),
    "permutation": (lambda x: xp.random.permutation(xp.random.key(1, device=x.device), x), SizeError, FIRST),
    "an element that may not be there": (lambda x: x[5], SizeError, FIRST),
    "squeeze": (lambda x: xp.squeeze(x, 0), SizeError, FIRST),
    "parts": (lambda x: xp.unstack(x)[0], SizeError, FIRST),
    "iteration": (lambda x: next(iter(x)), SizeError, FIRST),
    "periods": (lambda x: xp.pad(x, 2, mode="wrap"), SizeError, FIRST),
    "elimination": (xp.linalg.inv, SizeError, BOTH),
    "a mask": (lambda x: x[x > 0], TypeError, FIRST),
    "positions": (lambda x: xp.nonzero(x)[0], TypeError, FIRST),
    "a size that may not divide": (lambda x: xp.reshape(x, (3, -1)), ValueError, FIRST),
}


def check(function: Callable, wanted: Callable, arrays: Callable, open_: dict, name: str, sizes: tuple[int, ...]) -> None:
    """One trace for all sizes, with the results that are wanted."""
    device = open_device(name)
    jitted = xp.jit(function, sizes=open_)
    for n in sizes:
        values = arrays(n)
        made = jitted(*(xp.asarray(v, device=device) for v in values)).numpy()
        expected = np.asarray(wanted(*values))
        assert made.shape == expected.shape, f"{made.shape} for n = {n}, not {expected.shape}"
        assert np.allclose(made, expected, rtol=2e-5, atol=2e-5), f"for n = {n}"
    assert jitted.traces == 1


# the interpreter is slow: it computes the shortest and an odd size
DEVICES = [("CPU:LLVM", (1, 5, 16, 33, 40)), ("REF", (1, 7))]


@pytest.mark.parametrize(("name", "sizes"), DEVICES)
@pytest.mark.parametrize("case", WITH_NUMPY)
def test_as_numpy(case: str, name: str, sizes: tuple[int, ...]) -> None:
    function, arrays, open_ = WITH_NUMPY[case]
    check(lambda *a: function(xp, *a), lambda *a: function(np, *a), arrays, open_, name, sizes)


@pytest.mark.parametrize(("name", "sizes"), DEVICES)
@pytest.mark.parametrize("case", OTHERS)
def test_as_with_static_sizes(case: str, name: str, sizes: tuple[int, ...]) -> None:
    function, arrays, open_ = OTHERS[case]
    static = xp.jit(function)
    check(function, lambda *a: static(*map(xp.asarray, a)).numpy(), arrays, open_, name, sizes[:3])


@pytest.mark.parametrize("case", REFUSED)
def test_what_depends_on_more_than_the_range_is_refused(case: str) -> None:
    function, error, open_ = REFUSED[case]
    with pytest.raises(error, match=r"\bn\b"):
        xp.jit(function, sizes=open_)(xp.zeros((8, 8), device="REF"))
