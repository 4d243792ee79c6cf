"""NEON: building vectors, extracting lanes, comparisons, selects, shifts, conversions.

What no instruction does goes through the stack frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from kg.plugin import DType, Op, UOp
from kg_render import guards
from kg_render.asm import Register

from kg_isa.a64 import scalar
from kg_isa.a64.select import OCTETS, A64Selector
from kg_isa.a64.shuffle import by_instruction, by_table, shuffled
from kg_isa.addresses import Address
from kg_isa.risc.select import FLOAT32, FLOAT64, INT32, INT64, number_bytes

#: Comparison -> keys for floats, signed and unsigned integers; whether the operands change places and the result is inverted.
_COMPARES = {
    Op.CMPLT: ("vfcmgt", "vcmgt", "vcmhi", True, False),
    Op.CMPLE: ("vfcmge", "vcmge", "vcmhs", True, False),
    Op.CMPEQ: ("vfcmeq", "vcmeq", "vcmeq", False, False),
    Op.CMPNE: ("vfcmeq", "vcmeq", "vcmeq", False, True),
}


def vectorize(s: A64Selector, uop: UOp) -> Register:
    """VECTORIZE"""
    dtype = uop.type
    if uop in s.scalars:
        return s.value(uop.src[0])
    if dtype.scalar.is_bool:
        return _joined_bools(s, uop)
    if len(set(uop.src)) == 1 and uop.src[0].type.lanes == 1:
        return splat(s, s.value(uop.src[0]), dtype)
    if all(part.op is Op.CONST for part in uop.src):
        data = [number_bytes(part.value, dtype.scalar) * part.type.lanes for part in uop.src]
        return s.table_constant(b"".join(data), dtype)
    return _joined(s, uop)


def splat(s: A64Selector, value: Register, dtype: DType) -> Register:
    """One value in every lane."""
    return s.made("vdupg" if value.kind == "gpr" else "vdup", dtype, value, immediate=0)


def _joined(s: A64Selector, uop: UOp) -> Register:
    dtype, scalar = uop.type, uop.type.scalar
    parts, bits = uop.src, uop.src[0].type.lanes * scalar.bits
    found = _picked_together(s, parts)
    if found is not None:
        return found
    if all(part.type.lanes == 1 for part in parts):
        return inserted(s, [s.value(part) for part in parts], dtype)
    if len(parts) == 2 and bits in (32, 64) and parts[1].type is parts[0].type:  # halves
        made = s.fresh(dtype)
        s.write("vzip1", [made], [s.value(part) for part in parts], width=2 * bits, modifier=bits)
        return made
    places = [0, *accumulate(part.type.lanes for part in parts)]
    if any(at % part.type.lanes for at, part in zip(places, parts, strict=False)):  # offsets are multiples of sizes
        return inserted(s, [_lane_of(s, part, n) for part in parts for n in range(part.type.lanes)], dtype)
    slot = s.code.slot(16)
    for at, part in zip(places, parts, strict=False):
        s.store_to(Address(None, symbol=slot, offset=scalar.itemsize * at), s.value(part), part.type)
    made = s.fresh(dtype)
    s.load_vector(Address(None, symbol=slot), dtype, made)
    return made


def _lane_of(s: A64Selector, part: UOp, number: int) -> Register:
    return s.value(part) if part.type.lanes == 1 else lane(s, s.value(part), part.type.scalar, number)


def _picked_together(s: A64Selector, parts: Sequence[UOp]) -> Register | None:
    """Lanes of one vector or two, where an instruction picks them: no lane is taken out by itself."""
    if any(part.op is not Op.GEP for part in parts):
        return None
    sources = list(dict.fromkeys(part.src[0] for part in parts))
    kind = sources[0].type
    if len(sources) > 2 or kind.lanes == 1 or any(x.type is not kind for x in sources):
        return None
    picked = [kind.lanes * sources.index(part.src[0]) + n for part in parts for n in part.picked]
    a, b = s.value(sources[0]), s.value(sources[-1])
    return by_instruction(s, a, b, kind.lanes, kind.scalar.bits, picked)


def inserted(s: A64Selector, values: list[Register], dtype: DType) -> Register:
    """Scalars as lanes."""
    made = splat(s, values[0], dtype)
    for n, value in enumerate(values[1:], 1):
        key = "vinsg" if value.kind == "gpr" else "vins"
        s.write(key, [made], [made, value], width=128, modifier=dtype.scalar.bits, immediate=n)
    return made


def _joined_bools(s: A64Selector, uop: UOp) -> Register:
    lanes, total = uop.type.lanes, s.code.register("vec", 128)
    bits = 128 // lanes
    values: list[Register] = []
    for part in dict.fromkeys(uop.src) if len(set(uop.src)) == 1 else uop.src:
        word = s.value(part)
        if part.type.lanes == 1:
            values.append(s.made("sub", INT64, s.number(0, INT64), word))
        else:
            values += [_mask_lane(s, word, part.type.lanes, n) for n in range(part.type.lanes)]
    s.write("vdupg", [total], [values[0]], width=128, modifier=bits, immediate=0)
    for n, value in enumerate(values[1:], 1):
        s.write("vinsg", [total], [total, value], width=128, modifier=bits, immediate=n)
    return total


def _mask_lane(s: A64Selector, bools: Register, lanes: int, number: int) -> Register:
    """One lane of a vector of bools: 0 or all bits."""
    bits, made = 128 // lanes, s.general()
    if bits == 64:
        s.write("vumov", [made], [bools], width=64, modifier=64, immediate=number)
    else:
        s.write("vsmov", [made], [bools], width=64, modifier=bits, immediate=number)
    return made


def pick(s: A64Selector, uop: UOp) -> Register:
    """GEP"""
    source, dtype, lanes = uop.src[0].type, uop.type, uop.picked
    x = s.value(uop.src[0])
    if source.lanes == 1:
        return x if dtype.lanes == 1 else splat(s, x, dtype)
    if source.scalar.is_bool:
        return _picked_bools(s, x, source.lanes, lanes)
    if len(lanes) == 1:
        return lane(s, x, source.scalar, lanes[0])
    bits, count = source.scalar.bits, len(lanes)
    if lanes == tuple(range(lanes[0], lanes[0] + count)) and lanes[0] * bits % 8 == 0:
        if lanes[0] == 0:
            return x
        made = s.fresh(dtype)
        s.write("vext", [made], [x, x], width=128, immediate=lanes[0] * bits // 8)
        return made
    places = bytes(n * bits // 8 + k for n in lanes for k in range(bits // 8)).ljust(16, b"\xff")
    made = s.fresh(dtype)
    s.write("vtbl", [made], [x, s.table_constant(places, dtype)], width=128)
    return made


def shuffle(s: A64Selector, uop: UOp) -> Register:
    """SHUFFLE"""
    (a, b), source, picked = (s.value(v) for v in uop.src), uop.src[0].type, uop.picked
    if not source.scalar.is_bool:
        return shuffled(s, a, b, source.lanes, source.scalar.bits, picked)
    size, count, lanes = 16 // source.lanes, 16 // len(picked), [divmod(n, source.lanes) for n in picked]
    return by_table(s, a, b, [(which, n * size + min(k, size - 1)) for which, n in lanes for k in range(count)])


def lane(s: A64Selector, x: Register, scalar_type: DType, number: int) -> Register:
    """One lane."""
    if scalar_type.is_float:
        return x if number == 0 else s.made("vlane", scalar_type, x, immediate=number)
    made, bits = s.fresh(scalar_type), scalar_type.bits
    key = "vsmov" if scalar_type.is_signed and bits < 32 else "vumov"
    s.write(key, [made], [x], width=64 if bits == 64 else 32, modifier=bits, immediate=number)
    return made


def _picked_bools(s: A64Selector, x: Register, lanes: int, picked: tuple[int, ...]) -> Register:
    if len(picked) == 1:
        return s.made("andi", INT32, _mask_lane(s, x, lanes, picked[0]), immediate=1)
    size = 16 // lanes
    places = bytes(n * size + (k if k < size else size - 1) for n in picked for k in range(16 // len(picked)))
    made = s.code.register("vec", 128)
    s.write("vtbl", [made], [x, s.table_constant(places, OCTETS)], width=128)
    return made


def compare(s: A64Selector, uop: UOp) -> Register:
    """CMPLT CMPLE CMPEQ CMPNE, by lane"""
    kind, lanes = uop.src[0].type, uop.type.lanes
    x, y = (s.value(v) for v in uop.src)
    if kind.is_bool:
        found = s.made("vxor", uop.type, x, y)
        return found if uop.op is Op.CMPNE else s.made("vnot", uop.type, found)
    of_float, signed, unsigned, exchanged, inverted = _COMPARES[uop.op]
    key = of_float if kind.is_float else signed if kind.scalar.is_signed else unsigned
    mask = s.made(key, kind, *((y, x) if exchanged else (x, y)))
    mask = s.made("vnot", kind, mask) if inverted else mask
    return s.filled(mask, kind.scalar.bits, lanes)


def where(s: A64Selector, uop: UOp) -> Register:
    """WHERE, by lane"""
    dtype, condition = uop.type, uop.src[0]
    x, y = s.value(uop.src[1]), s.value(uop.src[2])
    bits = 128 // dtype.lanes if dtype.is_bool else dtype.scalar.bits
    if condition.type.lanes == 1:
        word = s.made("sub", INT64, s.number(0, INT64), s.value(condition))
        mask = s.code.register("vec", 128)
        s.write("vdupg", [mask], [word], width=128, modifier=64, immediate=0)
    else:
        mask = s.lane_mask(s.value(condition), bits, dtype.lanes)
    return s.tied("vbsl", dtype, mask, x, y)


def extreme(s: A64Selector, uop: UOp) -> Register:
    """MAX MIN, by lane: NaN wins"""
    dtype = uop.type
    key = "max" if uop.op is Op.MAX else "min"
    key = f"vf{key}" if dtype.is_float else f"v{key}" + ("" if dtype.scalar.is_signed else "u")
    return s.made(key, dtype, *(s.value(v) for v in uop.src))


def shift(s: A64Selector, uop: UOp) -> Register:
    """SHL SHR, by lane: the processor takes a signed count, negative ones to the right,
    of which it reads the low byte"""
    dtype, count = uop.type, uop.src[1]
    bits, signed = dtype.scalar.bits, dtype.scalar.is_signed
    x, left = s.value(uop.src[0]), uop.op is Op.SHL
    if count.op is Op.CONST:
        number = int(count.value)
        if not 0 <= number < bits:
            if left or not signed:
                return s.number(0, dtype)
            number = bits - 1
        if not number:
            return x
        return s.made("vslli" if left else "vsrai" if signed else "vsrli", dtype, x, immediate=number)
    by = s.value(count)
    if guards.shift_may_exceed(uop):
        by = s.made("vminu", dtype, by, s.splat_constant(bits, dtype))
    if not left:
        by = s.made("vneg", dtype, by)
    return s.made("vsshl" if signed and not left else "vushl", dtype, x, by)


def convert(s: A64Selector, x: Register, source: DType, target: DType) -> Register:
    """CAST, by lane"""
    a, b, lanes = source.scalar, target.scalar, target.lanes
    if a is b:
        return x
    if b.is_bool and a.is_float and a.bits == 16:
        x, a, source = _floats_by_bits(s, x, 16, 32, lanes), FLOAT32, FLOAT32.vec(lanes)
    if b.is_bool:
        equal = s.made("vfcmeq" if a.is_float else "vcmeq", source, x, s.number(0, source))
        return s.filled(s.made("vnot", source, equal), a.bits, lanes)
    if a.is_bool:
        mask = s.lane_mask(x, b.bits, lanes)
        return s.made("vand", target, mask, s.splat_constant(1, target))
    if a.is_float:
        return _floats(s, x, a, b, lanes) if b.is_float else _to_integers(s, x, a, b, lanes)
    if not b.is_float:
        return s.resized(x, a.bits, b.bits, lanes, signed=a.is_signed)
    if a.bits == 64 and b.bits < 64:  # rounded once
        return inserted(s, [scalar.convert(s, lane(s, x, a, n), a, b) for n in range(lanes)], target)
    wide = max(32, b.bits) if a.bits < 64 else 64
    x = s.resized(x, a.bits, wide, lanes, signed=a.is_signed)
    middle = FLOAT64 if wide == 64 else None
    made = s.code.register("vec", wide * lanes)
    s.write("vscvtf" if a.is_signed else "vucvtf", [made], [x], width=_whole(wide * lanes), modifier=wide)
    return made if middle or b.bits == 32 else _floats_by_bits(s, made, 32, b.bits, lanes)


def _whole(bits: int) -> int:
    return max(64, bits)


def _floats(s: A64Selector, x: Register, a: DType, b: DType, lanes: int) -> Register:
    if a.bits == 64 and b.bits == 16:  # rounded once
        return inserted(s, [scalar.convert(s, lane(s, x, a, n), a, b) for n in range(lanes)], b.vec(lanes))
    return _floats_by_bits(s, x, a.bits, b.bits, lanes)


def _floats_by_bits(s: A64Selector, x: Register, bits: int, to: int, lanes: int) -> Register:
    while bits != to:
        following = 2 * bits if to > bits else bits // 2
        made = s.code.register("vec", lanes * following)
        s.write("vfcvtl" if to > bits else "vfcvtn", [made], [x], width=64, modifier=min(bits, following))
        x, bits = made, following
    return x


def _to_integers(s: A64Selector, x: Register, a: DType, b: DType, lanes: int) -> Register:
    """The processor saturates; lanes are narrowed with saturation too."""
    wide = max(a.bits, 32)
    if b.bits > wide:
        wide = 64
    x = _floats_by_bits(s, x, a.bits, wide, lanes)
    made = s.code.register("vec", wide * lanes)
    s.write("vfcvtzs" if b.is_signed else "vfcvtzu", [made], [x], width=_whole(wide * lanes), modifier=wide)
    while wide > b.bits:
        wide //= 2
        narrow = s.code.register("vec", wide * lanes)
        s.write("vsqxtn" if b.is_signed else "vuqxtn", [narrow], [made], width=64, modifier=wide)
        made = narrow
    return made
