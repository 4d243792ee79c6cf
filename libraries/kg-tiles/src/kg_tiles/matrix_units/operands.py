"""Fragments of operands and results: tiles in memory by their layout, or element by element.

a[m, k] of a unit   ->   load a[tile_index(where its block begins, lane)]      or      vectorize(load a[row(lane, 0), k(lane, 0)], ...)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from kg.plugin import Fragment, LinearLayout, Op, OpaqueFragment, OpaqueTile, Renderer, Tile, UOp, coordinates_of
from kg.plugin.opts import (
    DIVISIONS,
    ZERO,
    Axis,
    MemoryLayout,
    TileLayout,
    add,
    bit_distances,
    index,
    mul,
    number,
    registers_of,
    simplify,
)
from kg.plugin.strategy import ScheduleError, linear_coefficient

from kg_tiles.lane_accesses import are_apart, space_at, tile_address, xor_of_bits

#: Of rows and then columns: the axis, its outer part, the unit's size.
Axes: TypeAlias = Sequence[tuple[UOp, UOp, int]]
#: (value, layout, lane, axes) -> what a lane holds.
Read: TypeAlias = Callable[[UOp, Fragment, UOp, Axes], UOp]
#: The coordinates of a fragment, by their number.
_COORDINATES = ("row", "column")


def fragments(renderer: Renderer) -> Read:
    """How operands are read: as tiles where the target may have instructions for them,
    else element by element."""

    def tile_or_elements(value: UOp, layout: Fragment, lane: UOp, axes: Axes) -> UOp:
        found = _tile(value, layout, lane, axes, renderer)
        return fragment(value, layout, lane, axes) if found is None else found

    return tile_or_elements if Op.TILE_INDEX in renderer.code_for_op else fragment


def _opaque_words(layout: OpaqueFragment) -> str:
    grouped = f", {layout.group} neighbours of a column side by side: STAGE it so, as in r0*{layout.group}/o1"
    return (
        "a matrix unit whose fragments are opaque loads matrices as they lie in memory, by rows and columns of one distance"
        f"{grouped if layout.group > 1 else ''}"
    )


def _tile(value: UOp, layout: Fragment, lane: UOp, axes: Axes, renderer: Renderer) -> UOp | None:
    """What a lane holds of an operand in shared memory, or in any where the unit is opaque, as one LOAD;
    None where it is read in another way."""
    opaque = isinstance(layout, OpaqueFragment)
    if value.op is not Op.LOAD or value.gate is not None or not (opaque or lane.op is Op.RANGE):
        return None
    if not opaque and value.src[0].src[0].op is not Op.DEFINE_LOCAL:
        return None
    memory = value.src[0].src[0]
    if opaque and isinstance(memory.arg, MemoryLayout):
        raise ScheduleError(
            f"{memory.name} is swizzled or cut, and a matrix unit whose fragments are opaque reads rows at one distance; pad them, as in r0/o0+8"
        )
    arg = tile_at(layout, value.src[0].src[1], axes)
    if arg is None or (isinstance(arg, OpaqueTile) and not renderer.takes_tile(arg, value.type, space_at(value.src[0]))):
        return None
    first = value.substitute({axis: mul(outer, number(size)) for axis, outer, size in axes})
    place = first.src[0].src[1]
    address = first.src[0].with_src((memory, simplify(place) if is_divided(place, [outer for _, outer, _ in axes]) else place))
    return first.replace(dtype=value.type.vec(arg.registers), src=(tile_address(address, lane, arg), *first.src[1:]))


def steps_of(place: UOp, axes: Axes, group: int = 1) -> tuple[int, int] | None:
    """How far the next row, or group of rows whose elements are neighbours, and the next column are;
    None where that is not one distance each."""
    down, across = (axis for axis, _, _ in axes)
    if group > 1:
        count = down.replace(src=(ZERO, number(int(down.src[1].value) // group)))
        within = UOp(Op.RANGE, index, (ZERO, number(group)), Axis(f"{down.axis.name}.group", down.axis.kind))
        place = simplify(place.substitute({down: add(mul(count, number(group)), within)}))
        if linear_coefficient(place, within) != 1:
            return None
        down = count
    rows, columns = (linear_coefficient(place, axis) for axis in (down, across))
    return None if rows is None or columns is None else (rows, columns)


def distances_of(place: UOp, axes: Axes) -> tuple[tuple[int, ...], ...] | None:
    """How far each bit of a row's and of a column's number moves a place.
    None where an axis does not count by bits that each move it for themselves.

    place 56 * (o0 // 8) + o0 % 8, 64 rows of o0   ->   1, 2, 4, 56, 112, 224
    """
    found: list[tuple[int, ...]] = []
    for axis, outer, size in axes:
        step = linear_coefficient(place, axis)
        if step is not None:
            found.append(tuple([step << bit for bit in range(size.bit_length() - 1)]))
            continue
        within = UOp(Op.RANGE, index, (ZERO, number(size)), Axis(f"{axis.axis.name}.within", axis.axis.kind))
        moved = simplify(place.substitute({axis: add(mul(outer, number(size)), within)}))
        distances = bit_distances(moved, within, size)
        if distances is None:
            return None
        found.append(distances)
    return tuple(found)


def tile_at(layout: Fragment, place: UOp, axes: Axes) -> Tile | None:
    """The tile of a matrix that lies at a place along its axes;
    None where an element's place is no sum over the bits of (register, lane), or of opaque fragments over rows and columns of
    one distance."""
    if isinstance(layout, OpaqueFragment):
        steps = steps_of(place, axes, layout.group)
        return None if steps is None else OpaqueTile(layout, steps)
    distances = distances_of(place, axes) if isinstance(layout, LinearLayout) else None
    if distances is None or not isinstance(layout, LinearLayout):
        return None
    moves = [
        [layout.column(name, bit, coordinate) for coordinate in _COORDINATES]
        for name in ("register", "lane")
        for bit in range(layout.input_bits(name))
    ]
    if not all(are_apart([move[which] for move in moves]) for which in (0, 1)):
        return None
    strides = tuple([sum(map(_moved_by, move, distances)) for move in moves])
    inputs = tuple((name, layout.input_bits(name)) for name in ("register", "lane"))
    return TileLayout(LinearLayout(inputs, (("offset", 0),), (0,) * len(moves)), strides)


def _moved_by(coordinate: int, distances: Sequence[int]) -> int:
    """How far an element with a coordinate is from that with 0."""
    return sum(distance for bit, distance in enumerate(distances) if coordinate >> bit & 1)


def fragment(value: UOp, layout: Fragment, lane: UOp, axes: Axes) -> UOp:
    """The elements that a lane holds of an operand, register by register."""
    if isinstance(layout, OpaqueFragment):
        raise ScheduleError(_opaque_words(layout))
    elements: list[UOp] = []
    for i in range(registers_of(layout)):
        places = {
            axis: add(mul(outer, number(size)), in_register(layout, which, lane, i))
            for which, (axis, outer, size) in enumerate(axes)
        }
        elements.append(value.substitute(places))
    if len(elements) == 1:
        return elements[0]
    return UOp(Op.VECTORIZE, value.type.vec(len(elements)), tuple(elements))


def in_register(layout: Fragment, which: int, lane: UOp, register: int) -> UOp:
    """A coordinate of the element that a lane has in a register."""
    if not isinstance(layout, LinearLayout):
        return _chosen([c[register][which] for c in coordinates_of(layout)], lane)
    name = _COORDINATES[which]
    own = layout.at(register=register)[name]
    return xor_of_bits([layout.column("lane", bit, name) for bit in range(layout.input_bits("lane"))], lane, own)


def coordinate(layout: Fragment, which: int, lane: UOp, register: UOp) -> UOp:
    """A coordinate of the element in (lane, register); the register is a number once its axis is unrolled."""
    if isinstance(layout, LinearLayout):
        name = _COORDINATES[which]
        weights = [layout.column("register", bit, name) for bit in range(layout.input_bits("register"))]
        own, further = in_register(layout, which, lane, 0), xor_of_bits(weights, register)
        touched = [layout.column("lane", bit, name) for bit in range(layout.input_bits("lane"))]
        return add(own, further) if are_apart([*weights, *touched]) else own ^ further
    result: UOp | None = None
    for i in reversed(range(registers_of(layout))):
        here = in_register(layout, which, lane, i)
        result = here if result is None else register.eq(i).where(here, result)
    assert result is not None
    return result


def _chosen(values: Sequence[int], of: UOp) -> UOp:
    """values[of] for a map that is not linear: a chain of choices."""
    result = number(values[-1])
    for i in reversed(range(len(values) - 1)):
        result = of.eq(i).where(number(values[i]), result) if values[i] != values[-1] or result.op is not Op.CONST else result
    return result


def is_divided(value: UOp, axes: Sequence[UOp]) -> bool:
    """Whether something in a graph is at fields of an axis' bits."""
    return any(axis in node.toposort() for node in value.find(*DIVISIONS) for axis in axes)
