"""Fourier transforms in derivatives: they are linear, and symmetric,
so that both directions are transforms again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from kg.frontend import Fourier, UOp, arange, fourier

from kg_array.transforms.derivatives.cotangents import Cotangent, zeros_of


def tangent(node: UOp, tangents: Mapping[tuple[UOp, int], UOp]) -> UOp:
    """The transform of the tangents."""
    return fourier([tangents.get((s, 0), zeros_of(s)) for s in node.src], node.fourier)


def cotangent(node: UOp, place: int, given: Mapping[int, Cotangent]) -> Cotangent:
    """Of source number `place`: of the conjugate transform of the result's cotangent the same part."""
    how, g = node.fourier, given[0].value
    if how.real:
        made = fourier([g], replace(how, inverse=False, real=False))
        return Cotangent(_weighted(_parts(made)[place], how, 2.0))
    if len(node.src) == 1:
        halves = [_weighted(part, how, 0.5) for part in _parts(g)]
        return Cotangent(fourier(halves, replace(how, inverse=True, real=True)))
    return Cotangent(_parts(fourier(_parts(g), replace(how, inverse=not how.inverse)))[place])


def _parts(packed: UOp) -> list[UOp]:
    """The real parts and the imaginary ones."""
    *shape, _ = packed.shape
    return [packed.shrink(*((0, d) for d in shape), (i, i + 1)).reshape(*shape) for i in range(2)]


def _weighted(half: UOp, how: Fourier, weight: float) -> UOp:
    """Half the coefficients of a real value, those times a weight that stand for their conjugates too."""
    shape, count = half.shape, how.half
    at = arange(count).reshape(*(count if i == how.axis else 1 for i in range(len(shape)))).expand(*shape)
    alone = at.eq(0) | at.eq(count - 1) if how.size % 2 == 0 else at.eq(0)
    return half * alone.where(half.const_like(1.0), weight)
