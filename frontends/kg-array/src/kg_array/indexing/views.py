"""Views: parts and other orders of an array that stay parts of it.
What is written into one of them, all others see.

No memory is written twice: an array is a cell that holds a value, and values never change (see indexing.py). A view knows the array that it is of
(its whole) and the movements from there. A write into a view makes a new value of the whole, which the whole and all its other views take:

    part = x[1][2:]; part += 1   ->   x takes x[1] = (x[1] with [2:] replaced); every other view of x takes its part of that

So they are right whatever a value is: in memory, pending, or a graph over the arguments of a traced function.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import AbstractContextManager
from functools import wraps
from typing import Any, Final, TypeVar, cast
from weakref import ref

import numpy as np
from kg.frontend import Buffer, fork_safe_lock

from kg_array.array import Array, computed
from kg_array.elementwise.bits import bitcast
from kg_array.functions import manipulation
from kg_array.indexing.items import get, replaced
from kg_array.indexing.moves import Move
from kg_array.indexing.parts import static_key, with_numbers
from kg_array.indexing.stores import is_written, writing
from kg_array.indexing.strides import strides_allow
from kg_array.operands import origins
from kg_array.operands.arguments import axes_of, axis_of
from kg_array.operands.dtypes import DTypeLike, Scalar
from kg_array.operands.size import Size
from kg_array.operands.tracebacks import shorten
from kg_array.running import steps
from kg_array.running.memory import Kind, tracing_depth
from kg_array.running.pending import Held

_lock = fork_safe_lock()


Path = tuple[Move, ...]


class View:
    """What an array is a view of.
    The only view of an array doesn't keep it: where nobody else has it, nobody would see what is written there."""

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


def updating(x: Array) -> AbstractContextManager[object]:
    """Within, no other thread stores into x or what it is a view of."""
    return writing(_place(x)[0])


def _as_view(x: Array, made: Array, move: Move) -> Array:
    """What was just made of x by a movement, as a view of it."""
    if x.is_number:
        return made
    whole, path = (x, ()) if x._view is None else _place(x)
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
    """Have x take this value, and all that it shares elements with theirs;
    `ready` is called with the value of the whole before. Where a traced value would leave its trace, nothing is changed."""
    whole, path = _place(x)
    with writing(whole):
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
    static = static_key(key)
    if static is None:
        key = with_numbers(key)
    elif is_written(x, static, value):
        return
    whole, path = _place(x)
    view = value._view if isinstance(value, Array) and static is not None else None
    if view is not None and view.whole is whole and view.path == (*path, Move("part", _entries(key))):
        return
    with writing(whole):
        write(x, replaced(x, key, value))


# -- views that were met


class Reading:
    """How a movement is read of arrays of one kind, `source`.
    `move`: None of a single number, which is no view; `kind`: that of what is read; `start`: where it begins in the memory of
    an array that is computed, in bytes, where it is memory of that; `step`: the one that computes it otherwise, at `starts`;
    `again`: what makes the view where neither is known."""

    __slots__ = ("again", "kind", "move", "source", "start", "starts", "step")

    def __init__(self, source: Kind, move: Move | None, kind: Kind, again: Callable[[Array], Array]) -> None:
        self.source, self.move, self.kind, self.again = source, move, kind, again
        self.start: int | None = None
        self.step: steps.Step | None = None
        self.starts: Sequence[Held] = ()

    @property
    def key(self) -> tuple[object, ...] | None:
        """What it is a part by, if it is one."""
        return self.move.how if self.move is not None and self.move.kind == "part" else None

    def of(self, x: Array) -> Array | None:
        """What is read of an array of this kind, no view; None where that is not known."""
        buffer, start = x._buffer, self.start
        if buffer is not None and start is not None and buffer.storage.block is not None:
            kind = self.kind
            return computed(Buffer(buffer.runtime, buffer.storage, kind.size, kind.dtype, buffer.offset + start), kind)
        step = self.step
        if step is None or buffer is None:
            return None if step is None else step.pending((x, *self.starts))
        return step.made([buffer, *self.starts], 1, None)  # nobody asks where, but of views: whoever computes with it says so

    def view(self, x: Array) -> Array:
        """The view of an array of this kind."""
        made = None if tracing_depth.get() else self.of(x)
        if made is None:
            return self.again(x)
        if made._pending is not None:
            made._pending.origin = origins.here()
        return made if self.move is None else _as_view(x, made, self.move)


#: By the kind of an array, what is done, and with which numbers: as `static_key` has them.
READINGS: Final[dict[tuple[Kind | None, str, Hashable], Reading]] = {}
_MOST: Final = 4096


def known_view(x: Array, name: str, static: Hashable) -> Array | None:
    """A view that was met with an array of this kind before."""
    reading = READINGS.get((x._kind, name, static))
    if reading is None or tracing_depth.get():
        return None
    made = reading.of(x)
    if made is None or reading.move is None:
        return made
    if made._pending is not None:
        made._pending.origin = origins.here()
    return _as_view(x, made, reading.move)


def remember(x: Array, made: Array, move: Move | None, name: str, static: Hashable, again: Callable[[Array], Array]) -> None:
    """Remember how x was read, so that arrays of its kind are again without a look at the numbers."""
    kind, of, buffer, pending = x._kind, made._kind, made._buffer, made._pending
    if kind is None or of is None or tracing_depth.get() or x.is_number:
        return
    reading = READINGS.get((kind, name, static))
    if reading is None:
        reading = Reading(kind, move, of, again)
        know(kind, name, static, reading)
    own = x._buffer
    if buffer is not None and own is not None and buffer.storage is own.storage and type(made) is Array:
        reading.start = buffer.offset - own.offset
    elif pending is not None and pending.held and pending.held[0] is (own or x._pending):
        reading.step, reading.starts = pending.step, pending.held[1:]


def know(kind: Kind | None, name: str, static: Hashable, reading: Reading) -> None:
    """Have arrays of this kind read so, where this is done with them."""
    if len(READINGS) >= _MOST:
        READINGS.clear()
    READINGS[kind, name, static] = reading


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


def part(x: Array, key: object) -> Array:
    """x[key]: a view for numbers and slices; as with numpy, a single number is a value,
    and so is what arrays pick."""
    static = static_key(key)
    found = None if static is None else known_view(x, "part", static)
    return part_of(x, key, static) if found is None else found


def part_of(x: Array, key: object, static: Hashable) -> Array:
    """`part` of a key that may be met for the first time."""
    made, move = get(x, key, static), _part_move(x, key)
    if move is not None:
        made = _as_view(x, made, move)
    if static is not None:
        remember(x, made, move, "part", static, lambda x: part_of(x, key, static))
    return made


def _part_move(x: Array, key: object) -> Move | None:
    basic = _basic(key)
    if basic is None or (len(basic) == x.ndim and all(isinstance(entry, (int, Size)) for entry in basic)):
        return None
    return Move("part", basic)


Function = TypeVar("Function", bound=Callable[..., Array])


def _remembered(function: Function) -> Function:
    """A function that gives views, which are remembered by its arguments, where these are integers,
    tuples of them and None."""
    name = function.__name__

    @wraps(function)
    def called(x: Array, /, *args: Any, **options: Any) -> Array:
        if options:
            return function(x, *args, **options)
        static = static_key(args)
        if static is None:
            return function(x, *args)
        found = known_view(x, name, static) if type(x) is Array else None
        if found is None:
            try:
                found = function(x, *args)
            except Exception as error:
                shorten(error)
                raise
            if found._view is not None:
                remember(x, found, found._view.path[-1], name, static, lambda x: function(x, *args))
        return found

    return cast("Function", called)


def reshape(x: Array, /, shape: int | tuple[int, ...], *, copy: bool | None = None) -> Array:
    """The same elements in row-major order; one size may be -1, which is what the others leave.
    A view where numpy's is one."""
    return reshaped(x, shape) if copy is None and type(x) is Array and x._view is None else _in_shape(x, shape, copy)


@_remembered
def reshaped(x: Array, shape: int | tuple[int, ...], /) -> Array:
    """`reshape` of an array that is no view: it is one of it."""
    return _in_shape(x, shape, None)


def _in_shape(x: Array, shape: int | tuple[int, ...], copy: bool | None) -> Array:
    made = manipulation.reshape(x, shape, copy=copy)
    if copy:
        return made
    whole, path = _place(x)
    allowed = strides_allow(whole.shape, whole.dtype.itemsize, [(move.kind, move.how) for move in path], made.shape)
    return _as_view(x, made, Move("shape", made.shape)) if allowed else made


@_remembered
def expand_dims(x: Array, /, axis: int | tuple[int, ...] = 0) -> Array:
    """New axes of size 1, at these places of the result: a view."""
    made = manipulation.expand_dims(x, axis=axis)
    return _as_view(x, made, Move("shape", made.shape))


@_remembered
def squeeze(x: Array, /, axis: int | tuple[int, ...]) -> Array:
    """Without these axes, which are of size 1: a view."""
    made = manipulation.squeeze(x, axis)
    return _as_view(x, made, Move("shape", made.shape))


def flip(x: Array, /, *, axis: int | tuple[int, ...] | None = None) -> Array:
    """Axes back to front; None: all. A view."""
    return flip_axes(x, axis)


@_remembered
def flip_axes(x: Array, axis: int | tuple[int, ...] | None, /) -> Array:
    """`flip` with its axes by position."""
    axes = axes_of("flip", axis, x)
    return _as_view(x, manipulation.flip(x, axis=axes), Move("flip", tuple(axes)))


@_remembered
def permute_dims(x: Array, /, axes: tuple[int, ...]) -> Array:
    """The axes in this order: a view."""
    order = manipulation.order_of(x, axes)
    return _as_view(x, manipulation.permuted(x, order), Move("order", order))


@_remembered
def matrix_transpose(x: Array, /) -> Array:
    """The last two axes exchanged: a view."""
    made = manipulation.matrix_transpose(x)
    return _as_view(x, made, Move("order", (*range(x.ndim - 2), x.ndim - 1, x.ndim - 2)))


@_remembered
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
    """The real (0) or imaginary (1) parts of complex numbers:
    a view, which numpy's `x.real` is and `real` here is not."""
    move = Move("complex", (which,))
    return _as_view(x, move.read(x), move)


def unstack(x: Array, /, *, axis: int = 0) -> tuple[Array, ...]:
    """The parts along an axis, without it: views, but where they are single numbers."""
    along = axis_of("unstack", axis, x)
    return tuple([part(x, (*(slice(None),) * along, at)) for at in range(x.shape[along])])
