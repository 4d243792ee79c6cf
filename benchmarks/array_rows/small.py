"""What costs little to compute, so that the way there counts: one operation, expressions, ten steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as xp
import numpy as np

from array_rows.peers import Peers
from array_rows.row import Row


def one_operation(peers: Peers) -> Row:
    """a + b of 16 elements, computed at once, without jit."""
    a = np.arange(16, dtype=np.float32)
    mine = xp.asarray(a).realize()
    row = Row(((a + a).astype(np.float64),))

    def computed() -> xp.Array:
        total = mine + mine
        return total.realize()

    row.calls |= {"kg": computed, "numpy": lambda: a + a}
    if "jax" in peers.names:
        import jax

        given = jax.numpy.asarray(a)
        row.calls["jax"] = lambda: jax.block_until_ready(given + given)
    if "torch" in peers.names:
        import torch

        theirs = torch.from_numpy(a)
        row.calls["torch"] = lambda: theirs + theirs
    return row


def expression_of_two(peers: Peers) -> Row:
    """a * b + a of 16 elements, computed at once, without jit."""
    return _expression(peers, lambda a, b, c: a * b + a)


def expression_of_five(peers: Peers) -> Row:
    """Five operations on arrays of 16 elements, with a number, computed at once, without jit."""
    return _expression(peers, lambda a, b, c: ((a * b + a) * c - b) / 2.5)


def _expression(peers: Peers, function: Callable[[Any, Any, Any], Any]) -> Row:
    given = [np.linspace(first, 2.0, 16, dtype=np.float32) for first in (0.5, 1.0, 1.5)]
    row = Row((function(*[a.astype(np.float64) for a in given]),))
    mine = [xp.asarray(a).realize() for a in given]
    row.calls |= {"kg": lambda: function(*mine).realize(), "numpy": lambda: function(*given)}
    if "jax" in peers.names:
        import jax

        theirs = [jax.numpy.asarray(a) for a in given]
        row.calls["jax"] = lambda: jax.block_until_ready(function(*theirs))
    if "torch" in peers.names:
        import torch

        tensors = [torch.from_numpy(a) for a in given]
        row.calls["torch"] = lambda: function(*tensors)
    return row


def ten_small_kernels(peers: Peers) -> Row:
    """Ten steps x - mean(x) / 2 of 8 x 8, each of which needs all of the one before: nothing fuses."""

    def chain(space: Any, x: Any) -> Any:
        for _ in range(10):
            x = x - space.mean(x, axis=0) * 0.5
        return x

    a = np.random.default_rng(1).standard_normal((8, 8)).astype(np.float32)
    row = Row((chain(np, a.astype(np.float64)),))
    ours, mine = xp.jit(lambda x: chain(xp, x)), xp.asarray(a).realize()
    row.calls |= {"kg jit": lambda: ours(mine), "numpy": lambda: chain(np, a)}
    peers.jax(row, lambda j: lambda x: chain(j.numpy, x), [a])

    def torch(t: Any) -> Any:
        def steps(x: Any) -> Any:
            for _ in range(10):
                x = x - x.mean(0) * 0.5
            return x

        return steps

    peers.torch(row, torch, [a])
    return row
