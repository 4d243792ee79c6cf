"""Warp specialisation: splits an ordered program into producers and consumers.

Producers make the asynchronous copies of a loop, consumers do all else.

    copies of round 0, COMMIT                           producers: copies, COMMIT                  consumers: COMMIT
    for r: WAIT; BARRIER; copies of round r + 1;                   for r: BARRIER; copies;                    for r: WAIT; BARRIER; COMMIT;
           COMMIT; use of round r                                         COMMIT                                     use of round r

Each has the nodes that its own effects need, in their order, and what steers them. A COMMIT is in both: who waits counts the groups too. A BARRIER before which copies may not begin
is in both: consumers arrive there, producers wait for them. Others are of consumers alone. The two run at once, and come to COMMITs and common BARRIERs equally often, since loops and
gates are the same. Of the program as a whole they keep the order of each pair of accesses to one place: a copy before its WAIT, a read before the BARRIER that the next copy waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from kg.plugin import AddrSpace, Op, UnsupportedError, UOp
from kg.plugin.rendering import EFFECTS
from kg.records import dataclass

_OPEN: Final = frozenset({Op.RANGE, Op.IF})
_CLOSE: Final = frozenset({Op.END, Op.ENDIF})
_EFFECTS: Final = (EFFECTS - _OPEN - _CLOSE) | {Op.SINK, Op.CUSTOM}


@dataclass(frozen=True, slots=True)
class Roles:
    """`count` further subgroups run `producers`, the work-items of the launch `consumers`.
    `shared`: the BARRIERs of both."""

    count: int
    producers: tuple[UOp, ...]
    consumers: tuple[UOp, ...]
    shared: frozenset[UOp]


def split_roles(uops: Sequence[UOp]) -> Roles | None:
    """The roles of a linear program; None where no STORE of it is the producers'.
    UnsupportedError where what they copy depends on what work-items compute."""
    copies = [u for u in uops if u.op is Op.STORE and u.access.producers]
    if not copies:
        return None
    commits = [u for u in uops if u.op is Op.COMMIT]
    shared = _barriers_before(copies)
    producers = _needed(uops, {*copies, *commits, *shared, uops[-1]}, _without_lanes)
    _check(producers, uops[-1].kernel.name)
    others = {u for u in uops if u.op in _EFFECTS} - set(copies)
    return Roles(max(u.access.producers for u in copies), producers, _needed(uops, others, _values), shared)


def _barriers_before(copies: Iterable[UOp]) -> frozenset[UOp]:
    """The BARRIERs that copies are ordered after, one behind another."""
    found: set[UOp] = set()
    work = [s for copy in copies for s in copy.order]
    while work:
        node = work.pop()
        if node.op is Op.BARRIER and node not in found:
            found.add(node)
        elif node.op is not Op.COMMIT:
            continue
        work += [s for s in node.src if s.op in (Op.BARRIER, Op.COMMIT) and s not in found]
    return frozenset(found)


def _values(node: UOp) -> Sequence[UOp]:
    """The nodes whose values, or beginnings, a node needs; not those that it only comes after."""
    if node.op in (Op.LOAD, Op.STORE):
        return node.src[: len(node.src) - len(node.order)]
    if node.op in (Op.COMMIT, Op.WAIT, Op.BARRIER, Op.SINK):
        return ()
    return node.src[:1] if node.op in (Op.IF, *_CLOSE) else node.src


def _without_lanes(node: UOp) -> Sequence[UOp]:
    """The same of producers, who copy tiles whole:
    which work-item has which of its elements is nothing to them."""
    return node.src[:1] if node.op is Op.TILE_INDEX else _values(node)


def _needed(uops: Sequence[UOp], effects: set[UOp], sources: Callable[[UOp], Sequence[UOp]]) -> tuple[UOp, ...]:
    """The effects, what they are made of, and the loops and branches around all of it."""
    around: dict[UOp, UOp] = {}
    ends: dict[UOp, UOp] = {}
    open_: list[UOp] = []
    for u in uops:
        if u.op in _CLOSE:
            ends[open_.pop()] = u
        if open_:
            around[u] = open_[-1]
        if u.op in _OPEN:
            open_.append(u)
    kept: set[UOp] = set()
    work = list(effects)
    while work:
        node = work.pop()
        if node in kept:
            continue
        kept.add(node)
        work += [s for s in sources(node) if s not in kept]
        work += [around[node]] if node in around else []
        work += [ends[node]] if node in ends else []
    return tuple(u for u in uops if u in kept)


def _check(producers: Iterable[UOp], kernel: str) -> None:
    for u in producers:
        if u.op is Op.LOAD and u.src[0].pointer.space is not AddrSpace.GLOBAL:
            raise UnsupportedError(f"{kernel}: what producers copy depends on what other work-items compute\n  in {u!r}")
        if u.op is Op.SPECIAL and u.name.startswith("l"):
            raise UnsupportedError(f"{kernel}: what producers copy depends on {u.name}, the number of another work-item")
