"""`ldmatrix` as layouts: what it reads is what the PTX ISA says; which tiles go through it,
how several are joined, and what `kg explain` says of it."""

from __future__ import annotations

import pytest
from kg.dtype import DType, float16, float32, float64, int8
from kg.ir import monoid
from kg.ir.build import param, sink
from kg.ir.layouts.layout import along, replicated
from kg.ir.layouts.tile import TileLayout, tile_layout
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.schedule.context import Context
from kg.schedule.opts import parse_schedule
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.tensor_cores.ldmatrix import Read, forms, lane_moves, read_of


@pytest.mark.parametrize("itemsize", [1, 2, 4])
def test_forms_are_those_of_the_manual(itemsize: int) -> None:
    """Word w of lane 4 g + t: bytes 4 t to 4 t + 3 of row g of matrix w; transposed,
    elements g of rows 2 t and 2 t + 1. Row r of matrix w is lane 8 w + r's."""
    assert {(form.words, form.transposed) for form in forms(itemsize)} == {
        (n, t) for n in (1, 2, 4) for t in (False, True)[: 1 + (itemsize == 2)]
    }
    for form in forms(itemsize):
        each = 4 // itemsize
        for lane in range(32):
            g, t = divmod(lane, 4)
            for register in range(each * form.words):
                w, i = divmod(register, each)
                row, offset = (2 * t + i, g) if form.transposed else (g, each * t + i)
                assert form.layout.at(register=register, lane=lane) == {"lane": 8 * w + row, "offset": offset}
        assert form.layout.is_injective and form.layout.is_surjective


def test_words_of_eight_bytes_are_none() -> None:
    assert forms(float64.itemsize) == ()


#: A fragment of 16 x 16 in rows of 64 elements, plain and swizzled by blocks of 8.
_ROWS = tile_layout(replicated("register", 8), replicated("lane", 32))
PLAIN = TileLayout(_ROWS, (1, 512, 8, 2, 4, 64, 128, 256))
SWIZZLED = TileLayout(
    tile_layout(
        *(
            along("register", "offset", 2),
            along("lane", "offset", 4),
            replicated("register", 2),
            along("register", "offset", 2),
        ),
    ),
    (0, 512, 0, 0, 0),
)


@pytest.mark.parametrize(
    ("tile", "dtype", "said"),
    [
        (PLAIN, float16, "ldmatrix.x4"),
        (TileLayout(_ROWS, (64, 8, 512, 128, 256, 1, 2, 4)), float16, "ldmatrix.x4.trans"),
        (TileLayout(_ROWS, (1, 516, 8, 2, 4, 64, 128, 256)), float16, "no row at a multiple of 16 bytes"),
        (TileLayout(_ROWS, (2, 512, 8, 4, 1, 64, 128, 256)), float16, "no row at a multiple of 16 bytes"),
        (PLAIN, float32, "8 elements of 4 bytes in 32 lanes"),
        (PLAIN, int8, "no row at a multiple of 16 bytes"),
        (SWIZZLED, float16, "8 elements of 2 bytes in 4 lanes"),
    ],
)
def test_tiles(tile: TileLayout, dtype: DType, said: str) -> None:
    found = read_of(tile, dtype)
    assert (found.form.short == said) if isinstance(found, Read) else (said in found)


def product() -> UOp:
    a, b = param(1, (64, 64), float16), param(2, (64, 64), float16)
    spread = a.cast(float32).reshape(64, 64, 1).expand(64, 64, 64) * b.cast(float32).reshape(1, 64, 64).expand(64, 64, 64)
    return sink(param(0, (64, 64), float32).store(spread.reduce(monoid.ADD, 1).reshape(64, 64)), name="product")


def notes(layout: str) -> list[str]:
    """What the pass says of a kernel."""
    text = f"TILE(r0, 32) STAGE(r0, r0.a, LOCAL, o0/r0.in{layout}) STAGE(r0, r0.b, LOCAL, r0.in/o1{layout}) TC(r0.in, mma_m16n8k16_f16_f32) UPCAST(o1, 4)"
    said: list[str] = []

    def observe(name: str, _: UOp, context: Context) -> None:
        if name == "select_ldmatrix":
            said.extend(context.notes)
        context.notes.clear()

    full_rewrite_to_sink(product(), Context(PTXRenderer(arch("sm_90")), parse_schedule(text), observe=observe))
    return said


def test_it_says_why() -> None:
    swizzled = notes("^8")
    assert swizzled[0].startswith("r0.a_r0: ldmatrix.x4 reads 1 at once") and "^16" in swizzled[0]
    assert swizzled[1].startswith("r0.b_r0: ldmatrix.x4.trans reads 2 at once")
    assert all("16 bytes" in note and "ldmatrix" not in note for note in notes("+1"))


def test_an_instruction_that_reads_a_tile() -> None:
    """A tile goes through a layout where each lane's elements are a vector behind the place
    that a lane gives."""
    tile = TileLayout(tile_layout(along("register", "offset", 2), replicated("lane", 4)), (0, 2, 4))
    rows = tile_layout(along("register", "offset", 2), along("lane", "lane", 4))
    assert lane_moves(tile, rows, 2) == ((0, 2), (0, 4))
    assert lane_moves(tile, rows, 4) is None  # not at multiples of 4
    columns = tile_layout(along("register", "lane", 2), along("lane", "offset", 4))
    assert lane_moves(tile, columns, 1) is None
    turned = TileLayout(tile_layout(replicated("register", 2), along("lane", "offset", 4)), (4, 0, 0))
    assert lane_moves(turned, columns, 4) == ((0, 4),)
