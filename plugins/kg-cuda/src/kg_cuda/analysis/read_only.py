"""Read-only arguments of a kernel, loaded through the non-coherent cache (`ld.global.nc`).

Whoever launches a kernel has checked that what it writes shares no memory with its other arguments, but for one that it reads
nowhere but where it stores (`ProgramInfo.in_place`). Such a one is told from the rest by what its loads depend on: a loop of
a reduction, or a number of a thread, on which no store to the other depends, says that it is read elsewhere too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kg.plugin import AxisKind, DType, Op, UOp


def read_only(uops: Sequence[UOp]) -> frozenset[UOp]:
    """The arguments of a program, PARAM or DEFINE_GLOBAL, that are loaded,
    and in no memory that it stores to."""
    loads, stores = _places(uops, Op.LOAD), _places(uops, Op.STORE)
    return frozenset(u for u in loads.keys() - stores.keys() if not any(_may_be_one(u, v, loads[u], stores[v]) for v in stores))


def _places(uops: Iterable[UOp], op: Op) -> dict[UOp, list[UOp]]:
    """Where each argument is accessed."""
    found: dict[UOp, list[UOp]] = {}
    for u in uops:
        if u.op is op and u.src[0].src[0].op in (Op.DEFINE_GLOBAL, Op.PARAM):
            found.setdefault(u.src[0].src[0], []).append(u.src[0].src[1])
    return found


def _may_be_one(read: UOp, written: UOp, loads: Sequence[UOp], stores: Sequence[UOp]) -> bool:
    if _dtype(read) is not _dtype(written):
        return False
    there = {v for place in stores for v in _runs_over(place)}
    return not any(_runs_over(place) - there for place in loads)


def _dtype(argument: UOp) -> DType:
    return argument.pointer.base if argument.op is Op.DEFINE_GLOBAL else argument.type


def _runs_over(place: UOp) -> set[UOp]:
    """The reductions and threads whose numbers make an index."""
    return {u for u in place.toposort() if u.op is Op.SPECIAL or (u.op is Op.RANGE and u.axis.kind is AxisKind.REDUCE)}
