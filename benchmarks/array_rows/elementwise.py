"""Elementwise functions of 100,000 elements beside numpy, numba, PyTorch and JAX:
`elementwise_tanh_float64` and so on; kg's are jitted.

float16 is beside those that compute it, numba does not. Arguments are spread over what the function is used for, and never where it has no value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import kg_array as xp
import numpy as np

from array_rows.peers import Peers
from array_rows.row import Row

COUNT: Final = 100_000
DTYPES: Final = ("float32", "float64", "float16")
_ANY, _POSITIVE, _WITHIN, _ABOVE, _TURNS = (-4.0, 4.0), (0.01, 20.0), (-0.99, 0.99), (1.01, 20.0), (-20.0, 20.0)
#: By the array standard's name: the ranges of the operands.
FUNCTIONS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    **dict.fromkeys(("exp", "expm1", "sinh", "cosh", "tanh", "asinh", "atan"), (_ANY,)),
    **dict.fromkeys(("log", "log1p", "log2", "log10", "sqrt", "reciprocal"), (_POSITIVE,)),
    **dict.fromkeys(("sin", "cos", "tan"), (_TURNS,)),
    **dict.fromkeys(("asin", "acos", "atanh"), (_WITHIN,)),
    "acosh": (_ABOVE,),
    **dict.fromkeys(("atan2", "hypot", "logaddexp"), (_ANY, _ANY)),
    "pow": ((0.1, 10.0), _ANY),
}
_NUMPY: Final = {
    **{f"a{f}": f"arc{f}" for f in ("cos", "cosh", "sin", "sinh", "tan", "tanh", "tan2")},
    "pow": "power",
}


def _row(name: str, dtype: str, peers: Peers) -> Row:
    random = np.random.default_rng(3)
    arrays = [random.uniform(*between, COUNT).astype(dtype) for between in FUNCTIONS[name]]
    theirs: Callable[..., Any] = getattr(np, _NUMPY.get(name, name))
    row = Row((theirs(*[a.astype(np.float64) for a in arrays]),), tolerance=2e-3 if dtype == "float16" else 1e-6)
    ours, mine = xp.jit(getattr(xp, name)), [xp.asarray(a).realize() for a in arrays]
    row.calls |= {"kg jit": lambda: ours(*mine), "numpy": lambda: theirs(*arrays)}
    peers.jax(row, lambda jax: getattr(jax.numpy, _NUMPY.get(name, name)), arrays)
    peers.torch(row, lambda torch: getattr(torch, name), arrays)
    if dtype != "float16":
        one, two = lambda x: theirs(x), lambda x, y: theirs(x, y)  # noqa: PLW0108  numba compiles functions of Python
        peers.numba(row, one if len(arrays) == 1 else two, arrays)
    return row


#: A row for each function and dtype.
ROWS: Final[dict[str, Callable[[Peers], Row]]] = {
    f"elementwise_{name}_{dtype}": lambda peers, name=name, dtype=dtype: _row(name, dtype, peers)
    for name in FUNCTIONS
    for dtype in DTYPES
}
