"""Regular parts of values: start, step and count along each axis, taken out and put back.
Nothing but movement."""

from __future__ import annotations

from collections.abc import Sequence

from kg.frontend import Op, UOp, bool_, const
from kg.records import dataclass

from kg_array.indexing.axes import sizes
from kg_array.operands.size import Size, greatest_value, is_same, least_of


@dataclass(frozen=True, slots=True)
class Span:
    """The elements start, start + step, ... of an axis of `size`, `count` of them. All exist."""

    size: int
    start: int
    step: int
    count: int

    @property
    def is_whole(self) -> bool:
        return self.step == 1 and is_same(self.start, 0) and is_same(self.count, self.size)


def whole(size: int) -> Span:
    return Span(size, 0, 1, size)


def _margins(rank: int, axis: int, before: int, after: int | Size) -> list[tuple[int, int | Size]]:
    return [(before, after) if i == axis else (0, 0) for i in range(rank)]


def box(x: UOp, axis: int, start: int | Size, count: int | Size) -> UOp:
    """`count` neighbours along an axis. One of what STACK put together is the part that was put there."""
    if x.op is Op.STACK and x.slot == axis and is_same(count, 1) and isinstance(start, int):
        part = x.src[start]
        return part.reshape(*sizes(part)[:axis], 1, *sizes(part)[axis:])
    return x.shrink(*((start, start + count) if i == axis else (0, d) for i, d in enumerate(x.shape)))


def without_axes(x: UOp, shape: Sequence[int]) -> UOp:
    """The value with axes of size 1 gone, or come; what a reshape before did is not kept."""
    source = x.src[0] if x.op is Op.RESHAPE else x
    return source.reshape(*shape)


def taken(x: UOp, spans: Sequence[Span]) -> UOp:
    """The elements of x at these spans, one span for each axis."""
    for axis, span in enumerate(spans):
        if not span.is_whole:
            x = _taken(x, axis, _forward(span))
            x = x.flip(axis) if span.step < 0 else x
    return x


def _forward(span: Span) -> Span:
    """The same elements from the lowest on; one or none, as neighbours."""
    if span.step == 1:
        return span
    if greatest_value(span.count) <= 1:
        return Span(span.size, span.start if isinstance(span.count, Size) or span.count else 0, 1, span.count)
    if span.step < 0:
        return Span(span.size, span.start + (span.count - 1) * span.step, -span.step, span.count)
    return span


def _reach(span: Span) -> int | Size:
    """How many neighbours a span goes over: with what comes between its last element and the next,
    where that is there."""
    if isinstance(span.start, Size) and isinstance(span.count, int):
        return (span.count - 1) * span.step + 1  # a length that is known whatever the start
    return least_of(span.count * span.step, span.size - span.start)


def _taken(x: UOp, axis: int, span: Span) -> UOp:
    length = _reach(span)
    x = box(x, axis, span.start, length)
    if span.step == 1:
        return x
    shape = sizes(x)
    x = x.pad(*_margins(len(shape), axis, 0, span.count * span.step - length))
    head, tail = shape[:axis], shape[axis + 1 :]
    return box(x.reshape(*head, span.count, span.step, *tail), axis + 1, 0, 1).reshape(*head, span.count, *tail)


def spread(x: UOp, spans: Sequence[Span]) -> UOp:
    """What `taken` would take, where it would take it from, amid zeros."""
    for axis, span in enumerate(spans):
        if not span.is_whole:
            x = x.flip(axis) if span.step < 0 else x
            x = _spread(x, axis, _forward(span))
    return x


def _spread(x: UOp, axis: int, span: Span) -> UOp:
    if span.step > 1:
        shape = sizes(x)
        head, tail = shape[:axis], shape[axis + 1 :]
        x = x.reshape(*head, span.count, 1, *tail)
        x = x.pad(*_margins(len(shape) + 1, axis + 1, 0, span.step - 1)).reshape(*head, span.count * span.step, *tail)
        x = box(x, axis, 0, _reach(span))
    after = span.size - span.start - sizes(x)[axis]
    return x.pad(*_margins(len(x.shape), axis, span.start, after))


def put(x: UOp, spans: Sequence[Span], value: UOp) -> UOp:
    """x with these elements replaced by a value of their shape."""
    if all(s.is_whole for s in spans):
        return value
    if any(is_same(s.count, 0) for s in spans):
        return x
    inside = spread(const(True, bool_).broadcast_to(*value.shape), spans)
    return inside.where(spread(value, spans), x)
