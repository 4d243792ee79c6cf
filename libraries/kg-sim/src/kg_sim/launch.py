"""Launches a program: work-groups in batches, instruction counts, faults with kernel and line."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NoReturn

import numpy as np

from kg_sim.counters.traffic import Traffic
from kg_sim.errors import SimulatorTrap, Violation
from kg_sim.machine import Machine
from kg_sim.program import Program
from kg_sim.work_items import Launch, WorkItems, make_items

#: Work-items and bytes of shared or private memory that run at once.
BATCH_ITEMS: Final = 1 << 15
BATCH_BYTES: Final = 1 << 25
#: Instructions that one batch may run, work-items that run together counted as one.
BUDGET: Final = 1 << 24


@dataclass(slots=True)
class Statistics:
    """What a launch ran, instructions by kind: counted once for each time
    that work-items ran one together, and once for each work-item.

    Where traffic was counted, `issued` is how often a subgroup issued one, and `traffic` what reached memory.
    """

    steps: Counter[str] = field(default_factory=Counter[str])
    items: Counter[str] = field(default_factory=Counter[str])
    issued: Counter[str] = field(default_factory=Counter[str])
    traffic: Traffic | None = None
    batches: int = 0

    @property
    def instructions(self) -> int:
        return sum(self.steps.values())


def run(program: Program, launch: Launch, *, where: str = "", budget: int = BUDGET) -> Statistics:
    """Runs a program to its end.
    SimulatorTrap names the kernel, the line, the work-item and what is wrong."""
    with launch.memory.lock:
        return _run(program, launch, where, budget)


def _run(program: Program, launch: Launch, where: str, budget: int) -> Statistics:
    statistics = Statistics(traffic=launch.traffic)
    total, together = launch.groups, launch.clustered
    most = max(1, BATCH_ITEMS // launch.size)
    for size in (launch.shared_bytes, launch.private_bytes * launch.size):
        most = min(most, max(1, BATCH_BYTES // max(size, 1)))
    most = max(1, most // together) * together
    runs, lanes, issues = ([0] * len(program.blocks) for _ in range(3))
    try:
        with np.errstate(all="ignore"):
            for first in range(0, total, most):
                items = make_items(launch, first, min(most, total - first), program.slots, program.scalars)
                if program.prepare is not None:
                    program.prepare(items)
                statistics.batches += 1
                try:
                    Machine(program, items, budget, runs, lanes, issues).run()
                    _look(items)
                except Violation as violation:
                    _trap(program, items, violation, where)
    finally:
        launch.memory.end_launch()
    _count(program, statistics, runs, lanes, issues)
    return statistics


def _look(t: WorkItems) -> None:
    """Races among what was accessed last: a region that is only read has none."""
    t.shared_races.check_writes()
    for allocation in t.launch.memory.touched:
        if allocation.stored and allocation.races is not None and allocation.races.log:
            allocation.races.check()


def _count(program: Program, statistics: Statistics, runs: list[int], lanes: list[int], issues: list[int]) -> None:
    for block, times, items, subgroups in zip(program.blocks, runs, lanes, issues, strict=True):
        if not times:
            continue
        pcs = [pc for pc, _ in block.steps]
        if block.end != "next" and block.pc < len(program.code) and block.pc not in pcs:
            pcs.append(block.pc)
        for pc in pcs:
            kind = program.kinds[pc]
            statistics.steps[kind] += times
            statistics.items[kind] += items
            if statistics.traffic is not None:
                statistics.issued[kind] += subgroups


def _trap(program: Program, t: WorkItems, violation: Violation, where: str) -> NoReturn:
    pc = violation.pc if violation.pc >= 0 else t.pc
    at = program.code[pc] if pc < len(program.code) else None
    message, words = violation.message, t.launch.shape.terms
    if violation.item >= 0 and t.active:
        number = min(violation.item, t.active - 1)
        position = number if t.idx is None else int(t.idx[number])
        message += f"; {_who(t, position)}"
    line, text = (at.line, at.text) if at else (0, "")
    raise SimulatorTrap(
        message, simulator=words.simulator, kernel=program.name, line=line, counted=words.line, text=text, where=where
    ) from violation


def _who(t: WorkItems, position: int) -> str:
    """Work-group and work-item, as the kernel numbers them."""
    local, words = t.launch.local, t.launch.shape.terms
    number, linear = t.group[position] + t.first, int(t.linear[position])
    group = tuple([int(t.launch.position(number, axis)) for axis in range(3)])
    item = linear % local[0], linear // local[0] % local[1], linear // (local[0] * local[1])
    return f"{words.group} {group}, {words.item} {item}"
