"""Parts of networks: two layers and their gradient, attention, a block of a convolution."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import kg_array as xp
import numpy as np

from array_rows.peers import Peers
from array_rows.row import Row

LAYERS = (256, 784, 512, 10)  #: rows of a batch, inputs, hidden values, classes
HEADS = (8, 256, 64)  #: heads, positions, width
POINTS = (20000, 16, 32)  #: points, coordinates, centers
SCORES = (1000, 1000, 10)  #: rows, scores, greatest
IMAGES = (8, 32, 28, 28, 64)  #: images, channels, height, width, channels after


def _arrays(*shapes: tuple[int, ...], scale: float = 0.1) -> list[np.ndarray]:
    random = np.random.default_rng(0)
    return [(random.standard_normal(s) * scale).astype(np.float32) for s in shapes]


def in_all(row: Row, peers: Peers, arrays: Sequence[np.ndarray], kg: Callable[..., Any], jax: Any, torch: Any) -> Row:
    """The function of kg's arrays, and those of the peers that have one."""
    mine = [xp.asarray(a).realize() for a in arrays]
    ours = xp.jit(kg)
    row.calls["kg jit"] = lambda: ours(*mine)
    peers.jax(row, jax, arrays)
    peers.torch(row, torch, arrays)
    return row


def _forward(space: Any, x: Any, w: Any, b: Any, v: Any, c: Any) -> Any:
    return space.maximum(x @ w + b, 0.0) @ v + c


def _mlp_arrays() -> list[np.ndarray]:
    rows, inputs, hidden, classes = LAYERS
    return _arrays((rows, inputs), (inputs, hidden), (hidden,), (hidden, classes), (classes,))


def mlp_forward(peers: Peers) -> Row:
    """Two layers of a network."""
    arrays = _mlp_arrays()
    row = Row((_forward(np, *(a.astype(np.float64) for a in arrays)),))
    row.calls["numpy"] = lambda: _forward(np, *arrays)
    peers.numba(row, lambda x, w, b, v, c: np.dot(np.maximum(np.dot(x, w) + b, np.float32(0)), v) + c, arrays)

    def torch(t: Any) -> Callable[..., Any]:
        return lambda x, w, b, v, c: t.relu(x @ w + b) @ v + c

    return in_all(row, peers, arrays, lambda *a: _forward(xp, *a), lambda j: lambda *a: _forward(j.numpy, *a), torch)


def mlp_gradient(peers: Peers) -> Row:
    """Of the mean square of its result, for the first weights."""
    arrays = _mlp_arrays()
    x, w, b, v, c = (a.astype(np.float64) for a in arrays)
    h = x @ w + b
    back = 2 / (LAYERS[0] * LAYERS[3]) * (np.maximum(h, 0) @ v + c)
    row = Row((x.T @ ((back @ v.T) * (h > 0)),))

    def loss(space: Any) -> Callable[..., Any]:
        return lambda *a: space.mean(_forward(space, *a) ** 2.0)

    def torch(t: Any) -> Callable[..., Any]:
        return t.func.grad(lambda x, w, b, v, c: ((t.relu(x @ w + b) @ v + c) ** 2).mean(), argnums=1)

    return in_all(row, peers, arrays, xp.grad(loss(xp), argnums=1), lambda j: j.grad(loss(j.numpy), argnums=1), torch)


def attention(peers: Peers) -> Row:
    """softmax(q k' / 8) v of 8 heads of 256 positions, 64 wide."""
    arrays = _arrays(HEADS, HEADS, HEADS, scale=1.0)
    scale = HEADS[2] ** -0.5

    def plain(q: Any, k: Any, v: Any) -> Any:
        scores = q @ np.swapaxes(k, 1, 2) * q.dtype.type(scale)
        e = np.exp(scores - scores.max(2, keepdims=True))
        return e / e.sum(2, keepdims=True) @ v

    row = Row((plain(*(a.astype(np.float64) for a in arrays)),))
    row.calls["numpy"] = lambda: plain(*arrays)

    def jax(j: Any) -> Callable[..., Any]:
        return lambda q, k, v: j.nn.softmax(q @ j.numpy.swapaxes(k, 1, 2) * scale, -1) @ v

    def torch(t: Any) -> Callable[..., Any]:
        return t.nn.functional.scaled_dot_product_attention

    return in_all(row, peers, arrays, xp.scaled_dot_product_attention, jax, torch)


def conv_block(peers: Peers) -> Row:
    """A convolution of 3 x 3, each channel brought to mean 0 and variance 1, and what is positive of it."""
    images, channels, height, width, after = IMAGES
    arrays = _arrays((images, channels, height, width), (after, channels, 3, 3))

    def normed(space: Any, y: Any) -> Any:
        mean = space.mean(y, axis=(0, 2, 3), keepdims=True)
        variance = space.mean((y - mean) ** 2.0, axis=(0, 2, 3), keepdims=True)
        return space.maximum((y - mean) / space.sqrt(variance + 1e-5), 0.0)

    def plain(x: np.ndarray, w: np.ndarray) -> np.ndarray:
        windows = np.lib.stride_tricks.sliding_window_view(np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1))), (3, 3), (2, 3))
        return normed(np, np.ascontiguousarray(np.moveaxis(np.tensordot(windows, w, ((1, 4, 5), (1, 2, 3))), -1, 1)))

    row = Row((plain(*(a.astype(np.float64) for a in arrays)),))
    row.calls["numpy"] = lambda: plain(*arrays)

    def jax(j: Any) -> Callable[..., Any]:
        return lambda x, w: normed(j.numpy, j.lax.conv(x, w, (1, 1), "SAME"))

    def torch(t: Any) -> Callable[..., Any]:
        f = t.nn.functional
        return lambda x, w: f.relu(f.batch_norm(f.conv2d(x, w, padding=1), None, None, training=True))

    return in_all(row, peers, arrays, lambda x, w: normed(xp, xp.conv(x, w, padding=1)), jax, torch)


def nearest_center(peers: Peers) -> Row:
    """Of each point, by squares of distances."""
    points, width, centers = POINTS
    arrays = _arrays((points, width), (centers, width), scale=1.0)

    def nearest(space: Any, x: Any, c: Any) -> Any:
        return space.argmin(space.sum(c * c, axis=1)[None] - 2.0 * (x @ c.T), axis=1)

    row = Row((nearest(np, *(a.astype(np.float64) for a in arrays)).astype(np.float64),))
    row.calls["numpy"] = lambda: nearest(np, *arrays)

    def torch(t: Any) -> Callable[..., Any]:
        return lambda x, c: t.argmin((c * c).sum(1)[None] - 2.0 * (x @ c.T), 1)

    return in_all(row, peers, arrays, lambda *a: nearest(xp, *a), lambda j: lambda *a: nearest(j.numpy, *a), torch)


def top_k(peers: Peers) -> Row:
    """The greatest of each row, in order."""
    rows, scores, k = SCORES
    arrays = _arrays((rows, scores), scale=1.0)
    row = Row((np.sort(arrays[0].astype(np.float64), axis=1)[:, ::-1][:, :k],))
    row.calls["numpy"] = lambda: np.sort(np.partition(arrays[0], scores - k, axis=1)[:, scores - k :], axis=1)[:, ::-1]

    def torch(t: Any) -> Callable[..., Any]:
        return lambda x: t.topk(x, k, 1)[0]

    return in_all(row, peers, arrays, lambda x: xp.top_k(x, k)[0], lambda j: lambda x: j.lax.top_k(x, k)[0], torch)
