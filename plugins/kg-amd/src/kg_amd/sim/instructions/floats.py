"""Floating-point operations as functions of arrays:
arithmetic, minima, conversions, transcendental functions, the steps of a division."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

import numpy as np
from kg_sim.numbers.exact import fma32, fma64, fma_narrow
from kg_sim.numbers.formats import to_f16
from kg_sim.numbers.types import Array

from kg_amd.sim.instructions.operations import define, of_three

_BITS: Final = {2: np.uint16, 4: np.uint32, 8: np.uint64}
_QUIET: Final = {2: 1 << 9, 4: 1 << 22, 8: 1 << 51}
_LEAST: Final = {2: 2.0**-14, 4: 2.0**-126, 8: 2.0**-1022}
_FRACTION: Final = {2: 10, 4: 23, 8: 52}
_EXPONENT: Final = {2: 31, 4: 255, 8: 2047}


def flushed(x: Array) -> Array:
    """Subnormal numbers as zeros of their sign."""
    if x.dtype.kind != "f":
        return x
    return np.where(np.abs(x) < x.dtype.type(_LEAST[x.itemsize]), np.copysign(x.dtype.type(0), x), x)


def fma(a: Array, b: Array, c: Array) -> Array:
    """a * b + c rounded once."""
    if a.itemsize == 4:
        return fma32(a, b, c)
    if a.itemsize == 8:
        return fma64(a, b, c)
    return to_f16(fma_narrow(*(x.astype(np.float32) for x in (a, b, c))), 0x7E00).view(np.float16)


def quiet(x: Array) -> Array:
    """Signaling NaNs as quiet ones."""
    bits = x.view(_BITS[x.itemsize])
    return np.where(x != x, bits | bits.dtype.type(_QUIET[x.itemsize]), bits).view(x.dtype)


def _extreme(a: Array, b: Array, least: bool) -> Array:
    """IEEE's minNum and maxNum: a number wins over NaN, -0 is below +0."""
    picked = np.where((a < b) == least, a, b)
    sign = np.signbit(a)
    picked = np.where(a == b, np.where(sign == least, a, b), picked)
    return quiet(np.where(b != b, a, np.where(a != a, b, picked)).astype(a.dtype))


def minimum(a: Array, b: Array) -> Array:
    return _extreme(a, b, True)


def maximum(a: Array, b: Array) -> Array:
    return _extreme(a, b, False)


def median(a: Array, b: Array, c: Array) -> Array:
    """The middle one; with a NaN, the least."""
    middle = maximum(minimum(a, b), minimum(maximum(a, b), c))
    return np.where((a != a) | (b != b) | (c != c), minimum(minimum(a, b), c), middle).astype(a.dtype)


def exponent(x: Array) -> Array:
    """The biased exponent's field."""
    bits = x.view(_BITS[x.itemsize]) >> _FRACTION[x.itemsize]
    return bits.astype(np.int64) & _EXPONENT[x.itemsize]


def scaled(x: Array, by: Array | int) -> Array:
    """x * 2**by, rounded once."""
    if x.itemsize == 2:
        return np.ldexp(x.astype(np.float64), np.clip(by, -4096, 4096)).astype(np.float16)
    if x.itemsize == 4:
        return np.ldexp(x.astype(np.float64), np.clip(by, -1000, 1000)).astype(np.float32)
    return np.ldexp(x, np.clip(by, -4200, 4200))


def quietly(function: Callable[[Array], Array]) -> Callable[[Array], Array]:
    return lambda x: quiet(function(x))


def is_subnormal(x: Array) -> Array:
    return (exponent(x) == 0) & (x != 0)


def div_scale(a: Array, b: Array, c: Array) -> tuple[Array, Array]:
    """Of a quotient c / b, `a` being one of both:
    a scaled so that no step overflows or underflows, and whether the quotient is to be scaled back."""
    a, b, c = np.broadcast_arrays(a, b, c)
    double = a.itemsize == 8
    by, gap, tiny = (128, 768, 53) if double else (64, 96, 23)
    with np.errstate(all="ignore"):
        inverse, quotient = a.dtype.type(1) / b, c / b
    near, zero = exponent(c) - exponent(b) >= gap, (b == 0) | (c == 0)
    is_denominator, is_numerator = a == b, a == c
    both = is_subnormal(inverse) & is_subnormal(quotient)
    up, down = scaled(a, by), scaled(a, -by)
    out, flag, free = a.copy(), np.zeros(len(a), np.bool_), np.ones(len(a), np.bool_)

    def case(holds: Array, values: Array, flags: bool) -> None:
        nonlocal free
        mine = free & holds
        out[mine], flag[mine] = values[mine], flags
        free = free & ~holds

    case(zero, np.full(len(a), np.nan, a.dtype), False)
    case(near, np.where(is_denominator, up, a), True)
    case(is_subnormal(b), up, False)
    case(both, np.where(is_denominator, down, a), True)
    case(is_subnormal(inverse), down, False)
    case(is_subnormal(quotient), np.where(is_numerator, up, a), True)
    case(exponent(c) <= tiny, up, False)
    return out, flag


def div_fmas(a: Array, b: Array, c: Array, flags: Array) -> Array:
    """a * b + c, scaled back where the flag says so; rounded once."""
    out = fma(a, b, c)
    by, middle = (128, 1023) if a.itemsize == 8 else (64, 127)
    if not flags.any():
        return out
    a, b, c, out, flags = np.broadcast_arrays(a, b, c, out, flags)
    power = np.where(exponent(c) > middle, by, -by)
    back = np.where(flags, scaled(out, power), out).astype(a.dtype)
    for i in (flags & np.isfinite(out) & (np.abs(back) <= back.dtype.type(_LEAST[a.itemsize]))).nonzero()[0]:
        exact = (Fraction(float(a[i])) * Fraction(float(b[i])) + Fraction(float(c[i]))) * Fraction(2) ** int(power[i])
        back[i] = _once(exact, a.itemsize) if exact else back[i]
    return back


def _once(exact: Fraction, itemsize: int) -> float:
    """A subnormal result, rounded to nearest even."""
    least = Fraction(2) ** (-1074 if itemsize == 8 else -149)
    return float(round(exact / least) * least)


def div_fixup(a: Array, b: Array, c: Array) -> Array:
    """The quotient c / b from what was found for it, with IEEE's special cases."""
    a, b, c = np.broadcast_arrays(a, b, c)
    kind = a.dtype.type
    sign = np.signbit(b) ^ np.signbit(c)

    def signed(x: Any) -> Array:
        return np.copysign(np.asarray(x, a.dtype), np.where(sign, -1.0, 1.0).astype(a.dtype))

    bottom, most = {2: (-100, 31), 4: (-150, 255), 8: (-1075, 2047)}[a.itemsize]
    out = np.where(a != a, signed(np.inf), signed(np.abs(a)))  # a step that overflowed: so does the quotient
    if a.itemsize > 2:
        out = np.where(exponent(b) == most, signed(np.inf), out)
        out = np.where(exponent(c) - exponent(b) < bottom, signed(0.0), out)
    out = np.where(np.isinf(b) | (c == 0), signed(0.0), out)
    out = np.where((b == 0) | np.isinf(c), signed(np.inf), out)
    invalid = ((b == 0) & (c == 0)) | (np.isinf(b) & np.isinf(c))
    out = np.where(invalid, np.copysign(kind(np.nan), kind(-1)), out)
    out = np.where(b != b, quiet(b), out)
    return np.where(c != c, quiet(c), out).astype(a.dtype)


def by_double(function: Callable[[Array], Array]) -> Callable[[Array], Array]:
    """A function of narrow floats by that of float64."""
    return lambda x: function(x.astype(np.float64)).astype(x.dtype)


def turn_sine(x: Array) -> Array:
    """sin of turns; 0 beyond the range of the instruction."""
    wide = x.astype(np.float64)
    out = np.sin(2 * np.pi * (wide - np.rint(wide)))
    return np.where(np.isinf(wide), np.nan, np.where(np.abs(wide) > 256, 0.0, out)).astype(x.dtype)


def turn_cosine(x: Array) -> Array:
    wide = x.astype(np.float64)
    out = np.cos(2 * np.pi * (wide - np.rint(wide)))
    return np.where(np.isinf(wide), np.nan, np.where(np.abs(wide) > 256, 1.0, out)).astype(x.dtype)


def fraction(x: Array) -> Array:
    """x - floor(x), below one."""
    return np.minimum(x - np.floor(x), np.nextafter(x.dtype.type(1), x.dtype.type(0))).astype(x.dtype)


def mantissa(x: Array) -> Array:
    return np.where(np.isfinite(x), np.frexp(x)[0], x).astype(x.dtype)


def binary_exponent(dtype: Any) -> Callable[[Array], Array]:
    return lambda x: np.where(np.isfinite(x), np.frexp(x)[1], 0).astype(dtype)


for _name in ("f16", "f32", "f64"):
    define(f"v_add_{_name}", _name, f"{_name} {_name}", lambda a, b: a + b, arithmetic="add")
    define(f"v_sub_{_name}", _name, f"{_name} {_name}", lambda a, b: a - b, arithmetic="sub")
    define(f"v_subrev_{_name}", _name, f"{_name} {_name}", lambda a, b: b - a, arithmetic="subrev")
    define(f"v_mul_{_name}", _name, f"{_name} {_name}", lambda a, b: a * b, arithmetic="mul")
    define(f"v_fma_{_name}", _name, f"{_name} {_name} {_name}", fma, arithmetic="fma")
    for _word, _extremum in (("min", minimum), ("max", maximum)):
        define(f"v_{_word}_{_name}", _name, f"{_name} {_name}", _extremum)
        define(f"v_{_word}3_{_name}", _name, f"{_name} {_name} {_name}", of_three(_extremum))
    define(f"v_med3_{_name}", _name, f"{_name} {_name} {_name}", median)
    define(f"v_maxmin_{_name}", _name, f"{_name} {_name} {_name}", lambda a, b, c: minimum(maximum(a, b), c))
    define(f"v_minmax_{_name}", _name, f"{_name} {_name} {_name}", lambda a, b, c: maximum(minimum(a, b), c))
    for _word, _whole in (("trunc", np.trunc), ("ceil", np.ceil), ("floor", np.floor), ("rndne", np.rint)):
        define(f"v_{_word}_{_name}", _name, _name, quietly(_whole))
    define(f"v_fract_{_name}", _name, _name, fraction)
    define(f"v_frexp_mant_{_name}", _name, _name, mantissa)
    _wide = _name == "f64"
    define(f"v_rcp_{_name} v_rcp_iflag_{_name}", _name, _name, lambda x: x.dtype.type(1) / x, flushes=_name == "f32")
    define(f"v_rsq_{_name}", _name, _name, by_double(lambda x: 1 / np.sqrt(x)), flushes=_name == "f32")
    define(f"v_sqrt_{_name}", _name, _name, np.sqrt, flushes=_name == "f32")
    define(f"v_div_fixup_{_name}", _name, f"{_name} {_name} {_name}", div_fixup, denormals=False)
for _name in ("f16", "f32"):
    define(f"v_exp_{_name}", _name, _name, by_double(np.exp2), flushes=_name == "f32")
    define(f"v_log_{_name}", _name, _name, by_double(np.log2), flushes=_name == "f32")
    define(f"v_sin_{_name}", _name, _name, turn_sine)
    define(f"v_cos_{_name}", _name, _name, turn_cosine)
define("v_ldexp_f16", "f16", "f16 i16", lambda a, b: scaled(a, b.astype(np.int64)))
define("v_ldexp_f32", "f32", "f32 i32", lambda a, b: scaled(a, b.astype(np.int64)))
define("v_ldexp_f64", "f64", "f64 i32", lambda a, b: scaled(a, b.astype(np.int64)))
define("v_frexp_exp_i32_f32", "i32", "f32", binary_exponent(np.int32), denormals=False)
define("v_frexp_exp_i32_f64", "i32", "f64", binary_exponent(np.int32), denormals=False)
define("v_frexp_exp_i16_f16", "i16", "f16", binary_exponent(np.int16), denormals=False)
define(
    "v_mul_legacy_f32 v_mul_dx9_zero_f32", "f32", "f32 f32", lambda a, b: np.where((a == 0) | (b == 0), np.float32(0), a * b)
)
define(
    "v_fma_legacy_f32 v_fma_dx9_zero_f32", "f32", "f32 f32 f32", lambda a, b, c: np.where((a == 0) | (b == 0), c, fma(a, b, c))
)
