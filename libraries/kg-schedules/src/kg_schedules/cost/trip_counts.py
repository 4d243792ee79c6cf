"""How often each node of a scheduled kernel runs: the loops around it, the copies of it, the lanes.
For the cost model."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from kg.plugin.strategy import AxisKind, DType, Op, Scope, UOp, closed_ranges, scopes
from kg.records import dataclass

COPIED = (AxisKind.UPCAST, AxisKind.UNROLL)


def extent_of(axis: UOp) -> int:
    """Iterations of a range at the greatest sizes, at least one."""
    return max(1, axis.src[1].vmax - axis.src[0].vmin)


def is_serial(axis: UOp) -> bool:
    """Whether a range stays a loop (or a work-item's number), rather than becoming copies or lanes."""
    return axis.axis.kind not in COPIED and axis.axis.kind is not AxisKind.VECTOR


@dataclass(frozen=True, slots=True)
class Nest:
    """The loops of a kernel at stage `ranges`: which stand around which,
    from the scopes of what they close."""

    scope: dict[UOp, Scope]
    around: dict[UOp, Scope]  #: of each range: the serial ranges outside it
    depth: dict[UOp, int]  #: of each serial range: its place in the nesting order

    @staticmethod
    def of(sink: UOp) -> Nest:
        scope = scopes(sink)
        number = {name: i for i, name in enumerate(sink.kernel.loop_order)}
        ranges = sorted((u for u in scope if u.op is Op.RANGE), key=lambda r: number.get(r.axis.name, len(number)))
        around: dict[UOp, set[UOp]] = {r: {p for p in scope[r] if p is not r and is_serial(p)} for r in ranges}
        for node in scope:
            closed = sorted(closed_ranges(node), key=lambda r: number.get(r.axis.name, len(number)))
            outside = {r for r in scope[node] if is_serial(r)}
            for r in closed:
                around[r] |= outside
                outside = {*outside, r} if is_serial(r) else outside
        depth = {r: i for i, r in enumerate(r for r in ranges if is_serial(r))}
        return Nest(scope, _closure(around), depth)

    def loops(self, node: UOp) -> Scope:
        """The serial ranges in which a node stands; a REDUCE or STORE inside those that it closes."""
        inside = self.inside(node)
        return frozenset(p for r in inside for p in (r, *self.around[r]) if is_serial(p))

    def inside(self, node: UOp) -> Scope:
        """Every range that a node depends on or closes."""
        return self.scope[node].union(closed_ranges(node))

    def ordered(self, loops: Iterable[UOp]) -> list[UOp]:
        """Serial ranges, outermost first."""
        return sorted(loops, key=lambda r: (len(self.around[r]), self.depth[r]))

    def copies(self, node: UOp) -> int:
        return prod(extent_of(r) for r in self.inside(node) if r.axis.kind in COPIED)

    def lanes(self, node: UOp) -> int:
        return prod(extent_of(r) for r in self.inside(node) if r.axis.kind is AxisKind.VECTOR)


def _closure(around: dict[UOp, set[UOp]]) -> dict[UOp, Scope]:
    """What stands around what stands around."""
    done: dict[UOp, Scope] = {}

    def visit(r: UOp) -> Scope:
        if r not in done:
            done[r] = frozenset(around[r])  # against circles
            done[r] = frozenset({p for q in around[r] for p in (q, *visit(q))} - {r})
        return done[r]

    for r in around:
        visit(r)
    return done


def vectors(lanes: int, bits: int, width: int) -> int:
    """Instructions for so many lanes, `width` being the bits of a vector; 0: one per lane."""
    return max(1, -(-lanes * bits // width)) if width else lanes


def bits_of(node: UOp) -> int:
    """Bits of a lane in ALU ops."""
    return max(8, node.dtype.bits) if isinstance(node.dtype, DType) and node.dtype.name not in ("index", "void") else 32
