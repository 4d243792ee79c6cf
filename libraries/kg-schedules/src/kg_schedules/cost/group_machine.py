"""One of the processors that take work-groups, as the model of `cost.work_groups` sees it."""

from __future__ import annotations

from kg.plugin.strategy import Renderer
from kg.records import dataclass

#: Fields of `RegisterFile` that are 0: registers of 32 bits that any GPU gives a work-item, and vectors where a processor plays one. Processors where nobody says how many there are: so many keep most GPUs busy.
REGISTERS, VECTORS, PROCESSORS = 128, 32, 32


@dataclass(frozen=True, slots=True)
class GroupMachine:
    """One of the processors that take work-groups; rates are per cycle.
    The defaults are those of GPUs: the throughput table of the CUDA C++ Programming Guide for capability 8.0 and 9.0 (four
    instructions of warps, a line of 128 bytes loaded), bytes from the second cache and from memory of an A100 and an H100 over
    their multiprocessors and clocks; latencies of Volta to Hopper as Jia et al. and Luo et al. measured them with
    microbenchmarks."""

    processors: int
    registers: int  #: that a work-item may have: words, or vectors of a processor
    subgroup: int = 32  #: work-items whose instructions are issued together
    issued: float = 4.0
    loads: float = 1.0  #: lines
    fetched: float = 32.0  #: bytes from the cache of all processors
    memory: float = 14.0  #: bytes
    latency: float = 1000.0  #: cycles of a load from memory that others ask, too: 3.35 TB/s are kept busy by 26 KiB on each of 132 multiprocessors (`tests/tensor_cores/test_static_facts.py` of kg-cuda)
    near: float = 35.0  #: cycles of a load that the nearest cache or shared memory has
    exchange: float = 25.0  #: cycles of a step in which a subgroup's work-items exchange what they hold
    barrier: float = 40.0  #: cycles
    resident: int = 2048  #: work-items of all groups at a time
    file: int = 1 << 16  #: registers of all of them
    is_serial: bool = False  #: work-items are loops of a processor: nothing overlaps, and vectors count as one


def group_machine(renderer: Renderer) -> GroupMachine:
    """From the records.
    Where shared memory is no quicker than other, a processor plays the GPU. On llvmpipe with AVX2 products of 512 x 512 x 512
    by tiles of 16 rows and 4 vectors take 69 ms, of 16 by 2 and 8 by 4 97, of 8 by 2 125: 34 multiplications of vectors a load,
    whatever it loads. Softmax of 4096 x 1024 takes 43 ms by 32 work-items with 32 elements each and 49 by 64 with 16, which
    gives what a group's reductions cost."""
    words = renderer.registers.scalar or 4 * renderer.registers.vector or REGISTERS
    processors = renderer.work_groups.processors if renderer.work_groups.processors > 1 else PROCESSORS
    if renderer.shared_memory.slow:
        return GroupMachine(
            renderer.work_groups.processors,
            renderer.registers.vector or VECTORS,
            1,
            loads=1 / 34,
            fetched=1.0,
            barrier=120.0,
            latency=800.0,
            is_serial=True,
        )
    return GroupMachine(processors, words)
