"""Functions of `kg_array.numpy` beside numpy's own, called at once on float32 of 16,
1,000 and 1,000,000 elements: `numpy_flip_16` and so on.

What gives views gives them here unread, as numpy does; everything else is computed. `used_flip` and its like read what the view shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import kg_array.numpy as knp
import numpy as np

from array_rows.peers import Peers
from array_rows.row import Row

SIZES: Final = (16, 1_000, 1_000_000)
Function = Callable[[Any, Any], Any]


def _square(n: int, seed: int = 3) -> np.ndarray:
    """A matrix of about so many elements."""
    rows = {16: 4, 1_000: 25}.get(n, int(n**0.5))
    return _line(n, seed)[: n // rows * rows].reshape(rows, -1)


def _line(n: int, seed: int = 3) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(n).astype(np.float32)


def _columns(xp: Any, x: Any) -> Any:
    """16 columns, each computed of the one before."""
    y = xp.array(x)
    for j in range(1, 16 if y.shape[1] > 16 else y.shape[1]):
        y[:, j] = y[:, j - 1] * 0.5 + y[:, j]
    return y


def _fitted(xp: Any, x: Any, y: Any) -> Any:
    return xp.polyfit(x, y, 3)


#: By name: the arrays of a size, and the function of numpy or of ours, and of them.
VIEWS: Final[dict[str, tuple[Callable[[int], Sequence[np.ndarray]], Callable[..., Any]]]] = {
    "flip": (lambda n: [_line(n)], lambda xp, x: xp.flip(x)),
    "rot90": (lambda n: [_square(n)], lambda xp, x: xp.rot90(x)),
    "split": (lambda n: [_line(n)], lambda xp, x: xp.split(x, 4)),
    "swapaxes": (lambda n: [_square(n)], lambda xp, x: xp.swapaxes(x, 0, 1)),
    "broadcast_to": (lambda n: [_line(n)], lambda xp, x: xp.broadcast_to(x, (3, *x.shape))),
    "diagonal": (lambda n: [_square(n)], lambda xp, x: xp.diagonal(x)),
    "slice": (lambda n: [_line(n)], lambda xp, x: x[1:-1:2]),
    "ravel": (lambda n: [_square(n)], lambda xp, x: xp.ravel(x)),
    "atleast_3d": (lambda n: [_line(n)], lambda xp, x: xp.atleast_3d(x)),
}  # fmt: skip
COMPUTED: Final[dict[str, tuple[Callable[[int], Sequence[np.ndarray]], Callable[..., Any]]]] = {
    "used_flip": (lambda n: [_line(n)], lambda xp, x: xp.flip(x) + 1),
    "used_rot90": (lambda n: [_square(n)], lambda xp, x: xp.rot90(x) + 1),
    "used_split": (lambda n: [_line(n)], lambda xp, x: [part + 1 for part in xp.split(x, 4)]),
    "trace": (lambda n: [_square(n)], lambda xp, x: xp.trace(x)),
    "insert": (lambda n: [_line(n)], lambda xp, x: xp.insert(x, 3, 7.5)),
    "delete": (lambda n: [_line(n)], lambda xp, x: xp.delete(x, 3)),
    "append": (lambda n: [_line(n)], lambda xp, x: xp.append(x, x)),
    "concatenate": (lambda n: [_line(n)], lambda xp, x: xp.concatenate([x, x])),
    "block": (lambda n: [_square(n)], lambda xp, x: xp.block([[x, x], [x, x]])),
    "stack": (lambda n: [_line(n)], lambda xp, x: xp.stack([x, x])),
    "roll": (lambda n: [_line(n)], lambda xp, x: xp.roll(x, 3)),
    "tile": (lambda n: [_line(n)], lambda xp, x: xp.tile(x, 2)),
    "pad": (lambda n: [_line(n)], lambda xp, x: xp.pad(x, 2)),
    "cross": (lambda n: [_line(n)[: n // 3 * 3].reshape(-1, 3), _line(n, 4)[: n // 3 * 3].reshape(-1, 3)], lambda xp, x, y: xp.cross(x, y)),
    "vander": (lambda n: [_line(n)], lambda xp, x: xp.vander(x, 4)),
    "diff": (lambda n: [_line(n)], lambda xp, x: xp.diff(x)),
    "gradient": (lambda n: [_line(n)], lambda xp, x: xp.gradient(x)),
    "trapezoid": (lambda n: [_line(n)], lambda xp, x: xp.trapezoid(x)),
    "clip": (lambda n: [_line(n)], lambda xp, x: xp.clip(x, -0.5, 0.5)),
    "nan_to_num": (lambda n: [_line(n)], lambda xp, x: xp.nan_to_num(x)),
    "nanmean": (lambda n: [_line(n)], lambda xp, x: xp.nanmean(x)),
    "nansum": (lambda n: [_line(n)], lambda xp, x: xp.nansum(x)),
    "nanmax": (lambda n: [_line(n)], lambda xp, x: xp.nanmax(x)),
    "nanstd": (lambda n: [_line(n)], lambda xp, x: xp.nanstd(x)),
    "average": (lambda n: [_line(n), np.abs(_line(n, 4))], lambda xp, x, y: xp.average(x, weights=y)),
    "ptp": (lambda n: [_line(n)], lambda xp, x: xp.ptp(x)),
    "cov": (lambda n: [_square(n)[:4]], lambda xp, x: xp.cov(x)),
    "isclose": (lambda n: [_line(n), _line(n, 4)], lambda xp, x, y: xp.isclose(x, y)),
    "allclose": (lambda n: [_line(n)], lambda xp, x: xp.allclose(x, x)),
    "interp": (lambda n: [_line(n), np.linspace(-3, 3, 32, dtype=np.float32)], lambda xp, x, y: xp.interp(x, y, y)),
    "unwrap": (lambda n: [_line(n)], lambda xp, x: xp.unwrap(x)),
    "polyval": (lambda n: [_line(4), _line(n)], lambda xp, p, x: xp.polyval(p, x)),
    "polyfit": (lambda n: [_line(n), _line(n, 4)], _fitted),
    "lstsq": (lambda n: [_line(n)[: n // 4 * 4].reshape(-1, 4), _line(n, 4)[: n // 4]], lambda xp, x, y: xp.linalg.lstsq(x, y, rcond=None)[0]),
    "sort": (lambda n: [_line(n)], lambda xp, x: xp.sort(x)),
    "partition": (lambda n: [_line(n)], lambda xp, x: xp.partition(x, x.shape[0] // 2)[x.shape[0] // 2]),
    "searchsorted": (lambda n: [np.linspace(-3, 3, 32, dtype=np.float32), _line(n)], lambda xp, x, y: xp.searchsorted(x, y)),
    "unique": (lambda n: [np.round(_line(n) * 100)], lambda xp, x: xp.unique(x)),
    "isin": (lambda n: [np.round(_line(n) * 100), np.arange(-128, 128, dtype=np.float32)], lambda xp, x, y: xp.isin(x, y)),
    "intersect1d": (lambda n: [np.round(_line(n) * 100), np.arange(-128, 128, dtype=np.float32)], lambda xp, x, y: xp.intersect1d(x, y)),
    "nonzero": (lambda n: [_line(n).clip(0)], lambda xp, x: xp.nonzero(x)),
    "mask": (lambda n: [_line(n)], lambda xp, x: x[x > 0]),
    "bincount": (lambda n: [np.abs(_line(n) * 8).astype(np.int64)], lambda xp, x: xp.bincount(x)),
    "histogram": (lambda n: [_line(n)], lambda xp, x: xp.histogram(x, 8)[0]),
    "columns": (lambda n: [_square(n)], _columns),
}  # fmt: skip


def _read(x: Any) -> Any:
    """Everything computed that is here."""
    if isinstance(x, (tuple, list)):
        for one in x:
            _read(one)
    elif hasattr(x, "realize"):
        x.realize()
    return x


def _row(name: str, n: int) -> Row:
    views = name in VIEWS
    arrays, function = (VIEWS if views else COMPUTED)[name]
    theirs = arrays(n)
    ours = [_read(knp.asarray(a)) for a in theirs]
    exact = function(np, *[a.astype(np.float64) if a.dtype.kind == "f" else a for a in theirs])
    row = Row(tuple([np.asarray(e) for e in exact]) if isinstance(exact, (tuple, list)) else (np.asarray(exact),))
    row.tolerance = 1e-2 if name in ("polyfit", "lstsq", "unwrap", "trapezoid") else row.tolerance
    row.calls["numpy"] = lambda: function(np, *theirs)
    row.calls["kg"] = (lambda: function(knp, *ours)) if views else (lambda: _read(function(knp, *ours)))
    return row


#: A row for each function and size.
ROWS: Final[dict[str, Callable[[Peers], Row]]] = {
    f"numpy_{name}_{n}": lambda _, name=name, n=n: _row(name, n) for name in (*VIEWS, *COMPUTED) for n in SIZES
}
