"""Zeros, infinities and NaN in complex numbers: the standard's tables, written out.
What they leave open is not looked at.

One row is wrong in the standard's text: the root of -infinity + bj is +0 + infinity j, and that of +infinity + bj is +infinity + 0j, as C99 has it.
"""

from __future__ import annotations

import math

import kg_array as kg
import numpy as np
import pytest
from kg.runtime.device import Device

inf, nan, pi = math.inf, math.nan, math.pi
FINITE, POSITIVE = (-3e38, -90.0, -3.0, -0.0, 0.0, 0.5, 50.0, 1e30), (1e-30, 0.5, 3.0, 50.0, 3e38)
NOT_ZERO = (-3e38, -90.0, -3.0, 0.5, 25.0, 1e30)
ANGLES = (-3.0, 0.5)
ANY = (-inf, -2.0, 0.0, 3.0, inf, nan)


class Either(float):
    """A number whose sign is open."""


BOTH_ZEROS, BOTH_ENDS = (0.0, -0.0), (inf, -inf)
CIS = "cis"  # an infinity (or zero) times cos(b) + sin(b) j
#: (real parts, imaginary parts, real part of the result, imaginary part of it)
TABLES: dict[str, list[tuple[object, object, object, object]]] = {
    "acos": [
        (BOTH_ZEROS, 0.0, pi / 2, -0.0), (BOTH_ZEROS, nan, pi / 2, nan), (FINITE, inf, pi / 2, -inf), (NOT_ZERO, nan, nan, nan),
        (-inf, POSITIVE, pi, -inf), (inf, POSITIVE, 0.0, -inf), (-inf, inf, 3 * pi / 4, -inf), (inf, inf, pi / 4, -inf),
        (BOTH_ENDS, nan, nan, Either(inf)), (nan, FINITE, nan, nan), (nan, inf, nan, -inf), (nan, nan, nan, nan),
    ],
    "acosh": [
        (BOTH_ZEROS, 0.0, 0.0, pi / 2), (FINITE, inf, inf, pi / 2), (NOT_ZERO, nan, nan, nan), (0.0, nan, nan, Either(pi / 2)),
        (-inf, POSITIVE, inf, pi), (inf, POSITIVE, inf, 0.0), (-inf, inf, inf, 3 * pi / 4), (inf, inf, inf, pi / 4),
        (BOTH_ENDS, nan, inf, nan), (nan, FINITE, nan, nan), (nan, inf, inf, nan), (nan, nan, nan, nan),
    ],
    "asinh": [
        (0.0, 0.0, 0.0, 0.0), (POSITIVE, inf, inf, pi / 2), (FINITE, nan, nan, nan), (inf, POSITIVE, inf, 0.0), (inf, inf, inf, pi / 4),
        (nan, 0.0, nan, 0.0), (nan, NOT_ZERO, nan, nan), (nan, inf, Either(inf), nan), (nan, nan, nan, nan),
    ],
    "atanh": [
        (0.0, 0.0, 0.0, 0.0), (0.0, nan, 0.0, nan), (1.0, 0.0, inf, 0.0), (POSITIVE, inf, 0.0, pi / 2), (NOT_ZERO, nan, nan, nan),
        (inf, POSITIVE, 0.0, pi / 2), (inf, inf, 0.0, pi / 2), (inf, nan, 0.0, nan), (nan, FINITE, nan, nan), (nan, inf, Either(0.0), pi / 2),
        (nan, nan, nan, nan),
    ],
    "cosh": [
        (0.0, 0.0, 1.0, 0.0), (0.0, inf, nan, Either(0.0)), (0.0, nan, nan, Either(0.0)), (NOT_ZERO, inf, nan, nan), (NOT_ZERO, nan, nan, nan),
        (inf, 0.0, inf, 0.0), (inf, ANGLES, inf, CIS), (inf, inf, Either(inf), nan), (inf, nan, inf, nan), (nan, BOTH_ZEROS, nan, Either(0.0)),
        (nan, NOT_ZERO, nan, nan), (nan, nan, nan, nan),
    ],
    "sinh": [
        (0.0, 0.0, 0.0, 0.0), (0.0, inf, Either(0.0), nan), (0.0, nan, Either(0.0), nan), (POSITIVE, inf, nan, nan), (POSITIVE, nan, nan, nan),
        (inf, 0.0, inf, 0.0), (inf, (0.5, 3.0), inf, CIS), (inf, inf, Either(inf), nan), (inf, nan, Either(inf), nan), (nan, 0.0, nan, 0.0),
        (nan, NOT_ZERO, nan, nan), (nan, nan, nan, nan),
    ],
    "tanh": [
        (0.0, 0.0, 0.0, 0.0), (NOT_ZERO, inf, nan, nan), (0.0, inf, 0.0, nan), (NOT_ZERO, nan, nan, nan), (0.0, nan, 0.0, nan),
        (inf, (0.5, 1.0), 1.0, 0.0), (inf, inf, 1.0, Either(0.0)), (inf, nan, 1.0, Either(0.0)), (nan, 0.0, nan, 0.0),
        (nan, NOT_ZERO, nan, nan), (nan, nan, nan, nan),
    ],
    "exp": [
        (BOTH_ZEROS, 0.0, 1.0, 0.0), (FINITE, inf, nan, nan), (FINITE, nan, nan, nan), (inf, 0.0, inf, 0.0), (-inf, ANGLES, 0.0, CIS),
        (inf, ANGLES, inf, CIS), (-inf, inf, Either(0.0), Either(0.0)), (inf, inf, Either(inf), nan), (-inf, nan, Either(0.0), Either(0.0)),
        (inf, nan, Either(inf), nan), (nan, 0.0, nan, 0.0), (nan, (*NOT_ZERO, inf), nan, nan), (nan, nan, nan, nan),
    ],
    "expm1": [
        (BOTH_ZEROS, 0.0, Either(0.0), 0.0), (FINITE, inf, nan, nan), (FINITE, nan, nan, nan), (inf, 0.0, inf, 0.0), (-inf, 0.5, -1.0, 0.0),
        (-inf, -0.5, -1.0, -0.0), (inf, ANGLES, inf, CIS), (-inf, inf, -1.0, Either(0.0)), (inf, inf, Either(inf), nan),
        (-inf, nan, -1.0, Either(0.0)), (inf, nan, Either(inf), nan), (nan, 0.0, nan, 0.0), (nan, (*NOT_ZERO, inf), nan, nan), (nan, nan, nan, nan),
    ],
    "log": [
        (-0.0, 0.0, -inf, pi), (0.0, 0.0, -inf, 0.0), (FINITE, inf, inf, pi / 2), (FINITE, nan, nan, nan), (-inf, POSITIVE, inf, pi),
        (inf, POSITIVE, inf, 0.0), (-inf, inf, inf, 3 * pi / 4), (inf, inf, inf, pi / 4), (BOTH_ENDS, nan, inf, nan), (nan, FINITE, nan, nan),
        (nan, inf, inf, nan), (nan, nan, nan, nan),
    ],
    "log1p": [
        (-1.0, 0.0, -inf, 0.0), (FINITE, inf, inf, pi / 2), (FINITE, nan, nan, nan), (-inf, POSITIVE, inf, pi), (inf, POSITIVE, inf, 0.0),
        (-inf, inf, inf, 3 * pi / 4), (inf, inf, inf, pi / 4), (BOTH_ENDS, nan, inf, nan), (nan, FINITE, nan, nan), (nan, inf, inf, nan),
        (nan, nan, nan, nan),
    ],
    "sqrt": [
        (BOTH_ZEROS, 0.0, 0.0, 0.0), (ANY, inf, inf, inf), (FINITE, nan, nan, nan), (-inf, POSITIVE, 0.0, inf), (inf, POSITIVE, inf, 0.0),
        (-inf, nan, nan, Either(inf)), (inf, nan, inf, nan), (nan, (*FINITE, nan), nan, nan),
    ],
    "abs": [
        (BOTH_ENDS, ANY, inf, 0.0), (ANY, BOTH_ENDS, inf, 0.0), (BOTH_ZEROS, (-3.0, 0.0, 2.0), "abs b", 0.0), ((-3.0, 2.0), BOTH_ZEROS, "abs a", 0.0),
        (nan, FINITE, nan, 0.0), (FINITE, nan, nan, 0.0), (nan, nan, nan, 0.0),
    ],
    "sign": [(BOTH_ZEROS, BOTH_ZEROS, 0.0, 0.0), (nan, ANY, nan, nan), (ANY, nan, nan, nan)],
}  # fmt: skip
#: Functions whose edges are those of another, of the argument turned: (the other, turned how)
TURNED = {"sin": "sinh", "tan": "tanh", "asin": "asinh", "atan": "atanh"}


def _values(given: object) -> tuple[float, ...]:
    return given if isinstance(given, tuple) else (given,)  # type: ignore[return-value]


def _rows(name: str) -> list[tuple[float, float, object, object]]:
    return [(a, b, re, im) for lefts, rights, re, im in TABLES[name] for a in _values(lefts) for b in _values(rights)]


def _called(name: str, points: list[tuple[float, float]], dtype: str, device: Device) -> list[complex]:
    values = np.array([complex(a, b) for a, b in points], dtype)
    return np.asarray(getattr(kg, name)(kg.asarray(values, device=device)).numpy(), np.complex128).tolist()


def _check(what: str, got: float, want: object, at: tuple[float, float]) -> None:
    expected = float(want)  # type: ignore[arg-type]
    if math.isnan(expected):
        assert math.isnan(got), (what, at)
    elif isinstance(want, Either):
        assert abs(got) == pytest.approx(abs(expected), rel=1e-6), (what, at)
    else:
        assert got == pytest.approx(expected, rel=1e-6), (what, at)
        assert math.copysign(1, got) == math.copysign(1, expected), (what, at)


def _wanted(a: float, b: float, re: object, im: object) -> tuple[object, object]:
    if im == CIS:
        size = float(re)  # type: ignore[arg-type]
        return math.copysign(size, math.cos(b)), math.copysign(size, math.sin(b))
    return {"abs a": abs(a), "abs b": abs(b)}.get(re, re) if isinstance(re, str) else re, im


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
@pytest.mark.parametrize("name", TABLES)
def test_edges(device: Device, name: str, dtype: str) -> None:
    rows = _rows(name)
    for (a, b, *result), got in zip(rows, _called(name, [row[:2] for row in rows], dtype, device), strict=True):
        re, im = _wanted(a, b, *result)
        _check(f"real part of {name}", got.real, re, (a, b))
        _check(f"imaginary part of {name}", got.imag, im, (a, b))


@pytest.mark.parametrize("name", [n for n in TABLES if n not in ("abs", "sign")])
def test_of_the_conjugate_it_is_the_conjugate(device: Device, name: str) -> None:
    points = [(a, b) for a, b, *_ in _rows(name) if not math.isnan(b)] + [(0.7, 1.3), (-2.0, 0.25)]
    above, below = (_called(name, [(a, sign * b) for a, b in points], "complex64", device) for sign in (1, -1))
    for at, x, y in zip(points, above, below, strict=True):
        for got, want in ((y.real, x.real), (y.imag, -x.imag)):
            assert math.isnan(got) == math.isnan(want), (name, at)
            assert math.isnan(want) or (got == want and math.copysign(1, got) == math.copysign(1, want)) or want == 0, (
                name,
                at,
            )


@pytest.mark.parametrize("name", TURNED)
def test_edges_of_what_is_defined_by_another(device: Device, name: str) -> None:
    """sin(z) is -j sinh(jz): (a, b) goes in as (-b, a), and (u, v) comes out as (v, -u)."""
    rows = _rows(TURNED[name])
    points = [(b, -a) for a, b, *_ in rows]  # turned, these are the points of the table
    for (a, b, *result), got in zip(rows, _called(name, points, "complex64", device), strict=True):
        re, im = _wanted(a, b, *result)
        _check(f"imaginary part of {name}", -got.imag, re, (a, b))
        _check(f"real part of {name}", got.real, im, (a, b))


def test_edges_of_the_cosine(device: Device) -> None:
    rows = _rows("cosh")
    for (a, b, *result), got in zip(rows, _called("cos", [(b, -a) for a, b, *_ in rows], "complex64", device), strict=True):
        re, im = _wanted(a, b, *result)
        _check("real part of cos", got.real, re, (a, b))
        _check("imaginary part of cos", got.imag, im, (a, b))


def test_logarithms_of_other_bases(device: Device) -> None:
    rows = _rows("log")
    for name, base in (("log2", 2.0), ("log10", 10.0)):
        for (a, b, re, im), got in zip(rows, _called(name, [row[:2] for row in rows], "complex64", device), strict=True):
            for have, want in ((got.real, float(re)), (got.imag, float(im) / math.log(base))):  # type: ignore[arg-type]
                _check(name, have, want, (a, b))


def test_arithmetic_keeps_the_signs_of_zeros(device: Device) -> None:
    x = kg.asarray(np.array([complex(-0.0, 0.0)], np.complex64), device=device)
    y = kg.asarray(np.array([complex(-0.0, -0.0)], np.complex64), device=device)
    total = complex(x + y)
    assert (math.copysign(1, total.real), math.copysign(1, total.imag)) == (-1, 1)
    plus_real = complex(y + kg.asarray([-0.0], device=device))  # a real number has no imaginary part that could be +0
    assert (math.copysign(1, plus_real.real), math.copysign(1, plus_real.imag)) == (-1, -1)
    assert complex(kg.asarray([complex(inf, 1)], device=device) * 2.0) == complex(inf, 2)
    assert complex(kg.asarray([complex(inf, 1)], device=device) / 2.0) == complex(inf, 0.5)
    every = kg.asarray([complex(nan, nan)], device=device)
    for made in (every * every, every / every):
        assert math.isnan(complex(made).real)
        assert math.isnan(complex(made).imag)


EDGES = tuple(complex(a, b) for a in (-inf, -2.0, -0.0, 0.0, 0.5, inf, nan) for b in (-inf, -2.0, -0.0, 0.0, 0.5, inf, nan))


def _is(kind: str, z: complex) -> bool:
    parts = z.real, z.imag
    infinite = any(map(math.isinf, parts))
    return {
        "infinite": infinite,
        "nan": not infinite and any(map(math.isnan, parts)),
        "zero": z == 0,
        "finite": all(map(math.isfinite, parts)),
    }[kind]


def _quotient(a: complex, b: complex) -> str:
    """What C99 says of a quotient, G.5.1, paragraph 4 and 8."""
    if _is("infinite", a) and _is("finite", b):
        return "infinite"
    if _is("finite", a) and _is("infinite", b):
        return "zero"
    if _is("zero", b) and any(part and not math.isnan(part) for part in (a.real, a.imag)):
        return "infinite"
    if _is("zero", a) and _is("finite", b) and b != 0:
        return "zero"
    return "finite" if _is("finite", a) and _is("finite", b) and b != 0 else "nan"


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_quotients_with_zeros_and_infinities(device: Device, dtype: str) -> None:
    pairs = [(a, b) for a in EDGES for b in EDGES]
    x, y = (kg.asarray(np.array(side, dtype), device=device) for side in zip(*pairs, strict=True))
    for (a, b), got in zip(pairs, (x / y).numpy().tolist(), strict=True):
        assert _is(_quotient(a, b), got), (a, b, got)
        if _quotient(a, b) == "finite":
            assert got == pytest.approx(a / b, rel=1e-6), (a, b)
    every = kg.asarray(np.array(EDGES, dtype), device=device)
    for made in (kg.reciprocal(every), 1.0 / every):
        for b, got in zip(EDGES, made.numpy().tolist(), strict=True):
            assert _is(_quotient(1 + 0j, b), got), (b, got)
    signed = (
        kg.asarray(np.array([3 - 1j, 3 - 1j, 1j], dtype), device=device)
        / kg.asarray(np.array([0j, complex(-0.0, 0.0), complex(inf, 1)], dtype), device=device)
    ).numpy()
    assert signed.tolist() == [complex(inf, -inf), complex(-inf, inf), 0]


def test_products_with_infinities_are_numpys(device: Device) -> None:
    pairs = [(a, b) for a in EDGES for b in EDGES]
    a, b = (np.array(side, np.complex64) for side in zip(*pairs, strict=True))
    with np.errstate(all="ignore"):
        wanted = a * b
    np.testing.assert_array_equal((kg.asarray(a, device=device) * kg.asarray(b, device=device)).numpy(), wanted)


def test_quotients_have_derivatives_beside_edges(device: Device) -> None:
    x = kg.asarray(np.array([1 + 2j, 3j], np.complex64), device=device)
    y = kg.asarray(np.array([2 - 1j, complex(inf, 1)], np.complex64), device=device)
    _, pull = kg.vjp(lambda a, b: a / b, x, y)
    by_x, by_y = (part.numpy() for part in pull(kg.asarray(np.ones(2, np.complex64), device=device)))
    np.testing.assert_allclose(by_x[0], 1 / (2 - 1j), rtol=1e-6)
    np.testing.assert_allclose(by_y[0], -(1 + 2j) / (2 - 1j) ** 2, rtol=1e-6)


def test_powers(device: Device) -> None:
    zero, some = kg.asarray([0j], device=device), kg.asarray([1 + 1j], device=device)
    assert complex(zero**0) == complex(zero**zero) == complex(some**zero) == 1
    assert complex(zero**3) == complex(zero**0.5) == 0
    assert complex(some**2) == 2j
    assert complex(some**-2) == -0.5j
    assert math.isnan(complex(zero**-0.5).real)
    assert complex(zero ** (1 + 1j)) == 0


def test_tests_and_comparisons(device: Device) -> None:
    values = np.array([complex(a, b) for a in ANY for b in ANY], np.complex64)
    x = kg.asarray(values, device=device)
    for name in ("isfinite", "isinf", "isnan"):
        assert getattr(kg, name)(x).numpy().tolist() == getattr(np, name)(values).tolist()
    with np.errstate(all="ignore"):
        assert (x == x).numpy().tolist() == (values == values).tolist()
    rounded = kg.round(kg.asarray([2.5 - 0.4j, complex(nan, inf)], device=device)).numpy()
    assert str(rounded[0]) == "(2-0j)"
    assert math.isnan(rounded[1].real)
    assert rounded[1].imag == inf
