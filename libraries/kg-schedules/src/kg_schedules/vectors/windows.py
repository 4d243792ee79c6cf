"""Schedules of convolutions: sums of products whose windows overlap,
so that most elements are read for several outputs.

    out[n, channel, y, x] = sum(weights[channel, k, i, j] * picture[n, k, y + i, x + j], k, i, j)

What the windows of some rows of the picture cover is copied once, with its margins. Then it is as any product, and either
neighbours in a row lie in vectors, or channels of the output do: those over packed weights, and stored through shuffles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod

from kg.plugin.strategy import AxisFacts, KernelFacts, Op, Opt, OptOp, Renderer, UOp, is_power_of_two
from kg_tiles import STAGE

from kg_schedules.contraction import depth_of, is_fixed, lanes_of, only_product
from kg_schedules.cost.machine import machine_of, vector_registers
from kg_schedules.cost.tiles import ROWS, VECTORS, Extents, in_blocks, panel_room, stays_in_registers, tile_cost
from kg_schedules.steps import WORTH_PACKING, shared, steps, upcast
from kg_schedules.vectors.input_patches import (
    Convolution,
    blocks,
    convolution_of,
    divisor,
    picture_copy,
    place_of_picture,
    rows_of_a_block,
)

#: The part of the second cache that packed weights and a copied part of the picture may fill together.
MOST_FILLED = 7 / 8
#: What the last, shorter vector of a row may waste before narrower tiles are taken.
MOST_WASTE = 9 / 8
#: Loads that a vector takes which lies across two lines of the cache or comes from the second one.
ACROSS_LINES = 2


def convolution(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """The Opts of a kernel that is one convolution; none for others."""
    product = only_product(kernel) if renderer.vectors.alu and len(renderer.caches.sizes) > 1 else None
    it = convolution_of(product) if product is not None else None
    if it is None:
        return []
    ways = [way for way in (_in_rows(it, renderer), _in_channels(it, renderer), _in_depth(it, renderer)) if way[1]]
    return min(ways, key=lambda way: way[0], default=(0.0, list[Opt]()))[1]


# -- neighbours in a row as lanes


def _in_rows(it: Convolution, renderer: Renderer) -> tuple[float, list[Opt]]:
    across, rows = it.across, it.product.rows
    lanes = lanes_of(across, renderer)
    vectors = -(-across.extent // lanes)
    if vectors > VECTORS[0]:
        vectors = next(v for v in VECTORS if -(-vectors // v) * v <= vectors * MOST_WASTE or v == 1)
    machine = machine_of(renderer)
    copies = next((n for n in ROWS if n <= machine.most_rows(vectors) and rows.extent % n == 0), 1)
    cost = tile_cost(
        machine,
        Extents(across.extent, rows.extent, lanes, across.extent, it.product.depth[-1].extent),
        vectors,
        copies,
        loads=ACROSS_LINES,
    )
    block = rows_of_a_block(it, renderer.caches.sizes[1] // 2, across)
    at = place_of_picture(it, block)
    if lanes == 1 or across.extent < lanes or not block or at is None:
        return cost, []
    opts = blocks(it, block, it.around) + picture_copy(it, at, block, renderer, across)
    opts.append(Opt(OptOp.VECTOR, across.name, min(vectors * lanes, across.extent)))
    opts += upcast(it.kernel, rows, copies)
    opts += _steps(it, vectors, copies, renderer, across)
    return cost, shared(opts, [a for a in it.outputs if a is not across], renderer)


# -- neighbours along the depth as lanes


def _in_depth(it: Convolution, renderer: Renderer) -> tuple[float, list[Opt]]:
    """Gradients of weights: the windows have few outputs, of which each is a sum over rows
    of two pictures. Those rows lie in the lanes, and a tile of channels by neighbouring outputs in registers. The copy need not
    fit a near cache, as a tile uses each vector of it for all of its channels, but where windows share nothing of it."""
    across, channels, row = it.across, it.channels, it.moved.get(it.across.name)
    if row is None or not is_fixed(row) or len(it.product.left) != 1:
        return 1.0, []
    lanes, room = lanes_of(row, renderer), renderer.caches.sizes[-1 if it.shares(across, row) else 1]
    copied = it.down is None or rows_of_a_block(it, room, row) == it.down.extent
    at = place_of_picture(it, 1 if it.down is None else it.down.extent) if copied else None
    if across.extent >= lanes or row.loads.get(it.weights) != 1 or at is None:
        return 1.0, []
    machine = machine_of(renderer)
    tiles = [
        (machine.busy(places * copies, ACROSS_LINES * places + copies) * lanes / width, width, places, copies)
        for width in range(2, lanes + 1)
        if row.extent % width == 0 and (is_power_of_two(width) or _has_mask_registers(renderer))
        for places in range(1, across.extent + 1)
        if across.extent % places == 0
        for copies in (*ROWS, 1)
        if channels.extent % copies == 0
        and places * copies + min(places, copies) + machine.temporaries <= vector_registers(renderer)
    ]
    if not tiles:
        return 1.0, []
    cost, width, places, copies = min(tiles)
    inside = [a for a in (it.down, across) if a is not None]
    before = [a for a in it.outputs if a is not channels and a not in inside]
    opts = _swaps(it.outputs, [*before, channels, *inside])
    opts += picture_copy(it, at, 1 if it.down is None else it.down.extent, renderer, row)
    opts.append(Opt(OptOp.VECTOR, row.name, width))
    opts += [*upcast(it.kernel, channels, copies), *upcast(it.kernel, across, places)]
    return cost, shared(opts, [*before, channels], renderer)


def _has_mask_registers(renderer: Renderer) -> bool:
    """Whether a vector of any number of lanes is loaded and multiplied as a whole one is: AVX-512.
    Elsewhere it is put together of parts."""
    return renderer.vectors.masked and renderer.vectors.alu >= 512


# -- channels as lanes


def _in_channels(it: Convolution, renderer: Renderer) -> tuple[float, list[Opt]]:
    """All weights are packed once where they fit the cache, else those of one tile's channels at a time."""
    channels = it.channels
    lanes = lanes_of(channels, renderer)
    cost, vectors, copies, beside = _tile_of_channels(it, lanes, renderer)
    if not vectors or not _is_worth_packing(it, renderer):
        return cost, []
    width, room = vectors * lanes, panel_room(renderer)
    sharing = [a for a in it.outputs if a is not channels and a.axis in it.kernel.scope[it.weights]]
    panel = it.weights.type.itemsize * depth_of(it.product) * width
    packed = panel * (channels.extent // width) * prod(a.extent for a in sharing)
    once = packed <= room and (bool(it.around) or (it.down is not None and it.down.extent > 1))
    if not once and (channels.extent == width or sharing or panel > room):
        return cost, []
    block = _block_beside(it, packed if once else panel, renderer, once=once and beside == 1)
    at = place_of_picture(it, block) or (None if once else channels)
    if not block or at is None:
        return cost, []
    inner = [a for a in (it.down, it.across) if a is not None]
    outer = [a for a in it.outputs if a is not channels and a not in inner]
    before = outer if once else [channels, *outer]
    opts = _swaps(it.outputs, [*before, *([channels] if once else []), *inner]) + blocks(it, block, before)
    beside = beside if it.around and at is it.around[-1] else 1
    opts += [*upcast(it.kernel, at, beside), *picture_copy(it, at, block, renderer, _long_row(it), beside)]
    opts.append(Opt(OptOp.VECTOR, channels.name, width))
    opts += _weights(it, before[0] if before else at, [*sharing, channels] if once else [], width, lanes)
    opts += upcast(it.kernel, it.across, copies, rest="peel")
    opts += _steps(it, vectors, copies * beside, renderer, _long_row(it))
    inside = [it.down] if it.down is not None and block < it.down.extent else []
    copied = 1.0 if once else 1 + lanes / (width * prod(a.extent for a in it.moved.values()))
    return cost * copied, shared(opts, [*before, *inside], renderer)


def _steps(it: Convolution, vectors: int, copies: int, renderer: Renderer, lane: AxisFacts | None = None) -> list[Opt]:
    """Steps of the window that are written out, as many as have their vectors
    in registers beside the sums: neighbouring windows share elements, so that compilers keep what all of the steps read. Of 32
    channels of 28 x 28 by windows of 3 x 3, stride 2, AVX2 takes 193 us with three steps of five pixels, which read eleven, and
    127 with one (Zen 5)."""
    inner = it.product.depth[-1]
    most = next((int(o.arg or 1) for o in steps(inner, vectors * copies)), 1)
    most = min(most, vector_registers(renderer) // vectors - copies)
    if it.strides(it.across) and inner is it.moved[it.across.name] and it.shares(it.across, lane):
        by = (it.steps(it.across) or {}).get(it.across, 1)
        most = min(most, vector_registers(renderer) - vectors * (copies + 1) - by * (copies - 1))
    return [Opt(OptOp.UNROLL, inner.name, n) for n in range(most, 1, -1) if inner.extent % n == 0][:1]


def _shared_steps(it: Convolution, vectors: int, copies: int, renderer: Renderer) -> int:
    """Steps of the window that a tile of so many pixels beside each other reads as one:
    those along the pixels, where windows move by one element."""
    window = it.moved.get(it.across.name)
    if window is not it.product.depth[-1] or it.strides(it.across):
        return 1
    return next((int(o.arg or 1) for o in _steps(it, vectors, copies, renderer)), 1)


def _long_row(it: Convolution) -> AxisFacts | None:
    """Where windows have few outputs, as a gradient's of weights, the row that a tile reads step by step:
    it is copied as if it were in the lanes. Of 64 channels of 28 x 28 by steps of two, windows of 3 x 3, AVX2 takes 7.3 ms so
    and 11.1 over steps of two in the copy (Zen 5)."""
    row = it.moved.get(it.across.name)
    return row if row is not None and is_fixed(row) and row.extent > it.across.extent else None


def _block_beside(it: Convolution, panel: int, renderer: Renderer, *, once: bool) -> int:
    """Rows of a block that the cache holds beside a panel.
    If blocks are all that workers can share, one for each at least."""
    cache = renderer.caches.sizes[1]
    block = rows_of_a_block(it, min(int(cache * MOST_FILLED) - panel, cache // 2), _long_row(it))
    if once and not it.around and it.down is not None:
        return divisor(it.down.extent, min(block, max(1, it.down.extent // max(2, renderer.workers.count))))
    return block


def _tile_of_channels(it: Convolution, lanes: int, renderer: Renderer) -> tuple[float, int, int, int]:
    """Cost, vectors and pixels of a tile, and pictures beside each other.
    No vectors where channels fill none. A vector costs about as many shuffles and stores as it has lanes, once for all of the
    depth."""
    channels, pixels = it.channels.extent, it.across.extent
    machine = replace(machine_of(renderer), broadcasts=1)  # neighbours along the depth are pixels of other rows

    def cost_of(vectors: int, copies: int, beside: int) -> float:
        together = _shared_steps(it, vectors, copies * beside, renderer)

        def cost(block: int) -> float:
            over = Extents(channels, block * beside, lanes, channels, it.product.depth[-1].extent)
            return tile_cost(machine, over, vectors, block * beside, steps=together, loads=ACROSS_LINES)

        return in_blocks(pixels, copies, cost) * (1 + lanes / depth_of(it.product))

    sizes = [
        (cost_of(vectors, copies, beside), vectors, copies, beside)
        for vectors in VECTORS
        if channels % (vectors * lanes) == 0
        for copies in range(pixels, 0, -1)
        if stays_in_registers(pixels, copies, machine.most_rows(vectors))
        for beside in (1, *(_pictures_beside(it, vectors * lanes, renderer) if copies == pixels else ()))
        if copies * beside <= machine.most_rows(vectors)
    ]
    return min(sizes, key=lambda size: size[0], default=(1.0, 0, 0, 1))


def _pictures_beside(it: Convolution, width: int, renderer: Renderer) -> Iterator[int]:
    """How many pictures, as of input channels under a gradient of weights, whose windows have few outputs,
    may be beside each other in a tile: the second cache holds all of them."""
    if not it.around or it.around[-1].axis in it.kernel.scope[it.weights] or not it.strides(it.across):
        return
    room = renderer.caches.sizes[1] * MOST_FILLED - it.weights.type.itemsize * depth_of(it.product) * width
    for count in range(2, it.around[-1].extent):
        if it.around[-1].extent % count == 0 and room > 0:
            if it.down is not None and rows_of_a_block(it, int(room) // count, _long_row(it)) < it.down.extent:
                return
            yield count


def _is_worth_packing(it: Convolution, renderer: Renderer) -> bool:
    """Whether the weights are read for enough pixels, and vectors of channels can be stored along rows."""
    pixels = prod(a.extent for a in it.outputs if a is not it.channels)
    return Op.SHUFFLE in renderer.supported_ops and len(it.product.left) == 1 and pixels >= WORTH_PACKING


def _swaps(now: Sequence[AxisFacts], wanted: Sequence[AxisFacts]) -> list[Opt]:
    """The exchanges that put the loops in the order that is wanted."""
    order, opts = list(now), list[Opt]()
    for i, axis in enumerate(wanted):
        if order[i] is not axis:
            opts.append(Opt(OptOp.SWAP, order[i].name, axis.name))
            order[order.index(axis)] = order[i]
    return opts


def _weights(it: Convolution, at: AxisFacts, sides: Sequence[AxisFacts], width: int, lanes: int) -> list[Opt]:
    """Weights in the order in which tiles read them.
    Where one channel's lie in a row they are transposed in blocks."""
    load, channels = it.weights, it.channels
    depth = [a for a in it.product.depth if a.axis in it.kernel.scope[load]]
    whole = channels.extent == width
    inner = channels.name if whole else f"{channels.name}.in"
    layout = [*(a.name for a in sides if not (whole and a is channels)), *(a.name for a in depth), inner]
    slot = load.src[0].src[0].slot
    name = f"p{slot}_{at.name}"
    opts = [Opt(STAGE, at.name, f"p{slot}", scope="THREAD", layout="/".join(layout))]
    if channels.loads.get(load) == 1:
        return [*opts, Opt(OptOp.VECTOR, f"{name}.{inner}", lanes)]
    row = next((depth[n:] for n in range(len(depth)) if _in_a_row(load, depth[n:])), list[AxisFacts]())
    size = prod(a.extent for a in row)
    if size < lanes:
        return opts
    opts += [Opt(OptOp.MERGE, f"{name}.{row[0].name}", f"{name}.{a.name}") for a in row[1:]]
    opts.append(Opt(OptOp.VECTOR, f"{name}.{inner}", lanes))
    return [*opts, Opt(OptOp.UPCAST, f"{name}.{row[0].name}", lanes, tail="peel" if size % lanes else "")]


def _in_a_row(load: UOp, axes: Sequence[AxisFacts]) -> bool:
    """Whether the elements that the axes run over lie in a row, the last axis fastest."""
    step = 1
    for axis in reversed(axes):
        if axis.loads.get(load) != step:
            return False
        step *= axis.extent
    return True
