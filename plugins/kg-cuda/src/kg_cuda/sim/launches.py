"""Launches a kernel: what is asked for is checked, blocks run in batches, and a fault is told with kernel, line and thread."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NoReturn

import numpy as np

from kg_cuda.sim.errors import SimulatorTrap, Violation
from kg_cuda.sim.machine import Machine
from kg_cuda.sim.memory.allocations import Memory
from kg_cuda.sim.program import Program, build, initial
from kg_cuda.sim.text.syntax import Module
from kg_cuda.sim.threads import Shape, Threads, make_threads

#: Threads and bytes of shared or local memory that run at once.
BATCH_THREADS: Final = 1 << 15
BATCH_BYTES: Final = 1 << 25
#: Instructions that one batch may run, a group of threads counted as one.
BUDGET: Final = 1 << 24
MAX_THREADS: Final = 1024
MAX_SHARED: Final = 227 * 1024


@dataclass(slots=True)
class Statistics:
    """What a launch ran: instructions by opcode, counted once for each group of threads, and once for each thread."""

    groups: dict[str, int] = field(default_factory=dict[str, int])
    threads: dict[str, int] = field(default_factory=dict[str, int])
    batches: int = 0

    @property
    def instructions(self) -> int:
        return sum(self.groups.values())


def launch(
    module: Module, kernel: str, grid: tuple[int, int, int], block: tuple[int, int, int], params: bytes, memory: Memory, *,
    dynamic_shared: int = 0, checks: bool = True, where: str = "", budget: int = BUDGET,
) -> Statistics:  # fmt: skip
    """Runs a kernel to its end. SimulatorTrap names the kernel, the line, the thread and what is wrong."""
    program = build(module, kernel)
    shape = _shape(program, module, grid, block, params, memory, dynamic_shared, checks, where)
    statistics = Statistics()
    total = grid[0] * grid[1] * grid[2]
    most = max(1, BATCH_THREADS // shape.threads)
    for size in (shape.shared_bytes, shape.local_bytes * shape.threads):
        most = min(most, max(1, BATCH_BYTES // max(size, 1)))
    runs, lanes = [0] * len(program.blocks), [0] * len(program.blocks)
    try:
        with np.errstate(all="ignore"):
            for first in range(0, total, most):
                count = min(most, total - first)
                threads = make_threads(shape, first, count, program.slots)
                machine = Machine(program, threads, budget, runs, lanes)
                statistics.batches += 1
                try:
                    machine.run()
                    _look(threads)
                except Violation as violation:
                    _trap(program, threads, violation, where)
    finally:
        memory.end_launch()
    _count(program, statistics, runs, lanes)
    return statistics


def _look(t: Threads) -> None:
    """Races among what was accessed last: a region that is only read has none."""
    t.shared_races.settle()
    for allocation in t.shape.memory.touched:
        if allocation.stored and allocation.races is not None and allocation.races.log:
            allocation.races.look()


def _count(program: Program, statistics: Statistics, runs: list[int], lanes: list[int]) -> None:
    for block, times, threads in zip(program.blocks, runs, lanes, strict=True):
        if not times:
            continue
        pcs = [pc for pc, _ in block.steps]
        if block.end in ("bra", "brx", "exit", "trap") and block.pc < len(program.code) and block.pc not in pcs:
            pcs.append(block.pc)
        for pc in pcs:
            root = program.code[pc].opcode[0] if program.code else "exit"
            statistics.groups[root] = statistics.groups.get(root, 0) + times
            statistics.threads[root] = statistics.threads.get(root, 0) + threads


def _shape(
    program: Program, module: Module, grid: tuple[int, int, int], block: tuple[int, int, int], params: bytes, memory: Memory,
    dynamic_shared: int, checks: bool, where: str,
) -> Shape:  # fmt: skip
    function = module.kernels[program.name]
    threads = block[0] * block[1] * block[2]
    shared = program.static_shared + dynamic_shared

    def refuse(message: str) -> NoReturn:
        raise SimulatorTrap(message, kernel=program.name, where=where)

    if (
        min(*grid, *block) < 1
        or threads > MAX_THREADS
        or block[2] > 64
        or grid[1] > 65535
        or grid[2] > 65535
        or grid[0] >= 1 << 31
    ):
        refuse(
            f"a launch of grid {grid} and block {block} is not possible: 1 to {MAX_THREADS} threads in a block, 1 to 65535 blocks along y and z"
        )
    if function.reqntid is not None and block != function.reqntid:
        refuse(f"the kernel requires blocks of {function.reqntid}, and is launched with {block}")
    if function.maxntid is not None and threads > function.maxntid[0] * function.maxntid[1] * function.maxntid[2]:
        refuse(f"the kernel allows blocks of {function.maxntid} at most, and is launched with {block}")
    if shared > MAX_SHARED:
        refuse(f"{shared} bytes of shared memory are wanted, and a block has at most {MAX_SHARED}")
    if len(params) < program.parameter_bytes:
        refuse(f"the kernel takes {program.parameter_bytes} bytes of arguments, and {len(params)} are passed")
    arguments = np.frombuffer(params, np.uint8)
    return Shape(
        grid,
        block,
        arguments,
        memory,
        place(module, memory),
        shared,
        dynamic_shared,
        program.local_bytes,
        checks,
        np.zeros(grid[0] * grid[1] * grid[2], np.bool_) if program.fenced else None,
        program.proxied,
    )


def place(module: Module, memory: Memory) -> dict[str, int]:
    """Addresses of the module's variables, which a first launch puts into memory."""
    found = memory.modules.get(id(module))
    if found is not None:
        return found[1]
    addresses: dict[str, int] = {}
    kept = module.placed
    for variable in kept:
        addresses[variable.name] = memory.alloc(variable.size, max(variable.align, 256))
    for variable in kept:
        address = addresses[variable.name]
        if variable.size:
            memory.view(address, variable.size)[:] = initial(variable, addresses.__getitem__)
            memory.mark_written(address, variable.size)
        allocation = memory.find(address, variable.size)
        if allocation is not None:
            allocation.readonly = variable.space == "const"
    memory.modules[id(module)] = module, addresses
    return addresses


def _trap(program: Program, t: Threads, violation: Violation, where: str) -> NoReturn:
    pc = violation.pc if violation.pc >= 0 else t.pc
    at = program.code[pc] if pc < len(program.code) else None
    message = violation.message
    if violation.thread >= 0 and t.active:
        number = min(violation.thread, t.active - 1)
        position = number if t.idx is None else int(t.idx[number])
        message += f"; {_who(t, position)}"
    raise SimulatorTrap(
        message, kernel=program.name, line=at.line if at else 0, text=at.text if at else "", where=where
    ) from violation


def _who(t: Threads, position: int) -> str:
    """Block and thread, as the kernel numbers them."""
    grid, block = t.shape.grid, t.shape.block
    number, linear = int(t.block[position]) + t.first, int(t.linear[position])
    ctaid = number % grid[0], number // grid[0] % grid[1], number // (grid[0] * grid[1])
    tid = linear % block[0], linear // block[0] % block[1], linear // (block[0] * block[1])
    return f"block {ctaid}, thread {tid}"
