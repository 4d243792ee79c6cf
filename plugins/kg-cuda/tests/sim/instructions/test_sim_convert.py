"""cvt of the simulator: every rounding, saturation, and packed small formats, against exact fractions."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from sim.instructions.test_sim_floats import check, edges, is_nan, rounded, value
from simulated import instruction

INTEGERS = {"u8": 8, "s8": 8, "u16": 16, "s16": 16, "u32": 32, "s32": 32, "u64": 64, "s64": 64}
FLOATS = ("f16", "bf16", "f32", "f64")


def whole_edges(bits: int) -> list[int]:
    top = 1 << bits
    some = [
        0,
        1,
        2,
        100,
        top // 2 - 1,
        top // 2,
        top // 2 + 1,
        top - 1,
        top - 2,
        0x0123456789ABCDEF % top,
        (1 << 24) % top,
        ((1 << 24) + 1) % top,
    ]
    return [*some, ((1 << 53) + 1) % top, ((1 << 54) - 1) % top, (1 << 63 | 1 << 39 | 1) % top]


def number(kind: str, bits: int) -> int:
    width = INTEGERS[kind]
    bits %= 1 << width
    return bits - (1 << width) if kind[0] == "s" and bits >> (width - 1) else bits


def held(kind: str, exact: int) -> int:
    """What a register holds: 8 bits lie extended in 16."""
    return exact % (1 << max(INTEGERS[kind], 16))


@pytest.mark.parametrize("to", INTEGERS)
@pytest.mark.parametrize("source", INTEGERS)
def test_between_integers(source, to):
    values = [(x,) for x in whole_edges(INTEGERS[source])]
    if source != to:
        wanted = [held(to, number(to, number(source, x))) for (x,) in values]
        assert instruction(f"cvt.{to}.{source}", to, [source], values) == wanted
    low, high = (0, (1 << INTEGERS[to]) - 1) if to[0] == "u" else (-(1 << INTEGERS[to] - 1), (1 << INTEGERS[to] - 1) - 1)
    wanted = [held(to, max(low, min(high, number(source, x)))) for (x,) in values]
    if INTEGERS[to] >= INTEGERS[source] + (source[0] == "u" and to[0] == "s") and not (source[0] == "s" and to[0] == "u"):
        return  # it holds every value: PTX has no .sat there
    assert instruction(f"cvt.sat.{to}.{source}", to, [source], values) == wanted


@pytest.mark.parametrize("mode", ["rni", "rzi", "rmi", "rpi"])
@pytest.mark.parametrize("source", FLOATS)
@pytest.mark.parametrize("to", INTEGERS)
def test_float_to_integer(to, source, mode):
    width = INTEGERS[to]
    if source == "bf16" and width == 8:
        return  # PTX has none
    more = [rounded(source, Fraction(x)) for x in (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.7, -3.7, 127.5, 255.5, -128.5)]
    values = [(x,) for x in (*edges(source), *more)]
    low, high = (0, (1 << width) - 1) if to[0] == "u" else (-(1 << width - 1), (1 << width - 1) - 1)
    function = {"rni": round, "rzi": math.trunc, "rmi": math.floor, "rpi": math.ceil}[mode]
    wanted = []
    for (bits,) in values:
        x = value(source, bits)
        if math.isnan(x):
            wanted.append((1 << width - 1) % (1 << max(width, 16)) if source == "f64" or width == 64 else 0)
            if to == "s8" and wanted[-1]:
                wanted[-1] = 0xFF80
        elif math.isinf(x):
            wanted.append(held(to, high if x > 0 else low))
        else:
            wanted.append(held(to, max(low, min(high, function(Fraction(x))))))
    assert instruction(f"cvt.{mode}.{to}.{source}", to, [source], values) == wanted


@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
@pytest.mark.parametrize("to", FLOATS)
@pytest.mark.parametrize("source", INTEGERS)
def test_integer_to_float(source, to, mode):
    if to == "bf16" and INTEGERS[source] == 8:
        return  # PTX has none
    values = [(x,) for x in whole_edges(INTEGERS[source])]
    wanted = [rounded(to, Fraction(number(source, x)), mode) for (x,) in values]
    assert instruction(f"cvt.{mode}.{to}.{source}", to, [source], values) == wanted


@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
@pytest.mark.parametrize(
    ("to", "source"), [("f32", "f64"), ("f16", "f32"), ("f16", "f64"), ("bf16", "f32"), ("bf16", "f64"), ("bf16", "f16")]
)
def test_narrowing(to, source, mode):
    rng = np.random.default_rng(5)
    width = {"f64": 64, "f32": 32, "f16": 16}[source]
    near = [
        rounded(source, Fraction(value(to, x)) * (1 + Fraction(k, 1 << 12)))
        for x in edges(to)
        if math.isfinite(value(to, x))
        for k in (-1, 1)
    ]
    values = [(x,) for x in (*edges(source), *near, *(int(v) for v in rng.integers(0, 1 << width, 500, dtype=np.uint64)))]
    wanted: list[int | None] = []
    for (bits,) in values:
        x = value(source, bits)
        if math.isnan(x):
            wanted.append(None)
        elif math.isinf(x):
            wanted.append(edges(to)[10] | (rounded(to, Fraction(0), zero=-0.0) if x < 0 else 0))
        else:
            wanted.append(rounded(to, Fraction(x), mode, x))
    check(to, instruction(f"cvt.{mode}.{to}.{source}", to, [source], values), wanted)


@pytest.mark.parametrize(("to", "source"), [("f64", "f32"), ("f32", "f16"), ("f64", "f16"), ("f32", "bf16"), ("f64", "bf16")])
def test_widening(to, source):
    values = [(x,) for x in edges(source)]
    found = instruction(f"cvt.{to}.{source}", to, [source], values)
    for (bits,), x in zip(values, found, strict=True):
        a, b = value(source, bits), value(to, x)
        assert (math.isnan(a) and math.isnan(b)) or (a == b and math.copysign(1, a) == math.copysign(1, b))


@pytest.mark.parametrize("mode", ["rni", "rzi", "rmi", "rpi"])
@pytest.mark.parametrize("kind", ["f16", "f32", "f64"])
def test_rounding_to_whole_numbers(kind, mode):
    more = [rounded(kind, Fraction(x)) for x in (-2.5, -1.5, -0.5, -0.25, 0.5, 1.5, 2.5)]
    values = [(x,) for x in (*edges(kind), *more)]
    function = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}[mode]
    found = instruction(f"cvt.{mode}.{kind}.{kind}", kind, [kind], values)
    for (bits,), x in zip(values, found, strict=True):
        v, r = function(value(kind, bits)), value(kind, x)
        assert (math.isnan(v) and math.isnan(r)) or (v == r and np.signbit(v) == np.signbit(r))


def nearest(x: float, fraction: int, bias: int, largest: float) -> float:
    """The nearest value of a small format, ties to even, never beyond the largest."""
    if x == 0 or math.isinf(x):
        return math.copysign(min(abs(x), largest), x)
    exponent = max(math.frexp(x)[1] - 1, 1 - bias)
    units = Fraction(x) / Fraction(2) ** (exponent - fraction)
    found = float(round(units) * Fraction(2) ** (exponent - fraction))
    return math.copysign(min(abs(found), largest), x)


def small(kind: str, bits: int) -> float:
    fraction, bias = (3, 7) if kind == "e4m3" else (2, 15)
    sign, exponent, low = -1.0 if bits & 128 else 1.0, (bits & 127) >> fraction, bits & (1 << fraction) - 1
    if (kind == "e4m3" and bits & 127 == 127) or (kind == "e5m2" and exponent == 31 and low):
        return math.nan
    if kind == "e5m2" and exponent == 31:
        return sign * math.inf
    return sign * math.ldexp(low + (bool(exponent) << fraction), max(exponent, 1) - bias - fraction)


@pytest.mark.parametrize("kind", ["e4m3", "e5m2"])
def test_small_floats(kind):
    fraction, bias, largest = (3, 7, 448.0) if kind == "e4m3" else (2, 15, 57344.0)
    rng = np.random.default_rng(4)
    numbers = [0.0, -0.0, 1.0, -1.0625, 448.0, 464.0, 465.0, 57344.0, 61440.0, 1e9, -1e9, math.inf, -math.inf, math.nan, 2.0**-9, 2.0**-10,
               2.0**-16, 2.0**-17, 3 * 2.0**-17, *(float(x) for x in np.float32(rng.standard_normal(300) * 2.0 ** rng.integers(-18, 17, 300)))]  # fmt: skip
    bits = [int(np.float32(x).view(np.uint32)) for x in numbers]
    found = instruction(f"cvt.rn.satfinite.{kind}x2.f32", f"{kind}x2", ["f32", "f32"], list(zip(bits, bits[::-1], strict=True)))
    for low, high, word in zip(numbers[::-1], numbers, found, strict=True):
        for x, byte in ((low, word & 255), (high, word >> 8)):
            back = small(kind, byte)
            wanted = x if math.isnan(x) else nearest(x, fraction, bias, largest)
            assert (math.isnan(wanted) and math.isnan(back)) or (
                wanted == back and math.copysign(1, wanted) == math.copysign(1, back)
            )
    found = instruction(f"cvt.rn.f16x2.{kind}x2", "f16x2", [f"{kind}x2"], [(x | (255 - x) << 8,) for x in range(256)])
    for x, word in enumerate(found):
        for byte, half in ((x, word & 65535), (255 - x, word >> 16)):
            a, b = small(kind, byte), value("f16", half)
            assert (math.isnan(a) and math.isnan(b)) or a == b


@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_two_narrowed_at_once(kind):
    pairs = list(itertools.product(edges("f32"), repeat=2))
    found = instruction(f"cvt.rn.{kind}x2.f32", f"{kind}x2", ["f32", "f32"], pairs)
    for shift, at in ((16, 0), (0, 1)):
        single = instruction(f"cvt.rn.{kind}.f32", kind, ["f32"], [(p[at],) for p in pairs])
        assert [x >> shift & 65535 for x in found] == single


def test_tf32():
    values = [(x,) for x in (*edges("f32"), 0x3F801000, 0x3F800FFF, 0x3F801001, 0x3F803000, 0xBF801000)]
    found = instruction("cvt.rna.tf32.f32", "b32", ["f32"], values)
    for (bits,), x in zip(values, found, strict=True):
        if is_nan("f32", bits):
            assert x == 0x7FFFFFFF
        elif bits & 0x7F800000 == 0x7F800000:
            assert x == bits
        else:
            assert x == (bits & 0x80000000 | ((bits & 0x7FFFFFFF) + 0x1000 & 0xFFFFE000))


def test_saturated_and_rectified():
    values = [(x,) for x in edges("f32")]
    for (bits,), x in zip(values, instruction("cvt.sat.f32.f32", "f32", ["f32"], values), strict=True):
        v = value("f32", bits)
        assert value("f32", x) == (0 if math.isnan(v) else min(max(v, 0), 1))
    for (bits,), x in zip(values, instruction("cvt.rn.relu.f16.f32", "f16", ["f32"], values), strict=True):
        v = value("f32", bits)
        assert x == (0x7FFF if math.isnan(v) else 0 if v <= 0 else 0x7C00 if math.isinf(v) else rounded("f16", Fraction(v)))
