"""Every capability of a target has a unit and a meaning, is asked by core or a library,
and is part of what keys caches."""

from __future__ import annotations

from copy import copy
from dataclasses import FrozenInstanceError, replace

import pytest
from core.test_docs import make_docs
from kg.plugin import Renderer, SharedMemory, Vectors, Workers, WorkGroups
from kg_conformance.capabilities import capability_names

TABLE = make_docs.contracts_page.capability_table.capabilities(make_docs.contracts_page.contract_fields)
UNITS = {
    "bits",
    "bytes",
    "elements",
    "work-items",
    "subgroups",
    "work-groups",
    "processors",
    "workers",
    "registers",
    "buffers",
    "yes or no",
}


def test_the_table_has_every_field() -> None:
    assert [one.name for one in TABLE] == capability_names(Renderer)
    assert {"vectors.alu", "work_groups.total", "shared_memory.bytes", "workers.count", "arguments.most"} <= {
        o.name for o in TABLE
    }


@pytest.mark.parametrize("one", TABLE, ids=lambda one: one.name)
def test_a_field(one: object) -> None:
    """Its unit is one of those, its meaning is said, and something other than a device's own package goes
    by it."""
    assert one.unit in UNITS, f"{one.name}: the comment begins with a unit and a colon"
    assert one.meaning
    assert (one.unit == "yes or no") == one.kind.startswith("bool")
    assert set(one.askers) & {"kg", "kg-schedules", "kg-graph", "kg-tune", "kg-array"}, "nobody asks: don't have it"


def test_fields_are_in_the_fingerprint() -> None:
    """Each of them, by the text of its record."""
    text = Renderer().fingerprint()
    assert [name for name in capability_names(Renderer) if f"{name.partition('.')[2]}=" not in text] == []
    other = copy(Renderer())
    other.shared_memory = SharedMemory(copies=(16,))
    assert other.fingerprint() != text


def test_short_names_follow_from_the_records() -> None:
    bare = Renderer()
    assert (bare.has_local, bare.has_shared, bare.has_threads) == (False, False, False)
    assert (bare.local_max, bare.work_groups.grid, bare.shared_max) == ((), (), 0)
    made = Renderer()
    made.work_groups = WorkGroups(total=64, local=(64, 8, 8), grid=(7,))
    made.shared_memory, made.workers = SharedMemory(bytes=100), Workers(1)
    assert (made.has_local, made.has_shared, made.has_threads) == (True, True, True)
    assert (made.local_max, made.work_groups.grid, made.shared_max) == ((64, 8, 8), (7,), 100)
    with pytest.raises(AttributeError):
        made.has_local = False


def test_records_are_shared_and_frozen() -> None:
    """A class's record is that of all its instances: one that differs has a new one."""
    one, other = Renderer(), Renderer()
    with pytest.raises(FrozenInstanceError):
        one.vectors.alu = 128
    one.vectors = replace(one.vectors, alu=128)
    assert (one.vectors, other.vectors) == (Vectors(alu=128), Vectors())


def test_fewer_workers() -> None:
    made = Renderer()
    made.workers = Workers(8)
    assert made.for_workers(2).workers == Workers(2)
    assert made.for_workers(0) is made and Renderer().for_workers(2).workers == Workers()
