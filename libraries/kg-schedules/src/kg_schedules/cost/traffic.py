"""Bytes that a scheduled kernel moves into each cache, from strides and loop trips:
reuse distances against cache sizes.

From the innermost loop outwards: what an access touches again in the next iteration is still there if everything that one
iteration touches fits the cache.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from kg.plugin.strategy import Op, Scope, UOp, affine, cached_property
from kg.records import dataclass

from kg_schedules.cost.trip_counts import Nest, extent_of, is_serial

#: Lines whose addresses differ by a multiple of so many bytes meet in few sets of a cache, which hold so many lines each.
CROWDING, WAYS = 512, 8
#: Lines that no prefetcher foresees cost so many times as much; those of a loop that moves farther than this do.
UNFORESEEN, FAR = 3.0, 2048


@dataclass(frozen=True)
class Touch:
    """One LOAD or STORE: by how many bytes its address moves with each range, and where it stands."""

    node: UOp
    strides: dict[UOp, int]
    jumps: Scope  #: ranges with which the address changes in no regular way
    itemsize: int
    line: int  #: bytes of a cache line
    most: int  #: lines of the whole memory that it is in
    inside: Scope  #: expanded ranges it depends on, and all loops around it
    loops: tuple[UOp, ...]  #: the serial ones of them, innermost first

    @property
    def stores(self) -> bool:
        return self.node.op is Op.STORE

    @cached_property
    def varies(self) -> Scope:
        return self.jumps.union(self.strides)

    def lines(self, ranges: Iterable[UOp]) -> int:
        """Cache lines that it touches while these ranges run and all others stand still."""
        steps: dict[int, int] = {}
        count = 1
        for r in ranges:
            if r in self.jumps:
                count *= extent_of(r)
            elif r in self.strides:
                stride = abs(self.strides[r])
                steps[stride] = steps.get(stride, 1) + extent_of(r) - 1
        span = self.itemsize
        for stride, extent in sorted(steps.items()):
            if stride <= max(span, self.line):
                span += stride * (extent - 1)
            else:
                count *= extent
        return min(count * -(-span // self.line), self.most)

    def crowded(self, ranges: Iterable[UOp], size: int) -> bool:
        """Whether so many of its lines meet in one set of a cache of that size that they push each other out."""
        steps = {r: abs(self.strides[r]) for r in ranges if r in self.strides}
        far = {r: s for r, s in steps.items() if s >= CROWDING and s % CROWDING == 0}
        if not far:
            return False
        sets = max(1, size // WAYS // min(far.values()))
        return prod(extent_of(r) for r in far) > WAYS * sets

    @cached_property
    def price(self) -> float:
        """How much dearer than streaming its lines are."""
        moving = next((r for r in self.loops if r in self.varies), None)
        if moving is None:
            return 1.0
        return UNFORESEEN if moving in self.jumps or abs(self.strides[moving]) > FAR else 1.0


def touches_of(nest: Nest, line: int) -> list[Touch]:
    """Every access of the kernel."""
    return [_touch(node, nest, line) for node in nest.scope if node.op in (Op.LOAD, Op.STORE)]


def _touch(node: UOp, nest: Nest, line: int) -> Touch:
    memory, index = node.src[0].src[0], node.src[0].src[1]
    itemsize = (node.src[1] if node.op is Op.STORE else node).type.scalar.itemsize
    strides: dict[UOp, int] = {}
    jumps: set[UOp] = set()
    for atom, factor in affine(index).terms.items():
        if atom.op is Op.RANGE:
            strides[atom] = strides.get(atom, 0) + factor * itemsize
        else:
            jumps |= {u for u in nest.scope.get(atom, frozenset()) if u.op is Op.RANGE}
    loops = nest.loops(node)
    expanded = {r for r in nest.inside(node) if not is_serial(r)}
    most = max(1, -(-_elements(memory) * itemsize // line))
    strides = {r: s for r, s in strides.items() if r not in jumps and s}
    ordered = tuple(reversed(nest.ordered(loops)))
    return Touch(node, strides, frozenset(jumps), itemsize, line, most, loops.union(expanded), ordered)


def _elements(memory: UOp) -> int:
    from kg.plugin.strategy import dim_max, size_of

    if memory.op is Op.PARAM:
        return dim_max(size_of(memory.param.shape))
    return getattr(memory.dtype, "size", 0) or 1 << 40


@dataclass
class Traffic:
    """The misses of each access in a cache of each size."""

    touches: list[Touch]
    nest: Nest
    line: int  #: bytes of a cache line

    def __post_init__(self) -> None:
        self._distance: dict[UOp, int] = {}

    @cached_property
    def whole(self) -> int:
        """Bytes that the kernel touches in all."""
        largest: dict[UOp, int] = {}
        for touch in self.touches:
            memory = touch.node.src[0].src[0]
            largest[memory] = max(largest.get(memory, 0), touch.lines(touch.inside))
        return sum(largest.values()) * self.line

    def distance(self, loop: UOp) -> int:
        """Bytes that one iteration of a loop touches."""
        if loop not in self._distance:
            fixed = self.nest.around[loop] | {loop}
            largest: dict[tuple[UOp, Scope], int] = {}
            for touch in self.touches:
                if loop in touch.inside:
                    # accesses to neighbouring places of one memory, like a window's, are one
                    key = (touch.node.src[0].src[0], touch.varies)
                    largest[key] = max(largest.get(key, 0), touch.lines(touch.inside - fixed))
            self._distance[loop] = sum(largest.values()) * self.line
        return self._distance[loop]

    def misses(self, touch: Touch, size: int) -> float:
        """Lines that one access brings into a cache of so many bytes."""
        if self.whole <= size:
            return 0.0  # still there from the launch before
        inner = {r for r in touch.inside if not is_serial(r)}
        lines = touch.lines(inner)
        missed = float(lines)
        for loop in touch.loops:
            kept = self.distance(loop) <= size and not touch.crowded(inner, size)
            trips = extent_of(loop)
            inner.add(loop)
            if not kept:
                missed *= trips
            elif loop in touch.varies:
                more = touch.lines(inner)
                missed *= more / max(1, lines)
            lines = touch.lines(inner)
        return missed

    def bytes_into(self, size: int) -> float:
        """Bytes moved into a cache of that size: a line that is stored is read before and written back after."""
        return sum(
            self.misses(t, size) * self.line * t.price * (2 if t.stores and not _streams(t) else 1) for t in self.touches
        )


def _streams(touch: Touch) -> bool:
    from kg.plugin.strategy import Access

    return isinstance(touch.node.arg, Access) and touch.node.arg.streaming


def trips(loops: Iterable[UOp]) -> int:
    return prod(extent_of(r) for r in loops)
