"""Sorted arrays, the order that sorts them, and the greatest elements.
NaN come last, and what compares equal keeps its order."""

from __future__ import annotations

from kg.frontend import UOp, int32

from kg_array.array import Array
from kg_array.indexing.axes import back, last, positions_along, size_value, sizes
from kg_array.operands.arguments import axis_of, whole_number
from kg_array.operands.dtypes import POSITION, is_complex
from kg_array.operands.size import Size
from kg_array.running.steps import at_once, at_positions, single
from kg_array.sorting.choose_method import in_order, order
from kg_array.sorting.lexicographic import lexicographic_order
from kg_array.sorting.partitions import are_long, rows_partitioned
from kg_array.sorting.rows import rows_of, taken
from kg_array.sorting.selection import moved_to, places_around
from kg_array.sorting.top_elements import are_few, greatest_of_rows


def sort(x: Array, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Array:
    """The elements along an axis in order, NaN last.
    Complex ones by their real parts, then by the imaginary ones. Not `stable`: zeros of either sign in any order, which is
    quicker of several rows."""
    along = axis_of("sort", axis, x)

    def made(x: Array) -> Array:
        if is_complex(x.dtype):
            places = _order(x, along, descending)
            return x.moved(lambda node: back(taken(last(node, along), places), along))
        return Array(back(in_order(last(x.node, along), x.device, descending, stable=stable), along), x.device)

    return single(("sort", along, bool(descending), bool(stable)), x, made)


def argsort(x: Array, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Array:
    """The positions of the elements along an axis in the order of `sort`."""
    along = axis_of("argsort", axis, x)

    def made(x: Array) -> Array:
        return Array(back(_order(x, along, descending).cast(POSITION), along), x.device)

    return single(("argsort", along, bool(descending)), x, made)


def _order(x: Array, along: int, descending: bool) -> UOp:
    """The positions along an axis in order, which is the last one of the result."""
    if not is_complex(x.dtype):
        return order(last(x.node, along), x.device, descending)
    return lexicographic_order([last(part, along) for part in x.parts], x.device, descending)


def partition(x: Array, rank: int, axis: int, *, positions: bool) -> Array:
    """The elements along an axis, or their positions, with the one of a rank where it is in order,
    lesser ones before and greater ones behind."""
    along = axis_of("partition", axis, x)
    n = x.shape[along]
    at = whole_number("partition", "a rank", rank)
    if not -n <= at < n:
        raise ValueError(f"partition: there is no rank {rank} among {n} elements")

    def made(x: Array, at: int | Size) -> Array:
        rows = rows_of(moved := last(x.node, along))
        if are_long(rows, x.device):
            found = rows_partitioned(rows, size_value(at, int32), positions=positions)
            return Array(back(found.reshape(*sizes(moved)), along), x.device)
        places = places_around(rows, at, x.device)
        if places is None:
            found = (
                order(moved, x.device).cast(POSITION)
                if positions
                else in_order(moved, x.device, descending=False, stable=False)
            )
        else:
            own = positions_along(sizes(rows), 1, POSITION) if positions else rows
            found = moved_to(own, places).reshape(*sizes(moved))
        return Array(back(found, along), x.device)

    return at_positions(("partition", along, positions), x, (at % n,), (n - 1,), made)


def top_k(x: Array, k: int, /, *, axis: int = -1) -> tuple[Array, Array]:
    """The k greatest along an axis, the greatest first, and their positions. NaN come last."""
    along = axis_of("top_k", axis, x)
    k = whole_number("top_k", "k", k)
    if not 0 <= k <= x.shape[along]:
        raise ValueError(f"top_k: there are {x.shape[along]} elements along axis {axis}, not {k}")
    return at_once(_top_k, [x], k, along)


def _top_k(x: Array, k: int, along: int) -> tuple[Array, Array]:
    moved = last(x.node, along)
    box = (*((0, d) for d in sizes(moved)[:-1]), (0, k))
    chosen = greatest_of_rows(moved, k) if are_few(moved, k) else order(moved, x.device, descending=True).shrink(*box)
    return Array(back(taken(moved, chosen), along), x.device), Array(back(chosen.cast(POSITION), along), x.device)
