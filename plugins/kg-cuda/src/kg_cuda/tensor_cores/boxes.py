"""Fills of panels that are boxes of tensors: what all threads copy asynchronously into one panel is one rectangle of an argument, or several beside each other, which
one thread can ask for (PTX ISA, "cp.async.bulk.tensor").

    thread t:  panel[row, swizzled(piece)] = x[y + row, x0 + piece]      for all t      ->      panel = the box of x at (x0, y), swizzled

Whether it is so is seen by computing the positions of all threads, in memory and in the panel, as for `panels`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from kg.plugin import DType, Op, UOp

from kg_cuda.analysis.memory_width import WHOLE, alignment
from kg_cuda.analysis.positions import Array, Positions, by_rounds, place_of_lane, sum_of, taken_apart
from kg_cuda.card.tensor_maps import MapSpec
from kg_cuda.tensor_cores.panels import WIDTHS

#: Rows that repeat a swizzle, at which a box begins.
_PATTERN: Final = 8


@dataclass(frozen=True, slots=True)
class Fill:
    """One panel's part in a group of copies: boxes of one map. Positions are elements; `pieces`: of each box, elements beyond `start` and `across`, rows beyond `down`."""

    spec: MapSpec
    dtype: DType
    array: UOp
    start: UOp  #: in the array: what is the same in all rounds
    moving: UOp  #: and the rest
    across: UOp  #: in a row of the tensor
    down: UOp  #: rows of it
    pieces: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Group:
    """What a COMMIT makes one group of."""

    fills: tuple[Fill, ...]
    gate: UOp | None

    @property
    def nbytes(self) -> int:
        return sum(len(fill.pieces) * fill.spec.box_bytes for fill in self.fills)


@dataclass(frozen=True, slots=True)
class Boxes:
    """All groups of a kernel, and the nodes that need nothing of their own then."""

    groups: dict[UOp, Group]
    instead: frozenset[UOp]

    @property
    def specs(self) -> tuple[MapSpec, ...]:
        return tuple(dict.fromkeys(fill.spec for group in self.groups.values() for fill in group.fills))


def boxes(uops: Sequence[UOp], read_only: frozenset[UOp]) -> Boxes | None:
    """Those of a kernel all of whose asynchronous copies are boxes; None for others."""
    threads = [u for u in uops if u.op is Op.SPECIAL and u.name.startswith("l")]
    stores = [u for u in uops if u.op is Op.STORE and u.access.asynchronous]
    if not stores or not threads:
        return None
    groups: dict[UOp, Group] = {}
    for commit in (u for u in uops if u.op is Op.COMMIT):
        own = [s for s in commit.src if s in stores]
        group = _group(own, threads, read_only)
        if group is None:
            return None
        groups[commit] = group
    if not set(stores) <= {s for commit in groups for s in commit.src}:
        return None
    return Boxes(groups, frozenset(x for s in stores for x in (s, s.src[1])))


def _group(stores: Sequence[UOp], threads: Sequence[UOp], read_only: frozenset[UOp]) -> Group | None:
    gates = {s.gate for s in stores}
    if len(gates) > 1 or any(s.src[1].op is not Op.LOAD or s.src[1].gate not in (None, s.gate) for s in stores):
        return None
    (gate,) = gates or {None}
    if gate is not None and not set(threads).isdisjoint(gate.toposort()):
        return None
    panels: dict[tuple[UOp, UOp], list[UOp]] = {}
    for s in stores:
        panels.setdefault((s.src[0].src[0], s.src[1].src[0].src[0]), []).append(s)
    fills = [
        _fill(array, argument, own, threads) if argument in read_only else None for (array, argument), own in panels.items()
    ]
    whole = tuple(fill for fill in fills if fill is not None)
    return Group(whole, gate) if len(whole) == len(fills) else None


def _fill(array: UOp, argument: UOp, stores: Sequence[UOp], threads: Sequence[UOp]) -> Fill | None:
    dtype = array.pointer.base
    size = dtype.itemsize
    lanes = [(s, n) for s in stores for n in range(s.src[1].lanes)]
    there, shared_there = taken_apart([place_of_lane(s.src[1], n) for s, n in lanes], *threads)
    here, shared_here = taken_apart([place_of_lane(s, n) for s, n in lanes], *threads)
    known = _positions(here, there, threads)
    whole = alignment(array.pointer.size * size) == WHOLE and all(t.bounds.is_multiple_of(WHOLE // size) for t in shared_here)
    if known is None or not whole:
        return None
    for width in WIDTHS:
        found = _rectangles(known[0] * size, known[1], width, size)
        if found is None:
            continue
        stride, rows, firsts, begin = found
        place = _corner(shared_there, stride, here[0])
        sizes = (stride, argument.pointer.size // stride)
        spec = MapSpec(argument.slot, size, sizes, (stride * size,), (width // size, rows), width)
        if place is None or spec.refusal or min(firsts) < 0:
            return None
        fixed, moving = by_rounds(shared_here)
        zero = here[0].const_like(0)
        per_box = rows * width // size
        pieces = tuple((begin // size + n * per_box, first % stride, first // stride) for n, first in enumerate(firsts))
        if _greatest(place[0], stores[0].gate) + max(x for _, x, _ in pieces) > stride - width // size:
            return None
        return Fill(spec, dtype, array, sum_of(fixed, zero), sum_of(moving, zero), *place, pieces)
    return None


def uncrossed(places: Array, width: int) -> Array:
    """Where bytes of swizzled rows so wide would lie in plain ones."""
    return places ^ ((places >> 7 & (width // 16 - 1)) << 4)


def _positions(here: Sequence[UOp], there: Sequence[UOp], threads: Sequence[UOp]) -> tuple[Array, Array] | None:
    """Both for all elements and threads; None where they depend on more than these."""
    positions = Positions(threads[0], [*here, *there])
    if not positions.finite or not set(positions.leaves) <= set(threads):
        return None
    values = [positions.of(p) for p in (*here, *there)]
    known = [v for v in values if v is not None]
    if len(known) != len(values):
        return None
    whole = np.stack(np.broadcast_arrays(*known)).reshape(len(known), -1)
    return whole[: len(here)], whole[len(here) :]


def _rectangles(here: Array, there: Array, width: int, size: int) -> tuple[int, int, tuple[int, ...], int] | None:
    """(elements from row to row, rows of a box, where each box begins in the argument, where the first one does in the panel in bytes)."""
    plain = uncrossed(here, width).ravel()
    order = np.argsort(plain, kind="stable")
    places, sources = plain[order], there.ravel()[order]
    begin, line = int(places[0]), width // size
    if len(places) % (line * _PATTERN) or begin % (_PATTERN * width) or (places != begin + np.arange(len(places)) * size).any():
        return None
    rows = sources.reshape(-1, line)
    if (rows != rows[:, :1] + np.arange(line)).any():
        return None
    firsts = rows[:, 0]
    stride = int(firsts[1] - firsts[0])
    breaks = np.flatnonzero(np.diff(firsts) != stride) + 1
    length = int(breaks[0]) if len(breaks) else len(firsts)
    starts = firsts[::length]
    even = len(firsts) % length == 0 and (firsts.reshape(-1, length) == starts[:, None] + np.arange(length) * stride).all()
    if not even or length % _PATTERN or stride < line:
        return None
    return stride, length, tuple(int(x) for x in starts), begin


def _greatest(position: UOp, gate: UOp | None) -> int:
    """Of a position where the gate is open: rounds beyond the last copy nothing."""
    if gate is not None and gate.op is Op.CMPLT and gate.src[0].op is Op.RANGE and gate.src[1].op is Op.CONST:
        loop = gate.src[0]
        position = position.substitute({loop: loop.replace(src=(loop.src[0], gate.src[1], *loop.src[2:]))})
    return int(position.vmax)


def _corner(common: Sequence[UOp], stride: int, like: UOp) -> tuple[UOp, UOp] | None:
    """(in a row, rows) of what all threads have in common of their positions."""
    down = [t for t in common if t.bounds.is_multiple_of(stride)]
    across = sum_of([t for t in common if t not in down], like.const_like(0))
    if any(t.type.bits != 32 for t in common) or across.vmin < 0:
        return None
    return across, sum_of([_divided(t, stride) for t in down], like.const_like(0))


def _divided(term: UOp, by: int) -> UOp:
    """A multiple of a number, in that number's."""
    if term.op is Op.MUL and term.src[1].op is Op.CONST and int(term.src[1].value) % by == 0:
        return term.src[0] * (int(term.src[1].value) // by)
    return term >> by.bit_length() - 1 if by & (by - 1) == 0 else UOp(Op.IDIV, term.dtype, (term, term.const_like(by)))
