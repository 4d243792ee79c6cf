"""What register tiles of products cost, and which of them there are:
`vectors` side by side of one axis by `copies` of another.

Times are per product, 1 being that of multipliers that wait for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from kg.plugin.strategy import Renderer
from kg.records import dataclass

from kg_schedules.cost.machine import Machine, machine_of

#: Vectors of columns in a register tile and rows of it.
VECTORS, ROWS = (4, 3, 2, 1), (14, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2)
#: Sums of a tile with the steps of its reduction that are written out: more would not stay in registers.
STEPS = ((16, 4), (24, 2))
#: What a last block of rows that overlaps the one before, or is smaller, costs beside its rows: the code stands there twice.
OVERLAP = 1.01
#: Products of a vector that take as long as copying one to a panel: of one that lies in a row, as a part of it and of a cold one, and of one whose columns do not lie in rows. On a Xeon 6
#: with AVX2 panels for 24 rows of a product by 512 x 512 take 16 % of it, which 4 gives.
COPY, COPY_FOR_BLOCKS, COPIED = 4, 16, 40


@dataclass(frozen=True, slots=True)
class Extents:
    """Sizes that a tile is laid over, `lanes` wide vectors along the columns.
    At most so many columns in a tile."""

    columns: int
    rows: int
    lanes: int
    most: int
    depth: int
    is_open: bool = False  #: rows are a number given at launch, taken to be a multiple of the tile's


@dataclass(frozen=True, slots=True)
class Tile:
    """A register tile and its cost."""

    cost: float
    vectors: int
    copies: int

    @property
    def chains(self) -> int:
        return self.vectors * self.copies


#: What masks cost the loads of a tile, and its stores for each step of the depth. Of 100 x 127 by 127 x 31 in tiles of 16 columns, of which 15 are left over, AVX2 takes 7.2 us so on a Xeon 6,
#: and 11.6 with the rest in vectors of 8, 4, 2 and 1; by 96 x 200, 8 left over, 8.6 and 8.3; 32 x 7 by 7 x 256 in tiles of 24 1.5 and 1.1.
MASKED_LOADS, MASKED_STORES = 1.04, 2.2
#: Cycles of entering and leaving a loop over the depth of a tile, and the loops around it for columns that are left over.
ENTERED, ENTERED_APART = 3.0, 12.0
#: Bytes per step that come from the second cache for a tile of so many columns and rows: in a row, and in lines that lie apart.
Far = Callable[[int, int], tuple[float, float]]


#: Loads that each of so many vectors of the right operand takes.
Loads = Callable[[int], float]


def once(vectors: int) -> float:
    """One that lies in a row."""
    return 1.0


def near(width: int, copies: int) -> tuple[float, float]:
    """Operands in the first cache."""
    return 0.0, 0.0


def tile_cost(
    machine: Machine, over: Extents, vectors: int, copies: int, far: Far = near, steps: int = 1, loads: float = 1
) -> float:
    """The time per product of a tile.
    In `steps` that are written out as one, each row begins where the one before had its second step; a vector takes so many
    `loads`."""
    width = vectors * over.lanes
    waste = -(-over.columns // width) * width / over.columns
    overlap = 1.0 if over.is_open or over.rows % copies == 0 else OVERLAP * -(-over.rows // copies) * copies / over.rows
    together = machine.broadcasts if steps_of(over.depth, vectors * copies) % machine.broadcasts == 0 else 1
    each = (loads * vectors * steps + (copies + steps - 1) / together) / steps
    return (
        waste * overlap * _entered(machine, over, vectors, copies) * machine.busy(vectors * copies, each, *far(width, copies))
    )


def in_blocks(extent: int, size: int, cost: Callable[[int], float]) -> float:
    """The time per product in blocks of so many, and a smaller last one."""
    left = extent % size
    return cost(size) if not left else OVERLAP * ((extent - left) * cost(size) + left * cost(left)) / extent


def tiles(
    over: Extents,
    renderer: Renderer,
    far: Far = near,
    choices: Sequence[int] = (*ROWS, 1),
    loads: Loads = once,
    *,
    counts: Sequence[int] = VECTORS,
    masks: bool = False,
) -> Iterator[Tile]:
    """All that stay in registers, with masks where parts of vectors are not read from panels:
    of the last one, or of all where they are no parts in the other tiles. Where vectors have no masks the columns left over are
    done one by one."""
    machine = machine_of(renderer)
    for vectors in counts:
        width = vectors * over.lanes
        if vectors > 1 and width >= over.most + over.lanes:
            continue
        rest = 1.0 if renderer.vectors.masked else _one_by_one(over.columns, width, over.lanes)
        partial = 0 if not masks or over.columns % width == 0 else 1 if over.columns < width else vectors
        most = machine.most_rows(vectors, partial)
        for copies in choices:
            if stays_in_registers(over.rows, copies, most):
                yield Tile(tile_cost(machine, over, vectors, copies, far, loads=loads(vectors)) * rest, vectors, copies)


def rest_in_parts(machine: Machine, over: Extents, tile: Tile) -> float:
    """Time of the columns left over in whole vectors and parts of one, beside that of masks.
    Below 1: quicker.

    Each has a loop of its own with as many sums as rows, except beside one full block, whose loop they share: infinite where the sums of both don't stay in registers. 9 x 1297 by 1297 x 72
    takes 15.5 us by 48 columns and 24 beside them with AVX-512, 8.4 by 32 (Zen 5).
    """
    width = tile.vectors * over.lanes
    left, whole = over.columns % width, -(-over.columns // width) * tile.vectors
    if not left or over.columns <= width:
        return 1.0
    vectors, parts = left // over.lanes, (left % over.lanes).bit_count()
    if over.columns < 2 * width and tile.copies > machine.most_rows(tile.vectors + vectors + parts):
        return float("inf")
    apart = 1 + ENTERED_APART * machine.products / (tile.copies * over.depth)
    alone = apart * machine.busy(tile.copies, 1 + tile.copies)
    together = _entered(machine, over, tile.vectors, tile.copies) * machine.busy(tile.chains, tile.vectors + tile.copies)
    return (over.columns // width * tile.vectors + (vectors + parts) * alone / together) / (whole * masked(over))


def masked(over: Extents) -> float:
    """Time of a tile with masks beside one without."""
    return MASKED_LOADS + MASKED_STORES / over.depth


def _entered(machine: Machine, over: Extents, vectors: int, copies: int) -> float:
    """Time of a tile with the loop over the depth that it begins and ends, beside that of its products.
    Without one where all steps are written out."""
    if steps_of(over.depth, vectors * copies) == over.depth:
        return 1.0
    return 1 + ENTERED * machine.products / (vectors * copies * over.depth)


def _one_by_one(columns: int, width: int, lanes: int) -> float:
    """What more it costs that the columns left over are done one by one,
    where vectors have no masks and they are no parts of one."""
    if lanes < columns < width and is_in_parts(columns, lanes):
        return 1.0
    left = columns % width
    return (columns - left + left * lanes) / (-(-columns // width) * width)


def is_in_parts(columns: int, lanes: int) -> bool:
    """Whether so many columns are whole vectors, and halves and quarters of one."""
    return columns % lanes == 0 or (lanes >= 8 and columns % (lanes // 4) == 0)


def stays_in_registers(rows: int, copies: int, most: int) -> bool:
    """Whether a tile of so many rows does where `most` fit:
    one full block and the rest share their loop, and all its rows."""
    return copies <= min(most, rows) and (rows % copies == 0 or rows >= 2 * copies or rows <= most)


def steps_of(extent: int, chains: int) -> int:
    """Steps of a reduction that are written out beside so many sums."""
    most = next((n for limit, n in STEPS if chains <= limit), 1)
    return next((n for n in range(most, 1, -1) if extent % n == 0), 1)


def line_bytes(renderer: Renderer) -> int:
    """A cache line, or a vector that is wider or beside which no line is known."""
    return max(renderer.caches.line, renderer.vectors.alu // 8)


def panel_room(renderer: Renderer) -> int:
    """Bytes of a panel that the rows of the left operand and of the result leave in the second cache,
    or in the only one."""
    return renderer.caches.sizes[:2][-1] * 5 // 8 if renderer.caches.sizes else 0
