"""Strength reduction of addresses: accesses with the same step share one pointer.

for i: load a[16*i + r], load a[16*i + r + 4]   ->   p = a + 4*r;  for i: load [p], load [p + 16]; p += 64

Where nothing else reads the counter, the loop ends where the pointer is behind the last place.

A short innermost loop takes its first place from a pointer that the loop around it moves on, so that nothing has to be multiplied where it begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Final

from kg.plugin import Op, UOp
from kg.records import dataclass

from kg_render import guards

#: Steps that an addressing mode may multiply a counter by, so that no pointer moves.
_SCALED: Final = 16
#: A loop of more iterations has time to compute its first places.
_SHORT: Final = 16
_SUMS: Final = frozenset({Op.ADD, Op.MUL})
_ACCESSES: Final = frozenset({Op.LOAD, Op.STORE, Op.PREFETCH})


@dataclass(frozen=True, slots=True)
class InductionPointer:
    """Places pointer + start*step + the sum of terms, of which each iteration of the loop takes the next."""

    loop: UOp
    pointer: UOp
    step: int  #: bytes
    terms: tuple[tuple[UOp, int], ...]  #: what does not change in the loop, and how many bytes one of each is
    outer: InductionPointer | None = None  #: of the loop around, whose pointer is its first place, instead of terms


@dataclass(slots=True)
class InductionPointers:
    """Those of each loop, and which a place belongs to, so many bytes on."""

    of_loop: dict[UOp, list[InductionPointer]] = field(default_factory=dict[UOp, "list[InductionPointer]"])
    of_place: dict[UOp, tuple[InductionPointer, int]] = field(default_factory=dict[UOp, "tuple[InductionPointer, int]"])
    #: loops that run a known number of times, and whose counter nothing but places of streams is made of -> how often
    counts: dict[UOp, int] = field(default_factory=dict[UOp, int])


def induction_pointers(uops: Sequence[UOp], most: int) -> InductionPointers:
    """The streams of a linear program; of a loop that needs more than so many pointers none."""
    if not most:
        return InductionPointers()
    where: dict[UOp, int] = {}
    innermost: dict[UOp, UOp] = {}
    around: dict[UOp, UOp] = {}  # a loop that has no other in it -> the one around it
    open_loops: list[UOp] = []
    places: list[UOp] = []
    index, begin, end = Op.INDEX, Op.RANGE, Op.END
    for n, u in enumerate(uops):
        where[u] = n
        op = u.op
        if op in _SUMS:
            loop = None
            for s in u.src:
                other = innermost.get(s)
                if other is not None and (loop is None or where[other] > where[loop]):
                    loop = other
            if loop is not None:
                innermost[u] = loop
        elif op in _ACCESSES:
            place = u.src[0]
            if place.op is index:
                places.append(place)
        elif op is begin:
            innermost[u] = u
            if open_loops:
                around[u] = open_loops[-1]
                around.pop(open_loops[-1], None)
            open_loops.append(u)
        elif op is end:
            open_loops.pop()
    found: dict[UOp, dict[InductionPointer, list[tuple[UOp, int]]]] = {}
    known: dict[tuple[UOp, UOp, int], tuple[InductionPointer, int] | None] = {}
    for place in dict.fromkeys(places):
        stream = _stream_of(place, where, innermost, known)
        if stream is not None:
            found.setdefault(stream[0].loop, {}).setdefault(stream[0], []).append((place, stream[1]))
    found = {loop: mine for loop, mine in found.items() if len(mine) <= most and not guards.loop_is_a_branch(loop)}
    for loop in [loop for loop in found if loop in around]:
        if loop.src[1].bounds.max <= _SHORT and loop.src[0].op is Op.CONST and loop.src[0].value == 0:
            _nest(loop, around[loop], found, most, where)
    of_place = {place: (s, offset) for mine in found.values() for s, of_it in mine.items() for place, offset in of_it}
    return InductionPointers({loop: list(mine) for loop, mine in found.items()}, of_place, _counts(uops, found, of_place))


def _counts(
    uops: Sequence[UOp], found: Mapping[UOp, object], of_place: Mapping[UOp, tuple[InductionPointer, int]]
) -> dict[UOp, int]:
    """`InductionPointers.counts`"""
    counts: dict[UOp, int] = {}
    made_of: dict[UOp, frozenset[UOp]] = {}  # counters that a sum is made of
    reads_none = made_of.keys().isdisjoint
    index, begin, end = Op.INDEX, Op.RANGE, Op.END
    for u in uops:
        op, src = u.op, u.src
        if op is begin and u in found and src[0].op is src[1].op is Op.CONST and src[0].value < src[1].value:
            counts[u] = int(src[1].value) - int(src[0].value)
            made_of[u] = frozenset((u,))
        elif reads_none(src) or op is end:
            continue
        elif op is index:
            loops, known = made_of.get(src[1]), of_place.get(u)
            if loops:
                counting = () if known is None else (known[0].loop, known[0].outer and known[0].outer.loop)
                for loop in loops:
                    if loop not in counting:
                        counts.pop(loop, None)
        elif op in _SUMS or op is Op.TILE_INDEX:
            made_of[u] = frozenset().union(*[made_of[s] for s in src if s in made_of])
        else:
            for s in src[: len(src) - len(u.order)]:
                for loop in made_of.get(s, ()):
                    counts.pop(loop, None)
    return counts


def _nest(
    loop: UOp, outer: UOp, found: dict[UOp, dict[InductionPointer, list[tuple[UOp, int]]]], most: int, where: Mapping[UOp, int]
) -> None:
    """Lets the streams of a loop begin where those of the loop around it are."""
    if guards.loop_is_a_branch(outer):
        return
    nested: dict[InductionPointer, list[tuple[UOp, int]]] = {}
    for old, places in found[loop].items():
        stream, further = old, 0
        sums = _linear(list(stream.terms), outer, where)
        if sums is not None and sums[0] > _SCALED and where[stream.pointer] < where[outer]:
            step, constant, terms = sums
            begins = InductionPointer(outer, stream.pointer, step, terms)
            mine = found.get(outer, {})
            if begins in mine or len(mine) < most:
                found.setdefault(outer, {}).setdefault(begins, [])
                stream = InductionPointer(loop, stream.pointer, stream.step, (), begins)
                further = constant
        nested.setdefault(stream, []).extend((place, offset + further) for place, offset in places)
    found[loop] = nested


def _stream_of(
    place: UOp,
    where: Mapping[UOp, int],
    innermost: Mapping[UOp, UOp],
    known: dict[tuple[UOp, UOp, int], tuple[InductionPointer, int] | None],
) -> tuple[InductionPointer, int] | None:
    """The stream of a place, and how many bytes on it is.
    `known`: of pointers and positions that were asked for before."""
    pointer, position = place.src[:2]
    position = position.src[0] if position.op is Op.TILE_INDEX else position  # of its first element
    loop = innermost.get(position)  # of those whose counters it is made of
    if loop is None or position.lanes > 1 or where.get(pointer, len(where)) > where[loop]:
        return None
    size, more = max(1, place.pointer.base.itemsize), 0
    if position.op is Op.ADD and position.src[1].op is Op.CONST and not guards.may_wrap(position):
        more = int(position.src[1].value) * size
        position = position.src[0]
    key = pointer, position, size
    if key not in known:
        sums = _linear([(position, size)], loop, where)
        known[key] = None if sums is None else (InductionPointer(loop, pointer, sums[0], sums[2]), sums[1])
    found = known[key]
    return None if found is None else (found[0], found[1] + more)


def _linear(
    left: list[tuple[UOp, int]], loop: UOp, where: Mapping[UOp, int]
) -> tuple[int, int, tuple[tuple[UOp, int], ...]] | None:
    """A sum of nodes, so many bytes for one of each:
    what it grows by with the counter, a constant, and what does not change in the loop. None where it does not grow, or is no
    such sum."""
    terms: dict[UOp, int] = {}
    constant, step, begin = 0, 0, where[loop]
    while left:
        node, times = left.pop()
        op = node.op
        if op is Op.CONST:
            constant += int(node.value) * times
        elif node is loop:
            step += times
        elif (at := where.get(node, -1)) < begin:
            if at < 0:
                return None
            terms[node] = terms.get(node, 0) + times
        elif op is Op.ADD and not guards.may_wrap(node):
            first, second = node.src
            if second.op is Op.CONST:
                constant += int(second.value) * times
            else:
                left.append((second, times))
            left.append((first, times))
        elif op is Op.MUL and node.src[1].op is Op.CONST and not guards.may_wrap(node):
            left.append((node.src[0], times * int(node.src[1].value)))
        else:
            return None
    return (step, constant, tuple(terms.items())) if step else None
