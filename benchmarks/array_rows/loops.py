"""Loops of Python over parts of arrays, without jit: stores at one position after another, and sweeps of stencils by slices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import kg_array as xp
import numpy as np

from array_rows.peers import Peers
from array_rows.row import Row

SIDE: Final = 100
STORES: Final = (10, 100, 1000)
SWEEPS: Final = 10


def _stores(x: Any, values: Any, count: int) -> Any:
    """Columns of a block, none of which lies together in memory."""
    for k in range(count):
        x[:, k * 7 % SIDE, k % SIDE] = values * float(k % 9 + 2)
    return x


def _columns(x: Any, values: Any, count: int) -> Any:
    """Each column of the one before it."""
    x[:, 0] = values[0]
    for j in range(1, count):
        x[:, j] = x[:, j - 1] * 0.875 + 0.25
    return x


def _line(a: Any, b: Any) -> Any:
    for _ in range(SWEEPS):
        b[1:-1] = (a[:-2] + a[1:-1] + a[2:]) / 3
        a, b = b, a
    return a


def _plane(a: Any, b: Any) -> Any:
    for _ in range(SWEEPS):
        b[1:-1, 1:-1] = (a[:-2, 1:-1] + a[2:, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:]) / 4
        a, b = b, a
    return a


def _row(loop: Callable[[Any, Any], Any], shapes: tuple[tuple[int, ...], tuple[int, ...]], peers: Peers) -> Row:
    given = [np.random.default_rng(3).uniform(0, 1, shape).astype(np.float32) for shape in shapes]
    row = Row((loop(*[a.astype(np.float64) for a in given]),))
    row.calls |= {
        "kg": lambda: loop(*[xp.asarray(a) for a in given]).realize(),
        "numpy": lambda: loop(*[a.copy() for a in given]),
    }
    if "torch" in peers.names:
        import torch

        row.calls["torch"] = lambda: loop(*[torch.from_numpy(a.copy()) for a in given])
    return row


#: A row for each loop and number of stores: `stores_10` and so on.
ROWS: Final[dict[str, Callable[[Peers], Row]]] = (
    {f"stores_{n}": lambda peers, n=n: _row(lambda x, v: _stores(x, v, n), ((4, SIDE, SIDE), (4,)), peers) for n in STORES}
    | {f"columns_{n}": lambda peers, n=n: _row(lambda x, v: _columns(x, v, n), ((50, n), (4,)), peers) for n in STORES}
    | {
        "stencil_line": lambda peers: _row(_line, ((10**6,), (10**6,)), peers),
        "stencil_plane": lambda peers: _row(_plane, ((1000, 1000), (1000, 1000)), peers),
    }
)
