"""In what order the groups of a large product take its tiles,
so that those which run together read few panels and the last cache has them.

    TILE(o0, 128) TILE(o1, 128)                 a column of tiles after the other: a wave of 132 groups reads 64 panels of rows and 3 of columns
    TILE(o0, 128) TILE(o1, 128) TILE(o0, 16)    bands of 16 rows of tiles, each column by column: 16 and 9

Groups are counted along the innermost loop first, and TILE moves loops outside; products of a batch, which share nothing, come one after the other where the
batch's loop is around both sides. The fields that are asked: `work_groups`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import takewhile
from math import prod
from typing import Final

from kg.plugin.strategy import Opt, OptOp, Renderer
from kg.records import dataclass

#: A wave that reads so much of what it would read column by column is worth an order of its own.
WORTH: Final = 0.8


@dataclass(frozen=True, slots=True)
class TiledSide:
    """Rows or columns of a product: the axis, the size of a tile, how many tiles there are,
    and bytes of a tile's operand for one step of the sum."""

    axis: str
    size: int
    count: int
    panel: int


def tile_opts(rows: TiledSide, columns: TiledSide, outputs: Mapping[str, int], renderer: Renderer) -> list[Opt]:
    """The TILEs of both sides, of which one may have a single tile and needs none.
    `outputs`: the sizes of the output's axes, outermost first."""
    quick, slow, band = _order(rows, columns, renderer.work_groups.processors)
    tiled = [side for side in (quick, slow) if side.count > 1]
    opts = [Opt(OptOp.TILE, side.axis, side.size) for side in tiled]
    loops = [side.axis for side in reversed(tiled)]
    if band < quick.count:
        opts.append(Opt(OptOp.TILE, quick.axis, band))
        loops = [quick.axis, slow.axis, f"{quick.axis}.in2"]
    batches = list(
        takewhile(lambda axis: axis not in (rows.axis, columns.axis), outputs)
    )  # a SWAP with others would move tiles inside
    room = min(renderer.work_groups.grid[1:], default=0)  # what is beyond two loops shares the grid's third dimension
    if not room or prod(outputs[batch] for batch in batches) * (quick.count // band) <= room:
        opts += [Opt(OptOp.SWAP, batch, loop) for batch in batches for loop in reversed(loops)]
    return opts


def shared_side(rows: TiledSide, columns: TiledSide, renderer: Renderer) -> str:
    """The side, by its axis, whose panels two groups that are counted one after the other fill
    with the same; empty where not all do."""
    quick, slow, band = _order(rows, columns, renderer.work_groups.processors)
    return slow.axis if quick.count > 1 and band % 2 == 0 else ""


def _order(rows: TiledSide, columns: TiledSide, cores: int) -> tuple[TiledSide, TiledSide, int]:
    """The side that is counted first, the other, and how many tiles of the first a band has:
    column by column, if another order is not worth it."""
    default = (rows, columns, rows.count)
    if rows.count == 1 or columns.count == 1:
        return default
    best = min((default, *_orders(rows, columns)), key=lambda order: _read(*order, cores))
    return best if _read(*best, cores) <= WORTH * _read(*default, cores) else default


def _orders(rows: TiledSide, columns: TiledSide) -> Iterator[tuple[TiledSide, TiledSide, int]]:
    """The side that is counted first, the other, and how many tiles of the first a band has."""
    for quick, slow in ((rows, columns), (columns, rows)):
        for band in range(quick.count, 1, -1):
            if quick.count % band == 0:
                yield quick, slow, band


def _read(quick: TiledSide, slow: TiledSide, band: int, cores: int) -> float:
    """Bytes for one step of the sum that a wave of groups reads, one on each core."""
    across = min(slow.count, cores / min(band, cores))
    along = min(quick.count, max(min(band, cores), cores / slow.count))
    return along * quick.panel + across * slow.panel
