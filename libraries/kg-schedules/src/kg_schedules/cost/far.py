"""What operands of products cost that come from beyond the nearest caches, and how many panels of the right one are read together for it."""

from __future__ import annotations

from math import gcd

from kg.plugin.strategy import Renderer

from kg_schedules.contraction import Product, conversions, depth_of, is_fixed
from kg_schedules.cost.machine import machine_of
from kg_schedules.cost.tiles import Far, Tile, line_bytes, panel_room

#: Cycles of a byte of the left operand from beyond the second cache, of each product by it. 2048 x 2048 by 2048 x 2048 with AVX2 on Zen 4 (1 MiB), tiles of 2 x 6: 1.20 of what the
#: multipliers take by single panels, 1.11 by blocks of 4, 1.10 of 8, 1.12 of 16 and 1.28 of 64, which the third cache holds.
READ_AGAIN = 1 / 36
#: Bytes of a way of the first cache: addresses so far apart share a set. On x86 it is a page.
WAY = 4096


def separate_lines(product: Product, size: int, renderer: Renderer) -> Far:
    """Each step of the depth takes lines of its own from the second cache, of which a part costs as much as all where the next tile of columns comes after all
    rows; from further away where that cache does not hold the operand."""
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
    """Panels for which the rows of the left operand are read together: as many as the second cache holds, and as leave the workers blocks alike."""
    if len(product.outputs) > 2:
        return 1
    right, columns, workers = product.right[0], product.columns.extent, max(1, renderer.workers.count)
    size = conversions(product).get(right, right).type.itemsize * depth_of(product) * width
    found = (n for n in range(2, panel_room(renderer) // size + 1) if columns % (n * width) == 0 and columns > n * width)
    return max((n for n in found if columns // (n * width) % workers == 0), default=1)


def read_again(product: Product, tile: Tile, panels: int, renderer: Renderer) -> float:
    """What it costs that the left operand comes from beyond the second cache once for so many panels; without panels the columns are the inner loop, and it comes once."""
    if not panels or not is_read_from_afar(product, renderer):
        return 0.0
    return READ_AGAIN * product.left[0].type.itemsize * machine_of(renderer).products / (tile.vectors * abs(panels))


def is_read_from_afar(product: Product, renderer: Renderer) -> bool:
    """Whether the second cache does not hold the left operand."""
    size = depth_of(product) * product.rows.extent * product.left[0].type.itemsize
    return is_fixed(product.rows) and len(renderer.caches.sizes) > 1 and size > last_near(renderer)
