"""Register coalescing at selection: lanes and loads are written into the vector that uses them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kg.plugin import Op, UOp
from kg.plugin.rendering import is_splat

from kg_amd.isa.operands import Part, size_of
from kg_amd.isa.ops.floats import PACKED_OPS

if TYPE_CHECKING:
    from kg_amd.isa.select import AMDSelector


class Places:
    """Of one program. Lanes that need no instruction are added to the selector's `deferred`."""

    def __init__(self, s: AMDSelector) -> None:
        self.s = s
        self.planned: dict[UOp, tuple[UOp, int]] = {}  #: a load -> the vector whose words it writes, from which on
        self.rooms: dict[UOp, Part] = {}  #: the registers of vectors
        readers: dict[UOp, list[UOp]] = {}
        for u in s.uops:
            for value in dict.fromkeys(_values(u)):
                readers.setdefault(value, []).append(u)
        self.read_once = {u for u, mine in readers.items() if len(mine) == 1}
        blocks = _blocks(s.uops)
        for u in s.uops:
            mine = readers.get(u, ())
            if (u.op is Op.GEP and u.lanes == 1 and all(r.op is Op.VECTORIZE for r in mine)) or (
                is_splat(u) and u.lanes == 2 and all(r.op in PACKED_OPS and r.lanes == 2 and r.type.is_float for r in mine)
            ):
                s.deferred.add(u)
            elif u.op is Op.VECTORIZE and len(u.src) > 1:
                self._plan(u, [v for v in u.src if v in self.read_once and u.src.count(v) == 1 and blocks[v] == blocks[u]])

    def _plan(self, vector: UOp, parts: Sequence[UOp]) -> None:
        at, is_even = 0, self.s.files.even
        for v in vector.src:
            bits = max(8, v.type.scalar.bits) * v.lanes
            fits = bits % 32 == 0 == at % 32 and (bits == 32 or not is_even or at % 64 == 0)
            is_skipped = v.op is Op.LOAD and v.gate is not None and v not in self.s.carried.value_of
            if fits and is_skipped and v in parts and not v.type.is_bool:
                self.planned[v] = vector, at // 32
            at += bits

    def room(self, vector: UOp) -> Part:
        """The register of a vector that is written in parts, some before the others."""
        found = self.rooms.get(vector)
        if found is None:
            found = self.rooms[vector] = self.s.tuple_of(size_of(vector.type))
        return found

    def of(self, load: UOp) -> Part:
        """The words that a planned load writes."""
        vector, first = self.planned[load]
        return self.room(vector).words(first, size_of(load.type))


def _values(u: UOp) -> Sequence[UOp]:
    """The nodes whose values it reads, without those that it only comes after."""
    if u.op is Op.STORE:
        return u.src[:2]
    return u.src[:1] if u.op is Op.LOAD and u.gate is None else u.src


def _blocks(uops: Sequence[UOp]) -> dict[UOp, int]:
    """The block of each node."""
    found: dict[UOp, int] = {}
    opened = [0]
    for n, u in enumerate(uops):
        if u.op in (Op.END, Op.ENDIF):
            opened.pop()
        found[u] = opened[-1]
        if u.op in (Op.RANGE, Op.IF):
            opened.append(n)
    return found
