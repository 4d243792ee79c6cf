"""Capabilities of an AMD GPU that all renderers of the package share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.plugin import (
    Caches,
    DType,
    Op,
    RegisterFile,
    Renderer,
    SharedMemory,
    Subgroups,
    UOp,
    Vectors,
    WorkGroups,
)
from kg.plugin.strategy import ScheduleError
from kg_schedules.passes import VECTORIZE_ACCESSES

from kg_amd.matrix_cores import MatrixCore, matrix_cores
from kg_amd.targets import AMDTarget

#: Work-items of a work-group; work-groups of a launch: a packet has 32 bits for the work-items along x, 16 for the groups along y and z.
GROUP: Final = 1024
GRID: Final = ((1 << 32) // GROUP - 1, 65535, 65535)
#: Bytes of a work-item's scratch memory that are left for what is spilled.
SPILLED: Final = 8 << 10


def describe(made: Renderer, gpu: AMDTarget) -> dict[str, MatrixCore]:
    """Sets the fields of a renderer for this architecture; its matrix units by name."""
    made.vectors = Vectors(memory=128)
    made.work_groups = WorkGroups(total=GROUP, local=(GROUP, GROUP, GROUP), grid=GRID, processors=gpu.units)
    made.subgroups = Subgroups(width=gpu.wave, reduce_group=True, reduce_row=True)
    made.shared_memory = SharedMemory(gpu.shared.bytes, line=4 * gpu.shared.banks, reads_across=False)
    made.registers = RegisterFile(scalar=gpu.registers.most)
    made.caches = Caches(gpu.caches, gpu.line)
    made.passes = (VECTORIZE_ACCESSES,)
    made.arch = gpu.name
    units = {unit.core.name: unit for unit in matrix_cores(gpu)}
    made.tensor_cores = tuple(unit.core for unit in units.values())
    return units


def is_packed(gpu: AMDTarget, op: Op, dtype: DType) -> bool:
    """Whether arithmetic on floats is one instruction for two of them."""
    single = dtype.bits == 32 and gpu.instructions.packed_float32 and op is not Op.NEG
    return dtype.is_float and (dtype.name == "float16" or single)


def check_scratch(uops: Sequence[UOp], gpu: AMDTarget) -> None:
    """Refuses a kernel whose work-items have more memory of their own than there is:
    LLVM would end the process."""
    own = sum(u.pointer.size * u.pointer.base.itemsize for u in uops if u.op is Op.DEFINE_SCRATCH)
    if own > gpu.scratch - SPILLED:
        name = uops[-1].kernel.name
        raise ScheduleError(
            f"{name}: a work-item has {own} bytes of memory of its own; {gpu.name} has room for {gpu.scratch - SPILLED}: STAGE less of it"
        )
