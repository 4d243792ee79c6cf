"""A complex value inside a graph: two nodes of floats, the real part and the imaginary one.
A single node is a real value beside one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kg.frontend import DType, Op, UOp, const

from kg_array.indexing.axes import sizes
from kg_array.indexing.concatenation import joined


class Pair(NamedTuple):
    """The parts, of one dtype; a constant may be of shape () beside the other."""

    re: UOp
    im: UOp


#: An operand: complex, or real, which counts as exactly that and not as one with an imaginary part of 0.
Number = Pair | UOp


def shape_of(x: Number) -> tuple[int, ...]:
    """The shape of a value whose parts both have it."""
    return sizes(x.re if isinstance(x, Pair) else x)


def each(x: Number, move: Callable[[UOp], UOp]) -> Number:
    """What a linear function, such as a movement or a sum, makes of a value: of each part."""
    return Pair(move(x.re), move(x.im)) if isinstance(x, Pair) else move(x)


def const_pair(value: complex, part: DType) -> Pair:
    """A complex constant, of parts of this dtype."""
    return Pair(const(value.real, part), const(value.imag, part))


def pack(pair: Pair) -> UOp:
    """Both parts in one node, in a last axis of 2, as they are in memory."""
    whole = _whole(pair)
    if whole is not None:
        return whole
    re, im = (part.reshape(*part.shape, 1) for part in pair)
    return joined([re, im], len(re.shape) - 1)


def unpack(packed: UOp) -> Pair:
    """The parts of what `pack` makes."""
    *shape, _ = packed.shape
    box = [(0, d) for d in shape]
    return Pair(*(packed.shrink(*box, (i, i + 1)).reshape(*shape) for i in range(2)))


def _whole(pair: Pair) -> UOp | None:
    """The node of which `unpack` made these parts."""
    re, im = (part.src[0] if part.op is Op.RESHAPE else part for part in pair)
    if re.op is not Op.SHRINK or im.op is not Op.SHRINK or re.src[0] is not im.src[0]:
        return None
    whole = re.src[0]
    *shape, last = whole.shape
    box = [(0, d) for d in shape]
    ends = (*box, (0, 1)), (*box, (1, 2))
    return whole if last == 2 and (re.arg, im.arg) == ends and pair.re.shape == tuple(shape) else None
