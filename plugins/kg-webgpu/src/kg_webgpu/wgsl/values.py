"""Expressions in WGSL with the semantics of semantics.md: constants, conversions, arithmetic."""

from __future__ import annotations

import math
from typing import Final

from kg.plugin import DType, Op, UnsupportedError, UOp, parse_dtype
from kg.plugin.rendering import is_splat
from kg_render import guards
from kg_render.cstyle import BuiltinVectorRenderer, Call, Infix, Text, Writer, rounded

from kg_webgpu.wgsl.renderer import NARROW
from kg_webgpu.wgsl.strict_floats import hidden, is_hidden, kept
from kg_webgpu.wgsl.writer import WGSLWriter

_UNARY, _PRIMARY, _SUM = 14, 15, 12
_FLOAT, _HALF, _UINT = map(parse_dtype, ("float32", "float16", "uint32"))
#: The exponent bits of a float: what is beyond them is NaN.
_INFINITY: Final = {_FLOAT: 0x7F800000, _HALF: 0x7C00}
_NAN: Final = {_FLOAT: 0x7FC00000, _HALF: 0x7E00}


# -- constants


def literal(w: Writer, dtype: DType, value: int | float | bool) -> Text:
    """A scalar constant, exact."""
    if dtype.is_bool:
        return Text("true" if value else "false")
    suffix = w.language.literal_suffix[dtype]
    if dtype.is_float:
        return _float_literal(w, dtype, float(value), suffix)
    if value == -(1 << 31):
        return Text("i32(-2147483648)")
    return Text(f"{value}{suffix}", _PRIMARY if value >= 0 else _UNARY)


def _float_literal(w: Writer, dtype: DType, value: float, suffix: str) -> Text:
    value = rounded(value, dtype)
    negative_zero = value == 0 and math.copysign(1.0, value) < 0  # which naga takes for the same constant as 0
    if negative_zero or not math.isfinite(value):  # which no constant may be
        magnitude = 0 if negative_zero else _NAN[dtype] if math.isnan(value) else _INFINITY[dtype]
        return Text(_from_bits(w, dtype, magnitude | (math.copysign(1.0, value) < 0) << (dtype.bits - 1)))
    decimal = repr(value)
    if dtype is _HALF or (len(decimal) <= 12 and "e" not in decimal):  # naga takes no hexadecimal float16
        code = decimal
    else:
        mantissa, exponent = value.hex().split("p")
        code = f"{mantissa.rstrip('0').rstrip('.') if '.' in mantissa else mantissa}p{exponent}"
    return Text(code + suffix, _UNARY if code[0] == "-" else _PRIMARY)


def _from_bits(w: Writer, dtype: DType, bits: int) -> str:
    """Bits that become a float when the shader runs, and that no compiler knows:
    it might take for granted that there is no NaN."""
    assert isinstance(w, WGSLWriter)
    words = f"{bits:#x}u ^ {w.launch_zero()}"
    return f"f16(unpack2x16float({words}).x)" if dtype is _HALF else f"bitcast<f32>({words})"


def constant(w: Writer, u: UOp) -> Text:
    code = literal(w, u.type.scalar, u.value)
    return code if u.lanes == 1 else Text(many(w, u.type, code.code))


def many(w: Writer, dtype: DType, code: str) -> str:
    """A scalar in every lane."""
    return code if dtype.lanes == 1 else f"{w.type(dtype)}({code})"


def number(w: Writer, dtype: DType, value: float) -> str:
    """A constant in every lane."""
    return many(w, dtype, literal(w, dtype.scalar, value).code)


# -- vectors


def vectorize(w: Writer, u: UOp) -> Text:
    if len(u.src) == 1:
        return Text(w.arg(u.src[0]))
    parts = u.src[:1] if is_splat(u) else u.src
    return Text(f"{w.type(u.type)}({', '.join(w.arg(s) for s in parts)})")


def gep(w: Writer, u: UOp) -> Text:
    source, lanes = u.src[0], u.picked
    if source.op is Op.CONST:
        return constant(w, UOp(Op.CONST, u.type, (), source.value))
    if source.lanes == 1:
        held = w.arg(source)
        return Text(held if len(lanes) == 1 else f"{w.type(u.type)}({held})")
    return Text(f"{w.arg(source, _PRIMARY)}.{''.join('xyzw'[n] for n in lanes)}")


def shuffle(w: Writer, u: UOp) -> Text:
    a, b = (w.atom(s) for s in u.src)
    assert isinstance(w.language, BuiltinVectorRenderer)
    return Text(w.language.vector_literal(u.type, w.language.picked(a, b, u.picked, u.src[0].lanes)))


# -- conversions


def cast(w: Writer, u: UOp) -> Text | None:
    to, source = u.type, u.src[0]
    of = source.type
    if to is of:
        return Text(w.arg(source))
    if to.scalar.is_bool:
        zero = number(w, of, 0)
        if of.is_float:  # NaN is true
            return Text(f"!({w.arg(source, _UNARY)} == {zero})", _UNARY)
        return Text(f"{w.arg(source, _UNARY)} != {zero}", 9)
    if of.scalar.is_float and to.is_int:
        return Text(_float_to_int(w, of, to, w.arg(source)))
    if w.type(of) == w.type(to):
        value = Text(w.atom(source))
        if to.scalar not in NARROW or _fits(of, to):  # another name for the same word
            w.text[u] = value
            return None
    else:
        value = Text(f"{w.type(to)}({w.arg(source)})")
    return wrapped(w, value, to) if to.scalar in NARROW and not _fits(of, to) else value


def _fits(of: DType, to: DType) -> bool:
    """Whether every value of the one dtype is one of the other."""
    return of.is_bool or (of.min >= to.min and of.max <= to.max)


def wrapped(w: Writer, value: Text, dtype: DType) -> Text:
    """A word as the narrow integer in its low bits, vectors too."""
    if dtype.is_signed:
        return Text(f"extractBits({value.code}, 0u, {dtype.scalar.bits}u)")
    code = value.code if value.precedence >= _UNARY else f"({value.code})"
    return Text(f"{code} & {many(w, dtype, _mask(dtype.scalar.bits))}", 8)


def _mask(bits: int) -> str:
    return f"{(1 << bits) - 1:#x}u"


def _float_to_int(w: Writer, of: DType, to: DType, code: str) -> str:
    """By value towards zero; saturates, and NaN gives 0."""
    name = f"from_{of}_to"
    full = w.helper_name(name, to)
    if not w.has_helper(full):
        type_ = w.type(to)
        wide = of if of.scalar is _FLOAT else _FLOAT.vec(to.lanes)
        x = "a" if wide is of else "wide"
        head = [] if wide is of else [f"let wide = {w.type(wide)}(a);"]
        least, greatest = int(to.scalar.min), int(to.scalar.max)
        nothing, low, beyond = (number(w, wide, float(v)) for v in (0, least, greatest + 1))
        zero, bottom, top = (number(w, to, v) for v in (0, least, greatest))
        safe = f"select({x}, {nothing}, {x} >= {beyond})"  # what does not fit is not converted
        safe = f"select({safe}, {nothing}, {x} <= {low})"
        body = [
            *head,
            f"let inside = select({zero}, {type_}({safe}), {is_number(w, wide, x)});",
            f"return select(select(inside, {top}, {x} >= {beyond}), {bottom}, {x} <= {low});",
        ]
        w.helper(name, to, [(w.type(of), "a")], body)
    return f"{full}({code})"


def is_number(w: Writer, dtype: DType, code: str) -> str:
    """Not NaN, asked of the bits: a compiler of WGSL may assume that there is no NaN."""
    name = f"is_number_{dtype}"
    if not w.has_helper(name):
        bool_ = w.type(parse_dtype("bool").vec(dtype.lanes))
        if dtype.scalar is _HALF:  # exact in float32
            wide = _FLOAT.vec(dtype.lanes)
            body = [f"return {is_number(w, wide, f'{w.type(wide)}(a)')};"]
        else:
            words = _UINT.vec(dtype.lanes)
            magnitude, infinity = (many(w, words, f"{bits:#x}u") for bits in (0x7FFFFFFF, _INFINITY[_FLOAT]))
            body = [f"return (bitcast<{w.type(words)}>(a) & {magnitude}) <= {infinity};"]
        w.define(name, bool_, [(w.type(dtype), "a")], body)
    return f"{name}({code})"


def bitcast(w: Writer, u: UOp) -> Text | None:
    to, source = u.type, u.src[0]
    of = source.type
    if to is of:
        return Text(w.arg(source))
    if of.scalar.is_bool or to.scalar.is_bool:
        if of.lanes == to.lanes and max(8, of.bits) == max(8, to.bits) == 8:
            return cast(w, u)
        raise UnsupportedError(f"bitcast of {of} to {to}: only bytes are bools, lane for lane; bitcast to uint8 in between")
    if {of.scalar, to.scalar} & {*NARROW, _HALF}:
        return Text(_narrow_bits(w, of, to, w.atom(source)))
    return Text(f"bitcast<{w.type(to)}>({w.arg(source)})")


def _narrow_bits(w: Writer, of: DType, to: DType, name: str) -> str:
    """Between what has less than a word, and what has the same bits.
    (naga has no bitcast to a vector of halves.)"""
    if of.is_int and to.is_int and of.bits == to.bits:
        return f"({wrapped(w, Text(f'{w.type(to)}({name})'), to).code})"
    lanes_of = [name] if of.lanes == 1 else [f"{name}.{'xyzw'[n]}" for n in range(of.lanes)]
    if of.scalar is _HALF:
        words = [f"pack2x16float(vec2<f32>(f32({lane}), 0.0f))" for lane in lanes_of]
    elif of.bits < 32:
        words = [f"(u32({lane}) & {_mask(of.bits)})" for lane in lanes_of]
    else:
        words = [f"bitcast<u32>({lane})" for lane in lanes_of]
    return _from_words(w, words, of.bits, to)


def _from_words(w: Writer, words: list[str], bits: int, to: DType) -> str:
    """Lanes of `bits` bits, each in the low bits of a word, as a value of another dtype."""
    lanes: list[str] = []
    each = to.bits
    for lane in range(to.lanes):
        if each >= bits:  # several words to a lane
            count = each // bits
            part = words[lane * count : (lane + 1) * count]
            word = " | ".join(f"({p} << {n * bits}u)" if n else p for n, p in enumerate(part))
        else:
            per = bits // each
            word = f"extractBits({words[lane // per]}, {lane % per * each}u, {each}u)"
        lanes.append(_scalar_from_word(w, to.scalar, word))
    return lanes[0] if to.lanes == 1 else f"{w.type(to)}({', '.join(lanes)})"


def _scalar_from_word(w: Writer, to: DType, word: str) -> str:
    if to is _HALF:
        return f"f16(unpack2x16float({word}).x)"
    if to in NARROW:
        return f"({wrapped(w, Text(f'{w.type(to)}({word})'), to).code})"
    return f"bitcast<{w.type(to)}>({word})"


# -- arithmetic


def alu(w: Writer, u: UOp) -> Text:
    dtype = u.src[-1].type
    if dtype.scalar.is_bool:
        return _on_bool(w, u)
    match u.op:
        case Op.WHERE:
            return where(w, u)
        case Op.NEG:
            x = w.arg(u.src[0], _UNARY)
            x = f"({x})" if x[0] == "-" else x
            if not dtype.is_signed:
                return Text(f"{number(w, dtype, 0)} - {x}", _SUM)
            return Text(f"-{x}", _UNARY)
        case Op.RECIPROCAL:
            assert isinstance(w, WGSLWriter)
            (x,) = operands(w, u, _UNARY)
            return Text(f"{number(w, dtype, 1.0)} / {x}", 13)
        case Op.SHL | Op.SHR:
            return _shift(w, u)
        case Op.IDIV | Op.MOD:
            return _divide(w, u)
        case Op.CMPEQ | Op.CMPLE if dtype.is_float and u.src[0] is u.src[1]:
            return Text(is_number(w, dtype, w.arg(u.src[0])))
        case Op.ABS if not dtype.is_signed:
            return Text(w.arg(u.src[0], _UNARY), _UNARY)
        case _:
            return _by_template(w, u, dtype)


def _by_template(w: Writer, u: UOp, dtype: DType) -> Text:
    assert isinstance(w, WGSLWriter)
    match w.language.code_for_op.get(u.op):
        case Infix(symbol, precedence):
            # WGSL mixes neither comparisons nor bitwise operators with others
            left, right = (precedence, precedence + 1) if precedence >= _SUM else (_UNARY, _UNARY)
            a, b = operands(w, u, left, right)
            if symbol == "+" and b[0] == "-" and dtype.is_int and u.src[1].op is Op.CONST and dtype.lanes == 1:
                symbol, b = "-", b[1:]
            return Text(f"{a} {symbol} {b}", precedence)
        case Call(name):
            return Text(f"{name}({', '.join(operands(w, u, *(0 for _ in u.src)))})")
        case _:
            raise UnsupportedError(
                f"WEBGPU:WGSL has no {u.op.name} of {dtype}; kg-lowering decomposes what `supports` declines"
            )


def operands(w: WGSLWriter, u: UOp, *precedences: int) -> list[str]:
    """The operands, those hidden that a compiler could join with this operation."""
    hide = {n for n in hidden(w, u) if not is_hidden(u.src[n])}
    return [
        kept(w, s, w.arg(s)) if n in hide else w.arg(s, least)
        for n, (s, least) in enumerate(zip(u.src, precedences, strict=True))
    ]


def where(w: Writer, u: UOp) -> Text:
    condition, *chosen = (w.arg(s) for s in u.src)
    then, otherwise = (
        many(w, u.type, _from_bits(w, u.type.scalar, 0)) if _is_zero_beside_minus_one(u, n) else chosen[n] for n in range(2)
    )
    return Text(f"select({otherwise}, {then}, {condition})")


def _is_zero_beside_minus_one(u: UOp, number: int) -> bool:
    """Mesa takes a choice of -1.0 and 0.0 for the negated condition as a number,
    of which the zero is -0.0."""
    if not u.type.is_float:
        return False
    one, other = (u.src[1 + n] for n in (number, 1 - number))
    return one.op is other.op is Op.CONST and one.value == 0 and other.value == -1


def _counts(w: Writer, count: UOp, code: str) -> str:
    """A shift's count, which WGSL takes unsigned."""
    return code if not count.type.is_signed else f"{w.type(_UINT.vec(count.lanes))}({code})"


def _shift(w: Writer, u: UOp) -> Text:
    """0, or the sign, for a count out of range: WGSL takes it modulo 32."""
    x, count = u.src
    symbol = "<<" if u.op is Op.SHL else ">>"
    if not guards.shift_may_exceed(u):
        if count.op is Op.CONST:
            code = many(w, _UINT.vec(count.lanes), f"{int(count.value)}u")
        else:
            code = _counts(w, count, w.arg(count, 0 if count.type.is_signed else _UNARY))
        return Text(f"{w.arg(x, _UNARY)} {symbol} {code}", 11)
    dtype = u.type
    name, words = u.op.name.lower(), _UINT.vec(dtype.lanes)
    if not w.has_helper(w.helper_name(name, dtype)):
        edge, last = many(w, words, "32u"), many(w, words, "31u")
        by = _counts(w, count, "b")
        if u.op is Op.SHR and dtype.is_signed:
            body = [f"return a >> min({by}, {last});"]
        else:
            inside = f"a {symbol} ({by} & {last})"
            body = [f"return select({number(w, dtype, 0)}, {inside}, {by} < {edge});"]
        w.helper(name, dtype, [(w.type(dtype), "a"), (w.type(count.type), "b")], body)
    return Text(f"{w.helper_name(name, dtype)}({w.arg(x)}, {w.arg(count)})")


def _divide(w: Writer, u: UOp) -> Text:
    """0 for a divisor of 0. The least integer by -1 is what WGSL makes of it, itself and 0; never a trap."""
    dtype = u.type
    symbol = "/" if u.op is Op.IDIV else "%"
    a, b = u.src
    if not guards.divisor_may_be_zero(u):
        return Text(f"{w.arg(a, 13)} {symbol} {w.arg(b, _UNARY)}", 13)
    name = u.op.name.lower()
    if not w.has_helper(w.helper_name(name, dtype)):
        zero, one = number(w, dtype, 0), number(w, dtype, 1)
        body = [f"let safe = select(b, {one}, b == {zero});", f"return select(a {symbol} safe, {zero}, b == {zero});"]
        w.helper(name, dtype, [(w.type(dtype), "a"), (w.type(dtype), "b")], body)
    return Text(f"{w.helper_name(name, dtype)}({w.arg(a)}, {w.arg(b)})")


def _on_bool(w: Writer, u: UOp) -> Text:
    """And, or, exclusive or and choices; core makes the rest of them."""
    if u.op is Op.WHERE:
        return where(w, u)
    x, y = u.src
    if u.op is Op.XOR:
        for one, other in ((x, y), (y, x)):
            if other.op is Op.CONST and other.value:
                return Text(f"!{w.arg(one, _UNARY)}", _UNARY)
        return Text(f"{w.arg(x, _UNARY)} != {w.arg(y, _UNARY)}", 9)
    symbol, precedence = {Op.AND: ("&", 8), Op.OR: ("|", 6)}[u.op]
    return Text(f"{w.arg(x, _UNARY)} {symbol} {w.arg(y, _UNARY)}", precedence)
