"""Parts of arrays whose positions vary: `x[:, j]` for one j after another is one computation,
which is told where when it is launched.

A key of numbers and slices is a layout, which says how much of each axis it takes, and the numbers at which it begins. What is computed of parts is
compiled for the first positions that are met, as constants. Of those that are others when it is met again, it is compiled once more with
variables of the launch in their place, and from then on not again: as numbers are, in parameterized.py, with other means.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from kg.records import dataclass

from kg_array.operands.size import Size

T = TypeVar("T")
_REST: Final = "rest"


class Placed(Generic[T]):
    """What `made` makes for positions that are known, or given at each launch by variables `p0`, `p1`,
    ... from 0 to `most`."""

    def __init__(self, made: Callable[[Sequence[int | Size]], T], most: Sequence[int]) -> None:
        self._made, self._most = made, most
        self._first: tuple[tuple[int, ...], T] | None = None
        self._general: tuple[frozenset[int], T] | None = None  # both at once: threads may meet other positions together

    def at(self, starts: tuple[int, ...]) -> T:
        """That for these positions."""
        if self._first is None:
            self._first = starts, self._made(starts)
        first, exact = self._first
        if starts == first:
            return exact
        before, general = self._general or (frozenset[int](), exact)
        varying = before | {i for i, (one, other) in enumerate(zip(first, starts, strict=True)) if one != other}
        if varying != before:
            at = [
                name_of(i, most) if i in varying else start
                for i, (start, most) in enumerate(zip(first, self._most, strict=True))
            ]
            general = self._made(at)
            self._general = varying, general
        return general


def name_of(number: int, most: int) -> Size:
    """The variable of a position."""
    return Size(f"p{number}", 0, most)


@dataclass(frozen=True, slots=True)
class Box:
    """A regular part of an array.
    `layout`: what is taken of each axis, wherever it begins; `starts`: the lowest positions, along the axes of which it doesn't
    take all; `most`: the greatest that they could be."""

    layout: tuple[object, ...]
    starts: tuple[int, ...]
    most: tuple[int, ...]


def box_of(extent: Sequence[int], key: object) -> Box | None:
    """What a key of numbers, slices of numbers, None and Ellipsis takes of an array of this shape;
    None of other keys, of those that are wrong, and where nothing is taken."""
    if 0 in extent:
        return None
    entries = key if isinstance(key, tuple) else (key,)
    rest = len(extent) - len([entry for entry in entries if entry is not None and entry is not Ellipsis])
    layout: list[object] = []
    starts: list[int] = []
    most: list[int] = []
    axis = 0
    for entry in entries:
        if entry is None:
            layout.append(None)
            continue
        if entry is Ellipsis:
            if _REST in layout:
                return None
            layout.append(_REST)
            axis += rest
            continue
        if axis >= len(extent):
            return None
        taken = _taken(entry, extent[axis])
        if taken is None:
            return None
        low, over, mark = taken
        free = extent[axis] - over
        axis += 1
        layout.append((mark, free > 0))
        if free:
            starts.append(low)
            most.append(free)
    return Box(tuple(layout), tuple(starts), tuple(most)) if rest >= 0 else None


def _taken(entry: object, size: int) -> tuple[int, int, object] | None:
    """The lowest position, how many positions it goes over, and what it is wherever it begins."""
    if type(entry) is int:
        return (entry % size, 1, 1) if -size <= entry < size else None
    if type(entry) is not slice or entry.step == 0:
        return None
    first, stop, step = entry.indices(size)
    count = len(range(first, stop, step))
    if not count:
        return None
    step = step if count > 1 else 1
    over = (count - 1) * abs(step) + 1
    return (first if step > 0 else first - over + 1), over, (count, step)
