"""SPECIAL, BARRIER and GROUP_REDUCE in LLVM IR."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd, prod
from typing import TypeAlias

from kg import int64, uint32
from kg.plugin import AddrSpace, Op, UnsupportedError, UOp

from kg_render.llvm.alu import ALU_EMITTERS
from kg_render.llvm.body import Body
from kg_render.llvm.cast import int_to_int
from kg_render.llvm.control import begin_branch, end_branch
from kg_render.llvm.memory import require_group, shared_array
from kg_render.llvm.types import storage_name, type_name

#: Gives the 32 bits that the work-item has whose number in the subgroup differs in one bit, the distance.
Exchange: TypeAlias = Callable[[Body, str, int], str]


def special(body: Body, uop: UOp) -> None:
    """SPECIAL"""
    given = body.target.specials.get(uop.name)
    if given is None:
        known = ", ".join(body.target.specials) or "none"
        message = f"SPECIAL {uop.name}: a function for {body.target.triple} is given {known}, and has no such work-groups"
        raise UnsupportedError(message)
    value, dtype = (given, int64) if given.startswith("%") else (body.emit(given), uint32)
    body.values[uop] = int_to_int(body, value, dtype, uop.type)


def barrier(body: Body, uop: UOp | None = None) -> None:
    """BARRIER"""
    require_group(body, "BARRIER")
    for line in body.target.barrier:
        body.do(line)


def group_reduce(body: Body, uop: UOp, exchange: Exchange) -> None:
    """GROUP_REDUCE: in butterflies within a subgroup, of which each work-item has the result,
    and the results of several through shared memory."""
    require_group(body, "GROUP_REDUCE")
    value, op, items = uop.src[0], Op[uop.group_reduce.how.upper()], uop.group_reduce.items
    width = gcd(items, body.target.subgroup)
    for distance in (1 << n for n in range(width.bit_length() - 1)):
        value = _combined(body, op, value, _exchanged(body, value, distance, exchange))
    if items > width:
        value = _through_memory(body, op, value, width, items)
    body.values[uop] = body.values[value]


def _combined(body: Body, op: Op, x: UOp, other: str) -> UOp:
    """A node for x combined with a value of its dtype, its instructions written."""
    y = UOp(Op.CUSTOM, x.dtype, (x,), other)
    body.values[y] = other
    result = UOp(op, x.dtype, (x, y))
    ALU_EMITTERS[op](body, result)
    return result


def _exchanged(body: Body, x: UOp, distance: int, exchange: Exchange) -> str:
    """The value of another work-item of the subgroup, word by word."""
    text, bits = type_name(x.type), x.lanes * (1 if x.type.is_bool else x.type.bits)
    count = -(-bits // 32)
    packed, padded, words = f"i{bits}", f"i{32 * count}", f"<{count} x i32>"
    value = body.values[x] if text == packed else body.emit(f"bitcast {text} {body.values[x]} to {packed}")
    value = value if packed == padded else body.emit(f"zext {packed} {value} to {padded}")
    if count == 1:
        found = exchange(body, value, distance)
    else:
        value, found = body.emit(f"bitcast {padded} {value} to {words}"), "poison"
        for n in range(count):
            word = exchange(body, body.emit(f"extractelement {words} {value}, i32 {n}"), distance)
            found = body.emit(f"insertelement {words} {found}, i32 {word}, i32 {n}")
        found = body.emit(f"bitcast {words} {found} to {padded}")
    found = found if packed == padded else body.emit(f"trunc {padded} {found} to {packed}")
    return found if text == packed else body.emit(f"bitcast {packed} {found} to {text}")


def _through_memory(body: Body, op: Op, value: UOp, width: int, items: int) -> UOp:
    """What the pieces of `width` work-items have come to, combined in one order by all work-items."""
    stored, text, total = storage_name(value.type), type_name(value.type), prod(body.work_group)
    memory, space = shared_array(body, total // width, value.type), body.pointers[AddrSpace.LOCAL]
    item = _number(body)
    slot = body.emit(f"udiv i32 {item}, {width}")
    if body.loops:
        barrier(body)  # those that read what the last round left are done
    branch = begin_branch(body, body.emit(f"icmp eq i32 {body.emit(f'urem i32 {item}, {width}')}, 0"))
    held = body.values[value] if stored == text else body.emit(f"zext {text} {body.values[value]} to {stored}")
    body.do(f"store {stored} {held}, {space} {body.emit(f'getelementptr {stored}, {space} {memory}, i32 {slot}')}")
    end_branch(body, branch)
    barrier(body)
    begin = "0" if items == total else body.emit(f"mul i32 {body.emit(f'udiv i32 {item}, {items}')}, {items // width}")
    result = value
    for n in range(items // width):
        at = str(n) if items == total else body.emit(f"add i32 {begin}, {n}")
        place = body.emit(f"getelementptr {stored}, {space} {memory}, i32 {at}")
        piece = body.emit(f"load {stored}, {space} {place}")
        piece = piece if stored == text else body.emit(f"trunc {stored} {piece} to {text}")
        if n:
            result = _combined(body, op, result, piece)
        else:
            result = UOp(Op.CUSTOM, value.dtype, (value,), piece)
            body.values[result] = piece
    return result


def _number(body: Body) -> str:
    """The work-item's number in its group, l0 the fastest."""
    number = ""
    for dimension in (2, 1, 0):
        if body.work_group[dimension] == 1 and dimension:
            continue
        size, item = body.work_group[dimension], body.emit(body.target.specials[f"l{dimension}"])
        number = body.emit(f"add i32 {body.emit(f'mul i32 {number}, {size}')}, {item}") if number else item
    return number
