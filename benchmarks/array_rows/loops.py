"""Loops of Python over parts of arrays, without jit and, as `traced`, with it:
stores at one position after another, and sweeps of stencils by slices."""

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


def _sums(x: Any, values: Any, count: int) -> Any:
    """Stores of what is read of those before."""
    for k in range(count):
        x[:, k * 7 % SIDE, 3] = values * (xp.sum(x[0, :, 3]) if isinstance(x, xp.Array) else x[0, :, 3].sum()) * 0.01
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


def _row(
    loop: Callable[[Any, Any], Any], shapes: tuple[tuple[int, ...], tuple[int, ...]], peers: Peers, *, traced: bool = False
) -> Row:
    given = [np.random.default_rng(3).uniform(0, 1, shape).astype(np.float32) for shape in shapes]
    row = Row((loop(*[a.astype(np.float64) for a in given]),))
    ours: Callable[..., Any] = xp.jit(loop) if traced else loop  # type: ignore[assignment]
    row.calls |= {
        "kg": lambda: ours(*[xp.asarray(a) for a in given]).realize(),
        "numpy": lambda: loop(*[a.copy() for a in given]),
    }
    if "torch" in peers.names and not traced:
        import torch

        row.calls["torch"] = lambda: loop(*[torch.from_numpy(a.copy()) for a in given])
    return row


_LOOPS: Final = {
    "stores": (_stores, lambda n: ((4, SIDE, SIDE), (4,))),
    "columns": (_columns, lambda n: ((50, n), (4,))),
    "sums": (_sums, lambda n: ((4, SIDE, SIDE), (4,))),
}


def _of(kind: str, count: int, peers: Peers, *, traced: bool) -> Row:
    loop, shapes = _LOOPS[kind]
    return _row(lambda x, v: loop(x, v, count), shapes(count), peers, traced=traced)


#: A row for each loop and number of stores: `stores_10`, `traced_stores_10` and so on.
ROWS: Final[dict[str, Callable[[Peers], Row]]] = {
    f"{'traced_' * traced}{kind}_{n}": lambda peers, kind=kind, n=n, traced=traced: _of(kind, n, peers, traced=traced)
    for traced in (False, True)
    for kind in _LOOPS
    for n in STORES
} | {
    "stencil_line": lambda peers: _row(_line, ((10**6,), (10**6,)), peers),
    "stencil_plane": lambda peers: _row(_plane, ((1000, 1000), (1000, 1000)), peers),
}
