"""VECTORIZE, GEP, masked accesses and gathers on x86-64. Other cases go through the stack frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from kg.plugin import DType, Op, UOp, is_power_of_two
from kg_render.asm import Register, Selector

from kg_isa.addresses import Address
from kg_isa.x86.encoding.encode import ZEROING
from kg_isa.x86.operands import OCTET, Operand, number_bytes
from kg_isa.x86.ops import bools
from kg_isa.x86.ops.integers import canonical
from kg_isa.x86.ops.masks import blend_lanes, lanes_for, letter
from kg_isa.x86.ops.shuffle import joined, part_of, shuffled
from kg_isa.x86.select import X86Selector

#: (bits of a lane, fewer) -> what narrows the lanes of two vectors, as far as they fit.
_PACKS: Final = {(32, 16): "packusdw", (16, 8): "packuswb"}
_LETTERS: Final = {8: "b", 16: "w", 32: "d", 64: "q"}


def vectorize(selector: Selector, uop: UOp) -> None:
    """VECTORIZE"""
    s, dtype = cast(X86Selector, selector), uop.type
    if dtype.scalar.is_bool:
        s.values[uop] = bools.join(s, uop)
    elif uop.src[0] in s.words and len(set(uop.src)) == 1:
        s.values[uop] = s.value(uop.src[0])
    elif len(set(uop.src)) == 1 and uop.src[0].type.lanes == 1:
        s.values[uop] = splat(s, s.operand(uop.src[0]), dtype)
    elif all(part.op is Op.CONST for part in uop.src):
        data = [number_bytes(part.value, dtype.scalar) * part.type.lanes for part in uop.src]
        s.values[uop] = s.table_constant(b"".join(data).ljust(16, b"\0"))
    else:
        s.values[uop] = _joined(s, uop)


def splat(s: X86Selector, value: Operand, dtype: DType) -> Register:
    """One value in every lane."""
    if not s.avx:
        return _splat_sse(s, value, dtype)
    made = s.vector(s.width(dtype))
    general = "g" if isinstance(value, Register) and value.kind == "gpr" else ""
    if general and not s.masks:
        bits, general = (64 if dtype.scalar.bits == 64 else 32), ""
        one = s.vector(bits)
        s.write("movd" if bits == 32 else "movq", [one], [], value, width=bits)
        value = one
    s.write(f"pbroadcast{letter(dtype)}{general}", [made], [], value, width=s.width(dtype))
    return made


def _splat_sse(s: X86Selector, value: Operand, dtype: DType) -> Register:
    bits = dtype.scalar.bits
    if not isinstance(value, Register) or value.kind == "gpr":
        one = s.vector(bits)
        name = ("movd" if bits == 32 else "movq") if isinstance(value, Register) else ("movss" if bits == 32 else "movsd")
        s.write(name, [one], [], value, width=bits)
        value = one
    name = "shufps" if bits == 32 else "unpcklpd"
    return s.vex(name, value, value, width=128, immediate=0 if bits == 32 else None)


def _joined(s: X86Selector, uop: UOp) -> Register:
    dtype, first = uop.type, uop.src[0].type
    bits, count = dtype.scalar.bits, len(uop.src)
    if s.avx and not s.masks and count == 2 and all(map(_is_narrowed, uop.src)) and first.lanes * bits == 128:
        return _packed(s, *uop.src)
    if is_power_of_two(count) and all(part.type is first for part in uop.src):
        if first.lanes > 1 or first.is_float:
            return joined(s, [s.value(part) for part in uop.src], first.lanes * bits)
        if s.avx:
            return _inserted(s, [s.value(part) for part in uop.src], bits)
    total = s.width(dtype)
    slot = s.code.slot(
        total // 8 + 16
    )  # a part of three lanes is stored as four or more: the next one is stored over those, the last may need room
    at = 0
    for part in uop.src:
        s.store_to(Address(None, symbol=slot, offset=at), s.value(part), part.type)
        at += dtype.scalar.itemsize * part.type.lanes
    made = s.vector(total)
    s.load_from(Address(None, symbol=slot), dtype, made)
    return made


def _is_narrowed(part: UOp) -> bool:
    """Whether an instruction narrows the lanes of two such vectors of 256 bits into one."""
    if part.op is not Op.CAST or part.type.scalar.is_float or part.src[0].type.scalar.is_float:
        return False
    return (part.src[0].type.scalar.bits, part.type.scalar.bits) in _PACKS


def _packed(s: X86Selector, low: UOp, high: UOp) -> Register:
    """Two vectors of 256 bits as one of narrower lanes:
    halves by halves, whose middle parts change places then."""
    source, bits = low.src[0].type, low.type.scalar.bits
    parts: list[Register] = []
    for part in (low, high):
        x, bounds = s.value(part.src[0]), part.src[0].bounds
        if bounds.min < 0 or bounds.max >> bits:
            x = s.vex("pand", x, s.number((1 << bits) - 1, source), width=256)
        parts.append(x)
    both = s.vex(_PACKS[source.scalar.bits, bits], parts[0], parts[1], width=256)
    return s.unary("permqi", both, width=256, immediate=0b11011000)


def _inserted(s: X86Selector, scalars: Sequence[Register], bits: int) -> Register:
    """General registers as the lanes of a vector, 64 or 128 bits at a time."""
    most = 2 if bits == 64 else 64 // bits
    parts: list[Register] = []
    for at in range(0, len(scalars), most):
        first, *rest = scalars[at : at + most]
        whole = s.vector(128)
        s.write("movq" if bits == 64 else "movd", [whole], [first], width=64 if bits == 64 else 32)
        for n, x in enumerate(rest, 1):
            whole = s.vex(f"pinsr{_LETTERS[bits]}", whole, x, width=64 if bits == 64 else 32, bits=128, immediate=n)
        parts.append(whole)
    return joined(s, parts, most * bits)


def pick(selector: Selector, uop: UOp) -> None:
    """GEP"""
    s, source = cast(X86Selector, selector), uop.src[0].type
    if source.scalar.is_bool and source.lanes > 1:
        s.values[uop] = bools.pick(s, uop)
        return
    x, lanes = s.value(uop.src[0]), uop.picked
    if source.lanes == 1:
        s.values[uop] = x if uop.type.lanes == 1 else splat(s, x, uop.type)
    elif len(lanes) == 1:
        s.values[uop] = lane(s, x, source, lanes[0])
    else:
        s.values[uop] = shuffled(s, x, None, source.lanes, source.scalar.bits, lanes)


def lane(s: X86Selector, x: Register, source: DType, number: int) -> Register:
    """One lane."""
    scalar = source.scalar  # the first lanes of a register are read where they are
    at = number * scalar.bits
    if at >= 128:
        x, at = part_of(s, x, s.width(source), at // 128), at % 128
    if scalar.is_float:
        if at == 0:
            return x
        if not s.avx:
            return shuffled(s, x, None, source.lanes, scalar.bits, (number,))
        return s.unary("psrldq", x, width=128, bits=max(32, scalar.bits), immediate=at // 8)
    made = s.general(scalar.bits)
    if not s.avx:
        low = shuffled(s, x, None, source.lanes, scalar.bits, (number,))
        s.write("movdst" if scalar.bits == 32 else "movqst", [made], [low], width=scalar.bits)
        return made
    s.write(f"pextr{letter(source)}", [made], [x], immediate=at // scalar.bits, width=64 if scalar.bits == 64 else 32)
    return canonical(s, made, scalar, wraps=scalar.is_signed)


def shuffle(selector: Selector, uop: UOp) -> None:
    """SHUFFLE"""
    s = cast(X86Selector, selector)
    source = uop.src[0].type
    a, b = (s.value(v) for v in uop.src)
    if not source.scalar.is_bool:
        s.values[uop] = shuffled(s, a, b, source.lanes, source.scalar.bits, uop.picked)
    elif s.masks:
        s.values[uop] = bools.shuffled_masks(s, a, b, source.lanes, uop.picked)
    else:
        s.values[uop] = shuffled(s, a, b, source.lanes, 32, uop.picked)


def masked_access(s: X86Selector, uop: UOp) -> None:
    """A contiguous LOAD or STORE with a gate for each lane: lanes that are off touch nothing."""
    assert uop.gate is not None
    if not s.masks:
        _masked_by_lanes(s, uop, uop.gate)
        return
    mask = s.value(uop.gate)
    is_load = uop.op is Op.LOAD
    value = uop if is_load else uop.src[1]
    dtype = value.type
    lanes, width, place = dtype.lanes, s.width(dtype), s.address(uop)
    if dtype.scalar.is_bool:
        _masked_bools(s, uop, mask)
        return
    if lanes * dtype.scalar.bits < 128:  # the mask may have other bits set beyond its lanes
        word = bools.mask_bits(s, mask, lanes)
        mask = s.mask()
        s.write("kmovq", [mask], [word], width=64)
    name = f"movdqu{dtype.scalar.bits}"
    if not is_load:
        s.write(name + "st", [], [s.value(value), mask], place, width=width)
        return
    alternative = uop.src[1]
    if alternative.op is Op.CONST and not alternative.value:
        made = s.vector(width)
        s.write(name, [made], [mask], place, width=width, modifier=ZEROING)
    else:
        made = s.duplicate(s.value(alternative))
        s.write(name, [made], [made, mask], place, width=width)
    s.values[uop] = made


def _masked_by_lanes(s: X86Selector, uop: UOp, gate: UOp) -> None:
    """AVX2: the top bit of each lane of 32 or 64 bits decides; others are tested one by one."""
    is_load = uop.op is Op.LOAD
    dtype = (uop if is_load else uop.src[1]).type
    bits, width, place = dtype.scalar.bits, s.width(dtype), s.address(uop)
    if dtype.scalar.is_bool or bits < 32 or dtype.lanes * bits < 128:
        _one_by_one(s, uop, s.value(gate))
        return
    name = "maskmovps" if bits == 32 else "maskmovpd"
    lanes = lanes_for(s, gate, bits)
    if not is_load:
        s.write(name + "st", [], [lanes, s.value(uop.src[1])], place, width=width)
        return
    made = s.vex(name, lanes, place, width=width)
    alternative = uop.src[1]
    zero = alternative.op is Op.CONST and not alternative.value and str(alternative.value) != "-0.0"
    s.values[uop] = made if zero else blend_lanes(s, lanes, made, s.value(alternative), dtype)


def _one_by_one(s: X86Selector, uop: UOp, mask: Register) -> None:
    """Through the frame: each lane that is on is moved between it and memory."""
    is_load = uop.op is Op.LOAD
    dtype, place = (uop if is_load else uop.src[1]).type, s.address(uop)
    scalar = OCTET if dtype.scalar.is_bool else dtype.scalar
    bits = s.general(32)
    s.write("movmskps", [bits], [mask], width=mask.bits)
    slot = s.code.slot(max(16, dtype.lanes * scalar.itemsize))
    s.store_to(Address(None, symbol=slot), s.value(uop.src[1]), dtype)
    for n in range(dtype.lanes):
        here = replace(place, offset=place.offset + n * scalar.itemsize)
        there = Address(None, symbol=slot, offset=n * scalar.itemsize)
        after = s.label("lane")
        s.write("testi", [], [bits], width=32, immediate=1 << n)
        s.jump("e", after)
        lane = s.fresh(scalar)
        s.load_from(here if is_load else there, scalar, lane)
        s.store_to(there if is_load else here, lane, scalar)
        s.place(after)
    if is_load:
        s.values[uop] = made = s.fresh(dtype)
        s.load_from(Address(None, symbol=slot), dtype, made)


def _masked_bools(s: X86Selector, uop: UOp, mask: Register) -> None:
    """The same of bools, which are bytes in memory."""
    lanes = (uop if uop.op is Op.LOAD else uop.src[1]).type.lanes
    octets = OCTET.vec(lanes)
    zero, width = s.number(0, octets), s.width(octets)
    only = s.mask()
    s.write("kmovq", [only], [bools.mask_bits(s, mask, lanes)], width=64)
    if uop.op is Op.STORE:
        value = s.vector(width)
        s.write("pblendmb", [value], [zero, s.number(1, octets), s.value(uop.src[1])], width=width)
        s.write("movdqu8st", [], [value, only], s.address(uop), width=width)
        return
    value, found, other, made = s.vector(width), s.mask(), s.mask(), s.mask()
    s.write("movdqu8", [value], [only], s.address(uop), width=width, modifier=ZEROING)
    s.write("kpcmpub", [found], [value], zero, width=width, immediate=4)
    s.write("kandnq", [other], [only], s.value(uop.src[1]))
    s.write("korq", [made], [found], other)
    s.values[uop] = made
