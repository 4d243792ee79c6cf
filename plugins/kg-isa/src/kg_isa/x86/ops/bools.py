"""Bool vectors on x86-64, in mask registers or 32-bit lanes: building, shuffling, any."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import Op, UOp
from kg_render.asm import Register

from kg_isa.addresses import Address
from kg_isa.x86.operands import INT32, OCTET
from kg_isa.x86.ops.masks import to_mask
from kg_isa.x86.ops.shuffle import shuffled
from kg_isa.x86.select import X86Selector


def join(s: X86Selector, uop: UOp) -> Register:
    """VECTORIZE"""
    bits: Register | None = None
    at = 0
    if len(set(uop.src)) == 1 and uop.src[0].type.lanes == 1:
        return to_mask(s, uop.src[0], uop.type)
    if not s.masks:
        return _joined_bools(s, uop)
    for part in uop.src:
        lanes = part.type.lanes
        word = s.value(part) if lanes == 1 else mask_bits(s, s.value(part), lanes)
        if at:
            word = s.tied("shli", word, width=64, immediate=at)
        bits = word if bits is None else s.tied("or", bits, word, width=64)
        at += lanes
    made = s.mask()
    assert bits is not None
    s.write("kmovq", [made], [bits], width=64)
    return made


def _joined_bools(s: X86Selector, uop: UOp) -> Register:
    """Without mask registers, through the frame: lanes of 32 bits."""
    total = s.width(uop.type)
    slot = s.code.slot(total // 8)
    at = 0
    for part in uop.src:
        lanes, register = part.type.lanes, s.value(part)
        if lanes == 1:
            register = s.tied("neg", register, width=32)
        s.store_to(Address(None, symbol=slot, offset=at), register, INT32.vec(lanes) if lanes > 1 else INT32)
        at += 4 * lanes
    made = s.vector(total)
    s.load_from(Address(None, symbol=slot), INT32.vec(uop.type.lanes), made)
    return made


def mask_bits(s: X86Selector, mask: Register, lanes: int) -> Register:
    """The lanes of a mask as bits of a general register, the rest 0."""
    made = s.general(64)
    s.write("kmovqg", [made], [mask], width=64)
    if lanes >= 64:
        return made
    made = s.tied("shli", made, width=64, immediate=64 - lanes)
    return s.tied("shri", made, width=64, immediate=64 - lanes)


def shuffled_masks(s: X86Selector, a: Register, b: Register | None, lanes: int, picked: Sequence[int]) -> Register:
    """Bits of one or two masks: as lanes of bytes."""
    width = s.width(OCTET.vec(max(16, lanes)))
    first = s.unary("pmovm2b", a, width=width)
    second = None if b is None else s.unary("pmovm2b", b, width=width)
    found = shuffled(s, first, second, lanes, 8, picked)
    made = s.mask()
    s.write("pmovb2m", [made], [found], width=max(128, 8 * len(picked)))
    return made


def pick(s: X86Selector, uop: UOp) -> Register:
    """GEP"""
    source, lanes = uop.src[0], uop.picked
    if len(lanes) == 1:
        found = _any_of(source, lanes[0])
        return _bit(s, source, lanes[0]) if found is None else _any(s, found)
    x, held = s.value(source), source.type.lanes
    if not s.masks:
        return shuffled(s, x, None, held, 32, lanes)
    if any(lane != lanes[0] + n for n, lane in enumerate(lanes)):
        return shuffled_masks(s, x, None, held, lanes)
    if not lanes[0]:
        return x
    made = s.mask()
    s.write("kshiftrq", [made], [x], immediate=lanes[0])
    return made


def _bits(s: X86Selector, source: UOp) -> Register:
    """The lanes as bits of a general register. With mask registers what lies above them is anything."""
    x, made = s.value(source), s.general(64)
    if s.masks:
        s.write("kmovqg", [made], [x], width=64)
    else:
        s.write("movmskps", [made], [x], width=x.bits)
    return made


def _bit(s: X86Selector, source: UOp, lane: int) -> Register:
    bits = _bits(s, source)
    bits = s.tied("shri", bits, width=64, immediate=lane) if lane else bits
    return s.tied("andi", bits, width=64, immediate=1)


def _any_of(uop: UOp, lane: int) -> UOp | None:
    """The vector of bools of which a lane says whether any holds, as a tree of x | gep(x) finds it."""
    found = {lane}
    while uop.op is Op.OR:
        whole, moved = uop.src if uop.src[1].op is Op.GEP else uop.src[::-1]
        if moved.op is not Op.GEP or moved.src[0] is not whole:
            break
        found |= {moved.picked[n] for n in found}
        uop = whole
    return uop if len(found) == uop.type.lanes > 1 else None


def _any(s: X86Selector, source: UOp) -> Register:
    """Whether any lane holds. What the tree was made of is dead code then."""
    bits, lanes = _bits(s, source), source.type.lanes
    if lanes >= 32:
        return s.set_if_not_equal(lambda: s.write("test", [], [bits, bits], width=lanes))
    return s.set_if_not_equal(lambda: s.write("testi", [], [bits], width=32, immediate=(1 << lanes) - 1))
