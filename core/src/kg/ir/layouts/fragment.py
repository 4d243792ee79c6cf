"""Fragment layouts of matrix units: the (row, column) of each register of each lane.

As a rule that is a linear layout of a few lines; a table says it of a unit that is not linear, and an opaque fragment is one of which nobody may ask.
"""

from __future__ import annotations

from dataclasses import field
from functools import cache, reduce
from typing import TypeAlias

from kg.ir.layouts.layout import LinearLayout
from kg.records import dataclass

Coordinates: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]


@dataclass(frozen=True, slots=True)
class CoordinateTable:
    """A total map from (lane, register) to (row, column), written out: coordinates[lane][register]."""

    coordinates: Coordinates
    _hash: int = field(init=False, repr=False, compare=False)  #: of thousands of numbers, asked for with each node

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash(self.coordinates))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True, slots=True)
class OpaqueFragment:
    """A matrix spread over the registers of `lanes` lanes as the target likes (simdgroup_matrix,
    cooperative and subgroup matrices).

    It may be loaded, stored, multiplied and, as a rule, computed with element by element, uniformly: none of that asks where an element is.
    """

    rows: int
    columns: int
    lanes: int
    group: int = 1  #: rows whose elements of a column are neighbours in memory, as right operands of AMX and DPAS have them ("VNNI layout")
    elementwise: bool = True  #: whether anything but the unit computes with it: not with tile registers of AMX


Fragment: TypeAlias = LinearLayout | CoordinateTable | OpaqueFragment


def fragment(*factors: LinearLayout) -> LinearLayout:
    """The layout of a fragment as the product of its factors,
    from registers and lanes to rows and columns.

    >>> from kg.ir.layouts.layout import along
    >>> print(fragment(along("register", "column", 2), along("lane", "column", 4), along("lane", "row", 8)))
    register[column:1] lane[column:2 column:4 row:1 row:2 row:4] -> row:8 column:8
    """
    return reduce(LinearLayout.__mul__, factors).reordered(inputs=("register", "lane"), outputs=("row", "column"))


def lanes_of(layout: Fragment) -> int:
    match layout:
        case LinearLayout():
            return 1 << layout.input_bits("lane")
        case CoordinateTable():
            return len(layout.coordinates)
        case OpaqueFragment():
            return layout.lanes


def registers_of(layout: Fragment) -> int:
    """Elements in each lane."""
    match layout:
        case LinearLayout():
            return 1 << layout.input_bits("register")
        case CoordinateTable():
            return len(layout.coordinates[0])
        case OpaqueFragment():
            return layout.rows * layout.columns // layout.lanes


@cache
def coordinates_of(layout: Fragment) -> Coordinates:
    """What each lane holds, register by register. Raises ValueError of an opaque fragment."""
    match layout:
        case CoordinateTable():
            return layout.coordinates
        case LinearLayout():
            both = layout.reordered(inputs=("register", "lane"), outputs=("row", "column"))
            registers, rows = registers_of(layout), (1 << both.output_bits("row"))
            images = [both.image(n) for n in range(registers * lanes_of(layout))]
            places = [(image % rows, image // rows) for image in images]
            return tuple(tuple(places[n : n + registers]) for n in range(0, len(places), registers))
        case OpaqueFragment():
            raise ValueError("an opaque fragment does not say where its elements are")


def problems_of(layout: Fragment, rows: int, columns: int, lanes: int, *, exact: bool) -> list[str]:
    """What is wrong with the layout of a `rows` x `columns` matrix in `lanes` lanes; `exact`:
    each element is held once."""
    found = [] if lanes_of(layout) == lanes else [f"layout of {lanes_of(layout)} lanes for {lanes} threads"]
    if isinstance(layout, OpaqueFragment):
        whole = (layout.rows, layout.columns) == (rows, columns) and rows * columns % layout.lanes == 0
        return found if whole else [*found, f"{layout.rows}x{layout.columns} in {layout.lanes} lanes for {rows}x{columns}"]
    table = coordinates_of(layout)
    if any(len(registers) != len(table[0]) for registers in table):
        found.append("lanes hold different numbers of elements")
    seen = [c for registers in table for c in registers]
    outside = [c for c in seen if not (0 <= c[0] < rows and 0 <= c[1] < columns)]
    if outside:
        found.append(f"{outside[0]} is outside {rows}x{columns}")
    missing = rows * columns - len(set(seen) - set(outside))
    if missing:
        found.append(f"{missing} of {rows}x{columns} elements are not covered")
    if exact and len(seen) != len(set(seen)):
        found.append("some elements are covered twice")
    return found
