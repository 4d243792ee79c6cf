"""Launches a kernel of a module: what is asked for is checked, its variables are placed,
and the engine runs it."""

from __future__ import annotations

from random import Random
from typing import Final, NoReturn

import kg_sim
import numpy as np
from kg_sim import Launch, Shape, SimulatorTrap, Statistics

from kg_cuda.sim.hopper.registers import SYMBOL
from kg_cuda.sim.memory import SIMULATOR, TERMS, Memory
from kg_cuda.sim.program import Kernel, build, initial
from kg_cuda.sim.text.syntax import Module
from kg_cuda.sim.traffic import meter, note

#: Instructions that one batch may run, a group of threads counted as one.
BUDGET: Final = kg_sim.BUDGET
MAX_THREADS: Final = 1024
MAX_SHARED: Final = 227 * 1024
WARP: Final = 32
BARRIERS: Final = 16
#: Blocks of a cluster, on all devices that have clusters.
MAX_CLUSTER: Final = 8


def launch(
    module: Module, kernel: str, grid: tuple[int, int, int], block: tuple[int, int, int], params: bytes, memory: Memory, *,
    dynamic_shared: int = 0, checks: bool = True, where: str = "", budget: int = BUDGET, order: Random | None = None,
) -> Statistics:  # fmt: skip
    """Runs a kernel to its end, warps ahead of each other as `order` draws them.
    SimulatorTrap names the kernel, the line, the thread and what is wrong."""
    program = build(module, kernel)
    _check(program, module, grid, block, params, dynamic_shared, where)
    threads = block[0] * block[1] * block[2]
    asked = Launch(
        grid, block, Shape(threads, WARP, BARRIERS, terms=TERMS), memory, np.frombuffer(params, np.uint8),
        program.static_shared + dynamic_shared, program.local_bytes, checks,
        {**place(module, memory), "%dynamic_smem_size": dynamic_shared, SYMBOL: program.registers},
        np.zeros(grid[0] * grid[1] * grid[2], np.bool_) if program.fenced else None,
        meter(), order, module.kernels[kernel].cluster,
    )  # fmt: skip
    found = kg_sim.run(program.program, asked, where=where, budget=budget)
    note(kernel, grid, block, found)
    return found


def _check(
    program: Kernel, module: Module, grid: tuple[int, int, int], block: tuple[int, int, int], params: bytes, dynamic_shared: int,
    where: str,
) -> None:  # fmt: skip
    name = program.program.name
    function = module.kernels[name]
    threads = block[0] * block[1] * block[2]
    shared = program.static_shared + dynamic_shared

    def refuse(message: str) -> NoReturn:
        raise SimulatorTrap(message, simulator=SIMULATOR, kernel=name, where=where)

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
    cluster = function.cluster
    if cluster[0] * cluster[1] * cluster[2] > MAX_CLUSTER:
        refuse(f"the kernel's clusters are of {cluster} blocks, and a cluster has at most {MAX_CLUSTER}")
    if any(count % own for count, own in zip(grid, cluster, strict=True)):
        refuse(f"the kernel's clusters are of {cluster} blocks, and a grid of {grid} is no whole number of them")
    if shared > MAX_SHARED:
        refuse(f"{shared} bytes of shared memory are wanted, and a block has at most {MAX_SHARED}")
    if len(params) < program.parameter_bytes:
        refuse(f"the kernel takes {program.parameter_bytes} bytes of arguments, and {len(params)} are passed")


def place(module: Module, memory: Memory) -> dict[str, int]:
    """Addresses of the module's variables, which a first launch puts into memory."""
    with memory.lock:
        found = memory.modules.get(id(module))
        if found is None:
            found = memory.modules[id(module)] = module, _placed(module, memory)
    return found[1]


def _placed(module: Module, memory: Memory) -> dict[str, int]:
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
    return addresses
