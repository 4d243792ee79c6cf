"""Products whose left operand is copied, too, for some rows at a time: one that lies in rows along the rows of the result, as a gradient's for weights does, where each step of
the depth is in another line, and soon in another page; and one of a narrow dtype, which is widened once for all the columns.
"""

from __future__ import annotations

from collections.abc import Callable

from kg.plugin.strategy import Opt, OptOp, Renderer

from kg_schedules.vectors.contractions import (
    ROWS,
    Product,
    best_tile,
    columns_of_a_panel,
    conversions,
    depth_of,
    far_tile_cost,
    is_fixed,
    is_output,
    lanes_across,
    line_bytes,
    panel,
    panel_room,
    steps,
    threads,
)

#: Products of vectors in which a line comes from the second cache, and rows in whose products as many vectors are copied to a panel. Of 784 x 256, transposed, by
#: 256 x 512 with AVX2 on a Xeon 6, where the multipliers alone take 1.58 ms, tiles of 3 vectors and 4 rows over the right operand in its place take 2.42 ms, of 2
#: and 4 1.99, of 2 and 6 1.82; of 3 and 4 over panels for 392 rows each 1.70. Of 100 x 300 by 300 x 200 panels for 20 rows
#: each take a tenth longer than none, and so do those of 392 with AVX-512 than tiles of 2 and 14.
PRODUCTS_PER_LINE, ROWS_PER_COPY = 8, 16
#: Rows of a tile from which on copying the left operand for it pays.
LEAST_COPIED = 4


def of_copied_rows(product: Product, renderer: Renderer) -> list[Opt]:
    """The left operand's rows are copied for one tile where the right operand is read in its place, else for as many tiles as the second cache holds."""
    columns, rows, kernel = product.columns, product.rows, product.kernel
    lanes = lanes_across(columns, renderer)
    transposed = _is_transposed(product, renderer)
    if lanes == 1 or not (transposed or _is_widened(product, lanes, renderer)):
        return []
    in_place, vectors, copies = _tile(product, lanes, renderer)
    if in_place and not transposed:
        return []
    width = vectors * lanes
    block = copies if in_place else _block(product, copies, renderer)
    if copies < LEAST_COPIED or not block or block >= rows.extent or not (in_place or _has_panels(product, width, renderer)):
        return []
    around = [a for a in kernel.axes.values() if is_output(kernel, a) and a is not columns and a is not rows]
    opts = [
        Opt(OptOp.VECTOR, columns.name, width, tail="mask" if columns.extent % width else ""),
        Opt(OptOp.TILE, rows.name, block),
    ]
    opts += [Opt(OptOp.SWAP, rows.name, a.name) for a in around]
    left, inner = f"p{product.left[0].src[0].src[0].slot}", f"{rows.name}.in"
    depths = "/".join(a.name for a in product.depth)
    if in_place:
        opts.append(Opt(OptOp.STAGE, rows.name, left, scope="THREAD", layout=f"{depths}/{inner}"))
        opts += [Opt(OptOp.VECTOR, f"{left}_{rows.name}.{inner}", block), Opt(OptOp.UPCAST, inner, copies)]
    else:
        opts += [Opt(OptOp.SWAP, inner, columns.name), Opt(OptOp.UPCAST, inner, copies)]
        opts += _copied(rows.name, left, depths) if transposed else _widened(rows.name, depths, lanes)
        opts += panel(product, columns, width, renderer, whole=False)
    opts += steps(product.depth[-1], vectors * copies)
    return opts + threads([*around, rows], renderer, {rows.name: block})


def _copied(rows: str, left: str, depths: str) -> list[Opt]:
    """As tiles read it, step by step."""
    return [Opt(OptOp.STAGE, rows, left, scope="THREAD", layout=f"{rows}.in/{depths}/{rows}.in.in")]


def _widened(rows: str, depth: str, lanes: int) -> list[Opt]:
    """In rows, as it lies."""
    stage = Opt(OptOp.STAGE, rows, "cast", scope="THREAD", layout=f"{rows}.in/{rows}.in.in/{depth}")
    return [stage, Opt(OptOp.VECTOR, f"cast_{rows}.{depth}", lanes)]


def _is_widened(product: Product, lanes: int, renderer: Renderer) -> bool:
    """Whether the only left operand is of a narrow dtype and lies in rows along the depth."""
    one_each = len(product.left) == len(product.right) == len(product.depth) == 1
    if not one_each or not is_fixed(product.rows) or len(renderer.caches.sizes) < 2 or not renderer.vectors.masked:
        return False
    return product.depth[0].extent % lanes == 0 and product.left[0] in conversions(product)


def _is_transposed(product: Product, renderer: Renderer) -> bool:
    """Whether the only left operand moves by one element along the rows, by more along the depth, and no first cache holds it."""
    if (
        not is_fixed(product.rows)
        or len(product.left) != 1
        or len(product.right) != 1
        or len(renderer.caches.sizes) < 2
        or not renderer.vectors.masked
    ):
        return False
    (left,) = product.left
    size = depth_of(product) * product.rows.extent * left.type.itemsize
    deep = [a.loads.get(left) for a in product.depth]
    fits = size <= renderer.caches.sizes[0] or left.src[0].src[0] is product.right[0].src[0].src[0]
    return not fits and product.rows.loads.get(left) == 1 and all(d not in (0, 1, None) for d in deep)


def _tile(product: Product, lanes: int, renderer: Renderer) -> tuple[bool, int, int]:
    """Whether the right operand is read in its place, in which the second cache holds it; vectors and rows of the tile."""
    columns, rows = product.columns, product.rows.extent
    divisors = [n for n in ROWS if rows % n == 0]
    most = columns_of_a_panel(product, lanes, renderer)
    cost, vectors, copies = best_tile(columns.extent, most, rows, lanes, renderer, choices=divisors)
    right = depth_of(product) * columns.extent * product.right[0].type.itemsize
    if product.left[0] in conversions(product):
        # of fewer rows the right operand would be copied again for too few products
        few = _block(product, copies, renderer) < 2 * ROWS_PER_COPY
        return few or not _has_panels(product, vectors * lanes, renderer), vectors, copies
    if columns.loads.get(product.right[0]) != 1 or right > panel_room(renderer):
        return False, vectors, copies
    near = best_tile(columns.extent, columns.extent, rows, lanes, renderer, _cost_in_place(product, renderer), divisors)
    block = _block(product, copies, renderer)
    if not block or not _has_panels(product, vectors * lanes, renderer) or near[0] <= cost * (1 + ROWS_PER_COPY / block):
        return True, *near[1:]
    return False, vectors, copies


def _block(product: Product, copies: int, renderer: Renderer) -> int:
    """Rows of several tiles that are copied together: as many as the second cache holds, and as divide evenly among the workers; 0 where there are none."""
    left = conversions(product).get(product.left[0], product.left[0])
    rows, room = product.rows.extent, panel_room(renderer) // (depth_of(product) * left.type.itemsize)
    sizes = (n for n in range(2 * copies, rows, copies) if rows % n == 0 and n <= room)
    return max(sizes, key=lambda n: (rows // n % max(1, renderer.workers.count) == 0, n), default=0)


def _cost_in_place(product: Product, renderer: Renderer) -> Callable[[int, int, int, int, int], float]:
    """That of tiles for which each step of the depth takes lines of its own from the second cache, of which a part costs as much as all."""
    line, size = line_bytes(renderer), product.right[0].type.itemsize

    def cost(columns: int, width: int, rows: int, copies: int, vectors: int) -> float:
        lines = width * size // line + (width * size % line > 0)
        return far_tile_cost(columns, width, rows, copies, vectors) * max(1.0, PRODUCTS_PER_LINE * lines / (vectors * copies))

    return cost


def _has_panels(product: Product, width: int, renderer: Renderer) -> bool:
    """Whether the right operand is more than one panel, and the second cache holds one."""
    return product.columns.extent > width and width * depth_of(product) * product.right[0].type.itemsize <= panel_room(renderer)
