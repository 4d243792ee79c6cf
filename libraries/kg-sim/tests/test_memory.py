"""Allocations: space is given out again, unwritten, and what lies in none is refused."""

from __future__ import annotations

import numpy as np
import pytest
from kg_sim import Memory, SimulatorTrap
from kg_sim.memory.allocations import BASE, LARGE
from kg_sim.memory.region import Region, places_of


def test_memory_gives_space_out_again():
    memory = Memory(capacity=1 << 20)
    first = memory.alloc(400_000)
    second = memory.alloc(400_000, align=4096)
    assert first > 1 << 33 and second % 4096 == 0
    with pytest.raises(MemoryError):
        memory.alloc(400_000)
    memory.view(first, 8)[:] = 1
    memory.free(first)
    third = memory.alloc(300_000)
    assert third < second and memory.find(third, 300_000) is not None
    with pytest.raises(SimulatorTrap, match="leaves its allocation"):
        memory.view(third, 300_001)


@pytest.mark.parametrize("size", [100, LARGE - 1, LARGE, LARGE + 5000, 3 * LARGE])
def test_freed_memory_is_unwritten(size):
    """Whole pages go back to the system; what begins and ends within a page, too, is as new."""
    memory = Memory(capacity=1 << 22)
    memory.alloc(1000)
    address = memory.alloc(size)
    memory.view(address, size)[:] = 7
    memory.mark_written(address, size - 1)
    memory.free(address)
    assert not memory.region.written[address - BASE : address - BASE + size].any()


def test_a_word_of_some_written_bytes_is_no_garbage():
    """Compilers load words where they use bytes, of shared memory with padding, say.
    What is on its way, or was never written at all, is garbage."""
    shadow = np.array([1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0], np.uint8)
    region = Region(np.zeros(16, np.uint8), shadow)
    for size, expected in ((1, [-1, -1, -1, 0]), (2, [-1, -1, -1, 0]), (4, [-1, -1, 0, 0]), (8, [-1, 0])):
        for unit, bad in enumerate(expected):
            found = region.garbage(places_of(np.array([unit * size]), size))
            assert found == bad, (size, unit)
    assert region.garbage(places_of(np.arange(0, 16, 4), 4)) == 2
    assert region.garbage(places_of(np.array([4, 0]), 4)) == -1
    assert [region.unwritten(places_of(np.array([n]), 4)) for n in (0, 4)] == [0, 0]
