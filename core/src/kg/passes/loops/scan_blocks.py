"""Unrolled and vectorised scans: a block is scanned at once, then combined with the carried state.

    scan(add, v, r, u) over r in [0, 8), lanes u in [0, 4)
->  p = v + (0, v.0, v.1, v.2);  p = p + (0, 0, p.0, p.1);  scan exclusive(add, splat p.3, r) + p

Only the monoid's associativity is used: earlier elements stand on the left of every combination.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kg.ir.args import Monoid
from kg.ir.build import shuffle
from kg.ir.monoid import combine, identities
from kg.ir.uop import UOp
from kg.records import dataclass

#: The states of a running value.
States = tuple[UOp, ...]
#: One number per unrolled axis of the block, outermost first.
Place = tuple[int, ...]
#: The axis of a block that is in lanes; unrolled ones are given by their number of iterations.
LANES = None


@dataclass(frozen=True, slots=True)
class Block:
    """The elements of a block; its axes (iterations, or LANES) from the outermost."""

    monoid: Monoid
    values: Mapping[Place, States]
    axes: tuple[int | None, ...]

    def scanned(self) -> tuple[dict[Place, States], States]:
        """Each element combined with all before it in the block, and all of them together:
        in every lane, if there are lanes."""
        return _scanned(self, self.axes, ())

    def shifted(self, inclusive: Mapping[Place, States], before: States) -> dict[Place, States]:
        """What precedes each element: the running values one element later, what was before the block first."""
        if LANES not in self.axes:
            places = sorted(inclusive)
            return dict(zip(places, [before, *(inclusive[p] for p in places)], strict=False))
        outside = self.axes.index(LANES)
        result: dict[Place, States] = {}
        previous = before
        for group in sorted({place[:outside] for place in inclusive}):
            inner = sorted(place for place in inclusive if place[:outside] == group)
            last = inclusive[inner[-1]]
            running = tuple([_moved(a, b) for a, b in zip(previous, last, strict=True)])
            for place in inner:
                result[place] = running
                running = inclusive[place]
            previous = last
        return result

    def identity(self) -> States:
        """The running value before anything."""
        some = next(iter(self.values.values()))
        starts = identities(self.monoid, [v.type for v in some])
        return tuple([v.const_like(start) for v, start in zip(some, starts, strict=True)])


def _moved(before: UOp, x: UOp) -> UOp:
    """x one lane later; the last lane of `before` comes in."""
    n = x.lanes
    return shuffle(before, x, range(n - 1, 2 * n - 1))


def _scanned(block: Block, axes: Sequence[int | None], at: Place) -> tuple[dict[Place, States], States]:
    if not axes:
        return {at: block.values[at]}, block.values[at]
    count, *inner = axes
    if count is None:  # LANES
        return _across_lanes(block, *_scanned(block, inner, at))
    found: dict[Place, States] = {}
    total: States | None = None
    for i in range(count):
        part, own = _scanned(block, inner, (*at, i))
        if total is not None:
            part = {place: combine(block.monoid, total, x) for place, x in part.items()}
        found |= part
        total = own if total is None else combine(block.monoid, total, own)
    assert total is not None
    return found, total


def _across_lanes(block: Block, lanes: dict[Place, States], totals: States) -> tuple[dict[Place, States], States]:
    """Elements that are scanned within each lane, the lanes' totals scanned and put before them."""
    nothing = block.identity()
    running = totals
    n = totals[0].lanes
    distance = 1
    while distance < n:
        lower = [n + (i & -2 * distance) + distance - 1 if i & distance else i for i in range(n)]
        earlier = tuple([shuffle(e, x, lower) for e, x in zip(nothing, running, strict=True)])
        running = combine(block.monoid, earlier, running)
        distance *= 2
    whole = tuple([x.lane(*(n - 1,) * n) for x in running])
    if len(lanes) == 1:
        return dict.fromkeys(lanes, running), whole
    before = tuple([_moved(e, x) for e, x in zip(nothing, running, strict=True)])
    return {place: combine(block.monoid, before, x) for place, x in lanes.items()}, whole
