"""Memory of one address space: pieces lie apart and aligned, what is freed is whole again,
and bytes stay whose they are."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule
from kg.runtime.memory.blocks import Block, OutOfMemoryError
from kg.runtime.memory.flat import AddressSpace, FlatMemory

SIZES = st.one_of(st.integers(0, 300), st.sampled_from([1 << 12, 1 << 14]))
FIRST, STOP = 100, 1 << 14


class Pieces(RuleBasedStateMachine):
    """Takes and gives in any order, against a list of what is taken."""

    taken = Bundle("taken")

    def __init__(self) -> None:
        super().__init__()
        self.space = AddressSpace(FIRST, STOP, 64)
        self.known: dict[int, int] = {}

    @rule(target=taken, nbytes=SIZES)
    def take(self, nbytes: int) -> int | None:
        """A piece, unless no gap between those taken is large enough."""
        start = self.space.take(nbytes)
        if start is None:
            assert self.largest_gap() < max(64, -(-nbytes // 64) * 64)
            return None
        assert start % 64 == 0 and start >= FIRST and start + nbytes <= STOP
        assert all(start + max(nbytes, 1) <= other or other + size <= start for other, size in self.known.items())
        self.known[start] = max(nbytes, 1)
        return start

    @rule(start=consumes(taken))
    def give(self, start: int | None) -> None:
        if start is None:
            return
        self.space.give(start)
        del self.known[start]
        with pytest.raises(KeyError):
            self.space.give(start)

    def largest_gap(self) -> int:
        ends = [128, *(start + -(-size // 64) * 64 for start, size in sorted(self.known.items()))]
        starts = [*sorted(self.known), STOP]
        return max(start - end for start, end in zip(starts, ends, strict=True))

    @invariant()
    def what_is_free_is_found(self) -> None:
        gap = self.largest_gap()
        if gap:
            start = self.space.take(gap)
            assert start is not None
            self.space.give(start)


TestPieces = Pieces.TestCase


@given(st.lists(SIZES, max_size=30), st.randoms(use_true_random=False))
def test_blocks_keep_their_bytes(sizes: list[int], order):
    memory = FlatMemory(1 << 19)  # room for all of them, were none freed
    held: list[tuple[Block, np.ndarray]] = []
    for number, nbytes in enumerate(sizes):
        block, values = memory.alloc(nbytes), np.full(nbytes, number, np.uint8)
        memory.copyin(block, 0, values)
        held.append((block, values))
        if order.random() < 0.5:
            held.pop(order.randrange(len(held)))
    for block, values in held:
        found = np.empty_like(values)
        memory.copyout(found, block, 0)
        assert np.array_equal(found, values) and block.address


def test_all_of_it_can_be_had_again():
    memory = FlatMemory(1 << 12)
    for _ in range(3):
        blocks = [memory.alloc(64) for _ in range(63)]
        with pytest.raises(OutOfMemoryError, match="no 1 bytes side by side"):
            memory.alloc(1)
        del blocks
        gc.collect()
    assert memory.alloc((1 << 12) - 64).address == 64


def test_transfer_of_bytes_that_overlap():
    memory = FlatMemory(1 << 12)
    block = memory.alloc(100)
    memory.copyin(block, 0, np.arange(100, dtype=np.uint8))
    memory.transfer(block, 10, block, 0, 90)
    found = np.empty(100, np.uint8)
    memory.copyout(found, block, 0)
    assert found.tolist() == [*range(10), *range(90)]


def test_threads_share_it():
    memory = FlatMemory(1 << 16)
    wrong: list[object] = []

    def work(number: int) -> None:
        for step in range(300):
            block = memory.alloc(100 + step)
            memory.copyin(block, 0, np.full(100, number, np.uint8))
            found = np.empty(100, np.uint8)
            memory.copyout(found, block, 0)
            wrong.extend(found[found != number])

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not wrong and not any(thread.is_alive() for thread in threads)
