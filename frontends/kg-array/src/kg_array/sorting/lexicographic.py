"""Complex numbers in numpy's order: by their real parts, then by the imaginary ones;
behind all those with a NaN for the imaginary part, for the real one, and for both."""

from __future__ import annotations

from collections.abc import Sequence

from kg.frontend import Device, DType, Monoid, UOp, build, int8, int32
from kg.frontend import monoid as monoids

from kg_array.sorting.choose_method import order
from kg_array.sorting.rows import taken

#: The real parts and the imaginary ones.
Parts = Sequence[UOp]


def lexicographic_order(x: Parts, device: Device, descending: bool = False) -> UOp:
    """The positions of the elements of the last axis in order. What compares equal keeps its order."""
    re, im = (part + 0.0 for part in x)  # both zeros are one
    found = order(im, device, descending)
    found = taken(found, order(taken(re, found), device, descending))
    return taken(found, order(taken(_nans(re) * 2 + _nans(im), found), device))


def _nans(x: UOp) -> UOp:
    return x.ne(x).cast(int8)


def extreme_position(x: Parts, axis: int, index_dtype: DType, *, least: bool) -> UOp:
    """The position along an axis, kept as size 1, of the greatest or least:
    the first of equal ones, and the first with a NaN."""
    re, im = x
    shape = re.shape

    def all_along(v: UOp, which: Monoid) -> UOp:
        return v.reduce(which, axis).expand(*shape)

    best = monoids.MIN if least else monoids.MAX
    worst = float("inf") if least else -float("inf")
    is_nan = re.ne(re) | im.ne(im)
    first = re.eq(all_along(re, best))
    found = first & im.eq(all_along(first.where(im, worst), best))
    chosen = all_along(is_nan.cast(int32), monoids.MAX).ne(0).where(is_nan, found)
    return build.argmax(chosen.cast(int8), axis, index_dtype=index_dtype)
