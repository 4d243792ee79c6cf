"""Python's garbage collector while kg makes nodes:
asked seldom, and as it was before in the end, whatever happens within."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator

import pytest
from kg.dtype import float32
from kg.garbage import SELDOM, infrequent_collection
from kg.ir.args import Param
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.devices.ref import RefRenderer
from kg_graph.canonical import canonical
from kg_graph.partition import partition

OURS = (500, 7, 9)


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    """Thresholds that only these tests set."""
    found, on = gc.get_threshold(), gc.isenabled()
    gc.set_threshold(*OURS)
    yield
    gc.set_threshold(*found)
    (gc.enable if on else gc.disable)()


def test_the_first_generation_waits_within_and_not_afterwards():
    with infrequent_collection():
        assert gc.get_threshold() == (SELDOM, *OURS[1:])
    assert gc.get_threshold() == OURS


def test_blocks_stand_in_one_another():
    with infrequent_collection():
        with infrequent_collection():
            pass
        assert gc.get_threshold()[0] == SELDOM
    assert gc.get_threshold() == OURS


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt, GeneratorExit])
def test_errors_leave_nothing_behind(error: type[BaseException]):
    with pytest.raises(error), infrequent_collection(), infrequent_collection():
        raise error
    assert gc.get_threshold() == OURS
    with infrequent_collection():
        assert gc.get_threshold()[0] == SELDOM
    assert gc.get_threshold() == OURS


def test_a_collector_that_is_off_stays_off():
    gc.disable()
    with infrequent_collection():
        assert not gc.isenabled()
    assert not gc.isenabled()
    assert gc.get_threshold() == OURS


def test_a_collector_that_is_switched_off_within_stays_off():
    with infrequent_collection():
        gc.disable()
    assert not gc.isenabled()


@pytest.mark.parametrize("first", [0, SELDOM, 10 * SELDOM])
def test_who_wants_still_fewer_collections_has_them(first: int):
    """0: never."""
    gc.set_threshold(first, *OURS[1:])
    with infrequent_collection():
        assert gc.get_threshold() == (first, *OURS[1:])
    assert gc.get_threshold() == (first, *OURS[1:])


def test_thresholds_that_are_set_within_stay():
    with infrequent_collection():
        gc.set_threshold(321, 5, 5)
    assert gc.get_threshold() == (321, 5, 5)
    with infrequent_collection():
        assert gc.get_threshold() == (SELDOM, 5, 5)
    assert gc.get_threshold() == (321, 5, 5)


def test_garbage_within_is_still_collected():
    """So that a function that is traced may make as much as it likes."""
    gc.collect()
    before = gc.get_stats()[0]["collections"]
    with infrequent_collection():
        for _ in range(SELDOM + 2000):
            circle: list[object] = []
            circle.append(circle)
        assert gc.get_stats()[0]["collections"] > before
        assert len(gc.get_objects(generation=0)) < SELDOM


def test_the_last_thread_to_leave_sets_it_back():
    """The first to come is the first to go."""
    inside, leave = threading.Event(), threading.Event()

    def other() -> None:
        with infrequent_collection():
            inside.set()
            leave.wait(10)

    thread = threading.Thread(target=other)
    with infrequent_collection():
        thread.start()
        assert inside.wait(10)
    assert gc.get_threshold()[0] == SELDOM
    leave.set()
    thread.join()
    assert gc.get_threshold() == OURS


def test_many_threads_in_a_hurry():
    def work() -> None:
        for _ in range(200):
            with infrequent_collection():
                assert gc.get_threshold()[0] == SELDOM

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert gc.get_threshold() == OURS


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_has_only_the_thread_that_forked():
    """Another thread is within when this one forks: in the child nobody is, and nobody would set it back."""
    inside, leave = threading.Event(), threading.Event()

    def other() -> None:
        with infrequent_collection():
            inside.set()
            leave.wait(10)

    thread = threading.Thread(target=other)
    thread.start()
    assert inside.wait(10)
    assert _in_child(lambda: gc.get_threshold() == OURS)
    with infrequent_collection():
        assert _in_child(lambda: gc.get_threshold()[0] == SELDOM)
    leave.set()
    thread.join()
    assert gc.get_threshold() == OURS


def _in_child(holds) -> bool:
    child = os.fork()
    if child == 0:
        os._exit(0 if holds() else 1)
    return os.waitpid(child, 0)[1] == 0


def test_planning_asks_seldom(monkeypatch: pytest.MonkeyPatch):
    """What makes kernels of a graph runs within."""
    seen: list[int] = []
    x = UOp(Op.PARAM, float32, (), Param(1, (8,)))
    call = canonical([x + x])
    monkeypatch.setattr("kg_graph.partition.in_versions", lambda plan, _: seen.append(gc.get_threshold()[0]) or plan)
    partition(call, RefRenderer())
    assert seen == [SELDOM]
    assert gc.get_threshold() == OURS
