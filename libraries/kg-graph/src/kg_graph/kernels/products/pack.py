"""Inputs copied once into another layout, as a step of their own:
a packed panel that all workers read.

    out = f(b)                         with b [k, n]
->  step 0: panel = b in tiles         [n/16, k, 16]
    step 1: out = f(panel read as b)

The kernel still says `b[k, j]`: that this is `panel[j / 16, k, j % 16]` is movement, which becomes its index expressions.
Which inputs of which kernels are worth it is for the caller to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from kg.frontend import Plan, ShapeError, UOp
from kg.records import dataclass

from kg_graph.plan_builder import PlanBuilder


@dataclass(frozen=True, slots=True)
class Layout:
    """How an array of this shape lies in memory:
    padded with zeros, each axis taken apart into tiles, those in another order.

    `margins`: (before, after) per axis. `tiles`: per axis the sizes that it is taken apart into, outermost first, whose
    product is the padded extent. `order`: the numbers of all these in the order of the packed array's axes.
    """

    shape: tuple[int, ...]
    margins: tuple[tuple[int, int], ...]
    tiles: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]

    def __post_init__(self) -> None:
        padded = self.padded
        if not len(self.shape) == len(self.margins) == len(self.tiles):
            raise ShapeError(
                f"a layout of {len(self.shape)} axes has {len(self.margins)} margins and {len(self.tiles)} tilings"
            )
        for axis, (extent, sizes) in enumerate(zip(padded, self.tiles, strict=True)):
            if prod(sizes) != extent:
                raise ShapeError(f"axis {axis} has {extent} elements with its margins; tiles of {sizes} make {prod(sizes)}")
        if sorted(self.order) != list(range(len(self.split))):
            raise ShapeError(f"{self.order} is no order of {len(self.split)} axes")

    @staticmethod
    def panels(shape: tuple[int, ...], axis: int, width: int) -> Layout:
        """Panels of `width` along an axis, one after another, in each of which that axis is the fastest."""
        count = -(-shape[axis] // width)
        margins = tuple((0, count * width - d) if i == axis else (0, 0) for i, d in enumerate(shape))
        tiles = tuple((count, width) if i == axis else (d,) for i, d in enumerate(shape))
        others = [i if i < axis else i + 1 for i in range(len(shape)) if i != axis]
        return Layout(shape, margins, tiles, (axis, *others, axis + 1))

    @property
    def padded(self) -> tuple[int, ...]:
        return tuple(d + before + after for d, (before, after) in zip(self.shape, self.margins, strict=False))

    @property
    def split(self) -> tuple[int, ...]:
        """All tiles, axis by axis."""
        return tuple(size for sizes in self.tiles for size in sizes)

    @property
    def packed_shape(self) -> tuple[int, ...]:
        return tuple(self.split[i] for i in self.order)

    def packed(self, value: UOp) -> UOp:
        """The value in this layout, of `packed_shape`."""
        if value.shape != self.shape:
            raise ShapeError(f"a layout of {self.shape} does not fit a value of shape {value.shape}")
        return value.pad(*self.margins).reshape(*self.split).permute(*self.order)

    def unpacked(self, packed: UOp) -> UOp:
        """What lies in this layout as a value of `shape`."""
        back = tuple(self.order.index(i) for i in range(len(self.order)))
        inside = [(before, before + d) for d, (before, _) in zip(self.shape, self.margins, strict=True)]
        return packed.permute(*back).reshape(*self.padded).shrink(*inside)


def pack_inputs(ast: UOp, layouts: Mapping[int, Layout]) -> Plan:
    """The plan that packs these parameters of a kernel, by slot, and then runs it on what was packed."""
    steps = PlanBuilder(ast)
    params = {p.slot: p for p in steps.own}
    written = {store.src[0].slot for store in ast.src}
    packed: dict[UOp, UOp] = {}
    for slot, layout in sorted(layouts.items()):
        if slot not in params or slot in written:
            raise ShapeError(
                f"{ast.kernel.name} has no parameter {slot} that it only reads; it has {sorted(set(params) - written)}"
            )
        (panel,) = steps.keep([layout.packed(params[slot])], "pack")
        packed[params[slot]] = layout.unpacked(panel)
    steps.add([store.replace(src=(store.src[0], *_replaced(store.src[1:], packed))) for store in ast.src], "")
    return steps.plan()


def _replaced(values: tuple[UOp, ...], packed: Mapping[UOp, UOp]) -> tuple[UOp, ...]:
    return tuple(value.substitute(packed) for value in values)
