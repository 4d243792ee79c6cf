"""Runs the contenders of one row in turns, round by round,
so that what the machine does meanwhile meets all of them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from side_by_side.case import Case
from side_by_side.contender import Contender, Unable

#: Seconds in which the workers of the contender before fall asleep.
SETTLE = 0.01
REFERENCE, OURS = "reference", "kg"


@dataclass
class Outcome:
    """One contender on one number of threads: rounds of seconds, or why there are none."""

    name: str
    threads: int
    error: float = 0.0
    rounds: list[list[float]] = field(default_factory=list)
    problem: str = ""

    @property
    def median(self) -> float:
        return statistics.median(t for times in self.rounds for t in times)

    @property
    def span(self) -> tuple[float, float]:
        times = [t for times in self.rounds for t in times]
        return min(times), max(times)

    def ratio(self, reference: Outcome) -> float:
        """The median over the rounds of how many times longer it takes."""
        pairs = zip(self.rounds, reference.rounds, strict=True)
        return statistics.median(statistics.median(own) / statistics.median(other) for own, other in pairs)


def compare(case: Case, contenders: Sequence[Contender], threads: Sequence[int], rounds: int, seconds: float) -> list[Outcome]:
    """Each on each number of threads, for about so many seconds in each round."""
    ready: list[tuple[Contender, Outcome, int]] = []
    outcomes: list[Outcome] = []
    for contender in contenders:
        for count in threads:
            outcome = Outcome(contender.name, count)
            outcomes.append(outcome)
            try:
                outcome.error = contender.prepare(case, count)
            except Unable as reason:
                outcome.problem = str(reason)
                continue
            if outcome.error <= case.workload.tolerance * _leeway(contender.name):
                once = min(contender.times(count, 2))
                ready.append((contender, outcome, max(1, min(50, round(seconds / once)))))
            else:
                outcome.problem = f"wrong: error {outcome.error:.1e}, allowed {case.workload.tolerance:.0e}"
    for _ in range(rounds):
        for contender, outcome, calls in ready:
            time.sleep(SETTLE)
            outcome.rounds.append(contender.times(outcome.threads, calls))
    return outcomes


def _leeway(name: str) -> float:
    """Ours have to be within the tolerance.
    A peer that sums or rounds in another way may take part, with its error shown."""
    return 1.0 if name in (OURS, REFERENCE) else 100.0
