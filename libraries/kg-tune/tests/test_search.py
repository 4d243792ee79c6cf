"""The loop of a search, with a clock, a compiler and a device that are made up:
what is dropped, what may win, how it ends."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest
from golden.renderers import AVX2
from kg.dtype import float32, void
from kg.errors import DataRace
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.opts import Opt, OptOp, format_schedule, parse_schedule
from kg.target.renderer import Renderer
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_schedules.cost.estimate import Cost
from kg_tune.bench.compute_bound import product
from kg_tune.farm import FarmError, Lost
from kg_tune.measuring.data import TuneError
from kg_tune.result import Ended
from kg_tune.search import MARGIN, Search
from kg_tune.space import GENERATED, Candidate, Space

DEFAULT = "UPCAST(o0, 1)"


def number_of(text: str) -> int:
    return int(text.partition(", ")[2].rstrip(")") or 0)


class FakeSpace:
    """Schedules are UPCAST(o0, n); the neighbours of n are n + 1 and n + 10.
    The model thinks that greater is better."""

    def __init__(self, most: int = 40) -> None:
        self.ast = SimpleNamespace(kernel=SimpleNamespace(name="fake"))
        self.renderer, self.refused, self.most = Renderer(), 0, most
        self.default = parse_schedule(DEFAULT)

    def candidate(self, schedule):
        text = format_schedule(schedule)
        if number_of(text) > self.most:
            self.refused += 1
            return None
        return self.required(schedule)

    def required(self, schedule):
        text = format_schedule(schedule)
        return Candidate(schedule, text, Cost(1000.0 - number_of(text), 1.0, (), 1, 1))

    def generated(self):
        return iter(())

    def neighbours(self, schedule):
        n = number_of(format_schedule(schedule))
        yield from ((Opt(OptOp.UPCAST, "o0", n + step),) for step in (1, 10))

    def leap(self, schedule, chooser):
        return (Opt(OptOp.UPCAST, "o0", chooser.randint(1, self.most)),)


@dataclass
class World:
    """Times by n, and what goes wrong."""

    times: dict[int, float]
    usual: float = 1.0
    wrong: frozenset[int] = frozenset()
    wrong_on_edges: frozenset[int] = frozenset()
    lost: dict[int, Lost] = field(default_factory=dict)
    same_source: frozenset[int] = frozenset()
    interrupt_at: int = -1
    raises: frozenset[int] = frozenset()
    every_third: dict[int, float] = field(default_factory=dict)  #: another time of each third sample
    after_others: dict[int, float] = field(default_factory=dict)  #: another time where another one ran before
    last: int = 0
    now: float = 0.0
    samples: dict[int, int] = field(default_factory=dict)
    checked: list[int] = field(default_factory=list)

    def clock(self) -> float:
        return self.now

    def compile(self, schedules, over=lambda: False):
        return [self._program(number_of(format_schedule(s))) for s in schedules]

    def _program(self, n):
        if n in self.lost:
            return self.lost[n]
        name = "the same" if n in self.same_source else f"source {n}"
        return UOp(Op.PROGRAM, void, (UOp(Op.SOURCE, void, (), name),), n)

    def load(self, program):
        return FakeRun(self, program.arg)


@dataclass
class FakeRun:
    world: World
    n: int

    def sample(self) -> float:
        if self.n == self.world.interrupt_at:
            raise KeyboardInterrupt
        if self.n in self.world.raises:
            raise DataRace("two items write one element")
        seconds = self.world.times.get(self.n, self.world.usual)
        count = self.world.samples[self.n] = self.world.samples.get(self.n, 0) + 1
        if count % 3 == 0:
            seconds = self.world.every_third.get(self.n, seconds)
        if self.world.last != self.n:
            seconds = self.world.after_others.get(self.n, seconds)
        self.world.last = self.n
        self.world.now += seconds
        return seconds

    def check(self) -> str:
        self.world.checked.append(self.n)
        return "element 3: 1 instead of 2" if self.n in self.world.wrong else ""

    def check_edges(self) -> str:
        return "element 0: 1 instead of nan" if self.n in self.world.wrong_on_edges else ""


def search(world: World, *, seconds: float = 500.0, width: int = 3, seed: int = 0, **more) -> Search:
    return Search(FakeSpace(), world, world, seconds, width, seed, clock=world.clock, **more)


def found(world: World, **more) -> int:
    return number_of(format_schedule(search(world, **more).run().schedule))


def test_the_quickest_wins_with_its_times():
    result = search(World({1: 1.0, 13: 0.25, 27: 0.5})).run()
    assert format_schedule(result.schedule) == "UPCAST(o0, 13)" and result.improved
    assert (result.seconds, result.default_seconds, result.speedup) == (0.25, 1.0, 4.0)
    assert result.edges and result.finals and result.ended in (Ended.EXHAUSTED, Ended.TIME)


def test_within_noise_of_the_default_the_default_stays():
    result = search(World({13: (1 + MARGIN) / 2})).run()
    assert format_schedule(result.schedule) == DEFAULT and not result.improved and result.seconds == 1.0


def test_what_is_quicker_in_the_median_alone_does_not_win():
    result = search(World({1: 1.0, 5: 0.9}, usual=2.0, every_third={1: 0.5})).run()
    assert not result.improved and result.schedule == parse_schedule(DEFAULT)


def test_in_the_finals_each_turn_begins_with_a_launch_that_does_not_count():
    result = search(World({1: 1.0, 5: 0.9}, usual=2.0, after_others={1: 0.1, 5: 3.0})).run()
    assert result.improved and (result.default_seconds, result.seconds) == (1.0, 0.9)


def test_what_is_clearly_slower_is_dropped_after_one_launch():
    world = World({1: 1.0, 11: 50.0, 12: 1.5})
    search(world).run()
    assert world.samples[11] == 1 and 11 not in world.checked
    assert 1 < world.samples[12] < 5


def test_a_wrong_candidate_never_wins_and_is_reported():
    world = World({13: 0.1, 20: 0.5}, wrong=frozenset({13}))
    with pytest.warns(UserWarning, match=r"BUG of kg: schedule 'UPCAST\(o0, 13\)'.*1 instead of 2.*report"):
        result = search(world).run()
    assert format_schedule(result.schedule) == "UPCAST(o0, 20)"
    assert [format_schedule(w.schedule) for w in result.wrong] == ["UPCAST(o0, 13)"]


def test_a_candidate_that_its_device_catches_at_something_is_reported_as_wrong():
    world = World({13: 0.1, 20: 0.5}, raises=frozenset({13}))
    with pytest.warns(UserWarning, match=r"BUG of kg.*DataRace: two items"):
        assert found(world) == 20


def test_wrong_on_nans_alone_never_wins():
    world = World({13: 0.1, 20: 0.5}, wrong_on_edges=frozenset({13}))
    with pytest.warns(UserWarning, match="on NaNs and infinities"):
        assert found(world) == 20


def test_a_wrong_default_is_an_error():
    with pytest.warns(UserWarning, match="BUG of kg"), pytest.raises(TuneError, match=r"the default schedule gives wrong"):
        search(World({}, wrong=frozenset({1}))).run()


def test_a_default_that_does_not_compile_is_an_error_with_the_reason():
    with pytest.raises(TuneError, match="no such instruction"):
        search(World({}, lost={1: Lost("no such instruction")})).run()


def test_failures_and_crashes_are_counted_and_survived():
    lost = {11: Lost("too many registers"), 12: Lost("signal 11", crashed=True), 14: Lost("the time was up", unfinished=True)}
    result = search(World({13: 0.5}, lost=lost)).run()
    assert format_schedule(result.schedule) == "UPCAST(o0, 13)"
    assert (result.failed, result.crashed) == (1, 1)
    assert {why for _, why in result.errors} == {"too many registers", "signal 11"}


def test_one_program_is_timed_once():
    world = World({5: 0.5, 6: 0.5, 7: 0.5}, same_source=frozenset({5, 6, 7}))
    result = search(world).run()
    assert result.repeated == 2 and sum(n in world.samples for n in (5, 6, 7)) == 1


def test_the_time_is_kept():
    world = World({})
    result = search(world, seconds=30.0).run()
    assert world.now < 40 and result.ended is Ended.TIME


def test_interrupted_keeps_the_best_found():
    result = search(World({21: 0.5, 32: 0.1}, interrupt_at=32), seconds=5000).run()
    assert result.ended is Ended.INTERRUPTED
    assert result.seconds <= 1.0 and format_schedule(result.schedule) in (DEFAULT, "UPCAST(o0, 21)")


def test_an_executor_that_dies_leaves_the_best_found(monkeypatch):
    world, calls = World({21: 0.5}), []
    found = search(world, seconds=5000)
    compiled = found.farm.compile

    def compile(schedules, over=lambda: False):
        calls.append(schedules)
        if len(calls) == 4:
            raise FarmError("the executor takes no more work (it is gone)")
        return compiled(schedules, over)

    monkeypatch.setattr(found.farm, "compile", compile)
    with pytest.warns(UserWarning, match="ends with the best found so far: the executor takes no more work"):
        result = found.run()
    assert result.ended is Ended.BROKEN and result.finals and result.tried > 0


def test_an_executor_that_takes_nothing_is_an_error(monkeypatch):
    found = search(World({}))

    def compile(*_):
        raise FarmError("the executor takes no more work (it is gone)")

    monkeypatch.setattr(found.farm, "compile", compile)
    with pytest.raises(FarmError):
        found.run()


def test_interrupted_before_the_default_ran_there_is_nothing_to_keep():
    with pytest.raises(KeyboardInterrupt):
        search(World({}, interrupt_at=1)).run()


def test_a_seed_gives_the_same_search():
    first, second, other = World({}), World({}), World({})
    search(first, seed=1).run()
    search(second, seed=1).run()
    search(other, seed=2).run()
    assert first.samples == second.samples
    assert list(first.samples) != list(other.samples)


def test_progress_tells_the_best_so_far():
    seen = []
    search(World({13: 0.25}), progress=seen.append).run()
    assert seen[0].phase == "default" and seen[-1].phase == "done"
    assert seen[-1].seconds == 0.25 and seen[-1].so_far.tried > 3
    assert [p.elapsed for p in seen] == sorted(p.elapsed for p in seen)


def test_given_schedules_are_tried_first():
    world = World({40: 0.1})
    assert number_of(format_schedule(search(world).run((parse_schedule("UPCAST(o0, 40)"),)).schedule)) == 40
    assert 40 in list(world.samples)[:13]


def test_a_search_begins_with_what_the_generator_of_tilings_ranks_next() -> None:
    renderer = CPULLVMRenderer(AVX2)
    value = product(param(1, (96, 80), float32), param(2, (80, 112), float32))
    space = Space(sink(param(0, value.shape, float32).store(value), name="product"), renderer)
    generated = list(space.generated())
    assert len(generated) == GENERATED and space.default not in generated
    assert all(space.candidate(schedule) is not None for schedule in generated)
    ones = sink(param(0, (64,), float32).store(param(1, (64,), float32) + 1.0), name="one")
    assert list(Space(ones, renderer).generated()) == [()]  # beside vectors there are elements one by one
