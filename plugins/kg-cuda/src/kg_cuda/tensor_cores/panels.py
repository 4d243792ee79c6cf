"""Where the operands of `wgmma` lie in shared memory, as its matrix descriptors say it (PTX ISA, "Strides", "Matrix Descriptor Format").

A panel has rows of 128, 64 or 32 bytes, eight of which make a pattern: the 16 bytes numbered c of the row at byte address x are at c ^ x / 128 % 8 (of 128 bytes; fewer
bits of narrower rows). That is what STAGE's `^` lays out. Rows run along the sum, or across it for elements of 16 bits:

    along    element (m, k) at start + m % 8 rows + m / 8 `stride` + k
    across   element (m, k) at start + m in its row (the next row of m `lead` further) + k % 8 rows + k / 8 `stride`

Whether an operand lies so is seen by computing the positions of all threads, in all rounds of the loops around.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from kg.plugin import AddrSpace, DType, Fragment, Op, TensorCore, UnsupportedError, UOp, coordinates_of
from kg.plugin.assembly import simplify

from kg_cuda.analysis.memory_width import WHOLE, alignment
from kg_cuda.analysis.positions import Array, Positions, by_rounds, in_order, place_of_lane, sum_of, taken_apart
from kg_cuda.tensor_cores.wgmma import GROUP

#: Bytes of a panel's row -> what a descriptor calls them.
WIDTHS: Final = {128: 1, 64: 2, 32: 3}
_EIGHT: Final = 8
#: Bytes from one row of eight to the next where there is only one: any will do.
_ANY: Final = 16
#: A lane of a load.
Element = tuple[UOp, int]


@dataclass(frozen=True, slots=True)
class Panel:
    """One operand of one step. It begins `start` elements, with the loops around `moving` more, behind `array`'s."""

    dtype: DType
    instead: frozenset[UOp]  #: nodes that need nothing of their own then
    array: UOp
    start: UOp
    moving: UOp
    across: bool
    width: int
    lead: int  #: bytes
    stride: int

    @property
    def high(self) -> int:
        """The descriptor's upper word."""
        return self.stride >> 4 | WIDTHS[self.width] << 30


def is_warpgroup_unit(u: UOp) -> bool:
    return u.op is Op.WMMA and isinstance(u.arg, TensorCore) and u.arg.threads == GROUP


def unit_of(u: UOp) -> TensorCore:
    """That of a WMMA."""
    assert isinstance(u.arg, TensorCore)
    return u.arg


def panels(uops: Sequence[UOp]) -> dict[UOp, tuple[Panel, Panel]]:
    """Both operands of each step of a warpgroup. Refuses those that no descriptor says."""
    steps = [u for u in uops if is_warpgroup_unit(u)]
    if not steps:
        return {}
    lane = next(u for u in uops if u.op is Op.SPECIAL and u.name == "l0")
    uses = Counter(s for u in uops for s in dict.fromkeys(u.src))
    uses.subtract(s for u in steps for s in dict.fromkeys(u.src[:2]))  # the units themselves need no values
    known: dict[tuple[UOp, Fragment], Panel] = {}

    def panel(u: UOp, which: int) -> Panel:
        operand, layout = u.src[which], (unit_of(u).layout_a, unit_of(u).layout_b)[which]
        if (operand, layout) not in known:
            found = _panel(operand, layout, lane, uses, left=which == 0)
            if found is None:
                raise _refused(unit_of(u), which)
            known[operand, layout] = found
        return known[operand, layout]

    return {u: (panel(u, 0), panel(u, 1)) for u in steps}


def _refused(core: TensorCore, which: int) -> UnsupportedError:
    return UnsupportedError(
        f"{core} reads panels of 128, 64 or 32 bytes to a row whose blocks of 16 bytes are swizzled, as in STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8, copies=4), or"
        f" cut to such rows, r0.in/o0.in:64^8, where elements of 16 bits lie across the sum; operand {'ab'[which]} lies in another way"
    )


def elements_of(fragment: UOp) -> tuple[list[Element], frozenset[UOp]] | None:
    """The elements of a fragment that lies in memory of the block, and the nodes that pick them."""
    found: list[Element] = []
    parts = fragment.src if fragment.op is Op.VECTORIZE else (fragment,)
    picks = frozenset(x for x in parts if x.op is Op.GEP)
    for x in parts:
        load = x.src[0] if x.op is Op.GEP else x
        found += [(load, n) for n in (x.picked if x.op is Op.GEP else range(x.lanes))]
    loads = {load for load, _ in found}
    plain = all(x.op is Op.LOAD and x.gate is None and x.src[0].pointer.space is AddrSpace.LOCAL for x in loads)
    if not plain or any(x.src[0].src[1].lanes > 1 for x in loads) or len(set(found)) != len(found):
        return None
    return found, picks


def is_alone(fragment: UOp, loads: Sequence[UOp], picks: frozenset[UOp], uses: Counter[UOp]) -> bool:
    """Whether nobody else waits for these loads."""
    parts = fragment.src if fragment.op is Op.VECTORIZE else (fragment,)
    within = Counter(x.src[0] for x in picks) + Counter({x: 1 for x in parts if x.op is not Op.GEP})
    return all(uses[x] == within[x] for x in loads) and all(uses[x] == 1 for x in picks)


def _panel(operand: UOp, layout: Fragment, lane: UOp, uses: Counter[UOp], *, left: bool) -> Panel | None:
    found = elements_of(operand)
    if found is None or lane.type.bits != 32 or int(lane.src[0].value) % GROUP:
        return None
    elements, picks = found
    loads = tuple(dict.fromkeys(load for load, _ in elements))
    array, size = loads[0].src[0].src[0], operand.type.scalar.itemsize
    if any(load.src[0].src[0] is not array for load in loads) or alignment(array.pointer.size * size) != WHOLE:
        return None
    places = [place_of_lane(load, n) for load, n in elements]
    own, common = taken_apart(places, lane)
    if not all(term.bounds.is_multiple_of(WHOLE // size) for term in common):
        own, common = places, []
    values = _values(own, lane, size)
    described = None if values is None else _described(values, layout, size, left=left)
    if described is None:
        return None
    vector = (operand,) if operand.op is Op.VECTORIZE else ()
    alone = not uses[operand] and (operand.op is Op.LOAD or is_alone(operand, loads, picks, uses))
    instead = frozenset((*loads, *picks, *vector)) if alone else frozenset[UOp]()
    start, moving = _beginning(own[0], common, lane)
    return Panel(operand.type.scalar, instead, array, start, moving, *described)


def _beginning(first: UOp, common: Sequence[UOp], lane: UOp) -> tuple[UOp, UOp]:
    """Where the operand begins, by its first element: what is the same in all rounds, and the rest."""
    zero = first.const_like(0)
    group = (lane >> GROUP.bit_length() - 1) * GROUP if int(lane.src[0].value) > GROUP else lane.const_like(0)
    fixed, moving = by_rounds(common)
    start = in_order(sum_of([simplify(first.substitute({lane: group})), *fixed], zero))
    return start, sum_of(moving, zero)


def _values(places: Sequence[UOp], lane: UOp, size: int) -> Array | None:
    """Byte positions by (register, warpgroup, lane, loops); None where they can't be known."""
    positions = Positions(lane, places)
    values = [positions.of(p) for p in places] if positions.finite else []
    known = [v for v in values if v is not None]
    if not values or len(known) != len(values):
        return None
    shape = np.broadcast_shapes(*(v.shape for v in known))
    count = int(lane.src[0].value)
    whole = [np.broadcast_to(v, (count, *shape[1:])).reshape(-1, GROUP, int(np.prod(shape[1:]))) for v in known]
    return np.stack(whole) * size


def uncrossed(places: Array, width: int) -> Array:
    """Where bytes of swizzled rows so wide would lie in plain ones."""
    return places ^ ((places >> 7 & (width // 16 - 1)) << 4)


def _described(values: Array, layout: Fragment, size: int, *, left: bool) -> tuple[bool, int, int, int] | None:
    """(across, width, lead, stride) that give these positions to the elements that the layout names."""
    coordinates = np.array(coordinates_of(layout)).swapaxes(0, 1)  # register, lane
    rows, k = (coordinates[..., 0], coordinates[..., 1]) if left else (coordinates[..., 1], coordinates[..., 0])
    for width in WIDTHS:
        plain = uncrossed(values, width)
        for across in (False, True) if size == 2 else (False,):
            found = _strides(plain, rows, k, size, width, across=across)
            if found is not None:
                return (across, width, *found)
    return None


def _strides(plain: Array, rows: Array, k: Array, size: int, width: int, *, across: bool) -> tuple[int, int] | None:
    """(lead, stride) of positions without the swizzle."""
    line = width // size  # elements of a row
    within, beside, down, eights = (
        (rows % line * size, rows // line, k % _EIGHT, k // _EIGHT)
        if across
        else (k * size, np.zeros_like(k), rows % _EIGHT, rows // _EIGHT)
    )
    start = plain[0, :, :1]
    rest = plain - start - (within + down * width)[:, None, :, None]

    def step(count: Array) -> int:
        """What one of these makes."""
        at = np.argwhere(count == 1)
        return int(rest[at[0, 0], 0, at[0, 1], 0]) if len(at) else 0

    lead, stride = step(np.where(eights == 0, beside, 0)), step(np.where(beside == 0, eights, 0))
    fits = (rest == (beside * lead + eights * stride)[:, None, :, None]).all()
    # a step begins within the first row of a pattern
    whole = (start % (_EIGHT * width) < width).all() and (start % 16 == 0).all() and (not across or (start % width == 0).all())
    if not (fits and whole and lead >= 0 and stride >= 0) or lead % 16 or stride % 16:
        return None
    return lead or _ANY, stride or _ANY
