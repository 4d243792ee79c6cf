"""Formats and arithmetic with one rounding, against exact fractions."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from kg_sim.numbers.exact import directed, fma32, fma64
from kg_sim.numbers.formats import SMALL, Format, bf16_value, narrow_odd, to_bf16, to_f16

SINGLES = st.floats(width=32, allow_nan=False, allow_infinity=False)
DOUBLES = st.floats(allow_nan=False, allow_infinity=False, min_value=-1e150, max_value=1e150)


@given(SINGLES, SINGLES, SINGLES)
@example(1.0 + 2.0**-23, 1.0 + 2.0**-23, 2.0**-60)
def test_fma32_rounds_once(a: float, b: float, c: float) -> None:
    with np.errstate(all="ignore"):
        found = fma32(*(np.array([x], np.float32) for x in (a, b, c)))[0]
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if np.isfinite(found):
        others = np.nextafter(found, np.float32(np.inf)), np.nextafter(found, np.float32(-np.inf))
        errors = [abs(Fraction(float(x)) - exact) for x in others if np.isfinite(x)]
        assert abs(Fraction(float(found)) - exact) <= min(errors)
    else:
        assert abs(exact) >= Fraction(2) ** 127


@given(DOUBLES, DOUBLES, DOUBLES)
def test_fma64_rounds_once(a: float, b: float, c: float) -> None:
    with np.errstate(all="ignore"):
        found = float(fma64(*(np.array([x]) for x in (a, b, c)))[0])
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    assert found == (float(exact) if exact else a * b + c)


@pytest.mark.parametrize("mode", ["rz", "rm", "rp"])
@given(SINGLES, SINGLES)
def test_directed_sums(mode: str, a: float, b: float) -> None:
    """The neighbour on the side that the mode names, of which there is none nearer."""
    with np.errstate(all="ignore"):
        found = directed("add", mode, np.array([a], np.float32), np.array([b], np.float32))[0]
    exact = Fraction(a) + Fraction(b)
    if not np.isfinite(found) or exact == 0:
        return
    value = Fraction(float(found))
    below = mode == "rm" or (mode == "rz" and exact > 0)
    assert value <= exact if below else value >= exact
    with np.errstate(all="ignore"):
        beyond = np.nextafter(found, np.float32(np.inf if below else -np.inf))
    assert (
        value == exact
        or not np.isfinite(beyond)
        or (Fraction(float(beyond)) > exact if below else Fraction(float(beyond)) < exact)
    )


@given(DOUBLES)
def test_float16_and_bfloat16_take_the_nearest(x: float) -> None:
    with np.errstate(all="ignore"):
        values = np.array([x])
        assert to_f16(values, 0x7E00)[0] == values.astype(np.float16).view(np.uint16)[0]
        near = bf16_value(to_bf16(narrow_odd(values), 0x7FC0))[0]
    if np.isfinite(near):
        step = abs(float(near)) * 2.0**-8 + 2.0**-134
        assert abs(Fraction(float(near)) - Fraction(x)) <= Fraction(step)


def test_a_nan_is_the_one_that_is_given() -> None:
    nan = np.array([np.nan], np.float32)
    assert to_f16(nan, 0x7E00)[0] == 0x7E00 and to_bf16(nan, 0x7FFF)[0] == 0x7FFF


@pytest.mark.parametrize(
    ("kind", "form"), [("e4m3", Format(3, 7, 448.0, 0x7F, None)), ("e5m2", Format(2, 15, 57344.0, 0x7F, 0x7C))]
)
def test_small_formats_there_and_back(kind: str, form: Format) -> None:
    """Every code of the 8-bit formats gives itself; so does what lies between two, rounded to the nearest,
    ties to the even one."""
    values = SMALL[kind].astype(np.float64)
    finite = np.isfinite(values)
    assert (form.bits(values[finite], "rn", False) == np.arange(256)[finite]).all()
    codes = np.arange(255)[finite[:255] & finite[1:] & (np.arange(255) != 0x7F)]
    middle = (values[codes] + values[codes + 1]) / 2
    assert (form.bits(middle, "rn", False) == codes + (codes & 1)).all()
