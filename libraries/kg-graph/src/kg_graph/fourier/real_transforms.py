"""Coefficients of real values, of which those beyond the half are the conjugates of those before:
from a half to all, and to complex values of half the size.

A real value of size 2h is seen as z[j] = x[2j] + i x[2j+1]; with E and O the coefficients of the even and of the odd elements, those of z are Z = E + iO.
"""

from __future__ import annotations

from kg.frontend import Shape, UOp, arange

from kg_graph.fourier.codelets import Pair


def untangled(z: Pair, turn: Pair) -> Pair:
    """The first h + 1 coefficients of x from those of z:
    E[k] + root**k O[k]; E and O are what is symmetric in Z and what is not."""
    (re, im), (re_back, im_back) = ([_around(v, backwards=b) for v in z.parts] for b in (False, True))
    even, odd = Pair(re + re_back, im - im_back), Pair(im + im_back, re_back - re)
    return (even + odd.times(*turn.parts)).scaled(0.5)


def tangled(x: Pair, turn: Pair) -> Pair:
    """2h times the coefficients of z from the first h + 1 of x.
    Of the first and the last no imaginary part counts."""
    re, im = x.parts
    last = _size(re) - 1
    at = _places(re.shape)
    im = (at.eq(0) | at.eq(last)).where(0.0, im)
    (re, re_back), (im, im_back) = ([_box(w, 0, last) for w in (v, v.flip(1))] for v in (re, im))
    even, odd = Pair(re + re_back, im - im_back), Pair(re - re_back, im + im_back)
    turned_re, turned_im = odd.times(*turn.parts).parts
    return even + Pair(-turned_im, turned_re)


def mirrored(x: Pair, size: int) -> Pair:
    """All coefficients from the first half of them.
    Of those that are their own conjugates no imaginary part counts."""
    re, im = x.parts
    half = _size(re)
    rest = size - half
    re_back, im_back = (_box(v, 1, 1 + rest).flip(1).pad((0, 0), (half, 0), (0, 0)) for v in (re, im))
    re, im = (v.pad((0, 0), (0, rest), (0, 0)) for v in (re, im))
    at = _places(re.shape)
    alone = at.eq(0) | at.eq(half - 1) if size % 2 == 0 else at.eq(0)
    return Pair((at < half).where(re, re_back), alone.where(0.0, (at < half).where(im, -im_back)))


def _around(v: UOp, *, backwards: bool) -> UOp:
    """A cycle from its first element to the same, or backwards."""
    size = _size(v)
    shape = (v.shape[0], size + 1, v.shape[2])
    first, at = _box(v, 0, 1).expand(*shape), _places(shape)
    if backwards:
        return at.eq(0).where(first, v.flip(1).pad((0, 0), (1, 0), (0, 0)))
    return at.eq(size).where(first, v.pad((0, 0), (0, 1), (0, 0)))


def _size(v: UOp) -> int:
    size = v.shape[1]
    assert isinstance(size, int), "a size that is transformed is a number"
    return size


def _box(v: UOp, start: int, stop: int) -> UOp:
    return v.shrink((0, v.shape[0]), (start, stop), (0, v.shape[2]))


def _places(shape: Shape) -> UOp:
    """The position along the axis."""
    return arange(shape[1]).reshape(1, shape[1], 1).expand(*shape)
