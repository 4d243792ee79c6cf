"""Schedule fuzzing: many random legal schedules, checked against the oracle.

`tools/schedule_fuzz.py` runs it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from kg.errors import ScheduleError
from kg.schedule.opts import Opt, format_schedule
from kg.semantics.floats import Array
from kg_graph.oracle import run_ast

from kg_conformance.accuracy import difference
from kg_conformance.kgfile import KgFile, replay_command
from kg_conformance.schedules.generated import Tally, kind_of, possible_kinds, random_schedule
from kg_conformance.schedules.kernels import KERNELS, Kernel
from kg_conformance.subject import Subject, params_of


@dataclass(slots=True)
class Fuzz:
    """What came of it. `applied` counts the Opts of schedules that ran."""

    subject: Subject
    seed: int
    run: int = 0
    steps: int = 0
    applied: Counter[str] = field(default_factory=Counter[str])
    kernels: Counter[str] = field(default_factory=Counter[str])
    tally: Tally = field(default_factory=Tally)
    failures: list[str] = field(default_factory=list[str])
    #: Schedules whose Opts could be applied, and whose kernel is refused with a reason: what a work-group shares is known only then.
    refused: list[str] = field(default_factory=list[str])
    _made: dict[str, tuple[Kernel, dict[int, Array]]] = field(default_factory=dict[str, tuple[Kernel, dict[int, Array]]])
    _tried: Counter[str] = field(default_factory=Counter[str])
    _takes: dict[str, list[str]] = field(default_factory=dict[str, list[str]])  # kind -> kernels that took it

    def kinds(self) -> tuple[str, ...]:
        return possible_kinds(self.subject.renderer)

    def step(self) -> None:
        """One schedule more: of the kind that was applied least,
        on a kernel that takes it or on the one tried least."""
        chooser = random.Random(f"{self.seed} {self.steps}")
        self.steps += 1
        wanted = min(self.kinds(), key=lambda kind: (self.applied[kind], kind))
        known = self._takes.get(wanted, [])
        name = chooser.choice(known) if known and chooser.random() < 0.5 else min(KERNELS, key=self._tried.__getitem__)
        self._tried[name] += 1
        kernel, expected = self._kernel(name)
        seed, length = chooser.getrandbits(32), chooser.randint(1, 5)
        schedule = random_schedule(kernel.ast, self.subject.renderer, seed, length, wanted=wanted, tally=self.tally)
        if not schedule:
            return
        if not self._check(name, kernel, expected, schedule):
            return
        self.run += 1
        self.kernels[name] += 1
        self.applied["several axes at once"] += sum(len(opt.axes) > 1 for opt in schedule)
        for opt in schedule:
            kind = kind_of(opt)
            self.applied[kind] += 1
            if name not in self._takes.setdefault(kind, []):
                self._takes[kind].append(name)

    def _kernel(self, name: str) -> tuple[Kernel, dict[int, Array]]:
        if name not in self._made:
            kernel = KERNELS[name]()
            self._made[name] = kernel, run_ast(kernel.ast, kernel.arrays, kernel.variables)
        return self._made[name]

    def _check(self, name: str, kernel: Kernel, expected: dict[int, Array], schedule: tuple[Opt, ...]) -> bool:
        """Whether the schedule ran; what was wrong is among the failures."""
        subject = self.subject
        try:
            found = subject.run(kernel.ast, kernel.arrays, kernel.variables, schedule)
            said = [
                f"parameter {p.slot}: {problem}"
                for p in params_of(kernel.ast)
                if p.slot in expected
                and (problem := difference(found[p.slot], expected[p.slot], p.type, 0, kernel.tolerance, True))
            ]
        except ScheduleError as error:
            self.refused.append(f"{name} under {format_schedule(schedule)}\n    {error}")
            return False
        except Exception as error:
            said = [f"{type(error).__name__}: {error}"]
        if said:
            file = KgFile(kernel.ast, kernel.arrays, kernel.variables, schedule, kernel.tolerance)
            path = file.save(subject.name, f"schedule_fuzz_{len(self.failures)}")
            replay = replay_command(subject.name, path)
            self.failures.append(f"{name} under {format_schedule(schedule)}\n    {said[0]}\n    {replay}")
        return True

    def report(self) -> str:
        """Applied and refused per kind, and what failed."""
        kinds = sorted({*self.kinds(), *self.applied, *self.tally.refused})
        lines = [f"{self.run} schedules of {len(self.kernels)} kernels on {self.subject.name}, seed {self.seed}"]
        lines += [f"{'kind':24}{'applied':>9}{'refused':>9}"]
        lines += [f"{kind:24}{self.applied[kind]:9}{self.tally.refused[kind]:9}" for kind in kinds]
        lines += [f"{len(self.refused)} refused when compiled", *self.refused]
        return "\n".join([*lines, f"{len(self.failures)} failed", *self.failures])


def fuzz(subject: Subject, schedules: int, seed: int, watch: Callable[[Fuzz], None] | None = None) -> Fuzz:
    """So many schedules on one device. `watch` is called after each."""
    state = Fuzz(subject, seed)
    while state.run < schedules:
        state.step()
        if watch is not None:
            watch(state)
    return state
