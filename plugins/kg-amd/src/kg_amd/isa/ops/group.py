"""BARRIER, DEFINE_LOCAL and GROUP_REDUCE as machine code."""

from __future__ import annotations

from math import gcd, prod
from typing import TYPE_CHECKING

from kg.plugin import AddrSpace, Op, UOp, is_power_of_two

from kg_amd.exchange import steps
from kg_amd.isa.addresses import Address
from kg_amd.isa.machine import pieces
from kg_amd.isa.operands import DPP, Operand, Part, whole

if TYPE_CHECKING:
    from kg_amd.isa.select import AMDSelector

#: v_permlanex16: each lane takes that of its own number.
_SELECT = 0x76543210, 0xFEDCBA98
_QUOTIENT_BITS = 20


def barrier(s: AMDSelector, uop: UOp | None = None) -> None:
    """BARRIER: stores are seen; those to global memory where the kernel reads what it writes there."""
    s.op("s_barrier", [], [], modifier=int(s.is_shared_globally))
    if s.is_shared_globally and s.is_rdna:  # waves of a work-group processor have two first caches
        s.op("buffer_gl0_inv", [], [])


def define_local(s: AMDSelector, uop: UOp) -> None:
    """DEFINE_LOCAL"""
    s.arrays[uop] = array(s, max(1, uop.pointer.base.itemsize) * uop.pointer.size)


def array(s: AMDSelector, size: int) -> int:
    """Where new shared memory begins."""
    at = s.shared
    s.shared = -(-(at + size) // 16) * 16
    return at


def group_reduce(s: AMDSelector, uop: UOp) -> None:
    """GROUP_REDUCE: in butterflies within a wave, of which each work-item has the result;
    the results of several through shared memory."""
    value, op, items = uop.src[0], Op[uop.group_reduce.how.upper()], uop.group_reduce.items
    width = gcd(items, s.wave)
    for n in range(width.bit_length() - 1):
        value = _combined(s, op, value, _exchanged(s, value, 1 << n))
    if items > width:
        value = _through_memory(s, op, value, width, items)
    s.put(uop, s.operand(value))


def _named(s: AMDSelector, like: UOp, x: Operand) -> UOp:
    """A node for a value of this dtype."""
    made = UOp(Op.CUSTOM, like.dtype, (like,), f"value{s.code.register('v', 32).number}")
    s.put(made, x)
    return made


def _combined(s: AMDSelector, op: Op, x: UOp, other: Operand) -> UOp:
    """A node for x combined with a value of its dtype, lane by lane, its instructions written."""
    y = _named(s, x, other)
    if x.lanes == 1:
        return _written(s, UOp(op, x.dtype, (x, y)))
    scalar = x.type.scalar
    lanes = [[_written(s, UOp(Op.GEP, scalar, (v,), (n,))) for v in (x, y)] for n in range(x.lanes)]
    return _written(s, UOp(Op.VECTORIZE, x.dtype, tuple(_written(s, UOp(op, scalar, tuple(pair))) for pair in lanes)))


def _written(s: AMDSelector, uop: UOp) -> UOp:
    s.table[uop.op](s, uop)
    return uop


def _exchanged(s: AMDSelector, x: UOp, distance: int) -> Operand:
    """The value of another work-item of the wave, word by word."""
    if x.type.is_bool and x.lanes == 1:
        byte = s.made("v_cndmask_b32", 1, 0, 1, s.operand(x))
        return s.mask("v_cmp_ne_u32", 0, exchange(s, byte, distance))
    value = s.vector(x)
    if value.size == 1:
        return exchange(s, value, distance)
    made = s.tuple_of(value.size)
    for n in range(value.size):
        s.op("v_mov_b32", [made.word(n)], [exchange(s, value.word(n), distance)])
    return made


def exchange(s: AMDSelector, word: Part, distance: int) -> Part:
    """The word that the work-item at this distance has."""
    for kind, number in steps(distance, s.gpu):
        match kind:
            case "dpp":
                word = s.made("v_mov_b32", 1, word, modifier=DPP, immediate=number)
            case "permlanex16":
                low, high = (s.constant_part(x, 1, "s") for x in _SELECT)
                word = s.made("v_permlanex16_b32", 1, word, low, high)
            case "swizzle":
                word = s.made("ds_swizzle_b32", 1, word, immediate=number)
            case _:
                word = s.made("ds_bpermute_b32", 1, _address(s, number), word)
    return word


def _address(s: AMDSelector, distance: int) -> Part:
    """Four times the number of the other lane."""
    lane = s.made("v_mbcnt_lo_u32_b32", 1, 0xFFFFFFFF, 0)
    lane = s.made("v_mbcnt_hi_u32_b32", 1, 0xFFFFFFFF, lane)
    return s.made("v_lshlrev_b32", 1, 2, s.made("v_xor_b32", 1, distance, lane))


def _through_memory(s: AMDSelector, op: Op, value: UOp, width: int, items: int) -> UOp:
    """What the pieces of `width` work-items have come to, combined in one order by all work-items."""
    total, dtype = prod(s.group), value.type
    size = max(1, dtype.scalar.itemsize) * dtype.lanes
    memory = array(s, total // width * size)
    item = number(s)
    if s.loops:
        barrier(s)  # those that read what the last round left are done
    first = s.mask("v_cmp_eq_u32", 0, s.made("v_and_b32", 1, width - 1, item))
    label = s.label("stored")
    data = s.stored(value)
    slot = _times(s, s.made("v_lshrrev_b32", 1, width.bit_length() - 1, item), size)
    s.narrow(first, label)
    for first, words in pieces(data.size):
        bits = 32 * words if size >= 4 else 8 * size
        s.accesses.access(
            f"store_b{bits}", AddrSpace.LOCAL, Address(slot, 0, memory + 4 * first), [], [data.words(first, words)]
        )
    s.place(label)
    barrier(s)
    begin: Operand = 0
    if items != total:
        begin = _times(s, _quotient(s, item, items), items // width * size)
    result = value
    for n in range(items // width):
        piece = s.tuple_of(max(1, size // 4))
        for first, words in pieces(piece.size):
            place = Address(begin, 0, memory + n * size + 4 * first)
            kind = f"b{32 * words}" if size >= 4 else f"{'i' if dtype.is_signed and not dtype.is_float else 'u'}{8 * size}"
            s.accesses.access(f"load_{kind}", AddrSpace.LOCAL, place, [piece.words(first, words)], [])
        found: Operand = s.mask("v_cmp_ne_u32", 0, piece) if dtype.is_bool and dtype.lanes == 1 else piece
        result = _combined(s, op, result, found) if n else _named(s, value, found)
    return result


def _times(s: AMDSelector, x: Part, size: int) -> Part:
    if size & size - 1:
        return s.made("v_mul_u32_u24", 1, size, x)
    return s.made("v_lshlrev_b32", 1, size.bit_length() - 1, x) if size > 1 else x


def _quotient(s: AMDSelector, item: Part, count: int) -> Part:
    """A work-item's number by a count of them.
    Both are at most 1024, so that 2^20 // count + 1 in place of 2^20 / count errs by less than the least fraction."""
    if is_power_of_two(count):
        return s.made("v_lshrrev_b32", 1, count.bit_length() - 1, item)
    return s.made("v_lshrrev_b32", 1, _QUOTIENT_BITS, s.made("v_mul_u32_u24", 1, (1 << _QUOTIENT_BITS) // count + 1, item))


def number(s: AMDSelector) -> Part:
    """The work-item's number in its work-group, l0 the fastest."""
    made: Part | None = None
    for axis in (2, 1, 0):
        if s.group[axis] == 1 and axis:
            continue
        item = whole(s.given.work_item(axis))
        made = item if made is None else s.made("v_add_nc_u32", 1, item, s.made("v_mul_u32_u24", 1, s.group[axis], made))
    assert made is not None
    return made
