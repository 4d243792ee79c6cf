"""RVV: building vectors, extracting lanes, mask comparisons, selects, shifts, conversions."""

from __future__ import annotations

from kg.plugin import DType, Op, UOp
from kg_render import guards
from kg_render.asm import Register

from kg_isa.addresses import Address
from kg_isa.risc.ops import lanes_made
from kg_isa.risc.select import INT64, is_splat, number_bytes
from kg_isa.rv64.select import OCTETS, RV64Selector

#: Comparison -> keys for floats and integers: `u` is put behind it for unsigned ones.
_COMPARES = {
    Op.CMPLT: ("vmflt", "vmslt"),
    Op.CMPLE: ("vmfle", "vmsle"),
    Op.CMPEQ: ("vmfeq", "vmseq"),
    Op.CMPNE: ("vmfne", "vmsne"),
}
_MASK_OPS = {Op.AND: "vmand", Op.OR: "vmor", Op.XOR: "vmxor", Op.CMPNE: "vmxor", Op.CMPEQ: "vmxnor"}
_MASK = 16  #: bits of a register that holds a mask, when it is spilled


def vectorize(s: RV64Selector, uop: UOp) -> Register:
    """VECTORIZE"""
    dtype = uop.type
    if uop in s.scalars:
        return s.value(uop.src[0])
    if len(set(uop.src)) == 1 and uop.src[0].type.lanes == 1:
        return splat(s, s.value(uop.src[0]), dtype)
    if not dtype.is_bool and all(part.op is Op.CONST for part in uop.src):
        data = [number_bytes(part.value, dtype.scalar) * part.type.lanes for part in uop.src]
        return s.table_constant(b"".join(data), dtype)
    size, at = max(1, dtype.scalar.itemsize), 0
    slot = s.code.slot(2 * max(8, size * dtype.lanes))  # with room for what is beyond the last part
    for part in uop.src:
        lanes = part.type.lanes
        whole = (
            dtype.scalar.vec(1 << (lanes - 1).bit_length()) if lanes > 1 else part.type
        )  # three are stored as four: the next part is stored over the last
        s.store_to(Address(None, symbol=slot, offset=at), s.value(part), whole)
        at += size * lanes
    made = s.fresh(dtype)
    s.load_vector(Address(None, symbol=slot), dtype, made)
    return made


def splat(s: RV64Selector, value: Register, dtype: DType) -> Register:
    """One value in every lane."""
    lanes, lane = dtype.lanes, dtype.scalar.bits
    if dtype.is_bool:
        return s.lanes_made("vmsnei", _MASK, 8, lanes, s.lanes_made("vmvx", 8 * lanes, 8, lanes, value), immediate=0)
    return s.lanes_made("vmvx" if value.kind == "gpr" else "vfmvf", lane * lanes, lane, lanes, value)


def pick(s: RV64Selector, uop: UOp) -> Register:
    """GEP"""
    source, dtype, lanes = uop.src[0].type, uop.type, uop.picked
    x = s.value(uop.src[0])
    if source.lanes == 1:
        return x if dtype.lanes == 1 else splat(s, x, dtype)
    if not dtype.is_bool:
        return _picked(s, x, source, lanes)
    found = _picked(s, s.zero_or_one(x, 8, source.lanes), OCTETS.vec(source.lanes), lanes)
    if len(lanes) == 1:
        return found
    return s.lanes_made("vmsnei", _MASK, 8, len(lanes), found, immediate=0)


def _picked(s: RV64Selector, x: Register, source: DType, lanes: tuple[int, ...]) -> Register:
    scalar, count = source.scalar, len(lanes)
    bits, first = scalar.bits, lanes[0]
    if lanes == tuple(range(first, first + count)):
        if first:
            x = s.lanes_made("vslidei", bits * source.lanes, bits, source.lanes, x, immediate=first)
        if count > 1:
            return x
        made = s.fresh(scalar)
        s.write("vfmvfs" if scalar.is_float else "vmvxs", [made], [x], width=bits * source.lanes, modifier=bits)
        return s.canonical(made, scalar) if not scalar.is_float and not scalar.is_signed else made
    most = max(source.lanes, count)
    places = b"".join(n.to_bytes(bits // 8, "little") for n in (*lanes, *[0] * (most - count)))
    index = s.table_constant(places, source.scalar.vec(most))
    return s.lanes_made("vgather", bits * most, bits, most, x, index)


def binary(s: RV64Selector, uop: UOp) -> Register | None:
    """AND OR XOR of masks"""
    if not uop.type.is_bool or uop.type.lanes == 1:
        return None
    return _masks(s, _MASK_OPS[uop.op], uop.type.lanes, *(s.value(v) for v in uop.src))


def _masks(s: RV64Selector, key: str, lanes: int, x: Register, y: Register) -> Register:
    return s.lanes_made(key, _MASK, 8, lanes, x, y)


def compare(s: RV64Selector, uop: UOp) -> Register:
    """CMPLT CMPLE CMPEQ CMPNE, by lane"""
    kind, lanes = uop.src[0].type, uop.type.lanes
    if kind.is_float:
        return _compare_floats(s, uop, kind, lanes)
    x, y = (s.value(v) for v in uop.src)
    if kind.is_bool:
        if uop.op in _MASK_OPS:
            return _masks(s, _MASK_OPS[uop.op], lanes, x, y)
        x, y = (s.zero_or_one(v, 8, lanes) for v in (x, y))
        kind = OCTETS.vec(lanes)
    key = _COMPARES[uop.op][1]
    if not kind.scalar.is_signed and uop.op in (Op.CMPLT, Op.CMPLE):
        key += "u"
    return s.lanes_made(key, _MASK, kind.scalar.bits, lanes, x, y)


def _compare_floats(s: RV64Selector, uop: UOp, kind: DType, lanes: int) -> Register:
    x, y = uop.src
    key = _COMPARES[uop.op][0]
    if is_splat(x) and not is_splat(y):
        x, y, key = y, x, {"vmflt": "vmfgt", "vmfle": "vmfge"}.get(key, key)
        second, suffix = s.operand(y)
        if not suffix:  # there is none of two vectors
            return s.lanes_made(_COMPARES[uop.op][0], _MASK, kind.scalar.bits, lanes, second, s.value(x))
    else:
        second, suffix = s.operand(y)
    return s.lanes_made(key + suffix, _MASK, kind.scalar.bits, lanes, s.value(x), second)


def where(s: RV64Selector, uop: UOp) -> Register:
    """WHERE, by lane"""
    dtype, condition = uop.type, uop.src[0]
    x, y, lanes = s.value(uop.src[1]) if dtype.is_bool else s.operand(uop.src[1])[0], s.value(uop.src[2]), dtype.lanes
    mask = s.value(condition)
    if condition.type.lanes == 1:
        mask = splat(s, mask, condition.type.vec(lanes))
    if not dtype.is_bool:
        return s.merged(mask, x, y, dtype)
    return _masks(s, "vmor", lanes, _masks(s, "vmand", lanes, x, mask), _masks(s, "vmandn", lanes, y, mask))


def extreme(s: RV64Selector, uop: UOp) -> Register:
    """MAX MIN, by lane: the instruction passes over NaN, which is put in again"""
    dtype = uop.type
    lane, lanes = dtype.scalar.bits, dtype.lanes
    key = "max" if uop.op is Op.MAX else "min"
    if not dtype.is_float:
        return lanes_made(s, f"v{key}" + ("" if dtype.scalar.is_signed else "u"), dtype, *uop.src, commutes=True)
    result = lanes_made(s, f"vf{key}", dtype, *uop.src, commutes=True)
    for source in uop.src:
        if guards.may_be_nan(source):
            value = s.value(source)
            if value.kind != "v":
                value = splat(s, value, dtype)
            result = s.merged(s.lanes_made("vmfne", _MASK, lane, lanes, value, value), value, result, dtype)
    return result


def shift(s: RV64Selector, uop: UOp) -> Register:
    """SHL SHR, by lane: the processor takes the count modulo the width"""
    dtype, count = uop.type, uop.src[1]
    bits, lanes, signed = dtype.scalar.bits, dtype.lanes, dtype.scalar.is_signed
    key, x = "vsll" if uop.op is Op.SHL else "vsra" if signed else "vsrl", s.value(uop.src[0])
    if count.op is Op.CONST:
        number = int(count.value)
        if not 0 <= number < bits:
            if key != "vsra":
                return s.number(0, dtype)
            number = bits - 1
        if number < 32:
            return s.made(key + "i", dtype, x, immediate=number)
        return s.made(key + "x", dtype, x, s.number(number, INT64))
    by = s.value(count)
    if not guards.shift_may_exceed(uop):
        return s.made(key, dtype, x, by)
    if key == "vsra":
        return s.made(key, dtype, x, s.made("vminu", dtype, by, s.splat_constant(bits - 1, dtype)))
    fits = s.lanes_made("vmsltu", _MASK, bits, lanes, by, s.splat_constant(bits, dtype))
    return s.merged(fits, s.made(key, dtype, x, by), s.number(0, dtype), dtype)


def convert(s: RV64Selector, x: Register, source: DType, target: DType) -> Register:
    """CAST, by lane"""
    a, b, lanes = source.scalar, target.scalar, target.lanes
    if a is b:
        return x
    if b.is_bool:
        return s.lanes_made("vmfne" if a.is_float else "vmsne", _MASK, a.bits, lanes, x, s.number(0, source))
    if a.is_bool:
        return s.merged(x, s.number(1, target), s.number(0, target), target) if b.is_float else s.zero_or_one(x, b.bits, lanes)
    if a.is_float and b.is_float:
        return _step(s, "vfwcvtf" if b.bits > a.bits else "vfncvtf", x, a.bits, b.bits, lanes)
    if a.is_float:
        return _to_integers(s, x, source, b, lanes)
    if not b.is_float:
        return resized(s, x, a.bits, b.bits, lanes, signed=a.is_signed)
    sign = "" if a.is_signed else "u"
    wide = max(a.bits, b.bits // 2)
    x = resized(s, x, a.bits, wide, lanes, signed=a.is_signed)
    key = "vfcvtfx" if wide == b.bits else "vfwcvtfx" if b.bits > wide else "vfncvtfx"
    return _step(s, key + sign, x, wide, b.bits, lanes)


def _step(s: RV64Selector, key: str, x: Register, bits: int, to: int, lanes: int) -> Register:
    """A conversion between neighbouring widths: the vector type is that of the narrower."""
    return s.lanes_made(key, to * lanes, min(bits, to), lanes, x)


def resized(s: RV64Selector, x: Register, bits: int, to: int, lanes: int, *, signed: bool) -> Register:
    """Integer lanes made wider or narrower, step by step."""
    while bits < to:
        bits *= 2
        x = s.lanes_made("vsext" if signed else "vzext", bits * lanes, bits, lanes, x)
    while bits > to:
        bits //= 2
        x = s.lanes_made("vnsrl", bits * lanes, bits, lanes, x, immediate=0)
    return x


def _to_integers(s: RV64Selector, x: Register, source: DType, b: DType, lanes: int) -> Register:
    """The processor saturates, and makes the greatest number of NaN. Narrower ones are clipped afterwards."""
    bits, sign = source.scalar.bits, "" if b.is_signed else "u"
    number = s.lanes_made("vmfeq", _MASK, bits, lanes, x, x)
    wide = max(bits, b.bits)
    made = _step(s, ("vfwcvtx" if wide > bits else "vfcvtx") + sign, x, bits, wide, lanes)
    while wide > b.bits:
        wide //= 2
        made = s.lanes_made("vnclip" + sign, wide * lanes, wide, lanes, made, immediate=0)
    target = b.vec(lanes)
    return s.merged(number, made, s.number(0, target), target)
