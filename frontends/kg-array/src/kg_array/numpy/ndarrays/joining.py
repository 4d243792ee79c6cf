"""numpy's functions that join arrays: one after another along an axis that they have,
or along a new one."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

import kg_array as ka
from kg_array.array import Array
from kg_array.functions import manipulation
from kg_array.indexing.parts import known_together
from kg_array.numpy.dtypes import asked, cast, common
from kg_array.numpy.ndarrays.array import array_of, ndarray, reshaped, written
from kg_array.numpy.ndarrays.composed import composed
from kg_array.numpy.shapes import with_axes
from kg_array.running.steps import of_several


def _of_one_dtype(arrays: Any, dtype: object = None) -> list[Array]:
    given = [array_of(a) for a in arrays]
    if not given:
        raise ValueError("at least one array is needed")
    own = given[0].dtype
    if dtype is None and all(x.dtype is own and not x.is_number for x in given):
        return given
    kind = common(*given) if dtype is None else asked(dtype)
    return [cast(x, kind) for x in given]


def _out(made: Array, out: Any) -> ndarray:
    if out is None:
        return ndarray(made)
    written(out, made)
    return out


def concatenate(
    arrays: Any, axis: int | None = 0, out: Any = None, dtype: object = None, casting: str = "same_kind"
) -> ndarray:
    """One after another along an axis.
    What is in memory is copied; of few others it is computed where it is used."""
    if out is None and dtype is None and isinstance(arrays, (list, tuple)):
        given = [x.value for x in arrays if type(x) is ndarray]
        if len(given) == len(arrays):
            whole = known_together(given, axis) if type(axis) is int else None
            if whole is not None:
                return ndarray(whole)
            if 1 < len(given) <= _FEW and (axis or any(x._buffer is None or x.dtype is not given[0].dtype for x in given)):
                return _concatenated(arrays, axis)
    return _out(ka.concat(_of_one_dtype(arrays, dtype), axis=axis), out)


#: So many arrays are joined by one function that is a step: of more each number of arrays would be a program.
_FEW: Final = 16


@composed(1)
def _concatenated(arrays: Any, axis: int | None) -> ndarray:
    return ndarray(ka.concat(_of_one_dtype(arrays), axis=axis))


concat = concatenate


def _joined(function: Callable[..., ndarray]) -> Callable[..., ndarray]:
    """A function that joins the few arrays of a list as a step,
    more of them and the rows of one array as it is."""
    step = composed(1)(function)

    @wraps(function)
    def called(*args: Any, **options: Any) -> ndarray:
        few = bool(args) and isinstance(args[0], (list, tuple)) and len(args[0]) <= _FEW
        return (step if few else function)(*args, **options)

    return called


@_joined
def stack(arrays: Any, axis: int = 0, out: Any = None, *, dtype: object = None, casting: str = "same_kind") -> ndarray:
    """One after another along a new axis."""
    return _out(ka.stack(_of_one_dtype(arrays, dtype), axis=axis), out)


@_joined
def vstack(tup: Any, *, dtype: object = None, casting: str = "same_kind") -> ndarray:
    return concatenate([with_axes(a, 2) for a in tup], 0, dtype=dtype)


row_stack = vstack


@_joined
def hstack(tup: Any, *, dtype: object = None, casting: str = "same_kind") -> ndarray:
    parts = [with_axes(a, 1) for a in tup]
    return concatenate(parts, 0 if parts[0].ndim == 1 else 1, dtype=dtype)


@_joined
def dstack(tup: Any, *, dtype: object = None, casting: str = "same_kind") -> ndarray:
    return concatenate([with_axes(a, 3) for a in tup], 2, dtype=dtype)


@_joined
def column_stack(tup: Any) -> ndarray:
    parts = [ndarray(array_of(a)) for a in tup]
    return concatenate([reshaped(p, (p.size, 1)) if p.ndim < 2 else p for p in parts], 1)


def block(arrays: Any) -> ndarray:
    """Put together of nested lists of blocks: the innermost along the last axis."""

    leaves: list[object] = []

    def structure(x: Any) -> Any:
        """The same lists, as tuples, with numbers for the blocks."""
        if isinstance(x, list):
            return tuple([structure(one) for one in x])
        leaves.append(x)
        return len(leaves) - 1

    def depth(x: Any) -> int:
        return 1 + depth(x[0]) if isinstance(x, tuple) else 0

    whole = structure(arrays)
    blocks, levels = _of_one_dtype(leaves), depth(whole)
    rank = max(levels, *[x.ndim for x in blocks])

    def joined(x: Any, level: int, blocks: tuple[Array, ...]) -> Array:
        if not isinstance(x, tuple):
            made = blocks[x]
            return manipulation.reshape(made, (*[1] * (rank - made.ndim), *made.shape))
        return manipulation.concat([joined(one, level - 1, blocks) for one in x], axis=-level)

    return ndarray(of_several(("block", whole), blocks, lambda *blocks: joined(whole, levels, blocks)))
