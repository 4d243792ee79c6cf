"""Keeps register tuples whole that the program takes apart and reassembles, before selection.

- Carried values that a loop reads as one vector (the sums of a matrix unit) are one carried vector: no moves in each iteration.
- A vector of lanes that lie side by side in others is made of these: a fragment of two loads is two loads into one row of registers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kg.plugin import AddrSpace, Op, PtrDType, UOp
from kg_render.carried import is_register_access

_LANES: Final = frozenset({Op.VECTORIZE, Op.GEP, Op.SHUFFLE})
_ENDS: Final = frozenset({Op.RANGE, Op.END, Op.IF, Op.ENDIF})
#: A carried number: its register and element; those that are one vector.
_Element = tuple[UOp, int]
_Group = tuple[_Element, ...]


def kept_whole(uops: Sequence[UOp]) -> list[UOp]:
    """The program with carried vectors and whole parts of vectors."""
    return _used(_Parts(_carried_whole(uops)).run())


def _used(uops: Sequence[UOp]) -> list[UOp]:
    """Without lanes that nobody takes."""
    read: set[UOp] = set()
    found: list[UOp] = []
    for u in reversed(uops):
        if u.op not in _LANES or u in read:
            found.append(u)
            read.update(u.src)
    return found[::-1]


# -- vectors made of parts


class _Parts:
    """Rewrites VECTORIZE, GEP and SHUFFLE by where each lane comes from."""

    def __init__(self, uops: Sequence[UOp]) -> None:
        self.uops = uops
        self.new: dict[UOp, UOp] = {}
        self.picked: dict[UOp, dict[UOp, None]] = {}  #: value -> lanes picked of it, which stand behind it

    def run(self) -> list[UOp]:
        if not any(u.op in _LANES for u in self.uops):
            return list(self.uops)
        found: list[UOp] = []
        for u in self.uops:
            src = tuple(self.new.get(s, s) for s in u.src)
            made = u if src == u.src else UOp(u.op, u.dtype, src, u.arg)
            if u.op in _LANES:
                made = self._whole(made)
            self.new[u] = made
            found.append(made)
        return [x for u in dict.fromkeys(found) for x in (u, *self._lanes_of(u))]

    def _lanes_of(self, u: UOp) -> Iterator[UOp]:
        return iter(self.picked.get(u, ()))

    def _whole(self, u: UOp) -> UOp:
        lanes = _origins(u)
        bits = max(8, u.type.scalar.bits)
        per_word = max(1, 32 // bits)
        sources: list[UOp] = []
        at = 0
        while at < len(lanes):
            value, first = lanes[at]
            count = 1
            while value.lanes > 1 and at + count < len(lanes) and lanes[at + count] == (value, first + count):
                count += 1
            if count < value.lanes and (first % per_word or at % per_word or count % per_word):
                count = 1
            sources.append(self._part(value, first, count))
            at += count
        if len(sources) == 1:
            return sources[0]
        return UOp(Op.VECTORIZE, u.dtype, tuple(sources), None)

    def _part(self, value: UOp, first: int, count: int) -> UOp:
        if count == value.lanes:
            return value
        made = UOp(Op.GEP, value.type.scalar.vec(count), (value,), tuple(range(first, first + count)))
        self.picked.setdefault(value, {})[made] = None
        return made


def _origins(u: UOp) -> list[tuple[UOp, int]]:
    """Each lane as one of a value that is no vector of others'; a constant as a number."""
    if u.op is Op.VECTORIZE:
        return [lane for s in u.src for lane in _origins(s)]
    if u.op is Op.GEP or u.op is Op.SHUFFLE:
        lanes = [lane for s in u.src for lane in _origins(s)]
        return [lanes[n] for n in u.picked]
    if u.op is Op.CONST:
        return [(UOp(Op.CONST, u.type.scalar, (), u.value), 0)] * u.lanes
    return [(u, n) for n in range(u.lanes)]


# -- carried vectors


def _carried_whole(uops: Sequence[UOp]) -> list[UOp]:
    """The program with one register for elements that are read as a vector and written together."""
    groups = _groups(uops)
    return _Carried(groups).run(uops) if groups else list(uops)


def _element(u: UOp) -> _Element | None:
    """What a LOAD or STORE of a register accesses."""
    if (u.op is not Op.LOAD and u.op is not Op.STORE) or not is_register_access(u):
        return None
    return u.src[0].src[0], int(u.src[0].src[1].value)


def _lanes_of(group: _Group) -> int:
    return sum(register.pointer.base.lanes for register, _ in group)


def _groups(uops: Sequence[UOp]) -> list[_Group]:
    """Elements that a loop reads as one vector alone, are in no other,
    and are stored one after the other with no read between."""
    found: dict[_Element, _Group] = {}
    wrong: set[_Group] = set()
    alone: set[_Element] = set()  # read by others in a loop
    depth = 0
    for u in uops:
        depth += (u.op is Op.RANGE) - (u.op is Op.END)
        if not depth or u.op is Op.LOAD or u.op is Op.END:
            continue
        if u.op is not Op.VECTORIZE:
            alone.update(e for s in (u.src[1:2] if u.op is Op.STORE else u.src) if (e := _element(s)) is not None)
        elif u.type.scalar.bits in (32, 64):
            elements = [e for s in u.src if (e := _element(s)) is not None]
            group = tuple(dict.fromkeys(elements))
            if len(group) > 1 and _lanes_of(group) == u.lanes:
                wrong.update(g for e in group if found.setdefault(e, group) != group for g in (group, found[e]))
    stored: dict[_Group, set[_Element]] = {}  # of those that some are stored of, which
    for u in uops if found else ():
        if u.op in _ENDS:
            wrong.update(stored)
        element = _element(u)
        group = found.get(element) if element is not None else None
        if group is None or element is None:
            continue
        before = stored.pop(group, set())
        if before and (u.op is Op.LOAD or element in before):
            wrong.add(group)
        elif u.op is Op.STORE and len(before) + 1 < len(group):
            stored[group] = before | {element}
    return [g for g in dict.fromkeys(found.values()) if g not in wrong and g not in stored and alone.isdisjoint(g)]


class _Carried:
    """Makes a register of vectors of each group."""

    def __init__(self, groups: Sequence[_Group]) -> None:
        self.place = {e: (group, n) for group in groups for n, e in enumerate(group)}
        self.new: dict[UOp, UOp | None] = {}  #: None: a store that is part of one which comes later
        self.registers: dict[_Group, UOp] = {}
        self.stores: dict[_Group, dict[int, UOp]] = {}  #: those before the last one of a group
        self.read: dict[_Group, UOp] = {}  #: the vector, in this block

    def run(self, uops: Sequence[UOp]) -> list[UOp]:
        found: dict[UOp, None] = {}
        for u in uops:
            if u.op in _ENDS:
                self.read.clear()
            element = _element(u)
            for made in self._rewritten(u, *self.place[element]) if element in self.place else [self._mapped(u)]:
                found[made] = None
                self.new[u] = made
        return list(found)

    def _sources(self, *uops: UOp) -> tuple[UOp, ...]:
        """What they wait for."""
        return tuple(dict.fromkeys(new for u in uops for s in u.src if (new := self.new.get(s, s)) is not None))

    def _mapped(self, u: UOp) -> UOp:
        src = tuple([new for s in u.src if (new := self.new.get(s, s)) is not None])
        return u if src == u.src else UOp(u.op, u.dtype, src, u.arg)

    def _rewritten(self, u: UOp, group: _Group, number: int) -> Iterator[UOp]:
        address = self.registers.get(group)
        if address is None:
            register = u.src[0].src[0]
            dtype = PtrDType(register.pointer.base.scalar.vec(_lanes_of(group)), AddrSpace.REG, 1)
            whole = UOp(Op.DEFINE_REG, dtype, (), f"{register.arg}_whole")
            zero = UOp(Op.CONST, u.src[0].src[1].dtype, (), 0)
            address = self.registers[group] = UOp(Op.INDEX, dtype, (whole, zero), None)
            yield from (whole, zero, address)
        if u.op is Op.LOAD:
            if group not in self.read:
                self.read[group] = UOp(Op.LOAD, address.pointer.base, (address, *self._sources(u)[1:]), None)
                yield self.read[group]
            first = _lanes_of(group[:number])
            yield UOp(Op.GEP, u.dtype, (self.read[group],), tuple(range(first, first + u.lanes)))
            return
        stores = self.stores.setdefault(group, {})
        stores[number], self.new[u] = u, None
        if len(stores) == len(group):
            self.read.pop(group, None)
            values = [self._mapped(self.stores[group][n]).src[1] for n in range(len(group))]
            vector = UOp(Op.VECTORIZE, address.pointer.base, tuple(values), None)
            order = [s for s in self._sources(*stores.values()) if s.op is not Op.INDEX and s not in values]
            made = UOp(Op.STORE, u.dtype, (address, vector, *order), None)
            yield from (vector, made)
            for n in self.stores.pop(group).values():
                self.new[n] = made
