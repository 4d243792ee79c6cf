"""The layout of staged memory: dimensions from outermost, each indexed by an axis or a sum of axes.

A window x[o2 + r1] that moves with o2 is staged once for every o2 + r1, not for every pair: STAGE(o0, p1, THREAD, r0/o2+r1). So is x[2*o2 + r1]: the side has a place for every 2*o2 + r1.

Shared memory lies in banks, which give one word each at a time, a line together. What is read down a column of o0/r0 comes from one bank unless rows are padded
(o0/r0+8), or swizzled: in o0/r0^8 block c of 8 elements lies at c XOR the line's number (`kg.ir.layouts.memory_layout`), in o0/r0^8*4 XOR that of four lines. Rows may be cut: o0/r0:64^8 is the first 64
of all rows as a matrix of its own, then the next 64. In r0*4/o1 four neighbours of a column lie side by side, as AMX reads its right operand ("VNNI layout"). Addresses count elements by rows until all Opts are applied; `lay_out` then says where they are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from math import gcd, prod

from kg.plugin import LinearLayout, Op, Opt, UOp
from kg.plugin.opts import Axis, MemoryLayout, TileLayout, add, dim_of, index, mul, number, simplify, vectorize
from kg.plugin.strategy import ScheduleError, affine, dim_max, is_constant
from kg.records import dataclass

from kg_tiles.lane_accesses import are_apart, element_places
from kg_tiles.memory.swizzles import XOR_BLOCKS, blocks_of, rows_alike, step


@dataclass(frozen=True, slots=True)
class Side:
    """One dimension of staged memory: the axes whose sum, each times its step, counts it,
    and room beyond what they reach."""

    axes: tuple[UOp, ...]
    steps: tuple[int, ...] = (1,)
    padding: int = 0
    block: int = 0  # elements of what lies at its number XOR that of the line
    cut: int = 0  # elements of the pieces of rows that lie apart
    each: int = 0  # rows that are swizzled alike; 0: those that are a line
    group: int = 1  # places whose elements are neighbours, inside of all other sides

    @property
    def line(self) -> int:
        """Elements of a row that lie together."""
        return self.cut or self.room

    @property
    def reach(self) -> UOp:
        """How many places the axes take together."""
        return reduce(add, [mul(r.src[1], number(n)) for r, n in self._counted], number(1 - sum(self.steps)))

    @property
    def room(self) -> int:
        """Places at the greatest sizes."""
        return max(1, dim_max(dim_of(self.reach))) + self.padding

    @property
    def place(self) -> UOp:
        """Where the value for an iteration lies."""
        return reduce(add, [mul(r, number(n)) for r, n in self._counted])

    @property
    def _counted(self) -> Sequence[tuple[UOp, int]]:
        return list(zip(self.axes, self.steps, strict=True))

    def loop(self, name: str) -> UOp:
        """A loop over all places, named after the first axis. An axis alone keeps its start."""
        start = self.axes[0].src[0] if len(self.axes) == 1 else number(0)
        return UOp(Op.RANGE, index, (start, self.reach), Axis(f"{name}.{self.axes[0].axis.name}"))

    def whole_loop(self, name: str) -> UOp:
        """A loop over all places that there is room for, from 0."""
        stop = number(self.room - self.padding)
        return UOp(Op.RANGE, index, (number(0), stop), Axis(f"{name}.{self.axes[0].axis.name}"))

    def at(self, place: UOp) -> dict[UOp, UOp]:
        """Values of the axes that lead to a place."""
        one = max((r for r, step in self._counted if step == 1), key=lambda r: r.vmax > 0)
        return {r: number(0) for r in self.axes} | {one: place}


def laid_out(opt: Opt, value: UOp, axes: Sequence[UOp]) -> list[Side]:
    """The sides of staged memory: those of the Opt's layout,
    or one for each axis that the value changes along."""
    if not opt.layout:
        return [Side((r,)) for r in axes]
    left = {r.axis.name: r for r in axes}
    sides: list[Side] = []
    for text in opt.layout.split("/"):
        part, block, each = _swizzle(opt, text)
        part, cut = _cut(opt, part)
        part, group = _group(opt, part)
        names = part.split("+")
        padding = int(names.pop()) if len(names) > 1 and names[-1].isdecimal() else 0
        unknown = next((n for n in names if n not in left), None)
        if unknown is not None or len(set(names)) < len(names):
            raise ScheduleError(
                f"{opt}: {unknown or part!r} is none of the axes that are left to name: {', '.join(left) or 'none'}"
            )
        along = tuple(left.pop(n) for n in names)
        together = _together(opt, value, along) if len(names) > 1 else (1,)
        sides.append(Side(along, together, padding, block, cut, each, group))
    if left:
        raise ScheduleError(f"{opt}: the layout leaves out {', '.join(left)}")
    for side in sides:
        _check_swizzled(opt, side, sides)
        _check_grouped(opt, side)
    return sides


def _swizzle(opt: Opt, text: str) -> tuple[str, int, int]:
    """The axes of a side and its padding, how many elements the blocks have that change places,
    and how many rows are swizzled alike."""
    part, swizzle, size = text.partition("^")
    block, several, each = size.partition("*")
    if swizzle and not (block.isdecimal() and int(block)):
        raise ScheduleError(f"{opt}: {block!r} is no number of elements to swizzle rows by, as in r0/o0^8")
    if several and not (each.isdecimal() and int(each) and int(each) & (int(each) - 1) == 0):
        raise ScheduleError(f"{opt}: {each!r} is no power of two of rows to swizzle alike, as in r0/o0^8*4")
    return part, int(block or 0), int(each or 0)


def _cut(opt: Opt, text: str) -> tuple[str, int]:
    """The axes of a side, and the length of the pieces that it is cut to."""
    part, cut, length = text.partition(":")
    if cut and not (length.isdecimal() and int(length)):
        raise ScheduleError(f"{opt}: {length!r} is no number of elements to cut rows at, as in r0/o0:64^8")
    return part, int(length or 0)


def _group(opt: Opt, text: str) -> tuple[str, int]:
    """The axes of a side, and how many of its places are neighbours."""
    part, grouped, count = text.partition("*")
    if grouped and not (count.isdecimal() and int(count)):
        raise ScheduleError(f"{opt}: {count!r} is no number of neighbours, as in r0*4/o1")
    return part, int(count or 1)


def _check_grouped(opt: Opt, side: Side) -> None:
    """Groups are whole, of one axis of a fixed size, in memory of a worker's own."""
    (first, *others), count = side.axes, side.group
    fixed = is_constant(first.src[0], 0) and first.src[1].op is Op.CONST
    if count > 1 and (opt.scope != "THREAD" or others or side.padding or not fixed or side.room % count):
        raise ScheduleError(
            f"{opt}: neighbours are so many of an axis of fixed size, whole ones of it, in THREAD memory: r0*4/o1, with 4 | r0"
        )


def _check_swizzled(opt: Opt, side: Side, sides: Sequence[Side]) -> None:
    """Blocks change places within the rows of shared memory, which are whole ones of them."""
    block, inner = side.block, side is sides[-1] and opt.scope == "LOCAL" and len(sides) > 1
    if side.cut and not (inner and side.room % side.cut == 0):
        raise ScheduleError(
            f"{opt}: rows of LOCAL memory are cut to pieces that they are whole ones of: r0/o0:64, with 64 | o0"
        )
    if block and not (inner and side.line % block == 0):
        raise ScheduleError(
            f"{opt}: rows of LOCAL memory are swizzled by blocks that they are whole ones of: r0/o0^8, with 8 | o0"
        )
    count = side.line // block if block else 1
    if count % XOR_BLOCKS and count & (count - 1):
        raise ScheduleError(
            f"{opt}: a row of {count} blocks has no XOR swizzle: 1, 2, 4 or a multiple of {XOR_BLOCKS} blocks change places by XOR; pad it, as in r0/o0+8"
        )


def named_axes(layout: str) -> frozenset[str]:
    """The axes that a layout names."""
    return frozenset(name for side in layout.split("/") for name in re.split("[:^*]", side)[0].split("+"))


def memory_layout(name: str, sides: Sequence[Side]) -> MemoryLayout | None:
    """How the memory lies, beyond rows after rows; None for that."""
    last = sides[-1]
    if not (last.block or last.cut):
        return None
    return MemoryLayout(name, prod(side.room for side in sides[:-1]), last.room, last.line, last.block, last.each)


def lay_out(sink: UOp) -> UOp:
    """The sink with the addresses of elements as they lie in memory,
    where until now they were counted by rows."""

    def laid_out_index(node: UOp, src: tuple[UOp, ...]) -> UOp:
        if node.op is Op.DEFINE_LOCAL:
            return node.replace(arg=node.name)
        memory = node.src[0]
        if memory.op is not Op.DEFINE_LOCAL or not isinstance(memory.arg, MemoryLayout):
            return node.with_src(src)
        place = src[1]
        if place.op is Op.TILE_INDEX:
            return node.with_src((src[0], tile_laid_at(place, memory.arg), *src[2:]))
        return node.with_src((src[0], simplify(laid_at(place, memory.arg)), *src[2:]))

    def laid_out_load(node: UOp, src: tuple[UOp, ...]) -> UOp:
        if node.op is not Op.LOAD:
            return laid_out_index(node, src)
        places = src[0].src[1]
        if places.op is not Op.VECTORIZE or node.src[0].src[1].op is not Op.TILE_INDEX:
            return node.with_src(src)
        addresses = (src[0].with_src((src[0].src[0], place)) for place in places.src)
        return vectorize(*(node.replace(dtype=node.type.scalar, src=(address, *src[1:])) for address in addresses))

    if not any(isinstance(u.arg, MemoryLayout) for u in sink.find(Op.DEFINE_LOCAL)):
        return sink
    return sink.map_nodes(laid_out_load, {Op.INDEX, Op.LOAD, Op.DEFINE_LOCAL})


def tile_laid_at(index: UOp, layout: MemoryLayout) -> UOp:
    """The indices of a tile whose elements were counted by rows:
    the swizzle and the tile's own layout are one. A tile that begins where it can't be so is a vector of single indices."""
    tile, (place, lane) = index.tile, index.src
    assert isinstance(tile, TileLayout)
    row, column = (simplify(x) for x in (place // layout.width, place % layout.width))
    down, across = [stride // layout.width for stride in tile.strides], [stride % layout.width for stride in tile.strides]
    period = (
        rows_alike(layout) * min(blocks_of(layout), XOR_BLOCKS) if layout.block else 1
    )  # rows whose swizzle is not repeated
    near = [one for one in down if one % period]
    rows, columns = (1 << max(steps, default=0).bit_length() for steps in (near, across))
    pure = all(stride >= 0 and not (stride >= layout.width and stride % layout.width) for stride in tile.strides)
    pure = pure and are_apart(near) and are_apart(across)  # each bit moves bits of its own
    pure = pure and row.bounds.is_multiple_of(rows) and column.bounds.is_multiple_of(columns)
    if not pure:
        return vectorize(*(simplify(laid_at(at, layout)) for at in element_places(tile, place, lane)))
    moves = [step(layout, stride) for stride in tile.strides]
    bits = max((changed.bit_length() for changed, _ in moves), default=0)
    swizzled = LinearLayout(tile.layout.inputs, (("offset", bits),), tuple(changed for changed, _ in moves))
    arg = TileLayout(swizzled, tuple(further for _, further in moves))
    return index.replace(src=(simplify(laid_at(place, layout)), lane), arg=arg)


def laid_at(place: UOp, layout: MemoryLayout) -> UOp:
    """Where in memory the element is that is counted by rows."""
    row, column = place // layout.width, place % layout.width
    begins = mul(row, number(layout.line))
    if layout.line < layout.width:
        begins = add(mul(column // layout.line, number(layout.rows * layout.line)), begins)
        column = column % layout.line
    if not layout.block:
        return add(begins, column)
    block = _swizzled(column // layout.block, row, layout)
    return add(add(begins, mul(block, number(layout.block))), column % layout.block)


def _swizzled(block: UOp, row: UOp, layout: MemoryLayout) -> UOp:
    """Where a block of a row lies.
    The last bits of its number alone change, so that it is within the row by its bounds."""
    count, alike = min(blocks_of(layout), XOR_BLOCKS), rows_alike(layout)
    change = (row // alike if alike > 1 else row) % count
    if blocks_of(layout) <= XOR_BLOCKS:
        return block ^ change
    return add(mul(block // XOR_BLOCKS, number(XOR_BLOCKS)), (block % XOR_BLOCKS) ^ change)


def _together(opt: Opt, value: UOp, axes: Sequence[UOp]) -> tuple[int, ...]:
    """Axes of one side must occur as their sum alone, or as that of multiples of them:
    what is staged for some is right for all of that sum."""
    steps = steps_of_the_sum(value, axes)
    if steps is None:
        names = "+".join(r.axis.name for r in axes)
        raise ScheduleError(f"{opt}: the value does not depend on {names} by the sum alone; give each axis a side of its own")
    return steps


def occurs_by_the_sum(value: UOp, axes: Sequence[UOp]) -> bool:
    """Whether a value depends on axes by their sum alone."""
    return set(steps_of_the_sum(value, axes) or ()) == {1}


def steps_of_the_sum(value: UOp, axes: Sequence[UOp]) -> tuple[int, ...] | None:
    """The numbers, one of them 1, by which axes of fixed size from 0 are multiplied in the sum
    that a value depends on them by alone: (2, 1) of x[8*o + 4*r]; None where it does otherwise. An axis of a single iteration
    adds nothing to it, and need not occur."""
    several = [r for r in axes if r.vmax > 0]
    found = {_steps(place, several) for place in _places(value)} - {(0,) * len(several)} or {(1,) * len(several)}
    fixed = all(is_constant(r.src[0], 0) and r.src[1].op is Op.CONST for r in axes)
    if not fixed or len(found) > 1:
        return None
    (steps,) = found
    if several and min(steps) != 1:
        return None
    by = dict(zip(several, steps, strict=True))
    return tuple(by.get(r, 1) for r in axes)


#: What takes RANGEs to say where it stands or what it closes, not to count with them.
_PLACED = (Op.REDUCE, Op.SCAN, Op.STORE, Op.LOAD, Op.BARRIER)


def _places(value: UOp) -> list[UOp]:
    """Index expressions that something else uses: addresses, operands of comparisons."""
    return [
        s
        for node in value.toposort()
        if node.dtype is not index
        for s in node.src
        if s.dtype is index and not (s.op is Op.RANGE and node.op in _PLACED)
    ]


def _steps(place: UOp, axes: Sequence[UOp]) -> tuple[int, ...]:
    """By how much a place moves with each of the axes, as multiples of the greatest number
    that divides all; below 0 where it moves in other ways."""
    terms = affine(place).terms
    hidden = {r for term in terms if term.op is not Op.RANGE for r in term.find(Op.RANGE)}
    if not hidden.isdisjoint(axes):
        return (-1,) * len(axes)
    steps = [terms.get(r, 0) for r in axes]
    most = gcd(*steps) * (-1 if steps and steps[0] < 0 else 1)
    return tuple(step // most for step in steps) if most else (0,) * len(axes)
