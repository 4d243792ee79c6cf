"""Which operands of tensor cores are read by `ldmatrix`, instead of the loads that core leaves.

It reads matrices of 8 rows of 16 bytes from the memory of the block; each thread gets a word of each, thread 4 g + t that of row g and place t, or, of
16-bit elements and transposed, those of rows 2 t and 2 t + 1 in column g. Lane l gives the address of row l % 8 of matrix l / 8.

    word w of thread 4 g + t is at r(w, g) + 4 t bytes      the rows are at r(w, 0) ... r(w, 7), each at a multiple of 16 bytes

Whether that is so is seen by computing the positions of all threads, in all rounds of the loops around. Rows are read without conflicts of banks if they are laid
out so: padded by 16 bytes, or swizzled by blocks of 16 bytes (docs/schedules.md, STAGE).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from math import prod
from typing import Final

import numpy as np
from kg.plugin import AddrSpace, Op, TensorCore, UOp

from kg_cuda.analysis.positions import Array, Positions, depends_on, terms
from kg_cuda.tensor_cores.fragment_rows import LANES, Rows, choose, chosen_row, rows_of, split

_WORD, _ROW = 4, 16  #: bytes
#: Who follows a load without reading its value.
_ONLY_AFTER: Final = frozenset({Op.BARRIER, Op.END, Op.SINK})
#: A lane of a load.
Element = tuple[UOp, int]


@dataclass(frozen=True, slots=True)
class Matrices:
    """A fragment or several, element by element. The row whose address a lane gives begins `moving` elements, with the loops around, behind `row` in `array`."""

    elements: tuple[Element, ...]
    picks: frozenset[UOp]  #: lanes of loads, as nodes
    words: int
    transposed: bool
    array: UOp
    row: UOp
    rows: Rows | None  #: the same as numbers, where it can be said so
    moving: UOp
    fresh: tuple[UOp, ...] = ()  #: nodes of these two, in order, that nobody has computed where they are read

    @property
    def loads(self) -> tuple[UOp, ...]:
        return tuple(dict.fromkeys(load for load, _ in self.elements))


@dataclass(frozen=True, slots=True)
class Reads:
    """Loads that are done at once: where the last of the first fragment's is, in the order of the kernel."""

    together: dict[UOp, Matrices]
    instead: frozenset[UOp]  #: nodes that need nothing of their own then


def fragment_reads(uops: Sequence[UOp]) -> Reads:
    """Those of a kernel. What two fragments have is read at once where it can be: at the place of the first."""
    lane = next((u for u in uops if u.op is Op.SPECIAL and u.name == "l0"), None)
    fragments = list(dict.fromkeys(s for u in uops if _is_warp_unit(u) for s in u.src[:2]))
    if lane is None or not fragments:
        return Reads({}, frozenset())
    uses = Counter(s for u in uops if u.op not in _ONLY_AFTER for s in dict.fromkeys(u.src))
    place, block = {u: n for n, u in enumerate(uops)}, _blocks(uops)
    found: dict[UOp, Matrices] = {}
    alike: dict[tuple[object, ...], UOp] = {}  # those that may be joined by one that comes
    for fragment in fragments:
        matrices = _matrices(fragment, lane, uses)
        if matrices is None:
            continue
        last = max(matrices.loads, key=place.__getitem__)
        while matrices.words < 4:
            key = (matrices.array, matrices.transposed, matrices.moving, matrices.words, last.src[1:], block[last])
            other = alike.pop(key, None)
            if other is None:
                alike[key] = last
                break
            matrices, last = _joined(found.pop(other), matrices, lane), min(other, last, key=place.__getitem__)
        found[last] = matrices
    nodes = {x for matrices in found.values() for x in (*matrices.loads, *matrices.picks)}
    unknown = unknown_at(uops)
    for last, matrices in found.items():
        found[last] = replace(matrices, fresh=unknown(last, matrices.row, matrices.moving))
    return Reads(found, frozenset(nodes - found.keys()))


def unknown_at(uops: Sequence[UOp]) -> Callable[..., tuple[UOp, ...]]:
    """A function of a node and expressions: what these are computed from, in order, that nobody has computed where the node is."""
    place, block = {u: n for n, u in enumerate(uops)}, _blocks(uops)

    def is_known(node: UOp, at: UOp) -> bool:
        return node in place and place[node] < place[at] and block[at][: len(block[node])] == block[node]

    def unknown(at: UOp, *expressions: UOp) -> tuple[UOp, ...]:
        return tuple(x for x in dict.fromkeys(n for e in expressions for n in e.toposort()) if not is_known(x, at))

    return unknown


def _blocks(uops: Sequence[UOp]) -> dict[UOp, tuple[UOp, ...]]:
    """The loops and branches that each node is in."""
    found: dict[UOp, tuple[UOp, ...]] = {}
    around: tuple[UOp, ...] = ()
    for u in uops:
        around = around[:-1] if u.op in (Op.END, Op.ENDIF) else around
        found[u] = around
        around = (*around, u) if u.op in (Op.RANGE, Op.IF) else around
    return found


def _joined(first: Matrices, second: Matrices, lane: UOp) -> Matrices:
    """Both, the matrices of the second after those of the first."""
    rows = first.rows and second.rows and first.rows.joined(second.rows)
    row = rows and rows.address(lane)
    if row is None:
        row = choose([first.row, second.row], [lane & (8 * first.words)])
    elements, picks = (*first.elements, *second.elements), first.picks | second.picks
    return replace(first, elements=elements, picks=picks, words=2 * first.words, row=row, rows=rows)


def _is_warp_unit(u: UOp) -> bool:
    return u.op is Op.WMMA and isinstance(u.arg, TensorCore) and u.arg.threads == LANES


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


def _matrices(fragment: UOp, lane: UOp, uses: Counter[UOp]) -> Matrices | None:
    size = fragment.type.scalar.bits // 8
    per, row_elements = _WORD // size, _ROW // size
    words = fragment.lanes // max(1, per)
    found = elements_of(fragment) if words in (1, 2, 4) and words * per == fragment.lanes else None
    if found is None or lane.type.bits != 32 or int(lane.src[0].value) % LANES:
        return None
    elements, picks = found
    loads = list(dict.fromkeys(load for load, _ in elements))
    if len(loads) > 1 and not is_alone(fragment, loads, picks, uses):
        return None
    first = elements[0][0]
    places = [place_of_lane(load, n) for load, n in elements]
    if any(
        x.src[1:] != first.src[1:] or x.src[0].src[0] is not first.src[0].src[0] or p.type.bits != 32
        for (x, _), p in zip(elements, places, strict=True)
    ):
        return None
    own, common = taken_apart(places, lane)
    values = _values(own, lane) if all(t.bounds.is_multiple_of(row_elements) for t in common) else None
    for transposed in (False, True) if per == 2 else (False,):
        if values and all(_are_rows(values[n : n + per], row_elements, transposed) for n in range(0, len(values), per)):
            fixed, changing = by_rounds(common)
            zero = places[0].const_like(0)
            rows = rows_of([sum_of([p, *fixed], zero) for p in own], values, per, lane, transposed=transposed)
            row = rows and rows.address(lane)
            if row is None:
                row = sum_of([chosen_row(own, per, lane, transposed), *fixed], zero)
            moving = sum_of(changing, zero)
            return Matrices(tuple(elements), picks, words, transposed, first.src[0].src[0], row, rows, moving)
    return None


def place_of_lane(load: UOp, lane: int) -> UOp:
    """Where an element is."""
    position, beyond = split(load.src[0].src[1])
    if position is None:
        return load.src[0].src[1].const_like(beyond + lane)
    return position + (beyond + lane) if beyond + lane else position


def taken_apart(places: Sequence[UOp], *lanes: UOp) -> tuple[list[UOp], list[UOp]]:
    """Each position without what all of them have in common for all threads, and that."""
    parts = [terms(p) for p in places]
    common = [t for t in parts[0] if t.op is not Op.CONST and not depends_on(t, *lanes) and all(p.count(t) == 1 for p in parts)]
    zero = places[0].const_like(0)
    return [sum_of([t for t in part if t not in common], zero) for part in parts], common


def by_rounds(common: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
    """Terms that are the same in all rounds of the loops around, and the others."""
    fixed = [t for t in common if next(t.find(Op.RANGE), None) is None]
    return fixed, [t for t in common if t not in fixed]


def in_order(position: UOp) -> UOp:
    """A sum with its number last, which accesses add by themselves."""
    parts = terms(position)
    numbers = sum(int(t.value) for t in parts if t.op is Op.CONST)
    rest = sum_of([t for t in parts if t.op is not Op.CONST], position.const_like(0))
    return rest.const_like(numbers) if rest.op is Op.CONST else rest + numbers if numbers else rest


def sum_of(parts: Sequence[UOp], zero: UOp) -> UOp:
    return reduce(lambda x, y: x + y, parts) if parts else zero


def _values(places: Sequence[UOp], lane: UOp) -> list[Array] | None:
    """Positions by (group of 32, g, t, loops); None where they can't be known."""
    positions = Positions(lane, places)
    values = [positions.of(p) for p in places] if positions.finite else []
    known = [v for v in values if v is not None]
    if not values or len(known) != len(values):
        return None
    count = int(lane.src[0].value)
    return [np.broadcast_to(v, (count, *v.shape[1:])).reshape(-1, 8, 4, prod(v.shape[1:])) for v in known]


def _are_rows(word: Sequence[Array], row_elements: int, transposed: bool) -> bool:
    """Whether the elements of a word are those that `ldmatrix` gives."""
    per = len(word)
    if transposed:  # element i of thread 4 g + t is in row 2 t + i, column g
        starts = [x[:, :1] for x in word]
        columns = np.arange(8).reshape(1, 8, 1, 1)
        fits = all(np.array_equal(x, start + columns) for x, start in zip(word, starts, strict=True))
    else:
        starts = [word[0][:, :, :1]]
        within = per * np.arange(4).reshape(1, 1, 4, 1)
        fits = all(np.array_equal(x, starts[0] + within + i) for i, x in enumerate(word))
    return fits and all((start % row_elements == 0).all() for start in starts)
