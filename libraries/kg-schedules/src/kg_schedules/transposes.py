"""Schedules of kernels that reorder: what is read in rows along one output axis and written in rows along another.

Such a kernel is done in blocks of whole vectors, which `transpose_blocks` turns into loads, shuffles and stores of full rows:
VECTOR along the axis that is written in rows, UPCAST along the one that is read in rows.
"""

from __future__ import annotations

from math import prod

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, OptOp, Renderer, UOp

from kg_schedules.cost.tiles import line_bytes

#: Lines of the cache in a row that are read of each row of a block: the second comes with the first for less.
LINES = 2
#: Bytes of a block beyond which it is read by single lines: its code grows with it.
MOST_BYTES = 1 << 12
#: Vectors that are stored in a row before the next row's: memory takes pieces of a kilobyte faster than single lines.
ROW_VECTORS = 16
#: Records of so many parts are taken apart and put together by merging whole vectors.
MOST_PARTS = 8


def transposes(kernel: KernelFacts, renderer: Renderer, thread_work: int) -> tuple[Opt, ...]:
    """The Opts of a kernel of this kind, none for others. From `thread_work` elements on it is shared among workers."""
    if not renderer.vectors.alu or Op.SHUFFLE not in renderer.supported_ops:
        return ()
    axes = [a for a in kernel.axes.values() if a.extent > 1]
    if not all(a.kind is AxisKind.LOOP and kernel.shared(a) and a.axis.src[1].op is Op.CONST for a in axes):
        return ()
    shared = renderer.workers.count > 1 and prod(a.extent for a in axes) >= thread_work
    for written in axes:
        if not _strided(written) or not all(stride == 1 for stride in written.stores.values()):
            continue
        for read in axes:
            if read is not written and _is_transposed(written, read):
                opts, loop, rounds = _records(written, read, renderer) or _tiles(written, read, renderer)
                return (*opts, *([Opt(OptOp.THREAD, _threaded(axes, loop, rounds, renderer))] if shared else []))
    return ()


def _strided(axis: AxisFacts) -> list[UOp]:
    """The loads that move by more than one element along the axis."""
    return [load for load, stride in axis.loads.items() if stride not in (0, 1)]


def _is_transposed(written: AxisFacts, read: AxisFacts) -> bool:
    """Whether every load strided along one axis lies in rows along the other."""
    return None not in written.loads.values() and all(read.loads.get(load) == 1 for load in _strided(written))


#: The Opts, the axis that is left to run over, and how often.
_Chosen = tuple[list[Opt], str, int]


def _records(parts: AxisFacts, read: AxisFacts, renderer: Renderer) -> _Chosen | None:
    """Records of a few parts put together: vectors as they are read, and all parts of their records stored at once."""
    lanes = _lanes(read, renderer)
    whole = all(stride == parts.extent for stride in read.stores.values())
    if not whole or parts.extent > MOST_PARTS or read.extent < lanes:
        return None
    return [Opt(OptOp.VECTOR, read.name, lanes), Opt(OptOp.UPCAST, parts.name, parts.extent)], read.name, read.extent // lanes


def _tiles(written: AxisFacts, read: AxisFacts, renderer: Renderer) -> _Chosen:
    lanes = 1 << (min(_lanes(written, renderer), written.extent).bit_length() - 1)
    columns = _columns(written, read, lanes, line_bytes(renderer))
    opts = [Opt(OptOp.VECTOR, written.name, lanes), Opt(OptOp.UPCAST, read.name, columns, _tail(read.extent, columns))]
    rounds = written.extent // lanes
    if rounds > ROW_VECTORS:
        opts.append(Opt(OptOp.TILE, written.name, ROW_VECTORS, _tail(rounds, ROW_VECTORS)))
        rounds //= ROW_VECTORS
    return opts, written.name, rounds


def _lanes(axis: AxisFacts, renderer: Renderer) -> int:
    """A whole line of the widest values; where vectors are shorter, several hold it."""
    return max(2, line_bytes(renderer) * 8 // max(8, axis.bits))


def _columns(written: AxisFacts, read: AxisFacts, lanes: int, size: int) -> int:
    """How much is read of each row: all of a record of few parts, else whole lines."""
    if read.extent <= MOST_PARTS and all(stride == read.extent for stride in map(written.loads.get, _strided(written))):
        return read.extent
    line = size * 8 // max(8, written.bits)
    most = min(line * LINES if lanes * LINES * size <= MOST_BYTES else line, read.extent)
    return 1 << (most.bit_length() - 1)


def _tail(extent: int, size: int) -> str:
    return "peel" if extent % size else ""


def _threaded(axes: list[AxisFacts], loop: str, rounds: int, renderer: Renderer) -> str:
    """The axis for the workers: the one that runs outermost if there is enough of it for all, else the longest other."""
    if rounds >= 2 * renderer.workers.count:
        return loop
    others = [a for a in axes if a.name != loop]
    return max(others, key=lambda a: a.extent).name
