"""The order in which groups take the tiles of large products:
what a wave of them reads, counted group by group."""

from __future__ import annotations

from itertools import product

import pytest
from kg.schedule.opts import format_schedule
from kg.target.capabilities import WorkGroups
from kg.target.renderer import Renderer
from kg_schedules.work_groups.rasterization import TiledSide, shared_side, tile_opts


def opts(rows: int, columns: int, *, cores: int = 132, panels: tuple[int, int] = (256, 256), **batches: int) -> str:
    renderer = Renderer()
    renderer.work_groups = WorkGroups(1024, grid=(2**31 - 1, 65535, 65535), processors=cores)
    sides = TiledSide("o0", 128, rows, panels[0]), TiledSide("o1", 64, columns, panels[1])
    return format_schedule(tuple(tile_opts(*sides, batches, renderer)))


def shared(rows: int, columns: int) -> str:
    renderer = Renderer()
    renderer.work_groups = WorkGroups(1024, grid=(2**31 - 1, 65535, 65535), processors=132)
    return shared_side(TiledSide("o0", 128, rows, 256), TiledSide("o1", 64, columns, 256), renderer)


def test_what_two_groups_in_a_row_share() -> None:
    """Panels of the side that is counted second, unless the groups at an end of a band or
    of all rows stand alone."""
    assert shared(8, 32) == shared(64, 64) == "o1" and opts(8, 32).endswith("TILE(o1, 64)")
    assert shared(61, 64) == "o0" and opts(61, 64).endswith("TILE(o1, 16)")
    assert shared(7, 32) == shared(61, 67) == shared(1, 64) == ""


def panels_read(loops: list[tuple[str, int]], cores: int) -> float:
    """Panels of rows and of columns that `cores` groups in a row read, on average.
    The loops outermost first, each counting rows or columns."""
    places = []
    for counts in product(*(range(n) for _, n in loops)):
        row = column = 0
        for (side, n), i in zip(loops, counts, strict=True):
            row, column = (row * n + i, column) if side == "row" else (row, column * n + i)
        places.append((row, column))
    waves = [places[n : n + cores] for n in range(0, len(places) - cores + 1, cores)]
    return sum(len({r for r, _ in wave}) + len({c for _, c in wave}) for wave in waves) / len(waves)


def test_bands_of_a_square() -> None:
    """64 x 64 tiles and 132 cores: 16 rows of tiles and 9 columns of them at a time,
    instead of all rows and 3."""
    assert opts(64, 64) == "TILE(o0, 128) TILE(o1, 64) TILE(o0, 16)"
    assert 16 + 8.25 < panels_read([("row", 4), ("column", 64), ("row", 16)], 132) < 28
    assert 64 + 2 < panels_read([("column", 64), ("row", 64)], 132) < 64 + 4


def test_few_tiles_go_column_by_column() -> None:
    """A wave reads no less in another order; or there is one core, or nobody says how many."""
    assert opts(8, 32) == opts(8, 32, cores=1) == "TILE(o0, 128) TILE(o1, 64)"
    assert opts(64, 64, cores=1) == "TILE(o0, 128) TILE(o1, 64)"
    assert opts(1, 64) == "TILE(o1, 64)" and opts(64, 1) == "TILE(o0, 128)" and opts(1, 1) == ""


def test_many_rows_and_few_columns() -> None:
    """Column by column all rows would be read once for each of 8 columns."""
    assert opts(512, 8) == "TILE(o0, 128) TILE(o1, 64) TILE(o0, 16)"
    assert panels_read([("row", 32), ("column", 8), ("row", 16)], 132) <= 32 + 8
    assert panels_read([("column", 8), ("row", 512)], 132) >= 132 + 1


def test_bands_are_of_the_side_that_can_be_divided() -> None:
    """61 rows of tiles are no bands, but the columns are."""
    assert opts(61, 64) == "TILE(o1, 64) TILE(o0, 128) TILE(o1, 16)"
    assert opts(61, 67) == "TILE(o0, 128) TILE(o1, 64)"


def test_wide_panels_are_read_seldom() -> None:
    """Where a panel of columns has four times the bytes of one of rows, bands are higher;
    and the other way round."""
    assert opts(64, 64, panels=(128, 512)).endswith("TILE(o0, 32)")
    assert opts(64, 64, panels=(512, 128)).endswith("TILE(o0, 8)")


@pytest.mark.parametrize("rows", [64, 8])
def test_products_of_a_batch_come_one_after_the_other(rows: int) -> None:
    """As far as the grid goes."""
    bands = "TILE(o0, 16) SWAP(b, o0.in2) SWAP(b, o1) SWAP(b, o0)" if rows == 64 else "SWAP(b, o0) SWAP(b, o1)"
    assert opts(rows, 64, b=16) == f"TILE(o0, 128) TILE(o1, 64) {bands}"
    assert "SWAP" not in opts(rows, 64, b=70000)
    assert opts(rows, 64, a=3, b=2).endswith(
        "SWAP(a, o0) SWAP(b, o0.in2) SWAP(b, o1) SWAP(b, o0)" if rows == 64 else "SWAP(b, o0) SWAP(b, o1)"
    )


def test_loops_between_both_sides_stay_where_they_are() -> None:
    """A SWAP would move tiles of rows inside the rows of a tile."""
    assert opts(8, 64, a=3, o0=1024, b=2, o1=4096) == "TILE(o0, 128) TILE(o1, 64) SWAP(a, o0) SWAP(a, o1)"
    assert opts(8, 64, o0=1024, b=2, o1=4096) == "TILE(o0, 128) TILE(o1, 64)"
