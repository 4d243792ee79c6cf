"""Memory as STAGE lays it out: the arithmetic of addresses is what the linear layout says, and each element has a place of its own."""

from __future__ import annotations

import doctest

import pytest
from kg.ir import memory_layout as module
from kg.ir.indexing import number
from kg.ir.memory_layout import MemoryLayout
from kg.schedule.apply.staged_layout import laid_at

LAYOUTS = [
    MemoryLayout("plain_pieces", 4, 24, 8),
    MemoryLayout("two_blocks", 16, 8, 8, 4),
    MemoryLayout("four_blocks", 16, 16, 16, 4),
    MemoryLayout("a_line", 16, 32, 32, 4),
    MemoryLayout("two_lines", 12, 64, 64, 4),
    MemoryLayout("three_lines", 9, 48, 48, 2),
    MemoryLayout("cut", 16, 64, 32, 4),
]


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_addresses_are_rows_changed_by_the_swizzle(layout: MemoryLayout) -> None:
    bits = layout.swizzle.input_bits("row")
    found: list[int] = []
    for place in range(layout.rows * layout.width):
        row, column = divmod(place, layout.width)
        piece, within = divmod(column, layout.line)
        plain = (piece * layout.rows + row) * layout.line + within
        found.append(laid_at(number(place), layout).vmin)
        assert found[-1] == plain ^ layout.swizzle.at(row=row % (1 << bits)).get("offset", 0)
    assert sorted(found) == list(range(layout.rows * layout.width))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
@pytest.mark.parametrize("size", [1, 2, 4])
def test_steps(layout: MemoryLayout, size: int) -> None:
    """From a place whose row and column are multiples of a size, steps of less go where `step` says."""
    rows, columns = (list(range(0, count, size)) for count in (layout.rows // size * size, layout.width))
    for start in (row * layout.width + column for row in rows for column in columns):
        begin = laid_at(number(start), layout).vmin
        for bit in (1 << n for n in range(size.bit_length() - 1)):
            for distance in (bit, bit * layout.width):
                xor, further = layout.step(distance)
                assert laid_at(number(start + distance), layout).vmin == (begin ^ xor) + further
