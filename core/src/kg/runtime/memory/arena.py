"""The arena of a plan: intermediates whose lifetimes do not overlap share memory.

Steps run in order, so that a buffer is alive from the first step that uses it to the last. Placing such spans in as few bytes as
can be is a hard problem; here several greedy orders are tried, and then orders that begin with what was in the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from kg.ir.shapes.shape import dim_max
from kg.records import dataclass
from kg.runtime.plan.data import Category, Plan

#: Every buffer begins on a cache line, or where the device's allocator says.
ALIGNMENT: Final = 64
#: From this size on a buffer takes some lines more: streams at a distance of whole pages share cache sets and wait for each other.
LARGE: Final = 1 << 16
STAGGER: Final = 5 * ALIGNMENT
#: How many pairs of buffers are looked at before the best placing so far is taken.
_EFFORT: Final = 200_000


@dataclass(frozen=True, slots=True)
class Span:
    """A buffer that needs so many bytes from a first to a last step."""

    number: int
    nbytes: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Arena:
    """Where the intermediates of a plan lie: buffer number -> first byte.
    Sizes that depend on variables have their upper bounds."""

    offsets: Mapping[int, int]
    peak: int  #: bytes of the block
    bound: int  #: bytes that are alive in one step, at most: no placing takes less
    unpacked: int  #: bytes, had each buffer its own

    def __str__(self) -> str:
        return f"arena of {self.peak:,} bytes, {self.bound:,} at least, {self.unpacked:,} without sharing"


def arena_of(plan: Plan, alignment: int = ALIGNMENT, device: str | None = None) -> Arena:
    """The arena of a plan's intermediates, or of those on one device,
    each at a multiple of `alignment` bytes. Those without elements, and those that no step uses, have no place in it."""
    return arena_of_spans([s for s in _spans(plan, alignment) if device is None or plan.buffers[s.number].device == device])


def arena_of_spans(spans: Sequence[Span]) -> Arena:
    """The arena of buffers that are needed so long."""
    offsets, peak = place(spans)
    return Arena(offsets, peak, live_bytes(spans), sum(s.nbytes for s in spans))


def _spans(plan: Plan, alignment: int) -> Iterable[Span]:
    for number, (buffer, (first, last)) in enumerate(zip(plan.buffers, plan.lifetimes, strict=True)):
        if buffer.category is Category.INTERMEDIATE and first <= last and dim_max(buffer.size):
            yield Span(number, arena_bytes(dim_max(buffer.size) * buffer.dtype.itemsize, alignment), first, last)


def arena_bytes(nbytes: int, alignment: int = ALIGNMENT) -> int:
    """The bytes that a buffer of so many takes in an arena."""
    whole = nbytes + STAGGER if nbytes > LARGE - ALIGNMENT else nbytes
    return -(-whole // alignment) * alignment


def live_bytes(spans: Sequence[Span]) -> int:
    """The most bytes that are alive in one step."""
    changes: dict[int, int] = {}
    for span in spans:
        changes[span.first] = changes.get(span.first, 0) + span.nbytes
        changes[span.last + 1] = changes.get(span.last + 1, 0) - span.nbytes
    most = now = 0
    for at in sorted(changes):
        now += changes[at]
        most = max(most, now)
    return most


#: A placing: the end of the last buffer, and offsets by number.
Placing = tuple[int, dict[int, int]]


def place(spans: Sequence[Span]) -> tuple[dict[int, int], int]:
    """Offsets by number, and the bytes that all take together."""
    bound, met = live_bytes(spans), _meetings(spans)
    tries = max(1, _EFFORT // (1 + len(spans) + sum(map(len, met.values()))))
    best = (0, dict[int, int]())
    order: list[Span] = []
    for number, key in enumerate(_ORDERS[:tries]):
        candidate = sorted(spans, key=key)
        found = _placed(candidate, met)
        if number == 0 or found[0] < best[0]:
            best, order = found, candidate
    last = best
    for _ in range(tries - len(_ORDERS)):
        if best[0] == bound:
            break
        top = [s for s in order if last[1][s.number] + s.nbytes == last[0]]
        order = [*top, *(s for s in order if s not in top)]
        last = _placed(order, met)
        best = min(best, last, key=lambda placing: placing[0])
    return best[1], best[0]


_ORDERS: Final[tuple[Callable[[Span], tuple[int, ...]], ...]] = (
    lambda s: (-s.nbytes, s.first, s.number),
    lambda s: (s.first, -s.nbytes, s.number),
    lambda s: (-(s.last - s.first + 1) * s.nbytes, s.number),
    lambda s: (-s.last, -s.nbytes, s.number),
)


def _meetings(spans: Sequence[Span]) -> dict[int, list[Span]]:
    """Of each span those that it meets, found in one walk along the steps."""
    met: dict[int, list[Span]] = {s.number: [] for s in spans}
    alive: list[Span] = []
    for span in sorted(spans, key=lambda s: s.first):
        alive = [other for other in alive if other.last >= span.first]
        for other in alive:
            met[span.number].append(other)
            met[other.number].append(span)
        alive.append(span)
    return met


def _placed(order: Sequence[Span], met: Mapping[int, Sequence[Span]]) -> Placing:
    """Each in its turn goes into the smallest gap that takes it, or else after all that it meets."""
    offsets: dict[int, int] = {}
    peak = 0
    for span in order:
        taken = sorted((offsets[o.number], o.nbytes) for o in met[span.number] if o.number in offsets)
        end, gap, at = 0, -1, -1
        for start, nbytes in taken:
            if span.nbytes <= start - end and (gap < 0 or start - end < gap):
                gap, at = start - end, end
            end = max(end, start + nbytes)
        offsets[span.number] = end if gap < 0 else at
        peak = max(peak, offsets[span.number] + span.nbytes)
    return peak, offsets
