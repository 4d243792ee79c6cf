"""Schedules of convolutions: sums of products whose windows overlap, so that most elements are read for several outputs.

    out[n, channel, y, x] = sum(weights[channel, k, i, j] * picture[n, k, y + i, x + j], k, i, j)

What the windows of some rows of the picture cover is copied once, with its margins. Then it is as any product, and either
neighbours in a row lie in vectors, or channels of the output do: those over packed weights, and stored through shuffles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod

from kg.plugin.strategy import AxisFacts, KernelFacts, Op, Opt, OptOp, Renderer, UOp, is_power_of_two
from kg.records import dataclass
from kg_tiles import STAGE

from kg_schedules.contraction import Product, depth_of, is_fixed, is_output, lanes_of, only_product, windows_of
from kg_schedules.cost.machine import machine_of, vector_registers
from kg_schedules.cost.tiles import ROWS, VECTORS, Extents, in_blocks, panel_room, stays_in_registers, tile_cost
from kg_schedules.steps import WORTH_PACKING, shared, steps, upcast

#: The part of the second cache that packed weights and a copied part of the picture may fill together.
MOST_FILLED = 7 / 8
#: What the last, shorter vector of a row may waste before narrower tiles are taken.
MOST_WASTE = 9 / 8
#: Loads that a vector takes which lies across two lines of the cache or comes from the second one.
ACROSS_LINES = 2
#: Elements of a row's windows that are copied side by side, where windows move by more than one: what they share is read once.
WINDOW = 4


@dataclass(frozen=True, slots=True)
class _Convolution:
    """`down` is the axis of the picture's rows, if windows move along it; `around` are the other loops that the picture is read
    in; `moved` says which reduced axis moves the windows along an axis."""

    product: Product
    moved: dict[str, AxisFacts]
    down: AxisFacts | None
    around: tuple[AxisFacts, ...]

    @property
    def kernel(self) -> KernelFacts:
        return self.product.kernel

    @property
    def across(self) -> AxisFacts:
        return self.product.columns

    @property
    def channels(self) -> AxisFacts:
        return self.product.rows

    @property
    def picture(self) -> UOp:
        return self.product.right[0]

    @property
    def weights(self) -> UOp:
        return self.product.left[0]

    @property
    def deep(self) -> list[AxisFacts]:
        """The reduced axes of the picture that move no window."""
        inside, windows = self.kernel.scope[self.picture], self.moved.values()
        return [a for a in self.product.depth if a.axis in inside and a not in windows]

    @property
    def outputs(self) -> list[AxisFacts]:
        return [a for a in self.kernel.axes.values() if is_output(self.kernel, a)]

    def strides(self, axis: AxisFacts) -> bool:
        """Whether the windows move along the axis by more than one element: then what each covers is copied for itself."""
        return axis.name in self.moved and axis.loads[self.picture] != self.moved[axis.name].loads[self.picture]

    def margin(self, axis: AxisFacts) -> int:
        return self.moved[axis.name].extent - 1 if axis.name in self.moved and not self.strides(axis) else 0

    def times(self, axis: AxisFacts) -> int:
        """How often the copy has elements along the axis."""
        return self.moved[axis.name].extent if self.strides(axis) else 1


def convolution(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """The Opts of a kernel that is one convolution; none for others."""
    product = only_product(kernel) if renderer.vectors.alu and len(renderer.caches.sizes) > 1 else None
    it = _convolution_of(product) if product is not None else None
    if it is None:
        return []
    ways = [way for way in (_in_rows(it, renderer), _in_channels(it, renderer), _in_depth(it, renderer)) if way[1]]
    return min(ways, key=lambda way: way[0], default=(0.0, list[Opt]()))[1]


def _convolution_of(product: Product) -> _Convolution | None:
    if not is_fixed(product.rows):
        return None
    windows = windows_of(product, few=True)
    kernel, across = product.kernel, product.columns
    along = [a for a in windows.values() if a is not across]
    if not windows or len(along) > 1:
        return None
    if product.left[0].src[0].src[0] is product.right[0].src[0].src[0]:
        return None  # both are named by their parameter: one name is not enough for an array by itself
    inside = kernel.scope[product.right[0]]
    outputs = [a for a in kernel.axes.values() if is_output(kernel, a)]
    around = [a for a in outputs if a.axis in inside and a is not across and a not in along]
    down = along[0] if along else None
    if down is not None and (down not in outputs or any(outputs.index(a) > outputs.index(down) for a in around)):
        return None
    return _Convolution(product, {a.name: kernel.axes[d] for d, a in windows.items()}, down, tuple(around))


# -- neighbours in a row as lanes


def _in_rows(it: _Convolution, renderer: Renderer) -> tuple[float, list[Opt]]:
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
    block = _rows_of_a_block(it, renderer.caches.sizes[1] // 2)
    at = _place_of_picture(it, block)
    if lanes == 1 or across.extent < lanes or not block or at is None:
        return cost, []
    opts = _blocks(it, block, it.around) + _picture(it, at, block, renderer)
    opts.append(Opt(OptOp.VECTOR, across.name, min(vectors * lanes, across.extent)))
    opts += upcast(it.kernel, rows, copies)
    opts += _steps(it, vectors, copies, renderer)
    return cost, shared(opts, [a for a in it.outputs if a is not across], renderer)


# -- neighbours along the depth as lanes


def _in_depth(it: _Convolution, renderer: Renderer) -> tuple[float, list[Opt]]:
    """Gradients of weights: the windows have few outputs, of which each is a sum over rows of two pictures. Those rows lie in the lanes, and a tile of channels by neighbouring outputs in
    registers. The copy need not fit a near cache, as a tile uses each vector of it for all of its channels, but where windows share nothing of it."""
    across, channels, row = it.across, it.channels, it.moved.get(it.across.name)
    if row is None or not is_fixed(row) or len(it.product.left) != 1:
        return 1.0, []
    lanes, room = lanes_of(row, renderer), renderer.caches.sizes[1 if it.strides(across) else -1]
    copied = it.down is None or _rows_of_a_block(it, room) == it.down.extent
    at = _place_of_picture(it, 1 if it.down is None else it.down.extent) if copied else None
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
    opts += _picture(it, at, 1 if it.down is None else it.down.extent, renderer, row if it.strides(across) else None)
    opts.append(Opt(OptOp.VECTOR, row.name, width))
    opts += [*upcast(it.kernel, channels, copies), *upcast(it.kernel, across, places)]
    return cost, shared(opts, [*before, channels], renderer)


def _has_mask_registers(renderer: Renderer) -> bool:
    """Whether a vector of any number of lanes is loaded and multiplied as a whole one is: AVX-512. Elsewhere it is put together of parts."""
    return renderer.vectors.masked and renderer.vectors.alu >= 512


# -- channels as lanes


def _in_channels(it: _Convolution, renderer: Renderer) -> tuple[float, list[Opt]]:
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
    at = _place_of_picture(it, block) or (None if once else channels)
    if not block or at is None:
        return cost, []
    inner = [a for a in (it.down, it.across) if a is not None]
    outer = [a for a in it.outputs if a is not channels and a not in inner]
    before = outer if once else [channels, *outer]
    opts = _swaps(it.outputs, [*before, *([channels] if once else []), *inner]) + _blocks(it, block, before)
    row = it.moved.get(it.across.name) if it.strides(it.across) else None
    row = row if row is not None and is_fixed(row) and row.extent > it.across.extent else None
    beside = beside if it.around and at is it.around[-1] else 1
    opts += [*upcast(it.kernel, at, beside), *_picture(it, at, block, renderer, row, beside)]
    opts.append(Opt(OptOp.VECTOR, channels.name, width))
    opts += _weights(it, before[0] if before else at, [*sharing, channels] if once else [], width, lanes)
    opts += upcast(it.kernel, it.across, copies, rest="peel")
    opts += _steps(it, vectors, copies * beside, renderer)
    blocks = [it.down] if it.down is not None and block < it.down.extent else []
    copied = 1.0 if once else 1 + lanes / (width * prod(a.extent for a in it.moved.values()))
    return cost * copied, shared(opts, [*before, *blocks], renderer)


def _steps(it: _Convolution, vectors: int, copies: int, renderer: Renderer) -> list[Opt]:
    """Steps of the window that are written out, as many as have their vectors in registers beside the sums: neighbouring windows share elements, so
    that compilers keep what all of the steps read."""
    inner = it.product.depth[-1]
    most = next((int(o.arg or 1) for o in steps(inner, vectors * copies)), 1)
    most = min(most, vector_registers(renderer) // vectors - copies)
    return [Opt(OptOp.UNROLL, inner.name, n) for n in range(most, 1, -1) if inner.extent % n == 0][:1]


def _shared_steps(it: _Convolution, vectors: int, copies: int, renderer: Renderer) -> int:
    """Steps of the window that a tile of so many pixels beside each other reads as one: those along the pixels, where windows move by one element."""
    window = it.moved.get(it.across.name)
    if window is not it.product.depth[-1] or it.strides(it.across):
        return 1
    return next((int(o.arg or 1) for o in _steps(it, vectors, copies, renderer)), 1)


def _block_beside(it: _Convolution, panel: int, renderer: Renderer, *, once: bool) -> int:
    """Rows of a block that the cache holds beside a panel; if blocks are all that workers can share, one for each at least."""
    cache = renderer.caches.sizes[1]
    block = _rows_of_a_block(it, min(int(cache * MOST_FILLED) - panel, cache // 2))
    if once and not it.around and it.down is not None:
        return _divisor(it.down.extent, min(block, max(1, it.down.extent // max(2, renderer.workers.count))))
    return block


def _tile_of_channels(it: _Convolution, lanes: int, renderer: Renderer) -> tuple[float, int, int, int]:
    """Cost, vectors and pixels of a tile, and pictures beside each other; no vectors where channels fill none. A vector costs about as many shuffles and stores
    as it has lanes, once for all of the depth."""
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


def _pictures_beside(it: _Convolution, width: int, renderer: Renderer) -> Iterator[int]:
    """How many pictures, as of input channels under a gradient of weights, whose windows have few outputs, may be beside each other in a tile: the second cache holds all of them."""
    if not it.around or it.around[-1].axis in it.kernel.scope[it.weights] or not it.strides(it.across):
        return
    room = renderer.caches.sizes[1] * MOST_FILLED - it.weights.type.itemsize * depth_of(it.product) * width
    for count in range(2, it.around[-1].extent):
        if it.around[-1].extent % count == 0 and room > 0:
            if it.down is not None and _rows_of_a_block(it, int(room) // count) < it.down.extent:
                return
            yield count


def _is_worth_packing(it: _Convolution, renderer: Renderer) -> bool:
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


def _weights(it: _Convolution, at: AxisFacts, sides: Sequence[AxisFacts], width: int, lanes: int) -> list[Opt]:
    """Weights in the order in which tiles read them. Where one channel's lie in a row they are transposed in blocks."""
    load, channels = it.weights, it.channels
    depth = [a for a in it.product.depth if a.axis in it.kernel.scope[load]]
    whole = channels.extent == width
    inner = channels.name if whole else f"{channels.name}.in"
    layout = [*(a.name for a in sides if not (whole and a is channels)), *(a.name for a in depth), inner]
    slot = load.src[0].src[0].slot
    name = f"p{slot}_{at.name}"
    opts = [Opt(STAGE, at.name, f"p{slot}", scope="THREAD", layout="/".join(layout))]
    size = prod(a.extent for a in depth)
    if channels.loads.get(load) == 1:
        return [*opts, Opt(OptOp.VECTOR, f"{name}.{inner}", lanes)]
    if size < lanes or not _in_a_row(load, depth):
        return opts
    opts += [Opt(OptOp.MERGE, f"{name}.{depth[0].name}", f"{name}.{a.name}") for a in depth[1:]]
    opts.append(Opt(OptOp.VECTOR, f"{name}.{inner}", lanes))
    return [*opts, Opt(OptOp.UPCAST, f"{name}.{depth[0].name}", lanes, tail="peel" if size % lanes else "")]


def _in_a_row(load: UOp, axes: Sequence[AxisFacts]) -> bool:
    """Whether the elements that the axes run over lie in a row, the last axis fastest."""
    step = 1
    for axis in reversed(axes):
        if axis.loads.get(load) != step:
            return False
        step *= axis.extent
    return True


# -- the copied part of the picture


def _rows_of_a_block(it: _Convolution, most: int) -> int:
    """The output rows whose windows cover so many bytes at most; none where not even one's do."""
    if it.down is None:
        return 1
    across, down = it.across, it.down
    row = it.picture.type.itemsize * prod(a.extent for a in it.deep) * (across.extent + it.margin(across)) * it.times(across)
    return _divisor(down.extent, most // max(1, row * it.times(down)) - it.margin(down))


def _divisor(extent: int, most: int) -> int:
    return next((n for n in range(min(most, extent), 0, -1) if extent % n == 0), 0)


def _place_of_picture(it: _Convolution, block: int) -> AxisFacts | None:
    if it.down is not None and block < it.down.extent:
        return it.down
    return it.around[-1] if it.around else None


def _blocks(it: _Convolution, block: int, outside: Sequence[AxisFacts]) -> list[Opt]:
    """Blocks of rows of the picture, in the loops that stay outside."""
    if it.down is None or block == it.down.extent:
        return []
    name = it.down.name
    return [Opt(OptOp.TILE, name, block), *(Opt(OptOp.SWAP, name, a.name) for a in outside)]


def _picture(
    it: _Convolution, at: AxisFacts, block: int, renderer: Renderer, row: AxisFacts | None = None, beside: int = 1
) -> list[Opt]:
    """Each element that the windows of a block cover, once. A row of few vectors is copied at once. `row`: the windows' axis whose elements lie
    in a row of the copy, where windows that share nothing lie in lanes; `beside`: pictures of the loop `at` that are copied together.
    """
    across, down = it.across, it.down
    sides = [*([f"{at.name}.in"] if beside > 1 else []), *(a.name for a in it.deep)]
    if down is not None and block < down.extent:
        sides.append(_side(it, down, f"{down.name}.in", "+" if block > 1 else "/"))
    elif down is not None:
        sides.append(_side(it, down, down.name))
    if row is not None:
        sides += [across.name, row.name]
    else:
        sides.append(_side(it, across, across.name) if across.name in it.moved else across.name)
    slot = it.picture.src[0].src[0].slot
    inner = across if row is None else row
    length, lanes = inner.extent + (it.margin(across) if row is None else 0), lanes_of(across, renderer)
    full = -(-length // lanes) * lanes if renderer.vectors.masked and not it.strides(across) else length
    stage = Opt(STAGE, at.name, f"p{slot}", scope="THREAD", layout="/".join(sides))
    name = f"p{slot}_{at.name}"
    opts = [stage, Opt(OptOp.VECTOR, f"{name}.{inner.name}", full if length <= VECTORS[0] * lanes else lanes)]
    if row is None and it.strides(across) and it.times(across) <= WINDOW:
        opts.append(Opt(OptOp.UPCAST, f"{name}.{it.moved[across.name].name}", it.times(across)))
    return opts


def _side(it: _Convolution, axis: AxisFacts, name: str, beside: str = "+") -> str:
    """An axis of the copy: windows that move by one element share what they cover."""
    window = it.moved[axis.name].name
    return f"{window}/{name}" if it.strides(axis) else f"{name}{beside}{window}"
