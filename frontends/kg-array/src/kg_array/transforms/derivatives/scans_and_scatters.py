"""Derivatives where elements meet: in running extremes, and in scatters that multiply or choose.
The same for both modes.

Of several equals a running extreme is the last one; a scatter shares among them, as a reduction does.
"""

from __future__ import annotations

from kg.frontend import Op, UOp, const, int64
from kg.frontend import monoid as monoids

from kg_array.indexing.axes import positions_along, sizes
from kg_array.transforms.derivatives.cotangents import NoDerivativeError, zeros_of

# -- running extremes


def holders(node: UOp) -> tuple[list[UOp], UOp]:
    """For each element of a running extreme the position of the element that it is, along all axes;
    and where there is one."""
    reduction, x = node.reduction, node.src[0]
    (axis,) = reduction.axes
    if reduction.monoid.op not in ("MAX", "MIN") or reduction.monoid.states > 1:
        raise NoDerivativeError(f"a running {reduction.monoid.name} has no derivative")
    shape = sizes(x)
    is_extreme = x.eq(x.scan(reduction.monoid, axis)) | x.ne(x)  # what comes after NaN is NaN
    last = is_extreme.where(positions_along(shape, axis, int64), -1).scan(monoids.MAX, axis)
    if reduction.exclusive:  # what held before, and nothing at first
        margins = [(1, 0) if a == axis else (0, 0) for a in range(len(shape))]
        box = [(0, d - 1 if a == axis else d) for a, d in enumerate(shape)]
        last = last.shrink(*box).pad(*margins, fill=-1)
    at = [last.maximum(0) if a == axis else positions_along(shape, a, int64) for a in range(len(shape))]
    return at, last >= 0


def extreme_cotangent(node: UOp, given: UOp) -> UOp:
    """Each part of the cotangent added to the element that was the extreme there."""
    at, held = holders(node)
    return zeros_of(node).scatter(held.where(given, 0.0), *at, mode="add")


def extreme_tangent(node: UOp, tangent: UOp) -> UOp:
    """The tangent of the element that is the extreme."""
    at, held = holders(node)
    return held.where(tangent.gather(*at), 0.0)


# -- scatters


def scatter_factors(node: UOp) -> tuple[UOp, UOp]:
    """What changes of the target and of the updates are multiplied with in a scatter that multiplies
    or chooses."""
    target, updates, *indices = node.src
    picked = node.gather(*indices)
    updates = updates.broadcast_to(*picked.shape)
    if node.arg == "mul":
        return _of_product(target, updates, indices)
    if node.arg not in ("max", "min"):
        raise NoDerivativeError(f"scatter with mode {node.arg!r} has no factors: set and add have rules of their own")
    is_target, is_update = target.eq(node), updates.eq(picked)
    equals = is_target.cast(node.type).scatter(is_update.cast(node.type), *indices, mode="add")
    share = equals.eq(0.0).where(0.0, 1.0 / equals.eq(0.0).where(1.0, equals))  # nothing equals NaN
    return is_target.where(share, 0.0), is_update.where(share.gather(*indices), 0.0)


def _of_product(target: UOp, updates: UOp, indices: list[UOp]) -> tuple[UOp, UOp]:
    """The product of all others: zeros are counted, not divided by."""
    none, kept = (x.eq(0.0) for x in (target, updates))
    one = const(1.0, target.type)
    nonzero = none.where(one, target).scatter(kept.where(one, updates), *indices, mode="mul")
    zeros = none.cast(target.type).scatter(kept.cast(target.type), *indices, mode="add")

    def others(x: UOp, zero: UOp, product: UOp, count: UOp) -> UOp:
        alone = zero.where(count.eq(1.0), count.eq(0.0))
        return alone.where(product / zero.where(one, x), 0.0)

    return others(target, none, nonzero, zeros), others(updates, kept, nonzero.gather(*indices), zeros.gather(*indices))


def is_chosen(node: UOp) -> bool:
    """Whether a scatter's derivatives are those of `scatter_factors`."""
    return node.op is Op.SCATTER and node.arg in ("mul", "max", "min")
