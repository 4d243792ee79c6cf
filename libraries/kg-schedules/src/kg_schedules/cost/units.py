"""What a launch costs whose products matrix units make, by the same bounds
as all others (`cost.work_groups`)."""

from __future__ import annotations

from typing import NamedTuple

from kg.plugin.strategy import TensorCore

from kg_schedules.cost.launch import LINE, Bounds
from kg_schedules.cost.work_groups import ADDRESSES, ISSUE, STEP, Work

#: Bits of operands that the units of a processor multiply in a cycle: 1024 products of 16 bits (NVIDIA A100 Tensor Core GPU Architecture, table 1), twice as many where units read shared memory by themselves
#: (H100 Tensor Core GPU Architecture, table 2: 64 x 256 x 16 in 128 cycles).
MULTIPLIED, BY_THEMSELVES = 1024 * 16, 2
#: Bytes that one instruction of a subgroup reads of fragments in panels, four matrices of `ldmatrix`, and that one of a lane reads of those in other memory.
READ, WORD = 512, 4
#: Registers beside sums that all begin with where some give theirs to others later: what ptxas 13.0 compiles 64 x 64 x 16 with, and refuses less for (C7602).
AT_FIRST = 32


class UnitWork(NamedTuple):
    """A work-group: subgroups of the unit's lanes, rounds of the loop over panels;
    of one round steps of a subgroup and bytes that it reads of the panels, and bytes of the panels, and of the sectors that
    they come from; words of a lane for sums and operands; a lane's instructions of a round for what is computed between
    products; and further work-items that make its copies."""

    core: TensorCore
    groups: int
    subgroups: int
    rounds: int
    stages: int
    steps: int
    reads: float
    panels: int
    fetched: float
    registers: int
    between: float = 0.0
    producers: int = 0


def beside(work: Work, unit: UnitWork) -> int:
    """Work-groups that a processor has at once: those that it has room for, and that there are."""
    registers = unit.registers + (AT_FIRST if unit.producers else ADDRESSES)
    room = work.beside(_items(unit), registers, unit.panels * unit.stages)
    return min(max(1, room), -(-unit.groups // work.machine.processors))


def _items(unit: UnitWork) -> int:
    return unit.subgroups * unit.core.threads + unit.producers


def unit_cost(work: Work, unit: UnitWork) -> float:
    """Cycles."""
    machine, renderer, core = work.machine, work.renderer, unit.core
    columns, rows, depth = core.dims
    items = unit.subgroups * core.threads
    width = max(d.bits for d in core.dtype_in)
    rate = MULTIPLIED * (BY_THEMSELVES if core.asynchronous else 1)
    busy = unit.rounds * unit.subgroups * unit.steps * columns * rows * depth * width / rate
    read_by_lanes = 0.0 if any(core.shared_operands) else unit.reads / (READ if unit.panels else WORD * core.threads)
    copies = 0.0 if unit.producers else unit.panels / 16 / items
    copies *= 2.0 if renderer.shared_memory.copies and unit.stages > 1 else 4.0
    instructions = unit.rounds * (unit.steps + read_by_lanes + copies + unit.between + STEP) + 2 * unit.registers
    issued = unit.subgroups * instructions / machine.issued
    loaded = unit.rounds * (unit.subgroups * unit.reads + unit.panels) / (renderer.shared_memory.line or LINE)
    # a processor has as many units as it issues instructions in a cycle, each for the subgroups that it issues them of
    alone = busy * max(1.0, machine.issued * machine.subgroup / items)
    working = max(issued, loaded, alone, instructions * ISSUE)
    fetched = unit.rounds * (unit.fetched or unit.subgroups * unit.reads)
    waits = max((unit.rounds - 1) * machine.latency / unit.stages, fetched / machine.fetched)
    # what is prefetched arrives while the unit works on what was
    chain = (max(waits, working) if unit.stages > 1 else waits + working) + unit.rounds * machine.barrier
    chain += machine.latency + machine.near
    return work.bounded(
        Bounds(
            unit.groups,
            _items(unit),
            ADDRESSES + unit.registers,
            max(issued, busy),
            loaded,
            unit.groups * fetched,
            chain,
            unit.panels * unit.stages,
        )
    )
