"""GROUP_REDUCE and SUBGROUP_SHUFFLE in C-like languages: subgroup butterflies, then shared memory.

A dialect says in `SubgroupWords` how a value is exchanged and how work-items are numbered. All work-items combine in the same order each time. What is computed
is named: exchanges and barriers are for all work-items, and may not move into a branch.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import TypeAlias

from kg.plugin import AddrSpace, DType, Op, UnsupportedError, UOp
from kg.records import dataclass

from kg_render.cstyle.memory import memory_type
from kg_render.cstyle.writer import Text, Writer

#: Gives the code of what the work-item has whose number in the subgroup differs in one bit, the distance: of a value's name.
Exchange: TypeAlias = Callable[[Writer, DType, str, int], str]


@dataclass(frozen=True, slots=True)
class SubgroupWords:
    """What a kernel of one dialect calls its work-items."""

    width: int  #: work-items of a subgroup that exchange values, a power of two; 1: none do
    total: int  #: work-items of the work-group
    item: str  #: the work-item's number in its work-group, l0 the fastest
    exchange: Exchange
    subgroup: str = ""  #: the number of its subgroup, and whether it is the first of it; "": by its own number
    first: str = ""


def group_reduce(w: Writer, u: UOp, words: SubgroupWords) -> None:
    """GROUP_REDUCE"""
    op, items, dtype = Op[u.group_reduce.how.upper()], u.group_reduce.items, u.type.scalar
    value = w.atom(u.src[0])
    lanes = [value] if u.lanes == 1 else [w.language.lane(value, n) for n in range(u.lanes)]
    width = gcd(items, words.width)
    if width > 1:
        together = _in_subgroup(w, op, dtype, width, words)
        lanes = [f"{together}({x})" for x in lanes]
    if items > width:
        lanes = _through_memory(w, op, dtype, lanes, width, items, words)
    w.declare(u, Text(lanes[0] if u.lanes == 1 else w.language.vector_literal(u.type, lanes)))


def subgroup_shuffle(w: Writer, u: UOp, width: int, item: str, call: Callable[[str, str], str]) -> None:
    """SUBGROUP_SHUFFLE: what the lane has that each names, of a subgroup of `width` or a part of one.
    `item`: the work-item's own number in it; `call`: the code from the value and the lane of the subgroup. It is named where it
    is taken: all of a subgroup take part, so that it may not move into a branch."""
    lanes = u.slot
    if lanes > width:
        raise UnsupportedError(f"{w.kernel_name}: a subgroup has {width} work-items, and SUBGROUP_SHUFFLE is over {lanes}")
    first = "" if lanes == width else f"{item} / {lanes} * {lanes} + "
    w.declare(u, Text(call(w.arg(u.src[0]), f"{first}{w.arg(u.src[1], 12)}")))


def _combined(w: Writer, op: Op, dtype: DType) -> str:
    """`a` and `b` combined as the op itself is written."""
    operands = tuple(UOp(Op.CUSTOM, dtype, (), name) for name in "ab")
    w.text.update({operand: Text(operand.name) for operand in operands})
    found = w.language.rules()[op](w, UOp(op, dtype, operands))
    assert found is not None
    return found.code


def _in_subgroup(w: Writer, op: Op, dtype: DType, width: int, words: SubgroupWords) -> str:
    """The function that gives each of so many work-items what they have together."""
    kind, name = w.type(dtype), f"subgroup_{op.name.lower()}_{width}_{dtype}"
    body = [f"{kind} b;"]
    for distance in (1 << n for n in range(width.bit_length() - 1)):
        body += [f"b = {words.exchange(w, dtype, 'a', distance)};", f"a = {_combined(w, op, dtype)};"]
    w.define(name, kind, [(kind, "a")], [*body, "return a;"])
    return name


def _through_memory(
    w: Writer, op: Op, dtype: DType, values: list[str], width: int, items: int, words: SubgroupWords
) -> list[str]:
    """What the pieces of `width` work-items have come to, put down by the first of each and combined
    by all in one order."""
    kind, slots, memory = memory_type(w, dtype), words.total // width, w.number("slots")
    w.top.append(f"  {w.language.local_declaration(memory, kind, slots * len(values))}")
    parts = [w.number("part") for _ in values]
    for part, value in zip(parts, values, strict=True):
        w.line(w.language.constant(w.type(dtype), part, value))
    if w.loops:
        w.line(w.language.barrier)  # those that read what the last round left are done
    whole = width > 1 and width == words.width
    place = (whole and words.subgroup) or (f"({words.item}) / {width}" if width > 1 else words.item)
    first = (whole and words.first) or f"({words.item}) % {width} == 0"
    for n, part in enumerate(parts):
        stored = f"{memory}[{f'{n * slots} + ' if n else ''}{place}] = {part};"
        w.line(f"if ({first}) {stored}" if width > 1 else stored)
    w.line(w.language.barrier)
    gather, space = _gather(w, op, dtype, items // width), f"({words.item}) / {items} * {items // width}"
    begins = ([str(n * slots)] if n else [] for n in range(len(values)))
    return [f"{gather}({' + '.join([memory, *begin, *([space] if items < words.total else [])])})" for begin in begins]


def _gather(w: Writer, op: Op, dtype: DType, pieces: int) -> str:
    """The function that combines so many pieces in a row."""
    kind, name = w.type(dtype), f"gather_{op.name.lower()}_{pieces}_{dtype}"
    body = [f"{kind} a = slots[0];", f"for (int n = 1; n < {pieces}; n++) {{", f"  const {kind} b = slots[n];"]
    body += [f"  a = {_combined(w, op, dtype)};", "}", "return a;"]
    w.define(name, kind, [(w.language.pointer_type(memory_type(w, dtype), AddrSpace.LOCAL, written=False), "slots")], body)
    return name
