"""Gradients of convolutions and pools, by all that they are of: sums of squares of the result, halved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any, Final

import kg_array as xp
import numpy as np

from array_rows.networks import in_all
from array_rows.peers import Peers
from array_rows.row import Row

Convolution = tuple[tuple[int, ...], tuple[int, ...], int, int, int, int]
#: images, weights, stride, padding, dilation, groups
CONVOLUTIONS: Final[dict[str, Convolution]] = {
    "conv_gradient": ((8, 64, 56, 56), (64, 64, 3, 3), 1, 1, 1, 1),
    "conv_gradient_stride_2": ((8, 64, 56, 56), (64, 64, 3, 3), 2, 1, 1, 1),
    "conv_gradient_dilated": ((8, 64, 56, 56), (64, 64, 3, 3), 1, 2, 2, 1),
    "conv_gradient_first_layer": ((8, 3, 112, 112), (64, 3, 7, 7), 2, 3, 1, 1),
    "conv_gradient_depthwise": ((8, 64, 56, 56), (64, 1, 3, 3), 1, 1, 1, 64),
    "conv_gradient_patches": ((8, 3, 112, 112), (64, 3, 7, 7), 7, 0, 1, 1),
}
IMAGES: Final = (8, 64, 56, 56)
#: kind, window, stride, padding
POOLS: Final = {
    "max_pool_gradient": ("max", 2, 2, 0),
    "max_pool_gradient_overlapping": ("max", 3, 2, 1),
    "avg_pool_gradient": ("avg", 3, 1, 1),
    "avg_pool_gradient_stride_2": ("avg", 3, 2, 0),
}


def _numbers(*shape: int) -> np.ndarray:
    return (np.random.default_rng(sum(shape)).standard_normal(shape) * 0.1).astype(np.float32)


def _steps(x: np.ndarray, window: int, stride: int, dilation: int = 1) -> Iterator[tuple[int, int, np.ndarray]]:
    """For each element of the window what it covers, as a view."""
    out = [(n - dilation * (window - 1) - 1) // stride + 1 for n in x.shape[2:]]
    for i, j in product(range(window), repeat=2):
        a, b = i * dilation, j * dilation
        yield i, j, x[:, :, a : a + (out[0] - 1) * stride + 1 : stride, b : b + (out[1] - 1) * stride + 1 : stride]


def _pad(x: np.ndarray, by: int, value: float = 0.0) -> np.ndarray:
    return np.pad(x.astype(np.float64), ((0, 0), (0, 0), (by, by), (by, by)), constant_values=value)


def _inside(x: np.ndarray, by: int) -> np.ndarray:
    return x[:, :, by : x.shape[2] - by, by : x.shape[3] - by]


def _of_convolution(x: np.ndarray, w: np.ndarray, how: Convolution) -> tuple[np.ndarray, np.ndarray]:
    _, shape, stride, padding, dilation, groups = how
    terms = ("nfyx,f->nfyx", "nfyx,nfyx->f") if groups > 1 else ("nfyx,fc->ncyx", "nfyx,ncyx->fc")
    there = "ncyx,c->ncyx" if groups > 1 else "ncyx,fc->nfyx"
    wide, weights = _pad(x, padding), (w[:, 0] if groups > 1 else w).astype(np.float64)
    y: Any = sum(np.einsum(there, v, weights[..., i, j], optimize=True) for i, j, v in _steps(wide, shape[2], stride, dilation))
    of_x, of_w = np.zeros_like(wide), np.zeros_like(weights)
    for i, j, v in _steps(of_x, shape[2], stride, dilation):
        np.add(v, np.einsum(terms[0], y, weights[..., i, j], optimize=True), out=v)
    for i, j, v in _steps(wide, shape[2], stride, dilation):
        of_w[..., i, j] = np.einsum(terms[1], y, v, optimize=True)
    return _inside(of_x, padding), of_w.reshape(shape)


def _convolution(peers: Peers, *, name: str) -> Row:
    how = CONVOLUTIONS[name]
    x, w = _numbers(*how[0]), _numbers(*how[1])
    options = dict(zip(("stride", "padding", "dilation", "groups"), how[2:], strict=True))

    def jax(j: Any) -> Callable[..., Any]:
        def loss(x: Any, w: Any) -> Any:
            y = j.lax.conv_general_dilated(
                x, w, (how[2],) * 2, ((how[3],) * 2,) * 2, rhs_dilation=(how[4],) * 2, feature_group_count=how[5]
            )
            return (y * y).sum() / 2

        return j.grad(loss, argnums=(0, 1))

    def torch(t: Any) -> Callable[..., Any]:
        def loss(x: Any, w: Any) -> Any:
            y = t.nn.functional.conv2d(x, w, **options)
            return (y * y).sum() / 2

        return t.func.grad(loss, argnums=(0, 1))

    def ours(x: xp.Array, w: xp.Array) -> xp.Array:
        y = xp.conv(x, w, **options)
        return xp.sum(y * y) / 2.0

    return in_all(Row(_of_convolution(x, w, how)), peers, (x, w), xp.grad(ours, argnums=(0, 1)), jax, torch)


def _of_pool(x: np.ndarray, kind: str, window: int, stride: int, padding: int) -> np.ndarray:
    wide = _pad(x, padding, -np.inf if kind == "max" else 0.0)
    views = [v for _, _, v in _steps(wide, window, stride)]
    y = np.max(views, axis=0) if kind == "max" else np.sum(views, axis=0) / window**2
    made = np.zeros_like(wide)
    for (_, _, to), view in zip(_steps(made, window, stride), views, strict=True):
        np.add(to, np.where(view == y, y, 0) if kind == "max" else y / window**2, out=to)
    return _inside(made, padding)


def _pool(peers: Peers, *, name: str) -> Row:
    kind, window, stride, padding = POOLS[name]
    x = _numbers(*IMAGES)
    options = {"stride": stride, "padding": padding}

    def jax(j: Any) -> Callable[..., Any]:
        edges = ((0, 0), (0, 0), (padding,) * 2, (padding,) * 2)
        shape, strides = (1, 1, window, window), (1, 1, stride, stride)

        def loss(x: Any) -> Any:
            if kind == "max":
                y = j.lax.reduce_window(x, -np.inf, j.lax.max, shape, strides, edges)
            else:
                y = j.lax.reduce_window(x, 0.0, j.lax.add, shape, strides, edges) / window**2
            return (y * y).sum() / 2

        return j.grad(loss)

    def torch(t: Any) -> Callable[..., Any]:
        pool = t.nn.functional.max_pool2d if kind == "max" else t.nn.functional.avg_pool2d

        def loss(x: Any) -> Any:
            y = pool(x, window, **options)
            return (y * y).sum() / 2

        return t.func.grad(loss)

    def ours(x: xp.Array) -> xp.Array:
        y = (xp.max_pool if kind == "max" else xp.avg_pool)(x, window, **options)
        return xp.sum(y * y) / 2.0

    return in_all(Row((_of_pool(x, kind, window, stride, padding),)), peers, (x,), xp.grad(ours), jax, torch)


ROWS: Final[dict[str, Callable[[Peers], Row]]] = {
    **{name: partial(_convolution, name=name) for name in CONVOLUTIONS},
    **{name: partial(_pool, name=name) for name in POOLS},
}
