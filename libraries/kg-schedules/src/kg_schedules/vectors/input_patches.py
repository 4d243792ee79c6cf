"""A convolution as schedules see it: which reduced axis moves its windows along which axis
of the output, and the copy of what they cover.

picture[n, k, 2*y + i, x + j]   ->   y is moved by i in steps of 2 and 1, x by j in steps of 1: a place of the copy for each 2*y + i and each x + j
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kg.plugin.strategy import AxisFacts, KernelFacts, Opt, OptOp, Renderer, UOp
from kg.records import dataclass
from kg_tiles import STAGE
from kg_tiles.memory.staged_layout import steps_of_the_sum

from kg_schedules.contraction import Product, is_fixed, is_output, lanes_of, windows_of
from kg_schedules.cost.tiles import VECTORS

#: Elements of a row's windows that are copied side by side, where windows move by more than one: what they share is read once.
WINDOW = 4


@dataclass(frozen=True, slots=True)
class Convolution:
    """`down` is the axis of the picture's rows, if windows move along it;
    `around` are the other loops that the picture is read in; `moved` says which reduced axis moves the windows along an axis."""

    product: Product
    moved: dict[str, AxisFacts]
    down: AxisFacts | None
    around: tuple[AxisFacts, ...]

    @property
    def kernel(self) -> KernelFacts:
        return self.product.kernel

    @property
    def across(self) -> AxisFacts:
        return self.product.columns

    @property
    def channels(self) -> AxisFacts:
        return self.product.rows

    @property
    def picture(self) -> UOp:
        return self.product.right[0]

    @property
    def weights(self) -> UOp:
        return self.product.left[0]

    @property
    def deep(self) -> list[AxisFacts]:
        """The reduced axes of the picture that move no window."""
        inside, windows = self.kernel.scope[self.picture], self.moved.values()
        return [a for a in self.product.depth if a.axis in inside and a not in windows]

    @property
    def outputs(self) -> list[AxisFacts]:
        return [a for a in self.kernel.axes.values() if is_output(self.kernel, a)]

    def strides(self, axis: AxisFacts) -> bool:
        """Whether the windows move along the axis by more than one element, or their elements lie apart."""
        return axis.name in self.moved and axis.loads[self.picture] != self.moved[axis.name].loads[self.picture]

    def steps(self, axis: AxisFacts) -> dict[AxisFacts, int] | None:
        """By how much the axis and its windows' move in what they share;
        None where the picture does not depend on their sum alone."""
        both = (axis, self.moved[axis.name])
        found = steps_of_the_sum(self.picture, [a.axis for a in both])
        return None if found is None else dict(zip(both, found, strict=True))

    def shares(self, axis: AxisFacts, lane: AxisFacts | None) -> bool:
        """Whether what windows along the axis share is copied once:
        not where what lies in the lanes would lie apart."""
        steps = self.steps(axis)
        return steps is not None and (lane is None or steps.get(lane, 1) == 1)

    def places(self, axis: AxisFacts, lane: AxisFacts | None, extent: int = 0) -> int:
        """Of the copy along the axis, or so much of it."""
        if axis.name not in self.moved:
            return extent or axis.extent
        window, steps = self.moved[axis.name], self.steps(axis)
        if steps is None or not self.shares(axis, lane):
            return (extent or axis.extent) * window.extent
        return steps[axis] * ((extent or axis.extent) - 1) + steps[window] * (window.extent - 1) + 1


def convolution_of(product: Product) -> Convolution | None:
    if not is_fixed(product.rows):
        return None
    windows = windows_of(product, few=True)
    kernel, across = product.kernel, product.columns
    along = [a for a in windows.values() if a is not across]
    if not windows or len(along) > 1:
        return None
    if product.left[0].src[0].src[0] is product.right[0].src[0].src[0]:
        return None  # both are named by their parameter: one name is not enough for an array by itself
    inside = kernel.scope[product.right[0]]
    outputs = [a for a in kernel.axes.values() if is_output(kernel, a)]
    around = [a for a in outputs if a.axis in inside and a is not across and a not in along]
    down = along[0] if along else None
    if down is not None and (down not in outputs or any(outputs.index(a) > outputs.index(down) for a in around)):
        return None
    return Convolution(product, {a.name: kernel.axes[d] for d, a in windows.items()}, down, tuple(around))


def rows_of_a_block(it: Convolution, most: int, lane: AxisFacts | None) -> int:
    """The output rows whose windows cover so many bytes at most; none where not even one's do."""
    if it.down is None:
        return 1
    row = it.picture.type.itemsize * prod(a.extent for a in it.deep) * it.places(it.across, lane)
    fitting = (n for n in range(it.down.extent, 0, -1) if row * it.places(it.down, lane, n) <= most)
    return divisor(it.down.extent, next(fitting, 0))


def divisor(extent: int, most: int) -> int:
    return next((n for n in range(min(most, extent), 0, -1) if extent % n == 0), 0)


def place_of_picture(it: Convolution, block: int) -> AxisFacts | None:
    if it.down is not None and block < it.down.extent:
        return it.down
    return it.around[-1] if it.around else None


def blocks(it: Convolution, block: int, outside: Sequence[AxisFacts]) -> list[Opt]:
    """Blocks of rows of the picture, in the loops that stay outside."""
    if it.down is None or block == it.down.extent:
        return []
    name = it.down.name
    return [Opt(OptOp.TILE, name, block), *(Opt(OptOp.SWAP, name, a.name) for a in outside)]


def picture_copy(
    it: Convolution, at: AxisFacts, block: int, renderer: Renderer, lane: AxisFacts | None, beside: int = 1
) -> list[Opt]:
    """Each element that the windows of a block cover, once, but where what is to lie
    in the lanes would lie apart: then for each window. A row of few vectors is copied at once. `beside`: pictures of the loop
    `at` that are copied together.
    """
    across, down = it.across, it.down
    shared = across.name not in it.moved or it.shares(across, lane)
    sides = [*([f"{at.name}.in"] if beside > 1 else []), *(a.name for a in it.deep)]
    if down is not None and block < down.extent:
        sides.append(_side(it, down, f"{down.name}.in", lane, alone=block == 1))
    elif down is not None:
        sides.append(_side(it, down, down.name, lane))
    row = it.moved.get(across.name)
    inner = row if row is not None and lane is row and not shared else across
    apart = row is not None and inner is row
    sides.append(f"{across.name}/{inner.name}" if apart else _side(it, across, across.name, lane))
    slot = it.picture.src[0].src[0].slot
    length, lanes = it.places(across, lane) if shared else inner.extent, lanes_of(across, renderer)
    full = -(-length // lanes) * lanes if renderer.vectors.masked and shared else length
    stage = Opt(STAGE, at.name, f"p{slot}", scope="THREAD", layout="/".join(sides))
    name = f"p{slot}_{at.name}"
    beside_it = [a for a in (across, row) if a is not None and a is not inner and not shared and 1 < a.extent <= WINDOW]
    at_once = length <= VECTORS[0] * lanes and not (beside_it and apart)
    opts = [stage, Opt(OptOp.VECTOR, f"{name}.{inner.name}", full if at_once else min(lanes, length))]
    return [*opts, *(Opt(OptOp.UPCAST, f"{name}.{a.name}", a.extent) for a in beside_it)]


def _side(it: Convolution, axis: AxisFacts, name: str, lane: AxisFacts | None, *, alone: bool = False) -> str:
    """An axis of the copy: windows share what they cover, if there are several of them."""
    if axis.name not in it.moved:
        return name
    window = it.moved[axis.name].name
    if alone:
        return f"{name}/{window}"
    return f"{name}+{window}" if it.shares(axis, lane) else f"{window}/{name}"
