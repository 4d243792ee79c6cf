"""Progress events of a search, and its result."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from kg.schedule.opts import Opt

from kg_tune.farm import Lost


class Ended(Enum):
    """Why a search ended."""

    TIME = "the time was up"
    EXHAUSTED = "nothing new was found"
    INTERRUPTED = "it was interrupted"
    BROKEN = "the executor took no more work"


@dataclass(frozen=True, slots=True)
class Wrong:
    """A legal schedule that gave wrong results: a bug."""

    schedule: tuple[Opt, ...]
    said: str


@dataclass
class TuneResult:
    """`schedule` is the winner: the default one where nothing was quicker by more than noise.
    Times are medians."""

    schedule: tuple[Opt, ...] = ()
    seconds: float = 0.0
    default: tuple[Opt, ...] = ()
    default_seconds: float = 0.0
    improved: bool = False
    ended: Ended = Ended.TIME
    elapsed: float = 0.0
    generations: int = 0
    estimated: int = 0  #: legal schedules whose cost was estimated
    refused: int = 0  #: that were not legal
    tried: int = 0  #: that ran
    repeated: int = 0  #: that made a program seen before
    failed: int = 0  #: that did not compile
    crashed: int = 0  #: whose compiling process died
    finals: bool = False  #: whether the times are of finalists that took turns with the default
    edges: bool = False  #: whether NaNs and infinities were tried
    wrong: list[Wrong] = field(default_factory=list[Wrong])
    errors: list[tuple[tuple[Opt, ...], str]] = field(default_factory=list[tuple[tuple[Opt, ...], str]])

    @property
    def speedup(self) -> float:
        return self.default_seconds / self.seconds if self.seconds else 1.0

    def lose(self, lost: Lost, schedule: tuple[Opt, ...]) -> None:
        """Counts a candidate without a program."""
        if lost.unfinished:
            return
        self.crashed += lost.crashed
        self.failed += not lost.crashed
        self.errors.append((schedule, lost.why))


@dataclass(frozen=True, slots=True)
class Progress:
    """A glance at a search: `phase` is default, compiling, timing, finals or done."""

    phase: str
    elapsed: float
    budget: float
    seconds: float  #: of the best so far
    schedule: tuple[Opt, ...]
    so_far: TuneResult
