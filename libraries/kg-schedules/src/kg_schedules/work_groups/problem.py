"""What all instances of the generator for work-groups ask:
a kernel, a target, and the tilings that they yield."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import isqrt

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, Renderer, UOp, closed_ranges
from kg.records import dataclass

from kg_schedules.axes import strided
from kg_schedules.contraction import Product, is_fixed, product_of
from kg_schedules.cost.work_groups import Work

#: Work-items of a work-group at most, and what is tried, the best first among equals.
MOST_ITEMS, TOTALS = 256, (256, 128, 64, 32)
#: Lanes of a vector of 32 bits, and bits of any: what a work-item of a GPU moves at once.
LANES, VECTOR_BITS = 4, 128


@dataclass(frozen=True, slots=True)
class GroupTiling:
    """Cycles that it should take, and the Opts, made when they are asked for."""

    cost: float
    make: Callable[[], list[Opt]]


@dataclass(frozen=True)
class Problem:
    """A kernel and a target: what all instances of the generator ask."""

    kernel: KernelFacts
    renderer: Renderer

    @cached_property
    def work(self) -> Work:
        return Work(self.kernel, self.renderer)

    @cached_property
    def outputs(self) -> list[AxisFacts]:
        """The axes whose iterations may be distributed, outermost first."""
        kernel = self.kernel
        return [
            a for a in kernel.axes.values() if a.kind is AxisKind.LOOP and kernel.shared(a) and not a.fills and a.extent > 1
        ]

    @cached_property
    def sizes(self) -> dict[str, int]:
        """Of all loops over outputs, outermost first."""
        return {a.name: max(1, a.extent) for a in self.kernel.axes.values() if a.kind is AxisKind.LOOP}

    @cached_property
    def most_items(self) -> int:
        """The work-items that a work-group may have along one axis."""
        return min(MOST_ITEMS, self.renderer.work_groups.total, *self.renderer.local_max[:1])

    @cached_property
    def totals(self) -> list[int]:
        """Work-items of a work-group that are tried."""
        return [n for n in TOTALS if n <= self.most_items] or [max(1, self.most_items)]

    def lanes(self, axis: AxisFacts) -> list[int]:
        """Lanes of the vectors in which memory may be met along an axis, the widest first, 1 the last.
        A size that is given at launch leaves a rest as a rule: there a target has to take vectors of which some lanes are
        masked."""
        vectors = self.renderer.vectors
        bits = min(vectors.memory, vectors.alu or vectors.memory, VECTOR_BITS)
        most = min(bits // axis.bits, self.renderer.vectors.lanes or bits)
        found: list[int] = []
        while most > 1:
            whole = axis.extent % most == 0 if is_fixed(axis) else vectors.masked
            if whole and axis.free and axis.extent > most and axis.contiguous and not strided(axis):
                found.append(most)
            most //= 2
        return [*found[:1], 1]

    @cached_property
    def product(self) -> Product | None:
        """The one product of a kernel.
        Sums of its rows over the same steps may stand beside it, as those by which an attention is divided."""
        found = [p for node in self.reductions if (p := product_of(self.kernel, node)) is not None]
        if len(found) != 1 or not all(a.free for a in found[0].depth):
            return None
        (product,) = found
        steps = set(closed_ranges(product.reduce))
        beside = [node for node in self.reductions if node is not product.reduce]
        alike = all(set(closed_ranges(n)) == steps and product.columns.axis not in self.kernel.scope[n] for n in beside)
        return product if alike and product.columns in self.outputs and product.rows in self.outputs else None

    @cached_property
    def reductions(self) -> list[UOp]:
        return [node for node in self.kernel.scope if node.op is Op.REDUCE]

    def sharing(self, along: AxisFacts, values: int = 1) -> int:
        """Work-items whose partial results, so many values of each, have room in the memory that they share."""
        most = self.most_items
        while most > 1 and self._partial_bytes(along, values, most) > self.renderer.shared_max:
            most //= 2
        return most

    def beside(self, along: AxisFacts, values: int, items: int) -> int:
        """Reductions by so many work-items each for which a work-group has room, a power of two."""
        room = self.renderer.shared_max // self._partial_bytes(along, values, items)
        return 1 << max(1, min(room, self.most_items // items)).bit_length() - 1

    def _partial_bytes(self, along: AxisFacts, values: int, items: int) -> int:
        """Of the partial results of a reduction, and of the sums halfway."""
        states = sum(node.reduction.monoid.states for node in along.reductions)
        return values * states * -(-along.bits // 8) * (items + isqrt(items))
