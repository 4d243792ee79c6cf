"""What operands of products cost that come from beyond the nearest caches,
how many panels of the right one are read together for it, and in which blocks of the depth products are made."""

from __future__ import annotations

from math import gcd

from kg.plugin.strategy import Renderer

from kg_schedules.contraction import Product, conversions, depth_of, is_fixed
from kg_schedules.cost.machine import machine_of
from kg_schedules.cost.tiles import VECTORS, Far, Tile, line_bytes, panel_room
from kg_schedules.steps import is_updated

#: Cycles of a byte of the left operand from beyond the second cache, of each product by it. 2048 x 2048 by 2048 x 2048 with AVX2 on Zen 4 (1 MiB), tiles of 2 x 6: 1.20 of what the
#: multipliers take by single panels, 1.11 by blocks of 4, 1.10 of 8, 1.12 of 16 and 1.28 of 64, which the third cache holds.
READ_AGAIN = 1 / 36
#: Bytes of a way of the first cache: addresses so far apart share a set. On x86 it is a page.
WAY = 4096

#: Steps of the depth that products of few rows are made in together: for each 16 registers of vectors so many, over rows of the right operand that are read as they lie in memory. One thread of a Zen 5, whole, in
#: blocks of 8 and of 16, microseconds: 16 x 2048 by 2048 x 2048 with AVX2 2194, 1131 and 1290, with AVX-512 1037, 692 and 607; 16 x 11008 by 11008 x 4096 59900, 12700, 15200 and 16800, 9700, 8400;
#: 64 x 4096 by 4096 x 4096 27100, 18100, 20600 and 14100, 14800, 9100.
FEW_STEPS = 8
#: Rows below which short rows of a right operand that no cache holds are read as fast whole: 8 of 2 x 4096 by 4096 x 512 take 2.35 ms whole with AVX2 and 3.8 in blocks, 32 of 2 x 4096 by 4096 x 128 1.9 and 4.5, 8 of 4 x 4096 by 4096 x 512 4.05
#: and 4.85, 8 of 16 x 4096 by 4096 x 512 10.6 and 4.9; 4 x 16384 by 16384 x 512, which the third cache holds, 3.56 and 0.82, 2 x 4096 by 4096 x 4096 3.64 and 2.15 (Zen 5, one thread, time of the thread, other work on the machine).
FEW_ROWS = 8
#: Bytes of each row of the right operand that a tile of all rows reads, from which on it reads them as fast in place, where the third cache holds that operand and where it does not. 8 x 2048 by 2048 x 2048 with AVX-512 (tiles of 192
#: bytes) takes 323 us in place and 311 in blocks, 8 x 11008 by 11008 x 4096 9.0 and 6.7 ms; 4 x 4096 by 4096 x 4096 (384 bytes) 2.03 and 2.7 ms.
WIDE_NEAR, WIDE_FAR = 192, 256
#: Bytes of the right operand, in sizes of the cache that a core has for itself, beyond which no cache holds it.
THIRD = 8
#: Steps of a block where panels of the whole depth leave no room in the second cache. 512 x 16384 by 16384 x 1024 takes 222 ms whole with AVX-512, and 68 in blocks of 128 to 1024 (the multipliers alone 66); with AVX2 814 whole, 140 in blocks of 128,
#: 154 to 200 in longer ones (the multipliers 132); by one that lies across 166 and 74, 309 and 138.
DEEP_STEPS = 128
#: Bytes of the results, in sizes of the cache that a core has for itself, beyond which each block waits to read and write them, and the part of that cache that a panel of the widest tile has in a block then (1024 steps with AVX-512 and 1 MiB, 2048 with AVX2). 1024 x 8192 by 8192 x 1024 takes 69.4 ms in blocks of 128 with AVX-512, 69.9 of 512 and 70.1 of 1024,
#: 1200 x 8192 by 8192 x 1200 135, 113 and 109, 2000 x 8192 by 8192 x 2000 432, 312 and 293, 348 of 2048; with AVX2 146, 167 and 155; 2000 x 8192 by 8192 x 2000 973, 645, 577, 580 of 2048; 3000 cubed with AVX-512 336, 236 and 230
#: whole (Zen 5, one thread, time of the thread, least of turns, other work on the machine).
RESULTS, PANEL_PART = 4, 4
#: Rows up to which the depth lies in the lanes where both operands lie along it and no near cache holds the right one, and steps of a block then, if the near cache doesn't hold the left one.
#: Whole, in blocks of 1024 with the depth in the lanes, and in blocks of DEEP_STEPS over panels, ms: 8 x 11008 by 11008 x 4096 with AVX2 10.4, 18.2 and 29.6, with AVX-512 8.6, 13.1 and 21.5; 16 x 16.7, 18.8, 38.9 and 12.7, 14.1,
#: 14.4; 32 x 35.6, 31.4, 49.2 and 22.8, 18.8, 20.0; 64 x 61.4, 55.1, 63.0 and 42.3, 32.8, 34.5. 64 x 4096 by 4096 x 4096 takes 22.7 ms with AVX2 and 13.7 with AVX-512 in blocks of 1024, 20.4 and 12.1 over panels (Zen 5, one thread, time of the thread, other work on it).
ALONG_ROWS, ALONG_STEPS = 32, 1024


def depth_block(
    rows: int, columns: int, depth: int, itemsize: int, renderer: Renderer, *, in_rows: bool, along: bool, batch: int = 1
) -> int:
    """Steps of the depth after which sums go back to memory, so that the right operand is read row by row,
    if it lies in rows, and its panels have room, or the rows of the left one where both lie `along` the depth; 0 where all of
    the depth is better made at once. There are as many right operands as `batch` says."""
    if not renderer.vectors.alu or renderer.has_local or len(renderer.caches.sizes) < 2:
        return 0
    machine, lanes = machine_of(renderer), renderer.vectors.alu // (8 * itemsize)
    size, own = depth * columns * itemsize, last_near(renderer)
    if rows < 2 or lanes < 2 or size <= own:
        return 0
    if along and rows <= ALONG_ROWS:
        return ALONG_STEPS if rows * depth * itemsize > own * 3 // 4 else 0
    wide = (machine.registers - machine.temporaries) // (rows + 1) * lanes * itemsize
    if columns * itemsize <= wide or wide >= (WIDE_NEAR if size <= THIRD * own else WIDE_FAR):
        return 0
    if in_rows and rows < FEW_ROWS and columns * itemsize < WAY and batch * size > renderer.caches.sizes[-1]:
        return 0
    if in_rows and rows * columns * itemsize <= own:
        return FEW_STEPS * max(1, machine.registers // 16)
    width = VECTORS[0] * lanes * itemsize
    if depth * width <= panel_room(renderer):
        return 0
    return DEEP_STEPS if rows * columns * itemsize <= RESULTS * own else own // (PANEL_PART * width)


def separate_lines(product: Product, size: int, renderer: Renderer) -> Far:
    """Each step of the depth takes lines of its own from the second cache,
    of which a part costs as much as all where the next tile of columns comes after all rows; from further away where that cache
    does not hold the operand."""
    columns, rows, line, machine = product.columns, product.rows, line_bytes(renderer), machine_of(renderer)
    slower = machine.strided / machine.memory if size * depth_of(product) * columns.extent > last_near(renderer) else 1.0

    def far(width: int, copies: int) -> tuple[float, float]:
        if width >= columns.extent:
            return columns.extent * size, 0.0
        if copies >= rows.extent:  # once: lines and what lies beside them
            return 0.0, width * size + line
        return 0.0, -(-width * size // line) * line * slower

    return far


def last_near(renderer: Renderer) -> int:
    """Bytes of the cache that one core has for itself."""
    return renderer.caches.sizes[:2][-1] if renderer.caches.sizes else 1 << 62


def first_cache(renderer: Renderer) -> int:
    return renderer.caches.sizes[0] if renderer.caches.sizes else 1 << 62


def sets(stride: int) -> int:
    """Of the first cache that rows so many bytes apart lie in."""
    return WAY // gcd(WAY, stride)


def panels_of_a_block(product: Product, width: int, renderer: Renderer) -> int:
    """Panels for which the rows of the left operand are read together:
    as many as the second cache holds, and as leave the workers blocks alike."""
    if len(product.outputs) > 2 or is_updated(product.kernel):
        return 1
    right, columns, workers = product.right[0], product.columns.extent, max(1, renderer.workers.count)
    size = conversions(product).get(right, right).type.itemsize * depth_of(product) * width
    found = (n for n in range(2, panel_room(renderer) // size + 1) if columns % (n * width) == 0 and columns > n * width)
    return max((n for n in found if columns // (n * width) % workers == 0), default=1)


def read_again(product: Product, tile: Tile, panels: int, renderer: Renderer) -> float:
    """What it costs that the left operand comes from beyond the second cache once for so many panels.
    Without panels the columns are the inner loop, and it comes once."""
    if not panels or not is_read_from_afar(product, renderer):
        return 0.0
    return READ_AGAIN * product.left[0].type.itemsize * machine_of(renderer).products / (tile.vectors * abs(panels))


def is_read_from_afar(product: Product, renderer: Renderer) -> bool:
    """Whether the second cache does not hold the left operand."""
    size = depth_of(product) * product.rows.extent * product.left[0].type.itemsize
    return is_fixed(product.rows) and len(renderer.caches.sizes) > 1 and size > last_near(renderer)
