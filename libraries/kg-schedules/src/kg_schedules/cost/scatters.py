"""What ways to do a scatter cost where there are work-groups, in cycles of one processor:
updates one after another, in copies of the destinations, or sorted by their destination.

`kg_graph.kernels.parallel_scatters` asks. Rates and latencies are those of `cost.work_groups`, whose schedules these kernels get; what is counted here is what one work-item does of them.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil, log2
from typing import Literal

from kg.plugin.strategy import Renderer
from kg.records import dataclass

from kg_schedules.cost.group_machine import GroupMachine, group_machine
from kg_schedules.cost.work_groups import ISSUE, LAUNCH, SHARPNESS
from kg_schedules.work_item_loops import is_loops_of_a_cpu

#: Instructions of an update, which loads its position and its element, and loads and stores what it changes; of an element in one stage of a sorting network, and beside all stages of a kernel; of a step of a binary search.
#: The first is 15 to 18 in the PTX of such kernels (`plugins/kg-cuda/tests/sim/test_scatters.py`), the others are estimates.
UPDATE, COMPARED, MOVED, PROBE = 16.0, 2.0, 6.0, 8.0

Way = Literal["serial", "copies", "sorted"]


@dataclass(frozen=True, slots=True)
class Scattered:
    """Updates of so many elements to so many destinations, of which some go beside each other
    as the scatter stands. `is_open`: they may be combined in any order. `sizes`: bytes of an element, and of a word of a
    destination and an update's number."""

    updates: int
    destinations: int
    elements: int
    beside: int
    is_open: bool
    sizes: tuple[int, int]
    stages: int  #: of a network that one kernel makes


@dataclass(frozen=True, slots=True)
class Choice:
    """A way, and of "copies" how many."""

    way: Way
    cycles: float
    copies: int = 1


def cheapest(work: Scattered, renderer: Renderer) -> Choice:
    """The way that costs least.
    Without work-groups updates come one after another. Where a processor plays the GPU nothing is sorted, and copies are no
    more than its lanes: 16,384 updates of 16,384 elements take 0.6, 0.2 and 0.1 ms one after another and 7.6, 0.7 and 1.1
    sorted on lavapipe, llvmpipe by NIR and PoCL; a million in 1000 elements 17 ms one after another and 1.6 in 8 copies by NIR,
    1.1 and 3 on PoCL (calls of jitted `put_along_axis`, least of 15, Sapphire Rapids, two cores)."""
    if not renderer.has_local:
        return Choice("serial", 0.0)
    machine = group_machine(renderer)
    found = [Choice("serial", _serial(work, machine))]
    most = work.updates
    if machine.is_serial:
        most = 1 if is_loops_of_a_cpu(renderer) else max(1, renderer.subgroups.width)
        machine = replace(machine, subgroup=most)
    else:
        found.append(Choice("sorted", _sorted(work, machine)))
    copies = 2
    while work.is_open and copies <= most:
        found.append(Choice("copies", _copies(work, machine, copies), copies))
        copies *= 2
    return min(found, key=lambda choice: choice.cycles)


def _launch(machine: GroupMachine, items: float, instructions: float, moved: float, waited: float) -> float:
    """Cycles of a launch: each of these work-items issues so many instructions and waits so long; `moved`:
    bytes of all."""
    if machine.is_serial:
        alone = ceil(ceil(items / machine.subgroup) / machine.processors) * instructions
        return LAUNCH + machine.latency + alone + moved / machine.processors / machine.fetched
    subgroups = ceil(items / machine.subgroup) / machine.processors
    waves = max(1.0, subgroups * machine.subgroup / machine.resident)
    bounds = (
        subgroups * instructions / machine.issued,
        moved / machine.processors / machine.memory,
        waves * (instructions * ISSUE + waited + machine.latency),
    )
    return LAUNCH + sum(bound**SHARPNESS for bound in bounds) ** (1 / SHARPNESS)


def _updates(machine: GroupMachine, each: float, items: float, size: int) -> float:
    """Some updates after each other by each work-item; what one stores the next may load."""
    return _launch(machine, items, each * UPDATE, each * items * 4 * size, each * 2 * machine.near)


def _serial(work: Scattered, machine: GroupMachine) -> float:
    return _updates(machine, work.updates / work.beside, work.beside * work.elements, work.sizes[0])


def _copies(work: Scattered, machine: GroupMachine, copies: int) -> float:
    places, size = work.destinations * work.elements, work.sizes[0]
    cleared = _launch(machine, copies * places, MOVED, copies * places * size, 0.0)
    added = _updates(machine, ceil(work.updates / copies), copies * work.elements, size)
    each = -(-copies // machine.subgroup)  # a group's work-items share a sum
    waited = each * machine.near + log2(machine.subgroup) * machine.exchange
    combined = _launch(machine, places * machine.subgroup, each * COMPARED, copies * places * size, waited)
    return cleared + added + combined


def _sorted(work: Scattered, machine: GroupMachine) -> float:
    size, word = work.sizes
    levels = max(1, (work.updates - 1).bit_length())
    width = 1 << levels
    cycles = _launch(machine, width, MOVED, 2 * width * word, 0.0)
    for level in range(1, levels + 1):
        for first in range(0, level, work.stages):
            stages = min(work.stages, level - first)
            held = 1 << stages  # words of a work-item
            cycles += _launch(
                machine, width / held, held * (MOVED + COMPARED * stages / 2), 2 * width * word, held * machine.near
            )
    cycles += _launch(machine, work.destinations, levels * PROBE, width * word, levels * machine.near)
    each = work.updates / work.destinations
    waited = max(1.0, each) * 2 * machine.latency  # an update's number, and then its element, wherever that lies
    moved = work.updates * (word + 4 * size * work.elements)
    return cycles + _launch(machine, work.destinations * work.elements, max(1.0, each) * UPDATE, moved, waited)
