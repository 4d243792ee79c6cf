"""Simplifies quotient and remainder indices of padded reshapes that wrap in the padding.

Rows of 16 padded to 19 and read as rows of 18, as the gradients of overlapping windows are: element j of row t lies at

    ((18*t + j) // 19, (18*t + j) % 19)   ->   (t, j - t)            for where the second is in [0, 16)

`index_movement` asks here for each PAD.
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rules.algebra.affine import Affine, affine, build


def unwrapped(indices: Sequence[UOp], limits: Sequence[tuple[int, int] | None]) -> tuple[UOp, ...]:
    """Indices that are equal where each is within its limits [low, high),
    and that are outside them where these are; None is no limit."""
    found = tuple(indices)
    for axis, limit in enumerate(limits):
        i = found[axis]
        if limit is not None and i.op is Op.FLOORMOD and i.src[1].op is Op.CONST and i.src[1].value > 0:
            found = _unwrapped(found, axis, int(i.src[1].value), *limit)
    return found


def _unwrapped(indices: tuple[UOp, ...], axis: int, modulus: int, low: int, high: int) -> tuple[UOp, ...]:
    dividend = affine(indices[axis].src[0])
    rest = Affine({t: n for t, c in dividend.terms.items() if (n := _nearest(c, modulus))}, dividend.constant)
    rest = rest.plus(Affine({}, (modulus - 1 - rest.greatest) // modulus * modulus))
    remainder = build(rest)
    if remainder is None or rest.least + modulus < high or low < 0:  # below 0 it is the modulus more, which has to be outside
        return indices
    quotients: dict[UOp, UOp] = {}
    for node in {n for i in indices for n in i.find(Op.FLOORDIV)}:
        if node.src[1] is indices[axis].src[1]:
            left = affine(node.src[0]).minus(rest)
            if left.constant % modulus == 0 and all(c % modulus == 0 for c in left.terms.values()):
                whole = build(Affine({t: c // modulus for t, c in left.terms.items()}, left.constant // modulus))
                if whole is not None:
                    quotients[node] = whole
    return tuple(remainder if a == axis else i.substitute(quotients) for a, i in enumerate(indices))


def _nearest(n: int, modulus: int) -> int:
    """The number next to 0 that is n modulo this."""
    return (n + modulus // 2) % modulus - modulus // 2
