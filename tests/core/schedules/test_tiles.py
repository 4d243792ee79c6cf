"""Tiles: operands in shared memory that are read by their layout,
on REF from the layout alone and by single loads; and what is wrong with a wrong one."""

from __future__ import annotations

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, PtrDType, float16, float32, int32, void
from kg.errors import DataRace, OutOfBounds, SpecError, UninitializedRead
from kg.ir import monoid
from kg.ir.build import const, param, sink
from kg.ir.layouts.layout import along, replicated
from kg.ir.layouts.tile import Tile, TileLayout, tile_layout
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.semantics.interp.interpreter import run
from kg.settings import override
from kg.text.graphs import format_graph, parse_graph
from kg_tiles import OPTS

M, N, K = 32, 48, 64


class Tiled(RefRenderer):
    opts = OPTS


class ByElements(Tiled):
    """Takes no tiles: core makes single loads of them."""

    def takes_tile(self, tile: Tile, dtype: DType, space: AddrSpace) -> bool:
        return False


def product(*, left_turned: bool, right_turned: bool) -> UOp:
    """The sums of a[m, k] * b[k, n]; turned: stored as a[k, m], b[n, k]."""
    a = param(1, (K, M) if left_turned else (M, K), float16)
    b = param(2, (N, K) if right_turned else (K, N), float16)
    a, b = a.permute(1, 0) if left_turned else a, b if right_turned else b.permute(1, 0)
    spread = a.cast(float32).reshape(M, 1, K).expand(M, N, K) * b.cast(float32).reshape(1, N, K).expand(M, N, K)
    return sink(param(0, (M, N), float32).store(spread.reduce(monoid.ADD, 2).reshape(M, N)), name="product")


STAGED = {
    "rows": "STAGE(r0, r0.a, LOCAL, o0/r0.in{0}) STAGE(r0, r0.b, LOCAL, o1/r0.in{0})",
    "columns": "STAGE(r0, r0.a, LOCAL, r0.in/o0{0}) STAGE(r0, r0.b, LOCAL, r0.in/o1{0})",
}
WARPS = "TC(r0.in, ref_m16n8k16_f16_f32) UPCAST(o1, 2) LOCAL(o0, 2) UNROLL(r0.in, 2)"


@pytest.mark.parametrize("renderer", [Tiled(), ByElements()], ids=["tiles", "elements"])
@pytest.mark.parametrize("swizzle", ["", "^8", "^4", "^2", "+8", "+3", ":8", ":16^4"])
@pytest.mark.parametrize("turned", STAGED)
def test_products_of_tiles(turned: str, swizzle: str, renderer: RefRenderer) -> None:
    """In rows and columns, plain, swizzled, padded, cut:
    the layout that is executed and the arithmetic made of it agree with numpy."""
    if turned == "columns" and swizzle == "^2":
        swizzle = "^4"  # o1 has 24 blocks of 2
    ast = product(left_turned=turned == "columns", right_turned=turned == "rows")
    text = f"TILE(r0, 32) {STAGED[turned].format(swizzle)} {WARPS}"
    if turned == "columns" and "^" in swizzle:
        text = text.replace(f"r0.in/o1{swizzle}", "r0.in/o1")  # no XOR swizzle of rows of 48
    program = to_program(ast, renderer, None, parse_schedule(text))
    indices = list(program.src[0].find(Op.TILE_INDEX))
    assert bool(indices) == (type(renderer) is Tiled)
    assert parse_graph(format_graph(program.src[0])) is program.src[0]
    device, random = open_device("REF"), np.random.default_rng(0)
    a, b = (random.integers(-3, 4, s).astype(np.float16) for s in ((M, K), (K, N)))
    given = (a.T, b) if turned == "columns" else (a, b.T)
    out = device.empty(M * N, float32)
    device.runtime.load(program).bind([out, *(device.buffer(np.ascontiguousarray(x).ravel()) for x in given)])()
    np.testing.assert_array_equal(out.numpy().reshape(M, N), a.astype(np.float32) @ b.astype(np.float32))


def test_accesses_to_arguments_are_checked_one_by_one() -> None:
    """Under sanitize a copy's tile in an argument becomes accesses that can be checked.
    Tiles in shared memory stay."""
    text = f"TILE(r0, 32) {STAGED['rows'].format('^8')} {WARPS} VECTOR(r0.a_r0.r0.in, 8)"
    ast = product(left_turned=False, right_turned=True)

    def memories(sanitize: bool) -> set[Op]:
        with override(sanitize=sanitize):
            program = to_program(ast, Tiled(), None, parse_schedule(text))
        return {u.src[0].op for u in program.src[0].find(Op.INDEX) if u.src[1].op is Op.TILE_INDEX}

    assert memories(False) == {Op.DEFINE_GLOBAL, Op.DEFINE_LOCAL} and memories(True) == {Op.DEFINE_LOCAL}


# -- by hand: four lanes that hold two elements each

PANEL = UOp(Op.DEFINE_LOCAL, PtrDType(float32, AddrSpace.LOCAL, 8), (), "panel")
OUT = UOp(Op.DEFINE_GLOBAL, PtrDType(float32, AddrSpace.GLOBAL, 8), (), 0)
LANE = UOp(Op.SPECIAL, int32, (const(4, int32),), "l0")
ROWS = TileLayout(tile_layout(along("register", "offset", 2), replicated("lane", 4)), (0, 2, 4))


def at(memory: UOp, place: UOp) -> UOp:
    return UOp(Op.INDEX, memory.dtype, (memory, place))


def stored(memory: UOp, place: UOp, value: UOp, *order: UOp) -> UOp:
    return UOp(Op.STORE, void, (at(memory, place), value, *order))


def tile(layout: TileLayout, place: UOp, *order: UOp) -> UOp:
    places = UOp(Op.TILE_INDEX, int32.vec(layout.registers), (place, LANE), layout)
    return UOp(Op.LOAD, float32.vec(layout.registers), (at(PANEL, places), *order))


def copied(layout: TileLayout, place: UOp, *, barrier: bool = True) -> list[float]:
    """The panel is 0, 1, ... 7, each lane writes two; then its tile is what a lane stores."""
    value = UOp(Op.CAST, float32, (LANE,))
    filled = [stored(PANEL, LANE, value), stored(PANEL, LANE + 4, value + 4.0)]
    order = (UOp(Op.BARRIER, void, tuple(filled)),) if barrier else tuple(filled)
    end = UOp(Op.SINK, void, (stored(OUT, LANE * 2, tile(layout, place, *order)),))
    result = np.zeros(8, np.float32)
    run(end.toposort(), {0: result}, local_size=(4, 1, 1))
    return result.tolist()


ZERO = const(0, int32)


def test_strides_and_swizzles() -> None:
    assert copied(ROWS, ZERO) == [0, 1, 2, 3, 4, 5, 6, 7]
    swizzled = TileLayout(tile_layout(along("register", "offset", 2) * along("lane", "offset", 4)), (0, 0, 0))
    assert copied(swizzled, ZERO) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert copied(swizzled, const(3, int32)) == [3, 2, 1, 0, 7, 6, 5, 4]


def test_lanes_give_places_to_others() -> None:
    """Lane 2 and 3 give the places that all read behind: the first element of a register is lane 2's."""
    others = TileLayout(tile_layout(along("register", "lane", 2), replicated("lane", 4)), (0, 0, 0))
    assert copied(others, LANE + 3) == [3, 4] * 4


def test_a_race_is_found() -> None:
    with pytest.raises(DataRace, match="panel"):
        copied(ROWS, ZERO, barrier=False)


def test_what_nothing_wrote_is_found() -> None:
    end = UOp(Op.SINK, void, (stored(OUT, LANE * 2, tile(ROWS, ZERO)),))
    with pytest.raises(UninitializedRead, match="panel"):
        run(end.toposort(), {0: np.zeros(8, np.float32)}, local_size=(4, 1, 1))


def test_what_is_outside_is_found() -> None:
    with pytest.raises(OutOfBounds, match="panel"):
        copied(ROWS, const(2, int32))


def test_lanes_of_one_tile_have_one_place() -> None:
    with pytest.raises(SpecError, match="different places"):
        copied(ROWS, LANE - LANE % 2)
