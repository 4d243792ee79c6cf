"""Sine and cosine of great float64 angles for the reference interpreter,
and the bits of 1/(2 pi) that reductions of angles need.

Mathematical libraries reduce great angles to some 110 bits, too few for those next to a multiple of pi/2.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import numpy as np

from kg.semantics.floats import Array

#: 1/(2 pi), the 1216 bits after the point.
_BITS: Final = 1216
_TURN: Final = int(
    "28BE60DB9391054A7F09D5F47D4D377036D8A5664F10E4107F9458EAF7AEF158"
    "6DC91B8E909374B801924BBA827464873F877AC72C4A69CFBA208D7D4BAED121"
    "3A671C09AD17DF904E64758E60D4CE7D272117E2EF7E4A0EC7FE25FFF7816603"
    "FBCBC462D6829B47DB4D9FB3C9F2C26DD3D18FD9A797FA8B5D49EEB1FAF97C5E"
    "CF41CE7DE294A4BA9AFED7EC47E357421580CC11BF1EDAEA",
    16,
)
_GREAT: Final = 2.0**30
_SMALL: Final = 2.0**-30


def inverse_two_pi_bits(first: int, count: int) -> int:
    """Bits [first, first + count) of 1/(2 pi) after the point; those before it are zero."""
    return (_TURN >> (_BITS - first - count)) & ((1 << count) - 1)


def sine(x: Array) -> Array:
    """sin(x) of float64, to less than 2 ULP everywhere."""
    return _mended(x, np.sin(x), lambda quarters: quarters)


def cosine(x: Array) -> Array:
    """cos(x) of float64, to less than 2 ULP everywhere."""
    return _mended(x, np.cos(x), lambda quarters: quarters + 1)


def _mended(x: Array, result: Array, phase: Callable[[int], int]) -> Array:
    """Results next to zero of great angles, which the library has lost digits of, anew."""
    lost = (np.abs(x) > _GREAT) & (np.abs(result) < _SMALL)
    if not np.any(lost):
        return result
    new = np.array(result)
    for at in np.argwhere(lost):
        place = tuple(at)
        quarters, rest = _quarters(float(x[place]))
        new[place] = math.sin(rest) if phase(quarters) % 4 < 2 else -math.sin(rest)
    return new


def _quarters(x: float) -> tuple[int, float]:
    """The number of quarter turns nearest to an angle, and the angle that is left."""
    numerator, denominator = x.as_integer_ratio()
    scaled = 4 * _TURN * numerator // denominator
    quarters = (scaled + (1 << (_BITS - 1))) >> _BITS
    return quarters, (scaled - (quarters << _BITS)) / (4 * _TURN)
