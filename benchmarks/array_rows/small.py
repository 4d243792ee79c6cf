"""What costs little to compute, so that the way there counts: one operation, ten steps."""

from __future__ import annotations

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
