"""Positions of elements in a row, for functions that pick and write them:
those out of range, the extremes of all, and writes of `x.flat[key]`."""

from __future__ import annotations

from copy import copy
from typing import Any

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy.ndarrays.array import ndarray, reshaped
from kg_array.running.steps import at_once


def check_mode(name: str, mode: str) -> None:
    """Refuse what says nothing of positions out of range."""
    if mode not in ("raise", "wrap", "clip"):
        raise ValueError(f"{name}: mode is 'raise', 'wrap' or 'clip', for positions out of range, not {mode!r}")


def in_range(at: Array, size: int, mode: str) -> Array:
    """Positions of an axis of this size: those out of range counted around it (wrap),
    or the nearest (clip)."""
    if mode == "raise":
        return at
    return ka.remainder(at, size) if mode == "wrap" else ka.clip(at, 0, size - 1)


def extremes(x: Array) -> Any:
    """The least and the greatest of all elements, as Python numbers."""
    return at_once(_least_and_greatest, [x])[0].tolist()


def _least_and_greatest(x: Array) -> tuple[Array]:
    return (ka.stack([ka.min(x), ka.max(x)]),)


def write_flat(a: ndarray, key: object, value: object) -> None:
    """`a.flat[key] = value`: into the elements in a row where these are a view,
    else into a copy that is written back."""
    flat = reshaped(a, (-1,))
    if flat._of is not None or flat.array._view is not None:
        flat[key] = value
        return

    def change(x: Array) -> Array:
        own = ndarray(copy(ka.reshape(x, (-1,))))
        own[key] = value
        return ka.reshape(own.array, x.shape)

    a.rewrite(change)
