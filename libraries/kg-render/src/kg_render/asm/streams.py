"""Strength reduction of addresses: accesses whose place grows by the same step with a loop's counter share one pointer, which the loop moves on.

for i: load a[16*i + r], load a[16*i + r + 4]   ->   p = a + 4*r;  for i: load [p], load [p + 16]; p += 64
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kg.plugin import Op, UOp
from kg.plugin.rendering import guards


@dataclass(frozen=True, slots=True)
class Stream:
    """Places pointer + start*step + the sum of terms, of which each iteration of the loop takes the next."""

    loop: UOp
    pointer: UOp
    step: int  #: bytes
    terms: tuple[tuple[UOp, int], ...]  #: what does not change in the loop, and how many bytes one of each is


@dataclass(slots=True)
class Streams:
    """Those of each loop, and which a place belongs to, so many bytes on."""

    of_loop: dict[UOp, list[Stream]] = field(default_factory=dict[UOp, "list[Stream]"])
    of_place: dict[UOp, tuple[Stream, int]] = field(default_factory=dict[UOp, "tuple[Stream, int]"])


def streams(uops: Sequence[UOp], most: int) -> Streams:
    """The streams of a linear program; of a loop that needs more than so many pointers none."""
    where = {u: n for n, u in enumerate(uops)}
    found: dict[UOp, dict[Stream, list[tuple[UOp, int]]]] = {}
    innermost: dict[UOp, UOp] = {}
    for u in uops if most else ():
        if u.op is Op.RANGE:
            innermost[u] = u
        elif u.op in (Op.ADD, Op.MUL):
            inside = [loop for s in u.src if (loop := innermost.get(s)) is not None]
            if inside:
                innermost[u] = max(inside, key=where.__getitem__)
    for u in uops if most else ():
        if u.op in (Op.LOAD, Op.STORE, Op.PREFETCH) and u.src[0].op is Op.INDEX:
            stream = _stream_of(u.src[0], where, innermost)
            if stream is not None:
                mine = found.setdefault(stream[0].loop, {}).setdefault(stream[0], [])
                mine.append((u.src[0], stream[1]))
    result = Streams()
    for loop, by_stream in found.items():
        if len(by_stream) <= most and not guards.loop_is_a_branch(loop):
            result.of_loop[loop] = list(by_stream)
            for stream, places in by_stream.items():
                result.of_place.update({place: (stream, offset) for place, offset in places})
    return result


def _stream_of(place: UOp, where: Mapping[UOp, int], innermost: Mapping[UOp, UOp]) -> tuple[Stream, int] | None:
    pointer, position = place.src[:2]
    position = position.src[0] if position.op is Op.TILE_INDEX else position  # of its first element
    loop = innermost.get(position)  # of those whose counters it is made of
    if position.lanes > 1 or loop is None or pointer not in where:
        return None
    size = max(1, place.pointer.base.itemsize)
    terms: dict[UOp, int] = {}
    constant, step, left = 0, 0, [(position, size)]
    while left:
        node, times = left.pop()
        if node.op is Op.CONST:
            constant += int(node.value) * times
        elif node is loop:
            step += times
        elif where.get(node, -1) < where[loop]:
            terms[node] = terms.get(node, 0) + times
        elif node.op not in (Op.ADD, Op.MUL) or guards.may_wrap(node):
            return None
        elif node.op is Op.ADD:
            left += [(node.src[1], times), (node.src[0], times)]
        elif node.op is Op.MUL and node.src[1].op is Op.CONST:
            left.append((node.src[0], times * int(node.src[1].value)))
        else:
            return None
    if where[pointer] > where[loop] or any(n not in where for n in terms) or not step:
        return None
    return Stream(loop, pointer, step, tuple(terms.items())), constant
