"""A scatter whose updates go beside each other, where one work-item after another would be idle:
in copies of the destinations, or sorted by them.

copies:  part[u mod C][i[u]] += v[u], each part's updates one after another; then x += sum of the parts
sorted:  the numbers of the updates in the order of (i[u], u); then for each destination d by itself, in order:  x[d] += v[u]  for all u with i[u] = d

Sorted, each destination's updates are combined one after another as they come, so that floats are rounded as in a scatter. In copies they are not: that is for integers, least and greatest
values, and floats under `fast_math`. What costs least is chosen by the cost model (`kg_schedules.cost.scatters`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, Final

from kg.frontend import DType, Op, Renderer, Shape, UOp, arange, const, int32, int64
from kg.frontend import monoid as monoids

from kg_graph.kernels.networks import STAGES, sorted_columns
from kg_graph.nodes import stored
from kg_graph.plan_builder import PlanBuilder, reshaped_param

if TYPE_CHECKING:
    from kg_schedules.cost.scatters import Scattered

_MONOIDS: Final = {"add": monoids.ADD, "mul": monoids.MUL, "max": monoids.MAX, "min": monoids.MIN}
#: Add the steps that store values to PARAMs.
Fill = Callable[[PlanBuilder, Sequence[UOp], Sequence[UOp], Renderer], object]


def in_parallel(steps: PlanBuilder, scatter: UOp, target: UOp, renderer: Renderer, fill: Fill, word: str) -> bool:
    """Add the kernels that scatter into what is in a PARAM, updates beside each other.
    False where they had better come one after another."""
    made = _Scatter.of(steps, scatter, target, word)
    if made is None:
        return False
    from kg_schedules.cost.scatters import cheapest

    best = cheapest(made.work(), renderer)
    if best.way == "copies":
        made.by_copies(best.copies)
    elif best.way == "sorted":
        made.by_order(lambda value, to: fill(steps, [value], [to], renderer))
    return best.way != "serial"


class _Scatter:
    """A scatter of n updates into flat destinations.
    What is beyond them goes to one more, which is not there. `beside`: updates that go beside each other already."""

    def __init__(
        self, steps: PlanBuilder, target: UOp, word: str, mode: str, updates: UOp, at: UOp, rest: tuple[int, ...], beside: int
    ) -> None:
        self.steps, self.word, self.mode = steps, word, mode
        (self.n,), self.rest, self.beside = _static(at.shape), rest, beside
        self.count = prod(_static(target.shape)) // prod(rest)
        self.target = reshaped_param(target, (self.count, *rest))
        self.updates, self.at = updates, at

    @staticmethod
    def of(steps: PlanBuilder, scatter: UOp, target: UOp, word: str) -> _Scatter | None:
        """None where sizes are open, or positions are not data's:
        then no two updates need meet, and loops know that."""
        updates, *positions = scatter.src[1:]
        shape = next((p.shape for p in positions if p.shape), ())
        sizes = (*shape, *target.shape)
        if not all(isinstance(d, int) for d in sizes) or prod(_static(sizes)) == 0:
            return None
        shape, whole = _static(shape), _static(target.shape)
        front, rest = whole[: len(positions)], whole[len(positions) :]
        n, apart = prod(shape), prod(shape[a] for a in _apart(positions))
        if n == apart or max(n, prod(front) + 1) >= 1 << 30:
            return None
        at = _flat(positions, shape, front).reshape(n)
        flat = updates if updates.shape == () else updates.reshape(n, *rest)
        return _Scatter(steps, target, word, str(scatter.arg), flat, at, rest, apart)

    def work(self) -> Scattered:
        from kg_schedules.cost.scatters import Scattered

        dtype = self.target.type
        exact = self.mode in ("max", "min") or dtype.is_int or self.steps.ast.kernel.fast_math
        is_open = exact and self.mode != "set" and not dtype.is_bool
        sizes = dtype.itemsize, self._word.itemsize
        return Scattered(self.n, self.count, prod(self.rest), self.beside, is_open, sizes, STAGES)

    # -- copies

    def by_copies(self, copies: int) -> None:
        """Copy c takes updates c, c + copies, c + 2 copies …, so that neighbours load neighbours."""
        monoid, dtype = _MONOIDS[self.mode], self.target.type
        each = -(-self.n // copies)
        parts = self.steps.memory(self.target, (copies, self.count, *self.rest))
        (nothing,) = monoids.identities(monoid, (dtype,))
        self.steps.add([parts.store(const(nothing, dtype).broadcast_to(*parts.shape))], self.word)
        at = self.at.pad((0, each * copies - self.n), fill=self.count).reshape(each, copies).permute(1, 0)
        copy = arange(copies, int32).reshape(copies, 1).expand(copies, each)
        updates = self.updates
        if updates.shape:
            padded = updates.pad((0, each * copies - self.n), *[(0, 0)] * len(self.rest))
            order = 1, 0, *range(2, 2 + len(self.rest))
            updates = padded.reshape(each, copies, *self.rest).permute(*order)
        self.steps.add([parts.store(parts.scatter(updates, copy, at, mode=self.mode))], self.word)
        combined = parts.reduce(monoid, 0).reshape(*self.target.shape)
        self.steps.add([self.target.store(self.target.alu(Op[self.mode.upper()], combined))], self.word)

    # -- in order

    def by_order(self, store: Callable[[UOp, UOp], object]) -> None:
        """Words of destination and number are sorted; where each destination's begin is found by halving."""
        width, dtype = self._width, self._word
        words = self.at.cast(dtype) * width + arange(self.n, dtype)
        padded = words.pad((0, width - self.n), fill=int(dtype.max))
        in_order = self.steps.memory(words, (width,))
        store(sorted_columns(stored(padded.reshape(width, 1))).reshape(width), in_order)
        (begins,) = self.steps.keep([_before(in_order, arange(self.count + 1, dtype) * width)], self.word)
        first, last = (begins.shrink((a, a + self.count)) for a in (0, 1))
        here = arange(self.count, int32)
        if self.mode == "set":
            at, places = (first < last).where(here, -1), last - 1
        else:
            whole = self.count, self.n
            first, last, here = (v.reshape(self.count, 1).expand(*whole) for v in (first, last, here))
            step = arange(self.n, int32).reshape(1, self.n).expand(*whole)
            at, places = (step < last - first).where(here, -1), first + step
        updates = self.updates
        if updates.shape:
            word = in_order.gather(places)
            updates = updates.gather((word & word.const_like(width - 1)).cast(int32))
        self.steps.add([self.target.store(self.target.scatter(updates, at, mode=self.mode))], self.word)

    @property
    def _width(self) -> int:
        """A power of two for the numbers of all updates."""
        return 1 << (self.n - 1).bit_length()

    @property
    def _word(self) -> DType:
        """Holds a destination, or the one that is not there, before a number."""
        return int32 if (self.count + 1) * self._width < 1 << 31 else int64


def _static(shape: Shape) -> tuple[int, ...]:
    return tuple([d for d in shape if isinstance(d, int)])


def _apart(positions: Sequence[UOp]) -> set[int]:
    """The axes of the updates along which positions count, whatever the data:
    their updates meet different elements."""
    found: set[int] = set()
    for position in positions:
        if any(True for _ in position.find(Op.PARAM)):
            continue
        source = position.src[0] if position.op is Op.EXPAND else position
        found.update(a for a, d in enumerate(source.shape) if d != 1)
    return found


def _flat(positions: Sequence[UOp], shape: tuple[int, ...], front: tuple[int, ...]) -> UOp:
    """Positions along several axes as one; what is outside of an axis is at the end of all."""
    flat: UOp | None = None
    there: UOp | None = None
    for position, size in zip(positions, front, strict=True):
        p = position if position.shape else position.broadcast_to(*shape)
        if p.type.bits < int32.bits:
            p = p.cast(int32)
        if p.type.is_signed:
            there = p >= 0 if there is None else there & (p >= 0)
        below = p < size
        there = below if there is None else there & below
        at = p.cast(int32)
        flat = at if flat is None else flat * size + at
    assert flat is not None and there is not None
    return there.where(flat, prod(front))


def _before(words: UOp, bounds: UOp) -> UOp:
    """How many of sorted words, which are a power of two, are below each bound."""
    (width,) = _static(words.shape)
    found = const(0, int32).broadcast_to(*bounds.shape)
    step = width // 2
    while step:
        found = (words.gather(found + (step - 1)) < bounds).where(found + step, found)
        step //= 2
    return (words.gather(found) < bounds).where(found + 1, found)
