"""Whether a view has another shape without a copy, which numpy decides by strides:
asked of numpy, of an array that nobody reads. See views.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

import numpy as np
from kg.frontend import DType

#: Kinds of movement and how, as `views.Move` has them.
Movement = tuple[str, tuple[object, ...]]


def strides_allow(whole: tuple[int, ...], itemsize: int, path: Sequence[Movement], shape: tuple[int, ...]) -> bool:
    """Whether numpy could give what these movements make of an array another shape without a copy."""
    if all(kind == "shape" for kind, _ in path):  # of elements that lie together
        return True
    if not all(type(d) is int for d in (*whole, *shape)):
        return False
    try:
        return _allow(whole, itemsize, tuple([(kind, _marked(how)) for kind, how in path]), shape)
    except TypeError:  # a key that can't be looked up
        return _allow.__wrapped__(whole, itemsize, tuple(path), shape)


def _marked(how: tuple[object, ...]) -> tuple[object, ...]:
    """A key with slices as something that can be looked up in every version of Python."""
    return tuple([(slice, e.start, e.stop, e.step) if type(e) is slice else e for e in how])


@lru_cache(1024)
def _allow(whole: tuple[int, ...], itemsize: int, path: tuple[Movement, ...], shape: tuple[int, ...]) -> bool:
    strides = [1] * len(whole)
    for axis in range(len(whole) - 1, 0, -1):
        strides[axis - 1] = strides[axis] * whole[axis]
    layout = np.lib.stride_tricks.as_strided(np.zeros(1, np.int8), whole, strides)
    for kind, how in path:
        if kind == "bits" and cast("DType", how[0]).itemsize != itemsize:
            return False
        layout = _laid_out(layout, kind, how)
    return _reshaped(layout, shape) is not None


def _laid_out(layout: np.ndarray, kind: str, how: tuple[object, ...]) -> np.ndarray:
    match kind:
        case "part":
            return layout[tuple([slice(*e[1:]) if type(e) is tuple else e for e in how])]  # pyright: ignore
        case "shape":
            reshaped = _reshaped(layout, how)
            assert reshaped is not None, "else it is no view"
            return reshaped
        case "order":
            return layout.transpose(how)  # pyright: ignore
        case "flip":
            return np.flip(layout, how)  # pyright: ignore
        case _:  # bits and parts of complex numbers
            return layout  # as wide as the elements, or as far apart


#: Whether `reshape` takes `copy=False`.
_MAY_REFUSE: Final = np.lib.NumpyVersion(np.__version__) >= "2.1.0"


def _reshaped(layout: np.ndarray, shape: Sequence[object]) -> np.ndarray | None:
    """The same memory in another shape, or None."""
    if _MAY_REFUSE:
        try:
            return layout.reshape(cast("tuple[int, ...]", tuple(shape)), copy=False)
        except ValueError:
            return None
    view = layout[...]
    try:
        view.shape = shape  # type: ignore[assignment]  # never copies; NumPy 2.5 warns of it
    except AttributeError:
        return None
    return view
