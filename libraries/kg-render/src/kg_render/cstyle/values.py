"""Expressions in a C-like language with the semantics of semantics.md: constants, casts, arithmetic."""

from __future__ import annotations

import math
import re
import struct

import kg
from kg.plugin import DType, Op, UnsupportedError, UOp, int_like
from kg.plugin.rendering import COMPARE, DIVISIONS, is_splat

from kg_render import guards
from kg_render.cstyle.helpers import call_helper, convert_float_to_int, copy_bits, lanes_helper
from kg_render.cstyle.templates import CONDITIONAL, PRIMARY, PRODUCT, SUM, UNARY, Call, Helper, Infix
from kg_render.cstyle.writer import Text, Writer

# -- constants


def literal(w: Writer, dtype: DType, value: int | float | bool) -> Text:
    """A scalar constant, exact."""
    if dtype.is_bool:
        return Text("true" if value else "false")
    suffix = w.language.literal_suffix.get(dtype, "")
    if dtype.is_float:
        return _float_literal(w, dtype, float(value), suffix)
    if dtype.is_signed and value == dtype.min and dtype.bits >= 32:  # -2147483648 is a negation of what int can't hold
        return Text(f"(-{dtype.max}{suffix} - 1)")
    return Text(f"{value}{suffix}", PRIMARY if value >= 0 else UNARY)


def _float_literal(w: Writer, dtype: DType, value: float, suffix: str) -> Text:
    value = rounded(value, dtype)
    infinity, nan = w.language.special_floats[dtype]
    if math.isnan(value):
        return Text(nan)
    if math.isinf(value):
        return Text(infinity) if value > 0 else Text(f"-{infinity}", UNARY)
    decimal = repr(value)
    # decimal digits where they are short and, being a double's own, exact; else hexadecimal
    code = decimal if len(decimal) <= 12 and "e" not in decimal else re.sub(r"\.?0*p", "p", value.hex())
    return Text(code + suffix, UNARY if code[0] == "-" else PRIMARY)


def rounded(value: float, dtype: DType) -> float:
    """The value in the precision of the dtype."""
    if dtype.bits == 64 or not math.isfinite(value):
        return value
    try:
        return struct.unpack("<f", struct.pack("<f", value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def constant(w: Writer, u: UOp) -> Text:
    dtype = u.type
    if dtype.lanes == 1:
        return literal(w, dtype, u.value)
    if dtype.is_bool:  # rendered by Writer.mask, at the width of its user
        w.mask_bits[u] = 8
        return Text(w.mask(u, 8))
    return Text(w.splat(dtype, literal(w, dtype.scalar, u.value).code))


# -- vectors


def vectorize(w: Writer, u: UOp) -> Text:
    dtype = u.type
    if u.lanes & (u.lanes - 1):
        raise UnsupportedError(f"{w.language.device}:{w.language.suffix}: {u.lanes} lanes are no power of two")
    if dtype.is_bool:
        w.mask_bits[u] = 8
        dtype = w.mask_type(u.lanes, 8)
    w.type(dtype)
    if is_splat(u):
        scalar = w.arg(u.src[0], UNARY)
        return Text(w.splat(dtype, f"-{scalar}" if u.type.is_bool else scalar))
    if u.src[0].lanes > 1 and len({s.lanes for s in u.src}) == 1 and not len(u.src) & (len(u.src) - 1):
        return Text(_concatenate(w, u, dtype))
    lanes: list[str] = []
    for s in u.src:
        if s.lanes > 1:
            held = w.mask(s, 8, PRIMARY) if u.type.is_bool else w.atom(s)
            lanes.extend(w.language.lane(held, i) for i in range(s.lanes))
        else:
            lanes.append(f"-{w.arg(s, UNARY)}" if u.type.is_bool else w.arg(s, CONDITIONAL))
    return Text(w.language.vector_literal(dtype, lanes))


def _concatenate(w: Writer, u: UOp, dtype: DType) -> str:
    """Vectors of one width, joined two by two."""
    parts = [w.mask(s, 8) if u.type.is_bool else w.arg(s) for s in u.src]
    lanes = u.src[0].lanes
    while len(parts) > 1:
        lanes *= 2
        joined = dtype.vec(lanes)
        w.type(joined)
        parts = [
            w.language.shuffle(joined, a, b, range(lanes), lanes // 2) for a, b in zip(parts[::2], parts[1::2], strict=True)
        ]
    return parts[0]


def gep(w: Writer, u: UOp) -> Text:
    lanes: tuple[int, ...] = u.arg  # pyright: ignore[reportAssignmentType]
    source = u.src[0]
    is_bool = u.type.is_bool
    if source.op is Op.CONST:
        if is_bool:
            w.mask_bits[u] = 8
        return constant(w, UOp(Op.CONST, u.type, (), source.value))
    if source.lanes == 1:
        return Text(w.arg(source, PRIMARY))
    if len(lanes) == 1:
        held = w.arg(source, PRIMARY)
        return Text(f"{w.language.lane(held, lanes[0])} != 0", 9) if is_bool else Text(w.language.lane(held, lanes[0]))
    bits = w.mask_bits[source] if is_bool else 0
    result = w.mask_type(u.lanes, bits) if is_bool else u.type
    if is_bool:
        w.mask_bits[u] = bits
    w.type(result)
    held = w.atom(source)
    return Text(w.language.shuffle(result, held, held, lanes, source.lanes))


def shuffle(w: Writer, u: UOp) -> Text:
    """Lanes out of two vectors; a mask takes the width of the wider one."""
    a, b = u.src
    if not u.type.is_bool:
        w.type(u.type)
        return Text(w.language.shuffle(u.type, w.atom(a), w.atom(b), u.picked, a.lanes))
    bits = w.mask_bits[u] = max(w.mask_bits.get(s, 8) for s in u.src)
    w.type(w.mask_type(u.lanes, bits))
    x, y = (w.mask(s, bits, PRIMARY) for s in u.src)
    return Text(w.language.shuffle(w.mask_type(u.lanes, bits), x, y, u.picked, a.lanes))


# -- casts


def cast(w: Writer, u: UOp) -> Text:
    to, source = u.type, u.src[0]
    of = source.type
    if to.lanes > 1:
        return _cast_vector(w, u, to, source)
    if to is of:
        return Text(w.arg(source, UNARY), UNARY)
    if to.is_bool:
        return Text(f"{w.arg(source, 10)} != {literal(w, of, 0).code}", 9)
    if of.is_float and to.is_int:
        return Text(convert_float_to_int(w, of, to, w.arg(source)))
    return Text(f"({w.type(to)}){w.arg(source, UNARY)}", UNARY)


def _cast_vector(w: Writer, u: UOp, to: DType, source: UOp) -> Text:
    of = source.type
    language = w.language
    if to.is_bool:
        if of.is_bool:
            w.mask_bits[u] = w.mask_bits.get(source, 8)
            return Text(w.mask(source, w.mask_bits[u], UNARY), UNARY)
        return _compare_vector(w, u, f"{w.arg(source, 10)} != {w.splat(of, literal(w, of.scalar, 0).code)}", of.bits)
    if of.is_bool:  # true is -1 in a mask
        number = int_like(to, signed=True)
        w.type(number)
        ones = f"-{w.mask(source, to.bits, UNARY)}"
        if to.is_float:
            w.type(to)
            return Text(language.convert_vector(ones, to))
        return _as_vector(w, ones, number, to)
    if of.is_float and to.is_int:
        return Text(convert_float_to_int(w, of, to, w.arg(source)))
    if of.is_int and to.is_int and of.bits == to.bits:
        return _as_vector(w, w.arg(source, UNARY), of, to)
    w.type(to)
    return Text(language.convert_vector(w.arg(source), to))


def _as_vector(w: Writer, code: str, of: DType, to: DType) -> Text:
    """The bits of one vector type as another; the operand binds as tightly as a cast."""
    if of is to:
        return Text(code, UNARY)
    w.type(to)
    return Text(w.language.reinterpret_vector(code, to), UNARY)


def bitcast(w: Writer, u: UOp) -> Text:
    to, source = u.type, u.src[0]
    of = source.type
    if of.is_bool or to.is_bool:
        return _bitcast_bool(w, u)
    if to is of:
        return Text(w.arg(source, UNARY), UNARY)
    if to.lanes > 1 and of.lanes > 1:
        return _as_vector(w, w.arg(source, UNARY), of, to)
    if to.lanes == of.lanes and to.is_int and of.is_int:
        return Text(f"({w.type(to)}){w.arg(source, UNARY)}", UNARY)
    return Text(copy_bits(w, of, to, w.arg(source)))


def _bitcast_bool(w: Writer, u: UOp) -> Text:
    """A bool is a byte in memory: only bytes may become bools and bools bytes."""
    to, of = u.type, u.src[0].type
    if to.lanes != of.lanes or max(8, to.bits) != 8 or max(8, of.bits) != 8:
        raise UnsupportedError(f"bitcast of {of} to {to}: only bytes are bools, lane for lane; bitcast to uint8 in between")
    return cast(w, u)


# -- arithmetic


def alu(w: Writer, u: UOp) -> Text:
    dtype = u.src[-1].type
    if dtype.is_bool:
        return _bool_vector(w, u) if dtype.lanes > 1 else _bool_scalar(w, u)
    match u.op:
        case Op.WHERE:
            return _where(w, u)
        case Op.NEG:
            return _negate(w, u)
        case Op.RECIPROCAL:
            one = literal(w, dtype.scalar, 1.0).code
            return Text(f"{one if dtype.lanes == 1 else w.splat(dtype, one)} / {w.arg(u.src[0], UNARY)}", PRODUCT)
        case Op.MULACC if dtype.is_float and not w.language.has_fma:
            a, b, c = u.src
            return Text(f"{w.arg(a, PRODUCT)} * {w.arg(b, UNARY)} + {w.arg(c, PRODUCT)}", SUM)
        case Op.SHL | Op.SHR if not guards.shift_may_exceed(u):
            return _shift(w, u)
        case op if op in DIVISIONS and _divides_plainly(u):
            symbol = "/" if op in (Op.IDIV, Op.FLOORDIV) else "%"
            return Text(f"{w.arg(u.src[0], PRODUCT)} {symbol} {w.arg(u.src[1], UNARY)}", PRODUCT)
        case _:
            return _by_template(w, u, dtype)


def _by_template(w: Writer, u: UOp, dtype: DType) -> Text:
    template = w.language.code_for_op.get(u.op)
    match template:
        case Infix(symbol, precedence):
            if u.op in COMPARE:
                return _compare(w, u, symbol, precedence)
            if dtype.is_float or u.op in (Op.AND, Op.OR, Op.XOR):
                return _infix(w, u, symbol, precedence)
            return _wrapping(w, u, symbol, precedence)
        case Call(name, suffixed, vectors):
            name += "f" if suffixed and dtype.bits == 32 else ""
            if dtype.lanes > 1 and not vectors:
                return Text(lanes_helper(w, u.op, dtype, name, [w.arg(s) for s in u.src]))
            return Text(f"{name}({', '.join(w.arg(s, CONDITIONAL) for s in u.src)})")
        case Helper(name):
            return Text(call_helper(w, name, dtype, [w.arg(s, CONDITIONAL) for s in u.src]))
        case _:
            raise UnsupportedError(
                f"{w.language.device}:{w.language.suffix} has no {u.op.name} of {dtype}; kg-lowering decomposes what `supports` declines"
            )


def _infix(w: Writer, u: UOp, symbol: str, precedence: int) -> Text:
    """Operands in parentheses where C needs them, and where a reader would have
    to know C's lesser precedences."""
    left = precedence if precedence >= SUM else UNARY
    right = precedence + 1 if precedence >= SUM else UNARY
    return Text(f"{w.arg(u.src[0], left)} {symbol} {w.arg(u.src[1], right)}", precedence)


def _wrapping(w: Writer, u: UOp, symbol: str, precedence: int) -> Text:
    """Integer + - *: on unsigned numbers, which wrap, and back;
    as it stands where bounds prove that nothing wraps."""
    dtype = u.type
    if not guards.may_wrap(u) or (not dtype.is_signed and (dtype.bits >= 32 or dtype.lanes > 1)):
        return _infix(w, u, symbol, precedence)
    a, b = u.src
    if dtype.lanes > 1:
        unsigned = int_like(dtype)
        x, y = (_as_vector(w, w.arg(s, UNARY), dtype, unsigned).code for s in (a, b))
        return _as_vector(w, f"({x} {symbol} {y})", unsigned, dtype)
    if dtype.bits >= 32:
        unsigned = w.type(int_like(dtype))
    elif dtype is kg.uint16 and u.op is Op.MUL:  # promoted to int, which 65535 * 65535 overflows
        unsigned = w.type(kg.uint32)
    else:
        return Text(f"({w.type(dtype)})({w.arg(a, precedence)} {symbol} {w.arg(b, precedence + 1)})", UNARY)
    return Text(f"({w.type(dtype)})(({unsigned}){w.arg(a, UNARY)} {symbol} {w.arg(b, precedence + 1)})", UNARY)


def _negate(w: Writer, u: UOp) -> Text:
    dtype = u.type
    x = w.arg(u.src[0], UNARY)
    x = f"({x})" if x[0] == "-" else x
    if dtype.is_float or (not dtype.is_signed and (dtype.bits >= 32 or dtype.lanes > 1)):
        return Text(f"-{x}", UNARY)
    unsigned = int_like(dtype)
    if dtype.lanes > 1:
        return _as_vector(w, "-" + _as_vector(w, x, dtype, unsigned).code, unsigned, dtype)
    if dtype.bits < 32:
        return Text(f"({w.type(dtype)})-{x}", UNARY)
    return Text(f"({w.type(dtype)})-({w.type(unsigned)}){x}", UNARY)


def _compare(w: Writer, u: UOp, symbol: str, precedence: int) -> Text:
    code = f"{w.arg(u.src[0], SUM)} {symbol} {w.arg(u.src[1], SUM)}"
    return Text(code, precedence) if u.lanes == 1 else _compare_vector(w, u, code, u.src[0].type.bits)


def _compare_vector(w: Writer, u: UOp, code: str, bits: int) -> Text:
    """A comparison of vectors gives a mask as wide as they are."""
    w.mask_bits[u] = bits
    mask = w.mask_type(u.lanes, bits)
    w.type(mask)
    return Text(w.language.reinterpret_vector(f"({code})", mask), UNARY)


def _where(w: Writer, u: UOp) -> Text:
    condition, then, otherwise = u.src
    if condition.lanes == 1:
        return Text(f"{w.arg(condition, 4)} ? {w.arg(then, 4)} : {w.arg(otherwise, 4)}", CONDITIONAL)
    mask = w.mask(condition, u.type.bits, CONDITIONAL)
    return Text(call_helper(w, "select", u.type, [mask, w.arg(then), w.arg(otherwise)]))


def _divides_plainly(u: UOp) -> bool:
    """Whether `/` and `%` of C are right: no zero, no overflow,
    and rounding towards zero is what is wanted."""
    if guards.divisor_may_be_zero(u) or guards.division_may_overflow(u):
        return False
    return u.op in (Op.IDIV, Op.MOD) or not (guards.may_be_negative(u.src[0]) or guards.may_be_negative(u.src[1]))


def _shift(w: Writer, u: UOp) -> Text:
    """A shift by a count that is in range."""
    dtype = u.type
    count = w.arg(u.src[1], UNARY)
    x = w.arg(u.src[0], UNARY)
    if u.op is Op.SHR:
        return Text(f"{x} >> {count}", 11)
    if not dtype.is_signed and (dtype.bits >= 32 or dtype.lanes > 1):
        return Text(f"{x} << {count}", 11)
    unsigned = int_like(dtype)
    if dtype.lanes > 1:
        x, count = (_as_vector(w, code, dtype, unsigned).code for code in (x, count))
        return _as_vector(w, f"({x} << {count})", unsigned, dtype)
    return Text(f"({w.type(dtype)})(({w.type(unsigned)}){x} << {count})", UNARY)


# -- bools: or, and, exclusive or; never numbers

_ON_BOOL = {
    **{Op.ADD: "{0} | {1}", Op.OR: "{0} | {1}", Op.MAX: "{0} | {1}"},
    **{Op.MUL: "{0} & {1}", Op.AND: "{0} & {1}", Op.MIN: "{0} & {1}"},
    **{Op.SUB: "{0} ^ {1}", Op.XOR: "{0} ^ {1}", Op.CMPNE: "{0} ^ {1}"},
    **{Op.CMPLT: "{not_0} & {1}", Op.CMPLE: "{not_0} | {1}", Op.CMPEQ: "{not_0} ^ {1}"},
}


def _bool_template(u: UOp) -> str:
    template = _ON_BOOL.get(u.op)
    if template is None:
        raise UnsupportedError(f"{u.op.name} of bool has no meaning")
    return template


def _bool_scalar(w: Writer, u: UOp) -> Text:
    if u.op is Op.WHERE:
        return _where(w, u)
    code = [w.arg(s, UNARY) for s in u.src]
    return Text(_bool_template(u).format(*code, not_0=f"!{code[0]}"), UNARY if len(code) == 1 else 6)


def _bool_vector(w: Writer, u: UOp) -> Text:
    """On masks, at the width of the widest operand."""
    sources = u.src[1:] if u.op is Op.WHERE else u.src
    bits = w.mask_bits[u] = max([w.mask_bits[s] for s in sources if s.op is not Op.CONST], default=8)
    code = [w.mask(s, bits, UNARY) for s in sources]
    if u.op is Op.WHERE:
        condition = u.src[0]
        mask = (
            w.mask(condition, bits)
            if condition.lanes > 1
            else w.splat(w.mask_type(u.lanes, bits), f"-{w.arg(condition, UNARY)}")
        )
        return Text(call_helper(w, "select", w.mask_type(u.lanes, bits), [mask, *code]))
    return Text(_bool_template(u).format(*code, not_0=f"~{code[0]}"), UNARY if len(code) == 1 else 6)
