"""Asynchronous stores in the interpreter: nothing is there before it was waited for,
and others see it after a barrier."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from kg.dtype import AddrSpace, PtrDType, float32, int32, void
from kg.errors import DataRace, SpecError, UninitializedRead
from kg.ir.args import Access, Axis, KernelInfo
from kg.ir.build import const
from kg.ir.layouts.fragment import CoordinateTable
from kg.ir.layouts.layout import LinearLayout
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.layouts.tile import TileLayout
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.interp.interpreter import run

ITEMS = 4
OUT, X = (UOp(Op.DEFINE_GLOBAL, PtrDType(float32, AddrSpace.GLOBAL, 16), (), slot) for slot in (0, 1))
PANEL = UOp(Op.DEFINE_LOCAL, PtrDType(float32, AddrSpace.LOCAL, 8), (), "panel")
ITEM = UOp(Op.SPECIAL, int32, (const(ITEMS, int32),), "l0")


def at(pointer: UOp, place: UOp) -> UOp:
    return UOp(Op.INDEX, pointer.dtype, (pointer, place))


def load(pointer: UOp, place: UOp, *order: UOp) -> UOp:
    return UOp(Op.LOAD, float32, (at(pointer, place), *order))


def store(pointer: UOp, place: UOp, value: UOp, *order: UOp) -> UOp:
    return UOp(Op.STORE, void, (at(pointer, place), value, *order))


def copied(place: UOp, source: UOp, *order: UOp) -> UOp:
    return store(PANEL, place, load(X, source), *order).replace(arg=Access(asynchronous=True))


def commit(*order: UOp) -> UOp:
    return UOp(Op.COMMIT, void, order)


def wait(left: int, *order: UOp) -> UOp:
    return UOp(Op.WAIT, void, order, left)


def barrier(*order: UOp) -> UOp:
    return UOp(Op.BARRIER, void, order)


def result(last: UOp) -> np.ndarray:
    out = np.zeros(16, np.float32)
    program = [*last.toposort(), UOp(Op.SINK, void, (last,), KernelInfo("test"))]
    run(program, {0: out, 1: np.arange(16, dtype=np.float32)}, local_size=(ITEMS,))
    return out[:ITEMS]


OTHER = const(ITEMS - 1, int32) - ITEM


def test_what_was_waited_for_is_there() -> None:
    ready = wait(0, commit(copied(ITEM, ITEM)))
    np.testing.assert_array_equal(result(store(OUT, ITEM, load(PANEL, ITEM, ready))), [0, 1, 2, 3])
    np.testing.assert_array_equal(result(store(OUT, ITEM, load(PANEL, OTHER, barrier(ready)))), [3, 2, 1, 0])


def test_a_group_under_way_can_not_be_read() -> None:
    first = commit(copied(ITEM, ITEM))
    second = commit(copied(ITEM + ITEMS, ITEM + ITEMS, first))
    one = wait(1, second)
    np.testing.assert_array_equal(result(store(OUT, ITEM, load(PANEL, ITEM, one))), [0, 1, 2, 3])
    with pytest.raises(UninitializedRead, match="nothing wrote it before"):
        result(store(OUT, ITEM, load(PANEL, ITEM + ITEMS, one)))
    np.testing.assert_array_equal(result(store(OUT, ITEM, load(PANEL, ITEM + ITEMS, wait(0, second)))), [4, 5, 6, 7])


def test_what_is_not_committed_is_in_no_group() -> None:
    with pytest.raises(UninitializedRead):
        result(store(OUT, ITEM, load(PANEL, ITEM, wait(0, copied(ITEM, ITEM)))))


def test_a_barrier_before_the_wait_is_too_early_for_others() -> None:
    in_flight = wait(0, barrier(commit(copied(ITEM, ITEM))))
    with pytest.raises(DataRace):
        result(store(OUT, ITEM, load(PANEL, OTHER, in_flight)))


def test_what_is_overwritten_is_gone_at_once() -> None:
    first = store(PANEL, ITEM, load(X, ITEM))
    with pytest.raises(UninitializedRead):
        result(store(OUT, ITEM, load(PANEL, ITEM, commit(copied(ITEM, ITEM, first)))))


def test_a_part_of_the_threads_has_no_groups_of_its_own() -> None:
    branch = UOp(Op.IF, void, (ITEM < 2,))
    inner = commit(copied(ITEM, ITEM), branch)
    closed = UOp(Op.ENDIF, void, (branch, inner))
    with pytest.raises(SpecError, match="a part of the threads reaches this COMMIT"):
        result(store(OUT, ITEM, load(X, ITEM, closed)))


def test_a_loop_that_fills_one_round_ahead() -> None:
    """A loop that waits each round: two slots, one group under way."""
    fill = commit(copied(ITEM, ITEM))
    rounds = UOp(Op.RANGE, int32, (const(0, int32), const(3, int32)), Axis("r"))
    ready = barrier(wait(0, rounds, fill))
    slot = (rounds + 1) % 2 * ITEMS
    issued = commit(copied(slot + ITEM, (rounds + 1) * ITEMS + ITEM, ready))
    used = store(OUT, rounds * ITEMS + ITEM, load(PANEL, rounds % 2 * ITEMS + OTHER, issued), rounds)
    last = UOp(Op.END, void, (rounds, used))
    out = np.zeros(16, np.float32)
    order = [u for u in last.toposort() if u is not last]
    head = [u for u in order if u is rounds or rounds not in u.toposort()]
    program = [*[u for u in head if u is not rounds], rounds, *[u for u in order if u not in head], last]
    program.append(UOp(Op.SINK, void, (last,), KernelInfo("test")))
    run(program, {0: out, 1: np.arange(16, dtype=np.float32)}, local_size=(ITEMS,))
    np.testing.assert_array_equal(out[:12].reshape(3, 4), np.arange(12).reshape(3, 4)[:, ::-1])


UNIT = TensorCore(
    "in_flight", (1, 4, 1), ITEMS, (float32, float32), float32,
    CoordinateTable(tuple(((lane, 0),) for lane in range(ITEMS))), CoordinateTable((((0, 0),),) * ITEMS), CoordinateTable(tuple(((lane, 0),) for lane in range(ITEMS))),
    shared_operands=(True, False), asynchronous=True,
)  # fmt: skip


def written_after(unit: TensorCore, barriers: int) -> np.ndarray:
    """The panel is filled, multiplied, and filled again so many barriers later.
    What the unit made is stored."""
    ready = barrier(store(PANEL, ITEM, load(X, ITEM)))
    made = UOp(Op.WMMA, float32, (load(PANEL, ITEM, ready), const(2.0, float32), const(1.0, float32)), unit)
    last = store(OUT, ITEM, made)
    for _ in range(barriers):
        last = barrier(last)
    return result(store(PANEL, ITEM, const(0.0, float32), last))


def test_a_late_unit_goes_on_reading() -> None:
    """Until the work-group has passed two barriers. One that is not in_flight has read at once."""
    wanted = 2 * np.arange(ITEMS, dtype=np.float32) + 1
    np.testing.assert_array_equal(written_after(UNIT, 2), wanted)
    np.testing.assert_array_equal(written_after(replace(UNIT, asynchronous=False), 0), wanted)
    for barriers in (0, 1):
        with pytest.raises(DataRace, match="while a unit may still read it: two barriers"):
            written_after(UNIT, barriers)


# -- copies of tiles: the places of all work-items from a layout


def tile(*strides: int, changes: tuple[int, ...] = (0, 0, 0)) -> TileLayout:
    """Two elements for each of the four work-items."""
    return TileLayout(LinearLayout((("register", 1), ("lane", 2)), (("offset", 3),), changes), strides)


def copied_tile(here: TileLayout, there: TileLayout, *order: UOp) -> UOp:
    places = [UOp(Op.TILE_INDEX, int32.vec(2), (const(0, int32), ITEM), layout) for layout in (here, there)]
    value = UOp(Op.LOAD, float32.vec(2), (at(X, places[1]),))
    return UOp(Op.STORE, void, (at(PANEL, places[0]), value, *order), Access(asynchronous=True))


def test_copies_of_tiles() -> None:
    """Element 2 i and the next of the panel are x[4 i] and the next, where the two halves are swizzled:
    2 i ^ i / 2 * 2."""
    begun = commit(copied_tile(tile(0, 0, 4, changes=(1, 2, 2)), tile(1, 4, 8)))
    ready = barrier(wait(0, begun))
    np.testing.assert_array_equal(result(store(OUT, ITEM, load(PANEL, ITEM * 2, ready))), [0, 4, 12, 8])
    with pytest.raises(UninitializedRead, match=r"panel\[0\]"):
        result(store(OUT, ITEM, load(PANEL, ITEM * 2, barrier(begun))))


def test_copies_of_tiles_into_one_place() -> None:
    with pytest.raises(DataRace, match="both write"):
        result(wait(0, commit(copied_tile(tile(1, 2, 2), tile(1, 2, 4)))))
