"""Pooled memory, addresses of handles, and what a driver refuses."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest
from kg.errors import KgError
from kg.plugin import Block, LaunchError, OutOfMemoryError
from kg_gpu import CardError, Failures, Handles, PooledAllocator
from kg_gpu.allocator import GRAIN, LOCK


class Pool(PooledAllocator):
    """Numbers, of which there are so many bytes."""

    def __init__(self, most: int, capacity: int = 1 << 30) -> None:
        super().__init__(most)
        self.left, self.next = capacity, GRAIN
        self.there: dict[int, int] = {}
        self.owned: list[bool] = []

    def obtain(self, size: int) -> tuple[int, object]:
        if size > self.left:
            raise OutOfMemoryError("nothing is left")
        self.left -= size
        address, self.next = self.next, self.next + size
        self.there[address] = size
        return address, f"buffer {address}"

    def release(self, address: int, handle: object) -> None:
        assert handle == f"buffer {address}"
        self.owned.append(LOCK._is_owned())  # type: ignore[attr-defined]
        self.left += self.there.pop(address)


def test_freed_memory_is_the_next_ones_of_its_class():
    pool = Pool(1 << 20)
    block = pool.alloc(1000)
    address = block.address
    del block
    assert pool.alloc(1020).address == address, "of the same class"
    other = pool.alloc(5000)
    assert other.address != address and len(pool.there) == 2 and other.handle == f"buffer {other.address}"


def test_no_more_is_kept_than_may_be():
    pool = Pool(4096)
    blocks: list[Block] = [pool.alloc(4096) for _ in range(3)]
    blocks.clear()
    assert sum(pool.there.values()) == 4096 == pool._kept_bytes
    assert pool.drop() and not pool.there and not pool.drop()


def test_where_no_memory_is_left_what_is_kept_goes_back():
    pool = Pool(1 << 20, capacity=8192)
    del (block := [pool.alloc(4096)])[0]
    assert pool.left == 4096 and not block
    held = pool.alloc(8000)
    assert held.nbytes == 8000
    with pytest.raises(OutOfMemoryError, match=r"nothing is left"):
        pool.alloc(1)


def test_no_lock_is_held_while_memory_goes_back():
    """A driver with a lock of its own may collect garbage under it, which comes here."""
    pool = Pool(0)
    blocks = [pool.alloc(100) for _ in range(3)]
    blocks.clear()
    pool._most = 1 << 20
    del (blocks := [pool.alloc(100)])[0]
    pool.drop()
    assert pool.owned == [False] * 4 and not blocks


def test_after_closing_nothing_is_given_back():
    pool = Pool(0)
    block = pool.alloc(100)
    pool.close()
    del block
    gc.collect()
    assert len(pool.there) == 1 and not pool._used


def test_many_threads_take_and_give():
    pool = Pool(1 << 16)
    wrong: list[object] = []

    def work(seed: int) -> None:
        random, held = np.random.default_rng(seed), list[Block]()
        for _ in range(300):
            if held and random.integers(2):
                held.pop(int(random.integers(len(held))))
            else:
                held.append(pool.alloc(int(random.integers(1, 5000))))
        places = [b.address for b in held]
        if len({*places}) < len(places):
            wrong.append(places)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong and not pool._used and sum(pool.there.values()) == pool._kept_bytes


def test_addresses_find_their_handles():
    handles: Handles[str] = Handles()
    one, other = handles.add("one", 1000), handles.add("other", 0)
    assert (
        handles.find(one) == ("one", 0)
        and handles.find(one + 999) == ("one", 999)
        and handles.find(one + 1000) == ("one", 1000)
    )
    assert handles.find(other) == ("other", 0)
    for wrong in (one - 1, one + 1001, other + 1, 0):
        with pytest.raises(KeyError):
            handles.find(wrong)
    assert handles.remove(one) == "one" and len(handles) == 1
    with pytest.raises(KeyError):
        handles.find(one)
    assert handles.find(other) == ("other", 0)


@pytest.mark.parametrize("seed", range(5))
def test_random_handles(seed: int):
    random, handles, held = np.random.default_rng(seed), Handles[int](), dict[int, tuple[int, int]]()
    for number in range(200):
        if held and random.integers(3) == 0:
            address = int(random.choice([*held]))
            assert handles.remove(address) == held.pop(address)[0]
        else:
            nbytes = int(random.integers(1, 5000))
            held[handles.add(number, nbytes)] = number, nbytes
    for address, (number, nbytes) in held.items():
        at = int(random.integers(nbytes))
        assert handles.find(address + at) == (number, at)


class OwnError(CardError):
    pass


def test_errors_say_what_was_launched():
    failures = Failures("A GPU", OwnError, ". SYNC=1 tells which it was")
    failures.launched += ["first", "second", "first"]
    with pytest.raises(OwnError, match=r"^copy failed on A GPU: E_BUSY; launched since the last wait: first, second$"):
        raise failures.error("copy", "E_BUSY")
    with pytest.raises(OutOfMemoryError, match=r"^alloc: A GPU has no memory left: E_MEM$"):
        raise failures.error("alloc", "E_MEM", memory=True)
    assert not failures.dead
    with pytest.raises(LaunchError, match=r"E_LOST; .*first, second. The context is lost: start a new process. SYNC=1") as told:
        raise failures.error("wait", "E_LOST", fatal=True)
    assert failures.dead == str(told.value) and issubclass(OwnError, KgError)
