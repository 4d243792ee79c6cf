"""Fourier transforms of few elements as arithmetic without loops, on values of any shape:
what the kernels of large ones are made of.

Sizes that are products are done in two steps, of which the second's inputs are multiplied by twiddle factors, roots of unity (Cooley and Tukey); primes from sums
and differences of the elements that mirror each other, so that half of the products are real. The order of operations is that in
which few values are alive at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, sqrt
from typing import Final, NamedTuple

from kg.frontend import UOp

from kg_graph.fourier.roots import root


class Pair(NamedTuple):
    """A complex value: the real part and the imaginary part, None where that is zero everywhere."""

    re: UOp
    im: UOp | None

    def __add__(self, other: Pair) -> Pair:  # type: ignore[override]
        return Pair(self.re + other.re, _sum(self.im, other.im))

    def __sub__(self, other: Pair) -> Pair:
        return Pair(self.re - other.re, _difference(self.im, other.im))

    def __neg__(self) -> Pair:
        return Pair(-self.re, _negative(self.im))

    def times(self, real: UOp | float, imaginary: UOp | float) -> Pair:
        """The product with a complex number, or with a value of them."""
        if self.im is None:
            return Pair(self.re * real, self.re * imaginary)
        return Pair(self.re * real - self.im * imaginary, self.re * imaginary + self.im * real)

    def scaled(self, real: UOp | float) -> Pair:
        return Pair(self.re * real, None if self.im is None else self.im * real)

    @property
    def parts(self) -> tuple[UOp, UOp]:
        """Both parts, the imaginary one as zeros where there is none."""
        return self.re, self.re.const_like(0.0).broadcast_to(*self.re.shape) if self.im is None else self.im

    @property
    def swapped(self) -> Pair:
        """i times the conjugate: the transform of it is the inverse transform, swapped."""
        re, im = self.parts
        return Pair(im, re)


def _sum(a: UOp | None, b: UOp | None) -> UOp | None:
    return b if a is None else a if b is None else a + b


def _difference(a: UOp | None, b: UOp | None) -> UOp | None:
    return a if b is None else -b if a is None else a - b


def _negative(a: UOp | None) -> UOp | None:
    return None if a is None else -a


_HALF_ROOT: Final = sqrt(0.5)


def twiddled(x: Pair, exponent: int, count: int) -> Pair:
    """x times exp(-2 pi i exponent / count): eighths of a circle without the products
    that the others need."""
    exponent %= count
    shared = gcd(exponent, count)
    exponent, count = exponent // shared, count // shared
    if count == 1:
        return x
    if count == 2:
        return -x
    if count == 4:
        return _quarter(x) if exponent == 1 else -_quarter(x)
    if count == 8:
        return twiddled(_eighth(x), exponent - 1, 8)
    return x.times(*root(exponent, count))


def _quarter(x: Pair) -> Pair:
    """Times -i."""
    re, im = x.parts
    return Pair(im, -re)


def _eighth(x: Pair) -> Pair:
    """Times (1 - i) / sqrt(2)."""
    if x.im is None:
        half = x.re * _HALF_ROOT
        return Pair(half, -half)
    return Pair((x.re + x.im) * _HALF_ROOT, (x.im - x.re) * _HALF_ROOT)


def transform(x: Sequence[Pair]) -> list[Pair]:
    """y[k] = sum(x[j] * exp(-2 pi i j k / n), j) of n values."""
    n = len(x)
    if n < 2:
        return list(x)
    first = _first_step(n)
    if first == n:
        return _whole(x)
    second = n // first
    columns = [transform([x[second * a + b] for a in range(first)]) for b in range(second)]
    result: list[Pair] = list(x)
    for c in range(first):
        row = transform([twiddled(columns[b][c], b * c, n) for b in range(second)])
        for d in range(second):
            result[c + first * d] = row[d]
    return result


def _first_step(n: int) -> int:
    """Into how many parts a transform is taken first: 4 where it can be, else the least prime."""
    if n % 4 == 0:
        return 4
    return next(p for p in range(2, n + 1) if n % p == 0)


def _whole(x: Sequence[Pair]) -> list[Pair]:
    match len(x):
        case 2:
            return [x[0] + x[1], x[0] - x[1]]
        case 4:
            return _four(*x)
        case _:
            return _prime(x)


def _four(a: Pair, b: Pair, c: Pair, d: Pair) -> list[Pair]:
    even, odd, across = a + c, b + d, a - c
    # across -+ i * (b - d), without a negation
    (up, down), down_im = (b.re - d.re, d.re - b.re), _difference(b.im, d.im)
    other = across.im
    first = Pair(_less(across.re, None, down_im), down if other is None else other - up)
    last = Pair(_less(across.re, down_im, None), up if other is None else other + up)
    return [even + odd, first, even - odd, last]


def _less(x: UOp, taken: UOp | None, given: UOp | None) -> UOp:
    x = x if given is None else x + given
    return x if taken is None else x - taken


def _prime(x: Sequence[Pair]) -> list[Pair]:
    n = len(x)
    half = range(1, (n + 1) // 2)
    sums, differences = [x[j] + x[n - j] for j in half], [x[j] - x[n - j] for j in half]
    total = x[0]
    for s in sums:
        total += s
    result = [total] * n
    for k in half:
        near, far = x[0], None
        for j, s, d in zip(half, sums, differences, strict=True):
            real, imaginary = root(j * k, n)
            near += s.scaled(real)
            far = d.scaled(imaginary) if far is None else far + d.scaled(imaginary)
        assert far is not None
        # near +- i * far, without a negation
        result[k] = Pair(_less(near.re, far.im, None), _sum(near.im, far.re))
        result[n - k] = Pair(_less(near.re, None, far.im), -far.re if near.im is None else near.im - far.re)
    return result
