"""A step of training a small transformer: loss, all gradients, Adam."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import kg_array as xp
import numpy as np

from array_rows.peers import Peers
from array_rows.row import Row

BLOCKS, WIDTH, HEADS, POSITIONS, BATCH, TOKENS = 2, 128, 4, 64, 8, 256
RATE, FIRST, SECOND = 1e-3, 0.9, 0.999  #: Adam's
Values = Mapping[str, Any]


def transformer_step(peers: Peers) -> Row:
    """Two blocks of width 128 with four heads, 8 x 64 positions, 256 tokens:
    loss, gradients of 0.4 million weights, Adam. Checked: the loss, and its derivative along a direction."""
    weights, tokens, wanted = _start()
    along = {name: np.random.default_rng(1).standard_normal(w.shape) for name, w in weights.items()}
    exact = {name: w.astype(np.float64) for name, w in weights.items()}
    losses = [loss(np, {n: w + by * along[n] for n, w in exact.items()}, tokens, wanted) for by in (0, 1e-5, -1e-5)]
    row = Row((losses[0], (losses[1] - losses[2]) / 2e-5))
    zeros = {name: np.zeros_like(w) for name, w in weights.items()}

    def direction(gradient: Values) -> Any:
        return np.asarray(sum(np.vdot(along[n], np.asarray(g, np.float64)) for n, g in gradient.items()))

    def functional(who: str, step: Callable[..., Any], wait: Callable[[Any], Any]) -> None:
        row.calls[who] = lambda: wait(step())

        def checked() -> tuple[Any, ...]:
            found = step()
            return found[0], direction({n: np.asarray(m) / (1 - FIRST) for n, m in found[2].items()})

        row.results[who] = checked

    def arrays(space: Any, values: Values) -> Values:
        return {name: space.asarray(v) for name, v in values.items()}

    ours = xp.jit(lambda *a: _adam(xp, xp.value_and_grad(lambda w, x, y: loss(xp, w, x, y)), *a))
    given = arrays(xp, weights), arrays(xp, zeros), arrays(xp, zeros), *map(xp.asarray, (tokens, wanted, np.float32(1)))
    functional("kg jit", lambda: ours(*given), lambda found: found[0].realize())
    if "jax" in peers.names:
        import jax

        j = jax.numpy
        theirs = jax.jit(lambda *a: _adam(j, jax.value_and_grad(lambda w, x, y: loss(j, w, x, y)), *a))
        beside = arrays(j, weights), arrays(j, zeros), arrays(j, zeros), *map(j.asarray, (tokens, wanted, np.float32(1)))
        functional("jax jit", lambda: theirs(*beside), jax.block_until_ready)
    if "torch" in peers.names:
        step, gradient = _torch(weights, tokens, wanted)
        row.calls["torch"] = step
        row.results["torch"] = lambda: (step(), direction(gradient()))
    return row


def _start() -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray]:
    random = np.random.default_rng(0)
    shapes = {"tokens": (TOKENS, WIDTH), "positions": (POSITIONS, WIDTH), "gain": (WIDTH,)}
    for i in range(BLOCKS):
        shapes |= {f"gain_a{i}": (WIDTH,), f"qkv{i}": (WIDTH, 3 * WIDTH), f"out{i}": (WIDTH, WIDTH)}
        shapes |= {f"gain_b{i}": (WIDTH,), f"up{i}": (WIDTH, 4 * WIDTH), f"down{i}": (4 * WIDTH, WIDTH)}
    weights = {n: random.standard_normal(s) / math.sqrt(s[0]) if len(s) > 1 else np.ones(s) for n, s in shapes.items()}
    tokens, wanted = random.integers(0, TOKENS, (2, BATCH, POSITIONS))
    return {n: w.astype(np.float32) for n, w in weights.items()}, tokens, wanted


def _scaled(space: Any, x: Any, gain: Any) -> Any:
    return x * gain / space.sqrt(space.mean(x * x, axis=-1, keepdims=True) + 1e-5)


def loss(space: Any, w: Values, tokens: Any, wanted: Any) -> Any:
    """The mean cross entropy of the next tokens, in the functions that numpy, JAX and kg_array share."""
    lower = space.asarray(np.tril(np.ones((POSITIONS, POSITIONS), bool)))
    x = w["tokens"][tokens] + w["positions"]
    for i in range(BLOCKS):
        parts = space.reshape(_scaled(space, x, w[f"gain_a{i}"]) @ w[f"qkv{i}"], (BATCH, POSITIONS, 3, HEADS, WIDTH // HEADS))
        q, k, v = (space.permute_dims(parts[:, :, part], (0, 2, 1, 3)) for part in range(3))
        scores = q @ space.permute_dims(k, (0, 1, 3, 2)) / math.sqrt(WIDTH // HEADS)
        scores = space.where(lower, scores, -1e9)
        e = space.exp(scores - space.max(scores, axis=-1, keepdims=True))
        heads = e / space.sum(e, axis=-1, keepdims=True) @ v
        x = x + space.reshape(space.permute_dims(heads, (0, 2, 1, 3)), (BATCH, POSITIONS, WIDTH)) @ w[f"out{i}"]
        up = _scaled(space, x, w[f"gain_b{i}"]) @ w[f"up{i}"]
        x = x + up / (1 + space.exp(-1.702 * up)) @ w[f"down{i}"]
    scores = _scaled(space, x, w["gain"]) @ space.permute_dims(w["tokens"], (1, 0))
    scores = scores - space.max(scores, axis=-1, keepdims=True)
    right = space.take_along_axis(scores, space.expand_dims(wanted, axis=-1), axis=-1)
    return space.mean(space.log(space.sum(space.exp(scores), axis=-1)) - space.squeeze(right, axis=-1))


def _adam(space: Any, valued: Callable[..., Any], w: Values, m: Values, v: Values, tokens: Any, wanted: Any, t: Any) -> Any:
    value, g = valued(w, tokens, wanted)
    m = {n: FIRST * m[n] + (1 - FIRST) * g[n] for n in w}
    v = {n: SECOND * v[n] + (1 - SECOND) * g[n] * g[n] for n in w}
    step = {n: m[n] / (1 - FIRST**t) / (space.sqrt(v[n] / (1 - SECOND**t)) + 1e-8) for n in w}
    return value, {n: w[n] - RATE * step[n] for n in w}, m, v


def _torch(weights: Values, tokens: np.ndarray, wanted: np.ndarray) -> tuple[Callable[[], Any], Callable[[], Values]]:
    """A step, which changes the weights, and the gradients of the last one:
    with PyTorch's own functions for norms, attention, cross entropy and Adam."""
    import torch

    f = torch.nn.functional
    w = {n: torch.tensor(v, requires_grad=True) for n, v in weights.items()}
    adam = torch.optim.Adam(w.values(), RATE, (FIRST, SECOND), fused=True)
    given, answers = torch.tensor(tokens), torch.tensor(wanted)

    def value() -> Any:
        x = w["tokens"][given] + w["positions"]
        for i in range(BLOCKS):
            parts = f.rms_norm(x, (WIDTH,), w[f"gain_a{i}"], 1e-5) @ w[f"qkv{i}"]
            q, k, v = parts.reshape(BATCH, POSITIONS, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
            heads = f.scaled_dot_product_attention(q, k, v, is_causal=True)
            x = x + heads.permute(0, 2, 1, 3).reshape(BATCH, POSITIONS, WIDTH) @ w[f"out{i}"]
            up = f.rms_norm(x, (WIDTH,), w[f"gain_b{i}"], 1e-5) @ w[f"up{i}"]
            x = x + up * torch.sigmoid(1.702 * up) @ w[f"down{i}"]
        scores = f.rms_norm(x, (WIDTH,), w["gain"], 1e-5) @ w["tokens"].T
        return f.cross_entropy(scores.reshape(-1, TOKENS), answers.reshape(-1))

    def step() -> Any:
        adam.zero_grad()
        found = value()
        found.backward()
        adam.step()
        return found

    return step, lambda: {n: v.grad for n, v in w.items()}
