"""Single functions of small arrays, computed at once, without jit:
what a call costs before any work is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import kg_array as xp
import numpy as np

from array_rows.peers import Peers
from array_rows.row import Row

Function = Callable[[Any], Any]


def _softmax(x: Any) -> Any:
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def _concat(x: Any) -> Any:
    return np.concatenate([x, x])


#: By its name, a function of kg_array, of numpy, of torch (what it is called there) and of jax.
FUNCTIONS: Final[dict[str, tuple[Function, Function, Callable[[Any], Function], Callable[[Any], Function]]]] = {
    "exp": (xp.exp, np.exp, lambda t: t.exp, lambda j: j.numpy.exp),
    "round": (xp.round, np.round, lambda t: t.round, lambda j: j.numpy.round),
    "sum": (xp.sum, np.sum, lambda t: t.sum, lambda j: j.numpy.sum),
    "std": (xp.std, np.std, lambda t: lambda x: t.std(x, correction=0), lambda j: j.numpy.std),
    "argmax": (xp.argmax, np.argmax, lambda t: t.argmax, lambda j: j.numpy.argmax),
    "softmax": (lambda x: xp.softmax(x, axis=-1), _softmax, lambda t: lambda x: t.softmax(x, -1), lambda j: j.nn.softmax),
    "sort": (xp.sort, np.sort, lambda t: lambda x: t.sort(x)[0], lambda j: j.numpy.sort),
    "cumulative_sum": (
        lambda x: xp.cumulative_sum(x, axis=-1),
        lambda x: np.cumsum(x, axis=-1),
        lambda t: lambda x: t.cumsum(x, -1),
        lambda j: lambda x: j.numpy.cumsum(x, -1),
    ),
    "concat": (lambda x: xp.concat([x, x]), _concat, lambda t: lambda x: t.cat([x, x]), lambda j: lambda x: j.numpy.concatenate([x, x])),
    "matmul": (lambda x: x @ x, lambda x: x @ x, lambda t: lambda x: x @ x, lambda j: lambda x: x @ x),
    "solve": (
        lambda x: xp.linalg.solve(x, x[:, 0]),
        lambda x: np.linalg.solve(x, x[:, 0]),
        lambda t: lambda x: t.linalg.solve(x, x[:, 0]),
        lambda j: lambda x: j.numpy.linalg.solve(x, x[:, 0]),
    ),
}  # fmt: skip


def _row(name: str, peers: Peers) -> Row:
    ours, numpy, torch, jax = FUNCTIONS[name]
    a = np.random.default_rng(3).standard_normal((16, 16)).astype(np.float32) + 8 * np.eye(16, dtype=np.float32)
    mine = xp.asarray(a).realize()
    row = Row((np.asarray(numpy(a.astype(np.float64))),))
    row.calls |= {"kg": lambda: ours(mine).realize(), "numpy": lambda: numpy(a)}
    if "jax" in peers.names:
        import jax as j

        given, theirs = j.numpy.asarray(a), jax(j)
        row.calls["jax"] = lambda: j.block_until_ready(theirs(given))
    if "torch" in peers.names:
        import torch as t

        tensor, function = t.from_numpy(a), torch(t)
        row.calls["torch"] = lambda: function(tensor)
    return row


#: A row for each function: `eager_softmax` and so on.
ROWS: Final[dict[str, Callable[[Peers], Row]]] = {
    f"eager_{name}": lambda peers, name=name: _row(name, peers) for name in FUNCTIONS
}
