"""Thread-block clusters: blocks along a grid dimension that fill a panel with the same data.

Each fetches a part of it for all of them (PTX ISA, "cp.async.bulk.tensor", multicast::cluster).

    STAGE(r0, r0.b, ..., cluster=2)      panel = x[.., g2 * 256 + ..] in blocks (g0, g1, g2)      ->      two blocks along g1, of which each fetches a half

Blocks of one number along the other dimensions are a row. A block that fetches for others has to know when those have read what was there before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from kg.plugin import Op, UOp

#: Blocks of a cluster on all devices that have clusters (CUDA C++ Programming Guide, "Thread Block Clusters").
MOST: Final = 8


@dataclass(frozen=True, slots=True)
class Cluster:
    """Blocks along each dimension of the grid, and the dimension along which each copy's are."""

    shape: tuple[int, int, int]
    along: Mapping[UOp, int]

    @property
    def directive(self) -> str:
        """How PTX says it."""
        return f".reqnctapercluster {', '.join(map(str, self.shape))}"

    @property
    def readers(self) -> int:
        """Blocks that read what one fetches, itself among them: those of its rows."""
        return 1 + sum(size - 1 for size in self.shape)

    def step(self, axis: int) -> int:
        """How far apart blocks along a dimension are numbered in the cluster."""
        return prod(self.shape[:axis])

    def mask(self, axis: int) -> int:
        """The first row along a dimension, a bit for each block."""
        return sum(1 << number * self.step(axis) for number in range(self.shape[axis]))


def cluster_of(uops: Sequence[UOp], copies: Iterable[UOp]) -> Cluster | str | None:
    """The cluster of a kernel, ordered or a graph, with these copies; None where no copy asks for one,
    and the reason where there can be none so."""
    shape, along = [1, 1, 1], dict[UOp, int]()
    grid = {int(u.name[1:]): u.src[0] for u in uops if u.op is Op.SPECIAL and u.name.startswith("g")}
    for copy in dict.fromkeys(copies):
        count, panel = copy.access.cluster, copy.src[0].src[0].name
        if not count:
            continue
        used = _telling_apart(copy.src[1], count)
        free = {axis: size for axis, size in sorted(grid.items()) if axis not in used and size.vmax > 1}
        fitting = [axis for axis, size in free.items() if size.op is Op.CONST and int(size.value) % count == 0]
        if not fitting:
            sizes = " and ".join(
                "a number known at launch" if size.op is not Op.CONST else str(size.value) for size in free.values()
            )
            why = (
                f"those that fill it with the same are {sizes}, no multiple of that"
                if free
                else "no neighbours in the grid fill it with the same"
            )
            return f"{panel} can't be shared by clusters of {count} work-groups: {why}"
        axis = fitting[0]
        if shape[axis] not in (1, count):
            return f"{panel} can't be shared by {count} work-groups of a cluster, which has {shape[axis]} of them there"
        shape[axis], along[copy] = count, axis
    if not along:
        return None
    if prod(shape) > MOST:
        return f"a cluster of {' x '.join(map(str, shape))} work-groups has more than {MOST}"
    if any(shape[axis] > 1 and axis in _telling_apart(u, shape[axis]) for u in uops if u.op is Op.RANGE for axis in grid):
        return "work-groups of a cluster fill panels together, and run through a loop differently often"
    return Cluster((shape[0], shape[1], shape[2]), along)


def _telling_apart(node: UOp, count: int) -> frozenset[int]:
    """The dimensions of the grid along which a node differs between `count` neighbours,
    of which the first has a multiple of that as its number; rounds of loops have one number in all."""
    left, seen, found = [node], set[UOp](), set[int]()
    while left:
        u = left.pop()
        if u in seen or _is_of_all(u, count) or (u.op is Op.RANGE and u is not node):
            continue
        seen.add(u)
        if u.op is Op.SPECIAL and u.name.startswith("g"):
            found.add(int(u.name[1:]))
        left += u.src[: len(u.src) - len(u.order)]
    return frozenset(found)


def _is_of_all(u: UOp, count: int) -> bool:
    """Whether a number is of one dimension of the grid, or what is left of that by some number,
    and the same for `count` neighbours: the quotient by a multiple of that, or its bits beyond."""
    if u.op not in (Op.FLOORDIV, Op.IDIV, Op.SHR, Op.AND) or u.src[1].op is not Op.CONST:
        return False
    of, number = u.src[0], int(u.src[1].value)
    if of.op in (Op.FLOORMOD, Op.MOD, Op.AND) and of.src[1].op is Op.CONST:
        whole = of.op is Op.AND or int(of.src[1].value) % count == 0
        of = of.src[0] if whole else of
    return of.op is Op.SPECIAL and (1 << number if u.op is Op.SHR else number) % count == 0
