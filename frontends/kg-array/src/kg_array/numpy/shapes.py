"""numpy's functions that move elements: other shapes and orders of axes (views),
arrays taken apart and repeated."""

from __future__ import annotations

import operator
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.indexing import views
from kg_array.numpy.dtypes import cast, has, kg_dtype, numpy_dtype
from kg_array.numpy.ndarrays.array import array_of, ndarray, reshaped, view, viewed
from kg_array.numpy.ndarrays.composed import composed
from kg_array.numpy.ndarrays.conversions import Held
from kg_array.operands.arguments import axes_in, axis_in


def _c_order(order: str) -> None:
    if order not in ("C", "K", "A"):
        raise ValueError(f"order={order!r}: elements are in C's order here; of x.T in that order they are in Fortran's")


def _size(shape: Any) -> tuple[int, ...]:
    return (
        tuple([operator.index(d) for d in shape])
        if isinstance(shape, (tuple, list, numpy.ndarray, ndarray))
        else (operator.index(shape),)
    )


@viewed
def reshape(a: object, shape: Any = None, order: str = "C", *, newshape: Any = None, copy: bool | None = None) -> ndarray:
    """The same elements in another shape."""
    wanted = _size(newshape if shape is None else shape)
    if order == "F":
        return transpose(ndarray(ka.reshape(array_of(transpose(a)), wanted[::-1])))
    _c_order(order)
    return reshaped(array_of(a) if copy else a, wanted)


@viewed
def ravel(a: object, order: str = "C") -> ndarray:
    """The elements in a row."""
    return reshape(a, -1, order)


@viewed
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


@viewed
def matrix_transpose(x: object) -> ndarray:
    return swapaxes(x, -1, -2)


@viewed
def moveaxis(a: object, source: Any, destination: Any) -> ndarray:
    """Axes moved to other places."""
    rank = ndim(a)
    froms, tos = (
        [axis_in("moveaxis", i, rank) for i in (v if isinstance(v, (tuple, list)) else (v,))] for v in (source, destination)
    )
    if len(froms) != len(tos):
        raise ValueError(f"moveaxis: {len(froms)} axes do not go to {len(tos)} places")
    order = [i for i in range(rank) if i not in froms]
    for to, at in sorted(zip(tos, froms, strict=True)):
        order.insert(to, at)
    return transpose(a, order)


@viewed
def rollaxis(a: object, axis: int, start: int = 0) -> ndarray:
    """An axis moved before another."""
    rank = ndim(a)
    at = axis_in("rollaxis", axis, rank)
    to = start + rank if start < 0 else start
    return moveaxis(a, at, to - 1 if at < to else to)


@viewed
def swapaxes(a: object, axis1: int, axis2: int) -> ndarray:
    """Two axes changed for each other."""
    rank = ndim(a)
    i, j = axis_in("swapaxes", axis1, rank), axis_in("swapaxes", axis2, rank)
    order = list(range(rank))
    order[i], order[j] = order[j], order[i]
    return transpose(a, order)


@viewed
def squeeze(a: object, axis: Any = None) -> ndarray:
    """Without axes of size 1."""
    shape = shape_of(a)
    gone = (
        [i for i, d in enumerate(shape) if d == 1] if axis is None else [axis_in("squeeze", i, len(shape)) for i in _size(axis)]
    )
    if any(shape[i] != 1 for i in gone):
        raise ValueError(f"squeeze: axes {axis} of an array of shape {shape} are not all of size 1")
    return reshaped(a, tuple([d for i, d in enumerate(shape) if i not in gone]))


@viewed
def expand_dims(a: object, axis: Any) -> ndarray:
    """With axes of size 1."""
    shape = shape_of(a)
    new = _size(axis)
    at = set(axes_in("expand_dims", new, len(shape) + len(new)))
    own = iter(shape)
    return reshaped(a, tuple([1 if i in at else next(own, 1) for i in range(len(shape) + len(new))]))


def _at_least(rank: int) -> Callable[..., Any]:
    def made(*arrays: object) -> Any:
        found = [with_axes(a, rank) for a in arrays]
        return found[0] if len(found) == 1 else tuple(found)

    return made


def with_axes(a: object, rank: int) -> ndarray:
    shape = shape_of(a)
    if len(shape) >= rank:
        return a if isinstance(a, ndarray) else ndarray(array_of(a))
    more = {0: (1,) * rank, 1: (1, *shape) if rank == 2 else (1, *shape, 1), 2: (*shape, 1)}
    return reshaped(a, more[len(shape)])


atleast_1d, atleast_2d, atleast_3d = map(_at_least, (1, 2, 3))


@viewed
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


# -- repeated


def resize(a: object, new_shape: Any) -> ndarray:
    """In another shape, repeated or cut off."""
    shape = _size(new_shape)
    flat = ka.reshape(array_of(a), (-1,))
    count = int(numpy.prod(shape))
    times = -(-count // max(1, flat.shape[0]))
    return ndarray(ka.reshape(ka.tile(flat, (times,))[:count], shape))


@composed(1)
def pad(array: object, pad_width: Any, mode: str = "constant", **options: Any) -> ndarray:
    """With margins: of one value, or by the rule that the mode names."""
    x = array_of(array)
    widths = numpy.broadcast_to(numpy.asarray(pad_width), (x.ndim, 2)).tolist()
    margins = tuple([tuple(w) for w in widths])
    if mode == "constant":
        kind = numpy_dtype(x.dtype)
        whole = cast(x, numpy.dtype("u1")) if kind.kind == "b" else x
        numbers = _values_of_margins(options.get("constant_values", 0), x.ndim, kind).astype(numpy_dtype(whole.dtype))
        if numbers.size and numbers.tobytes() == numbers[0, 0].tobytes() * numbers.size:  # 0.0 and -0.0 are two values
            return ndarray(cast(ka.pad(whole, margins, constant_values=numbers[0, 0].item()), kind))
        for axis, sides in enumerate(margins):
            for side, width in enumerate(sides):
                own = [(0, 0)] * x.ndim
                own[axis] = (0, width) if side else (width, 0)
                whole = ka.pad(whole, tuple(own), constant_values=numbers[axis, side].item())
        return ndarray(cast(whole, kind))
    names = {"edge": "edge", "reflect": "reflect", "symmetric": "symmetric", "wrap": "wrap"}
    if mode not in names:
        raise ValueError(f"pad: mode {mode!r} is not here; there are constant, {', '.join(names)}")
    return ndarray(ka.pad(x, margins, mode=names[mode]))  # type: ignore[arg-type]


def _values_of_margins(given: object, rank: int, dtype: numpy.dtype[Any]) -> numpy.ndarray[Any, Any]:
    """The values before and behind each axis, as numpy casts them:
    read of its own margins around one element."""
    values: Any = given.numpy() if isinstance(given, (Held, Array)) else given
    if type(values) in (int, float, bool) and has(kg_dtype(dtype), values):
        return numpy.full((rank, 2), values, dtype)
    whole = numpy.pad(numpy.zeros((1,) * rank, dtype), 1, constant_values=values)
    middle = [1] * rank
    return numpy.array([[whole[(*middle[:i], end, *middle[i + 1 :])] for end in (0, -1)] for i in range(rank)], dtype)


@composed(1)
def tile(A: object, reps: Any) -> ndarray:
    times = reps.numpy().astype(int) if isinstance(reps, ndarray) else reps
    return ndarray(ka.tile(array_of(A), _size(times)))


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


def sliding_window_view(
    x: object, window_shape: Any, axis: Any = None, *, subok: bool = False, writeable: bool = False
) -> ndarray:
    """The windows of these sizes along axes, as axes behind all others.
    A value here: numpy's may not be written to either."""
    if writeable:
        raise TypeError(
            "sliding_window_view: writeable=True is not here: windows share elements, so write into the array itself"
        )
    return _windows(x, window_shape, axis)


@composed(1)
def _windows(x: object, window_shape: Any, axis: Any) -> ndarray:
    made, sizes = array_of(x), _size(window_shape)
    axes = tuple(range(made.ndim)) if axis is None else _size(axis)
    if len(sizes) != len(axes):
        raise ValueError(f"sliding_window_view: {len(sizes)} sizes of windows for {len(axes)} axes")
    for size, along in zip(sizes, [axis_in("sliding_window_view", i, made.ndim) for i in axes], strict=True):
        count = made.shape[along] - size + 1
        if size < 0 or count < 1:
            raise ValueError(f"sliding_window_view: no window of {size} elements fits into an axis of {made.shape[along]}")
        at = ka.reshape(ka.arange(count, dtype=ka.int64), (-1, 1)) + ka.arange(size, dtype=ka.int64)
        made = ka.moveaxis(ka.take(made, at, axis=along), along + 1, -1)
    return ndarray(made)


#: numpy has it here.
lib: Final = SimpleNamespace(stride_tricks=SimpleNamespace(sliding_window_view=sliding_window_view))


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
    shape = array_of(ary).shape
    size = shape[axis_in("split", axis, len(shape))]
    if isinstance(indices_or_sections, int) and size % indices_or_sections:
        raise ValueError(f"split: {size} elements are not {indices_or_sections} equal parts; see array_split")
    return array_split(ary, indices_or_sections, axis)


def hsplit(ary: object, indices_or_sections: Any) -> list[ndarray]:
    rank = array_of(ary).ndim
    if not rank:
        raise ValueError("hsplit: an array of no dimensions is not split")
    return split(ary, indices_or_sections, 0 if rank == 1 else 1)


def vsplit(ary: object, indices_or_sections: Any) -> list[ndarray]:
    return split(ary, indices_or_sections, 0)


def dsplit(ary: object, indices_or_sections: Any) -> list[ndarray]:
    return split(ary, indices_or_sections, 2)


def unstack(x: object, *, axis: int = 0) -> tuple[ndarray, ...]:
    """The parts along an axis, without it."""
    return tuple(moveaxis(x, axis, 0))


def trim_zeros(filt: object, trim: str = "fb") -> ndarray:
    """Without the zeros at the ends."""
    x = ndarray(array_of(filt))
    found = numpy.flatnonzero(x.numpy())
    if not len(found):
        return x[:0]
    return x[found[0] if "f" in trim.lower() else 0 : found[-1] + 1 if "b" in trim.lower() else len(x)]
