"""An axis cut in blocks, by movement alone: so many parts of one size, and a tail of what is left."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kg.frontend import Dim, Shape, UOp, dim_max
from kg.records import dataclass

from kg_graph.multi_kernel.limits import Limits


@dataclass(frozen=True, slots=True)
class Blocks:
    """`parts` blocks of `size` elements of the axis, and `rest` elements after them.
    Symbolic where the extent is."""

    axis: int
    extent: Dim
    parts: Dim
    size: int
    rest: Dim

    @property
    def is_exact(self) -> bool:
        return self.rest == 0

    @property
    def covered(self) -> Dim:
        """How many elements the blocks hold."""
        return self.parts * self.size

    def in_place(self, value: UOp, parts: Dim | None = None) -> UOp:
        """[.., extent, ..] -> [.., parts, size, ..]: the blocks, or the first so many of them."""
        count = self.parts if parts is None else parts
        if value.shape == ():
            return value
        shape = value.shape
        whole = self.is_exact and parts is None
        cut = value if whole else value.shrink(*_box(shape, self.axis, count * self.size))
        return cut.reshape(*shape[: self.axis], count, self.size, *shape[self.axis + 1 :])

    def in_front(self, value: UOp, parts: Dim | None = None) -> UOp:
        """[.., extent, ..] -> [parts, .., size, ..]: the blocks along a first axis, which workers share."""
        if value.shape == ():
            return value
        return to_front(self.in_place(value, parts), self.axis)

    def tail(self, value: UOp) -> UOp:
        """[.., extent, ..] -> [.., rest, ..]: the elements after the blocks."""
        return value if value.shape == () else last(value, self.axis, self.rest)


def to_front(value: UOp, axis: int) -> UOp:
    """The axis moved to the front."""
    return value.permute(axis, *(i for i in range(len(value.shape)) if i != axis))


def from_front(value: UOp, axis: int) -> UOp:
    """The first axis moved to this place."""
    others = list(range(1, len(value.shape)))
    return value.permute(*others[:axis], 0, *others[axis:])


def last(value: UOp, axis: int, count: Dim) -> UOp:
    """The last `count` elements of an axis.
    Where that depends on variables it is the first of the axis turned round: so the extent of the result is `count` itself,
    with its bounds."""
    extent = value.shape[axis]
    if isinstance(extent, int) and isinstance(count, int):
        return value.shrink(*[(extent - count, d) if i == axis else (0, d) for i, d in enumerate(value.shape)])
    return value.flip(axis).shrink(*_box(value.shape, axis, count)).flip(axis)


def _box(shape: Shape, axis: int, stop: Dim) -> list[tuple[Dim, Dim]]:
    return [(0, stop if i == axis else d) for i, d in enumerate(shape)]


def choose_blocks(shape: Shape, axes: Sequence[int], limits: Limits) -> Blocks:
    """Blocks of the outermost of these axes that is long enough for the parts wanted,
    or else of the longest."""
    work = prod(map(dim_max, shape))
    wanted = max(2, min(limits.parts, work // limits.least_block))
    axis = next((a for a in axes if dim_max(shape[a]) >= wanted), max(axes, key=lambda a: dim_max(shape[a])))
    extent = shape[axis]
    inner = max(1, prod(dim_max(d) for d in shape[axis + 1 :]))
    if not isinstance(extent, int):
        size = max(1, limits.symbolic_block // inner)
        return Blocks(axis, extent, extent // size, size, extent % size) if size > 1 else Blocks(axis, extent, extent, 1, 0)
    parts = _divisor(extent, wanted)
    if parts:
        return Blocks(axis, extent, parts, extent // parts, 0)
    size = max(1, extent // wanted)
    unit = max(1, limits.unit // inner)
    if size >= 4 * unit:
        size -= size % unit
    return Blocks(axis, extent, extent // size, size, extent % size)


def _divisor(extent: int, wanted: int) -> int:
    """The divisor of the extent that is nearest to the parts wanted,
    at least as many and at most four times; 0 for none."""
    return next((d for d in range(min(wanted, extent), min(4 * wanted, extent) + 1) if extent % d == 0), 0)
