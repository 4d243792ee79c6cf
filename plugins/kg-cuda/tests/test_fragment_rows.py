"""Where lanes begin to read rows: expressions for whole layouts, against the numbers that they stand for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from kg.dtype import int32
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rules import simplify
from kg_cuda.tensor_cores.fragment_rows import Rows


def const(value: int) -> UOp:
    return UOp(Op.CONST, int32, (), value)


LANE = UOp(Op.SPECIAL, int32, (const(32),), "l0")
WARP = UOp(Op.SPECIAL, int32, (const(4),), "l1") * 4096

#: Row and block -> where it begins, in rows of so many elements and blocks of 8.
LAYOUTS: dict[str, Callable[[int, int], int]] = {
    "plain": lambda r, c: r * 64 + c * 8,
    "padded": lambda r, c: r * 40 + c * 8,
    "crossed, 32 bytes": lambda r, c: r * 16 + (c ^ r // 4 % 2) * 8,
    "crossed, 64 bytes": lambda r, c: r * 32 + (c ^ r // 2 % 4) * 8,
    "crossed, 128 bytes": lambda r, c: r * 64 + (c ^ r % 8) * 8,
    "crossed, 256 bytes": lambda r, c: r * 128 + (c // 8 * 8 + (c % 8 ^ r % 8)) * 8,
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("row", [0, 16, 48])
@pytest.mark.parametrize("block", [0, 1])
@pytest.mark.parametrize(
    "matrices", [((0, 0),), ((0, 0), (8, 0)), ((0, 0), (8, 0), (0, 1), (8, 1)), ((0, 0), (8, 0), (16, 0), (24, 0))], ids=len
)
def test_addresses_of_lanes(layout: str, row: int, block: int, matrices: tuple[tuple[int, int], ...]) -> None:
    at = LAYOUTS[layout]
    rows = Rows(WARP, tuple(at(row + r + i, block ^ c) for r, c in matrices for i in range(8)))
    place = rows.address(LANE)
    assert place is not None
    for lane, wanted in enumerate(rows.offsets):
        assert simplify(place.substitute({LANE: const(lane), WARP: const(0)})).value == wanted


def test_rows_without_such_an_order() -> None:
    """Turned rows: what a bit moves depends on the others."""
    assert Rows(WARP, tuple(r * 64 + (1 + r) % 8 * 8 for r in range(8))).address(LANE) is None


def test_fragments_further_down_differ_by_a_number() -> None:
    """So that it is in the access, and one register serves them all."""
    first, second = (
        Rows(WARP, tuple(LAYOUTS["crossed, 64 bytes"](down + r, 2) for r in range(16))).address(LANE) for down in (0, 16)
    )
    assert first is not None and second is not None
    assert second.op is Op.ADD and second.src[0] is first and second.src[1].value == 16 * 32


def test_matrices_are_joined_behind_one_place() -> None:
    rows = Rows(WARP, tuple(range(0, 64, 8)))
    assert rows.joined(Rows(WARP, tuple(range(64, 128, 8)))) == Rows(WARP, tuple(range(0, 128, 8)))
    assert rows.joined(Rows(LANE, rows.offsets)) is None
