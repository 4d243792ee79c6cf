"""Convolutions and pools, and their derivatives, against sums that take every element by itself,
in float64."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from numpy.typing import NDArray

Values = NDArray[np.generic]
Count = Callable[..., int]
How = tuple[int, int, int, int]


def normal(*shape: int) -> Any:
    return np.random.default_rng(sum(shape)).normal(size=shape).astype("float32")


def close(found: Any, expected: object, tolerance: float = 1e-5) -> None:
    assert found.shape == np.shape(expected)
    np.testing.assert_allclose(found.numpy(), expected, tolerance, tolerance)


def boxes(shape: tuple[int, ...], window: tuple[int, ...], how: How) -> Iterator[tuple[tuple[int, ...], tuple[slice, ...]]]:
    """The places of a result, and which elements of the padded axes each is made of."""
    stride, padding, dilation, _ = how
    out = [(n + 2 * padding - dilation * (k - 1) - 1) // stride + 1 for n, k in zip(shape[2:], window, strict=True)]
    for at in np.ndindex(*out):
        yield (
            at,
            tuple(slice(i * stride, i * stride + dilation * (k - 1) + 1, dilation) for i, k in zip(at, window, strict=True)),
        )


def padded(x: Any, padding: int, fill: float = 0.0) -> Any:
    return np.pad(x.astype("float64"), [(0, 0), (0, 0)] + [(padding, padding)] * (x.ndim - 2), constant_values=fill)


def correlated(x: Any, w: Any, how: How) -> Any:
    return summed(x, w, None, how)[0]


def summed(x: Any, w: Any, given: Any, how: How) -> tuple[Any, Any, Any]:
    """The convolution; and for a cotangent of it those of x and w."""
    wide, padding = padded(x, how[1]), how[1]
    places = list(boxes(x.shape, w.shape[2:], how))
    made = np.zeros((x.shape[0], w.shape[0], *(n + 1 for n in places[-1][0])))
    of_x, of_w = np.zeros_like(wide), np.zeros(w.shape)
    each = w.shape[0] // how[3]
    for f in range(w.shape[0]):
        channels = slice(f // each * w.shape[1], (f // each + 1) * w.shape[1])
        for at, box in places:
            read = (slice(None), channels, *box)
            made[(slice(None), f, *at)] = (wide[read] * w[f]).sum(tuple(range(1, x.ndim)))
            if given is not None:
                each_given = given[(slice(None), f, *at)].reshape(-1, *(1,) * (x.ndim - 1)).astype("float64")
                of_x[read] += each_given * w[f]
                of_w[f] += (each_given * wide[read]).sum(0)
    inside = tuple(slice(padding, n - padding) for n in wide.shape[2:])
    return made, of_x[(slice(None), slice(None), *inside)], of_w


CONV = [
    ((2, 3, 8), (4, 3, 3), (1, 0, 1, 1)), ((1, 4, 9), (6, 2, 2), (2, 1, 3, 2)), ((2, 3, 7, 6), (4, 3, 3, 3), (1, 1, 1, 1)),
    ((1, 2, 9, 8), (2, 2, 3, 2), (2, 0, 1, 1)), ((1, 4, 7, 7), (4, 1, 3, 3), (1, 1, 1, 4)), ((1, 2, 8, 9), (3, 2, 2, 3), (3, 2, 2, 1)),
    ((2, 3, 9, 10), (2, 3, 3, 3), (1, 2, 2, 1)), ((1, 2, 11), (2, 2, 3), (2, 1, 2, 1)), ((1, 1, 10), (1, 1, 2), (3, 0, 4, 1)),
    ((1, 2, 7, 8), (3, 2, 3, 3), (3, 1, 1, 1)), ((1, 2, 4, 5, 4), (2, 2, 2, 2, 2), (1, 0, 1, 1)), ((1, 2, 5), (2, 2, 2), (2, 3, 1, 1)), ((1, 1, 3, 3), (1, 1, 1, 1), (2, 0, 1, 1)), ((1, 2, 5, 5), (2, 2, 5, 5), (1, 0, 1, 1)),
]  # fmt: skip


@pytest.mark.parametrize(("shape", "filters", "how"), CONV)
def test_conv(shape: tuple[int, ...], filters: tuple[int, ...], how: How, device: Device, kernels: Count) -> None:
    x, w = normal(*shape), normal(*filters)
    stride, padding, dilation, groups = how
    arrays = (xp.asarray(v, device=device) for v in (x, w))
    found = xp.conv(*arrays, stride=stride, padding=padding, dilation=dilation, groups=groups)
    assert kernels(found) == 1
    close(found, correlated(x, w, how), 1e-4)


def options(how: How) -> dict[str, int]:
    return dict(zip(("stride", "padding", "dilation", "groups"), how, strict=True))


def given_for(shape: tuple[int, ...], filters: tuple[int, ...], how: How, device: Device) -> tuple[Any, ...]:
    """x, weights and a cotangent, as values and as arrays."""
    x, w = normal(*shape), normal(*filters)
    values = x, w, normal(*correlated(x, w, how).shape)
    return (*values, *(xp.asarray(v, device=device) for v in values))


@pytest.mark.parametrize(("shape", "filters", "how"), CONV)
def test_gradients_of_conv(shape: tuple[int, ...], filters: tuple[int, ...], how: How, device: Device) -> None:
    x, w, given, *arrays = given_for(shape, filters, how, device)

    @xp.jit
    def loss(x: xp.Array, w: xp.Array, given: xp.Array) -> xp.Array:
        return xp.sum(xp.conv(x, w, **options(how)) * given)

    of_x, of_w = xp.grad(loss, argnums=(0, 1))(*arrays)
    _, expected_x, expected_w = summed(x, w, given, how)
    close(of_x, expected_x, 1e-4)
    close(of_w, expected_w, 1e-4)


@pytest.mark.parametrize(("shape", "filters", "how"), CONV)
def test_forward_and_second_derivatives_of_conv(shape: tuple[int, ...], filters: tuple[int, ...], how: How) -> None:
    x, w, given, *arrays = given_for(shape, filters, how, xp.asarray(0.0).device)
    dx, dw = normal(*shape)[::-1].copy(), normal(*filters)[::-1].copy()
    changes = xp.asarray(dx), xp.asarray(dw)
    _, tangent = xp.jvp(lambda x, w: xp.conv(x, w, **options(how)), tuple(arrays[:2]), changes)
    close(tangent, correlated(dx, w, how) + correlated(x, dw, how), 1e-4)

    def along(x: xp.Array, w: xp.Array) -> xp.Array:
        """The derivative by the weights, in a direction: linear in x."""
        of_w = xp.grad(lambda w: xp.sum(xp.conv(x, w, **options(how)) * arrays[2]))(w)
        return xp.sum(of_w * changes[1])

    close(xp.grad(along)(*arrays[:2]), summed(x, dw, given, how)[1], 1e-4)


@pytest.mark.parametrize(("shape", "filters", "how"), CONV)
@pytest.mark.parametrize("more", [0, 1])
def test_conv_transpose(shape: tuple[int, ...], filters: tuple[int, ...], how: How, more: int, device: Device) -> None:
    """It is what makes a cotangent of conv one of x, for the least x that gives such a result,
    or one of more elements."""
    stride, padding, dilation, _ = how
    if more >= max(stride, dilation):
        return
    out = [(n + 2 * padding - dilation * (k - 1) - 1) // stride + 1 for n, k in zip(shape[2:], filters[2:], strict=True)]
    space = [(n - 1) * stride + dilation * (k - 1) + 1 - 2 * padding + more for n, k in zip(out, filters[2:], strict=True)]
    x, w, given = np.zeros((*shape[:2], *space)), normal(*filters), normal(shape[0], filters[0], *out)
    arrays = (xp.asarray(v, device=device) for v in (given, w))
    found = xp.conv_transpose(*arrays, output_padding=more, **options(how))
    if more:  # windows may end beyond x: as if it were longer, and the cotangent 0 there
        x = np.zeros((*shape[:2], *(n + stride for n in space)))
        given = np.pad(given, [(0, b - a) for a, b in zip(given.shape, correlated(x, w, how).shape, strict=True)])
    expected = summed(x, w, given, how)[1]
    close(found, expected[(slice(None), slice(None), *(slice(0, n) for n in space))], 1e-4)


def test_derivatives_of_conv_by_batches_and_open_sizes() -> None:
    x, w = normal(3, 2, 4, 7, 6), normal(5, 4, 3, 3)
    each = xp.vmap(xp.grad(lambda x, w: xp.sum(xp.tanh(xp.conv(x, w, padding=1))), argnums=(0, 1)), in_axes=(0, None))
    of_x, of_w = each(xp.asarray(x), xp.asarray(w))
    for n in range(3):
        given = 1 - np.tanh(correlated(x[n], w, (1, 1, 1, 1))) ** 2
        _, expected_x, expected_w = summed(x[n], w, given, (1, 1, 1, 1))
        close(of_x[n], expected_x, 1e-4)
        close(of_w[n], expected_w, 1e-3)
    sizes = {0: {0: xp.Size("b", 1, 4), 2: xp.Size("n", 3, 20)}}
    for stride in (1, 2):
        how = (stride, 1, 1, 1)
        gradient = xp.jit(xp.grad(lambda x, w, how=how: xp.sum(xp.conv(x, w, **options(how)) ** 2.0)), sizes=sizes)
        for batch, size in ((1, 3), (2, 6), (3, 7), (1, 9)):
            x = normal(batch, 4, size, 5)
            close(gradient(xp.asarray(x), xp.asarray(w)), summed(x, w, 2 * correlated(x, w, how), how)[1], 1e-3)


@pytest.mark.parametrize(("window", "stride", "padding"), [(2, None, 0), (3, 1, 1), (3, 2, 1), ((2, 3), (1, 2), 0)])
def test_pools(window: object, stride: object, padding: int, device: Device) -> None:
    given = normal(2, 3, 7, 8)
    x = xp.asarray(given, device=device)
    wide = (window, window) if isinstance(window, int) else window
    steps = wide if stride is None else (stride, stride) if isinstance(stride, int) else stride
    options = {"stride": stride, "padding": padding}

    def views(values: Values, fill: float) -> Values:
        padded = np.pad(values, [(0, 0), (0, 0)] + [(padding, padding)] * 2, constant_values=fill)
        found = np.lib.stride_tricks.sliding_window_view(padded, wide, (2, 3))  # type: ignore[call-overload]
        return found[:, :, :: steps[0], :: steps[1]]  # type: ignore[index]

    close(xp.max_pool(x, window, **options), views(given, -math.inf).max((-1, -2)))  # type: ignore[arg-type]
    close(xp.avg_pool(x, window, **options), views(given, 0).mean((-1, -2)))  # type: ignore[arg-type]
    there = views(np.ones_like(given), 0).sum((-1, -2))
    close(xp.avg_pool(x, window, include_padding=False, **options), views(given, 0).sum((-1, -2)) / there)  # type: ignore[arg-type]


@pytest.mark.parametrize(("window", "stride", "padding"), [(2, 2, 0), (3, 1, 1), (3, 2, 1), (3, 2, 0), (2, 3, 0)])
def test_gradients_of_pools(window: int, stride: int, padding: int, device: Device) -> None:
    shape, how = (2, 3, 9, 8), (stride, padding, 1, 1)
    given = np.random.default_rng(0).permutation(math.prod(shape)).reshape(shape).astype("float32")  # no two are equal
    wide, places = padded(given, padding, -math.inf), list(boxes(shape, (window, window), how))
    factor = normal(2, 3, *(n + 1 for n in places[-1][0]))
    of_max, of_mean = np.zeros(wide.shape), np.zeros(wide.shape)
    for n, c in np.ndindex(2, 3):
        for at, box in places:
            part = wide[n, c][box]
            of_max[n, c][box] += np.where(part == part.max(), factor[(n, c, *at)], 0)
            of_mean[n, c][box] += factor[(n, c, *at)] / window**2
    x, f = (xp.asarray(v, device=device) for v in (given, factor))
    inside = (slice(None), slice(None), slice(padding, padding + 9), slice(padding, padding + 8))
    for pool, expected in ((xp.max_pool, of_max), (xp.avg_pool, of_mean)):

        @xp.jit
        def loss(x: xp.Array, f: xp.Array, pool: Any = pool) -> xp.Array:
            return xp.sum(pool(x, window, stride=stride, padding=padding) * f)

        close(xp.grad(loss)(x, f), expected[inside])


def test_paddings() -> None:
    x, w = xp.ones((1, 1, 6, 6)), xp.ones((1, 1, 3, 2))
    assert xp.conv(x, w, padding="same").shape == (1, 1, 6, 6)
    assert xp.conv(x, w, padding="valid").shape == (1, 1, 4, 5)
    assert xp.conv(x, w, padding=(1, 0)).shape == (1, 1, 6, 5)
    assert xp.conv(x, w, padding=((1, 2), (0, 3))).shape == (1, 1, 7, 8)
    assert xp.max_pool(xp.asarray([[[3, -4, 5, 2]]]), 2, padding=1).numpy().tolist() == [[[3, 5, 2]]]


def test_an_array_by_itself() -> None:
    given = normal(8, 8, 12, 12)
    x = xp.asarray(given, device="CPU:LLVM")
    close(xp.conv(x, x, padding=2), correlated(given, given, (1, 2, 1, 1)), 1e-3)


def test_wrong_input() -> None:
    with pytest.raises(ValueError, match="don't go with 2 groups"):
        xp.conv(xp.ones((1, 3, 5)), xp.ones((2, 3, 2)), groups=2)
    with pytest.raises(ValueError, match="longer than the 5 elements"):
        xp.conv(xp.ones((1, 3, 5)), xp.ones((2, 3, 6)))
    with pytest.raises(ValueError, match="stride is a number from 1 on"):
        xp.max_pool(xp.ones((1, 1, 4, 4)), 2, stride=0)
    with pytest.raises(ValueError, match="padding is same, valid"):
        xp.conv(xp.ones((1, 3, 5)), xp.ones((2, 3, 2)), padding="half")  # type: ignore[arg-type]
    x, w = xp.ones((1, 2, 5)), xp.ones((2, 1, 2))
    with pytest.raises(ValueError, match="nothing is left of sizes"):
        xp.conv_transpose(x, w, padding=4)
    with pytest.raises(ValueError, match=r"output_padding .* is not below the stride"):
        xp.conv_transpose(x, w, output_padding=1)
    with pytest.raises(ValueError, match="2 channels, and 2 filters, don't go with 3 groups"):
        xp.conv_transpose(x, w, groups=3)
