"""Windows over the last axes of a value by movement alone,
and the convolution that is a sum of products over them, whose derivatives are convolutions too."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kg.frontend import UOp, accumulator, const
from kg.frontend import monoid as monoids
from kg.records import dataclass
from kg_graph.nodes import stored

from kg_array.indexing.axes import sizes
from kg_array.running.memory import differentiating, placeholder
from kg_array.transforms.derivatives import custom_calls
from kg_array.transforms.derivatives.pullback import pull_back


@dataclass(frozen=True, slots=True)
class Geometry:
    """How windows lie over the axes of space, a number or a pair for each;
    and in how many groups channels are."""

    strides: tuple[int, ...]
    margins: tuple[tuple[int, int], ...]
    dilations: tuple[int, ...]
    groups: int = 1

    def are_beside(self, window: Sequence[int]) -> bool:
        """Whether windows lie beside each other: no two share an element."""
        return all(w == s and d == 1 for w, s, d in zip(window, self.strides, self.dilations, strict=True))


def convolution(x: UOp, weight: UOp, how: Geometry) -> UOp:
    """x [batch, channels, *sizes] by weight [filters, channels / groups, *window], of one dtype:
    [batch, filters, *out]."""
    if not differentiating.get():
        return _convolved(x, weight, how)
    own = placeholder(sizes(x), x.type), placeholder(sizes(weight), weight.type)
    return custom_calls.call(own, (x, weight), [_convolved(*own, how)], _Derivatives(how))[0]


def _convolved(x: UOp, weight: UOp, how: Geometry) -> UOp:
    rank, groups = len(x.shape) - 2, how.groups
    (batch, _), (count, depth), window = sizes(x)[:2], sizes(weight)[:2], sizes(weight)[2:]
    views = windows("conv", x.cast(accumulator(x.type)), window, how)
    out = sizes(views)[2 + rank :]
    split = views.reshape(batch, groups, depth, *window, *out)
    wide = (batch, groups, count // groups, *out, depth, *window)
    left = split.permute(0, 1, *range(3 + rank, 3 + 2 * rank), *range(2, 3 + rank)).reshape(
        batch, groups, 1, *out, depth, *window
    )
    right = weight.cast(accumulator(x.type)).reshape(1, groups, count // groups, *(1,) * rank, depth, *window)
    if groups == 1:
        left, right = (v.reshape(v.shape[0], *v.shape[2:]) for v in (left, right))
        wide = (batch, count, *wide[3:])
    terms = left.expand(*wide) * right.expand(*wide)
    total = terms.reduce(monoids.ADD, *range(len(wide) - rank - 1, len(wide)))
    return total.reshape(batch, count, *out).cast(x.type)


@dataclass(frozen=True, slots=True)
class _Derivatives:
    """The rule of a convolution."""

    how: Geometry
    name: str = "conv"
    own: int = 2

    def pulled(self, sources: Sequence[UOp], cotangents: Sequence[UOp]) -> list[UOp | None]:
        (x, weight), given = sources, cotangents[0]
        other = placeholder(sizes(weight), weight.type)
        return [
            transposed(given, weight, self.how, sizes(x)[2:]),
            *pull_back([_convolved(x, other, self.how)], [given], [other]),
        ]

    def pushed(self, sources: Sequence[UOp], tangents: Sequence[UOp | None]) -> list[UOp]:
        (x, weight), (of_x, of_weight) = sources, tangents
        terms = [] if of_x is None else [convolution(of_x, weight, self.how)]
        terms += [] if of_weight is None else [convolution(x, of_weight, self.how)]
        return [terms[0] if len(terms) == 1 else terms[0] + terms[1]]


def transposed(given: UOp, weight: UOp, how: Geometry, space: Sequence[int]) -> UOp:
    """The cotangent of what was convolved, of these sizes, from that of the result:
    each element is given what windows hold it, times the weights there.

    With stride s that is s convolutions of stride 1 along an axis: of element p with the window's elements k where k * dilation is p, margin
    included, modulo s.
    """
    rank, groups, window = len(space), how.groups, sizes(weight)[2:]
    batch, (count, depth) = sizes(given)[0], sizes(weight)[:2]
    if not all(isinstance(n, int) for n in (*space, *given.shape)):
        other = placeholder((batch, depth * groups, *space), given.type)
        found = pull_back([_convolved(other, weight, how)], [given], [other])[0]
        assert found is not None
        return found
    if how.are_beside(window):
        return _side_by_side(given, weight, how, space)
    whole = range(3, 3 + rank)
    turned = weight.reshape(groups, count // groups, depth, *window).permute(0, 2, 1, *whole)
    turned = turned.reshape(groups * depth, count // groups, *window)
    axes = [
        _Axis(*one)
        for one in zip(
            space, sizes(given)[2:], window, how.strides, how.dilations, (low for low, _ in how.margins), strict=True
        )
    ]

    def joined(chosen: tuple[_Phase, ...]) -> UOp:
        """The elements of these phases along the first axes, and all along the others."""
        if len(chosen) == rank:
            return _one_phase(given, turned, chosen, groups)
        axis, at = axes[len(chosen)], 2 + len(chosen)
        parts = [joined((*chosen, axis.phase(p))) for p in range(axis.stride)]
        if len(parts) == 1:
            return parts[0]
        made = parts[0].stack(*parts[1:], axis=at + 1)
        shape = sizes(made)
        made = made.reshape(*shape[:at], shape[at] * axis.stride, *shape[at + 2 :])
        first = axis.margin % axis.stride
        return made.shrink(*((first, first + axis.size) if i == at else (0, n) for i, n in enumerate(sizes(made))))

    return joined(())


def _side_by_side(given: UOp, weight: UOp, how: Geometry, space: Sequence[int]) -> UOp:
    """`transposed` where windows share nothing:
    a product of matrices, whose rows are windows, put where these lie."""
    rank, groups, window, out = len(space), how.groups, sizes(weight)[2:], sizes(given)[2:]
    batch, (count, depth) = sizes(given)[0], sizes(weight)[:2]
    wide = (batch, groups, math.prod(out), depth * math.prod(window), count // groups)
    left = given.reshape(batch, groups, count // groups, wide[2], 1).permute(0, 1, 3, 4, 2)
    right = weight.reshape(1, groups, count // groups, 1, wide[3]).permute(0, 1, 3, 4, 2)
    terms = left.cast(accumulator(given.type)).expand(*wide) * right.cast(accumulator(given.type)).expand(*wide)
    found = terms.reduce(monoids.ADD, 4).cast(given.type)
    found = stored(found)  # a matrix in memory: the rows of windows are too short to be stored as such
    found = found.reshape(batch, groups, *out, depth, *window)
    space_axes = [axis for i in range(rank) for axis in (2 + i, 3 + rank + i)]
    found = found.permute(0, 1, 2 + rank, *space_axes)
    found = found.reshape(batch, groups * depth, *(o * w for o, w in zip(out, window, strict=True)))
    return _cut(
        found, [(-low, n + low - length) for (low, _), n, length in zip(how.margins, space, sizes(found)[2:], strict=True)]
    )


def _cut(x: UOp, margins: Sequence[tuple[int, int]]) -> UOp:
    """x [batch, channels, *sizes] with so many zeros around, or so many elements less."""
    whole = [(0, n) for n in sizes(x)[:2]]
    x = x.shrink(*whole, *((max(-low, 0), n - max(-high, 0)) for (low, high), n in zip(margins, sizes(x)[2:], strict=True)))
    return x.pad((0, 0), (0, 0), *((max(low, 0), max(high, 0)) for low, high in margins))


@dataclass(frozen=True, slots=True)
class _Phase:
    """The elements of one remainder along an axis:
    `count` of the window's from `first` on, each `step`, `dilation` apart in what is given, which begins `before` elements into
    the result and ends `after` it."""

    first: int
    step: int
    count: int
    dilation: int
    before: int
    after: int
    length: int


@dataclass(frozen=True, slots=True)
class _Axis:
    size: int
    out: int
    window: int
    stride: int
    dilation: int
    margin: int

    def phase(self, p: int) -> _Phase:
        """Of the elements that are p modulo the stride, counted from the margin's begin."""
        taps = [k for k in range(self.window) if k * self.dilation % self.stride == p]
        low, high = self.margin // self.stride, -(-(self.size + self.margin) // self.stride)
        if not taps:
            return _Phase(0, 1, 0, 1, 0, 0, high - low)
        common = math.gcd(self.dilation, self.stride)
        step, dilation = self.stride // common, self.dilation // common
        offset = (taps[0] * self.dilation - p) // self.stride
        before = offset + (len(taps) - 1) * dilation - low
        return _Phase(taps[0], step, len(taps), dilation, before, high - offset - self.out, high - low)


def _one_phase(given: UOp, turned: UOp, phases: Sequence[_Phase], groups: int) -> UOp:
    if not all(p.count for p in phases):
        return const(0, given.type).broadcast_to(given.shape[0], turned.shape[0], *(p.length for p in phases))
    for axis, p in enumerate(phases, 2):
        turned = _every(turned, axis, p.first, p.step, p.count)
    rank = len(phases)
    turned = turned.flip(*range(2, 2 + rank))
    given = _cut(given, [(p.before, p.after) for p in phases])
    return convolution(given, turned, Geometry((1,) * rank, ((0, 0),) * rank, tuple(p.dilation for p in phases), groups))


def _every(x: UOp, axis: int, first: int, step: int, count: int) -> UOp:
    """`count` elements along an axis, from `first` on, `step` apart."""
    shape = sizes(x)
    if (first, step, count) == (0, 1, shape[axis]):
        return x
    whole = [(0, n) for n in shape]
    x = x.shrink(*whole[:axis], (first, min(first + count * step, shape[axis])), *whole[axis + 1 :])
    x = x.pad(*((0, count * step - n if i == axis else 0) for i, n in enumerate(sizes(x))))
    x = x.reshape(*shape[:axis], count, step, *shape[axis + 1 :])
    x = x.shrink(*whole[:axis], (0, count), (0, 1), *whole[axis + 1 :])
    return x.reshape(*shape[:axis], count, *shape[axis + 1 :])


def windows(name: str, x: UOp, window: tuple[int, ...], how: Geometry, fill: float = 0) -> UOp:
    """x[..., i * stride + k * dilation], as the axes k and then the axes i, over the last axes of x:
    in the order in which what is made of windows lies in rows of the result.

    The axes are repeated, and cut where each row of the repetition begins `dilation` elements later than the row before.
    """
    rank = len(window)
    before = sizes(x)[: len(x.shape) - rank]
    x = x.pad(*((0, 0) for _ in before), *how.margins, fill=fill)
    axes = list(zip(sizes(x)[len(before) :], window, how.strides, how.dilations, strict=True))
    for size, w, _, d in axes:
        if size <= d * (w - 1):
            raise ValueError(
                f"{name}: a window of {w} (dilation {d}) is longer than the {size} elements of an axis, padding included"
            )
    out = [(size - d * (w - 1) - 1) // s + 1 for size, w, s, d in axes]
    whole, first = [(0, b) for b in before], len(before)
    apart = (*range(first), *range(first + 1, first + 2 * rank, 2), *range(first, first + 2 * rank, 2))
    if how.are_beside(window):  # nothing is repeated
        x = x.shrink(*whole, *((0, o * w) for (_, w, _, _), o in zip(axes, out, strict=True)))
        return x.reshape(*before, *(n for (_, w, _, _), o in zip(axes, out, strict=True) for n in (o, w))).permute(*apart)
    doubled = [n for size, w, _, _ in axes for n in (w, size)]
    x = x.reshape(*before, *(n for size, *_ in axes for n in (1, size))).expand(*before, *doubled)
    x = x.reshape(*before, *(w * size for size, w, _, _ in axes))
    x = x.pad(*((0, 0) for _ in before), *((0, w * d) for _, w, _, d in axes))  # no window reaches these
    x = x.reshape(*before, *(n for size, w, _, d in axes for n in (w, size + d)))
    x = x.shrink(*whole, *(p for (_, w, s, _), o in zip(axes, out, strict=True) for p in ((0, w), (0, (o - 1) * s + 1))))
    if any(s > 1 for s in how.strides):  # every s-th: the first of each s
        x = x.pad(*((0, 0) for _ in before), *(p for s in how.strides for p in ((0, 0), (0, s - 1))))
        x = x.reshape(*before, *(n for (_, w, s, _), o in zip(axes, out, strict=True) for n in (w, o, s)))
        x = x.shrink(*whole, *(p for w, o in zip(window, out, strict=True) for p in ((0, w), (0, o), (0, 1))))
        x = x.reshape(*before, *(n for w, o in zip(window, out, strict=True) for n in (w, o)))
    return x.permute(*range(first), *range(first, first + 2 * rank, 2), *range(first + 1, first + 2 * rank, 2))
