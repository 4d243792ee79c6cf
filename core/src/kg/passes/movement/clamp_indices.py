"""Clamps indices of GATHER and SCATTER to the axis (semantics.md, row 24). For `index_movement`.

    gather p[i]   ->   load p[max(min(i, size - 1), 0)]            scatter p[i] = v   ->   store p[i] = v where 0 <= i < size
                                                            scatter p[c ? i : -1] = v   ->   store p[i] = v where c and 0 <= i < size

Nothing is added where bounds prove a position in range, nor to the index of a loop over the whole axis.
"""

from __future__ import annotations

from kg.dtype import bool_, index, int32, int64, int_like
from kg.ir.indexing import ZERO, add, conjunction, is_constant, number
from kg.ir.op import Op
from kg.ir.shapes.shape import Dim, dim_max, dim_min, dim_uop
from kg.ir.uop import UOp


def clamped(position: UOp, size: Dim) -> tuple[UOp, UOp | None]:
    """A position clamped to [0, size); and the condition that the axis is not empty,
    None where it never is."""
    if _is_in_range(position, size):
        return position.cast(index), None
    if dim_max(size) <= 0:
        return ZERO, UOp(Op.CONST, bool_, (), False)
    position, last = _comparable(position, add(dim_uop(size), number(-1)))
    if position.vmax > dim_min(size) - 1:
        position = position.minimum(last)
    if position.vmin < 0:
        position = position.maximum(0)
    return position.cast(index), None if dim_min(size) > 0 else dim_uop(size) > 0


def in_bounds(position: UOp, size: Dim) -> UOp | None:
    """The condition that a position is in [0, size); None where it always is."""
    if _is_in_range(position, size):
        return None
    if position.vmin < 0 and position.type is not index and isinstance(size, int) and 0 < size <= position.vmax:
        wide = position.cast(int32) if position.type.bits < int32.bits else position
        return wide.bitcast(int_like(wide.type)) < size  # without a sign negative ones are the greatest: one test for both ends
    position, last = _comparable(position, add(dim_uop(size), number(-1)))
    above = None if position.vmin >= 0 else position >= 0
    below = None if position.vmax < dim_min(size) else position <= last
    exists = None if dim_min(size) > 0 else dim_uop(size) > 0
    return conjunction(exists, above, below)


def stored_at(position: UOp, size: Dim) -> tuple[UOp, UOp | None]:
    """Where a scatter stores, and the condition that it does:
    of a position that is chosen between one and none, the choice is part of the condition."""
    chosen: UOp | None = None
    while position.op is Op.WHERE and position.src[2].op is Op.CONST and not 0 <= position.src[2].value < dim_max(size):
        chosen = conjunction(chosen, position.src[0])
        position = position.src[1]
    return position, conjunction(chosen, in_bounds(position, size))


def _is_in_range(position: UOp, size: Dim) -> bool:
    """Whether bounds prove it, or that it counts to this very size, which only the launch knows."""
    if position.vmin < 0 or position.vmax < dim_min(size):
        return position.vmin >= 0
    counted = position
    while (counted.op is Op.CAST and not counted.type.is_float) or (counted.op is Op.MUL and is_constant(counted.src[1], 1)):
        counted = counted.src[0]
    return counted.op is Op.RANGE and counted.src[1] is dim_uop(size) and counted.vmax == position.vmax


def _comparable(position: UOp, last: UOp) -> tuple[UOp, UOp]:
    """Both in one dtype that holds them: 64 bits keep their own, which an index need not hold;
    all others are indices."""
    if position.type is index or position.type.bits < int64.bits:
        return position.cast(index), last
    return position, position.const_like(int(last.value)) if last.op is Op.CONST else last.cast(position.type)
