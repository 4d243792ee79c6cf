"""Vector conversions with a memory operand: converting loads and stores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kg.plugin import Op, UOp

from kg_isa.addresses import Address
from kg_isa.x86.operands import HALF
from kg_isa.x86.ops import cast
from kg_isa.x86.ops.masks import letter
from kg_isa.x86.select import X86Selector

#: Bits of the least vector that a conversion reads or makes.
_LEAST: Final = 128


def conversions(s: X86Selector) -> dict[UOp, list[tuple[UOp, int]]]:
    """Loads of vectors that are only converted, whole or in parts -> each CAST,
    and at which lane its part begins: what converts reads memory. The nodes between are left to the load. Of a load that has
    other users too, parts behind the first: they need not be moved to the first lane."""
    load, part = Op.LOAD, Op.GEP
    users: dict[UOp, list[UOp]] = {}
    for u in s.uops:
        op = u.op
        if op is load:
            if u.type.lanes > 1 and not u.type.is_bool and u.gate is None and u not in s.carried.value_of:
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
    found: dict[UOp, list[tuple[UOp, int]]] = {}
    for load, mine in users.items():
        if load.op is not Op.LOAD:
            continue
        each = {user: _converted_part(s, user, users[user]) if user in users else _converted(s, user, 0) for user in mine}
        if not all(each.values()):
            each = {user: parts for user, parts in each.items() if user in users and user.picked[0] and parts}
        if each:
            found[load] = [part for parts in each.values() for part in parts]
            s.deferred.update(user for user, _ in found[load])
            s.deferred.update(user for user in each if user.op is Op.GEP)
    return found


def _converted_part(s: X86Selector, part: UOp, users: Sequence[UOp]) -> list[tuple[UOp, int]]:
    first = part.picked[0]
    if part.picked != tuple(range(first, first + part.lanes)):
        return []
    found = [_converted(s, user, first) for user in users]
    return [one for some in found for one in some] if all(found) else []


def _converted(s: X86Selector, user: UOp, lane: int) -> list[tuple[UOp, int]]:
    """A CAST whose first instruction may have memory for its operand, as large as that is.
    None where it is another node."""
    if user.op is not Op.CAST or not cast.takes_memory(s, user.src[0].type, user.type):
        return []
    bits = max(user.type.scalar.bits, user.src[0].type.scalar.bits)
    return [(user, lane)] if user.type.lanes * bits >= _LEAST else []


def load_converted(s: X86Selector, parts: Sequence[tuple[UOp, int]], place: Address) -> None:
    """LOAD of what is only converted."""
    for user, lane in parts:
        source = user.src[0].type
        s.node = user
        cast.convert_from(s, user, replace(place, offset=place.offset + lane * source.scalar.itemsize))


def narrows(s: X86Selector, uop: UOp) -> bool:
    """Whether a CAST is an instruction that may write memory:
    integers that lose bits with AVX-512, and float16 of float32."""
    a, b = uop.src[0].type, uop.type
    if b.lanes == 1 or b.lanes * a.scalar.bits < _LEAST or a.is_bool or b.is_bool:
        return False
    return a.scalar is cast.FLOAT32 if b.scalar is HALF else s.masks and a.is_int and b.is_int and b.scalar.bits < a.scalar.bits


def store_narrowed(s: X86Selector, uop: UOp, place: Address) -> None:
    """STORE of what `narrows`."""
    x, source = s.value(uop.src[0]), uop.src[0].type
    width = source.lanes * source.scalar.bits
    if uop.type.scalar is HALF:
        s.write("cvtps2ph", [], [x], place, width=width, immediate=cast.TO_EVEN)
    else:
        s.write(f"pmov{letter(source)}{letter(uop.type)}", [], [x], place, width=width)
