"""Dependencies of graphs, launch geometry, and the driver that does as little as it may."""

from __future__ import annotations

import numpy as np
import pytest
from kg.errors import KgError
from kg.ir.args import ProgramInfo, Var
from kg.ir.build import variable
from kg_gpu import Geometry
from kg_gpu.fake import Blocks, Event, FakeDriver, Fault, Instance, Stream
from kg_gpu.graphs.dependencies import Access, dependencies, late_order


def test_dependencies() -> None:
    def at(start: int, *, written: bool, memory: int = -1, nbytes: int = 10) -> Access:
        return Access(memory, start, nbytes, written)

    steps = [
        [at(0, written=True)],
        [at(0, written=False), at(10, written=True)],
        [at(5, written=False, nbytes=5), at(20, written=True)],
        [at(10, written=False), at(20, written=False), at(30, written=True)],  # both of its own, not what follows from them
        [at(9, written=True, nbytes=2)],  # after what reads there, by way of it what wrote
        [at(0, written=True, memory=3)],  # another memory
        [at(0, written=True, memory=3, nbytes=0)],
        [at(0, written=True, nbytes=100)],
    ]
    assert dependencies(steps) == [(), (0,), (0,), (1, 2), (3,), (), (), (4,)]
    assert late_order([(), (0,), (), (1,)]) == [2, 0, 1, 3]


@pytest.mark.parametrize("seed", range(20))
def test_dependencies_order_all_that_meets(seed: int) -> None:
    """Random steps: whatever may not change places can't."""
    random = np.random.default_rng(seed)
    steps = [
        [
            Access(int(random.integers(2)), int(random.integers(40)), int(random.integers(12)), bool(random.integers(2)))
            for _ in range(random.integers(1, 4))
        ]
        for _ in range(40)
    ]
    reach: list[set[int]] = []
    for number, direct in enumerate(dependencies(steps)):
        reach.append({*direct, *(far for other in direct for far in reach[other])})
        for earlier in range(number):
            meets = any(
                a.memory == b.memory
                and (a.written or b.written)
                and max(a.start, b.start) < min(a.start + a.nbytes, b.start + b.nbytes)
                for a in steps[earlier]
                for b in steps[number]
            )
            assert not meets or earlier in reach[number]


def info(*global_size: object, local: tuple[int, ...] = (32,), variables: tuple[Var, ...] = ()) -> ProgramInfo:
    return ProgramInfo("kernel", "GPU", (), variables, global_size=global_size, local_size=local)  # type: ignore[arg-type]


def test_the_grid_of_a_launch():
    n = variable("n", 0, 100)
    fixed, given = Geometry(info(3, 4), "GPU"), Geometry(info(n, 2, variables=(n.variable,)), "GPU")
    assert fixed.grid(()) == fixed.same == (3, 4, 1) and fixed.block == (32, 1, 1)
    assert given.same is None and given.grid([7]) == (7, 2, 1) and given.grid([0]) is None
    assert Geometry(info(3, 0), "GPU").grid(()) is None


@pytest.mark.parametrize("total", [1, 8, 9, 64, 65, 100, 512])
def test_a_grid_that_is_too_long_is_spread(total: int):
    found = Geometry(info(variable("n", 1, 512), variables=(variable("n", 1, 512).variable,)), "GPU", 8, "most-groups")
    grid = found.grid([total])
    assert found.folded and grid is not None and max(grid) <= 8
    assert total <= np.prod(grid) < total + 8 * 8, "few are left over"


def test_a_grid_that_is_too_large_is_refused():
    with pytest.raises(
        KgError, match=r"kernel needs 513 work-groups, and GPU runs 8 along each of three dimensions at most \(most-groups\)"
    ):
        Geometry(info(513), "GPU", 8, "most-groups")
    assert not Geometry(info(8), "GPU", 8).folded


def test_nothing_is_done_before_somebody_waits():
    driver = FakeDriver(Blocks(), capacity=1000)
    place = driver.take(100)
    assert place is not None and driver.take(901) is None
    one, other = (driver.held(driver.handle(Stream()), Stream) for _ in range(2))
    host = np.arange(4, dtype=np.uint8)
    driver.ask(one, lambda: driver.copied(place, 4, host.tobytes))
    event, found = Event(), np.zeros(4, np.uint8)
    driver.record(event, one)
    driver.wait_in(other, event)
    driver.ask(other, lambda: driver.fetched(found, place))
    host += 1  # too early
    assert not event.reached and driver.now == 0
    other.run(other.asked)
    assert event.reached and found.tolist() == [1, 2, 3, 4] and (driver.now, event.time) == (2, 1)
    assert driver.give(place) and not driver.give(place) and driver.alive(Stream) == 2


def test_a_graph_is_as_it_was_when_it_was_launched():
    done: list[int] = []
    instance = Instance([lambda n=n: done.append(n) for n in range(4)], [(), (0,), (), (1,)])
    launched = instance.as_now()
    instance.on[0], instance.work[1] = False, lambda: done.append(10)
    later = instance.as_now()
    launched()
    later()
    assert done == [2, 0, 1, 3, 2, 10, 3]


def test_memory_outside_of_all_blocks_is_a_fault():
    memory = Blocks()
    one = memory.alloc(100)
    assert memory.view(one + 90, 10).size == memory.rest(one + 90) == 10
    for place, size in ((one + 91, 10), (one + (1 << 32), 1), (0, 1)):
        with pytest.raises(Fault, match="in no block"):
            memory.view(place, size)
    memory.free(one)
    with pytest.raises(Fault):
        memory.view(one, 1)
