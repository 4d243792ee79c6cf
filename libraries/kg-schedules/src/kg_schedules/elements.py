"""The generator of tilings of kernels that reduce nothing, on processors with vectors:
elementwise work, what reorders, what is stored part by part.

    out[i] = f(x[i])                                   VECTOR(o0, 16)
    out[i, j] = x[j, i]                                VECTOR(o1, 16) UPCAST(o0, 32) TILE(o1, 16)
    out[i, 0] = f(x[i]);  out[i, 1] = g(x[i]);  ...    VECTOR(o0, 16)

A tiling is the axis in the lanes and, where what is not in rows along it is in rows along another, copies of that one: `transpose_blocks` makes loads, shuffles and stores of full rows of such a
block, and of parts whose neighbours fill the gaps between them. The cost is operations of vectors for each element; the cheapest is the default.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from kg.plugin.strategy import (
    ALU,
    AxisFacts,
    AxisKind,
    DType,
    KernelFacts,
    Op,
    Opt,
    OptOp,
    Renderer,
    UOp,
    additions,
    affine,
    has_ordered_statements,
)

from kg_schedules.axes import footprint, gathers
from kg_schedules.contraction import is_fixed, lanes_of
from kg_schedules.cost.distant_operands import WAY, first_cache, last_near, sets
from kg_schedules.cost.tiles import Tile, line_bytes
from kg_schedules.steps import Tiling, shared

#: What an access costs more whose elements are put in rows by shuffles, and each lane of one that is taken or put alone: a step of a flight simulation and its derivatives, records of which nothing lies
#: side by side, take a third of the time in vectors from four operations for each access on.
SHUFFLED, ALONE = 1.0, 4.75
#: Elements of the shortest vector.
SHORT = 4
#: Vectors of a row that is written out where the first cache holds all: 16 rows of 32 that an array picks take 106 ns by single vectors and 95 as whole rows (Zen 5, a launch of 60 ns included). Two vectors at once of longer ones gain 0 to 6 %, and are twice the code.
MOST_VECTORS = 4
#: Operations and accesses of an element up to which that is so: what entering a loop takes is nothing beside more, as a step of a Fourier transform has.
MOST_WORK = 64
#: Lines of the cache in a row that are read at most of each row of a block. 64 x 128, 192 x 192, 320 x 320, 500 x 300 take 0.59, 2.25, 6.33, 11.8 us by two and 0.49, 1.91, 5.6, 10.5 by four with AVX-512 (Zen 5); eight, 0.46,
#: 1.69, 4.6 and 9.8, are twice the code.
LINES = (4, 2)
#: Bytes of a block beyond which it is read by single lines: its code grows with it.
MOST_BYTES = 1 << 12
#: Vectors that are stored in a row before the next row's: memory takes pieces of one or two kilobytes faster than single lines, and no rest is the quickest.
#: Float32 of 3000 x 2000 takes 1.48, 1.40, 1.37 ms by pieces of 8, 16, 32 lines, of 1024 x 1024 0.20, 0.18, 0.175 (Zen 5, AVX-512, least of calls in turn).
#: From memory where rows that are stored share a set of the first cache, and a line is two vectors of AVX2: 4096 x 4096 takes 3.9, 3.35, 3.25 ms by pieces of 32, 16, 8 lines, 8192 x 2048 3.68, 3.28, 3.32, but 3000 x 4000, which do not share, 3.51, 3.55, 3.97.
ROW_VECTORS, SHARED_VECTORS = (16, 32), (4, 8)
#: Records of so many parts are taken apart and put together by merging whole vectors.
MOST_PARTS = 8
#: Elements from which on a second worker can pay. Above, the runtime decides by the program's own estimate of its time.
THREAD_WORK = 1 << 14


def element_tilings(kernel: KernelFacts, renderer: Renderer) -> list[Tiling]:
    """Those of a kernel whose statements all run over the same axes, in any order, the cheapest first.
    None for others."""
    axes = [a for a in kernel.axes.values() if a.extent > 1]
    if not axes or not renderer.vectors.alu or not all(_is_plain(kernel, a) for a in axes):
        return []
    accesses = [u for u in kernel.scope if u.op is Op.LOAD or u.op is Op.STORE]
    work = sum(additions(u.op) for u in kernel.scope if u.op in ALU and isinstance(u.dtype, DType) and u.dtype.name != "index")
    straight = work + len(accesses) <= MOST_WORK and footprint(kernel) <= first_cache(renderer)
    is_enough = prod(a.extent for a in axes) * len(kernel.sink.src) >= THREAD_WORK
    ordered = has_ordered_statements(kernel.sink)  # what a vector leaves over can't be distributed then

    def made(opts: list[Opt], cost: float, lane: AxisFacts | None, lanes: int, order: Sequence[AxisFacts] = ()) -> Tiling:
        def make() -> list[Opt]:
            free = [a for a in order or axes if not (a is lane and ordered and a.extent % lanes)]
            return shared(opts, free, renderer) if is_enough else opts

        return Tiling(cost, lane.name if lane is not None else "", Tile(cost, 1, 1), make)

    found = [made([], work + len(accesses), None, 1)]
    for axis in reversed(axes):
        lanes = _lanes(axis, renderer)
        if lanes > 1:
            cost = (work + sum(_costs(axis, accesses, lanes, frozenset()))) * -(-axis.extent // lanes) / axis.extent
            whole = straight and is_fixed(axis) and axis.extent % lanes == 0 and axis.extent <= MOST_VECTORS * lanes
            lanes = axis.extent if whole else lanes
            found.append(made([Opt(OptOp.VECTOR, axis.name, lanes)], cost, axis, lanes))
        for read in axes if Op.SHUFFLE in renderer.supported_ops else ():
            across = _across(axis)
            if read is not axis and is_fixed(axis) and is_fixed(read) and across and _is_transposed(read, across):
                opts, loop, lanes = _records(axis, read, renderer) or _block(axis, read, across, renderer)
                each = min(lanes, lanes_of(axis, renderer))
                cost = (work + sum(_costs(axis, accesses, each, across))) / each
                others = sorted((a for a in axes if a is not loop), key=lambda a: -a.extent)
                found.append(made(opts, cost, loop, lanes, [loop, *others]))
    return sorted(found, key=lambda tiling: tiling.cost)


def _is_plain(kernel: KernelFacts, axis: AxisFacts) -> bool:
    return axis.kind is AxisKind.LOOP and kernel.shared(axis) and not axis.fills


def _lanes(axis: AxisFacts, renderer: Renderer) -> int:
    """Of a vector along the axis: a full one, or a part of one, masked where it is not full."""
    lanes = lanes_of(axis, renderer)
    if axis.extent >= lanes or not is_fixed(axis):
        return lanes if axis.extent >= lanes else 1
    lanes = 1 << (axis.extent - 1).bit_length()
    return lanes if lanes >= SHORT and (lanes == axis.extent or renderer.vectors.masked) else 1


def _costs(axis: AxisFacts, accesses: Sequence[UOp], lanes: int, transposed: frozenset[UOp]) -> Iterator[float]:
    """Of each access for a vector along the axis.
    Those of a block in rows along another axis are `transposed`."""
    apart = [u for u, stride in axis.accesses() if stride not in (0, 1, -1) and u not in transposed]
    places = {(u.op, *_place(u)) for u in apart}
    for access in accesses:
        if access in transposed:
            yield 1 + SHUFFLED
        elif access not in apart:
            yield 1.0
        elif gathers(axis, access):
            yield lanes
        else:
            op, memory, at = (access.op, *_place(access))
            beside = (op, memory, at - 1) in places or (op, memory, at + 1) in places
            yield 1 + SHUFFLED if beside else ALONE * lanes


def _place(access: UOp) -> tuple[UOp, int]:
    return access.src[0].src[0], affine(access.src[0].src[1]).constant


# -- blocks of what reorders


def _across(written: AxisFacts) -> frozenset[UOp]:
    """The loads that move by more than one element along an axis along which everything is stored in rows."""
    if any(stride != 1 for stride in written.stores.values()) or None in written.loads.values():
        return frozenset()
    return frozenset(load for load, stride in written.loads.items() if stride not in (0, 1))


def _is_transposed(read: AxisFacts, across: frozenset[UOp]) -> bool:
    """Whether all of them lie in rows along the other axis."""
    return all(read.loads.get(load) == 1 for load in across)


#: The Opts, the axis that is left to run over, and how much of it they take.
_Chosen = tuple[list[Opt], AxisFacts, int]


def _records(parts: AxisFacts, read: AxisFacts, renderer: Renderer) -> _Chosen | None:
    """Records of a few parts put together: vectors as they are read,
    and all parts of their records stored at once."""
    lanes = _line(read, renderer)
    whole = all(stride == parts.extent for stride in read.stores.values())
    if not whole or parts.extent > MOST_PARTS or read.extent < lanes:
        return None
    return [Opt(OptOp.VECTOR, read.name, lanes), Opt(OptOp.UPCAST, parts.name, parts.extent)], read, lanes


def _block(written: AxisFacts, read: AxisFacts, across: frozenset[UOp], renderer: Renderer) -> _Chosen:
    is_far, short = _is_far(read, renderer), renderer.vectors.alu < 8 * line_bytes(renderer)
    whole = is_far or _collide(2 * _line(read, renderer), read, renderer)
    most = _line(written, renderer) if whole else lanes_of(written, renderer)
    lanes = 1 << (min(most, written.extent).bit_length() - 1)
    columns = _columns(written, read, across, lanes, renderer)
    opts = [Opt(OptOp.VECTOR, written.name, lanes), Opt(OptOp.UPCAST, read.name, columns, _tail(read.extent, columns))]
    rounds = written.extent // lanes
    shares = is_far and short and _collide(_line(read, renderer), read, renderer)
    least, most = SHARED_VECTORS if shares else ROW_VECTORS
    if rounds > most:
        vectors = next((n for n in range(most, least, -1) if rounds % n == 0), least)
        opts.append(Opt(OptOp.TILE, written.name, vectors, _tail(rounds, vectors)))
        lanes *= vectors
    return opts, written, lanes


def _line(axis: AxisFacts, renderer: Renderer) -> int:
    """A whole line of the widest values; where vectors are shorter, several hold it."""
    return max(2, line_bytes(renderer) * 8 // max(8, axis.bits))


def _columns(written: AxisFacts, read: AxisFacts, across: frozenset[UOp], lanes: int, renderer: Renderer) -> int:
    """How much is read of each row: all of a record of few parts, else whole lines."""
    if read.extent <= MOST_PARTS and all(written.loads[load] == read.extent for load in across):
        return read.extent
    size = line_bytes(renderer)
    line = size * 8 // max(8, written.bits)
    lines = LINES if _nbytes(read) <= last_near(renderer) else LINES[1:]
    fitting = (n for n in lines if lanes * n * size <= MOST_BYTES and _are_held(n * line, written, read, across, renderer))
    return 1 << (min(line * next(fitting, 1), read.extent).bit_length() - 1)


def _are_held(columns: int, written: AxisFacts, read: AxisFacts, across: frozenset[UOp], renderer: Renderer) -> bool:
    """Whether a block may store so many rows for several lines that it reads of each row:
    not to memory, and not where these share fewer sets of the first cache than hold them, and than what is read. Where vectors
    are parts of a line a block's rows are more than the registers hold anyway."""
    if renderer.vectors.alu < 8 * line_bytes(renderer) or _is_far(read, renderer):
        return False
    return not _collide(columns, read, renderer) or _places(read) > min(
        sets(abs(written.loads[load] or 0) * load.type.itemsize) for load in across
    )


def _collide(columns: int, read: AxisFacts, renderer: Renderer) -> bool:
    """Whether so many rows that are stored share fewer sets of the first cache than hold a line of each."""
    return columns > _places(read) * (first_cache(renderer) // WAY)


def _places(read: AxisFacts) -> int:
    """Sets that rows which are stored begin in."""
    return min(map(sets, _stored(read)), default=WAY)


def _stored(read: AxisFacts) -> set[int]:
    """Bytes from each row that is stored to the next."""
    return {abs(stride) * u.src[1].type.itemsize for u, stride in read.stores.items() if stride}


def _nbytes(read: AxisFacts) -> int:
    """Of all that is read and stored."""
    return 2 * read.extent * max(_stored(read), default=0)


def _is_far(read: AxisFacts, renderer: Renderer) -> bool:
    """Whether no cache holds that: two thirds of the last one, beside what else is there.
    Of 10000 x 190, 13000 x 190 and 20000 x 190 float32 (15, 20 and 30 MB, of 32) with AVX2, 161, 271 and 911 us by half lines,
    227, 351 and 429 by whole ones (Zen 5)."""
    return 3 * _nbytes(read) > 2 * max(renderer.caches.sizes, default=1 << 62)


def _tail(extent: int, size: int) -> str:
    return "peel" if extent % size else ""
