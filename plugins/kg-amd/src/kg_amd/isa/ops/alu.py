"""ALU ops: of integers and bools. Tables first: scalar, vector; then what takes several instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from kg.plugin import DType, Op, UOp, is_power_of_two
from kg_render import guards
from kg_render.asm import Selector

from kg_amd.isa.operands import Operand, Part
from kg_amd.isa.ops import floats, wide

if TYPE_CHECKING:
    from kg_amd.isa.select import AMDSelector

Emit = Callable[["AMDSelector", UOp], None]
#: op -> scalar instruction of 32 and 64 bits, vector instruction of 32, `#` the type: u32 or i32.
_BITS: Final = {Op.AND: "and", Op.OR: "or", Op.XOR: "xor"}
_SCALAR: Final = {
    Op.ADD: "s_add_u32",
    Op.SUB: "s_sub_u32",
    Op.MUL: "s_mul_i32",
    Op.MAX: "s_max_#32",
    Op.MIN: "s_min_#32",
    Op.SHL: "s_lshl_b32",
}
_VECTOR: Final = {
    Op.ADD: "v_add_nc_u32",
    Op.SUB: "v_sub_nc_u32",
    Op.MUL: "v_mul_lo_u32",
    Op.MAX: "v_max_#32",
    Op.MIN: "v_min_#32",
}
_CONDITIONS: Final = {Op.CMPLT: "lt", Op.CMPLE: "le", Op.CMPEQ: "eq", Op.CMPNE: "ne"}
#: Of bools: the instruction, and which operand comes first.
_OF_BOOLS: Final = {
    **{Op.ADD: ("or", False), Op.SUB: ("xor", False), Op.MUL: ("and", False), Op.MAX: ("or", False), Op.MIN: ("and", False)},
    **{Op.AND: ("and", False), Op.OR: ("or", False), Op.XOR: ("xor", False), Op.CMPNE: ("xor", False)},
    **{Op.CMPLT: ("and_not1", True), Op.CMPLE: ("or_not1", True)},
}
#: What may leave bits above a narrow integer's.
_WRAPS: Final = frozenset((Op.ADD, Op.SUB, Op.MUL, Op.NEG, Op.SHL, Op.ABS, Op.IDIV))


def emitter(of: Emit) -> Callable[[Selector, UOp], None]:
    """As the table of a selector has it."""
    return lambda selector, uop: of(cast("AMDSelector", selector), uop)


def typed(name: str, dtype: DType) -> str:
    return name.replace("#", "i" if dtype.is_signed else "u")


def canonical(s: AMDSelector, x: Part, dtype: DType) -> Part:
    """A narrow integer extended to 32 bits."""
    bits = dtype.bits
    if bits >= 32 or dtype.is_bool:
        return x
    if x.kind == "s":
        return s.made(f"s_sext_i32_i{bits}", 1, x) if dtype.is_signed else s.made("s_and_b32", 1, x, (1 << bits) - 1)
    if dtype.is_signed:
        return s.made("v_bfe_i32", 1, x, 0, bits)
    return s.made("v_and_b32", 1, (1 << bits) - 1, x)


def binary(s: AMDSelector, uop: UOp) -> None:
    """Ops of two operands, of which integers and bools are written here."""
    dtype = uop.type
    if dtype.is_float:
        floats.binary(s, uop)
    elif dtype.is_bool:
        _of_bools(s, uop)
    else:
        made = _integer(s, uop)
        s.put(uop, canonical(s, made, dtype) if uop.op in _WRAPS and guards.may_wrap(uop) else made)


def _of_bools(s: AMDSelector, uop: UOp) -> None:
    name, is_swapped = _OF_BOOLS[uop.op]
    x, y = (s.operand(v) for v in uop.src)
    s.put(uop, s.on_masks(f"s_{name}", *((y, x) if is_swapped else (x, y))))


def _integer(s: AMDSelector, uop: UOp) -> Part:
    dtype, op = uop.type, uop.op
    x, y = (s.operand(v) for v in uop.src)
    if op in (Op.SHL, Op.SHR):
        return _shift(s, uop, x, y)
    if uop in s.scalar:
        return _scalar(s, op, dtype, x, y)
    if dtype.bits == 64:
        return _wide(s, op, dtype, x, y)
    if op in _BITS:
        return s.made(f"v_{_BITS[op]}_b32", 1, x, y)
    if op is Op.MUL:
        return _product(s, uop, x, y)
    return s.made(typed(_VECTOR[op], dtype), 1, x, y if op is not Op.SUB or not isinstance(y, int) else s.in_vector(y))


def _product(s: AMDSelector, uop: UOp, x: Operand, y: Operand) -> Part:
    a, b = (v.bounds for v in uop.src)
    if isinstance(y, int) and is_power_of_two(y):
        return s.made("v_lshlrev_b32", 1, y.bit_length() - 1, x)
    if min(a.min, b.min) >= 0 and max(a.max, b.max) < 1 << 24:
        return s.made("v_mul_u32_u24", 1, x, y)
    return s.made("v_mul_lo_u32", 1, x, y)


def _scalar(s: AMDSelector, op: Op, dtype: DType, x: Operand, y: Operand) -> Part:
    if op in _BITS:
        return s.made(f"s_{_BITS[op]}_b{max(32, dtype.bits)}", 2 if dtype.bits == 64 else 1, x, y)
    if dtype.bits < 64:
        return s.made(typed(_SCALAR[op], dtype), 1, x, y)
    (x0, x1), (y0, y1) = wide.pair(x), wide.pair(y)
    if op is Op.MUL:
        return wide.scalar_multiply(s, x0, x1, y0, y1)
    made, (low, high) = s.tuple_of(2, "s"), ("s_add_u32", "s_addc_u32") if op is Op.ADD else ("s_sub_u32", "s_subb_u32")
    s.op(low, [made.word(0)], [x0, y0])
    s.op(high, [made.word(1)], [x1, y1])
    return made


def _wide(s: AMDSelector, op: Op, dtype: DType, x: Operand, y: Operand) -> Part:
    a, b = wide.pair(x), wide.pair(y)
    if op in _BITS:
        made = s.tuple_of(2)
        for n in range(2):
            s.op(f"v_{_BITS[op]}_b32", [made.word(n)], [a[n], b[n]])
        return made
    if op is Op.MUL:
        return wide.multiply(s, a, b)
    if op in (Op.MAX, Op.MIN):
        name = typed("v_cmp_gt_#64" if op is Op.MAX else "v_cmp_lt_#64", dtype)
        return wide.chosen(s, s.mask(name, _full(s, x), _full(s, y)), a, b)
    return wide.add(s, a, b) if op is Op.ADD else wide.subtract(s, a, b)


def _full(s: AMDSelector, x: Operand) -> Operand:
    return s.in_vector(x, 2) if isinstance(x, int) else x


def _shift(s: AMDSelector, uop: UOp, x: Operand, count: Operand) -> Part:
    """Counts out of range give 0 or the sign."""
    dtype, is_scalar, size = uop.type, uop in s.scalar, 2 if uop.type.bits == 64 else 1
    is_wide = size == 2
    arithmetic = uop.op is Op.SHR and dtype.is_signed
    given, limit = count, max(32, dtype.bits) - 1
    if is_wide and not isinstance(count, int):
        assert isinstance(count, Part)
        count = count.word(0)
    may_exceed = guards.shift_may_exceed(uop)
    if isinstance(given, int):
        count = given if given < dtype.bits else limit
    elif may_exceed and arithmetic:
        count = _least(s, uop, given, count, limit)
    suffix = ("i" if arithmetic else "b") + str(32 * size)
    if is_scalar:
        name = f"s_{'lshl' if uop.op is Op.SHL else 'ashr' if arithmetic else 'lshr'}_{suffix}"
        made = s.made(name, size, s.constant_part(x, 2, "s") if is_wide and isinstance(x, int) else x, count)
    else:
        name = f"v_{'lshlrev' if uop.op is Op.SHL else 'ashrrev' if arithmetic else 'lshrrev'}_{suffix}"
        made = s.made(name, size, count, _full(s, x) if is_wide else s.in_vector(x))
    if not may_exceed or arithmetic:
        return made
    return _zero_beyond(s, uop, given, made, is_scalar=is_scalar)


def _least(s: AMDSelector, uop: UOp, given: Operand, count: Operand, limit: int) -> Operand:
    """The count, or what shifts all bits out where it is beyond; a negative one is beyond."""
    if uop in s.scalar and uop.type.bits < 64:
        return s.made("s_min_u32", 1, count, limit)
    if uop.type.bits < 64:
        return s.made("v_min_u32", 1, limit, count)
    fits = s.mask("v_cmp_gt_u64", 64, given)
    if uop in s.scalar:
        _any(s, fits)
        return s.made("s_cselect_b32", 1, count, limit)
    return s.made("v_cndmask_b32", 1, limit, count, fits)


def _any(s: AMDSelector, mask: Part) -> None:
    """SCC: whether a mask that all lanes have alike is set."""
    s.op(f"s_and_b{s.wave}", [s.vcc], [mask, s.exec])


def _zero_beyond(s: AMDSelector, uop: UOp, given: Operand, made: Part, *, is_scalar: bool) -> Part:
    bits, size = uop.type.bits, made.size
    if is_scalar:
        if size == 1:
            s.op("s_cmp_lt_u32", [], [given, bits])
        else:
            _any(s, s.mask("v_cmp_gt_u64", 64, given))
        return s.made(f"s_cselect_b{32 * size}", size, made, 0)
    fits = s.mask(f"v_cmp_gt_u{32 * size}", bits, given)
    return wide.chosen(s, fits, made, 0, size)


def compare(s: AMDSelector, uop: UOp) -> None:
    """CMPLT CMPLE CMPEQ CMPNE"""
    dtype = uop.src[0].type
    if dtype.is_bool:
        if uop.op is Op.CMPEQ:
            s.put(uop, s.on_masks("s_not", s.on_masks("s_xor", *(s.operand(v) for v in uop.src))))
        else:
            _of_bools(s, uop)
    elif uop in s.scalar:
        scalar_compare(s, uop)
        s.put(uop, s.on_masks("s_cselect", (1 << 64) - 1, 0))
    else:
        x, y = (s.operand(v) for v in uop.src)
        s.put(uop, s.mask(_comparison(uop.op, dtype), x, y))


def _comparison(op: Op, dtype: DType) -> str:
    if dtype.is_float:
        return f"v_cmp_{'neq' if op is Op.CMPNE else _CONDITIONS[op]}_f{dtype.bits}"
    return f"v_cmp_{_CONDITIONS[op]}_{'i' if dtype.is_signed else 'u'}{max(32, dtype.bits)}"


def scalar_compare(s: AMDSelector, uop: UOp) -> None:
    """A comparison of what all lanes have alike, into SCC."""
    dtype = uop.src[0].type
    x, y = (s.operand(v) for v in uop.src)
    if dtype.is_bool:
        compare(s, uop)
        s.op(f"s_cmp_lg_u{s.wave}", [], [s.operand(uop), 0])
        return
    name = {"ne": "lg"}.get(_CONDITIONS[uop.op], _CONDITIONS[uop.op])
    s.op(f"s_cmp_{name}_u64" if dtype.bits == 64 else f"s_cmp_{name}_{'i' if dtype.is_signed else 'u'}32", [], [x, y])


def where(s: AMDSelector, uop: UOp) -> None:
    """WHERE"""
    condition, x, y = uop.src
    if uop.type.is_bool:
        mask, a, b = (s.operand(v) for v in uop.src)
        s.put(uop, s.on_masks("s_or", s.on_masks("s_and", a, mask), s.on_masks("s_and_not1", b, mask)))
        return
    size = 2 if uop.type.bits == 64 else 1
    if uop in s.scalar:
        a, b = s.operand(x), s.operand(y)
        s.test(condition)
        if isinstance(a, int) and isinstance(b, int) and size == 2:
            a, b = s.constant_part(a, 2, "s"), s.constant_part(b, 2, "s")
        s.put(uop, s.made(f"s_cselect_b{32 * size}", size, a, b))
        return
    mask, a, b = s.operand(condition), s.operand(x), s.operand(y)
    s.put(uop, wide.chosen(s, mask, a, b, size))


def negate(s: AMDSelector, uop: UOp) -> None:
    """NEG"""
    dtype = uop.type
    if dtype.is_float:
        floats.sign(s, uop, "v_xor_b32")
        return
    x = s.operand(uop.src[0])
    if dtype.is_bool:
        s.values[uop] = s.value(uop.src[0])
    elif dtype.bits == 64:
        s.put(uop, _scalar(s, Op.SUB, dtype, 0, x) if uop in s.scalar else wide.subtract(s, (0, 0), wide.pair(x)))
    else:
        made = s.made("s_sub_u32", 1, 0, x) if uop in s.scalar else s.made("v_sub_nc_u32", 1, 0, s.in_vector(x))
        s.put(uop, canonical(s, made, dtype))


def absolute(s: AMDSelector, uop: UOp) -> None:
    """ABS"""
    dtype = uop.type
    if dtype.is_float:
        floats.sign(s, uop, "v_and_b32")
        return
    x = s.operand(uop.src[0])
    if not dtype.is_signed:
        s.put(uop, x)
    elif dtype.bits == 64:
        assert isinstance(x, Part)
        s.put(uop, magnitude(s, wide.pair(x)))
    elif uop in s.scalar:
        s.put(uop, canonical(s, s.made("s_abs_i32", 1, x), dtype))
    else:
        x = s.in_vector(x)
        s.put(uop, canonical(s, s.made("v_max_i32", 1, x, s.made("v_sub_nc_u32", 1, 0, x)), dtype))


def magnitude(s: AMDSelector, x: wide.Pair) -> Part:
    """|x| of 64 bits."""
    sign = s.made("v_ashrrev_i32", 1, 31, x[1])
    flipped = (s.made("v_xor_b32", 1, x[0], sign), s.made("v_xor_b32", 1, x[1], sign))
    return wide.subtract(s, flipped, (sign, sign))


def divide(s: AMDSelector, uop: UOp) -> None:
    """IDIV MOD: of magnitudes; x / 0 and x % 0 are 0."""
    dtype, is_mod = uop.type, uop.op is Op.MOD
    negative = [guards.may_be_negative(v) for v in uop.src]
    x, y = (s.vector(v) for v in uop.src)
    if dtype.bits == 64:
        a, b = (magnitude(s, wide.pair(v)) if n else v for v, n in zip((x, y), negative, strict=True))
        result: Part = wide.divide(s, wide.pair(a), wide.pair(b))[is_mod]
    else:
        a, b = (
            s.made("v_max_i32", 1, v, s.made("v_sub_nc_u32", 1, 0, v)) if n else v
            for v, n in zip((x, y), negative, strict=True)
        )
        result = _divide_words(s, a, b)[is_mod]
    high = x.size - 1
    if negative[0] or (negative[1] and not is_mod):
        sign = s.made("v_ashrrev_i32", 1, 31, x.word(high)) if negative[0] else None
        other = s.made("v_ashrrev_i32", 1, 31, y.word(high)) if negative[1] and not is_mod else None
        both = sign if other is None else other if sign is None else s.made("v_xor_b32", 1, sign, other)
        assert both is not None
        if dtype.bits == 64:
            low, top = wide.pair(result)
            result = wide.subtract(s, (s.made("v_xor_b32", 1, low, both), s.made("v_xor_b32", 1, top, both)), (both, both))
        else:
            result = s.made("v_sub_nc_u32", 1, s.made("v_xor_b32", 1, result, both), both)
    if guards.divisor_may_be_zero(uop):
        some = s.mask(f"v_cmp_ne_u{32 * y.size}", 0, y)
        result = wide.chosen(s, some, result, 0, y.size)
    s.put(uop, canonical(s, result, dtype))


def _divide_words(s: AMDSelector, x: Part, y: Part) -> tuple[Part, Part]:
    """Quotient and remainder of 32 bits without a sign:
    a reciprocal in float32, one step of Newton's in integers, two corrections."""
    r = s.made("v_rcp_iflag_f32", 1, s.made("v_cvt_f32_u32", 1, y))
    q = s.made("v_cvt_u32_f32", 1, s.made("v_mul_f32", 1, 0x4F7FFFFE, r))
    t = s.made("v_mul_lo_u32", 1, s.made("v_sub_nc_u32", 1, 0, y), q)
    q = s.made("v_add_nc_u32", 1, q, s.made("v_mul_hi_u32", 1, q, t))
    quotient = s.made("v_mul_hi_u32", 1, x, q)
    rest = s.made("v_sub_nc_u32", 1, x, s.made("v_mul_lo_u32", 1, quotient, y))
    for _ in range(2):
        over = s.mask("v_cmp_ge_u32", rest, y)
        quotient = s.made("v_cndmask_b32", 1, quotient, s.made("v_add_nc_u32", 1, 1, quotient), over)
        rest = s.made("v_cndmask_b32", 1, rest, s.made("v_sub_nc_u32", 1, rest, y), over)
    return quotient, rest


def multiply_add(s: AMDSelector, uop: UOp) -> None:
    """MULACC"""
    dtype = uop.type
    if dtype.is_float:
        floats.multiply_add(s, uop)
        return
    product = UOp(Op.MUL, uop.dtype, uop.src[:2])
    binary(s, product)
    total = UOp(Op.ADD, uop.dtype, (product, uop.src[2]))
    binary(s, total)
    s.put(uop, s.operand(total))
