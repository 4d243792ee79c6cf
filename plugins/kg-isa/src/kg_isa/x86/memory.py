"""Hints to memory on x86-64: stores past the caches where the address turns out to be aligned, prefetches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from kg.plugin import Op, UOp
from kg.records import dataclass
from kg_render.asm import Instruction, Register, Selector

from kg_isa.x86.encoding.forms import FORMS
from kg_isa.x86.operands import Place

if TYPE_CHECKING:
    from kg_isa.x86.select import X86Selector

#: Bytes of the least vector that is stored past the caches.
_LEAST: Final = 16
_LETTERS: Final = {8: "b", 16: "w", 32: "d", 64: "q"}


@dataclass(frozen=True, slots=True)
class Due:
    """Streaming stores that wait for those that follow: one test of an address decides about all."""

    tested: Register | None  #: None: the place of the first store itself
    size: int
    stores: list[tuple[Place, Register]]


def extensions(s: X86Selector) -> dict[UOp, list[tuple[UOp, str, int]]]:
    """Loads of vectors of integers that are only extended, whole or in parts -> each CAST with its instruction and how many bytes on its part begins: what
    extends reads memory. The nodes between are left to the load."""
    load, part = Op.LOAD, Op.GEP
    users: dict[UOp, list[UOp]] = {}
    for u in s.uops:
        op = u.op
        if op is load:
            dtype = u.type
            if dtype.lanes > 1 and dtype.is_int and dtype.scalar.bits < 64 and u.gate is None and u not in s.carried.value_of:
                users[u] = []
        elif not users:
            continue
        elif op is part and u.src[0] in users and u.lanes > 1:
            users[u] = []
            users[u.src[0]].append(u)
        else:
            for source in u.src:
                if source in users:
                    users[source].append(u)
    found: dict[UOp, list[tuple[UOp, str, int]]] = {}
    for load, mine in users.items():
        parts = [] if load.op is Op.LOAD else None
        for user in mine:
            part = _extended_part(load, user, users[user]) if user in users else _extended(load, user, 0)
            if parts is None or not part:
                parts = None
                break
            parts += part
        if parts:
            found[load] = parts
            s.deferred.update(cast for cast, _, _ in parts)
            s.deferred.update(user for user in mine if user.op is Op.GEP)
    return found


def _extended_part(load: UOp, part: UOp, users: Sequence[UOp]) -> list[tuple[UOp, str, int]]:
    first = part.picked[0]
    if part.picked != tuple(range(first, first + part.lanes)):
        return []
    found = [_extended(load, user, first) for user in users]
    return [one for some in found for one in some] if all(found) else []


def _extended(load: UOp, user: UOp, lane: int) -> list[tuple[UOp, str, int]]:
    """A CAST to wider integers that fill whole registers, and its instruction; none where there is no such."""
    if user.op is not Op.CAST or not user.type.is_int or user.type.lanes * user.type.scalar.bits < _LEAST * 8:
        return []
    narrow, wide = load.type.scalar, user.type.scalar
    name = f"pmov{'s' if narrow.is_signed else 'z'}x{_LETTERS[narrow.bits]}{_LETTERS[wide.bits]}"
    return [(user, name, lane * narrow.itemsize)] if narrow.bits < wide.bits else []


def load_extended(s: X86Selector, parts: Sequence[tuple[UOp, str, int]], place: Place) -> None:
    """LOAD of what is only extended."""
    for user, name, offset in parts:
        s.values[user] = s.unary(name, replace(place, offset=place.offset + offset), width=s.width(user.type))


def prefetch(selector: Selector, uop: UOp) -> None:
    """PREFETCH"""
    s = cast("X86Selector", selector)
    place = s.address(uop)
    s.write(f"prefetch{min(uop.cache, 3) - 1}", [], [], place)


def streams(uop: UOp) -> bool:
    """Whether a store goes past the caches, if it is aligned."""
    size = uop.src[1].type.itemsize
    return uop.access.streaming and uop.src[1].lanes > 1 and size >= _LEAST and size & (size - 1) == 0 and uop.gate is None


def stream(s: X86Selector, uop: UOp) -> None:
    """A STORE of a vector past the caches. Where the offset is a multiple of the vector it is the buffer that decides whether it is aligned."""
    address, value = uop.src[:2]
    size = value.type.itemsize
    by_buffer = address.op is Op.INDEX and address.src[1].bounds.is_multiple_of(value.lanes)
    tested = s.value(address.src[0]) if by_buffer else None
    place, register = s.address(uop), s.value(value)
    if s.due is not None and (tested is None or s.due.tested is not tested or s.due.size != size):
        flush(s)
    if s.due is None:
        s.due = Due(tested, size, [])
    s.due.stores.append((place, register))


def flush(s: X86Selector) -> None:
    """Writes the stores that wait."""
    due, s.due = s.due, None
    if due is None:
        return
    tested, width = due.tested, due.size * 8
    if tested is None:
        tested = s.general(64)
        s.write("lea", [tested], [], due.stores[0][0], width=64)
    s.write("testi", [], [tested], width=32, immediate=due.size - 1)
    plain, after = s.label("plain"), s.label("stored")
    s.jump("ne", plain)
    for place, register in due.stores:
        s.write("movntps", [], [register], place, width=width)
    begin = len(s.code.instructions)
    s.place(plain)
    for place, register in due.stores:
        s.write("movupsst", [], [register], place, width=width)
    s.jump("", after)
    for ins in s.code.instructions[begin:]:
        ins.is_cold = True
    s.place(after)
    s.has_streamed = True


def finish(s: X86Selector) -> None:
    """Streaming stores are done before whatever follows the kernel."""
    if s.has_streamed:
        s.emit(Instruction(FORMS["sfence"]))
