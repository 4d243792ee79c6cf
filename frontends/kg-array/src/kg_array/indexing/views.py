"""Views: parts and other orders of an array that stay parts of it. What is written into one of them, all others see.

No memory is written twice: an array is a cell that holds a value, and values never change (see indexing.py). A view knows the array that it is of
(its whole) and the movements from there. A write into a view makes a new value of the whole, which the whole and all its other views take:

    part = x[1][2:]; part += 1   ->   x takes x[1] = (x[1] with [2:] replaced); every other view of x takes its part of that

So they are right whatever a value is: in memory, pending, or a graph over the arguments of a traced function.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast
from weakref import ref

import numpy as np
from kg.frontend import DType, fork_safe_lock

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.elementwise.arithmetic import imag, real
from kg_array.elementwise.bits import bitcast
from kg_array.functions import manipulation
from kg_array.indexing.items import get, replaced
from kg_array.indexing.parts import static_key
from kg_array.operands.arguments import axes_of, axis_of
from kg_array.operands.dtypes import DTypeLike, Scalar
from kg_array.operands.size import Size
from kg_array.running import steps

_lock = fork_safe_lock()


@dataclass(slots=True)  # not frozen: that makes them three times as slow to make
class Move:
    """One movement: `how` is a key of numbers and slices, a shape, an order of axes, the axes that are turned, another dtype, or which part of complex
    numbers: 0 the real one, 1 the imaginary one."""

    kind: Literal["part", "shape", "order", "flip", "bits", "complex"]
    how: tuple[object, ...]

    def read(self, whole: Array) -> Array:
        """The elements of the whole, moved."""
        how = cast("tuple[int, ...]", self.how)
        match self.kind:
            case "part":
                return get(whole, how, static_key(how))
            case "shape":
                return manipulation.reshape(whole, how)
            case "order":
                return manipulation.permute_dims(whole, how)
            case "flip":
                return manipulation.flip(whole, axis=how)
            case "bits":
                return bitcast(whole, cast("DType", self.how[0]))
            case "complex":
                return imag(whole) if how[0] else real(whole)

    def written(self, whole: Array, part: Array) -> Array:
        """The whole where what `read` reads is this."""
        how = cast("tuple[int, ...]", self.how)
        match self.kind:
            case "part":
                return replaced(whole, how, part)
            case "shape":
                return manipulation.reshape(part, whole.shape)
            case "order":
                return manipulation.permute_dims(part, tuple([how.index(axis) for axis in range(len(how))]))
            case "flip":
                return manipulation.flip(part, axis=how)
            case "bits":
                return bitcast(part, whole.dtype)
            case "complex":
                return steps.of_several(("complex", how), (whole, part), lambda whole, part: _with_part(whole, part, how[0]))


def _with_part(whole: Array, part: Array, which: int) -> Array:
    """Complex numbers with other real or imaginary parts."""
    parts = [part.node, whole.parts[1]] if which == 0 else [whole.parts[0], part.node]
    return of_parts(tuple(parts), whole.device)


Path = tuple[Move, ...]


class View:
    """What an array is a view of. The only view of an array doesn't keep it: where nobody else has it, nobody would see what is written there."""

    __slots__ = ("_whole", "path")

    def __init__(self, whole: Array, path: Path) -> None:
        self._whole: Array | ref[Array] = ref(whole)
        self.path = path

    @property
    def whole(self) -> Array | None:
        """The array, where it is still there."""
        whole = self._whole
        return whole if isinstance(whole, Array) else whole()

    def keep(self, whole: Array) -> None:
        """Have the array live as long as this view."""
        self._whole = whole


def _place(x: Array) -> tuple[Array, Path]:
    """The array that x is a view of, and the way from there to x: itself where it is none."""
    view = x._view
    whole = None if view is None else view.whole
    return (x, ()) if view is None or whole is None else (whole, view.path)


def _as_view(x: Array, made: Array, move: Move) -> Array:
    """What was just made of x by a movement, as a view of it."""
    if x.is_number:
        return made
    whole, path = _place(x)
    view = made._view = View(whole, (*path, move) if path else (move,))
    views = whole._views
    if views is None:
        with _lock:
            views = whole._views
            if views is None:
                views = whole._views = {}
    if views:
        view.keep(whole)
        for other in _others(views) if len(views) == 1 else ():
            cast("View", other._view).keep(whole)
    known = _Known(made, _Known.forget)
    known.views, known.number = views, id(made)
    views[known.number] = known
    return made


class _Known(ref[Array]):
    """What a whole knows of a view: it is no more among `views` when it is gone."""

    __slots__ = ("number", "views")
    views: dict[int, ref[Array]]
    number: int

    def forget(self) -> None:
        self.views.pop(self.number, None)


def _others(views: dict[int, ref[Array]]) -> Iterator[Array]:
    return (view for view in [known() for known in list(views.values())] if view is not None)


def _read(x: Array, path: Path) -> Array:
    for move in path:
        x = move.read(x)
    return x


def _written(whole: Array, path: Path, part: Array) -> Array:
    """The whole with a part at the end of this path replaced."""
    if not path:
        return part
    first, *rest = path
    return first.written(whole, _written(first.read(whole), tuple(rest), part) if rest else part)


def _as_it_is(x: Array) -> Array:
    return x


def write(x: Array, value: Array, ready: Callable[[Array], Array] = _as_it_is) -> None:
    """Have x take this value, and all that it shares elements with theirs; `ready` is called with the value of the whole before. Where a traced value
    would leave its trace, nothing is changed."""
    whole, path = _place(x)
    new = ready(_written(whole, path, value))
    whole.require_outlives(new)
    whole._take(new)
    for view in _others(whole._views or {}):
        if view is x and whole._buffer is None:
            view._take(value)  # as it is: no need to take it apart again
        elif view._view is not None:
            view._take(_read(whole, view._view.path))


def assign(x: Array, key: object, value: Array | Scalar) -> None:
    """x[key] = value. Of x[key] += other, which Python does in two steps, nothing is left to do here."""
    if isinstance(value, Array) and value._view is not None and static_key(key) is not None:
        whole, path = _place(x)
        if value._view.whole is whole and value._view.path == (*path, Move("part", _entries(key))):
            return
    write(x, replaced(x, key, value))


# -- what gives views


def _entries(key: object) -> tuple[object, ...]:
    return key if isinstance(key, tuple) else (key,)


def _basic(key: object) -> tuple[object, ...] | None:
    """A key of integers, slices, None and Ellipsis alone, with integers of Python; None of any other."""
    found: list[object] = []
    for entry in _entries(key):
        if entry is None or entry is Ellipsis or type(entry) is int or isinstance(entry, (slice, Size)):
            found.append(entry)
        elif isinstance(entry, (int, np.integer)) and not isinstance(entry, bool):
            found.append(operator.index(entry))
        else:
            return None
    return tuple(found)


#: The movements of parts by keys of numbers and slices, as `static_key` has them; None where a single number is taken.
_MOVES: Final[dict[object, Move | None]] = {}
_MOST: Final = 4096


def part(x: Array, key: object) -> Array:
    """x[key]: a view for numbers and slices; as with numpy, a single number is a value, and so is what arrays pick."""
    static = static_key(key)
    made = get(x, key, static)
    what = None if static is None else (static, x.ndim)
    move = _MOVES.get(what, _UNKNOWN)
    if move is _UNKNOWN:
        move = _part_of(x, key)
        if what is not None:
            if len(_MOVES) >= _MOST:
                _MOVES.clear()
            _MOVES[what] = move  # type: ignore[assignment]
    return made if move is None else _as_view(x, made, move)  # type: ignore[arg-type]


_UNKNOWN: Final = object()


def _part_of(x: Array, key: object) -> Move | None:
    basic = _basic(key)
    if basic is None or (len(basic) == x.ndim and all(isinstance(entry, (int, Size)) for entry in basic)):
        return None
    return Move("part", basic)


def _strides_allow(x: Array, shape: tuple[int, ...]) -> bool:
    """Whether numpy could give an array of these strides another shape without a copy: asked of numpy, of an array that nobody reads."""
    whole, path = _place(x)
    if all(move.kind == "shape" for move in path):  # of elements that lie together
        return True
    if not all(type(d) is int for d in (*whole.shape, *shape)):
        return False
    strides = [1] * whole.ndim
    for axis in range(whole.ndim - 1, 0, -1):
        strides[axis - 1] = strides[axis] * whole.shape[axis]
    layout = np.lib.stride_tricks.as_strided(np.zeros(1, np.int8), whole.shape, strides)
    width = whole.dtype.itemsize
    for move in path:
        if move.kind == "bits" and cast("DType", move.how[0]).itemsize != width:
            return False
        layout = _laid_out(layout, move)
    return _reshaped(layout, shape) is not None


def _laid_out(layout: np.ndarray, move: Move) -> np.ndarray:
    match move.kind:
        case "part":
            return layout[move.how]  # type: ignore[index]  # pyright: ignore[reportArgumentType]
        case "shape":
            reshaped = _reshaped(layout, move.how)
            assert reshaped is not None, "else it is no view"
            return reshaped
        case "order":
            return layout.transpose(move.how)  # type: ignore[arg-type]  # pyright: ignore
        case "flip":
            return np.flip(layout, move.how)  # type: ignore[arg-type]  # pyright: ignore
        case "bits" | "complex":
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


def reshape(x: Array, /, shape: int | tuple[int, ...], *, copy: bool | None = None) -> Array:
    """The same elements in row-major order; one size may be -1, which is what the others leave. A view where numpy's is one."""
    made = manipulation.reshape(x, shape, copy=copy)
    return made if copy or not _strides_allow(x, made.shape) else _as_view(x, made, Move("shape", made.shape))


def expand_dims(x: Array, /, axis: int | tuple[int, ...] = 0) -> Array:
    """New axes of size 1, at these places of the result: a view."""
    made = manipulation.expand_dims(x, axis=axis)
    return _as_view(x, made, Move("shape", made.shape))


def squeeze(x: Array, /, axis: int | tuple[int, ...]) -> Array:
    """Without these axes, which are of size 1: a view."""
    made = manipulation.squeeze(x, axis)
    return _as_view(x, made, Move("shape", made.shape))


def flip(x: Array, /, *, axis: int | tuple[int, ...] | None = None) -> Array:
    """Axes back to front; None: all. A view."""
    axes = axes_of("flip", axis, x)
    return _as_view(x, manipulation.flip(x, axis=axes), Move("flip", tuple(axes)))


def permute_dims(x: Array, /, axes: tuple[int, ...]) -> Array:
    """The axes in this order: a view."""
    order = manipulation.order_of(x, axes)
    return _as_view(x, manipulation.permuted(x, order), Move("order", order))


def matrix_transpose(x: Array, /) -> Array:
    """The last two axes exchanged: a view."""
    made = manipulation.matrix_transpose(x)
    return _as_view(x, made, Move("order", (*range(x.ndim - 2), x.ndim - 1, x.ndim - 2)))


def moveaxis(x: Array, source: int | tuple[int, ...], destination: int | tuple[int, ...], /) -> Array:
    """Axes moved to new places; the others stay in order. A view."""
    order = manipulation.moved_order(x, source, destination)
    return _as_view(x, manipulation.permuted(x, order), Move("order", order))


def bits(x: Array, dtype: DTypeLike, /) -> Array:
    """The same bits as elements of another dtype (see bitcast): a view, but of bools."""
    made = bitcast(x, dtype)
    if made is x:
        return reshape(x, x.shape)
    return made if x.dtype.is_bool else _as_view(x, made, Move("bits", (made.dtype,)))


def part_of_complex(x: Array, which: int) -> Array:
    """The real (0) or imaginary (1) parts of complex numbers: a view, which numpy's `x.real` is and `real` here is not."""
    move = Move("complex", (which,))
    return _as_view(x, move.read(x), move)


def unstack(x: Array, /, *, axis: int = 0) -> tuple[Array, ...]:
    """The parts along an axis, without it: views, but where they are single numbers."""
    parts = manipulation.unstack(x, axis=axis)
    if x.ndim == 1:
        return parts
    before = (slice(None),) * axis_of("unstack", axis, x)
    return tuple([_as_view(x, part, Move("part", (*before, at))) for at, part in enumerate(parts)])
