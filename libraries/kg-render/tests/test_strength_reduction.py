"""Strength reduction of addresses: which accesses share a pointer,
and where the first place of a loop comes from."""

from __future__ import annotations

import pytest
from kg.dtype import AddrSpace, PtrDType, float32, int32, void
from kg.ir.args import Axis
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_render.asm.strength_reduction import InductionPointer, induction_pointers


def _whole(value: int) -> UOp:
    return UOp(Op.CONST, int32, (), value)


def _rows(length: int) -> tuple[list[UOp], UOp, UOp, list[UOp]]:
    """for i: for k: load a[64*i + k], a[64*i + k + 3]: the program, its loops, the places."""
    data = UOp(Op.DEFINE_GLOBAL, PtrDType(float32, AddrSpace.GLOBAL, 65536), (), 0)
    i, k = (UOp(Op.RANGE, int32, (_whole(0), _whole(stop)), Axis(name)) for name, stop in (("i", 8), ("k", length)))
    row = UOp(Op.MUL, int32, (i, _whole(64)))
    first = UOp(Op.ADD, int32, (row, k))
    positions = [first, UOp(Op.ADD, int32, (first, _whole(3)))]
    places = [UOp(Op.INDEX, data.dtype, (data, p)) for p in positions]
    loads = [UOp(Op.LOAD, float32, (p,)) for p in places]
    ends = [UOp(Op.END, void, (k, *loads))]
    ends.append(UOp(Op.END, void, (i, ends[0])))
    return [data, i, row, k, *positions, *places, *loads, *ends], i, k, places


@pytest.mark.parametrize(("length", "is_nested"), [(3, True), (40, False)])
def test_a_short_loop_begins_where_the_one_around_it_is(length: int, is_nested: bool) -> None:
    uops, i, k, places = _rows(length)
    found = induction_pointers(uops, 8)
    (inner,) = found.of_loop[k]
    assert [found.of_place[p] for p in places] == [(inner, 0), (inner, 12)]
    assert inner.step == 4
    if is_nested:
        assert inner.outer == InductionPointer(i, uops[0], 256, ())
        assert found.of_loop[i] == [inner.outer]
        assert not inner.terms
    else:
        assert inner.outer is None and i not in found.of_loop
        assert inner.terms == ((uops[2], 4),)


def test_no_more_pointers_than_there_is_room_for() -> None:
    uops, _, k, _ = _rows(3)
    assert not induction_pointers(uops, 0).of_loop
    assert k in induction_pointers(uops, 1).of_loop


@pytest.mark.parametrize("length", [3, 40])
def test_what_nothing_but_places_counts_needs_no_counter(length: int) -> None:
    """A loop around needs its own where the places of the one inside are computed of it anew."""
    uops, i, k, _ = _rows(length)
    assert induction_pointers(uops, 8).counts == ({i: 8, k: 3} if length == 3 else {k: 40})


def test_a_counter_that_something_reads_is_kept() -> None:
    uops, i, k, _ = _rows(3)
    at = next(n for n, u in enumerate(uops) if u.op is Op.LOAD)
    read = UOp(Op.CAST, float32, (k,))
    assert induction_pointers([*uops[:at], read, *uops[at:]], 8).counts == {i: 8}
    ordered = [u if u.op is not Op.LOAD else UOp(Op.LOAD, float32, (*u.src, k)) for u in uops]  # after it, not of it
    assert induction_pointers(ordered, 8).counts == {i: 8, k: 3}
