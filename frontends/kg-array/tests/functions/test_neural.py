"""Layers of networks against what they say in float64, and of how many kernels they are."""

from __future__ import annotations

import math
from collections.abc import Callable

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from numpy.typing import NDArray

Values = NDArray[np.generic]
Count = Callable[..., int]


def normal(*shape: int, dtype: str = "float32") -> Values:
    return np.random.default_rng(sum(shape)).normal(size=shape).astype(dtype)


def close(found: xp.Array, expected: object, tolerance: float = 1e-5) -> None:
    assert found.shape == np.shape(expected)
    np.testing.assert_allclose(found.numpy(), expected, tolerance, tolerance)


def softmax(x: Values, axis: int | tuple[int, ...] | None = -1) -> Values:
    wide = x.astype("float64")
    e = np.exp(wide - wide.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)


@pytest.mark.parametrize("axis", [-1, 0, (0, 2), None])
def test_normalised_exponentials(axis: int | tuple[int, ...] | None, device: Device) -> None:
    given = normal(3, 5, 4) * 30
    x = xp.asarray(given, device=device)
    close(xp.softmax(x, axis=axis), softmax(given, axis))
    wide = given.astype("float64")
    expected = wide - wide.max(axis, keepdims=True)
    close(xp.log_softmax(x, axis=axis), expected - np.log(np.exp(expected).sum(axis, keepdims=True)))
    for keepdims in (False, True):
        close(xp.logsumexp(x, axis=axis, keepdims=keepdims), np.log(np.exp(wide).sum(axis, keepdims=keepdims)))


def test_exponentials_of_infinities(device: Device) -> None:
    inf = math.inf
    x = xp.asarray([[-inf, -inf], [inf, 0.0], [1e4, -inf], [math.nan, 0.0]], device=device)
    close(xp.logsumexp(x, axis=1), [-inf, inf, 1e4, math.nan])
    close(xp.softmax(xp.asarray([0.0, -inf, 1e30], device=device)), [0, 0, 1])


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_activations(dtype: str, device: Device) -> None:
    given = np.linspace(-9, 9, 73).astype(dtype)
    x, wide = xp.asarray(given, device=device), given.astype("float64")
    tolerance = {"float16": 2e-3, "float32": 1e-6, "float64": 1e-12}[dtype]
    normal_share = np.vectorize(math.erfc)(-wide / math.sqrt(2)) / 2
    inner = math.sqrt(2 / math.pi) * (wide + 0.044715 * wide**3)
    for found, expected in (
        (xp.relu(x), np.maximum(wide, 0)),
        (xp.sigmoid(x), 1 / (1 + np.exp(-wide))),
        (xp.silu(x), wide / (1 + np.exp(-wide))),
        (xp.erf(x), np.vectorize(math.erf)(wide)),
        (xp.gelu(x), wide * normal_share),
        (xp.gelu(x, approximate="tanh"), wide * 0.5 * (1 + np.tanh(inner))),
    ):
        assert found.dtype is x.dtype
        close(found, expected, tolerance)
    assert xp.relu(xp.asarray([-3, 4], device=device)).numpy().tolist() == [0, 4]
    close(xp.erf(xp.asarray([-math.inf, math.inf, math.nan, 0.0], device=device)), [-1, 1, math.nan, 0])


@pytest.mark.parametrize("axis", [-1, 0, (1, 2)])
def test_normalisations(axis: int | tuple[int, ...], device: Device) -> None:
    given, weight, bias = normal(3, 5, 4) * 3 + 100, normal(4), normal(4) + 1
    x, w, b = (xp.asarray(v, device=device) for v in (given, weight, bias))
    wide = given.astype("float64")
    scaled = (wide - wide.mean(axis, keepdims=True)) / np.sqrt(wide.var(axis, keepdims=True) + 1e-5)
    close(xp.layer_norm(x, axis=axis), scaled, 1e-4)
    close(xp.layer_norm(x, w, b, axis=axis), scaled * weight + bias, 1e-4)
    close(xp.rms_norm(x, w, axis=axis), wide / np.sqrt((wide**2).mean(axis, keepdims=True) + 1e-6) * weight, 1e-4)


def test_halves_come_back_as_they_were(device: Device) -> None:
    x = xp.ones((2, 8), dtype=xp.bfloat16, device=device)
    for made in (xp.softmax(x), xp.layer_norm(x), xp.rms_norm(x), xp.gelu(x), xp.logsumexp(x)):
        assert made.dtype is xp.bfloat16
        made.realize()


ATTENTION = [
    ((5, 4), (7, 4), (7, 3)), ((2, 5, 4), (2, 5, 4), (2, 5, 4)), ((2, 3, 6, 4), (2, 3, 6, 4), (2, 3, 6, 8)),
    ((2, 3, 5, 4), (1, 3, 6, 4), (6, 2)),
]  # fmt: skip


@pytest.mark.parametrize("kind", ["all", "causal", "mask", "floats"])
@pytest.mark.parametrize(("q", "k", "v"), ATTENTION)
def test_attention(q: tuple[int, ...], k: tuple[int, ...], v: tuple[int, ...], kind: str, device: Device) -> None:
    given = [normal(*s, dtype="float32") for s in (q, k, v)]
    rows, keys = q[-2], k[-2]
    scores = np.matmul(given[0].astype("float64"), np.swapaxes(given[1], -1, -2)) / math.sqrt(q[-1])
    options: dict[str, object] = {}
    if kind == "causal":
        options = {"is_causal": True}
        scores = np.where(np.tri(rows, keys) > 0, scores, -math.inf)
    elif kind == "mask":
        mask = np.arange(keys) % 3 != 1
        options = {"mask": xp.asarray(mask, device=device)}
        scores = np.where(mask, scores, -math.inf)
    elif kind == "floats":
        added = normal(rows, keys)
        options = {"mask": xp.asarray(added, device=device)}
        scores = scores + added
    found = xp.scaled_dot_product_attention(*(xp.asarray(g, device=device) for g in given), **options)  # type: ignore[arg-type]
    close(found, np.matmul(softmax(scores), given[2]), 1e-4)


def test_what_is_not_seen_adds_nothing(device: Device) -> None:
    q = xp.ones((2, 2), device=device)
    v = xp.asarray([[1.0, 2.0], [math.nan, math.inf]], device=device)
    found = xp.scaled_dot_product_attention(q, q, v, mask=xp.asarray([True, False], device=device))
    close(found, [[1, 2], [1, 2]])


@pytest.mark.parametrize("kind", ["truth", "floats"])
def test_a_query_that_sees_nothing_gets_zeros(kind: str, device: Device) -> None:
    """And so do derivatives: no NaN comes from its scores."""
    seen = np.tri(6) > 0
    seen[[0, 3]] = False
    mask = seen if kind == "truth" else np.where(seen, 0.0, -math.inf).astype("float32")
    q, k, v = (xp.asarray(normal(6, width, dtype="float32"), device=device) for width in (4, 4, 3))
    given = xp.asarray(mask, device=device)
    scores = np.where(seen, q.numpy().astype("float64") @ k.numpy().T / 2, -math.inf)
    scores[[0, 3]] = 0.0
    exact = np.where(seen.any(1, keepdims=True), softmax(scores) @ v.numpy(), 0.0)
    close(xp.scaled_dot_product_attention(q, k, v, mask=given), exact, 1e-4)
    slopes = xp.grad(lambda *a: xp.sum(xp.scaled_dot_product_attention(*a, mask=given) ** 2.0), argnums=(0, 1, 2))(q, k, v)
    assert all(np.isfinite(s.numpy()).all() for s in slopes)
    assert not slopes[0].numpy()[[0, 3]].any()


def test_attention_is_one_kernel(kernels: Count) -> None:
    q, k, v = (xp.asarray(normal(2, 64, 32, dtype="float32"), device="CPU:LLVM") for _ in range(3))
    numbers = xp.asarray(normal(64, 64, dtype="float32"), device="CPU:LLVM")
    attention = xp.scaled_dot_product_attention
    dropped = (xp.softmax(q @ k.mT * 0.2) * xp.where(numbers > 0.0, 1.25, 0.0)) @ v
    found = [
        attention(q, k, v),
        attention(q, k, v, is_causal=True),
        attention(q, k, v, mask=(numbers > 0.0).realize()),
        attention(q, k, v, mask=numbers),
        attention(q, k, v, scale=0.3) * 2.0 + q,
        dropped,
    ]
    assert [kernels(made) for made in found] == [1] * len(found)


def test_gradients_are_few_kernels(kernels: Count) -> None:
    """Fewer would be better; more is a change to look at."""
    x, w = (xp.asarray(normal(*s, dtype="float32"), device="CPU:LLVM") for s in ((128, 96), (96, 40)))
    layer = xp.grad(lambda w: xp.sum(xp.maximum(x @ w, 0.0)))(w)
    loss = xp.grad(lambda x: -xp.mean(xp.log_softmax(x)[:, 0]))(x)
    soft = xp.grad(lambda x: xp.sum(xp.softmax(x) ** 2.0))(x)
    assert [kernels(made) for made in (layer, loss, soft)] == [2, 3, 5]


def test_layers_are_one_kernel(kernels: Count) -> None:
    x, w = (xp.asarray(normal(*s), device="CPU:LLVM") for s in ((64, 128), (128,)))
    one = (xp.softmax(x), xp.log_softmax(x), xp.logsumexp(x, axis=1), xp.layer_norm(x, w, w), xp.rms_norm(x, w), xp.gelu(x))
    assert [kernels(made) for made in one] == [1] * len(one)
    weights = xp.asarray(normal(128, 32), device="CPU:LLVM")
    bias = xp.asarray(normal(32), device="CPU:LLVM")
    assert kernels(xp.relu(xp.matmul(x, weights) + bias)) == 1
    q = xp.asarray(normal(2, 4, 64, 16), device="CPU:LLVM")
    for causal in (False, True):
        assert kernels(xp.scaled_dot_product_attention(q, q, q, is_causal=causal)) == 1


def test_an_array_by_itself() -> None:
    rows = normal(2, 256, 32)
    x = xp.asarray(rows, device="CPU:LLVM")
    scores = np.matmul(rows.astype("float64"), np.swapaxes(rows, -1, -2)) / math.sqrt(32)
    close(xp.scaled_dot_product_attention(x, x, x), np.matmul(softmax(scores), rows), 1e-4)


def test_wrong_input() -> None:
    x, whole = xp.ones((2, 3)), xp.asarray([1, 2])
    with pytest.raises(TypeError, match="softmax is of floats, not int64"):
        xp.softmax(whole)
    with pytest.raises(ValueError, match="no axis 2"):
        xp.layer_norm(x, axis=2)
    with pytest.raises(ValueError, match=r"of shape \(2,\) does not go with"):
        xp.rms_norm(xp.ones((4, 1)), xp.ones((2,)))
    with pytest.raises(ValueError, match=r"\[\.\.\., l, e\]"):
        xp.scaled_dot_product_attention(x, xp.ones((2, 4)), x)
    with pytest.raises(ValueError, match="a mask or is_causal"):
        xp.scaled_dot_product_attention(x, x, x, mask=xp.ones((2, 2)), is_causal=True)
