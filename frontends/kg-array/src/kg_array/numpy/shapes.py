"""numpy's functions that move elements: other shapes and orders of axes (views), arrays joined, taken apart, repeated."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.functions import manipulation
from kg_array.indexing import views
from kg_array.numpy.dtypes import asked, cast, common, numpy_dtype
from kg_array.numpy.ndarrays.array import array_of, ndarray, reshaped, view, written
from kg_array.operands.arguments import axis_in
from kg_array.running.steps import of_several


def _c_order(order: str) -> None:
    if order not in ("C", "K", "A"):
        raise ValueError(f"order={order!r}: elements are in C's order here; of x.T in that order they are in Fortran's")


def _size(shape: Any) -> tuple[int, ...]:
    return (
        tuple([operator.index(d) for d in shape])
        if isinstance(shape, (tuple, list, numpy.ndarray, ndarray))
        else (operator.index(shape),)
    )


def reshape(a: object, shape: Any = None, order: str = "C", *, newshape: Any = None, copy: bool | None = None) -> ndarray:
    """The same elements in another shape."""
    wanted = _size(newshape if shape is None else shape)
    if order == "F":
        return transpose(ndarray(ka.reshape(array_of(transpose(a)), wanted[::-1])))
    _c_order(order)
    return reshaped(array_of(a) if copy else a, wanted)


def ravel(a: object, order: str = "C") -> ndarray:
    """The elements in a row."""
    return reshape(a, -1, order)


def transpose(a: object, axes: Any = None) -> ndarray:
    """The axes in another order, by default reversed."""
    return view(a, ka.permute_dims, tuple(range(ndim(a)))[::-1] if axes is None else tuple(axes))


permute_dims = transpose


def ndim(a: object) -> int:
    """How many axes an array has."""
    return len(shape_of(a))


def shape_of(a: object) -> tuple[int, ...]:
    """The shape of an array; of a view that nobody has read it is known too."""
    kind = a.kind if isinstance(a, ndarray) else None
    return array_of(a).shape if kind is None else kind.shape


def matrix_transpose(x: object) -> ndarray:
    return swapaxes(x, -1, -2)


def moveaxis(a: object, source: Any, destination: Any) -> ndarray:
    """Axes moved to other places."""
    rank = ndim(a)
    froms, tos = (
        [axis_in("moveaxis", i, rank) for i in (v if isinstance(v, (tuple, list)) else (v,))] for v in (source, destination)
    )
    order = [i for i in range(rank) if i not in froms]
    for to, at in sorted(zip(tos, froms, strict=True)):
        order.insert(to, at)
    return transpose(a, order)


def rollaxis(a: object, axis: int, start: int = 0) -> ndarray:
    """An axis moved before another."""
    rank = ndim(a)
    at = axis_in("rollaxis", axis, rank)
    to = start + rank if start < 0 else start
    return moveaxis(a, at, to - 1 if at < to else to)


def swapaxes(a: object, axis1: int, axis2: int) -> ndarray:
    """Two axes changed for each other."""
    rank = ndim(a)
    i, j = axis_in("swapaxes", axis1, rank), axis_in("swapaxes", axis2, rank)
    order = list(range(rank))
    order[i], order[j] = order[j], order[i]
    return transpose(a, order)


def squeeze(a: object, axis: Any = None) -> ndarray:
    """Without axes of size 1."""
    shape = shape_of(a)
    gone = (
        [i for i, d in enumerate(shape) if d == 1] if axis is None else [axis_in("squeeze", i, len(shape)) for i in _size(axis)]
    )
    if any(shape[i] != 1 for i in gone):
        raise ValueError(f"squeeze: axes {axis} of an array of shape {shape} are not all of size 1")
    return reshaped(a, tuple([d for i, d in enumerate(shape) if i not in gone]))


def expand_dims(a: object, axis: Any) -> ndarray:
    """With axes of size 1."""
    shape = shape_of(a)
    new = _size(axis)
    at = {axis_in("expand_dims", i, len(shape) + len(new)) for i in new}
    own = iter(shape)
    return reshaped(a, tuple([1 if i in at else next(own, 1) for i in range(len(shape) + len(new))]))


def _at_least(rank: int) -> Callable[..., Any]:
    def made(*arrays: object) -> Any:
        found = [_with_axes(a, rank) for a in arrays]
        return found[0] if len(found) == 1 else tuple(found)

    return made


def _with_axes(a: object, rank: int) -> ndarray:
    shape = shape_of(a)
    if len(shape) >= rank:
        return a if isinstance(a, ndarray) else ndarray(array_of(a))
    more = {0: (1,) * rank, 1: (1, *shape) if rank == 2 else (1, *shape, 1), 2: (*shape, 1)}
    return reshaped(a, more[len(shape)])


atleast_1d, atleast_2d, atleast_3d = map(_at_least, (1, 2, 3))


def flip(m: object, axis: Any = None) -> ndarray:
    """Axes the other way round."""
    axes = None if axis is None else _size(axis)
    return view(m, views.flip_axes, axes)


def flipud(m: object) -> ndarray:
    return flip(m, 0)


def fliplr(m: object) -> ndarray:
    return flip(m, 1)


def rot90(m: object, k: int = 1, axes: tuple[int, int] = (0, 1)) -> ndarray:
    """Rotated by right angles, from the first axis to the second."""
    match k % 4:
        case 0:
            return m if isinstance(m, ndarray) else ndarray(array_of(m))
        case 1:
            return swapaxes(flip(m, axes[1]), *axes)
        case 2:
            return flip(m, axes)
    return flip(swapaxes(m, *axes), axes[1])


def broadcast_to(array: object, shape: Any, subok: bool = False) -> ndarray:
    """Repeated along axes of size 1, and new ones. A value here: numpy's may not be written to either."""
    return ndarray(ka.broadcast_to(array.value if type(array) is ndarray else array_of(array), _size(shape)))


def broadcast_arrays(*args: object, subok: bool = False) -> tuple[ndarray, ...]:
    """All in the shape that they have together."""
    return tuple([ndarray(x) for x in ka.broadcast_arrays(*map(array_of, args))])


broadcast_shapes = numpy.broadcast_shapes


# -- joined


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
    """One after another along an axis."""
    return _out(ka.concat(_of_one_dtype(arrays, dtype), axis=axis), out)


concat = concatenate


def stack(arrays: Any, axis: int = 0, out: Any = None, *, dtype: object = None, casting: str = "same_kind") -> ndarray:
    """One after another along a new axis."""
    return _out(ka.stack(_of_one_dtype(arrays, dtype), axis=axis), out)


def vstack(tup: Any, *, dtype: object = None, casting: str = "same_kind") -> ndarray:
    return concatenate([_with_axes(a, 2) for a in tup], 0, dtype=dtype)


row_stack = vstack


def hstack(tup: Any, *, dtype: object = None, casting: str = "same_kind") -> ndarray:
    parts = [_with_axes(a, 1) for a in tup]
    return concatenate(parts, 0 if parts[0].ndim == 1 else 1, dtype=dtype)


def dstack(tup: Any, *, dtype: object = None, casting: str = "same_kind") -> ndarray:
    return concatenate([_with_axes(a, 3) for a in tup], 2, dtype=dtype)


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


def resize(a: object, new_shape: Any) -> ndarray:
    """In another shape, repeated or cut off."""
    shape = _size(new_shape)
    flat = ka.reshape(array_of(a), (-1,))
    count = int(numpy.prod(shape))
    times = -(-count // max(1, flat.shape[0]))
    return ndarray(ka.reshape(ka.tile(flat, (times,))[:count], shape))


def pad(array: object, pad_width: Any, mode: str = "constant", **options: Any) -> ndarray:
    """With margins: of one value, or by the rule that the mode names."""
    x = array_of(array)
    widths = numpy.broadcast_to(numpy.asarray(pad_width), (x.ndim, 2)).tolist()
    margins = tuple([tuple(w) for w in widths])
    if mode == "constant":
        values = numpy.unique(numpy.asarray(options.get("constant_values", 0)))
        if len(values) > 1:
            raise ValueError("pad: one constant value for all margins: pad twice where they differ")
        kind = numpy_dtype(x.dtype)
        whole = cast(x, numpy.dtype("u1")) if kind.kind == "b" else x
        number = numpy_dtype(whole.dtype).type(values[0]).item()
        return ndarray(cast(ka.pad(whole, margins, constant_values=number), kind))
    names = {"edge": "edge", "reflect": "reflect", "symmetric": "symmetric", "wrap": "wrap"}
    if mode not in names:
        raise ValueError(f"pad: mode {mode!r} is not here; there are constant, {', '.join(names)}")
    return ndarray(ka.pad(x, margins, mode=names[mode]))  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def tile(A: object, reps: Any) -> ndarray:
    return ndarray(ka.tile(array_of(A), _size(reps)))


def repeat(a: object, repeats: Any, axis: int | None = None) -> ndarray:
    """Each element several times."""
    x = array_of(a)
    if axis is None:
        x, axis = ka.reshape(x, (-1,)), 0
    times = repeats if isinstance(repeats, int) else array_of(repeats)
    if isinstance(times, Array) and times.ndim and times.shape[0] == 1:
        times = int(times[0])
    return ndarray(ka.repeat(x, times, axis=axis))


def roll(a: object, shift: Any, axis: Any = None) -> ndarray:
    """Rolled around along axes."""
    by = _size(shift) if isinstance(shift, (tuple, list)) else operator.index(shift)
    along = tuple(axis) if isinstance(axis, list) else axis
    if isinstance(along, tuple) and isinstance(by, int):
        by = tuple([by for _ in along])
    elif isinstance(by, tuple) and isinstance(along, int):
        by = sum(by)
    return ndarray(ka.roll(array_of(a), by, axis=along))


# -- taken apart


def array_split(ary: object, indices_or_sections: Any, axis: int = 0) -> list[ndarray]:
    """Parts along an axis: so many, or those between positions."""
    x = ary if isinstance(ary, ndarray) else ndarray(array_of(ary))
    along = axis_in("split", axis, x.ndim)
    size = x.shape[along]
    if isinstance(indices_or_sections, (int, numpy.integer)):
        count, more = divmod(size, int(indices_or_sections))
        ends = numpy.cumsum([count + (i < more) for i in range(int(indices_or_sections))]).tolist()
    else:
        ends = [*[int(i) for i in indices_or_sections], size]
    starts = [0, *ends[:-1]]
    before = (slice(None),) * along
    return [x[(*before, slice(i, j))] for i, j in zip(starts, ends, strict=True)]


def split(ary: object, indices_or_sections: Any, axis: int = 0) -> list[ndarray]:
    """Equal parts along an axis, or those between positions."""
    size = array_of(ary).shape[axis]
    if isinstance(indices_or_sections, int) and size % indices_or_sections:
        raise ValueError(f"split: {size} elements are not {indices_or_sections} equal parts; see array_split")
    return array_split(ary, indices_or_sections, axis)


def hsplit(ary: object, indices_or_sections: Any) -> list[ndarray]:
    return split(ary, indices_or_sections, 0 if array_of(ary).ndim == 1 else 1)


def vsplit(ary: object, indices_or_sections: Any) -> list[ndarray]:
    return split(ary, indices_or_sections, 0)


def dsplit(ary: object, indices_or_sections: Any) -> list[ndarray]:
    return split(ary, indices_or_sections, 2)


def unstack(x: object, *, axis: int = 0) -> tuple[ndarray, ...]:
    """The parts along an axis, without it."""
    return tuple(moveaxis(x, axis, 0))  # type: ignore[arg-type]


def trim_zeros(filt: object, trim: str = "fb") -> ndarray:
    """Without the zeros at the ends."""
    x = ndarray(array_of(filt))
    found = numpy.flatnonzero(x.numpy())
    if not len(found):
        return x[:0]
    return x[found[0] if "f" in trim.lower() else 0 : found[-1] + 1 if "b" in trim.lower() else len(x)]
