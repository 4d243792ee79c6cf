"""Functions that change only where elements are: shapes, orders, repetition, joining and taking apart."""

from __future__ import annotations

import builtins
from copy import copy
from math import prod

from kg.frontend import UOp, const, int64
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.functions.creation import cast
from kg_array.indexing.axes import same_shape, squeezed
from kg_array.indexing.boxes import box, without_axes
from kg_array.indexing.concatenation import MOST_PARTS, joined, selected
from kg_array.indexing.parts import copied_together, known_reshaped, known_together, reshaped_memory, rolled_memory
from kg_array.operands.arguments import (
    axes_in,
    axes_of,
    axis_in,
    axis_of,
    given_shape,
    one_or_several,
    rank_of,
    require_array,
    require_arrays,
    shape_of,
    whole_number,
)
from kg_array.operands.dtypes import promote_all
from kg_array.operands.size import exact_quotient, greatest_of, is_same
from kg_array.operands.unify import broadcast_shape, goes_to, one_device
from kg_array.running import steps
from kg_array.running.step_cache import known


def broadcast_to(x: Array, /, shape: tuple[int, ...]) -> Array:
    """Axes of size 1 repeated, and new ones in front, to this shape."""
    require_array("broadcast_to", x)
    wanted = shape_of("broadcast_to", shape)
    found = known((("broadcast_to", wanted), x._kind), (x,))
    if found is not None:
        return found
    if not goes_to(x.shape, wanted):
        raise ValueError(f"broadcast_to: an array of shape {x.shape} does not go to shape {wanted}")
    return steps.single(("broadcast_to", wanted), x, lambda x: x.moved(lambda node: node.broadcast_to(*wanted)))


def broadcast_arrays(*arrays: Array) -> list[Array]:
    """All of them in the shape that they have together."""
    require_array("broadcast_arrays", *arrays)
    shape = broadcast_shape("broadcast_arrays", [x.shape for x in arrays])
    return [broadcast_to(x, shape) for x in arrays]


def reshape(x: Array, /, shape: int | tuple[int, ...], *, copy: bool | None = None) -> Array:
    """The same elements in row-major order; one size may be -1, which is what the others leave."""
    made = None if copy else known_reshaped(x, shape)
    if made is not None:
        return made
    require_array("reshape", x)
    wanted = given_shape("reshape", shape)
    if wanted == (-1,) and type(x.size) is int:
        wanted = (x.size,)
    if sum(is_same(d, -1) for d in wanted) == 1:
        left = exact_quotient(x.size, prod(d for d in wanted if not is_same(d, -1)))
        wanted = tuple(left if is_same(d, -1) and left is not None else d for d in wanted)
    if any(d < 0 for d in wanted) or not is_same(prod(wanted), x.size):
        hint = "; one size at most may be -1, for what the others leave" if any(d < 0 for d in wanted) else ""
        raise ValueError(f"reshape: the {x.size} elements of an array of shape {x.shape} are not those of shape {shape}{hint}")
    found = None if copy else reshaped_memory(x, shape, wanted)
    if found is not None:
        return found
    if copy is False and tuple(wanted) != x.shape:
        raise ValueError("reshape: copy=False is for arrays in memory: this one is not computed yet, see realize")
    return steps.single(("reshape", wanted), x, lambda x: x.moved(lambda node: node.reshape(*wanted)))


def expand_dims(x: Array, /, axis: int | tuple[int, ...] = 0) -> Array:
    """New axes of size 1, at these places of the result."""
    if axis is None:
        raise TypeError("expand_dims: at which places? axis is an integer or a tuple of them")
    rank = rank_of("expand_dims", x) + len(one_or_several(axis))
    new = axes_in("expand_dims", axis, rank)
    rest = iter(x.shape)
    shape = tuple(1 if i in new else next(rest) for i in range(rank))
    return steps.single(("reshape", shape), x, lambda x: x.moved(lambda node: node.reshape(*shape)))


def squeeze(x: Array, /, axis: int | tuple[int, ...]) -> Array:
    """Without these axes, which are of size 1."""
    if axis is None:
        raise TypeError("squeeze: which axes? axis is an integer or a tuple of them")
    axes = axes_of("squeeze", axis, x)
    for a in axes:
        if x.shape[a] != 1:
            raise ValueError(f"squeeze: axis {a} of an array of shape {x.shape} has size {x.shape[a]}, not 1")
    return steps.single(("squeeze", axes), x, lambda x: x.moved(lambda node: squeezed(node, axes)))


def flip(x: Array, /, *, axis: int | tuple[int, ...] | None = None) -> Array:
    """Axes back to front; None: all."""
    axes = axes_of("flip", axis, x)
    return steps.single(("flip", axes), x, lambda x: x.moved(lambda node: node.flip(*axes)))


def permute_dims(x: Array, /, axes: tuple[int, ...]) -> Array:
    """The axes in this order."""
    return permuted(x, order_of(x, axes))


def order_of(x: Array, axes: tuple[int, ...]) -> tuple[int, ...]:
    """An order of all axes of x, each counted from the first."""
    order = tuple([axis_of("permute_dims", a, x) for a in one_or_several(axes)])
    if sorted(order) != list(range(x.ndim)):
        raise ValueError(f"permute_dims: {axes} is no order of the axes of an array of shape {x.shape}")
    return order


def matrix_transpose(x: Array, /) -> Array:
    """The last two axes exchanged."""
    if rank_of("matrix_transpose", x) < 2:
        raise ValueError(f"matrix_transpose takes matrices, of 2 and more dimensions; this array has shape {x.shape}")
    return permuted(x, (*range(x.ndim - 2), x.ndim - 1, x.ndim - 2))


def permuted(x: Array, order: tuple[int, ...]) -> Array:
    """The axes in an order that `order_of` gave."""
    return steps.single(("permute", order), x, lambda x: x.moved(lambda node: node.permute(*order)))


def moveaxis(x: Array, source: int | tuple[int, ...], destination: int | tuple[int, ...], /) -> Array:
    """Axes moved to new places; the others stay in order."""
    return permuted(x, moved_order(x, source, destination))


def moved_order(x: Array, source: int | tuple[int, ...], destination: int | tuple[int, ...]) -> tuple[int, ...]:
    """The order of axes that `moveaxis` gives."""
    given, wanted = one_or_several(source), one_or_several(destination)
    if len(given) != len(wanted):
        raise ValueError(f"moveaxis: {len(given)} axes {source} for {len(wanted)} places {destination}")
    for axes in (given, wanted):
        axes_of("moveaxis", axes, x)  # none twice
    moved = {axis_of("moveaxis", to, x): axis_of("moveaxis", a, x) for a, to in zip(given, wanted, strict=True)}
    rest = iter(a for a in range(x.ndim) if a not in moved.values())
    return tuple([moved[i] if i in moved else next(rest) for i in range(x.ndim)])


# -- joining


def concat(arrays: tuple[Array, ...] | list[Array], /, *, axis: int | None = 0) -> Array:
    """One after another along an axis that they have; None: all elements of each, in one dimension."""
    arrays = require_arrays("concat", arrays)
    if axis is None:
        return concat([reshape(x, (-1,)) for x in arrays], axis=0)
    together = known_together(arrays, axis)
    if together is not None:
        return together
    device, dtype = one_device("concat", arrays), promote_all("concat", tuple(x.dtype for x in arrays))
    shape = arrays[0].shape
    along = axis_of("concat", axis, arrays[0])
    rest = shape[:along] + shape[along + 1 :]
    for x in arrays:
        own = x.shape
        if len(own) != len(shape) or not same_shape(own[:along] + own[along + 1 :], rest):
            raise ValueError(f"concat: shapes {shape} and {x.shape} differ along other axes than {along}")
    copied = copied_together(arrays, dtype, axis, along, MOST_PARTS)
    if copied is not None:
        return copied

    def made(*arrays: Array) -> Array:
        alike = [cast(x, dtype).parts for x in arrays]
        return of_parts(tuple(joined(parts, along) for parts in zip(*alike, strict=True)), device)

    return steps.of_several(("concat", along), arrays, made)


def stack(arrays: tuple[Array, ...] | list[Array], /, *, axis: int = 0) -> Array:
    """Arrays of one shape along a new axis."""
    arrays = require_arrays("stack", arrays)
    for x in arrays:
        if not same_shape(x.shape, arrays[0].shape):
            raise ValueError(f"stack: shapes {arrays[0].shape} and {x.shape} differ")
    along = axis_in("stack", axis, arrays[0].ndim + 1)
    device, dtype = one_device("stack", arrays), promote_all("stack", tuple(x.dtype for x in arrays))

    def made(*arrays: Array) -> Array:
        alike = [cast(x, dtype).parts for x in arrays]
        return of_parts(tuple(first.stack(*others, axis=along) for first, *others in zip(*alike, strict=True)), device)

    return steps.of_several(("stack", along), arrays, made)


def unstack(x: Array, /, *, axis: int = 0) -> tuple[Array, ...]:
    """The parts along an axis, without it."""
    along = axis_of("unstack", axis, x)
    rest = x.shape[:along] + x.shape[along + 1 :]
    return tuple(x.moved(lambda node, i=i: without_axes(box(node, along, i, 1), rest)) for i in range(x.shape[along]))


def roll(x: Array, /, shift: int | tuple[int, ...], *, axis: int | tuple[int, ...] | None = None) -> Array:
    """Elements moved along axes; what leaves at one end comes in at the other.
    No axis: all elements in one row."""
    shifts = tuple([whole_number("roll", "a shift", s) for s in one_or_several(shift)])
    if axis is None:
        if isinstance(shift, (tuple, list)):
            raise ValueError(f"roll: shifts {shift} need an axis each")
        require_array("roll", x)
        return reshape(roll(reshape(x, (-1,)), shift, axis=0), x.shape)
    axes = tuple([axis_of("roll", a, x) for a in one_or_several(axis)])
    shifts = shifts * len(axes) if len(shifts) == 1 else shifts
    if len(shifts) != len(axes):
        raise ValueError(f"roll: {len(shifts)} shifts {shift} for {len(axes)} axes {axis}")
    if len(axes) == 1 and type(shifts[0]) is int and type(x.size) is int and x.size:
        along = axes[0]
        by = shifts[0] % x.shape[along]
        rolled = rolled_memory(x, by, along) if by else copy(x)
        if rolled is not None:
            return rolled
    return steps.single(("roll", shifts, axes), x, lambda x: _rolled(x, shifts, axes))


def _rolled(x: Array, shifts: tuple[int, ...], axes: tuple[int, ...]) -> Array:
    for a in sorted(set(axes)):
        size = x.shape[a]
        by = builtins.sum(s for s, at in zip(shifts, axes, strict=True) if at == a) % greatest_of(size, 1)
        if not is_same(by, 0):
            x = x.moved(lambda node: selected([box(node, a, size - by, by), box(node, a, 0, size - by)], a))  # noqa: B023  called now
    return copy(x)


# -- repeating


def tile(x: Array, repetitions: tuple[int, ...], /) -> Array:
    """The array as a tile, so many times along each axis; axes are counted from the last."""
    require_array("tile", x)
    times = given_shape("tile", repetitions)
    if any(n < 0 for n in times):
        raise ValueError(f"tile: repetitions are 0 or more, not {times}")
    rank = max(x.ndim, len(times))
    shape = (1,) * (rank - x.ndim) + x.shape
    times = (1,) * (rank - len(times)) + times
    beside = [d for size in shape for d in (1, size)]
    spread = [d for pair in zip(times, shape, strict=True) for d in pair]
    whole = [n * d for n, d in zip(times, shape, strict=True)]

    def made(x: Array) -> Array:
        return x.moved(lambda node: node.reshape(*beside).expand(*spread).reshape(*whole))

    return steps.single(("tile", times), x, made)


def repeat(x: Array, repeats: int | Array, /, *, axis: int | None = None) -> Array:
    """Each element so many times in a row; no axis: all elements in one row.
    Numbers in an array are read at once."""
    require_array("repeat", x)
    if axis is None:
        return repeat(reshape(x, (-1,)), repeats, axis=0)
    along = axis_of("repeat", axis, x)
    if isinstance(repeats, Array) and not repeats.dtype.is_int:
        raise TypeError(f"repeat: how often is an integer, not {repeats.dtype}")
    if isinstance(repeats, Array) and repeats.size != 1:
        return _repeat_each(x, repeats, along)
    if isinstance(repeats, Array):
        repeats = int(repeats)
    times = whole_number("repeat", "how often", repeats)
    if times < 0:
        raise ValueError(f"repeat: how often is 0 or more, not {times}")
    head, tail, size = x.shape[:along], x.shape[along + 1 :], x.shape[along]

    def repeated(node: UOp) -> UOp:
        return node.reshape(*head, size, 1, *tail).expand(*head, size, times, *tail).reshape(*head, size * times, *tail)

    return steps.single(("repeat", along, times), x, lambda x: x.moved(repeated))


def _repeat_each(x: Array, repeats: Array, axis: int) -> Array:
    """Where each element's repetitions begin, 1 is added; the running sum says which element stands there."""
    size = x.shape[axis]
    if repeats.shape != (size,):
        raise ValueError(f"repeat: numbers of shape {repeats.shape} for axis {axis} of an array of shape {x.shape}")
    one_device("repeat", [x, repeats])
    if size == 0:
        return x
    counts = repeats.node.cast(int64)
    if int(Array(counts.min(0).reshape(), x.device)) < 0:
        raise ValueError("repeat: one of the numbers is negative")
    ends = Array(counts.scan(monoids.ADD, 0), x.device).realize()
    total = int(Array(box(ends.node, 0, size - 1, 1), x.device))
    ones = const(1, int64)
    begins = const(0, int64).reshape(1).expand(total + 1).scatter(ones, ends.node, mode="add")
    source = box(begins, 0, 0, total).scan(monoids.ADD, 0)
    front = (axis, *(i for i in range(x.ndim) if i != axis))
    back = tuple(front.index(i) for i in range(x.ndim))
    return x.moved(lambda node: node.permute(*front).gather(source).permute(*back))
