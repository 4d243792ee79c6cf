"""BEAM search over schedules: compiled, timed and checked on the device until the time is up.

`tune` is what people call. `Search` is the loop, which knows neither devices nor processes: tests give it others.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field

from kg.cache.entries import digest_of
from kg.checks import whole_number
from kg.errors import KgError, warn
from kg.ir.uop import UOp
from kg.runtime.device import Device, check_kernel
from kg.schedule.opts import format_schedule
from kg.semantics.floats import Array
from kg.text.program import written_of

from kg_tune.farm import Farm, FarmError, Lost
from kg_tune.measuring.bench import Bench, DeviceBench, Run
from kg_tune.measuring.compiling import Toolchain
from kg_tune.measuring.data import TuneError, given_arrays, random_arrays
from kg_tune.result import Ended, Progress, TuneResult, Wrong
from kg_tune.space import Candidate, Schedule, Space

#: Candidates of a generation, per schedule in the beam; of them so many by chance rather than by the cost model.
FAN, BY_CHANCE = 4, 0.2
#: Neighbours whose cost is estimated per generation, and schedules several moves away.
ESTIMATED, LEAPS = 400, 96
#: The share of the time that the finalists get; rounds in which they take turns.
FINALS, ROUNDS = 0.2, 15
#: After so many samples, a candidate slower than the best by such a factor is dropped.
PATIENCE = (2.0, 1.4, 1.2, 1.1, 1.1)
#: The same for its first launch, which meets cold caches.
COLD = 3.0
#: A candidate that should take longer than the best by this factor is not run at all; nor than so many seconds.
HOPELESS, LONG = 30.0, 0.25
#: What wins must be quicker than the default schedule by more than the clock's noise.
MARGIN = 0.98
#: Generations without a new member of the beam, after which the search has ended.
STALE = 6

OnProgress = Callable[[Progress], None]


@dataclass
class _Found:
    """A schedule that was measured."""

    candidate: Candidate
    run: Run
    seconds: float
    least: float = 0.0  #: of the finals
    expanded: bool = False
    edges: str | None = None  #: what was wrong on NaNs and infinities; None: not tried yet


@dataclass
class Search:
    """One search.
    `farm` compiles, `bench` runs and checks, `clock` tells the time; all three may be anybody's."""

    space: Space
    farm: Farm
    bench: Bench
    seconds: float
    width: int = 6
    seed: int = 0
    progress: OnProgress | None = None
    clock: Callable[[], float] = time.monotonic
    result: TuneResult = field(default_factory=TuneResult)

    def __post_init__(self) -> None:
        self._chooser = random.Random(self.seed)
        self._started = self.clock()
        self._beam: list[_Found] = []
        self._default: _Found | None = None
        self._starts: list[Candidate] = []
        self._seen: set[str] = set()
        self._sources: set[str] = set()
        self._ratio = 0.0  # seconds per estimated cycle

    def run(self, starts: tuple[Schedule, ...] = ()) -> TuneResult:
        """Searches until the time is up, nothing new is found, or Ctrl-C.
        The best found so far in any case, also where the executor dies.

        Raises TuneError where the default schedule itself can't be compiled or is wrong.
        """
        try:
            self._begin(starts)
            self._generations()
            self._finals()
        except KeyboardInterrupt:
            if self._default is None:
                raise
            self.result.ended = Ended.INTERRUPTED
        self._conclude()
        return self.result

    def _over(self) -> bool:
        return self._elapsed() > self.seconds * (1 - FINALS)

    def _elapsed(self) -> float:
        return self.clock() - self._started

    # -- the beginning

    def _begin(self, starts: tuple[Schedule, ...]) -> None:
        """The default schedule is measured first: it is what others are compared with."""
        default = self.space.candidate(self.space.default)
        if default is None:
            raise TuneError(f"the default schedule {format_schedule(self.space.default)!r} can't be applied")
        self._seen.add(default.digest)
        compiled = self.farm.compile([default.schedule])[0]
        if isinstance(compiled, Lost):
            raise TuneError(f"the kernel can't be compiled with the default schedule: {compiled.why}")
        run = self.bench.load(compiled)
        self._sources.add(_code_digest(compiled))
        said = run.check()
        if said:
            self._wrong(default, said)
            raise TuneError(f"the default schedule gives wrong results ({said}): that is a bug of kg")
        self._default = _Found(default, run, self._median(run, float("inf")))
        self.result.default, self.result.default_seconds = default.schedule, self._default.seconds
        self._ratio = self._default.seconds / max(1.0, default.cost.cycles)
        self._beam = [self._default]
        others = [self.space.candidate(()), *map(self.space.required, starts)]
        self._starts = [c for c in others if c is not None and c.digest not in self._seen]
        self._report("default")

    # -- generations

    def _generations(self) -> None:
        """Until the time is up, nothing new is found, or the executor takes no more work."""
        stale = 0
        try:
            while stale < STALE and not self._over():
                stale = 0 if self._generation() else stale + 1
            self.result.ended = Ended.TIME if stale < STALE else Ended.EXHAUSTED
        except FarmError as error:
            self.result.ended = Ended.BROKEN
            warn(f"the search ends with the best found so far: {error}")

    def _generation(self) -> bool:
        """One round; whether it brought a new schedule into the beam."""
        chosen = self._candidates()
        self.result.generations += 1
        if not chosen:
            return False
        self._report("compiling")
        found = False
        for candidate, compiled in zip(chosen, self.farm.compile([c.schedule for c in chosen], self._over), strict=True):
            if self._over():
                break
            found |= self._try(candidate, compiled)
            self._report("timing")
        return found

    def _candidates(self) -> list[Candidate]:
        """What to compile: the cheapest neighbours by the cost model, some others by chance."""
        wanted: dict[Schedule, None] = {}
        for start in self._starts:
            wanted[start.schedule] = None
        bases = [f.candidate.schedule for f in self._beam if not f.expanded]
        bases += [c.schedule for c in self._starts]
        self._starts = []
        for found in self._beam:
            found.expanded = True
        if not self.result.generations:
            wanted |= dict.fromkeys(self.space.generated())
        near = [s for base in bases for s in self.space.neighbours(base)]
        if len(near) > ESTIMATED:
            near = self._chooser.sample(near, ESTIMATED)
        wanted |= dict.fromkeys(near)
        for _ in range(LEAPS):
            wanted[self.space.leap(self._chooser.choice(self._beam).candidate.schedule, self._chooser)] = None
        new: dict[str, Candidate] = {}
        for schedule in wanted:
            candidate = self.space.candidate(schedule)
            if candidate is not None and candidate.digest not in self._seen:
                new.setdefault(candidate.digest, candidate)
        ranked = [c for c in sorted(new.values(), key=lambda c: c.cost.cycles) if self._hopeful(c)]
        count = FAN * self.width
        best = ranked[: round(count * (1 - BY_CHANCE))]
        rest = ranked[len(best) : 6 * count]
        best += self._chooser.sample(rest, min(len(rest), count - len(best)))
        self._seen |= {c.digest for c in best}
        self.result.estimated += len(new)
        return best

    def _hopeful(self, candidate: Candidate) -> bool:
        """Whether a candidate can be compiled and run in the time that there is."""
        if not candidate.cost.sensible(self.space.renderer):
            return False
        expected = candidate.cost.cycles * self._ratio
        return expected < LONG or expected < HOPELESS * self._best()

    def _best(self) -> float:
        return min((f.seconds for f in self._beam), default=float("inf"))

    def _try(self, candidate: Candidate, compiled: UOp | Lost) -> bool:
        """Times and checks one candidate; whether it entered the beam."""
        if isinstance(compiled, Lost):
            self.result.lose(compiled, candidate.schedule)
            return False
        source = _code_digest(compiled)
        if source in self._sources:
            self.result.repeated += 1
            return False
        self._sources.add(source)
        self.result.tried += 1
        try:
            found = self._measured(candidate, compiled)
        except KgError as error:  # a device that watches itself, like REF, has caught the program at something
            self._wrong(candidate, f"{type(error).__name__}: {error}")
            return False
        if found is None:
            return False
        self._beam.append(found)
        self._beam.sort(key=lambda f: f.seconds)
        del self._beam[self.width :]
        return True

    def _measured(self, candidate: Candidate, program: UOp) -> _Found | None:
        """The candidate with its time, if that is good enough for the beam and the results are right."""
        run = self.bench.load(program)
        seconds = self._median(run, self._best())
        worst = self._beam[-1].seconds if len(self._beam) >= self.width else float("inf")
        if seconds >= worst:
            return None
        said = run.check()
        if said:
            self._wrong(candidate, said)
            return None
        return _Found(candidate, run, seconds)

    def _median(self, run: Run, best: float) -> float:
        """The time of a launch; of one that is clearly slower than the best, what the first launches took."""
        first = run.sample()  # brings pages and caches in
        if first > COLD * best:
            return first
        samples: list[float] = []
        for factor in PATIENCE:
            samples.append(run.sample())
            if min(samples) > factor * best:
                return min(samples)
            if len(samples) >= 2 and sum(samples) > self.seconds / 40:
                break
        return statistics.median(samples)

    # -- the end

    def _finals(self) -> None:
        """The best ones and the default take turns, so that whatever the machine does meets all alike."""
        assert self._default is not None
        self._report("finals")
        players: list[_Found] = []
        for found in [f for f in self._beam if f is not self._default]:
            quickest = players[0].seconds if players else found.seconds
            if len(players) < max(2, self.width // 2) and found.seconds < 1.1 * quickest and self._right(found):
                players.append(found)
        players.append(self._default)
        samples: dict[int, list[float]] = {id(p): [] for p in players}
        for number in range(ROUNDS):
            if number >= 2 and self._elapsed() > self.seconds:
                break
            for player in players if number % 2 else reversed(players):
                player.run.sample()  # what the one before left in the caches is no merit of this one
                samples[id(player)].append(player.run.sample())
        for player in players:
            player.seconds, player.least = statistics.median(samples[id(player)]), min(samples[id(player)])
        self.result.default_seconds = self._default.seconds
        self._beam = sorted(players, key=lambda f: f.seconds)
        self.result.finals = True

    def _conclude(self) -> None:
        """The winner: the quickest that is right on NaNs and infinities too,
        and quicker than the default by a margin, in the median and in the least time of the finals: other work on the machine
        meets some turns more than others."""
        assert self._default is not None
        self.result.schedule, self.result.seconds = self._default.candidate.schedule, self._default.seconds
        self.result.refused = self.space.refused
        for found in self._beam:
            if found is self._default or found.seconds > MARGIN * self._default.seconds:
                break
            if found.least > MARGIN * self._default.least or not self._right(found):
                continue
            self.result.schedule, self.result.seconds = found.candidate.schedule, found.seconds
            self.result.improved = True
            break
        self.result.elapsed = self._elapsed()
        self._report("done")

    def _right(self, found: _Found) -> bool:
        """Whether it gives what the default gives on NaNs and infinities too.
        What the beam holds is right on other numbers."""
        assert self._default is not None
        for one in (self._default, found):
            if one.edges is None:
                one.edges = one.run.check_edges()
                if one.edges:
                    self._wrong(one.candidate, f"on NaNs and infinities: {one.edges}")
        self.result.edges = True
        return not found.edges

    def _wrong(self, candidate: Candidate, said: str) -> None:
        """A legal schedule must not change results: whoever sees this has found a bug."""
        text = format_schedule(candidate.schedule)
        self.result.wrong.append(Wrong(candidate.schedule, said))
        name = self.space.ast.kernel.name
        warn(f"BUG of kg: schedule {text!r} of kernel {name} gives wrong results: {said}. Please report it")

    def _report(self, phase: str) -> None:
        if self.progress is not None:
            best = self._beam[0] if self._beam else None
            schedule = () if best is None else best.candidate.schedule
            seconds = 0.0 if best is None else best.seconds
            self.progress(Progress(phase, self._elapsed(), self.seconds, seconds, schedule, self.result))


def _code_digest(program: UOp) -> str:
    return digest_of(written_of(program))


def tune(
    ast: UOp,
    device: Device,
    *,
    seconds: float = 30.0,
    width: int = 6,
    executor: Executor | None = None,
    seed: int = 0,
    progress: OnProgress | None = None,
    arrays: Mapping[int, Array] | None = None,
    variables: Mapping[str, int] | None = None,
    starts: tuple[Schedule, ...] = (),
    store: bool = True,
) -> TuneResult:
    """The best schedule of a kernel on a device that a search of so many seconds finds,
    kept in the tuning database.

    `executor` compiles (default: processes on this machine); `arrays` are what the kernel reads, by slot (default: random
    ones); `variables` the sizes that are given at launch. Ctrl-C ends the search and keeps the best found.
    """
    from kg.text.graphs import format_graph

    from kg_tune.measuring.processes import PATIENCE as PATIENT
    from kg_tune.measuring.processes import CompileProcesses

    check_kernel(ast)
    if not all(isinstance(given, Mapping) for given in (arrays or {}, variables or {})):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError("tune takes arrays by slot and variables by name, as mappings")
    seed = whole_number(seed, "the seed", 0)
    values = dict(variables or {})
    given = random_arrays(ast, values, seed) if arrays is None else given_arrays(ast, values, arrays)
    bench = DeviceBench(device, ast, given, values, seed)
    tools = Toolchain.of(device.name, device.renderer, device.compiler)
    own = executor is None
    workers = CompileProcesses(patience=min(PATIENT, seconds / 4)) if executor is None else executor
    farm = Farm(workers, format_graph(ast), tools)
    search = Search(Space(ast, device.renderer), farm, bench, seconds, width, seed, progress)
    try:
        result = search.run(starts)
    finally:
        if own:
            workers.shutdown(cancel_futures=True)
    if store and (result.improved or (result.finals and result.tried)):
        from kg_tune.database import keep

        sizes = " ".join(f"{name}={value}" for name, value in sorted(values.items()))
        keep(ast, device.renderer, device.compiler, result, sizes)
    return result
