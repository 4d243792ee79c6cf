"""Regenerates the tables of minimax polynomials, by the Remez exchange in 60 digits:
those of core's lowering, of kg-array and of kg-cpu.

Run `python tools/minimax.py > libraries/kg-lowering/src/kg_lowering/functions/coefficients.py`, and with the argument `kg-array` for
frontends/kg-array/src/kg_array/elementwise/coefficients.py, or `kg-cpu` for what plugins/kg-cpu/src/kg_cpu/coefficients.py
holds; `--errors` prints the approximation errors only.
Needs mpmath. The lowest two coefficients are rounded to the target format first, and the rest refitted to them.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable
from dataclasses import dataclass

import mpmath as mp
import numpy as np
from mpmath import mpf

mp.mp.dps = 60
Real = Callable[[mpf], mpf]


@dataclass(frozen=True)
class Fit:
    """Approximate `function` by a polynomial of `degree` on [low, high],
    coefficients rounded to `bits` of mantissa."""

    name: str
    comment: str
    function: Real
    low: mpf
    high: mpf
    degree: int
    bits: int
    weight: Real = lambda _: mpf(1)


def round_to(value: mpf, bits: int) -> mpf:
    """To a float32 (24 bits) or float64 (53 bits)."""
    if bits == 24:
        return mpf(struct.unpack("<f", struct.pack("<f", float(value)))[0])
    return mpf(float(value))


def remez(function: Real, weight: Real, low: mpf, high: mpf, powers: list[int]) -> list[mpf]:
    """Coefficients of sum c_i x**powers[i] with the least weighted maximal error."""
    count = len(powers) + 1
    middle, half = (low + high) / 2, (high - low) / 2
    # away from 0, where what is left of a function once its first coefficients are known is 0/0
    nearest = half / 300
    points = [away(middle - half * mp.cos(mp.pi * i / (count - 1)), nearest) for i in range(count)]
    grid = [away(middle - half * mp.cos(mp.pi * i / 600), nearest) for i in range(601)]
    values = [(function(x), weight(x)) for x in grid]
    coefficients: list[mpf] = []
    for _ in range(12):
        rows = [[x**p for p in powers] + [(-1) ** i / weight(x)] for i, x in enumerate(points)]
        solution = mp.lu_solve(mp.matrix(rows), mp.matrix([function(x) for x in points]))
        coefficients = [solution[i] for i in range(len(powers))]
        errors = [
            w * (f - sum((c * x**p for c, p in zip(coefficients, powers, strict=True)), mpf(0)))
            for x, (f, w) in zip(grid, values, strict=True)
        ]
        points = exchange(grid, errors, count)
        if abs(max(map(abs, errors)) / abs(solution[len(powers)]) - 1) < mpf("1e-3"):
            break
    return coefficients


def away(x: mpf, nearest: mpf) -> mpf:
    return x if abs(x) > nearest else (nearest if x >= 0 else -nearest)


def exchange(grid: list[mpf], errors: list[mpf], count: int) -> list[mpf]:
    """The extremes of the error, with alternating signs, the `count` consecutive ones
    that hold the greatest."""
    extremes: list[int] = []
    for i, error in enumerate(errors):
        if extremes and (errors[extremes[-1]] > 0) == (error > 0):
            if abs(error) > abs(errors[extremes[-1]]):
                extremes[-1] = i
        else:
            extremes.append(i)
    while len(extremes) > count:
        extremes.pop(0 if abs(errors[extremes[0]]) < abs(errors[extremes[-1]]) else -1)
    if len(extremes) < count:
        raise ValueError("the error does not alternate often enough: too high a degree for 60 digits")
    return [grid[i] for i in extremes]


def fit(task: Fit) -> tuple[list[mpf], mpf]:
    """Rounded coefficients, lowest degree first, and the greatest weighted error with them."""
    fixed: list[mpf] = []
    for done in range(2):  # rounding the others costs less than the last place of the result
        fixed.append(round_to(remaining(task, fixed, done)[0], task.bits))
    fixed += [round_to(c, task.bits) for c in remaining(task, fixed, 2)]
    grid = [task.low + (task.high - task.low) * i / 1001 for i in range(1002)]
    return fixed, max(task.weight(x) * abs(task.function(x) - mp.polyval(fixed[::-1], x)) for x in grid)


def remaining(task: Fit, known: list[mpf], done: int) -> list[mpf]:
    """The best coefficients from degree `done` up, given those below it."""

    def rest(x: mpf) -> mpf:
        return (task.function(x) - mp.polyval(known[::-1], x)) / x**done if known else task.function(x)

    def weight(x: mpf) -> mpf:
        return task.weight(x) * abs(x) ** done

    return remez(rest, weight, task.low, task.high, list(range(task.degree + 1 - done)))


def removable(function: Real, series: Real, width: str = "1e-12") -> Real:
    """A quotient whose denominator vanishes at 0: its series there."""
    return lambda x: series(x) if abs(x) < mpf(width) else function(x)


LN2 = mp.log(2)
EXP2 = removable(lambda x: (mp.power(2, x) - 1) / x, lambda x: LN2 + x * LN2**2 / 2 + x * x * LN2**3 / 6)
LOG2 = removable(lambda x: mp.log(1 + x, 2) / x - 1, lambda x: 1 / LN2 - 1 - x / LN2 / 2 + x * x / LN2 / 3)


def EXP2_WEIGHT(x: mpf) -> mpf:
    """What an error of (2**x - 1) / x is in 2**x, relatively."""
    return abs(x) / mp.power(2, x)


def _sine(z: mpf) -> mpf:
    r = mp.sqrt(z)
    return (mp.sin(r) / r - 1) / z


def _cosine(z: mpf) -> mpf:
    return (mp.cos(mp.sqrt(z)) - 1 + z / 2) / (z * z)


def _logarithm(z: mpf) -> mpf:
    s = mp.sqrt(z)
    return (mp.log((1 + s) / (1 - s)) / s - 2) / z


def _series(z: mpf) -> mpf:
    s = mp.sqrt(z)
    return (mp.atanh(s) / s - 1 - z / 3) / z**2


SERIES = removable(_series, lambda z: mpf(1) / 5 + z / 7 + z * z / 9, "1e-9")
SINE = removable(_sine, lambda z: mpf(-1) / 6 + z / 120)
COSINE = removable(_cosine, lambda z: mpf(1) / 24 - z / 720)
LOGARITHM = removable(_logarithm, lambda z: mpf(2) / 3 + z * 2 / 5)
ROOT = mp.sqrt(2)
S2 = ((ROOT - 1) / (ROOT + 1)) ** 2
QUARTER, HALF_TURN = (mp.pi / 4) ** 2, (mp.pi / 2) ** 2

FITS = (
    Fit("EXP2_32", "(2**x - 1) / x on [-1/2, 1/2]", EXP2, mpf(-1) / 2, mpf(1) / 2, 5, 24, EXP2_WEIGHT),
    Fit("EXP2_64", "(2**x - 1) / x on [-1/2, 1/2]", EXP2, mpf(-1) / 2, mpf(1) / 2, 11, 53, EXP2_WEIGHT),
    Fit("LOG2_32", "log2(1 + x) / x - 1 on [sqrt(1/2) - 1, sqrt(2) - 1]", LOG2, 1 / ROOT - 1, ROOT - 1, 9, 24),
    Fit(
        "LOG_64",
        "(log((1+s)/(1-s)) / s - 2) / z for z = s*s, 1+s over 1-s in [sqrt(1/2), sqrt(2)]",
        LOGARITHM,
        mpf(0),
        S2,
        6,
        53,
    ),
    Fit("POW_LOG_32", "log2((1+s)/(1-s)) / s for z = s*s, as above", lambda z: (LOGARITHM(z) * z + 2) / LN2, mpf(0), S2, 5, 53),
    Fit("POW_EXP2_32", "(2**x - 1) / x on [-1/2, 1/2]", EXP2, mpf(-1) / 2, mpf(1) / 2, 7, 53, EXP2_WEIGHT),
    Fit("ATANH_32", "(atanh(s)/s - 1 - z/3) / z**2 for z = s*s, as above", SERIES, mpf(0), S2, 3, 24),
    Fit("ATANH_64", "(atanh(s)/s - 1 - z/3) / z**2 for z = s*s, as above", SERIES, mpf(0), S2, 7, 53),
    Fit("SIN_WIDE_32", "(sin(r)/r - 1) / z for z = r*r, r in [-pi/2, pi/2]", SINE, mpf(0), HALF_TURN, 4, 24),
    Fit("SIN_32", "(sin(r)/r - 1) / z for z = r*r, r in [-pi/4, pi/4]", SINE, mpf(0), QUARTER, 2, 24),
    Fit("COS_32", "(cos(r) - 1 + z/2) / z**2 for z = r*r, r in [-pi/4, pi/4]", COSINE, mpf(0), QUARTER, 2, 24),
    Fit("SIN_64", "(sin(r)/r - 1) / z for z = r*r, r in [-pi/4, pi/4]", SINE, mpf(0), QUARTER, 6, 53),
    Fit("COS_64", "(cos(r) - 1 + z/2) / z**2 for z = r*r, r in [-pi/4, pi/4]", COSINE, mpf(0), QUARTER, 6, 53),
)

ARCTANGENT = removable(lambda z: (mp.atan(mp.sqrt(z)) / mp.sqrt(z) - 1) / z, lambda z: mpf(-1) / 3 + z / 5)
ARCSINE = removable(lambda z: (mp.asin(mp.sqrt(z)) / mp.sqrt(z) - 1) / z, lambda z: mpf(1) / 6 + 3 * z / 40)
EXPM1 = removable(lambda x: (mp.expm1(x) - x) / x**2, lambda x: mpf(1) / 2 + x / 6 + x * x / 24)
HALF_TANGENT = removable(lambda z: mp.tanh(mp.sqrt(z) / 2) / mp.sqrt(z), lambda z: mpf(1) / 2 - z / 24)
EIGHTH, HALF_LN2 = mp.tan(mp.pi / 8) ** 2, LN2 / 2 + mpf("1e-3")

ARRAY_FITS = (
    Fit("ATAN_32", "(atan(s)/s - 1) / z for z = s*s, s in [0, tan(pi/8)]", ARCTANGENT, mpf(0), EIGHTH, 4, 24),
    Fit("ATAN_64", "(atan(s)/s - 1) / z for z = s*s, s in [0, tan(pi/8)]", ARCTANGENT, mpf(0), EIGHTH, 11, 53),
    Fit("ASIN_32", "(asin(s)/s - 1) / z for z = s*s, s in [0, 1/2]", ARCSINE, mpf(0), mpf(1) / 4, 4, 24),
    Fit("ASIN_64", "(asin(s)/s - 1) / z for z = s*s, s in [0, 1/2]", ARCSINE, mpf(0), mpf(1) / 4, 11, 53),
    Fit("EXPM1_32", "(exp(x) - 1 - x) / x**2 for |x| up to log(2)/2", EXPM1, -HALF_LN2, HALF_LN2, 5, 24),
    Fit("EXPM1_64", "(exp(x) - 1 - x) / x**2 for |x| up to log(2)/2", EXPM1, -HALF_LN2, HALF_LN2, 10, 53),
    Fit("TANH_32", "tanh(r/2) / r for z = r*r, |r| up to log(2)/2", HALF_TANGENT, mpf(0), HALF_LN2**2, 2, 24),
    Fit("TANH_64", "tanh(r/2) / r for z = r*r, |r| up to log(2)/2", HALF_TANGENT, mpf(0), HALF_LN2**2, 6, 53),
)
CPU_FITS = (
    Fit("EXP2_ABOVE_32", "(2**x - 1) / x on [0, 1]", EXP2, mpf(0), mpf(1), 5, 24, EXP2_WEIGHT),
    Fit("EXP2_SIXTEENTH_32", "(2**x - 1) / x on [0, 1/16]", EXP2, mpf(0), mpf(1) / 16, 2, 24, EXP2_WEIGHT),
    # a little further above 0 than below: of an even error the exchange of extremes finds no best
    Fit("EXP2_EIGHTH_32", "(2**x - 1) / x on [-1/16, 0.063]", EXP2, mpf(-1) / 16, mpf("0.063"), 2, 24, EXP2_WEIGHT),
)
LOG2_ABOVE = removable(lambda r: mp.log(1 + r, 2) / r, lambda r: (1 - r / 2 + r * r / 3) / LN2, "1e-9")
CPU_FITS += (
    Fit("LOG2_SIXTEENTH_32", "log2(1 + r) / r on [-1/32, 1/16]", LOG2_ABOVE, mpf(-1) / 32, mpf(1) / 16, 4, 24),
    Fit("LOG2_SIXTEENTH_64", "log2(1 + r) / r on [-1/32, 1/16]", LOG2_ABOVE, mpf(-1) / 32, mpf(1) / 16, 9, 53),
)
#: Of LOG2: the name of a dtype, bits of its mantissa, and bits after the point that a logarithm in its table has, so that sums with exponents are exact.
TABLES = (("32", 24, 16), ("64", 53, 42))


def reciprocals(bits: int, fraction: int) -> tuple[list[mpf], list[mpf], mpf]:
    """For each sixteenth of [1, 2) a number c near the reciprocal of its middle, and -log2(c),
    which short words nearly are: of 60,000 beside it the best.

    In the first sixteenth c is 1 and in the last one 1/2, so that numbers near powers of two keep their digits.
    """
    chosen, logarithms, lost = [mpf(1)], [mpf(0)], mpf(0)
    for i in range(1, 15):
        middle = 1 / (1 + (2 * i + 1) / 32)
        near = middle * (1 + np.linspace(-2e-3, 2e-3, 60_000))
        near = near.astype(np.float32).astype(np.float64) if bits == 24 else near
        scaled = -np.log2(near.astype(np.longdouble)) * np.longdouble(2) ** fraction
        c = mpf(float(near[int(np.argmin(np.abs(scaled - np.rint(scaled))))]))
        chosen.append(c)
        logarithms.append(mp.nint(-mp.log(c, 2) * 2**fraction) / mpf(2) ** fraction)
        lost = max(lost, abs(logarithms[-1] + mp.log(c, 2)))
    return [*chosen, mpf(1) / 2], [*logarithms, mpf(1)], lost


#: An argument that names a package -> what is its own; without one core's.
OF_PACKAGES = {"kg-array": ARRAY_FITS, "kg-cpu": CPU_FITS}


def main() -> None:
    errors_only = "--errors" in sys.argv
    if not errors_only:
        print(
            '"""Minimax polynomials, lowest degree first. Generated by tools/minimax.py; the error is of the exact polynomial."""\n'
        )
        print("from __future__ import annotations\n\nfrom typing import Final\n")
    for task in next((OF_PACKAGES[name] for name in sys.argv if name in OF_PACKAGES), FITS):
        coefficients, error = fit(task)
        if errors_only:
            print(f"{task.name:12} degree {task.degree:2}  error {mp.nstr(error, 3)} = 2**{mp.nstr(mp.log(error, 2), 4)}")
            continue
        print(f"# {task.comment}; error 2**{mp.nstr(mp.log(error, 2), 4)}")
        _print_table(task.name, coefficients)
    for name, bits, fraction in TABLES if "kg-cpu" in sys.argv and not errors_only else ():
        chosen, logarithms, lost = reciprocals(bits, fraction)
        print(
            f"# Near reciprocals of the sixteenths of [1, 2), and minus their logarithms, off by no more than 2**{mp.nstr(mp.log(lost, 2), 4)}"
        )
        _print_table(f"RECIPROCALS_{name}", chosen)
        _print_table(f"LOGARITHMS_{name}", logarithms)


def _print_table(name: str, coefficients: list[mpf]) -> None:
    print(f"{name}: Final = (")
    for c in coefficients:
        print(f"    {float(c)!r},")
    print(")")


if __name__ == "__main__":
    main()
